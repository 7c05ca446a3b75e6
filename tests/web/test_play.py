"""Games in real browsers: by mouse, by keyboard, by dragging, at one screen, and through a crash."""

from __future__ import annotations

import json
import re
import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from rubicon import games
from rubicon.table.seats import computer, person
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.rome_vs_gaul import moments
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, at_turn, deciding
from tests.web.conftest import fast_bot_server

SEED = 705
#: The least number of uses of each control in a whole game. A war of Caesar XL may end early.
MIN_USES = {"julius-caesar": {"cards": 6, "map": 1}, "caesar-xl": {"cards": 1}, "rome-vs-gaul": {"cards": 2}}
#: The side that a player takes on the start page: the computer begins in Rome vs Gaul then.
FIRST_SIDE = {"rome-vs-gaul": "gaul"}


def late_game(title: str) -> StagedGame:
    """A game against the computer that is nearly over: the last two of the 14 turns of Caesar XL; the last
    cards and the last winter of Rome vs Gaul, whose games have some 550 decisions and no shorter scenario."""
    seats = (person("Anna"), computer("tiro"))
    if title == "rome-vs-gaul":
        return moments.late_game(seats)
    return StagedGame(SEED, title, seats=seats).until(at_turn(turn=13))


#: Titles of which only the first and the last turns are played, unless there is time.
LONG = ("caesar-xl", "rome-vs-gaul")


def first_turns_played(used: dict[str, int]) -> bool:
    """Whether the first few turns of a long game have been played."""
    return sum(used.values()) >= 25 and used.get("cards", 0) >= 1


#: Titles, and whether a game is played without leaving out its middle.
GAMES = [
    *((title, False) for title in MIN_USES),
    *(pytest.param(title, True, marks=pytest.mark.soak) for title in LONG),
]


def play_game(
    player: BrowserPlayer, server: Server, title: str, whole: bool, decide: Callable[[Random], str]
) -> dict[str, int]:
    """Play the game that has begun to its end; of a long one, unless `whole`, the first turns, and the last
    turns of another. Returns how often each control was used."""
    used: Counter[str] = Counter()
    if title in LONG and not whole:
        used.update(player.play_until(Random(SEED), decide, first_turns_played))
        player.open_table(late_game(title).put_on(server).tokens[games.game(title).sides[0]])
    used.update(player.play_to_the_end(Random(SEED), decide))
    expect(player.page.locator(".end")).to_contain_text(re.compile("has won|is a draw"))
    return used


@pytest.mark.parametrize(("title", "whole"), GAMES)
def test_a_game_with_the_mouse(new_player: NewPlayer, server: Server, title: str, whole: bool) -> None:
    """Against the computer, by clicks only: Julius Caesar from the start page to the end; of the others,
    which are longer, the first and the last turns. Then the replay."""
    player = new_player()
    player.begin_against_computer("tiro", FIRST_SIDE.get(title, "caesar"), title)
    used = play_game(player, server, title, whole, player.decide)
    print(f"seed {SEED}: {used}")
    assert player.page.locator(".prompt .big").inner_text()
    assert all(used.get(what, 0) >= least for what, least in MIN_USES[title].items())

    player.page.get_by_role("tab", name="Chronicle").click()
    said = player.page.locator(".chronicle li").last.inner_text()
    fought = player.page.locator(".chronicle li", has_text="Round 1").count() > 0  # the dice decide that
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("link", name="Replay what you have seen").click()
    slider = player.page.locator(".replay input[type=range]")
    assert int(slider.get_attribute("max") or 0) > MIN_USES[title]["cards"]
    expect(player.page.locator(".replay output")).to_contain_text("1/")
    if fought:
        player.page.get_by_role("button", name="Next battle").click()
        expect(player.page.locator(".replay .battle")).to_be_visible()
    player.press("End")
    expect(player.page.locator(".chronicle li").last).to_contain_text(said)
    player.press("ArrowLeft", "Home")
    expect(player.page.locator(".replay output")).to_contain_text("1/")


@pytest.mark.parametrize(("title", "whole"), GAMES)
def test_a_game_with_the_keyboard(new_player: NewPlayer, server: Server, title: str, whole: bool) -> None:
    """The same games as with the mouse, by keys only. The focus is never lost."""
    player = new_player()
    player.page.goto("/")
    player.page.wait_for_selector("button.begin:enabled")
    player.tab_to("select")
    player.press(games.game(title).title[0])
    player.tab_to("button.begin")
    player.press("Enter")
    used = play_game(player, server, title, whole, player.decide_by_keys)
    print(f"seed {SEED}: {used}")
    assert all(used.get(what, 0) >= least for what, least in MIN_USES[title].items())


def test_keys_are_listed_and_one_undoes(new_player: NewPlayer, server: Server) -> None:
    """A key undoes a march. The list of keys opens, closes, and returns the focus."""
    player = new_player()
    player.open_table(StagedGame(SEED).until(deciding("movement", 0)).put_on(server).tokens["caesar"])
    player.press("m", "Enter")
    player.wait_for_focus(".place-card button.piece")
    player.press("Enter", "m")
    expect(player.page.locator(".rubicon-map .place:focus")).to_have_attribute("aria-label", re.compile("."))
    player.press_and_wait("Enter")
    undo = player.page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    player.press_and_wait("u")
    expect(undo).to_have_count(0)
    player.press("d", "?")
    keys = player.page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("undo")
    player.press("Escape")
    expect(keys).to_have_count(0)
    player.wait_for_focus(".prompt")


def player_about_to_move(new_player: NewPlayer, server: Server) -> BrowserPlayer:
    """Caesar, in a game of two people, about to move."""
    mover = new_player()
    mover.open_table(StagedGame(SEED).until(deciding("movement", 0)).put_on(server).tokens["caesar"])
    return mover


#: Pieces of the place that has the focus which no click would reach.
_OUT_OF_SIGHT = """() => {
    const stack = document.activeElement.nextElementSibling;
    if (!stack?.matches('.stack')) return [];
    return [...stack.querySelectorAll('.piece')].filter(piece => {
        const box = piece.getBoundingClientRect();
        return !stack.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    }).map(piece => `${document.activeElement.dataset.place}: ${piece.title}`);
}"""


@pytest.mark.parametrize("width", [1280, 390])
def test_a_place_comes_into_view_with_all_that_stands_there(
    new_player: NewPlayer, server: Server, width: int
) -> None:
    """However near the edge: go to each highlighted place, and to those next to it, from every direction."""
    player = new_player(viewport={"width": width, "height": 800})
    player.open_table(StagedGame(SEED).until(deciding("movement", 0)).put_on(server).tokens["caesar"])
    player.press("m", "+", "+")
    hidden: list[str] = []
    for _ in range(12):
        for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "PageDown"):
            player.press(key)
            player.page.evaluate("new Promise(requestAnimationFrame)")  # a frame later it is drawn
            hidden += player.page.evaluate(_OUT_OF_SIGHT)
    assert hidden == []


def test_the_focus_stays_when_a_list_closes(new_player: NewPlayer, server: Server) -> None:
    """An element with the focus may be hidden but not removed. The focus then goes to its panel."""
    player = player_about_to_move(new_player, server)
    player.press("c")
    player.tab_to(".choices summary")
    player.press("Enter", "Tab")
    player.wait_for_focus(".choices details button")
    player.page.evaluate("document.activeElement.closest('details').open = false")
    expect(player.page.locator("#panel")).to_be_focused()


def test_a_place_that_is_not_offered_says_why(new_player: NewPlayer, server: Server) -> None:
    """The answer names the rule, and the link to the rules opens it."""
    mover = player_about_to_move(new_player, server)
    mover.page.locator(".rubicon-map [data-piece]").first.click()
    mover.page.locator('.rubicon-map [data-place="sinope"]').evaluate("place => place.click()")
    notice = mover.page.locator(".notice.why")
    expect(notice).to_contain_text(re.compile(r"^\d+\.\d+: .{20}"))
    mover.page.locator(".hint .link").click()
    expect(mover.page.locator(".rules h3").first).to_contain_text("6.1")


def test_dragging_and_going_together(new_player: NewPlayer, server: Server) -> None:
    """A block is dragged to a place. All blocks of a place go with one click."""
    mover = player_about_to_move(new_player, server)
    marches = mover.page.locator(".chronicle li", has_text=" → ")
    block = mover.page.locator('.rubicon-map [data-piece="legio-8"]')
    block.click()
    goal = mover.page.locator(".prompt [data-goal]:not(.attack)").first.get_attribute("data-goal")
    place = mover.page.locator(f'.rubicon-map [data-place="{goal}"]')
    mover.page.keyboard.press("Escape")
    start, end = block.bounding_box(), place.bounding_box()
    assert start is not None
    assert end is not None
    seq = mover.seq
    mover.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mover.page.mouse.down()
    mover.page.mouse.move(end["x"] + 30, end["y"] + 30, steps=6)
    mover.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
    mover.page.mouse.up()
    mover.wait_for_update(seq)
    expect(marches).to_have_count(1)
    mover.wait_for_turn()
    mover.press("u")
    expect(marches).to_have_count(0)
    mover.wait_for_turn()
    block.click()
    company = mover.page.locator(".along")
    (more,) = map(int, re.findall(r"\d+", company.inner_text()))
    company.click()
    mover.page.locator(f'.prompt [data-goal="{goal}"]').click()
    marches.nth(1).wait_for(state="attached")
    mover.wait_for_turn()
    assert marches.count() <= more + 1


def test_a_title_without_a_map(new_player: NewPlayer, server: Server) -> None:
    """Every decision of any title can be made from the list of choices."""
    opened = server.create("forum")
    players = [new_player(), new_player()]
    for player, side in zip(players, [side for side in opened.tokens if side is not None], strict=True):
        player.page.goto(f"/g#{opened.tokens[side]}")
    rng = Random(SEED)
    players[0].wait_for_turn()
    while not all(player.is_over for player in players):
        for player in players:
            if player.is_deciding:
                player.wait_for_turn()
                seq = player.seq
                player.choose_from_list(rng)
                player.wait_for_update(seq)


def test_two_at_one_screen(new_player: NewPlayer) -> None:
    """The screen is handed over before the other side's secrets are on it."""
    pair = new_player()
    pair.page.goto("/")
    pair.page.get_by_text("Two at this screen").click()
    pair.page.get_by_role("button", name="Begin").click()
    pair.page.get_by_role("button", name="I am Caesar").click()
    for _ in range(2):  # discard and play
        pair.wait_for_turn()
        seq = pair.seq
        pair.page.locator(".hand .card.can").first.click()
        pair.page.wait_for_function(
            "seq => Number(document.querySelector('.table')?.dataset.seq ?? 1e9) > seq", arg=seq
        )
    expect(pair.page.get_by_role("heading", name="Pompey, it is yours")).to_be_visible()
    assert pair.page.locator(".hand").count() == 0
    pair.page.get_by_role("button", name="I am Pompey").click()
    pair.wait_for_turn()
    assert "Pompey" in pair.prompt
    assert pair.page_state()["focused"]


def test_at_one_screen_both_look_at_a_battle(new_player: NewPlayer, server: Server) -> None:
    """Inside a battle, where nothing is hidden, the screen is not handed over; no hand is on it then."""
    staged = StagedGame(8).until(deciding("battle-turn"))
    opened = staged.put_on(server)
    pair = new_player()
    tokens = [str(opened.tokens[viewer]) for viewer in ("caesar", "pompey", None)]
    pair.page.goto(f"/g#{'+'.join(tokens)}")
    deciders = set()
    for _ in range(4):
        pair.wait_for_turn()
        assert pair.page.get_by_role("button", name="I am").count() == 0
        expect(pair.page.locator(".prompt")).to_contain_text("Both may look.")
        assert pair.page.locator(".hand .card").count() == 0
        deciders.update(re.findall(r"look\. (\w+) decides", pair.prompt))
        seq = pair.seq
        pair.page.locator(".battle .deed:is(.fire, .hit)").first.click()
        pair.wait_for_update(seq)
    assert deciders == {"Caesar", "Pompey"}


def test_at_one_screen_no_player_is_asked_before_both_seats_are_connected(
    new_player: NewPlayer, server: Server
) -> None:
    """Both sides have to choose, and the second connection is faster. Caesar is still asked first."""
    pair = new_player()
    opened = server.create("julius-caesar")
    sockets: list[list[tuple[WebSocketRoute, str | bytes]]] = []

    def hold_back(route: WebSocketRoute) -> None:
        """Keep the server's messages until the test sends them."""
        kept: list[tuple[WebSocketRoute, str | bytes]] = []
        sockets.append(kept)
        route.connect_to_server().on_message(lambda message: kept.append((route, message)))

    pair.page.route_web_socket("**/ws", hold_back)
    pair.page.goto(f"/g#{opened.tokens['caesar']}+{opened.tokens['pompey']}")
    pair.wait_for(lambda: len(sockets) == 2 and all(sockets))
    for kept in reversed(sockets):
        for route, message in kept:
            route.send(message)
    expect(pair.page.get_by_role("heading", name="Caesar, it is yours")).to_be_visible()


def test_at_one_screen_the_first_player_is_asked_first_whatever_arrives_first(
    new_player: NewPlayer, server: Server
) -> None:
    """Both sides have to choose, Pompey's decision arrives first, and Caesar is still asked first."""
    pair = new_player()
    opened = server.create("julius-caesar")
    late: list[tuple[WebSocketRoute, str]] = []

    def without_decision(route: WebSocketRoute) -> None:
        """Welcome Caesar without a decision, which follows when the test sends the real welcome."""
        is_first = not sockets
        sockets.append(route)

        def pass_on(message: str | bytes) -> None:
            told = json.loads(message)
            if is_first and told["type"] == "welcome" and not late:
                late.append((route, str(message)))
                told["screen"]["decision"] = None
                message = json.dumps(told)
            route.send(message)

        route.connect_to_server().on_message(pass_on)

    sockets: list[WebSocketRoute] = []
    pair.page.route_web_socket("**/ws", without_decision)
    pair.page.goto(f"/g#{opened.tokens['caesar']}+{opened.tokens['pompey']}")
    expect(pair.page.get_by_role("heading", name="Pompey, it is yours")).to_be_visible()
    for route, message in late:
        route.send(message)
    expect(pair.page.get_by_role("heading", name="Caesar, it is yours")).to_be_visible()


def test_the_connection_comes_back(new_player: NewPlayer, tmp_path: Path) -> None:
    """The server is killed and started again: the page says so, catches up, and the game goes on."""
    with fast_bot_server(tmp_path) as own:
        player = new_player(own)
        player.begin_against_computer("tiro")
        player.decide(Random(SEED))
        player.rest()
        shown = player.page.evaluate("document.querySelector('.world').style.transform")
        own.stop(signal.SIGKILL)
        expect(player.page.locator(".connection-lost")).to_be_visible()
        player.rest()
        assert player.page.evaluate("document.querySelector('.world').style.transform") == shown
        # A choice waits for the server and says so. Another one replaces it, and only that one counts.
        cards = player.page.locator(".hand .card.can")
        first, second = (cards.nth(at).get_attribute("data-card") for at in (0, 1))
        cards.nth(0).click()
        expect(player.page.locator(".prompt")).to_contain_text("Not sent yet")
        player.page.get_by_role("button", name="Take it back").click()
        expect(player.page.locator(".prompt")).not_to_contain_text("Not sent yet")
        cards.nth(0).click()
        cards.nth(1).click()
        own.start()
        expect(player.page.locator(".connection-lost")).to_have_count(0, timeout=30_000)
        # The browser itself reports what could not be reached, some of it late.
        expected = ("WebSocket connection", "net::ERR_CONNECTION")
        player.errors[:] = [line for line in player.errors if not any(each in line for each in expected)]
        player.wait_for_turn()
        hand = player.page.locator(".hand .card").evaluate_all("all => all.map(card => card.dataset.card)")
        assert first in hand
        assert second not in hand
        player.decide(Random(SEED))
