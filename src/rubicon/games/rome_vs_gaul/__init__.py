"""Caesar: Rome vs Gaul, the conquest of Gaul 57 to 52 BC for two players."""

from rubicon.games.rome_vs_gaul.game import GAME

__all__ = ["GAME"]
