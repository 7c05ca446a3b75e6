"""The documentation site in a real browser."""
