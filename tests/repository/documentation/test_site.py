"""The built documentation site: no dead links, headings in order, nothing that the server's policy blocks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, normpath
from urllib.parse import unquote, urlsplit

import pytest
from tools.docsite import api, commands, diagrams, policy, schema

from rubicon.cli import COMMANDS
from rubicon.server import messages
from rubicon.server.api import docs, pages

ROOT = Path(__file__).parents[3]


class Page(HTMLParser):
    """What a page links to, what can be linked to in it, its headings, and the text of its body."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html = html
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.headings: list[int] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.links += [value for name in ("href", "src") if (value := values.get(name))]
        if anchor := values.get("id"):
            self.anchors.add(anchor)
        if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
            self.headings.append(int(tag[1]))


@pytest.fixture(scope="module")
def site() -> dict[str, Page]:
    """The pages of the built site, by the names of their files."""
    assert docs.built_files(), "The documentation has not been built: run 'make site'."
    folder = Path(str(docs._SITE.folder))
    return {
        name: Page((folder / name).read_text("utf-8"))
        for name in sorted(docs.built_files())
        if name.endswith(".html")
    }


def targets(name: str, page: Page) -> Iterator[tuple[str, str, str]]:
    """The links of a page within the site: as written, the file they lead to, and the anchor in it."""
    for link in page.links:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        if parts.path.startswith("/"):  # only the page for wrong addresses, which may be anywhere
            assert parts.path.startswith("/docs/"), f"{name} leads out of the site: {link}"
            path = parts.path.removeprefix("/docs/")
        else:
            path = f"{dirname(name)}/{parts.path}" if parts.path else name
        file = normpath(f"/{unquote(path)}").lstrip("/")
        if path.endswith(("/", ".")):
            file = f"{file}/index.html".lstrip("/")
        yield link, file, unquote(parts.fragment)


def test_no_link_is_dead(site: dict[str, Page]) -> None:
    dead = []
    for name, page in site.items():
        for link, file, anchor in targets(name, page):
            if file not in docs.built_files():
                dead.append(f"{name}: {link} (no {file})")
            elif anchor and file in site and anchor not in site[file].anchors and anchor != "__skip":
                dead.append(f"{name}: {link} (no such place in {file})")
    assert len(site) > 40
    assert dead == []


def test_every_page_is_reached_from_the_first(site: dict[str, Page]) -> None:
    reached, waiting = {"index.html"}, ["index.html"]
    while waiting:
        name = waiting.pop()
        found = {file for _, file, _ in targets(name, site[name])} & set(site) - reached
        reached |= found
        waiting += found
    assert set(site) - reached == {"404.html"}


def test_headings_are_in_order(site: dict[str, Page]) -> None:
    """One heading of the first level, and none is more than one level below the one before."""
    for name, page in site.items():
        assert page.headings.count(1) == 1, name
        assert page.headings[0] == 1, name
        for above, below in zip(page.headings, page.headings[1:], strict=False):
            assert below <= above + 1, f"{name}: a heading of level {below} below one of level {above}"


def test_nothing_in_a_page_is_blocked_by_the_policy(site: dict[str, Page]) -> None:
    for name, page in site.items():
        assert policy.violations(page.html) == [], name


def test_a_search_does_not_find_diagrams(site: dict[str, Page]) -> None:
    """Their words would stand in one row, without spaces."""
    index = (Path(str(docs._SITE.folder)) / "search" / "search_index.json").read_text("utf-8")
    drawn = [
        svg
        for page in site.values()
        for svg in re.findall(r'<figure class="diagram".*?</svg>', page.html, re.S)
    ]
    assert len(drawn) > 1
    for svg in drawn:
        assert "".join(re.findall(r"<text[^>]*>([^<]+)</text>", svg)[:2]) not in index


@pytest.mark.parametrize(
    ("page", "found"),
    [
        ('<p style="color: red">', "an inline style"),
        ("<style>p {}</style>", "a style element"),
        ('<a href="#" onclick="go()">', "an inline event handler"),
        ("<script>go()</script>", "an inline script"),
        ('<script src="https://example.org/a.js"></script>', "a foreign file"),
        ('<link href="//example.org/a.css">', "a foreign style sheet"),
    ],
)
def test_what_the_policy_blocks_is_noticed(page: str, found: str) -> None:
    assert policy.violations(page)[0].startswith(found)


def test_inline_scripts_become_files() -> None:
    saved: dict[str, str] = {}
    page = policy.move_scripts("<b>a</b><script>one()</script>", "../", saved.__setitem__)
    [(path, text)] = saved.items()
    assert text == "one()"
    assert page == f'<b>a</b><script src="../{path}"></script>'


# ------------------------------------------------------------------ pages made from the code


def test_the_page_of_the_commands_has_every_command_and_argument() -> None:
    page = commands.page()
    for command in COMMANDS:
        assert f"\n## rubicon {command.name}\n" in page
    assert "### rubicon admin backup" in page
    assert "| `--port N` | the port; 0 for any free one (default: 8705) |" in page


def test_the_page_of_the_messages_has_every_message_and_its_comments() -> None:
    page = schema.messages_page()
    for model in (messages.Hello, *messages.Command.__args__, *messages.ServerMessage.__args__):
        assert f"\n### {model.__name__}\n" in page
    assert "The number of the last update the client had when it chose." in page


def test_the_page_of_the_routes_has_every_route() -> None:
    page = schema.http_page()
    assert "## `POST /api/games`" in page
    assert "[NewGame](#newgame)" in page
    assert "### NewGame" in page


def test_every_package_has_a_page_with_its_modules() -> None:
    found = api.pages()
    assert "::: rubicon.core.game\n" in found["reference/python/core.md"]
    assert len(found) == len(api.PACKAGES)


# ------------------------------------------------------------------ diagrams

FLOW = "flowchart TB\naccTitle: two boxes\na[One & only] --> b[Two]\na -->|text| c"
SEQUENCE = "sequenceDiagram\naccTitle: a call\nparticipant A\nparticipant B as Bob\nA->>B: <hi>\nB-->>A: yes"


def test_a_flowchart_is_drawn() -> None:
    drawn = diagrams.draw(FLOW)
    assert 'aria-label="two boxes"' in drawn
    assert drawn.count("<rect") == 3
    assert drawn.count('class="arrow"') == 2
    assert "One &amp; only" in drawn
    assert policy.violations(drawn) == []


def test_a_sequence_is_drawn() -> None:
    drawn = diagrams.draw(SEQUENCE)
    assert drawn.count('class="lifeline"') == 2
    assert "&lt;hi&gt;" in drawn
    assert ">Bob</text>" in drawn
    assert policy.violations(drawn) == []


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("flowchart TB\na --> b", "accTitle"),
        ("pie\naccTitle: x", "'pie' cannot be drawn"),
        ("flowchart TB\naccTitle: x\na ==> b", "not understood: a ==> b"),
        ("flowchart TB\naccTitle: x\na --> b\nb --> a", "circle"),
        ("sequenceDiagram\naccTitle: x\nparticipant A\nA->>B: hi", "no participant: B"),
    ],
)
def test_what_cannot_be_drawn_is_refused(source: str, why: str) -> None:
    with pytest.raises(diagrams.DiagramError, match=why):
        diagrams.draw(source)


# ------------------------------------------------------------------ before it is built


def test_the_client_and_the_site_are_different_folders() -> None:
    assert "index.html" in docs.built_files()
    assert docs._SITE.folder != pages._CLIENT.folder
