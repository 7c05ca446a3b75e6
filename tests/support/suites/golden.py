"""Golden games: complete records with sealed dice, everybody's log of them, and how they ended.

A title keeps them in a folder of its tests, with the options and seeds from which they were played.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Final

import pytest

from rubicon import games
from rubicon.core import record
from rubicon.core.game import SPECTATOR, Game
from rubicon.core.record import RecordError
from rubicon.core.record_writer import MemorySink, RecordWriter
from rubicon.core.session import Session
from rubicon.core.verdict import verify
from rubicon.fuzz.player import FuzzPlayer, favourite_names
from tests.messages.log_text import log_texts
from tests.support.toy_games import lines_without_checks, with_checks

#: A line of a record whose last word is a die: after it, cards may have been drawn in the same line.
_ENDS_WITH_ROLL: Final = re.compile(r" : roll [1-6 ]+$")


def play(
    game: Game, options: Mapping[str, str], seed: str, words: tuple[str, str], notes: list[str]
) -> tuple[bytes, Session]:
    """Play a game: random players, dice sealed, words of both sides mixed in, some actions taken back."""
    rng = Random(seed)
    sheet = MemorySink()
    writer = RecordWriter(sheet, game, dict(options), hashlib.sha256(seed.encode()).digest())
    writer.write_heading(dict(zip(game.sides, ("a random player", "another one"), strict=True)), notes)
    for side, word in enumerate(words):
        writer.contribute(side, word)
    session = writer.begin()
    names, kinds = favourite_names(game, rng), Counter[str]()
    players = [FuzzPlayer(game, rng, names, kinds) for _ in game.sides]
    while session.outcome is None:
        side = rng.choice(session.state.deciders())
        if session.can_undo(side) and rng.random() < 0.05:
            session.undo(side)
        else:
            session.act(side, players[side].choose(session.state, side))
    return bytes(sheet.data), session


def next_to(path: Path, session: Session) -> dict[Path, str]:
    """What is kept next to the record `path`: everybody's log, and the final position."""
    sides = session.game.sides
    logs = {
        path.with_name(f"{path.stem}.{reader}.log.txt"): "".join(
            f"{line}\n" for line in log_texts(session.game, session.log(viewer))
        )
        for viewer, reader in (*enumerate(sides), (SPECTATOR, "spectator"))
    }
    final = json.dumps(session.state.save(), sort_keys=True)
    return {**logs, path.with_name(f"{path.stem}.final.json"): f"{final}\n"}


def write_next_to(path: Path, session: Session) -> list[str]:
    """Write what is kept next to a record, where it has changed; says which files."""
    changed: list[str] = []
    for file, text in next_to(path, session).items():
        if not file.exists() or file.read_bytes() != text.encode():
            file.write_bytes(text.encode())
            changed.append(file.name)
    return changed


# ------------------------------------------------------------------ what holds for each of them


def check_replay(path: Path, session: Session) -> None:
    """The game, played again, gives every byte that is kept next to its record."""
    for file, text in next_to(path, session).items():
        assert text.encode() == file.read_bytes(), f"{file.name} differs; see {path.parent.name}/__init__.py"


def check_proof(path: Path, words: tuple[str, str]) -> None:
    """The game is over, and its dice follow from the seal and the words of both sides."""
    kept = record.read(path)
    assert kept.finished
    assert verify(kept, games.game).holds
    assert tuple(dict(kept.contributions).values()) == words


def check_forgery(path: Path) -> None:
    """The last roll of the game, altered by somebody who knows how to compute the checks, is found."""
    lines = lines_without_checks(path.read_bytes())
    number = max(index for index, line in enumerate(lines) if _ENDS_WITH_ROLL.search(line))
    head, _, faces = lines[number].rpartition(" ")
    lines[number] = f"{head} {int(faces) % 6 + 1}"
    with pytest.raises(RecordError, match="sealed dice gave") as caught:
        verify(record.parse(with_checks(lines)), games.game)
    assert caught.value.line == number + 1
