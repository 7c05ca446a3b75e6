"""Arguments that several sub-commands have: numbers, the title, and whether to print tables or JSON."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Final

from rubicon import games
from rubicon.cli import UsageError

#: The value of `--json` without a file: print the data to the standard output.
PRINTED: Final = ""


def positive_int(text: str) -> int:
    """Parse a number of at least 1, as the `type` of an argument."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of at least 1")
    return number


def available_cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def add_title_arguments(parser: argparse._ActionsContainer) -> None:
    """A title that may be left out, as the first word or as `--title`. `chosen_title` reads both."""
    known = " or ".join(games.titles())
    parser.add_argument("title", nargs="?", metavar="TITLE", help=f"{known} (default: {games.titles()[0]})")
    parser.add_argument("--title", dest="title_option", metavar="TITLE", help="the same, said as an option")


def chosen_title(args: argparse.Namespace) -> str | None:
    """The title on the command line, or None. Raises `UsageError` if two different ones are there."""
    first, second = args.title, args.title_option
    if first and second and first != second:
        raise UsageError(f"Is it '{first}' or '{second}'? Name one title.")
    found: str | None = first or second
    return found


def add_language_argument(parser: argparse.ArgumentParser, meaning: str = "the language") -> None:
    """`--language`, for a command that people read while they play."""
    from rubicon.messages import LANGUAGES

    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=preferred_language(),
        help=f"{meaning} (default: that of RUBICON_LANG or of the system, if it is among these)",
    )


def preferred_language() -> str:
    """The language of the environment: `RUBICON_LANG`, else the locale. English if there are no messages."""
    from rubicon.messages import reader_language

    wanted = (os.environ.get(name, "") for name in ("RUBICON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    return reader_language(next(filter(None, wanted), ""))


def add_json_argument(parser: argparse.ArgumentParser) -> None:
    """`--json` for a command that prints tables on a terminal."""
    parser.add_argument(
        "--json", action="store_true", help="print one line of JSON, as when the output is no terminal"
    )


def add_json_file_argument(parser: argparse.ArgumentParser) -> None:
    """`--json`, with or without a file to write."""
    parser.add_argument(
        "--json",
        nargs="?",
        const=PRINTED,
        metavar="FILE",
        help="print JSON instead of tables; or write it to FILE, next to what is printed",
    )


def is_terminal() -> bool:
    """Whether the output is read by a person: tables and plots are for them. `FORCE_COLOR` says yes,
    as it does for other programs."""
    forced = os.environ.get("FORCE_COLOR")
    return sys.stdout.isatty() if forced is None else forced != ""


def prints_json(args: argparse.Namespace) -> bool:
    """Whether JSON is printed instead of tables: it was asked for, or a program reads the output."""
    return args.json is True or args.json == PRINTED or not is_terminal()


def print_notice(text: str) -> None:
    """Say something to the person who waits. The standard output stays free for the result."""
    print(text, file=sys.stderr, flush=True)
