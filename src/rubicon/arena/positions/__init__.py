"""Suites of positions: decisions from games, with what every option is worth, to measure bots without games.

A title says in `checks/positions.py` which of its decisions are of what kind, and what is plainly a mistake.
"""
