"""Seats and their links: creating games, taking seats, renewing and revoking links."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from rubicon.core.game import SPECTATOR, Game
from rubicon.core.message import message
from rubicon.core.seal import new_seed
from rubicon.server.accounts.names import SeatNames
from rubicon.server.accounts.passwords import Session
from rubicon.server.api.titles import served_title
from rubicon.server.errors import Refused
from rubicon.server.messages import Link, NewGame, SeatRequest
from rubicon.server.ops.shares import Client
from rubicon.server.seating.tokens import is_token, new_token, picture_key, tokens_equal
from rubicon.server.tables.registry import TableRegistry
from rubicon.store.listings import LISTING_SECONDS, Listings
from rubicon.store.operations import ACCOUNT, BAN, MUTE, OperatorActions
from rubicon.store.people.relations import BY_ME, Relations
from rubicon.store.seat_tokens import SeatTokens, VoidToken, rematch_viewer
from rubicon.store.store import GameSummary, token_hash
from rubicon.table import clock
from rubicon.table.changes import PLAYING, Change, RecordLine, TableSetup, TurnStart
from rubicon.table.seats import OPEN, PERSON, Seat, computer
from rubicon.table.table import Table


@dataclass(frozen=True, slots=True)
class SeatAccess:
    """What a valid token gives access to: a game, as a side or as `SPECTATOR`. `token` is its hash."""

    game: str
    viewer: int
    token: bytes


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """The command of a person who takes an open seat. The links that led there become void."""

    viewer: int
    key: str
    seat: Seat
    link: Link
    #: The hash of the session of the person's account.
    session: bytes | None

    def apply(self, table: Table, now: float) -> Change:
        change = table.take_seat(self.viewer, self.seat, self.key, now)
        change = _with_tokens(change, table.game, [self.link])
        return replace(change, revoked_viewers=(self.viewer,), session=self.session)


class SeatService:
    """Checks tokens, creates games with their links, and gives, renews and revokes seats."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.store = tables.store
        self._listings = Listings(tables.store)
        self.tokens = SeatTokens(tables.store)
        self.names = SeatNames(tables.store)
        self.relations = Relations(tables.store)
        #: When this process last changed which games are in the lobby, by the monotonic clock.
        self.lobby_changed = 0.0

    # ---------------------------------------------------------------------------------------------- tokens

    async def authenticate(self, token: str | None) -> SeatAccess:
        """What a token gives access to. All tokens that are not valid are refused alike, in the same time."""
        digest = token_hash(token or "")
        row = await self.tables.read(self.store.find_token, digest)
        if row is None or token is None or not is_token(token):
            raise Refused("token", message("refused-link-nothing"))
        self.tables.sanctions.check_game(row.game)
        if self.tables.sanctions.holds(BAN, ACCOUNT):
            self.tables.sanctions.check_account(await self._owner(row.game, row.viewer))
        return SeatAccess(row.game, row.viewer, digest)

    async def check_may_talk(self, access: SeatAccess, client: Client) -> None:
        """Raise `Refused` if an operator has muted the client, or the account that has taken the seat."""
        sanctions = self.tables.sanctions
        owner = await self._owner(access.game, access.viewer) if sanctions.holds(MUTE, ACCOUNT) else None
        sanctions.check_may_talk(client, owner, f"{access.game} {access.viewer}")

    async def check_may_rematch(self, access: SeatAccess) -> None:
        """Raise `Refused` if this side has blocked another one at the table, or another has blocked it."""
        by = await self.tables.read(self.relations.blocked_at_table, access.game, access.viewer)
        if by == BY_ME:
            raise Refused("blocked", message("refused-you-blocked"))
        if by is not None:
            raise Refused("blocked", message("refused-wants-no-rematch"))

    async def _check_may_sit(self, game: str, account: str | None) -> None:
        """Raise `Refused` if an account has blocked one that sits at the table, or the other way round."""
        if account is None:
            return
        sitting = await self.tables.query(game, lambda table: [seat.account for seat in table.seats.values()])
        others = [other for other in sitting if other not in (None, account)]
        by = await self.tables.read(self.relations.blocked_with, account, others) if others else None
        if by == BY_ME:
            raise Refused("blocked", message("refused-you-blocked-here"))
        if by is not None:
            raise Refused("blocked", message("refused-no-seat-for-you"))

    async def _owner(self, game: str, viewer: int) -> str | None:
        """The account that has taken a seat, if one has."""
        return await self.tables.read(OperatorActions(self.store).seat_owner, game, viewer)

    async def require_taken(self, access: SeatAccess) -> SeatAccess:
        """The access, unless it is an invitation: that allows taking the seat and nothing else."""
        if (
            access.viewer != SPECTATOR
            and await self.tables.query(access.game, lambda table: table.seats[access.viewer].kind) == OPEN
        ):
            raise Refused("invitation", message("refused-invitation"))
        return access

    async def is_still_valid(self, access: SeatAccess) -> bool:
        """Whether the token of a connected client is still valid. Revocation closes its connections, so the
        store is asked only while this process cannot receive notices of revocation."""
        if self.store.receives_changes:
            return True
        row = await self.tables.read(self.store.find_token, access.token)
        return row is not None and hmac.compare_digest(
            f"{row.game} {row.viewer}", f"{access.game} {access.viewer}"
        )

    def link(self, kind: str, number: str, game: Game, viewer: int, token: str) -> Link:
        """A link to give out. The token stands after the #: browsers do not send that part.

        Links that people paste into a chat name the game before it, for the preview of the link; that of
        spectators has the key to the picture of the position, too.
        """
        side = None if viewer == SPECTATOR else game.sides[viewer]
        path = "/g" if kind == "seat" else f"/g/{number}"
        if kind == "spectator":
            path += f"/{picture_key(token_hash(token))}"
        address = f"{self.tables.settings.address}{path}#{token}"
        return Link.model_validate({"kind": kind, "side": side, "link": address, "token": token})

    async def may_see_picture(self, game: str, key: str) -> bool:
        """Whether a key of a link preview belongs to a spectators' link of this game that is still valid."""
        digests = await self.tables.read(self.tokens.spectator_hashes, game)
        return any(tokens_equal(key, picture_key(digest)) for digest in digests)

    # ---------------------------------------------------------------------------------------------- creating

    async def create(
        self, wanted: NewGame, session: Session | None, listers: Mapping[str, int] | None = None
    ) -> tuple[str, list[Link]]:
        """Create a game; returns its number and its links: the creator's, invitations, and for spectators.

        Raises `Refused` if it is to be listed and one of the `listers` has as many games in the lobby as it
        may have.
        """
        game = served_title(wanted.title)
        account = None if session is None else session.account.id
        seats = [await self._requested_seat(request, account) for request in wanted.seats]
        number = secrets.token_hex(8)
        table, change = Table.open(
            number,
            game,
            wanted.options,
            seats,
            clock.parse_clock(wanted.clock),
            new_seed(),
            time.time(),
            wanted.ask,
            wanted.listed,
            wanted.hints,
        )
        listed = wanted.listed and any(seat.kind == OPEN for seat in seats)
        if listed and not await self.tables.read(self._listings.claim, listers or {}, number, time.time()):
            why = message("refused-listed")
            raise Refused("rate", why, wait=60, work="listed")
        try:
            return number, await self._create_with_links(change, game, seats, session, table)
        except BaseException:
            if listed:
                await self.tables.read(self._listings.release, number)
            raise

    async def _requested_seat(self, request: SeatRequest, account: str | None) -> Seat:
        if request.kind == "me":
            return await self.names.seat(request.name, account)
        return computer(request.bot) if request.kind == "bot" else Seat()

    async def _create_with_links(
        self,
        change: Change,
        game: Game,
        seats: Sequence[Seat],
        session: Session | None,
        table: Table | None = None,
    ) -> list[Link]:
        """Store a new table together with the tokens of its links."""
        links = [
            self.link("seat" if seat.kind == PERSON else "invitation", change.game, game, side, new_token())
            for side, seat in enumerate(seats)
            if seat.kind in (PERSON, OPEN)
        ]
        links.append(self.link("spectator", change.game, game, SPECTATOR, new_token()))
        change = replace(change, session=None if session is None else session.hash)
        await self.tables.create(_with_tokens(change, game, links), table)
        self.lobby_changed = time.monotonic()
        return links

    async def fork(
        self, made: dict[str, Any], number: str, seed: bytes, now: float, session: Session | None
    ) -> list[Link]:
        """Create a game that continues another, from the data of `replay_jobs.worker`; returns its links."""
        game = served_title(made["title"])
        seats = [Seat(**seat) for seat in made["seats"]]
        change = Change(
            number,
            now,
            PLAYING,
            tuple(made["deciding"]),
            {int(side): TurnStart(number, now) for side, number in made["turns"].items()},
            [RecordLine(at, text, now, shown) for at, (text, shown) in enumerate(made["lines"], 1)],
            seats=dict(enumerate(seats)),
            setup=TableSetup(game.id, made["options"], clock.NONE, False, False, seed),
        )
        return await self._create_with_links(change, game, seats, session)

    # ---------------------------------------------------------------------------------------- taking seats

    async def invitation(self, token: str) -> tuple[SeatAccess, str, dict[str, Any]]:
        """What an invitation leads to: its seat, the name of its side, and the public facts of the game."""
        access = await self.authenticate(token)

        def look(table: Table) -> tuple[bool, str, dict[str, Any]]:
            is_open = access.viewer != SPECTATOR and table.seats[access.viewer].kind == OPEN
            return is_open, table.game.sides[max(0, access.viewer)], table.facts()

        is_open, side, facts = await self.tables.query(access.game, look)
        if not is_open:
            raise Refused("seat", message("refused-no-invitation"))
        return access, side, facts

    async def take(self, token: str, mine: str, name: str, session: Session | None) -> tuple[str, Link]:
        """Take the seat of an invitation; returns the game and the new link. The invitation becomes void.

        `mine` is the token of the new link. A client that got no answer can ask again with the same token.
        """
        if (taken := await self._taken_with(mine)) is not None:
            return taken
        invitation = await self.authenticate(token)
        if invitation.viewer == SPECTATOR:
            raise Refused("seat", message("refused-spectator-seat"))
        return invitation.game, await self._take_seat(invitation, mine, name, session)

    async def join(self, game: str, side: str | None, mine: str, name: str, session: Session | None) -> Link:
        """Take an open seat of a listed game, of `side` or any. Asking again with the same `mine` is safe."""
        if (taken := await self._taken_with(mine)) is not None and taken[0] == game:
            return taken[1]

        def open_seat(table: Table) -> int:
            if not table.setup.listed:
                raise Refused("closed", message("refused-not-listed"))
            if side is not None:
                return table.game.side(side)
            return next((at for at, seat in sorted(table.seats.items()) if seat.kind == OPEN), 0)

        viewer = await self.tables.query(game, open_seat)
        return await self._take_seat(SeatAccess(game, viewer, b""), mine, name, session)

    async def _taken_with(self, mine: str) -> tuple[str, Link] | None:
        """The seat that was taken with this token before: its game and link."""
        with suppress(Refused):
            seat = await self.authenticate(mine)
            title, kind = await self.tables.query(
                seat.game,
                lambda table: (table.game, seat.viewer != SPECTATOR and table.seats[seat.viewer].kind),
            )
            if kind == PERSON:
                return seat.game, self.link("seat", seat.game, title, seat.viewer, mine)
        return None

    async def _take_seat(self, invitation: SeatAccess, mine: str, name: str, session: Session | None) -> Link:
        """Take the seat that an invitation leads to, with `mine` as the token of its new link."""
        account, given_to = (None, None) if session is None else (session.account.id, session.hash)
        if not is_token(mine):
            raise Refused("malformed", message("refused-token-form"))
        if await self.tables.read(self.store.find_token, token_hash(mine)) is not None:
            raise Refused("malformed", message("refused-token-used"))
        game, viewer = invitation.game, invitation.viewer
        await self._check_may_sit(game, account)
        title = await self.tables.query(game, lambda table: table.game)
        link = self.link("seat", game, title, viewer, mine)
        key, seat = token_hash(mine).hex()[:64], await self.names.seat(name, account)
        await self.tables.execute(game, TakeSeat(viewer, key, seat, link, given_to))
        self.lobby_changed = time.monotonic()
        self.tables.close_revoked(game, invitation.token)
        return link

    # ------------------------------------------------------------------------------------ renewing, revoking

    async def renew(self, owner: SeatAccess, what: str) -> Link:
        """Replace a link with a new one: that of the owner (`seat`) or of the spectators (`spectator`)."""
        viewer = await self._managed_viewer(owner, what)
        title = await self.tables.query(owner.game, lambda table: table.game)
        link = self.link(
            "spectator" if viewer == SPECTATOR else "seat", owner.game, title, viewer, new_token()
        )
        await self._replace_tokens(owner, viewer, token_hash(link.token))
        return link

    async def revoke(self, owner: SeatAccess, what: str) -> None:
        """Make a link void: the owner's own, or that of the spectators."""
        await self._replace_tokens(owner, await self._managed_viewer(owner, what), None)

    async def _managed_viewer(self, owner: SeatAccess, what: str) -> int:
        """The viewer whose links `owner` asks to renew or revoke. Raises `Refused` if that is not allowed."""
        if owner.viewer == SPECTATOR:
            raise Refused("seat", message("refused-only-players"))
        return SPECTATOR if what == "spectator" else owner.viewer

    async def _replace_tokens(self, owner: SeatAccess, viewer: int, fresh: bytes | None) -> None:
        """Make all tokens of a viewer void, and `fresh` valid if it is given."""
        void = await self.tables.read(
            self.tokens.replace, owner.game, viewer, fresh, time.time(), owner.token
        )
        self.close_void(void)
        for game in {owner.game, *(token.game for token in void)}:
            self.tables.catch_up_rooms(game)  # standing orders have ended

    def close_void(self, void: Sequence[VoidToken]) -> None:
        """Close the connections of tokens that were made void. Other processes are told by the store."""
        for game, token in void:
            self.tables.close_revoked(game, token)

    # ---------------------------------------------------------------------------------------- rematch, lobby

    async def rematch(self, access: SeatAccess) -> tuple[str, Link]:
        """The rematch of a game, and a new link to it for a player or spectator of that game."""

        def rematch_seat(table: Table) -> tuple[Game, str, int]:
            if table.next is None:
                raise Refused("rematch", message("refused-no-rematch"))
            return table.game, table.next, rematch_viewer(access.viewer, len(table.seats))

        title, game, viewer = await self.tables.query(access.game, rematch_seat)
        link = self.link("spectator" if viewer == SPECTATOR else "seat", game, title, viewer, new_token())
        digest = token_hash(link.token)
        if not await self.tables.read(
            self.tokens.add_for_rematch, access.token, digest, game, viewer, time.time()
        ):
            raise Refused("token", message("refused-rematch-link"))
        await self.tables.read(self.relations.copy_to_rematch, access.game, game, time.time())
        return game, link

    async def lobby(self, before: float, limit: int) -> Sequence[GameSummary]:
        """Games with an open seat that anybody may take, made before the time `before`, the newest first."""
        found: Sequence[GameSummary] = await self.tables.read(
            self.store.lobby, time.time() - LISTING_SECONDS, before, limit
        )
        return found

    async def blocked_accounts(self, account: str | None) -> Collection[str]:
        """The accounts that this account has blocked, or that have blocked it."""
        return () if account is None else await self.tables.read(self.relations.blocked_accounts, account)


def _with_tokens(change: Change, game: Game, links: Sequence[Link]) -> Change:
    """The change together with the tokens of new links, so that both are stored or neither is."""
    viewers: dict[str | None, Any] = {None: SPECTATOR, **{name: at for at, name in enumerate(game.sides)}}
    return replace(change, tokens=tuple((token_hash(link.token), viewers[link.side]) for link in links))
