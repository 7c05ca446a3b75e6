"""Which card to play, and for what: what Action Points and the texts of cards are worth now."""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.bots import marches
from rubicon.games.rome_vs_gaul.bots.board_value import (
    LEGION_STEP,
    BoardValue,
    clear_gain,
)
from rubicon.games.rome_vs_gaul.bots.marker_sets import (
    MarkerChoice,
    best_gains,
    placing,
    province_cleared,
)
from rubicon.games.rome_vs_gaul.rules import influence, verbs
from rubicon.games.rome_vs_gaul.rules.armies import battle, movement
from rubicon.games.rome_vs_gaul.rules.pack import (
    BONUS,
    CAESAR,
    CUS,
    EVENT,
    LEADERS,
    LEGIONS,
    REACTION,
    ROME,
    SPACE_COUNT,
    SUBMITTED,
    SURPRISE,
    TRIBES,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.turn import filters
from rubicon.games.rome_vs_gaul.rules.turn.events import activated_by
from rubicon.games.rome_vs_gaul.rules.vocabulary import (
    ACTIVATE,
    ALL,
    COUNCIL_RELEASE,
    DEVASTATE,
    DISCARD,
    DRAW_TRIBE,
    FLIP_IM,
    INFLUENCE,
    MOVE_GERMAN,
    ONE_PROVINCE,
    ONE_REGION,
    OUT_OF_SUPPLY,
    PLACE_UNIT,
    RAISE_TRIBE,
    REMOVE_IM,
    RESTORE_STEP,
    SIEGE_MOD,
    STEP_LOSS,
    UPGRADE_TOWN,
    Effect,
)

#: What an Action Point is worth at any time: a card with more of them may be kept for later.
_POINT_AT_ANY_TIME: Final = 0.09
#: What the text of a card is worth at any time, if the side may use it.
_TEXT_AT_ANY_TIME: Final = 0.1
#: What a further march of the same card is worth compared with the same one alone: targets overlap.
_FURTHER: Final = 0.6
#: The same for a text that activates any number of pieces: they come from many places, and none is paid for.
_FURTHER_OF_ALL: Final = 0.85
#: Actions of a card that are counted, at most.
_MAX_ACTIONS: Final = 8
#: What a card that may be useful in a window is worth while it is held.
_HELD: Final = 0.25
#: What is gained by another card instead of a useless one.
_REDRAW: Final = 5.0
#: What texts without a figure of their own are worth.
_SMALL_TEXT: Final = 0.03


class Options:
    """What a side could do with Action Points now, made once for each choice of a card."""

    __slots__ = ("activations", "marches", "markers", "remove", "worth")

    def __init__(self, s: Position, o: BoardValue, side: int) -> None:
        marches.prepare(s, o, side)
        #: By space: what it is worth to have the enemy's marker removed there.
        self.remove: dict[int, float] = {}
        for space in members(s.influence(1 - side) & ~s.pack.starred):
            self.remove[space] = clear_gain(s, o, side, space)
        #: By piece: what its activation is worth.
        self.activations: dict[int, float] = {}
        for piece in members(movement.activatable(s, side)):
            if leads(s, side, piece):
                self.activations[piece] = marches.activation_worth(s, o, side, piece)
        self.marches: list[float] = sorted(self.activations.values(), reverse=True)
        #: Which markers Action Points may place or convert.
        self.markers: MarkerChoice = placing(s, side)
        #: By Action Points: what they are worth, as far as it was asked for.
        self.worth: dict[int, float] = {}

    def points_worth(self, s: Position, o: BoardValue, side: int, points: int) -> float:
        """What these Action Points are worth: the best of all ways to divide them among markers and
        marches."""
        found = self.worth.get(points)
        if found is None:
            found = 0.0
            gains = best_gains(s, o, side, self.markers, points)
            for count in range(points + 1):
                markers = gains[min(count, len(gains) - 1)]
                found = max(found, markers + _sum(self.marches, points - count))
            self.worth[points] = found
        return found


def leads(s: Position, side: int, piece: int) -> bool:
    """Whether it makes sense to activate this piece of a stack: a Leader, or the first unit where none is."""
    if LEADERS >> piece & 1:
        return True
    stack = s.stack_at(side, s.where[piece])
    if stack & LEADERS & ~s.used:
        return False
    alike = stack & CUS[side] & ~s.used
    if side == ROME and not s.inside >> piece & 1:
        # Legions are alike: only the first full one, or the first reduced one.
        same = alike & (s.reduced if s.reduced >> piece & 1 else ~s.reduced) & LEGIONS
        return not same & ((1 << piece) - 1)
    return True


def _sum(values: list[float], count: int, further: float = _FURTHER) -> float:
    """The sum of the best values, each less than the one before."""
    total, weight = 0.0, 1.0
    for value in values[: min(count, _MAX_ACTIONS)]:
        if value <= 0.0:
            break
        total += weight * value
        weight *= further
    return total


def card_score(s: Position, o: BoardValue, side: int, action: int, options: Options) -> float:
    """How good it is to play or discard a card now."""
    pack = s.pack
    if action >= verbs.DISCARD:
        card = action - verbs.DISCARD
        if not pack.users[card] >> side & 1:
            return _REDRAW
        others = s.hand[side] & ~pack.surprises
        return _REDRAW if not others else -1.0
    if action >= verbs.PLAY_POINTS:
        card = action - verbs.PLAY_POINTS
        points = pack.points[card]
        value = options.points_worth(s, o, side, points) - _POINT_AT_ANY_TIME * points
        if pack.users[card] >> side & 1:
            if pack.kind[card] in (SURPRISE, REACTION):
                value -= _HELD
            elif pack.kind[card] in (EVENT, BONUS):
                value -= _TEXT_AT_ANY_TIME
        return value
    if action >= verbs.PLAY_BONUS:
        card = action - verbs.PLAY_BONUS
        points = pack.points[card]
        value = options.points_worth(s, o, side, points) - _POINT_AT_ANY_TIME * points
    else:
        card = action - verbs.PLAY_EVENT
        value = -_POINT_AT_ANY_TIME * pack.points[card]
    for effect in pack.effects[card]:
        value += effect_worth(s, o, side, effect, options)
    return value - _TEXT_AT_ANY_TIME


def effect_worth(s: Position, o: BoardValue, side: int, effect: Effect, options: Options) -> float:
    """What an effect of a card is worth now."""
    op = effect.op
    if op == ACTIVATE:
        who = activated_by(s, effect.who)
        values = sorted(
            [value for piece, value in options.activations.items() if who >> piece & 1], reverse=True
        )
        return _sum(values, effect.count, _FURTHER_OF_ALL if effect.count >= ALL else _FURTHER)
    if op in (INFLUENCE, REMOVE_IM, FLIP_IM):
        return _markers_worth(s, o, side, effect, options)
    if op in (DRAW_TRIBE, RAISE_TRIBE):
        return 0.35 if s.in_box(TRIBES, SUBMITTED) or op == DRAW_TRIBE or effect.unit >= 0 else 0.0
    if op == COUNCIL_RELEASE:
        return options.points_worth(s, o, side, s.council_im)
    if op == PLACE_UNIT:
        return 0.06 if side == ROME else 0.08
    if op == RESTORE_STEP:
        return LEGION_STEP[o.left] if s.reduced & LEGIONS else 0.0
    if op == SIEGE_MOD:
        return _sieges_now(s, o)
    if op == UPGRADE_TOWN:
        return 0.1 + (0.15 if _besieged_town(s) else 0.0)
    if op in (STEP_LOSS, OUT_OF_SUPPLY):
        return 1.1 * LEGION_STEP[o.left] + 0.05 if filters.allowed(s, side, effect) else 0.0
    if op == DISCARD:
        return 0.22 if s.hand[1 - side] else 0.0
    if op == DEVASTATE:
        return _devastation_worth(s, o)
    if op == MOVE_GERMAN:
        best = max(options.remove.values(), default=0.0)
        return 0.6 * max(0.0, best)
    return _SMALL_TEXT


def _markers_worth(s: Position, o: BoardValue, side: int, effect: Effect, options: Options) -> float:
    """What the markers that an effect places, removes or replaces are worth together."""
    spaces = filters.allowed(s, side, effect)
    if effect.op == REMOVE_IM and effect.where & ONE_PROVINCE:
        provinces = {s.pack.province_of[space] for space in options.remove if spaces >> space & 1}
        return max([province_cleared(s, o, side, province, spaces) for province in provinces], default=0.0)
    choice = MarkerChoice()
    if effect.op == REMOVE_IM:
        choice.remove = s.influence(1 - side) & ~s.pack.starred & spaces
    elif effect.op == FLIP_IM:
        choice.convert = s.influence(1 - side) & ~s.pack.starred & spaces
    elif effect.free:
        choice.place = influence.free_places(s, side) & spaces
        if effect.convert:
            choice.convert = influence.conversions(s, side) & spaces
    else:
        choice = placing(s, side, spaces, effect.convert)
    choice.per_province = effect.per_province
    if effect.where & ONE_REGION:
        best = 0.0
        for around in s.pack.region_spaces:
            if choice.place & around:
                part = placing(s, side, spaces & around, effect.convert)
                best = max(best, best_gains(s, o, side, part, effect.count)[-1])
        return best
    return best_gains(s, o, side, choice, effect.count)[-1]


def _besieged_town(s: Position) -> bool:
    return s.spaces_with(s.on_map(CUS[ROME])) & s.towns != 0


def _sieges_now(s: Position, o: BoardValue) -> float:
    """What a bonus for the siege roll is worth: only with a siege at hand."""
    if _besieged_town(s) or (s.cus_at(ROME, s.pack.octodurus) and not s.pass_opened):
        return 0.2
    caesar = s.where[CAESAR]
    if caesar < SPACE_COUNT:
        for space in members(s.towns):
            if o.tables.ways[caesar][space] <= 2:
                return 0.15
    return 0.0


def _devastation_worth(s: Position, o: BoardValue) -> float:
    """17.5: to cut the supply of a large army that stands among neutral spaces."""
    worth = 0.02
    for space in members(s.spaces_with(s.on_map(LEGIONS))):
        steps = s.steps_of(s.cus_at(ROME, space))
        if steps > 4 and not o.roman >> space & 1:
            worth += 0.12
    return worth


# ------------------------------------------------------------------ windows


def window_score(s: Position, o: BoardValue, side: int, action: int, phase: str) -> float:
    """How good it is to answer with a card: a Surprise, the Reaction, Winter Campaign. To pass is 0.1."""
    if action >= verbs.CAMPAIGN:
        return 0.12 if _towns_near_legions(s, o) else 0.0
    if action >= verbs.REACT:
        strong = 0.12 * s.pack.points[s.card] if s.pack.kind[s.card] == BONUS else 0.3
        return strong - 0.15
    if phase in ("stratagem", "treachery"):
        return 0.6
    if phase == "battle-surprise" and s.battle_dice:
        role = battle.role_of(s, side)
        return 0.6 if battle.cell(s, role) <= battle.cell(s, 1 - role) else 0.0
    return 0.3


def _towns_near_legions(s: Position, o: BoardValue) -> bool:
    """Whether Rome would gain by going first: Towns lie within a march of Caesar."""
    caesar = s.where[CAESAR]
    if caesar >= SPACE_COUNT:
        return False
    near = 0
    for space in members(s.towns):
        if o.tables.ways[caesar][space] <= 2:
            near += 1
    return near > 0
