"""Divides a game into the parts that its log shows: sections, scenes, and the lines in them.

A scene begins with an event that the title names in `Game.headings` or `Game.scenes`: a turn, a battle. It
lasts from the position after that event to the position in which the next scene begins.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rubicon.core import export
from rubicon.core.dice import ScriptedDice
from rubicon.core.game import SPECTATOR, Event, Game, State
from rubicon.core.message import Message
from rubicon.core.session import Session


@dataclass(slots=True)
class LogScene:
    """A part of a game, such as a battle: the event that opens it, the one that opens its section, and its
    positions `first` … `last` (counted from 0)."""

    title: Message
    section: Message | None
    first: int
    last: int
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SectionStart:
    """The beginning of a section: its position, its level (0 is the coarsest), and its first event."""

    position: int
    level: int
    opens: Message

    def to_json(self) -> dict[str, Any]:
        return {"position": self.position, "level": self.level, "opens": self.opens}


def positions(session: Session) -> Iterator[State]:
    """Every position of the game, from the first to the last, without undone moves."""
    moves = session.history
    dice = ScriptedDice([*session.opening_chances, *(chance for move in moves for chance in move.chances)])
    state = session.game.new(session.options, dice)
    yield state
    for move in moves:
        state = state.clone()
        state.apply(move.side, move.action, dice)
        yield state


def events_by_position(session: Session) -> Iterator[tuple[int, Sequence[Event]]]:
    """The events, each group with the number of the position it leads to."""
    yield 0, session.opening_events
    for number, move in enumerate(session.history, 1):
        yield number, move.events


def section_starts(session: Session) -> list[SectionStart]:
    """The beginnings of all sections, in order."""
    headings = session.game.headings
    return [
        SectionStart(number, headings.index(event[0]), opens)
        for number, events in events_by_position(session)
        for event in events
        if event[0] in headings and (opens := session.game.tell(event, SPECTATOR)) is not None
    ]


def scenes(session: Session, viewer: int) -> list[LogScene]:
    """The scenes of a game, as `viewer` may know them. Together they cover the whole game."""
    game = session.game
    opening = (*game.headings, *game.scenes)
    found: list[LogScene] = [LogScene(Message("opening", {}), None, 0, 0)]
    section: Message | None = None
    for number, events in events_by_position(session):
        at: int | None = None
        title: Message | None = None
        for index, event in enumerate(events):
            told = export.tell(game, event, viewer) if event[0] in opening else None
            if told is not None:
                at, title = index, told
                section = told if event[0] in game.headings else section
        scene = found[-1]
        scene.last = number
        scene.events += events[:at]
        if title is not None:
            if number == 0:
                found.clear()  # there is no decision before it
            found.append(LogScene(title, section, number, number, list(events[at:])))
    return found


def noteworthy_lines(game: Game, events: Sequence[Event], viewer: int, count: int = 4) -> list[Message]:
    """The last `count` lines of events that the title calls news (`Game.news`), as `viewer` may know them; if
    there are none, the last `count` lines of all events."""
    opening = (*game.headings, *game.scenes)
    lines = [
        (event[0] in game.news, line)
        for event in events
        if event[0] not in opening and (line := export.tell(game, event, viewer)) is not None
    ]
    worth = [line for declared, line in lines if declared]
    return (worth or [line for _, line in lines])[-count:]
