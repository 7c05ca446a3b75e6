"""Draws the odds of a fight: a bar for the winner, and the expected losses of each side and piece."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rubicon.core.message import Fact, Message
from rubicon.core.odds import Odds, OddsValue, SideOdds
from rubicon.messages import Words
from rubicon.messages.words import common_words

#: Columns of the bar for the winner and of the bar for a piece's losses.
WIN_BAR_COLUMNS, LOSS_BAR_COLUMNS = 40, 10


def draw_odds(odds: Odds, words: Words) -> RenderableType:
    """The odds, ready to print."""
    attacker, defender = odds.attacker, odds.defender
    parts: list[RenderableType] = [_title(odds, words), "", _bar(odds, words), ""]
    for side, does in ((attacker, "attacks"), (defender, "defends")):
        who = _say(words, does, side=words.name("side", side.side))
        parts.append(_losses(side, who, words))
        parts.append(_pieces(side, words) if side.pieces else "")
    ends = ", ".join(f"{number}: {format_percent(chance)}" for number, chance in enumerate(odds.rounds, 1))
    parts.append(Text(_say(words, "rounds", rounds=ends), style="dim"))
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


def _say(words: Words, key: str, /, **facts: Fact) -> str:
    return common_words(words.language, __package__).say(Message(f"terminal-odds-{key}", facts))


def _title(odds: Odds, words: Words) -> Text:
    where = _say(words, "at", place=words.name("place", odds.place)) if odds.place else _say(words, "heading")
    how = _say(words, "exact") if odds.exact else _say(words, "mean", samples=odds.samples)
    return Text.assemble((where, "bold"), (how, "dim"))


def _wins(side: SideOdds, words: Words) -> str:
    return _say(words, "wins", side=words.name("side", side.side), chance=format_percent(side.wins))


def _bar(odds: Odds, words: Words) -> Text:
    attacker, defender = odds.attacker, odds.defender
    left = round(WIN_BAR_COLUMNS * attacker.wins.value)
    right = round(WIN_BAR_COLUMNS * defender.wins.value)
    right = min(right, WIN_BAR_COLUMNS - left)
    return Text.assemble(
        f"{_wins(attacker, words)} ",
        ("█" * left, "red"),
        (" " * (WIN_BAR_COLUMNS - left - right), ""),
        ("░" * right, "blue"),
        f" {_wins(defender, words)}",
    )


def _losses(side: SideOdds, who: str, words: Words) -> Text:
    losses = _say(
        words,
        "losses-leaders" if side.leaders_lost.value >= 0.05 else "losses",
        steps=format_number(side.steps_lost),
        pieces=format_number(side.pieces_lost),
        leaders=format_number(side.leaders_lost),
    )
    return Text.assemble((who, "bold"), losses)


def _pieces(side: SideOdds, words: Words) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(_say(words, "piece"), no_wrap=True)
    for key in ("strength", "lost", "", "leaves", "strength-left"):
        heading = _say(words, key) if key else ""
        table.add_column(heading, justify="right" if key else "left", no_wrap=True)
    for piece in side.pieces:
        full = round(LOSS_BAR_COLUMNS * piece.lost.value)
        table.add_row(
            Text.assemble(
                (words.say(piece.name), "bold" if piece.leader else ""),
                _say(words, "reserve") if piece.reserve else "",
            ),
            str(piece.strength or "?"),
            format_percent(piece.lost),
            Text("█" * full + "░" * (LOSS_BAR_COLUMNS - full), style="dim"),
            format_percent(piece.leaves) if piece.leaves.value else "",
            format_number(piece.strength_left),
        )
    return table
