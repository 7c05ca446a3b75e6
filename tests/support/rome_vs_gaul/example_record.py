"""The example of play as a record. The guided first turn of the page begins in positions of it.

`python -m tests.support.rome_vs_gaul.example_record` writes the file of the page again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rubicon.core.dice import Chance, Dice, FastDice, RecordingDice
from rubicon.core.message import Message
from rubicon.core.record_writer import MemorySink, RecordWriter
from rubicon.core.session import Move, Session
from rubicon.games.rome_vs_gaul.game import GAME
from rubicon.games.rome_vs_gaul.rules.verbs import NOTATION
from tests.games.rome_vs_gaul.test_example_of_play import Script, play_example
from tests.support.build import ROOT

FILE: Final[Path] = ROOT / "web" / "src" / "titles" / "rome-vs-gaul" / "example-of-play.record"


class RecordedScript(Script):
    """Plays the script, and keeps every action with its dice."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: list[Move] = []

    def apply(self, text: str, dice: Dice) -> None:
        recording = RecordingDice(dice)
        side = self.board.state.mover
        super().apply(text, recording)
        chances: tuple[Chance, ...] = tuple(recording.take())
        self.moves.append(Move(side, NOTATION.parse(text), chances, ()))


def example_record() -> str:
    """The record: open dice, and an end by agreement, since the example stops in the first turn."""
    script = RecordedScript()
    play_example(script)
    sink = MemorySink()
    writer = RecordWriter(sink, GAME, {}, None)
    writer.write_heading({}, ["the extended example of play of the rulebook, on our map"])
    writer.write_start(Session(GAME, {}, FastDice(1)))  # the first position needs no dice
    for step, move in enumerate(script.moves, 1):
        writer.record_move(step, move, None)
    writer.stop(None, Message("end-agreed", {}))
    return sink.data.decode()


if __name__ == "__main__":
    FILE.write_text(example_record(), encoding="utf-8")
    print(f"{FILE.name}: {len(FILE.read_text().splitlines())} lines")
