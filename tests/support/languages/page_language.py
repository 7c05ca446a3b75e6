"""A game played by a script inside the page, which keeps every text that was shown on the way.

Clicks that a test makes one by one cost most of its time: each is a question to the browser and an answer.
Here the browser gets one script, which decides, waits and looks, until the game is over.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from playwright.sync_api import Page, Route

from rubicon.core.game import Game
from tests.support.build import ROOT
from tests.support.languages.pseudo_locale import OTHER, pseudo_source

#: Folders with message files that the page fetches.
FOLDERS = ("src/rubicon/messages", "src/rubicon/games", "web/src")
#: The players of the games, and keys of the keyboard: the same in every language.
PLAYERS = ("Anna",)
KEYS = ("Esc", "Tab", "PageUp", "PageDown", "Enter")
_KEY = re.compile(r"(?m)^([a-z][\w-]*) =")


def replace_messages(page: Page, language: str) -> None:
    """Give the page nonsense for every message of a language, and for every name of a component.

    Messages of other languages stay as they are: English that is shown for want of a translation is found.
    """
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob(f"{language}.ftl")]
    texts = {path: path.read_text("utf-8") for path in paths}
    keys = {path: set(_KEY.findall(text)) for path, text in texts.items()}

    def messages(route: Route) -> None:
        body = route.fetch().text().replace("\\n", "\n")
        inside = set(re.findall(r"(?m)(?:^|[`\"'])([a-z][\w-]*) =", body))
        found = [path for path in paths if keys[path] <= inside]
        if not found:
            route.continue_()
            return
        largest = max(found, key=lambda path: len(keys[path]))
        nonsense = json.dumps(pseudo_source(texts[largest]))
        route.fulfill(content_type="text/javascript", body=f"export default {nonsense};")

    def names(route: Route) -> None:
        found = route.fetch().json()
        for kind in found["names"].values():
            kind.update({key: name.translate(OTHER) for key, name in kind.items()})
        route.fulfill(json=found)

    page.route(re.compile(rf"/assets/{language}-[^/]*\.js$"), messages)
    page.route("**/api/titles/*/names", names)


#: `texts` gives all that a person can see or hear, apart from names on the map and the text of rules, each
#: with where it stands; `play(seed, decisions)` decides at random, from the list that always has all choices.
_SCRIPT = """
window.pageLanguage = (() => {
    const seen = new Map();
    const apart = 'script, noscript, style, .rules [lang], .rubicon-map .name, .ground, bdi, option[lang]';
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    const keep = (text, element) => {
        if (!text || seen.has(text) || !/[A-Za-z]{2}/.test(text) || element?.closest(apart) !== null) return;
        const near = element.closest('[class]');
        seen.set(text, near ? near.tagName.toLowerCase() + '.' + near.getAttribute('class') : '');
    };
    const keepAttributes = element => {
        for (const name of names) keep(element.getAttribute(name), element);
    };
    const keepAll = node => {
        if (node.nodeType === Node.TEXT_NODE) keep(node.data, node.parentElement);
        if (node.nodeType !== Node.ELEMENT_NODE) return;
        keepAttributes(node);
        for (const each of node.querySelectorAll(names.map(name => `[${name}]`).join())) keepAttributes(each);
        const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) keep(walk.currentNode.data, walk.currentNode.parentElement);
    };
    // Whatever is shown for a moment is a change of the page, so nothing is missed between two looks.
    new MutationObserver(changes => {
        for (const { type, target, addedNodes } of changes) {
            if (type === 'childList') addedNodes.forEach(keepAll);
            else if (type === 'characterData') keep(target.data, target.parentElement);
            else keepAttributes(target);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: names });
    keepAll(document.documentElement);
    const frame = () => new Promise(done => setTimeout(done, 2));
    const table = () => document.querySelector('.table').dataset;
    const until = async (wanted, what) => {
        const end = Date.now() + 60000;
        while (!wanted()) {
            if (Date.now() > end) throw new Error(`never: ${what} at ${JSON.stringify({...table()})}`);
            await frame();
        }
    };
    const isReady = () => table().busy === 'false' && ['mine', 'over'].includes(table().state);
    const tabs = async () => {
        for (const tab of document.querySelectorAll('[role=tab]')) {
            tab.click();
            await frame();
            if (tab.id === 'tab-rules') await until(() => document.querySelector('.rules h3'), 'the rules');
        }
        document.querySelector('#tab-choices')?.click();
        await frame();
    };
    let enough = false;
    const play = async (seed, decisions) => {
        enough = false;
        let state = seed;
        const random = count => {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            return Math.floor(state / 4294967296 * count);
        };
        const kinds = new Set();
        for (let at = 0; at < decisions; at++) {
            await until(() => enough || isReady(), 'a decision');
            if (enough || table().state === 'over') break;
            const kind = table().kind;
            if (!kinds.has(kind) || at % 40 === 0) await tabs();
            kinds.add(kind);
            const lists = document.querySelectorAll('.choices details:not([open]) > summary');
            if (lists.length) {
                lists[random(lists.length)].click();
                await frame();
                }
            const listed = [...document.querySelectorAll('.choices [data-action]')]
                .filter(each => !each.closest('details:not([open])'));
            const { seq } = table();
            listed[random(listed.length)].click();
            await until(() => table().seq !== seq, 'an update');
        }
        await tabs();
        return { over: table().state === 'over', kinds: [...kinds], texts: [...seen] };
    };
    return { play, tabs, texts: () => [...seen], stop: () => { enough = true; } };
})();
"""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What a script saw: whether the game ended, the kinds of decision, and texts with where they stood."""

    over: bool
    kinds: set[str]
    texts: dict[str, str]


def watch_page(page: Page) -> None:
    """Keep all texts that the page shows from now on, until it is loaded again."""
    page.evaluate(_SCRIPT)


def open_tabs(page: Page) -> dict[str, str]:
    """Open every tab of the table. Returns all texts that were shown, with where they stood."""
    return dict(page.evaluate("() => window.pageLanguage.tabs().then(window.pageLanguage.texts)"))


def start_game(page: Page, seed: int, max_decisions: int = 3000) -> None:
    """Let the page play the table that is open while the test goes on: to the end of the game, or until it
    has made this many decisions."""
    page.evaluate(
        "([seed, decisions]) => { window.played = window.pageLanguage.play(seed, decisions); }",
        [seed, max_decisions],
    )


def stop_game(page: Page) -> None:
    """Let the page make no further decision."""
    page.evaluate("() => window.pageLanguage.stop()")


def finish_game(page: Page) -> PlayedGame:
    """Wait until the game that `start_game` began is over, or the page has decided often enough."""
    found = page.evaluate("() => window.played")
    return PlayedGame(found["over"], set(found["kinds"]), dict(found["texts"]))


def english_texts(texts: dict[str, str], game: Game) -> dict[str, str]:
    """The texts with a word of our letters that is no name on the map, no title, player or key."""
    names = {
        name
        for kind in ("place", "province", "region", "zone")
        for name in game.names().get(kind, {}).values()
    } | {game.title, "Caesar: Rome vs Gaul", "Rubicon", *PLAYERS, *KEYS}
    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    apart = re.compile(rf"\b(?:{known}|[IVX]+)\b")
    return {text: where for text, where in texts.items() if re.search("[A-Za-z]{2}", apart.sub("", text))}
