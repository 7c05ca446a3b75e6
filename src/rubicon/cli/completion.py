"""`rubicon completion`: commands, options and their values with the Tab key, in bash, zsh and fish.

The script that a shell reads is short: whenever Tab is pressed, it asks `rubicon completion SHELL --line
TEXT` for the words that fit. Those come from the parsers of the commands themselves, so they are never out of
date, and from what there is now: titles, computer players, saved games. No library does it: those that exist
(argcomplete, shtab) want one parser with all commands in it, so that each Tab would import every command.
"""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from rubicon import cli, games, paths
from rubicon.messages import title_words

SHELLS: Final = ("bash", "zsh", "fish")
#: The line that tells a shell to offer files as well.
FILES: Final = ":files"

SCRIPTS: Final = {
    "bash": """\
# Rubicon in bash. Put this line into ~/.bashrc:  eval "$(rubicon completion bash)"
_rubicon() {
    local line
    COMPREPLY=()
    while IFS= read -r line; do
        if [ "$line" = ":files" ]; then compopt -o default; else COMPREPLY+=("${line%%$'\\t'*}"); fi
    done < <("${COMP_WORDS[0]}" completion bash --line "${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
    case "${COMPREPLY[0]}" in *=) compopt -o nospace ;; esac
}
complete -F _rubicon rubicon
""",
    "zsh": """\
#compdef rubicon
# Rubicon in zsh. Put this line into ~/.zshrc, after compinit:  eval "$(rubicon completion zsh)"
_rubicon() {
    local line files=
    local -a found shown
    while IFS= read -r line; do
        if [[ $line == ":files" ]]; then
            files=1
        else
            found+=("${line%%$'\\t'*}")
            shown+=("${line//$'\\t'/  -- }")
        fi
    done < <("$words[1]" completion zsh --line "${(j: :)words[1,CURRENT-1]} $PREFIX" 2>/dev/null)
    (( $#found )) && compadd -l -d shown -- "${(@)found}"
    [[ -n $files ]] && _files
}
compdef _rubicon rubicon
""",
    "fish": """\
# Rubicon in fish. Put this line into ~/.config/fish/config.fish:  rubicon completion fish | source
function __rubicon_complete
    set -l command (commandline -opc)[1]
    for line in ($command completion fish --line (commandline -cp | string collect) 2>/dev/null)
        if test "$line" = ":files"
            __fish_complete_path (commandline -ct)
        else
            echo $line
        end
    end
end
complete -c rubicon -f -a "(__rubicon_complete)"
""",
}


@dataclass(frozen=True, slots=True)
class Candidate:
    """A word that fits, and what it means."""

    word: str
    meaning: str = ""


@dataclass(slots=True)
class Found:
    """The words that fit at the cursor, and whether a file would fit as well."""

    candidates: list[Candidate]
    files: bool = False


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The shell; the line is what its script passes on."""
    parser.add_argument("shell", choices=SHELLS, help="the shell you use")
    parser.add_argument("--line", metavar="TEXT", help=argparse.SUPPRESS)
    parser.epilog = (
        "Put one line where your shell starts. "
        'bash, in ~/.bashrc: eval "$(rubicon completion bash)". '
        'zsh, in ~/.zshrc after compinit: eval "$(rubicon completion zsh)". '
        "fish, in ~/.config/fish/config.fish: rubicon completion fish | source."
    )


def run(args: argparse.Namespace) -> int:
    """Print the script of a shell, or the words that fit at the end of a line."""
    if args.line is None:
        print(SCRIPTS[args.shell], end="")
        return 0
    *before, current = split_line(args.line)
    found = complete(before[1:], current)
    # bash sees `a:b=c` as five words and replaces the last of them only.
    cut = max(current.rfind(":"), current.rfind("=")) + 1 if args.shell == "bash" else 0
    for candidate in found.candidates:
        if candidate.word.startswith(current):
            meaning = " ".join(candidate.meaning.split())
            print(candidate.word[cut:] + (f"\t{meaning}" if meaning else ""))
    if found.files:
        print(FILES)
    return 0


def split_line(line: str) -> list[str]:
    """The words of a line up to the cursor. The last is the one to complete: empty after a space."""
    for closing in ("", "'", '"'):
        with suppress(ValueError):
            words = shlex.split(line + closing)
            return words if closing or (line and not line[-1].isspace()) else [*words, ""]
    return [*line.split(" ")]


def complete(words: Sequence[str], current: str) -> Found:
    """What fits after the finished `words` of a command line (without the name of the program)."""
    if not words:
        named = [Candidate(command.name, command.help) for command in cli.COMMANDS]
        if current.startswith("-"):
            named = [Candidate("--help", "explain"), Candidate("--version", "print the version")]
        return Found(named)
    for command in cli.COMMANDS:
        if command.name == words[0]:
            return _Line(words).complete(cli.make_parser(command), words[1:], current)
    return Found([])


class _Line:
    """Goes through the words of a line as the parser would, to find out what may come next."""

    def __init__(self, words: Sequence[str]) -> None:
        self.titles = [word for word in words if word in games.titles()] or list(games.titles())

    def complete(self, parser: argparse.ArgumentParser, words: Sequence[str], current: str) -> Found:
        options = parser._option_string_actions
        positional = [action for action in parser._actions if not action.option_strings]
        used: set[argparse.Action] = set()
        #: The option that takes the next word, and whether it must.
        pending: argparse.Action | None = None
        must = False
        for at, word in enumerate(words):
            if pending is not None and (must or not word.startswith("-")):
                # Of an option with two values, both are of one kind; the parser counts them later.
                must = False
                if pending.nargs is None or pending.nargs == "?":
                    pending = None
            elif word.startswith("-") and len(word) > 1:
                name, equals, _ = word.partition("=")
                action = options.get(name)
                pending, must = None, False
                if action is not None:
                    used.add(action)
                    if _takes_value(action) and not equals:
                        pending, must = action, action.nargs not in ("?", "*")
            elif positional:
                if isinstance(positional[0], argparse._SubParsersAction):
                    chosen = positional[0].choices.get(word)
                    return Found([]) if chosen is None else self.complete(chosen, words[at + 1 :], current)
                if positional[0].nargs in (None, "?"):
                    positional.pop(0)
        if pending is not None and must:
            return self.values(pending)
        name, equals, _ = current.partition("=")
        if equals and name in options:
            found = self.values(options[name])
            named = [Candidate(f"{name}={each.word}", each.meaning) for each in found.candidates]
            return Found(named, found.files)
        here = [action for action in (pending, *positional[:1]) if action is not None]
        if current.startswith("-") or not here:
            return Found([*_unused_options(parser, used)])
        found = Found([])
        for action in here:
            more = self.values(action)
            found.candidates += more.candidates
            found.files |= more.files
        return found

    def values(self, action: argparse.Action) -> Found:
        """The values that an argument can have."""
        if isinstance(action, argparse._SubParsersAction):
            return Found([Candidate(str(each.dest), each.help or "") for each in action._choices_actions])
        if action.choices is not None:
            return Found([Candidate(str(choice)) for choice in action.choices])
        metavar = action.metavar if isinstance(action.metavar, str) else action.dest
        source = _SOURCES.get(action.dest) or _SOURCES.get(metavar)
        files = metavar in _FILE_METAVARS or action.dest == "file"
        return Found([] if source is None else [*source(self)], files)


def _takes_value(action: argparse.Action) -> bool:
    return action.nargs != 0


def _unused_options(parser: argparse.ArgumentParser, used: set[argparse.Action]) -> Iterable[Candidate]:
    """The long options of a parser, without those that were given and count once only."""
    for action in parser._actions:
        if action.help is argparse.SUPPRESS or (
            action in used and not isinstance(action, argparse._AppendAction)
        ):
            continue
        for name in action.option_strings:
            if name.startswith("--"):
                yield Candidate(name, (action.help or "").replace("%%", "%"))


# ------------------------------------------------------------------ the values that there are


def _titles(line: _Line) -> Iterable[Candidate]:
    return (Candidate(title, games.game(title).title) for title in games.titles())


def _bots(line: _Line) -> Iterable[Candidate]:
    from rubicon import bots

    return map(Candidate, bots.names())


def _opponents(line: _Line) -> Iterable[Candidate]:
    from rubicon.cli.play import HOTSEAT

    return [*_bots(line), Candidate(HOTSEAT, "a second person at this keyboard")]


def _sides(line: _Line) -> Iterable[Candidate]:
    return map(Candidate, dict.fromkeys(side for title in line.titles for side in games.game(title).sides))


def _viewers(line: _Line) -> Iterable[Candidate]:
    return [*_sides(line), Candidate("spectator"), Candidate("everything")]


def _options(line: _Line) -> Iterable[Candidate]:
    found = {
        f"{option.name}={value}": title_words(games.game(title)).option(option.name, "meaning")
        for title in line.titles
        for option in games.game(title).options
        for value in option.values
    }
    return (Candidate(word, meaning) for word, meaning in found.items())


def _values_of(name: str) -> Callable[[_Line], Iterable[Candidate]]:
    """The values of one game option."""
    start = f"{name}="
    return lambda line: (
        Candidate(each.word.removeprefix(start)) for each in _options(line) if each.word.startswith(start)
    )


def _saved_games(line: _Line) -> Iterable[Candidate]:
    folder = paths.home() / "games"
    try:
        files = sorted(path.name for path in folder.iterdir() if path.suffix == paths.RECORD_SUFFIX)
    except OSError:
        return []
    return (Candidate(name.removesuffix(paths.RECORD_SUFFIX), "a saved game") for name in files)


def _bench_titles(line: _Line) -> Iterable[Candidate]:
    return [*_titles(line), Candidate("server", "the server instead of a title")]


#: Where the values of an argument come from, by its name or by how the help writes its value.
_SOURCES: Final[dict[str, Callable[[_Line], Iterable[Candidate]]]] = {
    "TITLE": _titles,
    "ID": _titles,
    "title": _titles,
    "titles": _bench_titles,
    "BOT": _bots,
    "bot": _bots,
    "opponent": _opponents,
    "SIDE": _sides,
    "viewer": _viewers,
    "NAME=VALUE": _options,
    "edition": _values_of("edition"),
    "deployment": _values_of("deployment"),
    "GAME": _saved_games,
    "RECORD": _saved_games,
    "file": _saved_games,
}
#: How the help writes the name of a file or folder.
_FILE_METAVARS: Final = frozenset(("FILE", "DIR", "PATH", "FOLDER", "RECORD", "OLD", "new"))
