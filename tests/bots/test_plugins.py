"""Bots of other packages: installed by pip, found by entry point, and named when they fail."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from rubicon import bots
from rubicon.bots import plugins
from rubicon.bots.legate import LegateBot
from rubicon.bots.plugin_process import PluginBot
from rubicon.cli import main
from rubicon.core.dice import FastDice
from rubicon.core.game import RubiconError
from rubicon.core.session import LogReader, Session
from rubicon.games.julius_caesar import GAME
from tests.bots.test_bots import play

PROJECT = """
[build-system]
requires = ["setuptools"]
build-backend = "setuptools.build_meta"

[project]
name = "{package}"
version = "1.2"

[tool.setuptools]
py-modules = ["{module}"]

[project.entry-points."rubicon.bots"]
"""

CATO = '''
class Cato:
    """Always takes the same place in the list."""

    def __init__(self, game, seed, *, place=0):
        self.place = place

    def choose(self, view, kind, prompt, actions):
        assert prompt.key == f"ask-{kind}"
        return actions[min(self.place, len(actions) - 1)]


def anything(game, seed, **settings):
    print("Ceterum censeo")
    return Cato(game, seed, place=settings["one"] + settings["other"])


class Dies(Cato):
    def choose(self, view, kind, prompt, actions):
        import os
        os._exit(3)


class Stumbles(Cato):
    def choose(self, view, kind, prompt, actions):
        return view["no such thing"]


class Brutus(Cato):
    """Looks everywhere in its process for the true position, and plays nonsense if it finds one."""

    def choose(self, view, kind, prompt, actions):
        import gc
        from rubicon.core.game import State
        from rubicon.core.session import LogReader, Session

        found = [thing for thing in gc.get_objects() if {State, Session} & set(type(thing).__mro__)]
        return -1 if found else super().choose(view, kind, prompt, actions)


class Polybius(Cato):
    """Plays nonsense unless it has heard the whole log of its side, as the view of the moment has it."""

    def hear(self, lines, fresh=False):
        self.lines = [*([] if fresh else self.lines), *lines]

    def choose(self, view, kind, prompt, actions):
        turns = [line.facts["turn"] for line in self.lines if line.key == "turn"]
        told = turns[-1:] == [view["turn"]] or not view["turn"]
        return super().choose(view, kind, prompt, actions) if told else -1


def ill(game, seed):
    raise OSError("no quill")


def untaught(game, seed):
    from rubicon.core.game import RubiconError
    raise RubiconError("It has learned nothing. Teach it first.")


MUTE = object
LETTER = "Carthage"
'''


def install(folder: Path, package: str, module: str, source: str, **points: str) -> Path:
    """Make a package and install it, as a user would, into a separate folder."""
    home = folder / package
    home.mkdir()
    lines = [f'{name} = "{value}"\n' for name, value in points.items()]
    (home / "pyproject.toml").write_text(PROJECT.format(package=package, module=module) + "".join(lines))
    (home / f"{module}.py").write_text(source)
    arguments = ["install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--no-cache-dir"]
    arguments += ["--disable-pip-version-check", "--target", str(folder / "site"), "--upgrade", str(home)]
    subprocess.run([sys.executable, "-m", "pip", *arguments], check=True)
    return folder / "site"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(
        tmp_path_factory.mktemp("packages"),
        "rubicon-cato",
        "rubicon_cato",
        CATO,
        cato="rubicon_cato:Cato",
        open="rubicon_cato:anything",
        legate="rubicon_cato:Cato",
        dies="rubicon_cato:Dies",
        stumbles="rubicon_cato:Stumbles",
        brutus="rubicon_cato:Brutus",
        polybius="rubicon_cato:Polybius",
        ill="rubicon_cato:ill",
        untaught="rubicon_cato:untaught",
        mute="rubicon_cato:MUTE",
        letter="rubicon_cato:LETTER",
        lost="rubicon_lost:Bot",
    )


@pytest.fixture(autouse=True)
def installed(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path / "home"))


def test_it_is_listed_and_plays_in_every_process(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cato" in bots.names()
    assert main(["arena", "cato:place=2", "random", "--games", "2", "--jobs", "2", "--seed", "3"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert report["plugins"] == {"cato": "rubicon-cato 1.2"}
    assert report["meetings"][0]["games"] == 2
    assert main(["play", "--bots", "cato", "random", "--seed", "1"]) == 0


def test_settings_reach_it() -> None:
    state = GAME.new(GAME.settle({}), FastDice(1))
    decision = state.decision(0)
    for spec, place in (("cato", 0), ("cato:place=2", 2), ("open:one=1,other=2", 3)):
        bot = bots.make(spec, GAME, 1)
        chosen = bot.choose(state.view(0), decision.kind, decision.prompt, decision.actions)
        assert chosen == decision.actions[place]
        assert bot.name == spec


def test_our_own_cannot_be_replaced() -> None:
    assert bots.names().count("legate") == 1
    assert isinstance(bots.make("legate", GAME, 1), LegateBot)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("lost", "'lost' cannot be loaded: ModuleNotFoundError: No module named 'rubicon_lost'"),
        ("letter", "'letter' is not usable: rubicon_cato:LETTER cannot be called"),
        ("ill", "'ill' cannot be made: OSError: no quill"),
        ("untaught", "'untaught' cannot be made: It has learned nothing. Teach it first. It comes from"),
        ("mute", "'mute' cannot be made: TypeError"),
        ("cato:fury=1", "'cato' has no setting 'fury'. It has: place."),
    ],
)
def test_a_broken_one_is_told_when_it_is_asked_for(
    spec: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert spec.partition(":")[0] in bots.names()
    assert main(["arena", "random", spec, "--games", "2"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert ("rubicon-cato 1.2" in told) == (":" not in spec)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("dies", "'dies' ended without an answer. It comes from rubicon-cato 1.2"),
        ("stumbles", "'stumbles' failed: KeyError: 'no such thing'. It comes from rubicon-cato 1.2"),
    ],
)
def test_one_that_fails_while_it_plays(spec: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", spec, "random", "--games", "2", "--jobs", "1"]) == 1
    assert said in capsys.readouterr().err


def test_the_truth_is_out_of_reach(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A bot that searches its whole process for the position finds none; in the table's process it would."""
    assert main(["arena", "brutus", "random", "--games", "2", "--jobs", "1"]) == 0
    session = Session(GAME, {}, FastDice(1))
    decision = session.state.decision(0)
    brutus = plugins.load("brutus")(GAME, 1)
    assert brutus.choose(session.state.view(0), decision.kind, decision.prompt, decision.actions) == -1


def test_one_that_listens_hears_the_log_of_its_side() -> None:
    session = Session(GAME, {}, FastDice(4))
    players = [bots.make("polybius", GAME, 1), bots.make("cato", GAME, 2)]
    logs = [LogReader(session, side) for side in (0, 1)]
    while session.outcome is None and len(session.history) < 120:
        side = session.state.deciders()[0]
        decision = session.state.decision(side)
        bots.tell(players[side], logs[side])
        chosen = players[side].choose(
            session.state.view(side), decision.kind, decision.prompt, decision.actions
        )
        session.act(side, chosen)  # -1 is refused
    assert len([event for event in session.events() if event[0] == "turn"]) > 3


def test_its_process_ends_with_it() -> None:
    bot = bots.make("cato", GAME, 1)
    assert isinstance(bot, PluginBot)
    process = bot._process
    assert process.poll() is None
    del bot
    assert process.poll() is not None


def test_two_of_the_same_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = install(tmp_path, "rubicon-uticensis", "rubicon_uticensis", CATO, cato="rubicon_uticensis:Cato")
    monkeypatch.syspath_prepend(str(other))
    assert plugins.names().count("cato") == 1
    with pytest.raises(RubiconError, match=r"'cato': rubicon-cato, rubicon-uticensis\. Remove all but one"):
        bots.make("cato", GAME, 1)


def test_the_example_in_the_documentation_plays() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
    code = re.search(r"\n((?:    .*\n|\n)*    class Cato:\n(?:    .*\n|\n)*)", page)
    assert code is not None
    found: dict[str, Any] = {}
    exec(dedent(code[1]), found)
    session = play({}, 1, [found["Cato"](GAME, 1, patience=2), bots.make("random", GAME, 2)])
    assert session.outcome is not None
