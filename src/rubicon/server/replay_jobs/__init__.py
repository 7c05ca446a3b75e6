"""Replays and analyses of finished games, computed in separate processes."""
