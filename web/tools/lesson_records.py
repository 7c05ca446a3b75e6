"""Write the records in which guided first games begin: cards are dealt, and nothing is played yet."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rubicon import games
from rubicon.core.dice import FastDice
from rubicon.core.message import message
from rubicon.core.record_writer import MemorySink, RecordWriter
from rubicon.core.session import Session

TITLES: Final = Path(__file__).parents[1] / "src" / "titles"
#: By title: the seed of the deal. In Julius Caesar it gives Caesar the 4/1 and no God, which is hard to use.
DEALS: Final = {"julius-caesar": 4, "caesar-xl": 1}


def lesson_record(title: str) -> str:
    """A record that ends, by agreement, as soon as the cards are dealt."""
    game, sink = games.game(title), MemorySink()
    writer = RecordWriter(sink, game, {}, None)
    writer.write_heading({}, ["the deal of the guided first game"])
    writer.write_start(Session(game, {}, FastDice(DEALS[title])))
    writer.stop(None, message("end-agreed"))
    return sink.data.decode()


def julius_caesar() -> str:
    return lesson_record("julius-caesar")


def caesar_xl() -> str:
    return lesson_record("caesar-xl")


if __name__ == "__main__":
    for name in DEALS:
        (TITLES / name / "lesson.record").write_text(lesson_record(name), "utf-8")
