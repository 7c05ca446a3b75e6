"""What a side may know, built from what is allowed: everything but hands, the deck, and a planned move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rubicon.core.game import SPECTATOR, View
from rubicon.games.kit.values import name_of, names_of
from rubicon.games.rome_vs_gaul.rules import victory
from rubicon.games.rome_vs_gaul.rules.pack import (
    AQUITANIA,
    BELGICA,
    CELTICA,
    FIRST_YEAR,
    GAUL,
    REGIONS,
    ROME,
    SEA_ZONES,
    SIDES,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import notation_of


def views(s: Position, viewers: Sequence[int]) -> list[View]:
    """All that each of these may know."""
    public = _public(s)
    return [_known(s, viewer, public) for viewer in viewers]


def _known(s: Position, viewer: int, public: View) -> View:
    """What lies open, and what else this viewer knows."""
    known = public.copy()
    known["viewer"] = "spectator" if viewer == SPECTATOR else SIDES[viewer]
    if viewer != SPECTATOR:
        known["hand"] = names_of(s.pack.cards, s.hand[viewer])
        if s.redrawn >= 0 and viewer == s.active:
            known["redrawn"] = name_of(s.pack.cards, s.redrawn)
        if viewer == s.planner():
            known["plan"] = [notation_of(s.pack).text(step) for step in s.plan]
            known["kept"] = s.kept
    return known


def _public(s: Position) -> dict[str, Any]:
    """What lies open on the table."""
    pack = s.pack
    control = victory.Control(s)
    points = victory.governance(s, control)
    known = s.public()
    known.update(
        {
            "pack": {"name": pack.name, "note": pack.note, "digest": pack.digest},
            "year": FIRST_YEAR + 1 - s.turn,
            "decides": SIDES[s.mover] if s.winner < 0 else None,
            "must_redraw": s.redrawn >= 0,
            "hand_size": [hand.bit_count() for hand in s.hand],
            "deck_size": s.deck.bit_count(),
            "points": victory.victory_points(s),
            "governance_now": points,
            "provinces": [
                names_of(pack.provinces, control.roman),
                names_of(pack.provinces, control.gallic),
            ],
            "supremacy_now": {
                name: SIDES[ROME if s.has_supremacy(ROME, zone) else GAUL]
                for zone, name in enumerate(SEA_ZONES)
            },
        }
    )
    known["score"].update(_score(s, control, points))
    return known


def _score(s: Position, control: victory.Control, points: int) -> dict[str, Any]:
    """16.4, 19.2.2: Governance as it stands, `points`, and Victory Points by their sources."""
    return {
        "tribes": victory.eliminated_tribes(s),
        "now": {
            "total": points,
            "points": victory.governance_vp(s, points),
            "regions": {
                REGIONS[region]: victory.region_points(s, region, control)
                for region in (CELTICA, BELGICA, AQUITANIA)
            },
            "dominated": [
                REGIONS[region]
                for region in (CELTICA, BELGICA, AQUITANIA)
                if victory.dominates(s, region, control)
            ],
            "incursions": victory.incursions(s, control),
        },
        "earned": [victory.governance_vp(s, each) for each in s.governance],
    }
