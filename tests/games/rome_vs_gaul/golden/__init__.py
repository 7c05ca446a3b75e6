"""Golden games of Rome vs Gaul; see `tests.support.suites.golden`.

`test_golden.py` replays the records and compares every byte. When the wording of the log, the form of a
saved position or the component pack was changed on purpose, write them again and look at the difference
before keeping it:

    python -m tests.games.rome_vs_gaul.golden --update

A record that was played with another pack, or that the rules now refuse, is played again: of many seeds those
games are kept that show the most kinds of events.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rubicon import games
from rubicon.core import record
from rubicon.core.game import RubiconError
from rubicon.core.session import Session
from rubicon.games.rome_vs_gaul import GAME
from rubicon.games.rome_vs_gaul.rules.pack import DESIGNED
from tests.support.suites.golden import play, write_next_to

FOLDER: Final = Path(__file__).parent
NAMES: Final = ("first", "second", "third", "fourth")
#: What the sides said for the dice.
WORDS: Final = ("veni vidi vici", "vae victis")
#: Seeds that are tried when the games are played again.
SEEDS: Final = 60


def path_of(name: str) -> Path:
    """The record of a game."""
    return FOLDER / f"{name}.rec"


def make(seed: int) -> tuple[bytes, Session]:
    """Play a game."""
    return play(GAME, {}, f"golden Gaul {seed}", WORDS, [pack_note(), f"seed {seed}"])


def pack_note() -> str:
    """The line of a record that names its pack."""
    return f"golden game, component pack {DESIGNED.digest}"


def replayed(name: str) -> Session:
    """A golden game again. Raises RubiconError if it was played with another pack, or cannot be replayed."""
    kept = record.read(path_of(name))
    if pack_note().encode() not in path_of(name).read_bytes():
        raise RubiconError("It was played with another component pack.")
    return record.replay(kept, games.game)


def best_seeds() -> list[int]:
    """As many seeds as there are games, which together show the most kinds of events."""
    shown = {seed: {event[0] for event in make(seed)[1].events()} for seed in range(SEEDS)}
    chosen: list[int] = []
    seen: set[str] = set()
    for _ in NAMES:
        best = max(shown, key=lambda seed: (len(shown[seed] - seen), -seed))
        chosen.append(best)
        seen |= shown.pop(best)
    return chosen


def update() -> list[str]:
    """Write again what has changed; says which files."""
    changed: list[str] = []
    try:
        sessions = {name: replayed(name) for name in NAMES}
    except (RubiconError, FileNotFoundError):
        sessions = {}
        for name, seed in zip(NAMES, best_seeds(), strict=True):
            data, sessions[name] = make(seed)
            path_of(name).write_bytes(data)
            changed.append(path_of(name).name)
    for name, session in sessions.items():
        changed += write_next_to(path_of(name), session)
    return changed
