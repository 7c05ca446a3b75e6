"""What a side may know, built from what is allowed: everything but hands, the draw pile and a Tactics card
that lies face-down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rubicon.core.game import SPECTATOR, View
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.battle import TACTICS, strength
from rubicon.games.caesar_xl.rules.forum import FORUM, OVER, net_points
from rubicon.games.caesar_xl.rules.march import MARCH
from rubicon.games.caesar_xl.rules.pack import CAESAR, kinds_in
from rubicon.games.caesar_xl.rules.purchase import PURCHASE
from rubicon.games.caesar_xl.rules.state import STEPS, Position
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import members, name_of, names_of


def views(s: Position, viewers: Sequence[int]) -> list[View]:
    """All that each of these may know."""
    public = _public(s)
    return [_known(s, viewer, public) for viewer in viewers]


def _known(s: Position, viewer: int, public: View) -> View:
    """What lies open, and what else this viewer knows."""
    known: View = {"viewer": "spectator" if viewer == SPECTATOR else SIDES[viewer], **public}
    if viewer != SPECTATOR:
        known["hand"] = names_of(s.pack.cards, s.hand[viewer])
        if s.phase is TACTICS:
            known["face_down"] = name_of(s.pack.cards, s.tactic[viewer])
    return known


def _public(s: Position) -> View:
    """What lies open on the table."""
    pack = s.pack
    known = s.public()
    known.update(
        {
            "pack": {"name": pack.name, "note": pack.note, "digest": pack.digest},
            "season": pack.turn_name(s.turn),
            "decides": None if s.phase is OVER else SIDES[s.mover],
            "resume": interrupted(s).name,
            "points": [net_points(s, 0), net_points(s, 1)],
            "worth": [s.worth(0), s.worth(1)],
            "hand_size": [hand.bit_count() for hand in s.hand],
            "hand_limit": [s.hand_limit(0), s.hand_limit(1)],
            "draw_pile": s.deck.bit_count(),
            "armies": [_armies(s, 0), _armies(s, 1)],
        }
    )
    if pack.rules > 1:
        known["rules"] = pack.rules
    if s.battle >= 0:
        known["battle"].update(_battle(s))
    return known


def _armies(s: Position, side: int) -> dict[str, dict[str, int]]:
    return {s.pack.cities[city]: s.pack.units_in(s.stack(side, city)) for city in members(s.occupied[side])}


def _swords(s: Position, side: int, hidden: bool) -> dict[str, int]:
    """The swords of each kind of unit that a side has in the battle: those in force, with what Tactics cards
    give and take, unless the cards still lie face-down."""
    return {
        s.pack.kinds[kind]: s.swords(kind) if hidden else strength(s, side, kind)
        for kind in kinds_in(s.stack(side, s.battle))
    }


def _battle(s: Position) -> dict[str, Any]:
    """10.0: the step of the round, and the Tactics cards: of face-down cards, that they are there."""
    hidden = s.phase is TACTICS
    return {
        "step": STEPS[min(s.stage, 2)],
        "done": s.stage > 2,
        "swords": [_swords(s, 0, hidden), _swords(s, 1, hidden)],
        "cards": [card >= 0 for card in s.tactic],
        "tactics": [None if hidden else name_of(s.pack.cards, card) for card in s.tactic],
    }


def interrupted(s: Position) -> Phase[Any]:
    """The phase to which an interruption returns, as saves and views name it: the Purchase or March Phase."""
    base, frame = s.phase, s.below
    while frame is not None:
        base, frame = frame.phase, frame.below
    start = s.turn == 1 and s.active == CAESAR and (base is FORUM or base is OVER)
    return PURCHASE if base is PURCHASE or start else MARCH
