"""The documentation site, and pictures of games as files, in a real browser."""
