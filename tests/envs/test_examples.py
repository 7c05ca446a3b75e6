"""The ten lines of the research page, the notebooks, and the example that learns."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.envs.policy import check_made_for, made_for
from rubicon.envs.rendering import Picture, game_of
from rubicon.games import game, titles
from tests.support.suites.editions import every_edition

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))
#: How many cells of each end with a picture.
PICTURES = {"environments": 1, "positions": 2}


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: str(path.stem))
def test_a_notebook_runs_from_top_to_bottom(notebook: Path, tmp_path: Path) -> None:
    """In IPython, where positions and views show themselves as pictures."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.programs.run_notebook", str(notebook)],
        cwd=ROOT,
        env={**os.environ, "IPYTHONDIR": str(tmp_path)},
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    shown = json.loads(done.stdout.splitlines()[-1])
    pictures = [data["image/svg+xml"] for data in shown if "image/svg+xml" in data]
    assert len(pictures) == PICTURES[notebook.stem]
    for picture in pictures:
        assert picture.startswith("<svg")
    assert len(set(pictures)) == len(pictures)
    assert all("text/plain" in data for data in shown)


@pytest.mark.parametrize(("title", "options"), every_edition())
def test_a_view_names_its_title(title: str, options: dict[str, str]) -> None:
    """So that it can show itself, whoever looks on; any other dictionary is shown as it always is."""
    found = game(title)
    state = found.new(found.settle(options), FastDice(1))
    for viewer in (SPECTATOR, 0, 1):
        assert game_of(state.view(viewer)) == found
    for other in ({}, {"viewer": "caesar"}, {"viewer": "caesar", "title": "chess"}, {"pack": 1, "viewer": 2}):
        assert game_of(other) is None


def test_a_picture_shows_itself_without_an_extension() -> None:
    found = game("rome-vs-gaul")
    picture = Picture(found, found.new(found.settle({}), FastDice(1)).view(0))
    assert picture._repr_svg_().startswith("<svg")
    assert len(repr(picture).splitlines()) > 5


@pytest.mark.filterwarnings("ignore")
def test_the_ten_lines_of_the_research_page_run(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len([line for line in example.splitlines() if line]) <= 10
    exec(compile(example, "research.md", "exec"), {})
    assert capsys.readouterr().out == "the game is over\n"


def test_a_policy_of_another_version_is_refused_by_name() -> None:
    for title in titles():
        found = game(title)
        name, rules, vector = made_for(found)
        check_made_for([name, rules, vector], found)
        with pytest.raises(
            RubiconError, match=rf"made for {title}, rules 0, .* this is {title}, rules {rules}"
        ):
            check_made_for([name, 0, vector], found)
        with pytest.raises(RubiconError, match=f"vector 99; .* vector {vector}. Train it again"):
            check_made_for([name, rules, 99], found)
        with pytest.raises(RubiconError, match="made for some-title"):
            check_made_for(["some-title", rules, vector], found)


@pytest.mark.soak
def test_training_that_was_killed_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    """The games, the weights and the curve are those of a run without the interruption."""
    command = [sys.executable, "-u", "examples/train.py", "--games", "2", "--at-once", "4", "--updates", "30"]
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    subprocess.run([*command, "--out", str(whole)], cwd=ROOT, check=True, capture_output=True)
    with subprocess.Popen(
        [*command, "--out", str(torn)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline().startswith("update 10")
        first.kill()  # in the middle of the next updates
    assert not (torn / "result.json").exists()
    again = subprocess.run(
        [*command, "--out", str(torn)], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert again.stdout.startswith("Going on after 10 updates")
    results = [json.loads((folder / "result.json").read_text("utf-8")) for folder in (whole, torn)]
    for each in results:
        del each["cpu_seconds"]
    assert results[0] == results[1]
    assert (whole / "curve.svg").read_text("utf-8") == (torn / "curve.svg").read_text("utf-8")
    import torch  # noqa: PLC0415 - an extra

    one, other = (torch.load(folder / "player.pt", weights_only=True) for folder in (whole, torn))
    assert one["words"] == other["words"]
    assert all(torch.equal(weights, other["network"][name]) for name, weights in one["network"].items())


@pytest.mark.soak
def test_the_example_learns_goes_on_and_plays_in_the_arena(tmp_path: Path) -> None:
    """In `make soak`, which installs PyTorch: it is too large to be installed for every test."""
    out = tmp_path / "training"
    command = [sys.executable, "examples/train.py", "--games", "4", "--at-once", "4", "--out", str(out)]
    first = subprocess.run([*command, "--updates", "4"], cwd=ROOT, check=True, capture_output=True, text=True)
    assert "update 4" in first.stdout
    assert (out / "curve.svg").exists()  # games have ended, so their results are saved and loaded too
    second = subprocess.run(
        [*command, "--updates", "5"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert "Going on after 4 updates" in second.stdout
    result = json.loads((out / "result.json").read_text("utf-8"))
    assert [each["opponent"] for each in result["results"]] == ["random", "legate"]
    refused = subprocess.run(
        [*command, "--title", "caesar-xl"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert "This policy was made for julius-caesar" in refused.stderr
    site = tmp_path / "site"
    install = ["install", "-qq", "--no-index", "--no-deps", "--no-build-isolation", "--target", str(site)]
    package = shutil.copytree(ROOT / "examples" / "trained_player", tmp_path / "trained_player")
    subprocess.run([sys.executable, "-m", "pip", *install, str(package)], check=True)
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    arena = [sys.executable, "-m", "rubicon", "arena", "trained", "random", "--games", "2", "--json"]
    played = subprocess.run(
        [*arena, "--folder", str(tmp_path / "arena")],
        env={**os.environ, "PYTHONPATH": path, "RUBICON_TRAINED": str(out)},
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    result = json.loads(played.stdout)
    assert {"trained", "random"} <= set(json.dumps(result).split('"'))
