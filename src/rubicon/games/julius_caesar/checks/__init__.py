"""Instruments for Julius Caesar: games of an independent implementation, positions for benchmarks."""
