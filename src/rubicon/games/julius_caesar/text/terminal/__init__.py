"""How Julius Caesar is shown in the terminal."""
