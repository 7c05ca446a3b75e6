"""6: the Gallic Spring Muster: every Tribe and Gallic Leader may move by itself, 3 MPs."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import HALF_BITS, Halves, add_members, contains, members, members_in
from rubicon.games.rome_vs_gaul.rules.pack import (
    GALLIC_LEADERS,
    GAUL,
    GERMANI,
    LEGIONS,
    ROMAN_LEADERS,
    ROME,
    SPACE_COUNT,
    TRIBES,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import END, MUSTER, about, piece_in, space_in


def begin_muster(s: Position) -> None:
    s.mover = GAUL
    s.used = 0
    s.goto(SPRING_MUSTER)


def interceptable(s: Position, ignored: int) -> Halves:
    """6.2: the spaces into which 12.1.1 would let some Roman Army intercept.

    `ignored` is a space (or -1) whose Legions do not count: those on top of the Town that a Tribe leaves
    (rulings).
    """
    pack = s.pack
    low = high = 0
    for space in members_in(s.roman_at_low, s.roman_at_high):
        if space != ignored and s.here[space] & LEGIONS:
            low |= pack.land_low[space]
            high |= pack.land_high[space]
    marked_low, marked_high = s.marker_halves(GAUL)
    low &= ~(marked_low | s.gallic_at_low)
    high &= ~(marked_high | s.gallic_at_high)
    at = s.where[GERMANI]
    if at < HALF_BITS:
        low &= ~(1 << at)
    elif at < SPACE_COUNT:
        high &= ~(1 << at - HALF_BITS)
    return low, high


def open_to_muster(s: Position, ignored: int = -1) -> Halves:
    """6.2: the spaces that a Tribe or Leader may enter. It never comes back to its own. `ignored` as in
    `interceptable`."""
    pack = s.pack
    low, high = interceptable(s, ignored)
    others_low, others_high = s.spaces_with_halves(ROMAN_LEADERS | 1 << GERMANI)
    low |= others_low | s.roman_at_low | pack.abroad_low
    high |= others_high | s.roman_at_high | pack.abroad_high
    return pack.open_low & ~low, pack.open_high & ~high


def muster_spaces(s: Position, piece: int, later_low: int, later_high: int) -> Halves:
    """6.2: where a Tribe or Leader may end its move; `later` is `open_to_muster` for all but its first
    space."""
    pack = s.pack
    start = s.where[piece]
    low = pack.muster_low[start]
    high = pack.muster_high[start]
    besieged = bool(TRIBES >> piece & 1) and contains(s.roman_at_low, s.roman_at_high, start)
    if besieged or low & ~later_low or high & ~later_high:
        low, high = _trace(s, start, besieged, later_low, later_high)
    held_low, held_high = s.marker_halves(ROME)
    return low & ~held_low, high & ~held_high


def _trace(s: Position, start: int, besieged: bool, later_low: int, later_high: int) -> Halves:
    """6.2: the spaces within 3 MPs of a start, where something is in the way."""
    pack = s.pack
    # What one step reaches for 1 MP, then what it reaches for 2; from there on every space is `later`.
    low, high = open_to_muster(s, start) if besieged else (later_low, later_high)
    one_low = pack.easy_low[start] & low
    one_high = pack.easy_high[start] & high
    two_low = pack.rough_low[start] & low
    two_high = pack.rough_high[start] & high
    found_low = found_high = 0
    for space in members_in(one_low, one_high):
        two_low |= pack.easy_low[space] & later_low
        two_high |= pack.easy_high[space] & later_high
        found_low |= pack.rough_low[space] & later_low
        found_high |= pack.rough_high[space] & later_high
    for space in members_in(two_low, two_high):
        found_low |= pack.easy_low[space] & later_low
        found_high |= pack.easy_high[space] & later_high
    found_low |= one_low | two_low
    found_high |= one_high | two_high
    if start < HALF_BITS:
        return found_low & ~(1 << start), found_high
    return found_low, found_high & ~(1 << start - HALF_BITS)


class Muster(Phase[Position]):
    """6.1: Tribes and Gallic Leaders move one after the other, each once, in any order."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = [END]
        later_low, later_high = open_to_muster(s)
        for piece in members(s.on_map(TRIBES | GALLIC_LEADERS) & ~s.used):
            low, high = muster_spaces(s, piece, later_low, later_high)
            first = about(MUSTER, piece, 0)
            add_members(actions, low, first)
            add_members(actions, high, first + HALF_BITS)
        return Decision(side, self.name, actions, ())

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.used = 0
            s.end(dice)
            return
        piece = piece_in(MUSTER, action)
        start = s.where[piece]
        s.put(piece, space_in(MUSTER, action))
        s.used |= 1 << piece
        if s.log is not None:
            s.note("muster", piece, start, space_in(MUSTER, action))


SPRING_MUSTER: Final = Muster("muster", 10, "6.1", verbs=("muster", "end"))
