"""What the terminal needs of a running game, wherever its state is kept."""

from __future__ import annotations

from typing import Protocol

from rubicon.core.game import Decision, Game, Outcome, View
from rubicon.core.message import Message


class Match(Protocol):
    """One running game, in this program or on a server."""

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
        """The sides that must decide now."""
        ...

    def decision(self, side: int) -> Decision:
        """The decision of `side`. Without actions, the side must wait."""
        ...

    def view(self, viewer: int) -> View:
        """Everything that `viewer` may know."""
        ...

    def log(self, viewer: int) -> list[Message]:
        """The log as `viewer` may know it."""
        ...

    def act(self, side: int, action: int) -> object:
        """Take an action."""
        ...

    def undo(self, side: int) -> object:
        """Take back the last action of `side`."""
        ...

    def explain(self, side: int, text: str) -> Message:
        """The reason why the action `text` is not offered to `side`."""
        ...
