"""Which titles are played over the network."""

from __future__ import annotations

from rubicon import games
from rubicon.core.game import Game
from rubicon.core.message import message
from rubicon.server.errors import Refused


def served_title(title: str) -> Game:
    """The title that a client names. Raises if it is unknown.

    On the command line `TITLE@FILE` is a title, too; over the network nobody may name files.
    """
    if "@" in title:
        raise Refused("unknown", message("refused-own-packs"))
    return games.game(title)
