"""Routes for a forgotten password: an address for letters, and a new password by a link in a letter.

The address belongs to the account and is confirmed first. It is not one of the channels for notices: whoever
can add a channel must not be able to set a new password.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import time
from typing import Annotated, Final, cast

from fastapi import APIRouter, Request, Response
from pydantic import StringConstraints

from rubicon.core.message import message
from rubicon.messages import reader_language
from rubicon.messages.words import common_words
from rubicon.server.accounts.names import name_key
from rubicon.server.api.accounts import (
    Me,
    Name,
    Password,
    password_login_of,
    require_proof,
    require_session,
    sign_in,
    visitor_of,
)
from rubicon.server.api.problems import PROBLEMS
from rubicon.server.errors import Refused
from rubicon.server.messages import StrictModel, Token
from rubicon.server.notifications.scheduler import NotificationScheduler
from rubicon.server.ops import logs
from rubicon.server.ops.shares import Shares
from rubicon.server.seating.service import SeatService
from rubicon.server.seating.tokens import new_token
from rubicon.server.tables.registry import TableRegistry
from rubicon.store.sign_ins import CONFIRM, RECOVER, Letter
from rubicon.store.store import token_hash

router = APIRouter(prefix="/api/account", tags=["accounts"], responses=PROBLEMS)

#: Seconds for which a link in a letter is valid, and valid links of an account for one purpose, at most.
LETTER_SECONDS, MAX_LETTERS = 3600.0, 3
_MAIL_ADDRESS: Final = re.compile(r"[^@\s<>()\[\],;:\\\"]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")


class MailAddress(StrictModel):
    address: Annotated[str, StringConstraints(max_length=320)]


class LetterToken(StrictModel):
    token: Token


class NameOnly(StrictModel):
    name: Name


class NewPassword(StrictModel):
    """`token` is that of the link in the letter."""

    token: Token
    new: Password


def _scheduler(request: Request) -> NotificationScheduler:
    return cast(NotificationScheduler, request.app.state.notifications)


async def _send(request: Request, account: str, name: str, purpose: str, address: str) -> bool:
    """Send a letter with a new link. False if too many were sent, or it cannot be sent."""
    token, now = new_token(), time.time()
    login = password_login_of(request.app)
    letter = Letter(account, purpose, address)
    if not await asyncio.to_thread(
        login.sign_ins.add_letter, token_hash(token), letter, now, now + LETTER_SECONDS, MAX_LETTERS
    ):
        return False
    words = common_words(reader_language(request.headers.get("accept-language", "")))
    link = f"{login.settings.address}/account#{purpose}={token}"
    subject = words.say(message(f"letter-{purpose}-subject"))
    text = words.say(message(f"letter-{purpose}-text", name=name, link=link))
    try:
        await _scheduler(request).sender.send_mail(address, subject, f"{text}\n")
    except (OSError, smtplib.SMTPException, ValueError) as problem:
        logs.write("letter failed", purpose=purpose, problem=type(problem).__name__)
        return False
    return True


@router.post("/mail", status_code=204)
async def set_mail(body: MailAddress, request: Request) -> None:
    """Ask for letters about a forgotten password. The address counts when its link was followed."""
    session = await require_session(request)
    await require_proof(request, session)
    if not _scheduler(request).sender.has_mail:
        raise Refused("closed", message("refused-no-mail"))
    if _MAIL_ADDRESS.fullmatch(body.address) is None or not body.address.isascii():
        raise Refused("text", message("refused-mail-address"))
    account = session.account
    shares: Shares = request.app.state.shares
    shares.take("letters", shares.target(body.address))
    if not await _send(request, account.id, account.name, CONFIRM, body.address):
        raise Refused("rate", message("refused-no-letter"), wait=int(LETTER_SECONDS))


@router.post("/mail/confirm")
async def confirm_mail(body: LetterToken, request: Request) -> MailAddress:
    """Confirm the address with the link in its letter, signed in to the account that it is for."""
    session = await require_session(request)
    sign_ins = password_login_of(request.app).sign_ins
    address = await asyncio.to_thread(
        sign_ins.confirm_mail, token_hash(body.token), session.account.id, time.time()
    )
    if address is None:
        raise Refused("unknown", message("refused-letter-link-old"))
    return MailAddress(address=address)


@router.delete("/mail", status_code=204)
async def remove_mail(request: Request) -> None:
    """Forget the address."""
    session = await require_session(request)
    await require_proof(request, session)
    await asyncio.to_thread(password_login_of(request.app).sign_ins.remove_mail, session.account.id)


@router.post("/recover", status_code=202)
async def ask_for_letter(body: NameOnly, request: Request) -> None:
    """Send a letter with a link for a new password, if the account has an address.

    The answer is the same, after the same time, whether there is such an account or not.
    """
    login, visitor = password_login_of(request.app), visitor_of(request)
    login.attempts.count_client(visitor.client)
    shares: Shares = request.app.state.shares

    async def send_if_known() -> None:
        account = await asyncio.to_thread(login.accounts.by_name, name_key(body.name))
        if account is not None and account.mail is not None and _scheduler(request).sender.has_mail:
            # Strangers could fill the mailbox. A device of the account has no part in what they use up.
            if not await login.is_known_device(visitor, account) and shares.wait(
                "recoveries", shares.account(account.id)
            ):
                return
            await _send(request, account.id, account.name, RECOVER, account.mail)

    cast(TableRegistry, request.app.state.tables).spawn(send_if_known())


@router.post("/recover/finish")
async def recover(body: NewPassword, request: Request, response: Response) -> Me:
    """Set a new password with the link in the letter, and sign in. All other devices are signed out."""
    visitor = visitor_of(request)
    account, void = await password_login_of(request.app).recover(visitor, body.token, body.new)
    cast(SeatService, request.app.state.seating).close_void(void)
    return await sign_in(request, response, account)
