"""15.4: the Supply Phase at the end of a card play."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import join, members
from rubicon.games.rome_vs_gaul.rules import supply
from rubicon.games.rome_vs_gaul.rules.armies import losses
from rubicon.games.rome_vs_gaul.rules.pack import CUS, GAUL, HIRED, HOLDING, ROME
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import TARGET

#: 15.4.2: a stack with fewer steps never loses one.
ATTRITION_STEPS: Final = 3


def out_of_supply(s: Position, side: int) -> int:
    """15.4.1: the spaces in which a side's CUs are out of supply, all judged at once.

    Card 38 marks a space for the next Roman Supply Phase, whoever stands there then.
    """
    if side == ROME:
        low, high = supply.unsupplied_halves(s, ROME, s.roman_at_low, s.roman_at_high)
        return join(low, high) | (s.starving & s.roman_at) if s.starving else join(low, high)
    low, high = supply.unsupplied_halves(s, GAUL, s.gallic_at_low, s.gallic_at_high)
    return join(low, high)


def begin_supply(s: Position, dice: Dice) -> None:
    """15.4: Mercenaries out of supply are removed, then each stack of three or more steps loses one. A phase
    is called; when it ends, the caller goes on in `resume`."""
    side = s.active
    hungry = out_of_supply(s, side)
    if side == ROME:
        s.starving = 0
    s.call(SUPPLY, side)
    hired = 0
    s.hungry = 0
    for space in members(hungry):
        stack = s.here[space] & CUS[side]
        hired |= stack & HIRED
        if s.steps_of(stack & ~HIRED) >= ATTRITION_STEPS:
            s.hungry |= 1 << space
    if hired:
        for piece in members(hired):
            s.note("unsupplied", piece)
        losses.remove(s, hired, HOLDING)
    SUPPLY.go_on(s, dice)


class SupplyPhase(Phase[Position]):
    """15.4.2: which stack out of supply loses a step next; its owner chooses the CU."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(side, self.name, members(s.hungry, TARGET), ())

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        space = action - TARGET
        s.hungry &= ~(1 << space)
        s.note("attrition", side, space)
        if not losses.choose(s, side, s.here[space] & CUS[side], 1):
            self.go_on(s, dice)

    def resume(self, s: Position, ended: Phase[Position], dice: Dice) -> None:
        self.go_on(s, dice)

    def go_on(self, s: Position, dice: Dice) -> None:
        """Settle what followed from a loss; ask for the next stack, or end."""
        if losses.settle(s, dice):
            return
        if s.hungry:
            for space in members(s.hungry):  # consequences may have changed a stack
                if not s.here[space] & CUS[s.mover]:
                    s.hungry &= ~(1 << space)
        if not s.hungry:
            s.end(dice)


SUPPLY: Final = SupplyPhase("supply", 18, "15.4", verbs=("target",))
