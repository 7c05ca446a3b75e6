"""Instruments for Caesar XL: positions for benchmarks."""
