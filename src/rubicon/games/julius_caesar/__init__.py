"""Julius Caesar: the block wargame of the civil war 49–45 BC."""

from rubicon.games.julius_caesar.title import GAME

__all__ = ["GAME"]
