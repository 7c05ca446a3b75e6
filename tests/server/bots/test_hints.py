"""Hints and odds: for a person who plays against the computer, from that person's view only."""

from __future__ import annotations

from typing import Any

from rubicon.core.message import parse_message
from rubicon.games import game
from rubicon.messages import title_words
from tests.support.server_process import Player, Server, run

AGAINST_COMPUTER = ({"kind": "me"}, {"kind": "bot", "bot": "tiro"})
CAESAR = "julius-caesar"


async def answer(player: Player, **message: Any) -> dict[str, Any]:
    """Send a message and return its answer, which may take a while."""
    await player.send({"key": "k", **message})
    while True:
        found = await player.next(120)
        if found["type"] in ("done", "refused") and found["key"] == "k":
            return found


def test_a_hint_is_one_of_the_choices_and_says_what_it_is_worth(server: Server) -> None:
    opened = server.create(CAESAR, AGAINST_COMPUTER)

    async def ask() -> None:
        player = await Player.join(server, opened.tokens["caesar"])
        assert player.facts["hints"]
        hint = (await answer(player, type="hint"))["hint"]
        assert hint["prompt"] == player.screen["decision"]["prompt"]
        assert hint["action"] in player.screen["decision"]["actions"]
        assert hint["best"]["plan"][0] == hint["action"]
        assert 0 < hint["best"]["chance"] < 1
        assert {other["plan"][0] for other in hint["others"]} <= set(player.screen["decision"]["actions"])
        assert hint["action"] not in {other["plan"][0] for other in hint["others"]}

    run(ask())


def test_odds_come_from_the_view_of_the_side_that_asks(server: Server) -> None:
    opened = server.create(CAESAR, AGAINST_COMPUTER)

    async def ask() -> None:
        player = await Player.join(server, opened.tokens["caesar"])
        odds = (await answer(player, type="odds", question="tarraco legio-7 legio-9"))["odds"]
        view = player.screen["view"]
        memory = game(CAESAR).remember([parse_message(line) for line in player.log], view)
        expected = game(CAESAR).odds(view, "tarraco legio-7 legio-9", memory=memory).data()
        assert odds["attacker"]["wins"] == expected["attacker"]["wins"]
        assert not odds["exact"]
        refused = await answer(player, type="odds", question="tarraco nobody")
        assert (refused["code"], "no block called" in refused["why"]) == ("illegal", True)
        said = [
            title_words(game(CAESAR), each).say(parse_message(refused["message"])) for each in ("de", "fr")
        ]
        assert said == ["Kein Block heißt „nobody“.", "Aucun bloc ne s’appelle « nobody »."]

    run(ask())


def test_between_people_there_are_no_hints(server: Server) -> None:
    opened = server.create(CAESAR, hints=True)

    async def ask() -> None:
        player = await Player.join(server, opened.tokens["caesar"])
        assert not player.facts["hints"]
        for message in ({"type": "hint"}, {"type": "odds", "question": ""}, {"type": "hints", "on": True}):
            assert (await answer(player, **message))["code"] == "hints", message
        spectator = await Player.join(server, opened.links[-1]["token"])
        assert (await answer(spectator, type="hint"))["code"] == "seat"

    run(ask())


def test_hints_can_be_switched_off_and_on(server: Server) -> None:
    opened = server.create(CAESAR, AGAINST_COMPUTER, hints=False)

    async def ask() -> None:
        player = await Player.join(server, opened.tokens["caesar"])
        assert not player.facts["hints"]
        assert (await answer(player, type="odds", question=""))["code"] == "hints"
        assert (await answer(player, type="hints", on=True))["type"] == "done"
        assert player.facts["hints"]
        assert (await answer(player, type="odds", question="tarraco legio-7"))["type"] == "done"

    run(ask())
    kept = server.request("GET", f"/api/games/{opened.game}").json()["facts"]
    assert kept["hints"]
