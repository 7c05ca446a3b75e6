"""Routes of notices: where they go, how often, and how to switch them off."""

from __future__ import annotations

import asyncio
import html
import json
import re
import secrets
import time
from typing import Annotated, Any, Final, Literal, cast

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse
from pydantic import Field, StringConstraints

from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.core.message import message
from rubicon.server.api.accounts import require_proof, require_session, session_of
from rubicon.server.api.games import authenticate_bearer, client_of
from rubicon.server.api.problems import PROBLEMS, TEXT_PROBLEMS
from rubicon.server.errors import Refused
from rubicon.server.messages import GameId, StrictModel
from rubicon.server.notifications.scheduler import NotificationScheduler
from rubicon.server.notifications.senders import encrypt, public_vapid_key
from rubicon.server.ops.shares import Shares
from rubicon.server.seating.service import SeatAccess
from rubicon.server.seating.tokens import is_token, new_token
from rubicon.store.notifications import MAIL, PUSH, WEBHOOK, Channel, ChannelOwner, UnknownSeat

router = APIRouter(prefix="/api/notices", tags=["notices"], responses=PROBLEMS)

#: Channels that an account, or a seat, may have.
MAX_CHANNELS: Final = 10
_MAX_DIGEST_SECONDS: Final = 7 * 86_400
_MAIL_ADDRESS: Final = re.compile(r"[^@\s<>()\[\],;:\\\"]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")

#: The game whose seat the channels belong to, for requests with the seat's cookie; None for an account.
Game = GameId | None
Digest = Annotated[int, Field(ge=0, le=_MAX_DIGEST_SECONDS)]
#: A browser's subscription, as its `toJSON` gives it.
Subscription = Annotated[dict[str, Any], Field(max_length=10)]


class NewChannel(StrictModel):
    """An address to post to, an address for mail, or a browser's subscription."""

    kind: Literal["webhook", "mail", "push"]
    target: Annotated[str, StringConstraints(max_length=1000)] = ""
    subscription: Subscription | None = None
    #: Seconds between two notices, at least; 0 sends each by itself.
    digest: Digest = 0
    game: Game = None


class ChannelChange(StrictModel):
    """Fields that are left out stay as they are."""

    active: bool | None = None
    digest: Digest | None = None
    game: Game = None


class ChannelFacts(StrictModel):
    """A channel. `secret` signs the notices of a webhook; it is shown once, when the channel is made."""

    id: str
    kind: str
    target: str
    digest: float
    active: bool
    created: float
    secret: str | None = None


class ChannelList(StrictModel):
    channels: list[ChannelFacts]


class PushKey(StrictModel):
    """What a page hands to the browser as `applicationServerKey`."""

    key: str


def _scheduler(app: FastAPI) -> NotificationScheduler:
    return cast(NotificationScheduler, app.state.notifications)


def _shares(app: FastAPI) -> Shares:
    return cast(Shares, app.state.shares)


async def _owner(request: Request, game: str | None) -> ChannelOwner:
    """The owner of the channels of a request: the seat of its token or cookie, or else its account."""
    if game is None and "authorization" not in request.headers:
        session = await session_of(request.app, request.scope)
        if session is None:
            raise Refused("account", message("refused-sign-in-or-token"))
        return ChannelOwner(account=session.account.id)
    return _seat_owner(await authenticate_bearer(request, game))


def _seat_owner(seat: SeatAccess) -> ChannelOwner:
    if seat.viewer == SPECTATOR:
        raise Refused("seat", message("refused-spectators-no-turns"))
    return ChannelOwner(game=seat.game, side=seat.viewer)


def _facts(channel: Channel, secret: str | None = None) -> ChannelFacts:
    target = channel.target
    if channel.kind == PUSH:
        target = json.loads(target)["endpoint"]
    return ChannelFacts(
        id=channel.id,
        kind=channel.kind,
        target=target,
        digest=channel.digest,
        active=channel.active,
        created=channel.created,
        secret=secret,
    )


@router.get("/key")
async def push_key(request: Request) -> PushKey:
    """The server's public key for browser push."""
    return PushKey(key=public_vapid_key(await _scheduler(request.app).vapid_key()))


@router.get("")
async def my_channels(request: Request, game: Game = None) -> ChannelList:
    """Where my notices go."""
    owner = await _owner(request, game)
    found = await asyncio.to_thread(_scheduler(request.app).channels.owned_by, owner)
    return ChannelList(channels=[_facts(channel) for channel in found])


@router.post("", status_code=201)
async def add_channel(body: NewChannel, request: Request) -> ChannelFacts:
    """Add a channel for notices. Mail starts after its receiver has followed the link in a first mail.

    For an account this asks for the password or a passkey again.
    """
    source: bytes | None = None
    if body.game is None and "authorization" not in request.headers:
        owner = await _owner(request, None)
        # It is for all games of the account, and would outlive a stolen session.
        await require_proof(request, await require_session(request))
    else:
        seat = await authenticate_bearer(request, body.game)
        owner, source = _seat_owner(seat), seat.token
    scheduler, shares = _scheduler(request.app), _shares(request.app)
    shares.take("channels", client_of(request))
    target = await _checked_target(scheduler, body)
    if body.kind == MAIL:
        shares.take("letters", shares.target(target))
    channel = Channel(
        id=secrets.token_urlsafe(12),
        account=owner.account,
        game=owner.game,
        side=owner.side,
        kind=body.kind,
        target=target,
        secret=new_token() if body.kind == WEBHOOK else "",
        off=new_token(),
        digest=float(body.digest),
        active=body.kind != MAIL,
        failures=0,
        sent=0.0,
        created=time.time(),
    )
    try:
        added = await asyncio.to_thread(scheduler.channels.add, channel, MAX_CHANNELS, source)
    except UnknownSeat:
        raise Refused("token", message("refused-link-renewed")) from None
    if not added:
        raise Refused("taken", message("refused-channels-many", most=MAX_CHANNELS))
    if body.kind == MAIL:
        try:
            await scheduler.send_confirmation(channel)
        except Refused:
            await asyncio.to_thread(scheduler.channels.remove, owner, channel.id)
            raise
    return _facts(channel, channel.secret or None)


async def _checked_target(scheduler: NotificationScheduler, body: NewChannel) -> str:
    """The target of a new channel as it is stored. Raises `Refused` if nothing can be sent there."""
    try:
        if body.kind == MAIL:
            if not scheduler.sender.has_mail:
                raise Refused("closed", message("refused-no-mail"))
            if _MAIL_ADDRESS.fullmatch(body.target) is None or not body.target.isascii():
                raise Refused("text", message("refused-mail-address"))
            return body.target
        if body.kind == WEBHOOK:
            await scheduler.sender.check_target(body.target)
            return body.target
        subscription = body.subscription or {}
        encrypt(subscription, b"?")
        await scheduler.sender.check_target(str(subscription.get("endpoint", "")))
        keys = {name: subscription["keys"][name] for name in ("p256dh", "auth")}
        return json.dumps({"endpoint": subscription["endpoint"], "keys": keys})
    except Refused:
        raise
    except RubiconError as problem:
        raise Refused("text", problem.message) from None


@router.patch("/{channel}", status_code=204)
async def change_channel(channel: GameId, body: ChannelChange, request: Request) -> None:
    """Switch a channel on or off, or change how often it is used.

    Only its receiver can switch mail on, with the link in a mail that is sent now.
    """
    owner = await _owner(request, body.game)
    scheduler = _scheduler(request.app)
    values = {name: value for name, value in body.model_dump(exclude={"game"}).items() if value is not None}
    mine = {found.id: found for found in await asyncio.to_thread(scheduler.channels.owned_by, owner)}
    if channel not in mine:
        raise _unknown()
    if values.get("active") and mine[channel].kind == MAIL:
        shares = _shares(request.app)
        shares.take("channels", client_of(request))
        shares.take("letters", shares.target(mine[channel].target))
        await scheduler.send_confirmation(mine[channel])
        del values["active"]
    if values:
        await asyncio.to_thread(lambda: scheduler.channels.change(owner, channel, **values))


@router.delete("/{channel}", status_code=204)
async def remove_channel(channel: GameId, request: Request, game: Game = None) -> None:
    """Delete a channel with its address."""
    owner = await _owner(request, game)
    if not await asyncio.to_thread(_scheduler(request.app).channels.remove, owner, channel):
        raise _unknown()


def _unknown() -> Refused:
    return Refused("unknown", message("refused-no-such-channel"))


# ---------------------------------------------------------------------- links in the notices themselves

_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rubicon: notices</title></head>
<body><h1>Rubicon</h1><p>{}</p></body></html>
"""


#: These routes are opened by people, so they answer with a page, also to an unknown link.
_PAGES: Final = {
    **TEXT_PROBLEMS,
    404: {**TEXT_PROBLEMS[404], "content": {**TEXT_PROBLEMS[404]["content"], "text/html": {}}},
}


@router.get("/off/{token}", response_class=HTMLResponse, responses=_PAGES)
async def switch_off(token: str, request: Request, yes: bool = False) -> HTMLResponse:
    """The link in every notice. It asks first, because programs that scan mail follow links, too."""
    return await _switch(
        request, token, yes, active=False, texts=("Send no more notices here", "Switched off.")
    )


@router.get("/on/{token}", response_class=HTMLResponse, responses=_PAGES)
async def switch_on(token: str, request: Request, yes: bool = False) -> HTMLResponse:
    """The link in the first mail to an address."""
    return await _switch(request, token, yes, active=True, texts=("Send me notices here", "Switched on."))


async def _switch(
    request: Request, token: str, yes: bool, active: bool, texts: tuple[str, str]
) -> HTMLResponse:
    question, done = texts
    if not yes:
        return HTMLResponse(_PAGE.format(f'<a href="?yes=true">{html.escape(question)}</a>'))
    channels = _scheduler(request.app).channels
    if not is_token(token) or not await asyncio.to_thread(channels.switch, token, active):
        return HTMLResponse(_PAGE.format("This link is not known any more; no notices are sent."), 404)
    return HTMLResponse(_PAGE.format(html.escape(done)))
