"""Which game of the lobby belongs to which client: a client may have one, or as many as its share is.

Clients are keyed hashes. A listing is a row of `keys`, so that all processes of a server know it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from rubicon.store.account_tables import keys
from rubicon.store.schema import games
from rubicon.store.store import Store
from rubicon.table.changes import WAITING

#: Seconds that a game stays in the lobby if nobody takes its free seat. Its links stay valid.
LISTING_SECONDS: Final = 3 * 86_400.0

_PREFIX: Final = "listed "  # then the client, and a number: 32 characters at most


class Listings:
    """The listings in a store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def claim(self, most: Mapping[str, int], game: str, now: float) -> bool:
        """Count `game` as one that these clients have in the lobby. False, and nothing is counted, if one of
        them has as many there already as it may have: `most` of it."""
        there = select(games.c.id).where(
            games.c.status == WAITING, games.c.listed, games.c.created > now - LISTING_SECONDS
        )
        gone = delete(keys).where(keys.c.name.startswith(_PREFIX), keys.c.value.not_in(there))
        mine = {
            client: select(keys.c.name).where(keys.c.name.startswith(f"{_PREFIX}{client} "))
            for client in most
        }
        with self._store.reading() as connection:  # who asks again and again keeps no writer waiting
            for client, wanted in mine.items():
                if len(connection.execute(wanted.where(keys.c.value.in_(there))).fetchall()) >= most[client]:
                    return False
        try:
            with self._store.writing() as connection:
                connection.execute(gone)
                chosen = []
                for client, wanted in mine.items():
                    taken = set(connection.execute(wanted).scalars())
                    names = (f"{_PREFIX}{client} {number}" for number in range(most[client]))
                    free = next((name for name in names if name not in taken), None)
                    if free is None:
                        return False
                    chosen.append({"name": free, "value": game})
                if chosen:
                    connection.execute(insert(keys), chosen)
        except IntegrityError:  # another process claimed the same one
            return False
        return True

    def release(self, game: str) -> None:
        """Give a claim back: the game was not made."""
        with self._store.writing() as connection:
            connection.execute(delete(keys).where(keys.c.name.startswith(_PREFIX), keys.c.value == game))
