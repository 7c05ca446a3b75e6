"""The rules: the position and what holds at every moment (8, 9, 15, 17, 19), and the course of the game."""
