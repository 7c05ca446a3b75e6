"""What a person sees, from fixed views at several sizes; and that nobody sees what they must not.

After a wanted change of the drawings: RUBICON_UPDATE=1 pytest tests/terminal/test_screens.py
"""

from __future__ import annotations

import io
import json
import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.text import Text

from rubicon import games
from rubicon.bots import RandomBot
from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Decision, View
from rubicon.core.message import parse_message
from rubicon.core.session import Session
from rubicon.games.julius_caesar.rules.components import BLOCK_NAMES, BLOCKS
from rubicon.messages import title_words
from rubicon.terminal import boards, layout
from rubicon.terminal.boards import PhaseTexts
from rubicon.terminal.choices import Menu, choices_of
from rubicon.terminal.local_match import LocalMatchLoop
from rubicon.terminal.log_text import log_text
from rubicon.terminal.screen import Quit, Screen
from tests.support.toy import TOY
from tests.terminal.conftest import Start

SCREENS = Path(__file__).parent / "screens"
GAME = games.game("julius-caesar")
TEXTS = PhaseTexts(GAME, title_words(GAME))
BOARD = boards.board_for(GAME)


class RecordingScreen(Screen):
    """A screen of any size that records what is printed and answers from a list."""

    def __init__(self, width: int, height: int, answers: list[str] | None = None) -> None:
        super().__init__(io.StringIO())
        self.console.file = io.StringIO()
        self.console.size = (width, height)
        self.answers = answers or []

    @property
    def text(self) -> str:
        assert isinstance(self.console.file, io.StringIO)
        return self.console.file.getvalue()

    def ask(self, prompt: str) -> str:
        if not self.answers:
            raise Quit
        return self.answers.pop(0)


def drawn(data: dict[str, Any], width: int, height: int) -> str:
    """The screen for a stored decision."""
    view = data["view"]
    decision = Decision(0, data["kind"], [GAME.parse(text) for text in data["actions"]], ())
    choices = choices_of(GAME, BOARD, view, decision, TEXTS)
    parts = layout.ScreenParts(
        header=BOARD.header(view, TEXTS.of(view["phase"], "heading")),
        drawings=BOARD.drawings(view, data["log"]),
        intro=[],
        news=[log_text(title_words(GAME), BOARD, parse_message(line)) for line in data["log"]],
        log=[log_text(title_words(GAME), BOARD, parse_message(line)) for line in data["log"]],
        notice=None,
        question=Text(data["prompt"]),
        hint=Text(TEXTS.hint(view, data["kind"])),
        choices=Menu(choices),
    )
    screen = RecordingScreen(width, height)
    screen.print_lines(layout.compose(parts, screen))
    return "".join(f"{line.rstrip()}\n" for line in screen.text.splitlines())


@pytest.mark.parametrize(
    "size", [(60, 30), (80, 24), (80, 40), (120, 40), (200, 50)], ids=lambda s: f"{s[0]}x{s[1]}"
)
@pytest.mark.parametrize("name", ["movement", "battle", "levies", "table", "winter"])
def test_screens(name: str, size: tuple[int, int]) -> None:
    data = json.loads((SCREENS / f"{name}.json").read_text("utf-8"))
    screen = drawn(data, *size)
    kept = SCREENS / f"{name}-{size[0]}x{size[1]}.txt"
    if os.environ.get("RUBICON_UPDATE"):
        kept.write_text(screen, "utf-8")
    assert screen == kept.read_text("utf-8")
    lines = screen.splitlines()
    assert max(map(len, lines)) <= size[0]
    assert len(lines) < size[1]


def test_every_city_has_its_region() -> None:
    regions = json.loads(
        (Path(__file__).parents[2] / "src/rubicon/games/julius_caesar/data/regions.json").read_text("utf-8")
    )
    assert "our own arrangement" in regions["provenance"]
    listed = [city for region in regions["regions"] for city in region["cities"]]
    assert sorted(listed) == sorted(city["id"] for city in GAME.components()["cities"])


# ------------------------------------------------------------------ secrets

#: Names that only Pompey's blocks have, and Caesar's.
NAMES = {
    "caesar": BLOCKS[3:17],
    "pompey": [b for b in BLOCKS[31:62] if re.match("legio|scipio|brutus|p-elephant", b)],
}


def everything_drawn(view: View) -> str:
    """Everything that the board can show of a view, without the log, which has what was seen earlier."""
    screen = RecordingScreen(140, 100)
    screen.print(BOARD.header(view, view["phase"]), *BOARD.drawings(view, []))
    for word, rest in (("map", ""), ("map", "all"), ("map", "rom"), ("pool", ""), ("cards", "")):
        screen.print(BOARD.page(view, word, rest))
    return screen.text


def screen_of(session: Session, side: int, typed: list[str]) -> str:
    """What a person on this side sees, and the answers to the lines they type."""
    screen = RecordingScreen(100, 40, list(typed))
    loop = LocalMatchLoop(session, {1 - side: RandomBot(session.game, 1)}, screen, None)
    loop.lines_seen = {side: max(0, len(session.log(side)) - 30)}
    with pytest.raises(Quit):
        loop.play()
    return screen.text


@pytest.mark.parametrize(("edition", "deployment"), [("2.0", "historical"), ("1.1", "free")])
def test_nothing_hidden_reaches_the_screen(edition: str, deployment: str) -> None:
    rng = Random(5)
    session = Session(GAME, {"edition": edition, "deployment": deployment}, FastDice(5))
    while session.outcome is None:
        if session.steps % 20 == 0:
            check_nothing_hidden_is_shown(session, rng.choice((0, 1, SPECTATOR)), rng)
        side = rng.choice(session.state.deciders())
        view = session.state.view(side)
        sampled = GAME.sample(view, rng)
        assert drawn_quickly(sampled.view(side), sampled.decision(side)) == drawn_quickly(
            view, session.state.decision(side)
        )
        session.act(side, rng.choice(session.state.decision(side).actions))


def drawn_quickly(view: View, decision: Decision) -> str:
    """The board and the choices, at a size that is quickly drawn."""
    screen = RecordingScreen(120, 24)
    choices = Menu(choices_of(GAME, BOARD, view, decision, TEXTS))
    screen.print(
        BOARD.header(view, view["phase"]),
        BOARD.drawings(view, [])[-1],
        choices,
        Text(title_words(GAME).say(decision.prompt)),
    )
    return screen.text


def check_nothing_hidden_is_shown(session: Session, side: int, rng: Random) -> None:
    """No hidden name is shown, and all is the same when everything hidden is something else."""
    truth, view = session.state, session.state.view(side)
    shown = everything_drawn(view)
    public = {*view["revealed"], *view["eliminated"], *view["killed"], *view.get("own", {})}
    for hidden in NAMES["pompey" if side == 0 else "caesar"]:
        if hidden not in public:
            name = BLOCK_NAMES[BLOCKS.index(hidden)]
            assert re.search(rf"\b{name}\b", shown) is None, (name, session.steps)
    sampled = GAME.sample(view, rng)
    assert everything_drawn(sampled.view(side)) == shown
    if side in truth.deciders():
        typed = ["why march legio-5 rome", "why fire legio-10", "march legio-7 x", "map all", "pool"]
        seen = screen_of(session, side, typed)
        session.state = sampled
        assert screen_of(session, side, typed) == seen
        session.state = truth


def test_what_both_may_look_at_hides_nothing() -> None:
    """Decisions shown to two people together are the same whatever a spectator does not know."""
    rng = Random(6)
    found = set()
    for seed in range(6):
        session = Session(GAME, {}, FastDice(seed))
        while session.outcome is None:
            (side, *_) = session.state.deciders()
            decision = session.state.decision(side)
            if TEXTS.is_public(decision.kind):
                found.add(decision.kind)
                sampled = GAME.sample(session.state.view(SPECTATOR), rng).decision(side)
                assert (sampled.actions, sampled.prompt) == (decision.actions, decision.prompt)
                for action in decision.actions:
                    assert BOARD.describe(session.state.view(SPECTATOR), GAME.text(action))
            session.act(side, rng.choice(decision.actions))
    assert found == {"battle-turn", "hits", "next-battle"}


def test_handing_over_leaves_nothing_behind(start: Start) -> None:
    play = start("--opponent", "hotseat", "--seed", "1", size=(80, 24))
    play.wait()
    assert "Hand the keyboard to Caesar." in play.new_output
    assert "Jupiter" not in play.new_output
    play.answer("")
    assert "Jupiter" in play.new_output  # Caesar's hand
    play.answer("discard 3/1")
    play.answer("play 2/3")
    # The screen and what can be scrolled back to are emptied before anything else is shown.
    after = play.new_output.rpartition("\x1b[3J")[2]
    assert "Hand the keyboard to Pompey." in after
    assert "Jupiter" not in after
    assert "2/3" not in after
    play.answer("")
    assert play.new_output.rpartition("\x1b[3J")[2].count("you are Pompey") == 1
    assert "Jupiter" not in play.new_output
    play.answer("q")
    play.exit_status()
    farewell = play.new_output.rpartition("\x1b[3J")[2]
    assert "Vale!" in farewell
    assert "you are Pompey" not in farewell


# ------------------------------------------------------------------ other titles


def test_a_title_without_a_board_can_be_played() -> None:
    session = Session(TOY, {"rounds": "1"}, FastDice(1))
    assert isinstance(boards.board_for(TOY), boards.PlainBoard)
    rng = Random(1)

    class Anybody(RecordingScreen):
        def ask(self, prompt: str) -> str:
            chosen = re.search(r"1-(\d+)", prompt)
            return "?" if rng.random() < 0.2 else str(rng.randint(1, int(chosen[1]))) if chosen else ""

    screen = Anybody(80, 24)
    assert LocalMatchLoop(session, {}, screen, None).play() == session.outcome
    assert "Hand the keyboard to Blue." in screen.text
