"""The win chances of a game as a chart: one SVG file without other files, for light and dark screens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from xml.sax.saxutils import escape

from rubicon.analysis.advice import percent
from rubicon.analysis.game_analysis import TRUTH, Analysis, TurningPoint
from rubicon.messages import title_words

WIDTH = 1000
LEFT, RIGHT = 60.0, 976.0
TOP, HEIGHT = 104.0, 320.0
BOTTOM = TOP + HEIGHT
#: Sections nearer to each other than this many pixels share a label.
MIN_LABEL_DISTANCE = 17.0
#: Characters that fit next to a number in the list below the chart.
LINE_CHARACTERS = 128

STYLE = """
svg { background: #fbf8f2; }
text { font-family: "Segoe UI", "Noto Sans", "DejaVu Sans", Helvetica, Arial, sans-serif; font-size: 13px;
  fill: #2b2622; }
.paper { fill: #fbf8f2; }
.heading { font-size: 22px; font-weight: 600; }
.quiet { fill: #6d645b; }
.axis { font-size: 12px; fill: #6d645b; }
.strong { font-weight: 600; }
.grid { stroke: #2b2622; stroke-opacity: 0.10; }
.coarse { stroke: #2b2622; stroke-opacity: 0.35; }
.even { stroke: #2b2622; stroke-opacity: 0.45; stroke-dasharray: 2 4; }
.frame { fill: none; stroke: #2b2622; stroke-opacity: 0.35; }
.area0 { fill: #b3322f; fill-opacity: 0.30; }
.area1 { fill: #1d6f8a; fill-opacity: 0.24; }
.line0, .line1, .lead { fill: none; stroke-linejoin: round; }
.line0 { stroke: #b3322f; stroke-width: 1.6; }
.line1 { stroke: #1d6f8a; stroke-width: 1.6; stroke-dasharray: 6 3; }
.lead { stroke: #2b2622; stroke-width: 2.4; }
.name0, .name1 { font-size: 16px; font-weight: 600; }
.name0 { fill: #8f2522; }
.name1 { fill: #14566c; }
.band { fill: #2b2622; fill-opacity: 0.07; }
.stem { stroke: #2b2622; stroke-opacity: 0.55; }
.dot { fill: #2b2622; stroke: #fbf8f2; stroke-width: 2; }
.flag { fill: #2b2622; }
.number { fill: #fbf8f2; font-size: 12px; font-weight: 600; text-anchor: middle; }
.middle { text-anchor: middle; }
.end { text-anchor: end; }
@media (prefers-color-scheme: dark) {
  svg { background: #1d1b19; }
  text { fill: #ece5da; }
  .paper { fill: #1d1b19; }
  .quiet, .axis { fill: #a89f93; }
  .grid { stroke: #ece5da; stroke-opacity: 0.13; }
  .coarse, .frame { stroke: #ece5da; stroke-opacity: 0.4; }
  .even { stroke: #ece5da; stroke-opacity: 0.5; }
  .area0 { fill: #e0605a; fill-opacity: 0.34; }
  .area1 { fill: #4fb3d1; fill-opacity: 0.26; }
  .line0 { stroke: #ff8a80; }
  .line1 { stroke: #6fcbe6; }
  .lead { stroke: #f6efe4; }
  .name0 { fill: #ff9d94; }
  .name1 { fill: #86d5ec; }
  .band { fill: #ece5da; fill-opacity: 0.09; }
  .stem { stroke: #ece5da; stroke-opacity: 0.6; }
  .dot { fill: #f6efe4; stroke: #1d1b19; }
  .flag { fill: #f6efe4; }
  .number { fill: #1d1b19; }
}
"""


def svg(analysis: Analysis) -> str:
    """The chart of an analysis, as the text of an SVG file."""
    drawn = _SvgChart(analysis)
    body = "\n".join(drawn.lines())
    height = round(drawn.bottom)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}" role="img" aria-labelledby="title desc">\n'
        f'<title id="title">{escape(drawn.title)}</title>\n'
        f'<desc id="desc">{escape(description(analysis))}</desc>\n'
        f"<style>{STYLE}</style>\n{body}\n</svg>\n"
    )


def description(analysis: Analysis) -> str:
    """What the chart shows, for readers who cannot see it."""
    name = analysis.game.sides[0].capitalize()
    curve = [chance for _, chance in analysis.curve(analysis.viewpoints[0])]
    sentences = [
        f"Line chart of the chance of {name} to win, over {len(analysis.moves)} decisions. "
        f"It begins at {percent(curve[0])}, is {percent(min(curve))} at its lowest, "
        f"{percent(max(curve))} at its highest and ends at {percent(curve[-1])}. "
        f"Result: {title_words(analysis.game).say(analysis.result)}."
    ]
    sentences += [
        f"Turning point {number}: {turning_point_label(analysis, turn)}, {chance_change(analysis, turn)}."
        for number, turn in enumerate(analysis.turning_points, 1)
    ]
    return " ".join(sentences)


def turning_point_label(analysis: Analysis, turn: TurningPoint) -> str:
    """A turning point in one line: its section, and its scene if that has another name."""
    words = title_words(analysis.game)
    scene = words.log_heading(turn.scene)
    if turn.section is None or turn.scene == turn.section:
        return scene
    return f"{words.log_heading(turn.section)}: {scene}"


def chance_change(analysis: Analysis, turn: TurningPoint) -> str:
    """The side that gained by a turning point, and its chance before and after."""
    side = 0 if turn.swing > 0 else 1
    before, after = (one if side == 0 else 1.0 - one for one in (turn.before, turn.after))
    return f"for {analysis.game.sides[side].capitalize()} ({percent(before)} → {percent(after)})"


class _SvgChart:
    """Makes the elements of the chart. `bottom` is where the last of them ends."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.names = [side.capitalize() for side in analysis.game.sides]
        self.title = f"{analysis.game.title}: the course of the game"
        self.words = title_words(analysis.game)
        self.last = max(1, len(analysis.moves))
        self.bottom = BOTTOM

    def x(self, position: float) -> float:
        return LEFT + (RIGHT - LEFT) * position / self.last

    def y(self, chance: float) -> float:
        return BOTTOM - HEIGHT * chance

    def lines(self) -> Iterator[str]:
        yield f'<rect class="paper" width="{WIDTH}" height="100%"/>'
        yield from self._header()
        yield from self._areas()
        yield from self._sections()
        yield from self._scale()
        yield from self._bands()
        yield from self._curves()
        yield from self._marks()
        yield from self._key()
        yield from self._list()

    def _text(self, x: float, y: float, text: str, style: str = "") -> str:
        return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}">{escape(text)}</text>'

    def _header(self) -> Iterator[str]:
        players = self.analysis.record.players
        seats = [
            f"{name} ({players[side]})" if side in players else name
            for name, side in zip(self.names, self.analysis.game.sides, strict=True)
        ]
        result = self.words.say(self.analysis.result)
        yield self._text(LEFT, 36, self.title, "heading")
        yield self._text(LEFT, 60, f"{' against '.join(seats)}. {result}", "quiet")

    def _path(self, viewpoint: int) -> str:
        points = [f"{self.x(at):.1f},{self.y(chance):.1f}" for at, chance in self.analysis.curve(viewpoint)]
        return "M" + " L".join(points)

    def _areas(self) -> Iterator[str]:
        """The shares of the two sides: the first side's is below the leading curve."""
        curve = self.analysis.curve(self.analysis.viewpoints[0])
        first, last = self.x(curve[0][0]), self.x(curve[-1][0])
        path = self._path(self.analysis.viewpoints[0])
        yield f'<path class="area1" d="{path} L{last:.1f},{TOP} L{first:.1f},{TOP} Z"/>'
        yield f'<path class="area0" d="{path} L{last:.1f},{BOTTOM} L{first:.1f},{BOTTOM} Z"/>'

    def _sections(self) -> Iterator[str]:
        """Where sections begin: the finest with numbers, the coarsest with names below."""
        levels = len(self.analysis.game.headings)
        free = LEFT - MIN_LABEL_DISTANCE
        for mark in self.analysis.sections:
            x = self.x(mark.position)
            coarse = levels > 1 and mark.level == 0
            style = "coarse" if coarse else "grid"
            yield f'<line class="{style}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{BOTTOM + 6:.1f}"/>'
            if coarse:
                yield self._text(
                    x + 2, BOTTOM + 38, self.words.log_heading(mark.opens, "mark"), "axis strong"
                )
            elif mark.level == levels - 1 and x - free >= MIN_LABEL_DISTANCE:
                yield self._text(x + 2, BOTTOM + 18, self.words.log_heading(mark.opens, "tick"), "axis")
                free = x

    def _scale(self) -> Iterator[str]:
        for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self.y(chance)
            style = "even" if chance == 0.5 else "grid"
            yield f'<line class="{style}" x1="{LEFT}" x2="{RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
            yield self._text(LEFT - 8, y + 4, f"{chance:.0%}", "axis end")
        yield f'<rect class="frame" x="{LEFT}" y="{TOP}" width="{RIGHT - LEFT}" height="{HEIGHT}"/>'
        yield self._text(LEFT - 48, TOP - 16, f"{self.names[0]}'s chance to win", "axis")

    def _bands(self) -> Iterator[str]:
        for turn in self.analysis.turning_points:
            x, width = self.x(turn.first), max(2.0, self.x(turn.last) - self.x(turn.first))
            yield f'<rect class="band" x="{x:.1f}" y="{TOP}" width="{width:.1f}" height="{HEIGHT}"/>'

    def _curves(self) -> Iterator[str]:
        lead, *others = self.analysis.viewpoints
        for viewpoint in others:
            yield f'<path class="line{viewpoint}" d="{self._path(viewpoint)}"/>'
        yield f'<path class="lead" d="{self._path(lead)}"/>'
        yield self._text(LEFT + 10, BOTTOM - 12, self.names[0], "name0")
        yield self._text(LEFT + 10, TOP + 24, self.names[1], "name1")

    def _marks(self) -> Iterator[str]:
        """The turning points: a numbered flag above, and a dot on the curve."""
        free = 0.0
        curve = dict(self.analysis.curve(self.analysis.viewpoints[0]))
        for number, turn in enumerate(self.analysis.turning_points, 1):
            at = self.x(turn.last)
            x = min(max(at, free + 22), RIGHT)
            free = x
            y = self.y(curve[turn.last])
            label = f"{turning_point_label(self.analysis, turn)}, {chance_change(self.analysis, turn)}"
            yield f"<g><title>{escape(label)}</title>"
            yield f'<path class="stem" fill="none" d="M{x:.1f},{TOP - 8} L{at:.1f},{TOP} L{at:.1f},{y:.1f}"/>'
            yield f'<circle class="dot" cx="{at:.1f}" cy="{y:.1f}" r="5"/>'
            yield f'<circle class="flag" cx="{x:.1f}" cy="{TOP - 17}" r="10"/>'
            yield f"{self._text(x, TOP - 12.5, str(number), 'number')}</g>"

    def _key(self) -> Iterator[str]:
        """The legend: what each line is."""
        y = BOTTOM + 68
        x = LEFT
        lead, *others = self.analysis.viewpoints
        known = "with all facts known" if lead == TRUTH else f"by what {self.names[lead]} knew"
        for style, text in [
            ("lead", known),
            *((f"line{viewpoint}", f"by what {self.names[viewpoint]} knew") for viewpoint in others),
        ]:
            yield f'<path class="{style}" d="M{x:.1f},{y - 4} h28"/>'
            yield self._text(x + 36, y, text, "quiet")
            x += 36 + 7.2 * len(text) + 26
        self.bottom = y

    def _list(self) -> Iterator[str]:
        """The list of turning points, below the chart."""
        y = self.bottom + 40
        if self.analysis.turning_points:
            yield self._text(LEFT, y, "Turning points", "strong")
        for number, turn in enumerate(self.analysis.turning_points, 1):
            y += 28
            yield f'<circle class="flag" cx="{LEFT + 10}" cy="{y - 4.5:.1f}" r="10"/>'
            yield self._text(LEFT + 10, y, str(number), "number")
            for style, line in self._list_lines(turn):
                yield self._text(LEFT + 32, y, line, style)
                y += 19
            y -= 19
        self.bottom = y + 28

    def _list_lines(self, turn: TurningPoint) -> Sequence[tuple[str, str]]:
        head = wrap(
            f"{turning_point_label(self.analysis, turn)}, {chance_change(self.analysis, turn)}",
            LINE_CHARACTERS - 16,
        )
        news = " ".join(map(self.words.log, turn.news))
        return [
            *(("strong", line) for line in head),
            *(("quiet", line) for line in wrap(news, LINE_CHARACTERS)),
        ]
