"""`rubicon analyse`: the win chances of a game, its turning points and mistakes, in every form."""

from __future__ import annotations

import json
import re
from io import StringIO
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from rich.console import Console

from rubicon.analysis import Analysis, analyse, log_sections
from rubicon.analysis.calibration import measure_calibration
from rubicon.analysis.game_analysis import TRUTH, TurningPoint, select_turning_points
from rubicon.analysis.summary import Summary, column_means
from rubicon.analysis.svg_chart import svg
from rubicon.cli import main
from rubicon.core import export
from rubicon.core.dice import FastDice
from rubicon.core.game import RubiconError
from rubicon.core.message import message
from rubicon.core.record_writer import MemorySink, RecordWriter, create
from rubicon.games.julius_caesar import GAME
from rubicon.messages import title_words
from tests.support.toy import YIELD
from tests.support.toy_judgement import FORUM, find, game_with_blunder, play_randomly, to_record

#: The length of the game in `war_record`.
DECISIONS = 20
Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def lost_game() -> Analysis:
    """The analysis of a game that red lost by a blunder."""
    session, _ = game_with_blunder()
    return analyse(to_record(session), find, iterations=4)


@pytest.fixture(scope="module")
def war_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that judgement plays for some decisions; then Pompey resigns."""
    path = tmp_path_factory.mktemp("records") / "war.rubicon"
    writer = create(path, GAME, {}, None)
    session = writer.begin(FastDice(5))
    for move in play_randomly(5, GAME, DECISIONS, GAME.judgement()).history:
        session.act(move.side, move.action)
    writer.stop(0, message("end-resigned", side="pompey"))
    writer.close()
    return path


# ------------------------------------------------------------------ what is found


def test_there_is_a_chance_at_every_decision_from_all_viewpoints(lost_game: Analysis) -> None:
    assert [point.position for point in lost_game.points] == list(range(len(lost_game.session.history) + 1))
    for point in lost_game.points:
        assert set(point.chances) == {TRUTH, 0, 1}
        assert all(0 <= chance <= 1 for chance in point.chances.values())
    assert set(lost_game.points[-1].chances.values()) == {0.0}, "blue has won"
    assert set(lost_game.points[-1].errors.values()) == {0.0}


def test_the_mistake_that_lost_the_game_is_found(lost_game: Analysis) -> None:
    worst = max(lost_game.mistakes, key=lambda mistake: mistake.cost)
    assert (worst.position, worst.side) == (len(lost_game.session.history) - 1, 0)
    assert worst.played == (YIELD,)
    assert worst.cost > 2 * worst.error
    assert worst.differences == ((YIELD,), worst.better)


def test_turning_points_are_sections_with_a_scene_and_news(lost_game: Analysis) -> None:
    assert 1 <= len(lost_game.turning_points) <= 3, "there are three rounds"
    last = lost_game.turning_points[-1]
    assert last.section == message("round", number=3)
    assert last.swing < 0
    assert last.after == 0.0
    assert "win" in [line.key for line in last.news]


def test_what_turned_nothing_is_told_only_where_there_is_little_else() -> None:
    """The chance hardly changed, or changed the other way; or there was no news."""

    def turn(first: int, swing: float, before: float, after: float) -> TurningPoint:
        return TurningPoint(None, message("battle"), [], first, first + 5, before, after, swing)

    sure = [turn(at, 0.1 + at / 100, 0.5, 0.6) for at in range(0, 60, 10)]
    still = turn(100, 0.9, 0.995, 0.999)
    denied = turn(110, 0.8, 0.7, 0.6)
    quiet = turn(120, 0.7, 0.6, 0.7)
    assert select_turning_points([*sure, still, denied, quiet], {120}) == sure[1:], "the five largest"
    assert select_turning_points([*sure[:4], still, denied, quiet], {120}) == sure[:4]
    assert select_turning_points([sure[0], still, denied, quiet], {120}) == [sure[0], still, denied]
    assert select_turning_points([], {120}) == []


def test_scenes_span_the_whole_game() -> None:
    for seed in range(20):
        session = play_randomly(seed)
        found = log_sections.scenes(session, export.EVERYTHING)
        assert (found[0].first, found[-1].last) == (0, len(session.history))
        assert all(one.last == other.first for one, other in pairwise(found))
        assert [event for scene in found for event in scene.events] == list(session.events())


def test_a_scene_is_called_by_one_sentence() -> None:
    """A winter with nothing but the count of points has no news."""
    found = log_sections.scenes(play_randomly(1, GAME, judgement=GAME.judgement()), export.EVERYTHING)
    words = title_words(GAME)
    titles = {words.log_heading(scene.title) for scene in found}
    assert "Winter" in titles
    assert any(title.startswith("Battle of ") for title in titles)
    assert not any(". " in title or title.endswith(".") for title in titles)
    assert any(
        scene.title.key == "home" and not {event[0] for event in scene.events} & set(GAME.news)
        for scene in found
    )


def test_what_was_taken_back_is_left_out() -> None:
    sheet = MemorySink()
    writer = RecordWriter(sheet, FORUM, {"rounds": "1"}, None)
    writer.write_heading({}, ())
    session = writer.begin(FastDice(1))
    session.act(0, 3)
    session.undo(0)
    session.act(0, 0)
    assert [FORUM.text(move.action) for move in session.history] == ["bid 0"]
    *_, last = log_sections.positions(session)
    assert last.save() == session.state.save()


def test_the_same_seed_finds_the_same() -> None:
    record = to_record(play_randomly(4))
    first, again, other = (analyse(record, find, seed=seed).to_json() for seed in (1, 1, 2))
    assert first == again
    assert first["course"] != other["course"]


def test_chances_are_better_than_none_at_all() -> None:
    """Judgement alone is far too sure in this title; calibration by playouts corrects that."""
    records = [to_record(play_randomly(seed, judgement=FORUM.judgement())) for seed in range(40)]
    analyses = (analyse(record, find, iterations=6, mistakes=False) for record in records)
    found = {one.viewpoint: one for one in measure_calibration(analyses)}
    truth, glance = found["truth"], found["truth at a glance"]
    assert truth.brier < 0.95 * truth.coin_flip_brier
    assert truth.brier < glance.brier
    for side in FORUM.sides:
        assert found[side].brier < found[side].coin_flip_brier
    assert sum(count for count, _, _ in truth.bins()) == len(truth.forecasts)


# ------------------------------------------------------------------ what must not be told


def test_an_unfinished_game_is_refused_without_a_side() -> None:
    record = to_record(play_randomly(1, decisions=5))
    with pytest.raises(RubiconError, match=r"has not ended.*--as red or --as blue"):
        analyse(record, find)
    with pytest.raises(RubiconError, match="Nothing has been played"):
        analyse(to_record(play_randomly(1, decisions=0)), find, viewer=0)


@pytest.mark.parametrize("first", [0, 1])
def test_a_side_learns_nothing_from_an_analysis(first: int) -> None:
    """Red bids and waits. Red's analysis does not show whether blue has chosen, or what."""
    found = []
    for bid in (0, 2, None):
        session = play_randomly(6, decisions=0)
        choices = [(0, 1), *([] if bid is None else [(1, bid)])]
        for side, action in choices if first == 0 else reversed(choices):
            session.act(side, action)
        data = analyse(to_record(session), find, viewer=0).to_json()
        del data["fingerprint"]
        found.append(data)
    assert found[0] == found[1] == found[2]
    assert found[0]["viewer"] == "red"


def test_a_side_by_itself_sees_its_own_decisions_only() -> None:
    session = play_randomly(6)
    mine = analyse(to_record(session), find, viewer=1)
    assert {viewpoint for point in mine.points for viewpoint in point.chances} == {1}
    assert {mistake.side for mistake in mine.mistakes} <= {1}
    own = [FORUM.text(move.action) for move in session.history if move.side == 1]
    course = mine.to_json()["course"]
    assert [point["action"] for point in course[:-1]] == own
    assert [point["position"] for point in course] == list(range(len(own) + 1))


# ------------------------------------------------------------------ the picture and the summary


def test_the_picture_is_whole_and_accessible(lost_game: Analysis) -> None:
    picture = svg(lost_game)
    root = ElementTree.fromstring(picture)
    space = "{http://www.w3.org/2000/svg}"
    assert root.get("role") == "img"
    labels = {element.get("id"): element.text for element in root if element.get("id")}
    assert set(str(root.get("aria-labelledby")).split()) == set(labels)
    assert "Forum" in str(labels["title"])
    assert "Turning point 1:" in str(labels["desc"])
    assert "prefers-color-scheme: dark" in picture
    assert not re.search(r"(?:href|src|url\()", picture), "it needs no other file"
    flags = [text.text for text in root.iter(f"{space}text") if text.get("class") == "number"]
    assert flags.count("1") == 2, "once above the chart and once in the list"
    shown = " ".join(str(text.text) for text in root.iter(f"{space}text"))
    assert "by what Red knew" in shown


def test_the_summary_has_a_chart_and_tells_the_rest(lost_game: Analysis) -> None:
    console = Console(width=80, file=StringIO())
    console.print(Summary(lost_game))
    assert isinstance(console.file, StringIO)
    text = console.file.getvalue()
    assert "100% " in text
    assert "Turning points" in text
    assert "The largest mistakes of Red" in text
    assert "played: yield" in text


def test_columns_hold_what_falls_into_them() -> None:
    assert column_means([(0, 0.0), (1, 1.0), (10, 0.5)], 10, 3) == [0.5, 0.5, 0.5]


# ------------------------------------------------------------------ the command


def test_the_command_on_a_war(war_record: Path, tmp_path: Path, capsys: Captured) -> None:
    data, picture = tmp_path / "war.json", tmp_path / "war.svg"
    arguments = ["analyse", str(war_record), "--iterations", "1", "--json", str(data), "--svg", str(picture)]
    assert main(arguments) == 0
    out = capsys.readouterr().out
    assert "Julius Caesar: Caesar wins, stopped early: Pompey resigns" in out
    found = json.loads(data.read_text("utf-8"))
    assert len(found["course"]) == DECISIONS + 1
    assert found["course"][-1]["chances"] == {"truth": 1.0, "caesar": 1.0, "pompey": 1.0}
    assert found["sections"][0] == {"position": 0, "level": 0, "opens": ["year", {"year": 705}]}
    for turn in found["turning_points"]:
        assert turn["section"][0] == "turn"
        assert turn["section"][1]["year"] == 705
    ElementTree.fromstring(picture.read_text("utf-8"))


def test_the_command_by_one_side(war_record: Path, capsys: Captured) -> None:
    assert main(["analyse", str(war_record), "--iterations", "1", "--as", "Pompey"]) == 0
    out = capsys.readouterr().out
    assert "what Pompey knew" in out
    assert "(caesar)" not in out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["a", "b"], "One record at a time"),
        (["a", "--calibration", "--as", "caesar"], "uses every viewpoint"),
        (["nowhere.rubicon"], "Cannot read nowhere.rubicon"),
        (["a", "--iterations", "0"], "--iterations"),
    ],
)
def test_mistakes_on_the_command_line_are_explained(
    arguments: list[str], problem: str, capsys: Captured
) -> None:
    assert main(["analyse", *arguments]) in (1, 2)
    assert problem in capsys.readouterr().err
