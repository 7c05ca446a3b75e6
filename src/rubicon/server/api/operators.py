"""Routes of the page for operators. Without `RUBICON_OPERATOR_SECRET` there are none; with it, each request
needs that secret in its header `Authorization`."""

from __future__ import annotations

import time
from dataclasses import asdict
from functools import partial
from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Request, Response
from pydantic import Field, StringConstraints

from rubicon.core.message import message
from rubicon.server.api.pages import page
from rubicon.server.errors import Refused
from rubicon.server.messages import GameId, StrictModel
from rubicon.server.ops import logs
from rubicon.server.ops.operators import OperatorService, resolve_target
from rubicon.server.ops.security import sender_of
from rubicon.server.ops.shares import Client, Shares
from rubicon.server.seating.tokens import tokens_equal
from rubicon.server.settings import Settings
from rubicon.store.operations import CLOSE, GAME, MAX_REASON
from rubicon.table.changes import PLAYERS, SPECTATORS

router = APIRouter(include_in_schema=False)

#: Lines of chat of each chat room that an operator is shown: the last ones.
MAX_LINES = 200
Reason = Annotated[str, StringConstraints(max_length=MAX_REASON, pattern=r"^[^\x00-\x1f\x7f]*$")]
Target = Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00-\x1f\x7f]+$")]


class SanctionRequest(StrictModel):
    """Impose a sanction for some hours, or, without `hours`, until it is lifted. With `lift`, lift it.

    `target` is the id or name of an account, the hash or address of a client, or a seat: a game and the
    number of its side, or -1 for its spectators. A seat can only be muted.
    """

    kind: Literal["ban", "mute"]
    subject: Literal["account", "client", "seat"]
    target: Target
    reason: Reason = ""
    hours: Annotated[float, Field(gt=0, le=100_000)] | None = None
    lift: bool = False


class TableRequest(StrictModel):
    """Close the table of a game, or open it again."""

    game: GameId
    open: bool
    reason: Reason = ""


class LineRequest(StrictModel):
    """Remove a line of chat."""

    game: GameId
    room: Literal["players", "spectators"]
    number: Annotated[int, Field(ge=1, le=2**31 - 1)]
    reason: Reason = ""


class SettleRequest(StrictModel):
    """Note that a report of a line has been dealt with."""

    report: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{1,16}$")]
    reason: Reason = ""


def _settings(request: Request) -> Settings:
    return cast(Settings, request.app.state.settings)


def _operators(request: Request) -> OperatorService:
    return cast(OperatorService, request.app.state.operators)


def _require_page(request: Request) -> None:
    """Raise `Refused` if this server has no page for operators."""
    if not _settings(request).operator_secret:
        raise Refused("unknown", message("refused-nothing-here"))


def require_operator(request: Request) -> Client:
    """The client of an operator. Raises `Refused` if the request has not got the secret.

    Every request counts, with the right secret too: how many are allowed must not tell which is right.
    """
    _require_page(request)
    shares: Shares = request.app.state.shares
    client = sender_of(shares, request.scope)
    shares.take("operators", client)
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not tokens_equal(given.strip(), _settings(request).operator_secret):
        logs.write("operator refused", client=client.id)
        raise Refused("operator", message("refused-operator-secret"))
    return client


@router.get("/operators")
async def operators_page(request: Request) -> Response:
    """The page. It asks for the secret; the page itself holds none."""
    _require_page(request)
    return await page(request)


@router.get("/api/operators/overview")
async def overview(request: Request) -> dict[str, Any]:
    """Who is here, what costs most, what is imposed, and what operators did."""
    require_operator(request)
    return await _operators(request).overview()


@router.get("/api/operators/chat/{game}")
async def chat(game: GameId, request: Request) -> dict[str, Any]:
    """The last lines of chat of a game, the newest first. That an operator has read them is logged."""
    client = require_operator(request)
    service = _operators(request)
    await service.tables.read(service.actions.note, _actor(client), "read chat", GAME, game, "", time.time())
    found = []
    for room in (PLAYERS, SPECTATORS):
        lines = await service.tables.read(service.tables.store.chat, game, room)
        found += [asdict(line) for line in lines[-MAX_LINES:]]
    return {"game": game, "lines": sorted(found, key=lambda line: -line["at"])}


async def _do(request: Request, actor: Client, act: Any) -> dict[str, Any]:
    """Do something as an operator; returns the new overview. It is carried out here before the answer."""
    service = _operators(request)
    await service.tables.read(act)
    await service.refresh()
    logs.write("operator acts", client=actor.id)
    return await service.overview()


def _actor(client: Client) -> str:
    return f"page {client.id}"


@router.post("/api/operators/sanctions")
async def set_sanction(body: SanctionRequest, request: Request) -> dict[str, Any]:
    """Ban or mute an account or a client, or lift that."""
    client, now = require_operator(request), time.time()
    service = _operators(request)
    actions, tables = service.actions, service.tables
    target = await tables.read(resolve_target, tables.store, service.shares, body.subject, body.target)
    who = (_actor(client), body.kind, body.subject, target, body.reason, now)
    if body.lift:
        return await _do(request, client, partial(actions.lift, *who))
    until = None if body.hours is None else now + 3600 * body.hours
    return await _do(request, client, partial(actions.impose, *who, until))


@router.post("/api/operators/tables")
async def set_table(body: TableRequest, request: Request) -> dict[str, Any]:
    """Close a table, or open it again."""
    client = require_operator(request)
    actions = _operators(request).actions
    what = (_actor(client), CLOSE, GAME, body.game, body.reason, time.time())
    act = partial(actions.lift, *what) if body.open else partial(actions.impose, *what, None)
    return await _do(request, client, act)


@router.post("/api/operators/reports")
async def settle(body: SettleRequest, request: Request) -> dict[str, Any]:
    """Take a reported line off the list."""
    client = require_operator(request)
    actions = _operators(request).actions
    what = (_actor(client), body.report, body.reason, time.time())
    return await _do(request, client, partial(actions.settle, *what))


@router.post("/api/operators/lines")
async def remove_line(body: LineRequest, request: Request) -> dict[str, Any]:
    """Remove a line of chat, in open pages too."""
    client = require_operator(request)
    actions = _operators(request).actions
    what = (_actor(client), body.game, body.room, body.number, body.reason, time.time())
    return await _do(request, client, partial(actions.remove_line, *what))
