"""Other forms of a record."""

from __future__ import annotations

import json

from rubicon.core.export import EVERYTHING, export_json, export_markdown, tell
from rubicon.core.game import SPECTATOR, Event
from rubicon.core.record import parse
from rubicon.messages import title_words
from tests.support.toy import TOY, find
from tests.support.toy_games import SEED, lines_without_checks, sealed_record, with_checks

WORDS = title_words(TOY)


def test_json_holds_the_whole_record() -> None:
    data = sealed_record(5)
    record = parse(data)
    exported = json.loads(export_json(record, find))
    assert exported["dice"]["seed"] == SEED.hex()
    assert exported["options"] == {"rounds": "3"}
    assert exported["fingerprint"] == record.digest.hex()
    moves = exported["moves"]
    assert [move["action"] for move in moves] == [entry.action for entry in record.entries if entry.action]
    assert all(TOY.text(move["id"]) == move["action"] for move in moves)
    undos = sum(not entry.action for entry in record.entries)
    assert sum(move["undone"] for move in moves) == undos > 0
    assert exported["outcome"]["score"].keys() == {"red", "blue"}


def test_json_marks_the_very_action_that_was_taken_back() -> None:
    lines = [
        *lines_without_checks(sealed_record(5, steps=0)),
        "1 red bid 1",
        "2 blue bid 2",
        "3 blue seal",
        "4 undo red",
        "5 red bid 3",
    ]
    moves = json.loads(export_json(parse(with_checks(lines)), find))["moves"]
    assert [(move["step"], move["undone"]) for move in moves] == [
        (1, True),
        (2, False),
        (3, False),
        (5, False),
    ]


def test_the_report_of_a_finished_game_hides_nothing() -> None:
    report = export_markdown(parse(sealed_record(5)), find, EVERYTHING, WORDS.log, WORDS.say)
    assert report.startswith("# Forum\n\n- Red: Änne – a person\n")
    assert [line for line in report.splitlines() if line.startswith("## ")] == [
        "## Round 1",
        "## Round 2",
        "## Round 3",
    ]
    assert "> in the rain" in report
    assert "- Result: " in report
    assert "draws cards, in number" not in report
    assert "bids" in report


def test_the_report_of_one_side_keeps_the_others_secrets() -> None:
    record = parse(sealed_record(5, steps=5))
    red = export_markdown(record, find, 0, WORDS.log, WORDS.say)
    assert "- blue draws cards, in number: 2" in red
    assert "blue bids" not in red
    assert "- Result: unfinished" in red


def test_everything_is_what_the_one_who_knows_most_reads() -> None:
    def text(event: Event, viewer: int) -> str | None:
        told = tell(TOY, event, viewer)
        return None if told is None else WORDS.log(told)

    assert text(("cards", 1, (7, 8)), EVERYTHING) == "(blue) blue draws cards 7, 8"
    assert text(("cards", 1, (7, 8)), SPECTATOR) == "blue draws cards, in number: 2"
    assert text(("bid", 0, 3), EVERYTHING) == "(red) red bids 3"
    assert text(("bid", 0, 3), 1) is None
    assert text(("reveal", 1, 2), EVERYTHING) == "Bids: red 1, blue 2"


def test_what_players_write_cannot_break_the_report() -> None:
    lines = [
        line.replace("in the rain", "<b>*in* [rain](x)") for line in lines_without_checks(sealed_record(5))
    ]
    report = export_markdown(parse(with_checks(lines)), find, EVERYTHING, WORDS.log, WORDS.say)
    assert r"\<b\>\*in\* \[rain\](x)" in report


def test_a_stopped_game() -> None:
    lines = [*lines_without_checks(sealed_record(5, steps=3)), "stop blue red resigns"]
    assert "- Result: Blue wins, stopped early: Red resigns" in export_markdown(
        parse(with_checks(lines)), find, SPECTATOR, WORDS.log, WORDS.say
    )
