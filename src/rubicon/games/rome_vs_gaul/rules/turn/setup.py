"""3: setting up the game. The pack has where everything begins; Rome has two choices."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules.pack import CAESAR, DRAWN, LEGATES, LEGIONS, POOL, ROME
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.turn.cards import WHOLE_DECK
from rubicon.games.rome_vs_gaul.rules.verbs import ARMY, LEGATE, about, piece_in, space_in

#: 3.1, 5.4.1: Legates a turn.
LEGATES_PER_TURN: Final = 2


def begin_game(s: Position) -> None:
    """3.2.2, 3.2.4, 3.4, 3.5: everything stands as the pack has it.

    Rome chooses the Town of Caesar's army.
    """
    s.derive()
    s.deck = WHOLE_DECK
    s.mover = s.active = ROME
    s.note("setup")
    s.goto(ARMY_SETUP)


def draw_legates(s: Position, count: int, dice: Dice) -> None:
    """3.1, 5.4.1: Legates are drawn from the cup, and everybody sees which."""
    pool = members(s.in_box(LEGATES, POOL))
    for index in dice.draw(len(pool), min(count, len(pool))):
        s.put(pool[index], DRAWN)
        s.note("legate-drawn", pool[index])
    s.reveal()


class ArmySetup(Phase[Position]):
    """3.1: Caesar and six Legions begin in any one Town of the Aedui. Then two Legates are drawn."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(side, self.name, members(s.pack.start_towns, ARMY), ())

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        space = action - ARMY
        s.put_all(s.in_box(LEGIONS | 1 << CAESAR, DRAWN), space)
        s.note("army", space)
        draw_legates(s, LEGATES_PER_TURN, dice)
        s.goto(LEGATE_SETUP)


class LegateSetup(Phase[Position]):
    """3.1: of the two Legates one goes to Caesar and one to Vienne."""

    def decide(self, s: Position, side: int) -> Decision:
        actions: list[int] = []
        for space in (s.where[CAESAR], s.pack.vienne):
            if not s.here[space] & LEGATES:
                actions += [about(LEGATE, legate, space) for legate in members(s.in_box(LEGATES, DRAWN))]
        return Decision(side, self.name, actions, ())

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        legate = piece_in(LEGATE, action)
        space = space_in(LEGATE, action)
        s.put(legate, space)
        s.note("legate", legate, space)
        if not s.in_box(LEGATES, DRAWN):
            s.end(dice)


ARMY_SETUP: Final = ArmySetup("army-setup", 1, "3.1", verbs=("army",))
LEGATE_SETUP: Final = LegateSetup("legate-setup", 2, "3.1", verbs=("legate",))
