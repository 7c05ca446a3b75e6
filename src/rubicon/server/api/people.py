"""Routes for what people decide about each other: mute, block, and report a line of chat.

A seat's link decides for its seat in its game. What holds in all games needs the account that has taken the
seat to be signed in: a link that has leaked does not reach into the account.
"""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Request
from pydantic import Field, StringConstraints

from rubicon.core.game import SPECTATOR
from rubicon.core.message import message
from rubicon.server.accounts.names import name_key
from rubicon.server.api import accounts
from rubicon.server.api.games import authenticate_bearer, client_of
from rubicon.server.api.problems import PROBLEMS
from rubicon.server.errors import Refused
from rubicon.server.messages import GameId, StrictModel
from rubicon.server.ops import logs
from rubicon.server.ops.shares import Shares
from rubicon.server.seating.service import SeatAccess, SeatService
from rubicon.store.accounts import Accounts
from rubicon.store.people.relations import Relation, Relations
from rubicon.store.people.reports import MAX_WORDS, Reporter, Reports
from rubicon.table.changes import PLAYERS, SPECTATORS
from rubicon.table.seats import PERSON, Seat
from rubicon.table.table import Table

router = APIRouter(tags=["people"], responses=PROBLEMS)

Side = Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")]
Words = Annotated[str, StringConstraints(max_length=MAX_WORDS, pattern=r"^[^\x00-\x1f\x7f]*$")]
#: Bytes that one decision takes in the store, roughly.
STORED_BYTES = 200


class Decided(StrictModel):
    """What somebody decides about another. A block hides what the other says, as a mute does."""

    muted: bool
    blocked: bool


class OtherPlayer(Decided):
    """Another person at the table, and what this seat has decided about them."""

    side: str
    #: Whether a decision holds in all games: both have accounts, and the asking one is signed in.
    lasting: bool


class People(StrictModel):
    people: list[OtherPlayer]


class DecidedAbout(Decided):
    """What this account decides about the account called `name`."""

    name: accounts.Name


class KnownPeople(StrictModel):
    people: list[dict[str, Any]]


class NewReport(StrictModel):
    """Report the line with this number, of the chat that this link shows."""

    number: Annotated[int, Field(ge=1, le=2**31 - 1)]
    reason: Literal["insult", "threat", "spam", "other"]
    words: Words = ""


def _seating(request: Request) -> SeatService:
    return cast(SeatService, request.app.state.seating)


def _relations(request: Request) -> Relations:
    return _seating(request).relations


def _count(request: Request) -> None:
    """Count a decision for its client: it is stored."""
    shares: Shares = request.app.state.shares
    shares.take("stored", client_of(request), STORED_BYTES)


async def _signed_in_owner(request: Request, seat: Seat) -> str | None:
    """The account that has taken a seat, if it sent this request."""
    session = await accounts.session_of(request.app, request.scope)
    return session.account.id if session is not None and session.account.id == seat.account else None


# ------------------------------------------------------------------------------------------------- at a table


@router.get("/api/games/{game}/people")
async def people_at_table(game: GameId, request: Request) -> People:
    """The other people at the table, and whom of them this seat has muted or blocked."""
    return await _people(request, await authenticate_bearer(request, game))


async def _people(request: Request, access: SeatAccess) -> People:
    tables = _seating(request).tables
    names, seats = await tables.query(access.game, lambda table: (table.game.sides, dict(table.seats)))
    if access.viewer == SPECTATOR:
        return People(people=[])
    here = await tables.read(_relations(request).of_seat, access.game, access.viewer)
    owner = await _signed_in_owner(request, seats[access.viewer])
    others = {side: seat for side, seat in seats.items() if side != access.viewer and seat.kind == PERSON}
    known: dict[str, Relation] = {}
    if owner is not None:
        asked = [seat.account for seat in others.values() if seat.account is not None]
        known = await tables.read(_relations(request).between_accounts, owner, asked)
    found = []
    for side, seat in others.items():
        relation = here.get(side, Relation()) | known.get(seat.account or "", Relation())
        lasting = owner is not None and seat.account not in (None, owner)
        found.append(
            OtherPlayer(side=names[side], muted=relation.muted, blocked=relation.blocked, lasting=lasting)
        )
    return People(people=found)


@router.put("/api/games/{game}/people/{side}")
async def decide_at_table(game: GameId, side: Side, body: Decided, request: Request) -> People:
    """Mute or block another person at the table, or lift that. Nobody is told.

    If both have accounts and this one is signed in, it holds in all games of both; otherwise for this seat.
    """
    access = await authenticate_bearer(request, game)
    if access.viewer == SPECTATOR:
        raise Refused("seat", message("refused-spectators-mute"))
    _count(request)

    def seats(table: Table) -> tuple[int, Seat, Seat]:
        other = table.game.side(side)
        return other, table.seats[access.viewer], table.seats[other]

    other, mine, theirs = await _seating(request).tables.query(game, seats)
    if other == access.viewer or theirs.kind != PERSON:
        raise Refused("unknown", message("refused-nobody-else"))
    relations, now = _relations(request), time.time()
    wanted = Relation(body.muted, body.blocked)
    owner = await _signed_in_owner(request, mine)
    if owner is not None and theirs.account not in (None, owner):
        assert theirs.account is not None
        await asyncio.to_thread(relations.set_for_account, owner, theirs.account, wanted, now)
        wanted = Relation()  # instead of what was decided here as a guest
    await asyncio.to_thread(relations.set_for_seat, game, access.viewer, other, wanted, now)
    return await _people(request, access)


@router.post("/api/games/{game}/reports", status_code=204)
async def report_line(game: GameId, body: NewReport, request: Request) -> None:
    """Report a line of chat to the people who run this server. Nobody else is told."""
    access = await authenticate_bearer(request, game)
    shares: Shares = request.app.state.shares
    client = client_of(request)
    shares.take("reports", client)
    tables = _seating(request).tables
    account = None
    if access.viewer != SPECTATOR:
        seat = await tables.query(game, lambda table: table.seats[access.viewer])
        account = seat.account
    room = SPECTATORS if access.viewer == SPECTATOR else PLAYERS
    reporter = Reporter(access.viewer, account, client.id)
    reports = Reports(tables.store)
    if await asyncio.to_thread(
        reports.add, game, room, body.number, reporter, body.reason, body.words, time.time()
    ):
        logs.write("line reported", game=game)


# ------------------------------------------------------------------------------------------- of an account


@router.get("/api/account/people")
async def my_people(request: Request) -> KnownPeople:
    """The accounts that mine has muted or blocked."""
    session = await accounts.require_session(request)
    found = await asyncio.to_thread(_relations(request).of_account, session.account.id)
    return KnownPeople(
        people=[
            {"name": each.name, "muted": each.muted, "blocked": each.blocked, "since": each.since}
            for each in found
        ]
    )


@router.put("/api/account/people")
async def decide(body: DecidedAbout, request: Request) -> KnownPeople:
    """Mute or block the account with this name, or lift that. It is not told."""
    session = await accounts.require_session(request)
    _count(request)
    store = _seating(request).store
    other = await asyncio.to_thread(Accounts(store).by_name, name_key(body.name))
    if other is None:
        raise Refused("unknown", message("refused-no-such-account"))
    wanted = Relation(body.muted, body.blocked)
    await asyncio.to_thread(
        _relations(request).set_for_account, session.account.id, other.id, wanted, time.time()
    )
    return await my_people(request)
