"""Bots against bots: paired games, stored as records, counted once, with honest confidence intervals."""
