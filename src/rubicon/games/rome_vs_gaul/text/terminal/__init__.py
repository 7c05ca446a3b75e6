"""Rome vs Gaul in a terminal."""
