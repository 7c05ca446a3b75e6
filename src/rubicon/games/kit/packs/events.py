"""Telling events: a method for each kind of event says which of its facts a viewer may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from rubicon.core.game import Event
from rubicon.core.message import Fact, Message

#: The facts of an event.
Facts = dict[str, Fact]

P = TypeVar("P")


class EventTeller(ABC, Generic[P]):
    """Tells the events of games with one pack. The event `to-forum` is told by the method `_tell_to_forum`,
    which gets the viewer and what the event holds, and returns facts, or None if there is nothing to see."""

    def __init__(self, pack: P) -> None:
        self.pack = pack
        self._tellers: dict[str, Callable[..., Facts | None]] = {
            name.removeprefix("_tell_").replace("_", "-"): getattr(self, name)
            for name in dir(self)
            if name.startswith("_tell_")
        }

    @property
    def events(self) -> tuple[str, ...]:
        """The names of all events."""
        return tuple(self._tellers)

    @abstractmethod
    def names(self) -> dict[str, dict[str, str]]:
        """The names of the pack's components, by kind and id."""

    def tell(self, event: Event, viewer: int) -> Message | None:
        """The event as `viewer` may know it, or None if there is nothing for them to see."""
        name, *rest = event
        facts = self._tellers[name](viewer, *rest)
        return None if facts is None else Message(name, facts)
