"""Makes `rules/position_fields.py` of every title from the fields declared in its `rules/fields.py`.

With `--check` nothing is written: the exit status is 1 if a module is not what its declaration gives.
"""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

from rubicon.games.kit.fields import generate

ROOT = Path(__file__).parents[1]


def format_source(text: str) -> str:
    """The text as the project formats it: sorted imports, long lines broken."""
    command = [sys.executable, "-m", "ruff"]
    for step in (["check", "--fix-only", "--exit-zero", "--quiet"], ["format", "--quiet"]):
        done = subprocess.run(
            [*command, *step, "--stdin-filename", "position_fields.py", "-"],
            input=text,
            capture_output=True,
            text=True,
            check=False,
            cwd=ROOT,
        )
        if done.returncode:
            sys.exit(f"ruff: {done.stderr}")
        text = done.stdout
    return text


def main() -> int:
    """Write the modules, or compare them."""
    check = "--check" in sys.argv[1:]
    stale: list[str] = []
    for declaration in sorted((ROOT / "src/rubicon/games").glob("*/rules/fields.py")):
        # By its path: the title's package imports the module that is to be made.
        layout = runpy.run_path(str(declaration))["LAYOUT"]
        path = declaration.with_name("position_fields.py")
        text = format_source(generate(layout))
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale.append(str(path.relative_to(ROOT)))
        if not check:
            path.write_text(text, "utf-8")
    if stale:
        print(f"{'Not as declared' if check else 'Written'}: {', '.join(stale)}")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
