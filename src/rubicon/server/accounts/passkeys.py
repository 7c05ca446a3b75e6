"""Passkeys: signing up and in with a device instead of a password (WebAuthn)."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, Final
from urllib.parse import urlsplit

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from rubicon.core.message import message
from rubicon.server.accounts.names import valid_name
from rubicon.server.accounts.passwords import PasswordLogin, Session
from rubicon.server.errors import Refused
from rubicon.store.accounts import Account, Passkey

#: Seconds in which a device must answer a challenge.
CHALLENGE_SECONDS: Final = 300
#: The name of a challenge that asks for a proof. No account has such a name.
PROOF: Final = "\u0001proof"


class PasskeyLogin:
    """Signs people up and in with passkeys. A challenge is kept in the store, and valid for one answer."""

    def __init__(self, password_login: PasswordLogin) -> None:
        self._password_login = password_login
        self._accounts = password_login.accounts
        self._host = urlsplit(password_login.settings.address).hostname or ""
        self._origins = sorted(password_login.settings.allowed_origins)

    async def registration_options(self, account: Account | None, name: str) -> dict[str, Any]:
        """What a browser needs to make a passkey: for `account`, or for a new account called `name`."""
        name = valid_name(name) if account is None else account.name
        known = [] if account is None else await asyncio.to_thread(self._accounts.passkeys, account.id)
        options = generate_registration_options(
            rp_id=self._host,
            rp_name="Rubicon",
            user_name=name,
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id)) for passkey in known
            ],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
        await self._remember(options.challenge, "" if account is None else account.id, name)
        return _json(options_to_json(options))

    async def add(self, session: Session | None, credential: dict[str, Any], label: str) -> Account:
        """Store a new passkey, for the account of `session` or for a new one with the name of the challenge.

        Returns the account. Raises `Refused` if the answer is wrong or the passkey is known.
        """
        account = None if session is None else session.account
        challenge, owner, name = await self._take_challenge(credential)
        if owner != ("" if account is None else account.id) or name == PROOF:
            raise _not_accepted()
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self._origins,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise _not_accepted() from None
        passkey = Passkey(
            bytes_to_base64url(made.credential_id),
            "" if account is None else account.id,
            made.credential_public_key,
            made.sign_count,
            label.strip() or "passkey",
            time.time(),
        )
        if session is None:
            return await self._password_login.create(name, None, passkey)
        if not await asyncio.to_thread(self._accounts.add_passkey, passkey, session.hash):
            raise Refused("taken", message("refused-passkey-known"))
        return session.account

    async def login_options(self) -> dict[str, Any]:
        """What a browser needs to sign in with any passkey that it has for this server."""
        options = generate_authentication_options(
            rp_id=self._host, user_verification=UserVerificationRequirement.REQUIRED
        )
        await self._remember(options.challenge, "", "")
        return _json(options_to_json(options))

    async def login(self, client: str, credential: dict[str, Any]) -> tuple[Account, str]:
        """The account whose passkey answered, and the passkey. Raises `Refused` if the answer is wrong."""
        self._password_login.attempts.count_client(client)
        return await self._verify(credential, "", None)

    async def proof_options(self, account: Account) -> dict[str, Any]:
        """What a browser needs to prove, with a passkey of this account, that its owner is there."""
        known = await asyncio.to_thread(self._accounts.passkeys, account.id)
        options = generate_authentication_options(
            rp_id=self._host,
            user_verification=UserVerificationRequirement.REQUIRED,
            allow_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.id)) for passkey in known
            ],
        )
        await self._remember(options.challenge, account.id, PROOF)
        return _json(options_to_json(options))

    async def check_proof(self, session: Session, credential: dict[str, Any]) -> None:
        """Raise `Refused` unless a passkey of the account that is signed in has answered."""
        self._password_login.attempts.count_proof(session.hash)
        await self._verify(credential, PROOF, session.account.id)

    async def _verify(
        self, credential: dict[str, Any], purpose: str, account: str | None
    ) -> tuple[Account, str]:
        """The account whose passkey answered a challenge for this purpose, and the passkey."""
        challenge, owner, name = await self._take_challenge(credential)
        key = str(credential.get("id", ""))
        passkey = await asyncio.to_thread(self._accounts.passkey, key) if key.isprintable() else None
        if passkey is None or owner != (account or "") or name != purpose:
            raise _not_accepted()
        if account not in (None, passkey.account):
            raise _not_accepted()
        try:
            shown = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self._host,
                expected_origin=self._origins,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.uses,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise _not_accepted() from None
        found = await asyncio.to_thread(self._accounts.record_passkey_use, passkey, shown.new_sign_count)
        if found is None:
            raise _not_accepted()
        return found, passkey.id

    async def _remember(self, challenge: bytes, account: str, name: str) -> None:
        now = time.time()
        await asyncio.to_thread(
            self._accounts.add_challenge, challenge, account, name, now, now + CHALLENGE_SECONDS
        )

    async def _take_challenge(self, credential: dict[str, Any]) -> tuple[bytes, str, str]:
        """The challenge of an answer, with its account and name. It is used up, and not valid again."""
        try:
            said = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise _not_accepted() from None
        kept = await asyncio.to_thread(self._accounts.take_challenge, said.challenge, time.time())
        if kept is None:
            raise _not_accepted()
        return said.challenge, *kept


def _json(text: str) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(text)
    return options


def _not_accepted() -> Refused:
    return Refused("login", message("refused-passkey-refused"))
