"""The position: plain integers and short lists, because search copies it very often."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.game import State
from rubicon.games.template_title.rules.components import CARDS, FAVOURS, HILL_VALUES, HILLS

# The phases. They are indexes into `sequence.PHASES`, apart from OVER.
CHOICE: Final = 0
FAVOUR: Final = 1
OVER: Final = 2

#: In `chosen`: no card yet. In `owners`: nobody has the hill.
NO_CARD: Final = 0
NOBODY: Final = -1

#: Fields with one number, and fields with a number (or a list of them) for each side or hill.
NUMBERS: Final = ("rounds", "round", "phase", "hill", "reveals")
LISTS: Final = ("favours", "chosen", "dice", "owners")
HANDS: Final = ("hands", "played")


class Position(State):
    """Everything that is true at one moment. `state.GameState` adds the rules."""

    __slots__ = (*NUMBERS, *LISTS, *HANDS)

    rounds: int  # 3.2: hills to contest in this game
    round: int
    phase: int
    hill: int  # 2.1: the hill of this round
    reveals: int  # grows whenever hidden information is shown
    favours: list[int]  # by side
    chosen: list[int]  # by side: the card of this round
    dice: list[int]  # by side: the last roll of this round, 0 before the roll
    owners: list[int]  # by hill
    hands: list[list[int]]  # by side, sorted; a chosen card stays here until both are shown
    played: list[list[int]]  # by side, in the order of play

    def __init__(self, rounds: int) -> None:
        self.log = None
        self.rounds = rounds
        self.round = 0
        self.phase = CHOICE
        self.hill = 0
        self.reveals = 0
        self.favours = [FAVOURS, FAVOURS]
        self.chosen = [NO_CARD, NO_CARD]
        self.dice = [0, 0]
        self.owners = [NOBODY] * len(HILLS)
        self.hands = [[], []]
        self.played = [[], []]

    def save(self) -> dict[str, Any]:
        saved: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        saved.update({name: list(getattr(self, name)) for name in LISTS})
        saved.update({name: [list(cards) for cards in getattr(self, name)] for name in HANDS})
        return saved

    def barrier(self) -> int:
        return self.reveals

    def check(self) -> None:
        cards = self.hands[0] + self.hands[1] + self.played[0] + self.played[1]
        assert len(cards) == len(set(cards)), "a card is in two places"
        assert set(cards) <= set(CARDS), "a card that does not exist"
        assert min(self.favours) >= 0, "favours out of nothing"
        assert sum(owner != NOBODY for owner in self.owners) == len(self.played[0]) - (self.phase == FAVOUR)

    def note(self, *event: Any) -> None:
        """Write an event to the log if somebody listens."""
        if self.log is not None:
            self.log.append(event)

    # ------------------------------------------------------------------ what the rules ask

    def points(self, side: int) -> int:
        """1.1: the value of the hills of a side."""
        return sum(value for value, owner in zip(HILL_VALUES, self.owners, strict=True) if owner == side)

    def total(self, side: int) -> int:
        """2.3: card and die of a side in this round."""
        return self.played[side][-1] + self.dice[side]

    def leader(self) -> int:
        """2.3: the side with the higher total; if the totals are equal, the side with the lower card."""
        caesar, pompey = self.total(0), self.total(1)
        if caesar != pompey:
            return int(pompey > caesar)
        return int(self.played[1][-1] < self.played[0][-1])
