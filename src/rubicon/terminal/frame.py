"""Fitting a screen together: header, table, news and question, as much of each as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

from rubicon.terminal.screen import Lines, Screen

#: From this width on the log stands beside the table.
WIDE = 150
#: So many lines of news are worth more than a more detailed table.
NEWS = 6


@dataclass(frozen=True, slots=True)
class Parts:
    """What there is to show."""

    header: RenderableType
    #: The table, the most detailed drawing first.
    layouts: Sequence[RenderableType]
    #: Lines for a newcomer. They are shown in full.
    intro: Sequence[str]
    #: Lines of the log that are new to the viewer, and its last lines.
    news: Sequence[RenderableType]
    log: Sequence[RenderableType]
    #: An answer to what was typed.
    notice: RenderableType | None
    #: The question, a line that helps with it (left out where there is no room), and its choices.
    question: RenderableType
    hint: RenderableType | None
    choices: RenderableType


def compose(parts: Parts, screen: Screen) -> Lines:
    """The screen from top to bottom."""
    rule = Rule(style="dim")
    above: list[RenderableType] = [] if parts.notice is None else [rule, parts.notice]
    if parts.intro:
        fits = all(len(line) <= screen.width for line in parts.intro)
        above = [rule, Text(("\n" if fits else " ").join(parts.intro)), *above]
    top = screen.lines(parts.header)
    end = screen.lines(Group(*above, rule, parts.question))
    hint = [] if parts.hint is None else screen.lines(parts.hint)
    choices = screen.lines(parts.choices)
    room = screen.height - len(top) - len(end) - len(choices) - 1
    if len(hint) <= room:
        end += hint
        room -= len(hint)
    end += choices
    if screen.width >= WIDE and parts.log and not parts.intro:
        return top + _beside(parts, screen, room) + end
    return top + _below(parts, screen, room) + end


def _below(parts: Parts, screen: Screen, room: int) -> Lines:
    """The table, and under it the news: the most detailed table that leaves room for the news."""
    news = [screen.lines(thing) for thing in parts.news[-screen.height :]]
    told = sum(map(len, news))
    drawn: list[Lines] = []
    for worth in (NEWS, NEWS // 2, 0):
        left = room - (min(told, worth) + 1 if told and worth else 0)
        shown = _first_that_fits(parts.layouts, drawn, screen, left)
        if shown:
            break
    if news:
        kept = _last_that_fit(news, max(3, room - len(shown) - 1))
        earlier = len(parts.news) - len(kept)
        title = f"What happened ({earlier} more before: type log)" if earlier else "What happened"
        shown += screen.lines(Rule(Text(title, style="bold"), align="left", style="dim"))
        shown += [line for lines in kept for line in lines]
    return shown


def _first_that_fits(
    layouts: Sequence[RenderableType], drawn: list[Lines], screen: Screen, room: int
) -> Lines:
    """The most detailed layout of at most `room` lines; nothing if all are too long. `drawn` keeps them."""
    for at, layout in enumerate(layouts):
        if at == len(drawn):
            drawn.append(screen.lines(layout))
        if len(drawn[at]) <= room:
            return list(drawn[at])
    return []


def _beside(parts: Parts, screen: Screen, room: int) -> Lines:
    """The table, and beside it the end of the log."""
    pane = min(60, screen.width - 110)
    left = screen.width - pane - 3
    for layout in parts.layouts:
        table = screen.lines(layout, left)
        if len(table) > room:
            continue
        log = _last_that_fit(
            [screen.lines(line, pane) for line in parts.log[-room:]], max(len(table), min(room, 20)) - 1
        )
        beside = [
            *screen.lines(Text("Log", style="bold underline")),
            *(line for lines in log for line in lines),
        ]
        height = max(len(table), len(beside))
        whole = zip(
            Segment.set_shape(table, left + 3, height), Segment.set_shape(beside, pane, height), strict=True
        )
        return [[*row, *more] for row, more in whole]
    return _below(parts, screen, room)


def _last_that_fit(things: Sequence[Lines], room: int) -> list[Lines]:
    """As many of the last things as `room` lines hold, at least one."""
    kept: list[Lines] = []
    for thing in reversed(things):
        room -= len(thing)
        if room < 0 and kept:
            break
        kept.insert(0, thing)
    return kept
