"""6.0: the Draw Cards Phase: drawing, events, hands, and what events leave to be decided."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.forum import symbols
from rubicon.games.caesar_xl.rules.pack import (
    ALLIED,
    CAESAR,
    DISCARD,
    END,
    LEGION,
    PICK,
    POMPEY,
    SUPREME,
    VETERAN_ALLIED,
    VETERAN_LEGION,
    kinds_in,
)
from rubicon.games.caesar_xl.rules.state import (
    OWED_ALLIED,
    OWED_ANY,
    OWED_LEGION,
    OWED_SWORDS,
    OWED_WITHIN,
    Position,
)
from rubicon.games.caesar_xl.rules.vocabulary import (
    DRAW,
    EITHER,
    EVENT,
    FORUM,
    HALVE_TAX,
    INVASION,
    LOSE,
    OPTIMATES,
    RALLY,
    RECALL,
    WINDFALL,
    Effect,
)
from rubicon.games.caesar_xl.rules.vocabulary import PICK as PICK_CARD
from rubicon.games.kit.flow import ASKED, TELLING, Phase
from rubicon.games.kit.values import members, replaced
from rubicon.games.kit.zones import draw_cards

# ------------------------------------------------------------------ drawing


def begin_draw(s: Position, dice: Dice) -> None:
    """4.0: one free card, and more by cards in front of the player."""
    side = s.active
    s.eventful = 0
    s.draws = 1
    for effect in s.pack.commander_effects[side]:
        if effect.op == DRAW and (effect.place < 0 or s.at[SUPREME + side] == effect.place):
            s.draws += effect.count
    for card in members(s.front[side]):
        for effect in s.pack.effects[card]:
            if effect.op == DRAW and (effect.place < 0 or s.at[SUPREME + side] == effect.place):
                s.draws += effect.count
    settle(s, dice)


def settle(s: Position, dice: Dice) -> None:
    """6.0 Drawing: each card is dealt with before the next is drawn: losses, promotions, too large a hand.
    Then the Purchase Phase, which they interrupt, goes on."""
    while True:
        for side in (s.active, 1 - s.active):
            if s.owed[side]:
                if losable(s, side):
                    s.call(LOSSES, side)
                    return
                s.owed = replaced(s.owed, side, 0)
        for side in (s.active, 1 - s.active):
            if s.honours[side]:
                if promotable(s, side):
                    s.call(HONOURS, side)
                    return
                s.honours = replaced(s.honours, side, 0)
        for side in (s.active, 1 - s.active):
            if s.hand[side].bit_count() > s.hand_limit(side):
                s.call(DISCARDING, side)
                return
        if not s.draws:
            return
        s.draws -= 1
        draw_one(s, s.active, dice)


def draw_one(s: Position, side: int, dice: Dice) -> None:
    """6.0 Drawing: the top card of the draw pile; when that is exhausted, the discards are shuffled."""
    if not s.deck:
        s.deck = s.discards
        s.discards = 0
        if not s.deck:
            return  # every card is in a hand, in the Forum or in front of somebody
        if s.log is not None:
            s.log.append(("reshuffle", side))
    bit = draw_cards(s.deck, 1, dice)
    card = bit.bit_length() - 1
    s.deck &= ~bit
    s.reveals += 1
    kind = s.pack.type[card]
    if kind == EVENT:
        s.eventful = 1
        s.discards |= bit
        if s.log is not None:
            s.log.append(("event", side, card))
        for effect in s.pack.effects[card]:
            carry_out_event(s, effect, dice)
    elif kind == FORUM:  # 6.0 Forum cards
        s.eventful = 1
        s.forum |= bit
        if s.log is not None:
            s.log.append(("to-forum", side, card))
    else:
        s.hand = replaced(s.hand, side, s.hand[side] | bit)
        if s.log is not None:
            s.log.append(("draw", side, card))


# ------------------------------------------------------------------ events


def carry_out_event(s: Position, effect: Effect, dice: Dice) -> None:
    """6.0 Events: an EVENT card is carried out at once."""
    op = effect.op
    if op == INVASION:  # 12.0 Invasion
        for side in (s.active, 1 - s.active):
            loot = dice.roll(1)[0]
            balance = max(0, loot - s.gold[side])
            s.pay(side, loot)
            s.owed = replaced(s.owed, side, balance)
            if s.log is not None:
                s.log.append(("looting", side, loot, balance))
        s.owed_kind = OWED_SWORDS
        s.owed_at = -1
    elif op == LOSE:
        s.owed = [effect.count, effect.count]
        s.owed_kind = OWED_ALLIED + effect.unit if effect.unit >= 0 else OWED_ANY
        s.owed_at = -1
    elif op == HALVE_TAX:
        s.halved = [1, 1]
    elif op == RALLY:
        _rally(s, effect.faction)
    elif op == WINDFALL:
        for side in (s.active, 1 - s.active):
            cities = (s.friendly(side) & s.pack.among[effect.at]).bit_count()
            gold = max(-s.gold[side], cities * effect.count)
            s.pay(side, -gold)
            if s.log is not None:
                s.log.append(("gold", side, gold))


def _rally(s: Position, faction: int) -> None:
    """Whoever has more of a faction's symbols gains that many Gold and one more, and may promote a unit."""
    counts = [symbols(s, side, faction) + symbols(s, side, EITHER) for side in (CAESAR, POMPEY)]
    tie = POMPEY if faction == OPTIMATES else CAESAR
    side = tie if counts[0] == counts[1] else int(counts[1] > counts[0])
    s.pay(side, -counts[side] - 1)
    s.honours = replaced(s.honours, side, 1)
    if s.log is not None:
        s.log.append(("gold", side, counts[side] + 1))


# ------------------------------------------------------------------ losses


def losable(s: Position, side: int) -> list[int]:
    """The units a side may lose to what it owes: the actions of `losses`."""
    verb, places = s.pack.verbs.remove, s.pack.place_count
    found: list[int] = []
    for city in members(s.occupied[side]):
        if s.owed_at in (-1, city):
            kinds = kinds_in(s.stack(side, city))
            found += [verb + kind * places + city for kind in kinds if counts_as_loss(s, side, kind)]
    return found


def counts_as_loss(s: Position, side: int, kind: int) -> bool:
    """Is it this kind of unit that is owed?"""
    if s.owed_kind == OWED_WITHIN:
        return s.swords(kind) <= s.owed[side]
    if s.owed_kind == OWED_ALLIED:
        return kind <= VETERAN_ALLIED
    return s.owed_kind != OWED_LEGION or LEGION <= kind <= VETERAN_LEGION


class Losses(Phase[Position]):
    """losses."""

    def decide(self, s: Position, side: int) -> Decision:
        what = "swords" if s.owed_kind in (OWED_SWORDS, OWED_WITHIN) else "units"
        return Decision(
            side,
            self.name,
            losable(s, side),
            ("side", SIDES[side], "count", s.owed[side], "what", what),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        remove(s, *divmod(action - s.pack.verbs.remove, s.pack.place_count))
        s.end(dice)


LOSSES: Final = Losses("losses", 2, "12.0", TELLING, ("remove",), "12", public=True)


def remove(s: Position, kind: int, city: int) -> None:
    """12.0 and cards: a unit is lost; the balance in swords goes down by those it had."""
    side = s.mover
    weight = s.swords(kind) if s.owed_kind in (OWED_SWORDS, OWED_WITHIN) else 1
    s.owed = replaced(s.owed, side, max(0, s.owed[side] - weight))
    s.eliminate(side, city, kind)


# ------------------------------------------------------------------ promotions


def promotable(s: Position, side: int) -> list[int]:
    """Regular units of a side on the map, as actions."""
    found: list[int] = []
    for city in members(s.occupied[side]):
        found += promotable_at(s, side, city)
    return found


def promotable_at(s: Position, side: int, city: int) -> list[int]:
    verb, places = s.pack.verbs.promote, s.pack.place_count
    kinds = kinds_in(s.stack(side, city))
    return [verb + kind * places + city for kind in (ALLIED, LEGION) if kind in kinds]


class Honours(Phase[Position]):
    """honours."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(
            side,
            self.name,
            [*promotable(s, side), END],
            ("side", SIDES[side]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.honours = replaced(s.honours, side, 0)
        else:
            honour(s, *divmod(action - s.pack.verbs.promote, s.pack.place_count))
        s.end(dice)


HONOURS: Final = Honours("honours", 3, "6.0", TELLING, ("promote", "end"), "Veteran troops", public=True)


def honour(s: Position, kind: int, city: int) -> None:
    side = s.mover
    s.promote(side, city, kind)
    s.honours = replaced(s.honours, side, s.honours[side] - 1)
    if s.log is not None:
        s.log.append(("promote", side, kind, city))


# ------------------------------------------------------------------ the hand


class Discarding(Phase[Position]):
    """6.0 Hand limits: bring the hand back within its limit."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(
            side,
            self.name,
            [DISCARD + card for card in members(s.hand[side])],
            ("side", SIDES[side], "limit", s.hand_limit(side)),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        discard(s, action - DISCARD)
        s.end(dice)


DISCARDING: Final = Discarding("discarding", 4, "6.0", ASKED, ("discard",), "Hand size limits")


def discard(s: Position, card: int) -> None:
    if s.log is not None:
        s.log.append(("discard", s.mover, card))
    s.drop(s.mover, card)


def pickable(s: Position, wanted: int, source: int) -> int:
    """6.0 Picking: what may be picked: discards of a type (-1: any of a hand), not the card at work."""
    cards = s.discards & (s.pack.held if wanted < 0 else s.pack.of_type[wanted] & s.pack.held)
    return cards & ~(1 << source)


def picking(s: Position) -> Effect:
    """The effect that lets the player pick."""
    return next(effect for effect in s.pack.effects[s.card] if effect.op in (PICK_CARD, RECALL))


class Picking(Phase[Position]):
    """6.0 Picking: the player sorts through the discards and chooses."""

    def decide(self, s: Position, side: int) -> Decision:
        cards = members(pickable(s, picking(s).faction, s.card))
        return Decision(
            side,
            self.name,
            [*(PICK + card for card in cards), END],
            ("side", SIDES[side]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action != END:
            pick(s, action - PICK)
        s.card = -1
        s.end(dice)


PICKING: Final = Picking("picking", 8, "6.0", TELLING, ("pick", "end"), "Picking from the discards")


def pick(s: Position, card: int) -> None:
    side = s.mover
    bit = 1 << card
    price = picking(s).price
    s.pay(side, price)
    s.discards &= ~bit
    s.hand = replaced(s.hand, side, s.hand[side] | bit)
    s.known = replaced(s.known, side, s.known[side] | bit)
    if s.log is not None:
        s.log.append(("pick", side, card, price))
