"""Judgement for computer players: what markers and positions are worth, where to march, what to play."""
