"""The whole server as one ASGI application: HTTP through FastAPI, WebSockets by hand."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from rubicon import __version__
from rubicon.core.game import RubiconError
from rubicon.games import UnknownTitle
from rubicon.server.accounts.ratings import Ratings
from rubicon.server.api import accounts, games, notifications, pages, replays
from rubicon.server.bots.hints import Counsel
from rubicon.server.bots.pool import BotLimits, BotWorkers
from rubicon.server.bots.turns import BotPlay
from rubicon.server.errors import Refused, malformed, refusal, status
from rubicon.server.notifications.scheduler import Notices
from rubicon.server.ops import gc_tuning, logs, metrics
from rubicon.server.ops.rate_limits import Buckets
from rubicon.server.ops.security import Guard
from rubicon.server.replay_jobs.pool import Studies
from rubicon.server.seating.service import Desk
from rubicon.server.settings import Settings
from rubicon.server.tables.registry import Hub
from rubicon.server.websocket.connection import Sockets
from rubicon.server.websocket.uvicorn_protocols import HttpProtocol
from rubicon.store.store import Store


def create_app(settings: Settings, store: Store) -> ASGIApp:
    """The application around a store. It closes the store when it ends."""
    hub = Hub(settings, store)
    desk = Desk(hub)
    bots = BotWorkers(BotLimits.of(settings))
    play = BotPlay(hub, bots)
    studies = Studies()
    notices = Notices(settings, store, hub.present)
    ratings = Ratings(store, hub.playing)
    hub.listeners.append(ratings.changed)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        await bots.start()
        await notices.start()
        await ratings.start()
        await play.resume()
        gc_tuning.begin()
        hub.spawn(gc_tuning.rounds())
        logs.say("serving", version=__version__)
        yield
        await notices.stop()
        await ratings.stop()
        await studies.stop()
        await bots.stop()
        await hub.stop()
        store.close()
        logs.say("ended")

    app = FastAPI(
        title="Rubicon",
        version=__version__,
        summary="Tabletop wargames over the network. The WebSocket is described in docs/protocol.md.",
        lifespan=life,
        docs_url=None,  # these pages load scripts from elsewhere, which our policy forbids
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.store = store
    app.state.hub = hub
    app.state.desk = desk
    app.state.bots = bots
    app.state.notices = notices
    app.state.studies = studies
    app.state.studying = Buckets(settings.study_rate, settings.study_burst)
    app.state.creating = Buckets(settings.create_rate, settings.create_burst)
    app.include_router(games.router)
    app.include_router(replays.router, responses=games.PROBLEMS)
    app.include_router(pages.router)
    app.include_router(accounts.router, responses=games.PROBLEMS)
    app.include_router(notifications.router, responses=games.PROBLEMS)
    app.add_exception_handler(RubiconError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _plain)
    return _Both(Guard(app, settings), Sockets(settings, hub, desk, Counsel(hub, bots)))


class _Both:
    """HTTP and the lifespan go one way, WebSockets the other."""

    def __init__(self, requests: ASGIApp, sockets: ASGIApp) -> None:
        self.requests = requests
        self.sockets = sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self.sockets if scope["type"] == "websocket" else self.requests)(scope, receive, send)


def _problem(refused: Refused) -> JSONResponse:
    metrics.REFUSED.labels(refused.code).inc()
    logs.say("refused", code=refused.code)
    why = str(refused).encode(errors="replace").decode()  # it may quote what is no proper text
    return JSONResponse({"code": refused.code, "why": why}, status(refused))


async def _refused(request: Request, problem: Exception) -> JSONResponse:
    if isinstance(problem, UnknownTitle):
        return _problem(Refused("unknown", str(problem)))
    assert isinstance(problem, RubiconError)
    return _problem(refusal(problem))


async def _malformed(request: Request, problem: Exception) -> JSONResponse:
    """Say what was wrong, without repeating what was sent."""
    assert isinstance(problem, RequestValidationError)
    return _problem(malformed(problem.errors()[0]))


async def _plain(request: Request, problem: Exception) -> JSONResponse:
    assert isinstance(problem, HTTPException)
    if isinstance(problem.__cause__, Refused):  # while the body was being read
        return _problem(problem.__cause__)
    codes = {404: "unknown", 405: "method"}
    why = {404: "There is nothing here.", 405: "That cannot be done here."}
    code = codes.get(problem.status_code, "malformed")
    answer = JSONResponse(
        {"code": code, "why": why.get(problem.status_code, "The request was not understood.")},
        problem.status_code,
    )
    if problem.headers:
        answer.headers.update(problem.headers)
    return answer


def worker(settings: Settings) -> ASGIApp:
    """The application of one process, with its own connection to the database."""
    logs.begin(settings.log_level)
    metrics.begin()
    HttpProtocol.seconds = settings.request_seconds
    return create_app(settings, Store.open(settings.database or None))
