"""The measurements as tables for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from rubicon.bench.compare import BenchmarkRun, FigureChange, changes, machine_change
from rubicon.bench.measurements import Measurement, Measurements

#: A label for each first word of a figure's name. The rest of the name replaces the braces.
_LABELS = {
    "games": "complete random games",
    "decisions": "decisions, with their legal actions",
    "choices": "legal actions in a decision",
    "legal": "legal actions, not cached",
    "apply": "apply an action",
    "view": "view of {}",
    "sample": "sample for {}",
    "imagine": "imagine as {}, from one view",
    "search": "iterations of the search",
    "memory": "memory of a state, {}",
    "pickle": "state pickled",
    "save": "state saved as JSON",
    "machine": "machine: some plain Python",
    "startup": "rubicon --version",
    "python": "python with nothing to do",
    "ratio": "ours to {}",
    "crowd": "a decision, pieces in a place: {}",
    "course": "a decision, {} in the game",
    "session": "the same with its history, {}",
    "log": "a decision, log of {} events",
    "processes": "processes at once: {}",
    "open": "memory of {} states",
}


def label(name: str) -> str:
    """The figure's name for people."""
    first, _, rest = name.partition(" ")
    return _LABELS.get(first, name).format(rest)


def format_number(value: float) -> str:
    """A number with three significant digits, or all digits before the point."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def print_run(console: Console, result: BenchmarkRun, names: Mapping[str, str]) -> None:
    """Print one run. `names` gives the name of each title id."""
    facts = result.facts
    console.print(
        f"Rubicon {facts['rubicon']}, [bold]{facts['build']}[/bold], {facts['python']}, {facts['system']}, "
        f"cores: {facts['cores']}. Repetitions: {facts['repeat']}, of {facts['seconds']} s each; "
        f"{'CPU time' if facts['clock'] == 'cpu' else 'time on the wall'}.",
        highlight=False,
    )
    busy = max((load for load in facts["load"] if load is not None), default=0)
    if busy > facts["cores"] * 0.75 + 1:
        console.print(
            f"[yellow]The machine is busy (load {busy}): trust ratios more than rates.[/yellow]",
            highlight=False,
        )
    for title, figures in result.figures.items():
        plain = {n: f for n, f in figures.items() if not n.startswith(("peer ", "ratio ", "crowd "))}
        if any(name.startswith("crowd ") for name in figures):
            plain = {name: figure for name, figure in plain.items() if not name.startswith("choices ")}
        console.print(_figures(names.get(title, "The command line"), plain))
        if any(name.startswith("ratio ") for name in figures):
            console.print(_peers(figures))
        if any(name.startswith("crowd ") for name in figures):
            console.print(_crowds(figures))
    if facts["absent"]:
        console.print(f"Not installed, so not measured: {', '.join(facts['absent'])}.", highlight=False)


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold")
    for i, column in enumerate(columns):
        # In a narrow terminal the words are wrapped, never the numbers.
        table.add_column(column, justify="right" if i else "left", no_wrap=i > 0)
    return table


def _spread(figure: Measurement) -> str:
    low, high = figure.spread
    return f"{format_number(low)} – {format_number(high)}" if len(figure.runs) > 1 else ""


def _figures(title: str, figures: Measurements) -> Table:
    table = _table(title, "figure", "median", "middle half", "unit")
    for name, figure in figures.items():
        table.add_row(label(name), format_number(figure.median), _spread(figure), figure.unit)
    return table


def _peers(figures: Measurements) -> Table:
    table = _table(
        "Random moves of others, taken in turn with ours", "peer", "moves/s", "ours to theirs", "×"
    )
    for name, ratio in figures.items():
        if name.startswith("ratio "):
            peer = name.removeprefix("ratio ")
            theirs = figures[f"peer {peer}"]
            table.add_row(peer, format_number(theirs.median), _spread(ratio), format_number(ratio.median))
    return table


def _crowds(figures: Measurements) -> Table:
    table = _table(
        "A decision, by the number of pieces in one place", "kind", "pieces", "actions", "µs", "µs an action"
    )
    for name, figure in figures.items():
        if name.startswith("crowd "):
            _, kind, size = name.split(" ")
            actions = figures[f"choices {kind} {size}"].median
            table.add_row(
                kind,
                size,
                format_number(actions),
                format_number(figure.median),
                format_number(figure.median / actions),
            )
    return table


# ------------------------------------------------------------------ comparison


def print_changes(console: Console, old: BenchmarkRun, new: BenchmarkRun) -> None:
    """Print what differs between two runs."""
    for fact in ("build", "python", "system", "cores", "clock", "places"):
        if old.facts.get(fact) != new.facts.get(fact):
            then, now = old.facts.get(fact), new.facts.get(fact)
            console.print(f"Then {fact} {then}, now {now}.", highlight=False, markup=False)
    for title, figures in new.figures.items():
        pace = machine_change(old.figures.get(title, {}), figures)
        if title and abs(pace - 1) >= 0.02:
            console.print(
                f"The machine was {_factor(pace - 1, 'faster', 'slower')} than then. Allowed for here:",
                highlight=False,
            )
    found = changes(old, new)
    moved = sorted((change for change in found if change.significant), key=lambda change: change.gain)
    if moved:
        table = _table(f"Compared with {_when(old.facts)}", "figure", "then", "now", "unit", "change")
        for change in moved:
            table.add_row(
                _where(change, new),
                format_number(change.old.median),
                format_number(change.new.median),
                change.new.unit,
                _verdict(change),
            )
        console.print(table)
    if not found:
        console.print("The two runs have no figure in common.")
    else:
        console.print(f"Figures compared: {len(found)}. Beyond the spread: {len(moved)}.", highlight=False)


def _when(facts: Mapping[str, Any]) -> str:
    return escape(str(facts.get("date", "the earlier run")))


def _where(change: FigureChange, new: BenchmarkRun) -> str:
    several = len([title for title in new.figures if title]) > 1
    return f"{change.title}: {label(change.name)}" if several and change.title else label(change.name)


def _factor(gain: float, better: str, worse: str) -> str:
    return f"{1 + gain:.2f}× {better}" if gain > 0 else f"{1 / (1 + gain):.2f}× {worse}"


def _verdict(change: FigureChange) -> str:
    labels = ("faster", "slower") if change.new.timed else ("better", "worse")
    colour = "green" if change.gain > 0 else "red"
    return f"[{colour}]{_factor(change.gain, *labels)}[/{colour}]"
