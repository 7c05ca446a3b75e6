"""Commands: what clients and bots do to one table."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Protocol

from rubicon.core.seal import new_seed
from rubicon.server.messages import (
    Act,
    Chat,
    Claim,
    Commit,
    Contribute,
    Draw,
    Hints,
    Note,
    Orders,
    Pause,
    Rematch,
    Resign,
    Undo,
)
from rubicon.table.changes import Change
from rubicon.table.clock import Delivery
from rubicon.table.orders import StandingOrder
from rubicon.table.table import Table

#: The messages of a client that change its table. The others ask something.
TableMessage = (
    Act | Undo | Resign | Draw | Claim | Pause | Commit | Contribute | Chat | Note | Hints | Orders | Rematch
)


class TableCommand(Protocol):
    """One change of a table, which `viewer` asks for. `TableRegistry.execute` does it once for each `key`."""

    @property
    def viewer(self) -> int: ...

    @property
    def key(self) -> str: ...

    def apply(self, table: Table, now: float) -> Change:
        """Change the table; returns what is to be stored. Raises `Refused`, and then nothing has changed.

        After a conflict with another process this is called again, with the table as it is stored by then.
        """
        ...


@dataclass(frozen=True, slots=True)
class ClientCommand:
    """The command in a message of a client. Bots use the same ones."""

    viewer: int
    message: TableMessage
    #: The hash of the client's token; None for bots.
    token: bytes | None = None
    #: How the client got to see what the command answers, if that is known.
    delivery: Delivery | None = None

    @property
    def key(self) -> str:
        return self.message.key

    def apply(self, table: Table, now: float) -> Change:
        change = self._apply(table, now)
        change.authority = self.token
        return change

    def _apply(self, table: Table, now: float) -> Change:
        side, key = self.viewer, self.key
        match self.message:
            case Act(seq=seq, action=action):
                return table.act(side, seq, action, key, now, self.delivery)
            case Undo(seq=seq):
                return table.undo(side, seq, key, now, self.delivery)
            case Resign():
                return table.resign(side, key, now)
            case Draw(how="offer"):
                return table.offer_draw(side, key, now)
            case Draw(how="accept"):
                return table.accept_draw(side, key, now)
            case Draw():
                return table.decline_draw(side, key, now)
            case Claim(what=what):
                return table.claim(side, what, key, now)
            case Pause():
                return table.pause(side, key, now)
            case Commit(hash=digits):
                return table.commit(side, digits, key, now)
            case Contribute(text=text):
                return table.contribute(side, text, key, now)
            case Chat(text=text, name=name):
                return table.say(side, name, text, key, now)
            case Note(text=text):
                return table.save_notes(side, text, key, now)
            case Hints(on=on):
                return table.switch_hints(side, on, key, now)
            case Orders(orders=orders):
                given = [StandingOrder(order.window, order.fact, order.value) for order in orders]
                return table.set_orders(side, given, key, now)
            case Rematch():
                return table.request_rematch(side, key, now, secrets.token_hex(8), new_seed())[0]


@dataclass(frozen=True, slots=True)
class OrderCommand:
    """The table does what the standing orders of a side say, in the position of update `seq`."""

    viewer: int
    seq: int
    key: str

    def apply(self, table: Table, now: float) -> Change:
        return table.obey_order(self.viewer, self.seq, self.key, now)
