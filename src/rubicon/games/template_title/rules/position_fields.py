"""The fields of a position. Made from `fields.py` by `make fields`: do not edit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.flow import NOT_BEGUN, FlowState
from rubicon.games.template_title.rules.components import FAVOURS, HILLS, NO_CARD, NOBODY, SIDES

#: The fields in the order of `Fields.field_values`.
FIELD_NAMES = (
    "mover",
    "reveals",
    "round",
    "hill",
    "favours",
    "chosen",
    "dice",
    "owners",
    "hands",
    "played",
)


@mypyc_attr(acyclic=True)
class Fields(FlowState):
    """What a position holds, how it is copied and saved, and what everybody may know of it."""

    __slots__ = ("chosen", "dice", "favours", "hands", "hill", "owners", "played", "round", "rounds")

    rounds: int

    round: int
    hill: int  # 2.1: the hill of this round
    favours: list[int]  # by side
    chosen: list[int]  # by side: the card of this round
    dice: list[int]  # by side: the last roll, 0 before the roll
    owners: list[int]  # by hill
    hands: list[list[int]]  # by side, sorted; a chosen card stays until both are shown
    played: list[list[int]]  # by side, in the order of play

    def __init__(self, rounds: int, source: Fields | None = None) -> None:
        """A blank position; or, quickly, a copy of `source`, without a log."""
        self.rounds = rounds
        self.log = None
        if source is not None:
            self._decision = source._decision
            self.phase = source.phase
            self.mover = source.mover
            self.reveals = source.reveals
            self.below = source.below
            self.round = source.round
            self.hill = source.hill
            self.favours = source.favours
            self.chosen = source.chosen
            self.dice = source.dice
            self.owners = source.owners
            self.hands = source.hands
            self.played = source.played
            return
        self._decision = None
        self.phase = NOT_BEGUN
        self.mover = 0
        self.reveals = 0
        self.below = None
        self.round = 0
        self.hill = 0
        self.favours = [FAVOURS, FAVOURS]
        self.chosen = [NO_CARD, NO_CARD]
        self.dice = [0, 0]
        self.owners = [NOBODY] * len(HILLS)
        self.hands = [[], []]
        self.played = [[], []]

    def save(self) -> dict[str, Any]:
        return {
            "rounds": self.rounds,
            "phase": self.phase.number,
            "mover": self.mover,
            "reveals": self.reveals,
            "round": self.round,
            "hill": self.hill,
            "favours": list(self.favours),
            "chosen": list(self.chosen),
            "dice": list(self.dice),
            "owners": list(self.owners),
            "hands": [list(cards) for cards in self.hands],
            "played": [list(cards) for cards in self.played],
        }

    def load(self, saved: Mapping[str, Any]) -> None:
        """Take over every field from what `save` wrote."""
        self.phase = self.phases()[int(saved["phase"])]
        self.mover = int(saved["mover"])
        self.reveals = int(saved["reveals"])
        self.round = int(saved["round"])
        self.hill = int(saved["hill"])
        self.favours = [int(value) for value in saved["favours"]]
        self.chosen = [int(value) for value in saved["chosen"]]
        self.dice = [int(value) for value in saved["dice"]]
        self.owners = [int(value) for value in saved["owners"]]
        self.hands = [list(cards) for cards in saved["hands"]]
        self.played = [list(cards) for cards in saved["played"]]

    def public(self) -> dict[str, Any]:
        """The fields that everybody may know, as a view shows them."""
        return {
            "phase": self.phase.name,
            "round": self.round,
            "hill": HILLS[self.hill],
            "favours": list(self.favours),
            "dice": list(self.dice),
            "owners": [None if owner == NOBODY else SIDES[owner] for owner in self.owners],
            "played": [list(cards) for cards in self.played],
        }

    def read_public(self, view: Mapping[str, Any]) -> None:
        """Take over from a view the fields that `public` showed."""
        self.phase = self.phase_named(view["phase"])
        self.round = view["round"]
        self.hill = HILLS.index(view["hill"])
        self.favours = list(view["favours"])
        self.dice = list(view["dice"])
        self.owners = [NOBODY if name is None else SIDES.index(name) for name in view["owners"]]
        self.played = [list(cards) for cards in view["played"]]

    def field_values(self) -> list[Any]:
        """The values of all fields but phases and frames, as they are, hidden or not."""
        return [
            self.mover,
            self.reveals,
            self.round,
            self.hill,
            self.favours,
            self.chosen,
            self.dice,
            self.owners,
            self.hands,
            self.played,
        ]
