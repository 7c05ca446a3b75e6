"""Everything that the store acknowledged survives a power cut.

A process plays games, and every write to its SQLite database is recorded, with every request to make writes
durable and every acknowledgement. From that come images of the disk at many moments: what was made durable
before is there; of what was written since, any part may be there, in any order, and a write may be half done.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import struct
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import pytest

from rubicon.store import records
from rubicon.store.store import Store
from tests.support.build import ROOT
from tests.support.table_driver import find

COMPILER: Final = shutil.which("cc")
pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or COMPILER is None, reason="the recorder needs Linux and a C compiler"
)
#: Lines of the program's output, three for each transaction: enough for the WAL to go into the database.
PRINTED_LINES: Final = 660
#: Images, usually and in `make soak`; one of some is opened by the store, which looks at every record.
IMAGES, IMAGES_IN_SOAK, VERIFIED = 60, 700, 20
#: A disk writes a sector whole or not at all.
SECTOR_BYTES: Final = 512
NAMES: Final = ("games.sqlite", "games.sqlite-wal", "games.sqlite-journal")
_ENTRY: Final = struct.Struct("<cB6xqq")

Contents = list[bytearray | None]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that the process did: see `disk_recorder.c`."""

    what: str
    file: int
    offset: int
    data: bytes


def read_log(path: Path) -> Iterator[Entry]:
    """The entries of a log; the last may have been cut off when the process was killed."""
    data, at = path.read_bytes(), 0
    while at + _ENTRY.size <= len(data):
        what, file, offset, length = _ENTRY.unpack_from(data, at)
        at += _ENTRY.size
        if at + length > len(data):
            break
        yield Entry(what.decode(), file, offset, data[at : at + length])
        at += length


def apply(contents: Contents, entry: Entry, start: int = 0, end: int | None = None) -> None:
    """Do to the files what an entry says; of a write, the bytes from `start` to `end`."""
    if entry.what == "D":
        contents[entry.file] = None
        return
    old = contents[entry.file]
    content = bytearray() if old is None else old
    contents[entry.file] = content
    if entry.what == "T":
        del content[entry.offset :]
        content.extend(bytes(entry.offset - len(content)))
        return
    part = entry.data[start:end]
    at = entry.offset + start
    content.extend(bytes(max(0, at - len(content))))
    content[at : at + len(part)] = part


def image(entries: Sequence[Entry], rng: Random, syncs: bool = True) -> tuple[Contents, set[str]]:
    """What a power cut after these entries leaves of the files, and the lines that were printed by then."""
    last = dict.fromkeys(range(len(NAMES)), -1)
    if syncs:
        last |= {entry.file: at for at, entry in enumerate(entries) if entry.what == "S"}
    folder = max((at for at, entry in enumerate(entries) if syncs and entry.what == "F"), default=-1)
    contents: Contents = [None] * len(NAMES)
    printed = b""
    for at, entry in enumerate(entries):
        if entry.what == "A":
            printed += entry.data
        elif entry.what in "WTD":
            if at < (folder if entry.what == "D" else last[entry.file]) or (chance := rng.random()) < 0.4:
                apply(contents, entry)
            elif chance < 0.6 and entry.what == "W":
                sectors = len(entry.data) // SECTOR_BYTES + 1
                cut = SECTOR_BYTES * rng.randrange(sectors)
                apply(contents, entry, *((0, cut) if rng.random() < 0.5 else (cut, None)))
    return contents, set(printed.decode().split("\n")[:-1])


def lost(contents: Contents, printed: set[str], folder: Path) -> list[str]:
    """The acknowledged steps that are not in a database with these files; all, if it cannot be read."""
    for name, content in zip(NAMES, contents, strict=True):
        path = folder / name
        path.unlink(missing_ok=True)
        if content is not None:
            path.write_bytes(content)
    (folder / f"{NAMES[0]}-shm").unlink(missing_ok=True)
    try:
        with sqlite3.connect(folder / NAMES[0]) as connection:
            ((state,),) = connection.execute("PRAGMA integrity_check").fetchall()
            keys = set(connection.execute("SELECT game, key FROM commands"))
            lines = dict(connection.execute("SELECT game, max(number) FROM lines GROUP BY game"))
        connection.close()
    except sqlite3.DatabaseError:
        return sorted(printed)
    if state != "ok":
        return sorted(printed)
    steps = [line.split() for line in sorted(printed)]
    return [
        " ".join(step)
        for step in steps
        if (step[0], step[2]) not in keys or lines.get(step[0], 0) < int(step[1])
    ]


@pytest.fixture(scope="module")
def entries(tmp_path_factory: pytest.TempPathFactory) -> list[Entry]:
    """What a process did that played games in a new database, until it was killed."""
    folder = tmp_path_factory.mktemp("recorded")
    recorder, log = folder / "recorder.so", folder / "log"
    source = ROOT / "tests" / "support" / "programs" / "disk_recorder.c"
    subprocess.run(
        [str(COMPILER), "-shared", "-fPIC", "-O1", "-o", str(recorder), str(source), "-ldl"], check=True
    )
    program = [sys.executable, "-m", "tests.support.programs.crashing_store"]
    environment = {**os.environ, "LD_PRELOAD": str(recorder), "DISK_LOG": str(log)}
    with subprocess.Popen(
        [*program, f"sqlite:///{folder / NAMES[0]}", "run"],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        for _ in range(PRINTED_LINES):
            assert process.stdout.readline()
        process.kill()
    return list(read_log(log))


def moments(entries: Sequence[Entry], count: int, rng: Random) -> list[int]:
    """Moments of power cuts: right after acknowledgements, around syncs, and in between."""
    first = next(at for at, entry in enumerate(entries) if entry.what == "A")
    marks = [at for at, entry in enumerate(entries) if at > first and entry.what in "ASTD"]
    checkpoint = [
        at for at, entry in enumerate(entries) if at > first and entry.file == 0 and entry.what in "WS"
    ]
    assert checkpoint, "the WAL has gone into the database"
    third = count // 3
    chosen = rng.choices(marks, k=third) + rng.choices(checkpoint, k=third)
    return sorted(
        {at + rng.choice((0, 1)) for at in chosen} | set(rng.choices(range(first, len(entries)), k=third))
    )


@pytest.mark.parametrize("count", [IMAGES, pytest.param(IMAGES_IN_SOAK, marks=pytest.mark.soak)])
def test_nothing_that_was_acknowledged_is_lost(entries: list[Entry], tmp_path: Path, count: int) -> None:
    rng = Random(count)
    most = 0
    for number, at in enumerate(moments(entries, count, rng)):
        contents, printed = image(entries[:at], rng)
        most = max(most, len(printed))
        assert lost(contents, printed, tmp_path) == [], f"power cut after {at} of {len(entries)}"
        if number % VERIFIED == 0:
            with Store.open(f"sqlite:///{tmp_path / NAMES[0]}") as store:
                assert [str(each) for each in records.verify_games(store, find) if each.problem] == []
    assert most > PRINTED_LINES / 2


def test_a_disk_that_makes_nothing_durable_would_be_found_out(entries: list[Entry], tmp_path: Path) -> None:
    """The check can fail: without regard to what was made durable, steps are lost."""
    rng = Random(1)
    images = [image(entries[:at], rng, syncs=False) for at in moments(entries, 12, rng)]
    assert any(lost(contents, printed, tmp_path) for contents, printed in images)
