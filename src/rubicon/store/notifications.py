"""Channels for notices in the store, and the turns that were sent to each."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from secrets import token_hex
from typing import Any

import sqlalchemy as sql
from sqlalchemy import ColumnElement, Connection, Row
from sqlalchemy.exc import IntegrityError

from rubicon.store import schema
from rubicon.store.account_tables import channels, keys, links, noticed, outbox
from rubicon.store.seat_tokens import has_seat, may_add_channel
from rubicon.store.store import Store
from rubicon.table.changes import PLAYING, TurnStart
from rubicon.table.seats import PERSON

WEBHOOK, MAIL, PUSH = "webhook", "mail", "push"


@dataclass(frozen=True, slots=True)
class ChannelOwner:
    """The owner of a channel: an account, for all its games, or one seat."""

    account: str | None = None
    game: str | None = None
    side: int | None = None


@dataclass(frozen=True, slots=True)
class Channel:
    """A way to reach a player. `off` is the token of the link that switches it off."""

    id: str
    account: str | None
    game: str | None
    side: int | None
    kind: str
    target: str
    secret: str
    off: str
    #: Seconds between two notices, at least; 0 sends each by itself.
    digest: float
    active: bool
    failures: int
    sent: float
    created: float


@dataclass(frozen=True, slots=True)
class WaitingTurn:
    """A game waits for a side, whose owner has a channel.

    `told` is the number of the last turn that was sent; `turn` says when this one began. It is None if the
    game was stored without it; `updated` is when the game last changed.
    """

    channel: Channel
    game: str
    title: str
    side: int
    turn: TurnStart | None
    updated: float
    told: int


@dataclass(frozen=True, slots=True)
class TurnClaim:
    """One turn of one side of a game."""

    game: str
    side: int
    turn: int


class UnknownSeat(Exception):
    """The token of a seat was renewed or revoked meanwhile."""


@dataclass(frozen=True, slots=True)
class WaitingNotice:
    """A notice that is to be sent: its channel, its turns, and how often that failed."""

    id: str
    channel: Channel
    turns: tuple[TurnClaim, ...]
    attempts: int


class Channels:
    """The channels in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def add(self, channel: Channel, max_channels: int, source: bytes | None = None) -> bool:
        """Store a channel. False, and nothing changes, if its owner has `max_channels` already.

        `source` is the hash of the token that a seat's channel is made with. Raises `UnknownSeat` if it does
        not open a taken seat (any more).
        """
        with self._store.writing() as connection:
            if source is not None and not may_add_channel(connection, source):
                raise UnknownSeat
            mine = _owned(ChannelOwner(channel.account, channel.game, channel.side))
            count = connection.execute(
                sql.select(sql.func.count()).select_from(channels).where(mine)
            ).scalar_one()
            if count >= max_channels:
                return False
            connection.execute(channels.insert().values(asdict(channel)))
        return True

    def owned_by(self, owner: ChannelOwner) -> list[Channel]:
        """The channels of an owner, the oldest first."""
        with self._store.reading() as connection:
            rows = connection.execute(
                sql.select(channels).where(_owned(owner)).order_by(channels.c.created, channels.c.id)
            )
            return [Channel(*row) for row in rows]

    def change(self, owner: ChannelOwner, channel: str, **values: Any) -> bool:
        """Change a channel of an owner. False if the owner has no such channel."""
        with self._store.writing() as connection:
            mine = sql.and_(_owned(owner), channels.c.id == channel)
            return connection.execute(channels.update().where(mine).values(values)).rowcount == 1

    def remove(self, owner: ChannelOwner, channel: str) -> bool:
        """Delete a channel of an owner. False if the owner has no such channel."""
        with self._store.writing() as connection:
            mine = sql.and_(_owned(owner), channels.c.id == channel)
            return connection.execute(channels.delete().where(mine)).rowcount == 1

    def switch(self, off: str, active: bool) -> bool:
        """Switch a channel on or off; `off` is the token of its links. False if there is none."""
        with self._store.writing() as connection:
            named = channels.update().where(channels.c.off == off).values(active=active, failures=0)
            return connection.execute(named).rowcount == 1

    def server_key(self, name: str, make: Callable[[], str]) -> str:
        """The key of the server with this name. The first call makes it; all processes get the same."""
        wanted = sql.select(keys.c.value).where(keys.c.name == name)
        with self._store.reading() as connection:
            found: str | None = connection.execute(wanted).scalar()
        if found is None:
            try:
                with self._store.writing() as connection:
                    connection.execute(keys.insert().values(name=name, value=make()))
            except IntegrityError:
                pass  # another process was first
            with self._store.reading() as connection:
                found = connection.execute(wanted).scalar_one()
        return found

    # ------------------------------------------------------------------------------------------------- turns

    def waiting_turns(self) -> list[WaitingTurn]:
        """The turns of all games that wait for the owner of an active channel."""
        games, seats = schema.games.c, schema.seats.c
        turn = sql.and_(
            games.status == PLAYING,
            seats.kind == PERSON,
            games.deciding.bitwise_rshift(seats.side).bitwise_and(1) == 1,
            channels.c.active,
        )
        chosen = sql.select(
            channels, games.id, games.title, seats.side, games.turns, games.updated
        ).join_from(schema.games, schema.seats, seats.game == games.id)
        mine = sql.or_(
            channels.c.account == seats.account,
            sql.and_(channels.c.game == seats.game, channels.c.side == seats.side),
        )
        linked = sql.and_(links.c.game == seats.game, links.c.side == seats.side)
        with self._store.reading() as connection:
            rows = [
                *connection.execute(chosen.join(channels, mine).where(turn)),
                *connection.execute(
                    chosen.join(links, linked)
                    .join(channels, channels.c.account == links.c.account)
                    .where(turn)
                ),
            ]
            told = _last_told_turns(connection)
        # A seat may be linked to an account and taken with it: once is enough.
        found = {(row[0], row[-5], row[-3]): row for row in rows}
        return [_waiting_turn(row, told.get(key, 0)) for key, row in found.items()]

    def claim(
        self, channel: str, turns: Sequence[TurnClaim], now: float, digest: float = 0.0, sending: bool = False
    ) -> list[TurnClaim]:
        """Claim turns for a channel. Returns those that no process has claimed before.

        Returns none if the last notice was sent less than `digest` seconds ago. With `sending`, the time of
        the last notice becomes `now`.
        """
        with self._store.writing() as connection:
            # The update also makes other processes that claim for the same channel wait.
            due = channels.update().where(channels.c.id == channel, channels.c.sent <= now - digest)
            if connection.execute(due.values(sent=channels.c.sent)).rowcount == 0:
                return []
            told = _last_told_turns(connection, channel)
            owner = connection.execute(
                sql.select(channels.c.account).where(channels.c.id == channel)
            ).scalar()
            fresh = [
                claim
                for claim in turns
                if claim.turn > told.get((channel, claim.game, claim.side), 0)
                # The link of the account to the seat may have ended since the turn was found.
                and (owner is None or has_seat(connection, owner, claim.game, claim.side))
            ]
            for claim in fresh:
                here = sql.and_(
                    noticed.c.channel == channel, noticed.c.game == claim.game, noticed.c.side == claim.side
                )
                connection.execute(noticed.delete().where(here))
                connection.execute(noticed.insert().values(channel=channel, **asdict(claim)))
            if fresh and sending:
                connection.execute(channels.update().where(channels.c.id == channel).values(sent=now))
                claims = json.dumps([asdict(claim) for claim in fresh])
                row = {"id": token_hex(16), "channel": channel, "turns": claims}
                connection.execute(outbox.insert().values(**row, attempts=0, due=now, created=now))
        return fresh

    # ------------------------------------------------------------------------------------------------ outbox

    def take_due(self, now: float, lease: float, limit: int = 100) -> list[WaitingNotice]:
        """Notices to send now, the oldest first. For `lease` seconds no other process gets them: if this one
        dies, another sends them then."""
        due = sql.select(outbox).where(outbox.c.due <= now).order_by(outbox.c.due).limit(limit)
        taken = []
        with self._store.writing() as connection:
            for row in connection.execute(due).all():
                mine = outbox.update().where(outbox.c.id == row.id, outbox.c.due == row.due)
                if connection.execute(mine.values(due=now + lease)).rowcount == 0:
                    continue  # another process was first
                found = connection.execute(sql.select(channels).where(channels.c.id == row.channel)).one()
                turns = tuple(TurnClaim(**turn) for turn in json.loads(row.turns))
                taken.append(WaitingNotice(row.id, Channel(*found), turns, row.attempts))
        return taken

    def remove_notice(self, notice: str) -> None:
        """A notice was sent, or nobody needs it any more."""
        with self._store.writing() as connection:
            connection.execute(outbox.delete().where(outbox.c.id == notice))

    def postpone_notice(self, notice: str, due: float) -> None:
        """A notice could not be sent: try again at the time `due`."""
        with self._store.writing() as connection:
            later = outbox.update().where(outbox.c.id == notice)
            connection.execute(later.values(due=due, attempts=outbox.c.attempts + 1))

    def record_success(self, channel: str) -> None:
        """Set the failures of a channel to 0: a notice was sent."""
        with self._store.writing() as connection:
            failing = sql.and_(channels.c.id == channel, channels.c.failures > 0)
            connection.execute(channels.update().where(failing).values(failures=0))

    def record_failure(self, channel: str, max_failures: int) -> None:
        """Count a notice that failed. The channel is switched off after `max_failures` in a row."""
        with self._store.writing() as connection:
            failures = channels.c.failures + 1
            connection.execute(
                channels.update()
                .where(channels.c.id == channel)
                .values(failures=failures, active=sql.and_(channels.c.active, failures < max_failures))
            )


def _owned(owner: ChannelOwner) -> ColumnElement[bool]:
    if owner.account is not None:
        return channels.c.account == owner.account
    return sql.and_(channels.c.game == owner.game, channels.c.side == owner.side)


def _last_told_turns(connection: Connection, channel: str | None = None) -> dict[tuple[str, str, int], int]:
    wanted = sql.select(noticed)
    if channel is not None:
        wanted = wanted.where(noticed.c.channel == channel)
    return {(row.channel, row.game, row.side): row.turn for row in connection.execute(wanted)}


def _waiting_turn(row: Row[Any], told: int) -> WaitingTurn:
    count = len(channels.c)
    game, title, side, turns, updated = row[count:]
    began = None if turns is None else json.loads(turns).get(str(side))
    turn = None if began is None else TurnStart(*began)
    return WaitingTurn(Channel(*row[:count]), game, title, side, turn, updated, told)
