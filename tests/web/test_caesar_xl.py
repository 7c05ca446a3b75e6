"""Caesar XL in real browsers: whole games, two at one screen, a phone; many units in one march; why not."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from rubicon import games
from tests.server.harness import Server
from tests.web.guests import Guest
from tests.web.test_access import check

SEED = 49
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
#: What axe looks at, if it comes up in the game.
LOOKED_AT = {"forum", "bidding", "purchase", "march", "tactics", "commitment", "hits"}

Come = Callable[..., Guest]


def sit(player: Guest, token: str) -> None:
    player.page.goto(f"/g#{token}")
    player.wait_turn()
    player.page.wait_for_selector(".rubicon-map")


def kind(player: Guest) -> str:
    """The kind of decision that the page shows, by the words of its actions."""
    verbs = player.page.evaluate(
        "() => [...document.querySelectorAll('[data-action]')].map(each => each.dataset.action.split(' ')[0])"
    )
    words = {
        "bid": "bidding",
        "claim": "forum",
        "commit": "tactics",
        "roll": "commitment",
        "lose": "hits",
        "lose-fresh": "hits",
    }
    return next((words[verb] for verb in verbs if verb in words), "")


def decide(player: Guest, rng: Random) -> str:
    """One decision by mouse, in the way that its panel is for; returns what was clicked."""
    seq = player.seq
    how = _decide(player, rng)
    player.wait_change(seq)
    return how


def _decide(player: Guest, rng: Random) -> str:
    page = player.page
    amount = page.locator(".amount")
    if amount.count():
        if rng.random() < 0.5 and page.locator(".prompt [data-plain]").count():
            page.locator(".prompt [data-plain]").first.click()
            return "pass"
        page.locator(".amount .say").click()
        return "bid"
    for where, name in ((".spread .card.can", "row"), (".hand .card.can", "card")):
        cards = page.locator(where)
        if cards.count() and rng.random() < 0.8:
            cards.nth(rng.randrange(cards.count())).click()
            return name
    deeds = page.locator(".battle .deed")
    if deeds.count():
        deeds.nth(rng.randrange(deeds.count())).click()
        return "deed"
    units = page.locator(".rubicon-map [data-piece]").all()
    if units and rng.random() < 0.5:
        rng.shuffle(units)
        for unit in units[:2]:
            seq = player.seq
            unit.evaluate("unit => unit.click()")  # it may lie beneath a panel
            if page.locator(".prompt [data-goal]").count() == 0:
                if page.locator(".prompt .row button.main").count() == 0 or player.seq != seq:
                    return "map"
                continue
            if page.locator(".along").count() and rng.random() < 0.7:
                page.locator(".along").click()
            goals = page.locator(".prompt [data-goal]")
            goals.nth(rng.randrange(goals.count())).click()
            return "map"
    starts = page.locator(".prompt [data-start]")
    if starts.count():
        starts.nth(rng.randrange(starts.count())).click()
    goals = page.locator(".prompt [data-goal]")
    if goals.count():
        goals.nth(rng.randrange(goals.count())).click()
        return "place"
    main = page.locator(".prompt .row button.main")
    if main.count():
        main.nth(rng.randrange(main.count())).click()
        return "button"
    return player.choose(rng)


def test_a_whole_game_with_the_mouse(guest: Come) -> None:
    """Against the computer from the start page to the end; axe looks at every panel it comes by."""
    player = guest()
    player.page.goto("/")
    player.page.locator("form select").first.select_option("caesar-xl")
    player.page.get_by_label("Opponent").select_option("tiro")
    player.page.locator("button.begin").click()
    player.wait_turn()
    expect(player.page.get_by_text("component pack: designed by this project")).to_be_visible()
    rng = Random(SEED)
    used: dict[str, int] = {}
    looked: set[str] = set()
    for _ in range(1500):
        player.wait_turn()
        if player.over:
            break
        now = kind(player) or player.page.locator(".status .phase").inner_text().split(": ")[-1].lower()
        if now in LOOKED_AT - looked:
            looked.add(now)
            check(player, now)
        how = decide(player, rng)
        used[how] = used.get(how, 0) + 1
    print(f"seed {SEED}: {used}, looked at {sorted(looked)}")
    assert player.over, "the game did not end"
    check(player, "the end")
    assert player.page.locator(".prompt .big").inner_text()
    assert {"purchase", "march"} <= looked
    assert used["map"] >= 1


def skip(player: Guest) -> None:
    """Decide for nothing in particular: decline where one may, else take any choice."""
    plain = player.page.locator(".prompt [data-plain]")
    if plain.count():
        plain.last.click()
    else:
        player.choose(Random(SEED))


def to_march(player: Guest) -> None:
    """On to the first March Phase, without buying anything."""
    while "march, or end" not in player.prompt:
        seq = player.seq
        skip(player)
        player.wait_change(seq)
        player.wait_turn()


def test_many_units_march_at_once(guest: Come, server: Server) -> None:
    """All go with one click; or so many of each. What is not offered says why."""
    player = guest()
    sit(player, server.create("caesar-xl").tokens["caesar"])
    page = player.page
    to_march(player)
    page.get_by_role("tab", name="Chronicle").click()
    page.locator('[data-piece="caesar:legion@rubicon"]').first.click()
    page.locator('[data-less="caesar:legion@rubicon"]').click()
    page.locator('[data-member="caesar:caesar@rubicon"]').click()
    marches = page.locator(".chronicle li", has_text=" → ")
    page.locator('.prompt [data-goal="vercellae"]').click()
    player.wait_turn()
    assert marches.all_inner_texts() == [
        "Caesar: a Legion, Rubicon → Vercellae.",
        "Caesar: Caesar, Rubicon → Vercellae.",
    ]
    page.locator('[data-piece="caesar:legion@rubicon"]').first.click()
    page.locator('.rubicon-map [data-place="alexandria"]').evaluate("place => place.click()")
    expect(page.locator(".notice.why")).to_contain_text("9.1")
    page.locator(".along").click()
    page.locator('.rubicon-map [data-place="rome"]').click()
    player.wait_turn()
    expect(marches.last).to_have_text("Caesar: a veteran Legion and a Legion, Rubicon → Rome.")
    player.press_and_wait("u")  # they went in one action
    expect(marches).to_have_count(2)


def test_the_odds_of_the_crossing(guest: Come, server: Server) -> None:
    """Against the computer one may ask how an attack by all who go along would end."""
    player = guest()
    sit(player, server.create("caesar-xl", ({"kind": "me"}, {"kind": "bot", "bot": "tiro"})).tokens["caesar"])
    to_march(player)
    player.page.locator('[data-piece="caesar:caesar@rubicon"]').first.click()
    player.page.locator(".along").click()
    player.page.locator('[data-odds="rome"]').click()
    expect(player.page.locator(".help")).to_contain_text("%")


def test_secrets_do_not_reach_the_browser(guest: Come, server: Server) -> None:
    """Neither hand is named in anything that the other side is sent, nor what a spectator is sent."""
    opened = server.create("caesar-xl")
    heard: dict[str | None, str] = {}
    hands: dict[str, list[str]] = {}
    for side, token in opened.tokens.items():
        player = guest()
        player.page.goto(f"/g#{token}")
        player.page.wait_for_selector(".rubicon-map")
        heard[side] = "".join(player.heard)
        if side is not None:
            hands[side] = json.loads(player.heard[0])["screen"]["view"]["hand"]
    assert set(hands) == set(games.game("caesar-xl").sides)
    for mine, hand in hands.items():
        assert hand
        for side, said in heard.items():
            for card in hand:
                assert (f'"{card}"' in said) == (side == mine), f"{card} of {mine}, as {side} hears it"


def test_two_at_one_screen(guest: Come) -> None:
    """Caesar's turn, then the screen is handed over before Pompey's hand is on it."""
    pair = guest()
    pair.page.goto("/")
    pair.page.locator("form select").first.select_option("caesar-xl")
    pair.page.get_by_text("Two at this screen").click()
    pair.page.locator("button.begin").click()
    pair.page.get_by_role("button", name="I am Caesar").click()
    pair.wait_turn()
    while pair.page.locator(".table").count():
        pair.page.wait_for_selector('.table[data-state="mine"][data-busy="false"]')
        seq = pair.seq
        skip(pair)
        pair.page.wait_for_function(
            "seq => !(Number(document.querySelector('.table')?.dataset.seq ?? seq + 1) <= seq)", arg=seq
        )
        pair.page.wait_for_selector('.table[data-state="mine"][data-busy="false"], main.note')
    expect(pair.page.get_by_role("heading", name="Pompey, it is yours")).to_be_visible()
    assert pair.page.locator(".hand").count() == 0
    pair.page.get_by_role("button", name="I am Pompey").click()
    pair.wait_turn()
    assert "Pompey" in pair.prompt


def test_on_a_phone(guest: Come, server: Server) -> None:
    """Nothing is wider than the screen, every control is large enough, axe is content; and it is dark."""
    player = guest(color_scheme="dark", **PHONE)
    opened = server.create("caesar-xl", ({"kind": "me"}, {"kind": "bot", "bot": "tiro"}))
    sit(player, opened.tokens["caesar"])
    rng = Random(SEED)
    for at in range(14):
        player.wait_turn()
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 390
        small = player.page.evaluate(
            """() => [...document.querySelectorAll('.side button:not(.link), .hand button, .spread button')]
                .filter(button => button.offsetParent && button.getBoundingClientRect().height < 36)
                .map(button => button.outerHTML)"""
        )
        assert small == []
        if at % 5 == 0:
            check(player, f"step {at} on a phone")
        decide(player, rng)
