"""The tokens of seats, and all that is made from them: links on accounts, channels, seats of rematches.

Renewing or revoking a token ends all of it in one transaction. Whatever gives out access checks its own
permission in the transaction that stores it, with the row of the game locked. So nothing that was asked for
before a renewal is stored after it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, NamedTuple, TypeVar

import sqlalchemy as sql
from sqlalchemy import Connection

from rubicon.core.game import SPECTATOR
from rubicon.store.account_tables import channels, links, sessions
from rubicon.store.database import Deadlock
from rubicon.store.schema import asides, games, seats, tokens
from rubicon.store.store import Store
from rubicon.table.orders import NO_ORDERS
from rubicon.table.seats import OPEN, PERSON

T = TypeVar("T")

#: Attempts at a transaction that the database cancels because it waits for another one.
_MAX_ATTEMPTS: Final = 5


class VoidToken(NamedTuple):
    """A token that opens nothing any more: the game it opened, and its hash."""

    game: str
    hash: bytes


class SeatTokens:
    """The tokens in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def _transaction(self, work: Callable[[Connection], T]) -> T:
        """Do `work` in a transaction that writes; again if another transaction was in its way."""
        for attempt in range(_MAX_ATTEMPTS):
            try:
                with self._store.writing() as connection:
                    return work(connection)
            except Deadlock:
                if attempt == _MAX_ATTEMPTS - 1:
                    raise
        raise AssertionError

    def add(self, digest: bytes, game: str, viewer: int, now: float) -> None:
        """Add a token that opens a game for a viewer."""
        self._transaction(lambda connection: _add(connection, digest, game, viewer, now))

    def spectator_hashes(self, game: str) -> list[bytes]:
        """The hashes of all tokens that are valid for the spectators of a game."""
        theirs = (tokens.c.game == game) & (tokens.c.viewer == SPECTATOR)
        with self._store.reading() as connection:
            return list(connection.execute(sql.select(tokens.c.hash).where(theirs)).scalars())

    def replace(
        self, game: str, viewer: int, fresh: bytes | None, now: float, source: bytes = b""
    ) -> list[VoidToken]:
        """Replace all tokens of a viewer by `fresh`, or by none. Returns those that are void.

        `source` is the token that asks for it: what was given to the session of an account stays so.

        Everything made from the old tokens ends too: links of accounts to the seat, channels and standing
        orders of the seat, and the same in each rematch whose own links were not renewed.
        """

        def work(connection: Connection) -> list[VoidToken]:
            lock_game(connection, game)
            renewed = games.c.renewed.bitwise_or(_bit(viewer))
            connection.execute(sql.update(games).where(games.c.id == game).values(renewed=renewed))
            session = None if viewer == SPECTATOR else _session_of(connection, source)
            void = _end_access(connection, game, viewer, now)
            if fresh is not None:
                _add(connection, fresh, game, viewer, now, session)
            self._store.notify_changed(connection, {game, *(token.game for token in void)})
            return void

        return self._transaction(work)

    def add_for_rematch(self, source: bytes, digest: bytes, game: str, viewer: int, now: float) -> bool:
        """Add a token for a viewer who comes from another game, with the token `source`.

        False, and nothing changes, if `source` is not valid any more, or if the links of this viewer were
        renewed or revoked: then only links given out since then are valid.
        """

        def work(connection: Connection) -> bool:
            from_game = connection.execute(sql.select(tokens.c.game).where(tokens.c.hash == source)).scalar()
            if from_game is None:
                return False
            lock_game(connection, from_game)
            lock_game(connection, game)
            if not is_valid(connection, source):
                return False
            renewed = connection.execute(sql.select(games.c.renewed).where(games.c.id == game)).scalar_one()
            if renewed & _bit(viewer):
                return False
            session = None if viewer == SPECTATOR else _session_of(connection, source)
            _add(connection, digest, game, viewer, now, session)
            return True

        return self._transaction(work)

    # -------------------------------------------------------------------------------------------- accounts

    def link_to_account(self, account: str, source: bytes, now: float) -> bool:
        """Put the seat that the token `source` opens on the account's list of games.

        False, and nothing changes, if the token opens no person's seat, or the seat of another account, or
        was given to the session of another account.
        """

        def work(connection: Connection) -> bool:
            wanted = sql.select(tokens.c.game, tokens.c.viewer).where(tokens.c.hash == source)
            found = connection.execute(wanted).first()
            if found is None:
                return False
            game, side = found
            lock_game(connection, game)
            owner = sql.select(seats.c.kind, seats.c.account).where(
                seats.c.game == game, seats.c.side == side
            )
            seat = connection.execute(owner).first()
            if not is_valid(connection, source) or seat is None or seat.kind != PERSON:
                return False
            if seat.account is not None:
                return bool(seat.account == account)
            session = _session_of(connection, source)
            if session is not None:
                owner = sql.select(sessions.c.account).where(sessions.c.hash == session)
                if connection.execute(owner).scalar() != account:
                    return False
            mine = (links.c.account == account) & (links.c.game == game) & (links.c.side == side)
            if connection.execute(sql.select(links).where(mine)).first() is None:
                row = {"account": account, "game": game, "side": side, "since": now}
                connection.execute(sql.insert(links), row)
            return True

        return self._transaction(work)

    def forget_link(self, account: str, game: str, side: int) -> bool:
        """Take a linked seat off the account's list. Nothing else changes. False if it was not linked."""

        def work(connection: Connection) -> bool:
            mine = (links.c.account == account) & (links.c.game == game) & (links.c.side == side)
            return connection.execute(sql.delete(links).where(mine)).rowcount == 1

        return self._transaction(work)

    def add_for_account(
        self, account: str, session: bytes, digest: bytes, game: str, side: int, now: float
    ) -> bool:
        """Add a token for a seat that the account owns or has linked; `session` is the hash of its session.

        False, and nothing changes, if the seat is not on the account's list (any more).
        """

        def work(connection: Connection) -> bool:
            lock_game(connection, game)
            mine = sql.select(sessions.c.hash).where(sessions.c.hash == session).with_for_update()
            if connection.execute(mine).first() is None or not has_seat(connection, account, game, side):
                return False
            _add(connection, digest, game, side, now, session)
            return True

        return self._transaction(work)


# ------------------------------------------------------------------------------ parts of other transactions


def lock_game(connection: Connection, game: str) -> None:
    """Make other transactions that give or end access to this game wait for this one."""
    connection.execute(sql.select(games.c.id).where(games.c.id == game).with_for_update())


def is_valid(connection: Connection, digest: bytes) -> bool:
    """Whether there is a token with this hash."""
    return connection.execute(sql.select(tokens.c.hash).where(tokens.c.hash == digest)).first() is not None


def has_seat(connection: Connection, account: str, game: str, side: int) -> bool:
    """Whether an account owns a seat, or has it on its list."""
    owned = sql.select(seats.c.side).where(
        seats.c.game == game, seats.c.side == side, seats.c.account == account
    )
    linked = sql.select(links.c.side).where(
        links.c.game == game, links.c.side == side, links.c.account == account
    )
    return any(connection.execute(wanted).first() is not None for wanted in (owned, linked))


def may_add_channel(connection: Connection, source: bytes) -> bool:
    """Whether the token with this hash opens a seat that somebody has taken. The game is locked."""
    found = connection.execute(sql.select(tokens.c.game).where(tokens.c.hash == source)).scalar()
    if found is None:
        return False
    lock_game(connection, found)
    taken = (
        sql.select(seats.c.kind)
        .join(tokens, (tokens.c.game == seats.c.game) & (tokens.c.viewer == seats.c.side))
        .where(tokens.c.hash == source)
    )
    return connection.execute(taken).scalar() not in (None, OPEN)


def end_tokens_of_sessions(connection: Connection, ended: Collection[bytes]) -> list[VoidToken]:
    """Delete the tokens that were given to these sessions, which are deleted already, and the channels of
    their seats. Returns the tokens."""
    theirs = tokens.c.session.in_(list(ended))
    rows = connection.execute(sql.select(tokens.c.game, tokens.c.viewer, tokens.c.hash).where(theirs)).all()
    connection.execute(sql.delete(tokens).where(theirs))
    for game, side in {(row.game, row.viewer) for row in rows}:
        end_channels(connection, game, side)
    return [VoidToken(row.game, row.hash) for row in rows]


def end_channels(connection: Connection, game: str, side: int) -> None:
    """Delete the channels of a seat."""
    connection.execute(sql.delete(channels).where(channels.c.game == game, channels.c.side == side))


def hand_over_tokens(connection: Connection, old: bytes, new: bytes) -> None:
    """Let the tokens that were given to one session belong to another, which takes its place."""
    connection.execute(sql.update(tokens).where(tokens.c.session == old).values(session=new))


def _session_of(connection: Connection, digest: bytes) -> bytes | None:
    """The hash of the session that a token was given to, if it was given to one."""
    wanted = sql.select(tokens.c.session).where(tokens.c.hash == digest)
    found: bytes | None = connection.execute(wanted).scalar()
    return found


def _end_access(connection: Connection, game: str, viewer: int, now: float) -> list[VoidToken]:
    """Delete all tokens of a viewer and all that was made from them, in the game and its rematches."""
    here = (tokens.c.game == game) & (tokens.c.viewer == viewer)
    void = [
        VoidToken(game, digest)
        for digest in connection.execute(sql.select(tokens.c.hash).where(here)).scalars()
    ]
    connection.execute(sql.delete(tokens).where(here))
    if viewer != SPECTATOR:
        connection.execute(sql.delete(links).where(links.c.game == game, links.c.side == viewer))
        end_channels(connection, game, viewer)
        _end_orders(connection, game, viewer, now)
    following = sql.select(asides.c.text).where(asides.c.game == game, asides.c.kind == "next")
    for rematch in connection.execute(following).scalars().all():
        lock_game(connection, rematch)
        count = connection.execute(
            sql.select(sql.func.count()).select_from(seats).where(seats.c.game == rematch)
        ).scalar_one()
        there = rematch_viewer(viewer, count)
        renewed = connection.execute(sql.select(games.c.renewed).where(games.c.id == rematch)).scalar()
        if count and renewed is not None and not renewed & _bit(there):
            void += _end_access(connection, rematch, there, now)
    return void


def _end_orders(connection: Connection, game: str, side: int, now: float) -> None:
    """End the standing orders of a side: whoever had its link may have given them. The game is locked."""
    of_side = (asides.c.game == game) & (asides.c.kind == "orders") & (asides.c.side == side)
    given = sql.select(asides.c.text).where(of_side).order_by(asides.c.number.desc()).limit(1)
    if connection.execute(given).scalar() in (None, NO_ORDERS):
        return
    last = connection.execute(
        sql.select(sql.func.max(asides.c.number)).where(asides.c.game == game)
    ).scalar_one()
    row = {"game": game, "number": last + 1, "at": now, "kind": "orders", "side": side, "text": NO_ORDERS}
    connection.execute(sql.insert(asides), row)


def rematch_viewer(viewer: int, count: int) -> int:
    """Who a viewer of a game with `count` sides is in its rematch, where the sides are swapped."""
    return viewer if viewer == SPECTATOR or not count else (viewer - 1) % count


def _add(
    connection: Connection, digest: bytes, game: str, viewer: int, now: float, session: bytes | None = None
) -> None:
    """Add a token; not if the session that it is given to has ended meanwhile."""
    if session is not None:
        mine = sql.select(sessions.c.hash).where(sessions.c.hash == session).with_for_update(read=True)
        if connection.execute(mine).first() is None:
            return
    row = {"hash": digest, "game": game, "viewer": viewer, "created": now, "session": session}
    connection.execute(sql.insert(tokens), row)


def _bit(viewer: int) -> int:
    """The bit of a viewer in `games.renewed`."""
    return 1 << viewer + 1
