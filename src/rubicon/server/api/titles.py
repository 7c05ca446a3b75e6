"""Which titles are played over the network."""

from __future__ import annotations

from rubicon import games
from rubicon.core.game import Game
from rubicon.server.errors import Refused


def served_title(title: str) -> Game:
    """A title that is played here. At home `TITLE@FILE` is one too; over the network nobody names files."""
    if "@" in title:
        raise Refused("unknown", "Component packs of one's own are not played over the network.")
    return games.game(title)
