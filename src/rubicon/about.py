"""What this copy of Rubicon is: does the engine run compiled, or as plain Python?"""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES


def build_kind() -> str:
    """`compiled` if core and all titles run compiled modules, `plain` if none does, else `mixed`.

    Nothing is imported to find out: Python takes a compiled module before the source beside it.
    """
    home = __file__.rpartition(os.sep)[0]  # no pathlib: `rubicon --version` is to start at once
    titles = [f.path for f in os.scandir(f"{home}/games") if f.is_dir() and f.name != "__pycache__"]
    suffixes = tuple(EXTENSION_SUFFIXES)
    folders = (f"{home}/core", *titles)
    compiled = [any(entry.name.endswith(suffixes) for entry in os.scandir(folder)) for folder in folders]
    if all(compiled):
        return "compiled"
    return "mixed" if any(compiled) else "plain"
