"""Template Title: Caesar and Pompey compete for the seven hills of Rome."""

from rubicon.games.template_title.game import GAME

__all__ = ["GAME"]
