"""Malformed requests to accounts and notices get a clear refusal, on both stores: no fault, no change."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sql

from rubicon import games
from rubicon.server.ops import metrics
from rubicon.server.ops.rate_limits import RateLimiter
from rubicon.store.account_tables import accounts, channels, passkeys
from rubicon.store.store import Store
from tests.support.in_process_server import async_test, open_game, running_server, sign_up
from tests.support.postgres import PostgresServer

SEED = 5

POSTS = {
    "register": ("name", "password"),
    "login": ("name", "password"),
    "password": ("old", "new"),
    "passkeys/options": ("name",),
    "passkeys": ("credential", "label"),
    "login/passkey": ("credential",),
    "games": ("token",),
    "delete": ("proof",),
    "proof": ("password",),
    "proof/passkey": ("credential",),
    "mail": ("address",),
    "mail/confirm": ("token",),
    "recover/finish": ("token", "new"),
}
BAD_VALUES: tuple[Any, ...] = (
    "",
    "\0",
    "a\0b",
    "x" * 250,
    "ﷺ" * 40,
    "ß" * 40,
    "\u202e",
    "'; DROP TABLE accounts; --",
    "😀" * 20,
    None,
    7,
    -1.5,
    [],
    {},
    {"id": "\0", "response": {"clientDataJSON": "e30"}},
    {
        "id": 3,
        "rawId": [],
        "response": {"clientDataJSON": "\0", "attestationObject": {}},
        "type": "public-key",
    },
)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(games._MODULES, "forum", "tests.support.toy")
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'rubicon.sqlite'}"
    cluster: PostgresServer = request.getfixturevalue("postgres")
    return cluster.create_database()


def requests(rng: Random, game: str) -> Iterator[tuple[str, str, Any]]:
    for path, fields in POSTS.items():
        for value in BAD_VALUES:
            yield "POST", f"/api/account/{path}", {name: rng.choice((value, *BAD_VALUES)) for name in fields}
        yield "POST", f"/api/account/{path}", rng.choice(BAD_VALUES)
    for value in ("%00", "x" * 300, "..%2f..", "%F0%9F%98%80", "-1"):
        yield "DELETE", f"/api/account/passkeys/{value}", None
        yield "POST", f"/api/account/games/{game}/{value}/link", None
        yield "POST", f"/api/account/games/{value}/red/link", None
        yield "GET", f"/api/notices?game={value}", None
        yield "DELETE", f"/api/notices/{value}", None
        yield (
            "PATCH",
            f"/api/notices/{value}",
            {"active": rng.choice((True, 3)), "digest": rng.choice((0, -1))},
        )
        yield "GET", f"/api/notices/on/{value}?yes=true", None
        yield "GET", f"/api/notices/off/{value}?yes=maybe", None
    for value in BAD_VALUES:
        for kind in ("webhook", "mail", "push", value):
            body = {
                "kind": kind,
                "target": value,
                "subscription": rng.choice(BAD_VALUES),
                "digest": rng.choice((0, value)),
            }
            yield "POST", "/api/notices", body


def stored_rows(store: Store) -> list[Any]:
    with store.reading() as connection:
        return [connection.execute(sql.select(table)).all() for table in (accounts, passkeys, channels)]


@async_test
async def test_malformed_requests_are_refused_and_change_nothing(url: str) -> None:
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        game, _ = await open_game(anna, server.browser())
        attempts = server.state.password_login.attempts
        for limiter in ("_clients", "_pairs", "_few", "_names", "_devices"):
            setattr(attempts, limiter, RateLimiter(1e6, 10**6))
        before, faults = stored_rows(server.store), metrics.FAULTS._value.get()
        rng = Random(SEED)
        for browser in (anna, server.browser()):
            for method, path, body in requests(rng, game):
                answer = await browser.request(method, path, json=body)
                told = f"{method} {path} {body!r}: {answer.status_code} {answer.text}"
                harmless = answer.status_code == 200 and path.endswith("/passkeys/options")
                assert harmless or 400 <= answer.status_code < 500, told
                assert "database" not in answer.text, told
        assert stored_rows(server.store) == before
        assert metrics.FAULTS._value.get() == faults
        assert (await anna.get("/api/account")).json()["name"] == "Anna"
