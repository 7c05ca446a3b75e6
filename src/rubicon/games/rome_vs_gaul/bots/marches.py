"""Where armies should go: what each space within reach is worth to an activated stack."""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.bots.board_value import Outlook, distances, marker_gain
from rubicon.games.rome_vs_gaul.rules import leaders
from rubicon.games.rome_vs_gaul.rules.armies import battle, movement, sieges
from rubicon.games.rome_vs_gaul.rules.armies.movement import Projection
from rubicon.games.rome_vs_gaul.rules.pack import (
    BRITANNIA,
    CAESAR,
    CUS,
    GAUL,
    GERMANIA,
    LEADERS,
    LEGIONS,
    PIECES,
    ROME,
    SPACE_COUNT,
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

#: Odds that are good enough for an attack, and the worth of one battle won, of a Town taken, of the Pass.
_GOOD_ODDS: Final = 1.25
_BATTLE_WORTH: Final = 1.4
_SUBMISSION_WORTH: Final = 2.0
_TOWN_WORTH: Final = 2.6
_PASS_WORTH: Final = 2.0
_EXPLORE_WORTH: Final = 4.0
#: Combat Strength with which Rome may go to Germania or Britannia.
_EXPLORE_STRENGTH: Final = 11
_SIEGE_MP: Final = 3
#: MPs beyond the present activation that are looked at.
_FORESIGHT: Final = 8
_CLEAR_MP: Final = 2
#: What an MP costs, so that near targets come first; and standing out of supply.
_MP_PRICE: Final = 0.06
_UNSUPPLIED: Final = 1.2
#: What it is worth for Caesar to reach a Legion that they can command, and for a Legion to reach Caesar.
_GATHERING: Final = 0.35
_JOINING: Final = 0.2
#: By the column of the Siege Table with its modifier: Siege Points, and steps lost, of a mean roll.
_SIEGE_PACE: Final = [0.4, 0.95, 1.25, 1.7, 2.0]
_SIEGE_LOSS: Final = [0.9, 0.6, 0.45, 0.35, 0.28]
#: What a roll costs in time, and a step of a Legion.
_ROLL_PRICE: Final = 0.35
_STEP_PRICE: Final = 0.7
_SUBMISSION_BONUS: Final = 0.4
#: What the Action Point could buy instead.
_ACTIVATION_PRICE: Final = 0.6


def whole_stack(s: Position, side: int, piece: int) -> int:
    """The pieces that would march if this one were activated and took everybody it may."""
    space = s.where[piece]
    if not LEADERS >> piece & 1:
        return 1 << piece
    found = 1 << piece
    for other in members(s.stack_at(side, space) & ~s.used & ~found):
        if leaders.can_carry(s, piece, found, other):
            found |= 1 << other
    return found


def battle_worth(s: Position, side: int, pieces: int, space: int, rating: int) -> float:
    """What it is worth to attack the enemies in a space."""
    enemies = s.enemy_cus_at(side, space)
    if not enemies:
        return 0.0
    own = battle.battle_strength(s, side, pieces, space)
    against = battle.battle_strength(s, 1 - side, enemies & CUS[1 - side], space)
    if not enemies & CUS[1 - side]:
        return -0.5 if own < 12 else 0.1  # the Germani
    against += leaders.command_rating(s, s.stack_at(1 - side, space))
    if side == ROME and own >= 3 * max(1, against - 1):
        return _SUBMISSION_WORTH
    odds = (own + rating) / max(1, against)
    if odds < _GOOD_ODDS:
        return -2.5 * (_GOOD_ODDS - odds) - 0.2
    return min(_BATTLE_WORTH, 1.4 * (odds - 1.1)) * (1.0 if side == ROME else 1.2)


def place_worth(s: Position, o: Outlook, side: int, pieces: int, space: int, left: int, leader: int) -> float:
    """What it is worth for a stack to stand in a space with `left` MPs left."""
    total = 0.0
    bit = 1 << space
    strength = s.combat_strength(pieces & CUS[side])
    enemies = s.enemy_cus_at(side, space)
    if enemies:
        total += battle_worth(s, side, pieces, space, s.rating_of(leader))
    elif s.influence(1 - side) & bit and left >= _CLEAR_MP and pieces & CUS[side]:
        total += marker_gain(s, o, side, space, False, True)
        if side == ROME and s.pack.starred & bit:
            total += _EXPLORE_WORTH
    if side == ROME:
        return total + _roman_place(s, o, pieces, space, strength, left, leader)
    if o.pressed[space] > strength + 2:
        total -= 0.3
    if s.towns & bit:
        total += 0.2
    return total


def siege_worth(s: Position, space: int, strength: int, leader: int) -> float:
    """14.3: what a siege by this strength is worth: the place, less the steps that it may cost."""
    pack = s.pack
    within = sieges.defence(s, ROME, space)
    if strength >= 3 * within:
        return _TOWN_WORTH + _SUBMISSION_BONUS
    column = sieges.column(s, strength, within)
    if column < 0:
        return -0.5
    drm = sieges.modifier(s, ROME, space, leader)
    missing = pack.siege_points - s.siege_points_at(space)
    quality = min(max(column + drm, 0), len(_SIEGE_PACE) - 1)
    rolls = missing / _SIEGE_PACE[quality]
    return _TOWN_WORTH + 0.3 - rolls * (_ROLL_PRICE + _STEP_PRICE * _SIEGE_LOSS[quality])


def _roman_place(
    s: Position, o: Outlook, pieces: int, space: int, strength: int, left: int, leader: int
) -> float:
    bit = 1 << space
    pack = s.pack
    total = 0.0
    others = s.cus_at(ROME, space) & ~pieces
    together = strength + s.combat_strength(others)
    if s.towns & bit or pack.city_spaces & ~s.roman_cities & bit:
        siege = siege_worth(s, space, together, leader)
        if s.rolled & bit:
            siege *= 0.3
        elif left < _SIEGE_MP:
            siege *= 0.6
        total += siege
    elif space == pack.octodurus and s.strongholds & bit and not s.pass_opened and together >= 4:
        total += _PASS_WORTH * (1.0 if left >= _SIEGE_MP else 0.5)
    region = pack.region_at[space]
    steps = s.steps_of(pieces & CUS[ROME] | others)
    if region in (GERMANIA, BRITANNIA):
        arrives = pack.region_at[s.where[leader]] != region
        if (arrives and together < _EXPLORE_STRENGTH) or not s.gallic_im & pack.region_spaces[region]:
            total -= 1.5
    if not o.supplied & bit and steps > 2:
        total -= _UNSUPPLIED
    if others and leader == CAESAR:
        room = pack.command[CAESAR] - (pieces & CUS[ROME]).bit_count()
        total += _GATHERING * max(0, min(room, (others & ~s.used).bit_count()))
    elif others and s.where[CAESAR] == space and not pieces >> CAESAR & 1:
        room = pack.command[CAESAR] - others.bit_count()
        total += _JOINING * max(0, min(room, (pieces & CUS[ROME]).bit_count()))
    if leader == CAESAR and space != s.where[CAESAR] and together < 4:
        total -= 1.0
    return total


def barred_spaces(s: Position, side: int) -> int:
    """Spaces that a side cannot enter at all."""
    if side == GAUL:
        return s.pack.closed | s.pack.region_spaces[GERMANIA] | s.pack.region_spaces[BRITANNIA]
    return s.pack.closed


def activation_worth(s: Position, o: Outlook, side: int, piece: int) -> float:
    """What the best march of a piece, with all it can take along, is worth."""
    space = s.where[piece]
    pieces = whole_stack(s, side, piece)
    if s.inside >> piece & 1:
        return _sortie_worth(s, side, space)
    if not pieces & CUS[side]:
        return _lone_leader(s, side, piece)
    return best_target(s, o, side, piece, pieces, space, s.pack.allowance[piece])[1] - _ACTIVATION_PRICE


def _lone_leader(s: Position, side: int, piece: int) -> float:
    """A Leader without CUs should join some."""
    return 0.5 if not s.cus_at(side, s.where[piece]) and s.on_map(LEGIONS) else -0.5


def _sortie_worth(s: Position, side: int, space: int) -> float:
    inside = s.inside_at(space) & CUS[side]
    return battle_worth(s, side, inside, space, 1)


def targets(s: Position, side: int) -> int:
    """The spaces that an army may want to go to from afar: enemies, their markers and places."""
    found = s.influence(1 - side) | s.spaces_with(s.on_map(CUS[1 - side]))
    if side == ROME:
        found |= s.towns | s.pack.city_spaces & ~s.roman_cities
        if not s.pass_opened:
            found |= 1 << s.pack.octodurus
    return found


def best_target(
    s: Position, o: Outlook, side: int, leader: int, pieces: int, start: int, mp: int
) -> tuple[int, float]:
    """The space that is worth most within reach, and its worth; the space itself counts with all its MPs."""
    slow = int(leaders.carried(leader, pieces, side) > s.pack.command[leader])
    ways = distances(s, start, slow, barred_spaces(s, side))
    stay = place_worth(s, o, side, pieces, start, mp, leader)
    best, worth = start, stay
    wanted = targets(s, side)
    for space in range(SPACE_COUNT):
        far = ways[space]
        if far == 0 or (far > mp and (far > mp + _FORESIGHT or not wanted >> space & 1)):
            continue
        value = place_worth(s, o, side, pieces, space, mp - far if far <= mp else mp, leader)
        value -= _MP_PRICE * far
        if far > mp:
            value = value * (0.5 if far <= 2 * mp else 0.3) - 0.2  # it will take further activations
        if value > worth:
            best, worth = space, value
    idle = place_worth(s, o, side, pieces, start, 0, leader)
    return best, worth - min(idle, 0.0)


def plan_scores(s: Position, o: Outlook, side: int, actions: list[int]) -> list[float]:
    """The next step of a plan: pick up, go towards the best target, besiege there, then carry it out."""
    p = movement.project(s, side)
    if p.over or p.at >= SPACE_COUNT:
        return [1.0 if action == MARCH else 0.0 for action in actions]
    left = movement.limit(s, p.carried) - p.spent
    goal, step = _next_step(s, o, side, p, left)
    scores: list[float] = []
    for action in actions:
        if action == MARCH:
            scores.append(0.5)
        elif action == REPLAN:
            scores.append(-5.0)
        elif action == SIEGE:
            scores.append(3.0 if goal == p.at or s.inside_at(p.at) or s.towns >> p.at & 1 else 0.4)
        elif action == CLEAR:
            scores.append(0.5 + 2.0 * marker_gain(s, o, side, p.at, False, True) if goal == p.at else 0.3)
        elif action == SORTIE:
            scores.append(0.5 + _sortie_worth(s, side, p.at))
        elif action == TAKE_ALL:
            scores.append(4.0 if _wants_company(s, side, p) else -1.0)
        elif TAKE <= action < TAKE_ALL:
            scores.append(3.5 if _wants_company(s, side, p) and not _many(actions) else -1.0)
        elif DROP <= action < STEP:
            scores.append(-2.0)
        elif STEP <= action < STEP + SPACE_COUNT:
            scores.append(2.0 if action - STEP == step else -1.0)
        else:
            scores.append(0.0)
    return scores


def _many(actions: list[int]) -> bool:
    return TAKE_ALL in actions


def _wants_company(s: Position, side: int, p: Projection) -> bool:
    """A Leader takes everybody at the start, and on the way those they can command; an intrinsic one goes
    alone."""
    if not LEADERS >> s.marcher & 1:
        return False
    if p.at == s.where[s.marcher] and not s.plan:
        return True
    here = movement.takable(s, side, p) & CUS[side]
    return bool(here) and leaders.carried(s.marcher, p.group | here, side) <= s.pack.command[s.marcher]


def _next_step(s: Position, o: Outlook, side: int, p: Projection, left: int) -> tuple[int, int]:
    """The target, and the next space on the way to it, or -1 if the stack should stay."""
    if not p.group & CUS[side]:
        return _towards_company(s, side, p)
    goal, _ = best_target(s, o, side, s.marcher, p.group, p.at, left)
    if goal == p.at:
        return goal, -1
    slow = int(leaders.carried(s.marcher, p.group, side) > s.pack.command[s.marcher])
    back = distances(s, goal, slow, barred_spaces(s, side))
    best, nearest = -1, back[p.at]
    for space in s.pack.near[p.at]:
        risky = space != goal and s.enemy_cus_at(side, space)
        if not risky and back[space] < nearest and movement.cost(s, side, p, space) <= left:
            best, nearest = space, back[space]
    return goal, best


def _towards_company(s: Position, side: int, p: Projection) -> tuple[int, int]:
    """A lone Leader goes to the largest stack of their side."""
    best, most = -1, 0
    for space in members(s.spaces_with(s.on_map(CUS[side]))):
        strength = s.combat_strength(s.cus_at(side, space) & PIECES[side])
        if strength > most:
            best, most = space, strength
    if best < 0 or best == p.at:
        return p.at, -1
    back = distances(s, best, 0, barred_spaces(s, side))
    step = min(s.pack.near[p.at], key=lambda space: back[space])
    return best, step if back[step] < back[p.at] else -1
