"""A real mail server in this process, which keeps the letters that it receives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP


class Mailbox:
    """Keeps the mails that a real mail server receives."""

    def __init__(self) -> None:
        self.letters: list[tuple[list[str], EmailMessage]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - aiosmtpd's name
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append((envelope.rcpt_tos, letter))
        return "250 OK"


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[Mailbox, str]]:
    letters = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(letters, hostname="localhost", loop=loop), "127.0.0.1", 0)
    async with server:
        yield letters, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
