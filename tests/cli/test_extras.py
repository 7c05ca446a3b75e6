"""Libraries that are extras: without one, a command says what to type, and the others work."""

from __future__ import annotations

import ast
import os
import pty
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from rubicon.about import install_command, repair_command
from rubicon.cli import extras
from tests.support.build import PACKAGE_FOLDER

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "rubicon"

#: Libraries that the base brings.
BASE = set(extras.BASE)
#: Runs the program in a Python that does not find the libraries named first.
WITHOUT = """
import sys
absent, sys.argv = sys.argv[1].split(","), ["rubicon", *sys.argv[2:]]
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in absent:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Absent())
from rubicon.cli import main
sys.exit(main())
"""
EXTRAS = ",".join([*extras.EXTRAS, "uvloop"])


def command_without(libraries: str, *args: str) -> list[str]:
    return [sys.executable, "-c", WITHOUT, libraries, *args]


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": PACKAGE_FOLDER, "RUBICON_HOME": str(home)}


def run_without(libraries: str, home: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command_without(libraries, *args),
        env=environment(home),
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def test_every_library_has_its_extra() -> None:
    """What we import is in Python, in the base or in the list, and the list has nothing else."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name.partition(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module.partition(".")[0])
    # Benchmarks compare with `chess`; nothing needs it. A compiled wheel brings the compiler's own libraries
    # (setup.py); plain Python does without.
    other = {"rubicon", *BASE, "chess"}
    libraries = found - set(sys.stdlib_module_names) - other
    assert libraries <= set(extras.EXTRAS), libraries - set(extras.EXTRAS)
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(extras.EXTRAS.values()) <= set(declared)


@pytest.mark.parametrize(
    ("libraries", "args", "extra"),
    [
        (EXTRAS, ["serve"], "server"),
        (EXTRAS, ["join", "http://localhost:1"], "server"),
        (EXTRAS, ["admin", "verify"], "server"),
        (EXTRAS, ["bench", "server"], "server"),
        ("psycopg", ["bench", "server", "--games", "1", "--seconds", "0.1"], "postgres"),
        ("psycopg", ["admin", "verify", "--database", "postgresql://localhost/x"], "postgres"),
        ("psycopg", ["serve", "--database", "postgresql://localhost/x", "--port", "0"], "postgres"),
        ("ray", ["arena", "random", "random", "--games", "2", "--ray", "localhost:1"], "ray"),
    ],
)
def test_a_command_without_its_extra_says_what_to_type(
    libraries: str, args: list[str], extra: str, tmp_path: Path
) -> None:
    done = run_without(libraries, tmp_path, *args)
    assert done.returncode == 1, done.stderr
    assert install_command(extra) in done.stderr
    assert "fault" not in done.stderr
    assert "Traceback" not in done.stderr


def test_a_library_of_the_base_that_is_gone_is_no_fault_of_the_program(tmp_path: Path) -> None:
    for library, args in (("rich", ["play", "--list"]), ("fluent", ["fuzz", "caesar-xl", "--games", "1"])):
        done = run_without(library, tmp_path, *args)
        assert done.returncode == 1, done.stderr
        assert f"'{library}' is not installed here, and Rubicon does not work without it" in done.stderr
        assert repair_command() in done.stderr
        assert "fault" not in done.stderr
    assert not (tmp_path / "reports").exists()


def test_in_a_clone_the_line_to_type_installs_the_clone(tmp_path: Path) -> None:
    """No index has the package."""
    clone = tmp_path / "a clone"
    shutil.copytree(SOURCE, clone / "src" / "rubicon", ignore=shutil.ignore_patterns("static*", "*.pyc"))
    shutil.copy(ROOT / "pyproject.toml", clone)
    done = subprocess.run(
        command_without(EXTRAS, "serve"),
        env={**environment(tmp_path), "PYTHONPATH": str(clone / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert f'pip install -e "{clone}[server]"' in done.stderr


@pytest.mark.parametrize(
    "args",
    [
        ["--version"],
        ["--help"],
        ["play", "--help"],
        ["rules", "julius-caesar", "6.1"],
        ["fuzz", "caesar-xl", "--games", "1"],
        ["arena", "random", "legate", "--games", "2", "--title", "caesar-xl"],
    ],
)
def test_the_base_works_without_any_extra(args: list[str], tmp_path: Path) -> None:
    done = run_without(EXTRAS, tmp_path, *args)
    assert done.returncode == 0, done.stderr


def test_rubicon_alone_offers_the_terminal_where_the_server_is_missing(tmp_path: Path) -> None:
    """A person at a terminal always gets to a table."""
    terminal, keyboard = pty.openpty()
    with subprocess.Popen(
        command_without(EXTRAS), env=environment(tmp_path), stdin=keyboard, stdout=keyboard, stderr=keyboard
    ) as program:
        os.close(keyboard)
        seen = ""

        def read_until(text: str) -> None:
            nonlocal seen
            while text not in seen:
                seen += os.read(terminal, 4096).decode(errors="replace")

        read_until("Press Enter to play here")
        assert install_command("server") in seen
        os.write(terminal, b"\n")
        read_until("discard one of your six cards")
        program.kill()
    os.close(terminal)


def test_rubicon_alone_in_a_script_prints_the_help(tmp_path: Path) -> None:
    done = run_without("", tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("usage: rubicon COMMAND")
