"""Checks of Julius Caesar: replays of an independent implementation's games, and positions for benchmarks."""
