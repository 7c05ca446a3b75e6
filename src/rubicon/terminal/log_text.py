"""Lines of the log in colours, with the faces of dice."""

from __future__ import annotations

from rich.text import Text

from rubicon.core.message import Message
from rubicon.messages import Words
from rubicon.terminal.boards import TerminalBoard

_FACES = "⚀⚁⚂⚃⚄⚅"


def log_text(words: Words, board: TerminalBoard, line: Message) -> Text:
    """A line of the log: names in the style of the board, dice as faces, those that hit in brackets."""
    text = Text(style="bold" if line.key in board.loud_events else "")
    for part in words.log_parts(line):
        if part.kind == "dice":
            text.append_text(_dice([int(die) for die in part.id.split(",")], line.facts.get("hits", 0)))
        else:
            text.append(part.text, style=board.name_style(part.kind, part.id) if part.kind else "")
    return text


def _dice(rolled: list[int], hits: object) -> Text:
    """The dice; the lowest are those that hit."""
    assert isinstance(hits, int)
    good = sorted(range(len(rolled)), key=lambda at: rolled[at])[:hits]
    faces = [
        Text(f"[{_FACES[die - 1]}]", style="bold") if at in good else Text(_FACES[die - 1], style="dim")
        for at, die in enumerate(rolled)
    ]
    return Text(" ").join(faces)
