"""Finished games in a real browser: the end, replay, record files, playing on, and analysis."""

from __future__ import annotations

import re
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from rubicon import games
from rubicon.core.record import parse
from rubicon.core.verdict import verify
from rubicon.server.settings import RECORD_BYTES
from rubicon.store.records import import_record
from rubicon.store.store import Store
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.build import ROOT
from tests.support.server_process import Server
from tests.web.test_access import check_accessibility

#: A whole game of 490 steps with a valid seal.
RECORD = ROOT / "tests/games/julius_caesar/golden/historical-2.0.rec"
LAST_STEP = 491
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def game(server: Server) -> str:
    """The id of a finished game in the server's database."""
    store = Store.open(str(server.home / "rubicon.sqlite"))
    name = import_record(store, RECORD, games.game, time.time())
    store.close()
    assert name is not None
    return name


def open_replay(player: BrowserPlayer, address: str) -> None:
    """Open a replay, and wait until it is drawn."""
    player.page.goto(address)
    player.page.wait_for_selector(".replay .rubicon-map [data-place]")


#: Of more than four blocks that show their backs, four are drawn, with the number of all.
FACES = """() => [
    document.querySelectorAll('.rubicon-map button.piece').length,
    document.querySelectorAll('.rubicon-map .group > span.piece').length
        + [...document.querySelectorAll('.rubicon-map .backs')]
            .map(backs => Number(backs.querySelector('.number')?.textContent ?? 1))
            .reduce((sum, count) => sum + count, 0),
]"""


def face_counts(player: BrowserPlayer) -> tuple[int, int]:
    """The number of blocks on the map that lie face up, and of those that show their backs."""
    up, down = player.page.evaluate(FACES)
    return up, down


def test_a_replay_as_each_viewer(new_player: NewPlayer, game: str) -> None:
    """By a link: everything, what either side saw, and what spectators saw, at the same step."""
    player = new_player()
    open_replay(player, f"/replay#game={game}&at=200&eyes=truth")
    expect(player.page.locator("output")).to_have_text(f"200/{LAST_STEP}")
    truth = face_counts(player)
    assert truth[0] > 20
    assert truth[1] == 0
    expect(player.page.locator(".hands dt")).to_have_count(2)
    check_accessibility(player, "replay with the truth")
    viewpoint = player.page.get_by_label(re.compile("^View"))
    seen = {}
    for side in ("caesar", "pompey", "spectator"):
        viewpoint.select_option(side)
        expect(player.page.locator(".hands")).to_have_count(0)
        seen[side] = face_counts(player)
        assert sum(seen[side]) == sum(truth)
        assert f"eyes={side}" in player.page.url
    assert seen["spectator"] == (0, sum(truth))
    assert seen["caesar"][0] + seen["pompey"][0] == sum(truth)

    # Its keys: a step, a turn, a battle, forwards and back; the address follows.
    viewpoint.select_option("truth")
    player.page.locator(".replay .log").focus()
    player.press("b")
    expect(player.page.locator(".battle")).to_be_visible()
    at = int(player.page.locator("output").inner_text().split("/")[0])
    player.press("t", "Shift+B")
    expect(player.page.locator("output")).to_have_text(f"{at}/{LAST_STEP}")
    player.press("ArrowLeft", "ArrowRight", "End")
    expect(player.page.locator("output")).to_have_text(f"{LAST_STEP}/{LAST_STEP}")
    expect(player.page.locator(".ended")).to_contain_text("Pompey has won.")
    assert f"at={LAST_STEP}" in player.page.url
    player.page.reload()
    player.page.wait_for_selector(".replay .rubicon-map [data-place]")
    expect(player.page.locator("output")).to_have_text(f"{LAST_STEP}/{LAST_STEP}")
    player.page.get_by_text("Who played, and the seal").click()
    player.page.wait_for_selector('[data-seal="proved"]')
    expect(player.page.locator('[data-seal="proved"]')).to_contain_text("(27 rolls)")


def test_a_record_file_is_dropped_checked_and_played_on(
    new_player: NewPlayer, server: Server, tmp_path: Path
) -> None:
    """The page says what is wrong with a file. A good one is replayed, and played on with a new seal."""
    player = new_player(**PHONE)
    player.page.goto("/")
    choose = player.page.locator("input[type=file]")
    text = RECORD.read_text("utf-8")
    for name, content, said in (
        ("letter.txt", "Alea iacta est.\n", "not a record"),
        ("damaged.rubicon", text.replace(" march ", " marsh ", 1), "check does not fit"),
        ("future.rubicon", text.replace("record 1", "record 9", 1), "record format 9 is not known"),
        ("large.rubicon", "rubicon-record 1\n" + "x" * RECORD_BYTES, "too large"),
    ):
        (tmp_path / name).write_text(content, "utf-8")
        choose.set_input_files(tmp_path / name)
        player.page.get_by_role("alert").filter(has_text=said).wait_for()
    player.errors[:] = [line for line in player.errors if "409 (Conflict)" not in line]  # they were refused
    player.page.evaluate(
        """text => {
            const files = new DataTransfer();
            files.items.add(new File([text], "war.rubicon"));
            dispatchEvent(new DragEvent("drop", {dataTransfer: files, cancelable: true}));
        }""",
        text,
    )
    player.page.wait_for_selector(".replay .rubicon-map [data-place]")
    slider = player.page.locator("input[type=range]")
    slider.fill("120")
    check_accessibility(player, "replay of a file, on a phone")
    speeds = player.page.get_by_role("group", name="Let it run").get_by_role("button")
    for speed in speeds.all():
        box = speed.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] + box["width"] <= PHONE["viewport"]["width"]
    player.page.get_by_role("button", name="Play on from here").click()
    player.page.get_by_label("Your side").select_option("pompey")
    player.page.get_by_role("button", name="Play on from step 120").click()
    player.wait_for_turn()
    assert "/g#" in player.page.url
    player.decide(Random(1))
    player.wait_for_turn()
    resign(player)
    player.page.wait_for_selector('.end [data-seal="proved"]')
    link = player.page.get_by_role("link", name="Download").get_attribute("href")
    played = parse(server.request("GET", str(link)).text)
    assert played.branched == 120
    assert verify(played, games.game).holds


def resign(player: BrowserPlayer) -> None:
    player.page.get_by_role("button", name="Menu").click()
    player.page.get_by_role("button", name="Resign …").click()
    player.page.get_by_role("button", name="Yes, I resign").click()


class UnknownAnalysis:
    """Answers the first requests for an analysis like a server process that does not know it."""

    def __init__(self, page: Page) -> None:
        #: Number of requests to make the analysis.
        self.asked = 0
        #: Number of requests still to be answered with 404.
        self.left = 8
        page.route("**/api/analyses", self.ask)
        page.route("**/api/analyses/*", self.answer)

    def ask(self, route: Route) -> None:
        self.asked += 1
        route.continue_()

    def answer(self, route: Route) -> None:
        if self.left:
            self.left -= 1
            route.fulfill(status=404, json={"code": "unknown", "why": "There is no such analysis any more."})
        else:
            route.continue_()


def test_the_end_of_a_game_and_its_analysis(new_player: NewPlayer, server: Server) -> None:
    """Who won and why, the seal, all that was hidden; then the replay and the analysis."""
    opened = server.create("julius-caesar", [{"kind": "me"}, {"kind": "bot", "bot": "tiro"}], ask=True)
    player = new_player()
    player.page.goto(f"/g#{opened.tokens['caesar']}")
    player.wait_for_turn()  # the browser has given its words for the dice by itself
    player.decide(Random(1))  # a discard
    player.wait_for_turn()
    assert face_counts(player)[1] > 10
    resign(player)
    end = player.page.locator(".end")
    expect(end).to_contain_text("Pompey has won.")
    expect(end).to_contain_text("Caesar resigns.")
    expect(end).to_contain_text("Alexandria 2")
    expect(end).not_to_contain_text("points at the end of a Year win")
    player.page.wait_for_selector('.end [data-seal="proved"]')
    expect(end).to_contain_text("The seal holds.")
    expect(end).to_contain_text("legal. The only die roll or draw came from the seal. Words of Caesar are in")
    expect(end.locator('[data-receipt="receipt-good"]')).to_contain_text("nobody could choose these dice")
    hand = end.get_by_text("Pompey's hand")
    expect(hand).to_be_in_viewport()
    assert face_counts(player)[1] == 0
    check_accessibility(player, "the end")
    player.page.get_by_role("button", name="Share").click()
    shared = player.page.get_by_label("Link to this game").input_value()
    assert shared == f"{server.address}/replay?game={opened.game}#game={opened.game}"

    unknown = UnknownAnalysis(player.page)
    player.page.get_by_role("link", name="Analysis").click()
    graph = player.page.get_by_role("slider")
    expect(graph).to_be_visible(timeout=30_000)
    check_accessibility(player, "analysis")
    player.page.locator('[data-state="done"]').wait_for(timeout=120_000)
    expect(player.page.get_by_role("heading", name="Turning points")).to_be_visible()
    graph.focus()
    player.press("End")
    expect(graph).to_have_attribute("aria-valuetext", re.compile("Caesar wins with 0%"))
    check_accessibility(player, "analysis, done")
    assert unknown.asked == 2, "the page should ask for the analysis again"
    player.errors[:] = [line for line in player.errors if "404 (Not Found)" not in line]
    player.press("Home", "ArrowRight", "Enter")
    player.page.wait_for_selector(".replay .rubicon-map [data-place]")
    expect(player.page.locator("output")).to_contain_text("1/")


def test_a_game_under_way_has_no_replay_and_no_analysis(new_player: NewPlayer, server: Server) -> None:
    opened = server.create("julius-caesar")
    player = new_player()
    for page in ("replay", "analysis"):
        player.page.goto("about:blank")
        player.page.goto(f"/{page}#game={opened.game}&eyes=truth")
        expect(player.page.get_by_role("alert")).to_contain_text("This game goes on.")
    player.errors[:] = [line for line in player.errors if "409 (Conflict)" not in line]
