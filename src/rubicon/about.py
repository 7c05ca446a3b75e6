"""What this copy of Rubicon is: does the engine run compiled, or as plain Python?"""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES


def build_kind() -> str:
    """`compiled` if core and all titles run compiled modules, `plain` if none does, else `mixed`.

    Nothing is imported to find out: Python takes a compiled module before the source beside it.
    """
    home = os.path.dirname(os.path.abspath(__file__))  # noqa: PTH100, PTH120 - pathlib would slow the start
    games = os.path.join(home, "games")  # noqa: PTH118
    folders = [os.path.join(home, "core"), *(e.path for e in os.scandir(games) if _is_title(e))]  # noqa: PTH118
    compiled = [any(name.endswith(tuple(EXTENSION_SUFFIXES)) for name in os.listdir(f)) for f in folders]
    if all(compiled):
        return "compiled"
    return "mixed" if any(compiled) else "plain"


def _is_title(entry: os.DirEntry[str]) -> bool:
    return entry.is_dir() and not entry.name.startswith((".", "_"))
