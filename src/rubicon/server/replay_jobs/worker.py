"""A process that does one job, most of them on a finished game. `replay_jobs.pool` starts and watches it.

It reads one JSON line from standard input: the kind of work, the record, and arguments. It writes lines of
JSON while it works, and at the end one of

    {"done": 4711}        followed by that number of bytes
    {"wrong": "why"}      a sentence for people
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

from rubicon import subprocesses
from rubicon.analysis import analyse
from rubicon.analysis.log_sections import positions as states_at_positions
from rubicon.analysis.quick_estimate import quick_estimate
from rubicon.core.game import SPECTATOR, Game, RubiconError
from rubicon.core.message import Message, message, to_data
from rubicon.core.record import Record, parse, title_of
from rubicon.core.record import replay as replay_record
from rubicon.core.scene import Scene, SceneScore
from rubicon.server.api.titles import served_title
from rubicon.table.replay_frames import check_finished, position_steps, replay_frames
from rubicon.table.seats import computer, person
from rubicon.table.table import Table

#: Progress reports for each part of the work.
PROGRESS_REPORTS: Final = 50
#: Pixels of a link preview: what messengers and social networks show whole.
PREVIEW_SIZE: Final = (1200, 630)


def replay(record: Record, job: dict[str, Any]) -> bytes:
    """What a replay shows, as gzipped JSON."""
    return gzip.compress(_json(replay_frames(record, served_title)), mtime=0)


def branch(record: Record, job: dict[str, Any]) -> bytes:
    """A new game that goes on from a position of this one: a person on one side, bots on the others."""
    game = title_of(record, served_title)
    game.side(job["side"])
    if job["at"] > len(record.entries):
        raise RubiconError(message("refused-steps", steps=len(record.entries), at=job["at"]))
    seats = [
        person(job["name"], job["account"], job["registered"])
        if name == job["side"]
        else computer(job["bot"])
        for name in game.sides
    ]
    _, change = Table.branch(
        job["game"], record, served_title, job["at"], seats, bytes.fromhex(job["seed"]), job["now"]
    )
    assert change.setup is not None
    return _json(
        {
            "title": game.id,
            "options": dict(change.setup.options),
            "seats": [asdict(seat) for seat in seats],
            "deciding": list(change.deciding),
            "turns": {side: turn.number for side, turn in change.turns.items()},
            "lines": [[line.text, line.shown] for line in change.lines],
        }
    )


def analysis(record: Record, job: dict[str, Any]) -> bytes:
    """The course of the game: win probabilities and mistakes, in steps of the replay.

    Writes a quick estimate first, then how far the work is. With each mistake comes the view of its side, so
    that the page can describe the position.
    """
    steps = position_steps(record)
    _write_line({"sketch": quick_estimate(record, served_title) | {"steps": steps}})

    def progress(what: Message, done: int, whole: int) -> None:
        if done * PROGRESS_REPORTS // whole != (done - 1) * PROGRESS_REPORTS // whole:
            _write_line({"doing": to_data(what), "part": done, "whole": whole})

    found = analyse(record, served_title, progress=progress)
    curves = {
        name: [round(chance, 4) for _, chance in found.curve(viewpoint)]
        for viewpoint, name in found.viewpoint_names.items()
    }
    states = list(states_at_positions(found.session))
    told = found.to_json()
    for mistake, shown in zip(found.mistakes, told["mistakes"], strict=True):
        shown["view"] = states[mistake.position].view(mistake.side)
    return _json(told | {"steps": steps, "curves": curves})


def preview(record: Record, job: dict[str, Any]) -> bytes:
    """The last position as a spectator saw it, as a PNG for link previews."""
    from rubicon.pictures import scenes  # noqa: PLC0415 - the other jobs draw nothing

    session = replay_record(record, served_title)
    return _draw(session.game, scenes.scene_of(session.game, session.state.view(SPECTATOR)))


def position(job: dict[str, Any]) -> bytes:
    """A position of a running game, drawn from a spectator's view of it."""
    from rubicon.pictures import scenes  # noqa: PLC0415 - the other jobs draw nothing

    game = served_title(job["title"])
    return _draw(game, scenes.scene_of(game, job["view"]))


def invitation(job: dict[str, Any]) -> bytes:
    """The map of a title without any piece, with who sits where."""
    game = served_title(job["title"])
    seats = tuple(SceneScore(side, name, text) for side, name, text in job["seats"])
    return _draw(game, Scene(job["heading"], seats, has_map="@" not in game.id))


def _draw(game: Game, scene: Scene) -> bytes:
    """A PNG for link previews."""
    from rubicon.pictures import png, svg  # noqa: PLC0415 - the other jobs draw nothing

    # Some services refuse pictures of more than 600 KB; without the relief it has two thirds of that.
    board = svg.Board(game.id, game.title, scene.has_map, PREVIEW_SIZE, relief=False)
    return png.picture_png(board, scene)


def fingerprint(record: Record, job: dict[str, Any]) -> bytes:
    """The fingerprint of the record."""
    return record.digest.hex().encode()


JOBS: Final[dict[str, Callable[[Record, dict[str, Any]], bytes]]] = {
    "replay": replay,
    "branch": branch,
    "analysis": analysis,
    "preview": preview,
    "fingerprint": fingerprint,
}
#: Jobs that need no record: what they are told is public.
PUBLIC_JOBS: Final[dict[str, Callable[[dict[str, Any]], bytes]]] = {
    "position": position,
    "invitation": invitation,
}


def _json(data: object) -> bytes:
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def _write_line(data: object) -> None:
    sys.stdout.buffer.write(_json(data) + b"\n")
    sys.stdout.buffer.flush()


def main(parent: int, memory: int) -> None:
    """Do one job for the process `parent`, within `memory` bytes."""
    subprocesses.limit_self(parent, memory)
    job = json.loads(sys.stdin.buffer.readline())
    try:
        if job["work"] in PUBLIC_JOBS:
            made = PUBLIC_JOBS[job["work"]](job)
        else:
            record = parse(job["record"])
            check_finished(record)
            made = JOBS[job["work"]](record, job)
    except RubiconError as problem:
        _write_line({"wrong": to_data(problem.message)})
        return
    _write_line({"done": len(made)})
    sys.stdout.buffer.write(made)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
