"""Everything that the store acknowledged survives `kill -9`."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import sqlalchemy as sql

from rubicon.store import records
from rubicon.store.schema import commands, lines
from rubicon.store.store import Store
from tests.support.table_driver import find

ROOT = Path(__file__).parents[2]
KILLS = 3


def test_killed_again_and_again(url: str) -> None:
    acknowledged: dict[str, int] = {}
    keys: list[tuple[str, str]] = []
    for run in range(KILLS):
        command = [sys.executable, "-m", "tests.support.programs.crashing_store", url, f"run{run}"]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            said = [process.stdout.readline() for _ in range(60 + 17 * run)]
            process.kill()
            rest = process.stdout.read()
        said += rest.splitlines() if rest.endswith("\n") else rest.splitlines()[:-1]
        for line in said:
            game, known, key = line.split()
            acknowledged[game] = max(acknowledged.get(game, 0), int(known))
            keys.append((game, key))
    with Store.open(url) as store:
        with store.reading() as connection:
            stored = Counter(connection.execute(sql.select(lines.c.game)).scalars())
            found = [tuple(row) for row in connection.execute(sql.select(commands.c.game, commands.c.key))]
        assert all(stored[game] >= count for game, count in acknowledged.items())
        assert set(keys) <= set(found)
        assert len(found) == len(set(found)), "a command was carried out twice"
        assert len(found) - len(keys) <= 3 * KILLS, "only what was under way may be there unacknowledged"
        assert [str(verdict) for verdict in records.verify_games(store, find) if verdict.problem] == []
