"""What people install, as they install it: an empty environment, no Node, no source, and a real browser.

The packages are those of `make dist`, if they are up to date; otherwise plain ones are built for the test.
"""

from __future__ import annotations

import json
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from tools import dist

from tests.support.browser import NewPlayer

ROOT = Path(__file__).parents[3]

#: Packages that `pip install rubicon` brings, itself included, at most.
MAX_BASE_PACKAGES = 12
#: A title of another package: the template under another id, and one that cannot be imported.
FOREIGN_TITLE = """
from rubicon.games.template_title.game import TemplateTitleGame

class AbroadGame(TemplateTitleGame):
    id = "abroad"
    title = "Hills Abroad"

GAME = AbroadGame()
"""
FOREIGN_PROJECT = """
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "rubicon-abroad"
version = "1.2"

[project.entry-points."rubicon.titles"]
abroad = "rubicon_abroad"
broken = "rubicon_broken"

[tool.setuptools]
py-modules = ["rubicon_abroad", "rubicon_broken"]
"""


@dataclass(frozen=True)
class Address:
    """Where a server is, for `new_player`, and what is done before it ends."""

    address: str
    before_end: list[Callable[[], None]] = field(default_factory=list)


class Installation:
    """An empty virtual environment, and a folder without anything of ours to work in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "empty"
        self.folder.mkdir()
        self.bin = folder / "venv" / "bin"
        subprocess.run([sys.executable, "-m", "venv", str(self.bin.parent)], check=True)
        known = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "RUBICON"))
        }
        self.environment = {
            **known,
            "PATH": str(self.bin),
            "RUBICON_HOME": str(folder / "home"),
            "RUBICON_PORT": "0",
            "RUBICON_BOT_WORKERS": "2",
            "RUBICON_BOT_PAUSE": "0",
            "BROWSER": "true",  # the test opens the page itself
        }
        assert shutil.which("node", path=self.environment["PATH"]) is None

    def pip(self, *arguments: str) -> None:
        """Install, with the versions that we test with."""
        pinned = ["--constraint", str(ROOT / "requirements.txt")]
        quick = ["-qqq", "--disable-pip-version-check", "--no-compile"]
        if "--no-deps" not in arguments:
            # uv chooses and fetches 55 packages in an eighth of pip's time, and pip then has to agree.
            # It does not read pip's settings; where it fails, pip does it all.
            uv = [str(Path(sys.executable).with_name("uv")), "pip", "install", "--quiet", "--python"]
            subprocess.run(
                [*uv, str(self.bin / "python"), *pinned, *arguments], capture_output=True, check=False
            )
        subprocess.run(
            [str(self.bin / "python"), "-m", "pip", "install", *quick, *pinned, *arguments],
            cwd=self.folder,
            env={**self.environment, "RUBICON_COMPILE": "0"},
            check=True,
        )

    def packages(self) -> set[str]:
        """The names of what is installed, without pip and setuptools, which a new environment has."""
        command = [str(self.bin / "python"), "-m", "pip", "list", "--format", "json"]
        listed = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=True)
        return {row["name"].lower() for row in json.loads(listed.stdout)} - {"pip", "setuptools"}

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a command of rubicon whose output nobody watches."""
        return subprocess.run(
            [str(self.bin / "rubicon"), *arguments],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    @contextmanager
    def at_a_terminal(self) -> Iterator[Address]:
        """Type `rubicon` at a terminal. It serves until Ctrl-C, and then must end well."""
        terminal, inside = pty.openpty()
        with subprocess.Popen(
            [str(self.bin / "rubicon")],
            cwd=self.folder,
            env=self.environment,
            stdin=inside,
            stdout=inside,
            stderr=inside,
            start_new_session=True,
        ) as program:
            os.close(inside)
            seen = ""
            try:
                while not (found := re.search(r"Rubicon is at (http://\S+)", seen)):
                    seen += os.read(terminal, 4096).decode()
                served = Address(found[1])
                yield served
                for leave in served.before_end:
                    leave()
                program.send_signal(signal.SIGINT)
                assert program.wait(timeout=60) == 0
            finally:
                program.kill()
                os.close(terminal)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The source archive and the wheels."""
    made = ROOT / "dist" / ".ready"
    sources = [ROOT / "pyproject.toml", ROOT / "setup.py", *(ROOT / "src").rglob("*.py")]
    if made.exists() and all(path.stat().st_mtime <= made.stat().st_mtime for path in sources):
        return sorted(path for path in made.parent.iterdir() if path != made)
    return dist.build(tmp_path_factory.mktemp("dist"), compile_too=False)


@pytest.fixture(scope="module")
def installation(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    return Installation(tmp_path_factory.mktemp("installed"))


def test_installed_from_wheel_and_from_source_archive(
    packages: list[Path], installation: Installation, new_player: NewPlayer, tmp_path: Path
) -> None:
    """One test in steps, because each step begins with what the one before has installed."""
    (archive,) = (path for path in packages if path.name.endswith(".tar.gz"))
    wheels = sorted(path for path in packages if path.suffix == ".whl")
    wheel = wheels[0]  # the compiled one, if there is one
    kind = "plain" if wheel.name.endswith("-none-any.whl") else "compiled"

    # The base: engine, bots and terminal. A game is played; the server says which extra it is.
    installation.pip(str(wheel))
    base = installation.packages()
    assert base >= {"rubicon", "rich"}
    assert len(base) <= MAX_BASE_PACKAGES, base
    assert base.isdisjoint({"cryptography", "fastapi", "httpx", "pydantic", "sqlalchemy", "uvicorn"})
    assert f"({kind}, Python" in installation.run("--version").stdout
    played = installation.run("arena", "random", "legate", "--games", "2", "--title", "caesar-xl")
    assert played.returncode == 0, played.stderr
    assert f'pip install "{wheel}[server]"' in installation.run("serve").stderr

    # The table in the browser, from the wheel.
    installation.pip(f"{wheel}[server]")
    with installation.at_a_terminal() as address:
        player = new_player(address)
        player.begin_against_computer()
        assert player.is_deciding
        player.decide(Random(1))
        player.page.close()

    # The same from the source archive, with a title of another package installed.
    (tmp_path / "pyproject.toml").write_text(FOREIGN_PROJECT)
    (tmp_path / "rubicon_abroad.py").write_text(FOREIGN_TITLE)
    (tmp_path / "rubicon_broken.py").write_text("raise RuntimeError('not today')")
    installation.pip("--force-reinstall", "--no-deps", str(archive), str(tmp_path))
    assert "(plain, Python" in installation.run("--version").stdout
    assert installation.run("fuzz", "abroad", "--games", "1").returncode == 0
    broken = installation.run("fuzz", "broken", "--games", "1")
    assert broken.returncode == 1
    assert "RuntimeError: not today" in broken.stderr
    assert "rubicon-abroad 1.2" in broken.stderr
    with installation.at_a_terminal() as address:
        player = new_player(address)
        player.begin_against_computer()
        assert player.is_deciding
        player.decide(Random(1))
        player.page.close()
        conquest = new_player(address)
        conquest.begin_against_computer(title="rome-vs-gaul", side="rome")
        assert conquest.is_deciding
        conquest.choose_from_list(Random(1))
        conquest.page.close()
        foreign = new_player(address)
        foreign.begin_against_computer(title="abroad")
        assert foreign.is_deciding
        foreign.choose_from_list(Random(1))
        foreign.page.close()


def test_the_line_to_type_names_the_wheel_for_this_machine(packages: list[Path]) -> None:
    """A name alone may lead to somebody else's package on an index."""
    made = sorted(packages, key=lambda path: (path.suffix == ".whl", not path.name.endswith("none-any.whl")))
    line = dist.install_line(made)
    assert f'pip install "{made[-1]}[server]"' in line
    assert made[-1].is_file()


def test_the_source_archive_makes_the_same_wheel(packages: list[Path]) -> None:
    """All wheels have the same files of source, data and page, byte for byte."""
    contents = [dist.read_content(path) for path in packages]
    assert len(contents) > 1
    assert "rubicon/server/static/index.html" in contents[0]
    assert "rubicon/games/julius_caesar/data/components.json" in contents[0]
    for content in contents[1:]:
        assert content == contents[0]


def test_without_the_page_nothing_is_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "NOTICE.md", "MANIFEST.in"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__", "*.so")
    )
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    tool = subprocess.run(
        [sys.executable, "tools/dist.py"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert tool.returncode == 1
    assert "make web" in tool.stderr
    direct = subprocess.run(
        [sys.executable, "setup.py", "-q", "sdist"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert direct.returncode == 1
    assert "the browser page is missing" in direct.stderr


def test_a_compiler_that_must_be_there_is_missed(tmp_path: Path) -> None:
    """With RUBICON_COMPILE=1 a build fails instead of falling back to plain Python."""
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "bdist_wheel", "--dist-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "RUBICON_COMPILE": "1", "CC": "/nonexistent/cc"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "no C compiler" in done.stderr
