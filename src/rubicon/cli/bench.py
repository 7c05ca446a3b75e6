"""`rubicon bench`: the speed of a title, compared with other engines and with an earlier run.

`rubicon bench server`: the load that a server can carry. `rubicon bench envs`: steps a second of the
environments for research, next to those of other libraries.
"""

from __future__ import annotations

import argparse
import json
import math
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rubicon.bench import measurements

from rubicon import games
from rubicon.cli import UsageError
from rubicon.cli.arguments import PRINTED, add_json_file_argument, print_notice, prints_json
from rubicon.core.game import RubiconError
from rubicon.pictures.plots import Bar, BarChart, bars_svg

#: The argument that measures the server instead of a title.
SERVER = "server"
#: The argument that measures the environments for research instead.
ENVS = "envs"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to measure, for how long, and where the results go."""
    parser.add_argument(
        "titles", nargs="*", metavar="TITLE", help="which titles (default: all); or 'server', or 'envs'"
    )
    parser.add_argument(
        "--seconds",
        type=_positive,
        metavar="S",
        help="for each repetition (default: 0.3), or each phase of a server's run (default: 20)",
    )
    parser.add_argument("--repeat", type=_count, metavar="R", help="repetitions of each figure (default: 9)")
    parser.add_argument("--quick", action="store_true", help="3 repetitions of 0.1 s over fewer positions")
    parser.add_argument("--scaling", action="store_true", help="show how cost grows, instead")
    parser.add_argument(
        "--svg", type=Path, metavar="FILE", help="with --scaling: draw it into this file, too"
    )
    add_json_file_argument(parser)
    parser.add_argument("--compare", type=Path, metavar="OLD", help="say what changed since this result")
    parser.add_argument(
        "--against",
        type=Path,
        metavar="BUILD",
        help="instead: this build and another in turn; a folder to import rubicon from (src, build/compiled)",
    )
    benchmark = parser.add_argument_group("rubicon bench server")
    benchmark.add_argument("--games", type=_count, metavar="N", help="open games (default: 1000)")
    benchmark.add_argument(
        "--sockets", type=_count, metavar="N", help="two for each game, the rest watch (default: 2 a game)"
    )
    benchmark.add_argument(
        "--rate", type=_positive, metavar="N", help="steady actions a second (default: 300)"
    )
    benchmark.add_argument(
        "--siege",
        action="store_true",
        help="instead: 100 honest games while clients attack in every way we know",
    )
    benchmark.add_argument("--attackers", type=_count, metavar="N", help="attacking clients (default: 10)")
    benchmark.add_argument(
        "--attack", action="append", metavar="NAME", help="only this attack (several times; default: all)"
    )
    benchmark.add_argument(
        "--database",
        metavar="URL",
        help="an empty PostgreSQL database (default: a server of our own, where its programs are installed)",
    )


def _run_against(args: argparse.Namespace, titles: list[str]) -> int:
    """Measure this build and another in turn, and show the ratios."""
    from rich.console import Console
    from rich.table import Table

    import rubicon
    from rubicon.bench.side_by_side import compare_builds

    here = Path(rubicon.__file__).parents[1]
    rounds = args.repeat or (3 if args.quick else 9)
    seconds = args.seconds or (0.3 if args.quick else 1.0)
    with _progress() as progress:
        pairs = compare_builds(titles, args.against.resolve(), here, rounds, seconds, progress)
    if prints_json(args):
        found = [{**asdict(pair), "ratio": round(pair.ratio, 4)} for pair in pairs]
        print(json.dumps(found, ensure_ascii=False))
        return 0
    table = Table("title", "figure", "there", "here", "here / there", title=f"{rounds} rounds in turn")
    for pair in pairs:
        old, new = (f"{value:,.0f}" if value >= 100 else f"{value:.3g}" for value in (pair.old, pair.new))
        table.add_row(pair.title, pair.name, old, new, f"{pair.ratio:.1%}")
    Console().print(table)
    return 0


def _positive(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds")
    return value


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of repetitions")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Measure, show, compare. What is piped is one line of JSON."""
    if args.json is not None and (args.json in (SERVER, ENVS) or args.json in games.titles()):
        # `bench --json TITLE` means a title, not a file of that name.
        args.titles, args.json = [args.json, *args.titles], PRINTED
    file = Path(args.json) if args.json else None
    if args.titles == [SERVER]:
        return _run_server(args, file)
    if args.titles == [ENVS]:
        return _run_environments(args, file)
    for name in ("games", "sockets", "rate", "database", "siege", "attackers"):
        if getattr(args, name) not in (None, False):
            raise UsageError(f"--{name} is for 'rubicon bench server'.")
    from rich.console import Console

    from rubicon.bench import compare, machine, measure, measurements, peers, report, scaling

    # Find every mistake in the command line before the long measurement.
    asked = [games.game(title) for title in dict.fromkeys(args.titles or games.titles())]
    old = compare.read_run(args.compare) if args.compare is not None else None
    if args.svg is not None and not args.scaling:
        raise UsageError("--svg draws what --scaling measures: use both.")
    for written in filter(None, (file, args.svg)):
        _check_is_writable(written)
    if args.against is not None:
        return _run_against(args, [game.id for game in asked])
    budget = measure.QUICK if args.quick else measure.NORMAL
    budget = replace(
        budget,
        seconds=budget.seconds if args.seconds is None else args.seconds,
        repeat=budget.repeat if args.repeat is None else args.repeat,
    )
    before = machine.load_average()
    taken: dict[str, measurements.Measurements] = {}
    with _progress() as progress:
        rivals = {} if args.scaling else peers.installed()
        for game in asked:

            def tell(what: str, title: str = game.title) -> None:
                progress(f"{title}: {what}")

            if args.scaling:
                taken[game.id] = scaling.measure_scaling(game, budget, tell)
            else:
                taken[game.id] = measure.measure_title(game, rivals, budget, tell)
        if not args.scaling:
            progress("starting the command line")
            taken[""] = measurements.collect_readings(machine.startup_times(budget.starts))
    facts = {
        **machine.facts(),
        "seconds": budget.seconds,
        "repeat": budget.repeat,
        "places": budget.decision_points,
        "load": [before, machine.load_average()],
        "absent": [] if args.scaling else [name for name in peers.PEERS if name not in rivals],
    }
    result = compare.BenchmarkRun(facts, taken)
    found = result.to_json()
    if old is not None:
        found["changes"] = [change.to_json() for change in compare.changes(old, result)]
    _output_json(found, file, prints_json(args))
    if args.svg is not None:
        charts = [
            BarChart(f"{game.title}. {chart.heading}", chart.bars)
            for game in asked
            for chart in _scaling_charts(taken[game.id])
        ]
        _write_atomically(args.svg, bars_svg("How the cost of a decision grows", charts))
        print_notice(f"Written: {args.svg}")
    if not prints_json(args):
        console = Console()
        report.print_run(console, result, {game.id: game.title for game in asked})
        if args.scaling:
            from rubicon.terminal.plots import bar_plot

            for figures in taken.values():
                for chart in _scaling_charts(figures):
                    console.print(bar_plot(chart.heading, chart.bars))
        if old is not None:
            report.print_changes(console, old, result)
    return 0


def _scaling_charts(figures: measurements.Measurements) -> Iterator[BarChart]:
    """How the cost of a decision grows: with the pieces in a place, and in the course of a game."""
    from rubicon.bench.report import format_number

    plots = {
        "crowd movement": "A decision to move, by the number of pieces in one place",
        "crowd battle": "A decision in battle, by the number of pieces in one place",
        "course": "A decision in the course of a game",
        "log": "A decision, by the number of events in the log",
    }
    for start, title in plots.items():
        bars = [
            Bar(
                name.removeprefix(f"{start} "), figure.median, f"{format_number(figure.median)} {figure.unit}"
            )
            for name, figure in figures.items()
            if name.startswith(f"{start} ")
        ]
        if bars:
            yield BarChart(title, bars)


def _run_environments(args: argparse.Namespace, file: Path | None) -> int:
    """Measure the environments for research, next to those of other libraries in the same run."""
    from rich.console import Console
    from rich.table import Table

    from rubicon.bench import environments, machine

    for name in ("scaling", "compare", "siege"):
        if getattr(args, name):
            raise UsageError(f"--{name} is not for 'rubicon bench envs'.")
    if file is not None:
        _check_is_writable(file)
    with _progress() as progress:
        rates = environments.measure(
            args.seconds or (0.1 if args.quick else 0.5), args.repeat or (3 if args.quick else 7), progress
        )
    _output_json(
        {"facts": machine.facts(), "rates": [asdict(rate) for rate in rates]}, file, prints_json(args)
    )
    if not prints_json(args):
        chess = next((rate.median for rate in rates if rate.name.startswith("pettingzoo chess")), None)
        table = Table("environment", "steps/s", "least", "most", "to PettingZoo's chess")
        for rate in rates:
            ratio = f"{rate.median / chess:.1f} ×" if chess and not rate.wall else ""
            name = f"{rate.name} (wall time)" if rate.wall else rate.name
            table.add_row(name, *(f"{value:,.0f}" for value in (rate.median, rate.least, rate.most)), ratio)
        Console().print(table)
    return 0


def _run_server(args: argparse.Namespace, file: Path | None) -> int:
    """Measure the server on every available kind of database, compared with a bare echo server."""
    from rich.console import Console

    from rubicon.bench import machine
    from rubicon.bench.server import benchmark
    from rubicon.bench.server import report as server_report

    for name in ("quick", "scaling", "compare"):
        if getattr(args, name):
            raise UsageError(f"--{name} is not for 'rubicon bench server'.")
    if args.repeat and args.against is None:
        raise UsageError("--repeat is for 'rubicon bench server --against'.")
    if args.against is not None and (args.siege or args.database):
        raise UsageError("--against compares servers on SQLite, without a siege.")
    if file is not None:
        _check_is_writable(file)
    settings = benchmark.LoadSettings()
    if args.siege:
        settings = replace(
            settings, games=args.games or 100, seconds=args.seconds or 5.0, rate=args.rate or 60.0
        )
        with _progress() as progress:
            siege = benchmark.measure_siege(settings, args.attackers or 10, progress, args.attack or ())
        found = {"facts": {**machine.facts(), **asdict(settings)}, "siege": siege.to_json()}
        _output_json(found, file, prints_json(args))
        if not prints_json(args):
            server_report.print_siege(Console(), siege)
        return 0 if siege.is_good else 1
    count = args.games or settings.games
    settings = replace(
        settings,
        games=count,
        sockets=args.sockets or 2 * count,
        seconds=args.seconds or settings.seconds,
        rate=args.rate or settings.rate,
    )
    before = machine.load_average()
    if args.against is not None:
        rounds = args.repeat or 3
        with _progress() as progress:
            there, here = benchmark.measure_against(settings, args.against.resolve(), rounds, progress)
        facts = {**machine.facts(), **asdict(settings), "load": [before, machine.load_average()]}
        _output_json({"facts": facts, "there": there, "here": here}, file, prints_json(args))
        if not prints_json(args):
            server_report.print_against(Console(), there, here, rounds)
        return 0
    with _progress() as progress, benchmark.available_databases(args.database) as databases:
        taken = benchmark.measure(settings, databases, progress)
    facts = {**machine.facts(), **asdict(settings), "load": [before, machine.load_average()]}
    _output_json({"facts": facts, "figures": taken}, file, prints_json(args))
    if not prints_json(args):
        server_report.print_run(Console(), facts, taken)
    return 0


def _output_json(found: object, file: Path | None, printed: bool) -> None:
    """Print everything as one line of JSON, if asked, and write it to a file if one is given."""
    if printed:
        print(json.dumps(found, ensure_ascii=False), flush=True)
    if file is not None:
        try:
            _write_atomically(file, json.dumps(found, ensure_ascii=False, indent=1) + "\n")
        except RubiconError:
            if not printed:  # a long measurement is not thrown away
                print(json.dumps(found, ensure_ascii=False), flush=True)
            raise


@contextmanager
def _progress() -> Iterator[Callable[[str], None]]:
    """Show the current step, if the output is a terminal."""
    from rich.console import Console

    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda what: None
        return
    with console.status("") as status:
        yield status.update


def _check_is_writable(path: Path) -> None:
    target = path if path.exists() else path.parent
    if path.is_dir():
        raise RubiconError(f"Cannot write {path}: it is a folder.")
    if not target.exists():
        raise RubiconError(f"Cannot write {path}: there is no folder {target}.")
    if not os.access(target, os.W_OK):
        raise RubiconError(f"Cannot write {path}: no permission.")


def _write_atomically(path: Path, text: str) -> None:
    """Write a whole file or nothing, so that a full disk does not destroy an earlier result."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        try:
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
    except OSError as problem:
        raise RubiconError(
            f"Cannot write {path}: {problem.strerror}. The line above has all figures."
        ) from None
