"""A complete state from a view: hands and draw pile are drawn from the cards the viewer has not seen.

All hands that the view allows are equally likely. Cards that everybody saw go into a hand stay there, and a
card that lies face-down in a battle is a Tactics card that its owner may commit.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rubicon.core.game import View
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.battle import tactics
from rubicon.games.caesar_xl.rules.march import LANE
from rubicon.games.caesar_xl.rules.pack import SQUARE, UNIT, Pack
from rubicon.games.caesar_xl.rules.state import OWED, PHASES, STEPS, TACTICS, Position, members


def fill(s: Position, view: View, rng: Random) -> None:
    """Make the blank `s` a state that gives the viewer the very same view."""
    _public(s, view)
    _armies(s, view)
    _hands(s, view, rng)


def _side(name: str | None) -> int:
    return SIDES.index(name) if name is not None else -1


def _cards(pack: Pack, names: list[str]) -> int:
    return sum(1 << pack.card_index[name] for name in names)


def _cities(pack: Pack, names: list[str]) -> int:
    return sum(1 << pack.place_index[name] for name in names)


def _stack(pack: Pack, units: dict[str, int]) -> int:
    return sum(UNIT[pack.kinds.index(kind)] * count for kind, count in units.items())


def _card(pack: Pack, name: str | None) -> int:
    return pack.card_index[name] if name is not None else -1


def _public(s: Position, view: View) -> None:
    pack = s.pack
    s.turn = view["turn"]
    s.active = _side(view["active"])
    s.phase = PHASES.index(view["phase"])
    s.mover = s.active if view["decides"] is None else _side(view["decides"])
    s.gold = list(view["gold"])
    s.known = [_cards(pack, names) for names in view["known"]]
    s.front = [_cards(pack, names) for names in view["front"]]
    s.forum = _cards(pack, view["forum"])
    s.discards = _cards(pack, view["discards"])
    s.stock = list(view["stock"])
    s.succeeded = list(view["succeeded"])
    s.halved = list(view["halved"])
    s.claimed = view["claimed"]
    s.card = _card(pack, view["card"])
    s.bids = list(view["bids"])
    s.bidder = _side(view["bidder"])
    s.draws = view["draws"]
    s.eventful = view["eventful"]
    s.resume = PHASES.index(view["resume"])
    s.owed = list(view["owed"]["losses"])
    s.owed_kind = OWED.index(view["owed"]["kind"])
    s.owed_at = -1 if view["owed"]["city"] is None else pack.place_index[view["owed"]["city"]]
    s.honours = list(view["honours"])
    s.legions_placed = _cities(pack, view["purchase"]["legions"])
    s.allied_placed = _cities(pack, view["purchase"]["allied"])
    s.allied_twice = _cities(pack, view["purchase"]["allied_twice"])
    s.used = _cards(pack, view["purchase"]["used"])
    s.muster = view["muster"]["left"]
    s.muster_unit = view["muster"]["unit"]
    s.muster_price = view["muster"]["price"]
    s.muster_at = _cities(pack, view["muster"]["cities"])
    s.lanes = [pack.place_index[start] * LANE + pack.place_index[end] for start, end in view["lanes"]]
    for city, came in view["origins"].items():
        s.origins[pack.place_index[city]] = _cities(pack, came)
    for city, units in view["marched"].items():
        s.marched[pack.place_index[city]] = _stack(pack, units)
    s.winner = _side(view["winner"])
    s.victory = view["victory"]
    if view["battle"] is not None:
        _battle(s, view["battle"])


def _battle(s: Position, fight: dict[str, Any]) -> None:
    s.battle = s.pack.place_index[fight["city"]]
    s.round = fight["round"]
    s.stage = STEPS.index(fight["step"]) + int(fight["done"])
    s.lead = _side(fight["lead"])
    s.roller = _side(fight["rolled"])
    s.passed = sum(1 << SIDES.index(name) for name in fight["passed"])
    s.idle = fight["idle"]
    s.hits = fight["hits"]
    s.retreating = _side(fight["retreating"])
    s.spent = [_stack(s.pack, units) for units in fight["committed"]]
    s.tactic = [_card(s.pack, name) for name in fight["tactics"]]


def _armies(s: Position, view: View) -> None:
    for side in (0, 1):
        for name, units in view["armies"][side].items():
            city = s.pack.place_index[name]
            stack = _stack(s.pack, units)
            s.put(side, city, stack)
            for kind in range(SQUARE, s.pack.kind_count):
                if stack & UNIT[kind]:
                    s.at[kind] = city


def _hands(s: Position, view: View, rng: Random) -> None:
    pack = s.pack
    viewer = SIDES.index(view["viewer"]) if view["viewer"] in SIDES else -1
    seen = s.discards | s.forum | s.front[0] | s.front[1] | s.known[0] | s.known[1]
    if viewer >= 0:
        s.hand[viewer] = _cards(pack, view["hand"])
        seen |= s.hand[viewer]
        if view.get("face_down") is not None:
            s.tactic[viewer] = pack.card_index[view["face_down"]]
    for card in s.tactic:
        if card >= 0:
            seen |= 1 << card
    unseen = (1 << pack.card_count) - 1 & ~seen
    held = s.known[:]
    sizes = view["hand_size"]
    attacker = s.active
    if s.phase == TACTICS and attacker != viewer and view["battle"]["cards"][attacker]:
        # Before any hand is drawn, or the defender's could hold every card that may lie there.
        s.tactic[attacker] = _face_down(s, held[attacker], unseen, sizes[attacker], rng)
        elsewhere = ~(1 << s.tactic[attacker])
        held[attacker] &= elsewhere
        unseen &= elsewhere
    for side in (0, 1):
        if side == viewer:
            continue
        for card in rng.sample(members(unseen & pack.held), sizes[side] - held[side].bit_count()):
            held[side] |= 1 << card
        s.hand[side] = held[side]
        unseen &= ~held[side]
    s.deck = unseen


def _face_down(s: Position, known: int, unseen: int, size: int, rng: Random) -> int:
    """What the attacker may have committed: one of the known cards, if there is no room for all of them."""
    pool = known if known.bit_count() > size else known | unseen
    return rng.choice(tactics(s, s.active, pool))
