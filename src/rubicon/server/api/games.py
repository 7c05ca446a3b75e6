"""Routes of titles, the lobby, new games, links and records. Refusals are `{"code", "why"}`."""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Sequence
from math import inf
from typing import Annotated, Any, Final, NamedTuple

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from rubicon import __version__, bots, games
from rubicon.core.game import SPECTATOR, Game, RubiconError
from rubicon.core.message import message, parse_message
from rubicon.games import rulebook
from rubicon.messages import Words, reader_language, title_words
from rubicon.server.accounts.passwords import Session
from rubicon.server.api import accounts
from rubicon.server.api.problems import PROBLEMS, TEXT_PROBLEMS
from rubicon.server.api.titles import served_title
from rubicon.server.errors import Refused
from rubicon.server.messages import (
    Created,
    Health,
    Invitation,
    Join,
    Link,
    LinkChoice,
    Lobby,
    Names,
    NewGame,
    OpenGame,
    OptionFacts,
    PublicFacts,
    PublicSeat,
    Rules,
    RuleSection,
    Seat,
    SessionOpened,
    Take,
    TitleFacts,
    Titles,
    TokenOnly,
)
from rubicon.server.ops import metrics
from rubicon.server.ops.security import cookie_name, sender_of, set_cookie
from rubicon.server.ops.shares import Client, Shares
from rubicon.server.seating.service import SeatAccess, SeatService
from rubicon.server.seating.tokens import new_token, tokens_equal
from rubicon.server.settings import Settings
from rubicon.server.tables.registry import TableRegistry
from rubicon.store.store import GameSummary
from rubicon.table.changes import OVER

#: Seconds for which the cookie of a seat is valid.
COOKIE_SECONDS: Final = 180 * 86_400

router = APIRouter(responses=PROBLEMS)

#: Accounts at one address that may have a game in the lobby.
ACCOUNTS_OF_ADDRESS: Final = 3
#: Games on a page of the lobby.
LOBBY_PAGE: Final = 50
#: Seconds for which the first page is not read again, unless this process changes it.
LOBBY_SECONDS: Final = 1.0
LobbyTime = Annotated[float, Query(ge=0, le=1e12, allow_inf_nan=False)]

GameId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="the number of a game")]


def _settings(request: Request) -> Settings:
    found: Settings = request.app.state.settings
    return found


def _tables(request: Request) -> TableRegistry:
    found: TableRegistry = request.app.state.tables
    return found


def _seating(request: Request) -> SeatService:
    found: SeatService = request.app.state.seating
    return found


def _shares(request: Request) -> Shares:
    found: Shares = request.app.state.shares
    return found


def client_of(request: Request) -> Client:
    """The client that sent a request."""
    return sender_of(_shares(request), request.scope)


async def _session(request: Request) -> Session | None:
    """The session of the account that sent the request; None if its browser has not signed in."""
    return await accounts.playing_session(request.app, request.scope)


async def authenticate_bearer(request: Request, game: str | None = None) -> SeatAccess:
    """The seat whose token came with a request: in its header, or in the cookie of `game`."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    found: str | None = token.strip() if kind.lower() == "bearer" else None
    if found is None and game is not None:
        found = request.cookies.get(cookie_name(_settings(request), f"seat-{game}"))
    admitted = await _seating(request).authenticate(found)
    if game not in (None, admitted.game):
        raise Refused("token", message("refused-link-other-game"))
    return await _seating(request).require_taken(admitted)


# ------------------------------------------------------------------------------------------------ operations


@router.get("/livez", tags=["operations"])
async def livez() -> Health:
    """Whether this process answers. It does not ask the database: a new process would not help it."""
    return Health(status="ok", version=__version__)


@router.get("/readyz", tags=["operations"])
@router.get("/healthz", tags=["operations"])
async def readyz(request: Request) -> Health:
    """Whether the server can store something: a probe is written, once a second at most. 503 if it cannot."""
    await request.app.state.readiness.check()
    return Health(status="ok", version=__version__)


@router.get("/metrics", response_class=PlainTextResponse, responses=TEXT_PROBLEMS, tags=["operations"])
async def prometheus_metrics(request: Request) -> Response:
    """Metrics for Prometheus. They need a password: a player could see in them when others act."""
    wanted = _settings(request).metrics_token
    given = request.headers.get("authorization", "").partition(" ")[2].strip()
    if not wanted:
        raise Refused("closed", message("refused-no-metrics"))
    if not tokens_equal(given, wanted):
        raise Refused("token", message("refused-metrics-token"))
    metrics.TABLES.set(_tables(request).loaded_count)
    return Response(metrics.render(), media_type="text/plain; version=0.0.4")


# ---------------------------------------------------------------------------------------------------- titles


@router.get("/api/titles", tags=["titles"])
async def titles() -> Titles:
    """The titles that can be played here."""
    return Titles(titles=[_title(game) for game in games.usable_games()])


def _title(game: Game) -> TitleFacts:
    return TitleFacts(
        id=game.id,
        title=game.title,
        version=game.version,
        sides=list(game.sides),
        options=[OptionFacts(name=option.name, values=list(option.values)) for option in game.options],
        bots=list(bots.names()),
        thinks=bots.longest_thoughts(),
    )


@router.get("/api/titles/{title}/components", tags=["titles"])
async def components(title: Annotated[str, Path(max_length=60)]) -> dict[str, Any]:
    """The map, pieces and cards of a title."""
    return served_title(title).components()


@router.get("/api/titles/{title}/names", tags=["titles"])
async def names(title: Annotated[str, Path(max_length=60)]) -> Names:
    """The names of a title's components, by kind and id, for the sentences that clients make."""
    game = served_title(title)
    return Names(names=game.names(), final=game.names_are_final)


@router.get("/api/titles/{title}/rules", tags=["titles"])
async def rules(title: Annotated[str, Path(max_length=60)]) -> Rules:
    """The rules of a title in our words, section by section; empty if it has no text."""
    found = rulebook.sections(served_title(title))
    return Rules(
        sections=[RuleSection(level=s.level, number=s.number, title=s.title, text=s.text) for s in found]
    )


# ----------------------------------------------------------------------------------------------------- games


class LobbyPage(NamedTuple):
    """The first page of the lobby as JSON, and when it was read, by the monotonic clock."""

    body: bytes
    at: float


@router.get("/api/games", tags=["games"], response_model=Lobby)
async def lobby(request: Request, before: LobbyTime | None = None) -> Response:
    """Games with a free seat that anybody may take, the newest first, page by page.

    `before` is the `next` of the page before. The first page may be a second old. Whoever has blocked
    somebody, or is blocked, gets a page of their own.
    """
    session = await accounts.session_of(request.app, request.scope)
    blocked = await _seating(request).blocked_accounts(None if session is None else session.account.id)
    if blocked:
        page = await _read_lobby(request, before, blocked)
        return Response(page.model_dump_json(), media_type="application/json")
    kept: LobbyPage | None = getattr(request.app.state, "lobby_page", None)
    now = time.monotonic()
    if (
        before is None
        and kept is not None
        and kept.at
        > max(now - LOBBY_SECONDS, _seating(request).lobby_changed, _tables(request).sanctions.changed)
    ):
        return Response(kept.body, media_type="application/json")
    body = (await _read_lobby(request, before)).model_dump_json().encode()
    if before is None:
        request.app.state.lobby_page = LobbyPage(body, now)
    return Response(body, media_type="application/json")


async def _read_lobby(
    request: Request, before: float | None, blocked: Collection[str] = frozenset()
) -> Lobby:
    """A page of the lobby, without games where one of the accounts in `blocked` sits."""
    found = await _seating(request).lobby(inf if before is None else before, LOBBY_PAGE)
    more = found[-1].created if len(found) == LOBBY_PAGE else None
    is_closed = _tables(request).sanctions.is_closed
    shown = [
        each
        for each in found
        if not is_closed(each.game) and all(seat.account not in blocked for seat in each.seats.values())
    ]
    return Lobby(games=[_open_game(each) for each in shown], next=more)


def _open_game(found: GameSummary) -> OpenGame:
    sides = games.game(found.title).sides
    seats = [
        PublicSeat(side=sides[at], kind=seat.kind, name=seat.name, registered=seat.registered)
        for at, seat in found.seats.items()
    ]
    return OpenGame(
        game=found.game,
        title=found.title,
        options=dict(found.options),
        clock=found.clock,
        seats=seats,
        created=found.created,
    )


@router.post("/api/games", status_code=201, tags=["games"])
async def create(wanted: NewGame, request: Request) -> Created:
    """Open a game. The answer holds the links: yours, invitations, and one for spectators."""
    _shares(request).take("games", client_of(request))
    served_title(wanted.title)
    for wish in wanted.seats:
        if wish.kind == "bot":
            await check_bot(request, wanted.title, wish.bot)
    game, links = await _create(request, wanted)
    return Created(game=game, links=links)


async def _create(request: Request, wanted: NewGame) -> tuple[str, list[Link]]:
    session = await _session(request)
    share = _shares(request).work["listed"].per_client or 1
    here = client_of(request).lane
    listers = {here: share}
    if session is not None:  # an address may have several accounts, but not any number
        account = _shares(request).account(session.account.id)
        listers = {account.lane: share, f"of {here}": ACCOUNTS_OF_ADDRESS * share}
    return await _seating(request).create(wanted, session, listers)


async def check_bot(request: Request, title: str, bot: str) -> None:
    """Raise `RubiconError` if visitors cannot choose this computer player. They choose by name, without
    settings: the server decides how long and on how many cores a bot thinks."""
    if bot not in bots.names():
        raise RubiconError(message("refused-no-such-bot", bot=bot, known=list(bots.names())))
    await request.app.state.bots.check(title, bot, client_of(request).lane)


@router.get("/api/games/{game}", tags=["games"])
async def public_facts(game: GameId, request: Request) -> PublicFacts:
    """The public facts of a game: title, options, seats, status."""
    return PublicFacts(game=game, facts=await _tables(request).query(game, lambda table: table.facts()))


@router.post("/api/games/{game}/join", status_code=201, tags=["games"])
async def join(game: GameId, body: Join, request: Request) -> Seat:
    """Take an open seat of a game of the lobby."""
    _shares(request).take("joins", client_of(request))
    session = await _session(request)
    link = await _seating(request).join(game, body.side, body.mine or new_token(), body.name, session)
    return Seat(game=game, link=link)


@router.post("/api/games/{game}/next", status_code=201, tags=["games"])
async def next_game(game: GameId, request: Request) -> Seat:
    """The rematch of a game, with a link to your seat there."""
    found, link = await _seating(request).rematch(await authenticate_bearer(request, game))
    return Seat(game=found, link=link)


@router.get(
    "/api/games/{game}/record", response_class=PlainTextResponse, responses=TEXT_PROBLEMS, tags=["games"]
)
async def record(game: GameId, request: Request) -> Response:
    """The record of a finished game, for everybody; of a running game, the log for the token's seat."""
    tables = _tables(request)
    title, over = await tables.query(game, lambda table: (table.game, table.status == OVER))
    if over:
        _shares(request).take("replays", client_of(request))
        stored = await tables.read(tables.store.load, game)
        text = "".join(f"{line.text}\n" for line in stored.lines)
        return _download(text, f"{game}.rubicon")
    try:
        viewer = (await authenticate_bearer(request, game)).viewer
    except Refused:
        raise Refused(
            "unfinished",
            message("refused-record-later"),
        ) from None
    name = "spectator" if viewer == SPECTATOR else title.sides[viewer]
    words = title_words(title, reader_language(request.headers.get("accept-language", "")))
    client = client_of(request)
    log = await tables.log(game, viewer, client)
    lines = await tables.histories.in_turn(client, len(log), _worded, log, words)
    heading = [f"{title.title}, game {game}, as {name} may know it", ""]
    return _download("\n".join([*heading, *lines, ""]), f"{game}-{name}.txt")


def _worded(log: Sequence[str], words: Words) -> list[str]:
    """A log, whose lines are JSON, in words."""
    return [words.log(parse_message(json.loads(line))) for line in log]


def _download(text: str, name: str) -> Response:
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


# ----------------------------------------------------------------------------------------------------- seats


@router.post("/api/seats/take", status_code=201, tags=["seats"])
async def take(body: Take, request: Request) -> Seat:
    """Take the seat of an invitation. The link in the answer is yours alone; the invitation stops working."""
    session = await _session(request)
    game, link = await _seating(request).take(body.token, body.mine or new_token(), body.name, session)
    return Seat(game=game, link=link)


@router.post("/api/seats/invitation", tags=["seats"])
async def invitation(body: TokenOnly, request: Request) -> Invitation:
    """What an invitation leads to, before its seat is taken. Nothing changes."""
    access, side, facts = await _seating(request).invitation(body.token)
    connected = _tables(request).room(access.game).presence()["here"]
    here = [seat["side"] for seat, is_here in zip(facts["seats"], connected, strict=False) if is_here]
    return Invitation(game=access.game, side=side, here=here, facts=facts)


@router.post("/api/seats/renew", tags=["seats"])
async def renew(body: LinkChoice, request: Request, response: Response) -> Seat:
    """Replace a link, your own or the spectators'. The old one stops working at once."""
    owner = await authenticate_bearer(request, body.game)
    link = await _seating(request).renew(owner, body.what)
    if body.game is not None and body.what == "seat" and "authorization" not in request.headers:
        set_cookie(_settings(request), response, f"seat-{owner.game}", link.token, COOKIE_SECONDS)
    return Seat(game=owner.game, link=link)


@router.post("/api/seats/revoke", status_code=204, tags=["seats"])
async def revoke(body: LinkChoice, request: Request) -> None:
    """Make a link stop working: your own, or the spectators'."""
    await _seating(request).revoke(await authenticate_bearer(request, body.game), body.what)


@router.post("/api/session", tags=["seats"])
async def open_session(body: TokenOnly, request: Request, response: Response) -> SessionOpened:
    """Exchange a token for a cookie that scripts cannot read."""
    admitted = await _seating(request).require_taken(await _seating(request).authenticate(body.token))
    title = await _tables(request).query(admitted.game, lambda table: table.game)
    set_cookie(_settings(request), response, f"seat-{admitted.game}", body.token, COOKIE_SECONDS)
    side = None if admitted.viewer == SPECTATOR else title.sides[admitted.viewer]
    return SessionOpened(game=admitted.game, side=side)


@router.delete("/api/session/{game}", status_code=204, tags=["seats"])
async def close_session(game: GameId, request: Request, response: Response) -> None:
    """Delete the cookie of a game."""
    set_cookie(_settings(request), response, f"seat-{game}", "", 0)
