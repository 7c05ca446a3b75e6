"""Signing up and in with passkeys: a software authenticator speaks the real protocol."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2 import cbor  # type: ignore[import-untyped]  # it comes without types
from soft_webauthn import SoftWebauthnDevice  # type: ignore[import-untyped]  # it comes without types

from rubicon.server.accounts.passkeys import CHALLENGE_SECONDS
from rubicon.store.accounts import Accounts
from tests.support.in_process_server import async_test, prove, running_server, sign_up

ORIGIN = "https://play.example.org"
#: Where the flags stand in the data of an authenticator, and the flag of a verified user.
FLAGS, USER_VERIFIED = 32, 0x04


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
    """An authenticator and the browser it is plugged into. `verifies`: it asks for a PIN or a fingerprint."""

    def __init__(self, browser: httpx.AsyncClient, origin: str = ORIGIN, verifies: bool = True) -> None:
        self.browser = browser
        self.origin = origin
        self.soft = SoftWebauthnDevice()
        self.verifies = verifies
        #: The proof that a signed-in browser sends with dangerous requests.
        self.proof: dict[str, str] = {}

    async def create_credential(self, name: str = "") -> dict[str, Any]:
        options = await self.browser.post(
            "/api/account/passkeys/options", json={"name": name}, headers=self.proof
        )
        assert options.status_code == 200, options.text
        asked = options.json()
        asked["challenge"] = from_base64(asked["challenge"])
        asked["user"]["id"] = from_base64(asked["user"]["id"])
        return self.create(asked)

    def create(self, asked: dict[str, Any]) -> dict[str, Any]:
        """A new passkey, as an answer to these options."""
        made = self.soft.create({"publicKey": asked}, self.origin)
        if (
            self.verifies
        ):  # the device itself does not set this flag; nothing is signed when a passkey is made
            whole = cbor.decode(made["response"]["attestationObject"])
            data = bytearray(whole["authData"])
            data[FLAGS] |= USER_VERIFIED
            made["response"]["attestationObject"] = cbor.encode({**whole, "authData": bytes(data)})
        return to_json(made)

    async def sign_challenge(self, path: str = "login/passkey") -> dict[str, Any]:
        asked = (await self.browser.post(f"/api/account/{path}/options")).json()
        asked["challenge"] = from_base64(asked["challenge"])
        shown = self.soft.get({"publicKey": asked}, self.origin)
        if self.verifies:
            response = shown["response"]
            data = bytearray(response["authenticatorData"])
            data[FLAGS] |= USER_VERIFIED
            signed = bytes(data) + sha256(response["clientDataJSON"]).digest()
            signature = self.soft.private_key.sign(signed, ec.ECDSA(hashes.SHA256()))
            response.update(authenticatorData=bytes(data), signature=signature)
        return to_json(shown)

    async def prove(self) -> None:
        """Give the passkey again, for dangerous requests."""
        credential = await self.sign_challenge("proof/passkey")
        answer = await self.browser.post("/api/account/proof/passkey", json={"credential": credential})
        assert answer.status_code == 200, answer.text
        self.proof = {"X-Rubicon-Proof": answer.json()["proof"]}

    async def add_passkey(self, credential: dict[str, Any]) -> httpx.Response:
        return await self.browser.post(
            "/api/account/passkeys", json={"credential": credential, "label": "phone"}, headers=self.proof
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
        path, first = f"/api/account/passkeys/{key['id']}", {"new": "battery staple"}
        assert (await device.browser.delete(path)).json()["code"] == "proof"
        assert (await device.browser.post("/api/account/password", json=first)).json()["code"] == "proof"
        await device.prove()
        assert (await device.browser.delete(path, headers=device.proof)).status_code == 404
        set_first = await device.browser.post("/api/account/password", json=first, headers=device.proof)
        assert [shown["label"] for shown in set_first.json()["passkeys"]] == ["phone"]
        assert (await device.browser.delete(path, headers=device.proof)).json()["code"] == "proof", "used up"
        await device.prove()
        assert (await device.browser.delete(path, headers=device.proof)).status_code == 204
        assert (await device.login(await device.sign_challenge())).json()["code"] == "login"


@async_test
async def test_a_passkey_as_well_as_a_password(url: str) -> None:
    async with running_server(url, url=ORIGIN) as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        device = Device(anna)
        device.proof = await prove(anna)
        credential = await device.create_credential()
        assert (await device.add_passkey(credential)).status_code == 201
        # An invitation of Anna's is not for Ben, nor for a stranger.
        for other in (Device(ben), Device(server.browser())):
            other.proof = await prove(ben) if other.browser is ben else {}
            annas = Device(anna)
            annas.proof = device.proof
            meant = await annas.create_credential()
            assert (await other.add_passkey(meant)).json()["code"] == "login"
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
        device.browser = server.browser()
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


@async_test
async def test_a_device_that_does_not_verify_its_user_is_refused(url: str) -> None:
    async with running_server(url, url=ORIGIN) as server:
        device = Device(server.browser(), verifies=False)
        assert (await device.add_passkey(await device.create_credential("Anna"))).json()["code"] == "login"
        device.verifies = True
        assert (await device.add_passkey(await device.create_credential("Anna"))).status_code == 201
        device.verifies = False
        elsewhere = Device(server.browser(), verifies=False)
        elsewhere.soft = device.soft
        assert (await elsewhere.login(await elsewhere.sign_challenge())).json()["code"] == "login"


@async_test
async def test_a_stolen_session_adds_no_passkey(url: str) -> None:
    """Nor does it with the challenge of a proof, which anybody who is signed in may ask for."""
    async with running_server(url, url=ORIGIN) as server:
        anna = await sign_up(server, "Anna")
        stolen = server.browser()
        stolen.cookies = anna.cookies
        asked = await stolen.post("/api/account/passkeys/options", json={"name": ""})
        assert (asked.status_code, asked.json()["code"]) == (403, "proof")
        thief = Device(stolen)
        challenge = (await stolen.post("/api/account/proof/passkey/options")).json()["challenge"]
        forged = thief.create(
            {
                "challenge": from_base64(challenge),
                "rp": {"id": "play.example.org"},
                "user": {"id": b"?"},
                "pubKeyCredParams": [{"alg": -7, "type": "public-key"}],
                "attestation": "none",
            }
        )
        assert (await thief.add_passkey(forged)).json()["code"] == "proof"
        thief.proof = await prove(anna)  # even so: this challenge makes no passkey
        challenge = (await stolen.post("/api/account/proof/passkey/options")).json()["challenge"]
        assert (await thief.add_passkey(forged)).json()["code"] == "login"
        assert (await anna.get("/api/account")).json()["passkeys"] == []
