"""Ratings of accounts in the store, and the finished games that count for them.

For which rating a seat plays is decided when it is taken (`seats.rated_for`), and nothing changes it once
the game has begun, not even the deletion of the account.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import asdict, dataclass

import sqlalchemy as sql
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from rubicon.core.record import RecordError, parse
from rubicon.store import account_tables, schema
from rubicon.store.store import Store
from rubicon.table.changes import OVER, WAITING


@dataclass(frozen=True, slots=True)
class Rating:
    """How well an account plays a title: strength `mu`, uncertainty `sigma`, and the number of games."""

    account: str
    title: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game that is over: the side that won (None is a draw), and the account that each side played for.

    `steps` is the number of actions that were not taken back, or None if the rules ended the game.
    """

    game: str
    title: str
    winner: int | None
    accounts: tuple[str, str]
    steps: int | None = None


class _UnknownAccount(Exception):
    """Nothing is known of an account that a side played for."""


class Ratings:
    """The ratings in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def of_account(self, account: str) -> list[Rating]:
        """The ratings of an account, one for each title it has played."""
        ratings = account_tables.ratings
        wanted = sql.select(ratings).where(ratings.c.account == account).order_by(ratings.c.title)
        with self._store.reading() as connection:
            return [Rating(**row) for row in connection.execute(wanted).mappings()]

    def unrated_games(self, games: Collection[str] | None) -> list[FinishedGame]:
        """Those of these games (None: of all) that are over, between two accounts, and not rated yet."""
        first, second = schema.seats.alias(), schema.seats.alias()
        wanted = (
            sql.select(
                schema.games.c.id,
                schema.games.c.title,
                schema.games.c.winner,
                first.c.rated_for,
                second.c.rated_for,
            )
            .join(first, sql.and_(first.c.game == schema.games.c.id, first.c.side == 0))
            .join(second, sql.and_(second.c.game == schema.games.c.id, second.c.side == 1))
            .where(
                schema.games.c.status == OVER,
                first.c.rated_for.is_not(None),
                second.c.rated_for.is_not(None),
                first.c.rated_for != second.c.rated_for,
                ~sql.exists().where(account_tables.rated.c.game == schema.games.c.id),
            )
            .order_by(schema.games.c.updated)
        )
        if games is not None:
            wanted = wanted.where(schema.games.c.id.in_(games))
        with self._store.reading() as connection:
            return [
                FinishedGame(game, title, winner, (one, other), _steps_if_stopped(connection, game))
                for game, title, winner, one, other in connection.execute(wanted).all()
            ]

    def rate(
        self,
        game: FinishedGame,
        initial: tuple[float, float],
        after: Callable[[FinishedGame, tuple[Rating, Rating]], tuple[Rating, Rating]],
    ) -> bool:
        """Rate a game once: in one transaction, the ratings change and the game is marked as rated.

        `after` computes the new ratings. An account without a rating starts with `initial`; a deleted account
        counts with the rating it had. Returns False if the game was rated before, or if nothing is known of
        one of the accounts.
        """
        try:
            with self._store.writing() as connection:
                # Always in the same order, so that two transactions never wait for each other.
                before = {
                    account: _rating(connection, account, game.title, initial)
                    for account in sorted(game.accounts)
                }
                one, other = (before[account] for account in game.accounts)
                if one is None or other is None:
                    raise _UnknownAccount
                for side, rating in enumerate(after(game, (one, other))):
                    facts = {"account": rating.account, "mu": rating.mu, "sigma": rating.sigma}
                    connection.execute(
                        account_tables.rated.insert().values(game=game.game, side=side, **facts)
                    )
                    connection.execute(
                        account_tables.ratings.update()
                        .where(
                            account_tables.ratings.c.account == rating.account,
                            account_tables.ratings.c.title == rating.title,
                        )
                        .values(mu=rating.mu, sigma=rating.sigma, games=rating.games)
                    )
                _forget_deleted(connection, game.game)
        except (IntegrityError, _UnknownAccount):
            return False
        return True


def keep_for_opponents(connection: Connection, account: str) -> None:
    """Prepare for the deletion of an account: keep its ratings as long as a game of it does not count yet.

    Games that have not begun, and those that count already, forget for which rating it played.
    """
    seats, games, rated = schema.seats.c, schema.games.c, account_tables.rated.c
    done = sql.or_(
        seats.game.in_(sql.select(games.id).where(games.status == WAITING)),
        seats.game.in_(sql.select(rated.game)),
    )
    mine = seats.rated_for == account
    connection.execute(schema.seats.update().where(mine, done).values(rated_for=None))
    ratings, kept = account_tables.ratings, account_tables.deleted_ratings
    titles = sql.select(games.title).join(schema.seats, seats.game == games.id).where(mine)
    rows = connection.execute(
        sql.select(ratings).where(ratings.c.account == account, ratings.c.title.in_(titles))
    ).mappings()
    known = {row["title"]: dict(row) for row in rows}
    for title in connection.execute(titles.distinct()).scalars().all():
        # Without a rating it counts as new: `rate` knows the numbers of a new account.
        row = known.get(title, {"account": account, "title": title, "mu": 0.0, "sigma": 0.0, "games": 0})
        connection.execute(kept.insert().values(row))


def _forget_deleted(connection: Connection, game: str) -> None:
    """After a game counts: delete what was kept of deleted accounts that have no other game to count."""
    seats, kept, accounts = schema.seats, account_tables.deleted_ratings, account_tables.accounts
    gone = seats.c.rated_for.not_in(sql.select(accounts.c.id))
    connection.execute(seats.update().where(seats.c.game == game, gone).values(rated_for=None))
    playing = sql.exists().where(seats.c.rated_for == kept.c.account)
    connection.execute(kept.delete().where(~playing))


def _rating(connection: Connection, account: str, title: str, initial: tuple[float, float]) -> Rating | None:
    """The rating of an account, locked for this transaction; a new one if there is none.

    For a deleted account the rating that was kept; None if there is none.
    """
    ratings, kept = account_tables.ratings, account_tables.deleted_ratings
    wanted = sql.select(ratings).where(ratings.c.account == account, ratings.c.title == title)
    row = connection.execute(wanted.with_for_update()).mappings().first()
    if row is not None:
        return Rating(**row)
    accounts = account_tables.accounts.c
    if connection.execute(sql.select(accounts.id).where(accounts.id == account)).first() is None:
        wanted = sql.select(kept).where(kept.c.account == account, kept.c.title == title)
        row = connection.execute(wanted).mappings().first()
        if row is None:
            return None
        return Rating(**row) if row["games"] else Rating(account, title, *initial, 0)
    new = Rating(account, title, *initial, 0)
    connection.execute(ratings.insert().values(asdict(new)))
    return new


def _steps_if_stopped(connection: Connection, game: str) -> int | None:
    """How many actions of a game stand, if a player or the clock ended it; None if the rules did."""
    lines = schema.lines.c
    texts = sql.select(lines.text).where(lines.game == game).order_by(lines.number)
    try:
        record = parse("".join(f"{text}\n" for text in connection.execute(texts).scalars()))
    except RecordError:
        return 0
    return None if record.end is not None else len(record.standing_steps)
