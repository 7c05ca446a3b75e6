"""Advice during a game, and its analysis afterwards, for every title that has a judgement."""

from __future__ import annotations

from rubicon.analysis.advice import Advice, advise
from rubicon.analysis.game_analysis import Analysis, analyse

__all__ = ["Advice", "Analysis", "advise", "analyse"]
