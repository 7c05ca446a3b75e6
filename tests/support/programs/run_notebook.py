"""Runs a notebook from top to bottom in IPython, as a notebook server does, without one.

    python -m tests.support.programs.run_notebook FILE

The last line that it prints is JSON: for each code cell, how its result shows itself, by media type. An error
ends it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from IPython.core.interactiveshell import InteractiveShell


def run(notebook: Path) -> list[dict[str, str]]:
    """How the result of each code cell shows itself. Raises what a cell raises."""
    cells = json.loads(notebook.read_text("utf-8"))["cells"]
    shell: Any = InteractiveShell.instance()
    shown: list[dict[str, str]] = []
    for cell in cells:
        if cell["cell_type"] == "code":
            done = shell.run_cell("".join(cell["source"]), store_history=False)
            done.raise_error()
            data, _ = shell.display_formatter.format(done.result)
            shown.append(data)
    return shown


if __name__ == "__main__":
    print(json.dumps(run(Path(sys.argv[1]))))
