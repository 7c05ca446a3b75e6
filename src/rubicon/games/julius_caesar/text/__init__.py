"""The words of Julius Caesar: log lines, explanations, and the terminal's screens."""
