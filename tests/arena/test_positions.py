"""Suites of positions: made, made to the end after a break, read, and scored."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rubicon import games
from rubicon.arena.positions import generate, reference, suite
from rubicon.arena.positions.score import BotFigures, MeasuredChoice, PlanValues
from rubicon.cli import main
from rubicon.core.game import RubiconError
from rubicon.games.julius_caesar.checks.positions import CHECK


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Short playouts, games by judgement, and a folder for the suite."""
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path / "home"))
    for name, value in {"HORIZON": 1, "FIRST_TRIALS": 2, "GROUP_TRIALS": 2, "GROUPS": 1}.items():
        monkeypatch.setattr(reference, name, value)
    monkeypatch.setattr(generate, "PLAYERS", ("centurio", "centurio"))
    return tmp_path / "suite"


def _generate(folder: Path) -> None:
    generate.generate(CHECK, games.game, folder, 1, 14, 5, lambda text: None)


@pytest.mark.heavy
def test_a_suite_is_made_completed_and_scored(quick: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _generate(quick)
    path = quick / suite.POSITIONS_FILE
    whole = path.read_text("utf-8")
    made = suite.read_suite(quick)
    assert made.provenance["title"] == "julius-caesar"
    assert len({position.kind for position in made.positions}) > 5
    for position in made.positions:
        assert len(position.options) > 1 or position.actions > generate.FEW_ACTIONS
        assert all(0 <= option.value <= 1 and option.trials >= 2 for option in position.options)
    lines = whole.splitlines(keepends=True)
    path.write_text("".join(lines[:4] + lines[5:]), "utf-8")
    _generate(quick)
    assert sorted(path.read_text("utf-8").splitlines()) == sorted(whole.splitlines())
    command = ["positions", "julius-caesar", "--folder", str(quick), "--seeds", "1", "--json"]
    assert main([*command, "--bot", "random", "legate:whim=0"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["legate:whim=0"]["regret"]["all"][2] == len(made.positions)
    assert "passes instead of firing" not in found["legate:whim=0"]["mistakes"]
    assert main([*command, "--kind", "nothing"]) == 2


def test_a_title_that_says_nothing_is_measured_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its kinds are those of its decisions."""
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path))
    command = ["positions", "template-title", "--folder", str(tmp_path / "suite")]
    assert main([*command, "--generate", "--games", "1", "--count", "4"]) == 0
    kinds = {position.kind for position in suite.read_suite(tmp_path / "suite").positions}
    capsys.readouterr()
    assert main([*command, "--seeds", "1", "--bot", "ismcts:iterations=10", "random", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["random"]["regret"]) == {*kinds, "all"}


#: The suites that `rubicon positions` uses.
SUITES = Path(__file__).parents[1] / "data" / "positions"


@pytest.mark.heavy
@pytest.mark.parametrize("half", ["tuning", "held-back"])
@pytest.mark.parametrize("title", ["julius-caesar", "caesar-xl"])
def test_the_suites_hold_what_they_say(title: str, half: str) -> None:
    """Each of their positions is reached by its record, and asks its side what the suite says. The two halves
    come from different games."""
    found = suite.read_suite(SUITES / title / half)
    assert len(found.positions) >= 100
    assert f"--seed {1 if half == 'tuning' else 2}" in found.provenance["command"]
    game = games.game(title)
    for name in {position.record for position in found.positions}:
        asked = {position.step: position for position in found.positions if position.record == name}
        sides = {step: game.sides.index(position.side) for step, position in asked.items()}
        seen = 0
        for step, moment in suite.moments(found.folder, name, games.game, sides):
            actions = moment.session.state.decision(moment.side).actions
            assert len(actions) == asked[step].actions
            legal = {game.text(action) for action in actions}
            assert {option.plan[0] for option in asked[step].options} <= legal
            seen += 1
        assert seen == len(asked)


def test_what_is_wrong_with_a_folder_is_said(tmp_path: Path) -> None:
    with pytest.raises(RubiconError, match="Make some with --generate"):
        suite.read_suite(tmp_path)
    (tmp_path / suite.POSITIONS_FILE).write_text('{"title": "x"}\n{"record": 1}\n', "utf-8")
    with pytest.raises(RubiconError, match="is damaged"):
        suite.read_suite(tmp_path)


def test_choices_in_one_position_count_as_one() -> None:
    """More seeds in the same position make the mean no surer about other positions."""
    once = BotFigures([MeasuredChoice("a", str(n), regret, (), 0.0) for n, regret in enumerate((0.0, 0.2))])
    twice = BotFigures([choice for choice in once.choices for _ in range(2)])
    assert once.regret == twice.regret == 0.1
    assert once.error == twice.error > 0
    assert once.of(["b"]).regret == 0.0


def test_values_of_plans_are_kept_whatever_the_order_of_actions(tmp_path: Path) -> None:
    path = tmp_path / "values.jsonl"
    assert PlanValues(path).value("game-01 3", ("b", "a"), lambda: 0.25) == 0.25

    def unexpected() -> float:
        raise AssertionError

    assert PlanValues(path).value("game-01 3", ("a", "b"), unexpected) == 0.25


def test_equal_luck_cancels_out() -> None:
    assert reference.difference_error([0.1, 0.4], [0.2, 0.5]) == pytest.approx(0.0)
    assert reference.difference_error([0.1, 0.4], [0.2, 0.1]) > 0.1
