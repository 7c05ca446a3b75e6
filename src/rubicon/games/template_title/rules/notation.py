"""The action space, as integers and as text. A change here needs a new `Game.version`."""

from __future__ import annotations

from typing import Final

from rubicon.core.game import IllegalAction
from rubicon.games.template_title.rules.components import CARDS

#: `play` of every card comes first, in the order of the components; then the verbs without arguments.
TEXTS: Final[list[str]] = [*(f"play {card}" for card in CARDS), "roll", "keep"]
ROLL: Final[int] = len(CARDS)
KEEP: Final[int] = len(CARDS) + 1
ACTION_COUNT: Final[int] = len(TEXTS)


def play_action(card: int) -> int:
    """The action that plays `card`."""
    return CARDS.index(card)


def parse_action(text: str) -> int:
    """The action that `text` stands for. Raises `IllegalAction` if there is none."""
    if text not in TEXTS:
        raise IllegalAction(f"'{text}' is not understood. Say 'play' and a card, 'roll' or 'keep'.")
    return TEXTS.index(text)
