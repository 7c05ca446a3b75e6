"""Games that are played here, the same for the same seed, and put on a server's table at a chosen moment."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from rubicon import games
from rubicon.core.game import SPECTATOR, Decision
from rubicon.server.seating.tokens import new_token
from rubicon.store.store import Store, token_hash
from rubicon.table.changes import Change, RecordLine
from rubicon.table.clock import parse_clock
from rubicon.table.seats import Seat, person
from rubicon.table.table import Table
from tests.support.server_process import CreatedGame, Server

#: Whether a game has come to the moment that a test wants.
Moment = Callable[["Stage"], bool]


def deciding(kind: str, side: int | None = None) -> Moment:
    """When somebody (or just `side`) has such a decision to make."""
    return lambda stage: any(
        found.kind == kind and side in (None, at) for at, found in stage.decisions.items()
    )


def offered(verb: str) -> Moment:
    """When somebody may do such a thing."""
    return lambda stage: any(
        text.split()[0] == verb for side in stage.decisions for text in stage.choices(side)
    )


def at_turn(**least: int) -> Moment:
    """When the counters that everybody sees, such as `year=708` or `turn=13`, have come so far."""

    def reached(stage: Stage) -> bool:
        seen = stage.table.view(SPECTATOR)
        return all(seen[name] >= value for name, value in least.items())

    return reached


def over(stage: Stage) -> bool:
    """When the game has ended."""
    return not stage.decisions


class Stage:
    """A game between two people, played at random but always the same way."""

    def __init__(
        self,
        seed: int,
        title: str = "julius-caesar",
        options: Mapping[str, str] | None = None,
        seats: Sequence[Seat] = (person("Anna"), person("Bruno")),
    ) -> None:
        self.rng = Random(seed)
        self.table, self._opened = Table.open(
            secrets.token_hex(8),
            games.game(title),
            options or {},
            seats,
            parse_clock("none"),
            seed.to_bytes(32, "big"),
            0.0,
        )
        self._last: Change = self._opened
        self._lines: list[RecordLine] = list(self._opened.lines)

    @property
    def decisions(self) -> dict[int, Decision]:
        """What each side has to decide now."""
        found = ((side, self.table.decision(side)) for side in self.table.deciders)
        return {side: decision for side, decision in found if decision is not None}

    def choices(self, side: int) -> list[str]:
        """What a side may do now."""
        return [self.table.game.text(action) for action in self.decisions[side].actions]

    @property
    def decider(self) -> str:
        """The name of the side that decides, or of the first that does."""
        return self.table.game.sides[min(self.decisions)]

    def act(self, side: int, action: str) -> None:
        """Let a side do something."""
        self._last = self.table.act(side, self.table.seq(side), action, f"key-{len(self._lines)}", 0.0)
        self._lines += self._last.lines

    def until(self, so: Moment, most: int = 6000) -> Stage:
        """Play on to the first moment for which `so` holds."""
        for _ in range(most):
            if so(self):
                return self
            assert self.decisions, "the game ended before that"
            side = min(self.decisions)
            self.act(side, self.rng.choice(self.choices(side)))
        raise AssertionError(f"it did not come to that within {most} actions")

    def put(self, server: Server) -> CreatedGame:
        """Put the game on the server's table as it stands; returns the keys to its seats."""
        sides = self.table.game.sides
        tokens = {viewer: new_token() for viewer in (*range(len(sides)), SPECTATOR)}
        change = replace(
            self._opened,
            status=self._last.status,
            deciding=self._last.deciding,
            ending=self._last.ending,
            lines=self._lines,
            tokens=tuple((token_hash(token), viewer) for viewer, token in tokens.items()),
        )
        with Store.open(str(server.home / "rubicon.sqlite")) as store:
            assert store.commit([change]) == [None]
        names = {viewer: None if viewer == SPECTATOR else sides[viewer] for viewer in tokens}
        return CreatedGame(self.table.id, {names[viewer]: token for viewer, token in tokens.items()}, [])
