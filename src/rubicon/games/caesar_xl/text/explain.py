"""Why an action is not offered: the rule that forbids it, with the facts of the case.

The questions are asked in this order: who decides now, is it the time for such a thing, and then what the
chapter says about it. Nothing here looks at what the asking side may not know: a card is said to be where
everybody can see it, or not to be in the asker's hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rubicon.core.message import Message, message
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules import cards, forum, march, purchase, retreats
from rubicon.games.caesar_xl.rules.battle import (
    STEP_MASK,
    uncommitted,
)
from rubicon.games.caesar_xl.rules.forum import BIDDING
from rubicon.games.caesar_xl.rules.march import FORCED_MARCH, MARCH
from rubicon.games.caesar_xl.rules.pack import FIELD, MASK, SQUARE, SUPREME, UNIT
from rubicon.games.caesar_xl.rules.retreats import VICTORY_OR_DEATH
from rubicon.games.caesar_xl.rules.sequence import PHASES
from rubicon.games.caesar_xl.rules.state import Position
from rubicon.games.caesar_xl.rules.vocabulary import (
    AMONG,
    CONTROL,
    HOLD,
    LEADER,
    LEADERS,
    MUSTER,
    PAY,
    RECALL,
    SUPREME_IN,
    TYPES,
    WORTH,
    Claim,
)
from rubicon.games.caesar_xl.rules.vocabulary import BID as BY_BID
from rubicon.games.caesar_xl.rules.vocabulary import FORUM as FORUM_CARD
from rubicon.games.caesar_xl.rules.vocabulary import TACTICS as TACTICS_CARD
from rubicon.games.caesar_xl.rules.vocabulary import VETERANS as VETERAN_UNITS
from rubicon.games.kit import explain as ladder
from rubicon.games.kit.explain import Reason, why
from rubicon.games.kit.values import members
from rubicon.games.kit.verbs import Verbs


class Explainer:
    """Explains for games with one pack."""

    def __init__(self, notation: Verbs) -> None:
        self.notation = notation
        self._reasons = ladder.Reasons(
            parse=notation.parse,
            text=notation.text,
            onlooker="1.0",
            over="5.0",
            not_yours=_of_either_side,
            not_your_turn=_not_your_turn,
            wrong_phase=self._wrong_phase,
            chapter=self._chapter,
        )

    def explain(self, s: Position, side: int, text: str) -> Message:
        """Why `side` may not do what `text` says, or that it may."""
        return ladder.explain(self._reasons, len(SIDES), s, side, text)

    def _wrong_phase(self, s: Position, side: int, action: int) -> Reason:
        verb = self.notation.split(action)[0]
        if verb in s.phase.verbs:
            return None
        now = message(s.phase.message("decides"))
        return why(_RULES[verb], "wrong-phase", when=message(f"when-{verb}"), now=now)

    def _chapter(self, s: Position, side: int, action: int) -> Reason:
        verb, arguments = self.notation.split(action)
        explain = _CHAPTERS.get(verb)
        return None if explain is None else explain(s, side, *arguments)


def _of_either_side(s: Position, side: int, action: int) -> Reason:
    """An action names a kind of unit, which both sides may have: it is never about another's piece."""
    return None


def _not_your_turn(s: Position, side: int, action: int) -> Reason:
    doing = message(s.phase.message("waits"))
    return why(s.phase.rule, "not-your-turn", side=SIDES[1 - side], doing=doing)


# ------------------------------------------------------------------ ids, for the facts of reasons


def _place(s: Position, place: int) -> str:
    return s.pack.places[place]


def _card(s: Position, card: int) -> str:
    return s.pack.cards[card]


def _unit(s: Position, kind: int) -> str:
    return s.pack.kinds[kind] if kind < s.pack.kind_count else "any"


def _closed(s: Position, *places: int) -> Reason:
    """12.0: nobody enters Barbarian areas."""
    for place in places:
        if place >= s.pack.city_count:
            return why("12.0", "barbarian-area", place=_place(s, place))
    return None


def _not_friendly(s: Position, side: int, city: int) -> Reason:
    """7.2: occupied solely by the side's own pieces."""
    if s.friendly(side) >> city & 1:
        return None
    place = _place(s, city)
    if s.occupied[1 - side] >> city & 1:
        return why("7.2", "enemy-city", place=place, side=SIDES[1 - side])
    return why("7.2", "empty-city", place=place)


def _not_in_hand(s: Position, side: int, card: int) -> Reason:
    """6.0: where everybody can see the card; else only that it is not in the hand."""
    if s.hand[side] >> card & 1:
        return None
    name = _card(s, card)
    if s.discards >> card & 1:
        return why("6.0", "card-discarded", card=name)
    if s.forum >> card & 1:
        return why("5.0", "card-in-forum", card=name)
    for owner in (0, 1):
        if s.front[owner] >> card & 1:
            return why("6.0", "card-in-front", card=name, side=SIDES[owner])
    return why("6.0", "card-not-in-hand", card=name)


# ------------------------------------------------------------------ 5.0


def _military(s: Position, side: int) -> Reason:
    if s.at[SUPREME + side] != s.pack.rome:
        return why("5.0", "military-rome")
    if s.at[SUPREME + 1 - side] >= 0:
        place = _place(s, s.at[SUPREME + 1 - side])
        return why("5.0", "military-enemy-leader", place=place)
    return why("5.0", "military-values", need=s.pack.military, have=s.worth(side))


def _political(s: Position, side: int) -> Reason:
    points = forum.net_points(s, side)
    return why("5.0", "political-points", need=s.pack.political, have=points)


def _bid(s: Position, side: int, index: int) -> Reason:
    bid, highest = index + 1, s.bids[1 - side]
    if bid <= highest:
        return why("5.0", "bid-higher", highest=highest)
    return why("5.0", "bid-too-high", gold=s.gold[side])


def _pass(s: Position, side: int) -> Reason:
    if s.phase is BIDDING:
        return why("5.0", "must-bid")
    return why("10.0", "must-commit")


def _claim(s: Position, side: int, card: int) -> Reason:
    name = _card(s, card)
    if s.pack.type[card] != FORUM_CARD:
        return why("5.0", "not-a-forum-card", card=name)
    if not s.forum >> card & 1:
        for owner in (0, 1):
            if s.front[owner] >> card & 1:
                return why("5.0", "already-claimed", side=SIDES[owner], card=name)
        return why("5.0", "not-in-forum-yet", card=name)
    if s.claimed:
        return why("5.0", "claimed-one")
    for claim in s.pack.claims[card]:
        if not forum.fulfilled(s, side, claim):
            return why("5.0", "claim-asks", card=name, claim=_condition(s, side, claim))
    return None


def _condition(s: Position, side: int, claim: Claim) -> Message:
    """A condition that is not fulfilled, with what there is instead."""
    op, need = claim.op, claim.count
    if op == BY_BID:
        return message("claim-missing-bid")
    if op == PAY:
        return message("claim-missing-gold", need=need, have=s.gold[side])
    if op in (CONTROL, SUPREME_IN):
        cities = [_place(s, city) for city in members(claim.cities)]
        return message("claim-missing-control" if op == CONTROL else "claim-missing-supreme", places=cities)
    if op == HOLD:
        held = (s.friendly(side) & s.pack.among[claim.kind]).bit_count()
        return message("claim-missing-cities", need=need, kind=AMONG[claim.kind], have=held)
    if op == LEADERS:
        return message("claim-missing-leaders", need=need, have=len(forum.leaders_of(s, side)))
    if op == VETERAN_UNITS:
        return message("claim-missing-veterans", need=need, have=forum.veterans(s, side))
    assert op == WORTH
    return message("claim-missing-worth", need=need, have=s.worth(side))


# ------------------------------------------------------------------ 6.0, 7.0


def _discard(s: Position, side: int, card: int) -> Reason:
    return _not_in_hand(s, side, card)


def _play(s: Position, side: int, card: int) -> Reason:
    missing = _not_in_hand(s, side, card)
    if missing:
        return missing
    name, kind = _card(s, card), s.pack.type[card]
    if kind == TACTICS_CARD:
        return why("6.0", "tactics-card", card=name)
    if kind == LEADER:
        if s.phase is MARCH:
            return why("6.0", "leader-card", card=name)
        return why("6.0", "leader-needs-city", card=name)
    if (s.phase is MARCH) != bool(s.pack.phase[card]):
        return why("6.0", "march-card" if s.pack.phase[card] else "purchase-card", card=name)
    return why("6.0", "no-effect", card=name)


def _use(s: Position, side: int, card: int) -> Reason:
    name = _card(s, card)
    if not s.front[side] >> card & 1:
        return why("5.0", "not-in-front", card=name)
    effects = [effect for effect in s.pack.effects[card] if effect.op in (MUSTER, RECALL)]
    if not effects:
        return why("5.0", "works-by-itself", card=name)
    if s.used >> card & 1:
        return why("5.0", "used", card=name)
    return why("5.0", "no-effect", card=name)


def _pick(s: Position, side: int, card: int) -> Reason:
    if not s.discards >> card & 1:
        return why("6.0", "not-discarded", card=_card(s, card))
    if not s.pack.held >> card & 1:
        return why("6.0", "never-in-hand", card=_card(s, card), kind=TYPES[s.pack.type[card]])
    return why("6.0", "not-brought-back", card=_card(s, s.card), other=_card(s, card))


def _recruit(s: Position, side: int, city: int, unit: int) -> Reason:
    closed = _closed(s, city) or _not_friendly(s, side, city)
    if closed:
        return closed
    name = "legion" if unit else "allied"
    if not s.stock[side * 2 + unit]:
        return why("7.1", "none-in-stock", unit=name)
    if not purchase.open_cities(s, side, unit) >> city & 1:
        return why("7.3", "city-has-its-share", place=_place(s, city))
    return why("7.0", "too-dear", unit=name, price=purchase.cost(s, side, unit), gold=s.gold[side])


def _recruit_allied(s: Position, side: int, city: int) -> Reason:
    return _recruit(s, side, city, 0)


def _recruit_legion(s: Position, side: int, city: int) -> Reason:
    return _recruit(s, side, city, 1)


def _put(s: Position, side: int, city: int) -> Reason:
    return _closed(s, city) or why("6.0", "no-unit-there", place=_place(s, city))


def _muster(s: Position, side: int, city: int) -> Reason:
    return _closed(s, city) or why("7.0", "brings-nothing", card=_card(s, s.card), place=_place(s, city))


def _target(s: Position, side: int, city: int) -> Reason:
    key = "name-marched-to" if s.phase is FORCED_MARCH else "name-enemy-city"
    return _closed(s, city) or why("6.0", key, place=_place(s, city))


def _remove(s: Position, side: int, kind: int, city: int) -> Reason:
    closed = _closed(s, city)
    if closed:
        return closed
    if not _has(s.stack(side, city), kind):
        return why("6.0", "no-such-unit-there", unit=_unit(s, kind), place=_place(s, city))
    if s.owed_at not in (-1, city):
        return why("6.0", "lose-elsewhere", place=_place(s, s.owed_at))
    if not cards.counts_as_loss(s, side, kind):
        return why("6.0", "lose-another-kind", unit=_unit(s, kind))
    return None


def _promote(s: Position, side: int, kind: int, city: int) -> Reason:
    closed = _closed(s, city)
    if closed:
        return closed
    if kind not in (0, 2):
        return why("10.0", "not-promotable", unit=_unit(s, kind))
    if not _has(s.stack(side, city), kind):
        return why("10.0", "no-such-unit-there", unit=_unit(s, kind), place=_place(s, city))
    return why("10.0", "promote-in-battle", place=_place(s, s.battle))


def _has(stack: int, kind: int) -> bool:
    return bool(stack >> FIELD * kind & MASK) if kind < SQUARE else bool(stack & UNIT[kind])


# ------------------------------------------------------------------ 9.0


def _march(s: Position, side: int, kind: int, start: int, end: int) -> Reason:
    closed = _closed(s, start, end)
    if closed:
        return closed
    everything = kind == s.pack.kind_count
    stack, left = s.stack(side, start), march.fresh(s, start)
    if not (stack if everything else _has(stack, kind)):
        return why("9.0", "no-such-unit-there", unit=_unit(s, kind), place=_place(s, start))
    if not (left if everything else _has(left, kind)):
        return why("9.0", "has-marched", place=_place(s, start))
    if end not in march.ways(s, start):
        return why("9.1", "no-route", origin=_place(s, start), place=_place(s, end))
    return why("9.0", "name-the-unit")


def _sail(s: Position, side: int, start: int, end: int) -> Reason:
    closed = _closed(s, start, end)
    if closed:
        return closed
    zones = march.fleet_zones(s, s.card)
    if start == end:
        return why("2.1", "same-port")
    if start not in march.harbours(s, zones):
        return why("2.1", "no-units-in-port", place=_place(s, start))
    return why("2.1", "port-out-of-reach", place=_place(s, end), origin=_place(s, start))


# ------------------------------------------------------------------ 10.0


def _battle(s: Position, side: int, city: int) -> Reason:
    return _closed(s, city) or why("10.0", "no-battle-there", place=_place(s, city))


def _commit(s: Position, side: int, card: int) -> Reason:
    missing = _not_in_hand(s, side, card)
    if missing:
        return missing
    if s.pack.type[card] != TACTICS_CARD:
        return why("10.0", "not-a-tactics-card", card=_card(s, card))
    return why("10.0", "for-attackers" if s.pack.role[card] == 1 else "for-defenders", card=_card(s, card))


def _roll(s: Position, side: int, kind: int) -> Reason:
    stack = s.stack(side, s.battle)
    if not _has(stack, kind):
        return why("10.0", "no-such-unit-in-battle", unit=_unit(s, kind))
    if not UNIT[kind] & STEP_MASK[s.stage] and not _has(uncommitted(s, side), kind):
        return why("10.0", "stage", stage=("allied", "legions", "leaders")[s.stage])
    return why("10.0", "committed", unit=_unit(s, kind))


def _lose(s: Position, side: int, kind: int) -> Reason:
    if not _has(s.stack(side, s.battle), kind):
        return why("10.0", "no-such-unit-in-battle", unit=_unit(s, kind))
    if s.phase is VICTORY_OR_DEATH:
        return why("10.0", "lose-a-leader", unit=_unit(s, kind))
    return why("10.0", "say-lose-fresh", unit=_unit(s, kind))


def _lose_fresh(s: Position, side: int, kind: int) -> Reason:
    if not _has(s.stack(side, s.battle), kind):
        return why("10.0", "no-such-unit-in-battle", unit=_unit(s, kind))
    return why("10.0", "say-lose", unit=_unit(s, kind))


def _retreat(s: Position, side: int) -> Reason:
    if side == s.active:
        return why("10.0", "attacker-cannot-retreat")
    return why("10.0", "defender-cannot-retreat")


def _withdraw(s: Position, side: int, kind: int, city: int) -> Reason:
    closed = _closed(s, city)
    if closed:
        return closed
    if not retreats.refuges(s, side) >> city & 1:
        key = "retreat-where-came" if side == s.active else "retreat-to-friends"
        return why("10.0", key, place=_place(s, city))
    if kind < s.pack.kind_count and not _has(s.stack(side, s.battle), kind):
        return why("10.0", "no-such-unit-in-battle", unit=_unit(s, kind))
    return why("10.0", "withdraw-together")


#: The rule to name in phases that a verb does not belong to: that of its own phase, with these exceptions.
_RULES: Final[dict[str, str]] = {
    **{verb: phase.rule for phase in PHASES for verb in phase.verbs},
    "end": "4.0",
    "play": "6.0",
    "use": "5.0",
    "remove": "6.0",
    "sail": "2.1",
}
#: What may stand in the way of a verb in its phase; of the others, nothing ever does.
_CHAPTERS: Final[dict[str, Callable[..., Reason]]] = {
    "pass": _pass,
    "retreat": _retreat,
    "declare-military": _military,
    "declare-political": _political,
    "bid": _bid,
    "claim": _claim,
    "discard": _discard,
    "play": _play,
    "use": _use,
    "pick": _pick,
    "commit": _commit,
    "roll": _roll,
    "lose": _lose,
    "lose-fresh": _lose_fresh,
    "recruit-allied": _recruit_allied,
    "recruit-legion": _recruit_legion,
    "place": _put,
    "muster": _muster,
    "target": _target,
    "battle": _battle,
    "sail": _sail,
    "remove": _remove,
    "promote": _promote,
    "withdraw": _withdraw,
    "march": _march,
}
