"""Records in other forms: JSON for programs, and a game report in Markdown for people."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from rubicon.core.dice import Chance
from rubicon.core.game import SPECTATOR, Event, Game
from rubicon.core.message import Message, message, parse_reason, to_data
from rubicon.core.record import FORMAT, MAGIC, FindGame, Record, replay
from rubicon.core.session import Session

#: A viewer who sees what any side knows. For games that have ended.
EVERYTHING = -2


#: Makes the line of the log for an event.
LogText = Callable[[Message], str]


def tell(game: Game, event: Event, viewer: int) -> Message | None:
    """The event as `viewer` may know it; for `EVERYTHING`, as the side that knows most about it knows it.

    The spectator knows least. A side that is told something else knows more: its message is used (the longest
    of several), with the side as the fact `by`.
    """
    if viewer != EVERYTHING:
        return game.tell(event, viewer)
    public = game.tell(event, SPECTATOR)
    told = [(name, game.tell(event, side)) for side, name in enumerate(game.sides)]
    private = [
        Message(line.key, line.facts | {"by": name})
        for name, line in told
        if line is not None and line != public
    ]
    return max(private, key=lambda line: len(json.dumps(line)), default=public)


def export_json(record: Record, find: FindGame) -> str:
    """Everything the record says, with action ids and which actions were taken back. Replays it."""
    session = replay(record, find)
    game = session.game
    standing = set(record.standing_steps)
    moves = [
        {
            "step": step,
            "side": entry.side,
            "action": entry.action,
            "id": game.parse(entry.action),
            "chances": _chances(entry.chances),
            "undone": step not in standing,
        }
        for step, entry in enumerate(record.entries, 1)
        if entry.action
    ]
    outcome = session.outcome
    data: dict[str, Any] = {
        "format": MAGIC,
        "version": FORMAT,
        "title": record.title,
        "rules": record.rules,
        "options": record.options,
        "players": record.players,
        "notes": record.notes,
        "dice": {
            "kind": "open" if record.seal is None else "sealed",
            "commitment": record.seal,
            "branched": record.branched,
            "commitments": [
                {"side": made.side, "hash": made.hash, "by_host": made.by_host} for made in record.commitments
            ],
            "contributions": [{"side": side, "text": text} for side, text in record.contributions],
            "seed": None if record.seed is None else record.seed.hex(),
        },
        "opening": _chances(record.opening),
        "moves": moves,
        "outcome": None
        if outcome is None
        else {
            "winner": None if outcome.winner is None else game.sides[outcome.winner],
            "score": dict(zip(game.sides, outcome.score, strict=True)),
            "reason": to_data(outcome.reason),
        },
        "stopped": record.stop,
        "fingerprint": record.digest.hex(),
    }
    return json.dumps(data, ensure_ascii=False) + "\n"


def _chances(chances: tuple[Chance, ...]) -> list[list[Any]]:
    return [[kind, list(values)] for kind, values in chances]


def export_markdown(record: Record, find: FindGame, viewer: int, log: LogText, say: LogText) -> str:
    """A readable report of the game as `viewer` may know it (`EVERYTHING` for games that have ended). `log`
    makes lines of the log, `say` other sentences."""
    session = replay(record, find)
    game = session.game
    lines = [f"# {game.title}", ""]
    facts = [(name.capitalize(), text) for name, text in record.players.items()]
    facts += [(name.capitalize(), value) for name, value in record.options.items()]
    facts.append(("Dice", "open" if record.seal is None else f"sealed, `{record.seal}`"))
    facts += [(f"Commitment of {made.side}", f"`{made.hash}`") for made in record.commitments]
    facts += [(f"Contribution of {side}", text) for side, text in record.contributions]
    facts.append(("Steps", str(len(record.entries))))
    facts.append(("Result", say(result(record, session))))
    lines += [f"- {name}: {_plain(value)}" for name, value in facts]
    for note in record.notes:
        lines += ["", f"> {_plain(note)}"]
    lines += _body(session, viewer, log)
    if record.seed is not None:
        lines += ["", f"Seed: `{record.seed.hex()}`"]
    return "\n".join(lines) + "\n"


def result(record: Record, session: Session) -> Message:
    """How the game ended: who won, the score unless it was stopped early, and why."""
    outcome, sides = session.outcome, session.game.sides
    if outcome is not None:
        score = [
            message("score-of", side=side, points=n) for side, n in zip(sides, outcome.score, strict=True)
        ]
        winner = "draw" if outcome.winner is None else sides[outcome.winner]
        return message("result", winner=winner, score=score, reason=outcome.reason)
    if record.stop is not None:
        winner, _, reason = record.stop.partition(" ")
        return message("result-stopped", winner=winner, reason=parse_reason(reason))
    return message("result-unfinished")


def _body(session: Session, viewer: int, text: LogText) -> list[str]:
    """The log, with a heading wherever the title declares one (`Game.headings`, coarse to fine)."""
    headings: tuple[str, ...] = session.game.headings
    lines = [""]
    for event in session.events():
        told = tell(session.game, event, viewer)
        if told is None:
            continue
        line = _plain(text(told))
        if event[0] in headings:
            lines += [""] if lines[-1] else []
            lines += ["#" * (2 + headings.index(event[0])) + f" {line}", ""]
        else:
            lines.append(f"- {line}")
    return lines


def _plain(text: str) -> str:
    """`text` with the characters escaped that have a meaning in Markdown."""
    return "".join("\\" + char if char in "\\*_[]<>#|" else char for char in text)
