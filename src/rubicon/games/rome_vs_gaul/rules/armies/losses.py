"""13.6 and every other loss of steps, with what follows: linked Towns, stranded Leaders, lifted sieges.

Two consequences need decisions: a displaced Caesar (9.6), and units that are set free next to enemies or meet
lone Leaders (11.2.4, 9.6). They wait in `aftermath` until whoever caused the loss calls `settle`.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules import leaders, tribes
from rubicon.games.rome_vs_gaul.rules.pack import (
    CUS,
    GAUL,
    HIRED,
    PIECES,
    ROMAN_CUS,
    ROMAN_LEADERS,
    ROME,
    SPACE_COUNT,
    TWO_STEPS,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import LOSE

#: The number of the phase that works through `aftermath`; it is declared in aftermath.py.
AFTERMATH_NUMBER: Final = 42


def lose_step(s: Position, piece: int) -> None:
    """11.1: a CU is reduced, or eliminated if it has no other step. The caller settles what follows."""
    if TWO_STEPS >> piece & 1 and not s.reduced >> piece & 1:
        s.reduced |= 1 << piece
        if s.log is not None:
            s.note("reduced", piece)
    else:
        remove(s, 1 << piece)


def remove(s: Position, pieces: int, box: int = -1) -> None:
    """Pieces leave the map: eliminated, or to a `box`. Tribes take their Towns with them, Roman Leaders are
    displaced. The caller settles what follows."""
    leaders.displace(s, pieces & ROMAN_LEADERS)
    for piece in members(pieces & ~ROMAN_LEADERS):
        if s.log is not None:
            s.note("eliminated" if box < 0 else "removed", piece)
        space = s.where[piece]
        was_inside = s.inside >> piece & 1
        tribes.eliminate(s, piece)
        if box >= 0:
            s.put(piece, box)
        if space < SPACE_COUNT and ROMAN_CUS >> piece & 1:
            stack = s.here[space] & PIECES[ROME] & (s.inside if was_inside else ~s.inside)
            if not stack & ROMAN_CUS:
                leaders.displace(s, stack)  # 9.6: the last CU of their stack is gone
    lift_sieges(s)


def lift_sieges(s: Position) -> None:
    """14.4.1: where no besieger is left, those inside are free and Siege Points vanish (also 14.7.2)."""
    if s.inside:
        for space in members(s.spaces_with(s.inside)):
            if not s.is_besieged(space):
                s.inside &= ~s.here[space]
                if s.cus_at(GAUL, space):
                    meet(s, space, -1)  # a Leader whom the besiegers left behind
    points = s.points
    while points:
        space = ((points & -points).bit_length() - 1) >> 1
        points &= ~(3 << 2 * space)
        besieged = s.cus_at(ROME, space) if s.strongholds >> space & 1 else s.is_besieged(space)
        if not besieged:
            s.set_siege_points(space, 0)


# ------------------------------------------------------------------ 13.6.3 selecting losses


def candidates(s: Position, pieces: int) -> int:
    """13.6.3, 13.6.4: the CUs that may lose a step. Hired ones may only once all Legions or Tribes are
    reduced."""
    found = pieces & (CUS[ROME] | CUS[GAUL])
    if found & TWO_STEPS & ~s.reduced:
        return found & ~HIRED
    return found


def choose(s: Position, side: int, pieces: int, steps: int) -> bool:
    """A side loses steps of these pieces, and chooses which. False if there was nothing to choose: the losses
    are made. True if the phase LOSSES was called: then the caller goes on in `resume`."""
    if steps <= 0:
        return False
    if steps >= s.steps_of(pieces):
        remove(s, pieces & CUS[side])
        return False
    s.losers = pieces
    s.hits = steps
    s.call(LOSSES, side)
    return True


class Losses(Phase[Position]):
    """13.6.2: the owner selects which CUs lose steps."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = members(candidates(s, s.losers), LOSE)
        return Decision(side, self.name, actions, ("hits", s.hits))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        piece = action - LOSE
        space = s.where[piece]
        lose_step(s, piece)
        if s.where[piece] != space:
            s.losers &= ~(1 << piece)
        s.hits -= 1
        if not s.hits:
            s.losers = 0
            s.end(dice)


LOSSES: Final = Losses("losses", 41, "13.6.3", verbs=("lose",))


# ------------------------------------------------------------------ consequences


def prune(s: Position) -> None:
    """Drop the consequences that came to nothing."""
    if s.aftermath:
        kept = [entry for entry in s.aftermath if is_due(s, entry)]
        if len(kept) < len(s.aftermath):
            s.aftermath = kept


def is_due(s: Position, entry: int) -> bool:
    """Whether a consequence still needs decisions."""
    kind = entry & 3
    space = entry >> 2 & 127
    if kind == leaders.CAESAR_DISPLACED:
        return bool(s.toll and s.roman_im) or bool(leaders.refuges(s))
    if kind == tribes.FREED:
        return bool(s.cus_at(ROME, space)) and bool(s.cus_at(GAUL, space))
    return leaders.is_alone(s, space) and bool(s.cus_at(GAUL, space))


def meet(s: Position, space: int, origin: int) -> None:
    """9.6: Gauls came to a space, from `origin`, where a lone Roman Leader may stand."""
    if leaders.is_alone(s, space):
        s.aftermath = [*s.aftermath, tribes.MET + 4 * space + 512 * (origin + 1)]


def settle(s: Position, dice: Dice) -> bool:
    """Deal with what followed from losses and arrivals. True if a phase was called for it: then the caller
    goes on in `resume`, when everything is settled. False if there was nothing to do."""
    if s.aftermath:
        prune(s)
    if not s.aftermath:
        return False
    phase = s.phases()[AFTERMATH_NUMBER]
    s.call(phase, s.active)
    phase.resume(s, phase, dice)
    return True


def is_gone(s: Position, piece: int) -> bool:
    """Whether an activated piece has left the map: its activation is over (9.6)."""
    return s.where[piece] >= SPACE_COUNT
