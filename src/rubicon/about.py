"""What this copy of Rubicon is: does the engine run compiled, or as plain Python?"""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES


def build_kind() -> str:
    """`compiled` if core and all titles run compiled modules, `plain` if none does, else `mixed`.

    Nothing is imported to find out: Python prefers a compiled module to the source next to it.
    """
    home = __file__.rpartition(os.sep)[0]  # no pathlib: `rubicon --version` is to start at once
    titles = (f"{entry.path}/rules" for entry in os.scandir(f"{home}/games"))
    compiled = [_holds_compiled(folder) for folder in (f"{home}/core", *filter(os.path.isdir, titles))]
    if all(compiled):
        return "compiled"
    return "mixed" if any(compiled) else "plain"


def _holds_compiled(folder: str) -> bool:
    with os.scandir(folder) as entries:
        return any(is_importable_extension(entry.name) for entry in entries)


def is_importable_extension(name: str) -> bool:
    """Whether a file is a compiled module for this Python: `dice.cpython-311-x86_64-linux-gnu.so`, `dice.so`.
    One for another version of Python is passed over in silence."""
    return name[max(0, name.find(".")) :] in EXTENSION_SUFFIXES
