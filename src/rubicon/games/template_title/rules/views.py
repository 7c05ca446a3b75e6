"""What a side may know of a position, and the way back: a complete position drawn from a view."""

from __future__ import annotations

from random import Random

from rubicon.core.game import SPECTATOR, View
from rubicon.games.template_title.rules.components import CARDS, NO_CARD, SIDES
from rubicon.games.template_title.rules.position import Position
from rubicon.games.template_title.rules.sequence import CHOICE, FAVOUR


def make_view(s: Position, viewer: int) -> View:
    """All that `viewer` may know. While both choose in secret, it does not show who has chosen."""
    view: View = {
        **s.public(),
        "viewer": "spectator" if viewer == SPECTATOR else SIDES[viewer],
        "rounds": s.rounds,
        "decides": SIDES[s.mover] if s.phase is FAVOUR else None,
        "points": [s.points(0), s.points(1)],
        "hand_size": [len(cards) for cards in s.hands],
        "reveals": s.reveals,
    }
    if viewer != SPECTATOR:
        view["hand"] = list(s.hands[viewer])
        view["chosen"] = s.chosen[viewer] if s.phase is CHOICE else NO_CARD
    return view


def fill_from_view(s: Position, view: View, rng: Random) -> None:
    """Make the blank `s` a position with this very view. The hidden hands are drawn at random (1.2)."""
    s.read_public(view)
    s.reveals = view["reveals"]
    if view["decides"] is not None:
        s.mover = SIDES.index(view["decides"])
    if s.phase is not CHOICE:
        s.chosen = [s.played[0][-1], s.played[1][-1]]
    unseen = [card for card in CARDS if card not in s.played[0] + s.played[1] + view.get("hand", [])]
    rng.shuffle(unseen)
    for side in (0, 1):
        if view["viewer"] == SIDES[side]:
            s.hands[side] = list(view["hand"])
            if s.phase is CHOICE:
                s.chosen[side] = view["chosen"]
        else:
            size = view["hand_size"][side]
            s.hands[side], unseen = sorted(unseen[:size]), unseen[size:]
