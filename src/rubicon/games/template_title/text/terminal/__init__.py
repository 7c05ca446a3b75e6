"""How Template Title is shown in a terminal."""
