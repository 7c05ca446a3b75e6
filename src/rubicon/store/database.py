"""Which database to use, and how to connect to it. SQLite and PostgreSQL behave alike from here on."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from rubicon import paths
from rubicon.about import install_command
from rubicon.core.game import RubiconError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

DATABASE_VARIABLE = "RUBICON_DATABASE"
POSTGRES_DRIVER = "postgresql+psycopg"

#: The channel of PostgreSQL's LISTEN and NOTIFY.
NOTIFY_CHANNEL = "rubicon"

#: Seconds that SQLite waits for a lock of another process.
SQLITE_TIMEOUT_SECONDS = 20.0


#: Seconds to wait for a connection to PostgreSQL. Who asks is told to come back meanwhile.
CONNECT_TIMEOUT_SECONDS = 5


#: PostgreSQL's error codes for two transactions that block each other.
_DEADLOCK_STATES = ("40P01", "40001")


class StoreError(RubiconError):
    """The database failed. Nothing was stored. The text may name its host: it is for operators only."""


class Deadlock(Exception):
    """Two transactions waited for each other, and the database cancelled ours: try again, or with less."""


def database_url(chosen: str | None = None) -> URL:
    """The URL of a database. `chosen` is a URL, or the path of a file for SQLite.

    Without it, `$RUBICON_DATABASE` counts, then `rubicon.sqlite` in the user's data folder. Raises
    `RubiconError` for other databases.
    """
    chosen = chosen or os.environ.get(DATABASE_VARIABLE) or str(paths.home() / paths.DATABASE_FILE)
    if "://" not in chosen:
        return URL.create("sqlite", database=chosen)
    try:
        url = make_url(chosen)
    except ArgumentError:
        raise RubiconError(
            "This is no database address. Write postgresql://… or the name of a file."
        ) from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        return url.set(drivername=POSTGRES_DRIVER)
    if kind != "sqlite" or not url.database or url.database == ":memory:":
        raise RubiconError(f"Rubicon keeps games in SQLite files or PostgreSQL, not in '{kind}' like this.")
    return url


def lock_for_server(chosen: str | None = None) -> TextIO | None:
    """Make sure that no other server uses the chosen SQLite file. The lock holds until it is closed.

    Each server keeps tables in memory, and with SQLite it does not hear what another one stores. Servers that
    share PostgreSQL do, so there is no lock and this returns None. Raises `RubiconError` if a server uses the
    file.
    """
    url = database_url(chosen)
    if url.drivername == POSTGRES_DRIVER:
        return None
    file = Path(f"{url.database}.lock")
    _make_private(file)
    lock = file.open("r+", encoding="ascii")
    try:
        if sys.platform == "win32":
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise RubiconError(
            f"Another server uses the games in {url.database}. Stop it first, or choose another database "
            f"with --database or {DATABASE_VARIABLE}. Several servers can share a PostgreSQL database."
        ) from None
    return lock


def open_engine(url: URL) -> Engine:
    """The engine for a database. An SQLite file that does not exist is created."""
    if url.drivername == POSTGRES_DRIVER:
        try:
            engine = create_engine(
                url,
                pool_pre_ping=True,
                pool_size=5,
                max_overflow=10,
                pool_timeout=2 * CONNECT_TIMEOUT_SECONDS,
                connect_args={"connect_timeout": CONNECT_TIMEOUT_SECONDS},
            )
            event.listen(engine, "connect", _configure_postgres)
            return engine
        except ModuleNotFoundError:
            raise RubiconError(
                f"PostgreSQL needs one more package. Type: {install_command('postgres')}"
            ) from None
    file = Path(str(url.database))
    _make_private(file)
    engine = create_engine(url, connect_args={"timeout": SQLITE_TIMEOUT_SECONDS})
    event.listen(engine, "connect", _configure_sqlite)
    event.listen(engine, "begin", _begin_transaction)
    return engine


def _make_private(file: Path) -> None:
    """Create the file, and its folder, readable for their owner only: they hold secrets."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as problem:
        raise RubiconError(
            f"Cannot open the database {file}: {problem.strerror}. {paths.SET_HOME} "
            f"Or choose another database with --database or {DATABASE_VARIABLE}."
        ) from None


def _configure_postgres(connection: Any, _: Any) -> None:
    """Make commits durable, whatever the server, the database or the role are set to. Stricter is left so."""
    weak = "current_setting('synchronous_commit') IN ('off', 'local')"
    connection.execute(f"SELECT set_config('synchronous_commit', 'on', false) WHERE {weak}").close()
    connection.commit()


def _configure_sqlite(connection: Any, _: Any) -> None:
    """Make commits durable, and let others read while one writes. We start all transactions, also for DDL."""
    connection.isolation_level = None
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_transaction(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turn errors of the database into `StoreError`, with a sentence for users. Conflicts stay."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as problem:
        if getattr(problem.orig, "sqlstate", None) in _DEADLOCK_STATES:
            raise Deadlock from None
        raise StoreError(f"The database failed: {_first_line(problem.orig)}. Nothing was stored.") from None
    except SQLAlchemyError as problem:
        raise StoreError(f"The database failed: {_first_line(problem)}. Nothing was stored.") from None


def _first_line(problem: BaseException | None) -> str:
    """The first line of an error. The details that follow may quote what was to be stored."""
    return str(problem).partition("\n")[0].rstrip(".")
