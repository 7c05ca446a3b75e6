"""What is stored about an account: exported and deleted by its owner.

Both concern the seats that the account owns. A seat that is only linked belongs to somebody else.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sql
from sqlalchemy import Connection, Select

from rubicon.core.record import EMPTY_DIGEST, FindGame, checked_line
from rubicon.store import account_tables, schema
from rubicon.store.ratings import keep_for_opponents
from rubicon.store.store import Store
from rubicon.table.changes import OVER
from rubicon.table.seats import UNNAMED_PERSON


class AccountData:
    """What a store has about accounts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def export(self, account: str) -> dict[str, Any]:
        """What is stored about an account, without its games. Of secrets, only that they exist."""
        with self._store.reading() as connection:
            (me,) = connection.execute(
                sql.select(account_tables.accounts).where(account_tables.accounts.c.id == account)
            ).mappings()
            seats = _owned_seats(account).subquery()
            mine = sql.and_(seats.c.game == schema.said.c.game, seats.c.side == schema.said.c.side)
            noted = sql.and_(seats.c.game == schema.notes.c.game, seats.c.side == schema.notes.c.side)
            return {
                "account": {
                    "id": me["id"],
                    "name": me["name"],
                    "created": me["created"],
                    "password": me["password"] is not None,
                },
                "passkeys": _rows(
                    connection,
                    sql.select(
                        account_tables.passkeys.c.label,
                        account_tables.passkeys.c.created,
                        account_tables.passkeys.c.uses,
                    ).where(account_tables.passkeys.c.account == account),
                ),
                "sessions": _rows(
                    connection,
                    sql.select(account_tables.sessions.c.created, account_tables.sessions.c.expires).where(
                        account_tables.sessions.c.account == account
                    ),
                ),
                "ratings": _rows(
                    connection,
                    sql.select(account_tables.ratings).where(account_tables.ratings.c.account == account),
                ),
                "said": _rows(
                    connection,
                    sql.select(
                        schema.said.c.game, schema.said.c.at, schema.said.c.author, schema.said.c.text
                    ).join(seats, mine),
                ),
                "notes": _rows(
                    connection,
                    sql.select(schema.notes.c.game, schema.notes.c.at, schema.notes.c.text).join(
                        seats, noted
                    ),
                ),
                "links": _rows(
                    connection,
                    sql.select(
                        account_tables.links.c.game,
                        account_tables.links.c.side,
                        account_tables.links.c.since,
                    ).where(account_tables.links.c.account == account),
                ),
                "channels": _rows(
                    connection,
                    sql.select(
                        account_tables.channels.c.kind,
                        account_tables.channels.c.target,
                        account_tables.channels.c.digest,
                        account_tables.channels.c.active,
                    ).where(account_tables.channels.c.account == account),
                ),
            }

    def delete(self, account: str, find: FindGame) -> list[str]:
        """Delete an account and everything that belongs to it alone. Returns its games.

        Seats that it has only linked are forgotten; nothing changes there.
        The games stay for the opponent, without the account's name. The record of a running game keeps the
        name until the game is over, see `clear_deleted_names`.
        """
        with self._store.writing() as connection:
            mine = connection.execute(_owned_seats(account)).all()
            keep_for_opponents(connection, account)
            for game, side in mine:
                for table, gone in (
                    (schema.seats, {"account": None, "name": "", "registered": False}),
                    (schema.said, {"author": "", "text": "(deleted)"}),
                    (schema.notes, {"text": ""}),
                ):
                    here = sql.and_(table.c.game == game, table.c.side == side)
                    connection.execute(table.update().where(here).values(gone))
                done = sql.and_(
                    account_tables.erasures.c.game == game, account_tables.erasures.c.side == side
                )
                connection.execute(account_tables.erasures.delete().where(done))
                connection.execute(account_tables.erasures.insert().values(game=game, side=side))
            connection.execute(
                account_tables.accounts.delete().where(account_tables.accounts.c.id == account)
            )
            games = [game for game, _ in mine]
            _clear_deleted_names(connection, games, find)
            self._store.notify_changed(connection, games)
        return games

    def clear_deleted_names(self, games: Collection[str] | None, find: FindGame) -> None:
        """Remove the names of deleted accounts from the records of those games (None: of all) that are over.

        The checks of the records are computed again.
        """
        with self._store.reading() as connection:
            waiting = connection.execute(_pending_erasures(games)).first() is not None
        if waiting:
            with self._store.writing() as connection:
                _clear_deleted_names(connection, games, find)


def _owned_seats(account: str) -> Select[Any]:
    """A query for game and side of every seat that was taken with the account."""
    seats = schema.seats.c
    return sql.select(seats.game, seats.side).where(seats.account == account)


def _pending_erasures(games: Collection[str] | None) -> Select[Any]:
    erasures = account_tables.erasures.c
    wanted = (
        sql.select(erasures.game, erasures.side, schema.games.c.title)
        .join(schema.games, schema.games.c.id == erasures.game)
        .where(schema.games.c.status == OVER)
    )
    return wanted if games is None else wanted.where(erasures.game.in_(games))


def _clear_deleted_names(connection: Connection, games: Collection[str] | None, find: FindGame) -> None:
    lines, erasures = schema.lines, account_tables.erasures
    for game, side, title in connection.execute(_pending_erasures(games)).all():
        heading = f"player {find(title).sides[side]} "
        digest = EMPTY_DIGEST
        for number, text in connection.execute(
            sql.select(lines.c.number, lines.c.text).where(lines.c.game == game).order_by(lines.c.number)
        ).all():
            plain = text.rpartition(" #")[0]
            digest, fresh = checked_line(
                digest, f"{heading}{UNNAMED_PERSON}" if plain.startswith(heading) else plain
            )
            if fresh != text:
                here = sql.and_(lines.c.game == game, lines.c.number == number)
                connection.execute(lines.update().where(here).values(text=fresh))
        connection.execute(erasures.delete().where(erasures.c.game == game, erasures.c.side == side))


def _rows(connection: Connection, wanted: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(wanted).mappings()]
