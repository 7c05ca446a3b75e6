"""What a shared link looks like in messengers: `og:` tags for the page, and a picture of the game.

Only finished games have a picture: their record is for all. It shows the last position as a spectator saw it.
Of a game that goes on, anybody may know title and seats, and that is all the tags say; its position is for
those who have a link, and the token of a link stands after the #, which no messenger sends.
"""

from __future__ import annotations

import re
from html import escape
from importlib.util import find_spec
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response

from rubicon.core.message import message
from rubicon.messages import title_words
from rubicon.server.api.games import client_of
from rubicon.server.errors import Refused
from rubicon.server.ops.shares import Shares
from rubicon.server.replay_jobs.pool import ReplayJobPool
from rubicon.server.settings import Settings
from rubicon.server.tables.registry import TableRegistry
from rubicon.store.records import record_text
from rubicon.table.changes import OVER
from rubicon.table.table import Table

router = APIRouter(include_in_schema=False)

#: A finished game never changes; a day spares us most requests, should the drawing change.
CACHE_CONTROL: Final = "public, max-age=86400"
_GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")


def can_draw() -> bool:
    """Whether the extra that draws PNG is installed."""
    return find_spec("resvg_py") is not None


async def preview_tags(request: Request, game: str) -> str:
    """The tags of a game's page; nothing if there is no such game."""
    if _GAME.fullmatch(game) is None:
        return ""
    tables: TableRegistry = request.app.state.tables
    try:
        name, status, facts, result = await tables.query(game, _public_facts)
    except Refused:
        return ""
    settings: Settings = request.app.state.settings
    players = " against ".join(
        f"{seat['side'].capitalize()} ({seat['name'] or seat['bot'] or 'a free seat'})"
        for seat in facts["seats"]
    )
    tags = {
        "og:site_name": "Rubicon",
        "og:type": "website",
        "og:title": name if status == OVER else f"{name}: come and play",
        "og:description": f"{players}. {result}".strip(),
    }
    if status == OVER and can_draw():
        tags["og:image"] = f"{settings.address}/preview/{game}.png"
        tags |= {"og:image:type": "image/png", "og:image:width": "1200", "og:image:height": "630"}
        tags["og:image:alt"] = f"The map of {name} at the end of the game"
        tags["twitter:card"] = "summary_large_image"
    return "".join(f'<meta property="{key}" content="{escape(text)}">' for key, text in tags.items())


def _public_facts(table: Table) -> tuple[str, str, dict[str, Any], str]:
    """What anybody may know: the name of the title, the status, the facts, and how it ended."""
    ending = table.ending if table.status == OVER else None
    return (
        table.game.title,
        table.status,
        table.facts(),
        "" if ending is None else f"{title_words(table.game).say(ending.reason)}.",
    )


@router.get("/preview/{game}.png")
async def preview(game: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")], request: Request) -> Response:
    """The last position of a finished game. It is drawn once, in a process of its own, and few are drawn at a
    time; a client that asks for many is refused."""
    if not can_draw():
        raise Refused("unknown", message("refused-no-pictures"))
    jobs: ReplayJobPool = request.app.state.replay_jobs
    picture = jobs.kept_preview(game)
    if picture is None:
        client = client_of(request)
        shares: Shares = request.app.state.shares
        shares.take("replays", client)
        tables: TableRegistry = request.app.state.tables
        if not await tables.query(game, lambda table: table.status == OVER):
            raise Refused("unfinished", message("refused-picture-later"))
        picture = await jobs.preview(record_text(await tables.read(tables.store.load, game)), game, client)
    return Response(picture, media_type="image/png", headers={"cache-control": CACHE_CONTROL})
