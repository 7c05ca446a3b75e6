"""Tests of a running table in a browser: the battle board, the film of the enemy's turn, signs."""
