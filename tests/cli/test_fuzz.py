"""`rubicon fuzz`: reproducible on any number of cores, and a failure leaves a record that shows it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rubicon import games
from rubicon.cli import main
from rubicon.cli.titles.fuzz import no_progress, print_progress, run_plan
from rubicon.core import record
from rubicon.core.dice import Dice
from rubicon.core.game import Game
from rubicon.fuzz.player import FuzzPlayer, favourite_names
from rubicon.fuzz.run import FuzzPlan, play_all, play_game
from tests.promises.test_toy import Faulty, Variant
from tests.support import toy

Captured = pytest.CaptureFixture[str]


class Cheats(Faulty):
    """A card is dealt twice in the second round."""

    def gain(self, side: int, cards: list[int]) -> None:
        super().gain(side, cards)
        if self.round == 2:
            self.hands[side].append(self.hands[side][0])


class Stumbles(Faulty):
    """An attack in the second round raises an error."""

    def apply(self, side: int, action: int, dice: Dice) -> None:
        if action == toy.ATTACK and self.round == 2:
            raise ZeroDivisionError("two\nlines")
        super().apply(side, action, dice)


class Cheating(Variant):
    kind = Cheats


class Stumbling(Variant):
    kind = Stumbles


def find_cheating(title: str) -> Game:
    return Cheating()


def find_stumbling(title: str) -> Game:
    return Stumbling()


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("RUBICON_DEBUG", raising=False)
    monkeypatch.chdir(tmp_path)


def test_a_run_reports_what_it_saw(capsys: Captured) -> None:
    assert main(["fuzz", "julius-caesar", "--games", "3", "--seed", "11", "--jobs", "1"]) == 0
    first, *lines, last = capsys.readouterr().out.splitlines()
    assert first == "Julius Caesar, edition varied, deployment varied: games 3, seeds 11 to 13"
    assert [line.partition(":")[0] for line in lines] == [
        "Won by",
        "Decisions a game",
        "Decisions by kind",
        "Events",
        "Fingerprint, the same on every machine",
    ]
    assert last.startswith("fuzz: games=3 decisions=")
    assert last.endswith(" failures=0")


def test_the_number_of_cores_does_not_matter(capsys: Captured) -> None:
    plan = FuzzPlan(toy.find, "forum", {}, 0.1, 500)
    outputs = set()
    for jobs in (1, 2):
        assert run_plan(plan, range(40), jobs, None, no_progress) == 0
        outputs.add(capsys.readouterr().out)
    assert len(outputs) == 1


def test_a_game_is_the_same_alone_and_in_company() -> None:
    plan = FuzzPlan(toy.find, "forum", {}, 0.1, 500)
    together = list(play_all(plan, range(20, 30), 1))
    assert [play_game(plan, seed) for seed in range(20, 30)] == together
    assert len({result.fingerprint for result in together}) == 10


def test_options_are_fixed_or_varied() -> None:
    varied = {
        play_game(FuzzPlan(toy.find, "forum", {}, 0, 500), seed).options["rounds"] for seed in range(20)
    }
    fixed = {
        play_game(FuzzPlan(toy.find, "forum", {"rounds": "1"}, 0, 500), seed).options["rounds"]
        for seed in range(20)
    }
    assert (varied, fixed) == ({"1", "3"}, {"1"})


@pytest.mark.parametrize(
    "args",
    [("--edition", "1.1"), ("--option", "edition=1.1"), ("--option", "edition=2.0", "--edition", "1.1")],
)
def test_options_on_the_command_line(args: tuple[str, ...], capsys: Captured) -> None:
    assert main(["fuzz", "julius-caesar", "--games", "1", "--seed", "1", *args]) == 0
    assert capsys.readouterr().out.startswith("Julius Caesar, edition 1.1, deployment varied: games 1, ")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("julius-caesa",), "Did you mean 'julius-caesar'?"),
        (("julius-caesar", "--edition", "3"), "cannot be '3'"),
        (("julius-caesar", "--option", "colour=red"), "has no option 'colour'"),
        (("julius-caesar", "--option", "edition"), "NAME=VALUE"),
        (("julius-caesar", "--games", "0"), "at least 1"),
        (("julius-caesar", "--jobs", "many"), "at least 1"),
        (("julius-caesar", "--seed", "x"), "invalid int value"),
    ],
)
def test_mistakes_are_named(args: tuple[str, ...], message: str, capsys: Captured) -> None:
    assert main(["fuzz", *args]) == 2
    assert message in capsys.readouterr().err


# ------------------------------------------------------------------ failures


def test_a_failure_leaves_a_record_that_shows_it(tmp_path: Path, capsys: Captured) -> None:
    plan = FuzzPlan(find_cheating, "forum", {"rounds": "3"}, 0.0, 500)
    assert run_plan(plan, range(5, 25), 1, None, no_progress) == 1
    out = capsys.readouterr().out
    assert "FAILED with seed 5, rounds 3: promise 6 (" in out
    assert "To see it again: rubicon fuzz forum --seed 5 --games 1 --option rounds=3\n" in out
    assert out.endswith("fuzz: games=1 decisions=0 failures=1\n")
    (path,) = (tmp_path / "home" / "reports").glob("*")
    assert path.name == "fuzz-forum-5.rubicon"
    kept = record.read(path)
    assert kept.notes[0] == "fuzz with seed 5"
    assert any("a card is in two places" in note for note in kept.notes)
    with pytest.raises(AssertionError, match="two places"):
        record.replay(kept, find_cheating).state.check()


def test_an_error_of_the_title_is_a_failure_too(tmp_path: Path, capsys: Captured) -> None:
    plan = FuzzPlan(find_stumbling, "forum", {"rounds": "3"}, 0.0, 500)
    for name in ("fuzz-forum-0.rubicon", "fuzz-forum-0-2.rubicon"):
        assert run_plan(plan, range(3), 2, str(tmp_path), no_progress) == 1
        assert str(tmp_path / name) in capsys.readouterr().out
        kept = record.read(tmp_path / name)
        assert any(note.startswith("ZeroDivisionError: two") for note in kept.notes)
        assert any(note.endswith(" attack") for note in kept.notes)
        session = record.replay(kept, find_stumbling)
        with pytest.raises(ZeroDivisionError):
            session.act(session.state.deciders()[0], toy.ATTACK)


def test_a_game_without_end_is_a_failure(capsys: Captured) -> None:
    assert run_plan(FuzzPlan(toy.find, "forum", {"rounds": "3"}, 0.0, 4), range(1), 1, None, no_progress) == 1
    assert "promise 7 (every game ends)" in capsys.readouterr().out


def test_a_record_that_cannot_be_saved_is_told(tmp_path: Path, capsys: Captured) -> None:
    plan = FuzzPlan(find_cheating, "forum", {"rounds": "3"}, 0.0, 500)
    assert run_plan(plan, range(1), 1, str(tmp_path / "nowhere"), no_progress) == 1
    assert "could not be saved. Cannot write" in capsys.readouterr().out


def test_the_first_failure_counts_whatever_the_cores_do(capsys: Captured) -> None:
    plan = FuzzPlan(find_stumbling, "forum", {}, 0.0, 500)
    outputs = set()
    for jobs in (1, 2):
        assert run_plan(plan, range(100, 160), jobs, "/nowhere", no_progress) == 1
        outputs.add(capsys.readouterr().out)
    assert len(outputs) == 1


# ------------------------------------------------------------------ players


@pytest.mark.parametrize("style", sorted(set(FuzzPlayer.STYLES)))
def test_every_style_plays_to_the_end(style: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FuzzPlayer, "STYLES", (style,))
    result = play_game(FuzzPlan(games.game, "julius-caesar", {}, 0.0, 2000), 3)
    assert not result.reason
    assert result.decisions > 50


def test_styles_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """The aggressive fight more than the passive, who decide less than the uniform."""
    plan = FuzzPlan(games.game, "julius-caesar", {}, 0.0, 2000)
    battles, decisions = {}, {}
    for style in ("uniform", "passive", "aggressive"):
        monkeypatch.setattr(FuzzPlayer, "STYLES", (style,))
        results = [play_game(plan, seed) for seed in range(6)]
        battles[style] = sum(result.events["battle"] for result in results)
        decisions[style] = sum(result.decisions for result in results)
    assert battles["passive"] < battles["uniform"] < battles["aggressive"]
    assert decisions["passive"] < decisions["uniform"]


def test_names_are_drawn_from_the_notation() -> None:
    names = favourite_names(toy.TOY, Random(1))
    assert names
    assert names <= {word for text in toy.WORDS for word in text.split()}


def test_progress_is_one_line(capsys: Captured) -> None:
    plan = FuzzPlan(toy.find, "forum", {}, 0.0, 500)
    assert run_plan(plan, range(2), 1, None, print_progress) == 0
    assert capsys.readouterr().err == "\r1 of 2 games\r2 of 2 games\r2 of 2 games\n"


def test_a_failure_before_the_first_step_has_no_record() -> None:
    class CannotBegin(toy.Toy):
        def new(self, *args: object, **kwargs: object) -> toy.ToyState:
            raise KeyError("no cards")

    result = play_game(FuzzPlan(lambda title: CannotBegin(), "forum", {}, 0.0, 500), 1)
    assert result.reason.startswith("KeyError: 'no cards' (")
    assert (result.record, result.decisions) == ("", 0)
