"""Hand-made judgement for Rome vs Gaul: what a sensible player does at a glance, and how well a side stands.

Nothing here looks at the other side's hand. All figures are ours.
"""

from __future__ import annotations

from random import Random
from typing import Final

from rubicon.core.game import State
from rubicon.core.judgement import Judgement
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.bots import marches
from rubicon.games.rome_vs_gaul.bots.board_value import (
    Outlook,
    distances,
    marker_gain,
    nearest_enemy,
    win_chance,
)
from rubicon.games.rome_vs_gaul.rules import leaders, verbs
from rubicon.games.rome_vs_gaul.rules.armies import battle
from rubicon.games.rome_vs_gaul.rules.pack import (
    BONUS,
    COUNCIL,
    CUS,
    EVENT,
    GAUL,
    LEADERS,
    LEGIONS,
    PIECE_COUNT,
    REACTION,
    ROME,
    SPACE_COUNT,
    SUBMITTED,
    SURPRISE,
    TRIBES,
    TWO_STEPS,
    WITHOUT_ALLOWANCE,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.vocabulary import (
    ACTIVATE,
    ALL,
    COUNCIL_RELEASE,
    DRAW_TRIBE,
    FLIP_IM,
    INFLUENCE,
    PLACE_UNIT,
    RAISE_TRIBE,
    REMOVE_IM,
    RESTORE_STEP,
    Effect,
)

#: What one unit of whim, and a mood, may add to a score.
_WHIM: Final = 0.08
_MOOD: Final = 0.3
#: What one Action Point is worth, about: one marker in a Province that matters.
_POINT: Final = 0.45
#: What a Fortified Town near Caesar's place counts; strength of Legions counts 1.
_TOWN_NEAR: Final = 1.5
#: How far Legions in winter camps like to be from each other, and what more costs.
_CAMP_RANGE: Final = 3
_CAMP_APART: Final = 0.04
#: Battle Strength of the side, compared with the enemy's, with which it stands and fights.
_STAND: Final = 1.05
#: A side that intercepts wants these odds.
_INTERCEPT: Final = 1.2


class GaulJudgement(Judgement):
    """The title's sense of play."""

    def choose(self, state: State, side: int, rng: Random, whim: float, mood: int = 0) -> int:
        assert isinstance(state, Position)
        actions = state.decision(side).actions
        if len(actions) == 1:
            return actions[0]
        taste = Random(mood) if mood else None
        best, chosen = -1e9, actions[0]
        for action, score in zip(actions, scores(state, side, actions), strict=True):
            noisy = score + (_WHIM * whim * rng.expovariate(1.0) if whim else 0.0)
            if taste is not None:
                noisy += _MOOD * taste.random()
            if noisy > best:
                best, chosen = noisy, action
        return chosen

    def value(self, state: State, side: int) -> float:
        assert isinstance(state, Position)
        return win_chance(state, side)

    def at_rest(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.phase.name in ("round", "over", "muster")


def scores(s: Position, side: int, actions: list[int]) -> list[float]:
    """How good each action looks."""
    name = s.phase.name
    if name in ("reroll", "elite-reroll"):
        return [_reroll(s, side, action, name == "elite-reroll") for action in actions]
    if name in ("losses", "forage", "supply"):
        return [_loss(s, action) for action in actions]
    o = Outlook(s, side)
    if name == "move":
        return marches.plan_scores(s, o, side, actions)
    return [_score(s, o, side, action, name) for action in actions]


def _score(s: Position, o: Outlook, side: int, action: int, phase: str) -> float:
    """How good an action looks by its verb. Verbs are ranges of numbers, in the order of `verbs.VERBS`."""
    if action == verbs.END:
        return 0.05
    if action == verbs.PASS:
        return _pass_worth(s, side, phase)
    if action < verbs.ARMY:
        return _card(s, o, side, action, phase)
    if action < verbs.INFLUENCE:
        return _placement(s, o, side, action)
    if action < verbs.ACTIVATE:
        return _effect_action(s, o, side, action)
    if action < verbs.TAKE:
        piece = action - verbs.ACTIVATE
        return marches.activation_worth(s, o, side, piece) if _leads(s, side, piece) else -0.4
    if action < verbs.CAMP:
        return _reaction(s, side, action, phase)
    return _camp(s, o, action - verbs.CAMP)


def _leads(s: Position, side: int, piece: int) -> bool:
    """Whether it makes sense to activate this piece of a stack: a Leader, or the only kind of unit there."""
    if LEADERS >> piece & 1:
        return True
    here = s.stack_at(side, s.where[piece]) & LEADERS & ~s.used
    return not here


# ------------------------------------------------------------------ 7.5 cards


def _card(s: Position, o: Outlook, side: int, action: int, phase: str) -> float:
    pack = s.pack
    if action >= verbs.CAMPAIGN:
        return 0.3
    if action >= verbs.REACT:
        return _POINT * pack.points[s.card] + 0.4 * (pack.kind[s.card] == EVENT) - 0.5
    if action >= verbs.SURPRISE_WITH:
        return 0.6 if _is_losing(s, side, phase) else 0.25
    if action >= verbs.DISCARD:
        useful = pack.users[action - verbs.DISCARD] >> side & 1
        return 0.2 if useful else 1.6
    if action >= verbs.PLAY_POINTS:
        card = action - verbs.PLAY_POINTS
        held = 0.5 if pack.kind[card] in (SURPRISE, REACTION) and pack.users[card] >> side & 1 else 0.0
        wasted = 0.35 if pack.users[card] >> side & 1 and pack.kind[card] in (EVENT, BONUS) else 0.0
        return _POINT * pack.points[card] - held - wasted + 0.2
    if action >= verbs.PLAY_BONUS:
        card = action - verbs.PLAY_BONUS
        return _POINT * pack.points[card] + _effects(s, o, side, card) + 0.2
    return _effects(s, o, side, action - verbs.PLAY_EVENT) + 0.1


def _is_losing(s: Position, side: int, phase: str) -> bool:
    if phase != "battle-surprise" or not s.battle_dice:
        return True
    role = battle.role_of(s, side)
    return battle.cell(s, role) <= battle.cell(s, 1 - role)


def _effects(s: Position, o: Outlook, side: int, card: int) -> float:
    """What the text of a card is worth, about."""
    total = 0.0
    for effect in s.pack.effects[card]:
        total += _effect_worth(s, o, side, effect)
    return total


def _effect_worth(s: Position, o: Outlook, side: int, effect: Effect) -> float:
    count = min(effect.count, 5)
    if effect.op == ACTIVATE:
        return 0.5 if effect.count == 1 else 0.35 * (3 if effect.count == ALL else count)
    if effect.op == INFLUENCE:
        return 0.3 * count
    if effect.op == REMOVE_IM:
        enemy = s.influence(1 - side).bit_count()
        return 0.35 * min(count, enemy, 3)
    if effect.op == FLIP_IM:
        return 0.6
    if effect.op in (DRAW_TRIBE, RAISE_TRIBE):
        return 1.2
    if effect.op == COUNCIL_RELEASE:
        return 0.3 + 0.2 * s.council_im
    if effect.op in (PLACE_UNIT, RESTORE_STEP):
        return 0.4
    return 0.25


def _pass_worth(s: Position, side: int, phase: str) -> float:
    if phase == "defenders":
        return 1.0 if _holds(s, side) else -0.5
    if phase == "back-up":
        return 0.5 if _odds_at(s, side, s.step_to) >= 1.1 else -0.5
    return 0.1


# ------------------------------------------------------------------ 3, 5, 6 placing


def _placement(s: Position, o: Outlook, side: int, action: int) -> float:
    pack = s.pack
    if action < verbs.TRIBE:
        return _army_place(s, action - verbs.ARMY)
    if action < verbs.TO_COUNCIL:
        piece, space = divmod(action - verbs.TRIBE, SPACE_COUNT)
        return _tribe_place(s, o, piece, space)
    if action < verbs.DISPLACE:
        return 0.9
    if action < verbs.SUBMIT:
        return -float(pack.strength[action - verbs.DISPLACE])
    if action < verbs.SHIFT:
        return -1.0
    if action < verbs.RESTORE:
        return marker_gain(s, o, GAUL, action - verbs.SHIFT, True, False)
    if action < verbs.RETURN:
        return 2.0
    if action < verbs.EMERGENCY:
        _, space = divmod(action - verbs.RETURN, SPACE_COUNT)
        return 1.5 + _army_place(s, space) * 0.1
    if action < verbs.LEGATE:
        return -1.0
    if action < verbs.KEEP:
        legate, space = divmod(action - verbs.LEGATE, SPACE_COUNT)
        led = s.here[space] & LEADERS
        legions = (s.here[space] & LEGIONS).bit_count()
        return legions * (0.4 if led else 1.0) + 0.2 * pack.rating[legate]
    if action < verbs.MUSTER:
        return float(pack.rating[action - verbs.KEEP])
    piece, space = divmod(action - verbs.MUSTER, SPACE_COUNT)
    home = s.where[piece]
    gain = 0.15 * (nearest_enemy(s, GAUL, space) - nearest_enemy(s, GAUL, home))
    return gain - (0.4 if s.towns >> home & 1 else 0.0)


def _army_place(s: Position, space: int) -> float:
    """Caesar likes to be with or near many Legions, then near Fortified Towns."""
    ways = distances(s, space, 0, s.pack.closed)
    near = 0.0
    for town in members(s.towns):
        near += _TOWN_NEAR / (2 + ways[town])
    for camp in members(s.spaces_with(s.on_map(LEGIONS))):
        near += s.combat_strength(s.cus_at(ROME, camp)) / (3 + ways[camp])
    return near


def _tribe_place(s: Position, o: Outlook, piece: int, space: int) -> float:
    """5.1.2: away from Legions, where the Town helps to control the Province."""
    ways = distances(s, space, 0, s.pack.closed)
    danger = 0.0
    for camp in members(s.spaces_with(s.on_map(LEGIONS))):
        strength = s.combat_strength(s.cus_at(ROME, camp))
        far = ways[camp]
        if far <= 4:
            danger += 0.05 * strength * (5 - far) / 4
    worth = 1.3 + marker_gain(s, o, GAUL, space, True, False)
    return worth - danger


# ------------------------------------------------------------------ 7.7, 8.3 and effects of cards


def _effect_action(s: Position, o: Outlook, side: int, action: int) -> float:
    pack = s.pack
    if action < verbs.CONVERT:
        return _influence(s, o, side, action - verbs.INFLUENCE)
    if action < verbs.REMOVE:
        return marker_gain(s, o, side, action - verbs.CONVERT, True, True)
    if action < verbs.DEVASTATE:
        space = action - verbs.REMOVE
        if s.phase.name == "displacement":
            return -marker_gain(s, o, ROME, space, True, False)
        return 0.1 + marker_gain(s, o, side, space, False, True)
    if action < verbs.STORE:
        return _devastation(s, action - verbs.DEVASTATE)
    if action == verbs.STORE:
        return 0.18
    if action == verbs.OPEN_COUNCIL:
        return 0.25 * s.council_im + (0.5 if s.in_box(TRIBES, COUNCIL) & ~(1 << pack.arverni) else 0.0) - 0.3
    if action == verbs.UPRISING:
        waiting = s.in_box(TRIBES, SUBMITTED).bit_count()
        return (0.5 if s.turn >= 4 else 0.25) * waiting - 0.6
    if action < verbs.UPGRADE:
        _, space = divmod(action - verbs.UNIT, SPACE_COUNT)
        return 0.3 + 0.1 * s.combat_strength(s.cus_at(side, space)) / 4
    if action < verbs.SUPREMACY:
        return 0.5 if s.is_besieged(action - verbs.UPGRADE) else 0.3
    if action < verbs.TARGET:
        return 0.2
    if action < verbs.MOVE_GERMANI:
        return 0.2 + 0.1 * s.combat_strength(s.here[action - verbs.TARGET] & CUS[1 - side])
    space = action - verbs.MOVE_GERMANI
    gain = 0.0
    if s.influence(1 - side) >> space & 1:
        gain = marker_gain(s, o, side, space, False, True)
    elif s.influence(side) >> space & 1:
        gain = -marker_gain(s, o, 1 - side, space, False, True)
    return 0.1 + gain


def _influence(s: Position, o: Outlook, side: int, space: int) -> float:
    """8.3.1: a marker counts by what it adds to control; for Gaul also if it cuts a Roman army off."""
    gain = marker_gain(s, o, side, space, True, False)
    if side == GAUL:
        for goal in s.pack.near[space]:
            if s.cus_at(ROME, goal).bit_count() >= 3 and not s.markers(ROME) >> goal & 1:
                gain += 0.12
    elif s.pack.home_spaces and s.pack.province_of[space] in (s.pack.volcae, s.pack.allobroges):
        gain += 0.05
    return gain


def _devastation(s: Position, space: int) -> float:
    romans = 0
    for goal in s.pack.near[space]:
        romans += s.cus_at(ROME, goal).bit_count()
    own = 0.3 if s.gallic_im >> space & 1 else 0.0
    return 0.08 * romans - own


# ------------------------------------------------------------------ 12, 13 reactions and battles


def _odds_at(s: Position, side: int, space: int) -> float:
    """The side's odds in a battle in a space: those outside, with rating and support."""
    own = battle.battle_strength(s, side, s.cus_at(side, space) | s.moving & CUS[side], space)
    own += leaders.command_rating(s, s.stack_at(side, space))
    enemies = s.stack_at(1 - side, space) | s.moving & CUS[1 - side] | s.arrived & CUS[1 - side]
    against = battle.battle_strength(s, 1 - side, enemies & CUS[1 - side], space)
    against += leaders.command_rating(s, enemies)
    return own / max(1, against)


def _holds(s: Position, side: int) -> bool:
    return _odds_at(s, side, s.step_to) >= _STAND


def _reaction(s: Position, side: int, action: int, phase: str) -> float:
    if verbs.INTERCEPT <= action < verbs.SEND:
        return _interception(s, side, action - verbs.INTERCEPT)
    if action == verbs.SEND_ALL:
        return 1.0
    if action == verbs.BACK_UP:
        return 0.0
    if action == verbs.INSIDE_ALL:
        return 0.8
    if action == verbs.AVOID:
        return 0.2 if phase == "defenders" else 0.4
    if verbs.WITHDRAW <= action < verbs.JOIN or verbs.RETREAT <= action < verbs.RETREAT_INSIDE:
        return _refuge(s, side, action)
    if action == verbs.JOIN_ALL:
        return 0.6
    return 0.0


def _interception(s: Position, side: int, space: int) -> float:
    """12.1: a stack intercepts if it would win."""
    goal = s.step_to
    stack = s.stack_at(side, space)
    if not stack & CUS[side] & ~WITHOUT_ALLOWANCE:
        return -1.0
    own = battle.battle_strength(s, side, stack & CUS[side] | s.cus_at(side, goal), goal)
    own += leaders.command_rating(s, stack)
    against = battle.battle_strength(s, 1 - side, s.moving & CUS[1 - side], goal)
    against += leaders.command_rating(s, s.moving)
    if s.towns >> space & 1 and side == GAUL:
        own -= 1
    return own / max(1, against) - _INTERCEPT + 0.1


def _refuge(s: Position, side: int, action: int) -> float:
    """Where to go: to friends, to own markers, not to enemies."""
    if action >= verbs.RETREAT_ALL:
        space = action - verbs.RETREAT_ALL
        whole = 0.3
    elif action >= verbs.RETREAT:
        space = (action - verbs.RETREAT) % SPACE_COUNT
        whole = 0.0
    elif action >= verbs.WITHDRAW_ALL:
        space = action - verbs.WITHDRAW_ALL
        whole = 0.3
    else:
        space = (action - verbs.WITHDRAW) % SPACE_COUNT
        whole = 0.0
    if space >= SPACE_COUNT:
        return 0.5
    value = whole + 0.1 * s.combat_strength(s.cus_at(side, space))
    if s.markers(side) >> space & 1:
        value += 0.5
    if s.markers(1 - side) >> space & 1:
        value -= 0.8
    return value - (2.0 if s.enemy_cus_at(side, space) else 0.0) - 0.2 * (2 - nearest_enemy(s, side, space))


def _reroll(s: Position, side: int, action: int, elite: bool) -> float:
    """13.5: the mean of what a reroll brings, by all six faces, compared with what stands."""
    if not verbs.REROLL <= action < verbs.REROLL + 4:
        return _standing(s, side) + 0.02
    at = battle.die_at(s, side, action - verbs.REROLL)
    old = s.battle_dice
    total = 0.0
    for face in range(1, 7):
        s.battle_dice = [*old[:at], face, *old[at + 1 :]]
        total += _standing(s, side) / 6
    s.battle_dice = old
    return total - (0.35 if elite else 0.0)


def _standing(s: Position, side: int) -> float:
    """How the dice of a battle stand for a side: who wins, and hits on both."""
    role = battle.role_of(s, side)
    own, other = battle.cell(s, role), battle.cell(s, 1 - role)
    win = 1.0 if own > other else -1.0 if own < other else (-0.5 if role == battle.ATTACKER else 0.5)
    return win + 0.25 * (own // 3 - other // 3)


def _loss(s: Position, action: int) -> float:
    """13.6.3: flip before losing a unit; Elite units and Leaders last."""
    if not verbs.LOSE <= action < verbs.LOSE + PIECE_COUNT:
        return 0.0
    piece = action - verbs.LOSE
    value = 1.0 if TWO_STEPS >> piece & 1 and not s.reduced >> piece & 1 else 0.0
    if s.pack.elite >> piece & 1:
        value -= 0.5
    if LEADERS >> piece & 1:
        value -= 1.5
    return value - 0.02 * s.strength_of(piece)


# ------------------------------------------------------------------ 16 winter


def _camp(s: Position, o: Outlook, rest: int) -> float:
    """16.2: a Legion goes where it is safe and where a marker will be placed in spring."""
    legion, space = divmod(rest, SPACE_COUNT)
    here = s.where[legion]
    gain = _shelter(s, o, space, legion) - _shelter(s, o, here, legion) - 0.1
    return gain + _CAMP_APART * (_apart(s, here, legion) - _apart(s, space, legion))


def _apart(s: Position, space: int, legion: int) -> float:
    """How far a camp is from the other Legions, beyond what one march covers."""
    ways = distances(s, space, 0, s.pack.closed)
    total = 0
    for other in members(s.on_map(LEGIONS) & ~(1 << legion)):
        total += max(0, min(ways[s.where[other]], 3 * _CAMP_RANGE) - _CAMP_RANGE)
    return float(total)


def _shelter(s: Position, o: Outlook, space: int, legion: int) -> float:
    others = (s.here[space] & LEGIONS & ~(1 << legion)).bit_count()
    if s.roman_cities >> space & 1:
        return 0.4
    if s.markers(GAUL) >> space & 1:
        return -1.0
    if s.roman_im >> space & 1:
        return 0.5 if others < s.pack.forage_roman else -1.0
    if s.devastated >> space & 1:
        return 0.0 if others < s.pack.forage_neutral else -1.0
    worth = marker_gain(s, o, ROME, space, True, False)
    return 0.3 + worth + (0.1 if others else 0.0) if others < s.pack.forage_neutral else -1.0


JUDGEMENT: Final = GaulJudgement()
