"""Routes of accounts: signing up and in, the account's games on all devices, its history and its data."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, cast

from fastapi import APIRouter, FastAPI, Request, Response
from pydantic import Field, StringConstraints
from starlette.types import Scope

from rubicon import games
from rubicon.core.game import SPECTATOR
from rubicon.core.message import message, to_data
from rubicon.server.accounts.old_reasons import stored_reason
from rubicon.server.accounts.passkeys import PasskeyLogin
from rubicon.server.accounts.passwords import (
    DEVICE_SECONDS,
    PROOF_SECONDS,
    SESSION_SECONDS,
    PasswordLogin,
    Session,
    Visitor,
    device_label,
)
from rubicon.server.accounts.ratings import display_rating
from rubicon.server.api.problems import PROBLEMS
from rubicon.server.errors import Refused
from rubicon.server.messages import GameId, Link, StrictModel, Token
from rubicon.server.ops import logs
from rubicon.server.ops.security import cookie_name, cookies, sender_of, set_cookie
from rubicon.server.seating.service import SeatService
from rubicon.server.seating.tokens import is_token, new_token
from rubicon.server.settings import Settings
from rubicon.server.tables.registry import TableRegistry
from rubicon.store.accounts import Account, AccountData, AccountGame
from rubicon.store.ratings import Ratings
from rubicon.store.store import token_hash
from rubicon.table.changes import OVER

router = APIRouter(prefix="/api/account", tags=["accounts"], responses=PROBLEMS)

#: The cookies that hold the token of a session, and that of a device on which an account has signed in.
COOKIE, DEVICE_COOKIE = "account", "device"
#: The header with the proof that a dangerous request asks for.
PROOF_HEADER = "x-rubicon-proof"

Name = Annotated[str, StringConstraints(min_length=1, max_length=60)]
Password = Annotated[str, StringConstraints(max_length=300)]
Label = Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")]
PasskeyId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,1400}$")]
#: The answer of a browser's passkey, as its `toJSON` gives it.
Credential = Annotated[dict[str, Any], Field(max_length=20)]


class NameAndPassword(StrictModel):
    name: Name
    password: Password


class PasswordChange(StrictModel):
    """`old` may be empty for an account that has no password yet."""

    old: Password = ""
    new: Password


class NewPasskey(StrictModel):
    """`name` is for a new account; it is empty if the browser has signed in."""

    name: Annotated[str, StringConstraints(max_length=60)] = ""


class PasskeyMade(StrictModel):
    credential: Credential
    label: Label = ""


class PasskeyShown(StrictModel):
    credential: Credential


class PasswordOnly(StrictModel):
    password: Password


class Proof(StrictModel):
    """The value of the header `X-Rubicon-Proof`, and the seconds for which it is valid."""

    proof: str
    seconds: int


class SeatToken(StrictModel):
    token: Token


class DeleteAccount(StrictModel):
    """`proof` is the password again. It may be empty with the header `X-Rubicon-Proof`."""

    proof: Password = ""


class Me(StrictModel):
    name: str
    created: float
    password: bool
    passkeys: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    #: The confirmed address for a forgotten password.
    mail: str | None
    #: The devices that are signed in; `here` is this one.
    sessions: list[dict[str, Any]]


class Games(StrictModel):
    games: list[dict[str, Any]]


# --------------------------------------------------------------------------------- the session of a request


def password_login_of(app: FastAPI) -> PasswordLogin:
    """The password login of this server. The first call creates it."""
    state = app.state
    if not hasattr(state, "password_login"):
        state.password_login = PasswordLogin(state.settings, state.store)
    return cast(PasswordLogin, state.password_login)


def _passkeys(app: FastAPI) -> PasskeyLogin:
    return PasskeyLogin(password_login_of(app))


def _settings(app: FastAPI) -> Settings:
    return cast(Settings, app.state.settings)


def _seating(app: FastAPI) -> SeatService:
    return cast(SeatService, app.state.seating)


async def session_of(app: FastAPI, scope: Scope) -> Session | None:
    """The session of a request, if its cookie belongs to one."""
    token = cookies(scope).get(cookie_name(_settings(app), COOKIE), "")
    return await password_login_of(app).session(token) if is_token(token) else None


async def playing_session(app: FastAPI, scope: Scope) -> Session | None:
    """The session that sent the request, to play with; None if its browser has not signed in.

    Raises `Refused` if an operator has banned the account.
    """
    session = await session_of(app, scope)
    if session is not None:
        cast(TableRegistry, app.state.tables).sanctions.check_account(session.account.id)
    return session


async def require_session(request: Request) -> Session:
    """The session of a request. Raises `Refused` if its browser has not signed in."""
    session = await session_of(request.app, request.scope)
    if session is None:
        raise Refused("account", message("refused-sign-in-first"))
    return session


def _client_of(request: Request) -> str:
    """The client of a request, as attempts to sign in are counted."""
    return sender_of(request.app.state.shares, request.scope).lane


def visitor_of(request: Request) -> Visitor:
    """Who sent a request, for signing in."""
    device = cookies(request.scope).get(cookie_name(_settings(request.app), DEVICE_COOKIE), "")
    agent = device_label(request.headers.get("user-agent", ""))
    return Visitor(_client_of(request), device, agent)


async def sign_in(request: Request, response: Response, account: Account, passkey: str | None = None) -> Me:
    """Start a session. An earlier session of the browser ends."""
    password_login = password_login_of(request.app)
    before = await session_of(request.app, request.scope)
    token = await password_login.begin_session(account, visitor_of(request), passkey)
    if before is not None:
        successor = token_hash(token) if before.account.id == account.id else None
        _seating(request.app).close_void(await password_login.end_session(before, successor))
    set_cookie(password_login.settings, response, COOKIE, token, SESSION_SECONDS)
    await _remember_device(request, response, account)
    return await _me(password_login, Session(account, token_hash(token)))


async def _remember_device(request: Request, response: Response, account: Account) -> None:
    """Set the cookie that lets this device in, however often strangers guess."""
    password_login = password_login_of(request.app)
    token = await password_login.new_device(account)
    set_cookie(password_login.settings, response, DEVICE_COOKIE, token, DEVICE_SECONDS)


async def _me(password_login: PasswordLogin, session: Session) -> Me:
    account = session.account
    passkeys = await asyncio.to_thread(password_login.accounts.passkeys, account.id)
    ratings = await asyncio.to_thread(Ratings(password_login.store).of_account, account.id)
    signed_in = await asyncio.to_thread(password_login.sign_ins.of_account, account.id, time.time())
    return Me(
        name=account.name,
        created=account.created,
        password=account.password is not None,
        passkeys=[{"id": key.id, "label": key.label, "created": key.created} for key in passkeys],
        ratings=[
            {"title": rating.title, "rating": display_rating(rating), "games": rating.games}
            for rating in ratings
        ],
        mail=account.mail,
        sessions=[
            {
                "id": known.id,
                "label": known.label,
                "created": known.created,
                "seen": known.seen,
                "here": known.hash == session.hash,
            }
            for known in signed_in
        ],
    )


async def require_proof(request: Request, session: Session, password: str = "") -> None:
    """Raise `Refused` unless the owner of a session has just given the password or a passkey again.

    The proof is the password in the request, or the header `X-Rubicon-Proof`. A cookie alone proves nothing:
    it may be stolen.
    """
    password_login = password_login_of(request.app)
    if password and session.account.password is not None:
        await password_login.check_own_password(session, password)
    else:
        await password_login.check_proof(session, request.headers.get(PROOF_HEADER, ""))


# ------------------------------------------------------------------------------------------ signing up and in


@router.post("/register", status_code=201)
async def register(body: NameAndPassword, request: Request, response: Response) -> Me:
    """Make a new account with a name and a password."""
    account = await password_login_of(request.app).register(visitor_of(request), body.name, body.password)
    logs.write("account made", how="password")
    return await sign_in(request, response, account)


@router.post("/login")
async def login(body: NameAndPassword, request: Request, response: Response) -> Me:
    """Sign in with name and password."""
    account = await password_login_of(request.app).login(visitor_of(request), body.name, body.password)
    return await sign_in(request, response, account)


@router.post("/logout", status_code=204)
async def logout(request: Request, response: Response) -> None:
    """Sign out on this device. Links to seats that were made here end too."""
    session = await session_of(request.app, request.scope)
    if session is not None:
        _seating(request.app).close_void(await password_login_of(request.app).end_session(session))
    set_cookie(_settings(request.app), response, COOKIE, "", 0)


@router.post("/logout/everywhere", status_code=204)
async def logout_everywhere(request: Request, response: Response) -> None:
    """Sign out on all devices. Links to seats that were made there end too."""
    session = await require_session(request)
    sign_ins = password_login_of(request.app).sign_ins
    _seating(request.app).close_void(await asyncio.to_thread(sign_ins.end_all, session.account.id))
    set_cookie(_settings(request.app), response, COOKIE, "", 0)


@router.delete("/sessions/{session_id}", status_code=204)
async def end_session(session_id: GameId, request: Request) -> None:
    """Sign out on one device. Links to seats that were made there end too."""
    session = await require_session(request)
    sign_ins = password_login_of(request.app).sign_ins
    void = await asyncio.to_thread(sign_ins.end_one, session.account.id, session_id)
    if void is None:
        raise Refused("unknown", message("refused-device-out"))
    _seating(request.app).close_void(void)


@router.post("/proof")
async def prove(body: PasswordOnly, request: Request) -> Proof:
    """Give the password again. The answer allows dangerous requests for some minutes."""
    session = await require_session(request)
    password_login = password_login_of(request.app)
    await password_login.check_own_password(session, body.password)
    return Proof(proof=await password_login.new_proof(session), seconds=PROOF_SECONDS)


@router.post("/proof/passkey/options")
async def proof_options(request: Request) -> dict[str, Any]:
    """What `navigator.credentials.get` needs to give a passkey of this account again."""
    return await _passkeys(request.app).proof_options((await require_session(request)).account)


@router.post("/proof/passkey")
async def prove_with_passkey(body: PasskeyShown, request: Request) -> Proof:
    """Give a passkey again, instead of the password."""
    session = await require_session(request)
    await _passkeys(request.app).check_proof(session, body.credential)
    password_login = password_login_of(request.app)
    return Proof(proof=await password_login.new_proof(session), seconds=PROOF_SECONDS)


@router.post("/password")
async def change_password(body: PasswordChange, request: Request, response: Response) -> Me:
    """Change the password. All devices are signed out, and this one gets a new session; the answer lists the
    passkeys, which stay."""
    session = await require_session(request)
    await require_proof(request, session, body.old)
    account, void = await password_login_of(request.app).change_password(session, body.new)
    _seating(request.app).close_void(void)
    return await sign_in(request, response, account)


@router.post("/passkeys/options")
async def passkey_options(body: NewPasskey, request: Request) -> dict[str, Any]:
    """What `navigator.credentials.create` needs to add a passkey, or to make a new account with a name."""
    session = await session_of(request.app, request.scope)
    if session is not None:
        await require_proof(request, session)
    return await _passkeys(request.app).registration_options(
        None if session is None else session.account, body.name
    )


@router.post("/passkeys", status_code=201)
async def add_passkey(body: PasskeyMade, request: Request, response: Response) -> Me:
    """Keep the passkey that the browser made."""
    session = await session_of(request.app, request.scope)
    if session is not None:
        await require_proof(request, session)
        await _passkeys(request.app).add(session, body.credential, body.label)
        return await _me(password_login_of(request.app), session)
    password_login_of(request.app).attempts.count_client(_client_of(request))
    account = await _passkeys(request.app).add(None, body.credential, body.label)
    logs.write("account made", how="passkey")
    return await sign_in(request, response, account)


@router.delete("/passkeys/{passkey}", status_code=204)
async def remove_passkey(passkey: PasskeyId, request: Request) -> None:
    """Delete a passkey. The last one stays as long as there is no password."""
    session = await require_session(request)
    await require_proof(request, session)
    kept = session.account.password is not None
    if not await asyncio.to_thread(
        password_login_of(request.app).accounts.remove_passkey, session.account.id, passkey, kept
    ):
        raise Refused("unknown", message("refused-passkey-last"))


@router.post("/login/passkey/options")
async def login_options(request: Request) -> dict[str, Any]:
    """What `navigator.credentials.get` needs."""
    return await _passkeys(request.app).login_options()


@router.post("/login/passkey")
async def login_with_passkey(body: PasskeyShown, request: Request, response: Response) -> Me:
    """Sign in with a passkey."""
    account, passkey = await _passkeys(request.app).login(_client_of(request), body.credential)
    return await sign_in(request, response, account, passkey)


# -------------------------------------------------------------------------------------------------- my games


@router.get("")
async def me(request: Request) -> Me:
    """My account."""
    return await _me(password_login_of(request.app), await require_session(request))


@router.get("/games")
async def my_games(request: Request) -> Games:
    """All my games that are not over, from all devices."""
    return await _games(request, over=False)


@router.get("/history")
async def my_history(request: Request) -> Games:
    """My games that are over, the latest first."""
    return await _games(request, over=True)


async def _games(request: Request, over: bool) -> Games:
    account = (await require_session(request)).account.id
    found = await asyncio.to_thread(password_login_of(request.app).accounts.games, account, over)
    return Games(games=[_game_entry(game) for game in found])


def _game_entry(mine: AccountGame) -> dict[str, Any]:
    """One of my games, with what I may know of it."""
    game = mine.game
    sides = games.game(game.title).sides
    told: dict[str, Any] = {
        "game": game.game,
        "title": game.title,
        "side": sides[mine.side],
        "linked": mine.linked,
        "status": game.status,
        "clock": game.clock,
        "created": game.created,
        "players": {sides[side]: seat.player for side, seat in game.seats.items()},
    }
    if game.status == OVER:
        result = "draw" if game.winner is None else "win" if game.winner == mine.side else "loss"
        reason = to_data(stored_reason(game.reason or ""))
        rating = None if mine.rating is None else display_rating(mine.rating)
        return told | {"ended": game.updated, "result": result, "reason": reason, "rating": rating}
    return told | {"my_turn": bool(game.deciding >> mine.side & 1)}


@router.post("/games", status_code=204)
async def link_game(body: SeatToken, request: Request) -> None:
    """Put the seat of a token on my list of games."""
    session = await require_session(request)
    seating = _seating(request.app)
    access = await seating.require_taken(await seating.authenticate(body.token))
    if access.viewer == SPECTATOR:
        raise Refused("seat", message("refused-spectator-list"))
    if not await asyncio.to_thread(
        seating.tokens.link_to_account, session.account.id, access.token, time.time()
    ):
        raise Refused("seat", message("refused-seat-of-another"))


@router.delete("/games/{game}/{side}", status_code=204)
async def forget_game(game: GameId, side: Label, request: Request) -> None:
    """Take a linked seat off my list. Nothing else changes: it is not mine."""
    session = await require_session(request)
    found = await asyncio.to_thread(
        password_login_of(request.app).accounts.find_seat, session.account.id, game, side, games.game
    )
    if found is None or not await asyncio.to_thread(
        _seating(request.app).tokens.forget_link, session.account.id, game, found[1]
    ):
        raise Refused("unknown", message("refused-link-not-listed"))


@router.post("/games/{game}/{side}/link", status_code=201)
async def open_game(game: GameId, side: Label, request: Request) -> Link:
    """A new link to one of my seats, for this device. My other links stay valid."""
    session = await require_session(request)
    password_login = password_login_of(request.app)
    seat = await asyncio.to_thread(
        password_login.accounts.find_seat, session.account.id, game, side, games.game
    )
    if seat is None:
        raise Refused("unknown", message("refused-seat-not-listed"))
    title, viewer = seat
    seating = _seating(request.app)
    link = seating.link("seat", game, title, viewer, new_token())
    if not await asyncio.to_thread(
        seating.tokens.add_for_account,
        session.account.id,
        session.hash,
        token_hash(link.token),
        game,
        viewer,
        time.time(),
    ):
        raise Refused("unknown", message("refused-seat-not-listed-now"))
    return link


# --------------------------------------------------------------------------------------------------- my data


@router.get("/export")
async def export(request: Request) -> dict[str, Any]:
    """Everything kept about me."""
    session = await require_session(request)
    await require_proof(request, session)
    data = AccountData(password_login_of(request.app).store)
    kept = await asyncio.to_thread(data.export, session.account.id)
    both = [await _games(request, over) for over in (False, True)]
    return kept | {"games": [game for some in both for game in some.games if not game["linked"]]}


@router.post("/delete", status_code=204)
async def delete(body: DeleteAccount, request: Request, response: Response) -> None:
    """Delete the account and everything that is mine alone. Games stay for the opponent, without my name."""
    session = await require_session(request)
    password_login = password_login_of(request.app)
    account = session.account
    await require_proof(request, session, body.proof)
    data = AccountData(password_login.store)
    deleted = await asyncio.to_thread(data.delete, account.id, games.game, session.hash)
    _seating(request.app).close_void(deleted.void)
    for game in deleted.games:
        await cast(TableRegistry, request.app.state.tables).unload(game)
    logs.write("account deleted")
    set_cookie(password_login.settings, response, COOKIE, "", 0)
