"""Battle odds: of a battle that is fought or due, of a planned attack, or of units that are only named.

The battle is fought out many times through the engine, and the answer is the mean with its standard error.
Both sides keep to one policy: nobody retreats or passes, no (further) Tactics card is committed, the
strongest unit of a step rolls first, and the cheapest unit is lost, one that has rolled before one that has
not. From a view, every fight begins from another position imagined from it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Final

from rubicon.core.dice import FastDice
from rubicon.core.game import RubiconError, State, View
from rubicon.core.message import message
from rubicon.core.odds import Forces, Odds, OddsValue, PieceOdds, SideOdds
from rubicon.games.caesar_xl.bots.judgement import JUDGEMENT
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules import sampling
from rubicon.games.caesar_xl.rules.battle import TACTICS, begin_battle
from rubicon.games.caesar_xl.rules.forum import OVER
from rubicon.games.caesar_xl.rules.pack import (
    FIELD,
    FIRST_LEADER,
    MASK,
    PASS,
    SQUARE,
    STAY,
    SUPREME,
    UNIT,
    Pack,
    kinds_in,
)
from rubicon.games.caesar_xl.rules.retreats import RETREAT
from rubicon.games.caesar_xl.rules.sequence import XLState
from rubicon.games.kit.questions import index_of, no_answer
from rubicon.games.kit.values import members, replaced

#: The least number of times that a battle is fought.
FIGHTS: Final = 400
#: Battles that last longer count with this round.
LAST_ROUND: Final = 6
ALL: Final = "all"
TITLE: Final = "caesar-xl"


def odds(pack: Pack, known: State | View | Forces, question: str, samples: int, seed: int) -> Odds:
    """Answer a question: nothing for the battle that is fought or due, a city for the battle there, a city
    and units (`rome legion:2@rubicon caesar@rubicon`, `rome all@capua`) for an attack by them."""
    fights = max(FIGHTS, samples)
    if isinstance(known, Forces):
        if question:
            raise RubiconError(message("odds-no-position"))
        position = _named_forces(pack, known)
        return _answer(lambda rng: position.clone(), fights, seed)
    if isinstance(known, State):
        assert isinstance(known, XLState)
        ready = _ready(known.clone(), question, known.mover)
        return _answer(lambda rng: ready.clone(), fights, seed)
    viewer = SIDES.index(known["viewer"]) if known["viewer"] in SIDES else -1

    def imagine(rng: Random) -> XLState:
        state = XLState(pack)
        sampling.fill(state, known, rng)
        return _ready(state, question, viewer)

    return _answer(imagine, fights, seed)


# ------------------------------------------------------------------ the battle that is asked for


def _ready(s: XLState, question: str, side: int) -> XLState:
    """The position, brought to the battle that the question is about."""
    words = question.split()
    if not words:
        if s.battle >= 0 and s.stack(0, s.battle) and s.stack(1, s.battle):
            return s
        due = members(s.contested())
        if not due:
            raise no_answer(TITLE, "odds-no-battle", example="rome all@capua")
        city = due[0]
    else:
        city = index_of(words[0], s.pack.cities, "city")
    if len(words) > 1:
        if side < 0:
            raise RubiconError(message("odds-spectator"))
        for word in words[1:]:
            _join(s, side, city, word)
        s.active = side
    if not s.stack(0, city) or not s.stack(1, city):
        raise no_answer(TITLE, "odds-not-facing", place=s.pack.cities[city])
    if city != s.battle:
        begin_battle(s, city)
    return s


def _join(s: XLState, side: int, city: int, word: str) -> None:
    """`legion:2@capua`: units that come from a neighbouring city."""
    units, at, origin = word.partition("@")
    if not at:
        raise no_answer(TITLE, "odds-from-where", word=word)
    start = index_of(origin, s.pack.cities, "city")
    if not s.pack.near_bits[city] >> start & 1:
        cities = s.pack.cities
        raise no_answer(TITLE, "odds-no-route", origin=cities[start], destination=cities[city])
    stack = s.stack(side, start)
    moving = stack if units == ALL else _units(s.pack, units)
    if not moving or not _within(moving, stack):
        raise no_answer(TITLE, "odds-not-yours", word=units, place=s.pack.cities[start])
    s.move(side, start, city, moving)
    s.origins = replaced(s.origins, city, s.origins[city] | 1 << start)


def _units(pack: Pack, word: str) -> int:
    """`legion`, `legion:3`, `caesar`."""
    name, _, number = word.partition(":")
    kind = index_of(name, pack.kinds, "unit")
    if number and (not number.isdigit() or not 1 <= int(number) <= (MASK if kind < SQUARE else 1)):
        raise no_answer(TITLE, "odds-number", word=word, example=f"{name}:2")
    return UNIT[kind] * int(number or 1)


def _within(part: int, whole: int) -> bool:
    return all(_count(part, kind) <= _count(whole, kind) for kind in kinds_in(part))


def _count(stack: int, kind: int) -> int:
    return stack >> FIELD * kind & MASK if kind < SQUARE else int(bool(stack & UNIT[kind]))


def _named_forces(pack: Pack, forces: Forces) -> XLState:
    """Forces named without a map. Caesar attacks, unless only Pompey's units do."""
    s = XLState(pack)
    pompey = pack.kinds[SUPREME + 1]
    attacker = int(any(word.partition(":")[0] == pompey for word in forces.attacker))
    city = pack.rome if forces.place is None else index_of(forces.place, pack.cities, "city")
    for side, words in ((attacker, forces.attacker), (1 - attacker, forces.defender)):
        stack = 0
        for word in words:
            units = _units(pack, word)
            kind = kinds_in(units)[0]
            if SUPREME <= kind < FIRST_LEADER and kind - SUPREME != side:
                raise no_answer(TITLE, "odds-wrong-side", unit=pack.kinds[kind])
            if (kind >= SQUARE and stack & units) or _count(stack, kind) + _count(units, kind) > MASK:
                raise no_answer(TITLE, "odds-too-many", word=word)
            stack += units
        if not stack:
            raise no_answer(TITLE, "odds-no-units")
        s.put(side, city, stack)
    s.active = attacker
    begin_battle(s, city)
    return s


# ------------------------------------------------------------------ the answer


def _fight(s: XLState, dice: FastDice, rng: Random) -> int:
    """Fight to the end by the policy; the round in which it ended."""
    city, last = s.battle, s.round
    while s.battle == city and s.stack(0, city) and s.stack(1, city) and s.phase is not OVER:
        actions = s.decision(s.mover).actions
        last = s.round
        if s.phase is TACTICS:
            action = PASS
        elif s.phase is RETREAT:
            action = STAY
        else:
            action = JUDGEMENT.choose(s, s.mover, rng, 0.0)
        s.step(s.mover, action if action in actions else actions[0], dice)
    return last


def _answer(imagine: Callable[[Random], XLState], fights: int, seed: int) -> Odds:
    rng = Random(seed)
    dice = FastDice(seed)
    first = imagine(rng)
    city, attacker = first.battle, first.active
    begun = [first.stack(side, city) for side in (0, 1)]
    wins = [0, 0]
    lost: list[list[list[int]]] = [[[] for _ in range(first.pack.kind_count)] for _ in (0, 1)]
    rounds = [0] * LAST_ROUND
    s = first
    for number in range(fights):
        if number:
            s = imagine(rng)
        last = _fight(s, dice, rng)
        rounds[min(last, LAST_ROUND) - 1] += 1
        wins[0 if s.stack(0, city) else 1] += 1
        for side in (0, 1):
            left = s.stack(side, city)
            for kind in kinds_in(begun[side]):
                lost[side][kind].append(_count(begun[side], kind) - _count(left, kind))
    sides = [_side(first, side, begun[side], wins[side] / fights, lost[side]) for side in (0, 1)]
    return Odds(
        TITLE,
        first.pack.cities[city],
        sides[attacker],
        sides[1 - attacker],
        tuple(_chance(count / fights, fights) for count in rounds),
        exact=False,
        samples=fights,
    )


def _chance(share: float, fights: int) -> OddsValue:
    return OddsValue(share, sqrt(share * (1 - share) / fights))


def _mean(values: list[int]) -> OddsValue:
    mean = sum(values) / len(values)
    return OddsValue(mean, sqrt(sum((value - mean) ** 2 for value in values)) / len(values))


def _side(s: XLState, side: int, begun: int, share: float, lost: list[list[int]]) -> SideOdds:
    fights = len(next(values for values in lost if values))
    kinds = kinds_in(begun)
    swords = [sum(lost[kind][n] * s.swords(kind) for kind in kinds) for n in range(fights)]
    units = [sum(lost[kind][n] for kind in kinds) for n in range(fights)]
    leaders = [sum(lost[kind][n] for kind in kinds if kind >= SQUARE) for n in range(fights)]
    return SideOdds(
        SIDES[side],
        _chance(share, fights),
        _mean(swords),
        _mean(units),
        _mean(leaders),
        tuple(_piece(s, kind, _count(begun, kind), _mean(lost[kind])) for kind in kinds),
    )


def _piece(s: XLState, kind: int, count: int, lost: OddsValue) -> PieceOdds:
    each = OddsValue(lost.value / count, lost.error / count)
    swords = s.swords(kind)
    return PieceOdds(
        s.pack.kinds[kind],
        message("odds-unit", unit=s.pack.kinds[kind]),
        count,
        swords,
        kind >= SQUARE,
        False,
        each,
        OddsValue(0.0),
        OddsValue(swords * (1 - each.value), swords * each.error),
    )
