"""`rubicon new-title`: what it makes is a title that plays, keeps the promises and passes all checks."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from rubicon import games
from rubicon.cli import main
from rubicon.cli.titles.new_title import MAX_NAME_LENGTH
from tests.support.terminal_driver import ROOT, TerminalProcess, answer_randomly, environment
from tests.support.tutorials.clone_copy import copy_clone

LONGEST = "a-title-with-a-long-name"


def run_in(clone: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a Python module in a clone."""
    return subprocess.run(
        [sys.executable, "-m", *command],
        cwd=clone,
        env=environment(clone / "home", PYTHONPATH=str(clone / "src"), COLUMNS="200"),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def files_of(clone: Path, name: str) -> list[Path]:
    """The files of a title."""
    package = name.replace("-", "_")
    folders = (f"src/rubicon/games/{package}", f"tests/games/{package}", f"web/src/titles/{name}")
    return [path for folder in folders for path in sorted((clone / folder).rglob("*")) if path.is_file()]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone in which `rubicon new-title` has made the title `toy`, and one with a long name."""
    root = copy_clone(tmp_path_factory.mktemp("clone"))
    for name in ("toy", LONGEST):
        made = run_in(root, "rubicon", "new-title", name)
        assert made.returncode == 0, made.stderr
    return root


def test_every_file_of_the_template_is_copied_under_the_new_name(clone: Path) -> None:
    template, copies = files_of(ROOT, games.TEMPLATE), files_of(clone, "toy")
    sources = [path for path in template if "__pycache__" not in path.parts]
    assert [path.name for path in copies] == [path.name for path in sources]
    assert len(copies) > 20
    for path in copies:
        assert not re.search("template.?title", path.read_text("utf-8"), re.IGNORECASE), path


def test_it_says_what_it_made_and_what_to_do_next(clone: Path) -> None:
    said = run_in(clone, "rubicon", "new-title", "seven-hills").stdout
    assert "Made the title Seven Hills (seven-hills)" in said
    for expected in ("rubicon play seven-hills", "make play", "pytest tests/games/seven_hills"):
        assert f"  {expected}" in said
    undo = re.search(r"To undo: rm -r (.+)", said)
    assert undo is not None
    for folder in undo[1].split():
        shutil.rmtree(clone / folder)
    assert files_of(clone, "seven-hills") == []


def test_the_title_is_found_and_comes_after_the_first_ones(clone: Path) -> None:
    assert "julius-caesar or caesar-xl or rome-vs-gaul or a-title-with-a-long-name or toy" in " ".join(
        run_in(clone, "rubicon", "play", "--help").stdout.split()
    )


def test_it_keeps_the_promises(clone: Path) -> None:
    fuzz = run_in(
        clone, "rubicon", "fuzz", "toy", "--games", "10", "--seed", "1", "--jobs", "1", "--thorough"
    )
    assert "failures=0" in fuzz.stdout
    assert fuzz.returncode == 0, fuzz.stdout


def test_every_rule_has_a_test_and_the_tests_pass(clone: Path) -> None:
    rules = run_in(clone, "rubicon", "rules", "toy")
    assert "missing=0 unknown=0" in rules.stdout
    assert rules.returncode == 0
    tests = run_in(clone, "pytest", "-q", "-p", "no:cacheprovider", "tests/games/toy")
    assert tests.returncode == 0, tests.stdout


def test_it_plays_in_the_terminal(clone: Path, tmp_path: Path) -> None:
    words = ("toy", "--opponent", "centurio", "--seed", "4")
    play = TerminalProcess(tmp_path, *words, PYTHONPATH=str(clone / "src"))
    try:
        answered = answer_randomly(play, Random(4))
        assert play.exit_status() == 0
    finally:
        play.close()
    assert answered >= 7
    assert "Palatine" in play.output
    assert re.search(r"(Caesar|Pompey) wins by points", play.output)


def test_it_passes_the_checks_of_style_and_types(clone: Path) -> None:
    """Under a long name too, which makes lines longer."""
    folders = [
        f"{part}/{name}"
        for name in ("toy", LONGEST.replace("-", "_"))
        for part in ("src/rubicon/games", "tests/games")
    ]
    for check in (("ruff", "check"), ("ruff", "format", "--check"), ("mypy", "--strict")):
        found = run_in(clone, *check, *folders)
        assert found.returncode == 0, found.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Toy", "lower-case"),
        ("seven_hills", "hyphens"),
        ("7-hills", "lower-case"),
        ("toy-", "lower-case"),
        ("a" * (MAX_NAME_LENGTH + 1), "at most 24"),
        ("class", "keyword"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(
    name: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new-title", name]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("name", ["toy", "caesar-xl", games.TEMPLATE, "rulebook", "generic"])
def test_a_name_that_is_taken_is_refused_and_nothing_changes(clone: Path, name: str) -> None:
    def state() -> dict[str, bytes]:
        return {
            str(path): path.read_bytes()
            for folder in ("src/rubicon/games", "tests", "web")
            for path in (clone / folder).rglob("*")
            if path.is_file() and "__pycache__" not in path.parts
        }

    before = state()
    refused = run_in(clone, "rubicon", "new-title", name)
    assert refused.returncode == 1
    assert re.search(r"There is \S+ already\. Nothing was changed\.", refused.stderr)
    assert state() == before


def test_outside_a_clone_it_says_where_to_go(tmp_path: Path) -> None:
    package = tmp_path / "package"
    shutil.copytree(ROOT / "src", package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    command = [sys.executable, "-m", "rubicon", "new-title", "toy"]
    env = environment(tmp_path, PYTHONPATH=str(package))
    refused = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert refused.returncode == 1
    assert "Go to the folder of a clone" in refused.stderr


def test_the_template_can_be_played_but_is_in_no_list() -> None:
    assert games.game(games.TEMPLATE).id == games.TEMPLATE
    assert games.TEMPLATE not in games.titles()
    assert games.titles()[:3] == ("julius-caesar", "caesar-xl", "rome-vs-gaul")
