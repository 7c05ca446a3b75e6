"""Golden games of Rome vs Gaul: complete records with sealed dice, everybody's log, and how they ended.

`test_golden.py` replays the records and compares every byte. When the wording of the log, the form of a
saved position or the component pack was changed on purpose, write them again and look at the difference
before keeping it:

    python -m tests.games.rome_vs_gaul.golden --update

A record that was played with another pack, or that the rules now refuse, is played again: of many seeds those
games are kept that show the most kinds of events.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from rubicon import games
from rubicon.core import record
from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.core.record_writer import MemorySink, RecordWriter
from rubicon.core.session import Session
from rubicon.fuzz.player import FuzzPlayer, favourite_names
from rubicon.games.rome_vs_gaul import GAME
from rubicon.games.rome_vs_gaul.rules.pack import DESIGNED, SIDES
from tests.messages.log_text import log_texts

FOLDER: Final = Path(__file__).parent
NAMES: Final = ("first", "second", "third", "fourth")
#: Seeds that are tried when the games are played again.
SEEDS: Final = 60


def path_of(name: str) -> Path:
    """The record of a game."""
    return FOLDER / f"{name}.rec"


def make(seed: int) -> tuple[bytes, Session]:
    """Play a game: random players, dice sealed, words of both sides mixed in, some actions taken back."""
    rng = Random(f"golden Gaul {seed}")
    sheet = MemorySink()
    secret = hashlib.sha256(f"golden Gaul {seed}".encode()).digest()
    writer = RecordWriter(sheet, GAME, {}, secret)
    writer.write_heading({"rome": "a random player", "gaul": "another one"}, [pack_note(), f"seed {seed}"])
    writer.contribute(0, "veni vidi vici")
    writer.contribute(1, "vae victis")
    session = writer.begin()
    names, kinds = favourite_names(GAME, rng), Counter[str]()
    players = [FuzzPlayer(GAME, rng, names, kinds) for _ in SIDES]
    while session.outcome is None:
        side = rng.choice(session.state.deciders())
        if session.can_undo(side) and rng.random() < 0.05:
            session.undo(side)
        else:
            session.act(side, players[side].choose(session.state, side))
    return bytes(sheet.data), session


def pack_note() -> str:
    """The line of a record that names its pack."""
    return f"golden game, component pack {DESIGNED.digest}"


def replayed(name: str) -> Session:
    """A golden game again. Raises RubiconError if it was played with another pack, or cannot be replayed."""
    kept = record.read(path_of(name))
    if pack_note().encode() not in path_of(name).read_bytes():
        raise RubiconError("It was played with another component pack.")
    return record.replay(kept, games.game)


def beside(name: str, session: Session) -> dict[Path, str]:
    """What is kept next to a record: everybody's log, and the final position."""
    logs = {
        FOLDER / f"{name}.{reader}.log.txt": "".join(
            f"{line}\n" for line in log_texts(session.game, session.log(viewer))
        )
        for viewer, reader in ((0, SIDES[0]), (1, SIDES[1]), (SPECTATOR, "spectator"))
    }
    final = json.dumps(session.state.save(), sort_keys=True)
    return {**logs, FOLDER / f"{name}.final.json": f"{final}\n"}


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
        for path, text in beside(name, session).items():
            if not path.exists() or path.read_bytes() != text.encode():
                path.write_bytes(text.encode())
                changed.append(path.name)
    return changed
