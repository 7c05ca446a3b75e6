"""The reference page of the commands, from the parsers of `rubicon` themselves."""

from __future__ import annotations

import argparse
from typing import Any, Final

from rubicon.cli import COMMANDS, make_parser

_HEAD: Final = """\
# Commands

Made from the program itself. `rubicon COMMAND --help` prints the same.

| command | what it does |
|---|---|
"""


def page() -> str:
    """The Markdown of the page: a table of all commands, then each with its arguments."""
    table = "".join(
        f"| [`{command.name}`](#rubicon-{command.name}) | {command.help} |\n" for command in COMMANDS
    )
    return _HEAD + table + "".join(_section(make_parser(command), 2) for command in COMMANDS)


def _section(parser: argparse.ArgumentParser, level: int) -> str:
    parser.formatter_class = _fixed_width
    usage = parser.format_usage().removeprefix("usage: ").rstrip()
    text = f"\n{'#' * level} {parser.prog}\n\n{parser.description or ''}\n\n```text\n{usage}\n```\n"
    rows = [_row(action) for action in parser._actions if _is_listed(action)]
    if rows:
        text += "\n| argument | meaning |\n|---|---|\n" + "".join(rows)
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            text += "".join(_section(inner, level + 1) for inner in action.choices.values())
    return text


def _fixed_width(prog: str, **settings: Any) -> argparse.HelpFormatter:
    """A formatter that does not ask how wide the terminal is: every build gives the same page."""
    return argparse.HelpFormatter(prog, **{**settings, "width": 90})


def _is_listed(action: argparse.Action) -> bool:
    hidden = isinstance(action, (argparse._HelpAction, argparse._SubParsersAction))
    return not hidden and action.help != argparse.SUPPRESS


def _row(action: argparse.Action) -> str:
    value = "" if action.nargs == 0 else _value_name(action)
    if action.option_strings:
        names = ", ".join(f"`{f'{name} {value}'.strip()}`" for name in action.option_strings)
    else:
        names = f"`{value}`"
    meaning = (action.help or "") % {"default": action.default, "prog": "rubicon"} if action.help else ""
    return f"| {_cell(names)} | {_cell(meaning)} |\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _value_name(action: argparse.Action) -> str:
    if action.metavar is not None:
        return action.metavar if isinstance(action.metavar, str) else " ".join(action.metavar)
    if action.choices is not None:
        return "{" + ",".join(map(str, action.choices)) + "}"
    return action.dest.upper() if action.option_strings else action.dest
