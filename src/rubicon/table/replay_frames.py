"""A finished game as all viewers saw it, step by step: what a replay shows, as plain JSON data.

A step of the record is a *frame*. For each viewer, the sides in their order and then the spectators, it holds
what the step showed the viewer, `[drop, log, patch]` as in an `Update`, or None if it showed nothing; and
`truth`, the log of a reader who knows everything, as `[drop, log]`. Every frame has the changes of all
screens, so the page can change to another viewer at any time; the truth of a position is what all sides
together see.
"""

from __future__ import annotations

from typing import Any

from rubicon.core import export
from rubicon.core.game import SPECTATOR, Game, RubiconError
from rubicon.core.message import message, parse_reason, to_data
from rubicon.core.record import Entry, FindGame, Record, ReplayStep, proof_of, replay_steps
from rubicon.core.session import Session
from rubicon.core.verdict import verdict
from rubicon.table.log import log_difference
from rubicon.table.patch import difference


def check_finished(record: Record) -> None:
    """Raise `RubiconError` if the game goes on: then hidden facts stay hidden."""
    if not record.finished:
        raise RubiconError(message("refused-not-finished"))


def replay_frames(record: Record, find: FindGame) -> dict[str, Any]:
    """All frames of a finished game, and its facts. The dice are proved on the way.

    Raises `RecordError` if the record is wrong."""
    check_finished(record)
    proof = proof_of(record)
    viewers: list[ReplayViewer] = []
    frames: list[dict[str, Any]] = []
    session: Session | None = None
    for step in replay_steps(record, find, proof):
        if session is None:
            session = step.session
            viewers = [
                ReplayViewer(session.game, viewer) for viewer in (*range(len(session.game.sides)), SPECTATOR)
            ]
        shown = [viewer.show(step) for viewer in viewers]
        frames.append(_frame(step.entry, shown, _everything(step)))
    assert session is not None
    ending = _ending(record, session)
    frames.append(_frame(None, [viewer.end(ending) for viewer in viewers], None))
    found = verdict(record, session, proof)
    return {
        "title": record.title,
        "options": session.options,
        "players": record.players,
        "notes": record.notes,
        "fingerprint": record.digest.hex(),
        "branched": record.branched,
        "holds": found.holds,
        "proved": found.proved,
        "verdict": [to_data(each) for each in found.messages],
        "frames": frames,
        "positions": position_steps(record),
    }


def position_steps(record: Record) -> list[int]:
    """The step of the record after which each position arose, without actions that were taken back. An
    analysis counts positions; this is where they are in the record."""
    return [0, *record.standing_steps]


def _frame(entry: Entry | None, shown: list[Any], truth: Any) -> dict[str, Any]:
    return {
        "side": None if entry is None else entry.side,
        "action": "" if entry is None else entry.action,
        "shown": shown,
        "truth": truth,
    }


def _ending(record: Record, session: Session) -> dict[str, Any]:
    """How the game ended, in the form of a screen."""
    outcome = session.outcome
    if outcome is not None:
        winner = None if outcome.winner is None else session.game.sides[outcome.winner]
        return {"winner": winner, "score": list(outcome.score), "reason": to_data(outcome.reason)}
    name, _, reason = (record.stop or "").partition(" ")
    return {
        "winner": None if name == "draw" else name,
        "score": None,
        "reason": to_data(parse_reason(reason)),
    }


def _everything(step: ReplayStep) -> list[Any] | None:
    """How the step changes the log of a reader who knows everything: `[drop, log]`."""
    drop, lines = log_difference(step.session.game, step.log, export.EVERYTHING)
    return [drop, lines] if drop or lines else None


class ReplayViewer:
    """The screen of one viewer, one step further each time."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.screen: dict[str, Any] = {"view": None, "decision": None, "undo": False, "ending": None}

    def show(self, step: ReplayStep) -> list[Any] | None:
        """What the step shows the viewer: `[drop, log, patch]`, or None."""
        drop, lines = log_difference(self.game, step.log, self.viewer)
        patch = self._show_screen({**self.screen, "view": step.session.state.view(self.viewer)})
        return [drop, lines, patch] if drop or lines or patch is not None else None

    def end(self, ending: dict[str, Any]) -> list[Any]:
        """The game is over: what the viewer is shown of it."""
        return [0, [], self._show_screen({**self.screen, "ending": ending})]

    def _show_screen(self, screen: dict[str, Any]) -> Any:
        patch = difference(self.screen, screen)
        self.screen = screen
        return patch
