"""A complete state from a view: hands and draw pile are drawn from the cards the viewer has not seen.

All hands that the view allows are equally likely. Cards that everybody saw go into a hand stay there, and a
card that lies face-down in a battle is a Tactics card that its owner may commit.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from rubicon.core.game import View
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.battle import HITS, TACTICS, tactics
from rubicon.games.caesar_xl.rules.cards import DISCARDING, HONOURS, LOSSES, PICKING
from rubicon.games.caesar_xl.rules.forum import BIDDING, FORUM
from rubicon.games.caesar_xl.rules.march import FORCED_MARCH, MARCH, SAILING
from rubicon.games.caesar_xl.rules.pack import SQUARE, UNIT
from rubicon.games.caesar_xl.rules.purchase import BETRAYAL, MUSTERING, PLACING, PURCHASE
from rubicon.games.caesar_xl.rules.retreats import hit_in
from rubicon.games.caesar_xl.rules.state import STEPS, Position
from rubicon.games.kit.belief import HiddenHands, draw_hand
from rubicon.games.kit.flow import Frame, Phase
from rubicon.games.kit.values import number_of, set_of


def fill(s: Position, view: View, rng: Random, hands: HiddenHands | None = None) -> None:
    """Make the blank `s` a state that gives the viewer the very same view."""
    _public(s, view)
    _armies(s, view)
    _hands(s, view, rng, hands)


def hidden_cards(s: Position, view: View) -> tuple[int, list[int]]:
    """The cards that the viewer cannot see, and how many of them each side holds, a face-down card too."""
    _public(s, view)
    unseen = _own_hand(s, view)
    sizes = [view["hand_size"][side] - s.known[side].bit_count() for side in (0, 1)]
    if s.phase is TACTICS:
        for side in (0, 1):
            sizes[side] += int(view["battle"]["cards"][side])
    if view["viewer"] in SIDES:
        sizes[SIDES.index(view["viewer"])] = 0
    return unseen & s.pack.held, sizes


def _public(s: Position, view: View) -> None:
    s.read_public(view)
    s.mover = s.active if view["decides"] is None else SIDES.index(view["decides"])
    fight = view["battle"]
    if fight is not None:
        s.stage = STEPS.index(fight["step"]) + int(fight["done"])
        s.tactic = [number_of(s.pack.card_index, name) for name in fight["tactics"]]
    restore_frames(s, s.phase_named(view["resume"]))


_IN_PURCHASE: Final[list[Phase[Any]]] = [LOSSES, HONOURS, DISCARDING, PLACING, MUSTERING, PICKING, BETRAYAL]


def restore_frames(s: Position, resume: Phase[Any]) -> None:
    """The frames below the phase of a loaded position: they follow from `interrupted` and other fields."""
    phase = s.phase
    caller: Phase[Any] | None = None
    if phase is BETRAYAL and resume is MARCH:
        s.phase, caller = FORCED_MARCH, MARCH
    elif phase in _IN_PURCHASE:
        caller = PURCHASE
    elif phase is SAILING:
        caller = MARCH
    elif phase is BIDDING:
        caller = FORUM
    elif phase is HITS:
        caller = hit_in(s)
    if caller is not None:
        mover = s.active
        if phase is HITS:
            mover = 1 - s.mover if s.retreating < 0 else s.mover
        s.below = Frame(caller, mover, (), None)


def _armies(s: Position, view: View) -> None:
    for side in (0, 1):
        for name, units in view["armies"][side].items():
            city = s.pack.place_index[name]
            stack = s.pack.stack_of(units)
            s.put(side, city, stack)
            for kind in range(SQUARE, s.pack.kind_count):
                if stack & UNIT[kind]:
                    s.at[kind] = city


def _own_hand(s: Position, view: View) -> int:
    """Give the viewer their cards. Returns those that they cannot see."""
    pack = s.pack
    viewer = SIDES.index(view["viewer"]) if view["viewer"] in SIDES else -1
    seen = s.discards | s.forum | s.front[0] | s.front[1] | s.known[0] | s.known[1]
    if viewer >= 0:
        s.hand[viewer] = set_of(pack.card_index, view["hand"])
        seen |= s.hand[viewer]
        if view.get("face_down") is not None:
            s.tactic[viewer] = pack.card_index[view["face_down"]]
    for card in s.tactic:
        if card >= 0:
            seen |= 1 << card
    return (1 << pack.card_count) - 1 & ~seen


def _hands(s: Position, view: View, rng: Random, hands: HiddenHands | None) -> None:
    unseen = _own_hand(s, view)
    viewer = SIDES.index(view["viewer"]) if view["viewer"] in SIDES else -1
    held = s.known[:]
    sizes = view["hand_size"]
    attacker = s.active
    if s.phase is TACTICS and attacker != viewer and view["battle"]["cards"][attacker]:
        # Before any hand is drawn, or the defender's could hold every card that may lie there.
        s.tactic[attacker] = _face_down(s, held[attacker], unseen, sizes[attacker], rng, hands)
        elsewhere = ~(1 << s.tactic[attacker])
        held[attacker] &= elsewhere
        unseen &= elsewhere
    for side in (0, 1):
        if side == viewer:
            continue
        missing = sizes[side] - held[side].bit_count()
        held[side] |= draw_hand(unseen & s.pack.held, missing, side, hands, rng)
        s.hand[side] = held[side]
        unseen &= ~held[side]
    s.deck = unseen


def _face_down(
    s: Position, known: int, unseen: int, size: int, rng: Random, hands: HiddenHands | None
) -> int:
    """What the attacker may have committed: one of the known cards, if there is no room for all of them."""
    pool = known if known.bit_count() > size else known | unseen
    cards = tactics(s, s.active, pool)
    if hands is None or not hands.counted:
        return rng.choice(cards)
    weights = [1.0 if known >> card & 1 else hands.likelihood(card, s.active) + 1e-9 for card in cards]
    return rng.choices(cards, weights)[0]
