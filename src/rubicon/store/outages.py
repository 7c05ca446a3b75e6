"""When the server could not store anything. Clocks do not run in such a time.

Every process says every few seconds that it is alive. A longer silence means that there was no process, or no
database.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import TYPE_CHECKING, Final

import sqlalchemy as sql
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from rubicon.store.account_tables import keys
from rubicon.store.schema import outages
from rubicon.table.clock import Outage

if TYPE_CHECKING:
    from rubicon.store.store import Store

#: The name of the row in `keys` that says when a process was last alive.
ALIVE: Final = "alive"


def record_alive(
    store: Store, now: float, heard: float, silence: float = inf, away_since: float | None = None
) -> Sequence[Outage]:
    """Say that a process is alive. If there was an outage until now, it is stored: no process was alive for
    more than `silence` seconds, or this one could store nothing since `away_since`.

    Returns all outages that ended after `heard`. Raises `StoreError` if nothing can be stored.
    """
    try:
        with store.writing() as connection:
            put = connection.execute
            found = put(sql.select(keys.c.value).where(keys.c.name == ALIVE).with_for_update()).scalar()
            if found is None:
                put(keys.insert().values(name=ALIVE, value=repr(now)))
                return []
            alive = float(found)
            put(keys.update().where(keys.c.name == ALIVE).values(value=repr(now)))
            start = min(now if away_since is None else away_since, alive if now - alive > silence else now)
            if start < now:
                put(outages.insert().values(began=start, ended=now))
            return outages_since(connection, heard)
    except IntegrityError:  # another process was first
        return []


def outages_since(connection: Connection, at: float) -> Sequence[Outage]:
    """All outages that ended after a moment, the oldest first."""
    c = outages.c
    wanted = sql.select(c.began, c.ended).where(c.ended > at).order_by(c.began)
    return [Outage(*row) for row in connection.execute(wanted)]
