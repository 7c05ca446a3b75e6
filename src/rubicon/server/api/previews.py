"""What a shared link looks like in messengers: `og:` tags for the page, and a picture of the game.

A messenger follows the link, but never sends what stands after its #, so it has no token. What it gets:

- of a finished game the last position as a spectator saw it: the record of such a game is for all;
- of a running game, with the key in the path of a spectators' link, the position as spectators see it now;
- of any other link the title, who sits where, and which seat is free: facts that anybody may know.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from importlib.util import find_spec
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Path, Query, Request, Response

from rubicon.core.game import SPECTATOR, Game, View
from rubicon.core.message import message
from rubicon.messages import LANGUAGES, Words, reader_language, title_words
from rubicon.server.api.games import client_of
from rubicon.server.errors import Refused
from rubicon.server.ops.shares import Shares
from rubicon.server.replay_jobs.pool import ReplayJobPool
from rubicon.server.seating.service import SeatService
from rubicon.server.settings import Settings
from rubicon.server.tables.registry import TableRegistry
from rubicon.store.records import record_text
from rubicon.table.changes import OVER
from rubicon.table.seats import OPEN, PERSON
from rubicon.table.table import Table

router = APIRouter(include_in_schema=False)

#: A finished game never changes; a day spares us most requests, should the drawing change.
CACHE_FINISHED: Final = "public, max-age=86400"
#: Seats are taken and positions change, and the key to one may be revoked.
CACHE_RUNNING: Final = "private, max-age=30"
_GAME: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
#: Characters of a player's name on a picture, at most.
MAX_NAME: Final = 24


def can_draw() -> bool:
    """Whether the extra that draws PNG is installed."""
    return find_spec("resvg_py") is not None


@dataclass(frozen=True, slots=True)
class PublicTable:
    """What anybody may know of a table; with the right key also what spectators see."""

    game: Game
    over: bool
    #: Side, kind of seat, and name of each seat.
    seats: tuple[tuple[str, str, str], ...]
    result: str
    #: Whether the key of the link opens the position; the position is None before the game begins.
    key_fits: bool
    view: View | None

    @property
    def kind(self) -> str:
        """Which preview it has: `over`, `running` (the position is shown), or `invitation`."""
        if self.over:
            return "over"
        return "invitation" if self.view is None else "running"

    @property
    def has_free_seat(self) -> bool:
        return any(kind == OPEN for _, kind, _ in self.seats)


async def _look(request: Request, game: str, key: str, language: str) -> PublicTable:
    """The public facts of a game. The position is among them only if `key` opens it. Raises `Refused` if
    there is no such game, or if its table is closed."""
    tables: TableRegistry = request.app.state.tables
    seating: SeatService = request.app.state.seating
    tables.sanctions.check_game(game)
    may_see = bool(key) and await seating.may_see_picture(game, key)

    def look(table: Table) -> PublicTable:
        over = table.status == OVER
        ending = table.ending if over else None
        return PublicTable(
            table.game,
            over,
            tuple(
                (each["side"], each["kind"], each["name"] or each["bot"]) for each in table.facts()["seats"]
            ),
            "" if ending is None else title_words(table.game, language).say(ending.reason),
            may_see,
            table.view(SPECTATOR) if may_see and not over else None,
        )

    return await tables.query(game, look)


def _words(game: Game, language: str) -> Words:
    return title_words(game, language, "rubicon.pictures")


def _seat_name(words: Words, kind: str, name: str) -> str:
    """Who sits on a seat."""
    if kind == OPEN:
        return words.say(message("preview-free"))
    if kind == PERSON:
        return name or words.say(message("preview-unnamed"))
    return name.capitalize()


async def preview_tags(request: Request, game: str, key: str) -> str:
    """The tags of a game's page; nothing if there is no such game. `key` is that of a spectators' link."""
    if _GAME.fullmatch(game) is None:
        return ""
    language = reader_language(request.headers.get("accept-language", ""))
    try:
        table = await _look(request, game, key, language)
    except Refused:
        return ""
    settings: Settings = request.app.state.settings
    words, title = _words(table.game, language), table.game.title
    players = ""
    for side, kind, name in table.seats:
        seat = words.say(message("preview-seat", side=side, name=_seat_name(words, kind, name)))
        players = words.say(message("preview-seats", list=players, item=seat)) if players else seat
    heading = title
    if not table.over and (table.has_free_seat or table.kind == "running"):
        kind = "invitation" if table.has_free_seat else "running"
        heading = words.say(message(f"preview-{kind}", title=title))
    tags = {
        "og:site_name": "Rubicon",
        "og:type": "website",
        "og:title": heading,
        "og:description": f"{players}. {table.result}.".removesuffix(" ."),
    }
    if can_draw():
        asked = {"view": key} if table.kind == "running" else {}
        asked |= {"lang": language} if table.kind == "invitation" else {}
        address = f"{settings.address}/preview/{game}.png"
        tags["og:image"] = f"{address}?{urlencode(asked)}" if asked else address
        tags |= {"og:image:type": "image/png", "og:image:width": "1200", "og:image:height": "630"}
        tags["og:image:alt"] = words.say(message(f"preview-alt-{table.kind}", title=title))
        tags["twitter:card"] = "summary_large_image"
    return "".join(f'<meta property="{key}" content="{escape(text)}">' for key, text in tags.items())


@router.get("/preview/{game}.png")
async def preview(
    game: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")],
    request: Request,
    view: Annotated[str, Query(max_length=64)] = "",
    lang: Annotated[str, Query(max_length=8)] = "en",
) -> Response:
    """The picture of a link preview. It is drawn once, in a process of its own, and few at a time; a
    client that asks for many is refused."""
    if not can_draw():
        raise Refused("unknown", message("refused-no-pictures"))
    jobs: ReplayJobPool = request.app.state.replay_jobs
    shares: Shares = request.app.state.shares
    table = await _look(request, game, view, "en")
    if view and not table.over and not table.key_fits:
        raise Refused("token", message("refused-link-nothing"))
    job = drawing_job(table, lang if lang in LANGUAGES else "en")
    name = game if table.over else jobs.preview_name(game, job)
    picture = jobs.kept_preview(name)
    if picture is None:
        client = client_of(request)
        shares.take("replays", client)
        if table.over:
            tables: TableRegistry = request.app.state.tables
            job["record"] = record_text(await tables.read(tables.store.load, game))
        picture = await jobs.preview(job, name, client)
    cached = CACHE_FINISHED if table.over else CACHE_RUNNING
    return Response(picture, media_type="image/png", headers={"cache-control": cached})


def drawing_job(table: PublicTable, language: str) -> dict[str, Any]:
    """What the drawing process is told. It gets a spectator's view or public facts: nothing hidden."""
    if table.over:
        return {"work": "preview"}
    title = table.game.id
    if table.view is not None:
        return {"work": "position", "title": title, "view": table.view}
    words = _words(table.game, language)
    heading = "preview-heading" if table.has_free_seat else "preview-heading-table"
    return {
        "work": "invitation",
        "title": title,
        "heading": words.say(message(heading)),
        "seats": [
            [
                side,
                words.name("side", side),
                words.say(message("preview-take"))
                if kind == OPEN
                else _seat_name(words, kind, name)[:MAX_NAME],
            ]
            for side, kind, name in table.seats
        ],
    }
