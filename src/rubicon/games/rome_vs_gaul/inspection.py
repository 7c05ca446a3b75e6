"""What a player would find out on the map by counting: supply, reach, risks on the way, and a siege roll.

Everything is computed from a view, so it holds nothing that its viewer may not know. Cards that an enemy may
hold (Scouts and Guides, Stratagem) are not counted. Questions, in words:

    supply                      every stack, and whether it is in supply
    supply SIDE SPACE           one stack: the Supply Path, or where it is cut (15.3)
    reach                       where the activated piece can still go after the plan, the risks of the plan,
                                and a siege roll at its end
    reach PIECE [PIECE ...]     where a piece could go, alone or with others of its space (10.4)
    route                       the steps of the plan, with the risks of each
    siege SPACE [LEADER]        a siege roll with the CUs that are there (14.3)
    reaction                    the chances of those who may intercept, avoid battle or back up now (12)
    camps                       the Legions of each space, and how many may safely winter there (16.2.4)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import Any, Final

from rubicon.core.game import View
from rubicon.games.kit.questions import index_of, no_answer
from rubicon.games.kit.values import members, names_of
from rubicon.games.kit.verbs import MAX_WORD
from rubicon.games.rome_vs_gaul.odds import TITLE, attack_chance, reaction_chance, siege_modifier, siege_odds
from rubicon.games.rome_vs_gaul.rules import leaders, supply
from rubicon.games.rome_vs_gaul.rules.armies import avoiding, entering, interception, movement, sieges
from rubicon.games.rome_vs_gaul.rules.pack import (
    CAESAR,
    CUS,
    GAUL,
    GERMANI,
    LEGIONS,
    PIECES,
    ROMAN_LEADERS,
    ROME,
    SIDES,
    SPACE_COUNT,
    WITHOUT_ALLOWANCE,
    Pack,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState
from rubicon.games.rome_vs_gaul.rules.turn import winter
from rubicon.games.rome_vs_gaul.rules.verbs import CLEAR, DROP, STEP, notation_of

#: What a cut space weighs in the search for the path that is cut in the fewest places.
CUT_WEIGHT: Final = 1000
#: 17.1.2: one face of a die is a storm.
STORM_CHANCE: Final = 1 / 6


def inspect(pack: Pack, view: View, question: str) -> dict[str, Any]:
    """The answer to a question, as plain data."""
    s = _position(pack, view)
    word, *rest = question.split() or [""]
    if word not in _QUESTIONS:
        raise no_answer(TITLE, "inspect-unknown", word=word[:MAX_WORD], near=list(_QUESTIONS))
    return {"question": word, **_QUESTIONS[word](s, rest)}


def _position(pack: Pack, view: View) -> GaulState:
    """A position with all that the view shows, and no cards in hands. Nobody else uses it."""
    s = GaulState(pack)
    s.read_public(view)
    s.mover = s.active if view["decides"] is None else SIDES.index(view["decides"])
    s.derive()
    if "plan" in view:
        s.plan = [notation_of(pack).parse(text) for text in view["plan"]]
    return s


# ------------------------------------------------------------------ 15 supply


def _supply(s: GaulState, words: list[str]) -> dict[str, Any]:
    if words:
        if len(words) != 2 or words[0] not in SIDES:
            raise no_answer(TITLE, "inspect-supply", example="supply rome cenabum")
        return stack_supply(s, SIDES.index(words[0]), index_of(words[1], s.pack.spaces, "space"))
    stacks = [
        {"side": SIDES[side], "space": s.pack.spaces[space], "supplied": is_supplied(s, side, space)}
        for side in (ROME, GAUL)
        for space in members(s.spaces_with(CUS[side]))
    ]
    return {"stacks": stacks}


def is_supplied(s: Position, side: int, space: int) -> bool:
    """15.2, and card 38: whether the stack of a side in a space is in supply."""
    return not (side == ROME and s.starving >> space & 1) and supply.in_supply(s, side, space)


def stack_supply(s: Position, side: int, space: int) -> dict[str, Any]:
    """Whether a stack is in supply; the paths to its source, or those that would be cut in the fewest places,
    and what cuts them there."""
    pack = s.pack
    if not s.here[space] & CUS[side]:
        raise no_answer(TITLE, "inspect-no-unit", place=pack.spaces[space])
    walls = bool(s.here[space] & CUS[side] & s.inside) or (
        side == GAUL and bool((pack.city_spaces & ~s.roman_cities) >> space & 1)
    )
    starving = side == ROME and bool(s.starving >> space & 1)
    supplied = is_supplied(s, side, space)
    paths = [] if walls else _supply_paths(s, side, space)
    blocked = ((1 << SPACE_COUNT) - 1) & ~supply.open_to_supply(s, side)
    cut = {at for path in paths for at in path[1:] if blocked >> at & 1}
    return {
        "side": SIDES[side],
        "space": pack.spaces[space],
        "supplied": supplied,
        #: 14.5.4: a Town or City feeds those inside. Card 38: the stack starves whatever its paths are.
        "walls": walls,
        "starving": starving,
        "paths": [[pack.spaces[at] for at in path] for path in paths],
        "cuts": [{"space": pack.spaces[at], **_obstacle(s, side, at)} for at in sorted(cut)],
    }


def _obstacle(s: Position, side: int, space: int) -> dict[str, Any]:
    """15.3.1: why a Supply Path may not enter a space."""
    enemies = s.here[space] & (CUS[1 - side] | 1 << GERMANI) & ~s.inside
    if enemies:
        return {"by": "units", "pieces": names_of(s.pack.pieces, enemies)}
    if s.devastated >> space & 1:
        return {"by": "devastation", "pieces": []}
    return {"by": "marker", "pieces": []}


def _supply_paths(s: Position, side: int, space: int) -> list[list[int]]:
    """The path to the nearest source, over the fewest obstacles; for Rome perhaps two, to markers of two
    Provinces (15.2.1)."""
    pack = s.pack
    passable = supply.open_to_supply(s, side)
    cost, before = _paths_from(pack, space, passable)

    def path_to(goal: int) -> list[int]:
        path = [goal]
        while path[-1] != space:
            path.append(before[path[-1]])
        return path[::-1]

    def nearest(goals: int) -> int:
        found = [at for at in members(goals) if cost[at] >= 0]
        return min(found, key=lambda at: (cost[at], at)) if found else -1

    if side == GAUL:
        held = 0
        for province in members(s.controlled(GAUL)):
            held |= pack.spaces_of[province]
        goals = s.strongholds & ~s.spaces_with(1 << GERMANI)
        goals |= s.towns & ~supply.besieged(s, s.towns)
        goals |= s.gallic_im & pack.gaul & held
        goal = nearest(goals)
        return [path_to(goal)] if goal >= 0 else []
    cities = s.roman_cities & ~supply.besieged(s, s.roman_cities)
    city = nearest(cities)
    besieged = supply.besieged(s, s.roman_cities)
    pair: list[int] = []
    for province in members(s.controlled(ROME)):
        marker = nearest(s.markers(ROME) & pack.spaces_of[province] & ~besieged)
        if marker >= 0:
            pair.append(marker)
    pair = sorted(pair, key=lambda at: (cost[at], at))[:2]
    if len(pair) == 2 and (city < 0 or sum(cost[at] for at in pair) < cost[city]):
        return [path_to(at) for at in pair]
    return [path_to(city)] if city >= 0 else []


def _paths_from(pack: Pack, start: int, passable: int) -> tuple[list[int], list[int]]:
    """By space: the weight of the best path from `start`, -1 where there is none, and the space before it."""
    cost = [-1] * SPACE_COUNT
    before = [-1] * SPACE_COUNT
    queue = [(0, start, -1)]
    while queue:
        spent, at, came = heappop(queue)
        if cost[at] >= 0:
            continue
        cost[at], before[at] = spent, came
        for near in pack.near[at]:
            if cost[near] < 0 and not pack.closed >> near & 1:
                heappush(queue, (spent + (1 if passable >> near & 1 else CUT_WEIGHT), near, at))
    return cost, before


# ------------------------------------------------------------------ 10, 12 reach and risks


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a way: what it costs, and the chances of what may happen on entering the space."""

    space: int
    cost: int
    attack: bool
    #: By space: the chance that the stack there intercepts, if it tries (12.1.2).
    interceptions: tuple[tuple[int, float], ...]
    #: 17.1.2 a storm throws the Army back; 17.1.4 the Sugambri or Britanni attack.
    storm: float
    independents: float

    def safe(self) -> float:
        """The chance that nothing of this happens, if every stack tries to intercept."""
        chance = (1 - self.storm) * (1 - self.independents)
        for _, success in self.interceptions:
            chance *= 1 - success
        return chance

    def data(self, pack: Pack) -> dict[str, Any]:
        return {
            "space": pack.spaces[self.space],
            "cost": self.cost,
            "attack": self.attack,
            "risk": 1 - self.safe(),
            "interceptions": [
                {"from": pack.spaces[at], "chance": chance} for at, chance in self.interceptions
            ],
            "storm": self.storm,
            "independents": self.independents,
        }


def step_of(s: Position, side: int, p: movement.Projection, goal: int) -> Step:
    """The step of the projected Army to an adjacent space."""
    pack = s.pack
    other = 1 - side
    found: list[tuple[int, float]] = []
    if not s.move_rules & entering.NO_INTERCEPTION:
        friendly = interception.is_friendly(s, other, goal)
        for near in members(interception.interceptors(s, other, goal, p.at, p.group)):
            stack = s.stack_at(other, near)
            drm = interception.modifiers(s, other, stack, near, goal, friendly)
            found.append((near, reaction_chance(s, drm)))
    crosses = pack.channel[p.at] >> goal & 1 and p.group & CUS[side]
    s.step_to = goal
    s.moving = p.group
    attacked = entering.attack_strength(s, side) > 0
    strength = s.combat_strength(p.group & CUS[ROME])
    return Step(
        goal,
        movement.cost(s, side, p, goal),
        bool(p.group & CUS[side]) and bool(s.enemy_cus_at(side, goal)),
        tuple(found),
        STORM_CHANCE if crosses and not s.storms_off else 0.0,
        attack_chance(s, goal, strength) if attacked else 0.0,
    )


def _reach(s: GaulState, words: list[str]) -> dict[str, Any]:
    steps: list[Step] = []
    if words:
        p = _imagined(s, [index_of(word, s.pack.pieces, "piece") for word in words])
    elif s.marcher < 0:
        raise no_answer(TITLE, "inspect-nobody", example="reach caesar")
    else:
        p, steps = _planned(s)
    side = _side_of(s.marcher)
    left = movement.limit(s, p.carried) - p.spent
    facts: dict[str, Any] = {
        "piece": s.pack.pieces[s.marcher],
        "space": s.pack.spaces[p.at] if p.at < SPACE_COUNT else None,
        "with": names_of(s.pack.pieces, p.group & ~(1 << s.marcher)),
        "left": left,
        "route": {"steps": [step.data(s.pack) for step in steps], "risk": _risk(steps)},
        "siege": None,
        "spaces": [],
    }
    if not p.over and not s.inside >> s.marcher & 1:
        # A roll that is planned is told until the Army goes on.
        if p.rolled >> p.at & 1 or (
            movement.can_besiege(s, side, p) and not s.move_rules & movement.NO_SIEGE
        ):
            strength = s.combat_strength(movement.own_cus(s, side, p, p.at))
            facts["siege"] = siege_facts(s, side, p.at, s.marcher, strength)
        facts["spaces"] = _ways(s, side, p, left)
    return facts


def _planned(s: GaulState) -> tuple[movement.Projection, list[Step]]:
    """Where the plan leads, and its steps. The scratch position `s` is changed on the way."""
    side = _side_of(s.marcher)
    p = movement.Projection(s)
    steps: list[Step] = []
    for action in s.plan:
        start = p.at
        if STEP <= action < STEP + SPACE_COUNT:
            steps.append(step_of(s, side, p, action - STEP))
        _follow(s, side, p, action)
        if p.at != start:
            s.inside &= ~_freed(s, side, p, start)
    return p, steps


def _freed(s: Position, side: int, p: movement.Projection, start: int) -> int:
    """12.1.5B, 14.4.1: the garrison that is free once the projected Army has left: it may intercept the
    following steps."""
    return 0 if movement.own_cus(s, side, p, start) else s.here[start] & s.inside & PIECES[1 - side]


def _follow(s: GaulState, side: int, p: movement.Projection, action: int) -> None:
    """One more step of the plan: who is dropped stands there from now on, a removed IM is gone."""
    movement.follow(s, side, p, action)
    if DROP <= action < STEP:
        s.put(action - DROP, p.at)
    elif action == CLEAR:
        s.remove_influence(p.at)


def _imagined(s: GaulState, pieces: list[int]) -> movement.Projection:
    """The first piece, as if it was activated now, with the others; alone, with all whom it may pick up."""
    marcher, *others = pieces
    side = _side_of(marcher)
    if s.where[marcher] >= SPACE_COUNT or WITHOUT_ALLOWANCE >> marcher & 1:
        raise no_answer(TITLE, "inspect-not-activated", unit=s.pack.pieces[marcher])
    s.marcher = marcher
    s.moving = 1 << marcher
    s.plan = []
    s.spent = s.counted = s.companions = 0
    s.allowance = s.pack.allowance[marcher]
    s.move_rules = movement.CARRIED if s.moving & CUS[side] else 0
    p = movement.Projection(s)
    group = 0
    for piece in others:
        group |= 1 << piece
    allowed = movement.takable_together(s, side, p)
    if group & ~allowed & ~s.moving:
        raise no_answer(TITLE, "inspect-not-picked-up")
    group = group if others else allowed
    p.group |= group
    p.carried = p.carried or bool(group & CUS[side])
    return p


def _ways(s: GaulState, side: int, p: movement.Projection, left: int) -> list[dict[str, Any]]:
    """The cheapest way to every space, of several the one with the least risk. A way ends where enemies
    would be met."""
    pack = s.pack
    start = p.at
    known: dict[int, list[Step]] = {}
    #: MPs, the chance that something happens, a number that keeps the order stable, the space, the steps.
    number = count()
    queue: list[tuple[int, float, int, int, list[Step]]] = [(0, 0.0, next(number), start, [])]
    while queue:
        spent, risk, _, at, steps = heappop(queue)
        if at in known:
            continue
        known[at] = steps
        if steps and steps[-1].attack:
            continue
        p.at = at
        for goal in pack.near[at]:
            if goal in known or not movement.can_enter(s, side, p, goal):
                continue
            step = step_of(s, side, p, goal)
            if spent + step.cost <= left:
                danger = 1 - (1 - risk) * step.safe()
                heappush(queue, (spent + step.cost, danger, next(number), goal, [*steps, step]))
    p.at = start
    return [
        {
            "space": pack.spaces[space],
            "cost": sum(step.cost for step in steps),
            "attack": steps[-1].attack,
            "risk": _risk(steps),
            "steps": [step.data(pack) for step in steps],
        }
        for space, steps in sorted(known.items())
        if steps
    ]


def _risk(steps: Iterable[Step]) -> float:
    """The chance that something happens on the way, if every stack tries to intercept."""
    safe = 1.0
    for step in steps:
        safe *= step.safe()
    return 1 - safe


def _route(s: GaulState, words: list[str]) -> dict[str, Any]:
    """The steps of the plan that its owner has composed so far."""
    if words:
        raise no_answer(TITLE, "inspect-no-names", question="route")
    steps = _planned(s)[1] if s.marcher >= 0 else []
    return {"steps": [step.data(s.pack) for step in steps], "risk": _risk(steps)}


# ------------------------------------------------------------------ 14.3 a siege roll


def _siege(s: GaulState, words: list[str]) -> dict[str, Any]:
    if not 1 <= len(words) <= 2:
        raise no_answer(TITLE, "inspect-siege", example="siege cenabum caesar")
    space = index_of(words[0], s.pack.spaces, "space")
    side = next((side for side in (ROME, GAUL) if sieges.is_target(s, side, space)), -1)
    leader = index_of(words[1], s.pack.pieces, "piece") if len(words) == 2 else s.marcher
    there = sieges.besiegers(s, side, space) if side >= 0 else 0
    if side >= 0 and s.marcher >= 0 and _side_of(s.marcher) == side:
        p = movement.project(s, side)  # the Army may still be on its way
        there = movement.own_cus(s, side, p, space)
        if p.at == space:
            leader = s.marcher
    if not there:
        raise no_answer(TITLE, "inspect-no-siege", place=s.pack.spaces[space])
    if leader < 0 or (leader != s.marcher and not s.stack_at(side, space) >> leader & 1):
        leader = leaders.commander(s, s.stack_at(side, space))
    return siege_facts(s, side, space, leader, s.combat_strength(there))


def siege_facts(s: Position, side: int, space: int, leader: int, attack: int) -> dict[str, Any]:
    """What decides a siege or subjugation roll with the Combat Strength `attack`, and its chances."""
    pack = s.pack
    subjugates = sieges.is_stronghold(s, space)
    defence = 0 if subjugates else sieges.defence(s, side, space)
    modifier = siege_modifier(s, side, space, leader)
    facts: dict[str, Any] = {
        "space": pack.spaces[space],
        "side": SIDES[side],
        "leader": pack.pieces[leader] if leader >= 0 else None,
        "subjugation": subjugates,
        "attack": attack,
        "defence": defence,
        "garrison": 0 if subjugates else sieges.garrison(s, space),
        "points": s.siege_points_at(space),
        "needed": sieges.points_needed(s, space),
        "modifier": modifier,
        "caesar": leader == CAESAR,
        "column": None,
        "surrender": 0.0,
        "capture": 0.0,
        "steps_lost": 0.0,
    }
    column = pack.subjugation_column if subjugates else sieges.column(s, attack, defence)
    weak = attack < pack.subjugation_strength if subjugates else column < 0
    if weak:
        return facts  # 14.3.2, 14.7.2: too weak to roll
    odds = siege_odds(s, side, space, leader, attack)
    facts.update(
        {
            "column": odds.column if odds.surrender == 1 else pack.siege_names[column],
            "surrender": odds.surrender,
            "capture": odds.capture,
            "steps_lost": odds.steps_lost,
        }
    )
    return facts


# ------------------------------------------------------------------ 12 reactions


def _reaction(s: GaulState, words: list[str]) -> dict[str, Any]:
    """Of those who are asked now whether they react: the modifiers and chances of their rolls. Surprise cards
    are not counted."""
    if words:
        raise no_answer(TITLE, "inspect-no-names", question="reaction")
    if s.phase is interception.INTERCEPT_WINDOW:
        return _chances(s, "intercept", s.step_to, s.step_from, _interceptions(s))
    if s.phase is avoiding.DEFENDERS:
        stack = s.stack_at(s.mover, s.step_to)
        return _chances(s, "avoid", s.step_to, s.step_from, _avoidance(s, stack, s.step_to, s.step_from))
    if s.phase is avoiding.LONE_LEADERS:
        space, origin = s.argument(0), s.argument(1)
        alone = s.here[space] & ROMAN_LEADERS & ~s.inside
        return _chances(s, "avoid", space, origin, _avoidance(s, alone, space, origin))
    if s.phase is avoiding.BACKING_UP:
        stay = [(s.step_from, s.moving, avoiding.back_up_modifiers(s, s.mover))]
        return _chances(s, "back-up", s.step_to, s.step_from, stay)
    raise no_answer(TITLE, "inspect-no-reaction")


def _interceptions(s: GaulState) -> list[tuple[int, int, int]]:
    """12.1: every stack that may still intercept: its space, its pieces, its modifiers."""
    side, goal = s.mover, s.step_to
    friendly = interception.is_friendly(s, side, goal)
    found: list[tuple[int, int, int]] = []
    for near in members(interception.interceptors(s, side, goal, s.step_from, s.moving)):
        stack = s.stack_at(side, near)
        found.append((near, stack, interception.modifiers(s, side, stack, near, goal, friendly)))
    return found


def _avoidance(s: GaulState, pieces: int, space: int, origin: int) -> list[tuple[int, int, int]]:
    """12.2.2: every space to which `pieces` may avoid battle, with the modifiers that count there."""
    return [
        (goal, pieces, interception.modifiers(s, s.mover, pieces, space, goal, friendly))
        for goal in members(avoiding.destinations(s, s.mover, space, origin))
        for friendly in (interception.is_friendly(s, s.mover, goal),)
    ]


def _chances(
    s: GaulState, what: str, space: int, origin: int, rolls: list[tuple[int, int, int]]
) -> dict[str, Any]:
    pack = s.pack
    return {
        "what": what,
        "space": pack.spaces[space],
        "origin": pack.spaces[origin],
        "target": pack.reaction_target,
        "rolls": [
            {
                "space": pack.spaces[at],
                "pieces": names_of(pack.pieces, pieces),
                "modifier": modifier,
                "chance": reaction_chance(s, modifier),
            }
            for at, pieces, modifier in rolls
        ],
    }


# ------------------------------------------------------------------ 16.2 winter camps


def _camps(s: GaulState, words: list[str]) -> dict[str, Any]:
    if words:
        raise no_answer(TITLE, "inspect-no-names", question="camps")
    return {
        "camps": [
            {
                "space": s.pack.spaces[space],
                "legions": (s.here[space] & LEGIONS).bit_count(),
                "level": winter.forage_level(s, space),
            }
            for space in members(s.spaces_with(LEGIONS))
        ]
    }


# ------------------------------------------------------------------ pieces


def _side_of(piece: int) -> int:
    return ROME if (PIECES[ROME] | ROMAN_LEADERS) >> piece & 1 else GAUL


_QUESTIONS: Final[dict[str, Callable[[GaulState, list[str]], dict[str, Any]]]] = {
    "supply": _supply,
    "reach": _reach,
    "route": _route,
    "siege": _siege,
    "reaction": _reaction,
    "camps": _camps,
}
