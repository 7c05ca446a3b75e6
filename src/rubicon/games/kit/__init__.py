"""What titles are built from: each idea once. Titles import it; it imports `core` alone."""
