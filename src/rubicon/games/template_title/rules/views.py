"""What a side may know of a position, and the way back: a complete position drawn from a view."""

from __future__ import annotations

from random import Random

from rubicon.core.game import SPECTATOR, View
from rubicon.games.template_title.rules.components import CARDS, HILLS, SIDES
from rubicon.games.template_title.rules.position import CHOICE, NO_CARD, NOBODY, OVER, Position
from rubicon.games.template_title.rules.sequence import PHASE_NAMES, PHASES


def make_view(s: Position, viewer: int) -> View:
    """All that `viewer` may know. While both choose in secret, it does not show who has chosen."""
    view: View = {
        "viewer": "spectator" if viewer == SPECTATOR else SIDES[viewer],
        "rounds": s.rounds,
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "decides": None if s.phase in (CHOICE, OVER) else SIDES[PHASES[s.phase].deciders(s)[0]],
        "hill": HILLS[s.hill],
        "owners": [None if owner == NOBODY else SIDES[owner] for owner in s.owners],
        "points": [s.points(0), s.points(1)],
        "favours": list(s.favours),
        "dice": list(s.dice),
        "played": [list(cards) for cards in s.played],
        "hand_size": [len(cards) for cards in s.hands],
        "reveals": s.reveals,
    }
    if viewer != SPECTATOR:
        view["hand"] = list(s.hands[viewer])
        view["chosen"] = s.chosen[viewer] if s.phase == CHOICE else NO_CARD
    return view


def fill_from_view(s: Position, view: View, rng: Random) -> None:
    """Make the blank `s` a position with this very view. The hidden hands are drawn at random (1.2)."""
    s.round = view["round"]
    s.phase = PHASE_NAMES.index(view["phase"])
    s.hill = HILLS.index(view["hill"])
    s.reveals = view["reveals"]
    s.owners = [NOBODY if owner is None else SIDES.index(owner) for owner in view["owners"]]
    s.favours = list(view["favours"])
    s.dice = list(view["dice"])
    s.played = [list(cards) for cards in view["played"]]
    if s.phase != CHOICE:
        s.chosen = [s.played[0][-1], s.played[1][-1]]
    unseen = [card for card in CARDS if card not in s.played[0] + s.played[1] + view.get("hand", [])]
    rng.shuffle(unseen)
    for side in (0, 1):
        if view["viewer"] == SIDES[side]:
            s.hands[side] = list(view["hand"])
            if s.phase == CHOICE:
                s.chosen[side] = view["chosen"]
        else:
            size = view["hand_size"][side]
            s.hands[side], unseen = sorted(unseen[:size]), unseen[size:]
