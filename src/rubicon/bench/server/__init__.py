"""Benchmark of the server under load: actions a second, delays, memory."""
