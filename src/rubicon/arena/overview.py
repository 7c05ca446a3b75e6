"""The page about all ladders: strengths of the computer players in each title, from the published figures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rubicon.arena.ladder import format_table, score_text
from rubicon.bots.levels import rank

_PAGE: Final = """\
# Strength

How the computer players do against each other, title by title. [Arena](arena.md) says what the figures mean,
[Bots](bots.md) who the players are. Elo counts within one title only. `rubicon ladder TITLE` plays the games
and writes the page of a title, and this one.

{titles}
"""

_TITLE: Final = """\
## {title}

{players}

[All meetings, times, and how to play them again]({link})."""

_MISSING: Final = """\
## {title}

No ladder has been played yet: `rubicon ladder {id}` plays one."""


def overview(titles: Mapping[str, str], published: Mapping[str, Any], folder: str) -> str:
    """The page as Markdown. `titles` has the name of each title by its id, `published` the figures of those
    with a ladder, whose pages are in `folder`."""
    parts = [
        _TITLE.format(title=name, players=_players(published[title]), link=f"{folder}/{title}.md")
        if title in published
        else _MISSING.format(title=name, id=title)
        for title, name in titles.items()
    ]
    return _PAGE.format(titles="\n\n".join(parts))


def _players(figures: Mapping[str, Any]) -> str:
    """A table of the players of one ladder, the strongest first."""
    rows = [
        [f"`{rated['bot']}`", _elo(rated), _against_level_below(figures["meetings"], rated["bot"])]
        for rated in sorted(figures["ratings"], key=lambda rated: -rated["elo"])
    ]
    return format_table(["player", "Elo", "against the level below (95%)"], rows)


def _elo(rated: Mapping[str, Any]) -> str:
    half = rated["plus_or_minus"]
    return f"{rated['elo']:+z.0f} ± {half:.0f}" if half else "0"


def _against_level_below(meetings: Iterable[Mapping[str, Any]], bot: str) -> str:
    """The score of a level against the level below, with the number of games; empty if they never met."""
    own = rank(bot)
    for met in meetings:
        for (one, other), mirrored in ((met["bots"], False), (met["bots"][::-1], True)):
            if one == bot and own and rank(other) == own - 1:
                low, high = met["interval"]
                if mirrored:
                    low, high = 1 - high, 1 - low
                score = 1 - met["score"] if mirrored else met["score"]
                return f"{score_text(score, low, high)}, {met['games']} games"
    return ""
