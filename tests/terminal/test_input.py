"""What can be typed at a question: numbers, actions in full or in short, commands, mistakes."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from rubicon.core import record
from tests.support.terminal_driver import CHOICE_PROMPT, TerminalProcess
from tests.terminal.conftest import Start


@pytest.fixture
def play(start: Start) -> TerminalProcess:
    """Caesar's first movement, always the same: 2/3 against whatever Pompey chose."""
    play = start("--seed", "1")
    play.wait()
    play.answer("discard 3/1")
    play.answer("play 2/3")
    assert "Caesar: move a block" in play.new_output
    return play


def steps(home: Path) -> list[str]:
    """The actions that were saved."""
    (path,) = (home / "games").glob("*.rubicon")
    return [entry.action for entry in record.read(path).entries if entry.side == "caesar"]


def test_the_first_screen_tells_a_newcomer_what_to_do(start: Start) -> None:
    first = start("--seed", "1").wait()
    for words in ("You are Caesar", "10 points", "Answer with a number", "discard one of your six cards"):
        assert words in first


def test_actions_can_be_typed(play: TerminalProcess, tmp_path: Path) -> None:
    for typed, action in (
        ("march legio-7 tarraco", "march legio-7 tarraco"),
        ("m legio-7 tar", "march legio-7 tarraco"),
        ("MARCH Legio 7 to Tarraco", "march legio-7 tarraco"),
        ("move legio 7 tarraco", "march legio-7 tarraco"),
        ("m navis-1 mare", "march c-navis-1 mare-hispanum"),
        ("m equit cen", "march c-equitatus-1 cenabum"),
        ("end", "end"),
        ("done", "end"),
    ):
        assert CHOICE_PROMPT.search(play.answer(typed))
        assert steps(tmp_path)[-1] == action
        assert "Taken back" in play.answer("undo")


def test_copies_of_a_card_are_alike(start: Start, tmp_path: Path) -> None:
    play = start("--seed", "1")
    play.wait()
    assert "2/1: 2 moves, 1 levy (×2)" in play.new_output
    play.answer("discard 2/1")
    assert steps(tmp_path) == ["discard 2/1-a"]


def test_half_an_action_is_asked_for_the_rest(play: TerminalProcess, tmp_path: Path) -> None:
    before = steps(tmp_path)
    asked = play.answer("m legio-7")
    assert "can go on in these ways" in asked
    assert "Tarraco ★, attack 3 blocks" in asked
    assert "Caesar: move a block" in play.answer("")
    assert steps(tmp_path) == before
    numbers = play.answer("march")
    assert "Antonius" in numbers


def test_choices_that_begin_alike_come_in_two_steps(play: TerminalProcess, tmp_path: Path) -> None:
    assert "9 Legio 7 III …" in play.new_output
    second = play.answer("9")
    assert "Legio 7 III, Narbo:" in second
    assert "3 Legio 7 III → Tarraco" in second
    play.answer("3")
    assert steps(tmp_path)[-1] == "march legio-7 tarraco"


def test_what_cannot_be_done_is_explained_and_asked_again(play: TerminalProcess, tmp_path: Path) -> None:
    before = steps(tmp_path)
    for typed, answer in (
        ("march legio-7 rome", "6.1: "),
        ("why march legio-7 rome", "6.1: "),
        ("fire legio-10", "7.2: "),
        ("why march legio-7 tarraco", "That is allowed now"),
        ("march legio-99 rome", "There is no block called 'legio-99'"),
        ("fire c", "can mean several things"),
        ("xyzzy", "'xyzzy' is not an action"),
        ("99", "There is no choice 99"),
        ("0", "There is no choice 0"),
        ("why", "Type an action after 'why'"),
        ("rules 99.9", "No rule is called '99.9'"),
        ("-1", "is not an action"),
        ("[red]x[/red] \x00\x1b[2J", "is not an action"),
        ("x" * 5000, "is not an action"),
    ):
        said = play.answer(typed)
        assert answer in said
        assert "\x1b" not in said
        assert CHOICE_PROMPT.search(said)
        assert steps(tmp_path) == before


def test_bytes_that_are_no_text(play: TerminalProcess) -> None:
    assert CHOICE_PROMPT.search(play.answer(b"\xff\xfe\x80"))


def test_pages(play: TerminalProcess) -> None:
    assert "Narbo (Gallia, port)" in play.answer("map narbo")
    assert "major road, 4 blocks, to ★ Tarraco" in play.new_output
    assert "Olisipo  vacant" not in play.answer("map")
    assert "Olisipo  vacant" in play.answer("map all")
    assert "Auxilia 1" in play.answer("pool")
    assert "You discarded 3/1." in play.answer("cards")
    assert "major road" in play.answer("rules 6.11")
    assert "6.13 Pinning" in play.answer("rules pinning")
    assert "6.13 Pinning" in play.answer("rules")
    assert "act before any defender" in play.answer("rules 2.1 Mars")
    assert "3 hidden blocks" in play.answer("odds tarraco legio-7")
    assert "There is no battle." in play.answer("odds")
    assert "Caesar is Player 1." in play.answer("log 3")
    assert "The Year 705 begins." in play.answer("history")
    assert "Every action is saved at once" in play.answer("save")
    help_page = play.answer("?")
    for word in ("map", "rules", "why", "undo", "log", "quit", "pool"):
        assert word in help_page


def test_undo(play: TerminalProcess, tmp_path: Path) -> None:
    play.answer("march legio-7 tarraco")
    assert "Taken back." in play.answer("undo")
    assert "Move points left: 2" in play.new_output
    assert steps(tmp_path)[-2:] == ["march legio-7 tarraco", ""]  # an undo is a step without action
    assert "Undo never goes past" in play.answer("undo")


def test_the_end_of_input_ends_the_game_politely(start: Start) -> None:
    play = start()
    play.wait()
    assert play.end_input() == 0
    assert "rubicon play --resume julius-caesar-1" in play.new_output


def test_the_end_of_input_ends_the_game(start: Start) -> None:
    play = start("--seed", "1", size=(80, 24))
    play.wait()
    assert play.end_input() == 0  # Ctrl-D
    assert "rubicon play --resume julius-caesar-" in play.new_output
    assert "Traceback" not in play.output


def test_an_interruption_ends_the_game(start: Start) -> None:
    play = start("--seed", "1", size=(80, 24))
    play.wait()
    play.new_output = ""
    assert play.press(lambda: play.process.send_signal(signal.SIGINT)) == 130  # as Ctrl-C does
    assert "rubicon play --resume julius-caesar-" in play.new_output
    assert "Traceback" not in play.output


def test_a_terminal_that_knows_only_ascii(start: Start) -> None:
    play = start("--seed", "1", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    play.wait()
    play.answer("1")
    play.answer("1")
    play.answer("map")
    assert play.output.isascii()
    assert "** Rome" in play.output
    assert "?" not in play.output.replace("?: help", "").replace("?", "", 1)


def test_colours_only_where_they_are_wanted(start: Start) -> None:
    colours = ("\x1b[31m", "\x1b[1;31m", "\x1b[36m", "\x1b[1;36m")
    plain = start("--seed", "1", size=(80, 24), NO_COLOR="1")
    plain.wait()
    assert not any(colour in plain.new_output for colour in colours)
    rich = start("--seed", "1", size=(80, 24))
    rich.wait()
    assert any(colour in rich.new_output for colour in colours)
    dumb = start("--seed", "1", size=(80, 24), TERM="dumb")
    assert "\x1b" not in dumb.wait()
