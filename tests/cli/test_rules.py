"""`rubicon rules`: no rule without a test, and no test for a rule that does not exist."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import rubicon
from rubicon import games
from rubicon.cli import main
from rubicon.cli.titles.rule_sources import find_sources
from rubicon.cli.titles.rules import find_marked_tests, find_text, print_rule, read_tests, rule_index
from rubicon.core.game import RubiconError
from rubicon.messages import title_words

ROOT = Path(__file__).parents[2]
TITLE = "julius-caesar"
RULES = rule_index(games.game(TITLE))

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reports of faults go to a folder of this test."""
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("RUBICON_DEBUG", raising=False)


def write(folder: Path, text: str, name: str = "test_some.py") -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(f"import pytest\n\n{text}\n", "utf-8")
    return path


def all_but(*left_out: str) -> str:
    """One test that shows every rule but these."""
    numbers = [rule.number for rule in RULES if not rule.descriptive and rule.number not in left_out]
    return f"@pytest.mark.rule({', '.join(map(repr, numbers))})\ndef test_all(): ...\n"


# ------------------------------------------------------------------ the list


def test_every_rule_of_julius_caesar_is_shown_by_a_test(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["rules", TITLE]) == 0
    out = capsys.readouterr().out
    assert "rules=80 shown=73 descriptive=7 missing=0 unknown=0" in out.splitlines()[-1]
    assert "tests/games/julius_caesar/rules/test_6_movement.py::test_example_pinning (example)" in out
    for rule in RULES:
        assert f"{rule.number:12} {rule.title}: " in out
        if rule.descriptive:
            assert f"nothing to test: {rule.descriptive}" in out


@pytest.mark.parametrize("title", [*games.titles(), games.TEMPLATE])
def test_every_rule_of_every_title_is_shown_by_a_test(
    title: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    status = main(["rules", title])
    assert "missing=0 unknown=0" in capsys.readouterr().out.splitlines()[-1]
    assert status == 0


def test_the_tests_are_found_from_anywhere_in_a_clone(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT / "tests" / "core")
    assert main(["rules", TITLE]) == 0
    assert "missing=0" in capsys.readouterr().out


def test_the_current_clone_comes_first(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests" / "games").mkdir(parents=True)
    write(tmp_path / "tests" / "games" / "julius_caesar", all_but("6.13"))
    monkeypatch.chdir(tmp_path)
    assert main(["rules", TITLE]) == 1
    assert "Rule 6.13 (Pinning) has no test." in capsys.readouterr().out


def test_a_rule_without_a_test_is_a_failure(capsys: Captured, tmp_path: Path) -> None:
    write(tmp_path, all_but("6.11", "2.1 Mars"))
    assert main(["rules", TITLE, "--tests", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert "6.11         Road limits: NO TEST" in out
    assert "Rule 6.11 (Road limits) has no test." in out
    assert "Rule 2.1 Mars (Mars) has no test." in out
    assert out.splitlines()[-1] == (
        "rules: rules=80 shown=71 descriptive=7 missing=2 unknown=0 tests=1 examples=0"
    )


def test_a_test_for_an_unknown_rule_is_a_failure(capsys: Captured, tmp_path: Path) -> None:
    write(tmp_path, f"{all_but()}\n\n@pytest.mark.rule('6.99')\ndef test_nothing(): ...\n")
    assert main(["rules", TITLE, "--tests", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert (
        f"{tmp_path.name}/test_some.py:7: test_nothing names rule '6.99', which Julius Caesar does not" in out
    )
    assert "missing=0 unknown=1 tests=2" in out


def test_all_is_well_when_every_rule_has_one(capsys: Captured, tmp_path: Path) -> None:
    write(tmp_path, all_but())
    assert main(["rules", TITLE, "--tests", str(tmp_path)]) == 0
    assert "missing=0 unknown=0 tests=1" in capsys.readouterr().out


# ------------------------------------------------------------------ how marks are found


def test_marks_of_functions_classes_and_modules_are_found(tmp_path: Path) -> None:
    path = write(
        tmp_path,
        """
pytestmark = [pytest.mark.slow, pytest.mark.rule("1.1")]

@pytest.mark.rule("6.1", "6.11", example=True)
@pytest.mark.parametrize("x", [1])
def test_one(x): ...

@pytest.mark.rule("7.2")
class TestBattles:
    @pytest.mark.rule("7.3")
    def test_two(self): ...

def helper(): ...

@pytest.mark.rule("8.1")
def not_a_test(): ...
""",
    )
    found = read_tests(path, "tests/test_some.py")
    assert [(test.id, sorted(test.numbers), test.example) for test in found] == [
        ("tests/test_some.py::test_one", ["1.1", "6.1", "6.11"], True),
        ("tests/test_some.py::TestBattles::test_two", ["1.1", "7.2", "7.3"], False),
    ]


@pytest.mark.parametrize("mark", ["RULE", "6.1", "", "*RULES"])
def test_a_mark_must_name_its_rules_in_quotes(tmp_path: Path, mark: str) -> None:
    path = write(tmp_path, f"@pytest.mark.rule({mark})\ndef test_one(): ...\n")
    with pytest.raises(RubiconError, match=r"test_some.py:3: a rule mark takes rule numbers in quotes"):
        read_tests(path, "test_some.py")


def test_the_folders_of_other_titles_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._MODULES, "rome-vs-gaul", "tests.support.toy")
    for folder in ("julius_caesar", "rome_vs_gaul", "core"):
        write(tmp_path / folder, f"@pytest.mark.rule('1.1')\ndef test_{folder}(): ...\n")
    found = find_marked_tests(tmp_path, games.game(TITLE))
    assert [test.name for test in found] == ["test_core", "test_julius_caesar"]


# ------------------------------------------------------------------ the text of a rule


@pytest.mark.parametrize(
    ("args", "heading", "text"),
    [
        (["6.11"], "6.11 Road limits", "| minor road | 2 |"),
        (["2.1", "Mars"], "Mars", "Make one group move"),
        (["2.1 Vulcan"], "Vulcan", "Every block in it loses one step"),
        (["7.0"], "7 Battles", "Blocks of both sides in one place fight"),
    ],
)
def test_the_text_of_a_rule(capsys: Captured, args: list[str], heading: str, text: str) -> None:
    assert main(["rules", TITLE, *args]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[0].lstrip("# ") == heading
    assert text in out


def test_every_rule_of_the_index_has_a_text(capsys: Captured) -> None:
    game = games.game(TITLE)
    words = title_words(game)
    for rule in RULES:
        print_rule(game, rule.number, words)
        first = capsys.readouterr().out.splitlines()[0]
        chapter = rule.number.removesuffix(".0")
        assert first.lstrip("# ").startswith((f"{chapter} ", rule.title)), rule.number


# ------------------------------------------------------------------ mistakes


def test_mistakes_have_clear_messages(capsys: Captured, tmp_path: Path) -> None:
    assert main(["rules", TITLE, "6.44"]) == 1
    assert "Julius Caesar has no rule '6.44'. Did you mean 6.4" in capsys.readouterr().err
    assert main(["rules", TITLE, "--tests", str(tmp_path / "nowhere")]) == 1
    assert "There is no folder" in capsys.readouterr().err
    assert main(["rules", "julius-cesar"]) == 2
    assert "Did you mean 'julius-caesar'?" in capsys.readouterr().err
    write(tmp_path, "def broken(:")
    assert main(["rules", TITLE, "--tests", str(tmp_path)]) == 1
    assert "cannot be read as Python" in capsys.readouterr().err


def test_outside_a_clone_and_without_an_index_it_says_so(tmp_path: Path) -> None:
    plain = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    copy = shutil.copytree(Path(rubicon.__file__).parent, tmp_path / "site" / "rubicon", ignore=plain)

    def said() -> str:
        done = subprocess.run(
            [sys.executable, "-m", "rubicon", "rules", TITLE],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(tmp_path / "site")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 1
        return done.stderr

    assert "Go to a clone of Rubicon, or name the folder: --tests PATH." in said()
    (copy / "games/julius_caesar/data/rules.json").unlink()
    assert said() == "rubicon: Julius Caesar has no index of rules (data/rules.json).\n"


def test_a_rule_is_printed_with_the_code_that_names_it_and_its_tests(capsys: Captured) -> None:
    assert main(["rules", TITLE, "7.63"]) == 0
    text = capsys.readouterr().out
    assert re.search(r"src/rubicon/games/julius_caesar/rules/retreats\.py:\d+  \"\"\"7\.61–7\.63", text)
    assert re.search(
        r"tests/games/julius_caesar/rules/test_7_retreats\.py:\d+  test_defenders_retreat_to", text
    )


@pytest.mark.parametrize("title", ["julius-caesar", "caesar-xl", "rome-vs-gaul"])
def test_every_rule_leads_to_its_text(title: str) -> None:
    """In one hop: the rule itself, or the section that it is part of."""
    game = games.game(title)
    words = title_words(game)
    assert all(find_text(game, rule.number, words) for rule in rule_index(game) if not rule.descriptive)


@pytest.mark.parametrize("title", ["julius-caesar", "caesar-xl", "rome-vs-gaul"])
def test_every_rule_is_found_in_the_code(title: str) -> None:
    """By its number, or one with a name by that: never only the rule above it."""
    game = games.game(title)
    rules = [rule.number for rule in rule_index(game) if not rule.descriptive]
    found_by = {number: find_sources(game, number) for number in rules}
    weak = {
        number: by
        for number, (by, found) in found_by.items()
        if not found or by not in (number, number.split(" ", 1)[-1])
    }
    assert weak == {}


def test_lines_that_import_a_name_do_not_explain_it() -> None:
    _, found = find_sources(games.game("caesar-xl"), "10.0 Veterans")
    assert found[0].text.startswith('"""10.0 Veterans')
    assert not [line for line in found if "import" in line.text]


def test_a_rule_that_no_code_names_leads_to_the_rule_above_it() -> None:
    by, found = find_sources(games.game(TITLE), "7.669")
    assert by in ("7.66", "7.6")
    assert found
