"""What every title and every other layer shares: the interface of a game, dice, sessions, records, promises.

Nothing here imports another part of the project or a library.
"""
