"""A complete state from a view: the hands and the deck are drawn from the cards the viewer has not seen.

All hands that the view allows are equally likely. A planned move of the other side is made up.
"""

from __future__ import annotations

from random import Random

from rubicon.core.game import View
from rubicon.games.kit.values import members, number_of, set_of
from rubicon.games.rome_vs_gaul.rules.pack import CARD_COUNT, SIDES
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import notation_of


def fill(s: Position, view: View, rng: Random) -> None:
    """Make the blank `s` a state that gives the viewer the very same view."""
    s.read_public(view)
    s.mover = s.active if view["decides"] is None else SIDES.index(view["decides"])
    s.derive()
    viewer = SIDES.index(view["viewer"]) if view["viewer"] in SIDES else -1
    _hands(s, view, viewer, rng)
    if view["must_redraw"]:
        if s.active == viewer:
            s.redrawn = number_of(s.pack.card_index, view["redrawn"])
        else:
            s.redrawn = rng.choice(members(s.hand[s.active]))
    if "plan" in view:
        s.plan = [notation_of(s.pack).parse(text) for text in view["plan"]]
        s.kept = view["kept"]
    else:
        s.imagine_plan(rng)


def _hands(s: Position, view: View, viewer: int, rng: Random) -> None:
    unseen = (1 << CARD_COUNT) - 1 & ~s.discards
    hands = [0, 0]
    if viewer >= 0:
        hands[viewer] = set_of(s.pack.card_index, view["hand"])
        unseen &= ~hands[viewer]
    for side, size in enumerate(view["hand_size"]):
        if side != viewer:
            for card in rng.sample(members(unseen), size):
                hands[side] |= 1 << card
            unseen &= ~hands[side]
    s.hand = hands
    s.deck = unseen
