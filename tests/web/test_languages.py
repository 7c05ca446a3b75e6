"""The page reads facts, not sentences: with nonsense for every English message it still shows the same.

The message files that the page fetches are replaced on their way by files with other letters. Whatever still
shows a word of ours was not said by a message.
"""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from rubicon import games
from rubicon.core.game import Game
from rubicon.table.seats import computer, person
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.build import ROOT
from tests.support.pseudo_locale import OTHER, pseudo_source
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, deciding

FILES = [path for folder in ("src/rubicon", "web/src") for path in (ROOT / folder).rglob("en.ftl")]
TITLES = ("julius-caesar", "caesar-xl", "rome-vs-gaul")
SEED = 5
#: What the board draws from facts: dice, lines of marches, lit places, rings and controls.
DRAWN = """() => {
    const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
    return {
        dice: all('.dice', each => [...each.children].map(die => die.className).join(' ')),
        routes: all('.rubicon-map path.route', each => each.getAttribute('d')),
        lit: all('.rubicon-map [data-place].lit', each => each.dataset.place),
        pieces: all('.rubicon-map [data-piece]', each => each.dataset.piece),
        actions: all('[data-action]', each => each.dataset.action),
        step: all('.coach [data-step]', each => each.dataset.step),
        spotlights: document.querySelectorAll('.spotlight').length,
        lines: document.querySelectorAll('.chronicle li').length,
    };
}"""
#: All texts that a person can see or hear, apart from the map's own names and the rules.
TEXTS = """() => {
    const found = [];
    const left = 'script, noscript, style, .rules, .rubicon-map .name, .ground, bdi, option[lang]';
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode;
        if (!text.parentElement.closest(left)) found.push(text.data);
    }
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder]'))
        if (!each.closest(left))
            for (const name of ['aria-label', 'title', 'placeholder'])
                found.push(each.getAttribute(name) ?? '');
    return found;
}"""


def replace_messages(page: Page) -> None:
    """Give the page nonsense for every English message and name."""
    known = {re.findall(r"(?m)^([a-z][\w-]*) =", path.read_text("utf-8"))[0]: path for path in FILES}

    def messages(route: Route) -> None:
        body = route.fetch().text()
        path = next((path for key, path in known.items() if re.search(rf"(?:^|[\n`\"']){key} =", body)), None)
        if path is None:
            route.continue_()
            return
        nonsense = json.dumps(pseudo_source(path.read_text("utf-8")))
        route.fulfill(content_type="text/javascript", body=f"export default {nonsense};")

    def names(route: Route) -> None:
        found = route.fetch().json()
        for kind in found["names"].values():
            kind.update({key: name.translate(OTHER) for key, name in kind.items()})
        route.fulfill(json=found)

    page.route(re.compile(r"/assets/en-[^/]*\.js$"), messages)
    page.route("**/api/titles/*/names", names)


def test_dice_routes_and_guide_need_no_sentence(new_player: NewPlayer, server: Server) -> None:
    staged = StagedGame(SEED, seats=(person("Anna"), computer("tiro"))).until(deciding("battle-turn", 0))
    opened = staged.put_on(server)
    seen = []
    for nonsense in (False, True):
        player = new_player(fresh=True)
        if nonsense:
            replace_messages(player.page)
        player.page.goto("/")
        guided = json.dumps({"game": opened.game, "done": []})
        player.page.evaluate("guided => localStorage.setItem('rubicon-guide', guided)", guided)
        player.open_table(opened.tokens["caesar"])
        player.page.wait_for_selector(".coach [data-step]")
        player.page.locator("#tab-log").click()
        seen.append(player.page.evaluate(DRAWN))
        text = player.page.locator(".prompt").inner_text()
        assert bool(re.search("[a-z]{3}", text)) is not nonsense, text
    assert seen[0] == seen[1]
    assert seen[0]["dice"] or seen[0]["lines"] > 10
    assert seen[0]["step"] == ["lines"]


def component_names(game: Game) -> list[str]:
    """The proper names of a title, and all that its components call by a name."""
    found: set[str] = {game.title, *(name for kind in game.names().values() for name in kind.values())}

    def collect(data: Any) -> None:
        if isinstance(data, dict):
            found.update(
                value for key, value in data.items() if key in ("name", "id") and isinstance(value, str)
            )
            data = list(data.values())
        if isinstance(data, list):
            for each in data:
                collect(each)

    collect(game.components())
    return sorted(found, key=len, reverse=True)


def english_words(player: BrowserPlayer, game: Game) -> set[str]:
    """Words of our letters that are no proper names, notation or key."""
    names = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in component_names(game)), re.IGNORECASE)
    found = set()
    for text in player.page.evaluate(TEXTS):
        found |= set(re.findall(r"[A-Za-z]{3,}", names.sub("", text)))
    return found - {
        "Rubicon",
        "Anna",
        "Tiro",
        "tiro",
        "VII",
        "VIII",
        "XII",
        "XIII",
        "III",
        "XIV",
        "Esc",
        "Tab",
        "PageUp",
    }


@pytest.mark.parametrize("title", TITLES)
def test_no_english_word_is_left_on_the_page(new_player: NewPlayer, server: Server, title: str) -> None:
    """In every panel, at the first decisions of a game."""
    game, rng = games.game(title), Random(SEED)
    staged = StagedGame(SEED, title, seats=(person("Anna"), computer("tiro")))
    player = new_player(fresh=True)
    replace_messages(player.page)
    shown: dict[str, set[str]] = {}
    opened = staged.put_on(server)
    player.page.goto(f"/g#{opened.tokens[game.sides[0]]}")
    for _ in range(6):
        player.wait_for_turn()
        for tab in ("choices", "chronicle", "board", "cards", "pools", "notes"):
            if player.page.locator(f"#tab-{tab}").count():
                player.page.locator(f"#tab-{tab}").click()
                shown.setdefault(tab, set()).update(english_words(player, game))
        player.page.locator("#tab-choices").click()
        seq = player.seq
        closed = player.page.locator(".choices details:not([open]) > summary")
        if closed.count():
            closed.nth(rng.randrange(closed.count())).click()
        listed = player.page.locator(".choices [data-action]:visible")
        listed.nth(rng.randrange(listed.count())).click()
        player.wait_for_update(seq)
    assert {tab: words for tab, words in shown.items() if words} == {}
