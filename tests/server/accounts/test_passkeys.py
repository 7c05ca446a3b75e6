"""Signing up and in with passkeys: a software authenticator speaks the real protocol."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from typing import Any

import httpx
import pytest
from soft_webauthn import SoftWebauthnDevice  # type: ignore[import-untyped]  # it comes without types

from rubicon.server.accounts.passkeys import CHALLENGE_SECONDS
from rubicon.store.accounts import Accounts
from tests.support.in_process_server import async_test, running_server, sign_up

ORIGIN = "https://play.example.org"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rubicon.sqlite'}"


def to_base64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_json(answer: dict[str, Any]) -> dict[str, Any]:
    """The answer of a device, as a browser's `toJSON` gives it."""
    response = {key: to_base64(value) for key, value in answer["response"].items() if value is not None}
    return {
        "id": to_base64(answer["rawId"]),
        "rawId": to_base64(answer["rawId"]),
        "type": "public-key",
        "response": response,
    }


class Device:
    """An authenticator and the browser it is plugged into."""

    def __init__(self, browser: httpx.AsyncClient, origin: str = ORIGIN) -> None:
        self.browser = browser
        self.origin = origin
        self.soft = SoftWebauthnDevice()

    async def create_credential(self, name: str = "") -> dict[str, Any]:
        options = await self.browser.post("/api/account/passkeys/options", json={"name": name})
        assert options.status_code == 200, options.text
        asked = options.json()
        asked["challenge"] = from_base64(asked["challenge"])
        asked["user"]["id"] = from_base64(asked["user"]["id"])
        return to_json(self.soft.create({"publicKey": asked}, self.origin))

    async def sign_challenge(self) -> dict[str, Any]:
        asked = (await self.browser.post("/api/account/login/passkey/options")).json()
        asked["challenge"] = from_base64(asked["challenge"])
        return to_json(self.soft.get({"publicKey": asked}, self.origin))

    async def add_passkey(self, credential: dict[str, Any]) -> httpx.Response:
        return await self.browser.post(
            "/api/account/passkeys", json={"credential": credential, "label": "phone"}
        )

    async def login(self, credential: dict[str, Any]) -> httpx.Response:
        return await self.browser.post("/api/account/login/passkey", json={"credential": credential})


@async_test
async def test_an_account_with_nothing_but_a_passkey(url: str) -> None:
    async with running_server(url, url=ORIGIN) as server:
        device = Device(server.browser())
        made = await device.add_passkey(await device.create_credential("Anna"))
        assert made.status_code == 201, made.text
        assert made.json()["password"] is False
        assert [key["label"] for key in made.json()["passkeys"]] == ["phone"]
        await device.browser.post("/api/account/logout")
        assert (await device.browser.get("/api/account")).status_code == 401
        assert (await device.login(await device.sign_challenge())).json()["name"] == "Anna"
        assert (await device.browser.get("/api/account")).json()["name"] == "Anna"
        # There is no password that would do, not even none.
        for password in ("", "None", "Anna"):
            body = {"name": "Anna", "password": password}
            assert (await server.browser().post("/api/account/login", json=body)).json()["code"] == "login"
        (key,) = made.json()["passkeys"]
        assert (await device.browser.delete(f"/api/account/passkeys/{key['id']}")).status_code == 404
        first = {"new": "battery staple"}
        assert (await device.browser.post("/api/account/password", json=first)).status_code == 204
        assert (await device.browser.delete(f"/api/account/passkeys/{key['id']}")).status_code == 204
        assert (await device.login(await device.sign_challenge())).json()["code"] == "login"


@async_test
async def test_a_passkey_as_well_as_a_password(url: str) -> None:
    async with running_server(url, url=ORIGIN) as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        device = Device(anna)
        credential = await device.create_credential()
        assert (await device.add_passkey(credential)).status_code == 201
        # An invitation of Anna's is not for Ben, nor for a stranger.
        for other in (ben, server.browser()):
            meant = await Device(anna).create_credential()
            assert (await Device(other).add_passkey(meant)).json()["code"] == "login"
        elsewhere = Device(server.browser())
        elsewhere.soft = device.soft
        assert (await elsewhere.login(await elsewhere.sign_challenge())).json()["name"] == "Anna"
        taken = Device(server.browser())
        assert (await taken.add_passkey(await taken.create_credential("anna"))).json()["code"] == "taken"


@async_test
async def test_wrong_answers_are_refused(url: str) -> None:
    async with running_server(url, url=ORIGIN) as server:
        device = Device(server.browser())
        assert (await device.add_passkey(await device.create_credential("Anna"))).status_code == 201
        answer = await device.sign_challenge()
        assert (await device.login(answer)).status_code == 200
        replayed = await device.login(answer)
        assert (replayed.status_code, replayed.json()["code"]) == (401, "login")

        copied = Device(server.browser())
        copied.soft = SoftWebauthnDevice()
        vars(copied.soft).update(vars(device.soft) | {"sign_count": 0})
        assert (await copied.login(await copied.sign_challenge())).json()["code"] == "login", (
            "a copy, whose counter starts again"
        )

        elsewhere = Device(server.browser(), "https://evil.example")
        elsewhere.soft = device.soft
        assert (await elsewhere.login(await elsewhere.sign_challenge())).json()["code"] == "login"

        stranger = Device(server.browser())
        stranger.soft.cred_init("play.example.org", b"?")
        assert (await stranger.login(await stranger.sign_challenge())).json()["code"] == "login"

        forged = await device.sign_challenge()
        forged["response"]["signature"] = to_base64(b"0" * 70)
        assert (await device.login(forged)).json()["code"] == "login"
        made = await Device(server.browser()).create_credential("Cleo")
        for nonsense in ({}, {"id": "x"}, {"response": {"clientDataJSON": "?"}}, made, {"response": 3}):
            assert (await device.login(nonsense)).json()["code"] == "login"
            assert (await device.add_passkey(nonsense)).json()["code"] == "login"


@async_test
async def test_a_late_answer_is_refused(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_server(url, url=ORIGIN) as server:
        device = Device(server.browser())
        credential = await device.create_credential("Anna")
        accounts = Accounts(server.store)
        take = accounts.take_challenge
        monkeypatch.setattr(
            Accounts, "take_challenge", lambda _, challenge, now: take(challenge, now + CHALLENGE_SECONDS)
        )
        assert (await device.add_passkey(credential)).json()["code"] == "login"
