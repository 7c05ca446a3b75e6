"""What operators have imposed, as this process knows it: bans, mutes and closed tables.

`rubicon.server.ops.operators` keeps it up to date. A question costs one look-up in a dictionary.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable

from rubicon.core.message import message
from rubicon.server.errors import Refused
from rubicon.server.ops.shares import Client
from rubicon.store.operations import ACCOUNT, BAN, CLIENT, CLOSE, GAME, MUTE, SEAT, Sanction


class Sanctions:
    """The sanctions that hold."""

    def __init__(self) -> None:
        #: When each sanction ends, in seconds of `time.time`: by kind and subject, then by target.
        self._ends: dict[tuple[str, str], dict[str, float]] = {}
        #: When they last changed, by the monotonic clock.
        self.changed = 0.0

    def replace(self, found: Iterable[Sanction]) -> None:
        """Hold exactly these from now on."""
        ends: dict[tuple[str, str], dict[str, float]] = {}
        for each in found:
            until = math.inf if each.until is None else each.until
            ends.setdefault((each.kind, each.subject), {})[each.target] = until
        self._ends = ends
        self.changed = time.monotonic()

    def holds(self, kind: str, subject: str) -> bool:
        """Whether there is any sanction of this kind for such a subject."""
        return (kind, subject) in self._ends

    def targets(self, kind: str, subject: str) -> list[str]:
        """What sanctions of this kind are imposed on."""
        return [target for target in self._ends.get((kind, subject), ()) if self._has(kind, subject, target)]

    def _has(self, kind: str, subject: str, target: str) -> bool:
        until = self._ends.get((kind, subject), {}).get(target)
        return until is not None and until > time.time()

    def is_closed(self, game: str) -> bool:
        """Whether the table of a game is closed."""
        return self._has(CLOSE, GAME, game)

    def is_banned(self, client: Client) -> bool:
        """Whether a client is banned, or the IPv6 network that it belongs to."""
        return self._has(BAN, CLIENT, client.id) or self._has(BAN, CLIENT, client.network)

    def check_game(self, game: str) -> None:
        """Raise `Refused` if the table of a game is closed."""
        if self.is_closed(game):
            raise Refused("closed", message("refused-table-closed"))

    def check_client(self, client: Client) -> None:
        """Raise `Refused` if a client is banned."""
        if self.is_banned(client):
            raise Refused("banned", message("refused-banned"))

    def check_account(self, account: str | None) -> None:
        """Raise `Refused` if an account is banned."""
        if account is not None and self._has(BAN, ACCOUNT, account):
            raise Refused("banned", message("refused-banned"))

    def check_may_talk(self, client: Client, account: str | None, seat: str) -> None:
        """Raise `Refused` if a client, its account or its seat (a game and a viewer) is muted."""
        muted = self._has(MUTE, CLIENT, client.id) or self._has(MUTE, CLIENT, client.network)
        muted |= self._has(MUTE, SEAT, seat)
        if muted or (account is not None and self._has(MUTE, ACCOUNT, account)):
            raise Refused("muted", message("refused-muted"))
