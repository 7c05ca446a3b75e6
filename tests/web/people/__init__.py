"""What people do about each other and about themselves, in a real browser."""
