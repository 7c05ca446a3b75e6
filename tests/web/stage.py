"""Games that are played here, always alike for a seed, and put on a server's table at a wanted moment."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from rubicon import games
from rubicon.core.game import SPECTATOR, Decision
from rubicon.server.security import new_token
from rubicon.store.store import Store, token_hash
from rubicon.table.change import Change, Line
from rubicon.table.clock import read
from rubicon.table.seats import Seat, person
from rubicon.table.table import Table
from tests.server.harness import Opened, Server

#: Tells from the decisions of the sides whether this is the moment.
Moment = Callable[[Mapping[int, Decision]], bool]


def deciding(kind: str, side: int | None = None, prompt: str = "") -> Moment:
    """When somebody (or just `side`) has such a decision to make, with these words in its prompt."""

    def so(decisions: Mapping[int, Decision]) -> bool:
        return any(
            found.kind == kind and side in (None, at) and prompt in found.prompt
            for at, found in decisions.items()
        )

    return so


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
            read("none"),
            seed.to_bytes(32, "big"),
            0.0,
        )
        self._last: Change = self._opened
        self._lines: list[Line] = list(self._opened.lines)

    @property
    def decisions(self) -> dict[int, Decision]:
        """What each side has to decide now."""
        found = ((side, self.table.decision(side)) for side in self.table.deciders)
        return {side: decision for side, decision in found if decision is not None}

    def act(self, side: int, action: str) -> None:
        """Let a side do something."""
        self._last = self.table.act(side, self.table.seq(side), action, f"key-{len(self._lines)}", 0.0)
        self._lines += self._last.lines

    def until(self, so: Moment, most: int = 6000) -> Stage:
        """Play on to the first such moment."""
        for _ in range(most):
            decisions = self.decisions
            if so(decisions):
                return self
            assert decisions, "the game ended before that"
            side = min(decisions)
            self.act(side, self.table.game.text(self.rng.choice(decisions[side].actions)))
        raise AssertionError(f"it did not come to that within {most} actions")

    def put(self, server: Server) -> Opened:
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
        return Opened(self.table.id, {names[viewer]: token for viewer, token in tokens.items()}, [])
