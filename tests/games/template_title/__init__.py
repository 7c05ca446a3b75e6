"""Tests of Template Title."""
