"""A finished game through all eyes, step by step: what a replay shows, as plain JSON data.

A step of the record is a *frame*. For each viewer, the sides in their order and then the spectators, it holds
what the step showed him, `[drop, log, patch]` as in an `Update`, or None if it showed him nothing; and
`truth`, the log of who knows everything, as `[drop, log]`. All screens are there at every step, so one may
change eyes at any time; the truth of a position is what all sides together see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rubicon.core import export
from rubicon.core.game import SPECTATOR, Event, Game, RubiconError
from rubicon.core.record import Entry, FindGame, Record, proof_of, replay_steps, verdict
from rubicon.core.session import Session
from rubicon.table.patch import difference

Lines = list[list[str]]


def check_finished(record: Record) -> None:
    """Raise `RubiconError` if the game goes on: then what is hidden stays so."""
    if not record.finished:
        raise RubiconError(
            "This game is not finished. Only finished games are shown to all; to go on with it, open it in "
            "the terminal."
        )


def replay_frames(record: Record, find: FindGame) -> dict[str, Any]:
    """The whole game, once it has ended; it is proved on the way. Raises `RecordError` if it cannot be."""
    check_finished(record)
    proof = proof_of(record)
    eyes: list[ReplayViewer] = []
    frames: list[dict[str, Any]] = []
    session: Session | None = None
    for entry, now in replay_steps(record, find, proof):
        if session is None:
            session = now
            sides = range(len(now.game.sides))
            eyes = [ReplayViewer(now.game, viewer) for viewer in (*sides, SPECTATOR, export.EVERYTHING)]
        *shown, truth = [each.step(now, entry) for each in eyes]
        frames.append(_frame(entry, shown, truth))
    assert session is not None
    frames.append(_frame(None, [each.end(_ending(record, session)) for each in eyes[:-1]], None))
    proved = verdict(record, session, proof)
    return {
        "title": record.title,
        "options": session.options,
        "players": record.players,
        "notes": record.notes,
        "fingerprint": record.digest.hex(),
        "branched": record.branched,
        "proved": proved.proved,
        "verdict": proved.text,
        "frames": frames,
        "positions": position_steps(record),
    }


def position_steps(record: Record) -> list[int]:
    """The step after which each position of the game stood, undone actions left out: where in the record an
    analysis is that counts positions."""
    standing: list[tuple[int, str]] = []
    for step, entry in enumerate(record.entries, 1):
        if entry.action:
            standing.append((step, entry.side))
        else:
            standing.pop(max(at for at, (_, side) in enumerate(standing) if side == entry.side))
    return [0, *(step for step, _ in standing)]


def _frame(entry: Entry | None, shown: list[Any], truth: Any) -> dict[str, Any]:
    return {
        "side": None if entry is None else entry.side,
        "action": "" if entry is None else entry.action,
        "shown": shown,
        "truth": truth,
    }


def _ending(record: Record, session: Session) -> dict[str, Any]:
    """How it ended, as a screen says it."""
    outcome = session.outcome
    if outcome is not None:
        winner = None if outcome.winner is None else session.game.sides[outcome.winner]
        return {"winner": winner, "score": list(outcome.score), "reason": outcome.reason}
    name, _, reason = (record.stop or "").partition(" ")
    return {"winner": None if name == "draw" else name, "score": None, "reason": reason}


class ReplayViewer:
    """One viewer's screen and log, a step further each time. Who knows everything has a log only."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.screen: dict[str, Any] = {"view": None, "decision": None, "undo": False, "ending": None}
        self.log: Lines = []

    def step(self, session: Session, entry: Entry | None) -> list[Any] | None:
        """What the last step showed."""
        drop, added = self._told(session, entry)
        patch = None
        if self.viewer != export.EVERYTHING:
            patch = self._see({**self.screen, "view": session.state.view(self.viewer)})
        if not drop and not added and patch is None:
            return None
        return [drop, added] if self.viewer == export.EVERYTHING else [drop, added, patch]

    def end(self, ending: dict[str, Any]) -> list[Any]:
        """The game is over."""
        return [0, [], self._see({**self.screen, "ending": ending})]

    def _see(self, screen: dict[str, Any]) -> Any:
        patch = difference(self.screen, screen)
        self.screen = screen
        return patch

    def _told(self, session: Session, entry: Entry | None) -> tuple[int, Lines]:
        if entry is not None and not entry.action:
            old, self.log = self.log, self._tell(session.events())
            same = 0
            while same < min(len(old), len(self.log)) and old[same] == self.log[same]:
                same += 1
            return len(old) - same, self.log[same:]
        added = self._tell(session.opening_events if entry is None else session.history[-1].events)
        self.log += added
        return 0, added

    def _tell(self, events: Iterable[Event]) -> Lines:
        told = ((str(event[0]), export.tell(self.game, event, self.viewer)) for event in events)
        return [[word, text] for word, text in told if text is not None]
