"""Hand-made judgement for Caesar XL: what a sensible player does at a glance, and how well a side stands.

Marches follow the worth of places (board_value.py): every city has a worth for a side. Nothing here
looks at the other side's hand. All figures are ours, found by play.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.game import State
from rubicon.games.caesar_xl.bots.board_value import (
    SUPREME_WORTH,
    BoardValue,
    gain,
    points_with,
    power,
    unit_power,
)
from rubicon.games.caesar_xl.bots.win_chance import chance, standing
from rubicon.games.caesar_xl.rules.battle import COMMITMENT, HITS, TACTICS, ordinary_leaders
from rubicon.games.caesar_xl.rules.cards import DISCARDING, LOSSES, PICKING
from rubicon.games.caesar_xl.rules.forum import BIDDING, FORUM, OVER
from rubicon.games.caesar_xl.rules.march import FORCED_MARCH, MARCH, SAILING, fleet_zones, fresh, harbours
from rubicon.games.caesar_xl.rules.pack import (
    BID,
    CLAIM,
    COMMIT,
    DECLARE_MILITARY,
    DECLARE_POLITICAL,
    DISCARD,
    END,
    FIELD,
    FIRST_LEADER,
    LEADER_SHIFT,
    MASK,
    PASS,
    PICK,
    PLAY,
    ROLL,
    SQUARE,
    STAY,
    SUPREME,
    USE,
    WITHDRAW_ALL,
)
from rubicon.games.caesar_xl.rules.purchase import BETRAYAL, MUSTERING, PLACING, PURCHASE, cost
from rubicon.games.caesar_xl.rules.retreats import RETREAT, VICTORY_OR_DEATH, WITHDRAWAL, refuges
from rubicon.games.caesar_xl.rules.state import Position
from rubicon.games.caesar_xl.rules.vocabulary import ACTION, CONTROL, FLEET, HOLD, LEADER, MUSTER, SUCCESSOR
from rubicon.games.caesar_xl.rules.vocabulary import TACTICS as TACTICS_CARD
from rubicon.games.kit.judgement import ScoredJudgement
from rubicon.games.kit.values import members

#: Strength that wins a battle with little loss, and strength that may try.
_SURE: Final = 1.9
_TRY: Final = 1.25


class Care:
    """How much judgement minds what it overlooked in version 0.1, where all of this was 0."""

    def __init__(self, points: float, alone: float, refuge: float) -> None:
        self.points = points  # a card that lowers the owner's net points, or adds to them near the goal
        self.alone = alone  # the least risk of a Supreme Leader alone next to an enemy
        self.refuge = refuge  # a retreat with the Supreme Leader to where the enemy can follow


#: By version of judgement; today's has no name.
_CARE: Final[dict[str, Care]] = {"": Care(1.0, 0.3, 14.0), "0.1": Care(0.0, 0.0, 0.0)}


class XLJudgement(ScoredJudgement):
    """The title's sense of play, of one version."""

    def __init__(self, version: str) -> None:
        super().__init__()
        self._version = version
        self._care = _CARE[version]

    def __reduce__(self) -> tuple[Any, ...]:
        return XLJudgement, (self._version,)

    def scores(self, state: State, side: int, actions: list[int], mood: int) -> list[float]:
        assert isinstance(state, Position)
        s = state
        phase = s.phase
        if phase is MARCH:
            return _march(s, side, actions, mood, self._care)
        if phase is COMMITMENT:
            return [-20.0 if a == PASS else s.swords(a - ROLL) for a in actions]
        if phase is HITS:
            return _hits(s, side, actions)
        if phase is PURCHASE:
            return _purchase(s, side, actions, mood, self._care)
        if phase is FORUM:
            return _forum(s, side, actions, self._care)
        if phase is BIDDING:
            return _bidding(s, side, actions, self._care)
        if phase is TACTICS:
            return _tactics(s, side, actions)
        if phase is RETREAT:
            return _retreat(s, side, actions, self._care)
        if phase is DISCARDING:
            return [-keep(s, side, a - DISCARD) for a in actions]
        if phase is PICKING:
            return [0.5 if a == END else keep(s, side, a - PICK) for a in actions]
        if phase is LOSSES:
            return _losses(s, side, actions)
        if phase is VICTORY_OR_DEATH:
            return [-_price(s, side, a - s.pack.verbs.lose) for a in actions]
        if phase in (PLACING, MUSTERING, BETRAYAL, FORCED_MARCH, WITHDRAWAL, SAILING):
            return _places(s, side, actions, mood, self._care)
        return _plain(s, side, actions)

    def value(self, state: State, side: int) -> float:
        assert isinstance(state, Position)
        return chance(state, side)

    def standing(self, state: State, side: int) -> float:
        assert isinstance(state, Position)
        return standing(state, side)

    def undominated(self, state: State, side: int, actions: list[int]) -> list[int]:
        assert isinstance(state, Position)
        phase = state.phase
        if phase is FORUM and actions[0] in (DECLARE_MILITARY, DECLARE_POLITICAL):
            return actions[:1]
        if phase is COMMITMENT:
            # 10.0: to commit a unit costs nothing: it can be lost whether it has rolled or not.
            return [action for action in actions if action != PASS] or actions
        if phase is HITS:
            return _worthwhile_hits(state, side, actions)
        return actions

    def at_rest(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.phase in (FORUM, OVER)


# ------------------------------------------------------------------ 5.0


def _forum(s: Position, side: int, actions: list[int], care: Care) -> list[float]:
    scores: list[float] = []
    for action in actions:
        if action in (DECLARE_MILITARY, DECLARE_POLITICAL):
            scores.append(1000.0)
        elif action == END:
            scores.append(0.0)
        else:
            card = action - CLAIM
            use = gain(s, side, card) + care.points * _points_sense(s, side, card)
            if s.pack.by_bid[card]:
                use = use - 1.0 if s.gold[side] >= 3 else -1.0
            scores.append(use)
    return scores


def _points_sense(s: Position, side: int, card: int) -> float:
    """What the net points that a card adds or takes are worth in addition, more the nearer the goal is."""
    before, after = points_with(s, side, card)
    if after < before:
        return -1.5 - 0.8 * max(0, before - 1)
    return 0.4 * max(0, after - 3) * (after - before)


def _limit(s: Position, side: int, card: int, care: Care) -> float:
    """The Gold a side would give for a card: what it brings, and what it would bring the enemy."""
    own = gain(s, side, card) + care.points * _points_sense(s, side, card)
    theirs = gain(s, 1 - side, card) + care.points * _points_sense(s, 1 - side, card)
    if care.points:
        theirs = max(theirs, 0.0)  # nobody wants the enemy to have what harms them, at a price
    return 1.7 * (own + 0.45 * theirs) + 0.12 * s.gold[side]


def _bidding(s: Position, side: int, actions: list[int], care: Care) -> list[float]:
    limit = _limit(s, side, s.card, care)
    highest = s.bids[1 - side]
    wanted = max(highest + 1, int(limit * (0.45 if not highest else 0.0)))
    scores: list[float] = []
    for action in actions:
        if action == PASS:
            scores.append(0.0)
        else:
            bid = action - BID + 1
            scores.append(-0.8 * abs(bid - wanted) + (3.0 if bid <= limit else -8.0))
    return scores


# ------------------------------------------------------------------ cards


def keep(s: Position, side: int, card: int) -> float:
    """What it is worth to have a card in the hand."""
    kind = s.pack.type[card]
    if kind == LEADER:
        return 2.0 + gain(s, side, card) + 0.5 * s.pack.swords[s.pack.leader_of[card]]
    if kind == TACTICS_CARD:
        return 3.0
    if kind == ACTION:
        op = s.pack.effects[card][0].op
        if op == SUCCESSOR:
            return 12.0 if s.at[SUPREME + side] < 0 else 2.2
        if op == FLEET:
            return 1.8
        return 4.0
    return 0.0


def _tactics(s: Position, side: int, actions: list[int]) -> list[float]:
    own, enemy = power(s, s.stack(side, s.battle)), power(s, s.stack(1 - side, s.battle))
    weight = min(own, enemy)
    if s.at[SUPREME + side] == s.battle or s.at[SUPREME + 1 - side] == s.battle:
        weight += 5.0
    hopeless = own > 3.0 * enemy or enemy > 3.5 * own
    stack = s.stack(side, s.battle)
    legions = (stack >> 2 * FIELD & MASK) + (stack >> 3 * FIELD & MASK)
    allied = (stack & MASK) + (stack >> FIELD & MASK)
    scores: list[float] = []
    for action in actions:
        if action == PASS:
            scores.append(6.0 if hopeless else 4.0)
            continue
        use = 0.0
        for effect in s.pack.effects[action - COMMIT]:
            if effect.enemy:
                use += 0.35 * enemy * (effect.count != 1 or 0.7)
            else:
                use += 0.9 * (effect.legion * legions + effect.allied * allied) + 0.5 * effect.leader + 0.6
        scores.append(min(use, 4.0) + 0.5 * weight)
    return scores


def _purchase(s: Position, side: int, actions: list[int], mood: int, care: Care) -> list[float]:
    pack, verbs = s.pack, s.pack.verbs
    view = BoardValue(s, side, mood)
    reserve = _reserve(s, side, care)
    spare = s.gold[side] - reserve
    scores: list[float] = []
    for action in actions:
        if action == END:
            scores.append(0.0)
        elif action >= verbs.recruit_legion:
            score = _post(s, view, action - verbs.recruit_legion)
            scores.append(score + 2.2 if cost(s, side, 1) <= spare else -1.0)
        elif action >= verbs.recruit_allied:
            city = action - verbs.recruit_allied
            score = 0.7 * _post(s, view, city) + _vacant(s, view, city)
            scores.append(score + 0.8 if cost(s, side, 0) <= spare else -1.0)
        elif action >= USE:
            scores.append(9.0)
        else:
            card = action - PLAY
            if pack.type[card] == LEADER:
                scores.append(6.0 + gain(s, side, card) + care.points * _points_sense(s, side, card))
            elif pack.effects[card][0].op == MUSTER:
                effect = pack.effects[card][0]
                scores.append(8.0 if effect.price * max(1, effect.count) <= s.gold[side] else 1.0)
            else:
                scores.append(12.0)
    return scores


def _reserve(s: Position, side: int, care: Care) -> float:
    """Gold to keep for the Forum: a bid, or what a claim costs."""
    wanted = 0.0
    for card in members(s.forum):
        if s.pack.by_bid[card]:
            wanted = max(wanted, _limit(s, side, card, care))
        else:
            for claim in s.pack.claims[card]:
                if claim.op not in (CONTROL, HOLD) and claim.count > 3:
                    wanted = max(wanted, float(claim.count))
    income = s.worth(side)
    return max(0.0, min(wanted, 12.0) - income)


def _post(s: Position, view: BoardValue, city: int) -> float:
    """How useful a new unit would be in a city: where it is needed, or can go on from."""
    need = view.danger(city, view.own[city]) * (1.0 + 0.4 * view.worth[city])
    guard = 1.5 if s.at[SUPREME + view.side] == city else 0.0
    return 0.25 * view.field[city] + 1.5 * need + guard


def _vacant(s: Position, view: BoardValue, city: int) -> float:
    """How much there is to occupy around a city."""
    total = 0.0
    for near in s.pack.near[city]:
        if not view.own[near] and not view.enemy[near]:
            total += 0.4 * view.worth[near]
    return total


# ------------------------------------------------------------------ 9.0


def _march(s: Position, side: int, actions: list[int], mood: int, care: Care) -> list[float]:
    pack = s.pack
    places, first = pack.place_count, pack.verbs.march
    view = BoardValue(s, side, mood)
    scores: list[float] = []
    supreme_at = s.at[SUPREME + side]
    # Actions of the same units stand together: what concerns them alone is found once.
    last = -1
    start = 0
    strength = left = leaving = exposed = 0.0
    supreme = False
    for action in actions:
        if action == END:
            scores.append(0.3 - view.mood.eager)
            continue
        if action < first:
            scores.append(_fleet(s, view, action - PLAY))
            continue
        rest = (action - first) // places
        end = action - first - rest * places
        if rest != last:
            last = rest
            kind = rest // places
            start = rest - kind * places
            if kind == pack.kind_count:
                units = fresh(s, start)
                strength = power(s, units)
                supreme = supreme_at == start and bool(units >> LEADER_SHIFT + side & 1)
                left = view.own[start] - strength if units != s.stack(side, start) else 0.0
            else:
                strength = unit_power(s, kind)
                supreme = kind == SUPREME + side
                left = view.own[start] - strength
            leaving = _departure(s, view, strength, left, start)
            if supreme_at == start and not supreme:
                before, after = view.danger(start, view.own[start]), view.danger(start, left)
                if left <= unit_power(s, SUPREME + side) + 0.01 and view.threat[start]:
                    after = max(after, care.alone)
                exposed = SUPREME_WORTH * (after - before)
        score = _arrival(s, view, strength, end) - leaving
        score += 0.1 * strength * (view.field[end] - view.field[start])
        if supreme:
            score += _lead(s, view, start, end, strength, care)
        elif supreme_at == start:
            score -= exposed
        scores.append(score)
    return scores


def _arrival(s: Position, view: BoardValue, strength: float, city: int) -> float:
    enemy = view.enemy[city]
    here = view.own[city]
    if enemy:
        if view.reach[city] + here < (_TRY + view.mood.wary) * enemy:
            return -6.0 - strength
        prize = view.worth[city] + 0.8 * enemy
        if s.at[SUPREME + 1 - view.side] == city:
            prize += SUPREME_WORTH
        needed = _SURE * enemy
        after, before = (here + strength) / needed, here / needed
        share = (after if after < 1.0 else 1.0) - (before if before < 1.0 else 1.0)
        return prize * share + 0.05 * strength
    if not here:
        risk = view.danger(city, strength)
        return view.worth[city] * (1.0 - 0.7 * risk) - 0.35 * strength * risk
    eased = view.danger(city, here) - view.danger(city, here + strength)
    return eased * (view.worth[city] + 0.4 * here)


def _departure(s: Position, view: BoardValue, strength: float, left: float, city: int) -> float:
    if left <= 0.01:
        return view.worth[city] * (1.0 - 0.6 * view.danger(city, strength))
    worse = view.danger(city, left) - view.danger(city, left + strength)
    return worse * (view.worth[city] + 0.4 * left)


def _lead(s: Position, view: BoardValue, start: int, end: int, strength: float, care: Care) -> float:
    """The Supreme Leader goes to a safe place; to Rome if possible."""
    before, after = view.danger(start, view.own[start]), view.danger(end, view.own[end] + strength)
    alone = unit_power(s, SUPREME + view.side) + 0.01
    if view.own[start] <= alone and view.threat[start]:
        before = max(before, care.alone)
    if view.own[end] + strength <= alone and view.threat[end]:
        after = max(after, care.alone)
    risk = after - before
    nearer = s.pack.to_rome[start] - s.pack.to_rome[end]
    bonus = nearer * (0.8 if s.at[SUPREME + 1 - view.side] >= 0 else 4.0)
    if s.pack.rome in (start, end):
        bonus *= 3.0
    if view.enemy[end] and view.own[end] + view.reach[end] < _SURE * view.enemy[end]:
        bonus -= 5.0
    return bonus - SUPREME_WORTH * risk


def _fleet(s: Position, view: BoardValue, card: int) -> float:
    zones = fleet_zones(s, card)
    if not zones:
        return -0.5
    return max((_voyage(s, view, start, end) for start, end in _voyages(s, zones)), default=-1.0)


def _voyages(s: Position, zones: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for start in harbours(s, zones):
        for zone in members(zones):
            ports = s.pack.zones[zone]
            if ports >> start & 1:
                found += [(start, end) for end in members(ports & ~(1 << start))]
    return found


def _voyage(s: Position, view: BoardValue, start: int, end: int) -> float:
    """What a Fleet from here to there would be good for."""
    if s.pack.near_bits[start] >> end & 1:
        return -2.0
    strength = power(s, fresh(s, start)) - 2.8
    if strength <= 0 or view.danger(start, 2.8) > 0.3:
        return -1.0
    enemy = view.enemy[end]
    if not enemy:
        return 0.0 if view.own[end] else 0.6 * view.worth[end] - 1.0
    if strength < _SURE * enemy:
        return -2.0
    prize = view.worth[end] + 0.5 * enemy
    if s.at[SUPREME + 1 - view.side] == end:
        prize += SUPREME_WORTH
    return prize - 1.5


# ------------------------------------------------------------------ 10.0


def _price(s: Position, side: int, kind: int) -> float:
    """What it costs to lose a unit."""
    if kind < SQUARE:
        return (2.4, 3.4, 4.6, 6.0)[kind]
    if kind < FIRST_LEADER:
        return 4 * SUPREME_WORTH
    return 4.0 + s.pack.swords[kind] + 1.5 * gain(s, side, s.pack.card_of[kind])


def _hits(s: Position, side: int, actions: list[int]) -> list[float]:
    fresh_ones = s.pack.verbs.lose_fresh
    scores: list[float] = []
    for action in actions:
        if action >= fresh_ones:
            kind = action - fresh_ones
            scores.append(-_price(s, side, kind) - 0.7 * s.swords(kind))
        else:
            scores.append(-_price(s, side, action - s.pack.verbs.lose))
    return scores


def _worthwhile_hits(s: Position, side: int, actions: list[int]) -> list[int]:
    """10.0: no Supreme Leader is lost while another unit can be; and no unit that has still to roll, while
    one of its kind has rolled."""
    lose, fresh_ones = s.pack.verbs.lose, s.pack.verbs.lose_fresh
    left: list[int] = []
    for action in actions:
        kind = action - fresh_ones if action >= fresh_ones else action - lose
        if kind == SUPREME + side:
            continue
        if action >= fresh_ones and lose + kind in actions:
            continue
        left.append(action)
    return left or actions


def _retreat(s: Position, side: int, actions: list[int], care: Care) -> list[float]:
    own, enemy = power(s, s.stack(side, s.battle)), power(s, s.stack(1 - side, s.battle))
    ratio = own / (own + enemy)
    stay = 20.0 * (ratio - (0.44 if side == s.active else 0.38))
    if s.at[SUPREME + side] == s.battle:
        stay -= 40.0 * max(0.0, 0.5 - ratio)
    stay += 1.5 * len(ordinary_leaders(s, side))
    leave = 0.0
    if s.at[SUPREME + side] == s.battle and care.refuge:
        view = BoardValue(s, side)
        leave = -care.refuge * min(
            (_pursuit(s, view, city, own) for city in members(refuges(s, side))), default=1.0
        )
    return [stay if action == STAY else leave if action == WITHDRAW_ALL else -9.0 for action in actions]


def _pursuit(s: Position, view: BoardValue, city: int, strength: float) -> float:
    """The risk that a stack which retreats to a city is overrun there next."""
    if view.enemy[city]:
        return 1.0
    return view.danger(city, view.own[city] + strength)


def _losses(s: Position, side: int, actions: list[int]) -> list[float]:
    places = s.pack.place_count
    scores: list[float] = []
    for action in actions:
        kind, city = divmod(action - s.pack.verbs.remove, places)
        last = power(s, s.stack(side, city)) <= unit_power(s, kind)
        scores.append(-_price(s, side, kind) - (s.pack.gold[city] if last else 0.0))
    return scores


# ------------------------------------------------------------------ places


def _places(s: Position, side: int, actions: list[int], mood: int, care: Care) -> list[float]:
    """Leaders to the army, units to where they are needed, retreats to safety, cards to where they hurt."""
    verbs, places = s.pack.verbs, s.pack.place_count
    view = BoardValue(s, side, mood)
    scores: list[float] = []
    for action in actions:
        if action == END:
            scores.append(-3.0)
        elif s.phase is PLACING:
            city = action - verbs.place
            scores.append(0.5 * view.own[city] - 8.0 * view.danger(city, view.own[city]))
        elif s.phase is MUSTERING:
            city = action - verbs.muster
            held = 0.0 if view.own[city] else view.worth[city]
            scores.append(1.0 + held + _post(s, view, city))
        elif s.phase is BETRAYAL or s.phase is FORCED_MARCH:
            city = action - verbs.target
            scores.append(_hurt(s, side, city))
        elif s.phase is WITHDRAWAL:
            city = (action - verbs.withdraw) % places
            together = 0.5 if action - verbs.withdraw >= s.pack.kind_count * places else 0.0
            score = together + view.worth[city] + view.own[city] - 0.3 * view.threat[city]
            if s.at[SUPREME + side] == s.battle and care.refuge:
                score -= care.refuge * _pursuit(s, view, city, power(s, s.stack(side, s.battle)))
            scores.append(score)
        else:
            start, end = divmod(action - verbs.sail, places)
            scores.append(_voyage(s, view, start, end))
    return scores


def _hurt(s: Position, side: int, city: int) -> float:
    """What a betrayal may cost the enemy in a city."""
    stack = s.stack(1 - side, city)
    strength = power(s, stack)
    score = min(strength, 5.0) + 0.5 * s.pack.gold[city]
    if s.at[SUPREME + 1 - side] == city and strength < 7.0:
        score += 0.4 * SUPREME_WORTH
    return score


def _plain(s: Position, side: int, actions: list[int]) -> list[float]:
    """Promotions (Legions first), the order of battles (the surest first)."""
    verbs = s.pack.verbs
    scores: list[float] = []
    for action in actions:
        if action == END:
            scores.append(-1.0)
        elif action >= verbs.promote:
            kind, city = divmod(action - verbs.promote, s.pack.place_count)
            scores.append(1.0 + kind + 0.1 * power(s, s.stack(side, city)))
        else:
            city = action - verbs.battle
            scores.append(power(s, s.stack(side, city)) - power(s, s.stack(1 - side, city)))
    return scores


JUDGEMENT: Final = XLJudgement("")
EARLIER: Final[dict[str, XLJudgement]] = {version: XLJudgement(version) for version in _CARE if version}
