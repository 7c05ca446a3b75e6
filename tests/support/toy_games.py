"""Games of the toy title, played at random, for the tests of this folder."""

from __future__ import annotations

from random import Random

from rubicon.core.record import EMPTY_DIGEST, checked_line
from rubicon.core.record_writer import MemorySink, RecordWriter
from rubicon.core.session import Session
from tests.support.toy import TOY

SEED = bytes(range(32))


def play_randomly(session: Session, seed: int, steps: int | None = None) -> Session:
    """Play on at random, with undos, to the end or up to step number `steps`."""
    rng = Random(seed)
    while session.outcome is None and (steps is None or session.steps < steps):
        side = rng.choice(session.state.deciders())
        if session.can_undo(side) and rng.random() < 0.3:
            session.undo(side)
        else:
            session.act(side, rng.choice(session.state.decision(side).actions))
    return session


def sealed_record(seed: int, steps: int | None = None, words: str = "alea iacta est") -> bytes:
    """The record of a sealed game, whole or cut off after `steps` steps."""
    sink = MemorySink()
    writer = RecordWriter(sink, TOY, {"rounds": "3"}, SEED)
    writer.write_heading({"red": "Änne – a person"}, ["in the rain"])
    writer.contribute(1, words)
    play_randomly(writer.begin(), seed, steps)
    return bytes(sink.data)


def lines_without_checks(data: bytes) -> list[str]:
    """The lines of a record without their checks."""
    return [line[:-10] for line in data.decode().splitlines()]


def with_checks(lines: list[str]) -> bytes:
    """The lines with correct checks: what a careful forger would do."""
    digest, made = EMPTY_DIGEST, ""
    for text in lines:
        digest, line = checked_line(digest, text)
        made += line + "\n"
    return made.encode()
