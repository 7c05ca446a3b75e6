"""The rules of Julius Caesar, a module for each chapter, and the state they change.

Two names are one letter long throughout: `s` is the state (a `Position`), `b` is the index of a block.
"""
