"""The folder of a run: a record of every game, and `results.jsonl` with a line for every finished game.

The first line is the schedule (key `plan`). A game's record is on the disk before its line, and its line
before the next game counts, so a run that was killed at any moment can be resumed. An incomplete line was
being written at that moment: it is ignored, and its game is played again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from rubicon import paths
from rubicon.arena.match import GameResult, MatchSchedule, ScheduledGame
from rubicon.core.game import RubiconError
from rubicon.core.record_writer import FileSink, sync_folder, write_new

RESULTS_FILE = "results.jsonl"


class UnrelatedFolder(RubiconError):
    """The folder holds something other than this run."""


def default_path(schedule: MatchSchedule) -> Path:
    """The folder in `$RUBICON_HOME/arena` that belongs to this schedule only."""
    bots = re.sub(r"[^A-Za-z0-9.=,]+", "-", "-vs-".join(schedule.bots))[:80].strip("-")
    digest = sha256(_line(schedule.identity())).hexdigest()[:8]
    return paths.home() / "arena" / f"{bots}-seed-{schedule.seed}-{digest}"


class ResultsFolder:
    """The folder of one run, locked while it is open. `finished` has every game that counts."""

    def __init__(self, path: Path, schedule: MatchSchedule) -> None:
        self.path = path
        self.finished: dict[ScheduledGame, GameResult] = {}
        self._sides = schedule.find(schedule.title).sides
        results = path / RESULTS_FILE
        try:
            path.mkdir(parents=True, exist_ok=True)
            if not results.exists() and any(path.iterdir()):
                raise UnrelatedFolder(
                    f"{path} is not empty and holds no arena results. Choose another folder."
                )
        except OSError as problem:
            raise RubiconError(f"Cannot use the folder {path}: {problem.strerror}.") from None
        self._sink = FileSink(results, new=not results.exists())
        try:
            sync_folder(results)
            self._read(results, schedule)
        except BaseException:
            self._sink.close()
            raise

    def _read(self, results: Path, schedule: MatchSchedule) -> None:
        data = results.read_bytes()
        if data and not data.endswith(b"\n"):
            self._sink.append(b"\n")  # the last line is incomplete; the next one must start on its own line
        known: object = None
        for number, line in enumerate(data.splitlines(), 1):
            try:
                found = json.loads(line)
            except ValueError:
                continue
            try:
                if known is None:
                    known = found["plan"]
                    _compare(self.path, schedule.identity(), found["plan"])
                else:
                    result = self._result(found)
                    self.finished.setdefault(result.scheduled, result)
            except (AttributeError, LookupError, TypeError, ValueError):
                raise UnrelatedFolder(f"{results}, line {number}, is not a result of an arena.") from None
        if known is None:
            self._sink.append(_line({"plan": schedule.identity()}))

    def save(self, result: GameResult, record: str) -> None:
        """Write a finished game. When this returns, the game counts."""
        path = self.record_path(result.scheduled)
        path.unlink(missing_ok=True)  # a killed run may have left it, before the game counted
        write_new(path, record.encode())
        scheduled = result.scheduled
        self._sink.append(
            _line(
                {
                    "bots": [scheduled.first, scheduled.second],
                    "number": scheduled.number,
                    "winner": None if result.winner is None else self._sides[result.winner],
                    "reason": result.reason,
                    "decisions": result.decisions,
                    "microseconds": dict(zip(self._sides, result.microseconds, strict=True)),
                }
            )
        )
        self.finished[scheduled] = result

    def record_path(self, scheduled: ScheduledGame) -> Path:
        """The path of a game's record."""
        return self.path / f"{scheduled.name}{paths.RECORD_SUFFIX}"

    def close(self) -> None:
        """Unlock the folder, so that another process can resume the run."""
        self._sink.close()

    def _result(self, found: Mapping[str, Any]) -> GameResult:
        first, second = found["bots"]
        winner = found["winner"]
        one, other = (found["microseconds"][side] for side in self._sides)
        return GameResult(
            ScheduledGame(found["number"], first, second),
            None if winner is None else self._sides.index(winner),
            found["reason"],
            found["decisions"],
            (one, other),
        )


def _compare(path: Path, ours: Mapping[str, object], theirs: Mapping[str, object]) -> None:
    for name in {**theirs, **ours}:
        if theirs.get(name) != ours.get(name):
            raise UnrelatedFolder(
                f"{path} holds another run: its {name} is {json.dumps(theirs.get(name))}, "
                f"not {json.dumps(ours.get(name))}. Choose another folder."
            )


def _line(found: Mapping[str, object]) -> bytes:
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
