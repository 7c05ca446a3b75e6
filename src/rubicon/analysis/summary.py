"""An analysis in a terminal: a small chart, the turning points and the mistakes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.padding import Padding
from rich.text import Text

from rubicon.analysis.advice import percent, percentage_points
from rubicon.analysis.game_analysis import TRUTH, Analysis, Mistake
from rubicon.analysis.lookahead import mean
from rubicon.analysis.svg_chart import chance_change, turning_point_label
from rubicon.messages import title_words

CHART_ROWS = 9
MAX_WIDTH = 100
#: Actions of a plan that are listed, at most.
MAX_LISTED_ACTIONS = 5
COLOURS = ("red", "cyan")
_BARS = " ▁▂▃▄▅▆▇█"


class Summary:
    """An analysis as rich text, as wide as the terminal."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.names = [side.capitalize() for side in analysis.game.sides]
        self.words = title_words(analysis.game)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = min(options.max_width, MAX_WIDTH)
        yield Text(f"{self.analysis.game.title}: {self.words.say(self.analysis.result)}", style="bold")
        yield Text("")
        yield from self._chart(width - 6)
        yield Text("")
        yield from self._turning_points()
        for side in range(len(self.names)):
            found = [mistake for mistake in self.analysis.mistakes if mistake.side == side]
            if found:
                yield Text("")
                yield Text(
                    f"The largest mistakes of {self.names[side]}, by what that side knew", style="bold"
                )
                for mistake in found:
                    yield from self._mistake(mistake)

    def _chart(self, width: int) -> Iterator[Text]:
        """The chances as two areas, with numbers for the turning points above and the sections below."""
        analysis = self.analysis
        last = max(1, len(analysis.moves))
        lead = analysis.viewpoints[0]
        known = "all facts known" if lead == TRUTH else f"what {self.names[lead]} knew"
        yield Text.assemble(
            ("█ ", COLOURS[0]),
            f"{self.names[0]}'s and ",
            ("█ ", COLOURS[1]),
            f"{self.names[1]}'s chance to win, by {known}",
        )
        flags = [" "] * (width + 1)
        for number, turn in enumerate(analysis.turning_points, 1):
            flags[turn.last * (width - 1) // last] = str(number)
        yield Text("     " + "".join(flags).rstrip(), style="bold")
        heights = [
            round(chance * CHART_ROWS * 8) for chance in column_means(analysis.curve(lead), last, width)
        ]
        for row in reversed(range(CHART_ROWS)):
            label = {CHART_ROWS - 1: "100%", CHART_ROWS // 2: "50%", 0: "0%"}.get(row, "")
            bars = "".join(_BARS[min(8, max(0, height - 8 * row))] for height in heights)
            yield Text.assemble(f"{label:>4} ", (bars, f"{COLOURS[0]} on {COLOURS[1]}"))
        axis = ""
        for mark in analysis.sections:
            at = mark.position * (width - 1) // last
            if mark.level == 0 and at >= len(axis):
                name = self.words.log_heading(mark.opens, "mark")
                axis = f"{axis:{at}}{name}  "
        yield Text("     " + axis[:width].rstrip(), style="dim")

    def _turning_points(self) -> Iterator[Text | Padding]:
        if not self.analysis.turning_points:
            yield Text("There was no lasting turning point.")
            return
        yield Text("Turning points", style="bold")
        for number, turn in enumerate(self.analysis.turning_points, 1):
            colour = COLOURS[0 if turn.swing > 0 else 1]
            yield Text.assemble(
                f" {number} {turning_point_label(self.analysis, turn)}, ",
                (chance_change(self.analysis, turn), f"bold {colour}"),
            )
            if turn.news:
                yield _indented(Text(" ".join(map(self.words.log, turn.news)), style="dim"))

    def _mistake(self, mistake: Mistake) -> Iterator[Text | Padding]:
        section = "" if mistake.section is None else self.words.log_heading(mistake.section)
        cost = f"cost {percentage_points(mistake.cost)} (give or take {percentage_points(mistake.error)})"
        chance = f"{percent(mistake.chance)} where {percent(mistake.chance + mistake.cost)} was possible"
        yield Text(f" ▸ {section}, decision {mistake.position + 1}: {cost}: {chance}.")
        played, better = mistake.differences
        yield _indented(Text(f"played: {self._plan(played)}", style="dim"))
        yield _indented(Text(f"better: {self._plan(better)}"))

    def _plan(self, plan: Sequence[int]) -> str:
        texts = [self.analysis.game.text(action) for action in plan]
        more = f", and {len(texts) - MAX_LISTED_ACTIONS} more" if len(texts) > MAX_LISTED_ACTIONS else ""
        return ", ".join(texts[:MAX_LISTED_ACTIONS]) + more if texts else "nothing more"


def _indented(text: Text) -> Padding:
    """An indented line, which belongs to the line above it."""
    return Padding(text, (0, 0, 0, 3))


def column_means(curve: Sequence[tuple[int, float]], last: int, width: int) -> list[float]:
    """The curve in `width` columns: the mean of the points in each, or the value of the column before it."""
    bins: list[list[float]] = [[] for _ in range(width)]
    for position, chance in curve:
        bins[position * (width - 1) // last].append(chance)
    heights: list[float] = []
    for found in bins:
        heights.append(mean(found) if found else heights[-1] if heights else curve[0][1])
    return heights
