"""16.4 and 19: Governance of Gaul, Victory Points, and how the game ends."""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.values import members, size
from rubicon.games.rome_vs_gaul.rules.pack import (
    AQUITANIA,
    BELGICA,
    BRITANNIA,
    CELTICA,
    ELIMINATED,
    GAUL,
    GERMANIA,
    PROVINCIA,
    ROME,
    TRIBES,
    TURNS,
)
from rubicon.games.rome_vs_gaul.rules.position import Position

#: How a game was won (`Position.victory`).
SENATE: Final = 1  # 19.1.1: three Governance points or less
CONQUEST: Final = 2  # 19.1.2: no Fortified Town, and most of Gaul
POINTS: Final = 3  # 19.2.1: twelve Victory Points
TIME: Final = 4  # 19.2.1: fewer


class Control:
    """The Provinces that each side controls, which much of Governance asks for. It holds until the position
    changes."""

    def __init__(self, s: Position) -> None:
        self.roman: Final = s.controlled(ROME)
        self.gallic: Final = s.controlled(GAUL)


def dominates(s: Position, region: int, control: Control) -> bool:
    """16.4.2: Rome controls more Provinces of the region than Gaul; of Aquitania, its only one."""
    provinces = s.pack.provinces_of[region]
    return size(control.roman & provinces) > size(control.gallic & provinces)


def is_present(s: Position, region: int) -> bool:
    """16.4.2: Rome controls at least one space of the region."""
    return bool(s.markers(ROME) & s.pack.region_spaces[region])


def region_points(s: Position, region: int, control: Control) -> int:
    """16.4.3: the Governance points of a region of Gaul. Dominance and presence do not add."""
    if dominates(s, region, control):
        return s.pack.dominance[region]
    return s.pack.presence[region] if is_present(s, region) else 0


def incursions(s: Position, control: Control) -> int:
    """16.4.3: what is lost for Provinces of Provincia that Rome does not control (negative or 0)."""
    lost = 0
    for province in members(s.pack.provinces_of[PROVINCIA] & ~control.roman):
        lost += s.pack.not_controlled[province]
    return lost


def governance(s: Position, known: Control | None = None) -> int:
    """16.4.1: the Governance points of this position. Who knows the control already passes it on."""
    control = Control(s) if known is None else known
    total = incursions(s, control)
    for region in (CELTICA, BELGICA, AQUITANIA):
        total += region_points(s, region, control)
    return total


def governance_vp(s: Position, points: int) -> int:
    """16.4.4: the Victory Points for Governance points."""
    return s.pack.governance_vp[points] if points >= 0 else 0


def eliminated_tribes(s: Position) -> int:
    """19.4: how many Tribes are in the Eliminated Box."""
    return s.in_box(TRIBES, ELIMINATED).bit_count()


def victory_points(s: Position) -> int:
    """19.2.2: Rome's Victory Points, as if the game ended now."""
    pack = s.pack
    total = pack.vp_pass * s.pass_opened
    total += pack.vp_germania * s.germania_won + pack.vp_britannia * s.britannia_won
    total += eliminated_tribes(s) // pack.tribes_per_vp
    for points in s.governance:
        total += governance_vp(s, points)
    return total


def score_invasions(s: Position) -> None:
    """17.1.3: Rome has 2 VPs for a region the instant its second Gallic marker is gone, once a game."""
    pack = s.pack
    if not s.germania_won and not s.gallic_im & pack.region_spaces[GERMANIA]:
        s.germania_won = 1
        s.note("invaded", GERMANIA, pack.vp_germania)
    if not s.britannia_won and not s.gallic_im & pack.region_spaces[BRITANNIA]:
        s.britannia_won = 1
        s.note("invaded", BRITANNIA, pack.vp_britannia)


def conquers(s: Position) -> bool:
    """19.1.2: no Fortified Town on the map, and Rome controls the Provinces needed in every region."""
    if s.towns:
        return False
    held = s.controlled(ROME)
    for region, needed in enumerate(s.pack.auto_roman):
        if (held & s.pack.provinces_of[region]).bit_count() < needed:
            return False
    return True


def check_victory(s: Position) -> bool:
    """16.4.5, 19: score Governance, and decide whether the game is over. Governance comes first (rulings)."""
    points = governance(s)
    s.governance = [*s.governance, points]
    s.note("governance", points, governance_vp(s, points))
    if points <= s.pack.gallic_win_at_most:
        _win(s, GAUL, SENATE)
    elif conquers(s):
        _win(s, ROME, CONQUEST)
    elif s.turn == TURNS:
        if victory_points(s) >= s.pack.vp_to_win:
            _win(s, ROME, POINTS)
        else:
            _win(s, GAUL, TIME)
    return s.winner >= 0


def _win(s: Position, side: int, how: int) -> None:
    s.winner = side
    s.victory = how
    s.reveals += 1
    s.note("over", side, how, victory_points(s))
