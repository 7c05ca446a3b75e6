"""Help in the browser: hints, odds, clocks, and the guided first game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Error, expect

from rubicon.table.seats import computer, person
from tests.support.browser import Guest
from tests.support.server_process import CreatedGame, Server
from tests.support.staged_games import Stage, deciding
from tests.web.test_access import check

SEED = 49
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
#: A hint plays dozens of games to their end; on a busy machine that takes its time.
PATIENCE = 120_000

Come = Callable[..., Guest]


def test_a_hint_and_what_becomes_of_it(guest: Come) -> None:
    """Asked by key, shown with chances and a ring, done with a button; and it can be switched off and on."""
    player = guest()
    player.begin_against_computer()
    player.press("i")
    advice = player.page.locator(".help .advice")
    expect(advice).to_be_visible(timeout=PATIENCE)
    expect(advice).to_contain_text("With this")
    expect(player.page.locator(".help .spotlight")).to_be_visible()
    check(player, "a hint")
    seq = player.seq
    player.page.get_by_role("button", name="Do it").click()
    player.wait_change(seq)
    player.wait_turn()
    ask = player.page.locator(".help .hint")
    for switch, count in (("off", 0), ("on", 1)):
        player.page.get_by_role("button", name="Menu").click()
        player.page.get_by_role("button", name=f"Switch hints and odds {switch}").click()
        expect(ask).to_have_count(count)


def test_the_odds_of_an_attack_and_of_a_battle(guest: Come, server: Server) -> None:
    seats = (person("Anna"), computer("tiro"))
    player = guest()
    for what, moment in (("attack", deciding("movement", 0)), ("battle", deciding("battle-turn", 0))):
        player.sit(Stage(SEED, seats=seats).until(moment).put(server).tokens["caesar"])
        if what == "attack":
            assert _take_up_an_attacker(player)
        player.page.locator(".help [data-odds]").first.click()
        odds = player.page.locator(".help .odds .wins")
        expect(odds).to_contain_text("Caesar wins", timeout=PATIENCE)
        expect(odds).to_contain_text("Pompey wins")
        check(player, f"odds of {what}")


def _take_up_an_attacker(player: Guest) -> bool:
    """Take up a block that could attack somebody, if there is one in sight."""
    for point in player.survey()["pieces"]:
        player.page.mouse.click(*point)
        if player.page.locator(".help [data-odds]").count():
            return True
        player.press("Escape")
    return False


def test_between_people_there_is_no_help(guest: Come, server: Server) -> None:
    opened = server.create("julius-caesar")
    player = guest()
    player.page.goto(f"/g#{opened.tokens['caesar']}")
    player.wait_turn()
    expect(player.page.locator(".help")).to_have_count(0)
    player.page.get_by_role("button", name="Menu").click()
    expect(player.page.get_by_role("button", name="hints and odds")).to_have_count(0)


def test_clocks_tick_and_the_time_that_is_up_can_be_claimed(guest: Come, server: Server) -> None:
    """Caesar chooses within twenty seconds and waits; Pompey lets the time pass, and Caesar claims."""
    opened = server.create("julius-caesar", clock="live 20+600")
    player = guest()
    player.page.goto(f"/g#{opened.tokens['caesar']}")
    clocks = player.page.locator(".clocks .clock")
    expect(clocks).to_have_count(2)
    for _ in range(2):
        player.wait_turn()
        seq = player.seq
        player.page.locator(".hand .card.can").first.click()
        player.wait_change(seq)
    claim = player.page.get_by_role("alertdialog")
    expect(claim).to_contain_text("Pompey has no time left", timeout=60_000)
    expect(clocks.nth(1)).to_contain_text("time is up")
    check(player, "time is up")
    claim.get_by_role("button", name="Claim the win").click()
    expect(player.page.locator(".table")).to_have_attribute("data-state", "over")
    expect(player.page.locator(".clocks")).to_be_visible()


def test_a_slow_game_can_be_paused_and_has_notes(guest: Come) -> None:
    """The clock is chosen at the start page; notes are there again after coming back."""
    player = guest()
    player.page.goto("/")
    player.page.get_by_text("Rules and setup").click()
    player.page.get_by_label("Clock").select_option("days 3 pauses 2x7")
    player.page.get_by_role("button", name="Begin", exact=True).click()
    player.wait_turn()
    player.page.get_by_role("button", name="Pause (2 left)").click()
    expect(player.page.get_by_role("button", name="Pause (1 left)")).to_be_visible()
    expect(player.page.locator(".clock").first).to_contain_text("paused")
    player.page.get_by_role("tab", name="Notes").click()
    player.page.get_by_label("Notes, for you alone").fill("Beware the Ides")
    player.page.get_by_role("tab", name="Chronicle").click()
    player.page.reload()
    player.wait_turn()
    player.page.get_by_role("tab", name="Notes").click()
    expect(player.page.get_by_label("Notes, for you alone")).to_have_value("Beware the Ides")


# ------------------------------------------------------------------------------------- the guided first game

#: What each title teaches in every guided game, and what in those that last until then.
TAUGHT = {
    "julius-caesar": ({"welcome", "discard", "play", "levy"}, {"winter"}),
    "caesar-xl": ({"welcome", "victory", "taxes", "rubicon"}, {"tactics"}),
}


def follow(player: Guest, until: Callable[[str], bool], most: int = 250) -> list[str]:
    """Do what the coach says and nothing else: press the coach's button, or touch what is ringed. Returns the steps."""
    page = player.page
    ring, on, say = page.locator(".spotlight"), page.locator(".coach .on"), page.locator(".coach [data-step]")
    say.wait_for()
    steps: list[str] = []
    missed = 0
    for _ in range(most):
        player.wait_turn()
        step = say.get_attribute("data-step") or ""
        if step not in steps:
            steps.append(step)
        if until(step):
            return steps
        if on.count():
            on.click()
            page.wait_for_function(
                "step => document.querySelector('.coach [data-step]')?.dataset.step !== step", arg=step
            )
            continue
        expect(ring).to_be_visible()
        before = _moment(player)
        box = ring.bounding_box()
        if box is None:
            continue
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        try:
            page.wait_for_function(
                f"before => {_MOMENT} !== before || document.querySelector('.table').dataset.busy === 'true'",
                arg=before,
                timeout=3000,
            )
            missed = 0
        except Error:  # what was ringed has just moved: people touch it again
            missed += 1
            assert missed < 4, f"touching what is ringed does nothing: {step}: {before}"
    raise AssertionError(f"the guide did not come that far: {steps}")


#: What a touch may change: the position, or what is in hand and lights up.
_MOMENT = "document.querySelector('.table').dataset.seq + document.querySelector('aside.side').innerText"


def _moment(player: Guest) -> str:
    return str(player.page.evaluate(_MOMENT))


@pytest.mark.parametrize("title", TAUGHT)
def test_the_guided_game_from_first_to_last_step(guest: Come, title: str) -> None:
    """All that a turn has, by doing what the coach says; then playing on without it."""
    player = guest()
    player.page.goto("/")
    player.page.locator("form select").first.select_option(title)
    player.page.get_by_role("button", name="Learn it").click()
    steps = follow(player, lambda step: step == "farewell")
    print(steps)
    always, in_time = TAUGHT[title]
    assert always <= set(steps)
    assert in_time & set(steps) or player.over  # a war may be won early
    check(player, "the coach")
    player.page.get_by_role("button", name="Play on").click()
    expect(player.page.locator(".coach")).to_have_count(0)
    player.page.reload()
    player.wait_turn()
    expect(player.page.locator(".coach")).to_have_count(0)


def guide(player: Guest, opened: CreatedGame, *done: str) -> None:
    """Sit down at a table as somebody whom the coach has accompanied so far."""
    player.page.goto("/")
    guided = json.dumps({"game": opened.game, "done": done})
    player.page.evaluate("guided => localStorage.setItem('rubicon-guide', guided)", guided)
    player.sit(opened.tokens["caesar"])


def test_the_coach_explains_a_battle(guest: Come, server: Server) -> None:
    """What lies on the board comes first, then the coach rings a block to fire; whether to fight is for the dice."""
    stage = Stage(SEED, seats=(person("Anna"), computer("tiro"))).until(deciding("battle-turn", 0))
    player = guest()
    guide(player, stage.put(server))
    steps = follow(player, lambda step: step not in ("lines", "fire"))
    assert steps[:2] == ["lines", "fire"]
    expect(player.page.locator(".chronicle")).to_contain_text(re.compile("Legio [0-9]+ fires"))


@pytest.mark.parametrize("height", [844, 640])
def test_the_coach_brings_into_view_what_it_rings(guest: Come, server: Server, height: int) -> None:
    """On a phone the blocks that may take a hit do not all fit on the battle board."""
    stage = Stage(51, seats=(person("Anna"), computer("tiro")))
    stage.until(lambda found: deciding("hits", 0)(found) and len(found.choices(0)) > 3)
    player = guest(**{**PHONE, "viewport": {"width": 390, "height": height}})
    guide(player, stage.put(server), "lines")
    expect(player.page.locator(".coach [data-step]")).to_have_attribute("data-step", "hits")
    expect(player.page.locator(".spotlight")).to_be_visible()


def test_the_coach_rings_the_block_in_the_pool_and_not_its_drawer(guest: Come, server: Server) -> None:
    """The pool is longer than its panel: the block is scrolled to, though the drawer's tab is in sight."""
    stage = Stage(SEED, seats=(person("Anna"), computer("tiro")))
    stage.until(
        lambda found: deciding("levies", 0)(found) and not any("raise" in text for text in found.choices(0))
    )
    player = guest(viewport={"width": 1280, "height": 560})
    guide(player, stage.put(server))
    expect(player.page.locator(".coach [data-step]")).to_have_attribute("data-step", "levy")
    expect(player.page.locator(".spotlight")).to_be_visible()
    player.page.wait_for_timeout(700)  # longer than panels take to find their size
    ring, tab = (player.page.locator(each).bounding_box() for each in (".spotlight", "#tab-pools"))
    assert ring is not None
    assert tab is not None
    assert ring["y"] + ring["height"] / 2 > tab["y"] + tab["height"]


def test_the_guide_on_a_phone_adapts_and_can_be_left(guest: Come) -> None:
    """It goes on after a reload, and has something to say to whatever else one does."""
    player = guest(**PHONE)
    player.page.goto("/")
    player.page.get_by_role("button", name="Learn it").click()
    follow(player, lambda step: step == "play")
    check(player, "the coach on a phone")
    player.page.reload()
    follow(player, lambda step: step not in ("play", "wait"))
    rng = Random(SEED)
    for _ in range(6):
        player.wait_turn()
        if player.over:
            return
        player.decide(rng)
        expect(player.page.locator(".coach [data-step]")).not_to_be_empty()
    player.page.get_by_role("button", name="Leave the guide").click()
    expect(player.page.locator(".coach")).to_have_count(0)
