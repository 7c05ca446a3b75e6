"""Coroutines as tests, and the whole server in this process, with clients that behave like browsers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, cast

import httpx
from argon2 import PasswordHasher
from fastapi import FastAPI

from rubicon.server.accounts.passwords import PasswordLogin
from rubicon.server.app import create_app
from rubicon.server.messages import command_adapter
from rubicon.server.settings import Settings
from rubicon.server.tables.commands import ClientCommand, TableMessage
from rubicon.server.tables.registry import TableRegistry
from rubicon.store.store import Store
from rubicon.table.table import Table
from tests.support.server_process import place_new_database

AsyncTest = Callable[..., Coroutine[Any, Any, None]]

#: A real password hasher with little work for each password.
FAST_HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)

#: A seat for the creator of a game, and an open one.
ME, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "open"}


def async_test(body: AsyncTest) -> Callable[..., None]:
    """Decorator: run a test that is a coroutine, for 60 seconds at most."""

    @wraps(body)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(body(*args, **kwargs), 60))

    return run


class Server:
    """A server in this process."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        inner = app.http.app
        assert isinstance(inner, FastAPI)
        self.state = inner.state
        self._count = 0

    @property
    def tables(self) -> TableRegistry:
        return cast(TableRegistry, self.state.tables)

    @property
    def store(self) -> Store:
        return cast(Store, self.state.store)

    def browser(self) -> httpx.AsyncClient:
        """The browser of another person, with an address of its own."""
        self._count += 1
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, client=(f"192.0.2.{self._count}", 5000)),
            base_url=self.settings.address,
            headers={"X-Rubicon": "1", "Origin": self.settings.address},
        )

    async def command(self, game: str, side: int, kind: str, **fields: Any) -> None:
        """Have a side send a command to its table."""
        self._count += 1
        message = command_adapter.validate_python({"type": kind, "key": f"key-{self._count}", **fields})
        await self.tables.execute(game, ClientCommand(side, cast(TableMessage, message)))

    async def act(self, game: str, side: int, pick: int = 0) -> None:
        """Have a side take one of its legal actions."""

        def action(table: Table) -> tuple[int, str]:
            decision = table.decision(side)
            assert decision is not None
            return table.seq(side), table.game.text(decision.actions[pick])

        seq, text = await self.tables.query(game, action)
        await self.command(game, side, "act", seq=seq, action=text)

    async def resign(self, game: str, side: int) -> None:
        """Have a side give up."""
        await self.command(game, side, "resign")


@asynccontextmanager
async def running_server(database: str, **given: Any) -> AsyncIterator[Server]:
    """A server on a database, with some settings of its own. `forum` must be on the list of titles."""
    place_new_database(database)
    chosen: dict[str, Any] = {"database": database, "share_factor": 1000.0, **given}
    settings = Settings(**chosen)
    app = create_app(settings, Store.open(database))
    server = Server(app, settings)
    server.state.password_login = PasswordLogin(settings, server.store, FAST_HASHER)
    inner = app.http.app  # type: ignore[attr-defined]  # the application behind the guard
    async with inner.router.lifespan_context(inner):
        yield server


async def sign_up(server: Server, name: str, password: str = "correct horse") -> httpx.AsyncClient:
    """The browser of a person who has just made an account."""
    browser = server.browser()
    answer = await browser.post("/api/account/register", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    return browser


async def ask(
    browser: httpx.AsyncClient, method: str, path: str, token: str, body: object = None
) -> httpx.Response:
    """A request with the token of a seat."""
    return await browser.request(method, path, json=body, headers={"Authorization": f"Bearer {token}"})


async def prove(browser: httpx.AsyncClient, password: str = "correct horse") -> dict[str, str]:
    """Give the password again; returns the header that dangerous requests need."""
    answer = await browser.post("/api/account/proof", json={"password": password})
    assert answer.status_code == 200, answer.text
    return {"X-Rubicon-Proof": answer.json()["proof"]}


async def open_game(
    first: httpx.AsyncClient, second: httpx.AsyncClient | None = None, clock: str = "none"
) -> tuple[str, list[str]]:
    """A game of Forum that has begun: its number, and the tokens of red, blue and the spectators.

    The players are Anna and Ben; those who may not use these names, because accounts have them, sit without.
    """
    wanted = {"title": "forum", "seats": [ME, OPEN], "clock": clock}
    answer = await first.post("/api/games", json=wanted)
    if answer.status_code == 409:
        answer = await first.post("/api/games", json={**wanted, "seats": [{"kind": "me"}, OPEN]})
    assert answer.status_code == 201, answer.text
    created = answer.json()
    links = {link["kind"]: link["token"] for link in created["links"]}
    invited = {"token": links["invitation"], "name": "Ben"}
    taken = await (second or first).post("/api/seats/take", json=invited)
    if taken.status_code == 409:
        taken = await (second or first).post("/api/seats/take", json={**invited, "name": ""})
    assert taken.status_code == 201, taken.text
    return created["game"], [links["seat"], taken.json()["link"]["token"], links["spectator"]]


async def finish_game(server: Server, game: str) -> None:
    """Have both sides play their first legal actions until the rules end the game."""
    while deciders := await server.tables.query(game, lambda table: table.deciders):
        await server.act(game, deciders[0])
