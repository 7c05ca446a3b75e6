"""Help in the browser: hints, odds, clocks, and the guided first game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Error, expect

from rubicon.table.seats import computer, person
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.measuring.reading_time import ReadingTime
from tests.support.server_process import CreatedGame, Server
from tests.support.staged_games import StagedGame, deciding
from tests.web.test_access import check_accessibility

SEED = 49
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
#: Milliseconds. A hint plays dozens of games to their end, which takes long on a busy machine.
HINT_TIMEOUT_MS = 120_000


def test_a_hint_is_shown_and_done(new_player: NewPlayer, server: Server) -> None:
    """A key asks for it; the page shows chances and a ring; a button does it. Hints can be switched off.

    In this position some marches are better than usual play by more than a hint may err. Where nothing is,
    nothing is recommended, as often at the beginning of a game.
    """
    player = new_player()
    staged = StagedGame(3, seats=(person("Anna"), computer("tiro"))).until(deciding("movement", 0))
    player.open_table(staged.put_on(server).tokens["caesar"])
    player.press("i")
    advice = player.page.locator(".help .advice")
    expect(advice).to_be_visible(timeout=HINT_TIMEOUT_MS)
    expect(advice).to_contain_text("With this")
    expect(player.page.locator(".table > .spotlight")).to_be_visible()
    check_accessibility(player, "a hint")
    seq = player.seq
    player.page.get_by_role("button", name="Do it").click()
    player.wait_for_update(seq)
    player.wait_for_turn()
    ask = player.page.locator(".help .hint")
    for switch, count in (("off", 0), ("on", 1)):
        player.page.get_by_role("button", name="Menu").click()
        player.page.get_by_role("button", name=f"Switch hints and odds {switch}").click()
        expect(ask).to_have_count(count)


def test_the_odds_of_an_attack_and_of_a_battle(new_player: NewPlayer, server: Server) -> None:
    seats = (person("Anna"), computer("tiro"))
    player = new_player()
    for what, moment in (("attack", deciding("movement", 0)), ("battle", deciding("battle-turn", 0))):
        player.open_table(StagedGame(SEED, seats=seats).until(moment).put_on(server).tokens["caesar"])
        if what == "attack":
            assert _select_an_attacker(player)
        player.page.locator(".help [data-odds]").first.click()
        odds = player.page.locator(".help .odds .wins")
        expect(odds).to_contain_text("Caesar wins", timeout=HINT_TIMEOUT_MS)
        expect(odds).to_contain_text("Pompey wins")
        check_accessibility(player, f"odds of {what}")


def _select_an_attacker(player: BrowserPlayer) -> bool:
    """Select a block that could attack, if one is in sight. Returns whether there is one."""
    for number in range(len(player.page_state()["pieces"])):
        player.rest()  # stacks find their spots a moment after the map has come to rest
        player.page.mouse.click(*player.page_state()["pieces"][number])
        if player.page.locator(".help [data-odds]").count():
            return True
        player.press("Escape")
    return False


def test_between_people_there_is_no_help(new_player: NewPlayer, server: Server) -> None:
    opened = server.create("julius-caesar")
    player = new_player()
    player.page.goto(f"/g#{opened.tokens['caesar']}")
    player.wait_for_turn()
    expect(player.page.locator(".help")).to_have_count(0)
    player.page.get_by_role("button", name="Menu").click()
    expect(player.page.get_by_role("button", name="hints and odds")).to_have_count(0)


def test_clocks_tick_and_a_win_on_time_can_be_claimed(new_player: NewPlayer, server: Server) -> None:
    """Caesar chooses within twenty seconds. Pompey lets the time run out, and Caesar claims the win."""
    opened = server.create("julius-caesar", clock="live 20+600")
    player = new_player()
    player.page.goto(f"/g#{opened.tokens['caesar']}")
    clocks = player.page.locator(".clocks .clock")
    expect(clocks).to_have_count(2)
    for _ in range(2):
        player.wait_for_turn()
        seq = player.seq
        player.page.locator(".hand .card.can").first.click()
        player.wait_for_update(seq)
    claim = player.page.get_by_role("alertdialog")
    expect(claim).to_contain_text("Pompey has no time left", timeout=60_000)
    expect(clocks.nth(1)).to_contain_text("time is up")
    check_accessibility(player, "time is up")
    claim.get_by_role("button", name="Claim the win").click()
    expect(player.page.locator(".table")).to_have_attribute("data-state", "over")
    expect(player.page.locator(".clocks")).to_be_visible()


def test_a_slow_game_can_be_paused_and_has_notes(new_player: NewPlayer) -> None:
    """The clock is chosen on the start page. Notes are still there after a reload."""
    player = new_player()
    player.page.goto("/")
    player.page.get_by_text("Rules and setup").click()
    player.page.get_by_label("Clock").select_option("days 3 pauses 2x7")
    player.page.get_by_role("button", name="Begin", exact=True).click()
    player.wait_for_turn()
    player.page.get_by_role("button", name="Pause (2 left)").click()
    expect(player.page.get_by_role("button", name="Pause (1 left)")).to_be_visible()
    expect(player.page.locator(".clock").first).to_contain_text("paused")
    player.page.get_by_role("tab", name="Notes").click()
    player.page.get_by_label("Notes, for you alone").fill("Beware the Ides")
    player.page.get_by_role("tab", name="Chronicle").click()
    player.page.reload()
    player.wait_for_turn()
    player.page.get_by_role("tab", name="Notes").click()
    expect(player.page.get_by_label("Notes, for you alone")).to_have_value("Beware the Ides")


# ------------------------------------------------------------------------------------- the guided first game

#: By title: the steps of every guided game, and those of games that last long enough.
LESSONS = {
    "julius-caesar": (
        {"welcome", "discard", "play", "attack", "levy", "lines", "fire", "hits", "winter"},
        {"farewell"},
    ),
    "caesar-xl": ({"welcome", "victory", "taxes", "rubicon"}, {"tactics"}),
    "rome-vs-gaul": ({"welcome", "march-card", "siege-roll", "supply-march", "battle-read"}, {"any-losses"}),
}


#: A newcomer's first turn of Rome vs Gaul, with all that there is to read.
GUIDED_TURN_MINUTES = 15


def follow_coach(
    player: BrowserPlayer,
    until: Callable[[str], bool],
    max_clicks: int = 250,
    reading: ReadingTime | None = None,
) -> list[str]:
    """Do only what the coach says: press its button, or click what has the ring. Returns the steps."""
    page = player.page
    reading = reading or ReadingTime()
    # Not inside a panel: what it rings may lie in another one, or in the bar.
    ring, on, say = (
        page.locator(".table > .spotlight"),
        page.locator(".coach .on"),
        page.locator(".coach [data-step]"),
    )
    say.wait_for()
    steps: list[str] = []
    missed = 0
    for _ in range(max_clicks):
        player.wait_for_turn()
        step = say.get_attribute("data-step") or ""
        if step not in steps:
            steps.append(step)
        reading.look(page)
        if until(step):
            return steps
        reading.clicks += 1
        if on.count():
            if step in ("points", "siege-read", "supply-read"):  # the score in the bar; a place of the map
                expect(ring).to_be_visible()
            on.click()
            page.wait_for_function(
                "step => document.querySelector('.coach [data-step]')?.dataset.step !== step", arg=step
            )
            continue
        if page.locator('.coach[data-ring="false"]').count():  # what loses points is never ringed
            page.locator("button.ending").click()
            page.locator("button.asking").click()
            continue
        expect(ring).to_be_visible()
        before = _content(player)
        box = ring.bounding_box()
        if box is None:
            continue
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        try:
            page.wait_for_function(
                f"old => {_CONTENT} !== old || document.querySelector('.table').dataset.busy === 'true'",
                arg=before,
                timeout=3000,
            )
            missed = 0
        except Error:  # the target has just moved: people click again
            missed += 1
            assert missed < 4, f"a click on the ring does nothing: {step}: {before}"
    raise AssertionError(f"the guide did not reach that step: {steps}")


#: What a click may change: the position, or the text of the side panel.
_CONTENT = "document.querySelector('.table').dataset.seq + document.querySelector('aside.side').innerText"


def _content(player: BrowserPlayer) -> str:
    return str(player.page.evaluate(_CONTENT))


#: Whether the page asks for no frame within a third of a second, soon.
_RESTS = """async () => {
    const ask = window.requestAnimationFrame;
    let asked = 0;
    window.requestAnimationFrame = then => { asked += 1; return ask(then); };
    for (let tries = 0; tries < 30; tries++) {
        asked = 0;
        await new Promise(done => setTimeout(done, 300));
        if (asked === 0) break;
    }
    window.requestAnimationFrame = ask;
    return asked === 0;
}"""


def test_a_ring_that_stands_still_costs_nothing(new_player: NewPlayer, server: Server) -> None:
    """It looks for its element again when something changes, in the window or on the page."""
    player = new_player()
    opened = StagedGame(SEED, seats=(person("Anna"), computer("tiro"))).until(deciding("movement", 0))
    game = opened.put_on(server)
    player.page.goto("/")
    guided = json.dumps({"game": game.game, "done": []})
    player.page.evaluate("guided => localStorage.setItem('rubicon-guide', guided)", guided)
    player.open_table(game.tokens["caesar"])
    ring = player.page.locator(".table > .spotlight")
    expect(ring).to_be_visible()
    assert player.page.evaluate(_RESTS)
    places = [ring.bounding_box()]
    player.page.set_viewport_size({"width": 1000, "height": 700})
    player.wait_for(lambda: ring.bounding_box() not in places)
    assert player.page.evaluate(_RESTS)
    places.append(ring.bounding_box())
    player.page.locator(".rubicon-map").hover()
    player.page.mouse.wheel(0, -400)
    player.wait_for(lambda: ring.bounding_box() not in places)
    assert player.page.evaluate(_RESTS)


@pytest.mark.parametrize("title", LESSONS)
def test_the_guided_game_from_first_to_last_step(new_player: NewPlayer, title: str) -> None:
    """Every part of a turn by doing what the coach says; then the game goes on without it."""
    player = new_player()
    begun: list[str] = []
    player.page.on(
        "request",
        lambda sent: (
            begun.append(sent.url)
            if sent.method == "POST" and sent.url.endswith(("/api/games", "/api/forks"))
            else None
        ),
    )
    player.page.goto("/")
    named = player.page.locator(f'option[value="{title}"]')  # the titles come a moment later
    player.page.locator("form select", has=named).select_option(title)
    reading = ReadingTime()
    player.page.get_by_role("button", name="Learn it").click()
    steps = follow_coach(player, lambda step: step == "farewell", reading=reading)
    print(steps)
    print(f"{reading.words} words, {reading.clicks} clicks: {reading.minutes:.1f} minutes for a newcomer")
    assert title != "rome-vs-gaul" or reading.minutes < GUIDED_TURN_MINUTES
    always, in_time = LESSONS[title]
    assert always <= set(steps)
    assert len(begun) == (
        4 if title == "rome-vs-gaul" else 1
    )  # a game for each chapter with its own position
    assert in_time & set(steps) or player.is_over  # a war may be won early
    check_accessibility(player, "the coach")
    player.page.get_by_role("button", name="Play on").click()
    expect(player.page.locator(".coach")).to_have_count(0)
    player.page.reload()
    player.wait_for_turn()
    expect(player.page.locator(".coach")).to_have_count(0)


def open_guided_game(player: BrowserPlayer, opened: CreatedGame, *done: str) -> None:
    """Open a table as a player whom the coach has already shown the steps `done`."""
    player.page.goto("/")
    guided = json.dumps({"game": opened.game, "done": done})
    player.page.evaluate("guided => localStorage.setItem('rubicon-guide', guided)", guided)
    player.open_table(opened.tokens["caesar"])


def test_the_coach_explains_a_battle(new_player: NewPlayer, server: Server) -> None:
    """First the coach explains the battle board, then it marks a block to fire with a ring."""
    staged = StagedGame(SEED, seats=(person("Anna"), computer("tiro"))).until(deciding("battle-turn", 0))
    player = new_player()
    open_guided_game(player, staged.put_on(server))
    steps = follow_coach(player, lambda step: step not in ("lines", "fire"))
    assert steps[:2] == ["lines", "fire"]
    expect(player.page.locator(".chronicle")).to_contain_text(re.compile("Legio [0-9]+ fires"))


@pytest.mark.parametrize("height", [844, 640])
def test_the_coach_scrolls_its_target_into_view(new_player: NewPlayer, server: Server, height: int) -> None:
    """On a phone the blocks that may take a hit do not all fit on the battle board."""
    staged = StagedGame(51, seats=(person("Anna"), computer("tiro")))
    staged.until(lambda found: deciding("hits", 0)(found) and len(found.choices(0)) > 3)
    player = new_player(**{**PHONE, "viewport": {"width": 390, "height": height}})
    open_guided_game(player, staged.put_on(server), "lines")
    expect(player.page.locator(".coach [data-step]")).to_have_attribute("data-step", "hits")
    expect(player.page.locator(".spotlight")).to_be_visible()


def test_the_coach_marks_the_block_in_the_pool_and_not_its_tab(new_player: NewPlayer, server: Server) -> None:
    """The pool is longer than its panel: the coach scrolls to the block, even though the tab is in sight."""
    staged = StagedGame(SEED, seats=(person("Anna"), computer("tiro")))
    staged.until(
        lambda found: deciding("levies", 0)(found) and not any("raise" in text for text in found.choices(0))
    )
    player = new_player(viewport={"width": 1280, "height": 560})
    open_guided_game(player, staged.put_on(server))
    expect(player.page.locator(".coach [data-step]")).to_have_attribute("data-step", "levy")
    expect(player.page.locator(".spotlight")).to_be_visible()
    player.page.wait_for_timeout(700)  # longer than panels need to reach their size
    ring, tab = (player.page.locator(each).bounding_box() for each in (".spotlight", "#tab-pools"))
    assert ring is not None
    assert tab is not None
    assert ring["y"] + ring["height"] / 2 > tab["y"] + tab["height"]


def test_the_guide_on_a_phone_adapts_and_can_be_left(new_player: NewPlayer) -> None:
    """It goes on after a reload, and has a text for whatever else the player does."""
    player = new_player(**PHONE)
    player.page.goto("/")
    player.page.get_by_role("button", name="Learn it").click()
    follow_coach(player, lambda step: step == "play")
    check_accessibility(player, "the coach on a phone")
    player.page.reload()
    follow_coach(player, lambda step: step not in ("play", "wait"))
    rng = Random(SEED)
    for _ in range(6):
        player.wait_for_turn()
        if player.is_over:
            return
        player.decide(rng)
        expect(player.page.locator(".coach [data-step]")).not_to_be_empty()
    player.wait_for_turn()
    player.close_report()  # it lies over the coach
    player.page.get_by_role("button", name="Leave the guide").click()
    expect(player.page.locator(".coach")).to_have_count(0)


def test_the_panel_of_a_place_tells_what_one_may_know(new_player: NewPlayer, server: Server) -> None:
    """Which blocks may stand there, how likely each is, how the player knows; between people too."""
    staged = StagedGame(SEED).until(deciding("movement", 0))
    view = staged.table.view(0)
    assert view is not None
    place = view["hidden"]["pompey"][0][0]
    player = new_player()
    player.open_table(staged.put_on(server).tokens["caesar"])
    player.page.locator(f'.rubicon-map [data-place="{place}"]').evaluate("place => place.click()")
    known = player.page.get_by_role("region", name=re.compile("hidden blocks? of Pompey"))
    expect(known.locator("tbody tr")).not_to_have_count(0)
    expect(known).to_contain_text("%")
    check_accessibility(player, "what one may know", map_too=False)
