"""The documentation in a real browser: no errors, search, the keyboard, phones, both colour schemes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rubicon.server.api import docs
from tests.support.browser import NewPlayer
from tests.web.test_access import AXE

#: A page of each kind: a list of links, commands, diagrams, generated tables, generated signatures, pictures.
KINDS = (
    "",
    "tutorials/first-game/",
    "explanation/sealed-dice/",
    "reference/messages/",
    "reference/python/games/",
    "strength/",
)
FOCUSED = """() => {
    const at = document.activeElement;
    const seen = getComputedStyle(at).outlineStyle !== 'none' || at.matches('label, input');
    return [at.tagName, at.textContent.trim(), at.checkVisibility(), seen];
}"""


def open_page(page: Page, name: str) -> None:
    assert docs.built_files(), "The documentation has not been built: run 'make site'."
    page.goto(f"/docs/{name}")
    expect(page.locator("h1")).to_be_visible()


def check_accessibility(page: Page, where: str) -> None:
    """axe-core finds no violation."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(found => found.violations)")
    problems = [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"][:3]]
    assert "\n".join(problems) == "", where


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_kind_of_page_can_be_read_by_everybody(new_player: NewPlayer, scheme: str) -> None:
    page = new_player(color_scheme=scheme).page
    for name in KINDS:
        open_page(page, name)
        assert page.locator("body").get_attribute("data-md-color-scheme") == (
            "slate" if scheme == "dark" else "default"
        )
        check_accessibility(page, f"{name} {scheme}")


def test_no_page_is_wider_than_a_phone(new_player: NewPlayer) -> None:
    page = new_player(viewport={"width": 390, "height": 844}).page
    for name in KINDS:
        open_page(page, name)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, name


def test_search_finds_a_rule(new_player: NewPlayer) -> None:
    page = new_player().page
    open_page(page, "")
    page.keyboard.press("/")
    page.keyboard.type("pinning")
    expect(page.locator(".md-search-result__item").first).to_contain_text("Julius Caesar: the rules")
    page.keyboard.press("Enter")
    page.wait_for_url("**/docs/rules/julius-caesar/**")


def test_the_keyboard_reaches_all_links_in_order(new_player: NewPlayer) -> None:
    """The first is the way past the navigation; then everything that can be used, each visibly focused."""
    page = new_player().page
    open_page(page, "explanation/fairness/")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED)[1] == "Skip to content"
    reached = []
    for _ in range(80):
        page.keyboard.press("Tab")
        tag, text, visible, seen = page.evaluate(FOCUSED)
        if tag == "BODY":
            break
        assert visible, text
        assert seen, text
        reached.append(text)
    for wanted in ("Tutorials", "Sealed dice", "Security", "Architecture"):
        assert wanted in reached


def test_the_colours_can_be_changed_and_are_remembered(new_player: NewPlayer) -> None:
    page = new_player(color_scheme="light").page
    open_page(page, "")
    page.get_by_title("Switch to dark mode").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    open_page(page, "tutorials/")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
