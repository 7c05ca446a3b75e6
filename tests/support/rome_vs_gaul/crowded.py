"""Crowded positions, made at random: sieges, markers and Leaders that whole random games seldom see."""

from __future__ import annotations

from random import Random

from rubicon.core.dice import FastDice
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules import tribes
from rubicon.games.rome_vs_gaul.rules.armies import independents, movement, sieges
from rubicon.games.rome_vs_gaul.rules.pack import (
    BRITANNIA,
    CAESAR,
    CUS,
    FIRST_LEGATE,
    FIRST_TRIBE,
    GALLIC_LEADERS,
    GAUL,
    GERMANI,
    GERMANIA,
    HIRED,
    HOLDING,
    LEGION_COUNT,
    PIECES,
    ROME,
    SPACE_COUNT,
    TRIBE_COUNT,
)
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState
from tests.support.rome_vs_gaul.board import PACK, board


def crowded(rng: Random) -> GaulState:
    """Tribes, Legions and Leaders around one space, some besieged."""
    s = board("rome hand: 1, 2, 48\ngaul hand: 24, 25, 53").state
    middle = rng.choice(members(PACK.town_spaces & PACK.gaul))
    near = {middle, *PACK.near[middle]}
    for space in tuple(near):
        near.update(PACK.near[space])
    core = sorted(space for space in near if not PACK.closed >> space & 1)
    gallic = [space for space in core if PACK.region_at[space] not in (GERMANIA, BRITANNIA)]
    for space in members(PACK.town_spaces):
        if rng.random() < 0.5:
            s.set_influence(rng.choice((ROME, GAUL)), space)
    for tribe in rng.sample(range(FIRST_TRIBE, FIRST_TRIBE + TRIBE_COUNT), 10):
        spaces = members(tribes.can_place(s, tribe))
        if spaces:
            tribes.place_tribe(s, tribe, rng.choice(spaces))
            s.put(tribe, rng.choice([*gallic, s.where[tribe]]))
            s.reduced |= rng.choice((0, 1 << tribe))
    for piece in members((HIRED | GALLIC_LEADERS) & CUS[GAUL]):
        s.put(piece, rng.choice([*gallic, HOLDING]))
    for piece in (*range(LEGION_COUNT), CAESAR, FIRST_LEGATE):
        s.put(piece, rng.choice(core))
    separate(s)
    sieges.mark_besieged(s)
    s.check()
    return s


def separate(s: GaulState) -> None:
    """Take Romans away from spaces that they cannot share with Gauls."""
    for space in range(SPACE_COUNT):
        here = s.here[space]
        walls = (s.towns | PACK.city_spaces) >> space & 1
        if here & PIECES[ROME] and here & CUS[GAUL] and (not walls or not here & CUS[ROME]):
            s.put_all(here & PIECES[ROME], HOLDING)


def disordered(rng: Random) -> GaulState:
    """A crowded position all over the map, with Cities lost, Strongholds gone, Devastation, upgraded Towns,
    the Germani, the Militia, supremacy by cards, and Romans abroad."""
    s = crowded(rng)
    everywhere = [space for space in range(SPACE_COUNT) if not PACK.closed >> space & 1]
    for piece in members(PIECES[ROME] & ~(1 << CAESAR)):
        if rng.random() < 0.4:
            s.put(piece, rng.choice(everywhere))
            s.reduced |= rng.choice((0, 1 << piece)) & CUS[ROME] & ((1 << LEGION_COUNT) - 1)
    for stronghold in members(s.strongholds):
        if rng.random() < 0.3:
            s.strongholds &= ~(1 << stronghold)
    for city in members(PACK.city_spaces):
        if rng.random() < 0.25:
            s.roman_cities &= ~(1 << city)
    s.upgraded = sum(1 << space for space in members(s.towns) if rng.random() < 0.3)
    s.militia_belgic = rng.choice((0, 1))
    s.supremacy = [rng.choice((-1, -1, ROME, GAUL)), rng.choice((-1, -1, ROME, GAUL))]
    s.inside = 0
    separate(s)
    empty = [
        space for space in everywhere if not s.here[space] and not (s.towns | PACK.city_spaces) >> space & 1
    ]
    if rng.random() < 0.5:
        s.put(GERMANI, rng.choice([space for space in empty if PACK.region_at[space] < GERMANIA]))
    for space in empty:
        if rng.random() < 0.08 and not s.strongholds >> space & 1 and PACK.region_at[space] < GERMANIA:
            s.devastated |= 1 << space
            s.clear_influence(1 << space)
    sieges.mark_besieged(s)
    s.check()
    return s


def begin(s: GaulState, side: int, rng: Random, dice: FastDice) -> bool:
    """Activate somebody at random, or move the Germani."""
    s.active = s.mover = side
    s.used = s.rolled = 0  # another card play
    s._decision = None
    if rng.random() < 0.1 and independents.germani_can_move(s):
        independents.begin_germani(s, side, 3, dice)
        return True
    pieces = members(movement.activatable(s, side))
    if not pieces:
        return False
    movement.begin(s, side, rng.choice(pieces), dice)
    return True
