"""Finished games over HTTP: replays, forks and analyses; errors in records; and nothing of a running game is
revealed to anybody."""

from __future__ import annotations

import json
import sqlite3
import time
from random import Random
from typing import Any

import pytest

from rubicon import games
from rubicon.core.message import parse_message
from rubicon.core.record import parse
from rubicon.core.verdict import verify
from rubicon.messages.words import common_words
from rubicon.server.messages import AnalysisProgress, Replay
from rubicon.server.settings import RECORD_BYTES
from tests.server.conftest import Serve
from tests.support.build import ROOT
from tests.support.server_process import Player, Server, play_randomly, run
from tests.support.toy_games import with_checks

CAESAR = "julius-caesar"
#: A whole game, sealed and proved.
RECORD = (ROOT / "tests/games/julius_caesar/golden/historical-2.0.rec").read_text("utf-8")
ROUTES = ("/api/replays", "/api/forks", "/api/analyses")
FORK = {"at": 3, "side": "caesar", "bot": "tiro"}


def ask(server: Server, path: str, **origin: Any) -> Any:
    body = {**origin, **(FORK if path == "/api/forks" else {})}
    return server.request("POST", path, body)


def game_count(server: Server) -> int:
    """The number of games in the store."""
    with sqlite3.connect(server.home / "rubicon.sqlite") as database:
        count = database.execute("select count(*) from games").fetchone()[0]
    return int(count)


def invalid_records() -> list[tuple[str, str]]:
    """Invalid records, each with a part of the error message."""
    lines = [line[:-10] for line in RECORD.splitlines()]
    swapped = [*lines]
    swapped[40], swapped[41] = swapped[41], swapped[40]
    return [
        ("", "empty"),
        ("Caesar crossed the Rubicon.\n", "not a Rubicon record"),
        (RECORD.replace("rubicon-record 1", "rubicon-record 7", 1), "record format 7 is not known"),
        (RECORD[:-30], "cut short"),
        (RECORD.replace(" march ", " marsh ", 1), "check does not fit"),
        (with_checks(swapped).decode(), "is expected"),
        (
            with_checks([line.replace("rules 1", "rules 99") for line in lines]).decode(),
            "A newer Rubicon reads it",
        ),
        (
            with_checks([line.replace(f"title {CAESAR}", "title chess") for line in lines]).decode(),
            "no title",
        ),
        (
            with_checks(
                [line.replace(f"title {CAESAR}", "title caesar-xl@/etc/passwd") for line in lines]
            ).decode(),
            "not played over the network",
        ),
        (with_checks(lines[:60]).decode(), "not finished"),
    ]


def test_a_record_is_replayed_and_not_kept(server: Server) -> None:
    before = game_count(server)
    answer = ask(server, "/api/replays", record=RECORD)
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    shown = Replay.model_validate_json(answer.text)
    assert (shown.holds, shown.proved) == (True, False)
    assert shown.verdict[1:] == [
        ("verdict-dice", {"count": 34}),
        ("verdict-late", {"sides": ["caesar", "pompey"]}),
    ]
    assert len(shown.frames) == len(parse(RECORD).entries) + 2
    assert game_count(server) == before


@pytest.mark.parametrize("path", ROUTES)
def test_the_error_in_a_record_is_named(server: Server, path: str) -> None:
    before = game_count(server)
    for text, said in invalid_records() if path == "/api/replays" else invalid_records()[-2:]:
        answer = ask(server, path, record=text)
        if path == "/api/analyses" and answer.status_code == 202:  # the replay finds it
            why = parse_message(wait_for_analysis(server, answer.json())["why"])
            assert said in common_words().say(why)
        else:
            assert answer.status_code in (404, 409), text[:200]
            refused = answer.json()
            why = parse_message(refused["message"])
            assert said in refused["why"]
            readers = [common_words(language).find(why) for language in ("de", "fr")]
            assert None not in readers
            assert len({refused["why"], *readers}) == 3, readers
    large = ask(server, path, record="x" * (RECORD_BYTES + 1))
    assert large.status_code == 422
    assert ask(server, path, record="x" * (3 * RECORD_BYTES)).status_code == 413
    for origin in ({}, {"game": "0123456789abcdef", "record": RECORD}):
        assert ask(server, path, **origin).status_code == 422
    assert ask(server, path, game="0123456789abcdef").status_code == 404
    assert game_count(server) == before


def wait_for_analysis(server: Server, study: dict[str, Any]) -> dict[str, Any]:
    """Ask until an analysis is done or has failed."""
    end = time.monotonic() + 300
    while study["state"] in ("waiting", "working"):
        assert time.monotonic() < end, study
        time.sleep(0.1)
        study = server.request("GET", f"/api/analyses/{study['id']}").json()
        AnalysisProgress.model_validate_json(json.dumps(study))
    return study


def test_nothing_is_revealed_of_a_running_game(server: Server) -> None:
    """Not to strangers, not to players; when it is over, all of it, to all."""

    async def story() -> None:
        opened = server.create(CAESAR)
        red = await Player.join(server, opened.tokens["caesar"])
        blue = await Player.join(server, opened.tokens["pompey"])
        await play_randomly([red, blue], Random(5), 40)
        for path in ROUTES:
            for token in (None, opened.tokens["caesar"], opened.tokens[None]):
                body = {"game": opened.game, **(FORK if path == "/api/forks" else {})}
                answer = server.request("POST", path, body, token)
                assert answer.status_code == 409
                assert answer.json()["code"] == "unfinished"
        assert (await blue.call("resign"))["type"] == "done"
        answer = ask(server, "/api/replays", game=opened.game)
        assert answer.status_code == 200
        shown = answer.json()
        assert shown["frames"][-1]["shown"][0][2] is not None
        assert json.dumps(shown).count('"hand"') >= 2

    run(story())


def test_a_player_can_play_on_from_a_record(server: Server) -> None:
    """A fork starts from the position of the record, the computer plays, and the new record is verified."""

    async def story() -> None:
        origin = parse(RECORD)
        answer = server.request("POST", "/api/forks", {"record": RECORD, **FORK, "at": 120, "name": "Anna"})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        tokens = {link["side"]: link["token"] for link in made["links"]}
        assert set(tokens) == {"caesar", None}
        player = await Player.join(server, tokens["caesar"])
        await player.until(lambda one: bool(one.actions))
        await player.act(Random(1).choice(player.actions))
        await player.until(lambda one: bool(one.actions) or one.over)
        await player.call("resign")
        record = parse(server.request("GET", f"/api/games/{made['game']}/record").text)
        assert record.branched == 120
        assert [entry.action for entry in record.entries[:120]] == [e.action for e in origin.entries[:120]]
        assert len(record.entries) > 120
        assert origin.digest.hex() in record.notes[0]
        assert verify(record, games.game).holds
        assert ask(server, "/api/replays", game=made["game"]).json()["branched"] == 120

    run(story())
    for wrong, said in (
        ({"at": 490}, "over here"),
        ({"at": 491}, "490 steps"),
        ({"side": "brutus"}, "No side"),
        ({"bot": "hal"}, "hal"),
    ):
        answer = server.request("POST", "/api/forks", {"record": RECORD, **FORK, **wrong})
        assert answer.status_code == 409, wrong
        assert said in answer.json()["why"]


def test_a_lesson_goes_the_same_for_everybody(server: Server) -> None:
    """With the same seed, dice and computer are the same; without one, each game has its own."""
    lesson = (ROOT / "web/src/titles/julius-caesar/lesson.record").read_text("utf-8")

    async def story(seed: str) -> list[Any]:
        asked = {"record": lesson, **FORK, "at": 0, "seed": seed}
        made = server.request("POST", "/api/forks", asked).json()
        token = next(link["token"] for link in made["links"] if link["side"] == "caesar")
        player = await Player.join(server, token)
        for _ in range(12):
            await player.until(lambda one: bool(one.actions))
            await player.act(player.actions[0])
        await player.until(lambda one: bool(one.actions))
        await player.close()
        return player.log

    known = "5a" * 32
    first, again, other, own = (run(story(seed)) for seed in (known, known, "5b" * 32, ""))
    assert first == again
    assert first not in (other, own)
    wrong = {"record": lesson, **FORK, "at": 0, "seed": "5a"}
    assert server.request("POST", "/api/forks", wrong).status_code == 422


def test_a_short_game_is_analysed_once(server: Server) -> None:
    async def story() -> str:
        opened = server.create(CAESAR)
        players = [await Player.join(server, opened.tokens[side]) for side in ("caesar", "pompey")]
        await play_randomly(players, Random(2), 3)
        await players[1].call("resign")
        return opened.game

    game = run(story())
    began = ask(server, "/api/analyses", game=game)
    assert began.status_code == 202
    done = wait_for_analysis(server, began.json())
    assert done["state"] == "done", done
    course = done["course"]
    assert len(course["course"]) == len(course["steps"]) == 4
    assert set(course["curves"]) == {"truth", "caesar", "pompey"}
    assert course["curves"]["truth"][-1] == 1.0
    assert all(mistake["view"]["viewer"] == mistake["side"] for mistake in course["mistakes"])
    again = ask(server, "/api/analyses", game=game).json()
    assert again["state"] == "done"
    assert again["course"] == course
    assert server.request("GET", f"/api/analyses/{'0' * 64}").status_code == 404


def test_too_many_jobs_are_refused(serve: Serve) -> None:
    server = serve(RUBICON_SHARES="replays=0.001/5")
    answers = [ask(server, "/api/replays", game="0123456789abcdef").status_code for _ in range(8)]
    assert 429 in answers
