"""Routes of finished games: replay one as every viewer saw it, play on from any position, and analyse it.

The game was played here, or the request holds its record, which is not stored. These routes reveal nothing of
a running game to anybody.
"""

from __future__ import annotations

import secrets
import time
import zlib
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import StreamingResponse

from rubicon import bots
from rubicon.core.message import message
from rubicon.core.seal import new_seed
from rubicon.server.api import accounts
from rubicon.server.api.games import check_bot, client_of
from rubicon.server.api.problems import PROBLEMS
from rubicon.server.errors import Refused
from rubicon.server.messages import AnalysisProgress, Created, FinishedGame, Fork, Replay
from rubicon.server.ops.shares import Client, Shares
from rubicon.server.replay_jobs.pool import AnalysisJob, ReplayJobPool
from rubicon.server.seating.service import SeatService
from rubicon.server.tables.registry import TableRegistry
from rubicon.store.records import record_text
from rubicon.table.changes import OVER

router = APIRouter(tags=["finished games"], responses=PROBLEMS)

Fingerprint = Annotated[str, Path(pattern=r"^[0-9a-f]{64}$", description="the fingerprint of a record")]

REPLAY: Final[dict[int | str, dict[str, Any]]] = {200: {"model": Replay}}


def _count(request: Request, origin: FinishedGame, *kinds: str) -> tuple[ReplayJobPool, Client]:
    """The jobs of this server, and the client. Raises `Refused` if the client has asked for too many."""
    shares: Shares = request.app.state.shares
    client = client_of(request)
    for kind in (*kinds, *(() if origin.record is None else ("uploads",))):
        shares.take(kind, client)
    jobs: ReplayJobPool = request.app.state.replay_jobs
    return jobs, client


async def _record(origin: FinishedGame, request: Request) -> str:
    """The record of a finished game. Raises `Refused` for a running game, whoever asks."""
    if (origin.game is None) == (origin.record is None):
        raise Refused("malformed", message("refused-game-or-record"))
    if origin.game is None:
        return origin.record or ""
    tables: TableRegistry = request.app.state.tables
    if not await tables.query(origin.game, lambda table: table.status == OVER):
        raise Refused("unfinished", message("refused-hidden-later"))
    return record_text(await tables.read(tables.store.load, origin.game))


@router.post("/api/replays", responses=REPLAY)
async def replay(origin: FinishedGame, request: Request) -> Response:
    """A finished game as every viewer saw it, step by step. It is verified on the way."""
    replay_jobs, client = _count(request, origin, "replays")
    packed = await replay_jobs.replay(await _record(origin, request), origin.game, client)
    headers = {"content-type": "application/json", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"content-encoding": "gzip", "content-length": str(len(packed))}
        return StreamingResponse(_pieces(packed), headers=headers)
    return StreamingResponse(_unpacked_pieces(packed), headers=headers)


#: Bytes that are handed to the network at a time. The rest waits in the one packed copy of the replay.
PIECE_BYTES: Final = 32 * 1024


async def _pieces(packed: bytes) -> AsyncIterator[memoryview]:
    """The bytes in pieces, the next one when the network has taken the one before."""
    whole = memoryview(packed)
    for start in range(0, len(whole), PIECE_BYTES):
        yield whole[start : start + PIECE_BYTES]


async def _unpacked_pieces(packed: bytes) -> AsyncIterator[bytes]:
    """The same, unpacked on the way."""
    unpacker = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    rest = packed
    while not unpacker.eof:
        yield unpacker.decompress(rest, PIECE_BYTES)
        rest = unpacker.unconsumed_tail


@router.post("/api/forks", status_code=201)
async def fork(wanted: Fork, request: Request) -> Created:
    """Play on from a position of a finished game, against the computer: a new game with its own dice, or with
    those of a lesson."""
    replay_jobs, client = _count(request, wanted, "replays", "games")
    if wanted.bot not in bots.names():
        raise Refused("illegal", message("refused-no-bot", bot=wanted.bot))
    record = await _record(wanted, request)
    number, seed, now = secrets.token_hex(8), bytes.fromhex(wanted.seed) or new_seed(), time.time()
    seating: SeatService = request.app.state.seating
    session = await accounts.playing_session(request.app, request.scope)
    account = None if session is None else session.account.id
    seat = await seating.names.seat(wanted.name, account)
    made = await replay_jobs.branch(
        record,
        client,
        game=number,
        at=wanted.at,
        side=wanted.side,
        bot=wanted.bot,
        name=seat.name,
        registered=seat.registered,
        account=account,
        seed=seed.hex(),
        now=now,
    )
    await check_bot(request, made["title"], wanted.bot)
    return Created(game=number, links=await seating.fork(made, number, seed, now, session))


@router.post("/api/analyses", status_code=202)
async def analyse(origin: FinishedGame, request: Request) -> AnalysisProgress:
    """Start to analyse a finished game. It takes a while; ask for it again by its `id`."""
    replay_jobs, client = _count(request, origin, "replays")
    record = await _record(origin, request)
    fingerprint = await replay_jobs.fingerprint(record, client)
    return _analysis_state(replay_jobs.start_analysis(fingerprint, record, client))


@router.get("/api/analyses/{fingerprint}")
async def analysis(fingerprint: Fingerprint, request: Request, sketched: bool = False) -> AnalysisProgress:
    """How far an analysis is, and what it found. With `sketched`, the quick estimate is left out."""
    replay_jobs: ReplayJobPool = request.app.state.replay_jobs
    return _analysis_state(replay_jobs.find_analysis(fingerprint), sketched)


def _analysis_state(found: AnalysisJob, sketched: bool = False) -> AnalysisProgress:
    return AnalysisProgress.model_validate(
        {
            "id": found.id,
            "state": found.state,
            "doing": found.doing,
            "part": found.part,
            "whole": found.whole,
            "why": found.why,
            "sketch": None if sketched or found.course else found.sketch,
            "course": found.course,
        }
    )
