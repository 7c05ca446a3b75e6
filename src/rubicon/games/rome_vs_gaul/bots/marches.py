"""Where armies should go: what each target is worth to an activated stack, in Victory Points."""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.bots import fighting
from rubicon.games.rome_vs_gaul.bots.board_value import (
    LEGION_STEP,
    TRIBE_STEP,
    URGENCY,
    BoardValue,
    clear_gain,
    marker_gain,
)
from rubicon.games.rome_vs_gaul.bots.tables import FAR, distances
from rubicon.games.rome_vs_gaul.rules import leaders
from rubicon.games.rome_vs_gaul.rules.armies import battle, movement
from rubicon.games.rome_vs_gaul.rules.armies.movement import CLEAR_COST, LONE_ALLOWANCE, Projection
from rubicon.games.rome_vs_gaul.rules.armies.sieges import SIEGE_COST
from rubicon.games.rome_vs_gaul.rules.pack import (
    AQUITANIA,
    BRITANNIA,
    CAESAR,
    CUS,
    FIRST_TRIBE,
    GAUL,
    GERMANI,
    GERMANIA,
    LEADERS,
    LEGIONS,
    PIECES,
    PROVINCIA,
    ROME,
    SPACE_COUNT,
    TRIBES,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import (
    CLEAR,
    DROP,
    MARCH,
    REPLAN,
    SIEGE,
    SORTIE,
    STEP,
    TAKE,
    TAKE_ALL,
)

#: MPs beyond the present activation that are looked at, for Leaders and for units without one.
_FORESIGHT: Final = 12
_UNLED_FORESIGHT: Final = 3
#: No place is worth more to stand in.
_MAX_PASSIVE: Final = 0.3
#: What an MP costs, so that near targets come first.
_MP_PRICE: Final = 0.004
#: The chance that an expedition succeeds as planned.
_EXPEDITION: Final = 0.85
#: Combat Strength that it needs; in the last turn any army may try.
_EXPEDITION_STRENGTH: Final = 8
#: What it is worth for Caesar to reach a Legion that they can command, and for a Legion to reach Caesar.
_GATHERING: Final = 0.035
_JOINING: Final = 0.03
#: Combat Strength that Caesar wants before marching; less is a risk.
_ARMY: Final = 10
#: How often the enemy uses a chance to attack.
_ATTACKED: Final = 0.35
#: Combat Strength to which an empty Fortified Town submits (14.3.3).
_TAKES_TOWN: Final = 6
#: The share of the tribe's worth at risk if its Town lies open to such an army.
_OPEN_TOWN: Final = 0.4
#: The part of a conversion's worth that a stack brings by standing there.
_STANDING: Final = 0.5
#: What a guard of a threatened Province is worth.
_GUARD: Final = 0.16
#: What a mood may add to the worth of a target.
_MOOD: Final = 0.12
#: Activations that a side can make with one card, about.
_ACTIVATIONS_A_CARD: Final = 1.3
_TOO_LATE: Final = 0.3


def whole_stack(s: Position, side: int, piece: int) -> int:
    """The pieces that would march if this one were activated and took everybody it may, up to its rating."""
    if not LEADERS >> piece & 1:
        return 1 << piece
    found = 1 << piece
    room = s.pack.command[piece]
    here = s.stack_at(side, s.where[piece]) & ~s.used & ~found
    for other in members(here & ~CUS[side]):
        if leaders.can_carry(s, piece, found, other):
            found |= 1 << other
    for other in by_strength(s, here & CUS[side]):
        if room and leaders.can_carry(s, piece, found, other):
            found |= 1 << other
            room -= 1
    return found


def by_strength(s: Position, cus: int) -> list[int]:
    """CUs, the strongest first."""
    return sorted(members(cus), key=lambda piece: -s.strength_of(piece))


# ------------------------------------------------------------------ what a place is worth


class Army:
    """A stack on the march: who leads it, where it is, the MPs it has left now and in a later activation."""

    __slots__ = ("full", "leader", "left", "mp", "pieces", "rating", "side", "start", "strength", "ways")

    def __init__(
        self, s: Position, o: BoardValue, side: int, leader: int, pieces: int, start: int, mp: int
    ) -> None:
        self.side = side
        self.leader = leader
        self.pieces = pieces
        self.start = start
        self.mp = mp
        self.full: int = max(1, s.pack.allowance[leader])
        self.rating: int = leaders.command_rating(s, pieces, leader)
        self.strength: int = s.combat_strength(pieces & CUS[side])
        slow = leaders.carried(leader, pieces, side) > s.pack.command[leader]
        self.ways: list[int] = (o.tables.slow_ways if slow else o.tables.ways)[start]
        #: Activations of this turn that are left, about.
        self.left: float = 1.0 + s.ap + _ACTIVATIONS_A_CARD * s.hand[side].bit_count()


def _activations(army: Army, mps: int) -> int:
    """How many activations it takes to spend this number of MPs, this one included."""
    if mps <= army.mp:
        return 1
    return 1 + (mps - army.mp + army.full - 1) // army.full


def active_worth(s: Position, o: BoardValue, army: Army, space: int) -> float:
    """What there is to do in a space, by activation: fight, remove a marker, besiege."""
    side = army.side
    bit = 1 << space
    far = army.ways[space]
    if s.enemy_cus_at(side, space):
        worth = fighting.attack_worth(s, o, side, army.pieces | s.cus_at(side, space), space, army.rating)
        return worth / _activations(army, far) if worth > 0 else worth
    if side == ROME:
        return _roman_task(s, o, army, space, far)
    if s.roman_im & bit and army.pieces & CUS[GAUL]:
        gain = clear_gain(s, o, GAUL, space)
        return gain / _activations(army, far + CLEAR_COST)
    return 0.0


def _roman_task(s: Position, o: BoardValue, army: Army, space: int, far: int) -> float:
    bit = 1 << space
    pack = s.pack
    if s.towns & bit or pack.city_spaces & ~s.roman_cities & bit or s.strongholds & bit:
        strength = army.strength + s.combat_strength(s.cus_at(ROME, space) & ~army.pieces)
        if s.strongholds & bit:
            if space != pack.octodurus or s.pass_opened or strength < 2:
                return 0.0
            plan = fighting.subjugation(s, o, space, army.leader)
        else:
            plan = fighting.siege(s, o, space, strength, army.leader)
        if far + SIEGE_COST <= army.mp and not s.rolled & bit:
            needed = plan.rolls
        else:
            needed = plan.rolls + _activations(army, far)
        late = _TOO_LATE if needed > army.left + 1.0 else 1.0
        return late * plan.worth / needed if plan.worth > 0 else plan.worth
    if not s.gallic_im & bit:
        return 0.0
    needed = float(_activations(army, far + CLEAR_COST))
    if not pack.starred & bit:
        gain = clear_gain(s, o, ROME, space)
        then = marker_gain(s, o, ROME, space, True, True)
        return (gain + _STANDING * (then - gain)) / needed
    region = pack.region_at[space]
    worth = float(pack.vp_germania if region == GERMANIA else pack.vp_britannia)
    markers = s.gallic_im & pack.region_spaces[region]
    if markers & ~bit:
        needed += 1.0
        for other in members(markers & ~bit):
            if army.ways[other] < far:
                return 0.0  # the nearer one comes first
    if army.start != space:
        if army.strength < _EXPEDITION_STRENGTH and o.left > 1:
            return 0.0
        entries = 2.0 if pack.region_at[army.start] != region and markers & ~bit else 1.0
        worth -= entries * fighting.expedition_cost(s, o, army.pieces, region, army.rating)
    late = _TOO_LATE if needed > army.left + 1.0 else 1.0
    return late * URGENCY[o.left] * _EXPEDITION * worth / needed


def passive_worth(s: Position, o: BoardValue, army: Army, space: int) -> float:
    """What it is worth to stand in a space: company, less the risks of attack, hunger and open towns."""
    if army.side == GAUL:
        return -_gallic_risk(s, o, army, space)
    bit = 1 << space
    others = s.cus_at(ROME, space) & ~army.pieces
    together = army.pieces | others
    strength = army.strength + s.combat_strength(others)
    total = 0.0
    threat = o.threat[space] - s.combat_strength(s.here[space] & CUS[GAUL])
    own = strength + battle.support(s, ROME, space)
    if threat * 4 > own * 3:
        rating = leaders.command_rating(s, together)
        f = fighting.forecast(s, o, GAUL, (threat, own), (1, rating))
        total -= _ATTACKED * f.win * fighting.losses_worth(s, o, ROME, together, f.defender_hits + 0.5)
    steps = s.steps_of(together & CUS[ROME])
    if steps > 2 and not o.supplied & bit:
        total -= LEGION_STEP[o.left]
    if (
        s.pack.region_at[space] in (GERMANIA, BRITANNIA)
        and not s.gallic_im & s.pack.region_spaces[s.pack.region_at[space]]
    ):
        total -= 0.05
    else:
        total += guard_worth(s, o, army.pieces, space)
    if o.bridges and not o.gallic & bit and space in o.bridges and s.ap + s.hand[ROME].bit_count() > 1:
        total += o.bridges[space]
    if army.leader == CAESAR:
        room = s.pack.command[CAESAR] - (army.pieces & CUS[ROME]).bit_count()
        if others and room > 0:
            total += _GATHERING * min(room, (others & ~s.used).bit_count())
        if space != army.start and strength < _ARMY - 2:
            total -= 0.02 * (_ARMY - strength)
    elif others and s.where[CAESAR] == space and not army.pieces >> CAESAR & 1:
        room = s.pack.command[CAESAR] - others.bit_count()
        total += _JOINING * max(0, min(room, (army.pieces & CUS[ROME]).bit_count()))
    return total


def guard_worth(s: Position, o: BoardValue, pieces: int, space: int) -> float:
    """What it is worth that these Legions guard the Province around a space: in Provincia or Aquitania,
    where one Governance point hangs on few markers, if nobody else does."""
    pack = s.pack
    region = pack.region_at[space]
    if region not in (PROVINCIA, AQUITANIA) or not (s.roman_im | s.roman_cities) >> space & 1:
        return 0.0
    others = s.on_map(LEGIONS & ~pieces)
    if s.spaces_with(others) & pack.spaces_of[pack.province_of[space]]:
        return 0.0
    return _GUARD * min(1.0, o.threat[space] / 4)


def _gallic_risk(s: Position, o: BoardValue, army: Army, space: int) -> float:
    """What may happen to Gauls in a space before their next card: less the fewer cards Rome has left."""
    romans = min(1.0, s.hand[ROME].bit_count() / 2)
    if not romans:
        return 0.0
    risk = 0.0
    for tribe in members(army.pieces & TRIBES):
        home = s.town_of[tribe - FIRST_TRIBE]
        if home >= 0 and home != space and o.pressed[home] >= _TAKES_TOWN:
            risk += _OPEN_TOWN * fighting.tribe_worth(s, o, tribe)
    pressed = o.pressed[space]
    if pressed:
        own = army.strength + s.combat_strength(s.cus_at(GAUL, space) & ~army.pieces)
        own += battle.support(s, GAUL, space)
        if s.towns >> space & 1:
            own += 4
        if pressed >= 3 * own:
            risk += _ATTACKED * fighting.submission_worth(s, o, army.pieces & TRIBES)
        elif pressed > own:
            f = fighting.forecast(s, o, ROME, (pressed, own), (2, 1))
            risk += _ATTACKED * f.win * fighting.losses_worth(s, o, GAUL, army.pieces, f.defender_hits)
    return romans * risk


# ------------------------------------------------------------------ targets


def targets(s: Position, side: int) -> int:
    """The spaces that an army may want to go to: enemies, their markers and places, own Legions."""
    found = s.influence(1 - side) | s.spaces_with(s.on_map(CUS[1 - side]))
    if side == ROME:
        found |= s.towns | s.pack.city_spaces & ~s.roman_cities | s.spaces_with(LEGIONS)
        if not s.pass_opened:
            found |= 1 << s.pack.octodurus
    else:
        found &= ~(s.pack.region_spaces[GERMANIA] | s.pack.region_spaces[BRITANNIA])
        found |= s.towns
    return found


def best_target(s: Position, o: BoardValue, army: Army, mood: int = 0) -> tuple[int, float]:
    """The target that is worth most for each activation, and its worth compared with doing nothing."""
    here = passive_worth(s, o, army, army.start)
    best, worth = army.start, active_worth(s, o, army, army.start)
    wanted = targets(s, army.side)
    reach = army.mp + (_FORESIGHT if LEADERS >> army.leader & 1 else _UNLED_FORESIGHT)
    most = 0.0
    if army.side == ROME:
        most = _MAX_PASSIVE + max(o.bridges.values(), default=0.0)
        for space in o.bridges:
            if army.ways[space] <= army.mp:
                wanted |= 1 << space
    if here < -0.04:  # hunger or danger: any place near is better
        for space in range(SPACE_COUNT):
            if army.ways[space] <= army.mp:
                wanted |= 1 << space
    for space in members(wanted & ~s.pack.closed):
        far = army.ways[space]
        if far == 0 or far >= FAR or far > reach:
            continue
        value = active_worth(s, o, army, space) - _MP_PRICE * far
        if value + most - here <= worth and not mood:
            continue  # standing there cannot make up for it
        change = passive_worth(s, o, army, space) - here
        if far > army.mp:
            change /= _activations(army, far)
        value += change
        if mood:
            value += _MOOD * taste(mood, space)
        if value > worth:
            best, worth = space, value
    return best, worth


def taste(mood: int, space: int) -> float:
    """From 0 to 1: how much a target is liked in a mood."""
    return (mood * 7919 + space * 104729 + mood * space * 31) % 1009 / 1009


def prepare(s: Position, o: BoardValue, side: int) -> None:
    """Fill what the worth of marches of a side needs."""
    if side == ROME:
        o.look_at_supply(s)
        o.look_at_gauls(s)
    else:
        o.look_at_romans(s)


def activation_worth(s: Position, o: BoardValue, side: int, piece: int) -> float:
    """What the best march of a piece, with all it can take along, is worth."""
    prepare(s, o, side)
    space = s.where[piece]
    pieces = whole_stack(s, side, piece)
    if s.inside >> piece & 1:
        return _sortie_worth(s, o, side, space, piece)
    if not pieces & CUS[side]:
        return _lone_leader(s, o, side, piece)
    army = Army(s, o, side, piece, pieces, space, s.pack.allowance[piece])
    return best_target(s, o, army)[1]


def _lone_leader(s: Position, o: BoardValue, side: int, piece: int) -> float:
    """A Leader without CUs should join some that have none."""
    goal = _company(s, o, side, piece, s.where[piece], LONE_ALLOWANCE)
    if goal < 0 or goal == s.where[piece]:
        return -0.1
    return 0.3 if piece == CAESAR else 0.08


def _company(s: Position, o: BoardValue, side: int, piece: int, start: int, mp: int) -> int:
    """The stack that a lone Leader should go to, or -1."""
    best, most = -1, 0.0
    ways = o.tables.ways[start]
    for space in members(s.spaces_with(s.on_map(CUS[side]))):
        stack = s.cus_at(side, space)
        if not stack or ways[space] > mp + 2:
            continue
        others = s.here[space] & LEADERS & PIECES[side] & ~(1 << piece)
        value = float(s.combat_strength(stack)) - 0.2 * ways[space]
        if others and piece != CAESAR:
            value *= 0.3
        if value > most:
            best, most = space, value
    return best


def _sortie_worth(s: Position, o: BoardValue, side: int, space: int, piece: int) -> float:
    inside = s.inside_at(space) & PIECES[side]
    return fighting.attack_worth(s, o, side, inside, space, leaders.command_rating(s, inside, piece)) - 0.05


# ------------------------------------------------------------------ the plan of a move


def plan_scores(s: Position, o: BoardValue, side: int, actions: list[int], mood: int) -> list[float]:
    """The next step of a plan: pick up, go towards the best target, besiege there, then carry it out."""
    p = movement.project(s, side)
    if p.over or p.at >= SPACE_COUNT:
        return [1.0 if action == MARCH else 0.0 for action in actions]
    prepare(s, o, side)
    left = movement.limit(s, p.carried) - p.spent
    company = _next_company(s, side, p)
    if company >= 0:
        wanted = TAKE_ALL if company == TAKE_ALL else TAKE + company
        return [4.0 if action == wanted else 0.0 for action in actions]
    goal, step = _next_step(s, o, side, p, left, mood)
    scores: list[float] = []
    for action in actions:
        if action == MARCH:
            scores.append(0.5)
        elif action == REPLAN:
            scores.append(-5.0)
        elif action == SIEGE:
            scores.append(3.0 if goal == p.at else 0.4)
        elif action == CLEAR:
            gain = marker_gain(s, o, side, p.at, False, True)
            scores.append(2.5 if goal == p.at or gain > 0.05 else 0.3)
        elif action == SORTIE:
            scores.append(0.5 + 3.0 * _sortie_worth(s, o, side, p.at, s.marcher))
        elif TAKE <= action < DROP:
            scores.append(-1.0)
        elif DROP <= action < STEP:
            scores.append(-2.0)
        elif STEP <= action < STEP + SPACE_COUNT:
            scores.append(2.0 if action - STEP == step else -1.0)
        else:
            scores.append(0.0)
    return scores


def _next_company(s: Position, side: int, p: Projection) -> int:
    """The piece that the activated Leader takes along next, TAKE_ALL for everybody, or -1. Up to their
    Command Rating they take those who are there; an intrinsic Leader goes alone."""
    if not LEADERS >> s.marcher & 1:
        return -1
    here = movement.takable(s, side, p)
    if not here:
        return -1
    room = s.pack.command[s.marcher] - leaders.carried(s.marcher, p.group, side)
    cus = here & CUS[side]
    if s.inside >> s.marcher & 1 or cus.bit_count() <= room:
        start = p.at == s.where[s.marcher] and not s.plan
        if here & (here - 1):
            return TAKE_ALL
        if cus or start:
            return members(here)[0]
        return -1
    if room <= 0:
        return -1
    return by_strength(s, cus)[0]


def _next_step(s: Position, o: BoardValue, side: int, p: Projection, left: int, mood: int) -> tuple[int, int]:
    """The target, and the next space on the way to it, or -1 if the stack should stay."""
    if not p.group & CUS[side]:
        goal = _company(s, o, side, s.marcher, p.at, left)
        if goal < 0:
            return p.at, -1
        ways = o.tables.ways[goal]
    else:
        army = Army(s, o, side, s.marcher, p.group, p.at, left)
        goal, _ = best_target(s, o, army, mood)
        slow = leaders.carried(s.marcher, p.group, side) > s.pack.command[s.marcher]
        ways = (o.tables.slow_ways if slow else o.tables.ways)[goal]
    if goal == p.at:
        return goal, -1
    step = _step_towards(s, side, p, left, goal, ways)
    if step < 0:  # enemies stand in the way: go around them
        slow = leaders.carried(s.marcher, p.group, side) > s.pack.command[s.marcher]
        step = _step_towards(s, side, p, left, goal, _ways_around(s, side, goal, int(slow)))
    return goal, step


def _step_towards(s: Position, side: int, p: Projection, left: int, goal: int, ways: list[int]) -> int:
    """The next space on the way to a goal, by the MPs from it, or -1 if there is none to go to now."""
    best, nearest = -1, ways[p.at]
    for space in s.pack.near[p.at]:
        risky = space != goal and s.enemy_cus_at(side, space)
        if not risky and ways[space] < nearest and movement.cost(s, side, p, space) <= left:
            best, nearest = space, ways[space]
    return best


def _ways_around(s: Position, side: int, goal: int, slow: int) -> list[int]:
    """MPs to a goal around all enemies."""
    enemies = s.spaces_with((CUS[1 - side] | 1 << GERMANI) & ~s.inside)
    return distances(s.pack, goal, slow, enemies & ~(1 << goal))


def camp_worth(s: Position, o: BoardValue, legion: int, space: int) -> float:
    """16.2: what it is worth that a Legion winters in a space: shelter, a marker in spring, safety."""
    bit = 1 << space
    pack = s.pack
    others = s.here[space] & LEGIONS & ~(1 << legion)
    count = others.bit_count()
    attrition = -1.2 * LEGION_STEP[o.left]
    if s.roman_cities & bit:
        total = 0.0
    elif o.gallic & bit:
        total = attrition
    elif s.roman_im & bit:
        total = 0.0 if count < pack.forage_roman else attrition
    elif count >= pack.forage_neutral:
        total = attrition
    else:
        total = 0.0
        if not count and not s.devastated & bit:
            total = marker_gain(s, o, ROME, space, True, False)
    threat = o.threat[space]
    own = s.combat_strength(others | 1 << legion) + battle.support(s, ROME, space)
    if threat > own:
        f = fighting.forecast(s, o, GAUL, (threat, own), (1, 1))
        total -= 0.6 * f.win * LEGION_STEP[o.left] * min(2.0, f.defender_hits)
    apart = 0
    ways = o.tables.ways[space]
    for other in members(s.on_map(LEGIONS) & ~(1 << legion)):
        apart += max(0, min(ways[s.where[other]], 9) - 2)
    total += 2.0 * guard_worth(s, o, 1 << legion, space)
    return total - 0.02 * apart + 0.2 * TRIBE_STEP[o.left] * count
