"""The words of Rome vs Gaul: events and explanations."""
