"""Benchmark of the server under load: actions per second, delays, memory."""
