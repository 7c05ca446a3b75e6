"""18 and 7.7.3: the Gallic Council Box is opened; Tribes rise in a Major Uprising."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import HALF_BITS, add_members, members
from rubicon.games.rome_vs_gaul.rules import influence, tribes
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, SUBMITTED, TRIBES
from rubicon.games.rome_vs_gaul.rules.position import MAX_COUNCIL_IM, Position
from rubicon.games.rome_vs_gaul.rules.turn.reinforcements import bring, can_leave_council
from rubicon.games.rome_vs_gaul.rules.verbs import END, INFLUENCE, TRIBE, about, is_about, piece_in, space_in


def can_store(s: Position) -> bool:
    """18.2.2: up to six IMs."""
    return s.council_im < MAX_COUNCIL_IM


def store(s: Position) -> None:
    """18.2.2: an IM goes into the box."""
    s.council_im += 1
    s.note("stored", s.council_im)


def fade(s: Position) -> None:
    """18.4: at the end of winter half of the IMs in the box, rounded up, are lost."""
    lost = (s.council_im + 1) // 2
    if lost:
        s.council_im -= lost
        s.note("faded", lost, s.council_im)


def releases(s: Position) -> list[int]:
    """18.3: what may come out of the box now, each with its place."""
    found = _placements(s, can_leave_council(s))
    if s.council_im:
        low, high = influence.place_halves(s, GAUL)
        add_members(found, low, INFLUENCE)
        add_members(found, high, INFLUENCE + HALF_BITS)
    return found


def can_release(s: Position) -> bool:
    """18.3: whether something may come out of the box now."""
    if _has_placement(s, can_leave_council(s)):
        return True
    if not s.council_im:
        return False
    low, high = influence.place_halves(s, GAUL)
    return low != 0 or high != 0


def can_rise(s: Position) -> bool:
    """7.7.3: whether a submitted Tribe has a legal space."""
    return _has_placement(s, s.in_box(TRIBES, SUBMITTED))


def risings(s: Position) -> list[int]:
    """7.7.3: the submitted Tribes that have a legal space (5.1.2A), each with its places."""
    return _placements(s, s.in_box(TRIBES, SUBMITTED))


def _placements(s: Position, group: int) -> list[int]:
    found: list[int] = []
    for tribe in members(group):
        first = about(TRIBE, tribe, 0)
        found += [first + space for space in tribes.spaces_for(s, tribe)]
    return found


def _has_placement(s: Position, group: int) -> bool:
    return any(tribes.spaces_for(s, tribe) for tribe in members(group))


class Council(Phase[Position]):
    """18.3: Tribes and IMs come out of the box, one after the other, as many as Gaul likes."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(side, self.name, [END, *releases(s)], ("count", s.council_im))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.end(dice)
        elif is_about(TRIBE, action):
            bring(s, piece_in(TRIBE, action), space_in(TRIBE, action), dice)
        else:
            s.council_im -= 1
            influence.place(s, GAUL, action - INFLUENCE)


class Uprising(Phase[Position]):
    """7.7.3: submitted Tribes return at their current strength, as many as Gaul likes."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(side, self.name, [END, *risings(s)], ())

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.end(dice)
        else:
            bring(s, piece_in(TRIBE, action), space_in(TRIBE, action), dice)


COUNCIL_PHASE: Final = Council("council", 15, "18.3", verbs=("tribe", "influence", "end"))
UPRISING_PHASE: Final = Uprising("uprising", 16, "7.7.3", verbs=("tribe", "end"))
