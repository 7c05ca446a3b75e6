"""Suites of positions and games that several titles have, each in files of the title."""
