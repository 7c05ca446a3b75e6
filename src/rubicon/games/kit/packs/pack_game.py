"""What titles with component packs share: actions, log, explanations and memory, each made for one pack."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from rubicon.core.game import Event, RubiconError, State
from rubicon.core.message import Message
from rubicon.games.kit.packs.card_memory import CardGame
from rubicon.games.kit.packs.events import EventTeller
from rubicon.games.kit.packs.library import AnyPack
from rubicon.games.kit.verbs import Verbs

P = TypeVar("P", bound=AnyPack)


class PackGame(CardGame, Generic[P]):
    """A title that is played with `pack`."""

    def __init__(
        self,
        pack: P,
        notation: Verbs,
        event_texts: EventTeller[P],
        explain: Callable[[Any, int, str], Message],
    ) -> None:
        """`explain` says why a side may not take an action."""
        self.pack = pack
        self.notation = notation
        self.event_texts = event_texts
        self._explain = explain

    @abstractmethod
    def load_position(self, saved: Mapping[str, Any]) -> State:
        """The state that `save` wrote with this pack."""

    def load(self, saved: Mapping[str, Any]) -> State:
        if saved["pack"] != self.pack.digest:
            raise RubiconError(
                f"This position was saved with the component pack {saved['pack']}, not {self.pack.digest}. "
                "Load it with that pack."
            )
        return self.load_position(saved)

    def text(self, action: int) -> str:
        return self.notation.text(action)

    def parse(self, text: str) -> int:
        return self.notation.parse(text)

    def factors(self, action: int) -> tuple[str, tuple[int, ...]]:
        return self.notation.split(action)

    def names(self) -> dict[str, dict[str, str]]:
        return self.event_texts.names()

    def tell(self, event: Event, viewer: int) -> Message | None:
        return self.event_texts.tell(event, viewer)

    def explain(self, state: State, side: int, text: str) -> Message:
        return self._explain(state, side, text)
