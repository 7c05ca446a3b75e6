"""Mute, block and report a line: wide and on a phone, by the keyboard, in English and German."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.support.browser import BrowserPlayer, NewPlayer
from tests.support.server_process import CreatedGame, Server
from tests.web.conftest import OPERATOR_SECRET
from tests.web.test_access import PHONES, check_accessibility

SEATS = ({"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"})
PASSWORD = "alea iacta est"
#: Talk as a spectator with a name: our own page gives none, other programs do.
TALK_AS = """([token, name, text]) => new Promise(done => {
    const socket = new WebSocket(`ws://${location.host}/ws`);
    socket.onopen = () => socket.send(JSON.stringify({type: "hello", protocols: [2], token}));
    socket.onmessage = event => {
        const { type } = JSON.parse(event.data);
        if (type === "welcome") socket.send(JSON.stringify({type: "chat", key: name, text, name}));
        if (type === "done") { socket.close(); done(); }
    };
})"""


def open_chat(player: BrowserPlayer, token: str, tab: str = "Talk") -> None:
    player.page.goto(f"/g#{token}")
    player.page.get_by_role("tab", name=tab).click()


def say(player: BrowserPlayer, text: str) -> None:
    box = player.page.get_by_label("Say something")
    box.fill(text)
    box.press("Enter")
    expect(player.page.get_by_role("list", name="Talk").get_by_text(text)).to_be_visible()


def check_width(player: BrowserPlayer) -> None:
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def reports_of(server: Server, game: CreatedGame) -> list[dict[str, Any]]:
    found = server.request("GET", "/api/operators/overview", token=OPERATOR_SECRET).json()["reports"]
    return [report for report in found if report["game"] == game.game]


def test_a_line_is_reported_and_its_author_muted_by_the_keyboard(
    new_player: NewPlayer, server: Server
) -> None:
    game = server.create("forum", SEATS)
    ben = new_player()
    open_chat(ben, game.tokens["blue"])
    say(ben, "a rude word")
    anna = new_player()
    page = anna.page
    open_chat(anna, game.tokens["red"])
    talk = page.get_by_role("list", name="Talk")
    # Report: the form opens at the reason; Escape leaves it, and the keyboard is back where it was.
    report = page.get_by_role("button", name="Report the line a rude word")
    report.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Why")).to_be_focused()
    page.keyboard.press("Escape")
    expect(report).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_label("Why").select_option("a threat")
    page.get_by_label("In your words").fill("for the second time")
    check_accessibility(anna, "a report", map_too=False)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Reported. The people who run this server will look at it.")).to_be_visible()
    expect(report).to_be_focused()
    (found,) = reports_of(server, game)
    assert (found["reason"], found["words"], found["author"], found["text"]) == (
        "threat",
        "for the second time",
        "Ben",
        "a rude word",
    )
    expect(page.get_by_role("button", name="Report the line").nth(1)).to_have_count(0)
    # Mute: the line is hidden, can be looked at, and stays hidden after a reload.
    mute = page.get_by_role("group", name="Ben").get_by_role("button", name="Mute")
    mute.focus()
    page.keyboard.press("Enter")
    expect(talk.get_by_text("a rude word")).to_have_count(0)
    expect(page.get_by_text("1 line of people whom you have muted.")).to_be_visible()
    expect(page.get_by_text("You do not see what Ben says.")).to_be_visible()
    page.get_by_role("button", name="Show for now").press("Enter")
    expect(talk.get_by_text("a rude word")).to_be_visible()
    page.get_by_role("button", name="Hide again").press("Enter")
    check_accessibility(anna, "somebody is muted", map_too=False)
    # Another tab is open: what muted people say is not counted as new.
    page.get_by_role("tab", name="Chronicle").click()
    say(ben, "another rude word")
    page.reload()
    page.get_by_role("tab", name="Talk", exact=True).click()
    expect(page.get_by_text("2 lines of people whom you have muted.")).to_be_visible()
    expect(talk.get_by_text("rude word")).to_have_count(0)
    # Ben sees nothing of it.
    expect(ben.page.get_by_text("mute", exact=True)).to_have_count(0)
    expect(ben.page.get_by_role("list", name="Talk").get_by_text("a rude word")).to_be_visible()
    page.get_by_role("button", name="Stop muting").press("Enter")
    expect(talk.get_by_text("another rude word")).to_be_visible()


def test_a_guest_blocks_on_a_phone_in_german(new_player: NewPlayer, server: Server) -> None:
    game = server.create("forum", SEATS)
    anna = new_player(viewport=PHONES[0], has_touch=True, locale="de-DE")
    page = anna.page
    open_chat(anna, game.tokens["red"], "Gespräch")
    block = page.get_by_role("group", name="Ben").get_by_role("button", name="Blockieren …")
    block.tap()
    expect(page.get_by_text("Das gilt nur an diesem Tisch")).to_be_visible()
    expect(page.get_by_text("als Gast oder mit einem anderen Konto")).to_be_visible()
    confirm = page.get_by_role("button", name="Ben blockieren")
    expect(confirm).to_be_focused()
    check_accessibility(anna, "a block is confirmed, on a phone", map_too=False)
    check_width(anna)
    page.get_by_role("button", name="Abbrechen").tap()
    expect(block).to_be_focused()
    block.tap()
    confirm.tap()
    expect(page.get_by_text("Ben ist blockiert.")).to_be_visible()
    expect(page.get_by_role("button", name="Nicht mehr blockieren")).to_be_focused()
    people = server.request("GET", f"/api/games/{game.game}/people", token=game.tokens["red"])
    assert people.json()["people"][0]["blocked"] is True
    page.get_by_role("button", name="Nicht mehr blockieren").tap()
    expect(block).to_be_visible()


def sign_up(player: BrowserPlayer, name: str) -> None:
    page = player.page
    page.goto("/account")
    page.get_by_role("button", name="I have no account yet").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def test_an_account_blocks_another_and_lifts_it(new_player: NewPlayer, server: Server) -> None:
    livia, seneca = new_player(), new_player()
    for player, name in ((livia, "Livia"), (seneca, "Seneca")):
        sign_up(player, name)
    made = livia.page.request.post(
        "/api/games",
        data={"title": "forum", "seats": [{"kind": "me"}, {"kind": "open"}]},
        headers={"X-Rubicon": "1", "Origin": server.address},
    ).json()
    tokens = {link["kind"]: link["token"] for link in made["links"]}
    seneca.page.goto(f"/g#{tokens['invitation']}")
    seneca.page.get_by_role("button", name="Take the seat").click()
    seneca.page.wait_for_selector(".table")
    page = livia.page
    open_chat(livia, tokens["seat"])
    group = page.get_by_role("group", name="Seneca", exact=True)
    expect(page.get_by_role("img", name="name of an account").first).to_be_visible()
    group.get_by_role("button", name="Block …").click()
    expect(page.get_by_text("neither of you can take a seat where the other sits")).to_be_visible()
    page.get_by_role("button", name="Block Seneca").click()
    expect(group.get_by_role("button", name="Stop blocking")).to_be_visible()
    page.goto("/account")
    listed = page.get_by_role("list", name="People you have muted or blocked")
    expect(listed.get_by_text("Seneca")).to_be_visible()
    check_accessibility(livia, "the account page with somebody blocked")
    check_width(livia)
    # Seneca finds the seat closed, without a word why.
    other = livia.page.request.post(
        "/api/games",
        data={"title": "forum", "seats": [{"kind": "me"}, {"kind": "open"}]},
        headers={"X-Rubicon": "1", "Origin": server.address},
    ).json()
    invitation = next(link["token"] for link in other["links"] if link["kind"] == "invitation")
    seneca.page.goto(f"/g#{invitation}")
    seneca.page.get_by_role("button", name="Take the seat").click()
    expect(seneca.page.get_by_text("You cannot take a seat at this table.")).to_be_visible()
    seneca.errors[:] = [line for line in seneca.errors if "403 (Forbidden)" not in line]
    page.get_by_role("button", name="Lift: Seneca").press("Enter")
    expect(page.get_by_text("Nobody.")).to_be_visible()
    seneca.page.get_by_role("button", name="Take the seat").click()
    seneca.page.wait_for_selector(".table")


def test_spectators_mute_each_other_in_their_browser(new_player: NewPlayer, server: Server) -> None:
    game = server.create("forum", SEATS)
    watcher = new_player()
    open_chat(watcher, game.tokens[None])
    page = watcher.page
    page.evaluate(TALK_AS, [game.tokens[None], "Cassandra", "you will lose"])
    page.evaluate(TALK_AS, [game.tokens[None], "Laocoon", "beware"])
    talk = page.get_by_role("list", name="Talk")
    expect(talk.get_by_text("beware")).to_be_visible()
    expect(page.get_by_text("Muting hides what is said under a name, in this browser.")).to_be_visible()
    expect(page.get_by_role("button", name="Report the line beware")).to_be_visible()
    expect(page.get_by_role("button", name="Block")).to_have_count(0)
    page.get_by_role("group", name="Cassandra").get_by_role("button", name="Mute").press("Enter")
    expect(talk.get_by_text("you will lose")).to_have_count(0)
    page.reload()
    page.get_by_role("tab", name="Talk").click()
    expect(talk.get_by_text("beware")).to_be_visible()
    expect(talk.get_by_text("you will lose")).to_have_count(0)
    page.get_by_role("group", name="Cassandra").get_by_role("button", name="Stop muting").press("Enter")
    expect(talk.get_by_text("you will lose")).to_be_visible()


def test_an_operator_deals_with_a_report_on_the_page(new_player: NewPlayer, server: Server) -> None:
    game = server.create("forum", SEATS)
    ben = new_player()
    open_chat(ben, game.tokens["blue"])
    say(ben, "quite a rude word")
    body = {"number": 1, "reason": "insult", "words": "see above"}
    sent = server.request("POST", f"/api/games/{game.game}/reports", body, game.tokens["red"])
    assert sent.status_code == 204
    operator = new_player(viewport=PHONES[0])
    page = operator.page
    page.goto("/operators")
    page.get_by_label("The secret of operators").fill(OPERATOR_SECRET)
    page.keyboard.press("Enter")
    buttons = page.get_by_role("group", name="quite a rude word")
    expect(buttons).to_be_visible()
    expect(page.get_by_text("an insult, says side 1").first).to_be_visible()
    check_accessibility(operator, "reports")
    check_width(operator)
    buttons.get_by_role("button", name="Mute the seat").press("Enter")
    expect(page.get_by_role("button", name=f"Lift: {game.game} 1")).to_be_visible()
    ben.page.get_by_label("Say something").fill("and another")
    ben.page.get_by_label("Say something").press("Enter")
    expect(ben.page.get_by_text("The people who run this server have muted you.")).to_be_visible()
    buttons.get_by_role("button", name="Remove").press("Enter")
    expect(ben.page.get_by_text("(removed by an operator)")).to_be_visible()
    (report,) = reports_of(server, game)
    page.get_by_role("group", name=report["id"]).get_by_role("button", name="Dealt with").press("Enter")
    expect(page.get_by_role("group", name=report["id"])).to_have_count(0)
    assert reports_of(server, game) == []
    page.get_by_role("button", name=f"Lift: {game.game} 1").press("Enter")
    expect(page.get_by_text("Dealt with report")).to_be_visible()
