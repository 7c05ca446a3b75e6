"""Zones of cards: hands, piles and discards, each a set of card numbers."""

from __future__ import annotations

from rubicon.core.dice import Dice
from rubicon.games.kit.values import members


def draw_cards(pile: int, count: int, dice: Dice) -> int:
    """A set of `count` cards, drawn at random from a pile. The pile stays as it is."""
    cards = members(pile)
    drawn = 0
    for index in dice.draw(len(cards), count):
        drawn |= 1 << cards[index]
    return drawn


def check_zones(zones: list[int], whole: int = -1) -> None:
    """Raise `AssertionError` if a card is in two zones; or, if `whole` is given, in none of them."""
    joined = 0
    for zone in zones:
        assert not zone & joined, "a card is in two zones"
        joined |= zone
    assert whole < 0 or joined == whole, "a card is in no zone"
