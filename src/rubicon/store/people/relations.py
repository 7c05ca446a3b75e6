"""Whom somebody has muted or blocked: an account for all its games, or a seat in one game.

Muting hides what the other says, on the owner's pages only; nothing else happens. Blocking also keeps both
from taking seats at one table, and from a rematch.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from rubicon.core.game import RubiconError
from rubicon.core.message import message
from rubicon.store.account_tables import account_relations, accounts, seat_relations
from rubicon.store.database import Deadlock
from rubicon.store.schema import seats
from rubicon.store.store import Store

#: Accounts that one account can have muted or blocked, at most.
MAX_RELATIONS: Final = 500
#: Attempts at a transaction that meets the same one of another process.
_MAX_ATTEMPTS: Final = 3

#: Who has blocked whom, as `Relations.blocked_with` says it: the asking side has, or another has.
BY_ME, BY_OTHER = "me", "other"


@dataclass(frozen=True, slots=True)
class Relation:
    """What somebody has decided about another."""

    muted: bool = False
    blocked: bool = False

    def __or__(self, other: Relation) -> Relation:
        return Relation(self.muted or other.muted, self.blocked or other.blocked)


@dataclass(frozen=True, slots=True)
class AccountRelation:
    """What an account has decided about another account, which is called `name`, and since when."""

    name: str
    muted: bool
    blocked: bool
    since: float


class Relations:
    """The relations in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # ----------------------------------------------------------------------------------------------- seats

    def of_seat(self, game: str, side: int) -> dict[int, Relation]:
        """What a side of a game has decided about other sides, in this game."""
        c = seat_relations.c
        wanted = sql.select(c.other, c.muted, c.blocked).where(c.game == game, c.side == side)
        with self._store.reading() as connection:
            return {row.other: Relation(row.muted, row.blocked) for row in connection.execute(wanted)}

    def set_for_seat(self, game: str, side: int, other: int, relation: Relation, now: float) -> None:
        """Set what a side has decided about another side of its game."""
        c = seat_relations.c
        key = {"game": game, "side": side, "other": other}
        here = sql.and_(c.game == game, c.side == side, c.other == other)
        self._set(seat_relations, here, key, relation, now)

    def copy_to_rematch(self, game: str, rematch: str, now: float) -> None:
        """Let what sides have decided in a game hold in its rematch, where the sides are swapped."""
        c = seat_relations.c
        # The other player may come here at the same time.
        with suppress(IntegrityError), self._store.writing() as connection:
            count = connection.execute(
                sql.select(sql.func.count()).select_from(seats).where(seats.c.game == rematch)
            ).scalar_one()
            if not count:
                return
            there = sql.select(c.side, c.other).where(c.game == rematch)
            known = {(row.side, row.other) for row in connection.execute(there)}
            for row in connection.execute(sql.select(seat_relations).where(c.game == game)).all():
                side, other = (row.side - 1) % count, (row.other - 1) % count
                if (side, other) not in known:
                    values = {"game": rematch, "side": side, "other": other, "since": now}
                    kept = {"muted": row.muted, "blocked": row.blocked}
                    connection.execute(seat_relations.insert().values(values | kept))

    # -------------------------------------------------------------------------------------------- accounts

    def of_account(self, account: str) -> list[AccountRelation]:
        """What an account has decided about others, the newest first."""
        c = account_relations.c
        wanted = (
            sql.select(accounts.c.name, c.muted, c.blocked, c.since)
            .join(accounts, accounts.c.id == c.other)
            .where(c.account == account)
            .order_by(c.since.desc(), accounts.c.name)
        )
        with self._store.reading() as connection:
            return [AccountRelation(*row) for row in connection.execute(wanted)]

    def between_accounts(self, account: str, others: Collection[str]) -> dict[str, Relation]:
        """What an account has decided about these accounts."""
        c = account_relations.c
        wanted = sql.select(c.other, c.muted, c.blocked).where(
            c.account == account, c.other.in_(list(others))
        )
        with self._store.reading() as connection:
            return {row.other: Relation(row.muted, row.blocked) for row in connection.execute(wanted)}

    def set_for_account(self, account: str, other: str, relation: Relation, now: float) -> None:
        """Set what an account has decided about another. Raises `RubiconError` if it has decided too much."""
        if account == other:
            raise RubiconError(message("refused-that-is-you"))
        c = account_relations.c
        key = {"account": account, "other": other}
        here = sql.and_(c.account == account, c.other == other)
        count = sql.select(sql.func.count()).select_from(account_relations).where(c.account == account)
        with self._store.reading() as connection:
            full = connection.execute(count).scalar_one() >= MAX_RELATIONS
            known = connection.execute(sql.select(c.other).where(here)).first() is not None
        if full and not known and relation != Relation():
            raise RubiconError(message("refused-relations-many", most=MAX_RELATIONS))
        self._set(account_relations, here, key, relation, now)

    def _set(
        self, table: sql.Table, here: sql.ColumnElement[bool], key: dict[str, Any], new: Relation, now: float
    ) -> None:
        values = {"muted": new.muted, "blocked": new.blocked, "since": now}
        for attempt in range(_MAX_ATTEMPTS):
            try:
                with self._store.writing() as connection:
                    connection.execute(table.delete().where(here))
                    if new != Relation():
                        connection.execute(table.insert().values(key | values))
                return
            except (IntegrityError, Deadlock):  # set in another process too; or the other account is gone
                if attempt == _MAX_ATTEMPTS - 1:
                    raise RubiconError(message("refused-no-such-account")) from None

    # ----------------------------------------------------------------------------------------------- blocks

    def blocked_with(self, account: str, others: Collection[str]) -> str | None:
        """Whether an account and one of the others have a block between them, and who set it (`BY_ME` before
        `BY_OTHER`); None if there is none."""
        c, listed = account_relations.c, list(others)
        mine = sql.and_(c.account == account, c.other.in_(listed))
        theirs = sql.and_(c.other == account, c.account.in_(listed))
        wanted = sql.select(c.account).where(c.blocked, sql.or_(mine, theirs))
        with self._store.reading() as connection:
            found = set(connection.execute(wanted).scalars())
        return BY_ME if account in found else BY_OTHER if found else None

    def blocked_at_table(self, game: str, side: int) -> str | None:
        """Whether a side of a game and another one have a block between them, by their accounts or in this
        game, and who set it."""
        c = seat_relations.c
        here = sql.and_(c.game == game, sql.or_(c.side == side, c.other == side))
        with self._store.reading() as connection:
            owners = {
                row.side: row.account
                for row in connection.execute(
                    sql.select(seats.c.side, seats.c.account).where(seats.c.game == game)
                )
            }
            found = set(connection.execute(sql.select(c.side).where(here, c.blocked)).scalars())
        mine = owners.get(side)
        others = [owner for other, owner in owners.items() if other != side and owner is not None]
        by_account = None if mine is None else self.blocked_with(mine, others)
        if side in found or by_account == BY_ME:
            return BY_ME
        return BY_OTHER if found else by_account

    def blocked_accounts(self, account: str) -> set[str]:
        """All accounts that this account has blocked, or that have blocked it."""
        c = account_relations.c
        wanted = sql.select(c.account, c.other).where(
            c.blocked, sql.or_(c.account == account, c.other == account)
        )
        with self._store.reading() as connection:
            return {one for row in connection.execute(wanted) for one in row} - {account}
