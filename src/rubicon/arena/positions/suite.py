"""The files of a suite: records of games, and one text file with its positions.

`positions.jsonl` has a line of JSON for each position; the first line says how they were made. A position is
a step of a record: what comes after that many steps. Nothing else is stored, so every promise of records
holds for suites.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rubicon.core import record
from rubicon.core.game import Game, RubiconError
from rubicon.core.message import Message
from rubicon.core.record import FindGame
from rubicon.core.session import LogReader, Session
from rubicon.paths import RECORD_SUFFIX

POSITIONS_FILE: Final = "positions.jsonl"


@dataclass(frozen=True, slots=True)
class MeasuredOption:
    """One way to go on: the actions as text, and the side's chance to win after it, with its error."""

    plan: tuple[str, ...]
    value: float
    error: float
    trials: int


@dataclass(frozen=True, slots=True)
class SuitePosition:
    """A decision, with the value of its options. `actions` is how many were legal; if these are more than a
    few, an option is a plan of several actions, and there are others."""

    record: str
    step: int
    side: str
    kind: str
    actions: int
    options: tuple[MeasuredOption, ...]

    @property
    def name(self) -> str:
        return f"{self.record} {self.step}"

    @property
    def best(self) -> MeasuredOption:
        return max(self.options, key=lambda option: option.value)

    def data(self) -> dict[str, Any]:
        """As plain JSON data."""
        options = [[list(o.plan), round(o.value, 4), round(o.error, 4), o.trials] for o in self.options]
        return {
            "record": self.record,
            "step": self.step,
            "side": self.side,
            "kind": self.kind,
            "actions": self.actions,
            "options": options,
        }

    @staticmethod
    def parse(data: Mapping[str, Any]) -> SuitePosition:
        """The position that `data` wrote."""
        options = tuple(MeasuredOption(tuple(plan), *rest) for plan, *rest in data["options"])
        return SuitePosition(
            data["record"], data["step"], data["side"], data["kind"], data["actions"], options
        )


@dataclass(frozen=True, slots=True)
class Suite:
    """All positions of one folder. `provenance` says how they were made."""

    folder: Path
    provenance: Mapping[str, Any]
    positions: tuple[SuitePosition, ...]


def read_suite(folder: Path) -> Suite:
    """Read the suite in a folder. Raises `RubiconError` if there is none, or it cannot be read."""
    path = folder / POSITIONS_FILE
    if not path.exists():
        raise RubiconError(f"There are no positions in {folder}. Make some with --generate.")
    lines = path.read_text("utf-8").splitlines()
    try:
        first, *rest = (json.loads(line) for line in lines)
        return Suite(folder, first, tuple(SuitePosition.parse(data) for data in rest))
    except (ValueError, KeyError, TypeError) as problem:
        raise RubiconError(f"{path} is damaged ({problem}). Take it from the repository again.") from None


@dataclass(frozen=True, slots=True)
class SuiteMoment:
    """A moment of a game: the session as it was, and what the deciding side had been told by then."""

    session: Session
    side: int
    lines: tuple[Message, ...]


def moments(
    folder: Path, name: str, find: FindGame, steps: Mapping[int, int]
) -> Iterator[tuple[int, SuiteMoment]]:
    """Replay a record of the suite: the moment after each of the `steps`, for the side that it maps to."""
    loaded = record.read(folder / f"{name}{RECORD_SUFFIX}")
    for replayed in record.replay_steps(loaded, find):
        session = replayed.session
        side = steps.get(session.steps)
        if side is not None:
            lines, _ = LogReader(session, side).news()
            yield session.steps, SuiteMoment(session, side, tuple(lines))


def action_texts(game: Game, plan: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(game.text(action) for action in plan)
