"""Page and terminals read facts, never sentences: every pattern in their source is known, with what it reads.

Dice, routes, places and names are in the data that comes with a sentence. Whoever adds a pattern says here
what it reads: records, addresses, ids and the rules text have a grammar of their own, sentences have none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: What the page and the terminals are made of, and the texts of titles for them.
PAGE = ("web/src",)
TERMINALS = ("src/rubicon/terminal", "src/rubicon/games", "src/rubicon/table")

#: A file, and what its patterns read.
READ_BY_PATTERNS = {
    "web/src/App.svelte": "the address of the page",
    "web/src/clocks/Clocks.svelte": "the setting of a clock",
    "web/src/help/HintPanel.svelte": "the last full stop of a line, for a clause",
    "web/src/i18n/index.ts": "paths of message files",
    "web/src/i18n/words.ts": "the last full stop of a line, for headings; headings of rules as keys",
    "web/src/net/dice-words.ts": "lines of a record",
    "web/src/pages/AccountPage.svelte": "the address of the page",
    "web/src/pages/OpenGames.svelte": "a link that was pasted",
    "web/src/replay/replay-location.ts": "the address of the page",
    "web/src/replay/seal.ts": "lines of a record, and hexadecimal digits",
    "web/src/social/place-notes.ts": "a player's own notes, which have a line for each place",
    "web/src/titles/caesar-xl/pieces.ts": "ids",
    "web/src/titles/julius-caesar/cards.ts": "ids",
    "web/src/titles/julius-caesar/guide.ts": "ids",
    "web/src/titles/julius-caesar/scene.ts": "ids",
    "web/src/titles/rome-vs-gaul/guide.ts": "actions",
    "web/src/ui/markdown.ts": "the rules text",
    "src/rubicon/games/julius_caesar/checks/deviations.py": "actions",
    "src/rubicon/games/kit/packs/json_lines.py": "component packs",
    "src/rubicon/games/rulebook.py": "the rules text",
    "src/rubicon/table/clock.py": "the setting of a clock",
    "src/rubicon/table/recorded_game.py": "lines of a record",
    "src/rubicon/terminal/rule_search.py": "what was typed",
}

#: A regular expression in TypeScript: after what an expression can begin with.
_LITERAL = re.compile(
    r"(?:[(,=:?&|!\[{;]|=>|\breturn)\s*(/(?![/*])(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[dgimsuy]*)"
)
#: Two words, or a word with the end of a sentence: what a method of texts would look for in a sentence.
_WORDS = re.compile(r"[A-Za-z]{2}.*\s|\s.*[A-Za-z]{2}|[A-Za-z][.!?]$")
_METHODS = "includes|startsWith|endsWith|indexOf|split|search|match|replace|replaceAll|startswith|endswith"
_METHODS += "|partition|rpartition|removeprefix|removesuffix|find|index"
_CALL = re.compile(rf"\.(?:{_METHODS})\(\s*f?([\"'`])(.*?)\1")
_PYTHON = re.compile(r"\bre\.(?:compile|match|search|fullmatch|findall|finditer|sub|split)\(")


def patterns(path: Path) -> Iterator[str]:
    """The patterns in a file: regular expressions, and words that are looked for in a text."""
    source = path.read_text("utf-8")
    if path.suffix == ".svelte":  # scripts, and expressions between tags
        markup = re.sub(r"<(script|style).*?</\1>", "", source, flags=re.DOTALL)
        scripts = re.findall(r"<script[^>]*>(.*?)</script>", source, re.DOTALL)
        source = "\n".join([*scripts, *re.findall(r"\{[^{}]*\}", markup)])
    if path.suffix == ".py":
        yield from (found[0] for found in _PYTHON.finditer(source))
    else:
        yield from (found[1] for found in _LITERAL.finditer(source))
        yield from (found[0] for found in re.finditer(r"\bRegExp\(", source))
    yield from (found[0] for found in _CALL.finditer(source) if _WORDS.search(found[2]))


def found_in(folders: tuple[str, ...], suffixes: set[str]) -> dict[str, list[str]]:
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in suffixes]
    assert len(paths) > 50
    found = {path.relative_to(ROOT).as_posix(): list(patterns(path)) for path in sorted(paths)}
    return {name: inside for name, inside in found.items() if inside}


def test_every_pattern_reads_something_else_than_sentences() -> None:
    found = found_in(PAGE, {".ts", ".svelte"}) | found_in(TERMINALS, {".py"})
    assert {name: inside for name, inside in found.items() if name not in READ_BY_PATTERNS} == {}
    assert READ_BY_PATTERNS.keys() - found.keys() == set()


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("index.ts", "const fires = /^.+ fires ([1-6](?: [1-6])*) and misses\\.$/;"),
        ("index.ts", 'if (line.endsWith("retreats to Rome.")) show();'),
        ("index.ts", "const dice = new RegExp(text);"),
        ("Log.svelte", '<script lang="ts">const a = 1;</script><p>{line.match(/fires (.*)/)?.[1]}</p>'),
        ("board.py", 'FIRES = re.compile(r"fires (.*)")'),
        ("board.py", 'place = line.partition(" retreats to ")[2]'),
    ],
)
def test_a_pattern_over_a_sentence_is_found(tmp_path: Path, name: str, source: str) -> None:
    path = tmp_path / name
    path.write_text(source, "utf-8")
    assert list(patterns(path))
