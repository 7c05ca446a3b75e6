"""7.3 to 7.5: the Strategy Phase: rounds of card play, Winter Campaign, and the Reaction.

A card play is one phase, CARD_PLAY, which calls the others in their order: Caesar's late arrival, the choice
of a card and its use (with discards of Surprises), the Reaction, the effects, the Action Points, the Supply
Phase. When both hands are empty it ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import TELLING, Phase
from rubicon.games.kit.values import add_members, members, replaced
from rubicon.games.kit.windows import Window
from rubicon.games.rome_vs_gaul.rules.armies import sieges
from rubicon.games.rome_vs_gaul.rules.pack import (
    BONUS,
    EVENT,
    GAUL,
    ROME,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.turn import cards, events
from rubicon.games.rome_vs_gaul.rules.turn.actions import ACTIONS
from rubicon.games.rome_vs_gaul.rules.turn.reinforcements import LATE_CAESAR, caesar_is_due
from rubicon.games.rome_vs_gaul.rules.turn.supply_phase import SUPPLY, begin_supply
from rubicon.games.rome_vs_gaul.rules.verbs import (
    CAMPAIGN,
    DISCARD,
    PASS,
    PLAY_BONUS,
    PLAY_EVENT,
    PLAY_POINTS,
    REACT,
)
from rubicon.games.rome_vs_gaul.rules.vocabulary import AS_BONUS, AS_EVENT, AS_POINTS, FIRST_PLAYER


def begin_strategy(s: Position, dice: Dice) -> None:
    """7.1, 7.3: Gaul goes first, unless Rome plays Winter Campaign now."""
    s.played = [0, 0]
    s.leading = GAUL
    sieges.mark_besieged(s)
    s.goto(CARD_PLAY)
    s.mover = s.active = GAUL
    clear_card(s)
    if not CAMPAIGN_WINDOW.open(s, ROME):
        begin_rounds(s, dice)


def begin_rounds(s: Position, dice: Dice) -> None:
    """7.3: Gaul plays the first card; Rome does if Gaul has none."""
    s.active = ROME
    next_card_play(s, dice)


def clear_card(s: Position) -> None:
    """Everything that lasts for one card play is over."""
    s.card = s.redrawn = -1
    s.use = s.ap = 0
    s.used = s.rolled = 0
    s.calm = s.storms_off = s.siege_bonus = 0


def begin_card_play(s: Position, side: int, dice: Dice) -> None:
    """7.4.2: a side plays a card; first Caesar arrives, if late (5.3)."""
    clear_card(s)
    s.active = s.mover = side
    if side == ROME and caesar_is_due(s, s.played[ROME]):
        s.call(LATE_CAESAR, ROME)


def next_card_play(s: Position, dice: Dice) -> None:
    """7.4.1: the other side plays; a side without cards is passed over; without any cards the phase ends."""
    for side in (1 - s.active, s.active):
        if s.hand[side]:
            begin_card_play(s, side, dice)
            return
    clear_card(s)
    s.end(dice)


def add_uses(s: Position, side: int, card: int, found: list[int]) -> None:
    """7.5.2, 7.5.3: add the actions that play a card now. An Event may be chosen although it has no effect;
    a Bonus only while some part of it can take effect (rulings)."""
    if events.may_use_text(s, side, card):
        kind = s.pack.kind[card]
        if kind == EVENT:
            found.append(PLAY_EVENT + card)
        elif kind == BONUS and events.has_effect(s, side, card):
            found.append(PLAY_BONUS + card)
    found.append(PLAY_POINTS + card)


class CardPlay(Phase[Position]):
    """7.4.2, step 1: a card and its use; Surprise cards may be discarded first (7.5.4)."""

    def decide(self, s: Position, side: int) -> Decision:
        hand = 1 << s.redrawn if s.redrawn >= 0 else s.hand[side]
        actions: list[int] = []
        for card in members(hand):
            add_uses(s, side, card, actions)
        add_members(actions, hand & s.pack.surprises, DISCARD)
        return Decision(side, self.name, actions, ("count", s.hand[side].bit_count()))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action >= DISCARD:
            card = action - DISCARD
            cards.discard(s, side, card)
            s.note("discards", side, card)
            drawn = cards.draw_card(s, side, dice)
            if s.redrawn >= 0:
                s.redrawn = drawn
            return
        if action >= PLAY_POINTS:
            s.card, s.use = action - PLAY_POINTS, AS_POINTS
        elif action >= PLAY_BONUS:
            s.card, s.use = action - PLAY_BONUS, AS_BONUS
        else:
            s.card, s.use = action - PLAY_EVENT, AS_EVENT
        cards.discard(s, side, s.card)
        if s.redrawn < 0:
            s.played = replaced(s.played, side, s.played[side] + 1)
        s.redrawn = -1
        if s.log is not None:
            s.note("plays", side, s.card, s.use)
        self.declared(s, dice)

    def declared(self, s: Position, dice: Dice) -> None:
        """7.5.5: a card whose Event or Bonus is used may be cancelled."""
        if s.use == AS_POINTS or not REACTION_WINDOW.open(s, 1 - s.active):
            self.take_effect(s, dice)

    def take_effect(self, s: Position, dice: Dice) -> None:
        """7.4.2, step 2: the Event or Bonus, then the Action Points."""
        if s.use == AS_POINTS:
            self.spend_points(s, dice)
            return
        if s.card >= 0 and s.pack.with_op[FIRST_PLAYER] >> s.card & 1:
            s.leading = s.active  # 7.3
            s.note("leads", s.active)
        events.begin(s, s.active, dice)

    def spend_points(self, s: Position, dice: Dice) -> None:
        """7.6: Action Points of a Bonus card, or of a card used for them."""
        s.ap = s.pack.points[s.card]
        s.call(ACTIONS, s.active)

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        if ended is CAMPAIGN_WINDOW:
            self.after_campaign(s, dice)
        elif ended is LATE_CAESAR:
            if s.card >= 0:
                self.declared(s, dice)
        elif ended is REACTION_WINDOW:
            if s.use:
                self.take_effect(s, dice)
            else:
                self.cancelled(s, dice)
        elif ended is ACTIONS:
            self.supply(s, dice)
        elif ended is SUPPLY:
            next_card_play(s, dice)
        elif s.use == AS_BONUS:  # its effects are over
            self.spend_points(s, dice)
        else:
            self.supply(s, dice)

    def after_campaign(self, s: Position, dice: Dice) -> None:
        """7.3: Winter Campaign was played, or Gaul goes first."""
        if s.card < 0:
            begin_rounds(s, dice)
            return
        s.active = s.mover = ROME
        if caesar_is_due(s, s.played[ROME] - 1):  # it is their first card of the turn
            s.call(LATE_CAESAR, ROME)
        else:
            self.declared(s, dice)

    def cancelled(self, s: Position, dice: Dice) -> None:
        """7.5.5: the side draws a card and plays it in this round. A cancelled Winter Campaign is only
        replaced, and Gaul goes first (rulings)."""
        side = s.active
        campaign = s.pack.with_op[FIRST_PLAYER] >> s.card & 1
        s.card = -1
        drawn = cards.draw_card(s, side, dice)
        if campaign:
            s.played = [0, 0]
            begin_rounds(s, dice)
        elif drawn >= 0:
            s.redrawn = drawn
        else:
            self.supply(s, dice)

    def supply(self, s: Position, dice: Dice) -> None:
        """7.4.2, step 3: the Supply Phase of the side."""
        s.ap = 0
        begin_supply(s, dice)


class CampaignWindow(Window[Position]):
    """7.3: before Gaul's first card of the turn Rome may play Winter Campaign and go first."""

    def might_answer(self, s: Position, side: int) -> bool:
        return s.hand[side] != 0 and bool(s.pack.with_op[FIRST_PLAYER] & ~s.discards)

    def answers(self, s: Position, side: int) -> list[int]:
        return members(s.hand[side] & s.pack.with_op[FIRST_PLAYER], CAMPAIGN)

    def apply_answer(self, s: Position, side: int, action: int, dice: Dice) -> None:
        s.card = action - CAMPAIGN
        s.use = AS_BONUS
        s.active = side
        cards.discard(s, side, s.card)
        s.played = replaced(s.played, side, s.played[side] + 1)
        s.note("plays", side, s.card, s.use)


class ReactionWindow(Window[Position]):
    """7.5.5: the other side may cancel the card that was declared, once a card."""

    def might_answer(self, s: Position, side: int) -> bool:
        return s.hand[side] != 0 and bool(s.pack.reactions & ~s.discards)

    def answers(self, s: Position, side: int) -> list[int]:
        return members(s.hand[side] & s.pack.reactions, REACT)

    def facts(self, s: Position, side: int) -> Sequence[Any]:
        return ("card", s.pack.cards[s.card])

    def apply_answer(self, s: Position, side: int, action: int, dice: Dice) -> None:
        cards.discard(s, side, action - REACT)
        s.note("reacts", side, action - REACT, s.card)
        cards.draw_card(s, side, dice)
        s.use = 0


CAMPAIGN_WINDOW: Final = CampaignWindow(
    "winter-campaign", 11, "7.3", passing=PASS, verbs=("campaign", "pass")
)
CARD_PLAY: Final = CardPlay("round", 12, "7.4.2", TELLING, verbs=("event", "bonus", "points", "discard"))
REACTION_WINDOW: Final = ReactionWindow("reaction", 13, "7.5.5", passing=PASS, verbs=("react", "pass"))
