"""What a side may know, built from what is allowed: everything but hands, the draw pile and a Tactics card
that lies face-down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rubicon.core.game import SPECTATOR, View
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.forum import net_points
from rubicon.games.caesar_xl.rules.pack import FIELD, MASK, SQUARE, Pack
from rubicon.games.caesar_xl.rules.state import (
    OVER,
    OWED,
    PHASES,
    STEPS,
    TACTICS,
    Position,
    kinds_in,
    members,
)


def views(s: Position, viewers: Sequence[int]) -> list[View]:
    """All that each of these may know."""
    public = _public(s)
    return [_known(s, viewer, public) for viewer in viewers]


def _known(s: Position, viewer: int, public: View) -> View:
    """What lies open, and what else this viewer knows."""
    known: View = {"viewer": "spectator" if viewer == SPECTATOR else SIDES[viewer], **public}
    if viewer != SPECTATOR:
        known["hand"] = _cards(s.pack, s.hand[viewer])
        if s.phase == TACTICS:
            known["face_down"] = s.pack.cards[s.tactic[viewer]] if s.tactic[viewer] >= 0 else None
    return known


def _public(s: Position) -> View:
    """What lies open on the table."""
    pack = s.pack
    return {
        "pack": {"name": pack.name, "note": pack.note, "digest": pack.digest},
        "turn": s.turn,
        "season": pack.turn_name(s.turn),
        "active": SIDES[s.active],
        "phase": PHASES[s.phase],
        "decides": None if s.phase == OVER else SIDES[s.mover],
        "gold": list(s.gold),
        "points": [net_points(s, 0), net_points(s, 1)],
        "worth": [s.worth(0), s.worth(1)],
        "hand_size": [hand.bit_count() for hand in s.hand],
        "hand_limit": [s.hand_limit(0), s.hand_limit(1)],
        "known": [_cards(pack, cards) for cards in s.known],
        "front": [_cards(pack, cards) for cards in s.front],
        "forum": _cards(pack, s.forum),
        "discards": _cards(pack, s.discards),
        "draw_pile": s.deck.bit_count(),
        "armies": [_armies(s, 0), _armies(s, 1)],
        "stock": list(s.stock),
        "succeeded": list(s.succeeded),
        "halved": list(s.halved),
        "claimed": s.claimed,
        "card": pack.cards[s.card] if s.card >= 0 else None,
        "bids": list(s.bids),
        "bidder": SIDES[s.bidder],
        "draws": s.draws,
        "eventful": s.eventful,
        "resume": PHASES[s.resume],
        "owed": {"losses": list(s.owed), "kind": OWED[s.owed_kind], "city": _city(pack, s.owed_at)},
        "honours": list(s.honours),
        "purchase": {
            "legions": _cities(pack, s.legions_placed),
            "allied": _cities(pack, s.allied_placed),
            "allied_twice": _cities(pack, s.allied_twice),
            "used": _cards(pack, s.used),
        },
        "muster": {
            "left": s.muster,
            "unit": s.muster_unit,
            "price": s.muster_price,
            "cities": _cities(pack, s.muster_at),
        },
        "marched": {pack.cities[city]: units(pack, stack) for city, stack in enumerate(s.marched) if stack},
        "lanes": [[pack.cities[lane // 64], pack.cities[lane % 64]] for lane in s.lanes],
        "origins": {pack.cities[city]: _cities(pack, came) for city, came in enumerate(s.origins) if came},
        "battle": _battle(s) if s.battle >= 0 else None,
        "winner": SIDES[s.winner] if s.winner >= 0 else None,
        "victory": s.victory,
    }


def units(pack: Pack, stack: int) -> dict[str, int]:
    """A stack by the names of its kinds."""
    return {
        pack.kinds[kind]: stack >> FIELD * kind & MASK if kind < SQUARE else 1 for kind in kinds_in(stack)
    }


def _armies(s: Position, side: int) -> dict[str, dict[str, int]]:
    return {s.pack.cities[city]: units(s.pack, s.stack(side, city)) for city in members(s.occupied[side])}


def _cards(pack: Pack, cards: int) -> list[str]:
    return [pack.cards[card] for card in members(cards)]


def _cities(pack: Pack, cities: int) -> list[str]:
    return [pack.cities[city] for city in members(cities)]


def _city(pack: Pack, city: int) -> str | None:
    return pack.cities[city] if city >= 0 else None


def _battle(s: Position) -> dict[str, Any]:
    """10.0: all of it is open but face-down cards, of which one sees that they are there."""
    pack = s.pack
    hidden = s.phase == TACTICS
    return {
        "city": pack.cities[s.battle],
        "round": s.round,
        "step": STEPS[min(s.stage, 2)],
        "done": s.stage > 2,
        "lead": SIDES[s.lead],
        "rolled": SIDES[s.roller],
        "passed": [SIDES[side] for side in members(s.passed)],
        "idle": s.idle,
        "hits": s.hits,
        "retreating": SIDES[s.retreating] if s.retreating >= 0 else None,
        "committed": [units(pack, stack) for stack in s.spent],
        "cards": [card >= 0 for card in s.tactic],
        "tactics": [pack.cards[card] if card >= 0 and not hidden else None for card in s.tactic],
    }
