"""Accessibility: axe-core finds no violation, and a game can be played with the board in words alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from rubicon import games
from rubicon.table.seats import computer, person
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.build import ROOT
from tests.support.rome_vs_gaul import moments
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, deciding, offered, over

SEED = 1
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
TABS = ("Chronicle", "Board", "Pools", "Talk", "Rules", "Choices")
#: By title: the seed of a game, and the kinds of decision with their own panels that occur in it.
KINDS: dict[str, tuple[int, list[str]]] = {
    "julius-caesar": (
        1,
        [
            *("discard", "play", "marching", "levies", "battle-turn", "hits", "regroup", "next-battle"),
            *("navis-to-port", "winter-supply", "disbanding", "defection", "eruption"),
        ],
    ),
    "caesar-xl": (
        2,
        [
            *("march", "purchase", "forum", "bidding", "picking", "discarding", "losses", "sailing"),
            *("tactics", "commitment", "hits", "retreat", "withdrawal"),
        ],
    ),
}
#: Every kind of decision of Rome vs Gaul: the same panels, but all of them different in what is offered.
KINDS["rome-vs-gaul"] = (3, moments.KINDS)
#: Titles and parts of their kinds, which several processes check at the same time.
PARTS = [
    (title, part, parts)
    for title in KINDS
    for parts in (4 if title == "rome-vs-gaul" else 2,)
    for part in range(parts)
]
PHONES: tuple[ViewportSize, ViewportSize] = ({"width": 390, "height": 844}, {"width": 844, "height": 390})


def check_accessibility(
    player: BrowserPlayer, where: str, map_too: bool = True, dark_too: bool = True
) -> None:
    """axe-core finds no violation on the page; in the dark theme with large text, none of contrast.

    Half of the time goes into the map, which looks alike in all states of a game. Tests that check many
    states check the map in only some of them.
    """
    page = player.page
    page.wait_for_selector("main", state="attached")  # parts of the page are fetched when they are needed
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate(
        """async ([mapToo, darkToo]) => {
            // Without the map in the document, axe has far fewer elements to look at.
            const map = mapToo ? null : document.querySelector('.rubicon-map');
            const gap = document.createElement('div');
            map?.replaceWith(gap);
            const run = options => axe.run(document, {resultTypes: ['violations'], ...options});
            const { violations } = await run({});
            if (darkToo) {
                const root = document.documentElement.dataset;
                const { theme, size } = root;
                Object.assign(root, {theme: 'dark', size: 'large'});
                violations.push(...(await run({runOnly: ['color-contrast']})).violations);
                Object.assign(root, {theme, size});
            }
            if (map) gap.replaceWith(map);
            return violations;
        }""",
        [map_too, dark_too],
    )
    messages = [
        f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found
    ]
    assert messages == [], f"{where}: {messages}"


def test_axe_on_the_pages_around_a_game(new_player: NewPlayer, server: Server) -> None:
    player = new_player()
    page = player.page
    server.create(
        "julius-caesar", [{"kind": "me"}, {"kind": "open"}], listed=True
    )  # for the list of open games
    page.goto("/")
    page.wait_for_selector("button.begin:enabled")
    for way in ("Play the computer", "Two at this screen", "Invite a friend"):
        page.get_by_text(way).click()
        check_accessibility(player, f"start page: {way}")
    page.get_by_role("button", name="Make the invitation").click()
    invitation = page.get_by_label("Invitation", exact=True).input_value()
    check_accessibility(player, "an invitation made")
    page.goto(invitation)
    page.get_by_role("button", name="Take the seat").wait_for()
    check_accessibility(player, "an invitation received")
    opened = server.create("julius-caesar")
    page.goto(f"/g#{opened.tokens['caesar']}+{opened.tokens['pompey']}")
    page.get_by_role("button", name="I am Caesar").wait_for()
    check_accessibility(player, "hand-over")
    page.goto("/g#" + "x" * 32)
    page.get_by_role("alert").wait_for()
    check_accessibility(player, "a link that opens nothing")
    player.errors.clear()


@pytest.mark.parametrize("title", KINDS)
def test_axe_when_a_game_is_over(new_player: NewPlayer, server: Server, title: str) -> None:
    player = new_player()
    ended = StagedGame(SEED, title).until(over).put_on(server).tokens[games.game(title).sides[0]]
    player.open_table(ended)
    check_accessibility(player, "the end")
    player.page.set_viewport_size(PHONES[0])
    check_accessibility(player, "the end on a phone", map_too=False)
    player.page.goto(f"/replay#{ended}")
    player.page.wait_for_selector(".replay .rubicon-map")
    player.page.get_by_role("button", name="Next battle").click()
    check_accessibility(player, "replay on a phone", map_too=False)
    player.page.set_viewport_size({"width": 1280, "height": 800})
    check_accessibility(player, "replay")


@pytest.mark.parametrize(("title", "part", "parts"), PARTS)
@pytest.mark.parametrize("always_map", [False, pytest.param(True, marks=pytest.mark.soak)])
def test_axe_in_every_state_of_a_game(
    new_player: NewPlayer, server: Server, title: str, part: int, parts: int, always_map: bool
) -> None:
    player = new_player()
    seed, kinds = KINDS[title]
    # Blocks, a battle, a hand.
    mapped = set(kinds) if always_map else {"marching", "march", "battle-turn", "purchase", "move"}
    for kind in kinds[part::parts]:
        staged = (
            moments.staged_at(kind)
            if title == "rome-vs-gaul"
            else StagedGame(seed, title).until(deciding(kind))
        )
        player.open_table(staged.put_on(server).tokens[staged.decider])
        check_accessibility(player, kind, map_too=kind in mapped)
        player.page.set_viewport_size(PHONES[part % 2])
        check_accessibility(player, f"{kind} on a phone", map_too=kind in mapped, dark_too=kind in mapped)
        player.page.set_viewport_size({"width": 1280, "height": 800})


def test_axe_on_the_panels_of_a_table(new_player: NewPlayer, server: Server) -> None:
    player = new_player()
    player.open_table(StagedGame(SEED).until(deciding("movement", 0)).put_on(server).tokens["caesar"])
    player.page.locator(".rubicon-map [data-piece]").first.click()
    for tab in TABS:
        player.page.get_by_role("tab", name=tab).click()
        player.page.locator("#panel *").first.wait_for()
        check_accessibility(player, f"a selected block, {tab}", map_too=tab == TABS[0])
    player.page.get_by_role("button", name="Menu").click()
    check_accessibility(player, "menu", map_too=False)
    player.press("?")
    check_accessibility(player, "keys", map_too=False)


def test_axe_on_the_panels_of_rome_vs_gaul(new_player: NewPlayer, server: Server) -> None:
    """What the rules say about the moment; answers about supply and reach; scores, trays, cards, legend."""
    player = new_player()
    page = player.page
    for kind in ("treachery", "intercept", "defenders", "camps"):
        staged = moments.staged_at(kind)
        player.open_table(staged.put_on(server).tokens[staged.decider])
        page.locator(".inspection.live li").first.wait_for()
        check_accessibility(player, f"about this moment: {kind}", map_too=False)
    player.open_table(
        StagedGame(SEED, "rome-vs-gaul").until(deciding("round", 0)).put_on(server).tokens["rome"]
    )
    page.get_by_role("button", name="What did they do?").click()
    page.locator('.rubicon-map [data-place="vienne"]').evaluate("place => place.click()")
    for question in ("supply", "reach"):
        page.locator(".place-card").get_by_role(
            "button", name=re.compile(question, re.IGNORECASE)
        ).first.click()
        page.locator(".inspection.asked h3").wait_for()
        check_accessibility(player, f"an answer: {question}")
    page.locator(".score summary").first.click()
    page.locator(".rubicon-map summary").click()
    for tab in ("Pools", "Cards"):
        page.get_by_role("tab", name=tab).click()
        check_accessibility(player, f"governance, legend, {tab}", map_too=tab == "Pools")


def test_a_turn_by_the_board_in_words(new_player: NewPlayer, server: Server) -> None:
    """Cards, a march and the rest of a turn, with only what a screen reader finds in the panel."""
    staged = StagedGame(SEED, seats=(person("Anna"), computer("random")))
    for action in ("discard 4/1", "play 1/2-b"):
        staged.act(1, action)
    player = new_player()
    player.open_table(staged.put_on(server).tokens["caesar"])
    player.page.get_by_role("tab", name="Board").click()
    board = player.page.get_by_role("tabpanel", name="Board")
    places = board.get_by_role("list", name="Places").get_by_role("listitem")
    ravenna = places.filter(has_text=re.compile("^Ravenna"))
    expect(ravenna).to_contain_text("your Caesar III, Legio 13 III, Navis 2 II")
    expect(ravenna).to_contain_text("major road: ")

    def act(name: str) -> None:
        seq = player.seq
        board.get_by_role("button", name=re.compile(name)).first.click()
        player.wait_for_update(seq)
        player.wait_for_turn()

    act("^Discard")
    act("^Play")  # the first cards are 3/1, so Caesar marches first
    done: set[str] = set()
    while player.page.locator(".heading.turn").count() < 2 and "turn 2" not in board.inner_text():
        prompt = board.get_by_role("paragraph").first.inner_text()
        if "card" in prompt:
            break
        if "move a block" in prompt and "march" not in done:
            done.add("march")
            ravenna.get_by_text(re.compile("choices? at Ravenna")).click()
            act("^Legio 13 III → ")
        elif "move a block" in prompt:
            act("^End movement")
        elif "levy" in prompt:
            act("^End levies")
        else:
            more = places.locator("summary")
            if board.get_by_role("button").count() == 0 and more.count():
                more.first.click()
            act(".")
    assert done == {"march"}


def test_what_happens_is_said_aloud(new_player: NewPlayer, server: Server) -> None:
    """Every line of the chronicle and every new prompt is announced, once."""
    player = new_player()
    staged = StagedGame(SEED).until(offered("fire"))
    player.open_table(staged.put_on(server).tokens[staged.decider])
    announcer = player.page.locator(".announcer")
    expect(announcer).to_contain_text("fires or passes")
    lines = player.page.locator(".chronicle li")
    before = lines.count()
    seq = player.seq
    player.page.locator(".battle .deed.fire").first.click()
    player.wait_for_update(seq)
    assert lines.count() > before
    for at in range(before, lines.count()):
        expect(announcer).to_contain_text(lines.nth(at).inner_text().strip())


def test_display_settings_are_kept(new_player: NewPlayer) -> None:
    """Dark or light, large or normal text, with or without motion: the choice holds after a reload."""
    player = new_player(reduced_motion="no-preference")
    page = player.page
    page.goto("/")
    page.get_by_label("How it looks").click()
    look = (
        "() => { const s = getComputedStyle(document.documentElement); return [s.colorScheme, s.fontSize]; }"
    )
    assert page.evaluate(look) == ["light", "16px"]
    page.get_by_label("Light").select_option("dark")
    page.get_by_label("Text").select_option("large")
    page.get_by_label("Motion").select_option("off")
    for _ in range(2):
        assert page.evaluate(look) == ["dark", "19.2px"]
        assert page.evaluate("getComputedStyle(document.querySelector('button')).transitionDuration") == "0s"
        page.reload()
        page.wait_for_selector("button.begin")


def test_sides_differ_by_more_than_colour(new_player: NewPlayer, server: Server) -> None:
    """The owner of a city, a block or a score can be seen without colours."""
    player = new_player()
    player.open_table(StagedGame(SEED).until(deciding("movement", 0)).put_on(server).tokens[None])
    look = player.page.evaluate(
        """() => ['caesar', 'pompey'].map(side => [
            document.querySelector(`.marker[data-owner=${side}] .owned`).tagName,
            getComputedStyle(document.querySelector(`.dot.${side}`)).borderRadius,
            document.querySelector(`.block.from-behind.${side} .emblem`).innerHTML,
        ])"""
    )
    for caesar, pompey in zip(*look, strict=True):
        assert caesar != pompey
