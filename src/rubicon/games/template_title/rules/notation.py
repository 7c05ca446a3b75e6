"""The actions: verbs and their arguments. A change here needs a new `Game.version`."""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.verbs import ArgumentKind, Verb, Verbs
from rubicon.games.template_title.rules.components import CARDS

VERBS: Final = Verbs(
    {"c": ArgumentKind("card", [str(card) for card in CARDS])},
    [
        Verb("play", "c", "choose this card for the round"),
        Verb("roll", "", "spend a favour and roll again"),
        Verb("keep", "", "keep the roll"),
    ],
    example="play 7",
)
PLAY: Final[int] = VERBS.first["play"]
ROLL: Final[int] = VERBS.first["roll"]
KEEP: Final[int] = VERBS.first["keep"]
