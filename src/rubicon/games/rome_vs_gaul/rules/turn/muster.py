"""6: the Gallic Spring Muster: every Tribe and Gallic Leader may move by itself, 3 MPs."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules.pack import (
    BRITANNIA,
    GALLIC_LEADERS,
    GAUL,
    GERMANI,
    GERMANIA,
    LEGIONS,
    PIECES,
    ROME,
    SPACE_COUNT,
    TRIBES,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import END, MUSTER, about, piece_in, space_in

#: 6.1: the MPs of each unit.
MUSTER_MP: Final = 3
#: 10.4.1: what a Rough Path costs; another path costs 1.
ROUGH_MP: Final = 2


def begin_muster(s: Position) -> None:
    s.mover = GAUL
    s.used = 0
    s.goto(SPRING_MUSTER)


def interceptable(s: Position, ignored: int) -> int:
    """6.2: the spaces into which 12.1.1 would let some Roman Army intercept.

    `ignored` is a space whose Legions do not count: those on top of the Town that a Tribe leaves (rulings).
    """
    pack = s.pack
    near = 0
    for space in members(s.spaces_with(LEGIONS) & ~ignored):
        near |= pack.near_bits[space] & ~pack.channel[space]
    german = s.where[GERMANI]
    resting = s.gallic_at | 1 << german if german < SPACE_COUNT else s.gallic_at
    return near & ~s.markers(GAUL) & ~resting


def open_to_muster(s: Position, ignored: int) -> int:
    """6.2: the spaces that a Tribe or Leader may enter. It never comes back to its own."""
    pack = s.pack
    barred = s.spaces_with(PIECES[ROME] | 1 << GERMANI) | pack.closed | interceptable(s, ignored)
    barred |= pack.region_spaces[GERMANIA] | pack.region_spaces[BRITANNIA]
    return ((1 << SPACE_COUNT) - 1) & ~barred


def muster_spaces(s: Position, piece: int, later: int) -> int:
    """6.2: where a Tribe or Leader may end its move; `later` is `open_to_muster` for all but its first
    space."""
    pack = s.pack
    start = s.where[piece]
    first = open_to_muster(s, 1 << start) if s.roman_at >> start & 1 else later
    if first == later and not pack.muster_reach[start] & ~later:
        return pack.muster_reach[start] & ~s.markers(ROME) & ~(1 << start)  # nothing is in the way
    # By the MPs spent, the spaces reached.
    layers = [1 << start, 0, 0, 0]
    for spent in range(MUSTER_MP):
        allowed = later if spent else first
        for space in members(layers[spent]):
            near = pack.near_bits[space] & allowed
            layers[spent + 1] |= near & ~pack.rough[space]
            if spent + ROUGH_MP <= MUSTER_MP:
                layers[spent + ROUGH_MP] |= near & pack.rough[space]
    found = layers[1] | layers[2] | layers[3]
    return found & ~s.markers(ROME) & ~(1 << start)


class Muster(Phase[Position]):
    """6.1: Tribes and Gallic Leaders move one after the other, each once, in any order."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = [END]
        later = open_to_muster(s, 0)
        for piece in members(s.on_map(TRIBES | GALLIC_LEADERS) & ~s.used):
            actions += members(muster_spaces(s, piece, later), about(MUSTER, piece, 0))
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
        s.note("muster", piece, start, space_in(MUSTER, action))


SPRING_MUSTER: Final = Muster("muster", 10, "6.1", verbs=("muster", "end"))
