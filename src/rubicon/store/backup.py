"""Backups: everything in the database, in one file from which either kind of database can be restored.

The file is text, with a JSON value per line:

    {"rubicon-backup": 1, "form": "…"}       the revision of the database, see `migrations/`
    {"table": "games", "columns": ["id", …]}
    ["9f3c…", "julius-caesar", …]            its rows; bytes are written {"hex": "…"}
    {"end": 1234, "sha256": "…"}             the number of lines above, and their hash

A backup can be taken while games are played: one transaction sees one moment. It holds every secret.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, func, select

from rubicon.core.game import RubiconError
from rubicon.core.record_writer import sync_folder
from rubicon.store.database import database_url
from rubicon.store.migrations import migrate
from rubicon.store.schema import games, metadata
from rubicon.store.store import Store

FORMAT_VERSION = 1

#: Rows that are read or inserted at once.
ROWS_PER_INSERT = 500


def backup(store: Store, target: Path) -> int:
    """Write the whole database to a new file. Returns the number of games."""
    lines, found, table, seal = 0, 0, "", sha256()
    try:
        handle = os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise RubiconError(
            f"{target} exists already. Choose another name; nothing was overwritten."
        ) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file, store.reading() as connection:
            for value in _values(connection):
                line = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_encode_bytes)
                seal.update(line.encode() + b"\n")
                file.write(line + "\n")
                lines += 1
                if isinstance(value, dict):
                    table = value.get("table", "")
                else:
                    found += table == games.name
            file.write(json.dumps({"end": lines, "sha256": seal.hexdigest()}) + "\n")
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        target.unlink(missing_ok=True)
        raise
    sync_folder(target)
    return found


def _values(connection: Connection) -> Iterator[Any]:
    yield {"rubicon-backup": FORMAT_VERSION, "form": migrate.current_revision(connection)}
    for table in metadata.sorted_tables:
        yield {"table": table.name, "columns": [column.name for column in table.columns]}
        rows = connection.execution_options(yield_per=ROWS_PER_INSERT).execute(select(table))
        yield from (list(row) for row in rows)


def _encode_bytes(value: Any) -> dict[str, str]:
    return {"hex": bytes(value).hex()}


def restore(chosen: str | None, source: Path) -> int:
    """Make a new database from a backup. Returns the number of games.

    Raises `RubiconError` if the database holds anything; it is then not changed. A backup of an older Rubicon
    is migrated.
    """
    check_backup(source)
    with (
        Store(database_url(chosen)) as store,
        store.writing() as connection,
        source.open(encoding="utf-8") as file,
    ):
        values = (json.loads(line, object_hook=_decode_bytes) for line in file)
        form = next(values)["form"]
        found = migrate.current_revision(connection)
        if found not in (None, form) or (found is not None and _has_rows(connection)):
            raise RubiconError(
                "This database holds something already, and is left as it is. Name a new one with --database."
            )
        migrate.upgrade(connection, form)
        tables = MetaData()  # as they were in that revision
        tables.reflect(connection)
        _fill(connection, tables, values)
        migrate.upgrade(connection)
        return connection.execute(select(func.count()).select_from(games)).scalar_one()


def _fill(connection: Connection, tables: MetaData, values: Iterable[Any]) -> None:
    chunk: list[dict[str, Any]] = []
    table, columns = None, []
    for value in values:
        if isinstance(value, dict) or len(chunk) == ROWS_PER_INSERT:
            if table is not None and chunk:
                connection.execute(table.insert(), chunk)
            chunk = []
        if isinstance(value, dict):
            if "table" in value:
                table, columns = tables.tables[value["table"]], value["columns"]
            continue
        chunk.append(dict(zip(columns, value, strict=True)))


def _has_rows(connection: Connection) -> bool:
    counts = (connection.execute(select(func.count()).select_from(table)) for table in metadata.sorted_tables)
    return any(count.scalar() for count in counts)


def _decode_bytes(value: dict[str, Any]) -> Any:
    return bytes.fromhex(value["hex"]) if set(value) == {"hex"} else value


def _parse_line(line: bytes) -> Any:
    """The value of a line; None if it is not JSON."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def check_backup(source: Path) -> None:
    """Raise `RubiconError` if the file is no backup, or is damaged or incomplete."""
    seal, lines, last, first = sha256(), 0, b"", b""
    try:
        with source.open("rb") as file:
            for line in file:
                if last:
                    seal.update(last)
                    lines += 1
                first, last = first or line, line
    except OSError as problem:
        raise RubiconError(f"Cannot read {source}: {problem.strerror}.") from None
    begin, end = _parse_line(first), _parse_line(last)
    if not isinstance(begin, dict) or "rubicon-backup" not in begin:
        raise RubiconError(f"{source} is no backup of Rubicon.")
    if begin["rubicon-backup"] != FORMAT_VERSION:
        raise RubiconError(f"{source} is a backup of a newer Rubicon. Use that one.")
    if end != {"end": lines, "sha256": seal.hexdigest()}:
        raise RubiconError(f"{source} is damaged or was not written to its end. Use another backup.")
