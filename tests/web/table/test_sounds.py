"""Sounds of the table: what is heard, and that nothing is unless the player wants it."""

from __future__ import annotations

from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, deciding

#: Counts the notes that the page really starts, and notes which files it fetches.
LISTEN = """
    window.heard = 0;
    for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
        const original = kind.prototype.start;
        kind.prototype.start = function (...given) { window.heard += 1; return original.apply(this, given); };
    }
"""


def heard(player: BrowserPlayer) -> int:
    return int(player.page.evaluate("window.heard"))


def choose_sound(player: BrowserPlayer, sound: str) -> None:
    """Open the display settings of the menu and choose what can be heard."""
    page = player.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("How it looks").click()
    page.get_by_label("Sound").select_option(sound)
    page.get_by_role("button", name="Menu").click()


def test_what_happens_is_heard_only_if_the_player_wants_it(new_player: NewPlayer, server: Server) -> None:
    """Firing sounds with the sounds switched on; with them off, nothing is even fetched."""
    staged = StagedGame(8).until(deciding("battle-turn"))
    player = new_player()
    player.page.add_init_script(LISTEN)
    fetched: list[str] = []
    player.page.on("request", lambda request: fetched.append(request.url))
    player.open_table(staged.put_on(server).tokens[staged.decider])

    def fire() -> None:
        seq = player.seq
        player.page.locator(".battle .deed:is(.fire, .hit)").first.click()
        player.wait_for_update(seq)

    fire()
    assert heard(player) == 0
    assert not [url for url in fetched if "synthesiser" in url]
    staged = StagedGame(8).until(deciding("battle-turn"))
    player.open_table(staged.put_on(server).tokens[staged.decider])
    choose_sound(player, "all")
    fire()
    player.wait_for(lambda: heard(player) >= 5)  # dice knock five times
    assert [url for url in fetched if "synthesiser" in url]
