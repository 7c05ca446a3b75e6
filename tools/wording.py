"""Find words that our texts avoid: `python tools/wording.py [FILE...]`; without files, in all tracked files.

The words, what to write instead, and the exceptions are in tools/wording.toml. Exits with 1 if it finds any.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
#: Endings of the files that people read: source, documents, settings and data.
TEXTS = (
    ".css",
    ".ftl",
    ".html",
    ".js",
    ".json",
    ".md",
    ".py",
    ".svelte",
    ".toml",
    ".ts",
    ".txt",
    ".yaml",
    ".yml",
    "Makefile",
)


@dataclass(frozen=True, slots=True)
class Rule:
    """Words to avoid, as a pattern, and what to write instead."""

    pattern: re.Pattern[str]
    instead: str


@dataclass(frozen=True, slots=True)
class WordList:
    """What tools/wording.toml says."""

    rules: list[Rule]
    skip: list[str]
    exceptions: list[tuple[str, re.Pattern[str]]]

    def check(self, name: str, text: str) -> list[str]:
        """One line for each word to avoid in the file `name`."""
        if any(fnmatch(name, pattern) or fnmatch(f"/{name}", pattern) for pattern in self.skip):
            return []
        allowed = [words for pattern, words in self.exceptions if fnmatch(name, pattern)]
        found = []
        for rule in self.rules:
            for match in rule.pattern.finditer(text):
                if not any(words.fullmatch(match[0]) for words in allowed):
                    line = text.count("\n", 0, match.start()) + 1
                    found.append(f"{name}:{line}: '{match[0]}': write {rule.instead}")
        return found


def parse(settings: dict[str, Any]) -> WordList:
    """The word list in the content of wording.toml. Every exception must give its reason."""
    for exception in settings.get("exception", []):
        if not exception.get("reason"):
            raise SystemExit(f"wording.toml: the exception for {exception['files']} has no reason.")
    return WordList(
        [Rule(_pattern(rule["words"]), rule["instead"]) for rule in settings["avoid"]],
        settings.get("skip", []),
        [(rule["files"], _pattern(rule["words"])) for rule in settings.get("exception", [])],
    )


def _pattern(words: str) -> re.Pattern[str]:
    forms = "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in words.split("|"))
    # A word inside a name or a path is no word of a text: `wit.he.d`, `beside-the-map`.
    return re.compile(rf"(?<![\w./-])(?:{forms})(?![\w/-])(?!\.\w)", re.IGNORECASE)


def main(arguments: list[str]) -> int:
    """Check the files named, or all that git tracks, and print what is found."""
    words = parse(tomllib.loads((ROOT / "tools/wording.toml").read_text("utf-8")))
    names = (
        arguments
        or subprocess.run(
            ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.splitlines()
    )
    found = []
    for name in names:
        path = ROOT / name
        if name.endswith(TEXTS) and path.is_file() and not path.is_symlink():
            found += words.check(name, path.read_text("utf-8"))
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
