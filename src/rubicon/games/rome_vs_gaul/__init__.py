"""Caesar: Rome vs Gaul, the conquest of Gaul 57 to 52 BC for two players."""
