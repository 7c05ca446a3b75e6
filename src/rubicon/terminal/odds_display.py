"""Draws the odds of a fight: a bar for the winner, and the expected losses of each side and piece."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubicon.core.odds import Odds, OddsValue, SideOdds
from rubicon.messages import Words
from rubicon.terminal.boards import TerminalBoard

#: Columns of the bar for the winner and of the bar for a piece's losses.
WIN_BAR_COLUMNS, LOSS_BAR_COLUMNS = 40, 10


def draw_odds(odds: Odds, board: TerminalBoard, words: Words) -> RenderableType:
    """The odds, ready to print."""
    attacker, defender = odds.attacker, odds.defender
    parts: list[RenderableType] = [_title(odds), "", _bar(odds, board), ""]
    for side, word in ((attacker, "attacks"), (defender, "defends")):
        parts += [_losses(side, f"{board.side_name(side.side)} {word}"), _pieces(side)]
    ends = ", ".join(f"{number}: {format_percent(chance)}" for number, chance in enumerate(odds.rounds, 1))
    parts.append(Text(f"It ends in round {ends}.", style="dim"))
    parts += [Text(words.say(note), style="yellow") for note in odds.notes]
    return Group(*parts)


def format_percent(figure: OddsValue) -> str:
    """A probability for people. It reads 0 % or 100 % only if it is certain."""
    value, error = 100 * figure.value, 100 * figure.error
    if error >= 0.5:
        return f"{value:.0f} % ± {error:.0f}"
    if 1e-7 < value < 0.5:
        return "<1 %"
    if 99.5 < value < 100 - 1e-7:
        return ">99 %"
    return f"{value:.0f} %"


def format_number(figure: OddsValue) -> str:
    """An expected number for people."""
    error = f" ± {figure.error:.1f}" if figure.error >= 0.05 else ""
    return f"{figure.value:.1f}{error}"


def _title(odds: Odds) -> Text:
    how = (
        "exact"
        if odds.exact
        else f"the mean of {odds.samples} positions that fit what is known, ± standard error"
    )
    where = f" at {odds.place}" if odds.place else ""
    return Text.assemble((f"Odds{where}", "bold"), (f", if both fight on: {how}", "dim"))


def _bar(odds: Odds, board: TerminalBoard) -> Text:
    attacker, defender = odds.attacker, odds.defender
    left = round(WIN_BAR_COLUMNS * attacker.wins.value)
    right = round(WIN_BAR_COLUMNS * defender.wins.value)
    right = min(right, WIN_BAR_COLUMNS - left)
    return Text.assemble(
        f"{board.side_name(attacker.side)} wins {format_percent(attacker.wins)} ",
        ("█" * left, "red"),
        (" " * (WIN_BAR_COLUMNS - left - right), ""),
        ("░" * right, "blue"),
        f" {board.side_name(defender.side)} wins {format_percent(defender.wins)}",
    )


def _losses(side: SideOdds, who: str) -> Text:
    leaders = f", leaders {format_number(side.leaders_lost)}" if side.leaders_lost.value >= 0.05 else ""
    losses = f"steps {format_number(side.steps_lost)}, pieces {format_number(side.pieces_lost)}{leaders}"
    return Text.assemble((who, "bold"), f" and loses on average: {losses}")


def _pieces(side: SideOdds) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("piece", no_wrap=True)
    for heading in ("strength", "lost", "", "leaves", "strength left"):
        table.add_column(heading, justify="left" if not heading else "right", no_wrap=True)
    for piece in side.pieces:
        full = round(LOSS_BAR_COLUMNS * piece.lost.value)
        table.add_row(
            Text.assemble(
                (piece.name, "bold" if piece.leader else ""), " (reserve)" if piece.reserve else ""
            ),
            str(piece.strength or "?"),
            format_percent(piece.lost),
            Text("█" * full + "░" * (LOSS_BAR_COLUMNS - full), style="dim"),
            format_percent(piece.leaves) if piece.leaves.value else "",
            format_number(piece.strength_left),
        )
    return table
