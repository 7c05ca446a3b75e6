"""A process that plays games and prints what was acknowledged, until it is killed. See `test_crash.py`."""

from __future__ import annotations

import sys
from random import Random

from rubicon.store.store import Store
from rubicon.table.table import Table
from tests.store.test_store import open_game, random_step
from tests.support.table_driver import find


def main(url: str, run: str) -> None:
    """Play games forever, three at a time in one transaction. Print a line for each step that was stored."""
    rng = Random(run)
    with Store.open(url) as store:
        tables: list[Table] = []
        number = 0
        while True:
            tables = [Table.load(find, store.load(table.id)) for table in tables if table.ending is None]
            while len(tables) < 3:
                number += 1
                tables.append(open_game(store, f"{run}-{number}"))
            key = f"{run}-{rng.random()}"
            assert store.commit([random_step(table, rng, key) for table in tables]) == [None] * 3
            for table in tables:
                print(table.id, table.known_counts[0], key, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
