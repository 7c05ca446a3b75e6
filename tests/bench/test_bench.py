"""The benchmark measures what it says, and its report is readable. No test asks how fast anything is."""

from __future__ import annotations

import json
import os
import re
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from rubicon import about, games
from rubicon.bench import operations, peers, rollouts
from rubicon.bench.compare import BenchmarkRun, changes, machine_change
from rubicon.bench.measurements import Measurement
from rubicon.bench.rollouts import Rollout, RolloutResult
from rubicon.cli import main
from rubicon.games.julius_caesar.checks import bench as crowds
from rubicon.games.julius_caesar.rules.state import Position
from tests.support.toy import TOY

Captured = pytest.CaptureFixture[str]

TINY = ["--quick", "--seconds", "0.01", "--repeat", "2"]


@pytest.fixture(autouse=True)
def toy_title_and_peers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the toy title, a peer that is always installed and one that never is."""
    monkeypatch.setitem(games._MODULES, "forum", "tests.support.toy")
    monkeypatch.setattr(
        peers,
        "PEERS",
        {"noughts": lambda: lambda seconds: RolloutResult(1, 9, 0.001), "crosses": missing_peer},
    )
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)


def missing_peer() -> Rollout:
    raise ImportError("crosses")


def bench(capsys: Captured, *arguments: str) -> tuple[str, dict[str, Any]]:
    """Run it on a terminal. Returns what it prints for people, and the data of the file it writes."""
    if "--json" not in arguments:
        arguments = (*arguments, "--json", "figures.json")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORCE_COLOR", "1")
        assert main(["bench", *arguments]) == 0
    found = json.loads(Path(arguments[arguments.index("--json") + 1]).read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return re.sub(r"\x1b\[[0-9;]*m", "", capsys.readouterr().out), found


def check_figures(figures: dict[str, Any], names: dict[str, str]) -> None:
    assert {name: figure["unit"] for name, figure in figures.items()} == names
    for name, figure in figures.items():
        assert set(figure) == {"median", "low", "high", "unit", "runs"}
        assert figure["runs"], name
        assert all(isinstance(run, float) and run > 0 for run in figure["runs"]), name
        assert figure["low"] <= figure["median"] <= figure["high"], name


def interface_figures(title: str) -> dict[str, str]:
    """The toy title has no judgement, so nothing searches it."""
    viewers = [*games.game(title).sides, "spectator"]
    return {
        "machine": "loops/s",
        "games": "games/s",
        "decisions": "decisions/s",
        "choices": "actions",
        **dict.fromkeys(("clone", "legal", "apply"), "µs"),
        **{f"{what} {who}": "µs" for what in ("view", "sample") for who in viewers},
        **{f"imagine {side}": "µs" for side in games.game(title).sides},
        **({} if title == "forum" else {"search": "iterations/s"}),
        **dict.fromkeys(("memory clone", "memory alone", "pickle", "save"), "bytes"),
    }


@pytest.mark.parametrize("title", ["julius-caesar", "forum"])
def test_every_figure_of_every_title(title: str, capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    text, found = bench(capsys, title, "--quick", "--seconds", "0.05", "--json", str(file))
    assert json.loads(file.read_text(encoding="utf-8")) == found
    assert list(tmp_path.iterdir()) == [file]
    assert found["format"] == "rubicon-bench"
    assert found["version"] == 1
    assert found["build"] == about.build_kind()
    assert found["python"].endswith(sys.version.split()[0])
    assert found["cores"] >= 1
    assert found["absent"] == ["crosses"]
    assert (found["seconds"], found["repeat"]) == (0.05, 3)
    check_figures(found["figures"], {"startup": "ms", "python": "ms"})
    figures = found["titles"][title]
    peers_figures = {"peer noughts": "moves/s", "ratio noughts": "×"}
    check_figures(figures, interface_figures(title) | peers_figures)
    assert len(figures["clone"]["runs"]) == 3
    assert len(figures["decisions"]["runs"]) == 6
    for part in (games.game(title).title, found["build"], "noughts", "Not installed", "crosses", "µs"):
        assert part in text


def test_programs_read_one_line_of_json(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    """When piped, and with `--json` on a terminal; the word after `--json` may be a title."""
    assert main(["bench", "forum", *TINY]) == 0
    assert set(json.loads(capsys.readouterr().out)["titles"]) == {"forum"}
    monkeypatch.setenv("FORCE_COLOR", "1")
    for arguments in (["forum", *TINY, "--json"], ["--json", "forum", *TINY]):
        assert main(["bench", *arguments]) == 0
        (line,) = capsys.readouterr().out.splitlines()
        assert set(json.loads(line)["titles"]) == {"forum"}
    assert not Path("forum").exists()


def test_all_titles_by_default(capsys: Captured) -> None:
    _, found = bench(capsys, *TINY)
    assert set(found["titles"]) == set(games.titles())
    _, found = bench(capsys, "forum", "forum", *TINY)
    assert set(found["titles"]) == {"forum"}


def test_scaling(capsys: Captured) -> None:
    text, found = bench(capsys, "julius-caesar", "--scaling", *TINY)
    assert "A decision in the course of a game" in text
    assert "█" in text
    names = {
        "machine": "loops/s",
        **{f"crowd {kind} {size}": "µs" for kind in ("movement", "battle") for size in crowds.CROWDS},
        **{f"choices {kind} {size}": "actions" for kind in ("movement", "battle") for size in crowds.CROWDS},
        **{
            f"{what} {third}": "µs" for what in ("course", "session") for third in ("early", "middle", "late")
        },
        **dict.fromkeys(("log 0", "log 1000", "log 100000"), "µs"),
        **dict.fromkeys(("open 1000 cloned", "open 1000 alone"), "MB"),
    }
    figures = found["titles"]["julius-caesar"]
    processes = {name: "games/s" for name in figures if name.startswith("processes ")}
    assert {"processes 1", "processes 2"} <= set(processes)
    check_figures(figures, names | processes)
    assert "pieces" in text


@pytest.mark.parametrize("size", crowds.CROWDS)
def test_crowds(size: int) -> None:
    for kind, state in crowds.crowded(size).items():
        assert isinstance(state, Position)
        state.check()
        assert state.decision(state.deciders()[0]).kind == {"battle": "battle-turn"}.get(kind, kind)
        assert max(group.bit_count() for group in state.here) == size


# ------------------------------------------------------------------ what is measured


def test_positions_are_unfinished_and_come_from_many_games() -> None:
    found = rollouts.decision_points(TOY, 30)
    assert len(found) == 30
    assert all(point.side in point.state.deciders() for point in found)
    assert len({json.dumps(point.state.save()) for point in found}) > 20


def test_legal_actions_are_worked_out_afresh() -> None:
    game = games.game("julius-caesar")
    found = rollouts.decision_points(game, 5)
    kept = [point.state.clone() for point in found]
    assert all(isinstance(state, Position) and state._decision is not None for state in kept)
    fresh = [state.clone() for state in operations.without_cached_decisions(game, found)]
    assert all(isinstance(state, Position) and state._decision is None for state in fresh)


def test_the_median_and_the_middle_half() -> None:
    figure = Measurement("µs", (5.0, 1.0, 3.0, 2.0, 40.0))
    assert (figure.median, figure.spread) == (3.0, (2.0, 5.0))
    assert Measurement("µs", (7.0,)).spread == (7.0, 7.0)
    assert Measurement.from_json(figure.to_json()) == figure


def test_python_chess_plays_whole_games() -> None:
    pytest.importorskip("chess")
    run = peers._python_chess()(0.01)
    assert run.games >= 1
    assert run.moves > 10 * run.games


def test_a_weighted_choice() -> None:
    outcomes = [(7, 0.5), (8, 0.25), (9, 0.25)]
    assert [peers._weighted(outcomes, at) for at in (0.0, 0.6, 0.8, 1.0)] == [7, 8, 9, 9]


@pytest.mark.parametrize(
    ("compiled", "kind"),
    [
        ((), "plain"),
        (("core", "games/a/rules"), "mixed"),
        (("core", "games/a/rules", "games/b/rules"), "compiled"),
    ],
)
def test_the_kind_of_build(
    compiled: tuple[str, ...], kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("core", "games/a/rules", "games/b/rules", "games/__pycache__"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "state.py").touch()
    for folder in compiled:
        (tmp_path / folder / f"state{EXTENSION_SUFFIXES[0]}").touch()
    monkeypatch.setattr(about, "__file__", str(tmp_path / "about.py"))
    assert about.build_kind() == kind


# ------------------------------------------------------------------ comparison


def figure(unit: str, *runs: float) -> dict[str, Any]:
    return Measurement(unit, runs).to_json()


def old_result(**figures: dict[str, Any]) -> dict[str, Any]:
    return {
        "format": "rubicon-bench",
        "version": 1,
        "date": "2026-03-15 [/red]",
        "build": "handmade",
        "figures": {},
        "titles": {"forum": {name.replace("_", " "): value for name, value in figures.items()}},
    }


def comparison_text(capsys: Captured, tmp_path: Path, **figures: dict[str, Any]) -> str:
    file = tmp_path / "old.json"
    file.write_text(json.dumps(old_result(**figures)), encoding="utf-8")
    text, _ = bench(capsys, "forum", *TINY, "--compare", str(file))
    return text.partition("Then build")[2]


def test_slower_and_faster(capsys: Captured, tmp_path: Path) -> None:
    text = comparison_text(
        capsys,
        tmp_path,
        clone=figure("µs", 0.0001, 0.0001),
        games=figure("games/s", 0.001, 0.001),
        legal=figure("µs", 0.0001, 0.0001, 1e9, 1e9),
        save=figure("bytes", 1.0, 1.0),
        apply=figure("ms", 1.0),
        gone=figure("µs", 1.0),
    )
    assert "handmade, now" in text
    assert "Compared with 2026-03-15 [/red]" in text
    verdicts = {line.split("│")[1].strip(): line.split("│")[-2] for line in text.splitlines() if "│" in line}
    assert "slower" in verdicts["clone"]
    assert "faster" in verdicts["complete random games"]
    assert "worse" in verdicts["state saved as JSON"]
    assert len(verdicts) == 3
    assert "Figures compared: 4. Beyond the spread: 3." in text


def test_a_slower_machine_is_allowed_for() -> None:
    old = {
        "machine": Measurement("loops/s", (100.0,)),
        "clone": Measurement("µs", (2.0,)),
        "games": Measurement("g/s", (9.0,)),
    }
    new = {
        "machine": Measurement("loops/s", (50.0,)),
        "clone": Measurement("µs", (4.0,)),
        "games": Measurement("g/s", (9.0,)),
    }
    assert machine_change(old, new) == 0.5
    assert machine_change({}, new) == 1.0
    found = {
        change.name: change for change in changes(BenchmarkRun({}, {"x": old}), BenchmarkRun({}, {"x": new}))
    }
    assert not found["clone"].significant
    assert found["games"].significant
    assert found["games"].gain == pytest.approx(1.0)
    assert "machine" not in found


def test_nothing_in_common(capsys: Captured, tmp_path: Path) -> None:
    assert "no figure in common" in comparison_text(capsys, tmp_path)


def test_saved_output_can_be_compared_with(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "saved.txt"
    file.write_text(f"a table\n\n{json.dumps(old_result())}\n", encoding="utf-8")
    assert "Then build handmade" in bench(capsys, "forum", *TINY, "--compare", str(file))[0]


# ------------------------------------------------------------------ mistakes


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["julius-cesar"], 2, "There is no title 'julius-cesar'. Did you mean 'julius-caesar'?"),
        (["--seconds", "0"], 2, "'0' is not a number of seconds"),
        (["--seconds", "nan"], 2, "'nan' is not a number of seconds"),
        (["--seconds", "soon"], 2, "'soon' is not a number of seconds"),
        (["--repeat", "0"], 2, "'0' is not a number of repetitions"),
        (["--repeat", "-1"], 2, "--repeat"),
        (["--scale"], 2, "Did you mean '--scaling'?"),
        (["--compare", "nowhere.json"], 1, "Cannot read nowhere.json: No such file or directory."),
        (["--compare", "."], 1, "Cannot read .: Is a directory."),
        (["--json", "nowhere/new.json"], 1, "Cannot write nowhere/new.json: there is no folder nowhere."),
        (["--json", "."], 1, "Cannot write .: it is a folder."),
    ],
)
def test_mistakes_are_told_at_once(arguments: list[str], status: int, message: str, capsys: Captured) -> None:
    assert main(["bench", *arguments]) == status
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("rubicon: ")
    assert message in err


def test_no_permission(tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert main(["bench", "forum", "--json", "new.json"]) == 1
    assert "Cannot write new.json: no permission." in capsys.readouterr().err


def test_a_write_that_fails_loses_nothing(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = tmp_path / "new.json"
    old.write_text("the old result", encoding="utf-8")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    assert main(["bench", "forum", *TINY, "--json", str(old)]) == 1
    out, err = capsys.readouterr()
    assert "No space left on device. The line above has all figures." in err
    assert json.loads(out.splitlines()[-1])["titles"]
    assert old.read_text(encoding="utf-8") == "the old result"
    assert list(tmp_path.iterdir()) == [old]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "there is no JSON in it"),
        ('{"format": "rubicon-be', "or only part of it"),
        ("[1, 2]", "its 'format' is not 'rubicon-bench'"),
        ('{"format": "other"}', "its 'format' is not 'rubicon-bench'"),
        ('{"format": "rubicon-bench", "version": 9}', "it has version 9, and only 1 can be read"),
        ('{"format": "rubicon-bench", "version": 1}', "it has no 'titles'"),
        ('{"format": "rubicon-bench", "version": 1, "titles": {}}', "a group of figures is missing"),
        (json.dumps({**old_result(), "titles": {"x": {"clone": 3}}}), "a figure is not an object"),
        (json.dumps({**old_result(), "titles": {"x": {"clone": {"unit": "s"}}}}), "no 'runs'"),
        (json.dumps(old_result(clone={"unit": "µs", "runs": ["fast"]})), "the run 'fast'"),
        (json.dumps(old_result(clone={"unit": "µs", "runs": [float("nan")]})), "the run nan"),
        (json.dumps(old_result(clone={"unit": "µs", "runs": [1, 0]})), "the run 0"),
    ],
)
def test_a_malformed_result(text: str, message: str, tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "old.json").write_text(text, encoding="utf-8")
    assert main(["bench", "forum", "--compare", "old.json"]) == 1
    err = capsys.readouterr().err
    assert err.startswith("rubicon: old.json is not the result of a benchmark: ")
    assert message in err


def test_a_result_that_is_not_text(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "old.json").write_bytes(b"\xff\xfe\x00")
    assert main(["bench", "forum", "--compare", "old.json"]) == 1
    assert "Cannot read old.json: it is not text." in capsys.readouterr().err
