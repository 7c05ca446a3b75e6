"""Golden games of Julius Caesar; see `tests.support.suites.golden`.

`test_golden.py` replays the records and compares every byte. When the wording of the log or the form of a
saved position was changed on purpose, write them again and look at the difference before keeping it:

    python -m tests.games.julius_caesar.golden --update

A record that the engine now refuses is played again, from the same seed; that should never happen without a
new version of the rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rubicon import games
from rubicon.core import record
from rubicon.core.game import RubiconError
from rubicon.core.session import Session
from rubicon.games.julius_caesar import GAME
from tests.support.suites.golden import play, write_next_to

FOLDER: Final = Path(__file__).parent

#: The games: their options, and the seed of their players. The seeds were chosen so that every event occurs.
NAMES: Final[dict[str, tuple[str, str, int]]] = {
    "historical-2.0": ("2.0", "historical", 5),
    "free-2.0": ("2.0", "free", 30),
    "historical-1.1": ("1.1", "historical", 44),
    "free-1.1": ("1.1", "free", 38),
}
#: What the sides said for the dice.
WORDS: Final = ("alea iacta est", "Pompeius semper felix")


def path_of(name: str) -> Path:
    """The record of a game."""
    return FOLDER / f"{name}.rec"


def replayed(name: str) -> Session:
    """A golden game again."""
    return record.replay(record.read(path_of(name)), games.game)


def update() -> list[str]:
    """Write again what has changed; says which files."""
    changed: list[str] = []
    for name, (edition, deployment, seed) in NAMES.items():
        try:
            session = replayed(name)
        except RubiconError:
            options = {"edition": edition, "deployment": deployment}
            data, session = play(GAME, options, f"golden {name} {seed}", WORDS, [f"golden game {name}"])
            path_of(name).write_bytes(data)
            changed.append(path_of(name).name)
        changed += write_next_to(path_of(name), session)
    return changed
