"""7.2, 7.5: the deck, hands, and Surprise cards. The rounds in which cards are played are in `rounds`."""

from __future__ import annotations

from rubicon.core.dice import Dice
from rubicon.games.kit.values import members, replaced
from rubicon.games.kit.zones import draw_cards
from rubicon.games.rome_vs_gaul.rules.pack import CARD_COUNT, GAUL, ROME
from rubicon.games.rome_vs_gaul.rules.position import Position

#: All cards.
WHOLE_DECK: int = (1 << CARD_COUNT) - 1


def deal(s: Position, dice: Dice) -> None:
    """7.2.1: eight cards for each side."""
    for side in (ROME, GAUL):
        count = min(s.pack.hand_size, s.deck.bit_count())
        cards = draw_cards(s.deck, count, dice)
        s.deck &= ~cards
        s.hand = replaced(s.hand, side, s.hand[side] | cards)
        s.note("dealt", side, cards)
    s.reveal()


def reshuffle(s: Position) -> None:
    """7.2.2: the entire deck is shuffled again. No player holds a card then."""
    s.deck |= s.discards
    s.discards = 0
    s.note("reshuffled")


def draw_card(s: Position, side: int, dice: Dice) -> int:
    """A side draws a card into its hand. Should the deck run out, the discards are shuffled (rulings).

    Returns the card, or -1 if there is none at all.
    """
    if not s.deck:
        s.deck = s.discards
        s.discards = 0
        if not s.deck:
            return -1
    drawn = draw_cards(s.deck, 1, dice)
    s.deck &= ~drawn
    s.hand = replaced(s.hand, side, s.hand[side] | drawn)
    card = drawn.bit_length() - 1
    s.note("drawn", side, card)
    s.reveal()
    return card


def discard(s: Position, side: int, card: int) -> None:
    """A card leaves a hand for the discards, where everybody sees it."""
    bit = 1 << card
    s.hand = replaced(s.hand, side, s.hand[side] & ~bit)
    s.discards |= bit
    s.reveal()


# ------------------------------------------------------------------ 7.5.4 Surprise cards in their windows


def cards_with(s: Position, cards: int, side: int, op: int) -> list[int]:
    """Of these Surprise cards, those with an effect `op` that `side` may use."""
    return members(cards & s.pack.surprises & s.pack.with_op[op] & s.pack.usable[side])


def surprises_for(s: Position, side: int, op: int) -> list[int]:
    """The Surprise cards in a side's hand with an effect `op` that it may use."""
    return cards_with(s, s.hand[side], side, op)


def might_hold_surprise(s: Position, side: int, op: int) -> bool:
    """Whether `side` might hold such a card, by what everybody sees: it has cards, and not all of the kind
    lie in the discards."""
    return s.hand[side] != 0 and bool(
        s.pack.surprises & s.pack.with_op[op] & s.pack.usable[side] & ~s.discards
    )


def play_surprise(s: Position, side: int, card: int, dice: Dice) -> None:
    """7.5.4: a Surprise card is played in its window, and the hand is refilled."""
    discard(s, side, card)
    s.note("surprise", side, card)
    draw_card(s, side, dice)
