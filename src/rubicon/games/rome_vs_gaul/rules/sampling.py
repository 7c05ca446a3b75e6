"""A complete state from a view: the hands and the deck are drawn from the cards the viewer has not seen.

All hands that the view allows are equally likely. A planned move of the other side is made up.
"""

from __future__ import annotations

from random import Random

from rubicon.core.game import View
from rubicon.games.kit.belief import HiddenHands, draw_hand
from rubicon.games.kit.values import members, number_of, set_of
from rubicon.games.rome_vs_gaul.rules.pack import CARD_COUNT, GAUL, ROME, SIDES, Pack
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import notation_of


def fill(s: Position, view: View, rng: Random, hands: HiddenHands | None = None) -> None:
    """Make the blank `s` a state that gives the viewer the very same view."""
    s.read_public(view)
    s.mover = s.active if view["decides"] is None else SIDES.index(view["decides"])
    s.derive()
    viewer = SIDES.index(view["viewer"]) if view["viewer"] in SIDES else -1
    _hands(s, view, viewer, rng, hands)
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


def hidden_cards(pack: Pack, view: View) -> tuple[int, list[int]]:
    """The cards that the viewer cannot see, and how many of them each side holds."""
    seen = [*view["discards"], *view.get("hand", [])]
    sizes = [0 if side == view["viewer"] else view["hand_size"][number] for number, side in enumerate(SIDES)]
    return (1 << CARD_COUNT) - 1 & ~set_of(pack.card_index, seen), sizes


def _hands(s: Position, view: View, viewer: int, rng: Random, belief: HiddenHands | None) -> None:
    unseen, sizes = hidden_cards(s.pack, view)
    s.hand = [0, 0]
    for side in (ROME, GAUL):
        if side == viewer:
            s.hand[side] = set_of(s.pack.card_index, view["hand"])
        else:
            s.hand[side] = draw_hand(unseen, sizes[side], side, belief, rng)
            unseen &= ~s.hand[side]
    s.deck = unseen
