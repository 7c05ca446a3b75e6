"""Hand-made judgement for Rome vs Gaul: what a sensible player does at a glance, and how well a side stands.

Nothing here looks at the other side's hand. All figures are ours.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.game import State
from rubicon.games.kit.judgement import ScoredJudgement
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.bots import fighting, hand, marches
from rubicon.games.rome_vs_gaul.bots.board_value import (
    BoardValue,
    marker_gain,
    nearest_enemy,
    new_town_gain,
    place_gain,
    win_chance,
)
from rubicon.games.rome_vs_gaul.bots.marker_sets import shared_gains
from rubicon.games.rome_vs_gaul.rules import verbs
from rubicon.games.rome_vs_gaul.rules.armies import battle
from rubicon.games.rome_vs_gaul.rules.pack import (
    COUNCIL,
    CUS,
    GAUL,
    LEADERS,
    LEGIONS,
    PIECE_COUNT,
    ROME,
    SPACE_COUNT,
    SUBMITTED,
    TRIBES,
    TWO_STEPS,
    WITHOUT_ALLOWANCE,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.vocabulary import INFLUENCE

#: What one unit of whim, and a mood, may add to a score.
_WHIM: Final = 0.015
_MOOD: Final = 0.06
#: What a Fortified Town near Caesar's place counts; strength of Legions counts 1.
_TOWN_NEAR: Final = 1.5
#: What a Tribe on the map is worth to Gaul beyond the marker of its Town, and one in the Council Box.
_TRIBE_ON_MAP: Final = 0.3
_TRIBE_IN_COUNCIL: Final = 0.22
#: What a Tribe that rises again is worth.
_RISING: Final = 0.2
#: What it is worth to store a marker in the Council Box.
_STORE: Final = 0.03


class GaulJudgement(ScoredJudgement):
    """The title's sense of play."""

    def scores(self, state: State, side: int, actions: list[int], mood: int) -> list[float]:
        assert isinstance(state, Position)
        return scores(state, side, actions, mood)

    def careless(self, state: State, side: int, actions: list[int]) -> list[int]:
        # A march has four times as many decisions as all else: with three careless ones in ten, none arrives.
        assert isinstance(state, Position)
        return [] if state.phase.name == "move" else actions

    def value(self, state: State, side: int) -> float:
        assert isinstance(state, Position)
        return win_chance(state, side)

    def at_rest(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.phase.name in ("round", "over", "muster")


def scores(s: Position, side: int, actions: list[int], mood: int = 0) -> list[float]:
    """How good each action looks. The `mood` varies the targets of marches."""
    name = s.phase.name
    if name in ("reroll", "elite-reroll"):
        return [_reroll(s, side, action, name == "elite-reroll") for action in actions]
    if name in ("losses", "forage", "supply"):
        return [_loss(s, action) for action in actions]
    o = BoardValue(s)
    if name == "move":
        return marches.plan_scores(s, o, side, actions, mood)
    if name == "round":
        options = hand.Options(s, o, side)
        return [hand.card_score(s, o, side, action, options) for action in actions]
    if name == "camps":
        o.look_at_gauls(s)
    elif name == "actions":
        o.together = shared_gains(s, o, side, s.ap)
    elif name == "event" and s.pack.effects[s.card][s.effect].op == INFLUENCE:
        o.together = shared_gains(s, o, side, s.pending[s.effect], s.judged)
    return [_score(s, o, side, action, name) for action in actions]


def _score(s: Position, o: BoardValue, side: int, action: int, phase: str) -> float:
    """How good an action looks by its verb. Verbs are ranges of numbers, in the order of `verbs.VERBS`."""
    if action == verbs.END:
        return 0.0
    if action == verbs.PASS:
        return _pass_worth(s, o, side, phase)
    if action < verbs.ARMY:
        return hand.window_score(s, o, side, action, phase)
    if action < verbs.INFLUENCE:
        return _placement(s, o, side, action)
    if action < verbs.ACTIVATE:
        return _effect_action(s, o, side, action)
    if action < verbs.TAKE:
        piece = action - verbs.ACTIVATE
        return marches.activation_worth(s, o, side, piece) if hand.leads(s, side, piece) else -0.4
    if action < verbs.CAMP:
        return _reaction(s, o, side, action, phase)
    legion, space = divmod(action - verbs.CAMP, SPACE_COUNT)
    before = marches.camp_worth(s, o, legion, s.where[legion])
    return marches.camp_worth(s, o, legion, space) - before - 0.01


# ------------------------------------------------------------------ 3, 5, 6 placing


def _placement(s: Position, o: BoardValue, side: int, action: int) -> float:
    pack = s.pack
    if action < verbs.TRIBE:
        return _army_place(s, o, action - verbs.ARMY)
    if action < verbs.TO_COUNCIL:
        piece, space = divmod(action - verbs.TRIBE, SPACE_COUNT)
        return _tribe_place(s, o, piece, space)
    if action < verbs.DISPLACE:
        return _TRIBE_IN_COUNCIL
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
        return 1.5 + _army_place(s, o, space) * 0.1
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
    o.look_at_romans(s)
    army = marches.Army(s, o, GAUL, piece, 1 << piece, s.where[piece], 3)
    before = marches.passive_worth(s, o, army, s.where[piece])
    return marches.passive_worth(s, o, army, space) - before - 0.05


def _army_place(s: Position, o: BoardValue, space: int) -> float:
    """Caesar likes to be with or near many Legions, then near Fortified Towns."""
    ways = o.tables.ways[space]
    near = 0.0
    for town in members(s.towns):
        near += _TOWN_NEAR / (2 + ways[town])
    for camp in members(s.spaces_with(s.on_map(LEGIONS))):
        near += s.combat_strength(s.cus_at(ROME, camp)) / (1 + ways[camp])
    return near


def _tribe_place(s: Position, o: BoardValue, piece: int, space: int) -> float:
    """5.1.2: away from Legions, where the Town helps to control the Province. Gallic Leaders go to Tribes."""
    ways = o.tables.ways[space]
    danger = 0.0
    for camp in members(s.spaces_with(s.on_map(LEGIONS))):
        strength = s.combat_strength(s.cus_at(ROME, camp))
        far = ways[camp]
        if far <= 6:
            danger += 0.03 * strength * (7 - far) / 6
    if not TRIBES >> piece & 1:
        return 0.1 * s.combat_strength(s.cus_at(GAUL, space)) - 0.3 * danger
    return _TRIBE_ON_MAP + new_town_gain(s, o, space) - min(danger, 0.35)


# ------------------------------------------------------------------ 7.7, 8.3 and effects of cards


def _effect_action(s: Position, o: BoardValue, side: int, action: int) -> float:
    pack = s.pack
    if action < verbs.CONVERT:
        return _influence(s, o, side, action - verbs.INFLUENCE)
    if action < verbs.REMOVE:
        space = action - verbs.CONVERT
        gain = marker_gain(s, o, side, space, True, True) + _star(s, side, space)
        return max(gain, o.together.get(space, gain))
    if action < verbs.DEVASTATE:
        space = action - verbs.REMOVE
        if s.phase.name == "displacement":
            return -marker_gain(s, o, ROME, space, True, False)
        return marker_gain(s, o, side, space, False, True) + _star(s, side, space)
    if action < verbs.STORE:
        return _devastation(s, o, action - verbs.DEVASTATE)
    if action == verbs.STORE:
        return _STORE
    if action == verbs.OPEN_COUNCIL:
        ready = s.in_box(TRIBES, COUNCIL)
        if s.turn < 5:
            ready &= ~(1 << pack.arverni)
        return 0.08 * s.council_im + (_TRIBE_ON_MAP - 0.05) * ready.bit_count() - 0.1
    if action == verbs.UPRISING:
        waiting = s.in_box(TRIBES, SUBMITTED).bit_count()
        return _RISING * waiting - 0.15
    if action < verbs.UPGRADE:
        _, space = divmod(action - verbs.UNIT, SPACE_COUNT)
        return 0.3 + 0.1 * s.combat_strength(s.cus_at(side, space)) / 4
    if action < verbs.SUPREMACY:
        space = action - verbs.UPGRADE
        o.look_at_romans(s)
        return 0.5 if s.is_besieged(space) else 0.2 + 0.01 * o.pressed[space]
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


def _star(s: Position, side: int, space: int) -> float:
    """17.1.3: what the removal of a marker in Germania or Britannia brings Rome."""
    if side != ROME or not s.pack.starred >> space & 1:
        return 0.0
    region = s.pack.region_at[space]
    last = not s.gallic_im & s.pack.region_spaces[region] & ~(1 << space)
    return 2.0 if last else 0.6


def _influence(s: Position, o: BoardValue, side: int, space: int) -> float:
    """8.3.1: a marker counts by what it adds to control; for Gaul also if it cuts a Roman army off."""
    gain = place_gain(s, o, side, space)
    gain = max(gain, o.together.get(space, gain))
    if side == GAUL:
        for goal in s.pack.near[space]:
            cus = s.cus_at(ROME, goal)
            if cus and s.steps_of(cus) > 4 and not o.roman >> goal & 1:
                gain += _cut(s, goal, space)
    return gain


def _cut(s: Position, army: int, space: int) -> float:
    """15.3.1: what it is worth to Gaul to cut an army off with a marker next to it: more, the fewer open
    spaces are left around it."""
    hostile = s.markers(GAUL)
    open_ways = 0
    for near in s.pack.near[army]:
        if near != space and not hostile >> near & 1 and not s.pack.closed >> near & 1:
            open_ways += 1
    return 0.12 if not open_ways else 0.03 / open_ways


def _devastation(s: Position, o: BoardValue, space: int) -> float:
    cut = 0.0
    for goal in s.pack.near[space]:
        cus = s.cus_at(ROME, goal)
        if cus and s.steps_of(cus) > 4 and not o.roman >> goal & 1:
            cut += _cut(s, goal, space)
    own = 0.15 if s.gallic_im >> space & 1 else 0.0
    if s.roman_im >> space & 1:
        cut += marker_gain(s, o, GAUL, space, False, True)
    return cut - own - 0.01


# ------------------------------------------------------------------ 12, 13 reactions and battles


def _pass_worth(s: Position, o: BoardValue, side: int, phase: str) -> float:
    if phase == "defenders":
        return _stand(s, o, side)
    if phase == "back-up":
        return _attack_interceptors(s, o, side)
    return 0.1


def _stand(s: Position, o: BoardValue, side: int) -> float:
    """What it is worth to fight those who enter."""
    return fighting.stand_worth(s, o, side, s.stack_at(side, s.step_to), s.moving, s.step_to)


def _attack_interceptors(s: Position, o: BoardValue, side: int) -> float:
    enemies = s.stack_at(1 - side, s.step_to)
    return -fighting.stand_worth(s, o, 1 - side, enemies, s.moving, s.step_to)


def _reaction(s: Position, o: BoardValue, side: int, action: int, phase: str) -> float:
    if verbs.INTERCEPT <= action < verbs.SEND:
        return 0.1 + _interception(s, o, side, action - verbs.INTERCEPT)
    if action == verbs.SEND_ALL:
        return 1.0
    if action == verbs.BACK_UP:
        return 0.0
    if action == verbs.INSIDE_ALL:
        return _inside(s, o, side)
    if action == verbs.AVOID:
        return -0.06 if phase == "defenders" else 0.4
    if verbs.WITHDRAW <= action < verbs.JOIN or verbs.RETREAT <= action < verbs.RETREAT_INSIDE:
        return _refuge(s, side, action)
    if action == verbs.JOIN_ALL:
        return 0.6
    if phase == "defenders":
        return -1.0  # some of the pieces
    return 0.0


def _inside(s: Position, o: BoardValue, side: int) -> float:
    """10.6: behind walls a stack is safe from battle; a siege may follow."""
    if side == ROME:
        return -0.05
    enemies = s.combat_strength(s.moving & CUS[ROME]) + s.combat_strength(s.cus_at(ROME, s.step_to))
    plan = fighting.siege(s, o, s.step_to, enemies, s.marcher)
    return -max(0.0, plan.worth) * (0.6 if plan.rolls <= 1.0 else 0.25) - 0.02


def _interception(s: Position, o: BoardValue, side: int, space: int) -> float:
    """12.1: what it is worth that a stack intercepts: it will be attacked, with those who are there."""
    goal = s.step_to
    stack = s.stack_at(side, space)
    if not stack & CUS[side] & ~WITHOUT_ALLOWANCE:
        return -1.0
    worth = fighting.stand_worth(s, o, side, stack | s.stack_at(side, goal), s.moving, goal)
    if s.stack_at(side, goal) & CUS[side]:
        alone = fighting.stand_worth(s, o, side, s.stack_at(side, goal), s.moving, goal)
        worth -= min(alone, 0.0)
    if side == GAUL and s.towns >> space & 1:
        worth -= 0.05
    return worth - 0.03


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


JUDGEMENT: Final = GaulJudgement(whim=_WHIM, mood=_MOOD)
