"""The end of a game: it speaks differently to winner, loser and spectators; the rematch is followed."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.support.browser import NewPlayer
from tests.support.server_process import Server
from tests.support.staged_games import StagedGame, over

#: A game that is over, and who has won it.
SEED = 1


def test_winner_and_loser_read_different_words_and_meet_again(new_player: NewPlayer, server: Server) -> None:
    """Each is offered a rematch, the replay, the analysis, a fork and a link; the rematch opens by itself."""
    staged = StagedGame(SEED).until(over)
    ending = staged.table.ending
    assert ending is not None
    assert ending.winner is not None
    winner, loser = (staged.table.game.sides[side] for side in (ending.winner, 1 - ending.winner))
    opened = staged.put_on(server)
    won, lost, watching = new_player(), new_player(), new_player()
    for player, viewer, heading in (
        (won, winner, "Victory"),
        (lost, loser, "Defeat"),
        (watching, None, "won"),
    ):
        player.open_table(opened.tokens[viewer])
        end = player.page.locator(".end")
        expect(end.get_by_role("heading", level=2)).to_have_text(re.compile(heading))
        expect(end).to_contain_text(f"{winner.capitalize()} has won.")
        for name in ("Replay", "Analysis", "Play on from …"):
            expect(end.get_by_role("link", name=name)).to_be_visible()
        expect(end.get_by_role("button", name="Share")).to_be_visible()
    assert watching.page.get_by_role("button", name=re.compile("rematch")).count() == 0
    won.page.get_by_role("button", name="Offer a rematch").click()
    expect(won.page.locator(".end")).to_contain_text("Waiting for the rematch")
    lost.page.get_by_role("button", name="Ask for a rematch").click()
    for player, side in ((won, loser), (lost, winner)):  # the sides are swapped
        player.wait_for_turn()
        expect(player.page.locator(".table")).to_have_attribute("data-state", "mine")
        expect(player.page.locator(f".status .side:has(.dot.{side}) .who")).to_contain_text("you")
