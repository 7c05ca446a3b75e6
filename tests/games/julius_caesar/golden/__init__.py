"""Golden games: complete records with sealed dice, everybody's log of them, and how they ended.

`test_golden.py` replays the records and compares every byte. When the wording of the log or the form of a
saved position was changed on purpose, write them anew and look at the difference before keeping it:

    python -m tests.games.julius_caesar.golden --update

A record that the engine now refuses is played anew, from the same seed; that should never happen without a
new version of the rules.
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
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.components import SIDES
from tests.messages.log_text import log_texts

FOLDER: Final = Path(__file__).parent

#: The games: their options, and the seed of their players. The seeds were chosen so that every event occurs.
NAMES: Final[dict[str, tuple[str, str, int]]] = {
    "historical-2.0": ("2.0", "historical", 5),
    "free-2.0": ("2.0", "free", 30),
    "historical-1.1": ("1.1", "historical", 44),
    "free-1.1": ("1.1", "free", 38),
}


def path_of(name: str) -> Path:
    """The record of a game."""
    return FOLDER / f"{name}.rec"


def make(name: str, edition: str, deployment: str, seed: int) -> tuple[bytes, Session]:
    """Play a game: random players, dice sealed, words of both sides mixed in, some actions taken back."""
    rng = Random(f"golden {name} {seed}")
    sheet = MemorySink()
    secret = hashlib.sha256(f"golden {name} {seed}".encode()).digest()
    writer = RecordWriter(sheet, GAME, {"edition": edition, "deployment": deployment}, secret)
    writer.write_heading({"caesar": "a random player", "pompey": "another one"}, [f"golden game {name}"])
    writer.contribute(0, "alea iacta est")
    writer.contribute(1, "Pompeius semper felix")
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


def beside(name: str, session: Session) -> dict[Path, str]:
    """What is kept beside a record: everybody's log, and the final position."""
    logs = {
        FOLDER / f"{name}.{reader}.log.txt": "".join(
            f"{line}\n" for line in log_texts(session.game, session.log(viewer))
        )
        for viewer, reader in ((0, SIDES[0]), (1, SIDES[1]), (SPECTATOR, "spectator"))
    }
    final = json.dumps(session.state.save(), sort_keys=True)
    return {**logs, FOLDER / f"{name}.final.json": f"{final}\n"}


def update() -> list[str]:
    """Write anew what has changed; says which files."""
    changed: list[str] = []
    for name, (edition, deployment, seed) in NAMES.items():
        try:
            session = record.replay(record.read(path_of(name)), games.game)
        except RubiconError:
            data, session = make(name, edition, deployment, seed)
            path_of(name).write_bytes(data)
            changed.append(path_of(name).name)
        for path, text in beside(name, session).items():
            if not path.exists() or path.read_bytes() != text.encode():
                path.write_bytes(text.encode())
                changed.append(path.name)
    return changed
