"""9.0: who commands, who may carry whom, and the displacement of Roman Leaders."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules import influence
from rubicon.games.rome_vs_gaul.rules.pack import (
    AMBIORIX,
    CAESAR,
    CUS,
    GALLIC_LEADERS,
    GAUL,
    HOLDING,
    IN_ROME,
    L_CAESAR,
    LEADERS,
    LEGIONS,
    MILITIA,
    MINOR_TRIBE,
    POOL,
    ROMAN_LEADERS,
    ROME,
    SPACE_COUNT,
    TRIBES,
    VERCINGETORIX,
    WITHOUT_ALLOWANCE,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import ARMY, REMOVE
from rubicon.games.rome_vs_gaul.rules.vocabulary import WHO_BELGIC, WHO_CELTIC

#: 9.2: they command wherever they are.
SUPREME: Final[int] = 1 << CAESAR | 1 << VERCINGETORIX
#: 9.4: they move by themselves and command nobody.
WITHOUT_LEADER: Final[int] = 1 << MINOR_TRIBE | 1 << MILITIA
#: 9.6: what the displacement of Caesar costs.
DISPLACEMENT_COST: Final = 3
#: Set in `aftermath` while the displacement of Caesar waits for its decisions (see losses.py).
CAESAR_DISPLACED: Final = 1


def commander(s: Position, pieces: int, activated: int = -1) -> int:
    """9.2, 9.4: the piece that commands the pieces of one side, or -1 if none of them can.

    A named Leader who was activated commands, even if a better one is carried. Otherwise Caesar or
    Vercingetorix does, then the best named Leader, then the best intrinsic one: the owner's choice among
    equals never matters.
    """
    if activated >= 0 and 1 << activated & pieces & LEADERS:
        return activated
    found = pieces & SUPREME
    if not found:
        found = pieces & LEADERS
    if not found:
        found = pieces & ~WITHOUT_ALLOWANCE
    best = -1
    for piece in members(found):
        if best < 0 or s.rating_of(piece) > s.rating_of(best):
            best = piece
    return best


def command_rating(s: Position, pieces: int, activated: int = -1) -> int:
    """The Battle Rating of the commander of the pieces (9.4: none is 0)."""
    piece = commander(s, pieces, activated)
    return s.rating_of(piece) if piece >= 0 else 0


def can_react(pieces: int, side: int) -> bool:
    """12.1.6, 12.2.1, 17.3.2: whether some CU of a stack can intercept, avoid battle or sortie."""
    return bool(pieces & CUS[side] & ~WITHOUT_ALLOWANCE) or bool(pieces & CUS[side] and pieces & LEADERS)


def celts(s: Position) -> int:
    """9.5.2b: the CUs that Ambiorix may not move or intercept with."""
    found = s.pack.celtic & TRIBES
    return found if s.militia_belgic else found | 1 << MILITIA


def belgae(s: Position) -> int:
    """The Tribes of Belgica, Ambiorix, and the Militia on its Belgic side."""
    found = s.pack.belgic
    return found | 1 << MILITIA if s.militia_belgic else found


def can_carry(s: Position, leader: int, group: int, piece: int) -> bool:
    """9.1 to 9.5, 10.5.1: whether the activated `leader`, with `group`, may take the piece along.

    `companions` is the limit of cards that activate Celtic or Belgic units only.
    """
    bit = 1 << piece
    if WITHOUT_LEADER >> leader & 1:
        return False
    if bit & LEADERS:
        if bit & SUPREME or not LEADERS >> leader & 1:
            return False
        if piece == AMBIORIX and group & celts(s):
            return False
    elif group >> AMBIORIX & 1 and bit & celts(s):
        return False
    if s.companions & WHO_CELTIC and bit & belgae(s):
        return False
    return not (s.companions & WHO_BELGIC and bit & (celts(s) | 1 << VERCINGETORIX))


def carried(leader: int, group: int, side: int) -> int:
    """9.3: how many CUs count against the Command Rating of a leader. A Gallic Leader does not count
    against their own."""
    cus = group & CUS[side]
    if GALLIC_LEADERS >> leader & 1:
        cus &= ~(1 << leader)
    if not cus & (cus - 1):
        return 1 if cus else 0
    return cus.bit_count()


# ------------------------------------------------------------------ 9.6 displacement


def displace(s: Position, leaders: int) -> None:
    """9.6: Roman Leaders leave the map. Legates go back to the pool, L. Caesar to their box.

    What Caesar's displacement costs, and the new place, is decided when the caller settles the consequences
    (losses.settle).
    """
    for leader in members(leaders & ROMAN_LEADERS):
        if s.log is not None:
            s.note("displaced", leader, s.where[leader])
        if leader == s.marcher:
            s.stop_move()  # even if Caesar comes back at once
        if leader == CAESAR:
            s.put(CAESAR, IN_ROME)
            s.aftermath = [CAESAR_DISPLACED, *s.aftermath]
            s.toll = DISPLACEMENT_COST
        else:
            s.put(leader, HOLDING if leader == L_CAESAR else POOL)


def is_alone(s: Position, space: int) -> bool:
    """Whether Roman Leaders stand in a space, outside, without Roman CUs."""
    here = s.here[space] & ~s.inside
    return bool(here & ROMAN_LEADERS) and not here & CUS[ROME]


def refuges(s: Position) -> int:
    """9.6: the spaces to which a displaced Caesar may go: an unbesieged Legion or Roman Walled City."""
    found = s.spaces_with(LEGIONS & ~s.inside)
    for space in members(s.roman_cities):
        if not s.cus_at(GAUL, space):
            found |= 1 << space
    return found & ((1 << SPACE_COUNT) - 1)


class Displacement(Phase[Position]):
    """9.6: Caesar is displaced: three Roman IMs are removed, then Caesar is placed. Without a legal
    place Caesar waits in Rome. Called only while there is something to decide."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = members(s.roman_im, REMOVE) if s.toll and s.roman_im else members(refuges(s), ARMY)
        return Decision(side, self.name, actions, ("count", s.toll))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if s.toll and s.roman_im:
            space = action - REMOVE
            influence.remove(s, ROME, space)
            s.toll -= 1
            if s.toll and s.roman_im:
                return
            s.toll = 0
            if refuges(s):
                return
        else:
            s.put(CAESAR, action - ARMY)
            s.note("caesar-returns", action - ARMY)
        s.toll = 0
        s.end(dice)


DISPLACEMENT: Final = Displacement("displacement", 40, "9.6", verbs=("army", "remove"))
