"""The authority over one running game: seats, dice, undo, clocks, log, and what each viewer is shown."""
