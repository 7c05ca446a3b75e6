"""Tests of the packages that people install."""
