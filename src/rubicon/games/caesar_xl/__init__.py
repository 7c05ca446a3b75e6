"""Caesar XL (Bronze): the civil war of 50–44 BC in Gold, cards and few units."""

from rubicon.games.caesar_xl.game import GAME

__all__ = ["GAME"]
