"""The front seating: opening games, giving out links, taking seats, renewing and revoking links."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from rubicon.core.game import SPECTATOR, Game
from rubicon.core.seal import new_seed
from rubicon.server.api.titles import served_title
from rubicon.server.errors import Refused
from rubicon.server.messages import Link, NewGame, SeatRequest
from rubicon.server.seating.tokens import is_token, new_token
from rubicon.server.tables.registry import TableRegistry
from rubicon.store.store import GameSummary, token_hash
from rubicon.table import clock
from rubicon.table.changes import PLAYING, Change, RecordLine, TableSetup
from rubicon.table.seats import OPEN, PERSON, Seat, computer, person
from rubicon.table.table import Table

NOBODY = Refused("token", "This link opens nothing: it is wrong, or was renewed or revoked.")


@dataclass(frozen=True, slots=True)
class SeatAccess:
    """What a good token opens: a game, as a side or as `SPECTATOR`."""

    game: str
    viewer: int
    token: bytes


class SeatService:
    """Everything about seats and links."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.store = tables.store

    # ---------------------------------------------------------------------------------------------- tokens

    async def authenticate(self, token: str | None) -> SeatAccess:
        """What a token opens. Wrong ones all look the same, and take the same time."""
        digest = token_hash(token or "")
        row = await self.tables.read(self.store.find_token, digest)
        if row is None or token is None or not is_token(token):
            raise Refused(NOBODY.code, str(NOBODY))
        return SeatAccess(row.game, row.viewer, digest)

    async def is_still_valid(self, bearer: SeatAccess) -> bool:
        """Whether the token of somebody who is connected still opens what it opened. Who revokes one closes
        the connections that came with it, so the store is asked only while that might not be heard."""
        if self.store.receives_changes:
            return True
        row = await self.tables.read(self.store.find_token, bearer.token)
        return row is not None and hmac.compare_digest(
            f"{row.game} {row.viewer}", f"{bearer.game} {bearer.viewer}"
        )

    def link(self, kind: str, game: Game, viewer: int, token: str) -> Link:
        """A link to send. The token is after the #: browsers keep that part to themselves."""
        side = None if viewer == SPECTATOR else game.sides[viewer]
        return Link.model_validate(
            {"kind": kind, "side": side, "link": f"{self.tables.settings.address}/g#{token}", "token": token}
        )

    # ---------------------------------------------------------------------------------------------- opening

    async def open(self, wanted: NewGame, account: str | None) -> tuple[str, list[Link]]:
        """A new game with its links: mine, invitations for open seats, and one for spectators."""
        game = served_title(wanted.title)
        seats = [self._seat(wish, account) for wish in wanted.seats]
        number = secrets.token_hex(8)
        _, change = Table.open(
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
        return number, await self._open(change, game, seats)

    async def _open(self, change: Change, game: Game, seats: Sequence[Seat]) -> list[Link]:
        """Store a new table together with its links."""
        links = [
            self.link("seat" if seat.kind == PERSON else "invitation", game, side, new_token())
            for side, seat in enumerate(seats)
            if seat.kind in (PERSON, OPEN)
        ]
        links.append(self.link("spectator", game, SPECTATOR, new_token()))
        await self.tables.create(_with_tokens(change, game, links))
        return links

    async def fork(self, made: dict[str, Any], number: str, seed: bytes, now: float) -> list[Link]:
        """Open a game that branches off another, as `studyworker.branch` made it; its links."""
        game = served_title(made["title"])
        seats = [Seat(**seat) for seat in made["seats"]]
        change = Change(
            number,
            now,
            PLAYING,
            tuple(made["deciding"]),
            [RecordLine(at, text, now, shown) for at, (text, shown) in enumerate(made["lines"], 1)],
            seats=dict(enumerate(seats)),
            setup=TableSetup(game.id, made["options"], clock.NONE, False, False, seed),
        )
        return await self._open(change, game, seats)

    def _seat(self, wish: SeatRequest, account: str | None) -> Seat:
        if wish.kind == "me":
            return person(wish.name, account)
        return computer(wish.bot) if wish.kind == "bot" else Seat()

    # ---------------------------------------------------------------------------------------- sitting down

    async def take(self, token: str, mine: str, name: str, account: str | None) -> tuple[str, Link]:
        """Take the seat of an invitation. The invitation is void then; the new link is the taker's alone.

        `mine` is the token it will have. Whoever has not heard the answer asks again with the same one.
        """
        if (held := await self._held(mine)) is not None:
            return held
        bearer = await self.authenticate(token)
        if bearer.viewer == SPECTATOR:
            raise Refused("seat", "This link is for spectators; there is no seat to take.")
        return bearer.game, await self._sit(bearer, mine, name, account)

    async def join(self, game: str, side: str | None, mine: str, name: str, account: str | None) -> Link:
        """Take an open seat of a listed game. To ask again with the same `mine` is safe here too."""
        if (held := await self._held(mine)) is not None and held[0] == game:
            return held[1]

        def free(table: Table) -> int:
            if not table.setup.listed:
                raise Refused("closed", "This game is not in the lobby: only an invitation leads to a seat.")
            if side is not None:
                return table.game.side(side)
            return next((at for at, seat in sorted(table.seats.items()) if seat.kind == OPEN), 0)

        return await self._sit(
            SeatAccess(game, await self.tables.query(game, free), b""), mine, name, account
        )

    async def _held(self, mine: str) -> tuple[str, Link] | None:
        """The seat that somebody has taken with this very token."""
        with suppress(Refused):
            seat = await self.authenticate(mine)
            title, kind = await self.tables.query(
                seat.game,
                lambda table: (table.game, seat.viewer != SPECTATOR and table.seats[seat.viewer].kind),
            )
            if kind == PERSON:
                return seat.game, self.link("seat", title, seat.viewer, mine)
        return None

    async def _sit(self, seat: SeatAccess, mine: str, name: str, account: str | None) -> Link:
        if not is_token(mine):
            raise Refused("malformed", "A token is 32 letters, digits, - and _, chosen at random.")
        if await self.tables.read(self.store.find_token, token_hash(mine)) is not None:
            raise Refused("malformed", "This token opens something already. Choose another, at random.")
        title = await self.tables.query(seat.game, lambda table: table.game)
        link = self.link("seat", title, seat.viewer, mine)
        sitter, key = person(name, account), token_hash(mine).hex()[:64]

        def sit(table: Table, now: float) -> Change:
            change = table.take_seat(seat.viewer, sitter, key, now)
            return replace(_with_tokens(change, table.game, [link]), revoked_viewers=(seat.viewer,))

        await self.tables.execute(seat.game, seat.viewer, key, sit)
        self.tables.close_revoked(seat.game, seat.token)
        return link

    # ------------------------------------------------------------------------------------ renewing, revoking

    async def renew(self, bearer: SeatAccess, what: str) -> Link:
        """A new link in place of the old one: one's own, or that of the spectators."""
        viewer = await self._owned(bearer, what)
        title = await self.tables.query(bearer.game, lambda table: table.game)
        link = self.link("spectator" if viewer == SPECTATOR else "seat", title, viewer, new_token())
        await self._void(bearer.game, viewer, token_hash(link.token))
        return link

    async def revoke(self, bearer: SeatAccess, what: str) -> None:
        """Let a link open nothing any more."""
        await self._void(bearer.game, await self._owned(bearer, what), None)

    async def _owned(self, bearer: SeatAccess, what: str) -> int:
        if bearer.viewer == SPECTATOR:
            raise Refused("seat", "Only players renew and revoke links.")
        opened = await self.tables.query(bearer.game, lambda table: table.seats[bearer.viewer].kind)
        if opened == OPEN and what == "seat":
            raise Refused("invitation", "This is an invitation. Take the seat first.")
        return SPECTATOR if what == "spectator" else bearer.viewer

    async def _void(self, game: str, viewer: int, fresh: bytes | None) -> None:
        """All tokens of a viewer become void; `fresh` takes their place."""
        old = await self.tables.read(self.store.replace_tokens, game, viewer, fresh, time.time())
        for token in old:
            self.tables.close_revoked(game, token)

    # ---------------------------------------------------------------------------------------------- the rest

    async def next(self, bearer: SeatAccess) -> tuple[str, Link]:
        """The link to the rematch of a game, for whoever played in it or looked on."""

        def where(table: Table) -> tuple[Game, str, int]:
            if table.next is None:
                raise Refused("rematch", "There is no rematch yet: all players must want one.")
            count = len(table.seats)
            viewer = bearer.viewer if bearer.viewer == SPECTATOR else (bearer.viewer - 1) % count
            return table.game, table.next, viewer

        title, game, viewer = await self.tables.query(bearer.game, where)
        link = self.link("spectator" if viewer == SPECTATOR else "seat", title, viewer, new_token())
        if not await self.tables.read(
            self.store.add_token_unless_renewed, token_hash(link.token), game, viewer, time.time()
        ):
            raise Refused("token", "Your link to the rematch was renewed or revoked there. Use that one.")
        return game, link

    async def lobby(self) -> Sequence[GameSummary]:
        """Games with a free seat that anybody may take."""
        found: Sequence[GameSummary] = await self.tables.read(self.store.lobby)
        return found


def _with_tokens(change: Change, game: Game, links: Sequence[Link]) -> Change:
    """The change together with the tokens of new links, so that both are stored or neither."""
    viewers: dict[str | None, Any] = {None: SPECTATOR, **{name: at for at, name in enumerate(game.sides)}}
    return replace(change, tokens=tuple((token_hash(link.token), viewers[link.side]) for link in links))
