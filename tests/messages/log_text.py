"""Lines of a log as English sentences."""

from __future__ import annotations

from collections.abc import Iterable

from rubicon.core.game import Game
from rubicon.core.message import Message
from rubicon.messages import title_words


def log_texts(game: Game, lines: Iterable[Message]) -> list[str]:
    """The sentences of these lines."""
    return [title_words(game).log(line) for line in lines]
