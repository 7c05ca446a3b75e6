"""The memory of a player who counts cards, for titles whose hidden pieces are hands and a draw pile."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from rubicon.core.game import Game, Memory, State, View
from rubicon.core.message import Fact, Message, is_message, parse_message
from rubicon.games.kit.belief import HiddenHands


class CardGame(Game):
    """A title whose hidden pieces are cards: what `CardMemory` asks of it."""

    @abstractmethod
    def hidden_cards(self, view: View) -> tuple[int, list[int]]:
        """The cards that the viewer cannot see, and how many of them each hand holds; of the viewer none."""

    @abstractmethod
    def imagine(self, view: View, rng: Random, hands: HiddenHands | None = None) -> State:
        """A complete state that fits the view, drawn by what is believed about the hands."""

    def sample(self, view: View, rng: Random) -> State:
        return self.imagine(view, rng)


class CardMemory(Memory):
    """Knows which cards were out of sight when the draw pile ran out."""

    def __init__(self, game: CardGame, cards: Mapping[str, int], shuffled: str = "") -> None:
        """`cards` has the number of each card by its id. `shuffled` names the event by which all cards are
        shuffled while no hand holds any."""
        super().__init__(game)
        self._title = game
        self._cards = cards
        self._shuffled = shuffled
        self._forget()

    def __reduce__(self) -> tuple[Any, ...]:
        return _remembered, (self._title, self._cards, self._shuffled, self.hands)

    def _forget(self) -> None:
        self.hands = HiddenHands(len(self._cards), len(self.game.sides))

    def hear(self, lines: Sequence[Message], fresh: bool = False) -> None:
        if fresh:
            self._forget()
        for line in lines:
            if line.key == self._shuffled:
                self._forget()
            for card in _cards_in(line):
                self.hands.show(self._cards[card])

    def watch(self, view: View) -> None:
        self.hands.look(*self._title.hidden_cards(view))

    def imagine(self, view: View, rng: Random) -> State:
        return self._title.imagine(view, rng, self.hands)


def _remembered(title: CardGame, cards: Mapping[str, int], shuffled: str, hands: HiddenHands) -> CardMemory:
    """The memory that was pickled."""
    memory = CardMemory(title, cards, shuffled)
    memory.hands = hands
    return memory


def _cards_in(line: Message) -> Iterator[str]:
    """The cards that a line names, in its phrases too."""
    for name, fact in line.facts.items():
        yield from _cards_of(name, fact)


def _cards_of(name: str, fact: Fact) -> Iterator[str]:
    if isinstance(fact, str):
        if name in ("card", "cards"):
            yield fact
    elif isinstance(fact, Sequence):
        if is_message(fact):
            yield from _cards_in(parse_message(fact))
        else:
            for each in fact:
                yield from _cards_of(name, each)
