"""The page for operators, on a phone, by the keyboard, in German; and what players see of it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.browser import NewPlayer
from tests.support.server_process import Server
from tests.web.conftest import OPERATOR_SECRET
from tests.web.test_access import PHONES, check_accessibility


def test_an_operator_removes_a_line_and_closes_a_table(new_player: NewPlayer, server: Server) -> None:
    game = server.create("forum")

    player = new_player()
    player.page.goto(f"/g#{game.tokens['red']}")
    player.page.get_by_role("tab", name="Talk").click()
    player.page.get_by_label("Say something").fill("a rude word")
    player.page.get_by_label("Say something").press("Enter")
    expect(player.page.get_by_text("a rude word")).to_be_visible()
    operator = new_player(viewport=PHONES[0], locale="de-DE")
    page = operator.page
    page.goto("/operators")
    secret = page.get_by_label("Das Geheimnis der Leitung")
    secret.fill("wrong")
    secret.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Das ist nicht das Geheimnis der Leitung.")
    operator.errors.clear()  # the browser reports that the wrong secret was refused
    secret.fill(OPERATOR_SECRET)
    secret.press("Enter")
    page.get_by_label("Seine Nummer").fill(game.game)
    page.get_by_label("Seine Nummer").press("Enter")
    remove = page.get_by_role("button", name="Die Zeile a rude word entfernen")
    remove.focus()
    remove.press("Enter")
    expect(page.get_by_text("(von der Leitung entfernt)")).to_be_visible()
    expect(player.page.get_by_text("(removed by an operator)")).to_be_visible()
    expect(player.page.get_by_text("a rude word")).to_have_count(0)
    page.get_by_label("Grund, für das Protokoll").fill("Beleidigung")
    close = page.get_by_role("button", name="Tisch schließen").first
    close.focus()
    close.press("Enter")
    expect(page.get_by_text("Beleidigung").first).to_be_visible()
    expect(player.page.get_by_text("The people who run this server have closed this table.")).to_be_visible()
    check_accessibility(operator, "the page for operators")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is wider than the phone"
    page.get_by_role("button", name=f"Wieder öffnen: {game.game}").press("Enter")
    expect(page.get_by_text("Erledigt.")).to_be_visible()
    record = server.request("GET", f"/api/games/{game.game}/record", token=game.tokens["red"])
    assert record.status_code == 200
