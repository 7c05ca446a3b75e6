"""Every route that changes something refuses pages of other sites, whatever it is. None is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from fastapi.routing import APIRoute

from rubicon.server.app import create_http_api
from tests.support.server_process import Server

SAFE_METHODS = {"GET", "HEAD"}
#: What stands for each part of a path that changes from request to request.
PARTS = {"game": "0" * 16, "side": "red", "channel": "x", "session_id": "x", "passkey": "x"}


def routes() -> Iterator[tuple[str, str]]:
    """Method and path of every route, with values for its parts."""
    for route in create_http_api().routes:
        if isinstance(route, APIRoute):
            path = re.sub(r"\{(\w+)(?::\w+)?\}", lambda part: PARTS.get(part[1], "x"), route.path)
            for method in sorted(route.methods or ()):
                yield method, path


CHANGING = sorted({(method, path) for method, path in routes() if method not in SAFE_METHODS})


def test_no_route_is_left_out() -> None:
    assert len(CHANGING) > 35
    assert ("PUT", "/api/account/people") in CHANGING
    assert ("POST", "/api/operators/sanctions") in CHANGING


@pytest.mark.parametrize(
    ("headers", "code"),
    [
        ({"origin": "https://evil.example"}, "origin"),
        ({"origin": "null"}, "origin"),
        ({"origin": "http://127.0.0.1.evil.example"}, "origin"),
        ({"sec-fetch-site": "cross-site"}, "origin"),
        ({"sec-fetch-site": "same-site"}, "origin"),
        ({"cookie": "rubicon-account=" + "x" * 32}, "csrf"),
        ({"host": "evil.example"}, "host"),
        ({"content-type": "text/plain"}, "media-type"),
        ({"content-type": "application/x-www-form-urlencoded"}, "media-type"),
    ],
)
def test_every_route_refuses_what_other_sites_can_send(
    server: Server, headers: dict[str, str], code: str
) -> None:
    with httpx.Client(base_url=server.address, timeout=30) as client:
        for method, path in CHANGING:
            answer = client.request(
                method, path, content=b"{}", headers={"content-type": "application/json", **headers}
            )
            assert answer.json()["code"] == code, (method, path, answer.text)


def test_reading_with_cookies_sets_and_changes_nothing(server: Server) -> None:
    """A page of another site can make a browser GET with its cookies: no route then sets a cookie or answers
    with permission to read."""
    with httpx.Client(base_url=server.address, timeout=30) as client:
        paths = sorted({path for method, path in routes() if method in SAFE_METHODS})
        assert len(paths) > 25
        for path in paths:
            answer = client.get(
                path, headers={"cookie": "rubicon-account=" + "x" * 32, "origin": "https://evil.example"}
            )
            assert answer.status_code < 500, (path, answer.text)
            assert "set-cookie" not in answer.headers, path
            assert "access-control-allow-origin" not in answer.headers, path


def test_no_redirect_leads_to_another_host(server: Server) -> None:
    tricks = [
        "//evil.example",
        "/\\evil.example",
        "/docs//evil.example",
        "/docs/\\\\evil.example",
        "/docs/%5c%5cevil.example",
    ]
    tricks += ["//evil.example/%2e%2e", "/g/", "/account/", "/api/games/", "/operators/", "/docs"]
    with httpx.Client(base_url=server.address, timeout=30, follow_redirects=False) as client:
        for path in tricks:
            answer = client.request("GET", httpx.URL(server.address).copy_with(raw_path=path.encode()))
            found = answer.headers.get("location", "")
            assert "evil" not in found, (path, found)
            assert not found or found.startswith((server.address, "docs/")), (path, found)
