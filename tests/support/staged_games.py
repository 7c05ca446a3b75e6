"""Games played in the test's own process to a chosen moment, then written into a server's database.

The same seed always gives the same game.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random

from rubicon import games
from rubicon.core.game import SPECTATOR, Decision
from rubicon.server.seating.tokens import new_token
from rubicon.store.store import Store, token_hash
from rubicon.table.changes import Change, RecordLine, StoredTable
from rubicon.table.clock import parse_clock
from rubicon.table.seats import Seat, person
from rubicon.table.table import Table
from tests.support.server_process import CreatedGame, Server

#: Whether a game has reached the moment that a test wants.
Moment = Callable[["StagedGame"], bool]


def deciding(kind: str, side: int | None = None) -> Moment:
    """True when a side (or only `side`) has a decision of this kind to make."""
    return lambda staged: any(
        found.kind == kind and side in (None, at) for at, found in staged.decisions.items()
    )


def offered(verb: str) -> Moment:
    """True when a side has an action with this verb."""
    return lambda staged: any(
        text.split()[0] == verb for side in staged.decisions for text in staged.choices(side)
    )


def at_turn(**least: int) -> Moment:
    """True when public counters, such as `year=708` or `turn=13`, have at least these values."""

    def reached(staged: StagedGame) -> bool:
        seen = staged.table.view(SPECTATOR)
        assert seen is not None
        return all(seen[name] >= value for name, value in least.items())

    return reached


def over(staged: StagedGame) -> bool:
    """True when the game has ended."""
    return not staged.decisions


def near_the_end(left: int, whole: StagedGame) -> Moment:
    """True when this many actions are left. `whole` is the same game, which is played to its end for that."""
    actions = whole.until(over).actions
    return lambda staged: staged.actions == actions - left


class StagedGame:
    """A game between two people, played at random but always in the same way for a seed."""

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
        #: Actions taken so far.
        self.actions = 0

    @property
    def decisions(self) -> dict[int, Decision]:
        """The decision of each side that has one now."""
        found = ((side, self.table.decision(side)) for side in self.table.deciders)
        return {side: decision for side, decision in found if decision is not None}

    def choices(self, side: int) -> list[str]:
        """The legal actions of a side, as texts."""
        return [self.table.game.text(action) for action in self.decisions[side].actions]

    @property
    def decider(self) -> str:
        """The name of the side that decides now; of the first one, if several do."""
        return self.table.game.sides[min(self.decisions)]

    def act(self, side: int, action: str) -> None:
        """Take an action for a side."""
        self._last = self.table.act(side, self.table.seq(side), action, f"key-{len(self._lines)}", 0.0)
        self._lines += self._last.lines
        self.actions += 1

    def until(self, reached: Moment, max_actions: int = 6000) -> StagedGame:
        """Play at random until `reached(self)` is true."""
        for _ in range(max_actions):
            if reached(self):
                return self
            assert self.decisions, "the game ended before the moment was reached"
            side = min(self.decisions)
            self.act(side, self.rng.choice(self.choices(side)))
        raise AssertionError(f"the moment was not reached within {max_actions} actions")

    def renamed(self) -> StagedGame:
        """The same game, to be put on a server a second time, as another one."""
        self.table.id = secrets.token_hex(8)
        self._opened = replace(self._opened, game=self.table.id)
        return self

    @property
    def stored(self) -> StoredTable:
        """What a store would give back."""
        table = self.table
        return StoredTable(
            table.id, table.setup, table.status, 0.0, dict(table.seats), list(self._lines), [], {}
        )

    def put_on(self, server: Server) -> CreatedGame:
        """Write the game as it stands into the server's database. Returns the tokens of its seats."""
        sides = self.table.game.sides
        tokens = {viewer: new_token() for viewer in (*range(len(sides)), SPECTATOR)}
        change = replace(
            self._opened,
            status=self._last.status,
            deciding=self._last.deciding,
            turns=self._last.turns,
            ending=self._last.ending,
            lines=self._lines,
            tokens=tuple((token_hash(token), viewer) for viewer, token in tokens.items()),
        )
        with Store.open(str(server.home / "rubicon.sqlite")) as store:
            assert store.commit([change]) == [None]
        names = {viewer: None if viewer == SPECTATOR else sides[viewer] for viewer in tokens}
        return CreatedGame(self.table.id, {names[viewer]: token for viewer, token in tokens.items()}, [])
