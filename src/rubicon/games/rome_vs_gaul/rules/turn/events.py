"""7.5: what the text of a card does: one effect after the other, each with its choices.

The words of effects are in `vocabulary`, the spaces they allow in `filters`. An effect may be used less often
than it says, or not at all. `Position.pending` has how often each may still be used.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import members, replaced
from rubicon.games.rome_vs_gaul.rules import influence, leaders, tribes
from rubicon.games.rome_vs_gaul.rules.armies import independents, losses, movement
from rubicon.games.rome_vs_gaul.rules.pack import (
    BELGICA,
    CAESAR,
    CUS,
    DRAWN,
    FIRST_MERCENARY,
    GALLIC_LEADERS,
    GAUL,
    HOLDING,
    LEGATES,
    LEGIONS,
    MERCENARIES,
    MILITIA,
    POOL,
    ROME,
    SPACE_COUNT,
    SUBMITTED,
    TRIBES,
    VERCINGETORIX,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.supply import besieged, occupied
from rubicon.games.rome_vs_gaul.rules.turn import cards, council, reinforcements
from rubicon.games.rome_vs_gaul.rules.turn.actions import devastate, never_devastated
from rubicon.games.rome_vs_gaul.rules.turn.filters import allowed
from rubicon.games.rome_vs_gaul.rules.verbs import (
    ACTIVATE,
    CONVERT,
    END,
    INFLUENCE,
    LEGATE,
    REMOVE,
    RESTORE,
    SUBMIT,
    SUPREMACY,
    TARGET,
    TRIBE,
    UNIT,
    UPGRADE,
    about,
    is_about,
    piece_in,
    space_in,
)
from rubicon.games.rome_vs_gaul.rules.verbs import DEVASTATE as DEVASTATE_AT
from rubicon.games.rome_vs_gaul.rules.vocabulary import (
    ACTIVATE as ACTIVATE_OP,
)
from rubicon.games.rome_vs_gaul.rules.vocabulary import (
    CALM_TRIBE,
    CANCEL,
    COUNCIL_RELEASE,
    DEVASTATE,
    DISCARD,
    DRAW_TRIBE,
    FIRST_PLAYER,
    FLIP_IM,
    MOVE_GERMAN,
    NAVAL,
    NO_STORM,
    ONE_PROVINCE,
    ONE_REGION,
    OPS,
    OUT_OF_SUPPLY,
    PLACE_UNIT,
    RAISE_TRIBE,
    REMOVE_IM,
    RESTORE_STEP,
    SIEGE_MOD,
    STEP_LOSS,
    SUMMON_LEGATE,
    UPGRADE_TOWN,
    WHO_ANY,
    WHO_BELGIC,
    WHO_CAESAR,
    WHO_CELTIC,
    WHO_GALLIC_LEADER,
    WHO_LEGATE,
    WHO_LEGION,
    WHO_TRIBE,
    Effect,
)
from rubicon.games.rome_vs_gaul.rules.vocabulary import (
    INFLUENCE as INFLUENCE_OP,
)

#: Operations that choose among the spaces which their filters allow.
_JUDGED: Final = (INFLUENCE_OP, REMOVE_IM, FLIP_IM, DEVASTATE, PLACE_UNIT, STEP_LOSS, OUT_OF_SUPPLY)

# ------------------------------------------------------------------ what a card may be used for


def may_use_text(s: Position, side: int, card: int) -> bool:
    """7.5.1, 5.3: whether a side may use more of a card than its Action Points: by its colour, and while
    Caesar is on the map if it needs Caesar."""
    if not s.pack.users[card] >> side & 1:
        return False
    return not s.pack.needs_caesar[card] or s.where[CAESAR] < SPACE_COUNT


def has_effect(s: Position, side: int, card: int) -> bool:
    """7.5.3: whether some part of a Bonus can take effect now."""
    for effect in s.pack.effects[card]:
        op = effect.op
        if op in (SIEGE_MOD, CALM_TRIBE, NO_STORM):
            return True
        if op in (FIRST_PLAYER, CANCEL):  # only in their windows
            continue
        if op == MOVE_GERMAN:
            possible = independents.germani_can_move(s)
        elif op == DISCARD:
            possible = s.hand[1 - side] != 0
        elif op == DRAW_TRIBE:
            possible = s.in_box(TRIBES, POOL) != 0
        elif op == ACTIVATE_OP:
            possible = movement.activatable(s, side) & activated_by(s, effect.who) != 0
        else:
            judged = allowed(s, side, effect) if op in _JUDGED else 0
            possible = bool(options(s, side, effect, judged, 0))
        if possible:
            return True
    return False


# ------------------------------------------------------------------ the choices of an effect


def options(s: Position, side: int, effect: Effect, judged: int, marked: int) -> list[int]:
    """The choices of an effect: `judged` are the spaces its filters allow, `marked` those chosen before."""
    op = effect.op
    if op == ACTIVATE_OP:
        who = movement.activatable(s, side) & activated_by(s, effect.who)
        return members(who, ACTIVATE)
    if op in (INFLUENCE_OP, REMOVE_IM, FLIP_IM, DEVASTATE):
        return _marker_options(s, side, effect, limited(s, effect, judged, marked))
    if op in (DRAW_TRIBE, RAISE_TRIBE, COUNCIL_RELEASE):
        return _tribe_options(s, effect)
    if op in (PLACE_UNIT, SUMMON_LEGATE, RESTORE_STEP):
        return _unit_options(s, effect, judged)
    if op == UPGRADE_TOWN:
        return members(s.towns & ~s.upgraded, UPGRADE)
    if op in (STEP_LOSS, OUT_OF_SUPPLY):
        found = judged & s.spaces_with(CUS[ROME])
        return members(found & ~marked, TARGET)
    if op == NAVAL:
        return members(effect.value, SUPREMACY)
    return []


def activated_by(s: Position, who: int) -> int:
    """The pieces that a card's activation names."""
    if who & WHO_ANY:
        return -1
    found = 0
    if who & WHO_CAESAR:
        found |= 1 << CAESAR
    if who & WHO_LEGATE:
        found |= LEGATES
    if who & WHO_LEGION:
        found |= LEGIONS
    if who & WHO_TRIBE:
        found |= TRIBES
    if who & WHO_GALLIC_LEADER:
        found |= GALLIC_LEADERS
    if who & WHO_CELTIC:
        found |= leaders.celts(s) | 1 << VERCINGETORIX
    if who & WHO_BELGIC:
        found |= leaders.belgae(s)
    return found


def limited(s: Position, effect: Effect, judged: int, marked: int) -> int:
    """Of the judged spaces, those that limits to a Province or Region still allow after earlier choices."""
    pack = s.pack
    found = judged
    if marked and effect.where & ONE_REGION:
        for space in members(marked):
            found &= pack.region_spaces[pack.region_at[space]]
    if marked and effect.where & ONE_PROVINCE:
        for space in members(marked):
            found &= pack.spaces_of[pack.province_of[space]]
    if marked and effect.per_province:
        for around in pack.spaces_of:
            if (around & marked).bit_count() >= effect.per_province:
                found &= ~around
    return found


def _marker_options(s: Position, side: int, effect: Effect, spaces: int) -> list[int]:
    enemy = s.influence(1 - side)
    if effect.op == REMOVE_IM:
        return members(enemy & spaces, REMOVE)
    if effect.op == FLIP_IM:
        return members(enemy & spaces, CONVERT)
    if effect.op == DEVASTATE:  # 17.5.3
        free = spaces & ~never_devastated(s) & ~s.markers(ROME)
        return members(free, DEVASTATE_AT)
    free = influence.free_places(s, side) if effect.free else influence.places(s, side)
    found = members(free & spaces, INFLUENCE)
    if effect.convert:
        found += members(influence.conversions(s, side) & spaces, CONVERT)
    return found


def _tribe_options(s: Position, effect: Effect) -> list[int]:
    if effect.op == COUNCIL_RELEASE:
        return council.releases(s)
    if effect.op == DRAW_TRIBE:
        group = s.in_box(TRIBES, DRAWN)
    elif effect.unit >= 0:
        group = s.in_box(1 << effect.unit, HOLDING if effect.source == "holding" else SUBMITTED)
    else:
        group = s.in_box(TRIBES, SUBMITTED)
    found: list[int] = []
    for tribe in members(group):
        spaces = tribes.spaces_for(s, tribe)
        first = about(TRIBE, tribe, 0)
        found += [first + space for space in spaces]
        if effect.op == DRAW_TRIBE and not spaces:
            found.append(SUBMIT + tribe)
    return found


def _unit_options(s: Position, effect: Effect, judged: int) -> list[int]:
    if effect.op == RESTORE_STEP:
        return members(reinforcements.restorable(s), RESTORE)
    piece = effect.unit
    if effect.op == SUMMON_LEGATE:
        if s.where[piece] != (POOL if effect.source == "cup" else HOLDING):
            return []
        spaces = occupied(s, LEGIONS) if effect.place_legion else 0
        if effect.place_city:
            spaces |= s.roman_cities & ~besieged(s, s.roman_cities)
        return members(spaces, about(LEGATE, piece, 0))
    if piece == FIRST_MERCENARY:  # either of the two
        waiting = members(s.in_box(MERCENARIES, HOLDING))
        piece = waiting[0] if waiting else piece
    if s.where[piece] != HOLDING:
        return []
    return members(judged, about(UNIT, piece, 0))


# ------------------------------------------------------------------ one effect after the other


def begin(s: Position, side: int, dice: Dice) -> None:
    """The text of the card takes effect. A phase is called; when it ends, the caller goes on in `resume`."""
    s.pending = [effect.count for effect in s.pack.effects[s.card]]
    s.effect = -1
    s.call(CARD_TEXT, side)
    _next_effect(s, dice)


def _next_effect(s: Position, dice: Dice) -> None:
    """Go on to the next effect of the card that needs a choice; without one, this phase ends."""
    side = s.active
    effects = s.pack.effects[s.card]
    while True:
        s.effect += 1
        s.marked = s.judged = 0
        if s.effect >= len(effects):
            s.effect = -1
            s.pending = []
            s.end(dice)
            return
        effect = effects[s.effect]
        if effect.op == MOVE_GERMAN and independents.germani_can_move(s):
            s.pending = replaced(s.pending, s.effect, 0)
            independents.begin_germani(s, side, effect.value, dice)
            return
        if effect.op == COUNCIL_RELEASE and council.releases(s):
            s.pending = replaced(s.pending, s.effect, 0)
            s.call(council.COUNCIL_PHASE, GAUL)
            return
        if not _at_once(s, side, effect, dice):
            s.judged = allowed(s, side, effect)
            if s.pending[s.effect] and choices(s, side):
                return


def _at_once(s: Position, side: int, effect: Effect, dice: Dice) -> bool:
    """Effects without a choice. False if the effect has choices."""
    op = effect.op
    if op == SIEGE_MOD:
        s.siege_bonus = effect.value
    elif op == CALM_TRIBE:
        s.calm |= effect.value
    elif op == NO_STORM:
        s.storms_off = 1
    elif op == DISCARD:
        _lose_card(s, 1 - side, dice)
    elif op == DRAW_TRIBE:
        if s.in_box(TRIBES, POOL):
            reinforcements.draw_tribes(s, effect.count, dice)
            s.barred |= s.in_box(TRIBES, DRAWN)
        return False
    else:
        return op in (FIRST_PLAYER, CANCEL, MOVE_GERMAN)
    return True


def _lose_card(s: Position, side: int, dice: Dice) -> None:
    """Card 26: a card of the hand is lost at random, and shown."""
    hand = members(s.hand[side])
    if hand:
        card = hand[dice.draw(len(hand), 1)[0]]
        cards.discard(s, side, card)
        s.note("card-lost", side, card)


def choices(s: Position, side: int) -> list[int]:
    """The choices of the present effect. Activations of one card may be made in any order (card 1)."""
    effects = s.pack.effects[s.card]
    effect = effects[s.effect]
    if effect.op != ACTIVATE_OP:
        return options(s, side, effect, s.judged, s.marked)
    found: list[int] = []
    for index, other in enumerate(effects):
        if other.op == ACTIVATE_OP and s.pending[index]:
            found += [action for action in options(s, side, other, 0, 0) if action not in found]
    return found


def _activation_for(s: Position, piece: int) -> int:
    """The effect of the card that activates a piece."""
    for index, effect in enumerate(s.pack.effects[s.card]):
        if effect.op == ACTIVATE_OP and s.pending[index] and activated_by(s, effect.who) >> piece & 1:
            return index
    raise AssertionError("no effect activates this piece")


class CardText(Phase[Position]):
    """7.5: the present effect of the card: its choices, and what they do."""

    def decide(self, s: Position, side: int) -> Decision:
        op = _op(s)
        actions = choices(s, side)
        if op != DRAW_TRIBE:
            actions = [END, *actions]
        left = sum(s.pending) if op == ACTIVATE_OP else s.pending[s.effect]
        facts = ("card", s.pack.cards[s.card], "what", OPS[op].replace("_", "-"), "left", left)
        return Decision(side, self.name, actions, facts)

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            self.finish(s, dice)
            return
        index = s.effect
        if _op(s) == ACTIVATE_OP:
            index = _activation_for(s, action - ACTIVATE)
        s.pending = replaced(s.pending, index, s.pending[index] - 1)
        if not carry_out(s, side, s.pack.effects[s.card][index], action, dice):
            self.go_on(s, side, dice)

    def resume(self, s: Position, ended: Phase[Position], dice: Dice) -> None:
        if not losses.settle(s, dice):
            self.go_on(s, s.mover, dice)

    def go_on(self, s: Position, side: int, dice: Dice) -> None:
        """Ask again, or go on to the next effect."""
        if (_op(s) != ACTIVATE_OP and not s.pending[s.effect]) or not choices(s, side):
            self.finish(s, dice)

    def finish(self, s: Position, dice: Dice) -> None:
        """This effect is over; with one activation all activations of the card are."""
        if _op(s) == ACTIVATE_OP:
            s.pending = [0] * len(s.pending)
        _next_effect(s, dice)


def _op(s: Position) -> int:
    """What the present effect of the card does."""
    return s.pack.effects[s.card][s.effect].op


def carry_out(s: Position, side: int, effect: Effect, action: int, dice: Dice) -> bool:
    """One use of an effect. True if a phase was called: then the caller goes on in `resume`."""
    op = effect.op
    frame = s.below
    if op == ACTIVATE_OP:
        movement.begin(
            s,
            side,
            action - ACTIVATE,
            dice,
            bonus_mp=effect.bonus_mp,
            fixed_mp=effect.fixed_mp,
            no_siege=effect.no_siege,
            no_interception=effect.no_interception,
            who=effect.who,
        )
    elif op in (INFLUENCE_OP, REMOVE_IM, FLIP_IM, DEVASTATE):
        _carry_out_marker(s, side, effect, action)
    elif op in (DRAW_TRIBE, RAISE_TRIBE):
        _carry_out_tribe(s, effect, action, dice)
    elif op in (PLACE_UNIT, SUMMON_LEGATE, RESTORE_STEP):
        _carry_out_unit(s, op, action)
    elif op == UPGRADE_TOWN:
        s.upgraded |= 1 << action - UPGRADE
        s.note("upgraded", action - UPGRADE)
    elif op == NAVAL:
        s.supremacy = replaced(s.supremacy, action - SUPREMACY, side)
        s.note("supremacy", side, action - SUPREMACY)
    elif op == OUT_OF_SUPPLY:
        s.starving |= 1 << action - TARGET
        s.note("starving", action - TARGET)
    else:
        assert op == STEP_LOSS
        space = action - TARGET
        s.note("camp-burns", space)
        return losses.choose(s, ROME, s.here[space] & CUS[ROME], effect.count) or losses.settle(s, dice)
    return s.below is not frame


def _carry_out_marker(s: Position, side: int, effect: Effect, action: int) -> None:
    if effect.op == DEVASTATE:
        space = action - DEVASTATE_AT
        devastate(s, space)
    elif effect.op == REMOVE_IM:
        space = action - REMOVE
        influence.remove(s, side, space)
        if effect.where & ONE_PROVINCE:  # every one of the Province
            around = s.pack.spaces_of[s.pack.province_of[space]]
            for other in members(s.influence(1 - side) & around & s.judged):
                influence.remove(s, side, other)
            s.pending = replaced(s.pending, s.effect, 0)
    elif effect.op == FLIP_IM or action >= CONVERT:
        space = action - CONVERT
        influence.convert(s, side, space)
    else:
        space = action - INFLUENCE
        influence.place(s, side, space)
    s.marked |= 1 << space


def _carry_out_tribe(s: Position, effect: Effect, action: int, dice: Dice) -> None:
    if not is_about(TRIBE, action):
        tribe = action - SUBMIT
        tribes.submit_tribe(s, tribe)
    else:
        tribe = piece_in(TRIBE, action)
        if effect.restore:
            s.reduced &= ~(1 << tribe)
        reinforcements.bring(s, tribe, space_in(TRIBE, action), dice)
    s.barred &= ~(1 << tribe)


def _carry_out_unit(s: Position, op: int, action: int) -> None:
    if op == RESTORE_STEP:
        reinforcements.restore(s, action - RESTORE)
        return
    first = LEGATE if op == SUMMON_LEGATE else UNIT
    piece = piece_in(first, action)
    space = space_in(first, action)
    s.put(piece, space)
    if piece == MILITIA:  # 17.6.1
        s.militia_belgic = int(s.pack.region_at[space] == BELGICA)
    s.note("legate" if op == SUMMON_LEGATE else "unit", piece, space)


CARD_TEXT: Final = CardText(
    "event",
    17,
    "7.5",
    verbs=(
        "target",
        "influence",
        "convert",
        "remove",
        "devastate",
        "activate",
        "tribe",
        "submit",
        "legate",
        "restore",
        "unit",
        "upgrade",
        "supremacy",
        "end",
    ),
)
