"""7.5.4: the windows for Surprise cards: before a reaction roll, in a battle, before and after a siege roll.

The active player speaks first, then the other, until both pass in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.games.kit.windows import IN_TURN, Window
from rubicon.games.rome_vs_gaul.rules.pack import SIDES
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.turn import cards
from rubicon.games.rome_vs_gaul.rules.verbs import PASS, SURPRISE_WITH
from rubicon.games.rome_vs_gaul.rules.vocabulary import REACTION_MOD, Effect


class SurpriseWindow(Window[Position]):
    """A window for the Surprise cards with one operation. Its first argument is the side that the roll is
    for, or -1.
    """

    def __init__(self, name: str, number: int, rule: str, op: int) -> None:
        super().__init__(name, number, rule, PASS, IN_TURN, verbs=("surprise", "pass"))
        self.op: int = op

    def is_usable(self, s: Position, side: int, card: int) -> bool:
        """Whether a side could use this card here, by what everybody sees."""
        return True

    def use(self, s: Position, side: int, effect: Effect) -> None:
        """The effect of a card that was played."""
        raise NotImplementedError

    def might_answer(self, s: Position, side: int) -> bool:
        if not cards.might_hold_surprise(s, side, self.op):
            return False
        unseen = cards.cards_with(s, cards.WHOLE_DECK & ~s.discards, side, self.op)
        return bool([card for card in unseen if self.is_usable(s, side, card)])

    def answers(self, s: Position, side: int) -> list[int]:
        found = cards.surprises_for(s, side, self.op)
        return [SURPRISE_WITH + card for card in found if self.is_usable(s, side, card)]

    def apply_answer(self, s: Position, side: int, action: int, dice: Dice) -> None:
        card = action - SURPRISE_WITH
        cards.play_surprise(s, side, card, dice)
        for effect in s.pack.effects[card]:
            if effect.op == self.op:
                self.use(s, side, effect)

    def facts(self, s: Position, side: int) -> Sequence[Any]:
        return ("side", SIDES[side])


class Scouts(SurpriseWindow):
    """12.3: an Interception or Avoid Battle is declared: Surprise cards change its roll."""

    def use(self, s: Position, side: int, effect: Effect) -> None:
        s.modifier += effect.value if side == s.argument(0) else -effect.value

    def facts(self, s: Position, side: int) -> Sequence[Any]:
        return ("side", SIDES[s.argument(0)], "modifier", s.modifier)


SCOUTS: Final = Scouts("scouts", 46, "7.5.4", REACTION_MOD)


def open_scouts(s: Position, roller: int) -> bool:
    """Before the dice of an Interception or Avoid Battle of `roller`. False if nobody can answer."""
    s.modifier = 0
    return SCOUTS.open(s, s.active, (roller,))
