"""`rubicon ladder`: a page, a chart and figures that agree, and a check that compares with them."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from rubicon import games
from rubicon.arena.ladder import Ladder, adjacent_levels
from rubicon.arena.match import GameResult, MatchSchedule, ScheduledGame
from rubicon.cli import main

Captured = pytest.CaptureFixture[str]
ARGUMENTS = ["ladder", "julius-caesar", "--games", "4", "--seed", "7", "--jobs", "1"]
BOTS = ["--bots", "random", "tiro", "legate:whim=0"]
PAGE = "docs/strength/julius-caesar"


@pytest.fixture(autouse=True)
def private_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()


def figures() -> Any:
    return json.loads(Path(f"{PAGE}.json").read_text("utf-8"))


def test_the_page(tmp_path: Path, capsys: Captured) -> None:
    assert main([*ARGUMENTS, *BOTS]) == 0
    out, err = capsys.readouterr()
    assert "12 games, 0 of them played before" in err
    assert "The order holds" in err
    assert json.loads(out) == figures()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORCE_COLOR", "1")
        assert main([*ARGUMENTS, *BOTS]) == 0
    shown = capsys.readouterr().out
    assert "Strength (Elo" in shown
    assert "●" in shown
    page = Path(f"{PAGE}.md").read_text("utf-8")
    assert "(julius-caesar.svg)" in page
    assert str(tmp_path) not in page
    found = figures()
    for met in found["meetings"]:
        weaker, stronger = met["bots"]
        row = re.search(rf"^\| `{re.escape(stronger)}` – `{re.escape(weaker)}` \|(.*)\|$", page, re.MULTILINE)
        assert row is not None
        cells = [cell.strip() for cell in row[1].split("|")]
        assert cells[:4] == [str(met[key]) for key in ("games", "lost", "drawn", "won")]
        assert cells[4].startswith(f"{1 - met['score']:.1%} (")
        assert cells[6] == f"{1 - met['sides']['pompey']['score']:.1%}", "as caesar: the other one was pompey"
    drawing = ElementTree.parse(f"{PAGE}.svg").getroot()
    texts = [element.text for element in drawing.iter() if element.tag.endswith("text")]
    for rated in found["ratings"]:
        assert rated["bot"] in texts
        assert f"{rated['elo']:+.0f}" in texts or rated["elo"] == 0
        assert f"| `{rated['bot']}` |" in page


def test_the_command_on_the_page_does_it_again(capsys: Captured) -> None:
    assert main([*ARGUMENTS, "--steps", "6", "--option", "edition=1.1", *BOTS]) == 0
    page, before = Path(f"{PAGE}.md").read_text("utf-8"), figures()
    command = re.search(r"^    rubicon (.*)$", page, re.MULTILINE)
    assert command is not None
    # Random and tiro are ranks; a legate, with whatever settings, claims none.
    assert [met["games"] for met in before["meetings"]] == [6, 4, 4]
    assert "play 4 games, levels and the level below 6, in pairs" in page
    capsys.readouterr()
    assert main(shlex.split(command[1])) == 0
    assert "14 games, 14 of them played before" in capsys.readouterr().err
    assert figures() == before
    assert Path(f"{PAGE}.md").read_text("utf-8") == page


def test_check_compares_and_writes_nothing(capsys: Captured) -> None:
    assert main([*ARGUMENTS, "--check", *BOTS]) == 0
    assert not list(Path("docs").iterdir())
    assert main([*ARGUMENTS, *BOTS]) == 0
    capsys.readouterr()
    assert main([*ARGUMENTS, "--check", *BOTS]) == 0
    assert "3 of 3 meetings are published" in capsys.readouterr().err
    assert main([*ARGUMENTS, "--check", "--bots", "legate:whim=0", "legate", "random"]) == 0
    assert "1 of 3 meetings are published" in capsys.readouterr().err, "the other way round is the same"
    assert main([*ARGUMENTS, "--check", "--option", "edition=1.1", *BOTS]) == 0
    assert "0 of 3 meetings are published" in capsys.readouterr().err, "another edition is another game"
    assert main([*ARGUMENTS, "--check", "--bots", "legate:whim=0", "random", "random"]) == 0
    assert "2 of 3 meetings are published" in capsys.readouterr().err, "a bot may be there twice"
    published = figures()
    published["meetings"][1]["interval"] = [0.9, 1.0]
    Path(f"{PAGE}.json").write_text(json.dumps(published))
    before = {path: path.read_bytes() for path in Path("docs/strength").iterdir()}
    capsys.readouterr()
    assert main([*ARGUMENTS, "--check", *BOTS]) == 1
    assert "random against legate:whim=0: published 90.0% … 100.0%, now 0.0%" in capsys.readouterr().err
    assert {path: path.read_bytes() for path in Path("docs/strength").iterdir()} == before
    Path(f"{PAGE}.json").write_text('{"meetings": 3}')
    assert main([*ARGUMENTS, "--check", *BOTS]) == 1
    assert "does not hold the figures of a ladder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "random"], "two bots"),
        (["--bots", "random", "brutus"], "no computer player 'brutus'"),
        (["--steps", "0"], "at least 1"),
        (["--out", "nowhere/strength.md", "--games", "2", *BOTS], "nowhere"),
    ],
)
def test_mistakes(arguments: list[str], said: str, capsys: Captured) -> None:
    assert main([*ARGUMENTS, *arguments]) in (1, 2)
    assert said in capsys.readouterr().err


def test_the_page_about_all_titles() -> None:
    """It has what the pages of the titles have, and names the titles without a ladder."""
    assert main([*ARGUMENTS, "--out", "docs/elsewhere.md", *BOTS]) == 0
    assert not Path("docs/strength.md").exists(), "a page elsewhere is not published"
    assert main([*ARGUMENTS, *BOTS]) == 0
    page = Path("docs/strength.md").read_text("utf-8")
    found = figures()
    (met,) = [met for met in found["meetings"] if met["bots"] == ["random", "tiro"]]
    low, high = (1 - end for end in reversed(met["interval"]))
    assert f"| `tiro` | 0 | **{1 - met['score']:.1%}** ({low:.1%} … {high:.1%}), 4 games |" in page
    (rated,) = [rated for rated in found["ratings"] if rated["bot"] == "random"]
    assert f"| `random` | {rated['elo']:+z.0f} ± {rated['plus_or_minus']:.0f} |  |" in page
    assert "| `legate:whim=0` | " in page
    assert "(strength/julius-caesar.md)" in page
    for title in games.titles():
        assert f"## {games.game(title).title}\n" in page
        assert (f"`rubicon ladder {title}` plays one" in page) == (title != "julius-caesar")


def ladder(winners: list[int], bots: tuple[str, ...] = ("random", "tiro")) -> Ladder:
    """An invented run of two bots. `winners` has the winning bot of each game."""
    schedule = MatchSchedule(games.game, "julius-caesar", games.game("julius-caesar").settle({}), bots, 1)
    results = []
    for number, winner in enumerate(winners):
        scheduled = ScheduledGame(number, 0, 1)
        results.append(GameResult(scheduled, scheduled.seats.index(winner), "so it was", 9, ([1], [2])))
    return Ladder(schedule, results, len(winners), len(winners))


def test_an_equal_one_does_not_beat() -> None:
    assert not ladder([1, 1, 0, 1]).order_problems()
    assert ladder([1, 0, 0, 1]).order_problems() == ["tiro does not beat random: it scored 50.0% in 4 games."]
    assert ladder([0, 0, 0, 1]).order_problems() == ["tiro does not beat random: it scored 25.0% in 4 games."]


def test_ranks_make_the_order_not_the_list() -> None:
    assert not ladder([0, 0, 1, 0], ("tiro", "random")).order_problems()
    wrong = ladder([0, 1, 1, 1], ("imperator:iterations=9", "legatus:iterations=9")).order_problems()
    assert wrong == ["imperator:iterations=9 does not beat legatus:iterations=9: it scored 25.0% in 4 games."]
    twice = ladder([0, 1, 1, 1], ("legate", "legate"))
    assert twice.differences_from_published(twice.to_json()) == (1, [])
    assert not ladder([0, 0, 0, 0], ("random", "legate")).steps, "a legate is no level"
    assert adjacent_levels(["ismcts", "centurio", "random", "miles", "legate"]) == {(2, 3), (1, 3)}


def test_the_page_is_sorted_by_strength() -> None:
    page = ladder([0, 0, 0, 1], ("legate", "ismcts")).markdown("chart.svg")
    assert page.index("| `legate` |") < page.index("| `ismcts` |")
    assert "| `legate` – `ismcts` | 4 | 3 | 0 | 1 | 75.0%" in page


def test_a_meeting_seen_from_the_other_side() -> None:
    met = ladder([0, 0, 0, 1, 0, 0]).meetings[0]
    seen = met.mirrored
    assert (seen.first, seen.second) == (1, 0)
    assert (seen.total.won, seen.total.lost) == (1, 5)
    # The second bot won the fourth game, in which it was Caesar.
    assert [count.won for count in seen.sides] == [1, 0]
    assert [count.games for count in seen.sides] == [3, 3]
    assert seen.elo[0] == pytest.approx(-met.elo[0])
    assert seen.interval[0] == pytest.approx(1 - met.interval[1])
    assert seen.mirrored.total == met.total
