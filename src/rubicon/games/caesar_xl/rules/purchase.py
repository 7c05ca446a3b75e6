"""7.0 and 8.0: recruiting, Leaders, the ACTION cards of the Purchase Phase; then the taxes."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.cards import PICKING, pickable, promotable, settle
from rubicon.games.caesar_xl.rules.pack import END, PLAY, SUPREME, USE
from rubicon.games.caesar_xl.rules.state import OWED_WITHIN, Position
from rubicon.games.caesar_xl.rules.vocabulary import (
    ACTION,
    ASSASSINATE,
    AT_LEADER,
    BETRAY,
    DISCOUNT,
    DRAW,
    GOLD,
    INCOME,
    LEADER,
    MUSTER,
    PICK,
    PROMOTE,
    RECALL,
    SUCCESSOR,
    TRIBUTE,
    Effect,
)
from rubicon.games.kit.flow import ASKED, TELLING, Phase
from rubicon.games.kit.values import members, replaced

# ------------------------------------------------------------------ 7.0 what there is to buy and to play


def cost(s: Position, side: int, unit: int) -> int:
    """7.0: 6 Gold for an Allied unit, 9 for a Legion, less by cards."""
    price = s.pack.cost[unit]
    for card in members(s.front[side]):
        for effect in s.pack.effects[card]:
            if effect.op == DISCOUNT and effect.unit == unit:
                price -= effect.count
    return max(1, price)


def open_cities(s: Position, side: int, unit: int) -> int:
    """7.1–7.3: friendly cities in which such a unit may still be placed in this phase, if there is stock."""
    if not s.stock[side * 2 + unit]:
        return 0
    if unit:
        return s.friendly(side) & ~s.legions_placed & ~s.allied_placed
    return s.friendly(side) & ~s.legions_placed & ~s.allied_twice


class Purchase(Phase[Position]):
    """7.0: recruit, play a card, or end."""

    def decide(self, s: Position, side: int) -> Decision:
        verbs = s.pack.verbs
        actions: list[int] = []
        gold = s.gold[side]
        if gold >= cost(s, side, 0):
            actions += members(open_cities(s, side, 0), verbs.recruit_allied)
        if gold >= cost(s, side, 1):
            actions += members(open_cities(s, side, 1), verbs.recruit_legion)
        actions += [PLAY + card for card in members(s.hand[side]) if playable(s, side, card)]
        actions += [USE + card for card in members(s.front[side] & ~s.used) if usable(s, side, card)]
        actions.append(END)
        return Decision(
            side,
            self.name,
            actions,
            ("side", SIDES[side], "gold", gold),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        verbs = s.pack.verbs
        if action == END:
            s.end(dice)
            return
        if action >= verbs.recruit_legion:
            recruit(s, action - verbs.recruit_legion, 1)
        elif action >= verbs.recruit_allied:
            recruit(s, action - verbs.recruit_allied, 0)
        elif action >= USE:
            use(s, action - USE, dice)
        else:
            play(s, action - PLAY, dice)
        if s.phase is self:
            settle(s, dice)

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        settle(s, dice)


PURCHASE: Final = Purchase(
    "purchase", 5, "7.0", ASKED, ("recruit-allied", "recruit-legion", "play", "use", "end"), "7"
)


def recruit(s: Position, city: int, unit: int) -> None:
    """7.3: either a single Legion or up to two Allied units in a city."""
    side = s.mover
    price = cost(s, side, unit)
    s.pay(side, price)
    s.recruit(side, city, unit)
    bit = 1 << city
    if unit:
        s.legions_placed |= bit
    else:
        s.allied_twice |= bit & s.allied_placed
        s.allied_placed |= bit
    if s.log is not None:
        s.log.append(("recruit", side, unit, city, price))


# ------------------------------------------------------------------ cards


def playable(s: Position, side: int, card: int) -> bool:
    """6.0 Actions: may this card of the hand be played in the Purchase Phase?"""
    kind = s.pack.type[card]
    if kind == LEADER:  # on a city with at least one other friendly unit
        return bool(s.occupied[side])
    return (
        kind == ACTION
        and not s.pack.phase[card]
        and all(possible(s, side, effect, card) for effect in s.pack.effects[card])
    )


def usable(s: Position, side: int, card: int) -> bool:
    """May this card in front of the player be used (again) in this Purchase Phase?"""
    for effect in s.pack.effects[card]:
        if effect.op == MUSTER:
            return possible(s, side, effect, card)
        if effect.op == RECALL:
            return (
                s.gold[side] >= effect.price
                and bool(s.eventful or not effect.vacant)
                and bool(pickable(s, effect.faction, card))
            )
    return False


def possible(s: Position, side: int, effect: Effect, card: int) -> bool:
    """Would the effect do anything?"""
    op = effect.op
    if op == MUSTER:
        return (
            bool(muster_cities(s, side, effect, card))
            and s.stock[side * 2 + effect.unit] > 0
            and s.gold[side] >= effect.price
        )
    if op == PICK:
        return bool(pickable(s, effect.faction, card))
    if op == BETRAY:
        return bool(s.occupied[1 - side])
    if op == PROMOTE:
        return bool(promotable(s, side))
    if op == SUCCESSOR:  # 11.0
        return s.at[SUPREME + side] < 0 and bool(s.occupied[side])
    if op == ASSASSINATE:
        return s.at[SUPREME + 1 - side] == effect.place
    return True


def muster_cities(s: Position, side: int, effect: Effect, card: int) -> int:
    """7.0 Colonies, 7.0 Clients: where a card lets units be placed: friendly cities of its kind, or also
    those that nobody holds."""
    if effect.at == AT_LEADER:
        place = s.at[s.pack.leader_of[card]]
        return (1 << place if place >= 0 else 0) & s.friendly(side)
    allowed = ~s.occupied[1 - side] if effect.vacant else s.friendly(side)
    return s.pack.among[effect.at] & allowed


def play(s: Position, card: int, dice: Dice) -> None:
    """6.0 Actions: an ACTION card is carried out and discarded; a LEADER card stays before the player."""
    side = s.mover
    if s.log is not None:
        s.log.append(("play", side, card))
    s.drop(side, card)
    if s.pack.type[card] == LEADER:
        s.discards &= ~(1 << card)
        s.front = replaced(s.front, side, s.front[side] | 1 << card)
        s.card = card
        s.call(PLACING, side)
        return
    for effect in s.pack.effects[card]:
        _carry_out(s, side, effect, card, dice)


def use(s: Position, card: int, dice: Dice) -> None:
    """5.0 Effects: a permanent effect that is used in the Purchase Phase."""
    s.used |= 1 << card
    if s.log is not None:
        s.log.append(("use", s.mover, card))
    for effect in s.pack.effects[card]:
        if effect.op in (MUSTER, RECALL):
            _carry_out(s, s.mover, effect, card, dice)
            return


def _carry_out(s: Position, side: int, effect: Effect, card: int, dice: Dice) -> None:
    op = effect.op
    if op == MUSTER:
        s.card = card
        s.muster = sum(_rolled(s, side, effect.dice, dice)) if effect.dice else effect.count
        s.muster_unit = effect.unit
        s.muster_price = effect.price
        s.muster_at = muster_cities(s, side, effect, card)
        s.call(MUSTERING, side)
    elif op == GOLD:
        gold = effect.count + sum(_rolled(s, side, effect.dice, dice))
        s.pay(side, -gold)
        if s.log is not None:
            s.log.append(("gold", side, gold))
    elif op == DRAW:
        s.draws += effect.count
    elif op in (PICK, RECALL):
        s.card = card
        s.call(PICKING, side)
    elif op == BETRAY:
        s.card = card
        s.call(BETRAYAL, side)
    elif op == PROMOTE:
        s.honours = replaced(s.honours, side, effect.count)
    elif op == SUCCESSOR:
        s.card = card
        s.call(PLACING, side)
    elif op == ASSASSINATE:
        die = _rolled(s, side, 1, dice)[0]
        if die >= effect.on:
            s.eliminate(1 - side, effect.place, SUPREME + 1 - side)
    elif op == TRIBUTE:
        gold = min(effect.count, s.gold[1 - side])
        s.pay(1 - side, gold)
        s.pay(side, -gold)
        if s.log is not None:
            s.log.append(("gold", side, gold))


def _rolled(s: Position, side: int, count: int, dice: Dice) -> list[int]:
    if not count:
        return []
    rolled = dice.roll(count)
    if s.log is not None:
        s.log.append(("rolled", side, tuple(rolled)))
    return rolled


class Placing(Phase[Position]):
    """6.0 Leaders: a Leader is placed on any city with at least one other friendly unit."""

    def decide(self, s: Position, side: int) -> Decision:
        verb = s.pack.verbs.place
        return Decision(
            side,
            self.name,
            [verb + city for city in members(s.occupied[side])],
            ("side", SIDES[side], "card", s.pack.cards[s.card]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        place(s, action - s.pack.verbs.place)
        s.end(dice)


PLACING: Final = Placing("placing", 6, "6.0", TELLING, ("place",), "LEADER cards")


def place(s: Position, city: int) -> None:
    """6.0 Leaders: a Leader takes the field; 11.0 Successor: or that of the Supreme Leader."""
    side = s.mover
    kind = s.pack.leader_of[s.card]
    if kind < 0:
        kind = SUPREME + side
        s.succeeded = replaced(s.succeeded, side, 1)
    s.card = -1
    s.stand(side, city, kind)
    if s.log is not None:
        s.log.append(("placed", side, kind, city))


def mustering(s: Position) -> list[int]:
    """The actions that place a unit of a muster."""
    if not s.muster or not s.stock[s.mover * 2 + s.muster_unit] or s.gold[s.mover] < s.muster_price:
        return []
    verb = s.pack.verbs.muster
    return [verb + city for city in members(s.muster_at)]


class Mustering(Phase[Position]):
    """mustering."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(
            side,
            self.name,
            [*mustering(s), END],
            ("side", SIDES[side], "count", s.muster),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action != END:
            muster(s, action - s.pack.verbs.muster)
            if mustering(s):
                return
        end_muster(s)
        s.end(dice)


MUSTERING: Final = Mustering("mustering", 7, "7.0", TELLING, ("muster", "end"), "7")


def muster(s: Position, city: int) -> None:
    """7.0, special cities: a unit beyond the limits of 7.3."""
    side = s.mover
    s.pay(side, s.muster_price)
    s.recruit(side, city, s.muster_unit)
    s.muster -= 1
    s.muster_at &= ~(1 << city)
    if s.log is not None:
        s.log.append(("recruit", side, s.muster_unit, city, s.muster_price))


def end_muster(s: Position) -> None:
    s.muster = 0
    s.muster_at = 0
    s.muster_unit = 0
    s.muster_price = 0
    s.card = -1


class Betrayal(Phase[Position]):
    """targeting."""

    def decide(self, s: Position, side: int) -> Decision:
        verb = s.pack.verbs.target
        return Decision(
            side,
            self.name,
            [verb + city for city in members(s.occupied[1 - side])],
            ("side", SIDES[side], "purpose", "betrayal"),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        betray(s, action - s.pack.verbs.target, dice)
        s.end(dice)


BETRAYAL: Final = Betrayal("targeting", 9, "6.0", TELLING, ("target",), "6")


def betray(s: Position, city: int, dice: Dice) -> None:
    """A die of swords is lost by the enemy in one city, in units that have no more than is still owed."""
    side = s.mover
    count = next(effect.dice for effect in s.pack.effects[s.card] if effect.op == BETRAY)
    s.card = -1
    if s.log is not None:
        s.log.append(("betrayed", side, city))
    lost = sum(_rolled(s, side, count, dice))
    s.owed = replaced(s.owed, 1 - side, lost)
    s.owed_kind = OWED_WITHIN
    s.owed_at = city


# ------------------------------------------------------------------ 8.0 tax


def tax(s: Position, dice: Dice) -> None:
    """8.0: each friendly city provides its Gold, cards add theirs; an event may have halved it."""
    side = s.active
    gold = s.worth(side)
    for effect in s.pack.commander_effects[side]:
        if effect.op == INCOME:
            gold += _income(s, side, effect, dice)
    for card in members(s.front[side]):
        for effect in s.pack.effects[card]:
            if effect.op == INCOME:
                gold += _income(s, side, effect, dice)
    if s.halved[side]:
        gold //= 2
        s.halved = replaced(s.halved, side, 0)
    s.pay(side, -gold)
    if s.log is not None:
        s.log.append(("tax", side, gold))


def _income(s: Position, side: int, effect: Effect, dice: Dice) -> int:
    gold = effect.count + sum(_rolled(s, side, effect.dice, dice))
    if effect.at >= 0:
        gold *= (s.friendly(side) & s.pack.among[effect.at]).bit_count()
    return gold
