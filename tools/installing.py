"""Measure what installing costs, each time from an empty folder. Needs `make dist` and Chromium.

    python -m tools.installing sizes [EXTRA ...]    packages and megabytes of each extra, and import times
    python -m tools.installing install              seconds from an empty folder to a first move, by the wheel
    python -m tools.installing clone                the same from a clone of this repository, by `make play`

`docs/install.md` has the figures. A first move is a decision that a browser has made on the page and the
server has confirmed.
"""

from __future__ import annotations

import json
import os
import pty
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import tomllib
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import distributions
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import sync_playwright
from tests.support.browser import BrowserPlayer

ROOT: Final = Path(__file__).parents[1]
#: What an environment has before anything is installed.
_TOOLS: Final = frozenset({"pip", "setuptools"})
#: Runs for each import time; the median counts.
_RUNS: Final = 9
_IMPORTS: Final = {
    "nothing": "pass",
    "the engine": "import rubicon.core.game",
    "a title": "from rubicon.games import game; game('julius-caesar')",
    "the command": "import rubicon.cli",
}


def environment() -> dict[str, str]:
    """The variables of this process, without those that point to a clone."""
    return {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", "RUBICON"))}


def wheel() -> Path:
    """The wheel that people with this Python get: the compiled one, if there is one."""
    found = sorted(path for path in (ROOT / "dist").glob("*.whl") if "manylinux" not in path.name)
    if not found:
        raise SystemExit("There is no wheel in dist: run 'make dist' first.")
    return found[0]


def extras() -> list[str]:
    """The extras for users, in their order."""
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return [name for name in declared["optional-dependencies"] if name != "dev"]


def used_by_children() -> float:
    """Seconds of processor time of the programs that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


# ------------------------------------------------------------------ sizes


def install(folder: Path, extra: str) -> Path:
    """Make a virtual environment in `folder` with an extra; returns its Python."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    what = f"{wheel()}[{extra}]" if extra else str(wheel())
    command = [str(python), "-m", "pip", "install", "-qqq", "--no-compile", what]
    subprocess.run(command, env=environment(), cwd=folder, check=True)
    return python


def content(python: Path) -> dict[str, int]:
    """The packages of an environment, with the bytes of their files, without bytecode."""
    (library,) = (python.parents[1] / "lib").glob("python*/site-packages")
    sizes: dict[str, int] = {}
    for package in distributions(path=[str(library)]):
        paths = [Path(str(file.locate())) for file in package.files or () if file.suffix != ".pyc"]
        name = re.sub(r"[-_.]+", "-", package.metadata["Name"]).lower()
        sizes[name] = sum(path.stat().st_size for path in paths if path.is_file())
    return {name: size for name, size in sizes.items() if name not in _TOOLS}


def import_times(python: Path) -> dict[str, float]:
    """Milliseconds of processor time for each import in a new process, as the median of a few."""
    found: dict[str, list[float]] = {name: [] for name in _IMPORTS}
    for _ in range(_RUNS + 1):
        for name, code in _IMPORTS.items():
            start = used_by_children()
            subprocess.run([str(python), "-c", code], env=environment(), cwd=python.parent, check=True)
            found[name].append((used_by_children() - start) * 1000)
    return {name: statistics.median(times[1:]) for name, times in found.items()}  # the first makes bytecode


def print_sizes(chosen: Sequence[str]) -> None:
    """A row for each extra, as the table of docs/install.md has it."""
    for extra in chosen or ["", *extras()]:
        with tempfile.TemporaryDirectory() as folder:
            python = install(Path(folder, "environment"), extra)
            sizes = content(python)
            name = f"rubicon[{extra}]" if extra else "rubicon"
            megabytes = sum(sizes.values()) / 1e6
            own = sizes["rubicon"] / 1e6
            print(f"| `{name}` | {len(sizes)} | {megabytes:.0f} MB | ({own:.0f} MB ours)", flush=True)
            if not extra:
                for what, milliseconds in import_times(python).items():
                    print(f"import of {what}: {milliseconds:.0f} ms", flush=True)


# ------------------------------------------------------------------ the first move


class Watch:
    """Says how long each step took, and all together. On a busy machine the processor time of programs that
    have ended says more."""

    def __init__(self) -> None:
        self.start = self.last = time.perf_counter()
        self.used = used_by_children()

    def step(self, what: str) -> None:
        now, used = time.perf_counter(), used_by_children()
        print(f"{now - self.last:6.1f} s  {what} ({used - self.used:.1f} s of processor time)", flush=True)
        self.last, self.used = now, used

    def total(self) -> None:
        print(f"{time.perf_counter() - self.start:6.1f} s  in all", flush=True)


@contextmanager
def at_a_terminal(command: Sequence[str], where: Path, home: Path) -> Iterator[str]:
    """Type a command that opens the table; yields the address that it prints. Ctrl-C ends it."""
    terminal, inside = pty.openpty()
    more = {"RUBICON_HOME": str(home), "RUBICON_PORT": "0", "BROWSER": "true"}
    with subprocess.Popen(
        command,
        cwd=where,
        env={**environment(), **more},
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
    ) as program:
        os.close(inside)
        seen = ""
        try:
            while not (found := re.search(r"Rubicon is at (http://\S+)", seen)):
                try:
                    seen += os.read(terminal, 4096).decode(errors="replace")
                except OSError:
                    raise SystemExit(f"{' '.join(command)} ended:\n{seen}") from None
            yield found[1]
        finally:
            os.killpg(program.pid, signal.SIGINT)
            program.wait(timeout=60)
            os.close(terminal)


def make_a_move(address: str, watch: Watch) -> None:
    """Open the page in a browser, begin a game against the computer, and decide once."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        player = BrowserPlayer(browser.new_page(base_url=address))
        player.begin_against_computer()
        watch.step("the page is open, a game has begun, there is something to decide")
        player.decide(Random(1))
        watch.step("the first move is made")
        watch.total()
        browser.close()


def time_install() -> None:
    """From an empty folder to the first move, from the wheel."""
    with tempfile.TemporaryDirectory() as name:
        folder, watch = Path(name), Watch()
        python = folder / "venv" / "bin" / "python"
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        watch.step("python -m venv venv")
        subprocess.run(
            [str(python), "-m", "pip", "install", "-qqq", f"{wheel()}[server]"],
            env=environment(),
            cwd=folder,
            check=True,
        )
        watch.step('pip install "rubicon[server]"')
        with at_a_terminal([str(python.with_name("rubicon"))], folder, folder / "home") as address:
            watch.step("rubicon")
            make_a_move(address, watch)


def time_clone() -> None:
    """From an empty folder to the first move, from a clone."""
    with tempfile.TemporaryDirectory() as name:
        folder, watch = Path(name), Watch()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder / "rubicon")], check=True)
        watch.step("git clone")
        with at_a_terminal(["make", "play"], folder / "rubicon", folder / "home") as address:
            watch.step("make play")
            make_a_move(address, watch)


def main(arguments: list[str]) -> int:
    """Measure what is asked for."""
    print(json.dumps({"python": sys.version.split()[0], "load": os.getloadavg(), "cores": os.cpu_count()}))
    match arguments:
        case ["sizes", *chosen]:
            print_sizes(chosen)
        case ["install"]:
            time_install()
        case ["clone"]:
            time_clone()
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
