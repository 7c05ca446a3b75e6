"""Advice during a game, and analysis of a finished one, for every title that has a judgement."""

from __future__ import annotations

from rubicon.analysis.advice import Advice, advise
from rubicon.analysis.game_analysis import Analysis, analyse

__all__ = ["Advice", "Analysis", "advise", "analyse"]
