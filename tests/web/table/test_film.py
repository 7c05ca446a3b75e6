"""The enemy's turn as a film: its captions tell all that happened, in order, in every title."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from rubicon import games
from rubicon.core.message import Message
from rubicon.messages.words import title_words
from rubicon.table.viewer_history import read_history
from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.server_process import Player, Server, run
from tests.support.staged_games import Moment, StagedGame, deciding
from tests.web.test_access import check_accessibility

#: By title: a seed, the decision with which a side's own turn begins, the event that begins a turn, and
#: events that belong to the turn after them.
TITLES: dict[str, tuple[int, str, str, tuple[str, ...]]] = {
    "julius-caesar": (1, "movement", "half", ("reveal", "first")),
    "caesar-xl": (1, "forum", "player-turn", ()),
    "rome-vs-gaul": (1, "round", "plays", ()),
}
#: Everything that captions say from now on: a step that stops nothing is shown for a moment only.
_LISTEN = """() => {
    const told = [];
    new MutationObserver(() => {
        for (const each of document.querySelectorAll('.enemy-turn .caption')) told.push(each.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return told;
}"""
#: A game in which Pompey calls on Jupiter early, and a legion goes over to them.
DEFECTION_SEED = 16
#: Lines of an enemy turn that is worth a film.
MIN_LINES = 4


def log_of(staged: StagedGame, viewer: int) -> list[Message]:
    """The log as the viewer may read it."""
    return list(read_history(games.game, staged.stored, viewer).log)


def enemy_turn(log: list[Message], title: str, enemy: str) -> list[Message]:
    """All lines since the enemy began the last turn, if the other side has played no card since then."""
    _, _, turn, before = TITLES[title]
    begins = [at for at, line in enumerate(log) if line.key == turn and line.facts["side"] == enemy]
    own = ("play", turn)
    if not begins or any(line.key in own and line.facts["side"] != enemy for line in log[begins[-1] : -1]):
        return []
    start = begins[-1]
    while start and log[start - 1].key in before:
        start -= 1
    return log[start:]


def after_enemy_turn(title: str, side: int) -> Moment:
    """True when the side's own turn begins, after one of the enemy in which much happened."""
    enemy = games.game(title).sides[1 - side]
    begins = deciding(TITLES[title][1], side)

    def reached(staged: StagedGame) -> bool:
        return begins(staged) and len(enemy_turn(log_of(staged, side), title, enemy)) >= MIN_LINES

    return reached


def captions(player: BrowserPlayer) -> list[str]:
    """The sentences of all steps, from the first to the last."""
    film = player.page.locator(".enemy-turn")
    found: list[str] = []
    for _ in range(200):
        for told in film.locator(".told").all():
            sentence = told.locator("span").first.inner_text()
            found += [sentence] * int(told.get_attribute("data-times") or 0)
        following = film.get_by_role("button", name="Next")
        if following.is_disabled():
            return found
        step = film.locator(".caption").get_attribute("data-step")
        following.click()
        expect(film.locator(".caption")).not_to_have_attribute("data-step", step or "")
    raise AssertionError("the film has no end")


@pytest.mark.parametrize("title", TITLES)
def test_captions_tell_every_public_event_in_order(new_player: NewPlayer, server: Server, title: str) -> None:
    """Read off the page alone; compared with the log that the server keeps for this side."""
    game = games.game(title)
    staged = StagedGame(TITLES[title][0], title).until(after_enemy_turn(title, 0))
    player = new_player()
    player.open_table(staged.put_on(server).tokens[game.sides[0]])
    expected = [title_words(game).log(line) for line in enemy_turn(log_of(staged, 0), title, game.sides[1])]
    player.page.get_by_role("button", name="What did they do?").click()
    check_accessibility(player, "a film that is watched again", map_too=False)
    assert captions(player) == expected


def test_lines_of_the_log_name_the_side_and_show_themselves(new_player: NewPlayer, server: Server) -> None:
    """Each line about a side has its sign; battles are set apart; a touch draws the march on the map."""
    staged = StagedGame(1).until(after_enemy_turn("julius-caesar", 0))
    player = new_player()
    player.open_table(staged.put_on(server).tokens["caesar"])
    lines = player.page.locator(".chronicle li")
    march = lines.filter(has_text="→").last
    expect(march).to_have_attribute("data-side", "pompey")
    expect(march.get_by_role("img", name="Pompey")).to_be_visible()
    expect(
        lines.locator("xpath=self::*[contains(@class, 'in-battle')]").filter(has_text="fires")
    ).not_to_have_count(0)
    expect(player.page.locator(".rubicon-map .route.told")).to_have_count(0)
    march.get_by_role("button").click()
    expect(player.page.locator(".rubicon-map .route.told")).to_have_count(1)


def test_a_stolen_block_is_told_and_carries_the_banner_of_its_new_side(
    new_player: NewPlayer, server: Server
) -> None:
    """Jupiter takes a block of Caesar's: a step of the film says so, and the map shows whose it is now."""
    staged = StagedGame(DEFECTION_SEED).until(deciding("defection", 1))
    staged.act(1, next(text for text in staged.choices(1) if text.startswith("defect ")))
    player = new_player()
    player.open_table(staged.put_on(server).tokens["caesar"])
    expect(player.page.locator(".rubicon-map .block.caesar .banner.pompey")).to_have_count(1)
    player.page.get_by_role("button", name="What did they do?").click()
    assert any("defects to Pompey" in caption for caption in captions(player))
    expect(player.page.locator(".rail [aria-current]")).to_be_visible()


def enemy_acts(server: Server, token: str, *actions: str) -> None:
    """Another player acts, one action after the other."""

    async def act() -> None:
        enemy = await Player.join(server, token)
        for action in actions:
            answer = await enemy.act(action)
            assert answer["type"] == "done", answer
        await enemy.close()

    with ThreadPoolExecutor(1) as thread:  # the browser has the event loop of this one
        thread.submit(run, act()).result()


def test_a_film_stops_at_what_concerns_ones_own_pieces(new_player: NewPlayer, server: Server) -> None:
    """A march into a place of Caesar's is shown until they go on; a march elsewhere is not held."""
    staged = StagedGame(2).until(deciding("movement", 1))
    elsewhere, attack = "march legio-39 badias", "march legio-6 narbo"
    assert {elsewhere, attack} <= set(staged.choices(1))
    opened = staged.put_on(server)
    player = new_player(reduced_motion="no-preference")
    player.open_table(str(opened.tokens["caesar"]))
    film = player.page.locator(".dock .enemy-turn")
    steps = [elsewhere]
    # A block that has not attacked may go on, or stay where it is.
    staged.act(1, elsewhere)
    if deciding("marching", 1)(staged):
        steps.append(next(text for text in staged.choices(1) if " " not in text))
    told = player.page.evaluate_handle(_LISTEN)
    enemy_acts(server, str(opened.tokens["pompey"]), *steps)
    player.wait_for(lambda: any("Badias" in text for text in told.json_value()))
    expect(player.table).to_have_attribute("data-busy", "false")
    seq = player.seq
    enemy_acts(server, str(opened.tokens["pompey"]), attack, "end")
    expect(film).to_contain_text("Paused: it concerns your pieces")
    expect(film.locator(".caption")).to_contain_text("Narbo")
    check_accessibility(player, "a film that is held")
    assert player.table.get_attribute("data-busy") == "true"
    assert player.seq == seq + 1, "the end of Pompey's movement waits"
    film.get_by_role("button", name="Go on").click()
    player.wait_for_update(seq + 1)
