"""The position, and what the rules ask of it."""

from __future__ import annotations

from typing import Any

from rubicon.games.template_title.rules.components import CARDS, HILL_VALUES, NOBODY
from rubicon.games.template_title.rules.position_fields import Fields


class Position(Fields):
    """Everything that is true at one moment. `state.GameState` adds the rules."""

    __slots__ = ()

    def check(self) -> None:
        cards = self.hands[0] + self.hands[1] + self.played[0] + self.played[1]
        assert len(cards) == len(set(cards)), "a card is in two places"
        assert set(cards) <= set(CARDS), "a card that does not exist"
        assert min(self.favours) >= 0, "favours out of nothing"

    def note(self, *event: Any) -> None:
        """Write an event to the log if somebody listens."""
        if self.log is not None:
            self.log.append(event)

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

    def hills_left(self) -> list[int]:
        """2.1: the hills that were not contested yet."""
        return [hill for hill, owner in enumerate(self.owners) if owner == NOBODY]
