"""Lines of a log, and reasons, as English sentences."""

from __future__ import annotations

from collections.abc import Iterable

from rubicon.core.game import Game, State
from rubicon.core.message import Message
from rubicon.messages import title_words


def log_texts(game: Game, lines: Iterable[Message]) -> list[str]:
    """The sentences of these lines."""
    return [title_words(game).log(line) for line in lines]


def reason_text(game: Game, state: State, side: int, action: str) -> str:
    """The sentence that says why the action is not offered."""
    return title_words(game).say(game.explain(state, side, action))
