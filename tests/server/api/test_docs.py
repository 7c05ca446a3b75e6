"""The documentation under /docs: pages, files, wrong addresses, and what is shown before it is built."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from rubicon.server.api import docs
from rubicon.server.api.built_files import BuiltFolder
from rubicon.server.app import create_http_api
from rubicon.server.ops.processor_time import ProcessorTime
from rubicon.server.ops.sanctions import Sanctions
from rubicon.server.ops.security import CONTENT_SECURITY_POLICY, SecurityMiddleware
from rubicon.server.ops.shares import Shares
from rubicon.server.settings import Settings


def get(*paths: str, **headers: str) -> list[httpx.Response]:
    """The answers of the server's HTTP side to requests for these paths."""

    async def ask() -> list[httpx.Response]:
        settings, shares = Settings(), Shares(b"key")
        app = SecurityMiddleware(create_http_api(), settings, shares, Sanctions(), ProcessorTime(shares))
        transport = httpx.ASGITransport(app, client=("127.0.0.1", 5000))
        async with httpx.AsyncClient(transport=transport, base_url=settings.address) as client:
            return [await client.get(path, headers=headers) for path in paths]

    return asyncio.run(ask())


def test_pages_and_files_are_served_under_the_policy() -> None:
    assert docs.built_files(), "The documentation has not been built: run 'make site'."
    start, page, style, index = get(
        "/docs/", "/docs/tutorials/first-game/", "/docs/site.css", "/docs/search/search_index.json"
    )
    assert "<h1" in start.text
    assert "Your first game" in page.text
    assert style.headers["content-type"].startswith("text/css")
    assert index.headers["content-type"] == "application/json"
    assert "Sealed dice" in index.text
    for answer in (start, page, style, index):
        assert answer.status_code == 200
        assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
        assert answer.headers["cache-control"] == "no-cache"


def test_an_unchanged_page_is_not_sent_again() -> None:
    [first] = get("/docs/")
    [again] = get("/docs/", **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "target"),
    [("/docs", "docs/"), ("/docs/tutorials/first-game", "first-game/"), ("/docs/reference", "reference/")],
)
def test_an_address_without_its_slash_is_redirected(path: str, target: str) -> None:
    """Relative, because links in the page are relative to the address with the slash."""
    [answer] = get(path)
    assert (answer.status_code, answer.headers["location"]) == (308, target)


@pytest.mark.parametrize(
    "path", ["/docs/nothing", "/docs/a/b/c/", "/docs/../settings.py", "/docs/%2e%2e/settings.py", "/docs//"]
)
def test_a_wrong_address_gets_a_page_that_leads_back(path: str) -> None:
    [answer] = get(path)
    assert answer.status_code == 404
    if "text/html" in answer.headers["content-type"]:
        assert 'href="/docs/site.css"' in answer.text


def test_before_it_is_built_the_page_says_how_to_build_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs, "_SITE", BuiltFolder("no-such-folder"))
    for answer in get("/docs", "/docs/tutorials/first-game/"):
        assert answer.status_code == 200
        assert "make site" in answer.text
        assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
