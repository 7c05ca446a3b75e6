"""11.0: Tribes and their Fortified Towns, whose fates are linked."""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.values import contains, members, set_from
from rubicon.games.rome_vs_gaul.rules.pack import (
    CUS,
    FIRST_TRIBE,
    GAUL,
    GERMANI,
    PIECES,
    ROME,
    SUBMITTED,
    TRIBES,
)
from rubicon.games.rome_vs_gaul.rules.position import Position, box_of_the_lost

#: Kinds of entries of `aftermath`; an entry is kind + 4 * space + 512 * (origin + 1).
FREED: Final = 2
MET: Final = 3
#: 5.1.2A: no Tribe is placed with these.
_KEEPS_OUT: Final[int] = PIECES[ROME] | 1 << GERMANI


def can_place(s: Position, tribe: int) -> int:
    """5.1.2A: the spaces in which a Tribe may be placed with its Fortified Town, as a set."""
    return set_from(spaces_for(s, tribe))


def spaces_for(s: Position, tribe: int) -> list[int]:
    """5.1.2A: the spaces in which a Tribe may be placed with its Fortified Town.

    Not with a Roman IM, Roman pieces or the Germani, nor in a Stronghold space, even a subjugated one.
    """
    taken_low = s.roman_im_low | s.towns_low
    taken_high = s.roman_im_high | s.towns_high
    return [
        space
        for space in s.pack.home_towns[tribe - FIRST_TRIBE]
        if not contains(taken_low, taken_high, space) and not s.here[space] & _KEEPS_OUT
    ]


def place_tribe(s: Position, tribe: int, space: int) -> bool:
    """11.2.1: a Tribe and its Fortified Town are put on the map. True if a Gallic IM lay there: it is
    removed, and its owner may place it again (5.1.2A).
    """
    s.put(tribe, space)
    displaced = s.has_influence(GAUL, space)
    if displaced:
        s.remove_influence(space)
    s.set_town(tribe, space)
    if tribe == s.pack.arverni and space == s.pack.gergovia:  # 11.3.2
        s.upgraded |= 1 << space
    return displaced


def remove_town(s: Position, tribe: int) -> None:
    """11.2.4: the Fortified Town of a Tribe is removed. Others inside it are free: if enemies stand there,
    they fight when the consequences are settled (losses.settle).
    """
    space = s.town_of[tribe - FIRST_TRIBE]
    if space < 0:
        return
    s.set_town(tribe, -1)
    if s.log is not None:
        s.note("town-removed", tribe, space)
    freed = s.here[space] & s.inside
    if freed:
        s.inside &= ~freed
        s.aftermath = [*s.aftermath, FREED + 4 * space]


def eliminate(s: Position, piece: int) -> None:
    """A CU leaves the map: to the Eliminated Box, or to its Holding Box at full strength. The Fortified Town
    of a Tribe goes with it (11.2.4). Siege Points and stranded Leaders are the caller's concern."""
    s.put(piece, box_of_the_lost(piece))
    s.reduced &= ~(1 << piece)
    if TRIBES >> piece & 1:
        remove_town(s, piece)


def submit_tribe(s: Position, tribe: int) -> None:
    """13.3.2: a Tribe loses a step and goes to the Submitted Tribes Box; a reduced one is eliminated. Its
    Fortified Town is removed. Works for Tribes on the map and in boxes (5.1.2C)."""
    if s.reduced >> tribe & 1:
        if s.log is not None:
            s.note("eliminated", tribe)
        eliminate(s, tribe)
        return
    s.reduced |= 1 << tribe
    s.put(tribe, SUBMITTED)
    if s.log is not None:
        s.note("submits", tribe)
    remove_town(s, tribe)


def submit(s: Position, pieces: int) -> None:
    """13.3.2: Gallic CUs submit: Tribes lose a step, Leaders are lost, hired units go back to their boxes."""
    for piece in members(pieces & CUS[1]):
        if TRIBES >> piece & 1:
            submit_tribe(s, piece)
        else:
            if s.log is not None:
                s.note("eliminated", piece)
            eliminate(s, piece)
