"""Tests of a running table in a browser."""
