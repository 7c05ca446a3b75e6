"""The protocol of docs/protocol.md, between real clients and a real server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rubicon.core.message import message
from rubicon.core.record import parse
from rubicon.core.seal import new_words, words_commitment
from rubicon.core.verdict import verify
from rubicon.games import game as find_game
from tests.server.conftest import Serve
from tests.support.server_process import Player, Server, catch_up, play_randomly, run
from tests.support.toy import find as find_toy


@pytest.mark.parametrize("title", ["forum", "julius-caesar"])
def test_two_players_and_a_spectator_see_a_whole_game(server: Server, title: str) -> None:
    opened = server.create(title)

    async def play() -> list[Player]:
        *sides, watcher = [await Player.join(server, token) for token in opened.tokens.values()]
        assert await play_randomly(sides, Random(5)) > 5
        await catch_up([watcher])
        assert watcher.over
        assert watcher.screen["decision"] is None
        # A client that joins later is told the same as one that was there all the time.
        late = [await Player.join(server, token) for token in opened.tokens.values()]
        for early, now in zip([*sides, watcher], late, strict=True):
            assert (early.seq, early.log, early.screen) == (now.seq, now.log, now.screen)
        return [*sides, watcher]

    players = run(play())
    assert len({json.dumps(player.log) for player in players}) == 3
    record = server.request("GET", f"/api/games/{opened.game}/record")
    assert verify(parse(record.content), find_toy if title == "forum" else find_game).holds


def test_a_secret_choice_is_told_to_nobody(server: Server) -> None:
    opened = server.create()

    async def choose() -> None:
        red, blue, watcher = [await Player.join(server, token) for token in opened.tokens.values()]
        await asyncio.sleep(0.5)  # all have received who is connected
        await catch_up([blue, watcher])
        before = [len(player.received) for player in (blue, watcher)]
        assert (await red.act("bid 1"))["type"] == "done"
        assert (await red.act("seal"))["type"] == "done"
        await catch_up([blue, watcher])
        assert [len(player.received) for player in (blue, watcher)] == [count + 1 for count in before]
        # An answer to what was shown before is still not stale.
        assert (await blue.act("bid 2"))["type"] == "done"
        assert (await blue.act("seal"))["type"] == "done"
        await catch_up([red, watcher])
        assert ["reveal", {"red": 1, "blue": 2}] in watcher.log

    run(choose())


def test_choices_at_the_same_instant_are_both_kept(server: Server) -> None:
    opened = server.create()

    async def choose() -> None:
        red, blue = [await Player.join(server, opened.tokens[side]) for side in ("red", "blue")]
        for action in ("bid 3", "seal"):
            answers = await asyncio.gather(red.act(action), blue.act(action))
            assert [answer["type"] for answer in answers] == ["done", "done"]
        await catch_up([red, blue])
        assert ["reveal", {"red": 3, "blue": 3}] in red.log

    run(choose())


def test_a_client_that_was_away_catches_up_from_its_last_number(server: Server) -> None:
    opened = server.create()

    async def play() -> None:
        red, blue = [await Player.join(server, opened.tokens[side]) for side in ("red", "blue")]
        rng = Random(2)
        while not red.over:
            seen = blue.seq
            await blue.close()
            if red.actions:
                await red.act(rng.choice(red.actions))
            blue = await Player.join(server, opened.tokens["blue"], old=blue)
            await catch_up([red])
            welcome = blue.received[0]
            assert f'"seq":{blue.seq}' in welcome
            assert blue.seq >= seen
            if blue.actions:
                await blue.act(rng.choice(blue.actions))
            await catch_up([red])
        fresh = await Player.join(server, opened.tokens["blue"])
        await catch_up([blue])
        assert (blue.log, blue.screen) == (fresh.log, fresh.screen)

    run(play())


def test_a_stale_action_is_refused_with_the_present_screen(server: Server) -> None:
    opened = server.create()

    async def play() -> None:
        red = await Player.join(server, opened.tokens["red"])
        old = red.seq
        await red.act("bid 1")
        answer = await red.act("bid 2", seq=old)
        assert (answer["type"], answer["code"], answer["seq"]) == ("refused", "stale", red.seq)
        assert answer["screen"] == red.screen

    run(play())


def test_a_repeated_command_gets_the_same_answer_and_is_done_once(server: Server) -> None:
    opened = server.create()

    async def play() -> None:
        red = await Player.join(server, opened.tokens["red"])
        seq = red.seq
        first = await red.act("bid 1", key="once", seq=seq)
        again = await red.act("bid 1", key="once", seq=seq)
        assert first == {"type": "done", "key": "once", "seq": seq + 1}
        assert again["again"]
        assert again["seq"] == seq + 1
        assert again["screen"] == red.screen
        assert [line for line in red.log if line[0] == "bid"] == [["bid", {"side": "red", "number": 1}]]

    run(play())


def test_an_illegal_action_is_refused_and_explained(server: Server) -> None:
    opened = server.create("julius-caesar")

    async def play() -> None:
        caesar = await Player.join(server, opened.tokens["caesar"])
        answer = await caesar.act("fire legio-10")
        assert (answer["code"], caesar.seq) == ("illegal", 1)
        asked = await caesar.call("explain", action="fire legio-10")
        assert "battle" in asked["text"]

    run(play())


def test_players_and_spectators_ask_what_the_rules_say_about_a_position(server: Server) -> None:
    opened = server.create("rome-vs-gaul")

    async def play() -> None:
        for viewer in ("rome", "gaul", None):
            asking = await Player.join(server, opened.tokens[viewer])
            answer = await asking.call("inspect", question="supply rome vienne")
            assert answer["facts"]["supplied"], viewer
            assert (await asking.call("inspect", question="weather"))["code"] == "text"
        other = await Player.join(server, server.create().tokens["red"])
        assert (await other.call("inspect", question="supply"))["code"] == "text"

    run(play())


def test_undo_takes_back_the_log_as_well(server: Server) -> None:
    opened = server.create()

    async def play() -> None:
        red, blue = [await Player.join(server, opened.tokens[side]) for side in ("red", "blue")]
        log = list(red.log)
        await red.act("bid 1")
        assert red.screen["undo"]
        assert (await red.call("undo", seq=red.seq))["type"] == "done"
        assert red.log == log
        assert (await red.call("undo", seq=red.seq))["code"] == "undo"
        await catch_up([blue])
        assert blue.seq == 1

    run(play())


def test_resignation_draws_and_the_rematch_with_sides_swapped(server: Server) -> None:
    opened = server.create()

    async def play() -> None:
        red, blue, watcher = [await Player.join(server, token) for token in opened.tokens.values()]
        assert (await red.call("draw", how="accept"))["code"] == "draw"
        await red.call("draw", how="offer")
        await blue.until(lambda player: player.facts["draw_offer"] == "red")
        await blue.call("draw", how="decline")
        await red.until(lambda player: player.facts["draw_offer"] is None)
        assert (await red.call("rematch"))["code"] == "rematch"
        assert (await red.call("resign"))["type"] == "done"
        await blue.until(lambda player: player.over)
        assert blue.screen["ending"]["winner"] == "blue"
        await red.call("rematch")
        assert server.request("POST", f"/api/games/{opened.game}/next", token=red.token).status_code == 409
        await blue.call("rematch")
        for player, side in ((red, "blue"), (blue, "red"), (watcher, None)):
            await player.until(lambda player: player.facts["next"] is not None)
            seat = server.request("POST", f"/api/games/{opened.game}/next", token=player.token).json()
            assert (seat["game"], seat["link"]["side"]) == (player.facts["next"], side)
            again = await Player.join(server, seat["link"]["token"])
            assert again.seq == 1

    run(play())


def test_talk_stays_in_its_room_and_notes_with_their_side(server: Server) -> None:
    opened = server.create(seats=[{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}])

    async def talk() -> None:
        red, blue, watcher = [await Player.join(server, token) for token in opened.tokens.values()]
        await red.call("chat", text="<b>Salve!</b>")
        await watcher.call("chat", text="Who wins?", name="Gaius")
        await red.call("note", text="bluff")
        await catch_up([red, blue, watcher])
        assert (red.chat, blue.chat, watcher.chat) == (["<b>Salve!</b>"], ["<b>Salve!</b>"], ["Who wins?"])
        assert '"author":"Anna"' in "".join(blue.received)
        later = await Player.join(server, opened.tokens["red"])
        assert '"note":"bluff"' in later.received[0]
        assert later.chat == ["<b>Salve!</b>"]
        assert "bluff" not in "".join(blue.received + watcher.received)
        assert "Salve" not in "".join(watcher.received)

    run(talk())


def test_presence_says_who_is_there(server: Server) -> None:
    opened = server.create()

    async def come_and_go() -> None:
        red = await Player.join(server, opened.tokens["red"])
        blue = await Player.join(server, opened.tokens["blue"])
        watcher = await Player.join(server, opened.tokens[None])
        await red.until(
            lambda player: player.presence["here"] == [True, True] and player.presence["watching"] == 1
        )
        await blue.close()
        await watcher.close()
        await red.until(
            lambda player: player.presence["here"] == [True, False] and player.presence["watching"] == 0
        )

    run(come_and_go())


def test_clocks_tick_and_days_can_be_paused(server: Server) -> None:
    live = server.create(clock="live 600+5")
    days = server.create(clock="days 3 pauses 2x7")

    async def play() -> None:
        red = await Player.join(server, live.tokens["red"])
        assert [face["running"] for face in red.facts["faces"]] == [True, True]
        assert (await red.call("claim", what="win"))["code"] == "clock"
        assert (await red.call("pause"))["code"] == "pause"
        slow = await Player.join(server, days.tokens["red"])
        assert (await slow.call("pause"))["type"] == "done"
        await slow.until(lambda player: player.facts["faces"][0]["pauses"] == 1)
        assert slow.facts["faces"][0]["paused_until"] is not None

    run(play())


def test_words_are_mixed_into_the_dice_before_the_game_begins(server: Server) -> None:
    opened = server.create(ask=True)

    async def play() -> None:
        red, blue = [await Player.join(server, opened.tokens[side]) for side in ("red", "blue")]
        assert (red.facts["status"], red.facts["asked"], red.screen["view"]) == (
            "waiting",
            ["red", "blue"],
            None,
        )
        await red.call("contribute", text="alea iacta est")
        await blue.call("contribute", text="")
        await catch_up([red, blue])
        assert red.facts["status"] == "playing"
        assert red.actions
        await red.call("resign")

    run(play())
    record = server.request("GET", f"/api/games/{opened.game}/record")
    assert "contribution red alea iacta est" in record.text


def test_a_game_waits_for_words_only_so_long(tmp_path: Path) -> None:
    """Red's program commits and shows its words; Blue's knows nothing of words. The game begins all the same,
    and who has given none is named."""
    with Server(tmp_path, RUBICON_WORDS_SECONDS="1") as server:
        opened = server.create(ask=True, options={"rounds": "1"})

        async def play() -> None:
            red, blue = [await Player.join(server, opened.tokens[side]) for side in ("red", "blue")]
            seal = red.facts["commitment"]
            words = new_words()
            assert (await red.call("commit", hash=words_commitment(seal, "red", words)))["type"] == "done"
            assert red.facts["words"] == {"phase": "commit", "commitments": []}
            await red.until(lambda player: player.facts["words"]["phase"] == "reveal")
            assert red.facts["words"]["commitments"] == [["red", words_commitment(seal, "red", words), False]]
            assert (await red.call("contribute", text="others"))["code"] == "text"
            assert (await red.call("contribute", text=words))["type"] == "done"
            await blue.until(lambda player: player.facts["status"] == "playing")
            await red.call("resign")

        run(play())
        record = parse(server.request("GET", f"/api/games/{opened.game}/record").content)
        assert verify(record, find_toy).messages[-1] == message("verdict-players", sides=["red"])

        silent = server.create(ask=True)

        async def withhold() -> None:
            red, blue = [await Player.join(server, silent.tokens[side]) for side in ("red", "blue")]
            await red.call("commit", hash="0" * 64)
            await blue.call("contribute", text="")
            await blue.until(lambda player: player.facts["status"] == "playing")
            await blue.call("resign")

        run(withhold())
        record = parse(server.request("GET", f"/api/games/{silent.game}/record").content)
        assert verify(record, find_toy).messages[-1] == message("verdict-host")
        assert [made.side for made in record.commitments] == ["red"]


def test_the_version_is_negotiated(server: Server) -> None:
    opened = server.create()

    async def speak(protocols: list[int]) -> tuple[Player, dict[str, Any]]:
        player = await Player.connect(server)
        return player, await player.hello(token=opened.tokens["red"], protocols=protocols)

    async def negotiate() -> None:
        _, answer = await speak([1, 2, 99])
        assert (answer["type"], answer["protocol"]) == ("welcome", 2)
        player, answer = await speak([1])
        assert (answer["code"], answer["why"].count("version 2")) == ("protocol", 1)
        await player.socket.wait_closed()
        assert player.socket.close_code == 4426

    run(negotiate())


def test_a_bot_of_the_server_plays_against_a_person(server: Server) -> None:
    opened = server.create("julius-caesar", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])

    async def play() -> None:
        caesar = await Player.join(server, opened.tokens["caesar"])
        rng = Random(1)
        for _ in range(30):
            await caesar.until(lambda player: bool(player.actions) or player.over)
            await caesar.act(rng.choice(caesar.actions))
        await caesar.call("draw", how="offer")
        await caesar.until(lambda player: player.facts["draw_offer"] is None)

    run(play())
    wrong = server.request(
        "POST",
        "/api/games",
        {"title": "julius-caesar", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]},
    )
    assert wrong.status_code == 409
    assert "hal" in wrong.json()["why"]


def test_what_was_acknowledged_survives_a_kill(serve: Serve) -> None:
    server = serve()
    opened = server.create()

    async def begin() -> Player:
        red = await Player.join(server, opened.tokens["red"])
        assert (await red.act("bid 2", key="before"))["type"] == "done"
        return red

    async def go_on(old: Player) -> None:
        red = await Player.join(server, opened.tokens["red"], old=old)
        assert (await red.act("bid 2", key="before", seq=old.seq - 1))["again"]
        assert (await red.act("seal"))["type"] == "done"

    red = run(begin())
    server.kill()
    server.start()
    run(go_on(red))


def test_idle_tables_are_forgotten_and_read_again(serve: Serve) -> None:
    server = serve(RUBICON_TABLE_SECONDS="0.2")
    opened = server.create()

    async def play() -> None:
        red, blue = [await Player.join(server, opened.tokens[side]) for side in ("red", "blue")]
        for action in ("bid 1", "seal"):
            for player in (red, blue):
                loads = server.metrics()["rubicon_table_loads_total"]
                while server.metrics()["rubicon_tables"]:
                    await asyncio.sleep(0.1)
                assert (await player.act(action))["type"] == "done"
                assert server.metrics()["rubicon_table_loads_total"] == loads + 1
        await catch_up([red, blue])
        assert ["reveal", {"red": 1, "blue": 1}] in red.log
        assert ["reveal", {"red": 1, "blue": 1}] in blue.log

    run(play())
