"""Tests of the computer opponents of Rome vs Gaul."""
