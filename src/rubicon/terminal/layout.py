"""Composes a screen from header, board, news and question, with as much of each as fits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

from rubicon.terminal.screen import RenderedLines, Screen

#: Columns from which on the log is shown next to the board.
SIDE_BY_SIDE_COLUMNS = 150
#: Lines of news to keep visible, if need be with a less detailed drawing of the board.
PREFERRED_NEWS_LINES = 6


@dataclass(frozen=True, slots=True)
class ScreenParts:
    """The parts of a screen."""

    header: RenderableType
    #: Drawings of the board, the most detailed first.
    drawings: Sequence[RenderableType]
    #: Lines for a new player, always shown in full.
    intro: Sequence[str]
    #: The lines of the log that are new to the viewer, and the last lines of the log.
    news: Sequence[RenderableType]
    log: Sequence[RenderableType]
    #: The answer to the line typed last.
    notice: RenderableType | None
    #: The question, a line that helps with it (left out if it does not fit), and its choices.
    question: RenderableType
    hint: RenderableType | None
    choices: RenderableType


def compose(parts: ScreenParts, screen: Screen) -> RenderedLines:
    """The lines of the screen from top to bottom."""
    rule = Rule(style="dim")
    above: list[RenderableType] = [] if parts.notice is None else [rule, parts.notice]
    if parts.intro:
        fits = all(len(line) <= screen.width for line in parts.intro)
        above = [rule, Text(("\n" if fits else " ").join(parts.intro)), *above]
    top = screen.render_lines(parts.header)
    end = screen.render_lines(Group(*above, rule, parts.question))
    hint = [] if parts.hint is None else screen.render_lines(parts.hint)
    choices = screen.render_lines(parts.choices)
    room = screen.height - len(top) - len(end) - len(choices) - 1
    if len(hint) <= room:
        end += hint
        room -= len(hint)
    end += choices
    if screen.width >= SIDE_BY_SIDE_COLUMNS and parts.log and not parts.intro:
        return top + _board_next_to_log(parts, screen, room) + end
    return top + _board_above_news(parts, screen, room) + end


def _board_above_news(parts: ScreenParts, screen: Screen, room: int) -> RenderedLines:
    """The board, and under it the news: the most detailed drawing that leaves room for the news."""
    news = [screen.render_lines(thing) for thing in parts.news[-screen.height :]]
    told = sum(map(len, news))
    drawn: list[RenderedLines] = []
    for worth in (PREFERRED_NEWS_LINES, PREFERRED_NEWS_LINES // 2, 0):
        left = room - (min(told, worth) + 1 if told and worth else 0)
        shown = _first_drawing_that_fits(parts.drawings, drawn, screen, left)
        if shown:
            break
    if news:
        kept = _last_that_fit(news, max(3, room - len(shown) - 1))
        earlier = len(parts.news) - len(kept)
        title = screen.say("what-happened-more" if earlier else "what-happened", earlier=earlier)
        shown += screen.render_lines(Rule(Text(title, style="bold"), align="left", style="dim"))
        shown += [line for lines in kept for line in lines]
    return shown


def _first_drawing_that_fits(
    drawings: Sequence[RenderableType], drawn: list[RenderedLines], screen: Screen, room: int
) -> RenderedLines:
    """The most detailed drawing of at most `room` lines, or nothing. `drawn` caches the rendered drawings."""
    for at, drawing in enumerate(drawings):
        if at == len(drawn):
            drawn.append(screen.render_lines(drawing))
        if len(drawn[at]) <= room:
            return list(drawn[at])
    return []


def _board_next_to_log(parts: ScreenParts, screen: Screen, room: int) -> RenderedLines:
    """The board, and next to it the end of the log."""
    pane = min(60, screen.width - 110)
    left = screen.width - pane - 3
    for drawing in parts.drawings:
        board = screen.render_lines(drawing, left)
        if len(board) > room:
            continue
        log = _last_that_fit(
            [screen.render_lines(line, pane) for line in parts.log[-room:]],
            max(len(board), min(room, 20)) - 1,
        )
        log_pane = [
            *screen.render_lines(Text(screen.say("log"), style="bold underline")),
            *(line for lines in log for line in lines),
        ]
        height = max(len(board), len(log_pane))
        whole = zip(
            Segment.set_shape(board, left + 3, height), Segment.set_shape(log_pane, pane, height), strict=True
        )
        return [[*row, *more] for row, more in whole]
    return _board_above_news(parts, screen, room)


def _last_that_fit(things: Sequence[RenderedLines], room: int) -> list[RenderedLines]:
    """The last things that fit into `room` lines together, at least one."""
    kept: list[RenderedLines] = []
    for thing in reversed(things):
        room -= len(thing)
        if room < 0 and kept:
            break
        kept.insert(0, thing)
    return kept
