"""What a terminal plays at: the game as those who sit at it may know it, wherever it is kept."""

from __future__ import annotations

from typing import Protocol

from rubicon.core.game import Decision, Game, Outcome, View


class Match(Protocol):
    """One running game, here or on a server."""

    @property
    def game(self) -> Game: ...

    @property
    def steps(self) -> int:
        """A number that changes with every step of the game."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...

    def deciders(self) -> tuple[int, ...]:
        """Who is asked now."""
        ...

    def decision(self, side: int) -> Decision:
        """What `side` is asked. Without actions: there is nothing to do but wait."""
        ...

    def view(self, viewer: int) -> View:
        """All that `viewer` may know."""
        ...

    def log(self, viewer: int) -> list[str]:
        """The log as `viewer` may read it."""
        ...

    def act(self, side: int, action: int) -> object:
        """Take an action."""
        ...

    def undo(self, side: int) -> None:
        """Take back the last action of `side`."""
        ...

    def explain(self, side: int, text: str) -> str:
        """Why the action `text` is not offered to `side`."""
        ...
