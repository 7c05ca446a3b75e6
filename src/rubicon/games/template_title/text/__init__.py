"""How Template Title reads: the log, explanations, the terminal."""
