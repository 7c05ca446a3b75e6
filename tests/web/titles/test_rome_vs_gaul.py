"""Rome vs Gaul in real browsers: a march, a battle, the enemy's turn as a film, games at one screen and on a
phone, and secrets. Games by mouse and by keyboard are in `test_play.py`.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from rubicon.core.dice import FastDice
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState
from rubicon.games.rome_vs_gaul.rules.verbs import PASS
from rubicon.table.seats import Seat, computer, person
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.rome_vs_gaul import moments
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, deciding

SEED = 3
TITLE = "rome-vs-gaul"
ROME, GAUL = 0, 1
#: Windows, and whether it is a phone that is touched.
WINDOWS: dict[str, dict[str, Any]] = {
    "mouse": {},
    "taps": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


def staged_at(kind: str, side: int = ROME, other: Seat | None = None) -> StagedGame:
    """A game in which a side is about to decide for the first time about something."""
    seats = (person("Anna"), other or person("Bruno"))
    return StagedGame(SEED, TITLE, seats=seats).until(deciding(kind, side))


def touch(player: BrowserPlayer, found: Locator, way: str) -> None:
    """Click or tap, and wait until nothing is under way."""
    if way == "taps":
        found.tap()
    else:
        found.click()
    player.page.wait_for_selector('.table[data-busy="false"]')


@pytest.mark.parametrize("way", WINDOWS)
def test_setup_a_card_and_a_planned_march(new_player: NewPlayer, server: Server, way: str) -> None:
    """Legates from a pool to their places; a card and its uses; a march that is planned, changed and made."""
    player = new_player(**WINDOWS[way])
    page = player.page
    player.open_table(staged_at("legate-setup").put_on(server).tokens["rome"])
    legate = page.locator(".pools [data-piece]").first
    name = legate.get_attribute("data-piece") or ""
    touch(player, legate, way)
    seq = player.seq
    touch(player, page.locator('.prompt [data-goal="vienne"]'), way)
    player.wait_for_update(seq)
    expect(page.locator(f'.pools [data-piece="{name}"]')).to_have_count(0)

    player.open_table(staged_at("round").put_on(server).tokens["rome"])
    card = page.locator(".hand .card.can").first
    touch(player, card, way)
    expect(card).to_have_attribute("aria-pressed", "true")
    uses = page.locator(".prompt .use")
    expect(uses.last).to_contain_text("Action Point")
    seq = player.seq
    touch(player, uses.last, way)
    player.wait_for_update(seq)

    player.open_table(staged_at("actions").put_on(server).tokens["rome"])
    seq = player.seq
    touch(player, page.locator('.rubicon-map [data-piece="caesar"]'), way)
    if way == "taps":  # the pieces are too small to choose one; their place has opened
        touch(player, page.locator(".place-card button.piece").first, way)
    player.wait_for_update(seq)
    expect(page.locator(".prompt")).to_contain_text("Caesar in ")
    touch(player, page.locator('[data-action="take-all"]'), way)
    expect(page.locator('[data-action="take-all"]')).to_have_count(0)
    expect(page.locator(".rubicon-map .chip", has_text="1 MP").first).to_be_attached()
    touch(player, page.locator(".prompt [data-goal]").first, way)
    planned = page.locator(".rubicon-map .route.act")
    expect(planned).to_have_count(1)
    touch(player, page.get_by_role("button", name="Undo"), way)
    expect(planned).to_have_count(0)
    touch(player, page.locator(".prompt [data-goal]").last, way)
    expect(planned).to_have_count(1)
    seq = player.seq
    touch(player, page.locator('[data-action="march"]'), way)
    player.wait_for_update(seq)
    page.get_by_role("tab", name="Chronicle").click()
    expect(page.locator(".chronicle li", has_text="Rome activates Caesar")).to_have_count(1)


def test_a_battle_is_rerolled_by_buttons(new_player: NewPlayer, server: Server) -> None:
    """Each die that may be rolled again is a button that names what it shows."""
    staged = StagedGame(SEED, TITLE).until(deciding("reroll"))
    player = new_player()
    player.open_table(staged.put_on(server).tokens[staged.decider])
    expect(player.page.locator(".battle")).to_contain_text("Battle Strength")
    buttons = player.page.locator('.prompt [data-action^="reroll"]')
    assert buttons.count() >= 2
    seq = player.seq
    buttons.first.click()
    player.wait_for_update(seq)


#: The cells of the Battle Table that count now, and whether each can be seen.
_MARKED = """() => [...document.querySelectorAll('.battle [data-marked]')].map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    const seen = document.elementFromPoint(x + width / 2, y + height / 2);
    return [each.textContent, seen !== null && each.contains(seen)];
})"""


def test_the_cells_that_count_are_in_sight(new_player: NewPlayer, server: Server) -> None:
    """The Battle Table needs no scrolling; a Roman die below 3 says what it counts (13.5.4)."""

    def wanted(state: GaulState) -> bool:
        return state.phase.name == "reroll" and state.mover == ROME and min(state.battle_dice) < 3

    token = moments.staged_where(wanted, seeds=(8335,)).put_on(server).tokens["rome"]
    player = new_player()
    player.open_table(token)
    for width, height in ((1440, 900), (1280, 720), (390, 844), (844, 390)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.rest()
        marked = player.page.evaluate(_MARKED)
        assert len(marked) == 2, (width, height)
        assert all(seen for _, seen in marked), (width, height, marked)


def test_a_game_at_one_screen(new_player: NewPlayer, server: Server) -> None:
    """Two players hand the screen over: in the first rounds, and in the last ones until the war is over."""
    pair = new_player()
    tokens = staged_at("winter-campaign").put_on(server).tokens
    pair.page.goto(f"/g#{tokens['rome']}+{tokens['gaul']}")

    def enough(used: dict[str, int]) -> bool:
        return used.get("hand-over", 0) >= 3 and used.get("cards", 0) >= 2

    pair.play_until(Random(SEED), pair.decide_quickly, enough)
    tokens = moments.late_game((person("Anna"), person("Bruno"))).put_on(server).tokens
    pair.page.goto(f"/g#{tokens['rome']}+{tokens['gaul']}")
    pair.page.reload()
    used = pair.play_to_the_end(Random(SEED), pair.decide_quickly)
    print(f"seed {SEED}: {used}")
    assert used["hand-over"] >= 2
    expect(pair.page.locator(".end")).to_contain_text("has won")
    expect(pair.page.locator(".end .points")).to_contain_text("VP by Governance points")


def test_a_game_on_a_phone(new_player: NewPlayer, server: Server) -> None:
    """By taps, against the computer: the first decisions, then the last cards and the last winter."""
    player = new_player(**WINDOWS["taps"])
    player.open_table(staged_at("army-setup", other=computer("tiro")).put_on(server).tokens["rome"])

    def enough(used: dict[str, int]) -> bool:
        return sum(used.values()) >= 12 and used.get("cards", 0) >= 2

    begun = player.play_until(Random(SEED), player.decide, enough)
    player.open_table(moments.late_game((person("Anna"), computer("tiro"))).put_on(server).tokens["rome"])
    ended = player.play_to_the_end(Random(SEED), player.decide)
    print(f"seed {SEED}: {begun}, {ended}")
    assert ended.get("cards", 0) >= 1
    expect(player.page.locator(".end")).to_contain_text("has won")
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 390
    # The sheet of the end is scrolled within the drawer, and nothing else is.
    assert player.page.evaluate("document.querySelector('.table').scrollTop") == 0
    tabs = player.page.get_by_role("tablist").bounding_box()
    assert tabs is not None
    assert tabs["y"] + tabs["height"] > 800


class HeldMessages:
    """Keeps the server's messages to a page while it is told to, until they are sent on."""

    def __init__(self, player: BrowserPlayer) -> None:
        self.holding = False
        self._kept: list[tuple[WebSocketRoute, str | bytes]] = []
        self._player = player
        player.page.route_web_socket("**/ws", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        def receive(message: str | bytes) -> None:
            if self.holding:
                self._kept.append((route, message))
            else:
                route.send(message)

        route.connect_to_server().on_message(receive)

    def has(self, *parts: str) -> bool:
        """Whether a message with all of these texts was kept."""
        return any(all(part in str(message) for part in parts) for _, message in self._kept)

    def wait_for(self, *parts: str) -> None:
        self._player.wait_for(lambda: self.has(*parts))

    def send_up_to(self, *parts: str) -> None:
        """Send what was kept, up to the first message with all of these texts."""
        while self._kept:
            route, message = self._kept.pop(0)
            route.send(message)
            if all(part in str(message) for part in parts):
                return

    def send_all(self) -> None:
        """Send what was kept, and keep nothing any more."""
        self.holding = False
        self.send_up_to("no message has this text")


#: In an update: this seat has to decide.
MY_DECISION = '"decision":["=",{'


def step_through(player: BrowserPlayer) -> list[str]:
    """Press Next until the film is over. Returns the captions that were shown."""
    film = player.page.locator(".enemy-turn .film")
    captions: list[str] = []
    for _ in range(300):
        if not film.count():
            return captions
        shown = "".join(film.locator(".caption").all_inner_texts())
        if captions[-1:] != [shown]:
            captions.append(shown)
        film.get_by_role("button", name="Next").evaluate_all("found => found[0]?.click()")
    raise AssertionError(f"the film has no end: {captions}")


def test_the_enemy_turn_is_a_film_that_can_be_held_and_skipped(new_player: NewPlayer, server: Server) -> None:
    """Pause holds it, Next shows one more event, Skip shows the rest; then the player decides."""
    player = new_player(reduced_motion="no-preference")
    page = player.page
    messages = HeldMessages(player)
    film = page.locator(".enemy-turn .film")
    for way in ("step by step", "skip"):
        player.open_table(staged_at("actions", other=computer("tiro")).put_on(server).tokens["rome"])
        messages.holding = True
        player.press("e")
        messages.wait_for('["plays",')
        messages.wait_for(MY_DECISION)
        messages.send_up_to('["plays",')
        expect(film.locator(".caption")).to_contain_text("Gaul plays")
        pause = film.get_by_role("button", name="Pause")
        pause.press("Enter")
        player.wait_for_focus(".enemy-turn .hold")  # by keys, it goes on from the same button
        messages.send_all()
        expect(film.locator(".caption")).to_contain_text("Gaul plays")
        expect(player.table).to_have_attribute("data-busy", "true")
        if way == "skip":
            film.get_by_role("button", name="Skip to my turn").click()
        else:
            captions = step_through(player)
            assert len(captions) >= 2, captions
        expect(film).to_have_count(0)
        player.wait_for_turn()
        assert player.is_deciding
        assert player.page_state()["focused"]


def test_a_film_that_is_held_in_a_battle_goes_on(new_player: NewPlayer, server: Server) -> None:
    """The board of the battle has the room, but the buttons of the film stay."""
    staged = moments.staged_where(is_enemy_next_in_battle, (person("Anna"), computer("tiro")))
    player = new_player(reduced_motion="no-preference")
    messages = HeldMessages(player)
    player.open_table(staged.put_on(server).tokens["rome"])
    messages.holding = True
    player.page.locator('.prompt [data-action="pass"]').click()
    messages.wait_for(MY_DECISION)
    messages.send_up_to('"type":"update"')
    player.page.locator(".enemy-turn .film").get_by_role("button", name="Pause").click()
    expect(player.page.locator(".battle-box > *")).to_be_visible()
    result = player.page.locator(".battle-result").get_by_role("button", name="Continue")
    if result.count():  # one battle is over, and another has begun
        result.click()
    expect(player.page.locator(".battle")).to_be_visible()
    messages.send_all()
    step_through(player)
    player.wait_for_turn()
    assert player.is_deciding


def is_enemy_next_in_battle(state: GaulState) -> bool:
    """Whether Rome may reroll in Gaul's own turn, and otherwise Gaul decides next in a battle."""
    if state.phase.name != "reroll" or state.mover != ROME or state.active != GAUL:
        return False
    after = state.clone()
    after.apply(ROME, PASS, FastDice(1))
    return after.phase.name == "reroll" and after.mover == GAUL


def test_the_enemy_turn_is_told_step_by_step(new_player: NewPlayer, server: Server) -> None:
    """Gaul has played a card and acted: Rome looks at it again, by keys alone."""
    player = new_player()
    page = player.page
    player.open_table(staged_at("round").put_on(server).tokens["rome"])
    told = page.locator(".enemy-turn")
    again = told.get_by_role("button", name="What did they do?")
    again.focus()
    page.keyboard.press("Enter")
    expect(told.locator(".caption")).to_contain_text("Gaul plays")
    told.get_by_role("button", name="Next").focus()
    page.keyboard.press("Enter")
    expect(told.locator(".who")).to_contain_text("2 of")
    told.get_by_role("button", name="Close").click()
    expect(told.locator(".caption")).to_have_count(0)


#: The names on the map, in pixels: left, top, width and height of their letters. A line has some room above
#: and below them. A Province without a note may get one, such as `3/4 ⚔`: next to its name, or from afar
#: below.
_NAMES = """() => [...document.querySelectorAll('.rubicon-map :is(.place-name, .area-name)')]
    .filter(each => getComputedStyle(each).display !== 'none')
    .map(each => {
        const box = each.getBoundingClientRect();
        const [room, height] = [box.height * 0.14, box.height];
        const never = ['Germania', 'Britannia'].includes(each.textContent); // nobody controls them
        const isArea = each.matches('.area-name') && !never;
        const far = each.closest('[data-distance]').dataset.distance === 'far';
        const noted = each.querySelector('.area-note') !== null;
        const more = isArea && !far && !noted ? box.height * 1.1 : 0;
        const below = isArea && far ? height : 0;
        return [
            each.textContent, box.x - more, box.y + room, box.width + 2 * more, height - 2 * room + below,
        ];
    })"""


@pytest.mark.parametrize("way", WINDOWS)
def test_no_name_on_the_map_covers_another(new_player: NewPlayer, server: Server, way: str) -> None:
    """At every distance, wide and on a phone."""
    player = new_player(ground=True, **WINDOWS[way])
    player.open_table(server.create(TITLE).tokens["rome"])
    for _ in range(20):  # the map may take its size later than the table its first prompt
        player.press("m", "0")
        player.page.wait_for_timeout(250)
        if len(player.page.evaluate(_NAMES)) == 26:
            break
    seen = set()
    for key in ("0", "+", "+", "+", "+", "+", "+"):
        player.press("m", key)
        player.page.wait_for_timeout(250)
        names = player.page.evaluate(_NAMES)
        seen.add(len(names))
        for at, (name, x, y, width, height) in enumerate(names):
            for other, left, top, across, along in names[at + 1 :]:
                apart = x + width < left or left + across < x or y + height < top or top + along < y
                assert apart, f"{name} and {other} collide"
    assert 26 in seen
    assert way == "taps" or 136 in seen


def test_secrets_do_not_reach_the_browser(new_player: NewPlayer, server: Server) -> None:
    """No message to the other side or to a spectator names a card of a hand."""
    tokens = staged_at("round").put_on(server).tokens
    received: dict[str | None, str] = {}
    hands: dict[str, list[str]] = {}
    for side, token in tokens.items():
        player = new_player()
        player.open_table(token)
        received[side] = "".join(player.received)
        if side is not None:
            hands[side] = json.loads(player.received[0])["screen"]["view"]["hand"]
    assert set(hands) == {"rome", "gaul"}
    for mine, hand in hands.items():
        assert hand
        for side, said in received.items():
            for card in hand:
                assert (f'"{card}"' in said) == (side == mine), f"{card} of {mine}, in messages to {side}"
