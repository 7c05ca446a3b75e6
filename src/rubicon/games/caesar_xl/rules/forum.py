"""5.0: the Forum / Victory Phase: claims, bidding, Victory Points, and how a game is won."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.pack import (
    BID,
    CLAIM,
    DECLARE_MILITARY,
    DECLARE_POLITICAL,
    END,
    FIELD,
    FIRST_LEADER,
    MASK,
    MOST_BID,
    PASS,
    SUPREME,
    VETERAN_ALLIED,
    VETERAN_LEGION,
)
from rubicon.games.caesar_xl.rules.state import MILITARY, POLITICAL, Position
from rubicon.games.caesar_xl.rules.vocabulary import BID as BY_BID
from rubicon.games.caesar_xl.rules.vocabulary import (
    CONTROL,
    EITHER,
    HOLD,
    LEADERS,
    OPTIMATES,
    PAY,
    POPULARES,
    SUPREME_IN,
    VETERANS,
    WORTH,
    Claim,
)
from rubicon.games.kit.flow import TELLING, FinalPhase, Phase
from rubicon.games.kit.values import members, replaced

# ------------------------------------------------------------------ Victory Points


def symbols(s: Position, side: int, faction: int) -> int:
    """The symbols of a faction on the cards in front of a side."""
    total = 0
    for card in members(s.front[side]):
        total += s.pack.symbols[card * 3 + faction]
    return total


def net_points(s: Position, side: int) -> int:
    """5.0: the larger total less the smaller; what may be either counts for the larger."""
    optimates, populares = symbols(s, side, OPTIMATES), symbols(s, side, POPULARES)
    return abs(optimates - populares) + symbols(s, side, EITHER)


def can_win_politically(s: Position, side: int) -> bool:
    """5.0 Political: enough net Victory Points."""
    return net_points(s, side) >= s.pack.political


def can_win_militarily(s: Position, side: int) -> bool:
    """5.0 Military: own Supreme Leader in Rome, the enemy's off the map, 25 or more in controlled values."""
    return (
        s.at[SUPREME + side] == s.pack.rome
        and s.at[SUPREME + 1 - side] < 0
        and s.worth(side) >= s.pack.military
    )


# ------------------------------------------------------------------ claims


def claimable(s: Position, side: int, card: int) -> bool:
    """5.0 Claiming: are all conditions of a Forum card fulfilled?"""
    return all(fulfilled(s, side, claim) for claim in s.pack.claims[card])


def fulfilled(s: Position, side: int, claim: Claim) -> bool:
    """Is this condition of a claim fulfilled?"""
    op = claim.op
    if op == BY_BID:
        return s.gold[side] >= 1
    if op == PAY:
        return s.gold[side] >= claim.count
    if op == CONTROL:
        return not claim.cities & ~s.friendly(side)
    if op == HOLD:
        return (s.friendly(side) & s.pack.among[claim.kind]).bit_count() >= claim.count
    if op == SUPREME_IN:
        place = s.at[SUPREME + side]
        return place >= 0 and bool(claim.cities >> place & 1)
    if op == LEADERS:
        return sum(place >= 0 for place in leaders_of(s, side)) >= claim.count
    if op == VETERANS:
        return veterans(s, side) >= claim.count
    assert op == WORTH
    return s.worth(side) >= claim.count


def leaders_of(s: Position, side: int) -> list[int]:
    """Where the Leaders of a side are."""
    return [s.at[k] for k in range(FIRST_LEADER, s.pack.kind_count) if s.front[side] >> s.pack.card_of[k] & 1]


def veterans(s: Position, side: int) -> int:
    """The veteran units of a side on the map."""
    total = 0
    row = side * s.pack.city_count
    for stack in s.army[row : row + s.pack.city_count]:
        total += (stack >> FIELD * VETERAN_ALLIED & MASK) + (stack >> FIELD * VETERAN_LEGION & MASK)
    return total


class Forum(Phase[Position]):
    """5.0: claim one card, declare victory, or go on."""

    def decide(self, s: Position, side: int) -> Decision:
        actions: list[int] = []
        if can_win_militarily(s, side):
            actions.append(DECLARE_MILITARY)
        if can_win_politically(s, side):
            actions.append(DECLARE_POLITICAL)
        if not s.claimed:
            actions += [CLAIM + card for card in members(s.forum) if claimable(s, side, card)]
        actions.append(END)
        return Decision(side, self.name, actions, ("side", SIDES[side]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.end(dice)
        elif action == DECLARE_MILITARY:
            military(s)
        elif action == DECLARE_POLITICAL:
            political(s)
        else:
            claim(s, action - CLAIM)


FORUM: Final = Forum(
    "forum", 0, "5.0", TELLING, ("claim", "declare-military", "declare-political", "end"), "5", public=True
)


def declare(s: Position, victory: int) -> None:
    """5.0: the game is won."""
    s.goto(OVER)
    s.winner = s.mover
    s.victory = victory
    s.reveals += 1
    if s.log is not None:
        s.log.append(("over", s.winner, victory))


def claim(s: Position, card: int) -> None:
    """5.0 Claiming: take the card, pay what it asks for, or open the bidding."""
    s.claimed = 1
    if s.pack.by_bid[card]:
        s.card = card
        s.bids = [0, 0]
        s.bidder = s.mover
        if s.log is not None:
            s.log.append(("bidding", s.mover, card))
        s.call(BIDDING, s.mover)
        return
    price = 0
    for condition in s.pack.claims[card]:
        if condition.op == PAY:
            price += condition.count
    s.pay(s.mover, price)
    _gain(s, s.mover, card, price)


def _gain(s: Position, side: int, card: int, price: int) -> None:
    s.forum &= ~(1 << card)
    s.front = replaced(s.front, side, s.front[side] | 1 << card)
    if s.log is not None:
        s.log.append(("claim", side, card, price))


# ------------------------------------------------------------------ bidding


class Bidding(Phase[Position]):
    """5.0 Bidding: raise by at least 1, up to the Gold the side has, or pass. Whoever opened must bid."""

    def decide(self, s: Position, side: int) -> Decision:
        highest = s.bids[1 - side]
        actions = [BID + bid - 1 for bid in range(highest + 1, min(s.gold[side], MOST_BID) + 1)]
        if highest:
            actions.append(PASS)
        return Decision(
            side,
            self.name,
            actions,
            ("side", SIDES[side], "card", s.pack.cards[s.card], "highest", highest),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == PASS:
            concede(s)
            s.end(dice)
        else:
            bid(s, action - BID + 1)


BIDDING: Final = Bidding("bidding", 1, "5.0", TELLING, ("bid", "pass"), "Bidding", public=True)


def bid(s: Position, gold: int) -> None:
    s.bids = replaced(s.bids, s.mover, gold)
    if s.log is not None:
        s.log.append(("bid", s.mover, gold))
    s.mover = 1 - s.mover


def concede(s: Position) -> None:
    """5.0 Bidding: the winner pays the bid; the loser forfeits half of their own, rounded up."""
    loser, card = s.mover, s.card
    winner = 1 - loser
    forfeit = (s.bids[loser] + 1) // 2
    s.pay(winner, s.bids[winner])
    s.pay(loser, forfeit)
    if s.log is not None:
        s.log.append(("conceded", loser, card, forfeit))
    _gain(s, winner, card, s.bids[winner])
    s.card = -1
    s.bids = [0, 0]
    s.mover = s.active


def military(s: Position) -> None:
    declare(s, MILITARY)


def political(s: Position) -> None:
    declare(s, POLITICAL)


OVER: Final[Phase[Position]] = FinalPhase("over", 20)
