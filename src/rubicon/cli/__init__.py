"""The command `rubicon`.

Each sub-command is a module of this package, or of its folder `titles`, with two functions:
`add_arguments(parser)` declares the arguments, `run(args)` does the work and returns the exit status.
The module is imported only when its command is called.

Exit status: 0 success; 1 failure; 2 wrong command line; 70 a fault of the program; 130 interrupted;
141 nobody reads the output. A sub-command may add its own.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from typing import Any, NoReturn, TextIO

from rubicon import __version__
from rubicon.core.game import RubiconError, UnknownOption
from rubicon.games import UnknownTitle

EXIT_FAILURE, EXIT_USAGE, EXIT_FAULT, EXIT_INTERRUPTED, EXIT_NO_READER = 1, 2, 70, 130, 141


@dataclass(frozen=True, slots=True)
class Subcommand:
    """One sub-command: its name, a short help text, and the module that runs it."""

    name: str
    help: str
    module: str


COMMANDS = (
    Subcommand("play", "play a game in the terminal", "rubicon.cli.play"),
    Subcommand("serve", "let people play over the network", "rubicon.cli.serve"),
    Subcommand("join", "play or watch a game on a server", "rubicon.cli.join"),
    Subcommand(
        "record", "show, verify, replay, draw, film, export or repair a saved game", "rubicon.cli.record"
    ),
    Subcommand("analyse", "find the turning points and mistakes of a game", "rubicon.cli.analyse"),
    Subcommand(
        "rules", "list the rules of a title with the tests that show them", "rubicon.cli.titles.rules"
    ),
    Subcommand(
        "new-title", "begin a title of your own with a small complete one", "rubicon.cli.titles.new_title"
    ),
    Subcommand("belief", "how near imagined positions are to the truth", "rubicon.cli.titles.belief"),
    Subcommand("positions", "what choices of computer players cost, by kind", "rubicon.cli.titles.positions"),
    Subcommand("fuzz", "play random games and check every promise at every step", "rubicon.cli.titles.fuzz"),
    Subcommand(
        "conformance", "replay the games of an independent implementation", "rubicon.cli.titles.conformance"
    ),
    Subcommand("arena", "let computer players compete", "rubicon.cli.arena"),
    Subcommand("ladder", "rank the computer players, from the beginner to the master", "rubicon.cli.ladder"),
    Subcommand("odds", "who would win a fight, and what it would cost", "rubicon.cli.odds"),
    Subcommand("admin", "back up, export, prove and prune the games of a server", "rubicon.cli.admin"),
    Subcommand(
        "pack", "check a component pack, or measure how well it is balanced", "rubicon.cli.titles.pack"
    ),
    Subcommand("dataset", "write games of computer players as a data set", "rubicon.cli.titles.dataset"),
    Subcommand("bench", "measure speed", "rubicon.cli.bench"),
    Subcommand("doctor", "say what is missing or broken here, and what to do", "rubicon.cli.doctor"),
    Subcommand("completion", "complete commands with the Tab key", "rubicon.cli.completion"),
)


class UsageError(RubiconError):
    """The command line was not understood."""


class Parser(argparse.ArgumentParser):
    """Parses the arguments of a sub-command. A mistake raises `UsageError`, with a suggestion."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        hint = ""
        unknown = re.match(r"unrecognized arguments: (\S+)", message)
        choice = re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message)
        if unknown is not None:
            message = f"'{unknown[1]}' is not understood here"
            hint = _suggestion(
                unknown[1].partition("=")[0], re.findall(r"--?[a-z][a-z-]*", self.format_help())
            )
        elif choice is not None:
            hint = _suggestion(choice[1], re.findall(r"[^\s,']+", choice[2]))
        raise UsageError(f"{message}.{hint} See '{self.prog} --help'.")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse like the base class, but raise `UsageError` at this level if an argument is unknown."""
        known, rest = super().parse_known_args(args, namespace)
        if rest:
            self.error(f"unrecognized arguments: {' '.join(rest)}")
        return known, rest


def _suggestion(text: str, known: Sequence[str]) -> str:
    near = get_close_matches(text, known, 1)
    return f" Did you mean '{near[0]}'?" if near else ""


def to_sentence(text: str) -> str:
    """A short help text as a sentence: `measure speed` becomes `Measure speed.`"""
    return f"{text[0].upper()}{text[1:]}."


def help_text() -> str:
    """The text of `rubicon --help`."""
    lines = ["usage: rubicon COMMAND ...", "", "Tabletop wargames: play, check, measure.", "", "commands:"]
    lines += [f"  {command.name:12} {command.help}" for command in COMMANDS]
    lines += ["", "'rubicon COMMAND --help' explains a command; 'rubicon --version' prints the version."]
    lines += ["'rubicon' alone, in a terminal, opens the table in your browser."]
    return "\n".join(lines)


def make_parser(command: Subcommand) -> Parser:
    """The parser of a sub-command, with its arguments."""
    parser = Parser(prog=f"rubicon {command.name}", description=to_sentence(command.help))
    import_module(command.module).add_arguments(parser)
    return parser


def dispatch(argv: Sequence[str]) -> int:
    """Run one command line and return the exit status. Errors are raised."""
    if not argv and sys.stdout.isatty():
        from rubicon.cli import start

        return start.run()
    # A script that forgot its command gets the help, not a server that runs for ever.
    first = argv[0] if argv else "--help"
    if first in ("-h", "--help", "help"):
        print(help_text())
        return 0
    if first in ("-V", "--version"):
        from rubicon.about import build_kind

        print(f"rubicon {__version__} ({build_kind()}, Python {sys.version.split()[0]})")
        return 0
    for command in COMMANDS:
        if command.name == first:
            module = import_module(command.module)
            args = make_parser(command).parse_args(argv[1:])
            try:
                return int(module.run(args))
            except RubiconError as problem:
                raise _in_language(problem, getattr(args, "language", "en")) from None
    known = [*(command.name for command in COMMANDS), "--help", "--version"]
    raise UsageError(f"There is no command '{first}'.{_suggestion(first, known)} See 'rubicon --help'.")


def _in_language(problem: RubiconError, language: str) -> RubiconError:
    """The error with its sentence in another language."""
    if language == "en" or problem.message.key == "error":
        return problem
    from rubicon import games
    from rubicon.messages import title_words
    from rubicon.messages.words import common_words

    title = problem.message.facts.get("title_id")
    words = title_words(games.game(title), language) if isinstance(title, str) else common_words(language)
    usage = (UsageError, UnknownOption, UnknownTitle)
    kind = UsageError if isinstance(problem, usage) else RubiconError
    return kind(words.say(problem.message))


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line `argv` and return the exit status. No traceback reaches the user."""
    argv = sys.argv[1:] if argv is None else argv
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        status = dispatch(argv)
        sys.stdout.flush()
        return status
    except SystemExit as finished:
        return finished.code if isinstance(finished.code, int) else 0
    except KeyboardInterrupt:
        print_error("\nrubicon: interrupted. Vale, and come back!")
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        _discard_output(sys.stdout)
        return EXIT_NO_READER
    except (UsageError, UnknownOption, UnknownTitle) as problem:
        print_error(f"rubicon: {problem}")
        return EXIT_USAGE
    except RubiconError as problem:
        print_error(f"rubicon: {problem}")
        return EXIT_FAILURE
    except ModuleNotFoundError as missing:
        from rubicon.cli import extras

        what = extras.explain_missing(missing) or extras.explain_damage(missing)
        if what is None:
            return _report_fault(missing, argv)
        print_error(f"rubicon: {what}")
        return EXIT_FAILURE
    except OSError as problem:
        _discard_output(sys.stdout)
        where = f"{problem.filename}: " if problem.filename is not None else ""
        print_error(f"rubicon: {where}{problem.strerror or problem}.")
        return EXIT_FAILURE
    except Exception as fault:
        return _report_fault(fault, argv)


def _report_fault(fault: Exception, argv: Sequence[str]) -> int:
    """Report an error that nobody expected, and return the exit status."""
    if os.environ.get("RUBICON_DEBUG"):
        raise fault
    print_error(
        f"rubicon: a fault in the program ({type(fault).__name__}), not in what you did.\n"
        f"{_write_fault_report(fault, argv)}"
    )
    return EXIT_FAULT


def print_error(text: str) -> None:
    """Print to the standard error stream, if it can still be written."""
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        _discard_output(sys.stderr)


def _discard_output(stream: TextIO) -> None:
    """Send further output of a closed stream nowhere, so that flushing it at exit raises nothing."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        pass


def _write_fault_report(fault: Exception, argv: Sequence[str]) -> str:
    """Write a report with what is needed to fix the program. Returns a sentence that says where it is."""
    import platform
    import tempfile
    import traceback

    trace = "".join(traceback.format_exception(fault))
    text = f"rubicon {__version__}, Python {sys.version}, {platform.platform()}\n{list(argv)}\n\n{trace}"
    try:
        from rubicon import paths

        folder = str(paths.make_folder("reports"))
    except RubiconError:
        folder = None
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", errors="replace", dir=folder, prefix="fault-", suffix=".txt", delete=False
        ) as file:
            file.write(text)
    except OSError:
        return "No report could be written; set RUBICON_DEBUG=1 to see the details."
    return f"A report was written to {file.name}. Please pass it on; RUBICON_DEBUG=1 shows it here."
