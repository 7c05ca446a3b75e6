"""The words of Caesar XL: log lines, explanations, and the terminal's screens."""
