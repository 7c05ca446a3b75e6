"""The results of many fuzzed games, added up."""

from __future__ import annotations

import hashlib
import statistics
from collections import Counter
from dataclasses import dataclass, field

from rubicon.core.game import Game
from rubicon.fuzz.run import FuzzResult


@dataclass(slots=True)
class FuzzTally:
    """The sums over many games."""

    lengths: list[int] = field(default_factory=list)
    winners: Counter[int | None] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    digest: str = ""

    def add(self, result: FuzzResult) -> None:
        """Add one game."""
        self.lengths.append(result.decisions)
        self.winners[result.winner] += 1
        self.kinds += result.kinds
        self.events += result.events
        self.digest = hashlib.sha256((self.digest + result.fingerprint).encode()).hexdigest()

    def lines(self, game: Game) -> list[str]:
        """The lines of the report; none before the first game."""
        if not self.lengths:
            return []
        count = len(self.lengths)
        won = [
            f"{name} {self.winners[side]} ({self.winners[side] / count:.1%})"
            for side, name in enumerate(game.sides)
        ]
        middle = int(statistics.median(self.lengths))
        return [
            f"Won by: {', '.join(won)}; draws {self.winners[None]}",
            f"Decisions a game: least {min(self.lengths)}, median {middle}, most {max(self.lengths)}",
            f"Decisions by kind: {_most_frequent_first(self.kinds)}",
            f"Events: {_most_frequent_first(self.events)}",
            f"Fingerprint, the same on every machine: {self.digest}",
        ]


def _most_frequent_first(counter: Counter[str]) -> str:
    """Names with their counts, the most frequent first."""
    return ", ".join(
        f"{name} {count}" for name, count in sorted(counter.items(), key=lambda item: (-item[1], item[0]))
    )
