"""With thumbs: nothing is wider than the screen, all controls are large enough, and blocks move by taps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.support.browser import Guest
from tests.support.server_process import Server
from tests.support.staged_games import Stage, deciding

SEED = 1
THUMB = 40
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SCREENS = {"upright": {"width": 390, "height": 844}, "on its side": {"width": 844, "height": 390}}
KINDS = {
    "julius-caesar": ("discard", "battle-turn", "hits", "levies", "winter-supply"),
    "caesar-xl": ("purchase", "march", "tactics", "hits", "forum", "bidding"),
}

Come = Callable[..., Guest]

#: What can be pressed and is too small. Words in a sentence may be; places and blocks on the map have room
#: around them that belongs to them.
_SMALL = """least => [...document.querySelectorAll('.table :is(button, a, summary, select, label)')]
    .filter(each => !each.matches('.link, .rubicon-map .place, .rubicon-map .piece') && !each.disabled)
    .filter(each => each.checkVisibility())
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.height < least || box.width < least)
    .map(([each, box]) => `${box.width} x ${box.height}: ${each.outerHTML.slice(0, 120)}`)"""


def check(player: Guest, where: str) -> None:
    width = player.page.viewport_size["width"] if player.page.viewport_size else 0
    assert player.page.evaluate("document.documentElement.scrollWidth") <= width, where
    assert player.page.evaluate(_SMALL, THUMB) == [], where


@pytest.mark.parametrize("way", SCREENS)
@pytest.mark.parametrize("title", KINDS)
def test_thumbs(guest: Come, server: Server, title: str, way: str) -> None:
    player = guest(viewport=SCREENS[way], **TOUCH)
    for kind in KINDS[title]:
        stage = Stage(SEED, title).until(deciding(kind))
        player.sit(stage.put(server).tokens[stage.decider])
        check(player, f"{kind}, {way}")
    player.page.get_by_role("button", name="Menu").tap()
    check(player, f"menu, {way}")

    player.sit(Stage(SEED).until(deciding("movement", 0)).put(server).tokens["caesar"])
    player.page.locator(".rubicon-map [data-piece]").first.tap()
    if player.page.locator(".place-card").count():  # the blocks were too small to choose among them
        player.page.locator(".place-card button.piece").first.tap()
    check(player, f"a block in hand, {way}")
    goals = player.page.locator(".prompt [data-goal]")
    lit = goals.evaluate_all("found => found.map(each => each.dataset.goal)")
    seq = player.seq
    near = player.page.evaluate(
        """names => {  // a lit place in sight, and a point next to its middle that nothing else covers
            for (const name of names) {
                const place = document.querySelector(`.rubicon-map [data-place="${name}"]`);
                const box = place.getBoundingClientRect();
                for (const [dx, dy] of [[16, 8], [-16, 8], [16, -8], [-16, -8], [0, 18], [0, -18]]) {
                    const [x, y] = [box.x + box.width / 2 + dx, box.y + box.height / 2 + dy];
                    const found = document.elementFromPoint(x, y);
                    const map = found?.closest('.rubicon-map');
                    if (map && !found.closest('.piece, [data-map-control]')) return [x, y];
                }
            }
        }""",
        lit,
    )
    player.page.touchscreen.tap(*near)
    player.wait_change(seq)


@pytest.mark.parametrize("way", SCREENS)
def test_a_replay_leaves_room_for_the_map(guest: Come, server: Server, way: str) -> None:
    player = guest(viewport=SCREENS[way], **TOUCH)
    player.page.goto(f"/replay#{Stage(SEED).until(deciding('hits')).put(server).tokens['caesar']}")
    player.page.wait_for_selector(".replay .rubicon-map [data-place]")
    assert player.page.evaluate("document.documentElement.scrollWidth") <= SCREENS[way]["width"]
    box = player.page.locator(".replay main").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 200
