"""On phones: nothing is wider than the screen, all controls are large enough, and blocks move by taps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, deciding

SEED = 1
#: Pixels: the smallest width and height of a control.
MIN_CONTROL_SIZE = 40
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SCREENS = {"upright": {"width": 390, "height": 844}, "on its side": {"width": 844, "height": 390}}
KINDS = {
    "julius-caesar": ("discard", "battle-turn", "hits", "levies", "winter-supply"),
    "caesar-xl": ("purchase", "march", "tactics", "hits", "forum", "bidding"),
    "rome-vs-gaul": ("tribes", "round", "actions", "move", "camps"),
}

#: Controls that are too small. Links in a sentence may be small; places and blocks on the map react to taps
#: in the space around them.
_TOO_SMALL = """least => [...document.querySelectorAll('.table :is(button, a, summary, select, label)')]
    .filter(each => !each.matches('.link, .rubicon-map .place, .rubicon-map .piece') && !each.disabled)
    .filter(each => each.checkVisibility())
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([, box]) => box.height < least || box.width < least)
    .map(([each, box]) => `${box.width} x ${box.height}: ${each.outerHTML.slice(0, 120)}`)"""


def check_touch_layout(player: BrowserPlayer, where: str) -> None:
    """Nothing is wider than the screen, and no control is too small."""
    width = player.page.viewport_size["width"] if player.page.viewport_size else 0
    assert player.page.evaluate("document.documentElement.scrollWidth") <= width, where
    assert player.page.evaluate(_TOO_SMALL, MIN_CONTROL_SIZE) == [], where


@pytest.mark.parametrize("way", SCREENS)
@pytest.mark.parametrize("title", KINDS)
def test_controls_are_large_enough_and_a_block_moves_by_taps(
    new_player: NewPlayer, server: Server, title: str, way: str
) -> None:
    player = new_player(viewport=SCREENS[way], **TOUCH)
    for kind in KINDS[title]:
        staged = StagedGame(SEED, title).until(deciding(kind))
        player.open_table(staged.put_on(server).tokens[staged.decider])
        check_touch_layout(player, f"{kind}, {way}")
    player.page.get_by_role("button", name="Menu").tap()
    check_touch_layout(player, f"menu, {way}")

    player.open_table(StagedGame(SEED).until(deciding("movement", 0)).put_on(server).tokens["caesar"])
    player.page.locator(".rubicon-map [data-piece]").first.tap()
    if player.page.locator(".place-card").count():  # the blocks were too small to choose one
        player.page.locator(".place-card button.piece").first.tap()
    check_touch_layout(player, f"a selected block, {way}")
    goals = player.page.locator(".prompt [data-goal]")
    lit = goals.evaluate_all("found => found.map(each => each.dataset.goal)")
    seq = player.seq
    near = player.page.evaluate(
        """names => {  // a point next to the middle of a highlighted place that nothing covers
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
    player.wait_for_update(seq)


@pytest.mark.parametrize("way", SCREENS)
def test_a_replay_leaves_room_for_the_map(new_player: NewPlayer, server: Server, way: str) -> None:
    player = new_player(viewport=SCREENS[way], **TOUCH)
    player.page.goto(f"/replay#{StagedGame(SEED).until(deciding('hits')).put_on(server).tokens['caesar']}")
    player.page.wait_for_selector(".replay .rubicon-map [data-place]")
    assert player.page.evaluate("document.documentElement.scrollWidth") <= SCREENS[way]["width"]
    box = player.page.locator(".replay main").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 200
