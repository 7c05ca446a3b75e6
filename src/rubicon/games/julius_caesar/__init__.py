"""Julius Caesar: the block wargame of the civil war 49–45 BC."""

from rubicon.games.julius_caesar.game import GAME

__all__ = ["GAME"]
