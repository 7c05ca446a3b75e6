"""The whole server as one ASGI application: HTTP with FastAPI, WebSockets without a framework."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Lifespan, Receive, Scope, Send

from rubicon import __version__
from rubicon.core.game import RubiconError
from rubicon.core.message import message
from rubicon.games import UnknownTitle
from rubicon.server.accounts.ratings import RatingUpdater
from rubicon.server.api import (
    accounts,
    docs,
    games,
    notifications,
    operators,
    pages,
    people,
    previews,
    recovery,
    replays,
)
from rubicon.server.bots.hints import HintService
from rubicon.server.bots.pool import BotLimits, BotPool
from rubicon.server.bots.turns import BotTurns
from rubicon.server.errors import Refused, http_status, problem_data, schema_refusal, to_refused, wait_headers
from rubicon.server.notifications.scheduler import NotificationScheduler
from rubicon.server.ops import gc_tuning, logs, memory, metrics
from rubicon.server.ops.operators import OperatorService
from rubicon.server.ops.outages import OutageRecorder
from rubicon.server.ops.processor_time import MeteredThreads, ProcessorTime
from rubicon.server.ops.readiness import Readiness
from rubicon.server.ops.retention import RetentionTask
from rubicon.server.ops.security import ClientConnections, SecurityMiddleware, log_refusal
from rubicon.server.ops.shares import Shares, client_hash_key
from rubicon.server.replay_jobs.pool import ReplayJobPool
from rubicon.server.seating.service import SeatService
from rubicon.server.settings import Settings
from rubicon.server.tables.registry import TableRegistry
from rubicon.server.tables.standing_orders import StandingOrderService
from rubicon.server.tables.words_deadline import WordsDeadline
from rubicon.server.websocket.connection import WebSocketApp
from rubicon.server.websocket.uvicorn_protocols import HttpProtocol
from rubicon.store.store import Store

#: Threads for short work that would hold up the event loop, most of it reading from the store.
DEFAULT_THREADS = 4

#: The modules of HTTP routes, in the order in which a path is looked up.
_ROUTED = (
    games,
    replays,
    pages,
    operators,
    previews,
    docs,
    accounts,
    recovery,
    people,
    notifications,
)


def create_app(settings: Settings, store: Store) -> ASGIApp:
    """The application that serves the games of a store. It closes the store when it stops."""
    shares = Shares(client_hash_key(store), settings.shares, settings.share_factor, settings.workers)
    processor_time = ProcessorTime(shares)
    HttpProtocol.gate = ClientConnections(shares, settings.proxies)
    tables = TableRegistry(settings, store, shares)
    seating = SeatService(tables)
    bots = BotPool(BotLimits.from_settings(settings))
    bot_turns = BotTurns(tables, bots)
    StandingOrderService(tables)
    WordsDeadline(tables)
    replay_jobs = ReplayJobPool(shares)
    scheduler = NotificationScheduler(settings, store, tables.is_connected)
    ratings = RatingUpdater(store, tables.is_playing)
    tables.add_change_listener(ratings.on_game_changed)
    operator_service = OperatorService(tables, shares)
    outages = OutageRecorder(tables)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(MeteredThreads(DEFAULT_THREADS, "work"))
        await asyncio.to_thread(seating.names.fill_looks)
        await operator_service.refresh()
        await outages.start()
        await tables.start()
        await bots.start()
        await scheduler.start()
        await ratings.start()
        await bot_turns.resume()
        tables.spawn(operator_service.run())
        tables.spawn(RetentionTask(settings, store).run())
        gc_tuning.freeze_startup_objects()
        tables.spawn(gc_tuning.collect_periodically())
        tables.spawn(metrics.measure_loop_lag())
        tables.spawn(memory.return_periodically())
        logs.write("serving", version=__version__)
        yield
        await scheduler.stop()
        await ratings.stop()
        await replay_jobs.stop()
        await bots.stop()
        await outages.stop()
        await tables.stop()
        store.close()
        logs.write("ended")

    app = create_http_api(lifespan)
    app.state.settings = settings
    app.state.store = store
    app.state.tables = tables
    app.state.readiness = Readiness(tables)
    app.state.seating = seating
    app.state.bots = bots
    app.state.notifications = scheduler
    app.state.replay_jobs = replay_jobs
    app.state.shares = shares
    app.state.operators = operator_service
    return _HttpOrWebSocket(
        SecurityMiddleware(app, settings, shares, tables.sanctions, processor_time),
        WebSocketApp(settings, shares, tables, seating, HintService(tables, bots, shares), processor_time),
    )


def create_http_api(lifespan: Lifespan[FastAPI] | None = None) -> FastAPI:
    """All HTTP routes, without the services they use: enough to describe them (`openapi()`)."""
    app = FastAPI(
        title="Rubicon",
        version=__version__,
        summary="Tabletop wargames over the network. The WebSocket is described in docs/protocol.md.",
        lifespan=lifespan,
        docs_url=None,  # these pages load scripts from other sites, which our content policy forbids
        redoc_url=None,
    )
    for module in _ROUTED:
        # Not `include_router`: that makes every route again at the first request, which took 0.1 s.
        app.router.routes.extend(module.router.routes)
    app.add_exception_handler(RubiconError, _on_rubicon_error)
    app.add_exception_handler(RequestValidationError, _on_validation_error)
    app.add_exception_handler(HTTPException, _on_http_exception)
    return app


class _HttpOrWebSocket:
    """Sends WebSockets to one application, everything else (HTTP, lifespan) to the other."""

    def __init__(self, http: ASGIApp, websockets: ASGIApp) -> None:
        self.http = http
        self.websockets = websockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self.websockets if scope["type"] == "websocket" else self.http)(scope, receive, send)


def _problem_response(refused: Refused) -> JSONResponse:
    log_refusal(refused)
    return JSONResponse(problem_data(refused), http_status(refused), wait_headers(refused))


async def _on_rubicon_error(request: Request, problem: Exception) -> JSONResponse:
    if isinstance(problem, UnknownTitle):
        return _problem_response(Refused("unknown", problem.message))
    assert isinstance(problem, RubiconError)
    return _problem_response(to_refused(problem))


async def _on_validation_error(request: Request, problem: Exception) -> JSONResponse:
    """Say what is wrong, without repeating what was sent."""
    assert isinstance(problem, RequestValidationError)
    return _problem_response(schema_refusal(problem.errors()[0]))


#: Code and message for what the framework refuses by itself, by the HTTP status.
_HTTP_PROBLEMS = {404: ("unknown", "refused-nothing-here"), 405: ("method", "refused-method")}


async def _on_http_exception(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    if problem.status_code == 404 and pages.is_navigation(request):
        return pages.no_such_page(request)
    if isinstance(problem.__cause__, Refused):  # raised while the body was read
        return _problem_response(problem.__cause__)
    code, key = _HTTP_PROBLEMS.get(problem.status_code, ("malformed", "refused-not-understood"))
    answer = JSONResponse(problem_data(Refused(code, message(key))), problem.status_code)
    if problem.headers:
        answer.headers.update(problem.headers)
    return answer


#: Seconds that a thread computes before it lets another one go on. The event loop must not wait for threads
#: that work for somebody else; Python's default is ten times as long. With a fifth of it the server does 6 %
#: less flat out.
THREAD_SWITCH_SECONDS = 0.0005


def create_worker_app(settings: Settings) -> ASGIApp:
    """The application of one worker process, with its own connection to the database."""
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
    logs.configure(settings.log_level)
    metrics.forget_dead_workers()
    memory.limit_pools()
    HttpProtocol.header_seconds = HttpProtocol.reader_seconds = settings.request_seconds
    return create_app(settings, Store.open(settings.database or None))
