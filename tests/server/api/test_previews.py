"""Link previews: what a messenger gets that follows a shared link, and what it must not get."""

from __future__ import annotations

import re
import struct
from html import unescape
from random import Random

import pytest

from rubicon.server.api.pages import built_files
from rubicon.server.api.previews import can_draw
from tests.support.server_process import Player, Server, play_randomly, run

TITLE = "julius-caesar"

pytestmark = pytest.mark.skipif(
    "index.html" not in built_files(), reason="the page, which carries the tags, was not built"
)


def tags(server: Server, path: str) -> dict[str, str]:
    """The tags of a page, as any HTTP client finds them."""
    answer = server.request("GET", path)
    assert answer.status_code == 200
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', answer.text)
    return {name: unescape(text) for name, text in found}


def test_a_shared_game_has_a_preview(server: Server) -> None:
    async def story() -> None:
        opened = server.create(TITLE)
        red = await Player.join(server, opened.tokens["caesar"])
        blue = await Player.join(server, opened.tokens["pompey"])
        await play_randomly([red, blue], Random(5), 40)
        for path in (f"/g?game={opened.game}", f"/replay?game={opened.game}"):
            running = tags(server, path)
            assert running["og:title"] == "Julius Caesar: come and play"
            assert "og:image" not in running, "the position of a running game is for those who have a link"
        for token in (None, opened.tokens["caesar"], opened.tokens[None]):
            refused = server.request("GET", f"/preview/{opened.game}.png", token=token)
            assert refused.status_code in (404, 409)
            assert refused.headers["content-type"] == "application/json"
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
    answers = [server.request("GET", f"/preview/{game}.png") for _ in range(2)]
    assert answers[0].content == answers[1].content
    for answer in answers:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/png"
        assert "max-age" in answer.headers["cache-control"]
        size = struct.unpack(">II", answer.content[16:24])
        assert size == (int(over["og:image:width"]), int(over["og:image:height"])) == (1200, 630)
        assert 50_000 < len(answer.content) < 600_000


def test_no_tags_without_a_game(server: Server) -> None:
    plain = server.request("GET", "/replay").text
    for asked in ("0123456789abcdef", "", "%22%3E%3Cscript%3E", "a" * 500, "../../etc/passwd"):
        assert server.request("GET", f"/replay?game={asked}").text == plain
    assert server.request("GET", "/preview/0123456789abcdef.png").status_code == 404
