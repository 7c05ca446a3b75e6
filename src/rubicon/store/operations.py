"""What the people who run a server keep in its store: a probe, and when work was last done."""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from rubicon.store.account_tables import keys
from rubicon.store.store import Store

#: Names of rows in `keys`.
PROBE, RETENTION = "probe", "retention"


def write_probe(store: Store, now: float) -> None:
    """Write a row, to see whether the store can be written to. Raises `StoreError` if not."""
    _claim(store, PROBE, now, now)


def claim_retention(store: Store, now: float, interval: float) -> bool:
    """Whether old games are to be removed now, by this process: the last time is `interval` seconds ago."""
    return _claim(store, RETENTION, now, now - interval)


def _claim(store: Store, name: str, now: float, before: float) -> bool:
    """Set the time stored under a name to `now`, if it is not later than `before`. Returns whether it was."""
    value = sql.cast(keys.c.value, sql.Float)
    due = keys.update().where(keys.c.name == name, value <= before).values(value=repr(now))
    try:
        with store.writing() as connection:
            if connection.execute(due).rowcount:
                return True
            if connection.execute(sql.select(keys.c.name).where(keys.c.name == name)).first() is None:
                connection.execute(keys.insert().values(name=name, value=repr(now)))
                return True
            return False
    except IntegrityError:  # another process was first
        return False
