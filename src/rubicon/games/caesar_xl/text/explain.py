"""Why an action is not offered: the rule that forbids it, with the facts of the case.

The questions are asked in this order: who decides now, is it the time for such a thing, and then what the
chapter says about it. Nothing here looks at what the asking side may not know: a card is said to be where
everybody can see it, or not to be in the asker's hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rubicon.games.caesar_xl.rules import cards, forum, march, purchase, retreats
from rubicon.games.caesar_xl.rules.battle import (
    COMMITMENT,
    HITS,
    NEXT_BATTLE,
    STEP_MASK,
    TACTICS,
    uncommitted,
)
from rubicon.games.caesar_xl.rules.cards import DISCARDING, HONOURS, LOSSES, PICKING
from rubicon.games.caesar_xl.rules.forum import BIDDING, FORUM
from rubicon.games.caesar_xl.rules.march import FORCED_MARCH, MARCH, SAILING
from rubicon.games.caesar_xl.rules.pack import FIELD, MASK, SIDE_NAMES, SQUARE, SUPREME, UNIT
from rubicon.games.caesar_xl.rules.purchase import BETRAYAL, MUSTERING, PLACING, PURCHASE
from rubicon.games.caesar_xl.rules.retreats import RETREAT, VETERANS, VICTORY_OR_DEATH, WITHDRAWAL
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
from rubicon.games.kit.explain import Reason
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import members
from rubicon.games.kit.verbs import Verbs

#: Of each phase: the rule, what its decider does, as the other side reads it and as the decider reads it.
_PHASES: Final[dict[Phase[Any], tuple[str, str, str]]] = {
    FORUM: ("5.0", "is in the Forum Phase", "you may claim a Forum card or declare victory"),
    BIDDING: ("5.0", "is bidding", "you are bidding"),
    LOSSES: ("6.0", "takes the losses of an event or card", "you are to lose units"),
    HONOURS: ("6.0", "may promote a unit", "you may promote a unit"),
    DISCARDING: ("6.0", "brings the hand within its limit", "you are to discard a card"),
    PURCHASE: ("7.0", "is in the Purchase Phase", "it is your Purchase Phase"),
    PLACING: ("6.0", "places a Leader", "you are to place a Leader"),
    MUSTERING: ("7.0", "places units that a card brings", "you are placing units that a card brings"),
    PICKING: ("6.0", "picks from the discards", "you may pick from the discards"),
    FORCED_MARCH: ("6.0", "carries out a card", "you are to name a city for your card"),
    BETRAYAL: ("6.0", "carries out a card", "you are to name a city for your card"),
    MARCH: ("9.0", "is in the March Phase", "it is your March Phase"),
    SAILING: ("6.0", "sends a Fleet", "you are to name the ports of your Fleet"),
    NEXT_BATTLE: ("10.0", "is the attacker and chooses the next battle", "you are to choose a battle"),
    TACTICS: ("10.0", "may commit a Tactics card", "you may commit a Tactics card"),
    COMMITMENT: ("10.0", "commits a unit", "you are to commit a unit"),
    HITS: ("10.0", "chooses what to lose", "you are to choose what you lose"),
    RETREAT: ("10.0", "may retreat", "you may retreat"),
    VICTORY_OR_DEATH: ("10.0", "loses a Leader", "you are to lose a Leader"),
    WITHDRAWAL: ("10.0", "retreats", "your units are to retreat"),
    VETERANS: ("10.0", "may promote a unit", "you may promote a unit"),
}


class Explainer:
    """Explains for games with one pack."""

    def __init__(self, notation: Verbs) -> None:
        self.notation = notation
        self._reasons = ladder.Reasons(
            parse=notation.parse,
            text=notation.text,
            onlooker="1.0: only the two players decide; you are looking on.",
            over="5.0: the game is over; there is nothing left to decide.",
            not_yours=_of_either_side,
            not_your_turn=_not_your_turn,
            wrong_phase=self._wrong_phase,
            chapter=self._chapter,
        )

    def explain(self, s: Position, side: int, text: str) -> str:
        """Why `side` may not do what `text` says, or that it may."""
        return ladder.explain(self._reasons, len(SIDE_NAMES), s, side, text)

    def _wrong_phase(self, s: Position, side: int, action: int) -> Reason:
        phases, rule, when, _ = _VERBS[self.notation.split(action)[0]]
        return None if s.phase in phases else f"{rule}: {when}; now {_PHASES[s.phase][2]}."

    def _chapter(self, s: Position, side: int, action: int) -> Reason:
        verb, arguments = self.notation.split(action)
        return _VERBS[verb][3](s, side, *arguments)


def _of_either_side(s: Position, side: int, action: int) -> Reason:
    """An action names a kind of unit, which both sides may have: it is never about another's piece."""
    return None


def _not_your_turn(s: Position, side: int, action: int) -> Reason:
    rule, doing, _ = _PHASES[s.phase]
    decider = SIDE_NAMES[1 - side]
    return f"{rule}: it is for {decider} to decide: {decider} {doing}."


# ------------------------------------------------------------------ words


def _place(s: Position, place: int) -> str:
    return s.pack.place_names[place]


def _card(s: Position, card: int) -> str:
    return s.pack.card_names[card]


def _unit(s: Position, kind: int) -> str:
    return s.pack.kind_names[kind] if kind < s.pack.kind_count else "unit"


def _gold(count: int) -> str:
    return f"{count} Gold"


def _closed(s: Position, *places: int) -> Reason:
    """12.0: nobody enters Barbarian areas."""
    for place in places:
        if place >= s.pack.city_count:
            return f"12.0: {_place(s, place)} is a Barbarian area; units enter Roman cities only."
    return None


def _not_friendly(s: Position, side: int, city: int) -> Reason:
    """7.2: occupied solely by the side's own pieces."""
    if s.friendly(side) >> city & 1:
        return None
    who = f"{SIDE_NAMES[1 - side]} has units there" if s.occupied[1 - side] >> city & 1 else "nobody is there"
    return f"7.2: {_place(s, city)} is not a friendly city of yours: {who}."


def _not_in_hand(s: Position, side: int, card: int) -> Reason:
    """6.0: where everybody can see the card; else only that it is not in the hand."""
    if s.hand[side] >> card & 1:
        return None
    name = _card(s, card)
    if s.discards >> card & 1:
        return f"6.0: {name} is among the discards."
    if s.forum >> card & 1:
        return f"5.0: {name} is in the Forum; it is claimed, not played."
    for owner in (0, 1):
        if s.front[owner] >> card & 1:
            return f"6.0: {name} lies face-up in front of {SIDE_NAMES[owner]}."
    return f"6.0: {name} is not in your hand."


# ------------------------------------------------------------------ 5.0


def _military(s: Position, side: int) -> Reason:
    if s.at[SUPREME + side] != s.pack.rome:
        return "5.0: for a military victory your Supreme Leader must be in Rome."
    if s.at[SUPREME + 1 - side] >= 0:
        place = _place(s, s.at[SUPREME + 1 - side])
        return f"5.0: a military victory needs the enemy's Supreme Leader off the map; it is in {place}."
    return f"5.0: a military victory needs {s.pack.military} in controlled values; you have {s.worth(side)}."


def _political(s: Position, side: int) -> Reason:
    points = forum.net_points(s, side)
    return f"5.0: a political victory needs {s.pack.political} Victory Points net; you have {points}."


def _bid(s: Position, side: int, index: int) -> Reason:
    bid, highest = index + 1, s.bids[1 - side]
    if bid <= highest:
        return f"5.0: a bid must be higher by at least 1; the highest is {highest}."
    return f"5.0: nobody bids more than they have; you have {_gold(s.gold[side])}."


def _pass(s: Position, side: int) -> Reason:
    if s.phase is BIDDING:
        return "5.0: whoever opens the bidding must bid at least 1 Gold."
    return "10.0: nobody has rolled in the last round; in this one every unit is committed."


def _claim(s: Position, side: int, card: int) -> Reason:
    name = _card(s, card)
    if s.pack.type[card] != FORUM_CARD:
        return f"5.0: {name} is not a FORUM card."
    if not s.forum >> card & 1:
        for owner in (0, 1):
            if s.front[owner] >> card & 1:
                return f"5.0: {SIDE_NAMES[owner]} has claimed {name} and keeps it to the end."
        return f"5.0: {name} has not come to the Forum yet."
    if s.claimed:
        return "5.0: one Forum card a phase; you have claimed yours."
    for claim in s.pack.claims[card]:
        if not forum.fulfilled(s, side, claim):
            return f"5.0: {name} asks for more: {_condition(s, side, claim)}."
    return None


def _condition(s: Position, side: int, claim: Claim) -> str:
    """A condition that is not fulfilled, with what there is instead."""
    op = claim.op
    if op == BY_BID:
        return "a bid of at least 1 Gold, and you have none"
    if op == PAY:
        return f"{_gold(claim.count)}, and you have {s.gold[side]}"
    if op in (CONTROL, SUPREME_IN):
        names = " and ".join(_place(s, city) for city in members(claim.cities))
        return f"{names} under your control" if op == CONTROL else f"your Supreme Leader in {names}"
    if op == HOLD:
        held = (s.friendly(side) & s.pack.among[claim.kind]).bit_count()
        return f"{claim.count} friendly cities of the kind '{AMONG[claim.kind]}', and you have {held}"
    if op == LEADERS:
        return f"{claim.count} Leaders in play, and you have {len(forum.leaders_of(s, side))}"
    if op == VETERAN_UNITS:
        return f"{claim.count} veteran units, and you have {forum.veterans(s, side)}"
    assert op == WORTH
    return f"friendly cities worth {claim.count}, and yours are worth {s.worth(side)}"


# ------------------------------------------------------------------ 6.0, 7.0


def _discard(s: Position, side: int, card: int) -> Reason:
    return _not_in_hand(s, side, card)


def _play(s: Position, side: int, card: int) -> Reason:
    missing = _not_in_hand(s, side, card)
    if missing:
        return missing
    name, kind = _card(s, card), s.pack.type[card]
    if kind == TACTICS_CARD:
        return f"6.0: {name} is a TACTICS card; it is committed in a battle."
    if kind == LEADER:
        if s.phase is MARCH:
            return f"6.0: {name} is a LEADER card; it is played in the Purchase Phase."
        return f"6.0: {name} needs a city with a unit of yours."
    if (s.phase is MARCH) != bool(s.pack.phase[card]):
        return f"6.0: {name} is played in the {'March' if s.pack.phase[card] else 'Purchase'} Phase."
    return f"6.0: {name} would do nothing now: {s.pack.card_texts[card]}"


def _use(s: Position, side: int, card: int) -> Reason:
    name = _card(s, card)
    if not s.front[side] >> card & 1:
        return f"5.0: {name} does not lie in front of you."
    effects = [effect for effect in s.pack.effects[card] if effect.op in (MUSTER, RECALL)]
    if not effects:
        return f"5.0: {name} works by itself; there is nothing to use."
    if s.used >> card & 1:
        return f"5.0: {name} has been used in this phase."
    return f"5.0: {name} would do nothing now: {s.pack.card_texts[card]}"


def _pick(s: Position, side: int, card: int) -> Reason:
    if not s.discards >> card & 1:
        return f"6.0: {_card(s, card)} is not among the discards."
    if not s.pack.held >> card & 1:
        kind = TYPES[s.pack.type[card]].upper()
        return (
            f"6.0: {_card(s, card)} is {'an' if kind[0] in 'AE' else 'a'} {kind} card, which no hand holds."
        )
    return f"6.0: {_card(s, s.card)} does not bring back {_card(s, card)}."


def _recruit(s: Position, side: int, city: int, unit: int) -> Reason:
    closed = _closed(s, city) or _not_friendly(s, side, city)
    if closed:
        return closed
    name = "Legion" if unit else "Allied unit"
    if not s.stock[side * 2 + unit]:
        return f"7.1: there is no {name} left in your stock."
    if not purchase.open_cities(s, side, unit) >> city & 1:
        return f"7.3: a single Legion or up to two Allied units a phase; {_place(s, city)} has had its share."
    price = purchase.cost(s, side, unit)
    return f"7.0: {name}s cost {_gold(price)}; you have {s.gold[side]}."


def _recruit_allied(s: Position, side: int, city: int) -> Reason:
    return _recruit(s, side, city, 0)


def _recruit_legion(s: Position, side: int, city: int) -> Reason:
    return _recruit(s, side, city, 1)


def _put(s: Position, side: int, city: int) -> Reason:
    return _closed(s, city) or f"6.0: in {_place(s, city)} there is no unit of yours."


def _muster(s: Position, side: int, city: int) -> Reason:
    return (
        _closed(s, city)
        or f"7.0: {_card(s, s.card)} brings nothing (more) to {_place(s, city)}: {s.pack.card_texts[s.card]}"
    )


def _target(s: Position, side: int, city: int) -> Reason:
    what = "units of yours have marched to" if s.phase is FORCED_MARCH else "the enemy has units in"
    return _closed(s, city) or f"6.0: name a city that {what}; {_place(s, city)} is none."


def _remove(s: Position, side: int, kind: int, city: int) -> Reason:
    closed = _closed(s, city)
    if closed:
        return closed
    if not _has(s.stack(side, city), kind):
        return f"6.0: you have no {_unit(s, kind)} in {_place(s, city)}."
    if s.owed_at not in (-1, city):
        return f"6.0: what you lose is in {_place(s, s.owed_at)}."
    if not cards.counts_as_loss(s, side, kind):
        return f"6.0: {_unit(s, kind)} is not what is to be lost now."
    return None


def _promote(s: Position, side: int, kind: int, city: int) -> Reason:
    closed = _closed(s, city)
    if closed:
        return closed
    if kind not in (0, 2):
        return f"10.0: regular Legions and Allied units become veteran; {_unit(s, kind)} is none."
    if not _has(s.stack(side, city), kind):
        return f"10.0: you have no {_unit(s, kind)} in {_place(s, city)}."
    return f"10.0: the victor promotes a unit of the battle, that is in {_place(s, s.battle)}."


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
        return f"9.0: you have no {_unit(s, kind)} in {_place(s, start)}."
    if not (left if everything else _has(left, kind)):
        return f"9.0: what you have of it in {_place(s, start)} has marched; each piece moves once a phase."
    if end not in march.ways(s, start):
        return f"9.1: no route leads from {_place(s, start)} to {_place(s, end)}; a piece moves one space."
    return "9.0: there is but one unit to march; name it."


def _sail(s: Position, side: int, start: int, end: int) -> Reason:
    closed = _closed(s, start, end)
    if closed:
        return closed
    zones = march.fleet_zones(s, s.card)
    if start == end:
        return "2.1: a Fleet sails from one port to another."
    if start not in march.harbours(s, zones):
        return f"2.1: in {_place(s, start)} no units of yours wait at a port of this Fleet's zones."
    return f"2.1: {_place(s, end)} is no port of a zone that this Fleet can reach from {_place(s, start)}."


# ------------------------------------------------------------------ 10.0


def _battle(s: Position, side: int, city: int) -> Reason:
    return _closed(s, city) or f"10.0: in {_place(s, city)} the sides do not face each other."


def _commit(s: Position, side: int, card: int) -> Reason:
    missing = _not_in_hand(s, side, card)
    if missing:
        return missing
    if s.pack.type[card] != TACTICS_CARD:
        return f"10.0: {_card(s, card)} is not a TACTICS card."
    role = "the attacker" if s.pack.role[card] == 1 else "the defender"
    return f"10.0: {_card(s, card)} is for {role} only."


def _roll(s: Position, side: int, kind: int) -> Reason:
    stack = s.stack(side, s.battle)
    if not _has(stack, kind):
        return f"10.0: you have no {_unit(s, kind)} in this battle."
    if not UNIT[kind] & STEP_MASK[s.stage] and not _has(uncommitted(s, side), kind):
        return f"10.0: now {('Allied units', 'Legions', 'Leaders')[s.stage]} are committed."
    return f"10.0: your {_unit(s, kind)} has been committed in this round."


def _lose(s: Position, side: int, kind: int) -> Reason:
    if not _has(s.stack(side, s.battle), kind):
        return f"10.0: you have no {_unit(s, kind)} in this battle."
    if s.phase is VICTORY_OR_DEATH:
        return f"10.0: whoever retreats loses a Leader who is not supreme; {_unit(s, kind)} is none."
    return f"10.0: your {_unit(s, kind)} has not been committed in this round: say 'lose-fresh'."


def _lose_fresh(s: Position, side: int, kind: int) -> Reason:
    if not _has(s.stack(side, s.battle), kind):
        return f"10.0: you have no {_unit(s, kind)} in this battle."
    return f"10.0: your {_unit(s, kind)} has been committed, or all retreat: say 'lose'."


def _retreat(s: Position, side: int) -> Reason:
    if side == s.active:
        return "10.0: the enemy stands by now where your units came from; you cannot retreat."
    return "10.0: the enemy controls every adjacent city; you cannot retreat."


def _withdraw(s: Position, side: int, kind: int, city: int) -> Reason:
    closed = _closed(s, city)
    if closed:
        return closed
    if not retreats.refuges(s, side) >> city & 1:
        where = (
            "a city they came from"
            if side == s.active
            else "an adjacent friendly city, else to one that the enemy does not control"
        )
        return f"10.0: your units retreat to {where}; {_place(s, city)} is none."
    if kind < s.pack.kind_count and not _has(s.stack(side, s.battle), kind):
        return f"10.0: you have no {_unit(s, kind)} in this battle."
    return "10.0: your units retreat together: say 'withdraw all'."


def _never(s: Position, side: int, *arguments: int) -> Reason:
    """In its phase this verb is always allowed."""
    return None


_Why = Callable[..., Reason]
_FORUM: Final = (FORUM,)
#: Of each verb: the phases it belongs to, the rule, when it is done, and what may stand in the way.
_VERBS: Final[dict[str, tuple[tuple[Phase[Any], ...], str, str, _Why]]] = {
    "end": (
        (FORUM, HONOURS, PURCHASE, MUSTERING, PICKING, MARCH, VETERANS),
        "4.0",
        "this cannot be left out",
        _never,
    ),
    "pass": ((BIDDING, TACTICS, COMMITMENT), "10.0", "one passes when bidding or in a battle", _pass),
    "stay": ((RETREAT,), "10.0", "one stays, or retreats, at the end of a Battle Round", _never),
    "retreat": ((RETREAT,), "10.0", "one retreats at the end of a Battle Round", _retreat),
    "declare-military": (_FORUM, "5.0", "victory is declared in your own Forum Phase", _military),
    "declare-political": (_FORUM, "5.0", "victory is declared in your own Forum Phase", _political),
    "bid": ((BIDDING,), "5.0", "one bids when a Forum card is claimed that requires it", _bid),
    "claim": (_FORUM, "5.0", "cards are claimed in your own Forum Phase", _claim),
    "discard": ((DISCARDING,), "6.0", "one discards when the hand is larger than its limit", _discard),
    "play": ((PURCHASE, MARCH), "6.0", "cards are played in your own Purchase or March Phase", _play),
    "use": ((PURCHASE,), "5.0", "such cards are used in your own Purchase Phase", _use),
    "pick": ((PICKING,), "6.0", "one picks from the discards when a card says so", _pick),
    "commit": ((TACTICS,), "10.0", "Tactics cards are committed when a battle begins", _commit),
    "roll": ((COMMITMENT,), "10.0", "units are committed in a Battle Round", _roll),
    "lose": ((HITS, VICTORY_OR_DEATH), "10.0", "units are lost in this way after a hit", _lose),
    "lose-fresh": ((HITS,), "10.0", "units are lost in this way after a hit", _lose_fresh),
    "recruit-allied": (
        (PURCHASE,),
        "7.0",
        "you recruit in your own Purchase Phase",
        _recruit_allied,
    ),
    "recruit-legion": (
        (PURCHASE,),
        "7.0",
        "you recruit in your own Purchase Phase",
        _recruit_legion,
    ),
    "place": ((PLACING,), "6.0", "a Leader is placed when the Leader's card is played", _put),
    "muster": ((MUSTERING,), "7.0", "one musters when a card brings units", _muster),
    "target": ((BETRAYAL, FORCED_MARCH), "6.0", "a city is named when a card asks for it", _target),
    "battle": ((NEXT_BATTLE,), "10.0", "the attacker chooses battles in the Combat Phase", _battle),
    "sail": ((SAILING,), "2.1", "ports are named when a Fleet card is played", _sail),
    "remove": ((LOSSES,), "6.0", "units are lost in this way to events and cards", _remove),
    "promote": ((HONOURS, VETERANS), "10.0", "units are promoted after a victory or by a card", _promote),
    "withdraw": ((WITHDRAWAL,), "10.0", "units withdraw when their side retreats", _withdraw),
    "march": ((MARCH,), "9.0", "units march in their own March Phase", _march),
}
