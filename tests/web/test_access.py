"""axe-core finds nothing to complain about, on any page and in any state, light and dark."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.server.harness import ROOT
from tests.web.guests import Guest

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
TABS = ("Choices", "Chronicle", "Board", "Pools", "Talk", "Rules")


def check(player: Guest, where: str) -> None:
    """No violation here and now."""
    player.page.evaluate(AXE)
    found = player.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    told = [
        f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found["violations"]
    ]
    assert told == [], f"{where}: {told}"


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing(guest: Callable[..., Guest], light: str) -> None:
    player = guest(color_scheme=light)
    player.page.goto("/")
    player.page.wait_for_selector("button.begin:enabled")
    check(player, "start page")
    player.begin_against_computer("tiro")
    player.page.wait_for_selector(".rubicon-map")
    for tab in TABS if light == "light" else TABS[:1]:
        player.page.get_by_role("tab", name=tab).click()
        player.page.locator("#panel *").first.wait_for()
        check(player, f"cards, {tab}")
    rng = Random(5)
    seen: set[str] = set()
    while "battle" not in seen:
        player.wait_turn()
        battle = player.page.locator(".battle").count() > 0
        state = "battle" if battle else player.page.locator(".status .phase").inner_text()
        if state not in seen:
            seen.add(state)
            check(player, state)
        player.decide(rng)
    player.page.goto(player.page.url.replace("/g#", "/replay#"))
    player.page.wait_for_selector(".replay .rubicon-map")
    check(player, "replay")
