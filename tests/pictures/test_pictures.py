"""Pictures: what is in them, what must not be, and that they are files which others can open."""

from __future__ import annotations

import re
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from rubicon import bots, games
from rubicon.about import install_command
from rubicon.cli import main
from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Game, State
from rubicon.core.session import Session
from rubicon.pictures.film import FilmFrame, film, shown_frames
from rubicon.pictures.scenes import scene_of
from rubicon.pictures.sheet import sheet
from rubicon.pictures.style import COLOURS
from rubicon.pictures.svg import Board, picture

ROOT = Path(__file__).parents[2]
TITLES = [*games.titles(), games.TEMPLATE]
SVG = "{http://www.w3.org/2000/svg}"

Captured = pytest.CaptureFixture[str]


def positions(game: Game, seed: int, every: int) -> Iterator[State]:
    """The position at every n-th decision of a random game."""
    session = Session(game, game.settle({}), FastDice(seed))
    chance = Random(seed)
    step = 0
    while session.outcome is None and step < 400:
        if step % every == 0:
            yield session.state
        side = session.state.deciders()[0]
        session.act(side, chance.choice(session.state.decision(side).actions))
        step += 1


def draw(game: Game, state: State, viewer: int, size: tuple[int, int] | None = None) -> str:
    scene = scene_of(game, state.view(viewer))
    return picture(Board(game.id, game.title, scene.has_map, size), scene)


@pytest.mark.parametrize("title", TITLES)
def test_every_position_can_be_drawn_for_every_viewer(title: str) -> None:
    game = games.game(title)
    for state in positions(game, 7, 60):
        for viewer in (SPECTATOR, *range(len(game.sides))):
            root = ElementTree.fromstring(draw(game, state, viewer))
            texts = [element.text for element in root.iter(f"{SVG}text")]
            assert game.title in texts
            found = scene_of(game, state.view(viewer))
            assert {score.name for score in found.score} <= set(texts)
            if sheet(title) is not None:
                on_map = [piece for piece in found.pieces if piece.place in Board(title, "").places]
                blocks = [each for each in root.iter(f"{SVG}g") if each.get("class") == "block"]
                assert len(blocks) == len(on_map) == len(found.pieces)


@pytest.mark.parametrize("title", TITLES)
def test_no_picture_shows_what_is_hidden(title: str) -> None:
    """Replace all that a viewer cannot know: the picture stays the same, to the byte."""
    game = games.game(title)
    for state in positions(game, 11, 90):
        for viewer in (SPECTATOR, *range(len(game.sides))):
            drawn = draw(game, state, viewer)
            for seed in range(2):
                other = game.sample(state.view(viewer), Random(seed))
                assert draw(game, other, viewer) == drawn


def test_a_hidden_block_is_shown_from_behind() -> None:
    game = games.game("julius-caesar")
    state = next(positions(game, 3, 1))
    spectator = draw(game, state, SPECTATOR)
    own = draw(game, state, game.side("caesar"))
    assert 'class="called"' not in spectator, "no leader is named"
    assert 'class="step' not in spectator, "no strength is shown"
    assert ">Caesar</text>" in own
    assert own.count('class="step') > 20
    assert spectator.count('<g class="block">') == own.count('<g class="block">')


def test_one_province_is_no_provinces() -> None:
    game = games.game("rome-vs-gaul")
    view = next(positions(game, 3, 1)).view(SPECTATOR)
    for count, said in ((0, "0 Provinces"), (1, "1 Province"), (2, "2 Provinces")):
        held = [view["provinces"][0], ["treveri", "remi"][:count]]
        assert scene_of(game, {**view, "provinces": held}).score[1].text == said


def test_the_colours_are_those_of_the_page() -> None:
    style = (ROOT / "web/src/board/map/map.css").read_text() + (ROOT / "web/src/app.css").read_text()
    for name, colour in COLOURS.items():
        found = re.search(rf"--{name}: (#\w+);", style)
        assert found is not None, name
        assert found[1] == colour, f"{name} is {found[1]} on the page"


# ------------------------------------------------------------------ films


def test_a_film_shows_each_position_in_its_time() -> None:
    game = games.game("julius-caesar")
    session = Session(game, game.settle({}), FastDice(5))
    players = [bots.make("legate", game, str(side)) for side in range(2)]
    frames = []
    for at in range(40):
        frames.append(FilmFrame(scene_of(game, session.state.view(SPECTATOR)), f"Step {at}."))
        side = session.state.deciders()[0]
        decision = session.state.decision(side)
        chosen = players[side].choose(
            session.state.view(side), decision.kind, decision.prompt, decision.actions
        )
        session.act(side, chosen)
    shown = shown_frames(frames)
    assert 3 < len(shown) < 40, "a decision that changes nothing to see is no picture"
    board = Board(game.id, game.title)
    text = film(board, shown, 20)
    root = ElementTree.fromstring(text)
    assert len(text) < len(picture(board, shown[0].scene)) * 1.5, "the map is in it once"
    for animation in root.iter(f"{SVG}animate"):
        values, keys = (str(animation.get(name)).split(";") for name in ("values", "keyTimes"))
        times = [float(key) for key in keys]
        assert len(values) == len(times)
        assert times[0] == 0
        assert times == sorted(set(times))
        assert times[-1] < 1
        assert animation.get("dur") == "20s"
    for at, frame in enumerate(shown):
        seen = [
            text for element in root.iter(f"{SVG}g") for text in _captions_at(element, at, len(shown) + 4)
        ]
        assert seen == [frame.caption]


def _captions_at(element: ElementTree.Element, at: int, count: int) -> list[str]:
    """The caption of an animated group, if it is visible in frame `at`."""
    animation = element.find(f"{SVG}animate")
    if animation is None:
        return []
    values, keys = (str(animation.get(name)).split(";") for name in ("values", "keyTimes"))
    now = [value for value, key in zip(values, keys, strict=True) if float(key) <= at / count + 1e-4][-1]
    captions = [str(text.text) for text in element.iter(f"{SVG}text") if text.get("class") == "caption"]
    return captions if now == "inline" else []


# ------------------------------------------------------------------ the command


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a finished game of Caesar XL."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RUBICON_HOME", str(home))
        assert main(["play", "caesar-xl", "--bots", "random", "random", "--seed", "1"]) == 0
    return home / "games" / "caesar-xl-1.rubicon"


@pytest.fixture
def saved(played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> str:
    """The same, named on a command line in an empty folder."""
    monkeypatch.chdir(tmp_path)
    capsys.readouterr()
    return str(played)


def test_the_command_draws(saved: str, capsys: Captured) -> None:
    assert main(["record", "picture", saved, "--step", "30"]) == 0
    assert "Written: position.svg" in capsys.readouterr().out
    assert ElementTree.parse("position.svg").getroot().get("width") == "1600"
    assert main(["record", "picture", saved, "--width", "800"]) == 1, "it is there already"
    assert main(["record", "picture", saved, "--width", "800", "--viewer", "pompey", "--force"]) == 0
    assert ElementTree.parse("position.svg").getroot().get("width") == "800"
    assert main(["record", "film", saved, "--to", "60"]) == 0
    assert "Open it in a browser" in capsys.readouterr().out
    assert ElementTree.parse("film.svg").getroot().find(f".//{SVG}animate") is not None


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["picture", "--step", "99999"], 1, "This game has no step 99999"),
        (["picture", "-o", "x.gif"], 2, "neither .svg nor .png"),
        (["picture", "--viewer", "everything"], 2, "choose a side or 'spectator'"),
        (["picture", "--viewer", "brutus"], 1, "'brutus' is no side"),
        (["film", "-o", "x.gif"], 2, "does not end in .svg"),
        (["film", "--from", "99999"], 1, "There is nothing from step 99999"),
        (["film", "--seconds", "0"], 2, "more than 0 seconds"),
    ],
)
def test_mistakes(saved: str, arguments: list[str], status: int, message: str, capsys: Captured) -> None:
    action, *rest = arguments
    assert main(["record", action, saved, *rest]) == status
    assert message in capsys.readouterr().err


def test_without_the_extra_the_line_to_type_is_told(
    saved: str, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    assert main(["record", "picture", saved, "-o", "x.png"]) == 1
    assert install_command("pictures") in capsys.readouterr().err


def test_png(saved: str, capsys: Captured) -> None:
    pytest.importorskip("resvg_py", reason="the extra 'pictures' is not installed")
    assert main(["record", "picture", saved, "-o", "x.png", "--width", "400"]) == 0
    content = Path("x.png").read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", content[16:24]) == (400, 225)
    assert len(content) > 20_000, "it is not blank"
