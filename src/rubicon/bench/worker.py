"""One of several processes that play random games at the same time: `python -m rubicon.bench.worker TITLE`.

Reads numbers of seconds from standard input, one per line, and answers each with `[games, seconds]`.
"""

from __future__ import annotations

import json
import sys
import time

from rubicon import games
from rubicon.bench.rollouts import random_rollout


def main(title: str) -> None:
    """Play for each line of the input, until it ends."""
    play = random_rollout(games.game(title), time.perf_counter)
    for line in sys.stdin:
        run = play(float(line))
        print(json.dumps([run.games, run.seconds]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
