"""The page for browsers: the files served, how long they may be cached, and the page before it is built."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rubicon.server.api import pages
from rubicon.server.ops.security import CONTENT_SECURITY_POLICY
from tests.support.server_process import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as found:
        yield found


def test_the_pages(server: Server) -> None:
    """Every page has the policy. It is the built client, or says how to build it."""
    for path in ("/", "/g", "/replay"):
        answer = server.request("GET", path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
        built = "index.html" in pages.built_files()
        assert ("/assets/" if built else "npm run build") in answer.text


def test_built_files(server: Server) -> None:
    """Each file says how long it may be cached, and an unchanged file is not sent again."""
    for name in sorted(pages.built_files()):
        answer = server.request("GET", f"/{name}" if name != "index.html" else "/")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == pages.cache_control(name)
        again = server.request("GET", str(answer.url.path), if_none_match=answer.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets/../index.html", "/map/", "/assets/%2e%2e/http.py"]
)
def test_nothing_else_is_served(server: Server, path: str) -> None:
    answer = server.request("GET", path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown"


def test_the_rules(server: Server) -> None:
    """Section by section, in our words; an unknown title has none."""
    answer = server.request("GET", "/api/titles/julius-caesar/rules")
    assert answer.status_code == 200
    numbers = {section["number"] for section in answer.json()["sections"]}
    assert {"2.1", "6.1", "7.2", "8.4"} <= numbers
    assert server.request("GET", "/api/titles/nothing/rules").status_code == 404
