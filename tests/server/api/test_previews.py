"""Link previews: what a messenger gets that follows a shared link, and what it must not get."""

from __future__ import annotations

import dataclasses
import json
import re
import struct
from html import unescape
from random import Random
from urllib.parse import urlsplit

import httpx
import pytest

from rubicon import games
from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Game
from rubicon.core.session import Session
from rubicon.server.api.pages import built_files
from rubicon.server.api.previews import PublicTable, can_draw, drawing_job
from tests.support.server_process import CreatedGame, Player, Server, play_randomly, run

TITLE = "julius-caesar"

pytestmark = pytest.mark.skipif(
    "index.html" not in built_files(), reason="the page, which carries the tags, was not built"
)


def tags(server: Server, path: str, language: str = "") -> dict[str, str]:
    """The tags of a page, as any HTTP client finds them."""
    answer = server.request("GET", path, accept_language=language)
    assert answer.status_code == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', answer.text)
    return {name: unescape(text) for name, text in found}


def path_of(link: str) -> str:
    """What a messenger asks for when it follows a link: nothing after the #."""
    parts = urlsplit(link)
    return f"{parts.path}?{parts.query}" if parts.query else parts.path


def link_of(opened: CreatedGame, kind: str) -> str:
    return next(str(link["link"]) for link in opened.links if link["kind"] == kind)


def image_path(found: dict[str, str]) -> str:
    """The path of a preview's picture."""
    return path_of(found["og:image"])


def picture(server: Server, path: str) -> bytes:
    # It is drawn in a process that gives way to everything else, so it may take long.
    answer = httpx.get(f"{server.address}{path}", timeout=300, verify=False)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
    return bytes(answer.content)


def test_a_shared_game_has_a_preview(server: Server) -> None:
    async def story() -> None:
        opened = server.create(TITLE)
        red = await Player.join(server, opened.tokens["caesar"])
        blue = await Player.join(server, opened.tokens["pompey"])
        await play_randomly([red, blue], Random(5), 40)
        assert (await blue.call("resign"))["type"] == "done"
        over = tags(server, f"/replay?game={opened.game}")
        assert over["og:title"] == "Julius Caesar"
        assert over["og:description"].startswith("Caesar (")
        assert ("og:image" in over) == can_draw()
        if can_draw():
            check_picture(server, over, opened.game)

    run(story())


def check_picture(server: Server, over: dict[str, str], game: str) -> None:
    assert over["og:image"].endswith(f"/preview/{game}.png")
    assert (over["og:image:width"], over["og:image:height"]) == ("1200", "630")
    drawn = picture(server, f"/preview/{game}.png")
    assert 50_000 < len(drawn) < 600_000
    again = server.request("GET", f"/preview/{game}.png")
    assert again.content == drawn
    assert "max-age" in again.headers["cache-control"]


def test_an_invitation_shows_the_seats_and_no_position(server: Server) -> None:
    opened = server.create(TITLE, seats=[{"kind": "me", "name": "Livia"}, {"kind": "open"}])
    invitation = link_of(opened, "invitation")
    token = opened.tokens["pompey"]
    assert token not in path_of(invitation)
    assert invitation.endswith(f"#{token}")
    found = tags(server, path_of(invitation))
    assert found["og:title"] == "Julius Caesar: come and play"
    assert found["og:description"] == "Caesar (Livia) against Pompey (free)."
    assert not any(token in text for text in found.values())
    watch = tags(server, path_of(link_of(opened, "spectator")))
    assert watch == found, "nothing is on the map before the game begins"
    if can_draw():
        assert len(picture(server, image_path(found))) > 50_000
    taken = server.request("POST", "/api/seats/take", {"token": token, "name": "Drusus"})
    assert taken.status_code == 201
    after = tags(server, path_of(invitation))
    assert after["og:title"] == "Julius Caesar"
    assert after["og:description"] == "Caesar (Livia) against Pompey (Drusus)."


@pytest.mark.parametrize(("language", "free"), [("de", "frei"), ("fr-CH,fr;q=0.9", "libre"), ("la", "free")])
def test_a_preview_speaks_the_language_that_is_asked_for(server: Server, language: str, free: str) -> None:
    opened = server.create(TITLE, seats=[{"kind": "me", "name": "Livia"}, {"kind": "open"}])
    found = tags(server, path_of(link_of(opened, "invitation")), language)
    assert f"Pompey ({free})" in found["og:description"].replace("Pompeius", "Pompey").replace(
        "Pompée", "Pompey"
    )


def test_the_position_of_a_running_game_needs_the_key_of_a_spectators_link(server: Server) -> None:
    """The key shows what spectators see and opens nothing else; without it there is no position."""

    async def story() -> None:
        opened = server.create(TITLE)
        watch, game = link_of(opened, "spectator"), opened.game
        red = await Player.join(server, opened.tokens["caesar"])
        blue = await Player.join(server, opened.tokens["pompey"])
        await play_randomly([red, blue], Random(5), 40)
        assert opened.tokens[None] not in path_of(watch)
        running = tags(server, path_of(watch))
        assert running["og:title"] == "Julius Caesar: watch the game"
        key = urlsplit(watch).path.rpartition("/")[2]
        assert server.request("GET", f"/api/games/{game}/record", token=key).status_code != 200
        for wrong in ("", "/AAAA", f"/{opened.tokens[None]}", f"/{key[:-1]}"):
            shown = tags(server, f"/g/{game}{wrong}")
            assert shown["og:title"] == "Julius Caesar", "no position is promised"
            assert "view=" not in shown.get("og:image", "")
        other = server.create(TITLE)
        assert "view=" not in tags(server, f"/g/{other.game}/{key}").get("og:image", "")
        if can_draw():
            seen = picture(server, image_path(running))
            for wrong in (opened.tokens[None], opened.tokens["caesar"], "AAAA"):
                assert server.request("GET", f"/preview/{game}.png?view={wrong}").status_code == 401
            renewed = server.request(
                "POST", "/api/seats/renew", {"what": "spectator"}, token=opened.tokens["caesar"]
            ).json()["link"]["link"]
            assert server.request("GET", image_path(running)).status_code == 401, "the key ends with its link"
            assert tags(server, path_of(watch))["og:title"] == "Julius Caesar"
            assert picture(server, image_path(tags(server, path_of(renewed)))) == seen

    run(story())


def test_no_preview_of_a_running_game_depends_on_what_is_hidden() -> None:
    """Replace all that spectators cannot know: what the drawing process is told stays the same, to the byte.
    Of an invitation it is told the public facts alone."""
    for title in games.titles():
        game = games.game(title)
        table = staged(game, 60)
        public = dataclasses.replace(table, view=None)
        told = json.dumps(drawing_job(table, "en"), sort_keys=True)
        assert drawing_job(public, "en").keys() == {"work", "title", "heading", "seats"}
        assert table.view is not None
        for seed in range(3):
            other = dataclasses.replace(table, view=game.sample(table.view, Random(seed)).view(SPECTATOR))
            assert json.dumps(drawing_job(other, "en"), sort_keys=True) == told


def staged(game: Game, steps: int) -> PublicTable:
    """What the previews know of a table where some random decisions were made."""
    session, chance = Session(game, game.settle({}), FastDice(2)), Random(2)
    for _ in range(steps):
        side = session.state.deciders()[0]
        session.act(side, chance.choice(session.state.decision(side).actions))
    seats = tuple((side, "person", side) for side in game.sides)
    return PublicTable(game, False, seats, "", True, session.state.view(SPECTATOR))


def test_no_tags_without_a_game(server: Server) -> None:
    plain = server.request("GET", "/replay").text
    for asked in ("0123456789abcdef", "", "%22%3E%3Cscript%3E", "a" * 500, "../../etc/passwd"):
        assert server.request("GET", f"/replay?game={asked}").text == plain
    assert server.request("GET", "/preview/0123456789abcdef.png").status_code == 404
