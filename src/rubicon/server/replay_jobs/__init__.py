"""Replays and analyses of finished games, computed in processes of their own."""
