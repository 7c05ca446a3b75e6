"""Bots against bots: paired games, kept as records, counted once, with honest intervals."""
