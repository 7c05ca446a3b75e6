"""7.6, 7.7: Action Points and what they buy. One action is completed before the next begins."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import HALF_BITS, add_members, members
from rubicon.games.rome_vs_gaul.rules import influence
from rubicon.games.rome_vs_gaul.rules.armies import movement
from rubicon.games.rome_vs_gaul.rules.pack import (
    GAUL,
    ROME,
    SPACE_COUNT,
    VERCINGETORIX,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.turn import council
from rubicon.games.rome_vs_gaul.rules.turn.council import COUNCIL_PHASE, UPRISING_PHASE
from rubicon.games.rome_vs_gaul.rules.verbs import (
    ACTIVATE,
    CONVERT,
    DEVASTATE,
    END,
    INFLUENCE,
    OPEN_COUNCIL,
    STORE,
    UPRISING,
)


def never_devastated(s: Position) -> int:
    """17.5.1: Strongholds, Towns and Cities, spaces with enemy CUs, Germania, Britannia, and spaces that are
    devastated already."""
    pack = s.pack
    walls = s.strongholds | s.towns | pack.city_spaces
    return walls | pack.abroad | s.devastated | s.enemy_armies(GAUL)


def devastations(s: Position) -> int:
    """9.5.3, 17.5.2: where Vercingetorix, unbesieged, may place a Devastation marker: in a space next to them
    without Roman marker, or in their own space, where a Roman IM goes too."""
    space = s.where[VERCINGETORIX]
    if space >= SPACE_COUNT or s.inside >> VERCINGETORIX & 1:
        return 0
    near = s.pack.near_bits[space] & ~s.markers(ROME)
    return (near | 1 << space) & ~never_devastated(s)


def devastate(s: Position, space: int) -> None:
    """17.5.1: a Devastation marker is placed, and an IM there is removed."""
    s.devastated |= 1 << space
    s.remove_influence(space)
    s.note("devastated", space)


def gallic_actions(s: Position) -> list[int]:
    """7.7.3: the Gallic Special Actions that can be taken now."""
    found: list[int] = []
    if council.can_store(s):
        found.append(STORE)
    if council.can_release(s):
        found.append(OPEN_COUNCIL)
    if council.can_rise(s):
        found.append(UPRISING)
    spaces = devastations(s)
    return found + members(spaces, DEVASTATE) if spaces else found


class Actions(Phase[Position]):
    """7.7: the side whose card it is spends Action Points, one for each action, or stops. The first two are
    Influence Actions (7.7.2)."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = [END]
        low, high = influence.place_halves(s, side)
        add_members(actions, low, INFLUENCE)
        add_members(actions, high, INFLUENCE + HALF_BITS)
        low, high = influence.conversion_halves(s, side)
        add_members(actions, low, CONVERT)
        add_members(actions, high, CONVERT + HALF_BITS)
        add_members(actions, movement.activatable(s, side), ACTIVATE)
        if side == GAUL:
            actions += gallic_actions(s)
        return Decision(side, self.name, actions, ("ap", s.ap))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.ap = 0
            s.end(dice)
            return
        s.ap -= 1
        frame = s.below
        if action >= ACTIVATE:
            movement.begin(s, side, action - ACTIVATE, dice)
        elif action == STORE:
            council.store(s)
        elif action == OPEN_COUNCIL:
            s.note("council-opens")
            s.call(COUNCIL_PHASE, GAUL)
        elif action == UPRISING:
            s.note("uprising")
            s.call(UPRISING_PHASE, GAUL)
        elif action >= DEVASTATE:
            devastate(s, action - DEVASTATE)
        elif action >= CONVERT:
            influence.convert(s, side, action - CONVERT)
        else:
            influence.place(s, side, action - INFLUENCE)
        if s.below is frame and not s.ap:
            s.end(dice)

    def resume(self, s: Position, ended: Phase[Position], dice: Dice) -> None:
        if not s.ap:
            s.end(dice)


ACTIONS: Final = Actions(
    "actions",
    14,
    "7.7.1",
    verbs=("activate", "influence", "convert", "devastate", "store", "open-council", "uprising", "end"),
)
