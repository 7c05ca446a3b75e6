"""The page reads facts, not sentences: with nonsense for every English message it still shows the same.

The message files that the page fetches are replaced on their way by files with other letters. Whatever still
shows a word of ours was not said by a message.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from rubicon import games
from rubicon.table.seats import computer, person
from tests.support.browser import NewPlayer
from tests.support.languages.page_language import (
    PlayedGame,
    english_texts,
    finish_game,
    open_tabs,
    replace_messages,
    start_game,
    stop_game,
    watch_page,
)
from tests.support.rome_vs_gaul import moments
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, deciding, near_the_end

ROME_VS_GAUL = "rome-vs-gaul"
TITLES = ("julius-caesar", "caesar-xl", ROME_VS_GAUL)
LANGUAGE_OF_STAGED = {"julius-caesar": "fr", "caesar-xl": "de", "rome-vs-gaul": "fr"}
SEED = 5
#: Of a game that is not played whole: decisions of the first side at its beginning, and actions at its end.
FIRST_DECISIONS, LAST_ACTIONS = 16, 16
#: More decisions than a side has in any game.
MANY = 3000
#: What the board draws from facts: dice, lines of marches, lit places, rings and controls. Blocks that fight
#: stand on the battle board; the map shows how many of each side there are.
DRAWN = """() => {
    const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
    return {
        dice: all('.dice', each => [...each.children].map(die => die.className).join(' ')),
        routes: all('.rubicon-map path.route', each => each.getAttribute('d')),
        lit: all('.rubicon-map .light', each => each.getAttribute('class') + each.getAttribute('transform')),
        pieces: all('.rubicon-map [data-piece]', each => each.dataset.piece),
        fighters: all('.battle .who', each => [each.dataset.piece, each.disabled, ...[
            ...each.querySelectorAll('.block, .block *')].map(part => part.getAttribute('class'))].join(' ')),
        fights: all('.rubicon-map [data-fight]', each => `${each.dataset.fight}: ${each.textContent}`),
        actions: all('[data-action]', each => each.dataset.action),
        step: all('.coach [data-step]', each => each.dataset.step),
        spotlights: document.querySelectorAll('.spotlight').length,
        lines: document.querySelectorAll('.chronicle li').length,
    };
}"""
#: Decisions that a random game may not ask for, and where a staged game asks for them: seed, side, options.
#: Those of Rome vs Gaul are in `tests.support.rome_vs_gaul.moments`.
STAGED: dict[str, dict[str, tuple[int, int, dict[str, str]]]] = {
    "julius-caesar": {
        "movement": (1, 0, {}),
        "marching": (1, 0, {}),
        "levies": (10, 0, {}),
        "deploy": (1, 0, {"deployment": "free"}),
        "defection": (4, 1, {"edition": "1.1"}),
        "surprise": (11, 0, {}),
        "eruption": (9, 0, {}),
        "battle-turn": (4, 1, {"edition": "1.1"}),
        "hits": (59, 0, {}),
        "next-battle": (32, 0, {}),
        "regroup": (12, 0, {}),
        "navis-to-port": (10, 0, {}),
        "winter-supply": (30, 0, {}),
        "disbanding": (30, 0, {}),
        "welcome": (41, 0, {}),
        "main-attack": (80, 0, {"edition": "1.1"}),
    },
    "caesar-xl": {
        "honours": (1, 0, {}),
        "march": (12, 0, {}),
        "tactics": (2, 0, {}),
        "commitment": (2, 1, {}),
        "forum": (18, 1, {}),
        "bidding": (47, 1, {}),
        "losses": (21, 1, {}),
        "discarding": (59, 1, {}),
        "placing": (11, 0, {}),
        "mustering": (40, 0, {}),
        "targeting": (7, 0, {}),
        "sailing": (14, 0, {}),
        "next-battle": (21, 1, {}),
        "hits": (2, 1, {}),
        "retreat": (51, 0, {}),
        "withdrawal": (51, 1, {}),
        "veterans": (31, 1, {}),
        "picking": (17, 0, {}),
        "victory-or-death": (2, 0, {}),
    },
}
#: The same kind of decision under two names.
KINDS_OF_PHASES = {"cards": {"discard", "play"}}
#: Every game asks its first side for these.
ALWAYS = {
    "julius-caesar": {"discard", "play"},
    "caesar-xl": {"purchase"},
    "rome-vs-gaul": {"army-setup", "legate-setup", "round"},
}


@pytest.mark.parametrize(
    ("kind", "shown"),
    [
        ("movement", {"pieces", "actions", "lit", "step", "spotlights"}),
        ("battle-turn", {"fighters", "fights", "actions", "routes", "step", "spotlights"}),
        ("hits", {"fighters", "fights", "actions", "dice"}),
    ],
)
def test_dice_routes_and_guide_need_no_sentence(
    new_player: NewPlayer, server: Server, kind: str, shown: set[str]
) -> None:
    seed = SEED if kind == "battle-turn" else STAGED["julius-caesar"][kind][0]
    staged = StagedGame(seed, seats=(person("Anna"), computer("tiro"))).until(deciding(kind, 0))
    opened = staged.put_on(server)
    seen = []
    for nonsense in (False, True):
        player = new_player(fresh=True)
        if nonsense:
            replace_messages(player.page, "en")
        player.page.goto("/")
        guided = json.dumps({"game": opened.game, "done": []})
        player.page.evaluate("guided => localStorage.setItem('rubicon-guide', guided)", guided)
        player.open_table(opened.tokens["caesar"])
        if "step" in shown:
            player.page.wait_for_selector(".coach [data-step]")
        player.page.locator("#tab-log").click()
        text = player.page.locator(".prompt").inner_text()
        if "lit" in shown:
            player.press(
                "m", "Enter", "Enter"
            )  # the first block of the first place: where it may go lights up
            player.page.wait_for_selector(".rubicon-map .light.far")  # the server counts out how far
        seen.append(player.page.evaluate(DRAWN))
        assert bool(re.search(r"\b[a-z]{3}", text)) is not nonsense, text  # names are no sentences
    assert seen[0] == seen[1]
    assert {name for name in shown if not seen[0][name]} == set(), "of these nothing is shown"


def both_at_random(pages: Sequence[Page], decisions: int) -> list[PlayedGame]:
    """Let both sides decide at random, always in the same way, until the first one has made `decisions`, or
    the game is over. Returns what each has shown."""
    for number, page in enumerate(pages):
        start_game(page, SEED + number, decisions if number == 0 else MANY)
    first = finish_game(pages[0])
    stop_game(pages[1])
    return [first, finish_game(pages[1])]


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.soak)])
@pytest.mark.parametrize("title", TITLES)
def test_a_game_is_played_through_without_an_english_word(
    new_player: NewPlayer, server: Server, title: str, whole: bool
) -> None:
    """The beginning and the end of a game, or all of it, as both sides: prompts, log, choices, cards, every
    tab, the result. One side reads nonsense for German, the other for French."""
    game, people = games.game(title), (person("Anna"), person("Anna"))
    players = []
    for language in ("de", "fr"):
        player = new_player(fresh=True, locale=language)
        replace_messages(player.page, language)
        players.append(player)
    pages = [player.page for player in players]
    last = near_the_end(LAST_ACTIONS, StagedGame(SEED, title, seats=people))
    staged = [StagedGame(SEED, title, seats=people)]
    if not whole:
        staged.append(StagedGame(SEED, title, seats=people).until(last))
    texts: list[dict[str, str]] = [{}, {}]
    kinds: set[str] = set()
    for part in staged:
        opened = part.put_on(server)
        for player, side in zip(players, game.sides, strict=True):
            player.open_table(opened.tokens[side])
            watch_page(player.page)
        is_last = part is staged[-1]
        played = both_at_random(pages, MANY if is_last else FIRST_DECISIONS)
        assert [each.over for each in played] == [is_last, is_last]
        kinds |= played[0].kinds
        texts = [{**before, **each.texts} for before, each in zip(texts, played, strict=True)]
    assert kinds >= ALWAYS[title]
    assert min(map(len, texts)) > 300
    assert [english_texts(each, game) for each in texts] == [{}, {}]


def staged_decision(title: str, kind: str) -> tuple[StagedGame, int]:
    """A game in which a decision of this kind is about to be made, and the side that makes it."""
    people = (person("Anna"), person("Anna"))
    if title == ROME_VS_GAUL:
        staged = moments.staged_at(kind, people)
        return staged, min(staged.decisions)
    seed, side, options = STAGED[title][kind]
    return StagedGame(seed, title, options, people).until(deciding(kind, side)), side


@pytest.mark.parametrize("title", TITLES)
def test_every_decision_is_asked_without_an_english_word(
    new_player: NewPlayer, server: Server, title: str
) -> None:
    """Also those that a random game may not come to, from staged positions."""
    game, language = games.game(title), LANGUAGE_OF_STAGED[title]
    phases = game.components()["phases"]
    kinds = {kind for name in phases if phases[name]["verbs"] for kind in KINDS_OF_PHASES.get(name, {name})}
    wanted = moments.KINDS if title == ROME_VS_GAUL else list(STAGED[title])
    assert kinds == set(wanted) | ALWAYS[title]
    player = new_player(fresh=True, locale=language)
    replace_messages(player.page, language)
    texts: dict[str, str] = {}
    for at, kind in enumerate(wanted):
        staged, side = staged_decision(title, kind)
        opened = staged.put_on(server)
        player.open_table(opened.tokens[game.sides[side]])
        if at == 0:
            watch_page(player.page)
        assert player.table.get_attribute("data-kind") == kind
        texts = open_tabs(player.page)
    assert len(texts) > 100
    assert english_texts(texts, game) == {}
