"""The figures of the server as a table for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from rubicon.bench.report import format_number
from rubicon.bench.server.benchmark import ECHO, LoadFigures
from rubicon.bench.server.coming_back import LONG, SHORT
from rubicon.bench.server.siege import Siege

#: Each row: its label, its figure, and how to format the value.
ROWS: tuple[tuple[str, str, Callable[[float], str]], ...] = (
    ("steady: actions a second, durable", "steady_rate", format_number),
    ("  to both screens, half within", "steady_p50", lambda value: f"{value:.1f} ms"),
    ("  to both screens, 99 % within", "steady_p99", lambda value: f"{value:.1f} ms"),
    ("  the slowest", "steady_max", lambda value: f"{value:.1f} ms"),
    ("  processor of the server", "steady_cpu", lambda value: f"{value:.0%}"),
    ("  the same for one action", "steady_cost", lambda value: f"{value:.2f} ms"),
    ("flat out: actions a second, durable", "flat_rate", format_number),
    ("  to both screens, half within", "flat_p50", lambda value: f"{value:.1f} ms"),
    ("  to both screens, 99 % within", "flat_p99", lambda value: f"{value:.1f} ms"),
    ("  processor of the server", "flat_cpu", lambda value: f"{value:.0%}"),
    ("  the same for one action", "flat_cost", lambda value: f"{value:.2f} ms"),
    ("  processor of the clients", "flat_client_cpu", lambda value: f"{value:.0%}"),
    ("memory of an idle game", "memory_game", lambda value: f"{value / 1e3:.1f} KB"),
    ("memory of a socket", "memory_socket", lambda value: f"{value / 1e3:.1f} KB"),
    (f"coming back into a game of {SHORT} steps", f"back_{SHORT}", lambda value: f"{value:.1f} ms"),
    (f"  of {LONG:,} steps", f"back_{LONG}", lambda value: f"{value:.1f} ms"),
    (f"  with nothing known, {SHORT} steps", f"whole_{SHORT}", lambda value: f"{value:.1f} ms"),
    (f"  with nothing known, {LONG:,} steps", f"whole_{LONG}", lambda value: f"{value:.1f} ms"),
    ("actions in a transaction", "batch", format_number),
    ("bytes received for an action", "bytes_in", format_number),
    ("bytes sent for an action", "bytes_out", format_number),
    ("flushes a second of this disk", "flushes", format_number),
)


def print_run(console: Console, facts: Mapping[str, Any], taken: Mapping[str, LoadFigures]) -> None:
    """Print one run."""
    console.print(
        f"Rubicon {facts['rubicon']}, [bold]{facts['build']}[/bold], {facts['python']}, {facts['system']}, "
        f"cores: {facts['cores']}, load: {facts['load'][0]} before, {facts['load'][1]} after. "
        f"{facts['games']:,} games, {facts['sockets']:,} sockets; "
        f"{facts['seconds']:g} s at {facts['rate']:g} actions a second, {facts['seconds']:g} s flat out with "
        f"{facts['at_once']} under way.",
        highlight=False,
    )
    stores = [name for name in taken if name != ECHO]
    table = Table(title="The server, next to a bare echo server", title_justify="left", title_style="bold")
    table.add_column("figure")
    for name in (*stores, ECHO):
        table.add_column(name, justify="right", no_wrap=True)
    for label, name, written in ROWS:
        table.add_row(
            label, *(written(taken[of][name]) if name in taken[of] else "" for of in (*stores, ECHO))
        )
    echo = taken[ECHO]["flat_rate"]
    table.add_row("flat out, of what the echo server does", *(_ratio(taken[of], echo) for of in stores), "")
    console.print(table)
    refused = {name: taken[name]["steady_refused"] + taken[name]["flat_refused"] for name in stores}
    for name, count in refused.items():
        if count:
            console.print(f"{name}: {count:g} actions were refused.", highlight=False)


def print_against(console: Console, there: LoadFigures, here: LoadFigures, rounds: int) -> None:
    """Print the figures of two builds side by side."""
    table = Table("figure", "there", "here", "here / there", title=f"The server, {rounds} rounds in turn")
    for label, name, written in ROWS:
        ratio = f"{here[name] / there[name]:.0%}" if there[name] else ""
        table.add_row(label, written(there[name]), written(here[name]), ratio)
    console.print(table)


def _ratio(figures: LoadFigures, echo: float) -> str:
    return f"1/{echo / figures['flat_rate']:.1f}"


def print_siege(console: Console, siege: Siege) -> None:
    """Print what honest players noticed of each attack."""
    table = Table("attack", "99 % within, calm", "during", "slower", "loop late", "server", "memory", "lost")
    for phase in siege.phases:
        table.add_row(
            phase.attack,
            f"{phase.calm_p99 * 1e3:.1f} ms",
            f"{phase.p99 * 1e3:.1f} ms",
            f"{phase.slowdown:.2f} times",
            f"{phase.calm_lag * 1e3:g}, {phase.lag * 1e3:g} ms",
            f"{phase.calm_cpu:.0%}, {phase.cpu:.0%}",
            f"{phase.memory / 2**20:.0f} MB",
            str(phase.disconnected + phase.refused),
        )
    console.print(table)
    for phase in siege.phases:
        sent = ", ".join(f"{count:,.0f} {what}" for what, count in phase.sent.items())
        console.print(f"{phase.attack}: {sent} a second", highlight=False)
    memory = (siege.memory_before, siege.memory_most, siege.memory_after)
    console.print(
        "memory before, at most, afterwards: "
        + ", ".join(f"{each / 2**20:.0f} MB" for each in memory)
        + f" ({siege.waited:.0f} s later)"
    )
