"""Senders of notices: webhook, mail, and push to a browser.

A notice says in which games it is its receiver's turn, and nothing of what is on the board.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import smtplib
import ssl
import time
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email import policy
from email.message import EmailMessage
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid  # type: ignore[import-untyped]  # it comes without types

from rubicon.core.game import RubiconError
from rubicon.core.message import message
from rubicon.server.notifications.safe_post import SafePoster
from rubicon.server.settings import Settings

#: Seconds after which a push service drops a push that was not delivered.
_PUSH_TTL_SECONDS: Final = 86_400
_SMTP_TIMEOUT_SECONDS: Final = 20.0
#: Long lines, so that links are not broken.
_LONG_LINES: Final = policy.default.clone(max_line_length=900)


@dataclass(frozen=True, slots=True)
class TurnNotice:
    """A game in which it is the receiver's turn: its number and its title."""

    game: str
    title: str


class TargetGone(Exception):
    """The target says that it does not exist any more."""


def summary(turns: Sequence[TurnNotice]) -> str:
    """The notice in one sentence."""
    if len(turns) == 1:
        return f"It is your turn in {turns[0].title} (game {turns[0].game})."
    return f"It is your turn in {len(turns)} games."


def signature(secret: str, at: int, body: bytes) -> str:
    """The signature of a webhook: it proves who sent it, and when (`at`, in seconds of Unix time)."""
    mac = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return f"t={at},v1={mac}"


class NotificationSender:
    """Sends notices. All errors are raised; `TargetGone` means that trying again is useless."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._post = SafePoster(bool(settings.private_targets))
        self._mail = parse_smtp(settings.smtp) if settings.smtp else None
        self._threads = ThreadPoolExecutor(2, "mail")  # a slow mail server keeps nobody else waiting

    @property
    def has_mail(self) -> bool:
        """Whether a mail server is configured."""
        return self._mail is not None

    async def close(self) -> None:
        """Close connections and threads. Nothing can be sent afterwards."""
        await self._post.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def check_target(self, address: str) -> None:
        """Raise `RubiconError` if nothing can be posted there."""
        await self._post.check(address)

    async def send_webhook(self, address: str, secret: str, turns: Sequence[TurnNotice], off: str) -> None:
        """SafePoster the notice as signed JSON."""
        body = json.dumps(self._message(turns, off)).encode()
        at = int(time.time())
        headers = {"Content-Type": "application/json", "X-Rubicon-Signature": signature(secret, at, body)}
        await self._post_or_raise(address, body, headers)

    async def send_push(
        self, subscription: dict[str, Any], key: str, turns: Sequence[TurnNotice], off: str
    ) -> None:
        """Send the notice to a browser, encrypted for it alone."""
        body = encrypt(subscription, json.dumps(self._message(turns, off)).encode())
        target = urlsplit(subscription["endpoint"])
        claims = {
            "aud": f"{target.scheme}://{target.netloc}",
            "exp": int(time.time()) + 12 * 3600,
            "sub": f"mailto:{self._settings.mail_from}",
        }
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(_PUSH_TTL_SECONDS),
            "Urgency": "normal",
            **Vapid.from_string(key).sign(claims),
        }
        await self._post_or_raise(subscription["endpoint"], body, headers)

    async def send_turn_mail(self, address: str, turns: Sequence[TurnNotice], off: str) -> None:
        """Send the notice by mail."""
        games = "".join(f"  {turn.title}, game {turn.game}\n" for turn in turns)
        await self.send_mail(
            address,
            summary(turns),
            f"It is your turn in:\n\n{games}\n"
            f"Play on: {self._settings.address}/\n\nNo more of these letters: {off}\n",
            off,
        )

    async def send_mail(self, address: str, subject: str, text: str, off: str = "") -> None:
        """Send a mail; `off` is the address that stops such mails."""
        assert self._mail is not None
        letter = EmailMessage(_LONG_LINES)
        letter["From"] = self._settings.mail_from
        letter["To"] = address
        letter["Subject"] = subject
        if off:
            letter["List-Unsubscribe"] = f"<{off}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        await asyncio.get_running_loop().run_in_executor(self._threads, _deliver, self._mail, letter)

    def _message(self, turns: Sequence[TurnNotice], off: str) -> dict[str, Any]:
        return {
            "type": "turn",
            "text": summary(turns),
            "games": [{"game": turn.game, "title": turn.title} for turn in turns],
            "url": f"{self._settings.address}/",
            "off": off,
        }

    async def _post_or_raise(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        status = await self._post.send(address, body, headers)
        if status in (404, 410):
            raise TargetGone
        if not 200 <= status < 300:
            raise OSError(f"status {status}")


# ----------------------------------------------------------------------------------------------------- push


def new_vapid_key() -> str:
    """A new private key that identifies this server to browsers' push services."""
    vapid = Vapid()
    vapid.generate_keys()
    return "".join(vapid.private_pem().decode().splitlines()[1:-1])


def public_vapid_key(key: str) -> str:
    """The public key, as a page passes it to the browser (`applicationServerKey`)."""
    raw: bytes = Vapid.from_string(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def encrypt(subscription: dict[str, Any], text: bytes) -> bytes:
    """A message that only the subscribed browser can read. Raises `RubiconError` for a bad subscription."""
    # It brings two HTTP clients that nothing else needs: a seventh of the server's start.
    from pywebpush import (  # type: ignore[import-untyped]  # noqa: PLC0415  # it comes without types
        WebPusher,
        WebPushException,
    )

    try:
        body: bytes = WebPusher(subscription).encode(text)["body"]
    except (WebPushException, ValueError, KeyError, TypeError, AttributeError):
        raise RubiconError(message("refused-push-form")) from None
    return body


# ----------------------------------------------------------------------------------------------------- mail


@dataclass(frozen=True, slots=True)
class MailServer:
    """The mail server that sends our mails."""

    host: str
    port: int
    tls: bool
    user: str
    password: str


def parse_smtp(text: str) -> MailServer:
    """The mail server that a setting names: `smtp://user:password@host:587`, or `smtps://…` with TLS."""
    try:
        parts = urlsplit(text)
        tls = {"smtp": False, "smtps": True}[parts.scheme]
        port = parts.port or (465 if tls else 25)
    except (KeyError, ValueError):
        parts, tls, port = urlsplit(""), False, 0
    if not parts.hostname:
        raise RubiconError("The mail server is set like smtp://user:password@mail.example.org:587.")
    return MailServer(parts.hostname, port, tls, unquote(parts.username or ""), unquote(parts.password or ""))


def _deliver(server: MailServer, letter: EmailMessage) -> None:
    context = ssl.create_default_context()
    line = (
        smtplib.SMTP_SSL(server.host, server.port, timeout=_SMTP_TIMEOUT_SECONDS, context=context)
        if server.tls
        else smtplib.SMTP(server.host, server.port, timeout=_SMTP_TIMEOUT_SECONDS)
    )
    with line:
        line.ehlo_or_helo_if_needed()
        encrypted_line = server.tls
        if not server.tls and line.has_extn("starttls"):
            line.starttls(context=context)
            line.ehlo()
            encrypted_line = True
        if server.user:
            if not encrypted_line:
                raise OSError("the mail server offers no encryption; its password is not sent")
            line.login(server.user, server.password)
        line.send_message(letter)
