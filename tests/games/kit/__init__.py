"""Tests of what titles are built from."""
