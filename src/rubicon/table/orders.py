"""Standing orders: what the table answers for a player who does not want to be asked in a window.

A side is asked in every window in which it might hold an answer, whether it holds one or not. Whoever does
not want to be asked leaves an order, and the table passes for them. Only its side knows of an order; a pass
by order has the same bytes as any other, and comes after the same time (`Table.window_opened`).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from rubicon.core.game import Decision, Game, WindowOrders
from rubicon.core.message import message
from rubicon.table.changes import Refused

#: Instead of a kind of window: pass in all of them, until the side takes an action of its own turn.
UNTIL_TURN = "until-turn"
#: No orders, as they are stored.
NO_ORDERS = "[]"
#: Orders of one side, and characters in the value that limits one, at most.
MAX_ORDERS, MAX_VALUE_CHARACTERS = 64, 64


@dataclass(frozen=True, slots=True)
class StandingOrder:
    """Pass in every window of this kind; or only where the fact of the prompt has this value."""

    window: str
    fact: str = ""
    value: str = ""


class OrderBook:
    """The standing orders of all sides at one table."""

    __slots__ = ("_game", "_orders")

    def __init__(self, game: Game) -> None:
        self._game = game
        self._orders: dict[int, tuple[StandingOrder, ...]] = {}

    def of(self, side: int) -> tuple[StandingOrder, ...]:
        """The orders of `side`. Only that side may see them."""
        return self._orders.get(side, ())

    def window(self, decision: Decision | None) -> WindowOrders | None:
        """The window that a decision belongs to, if it does to any."""
        if decision is None:
            return None
        return next((window for window in self._game.windows if window.kind == decision.kind), None)

    def answer(self, side: int, decision: Decision | None) -> str | None:
        """The text of the action with which the orders of `side` answer a decision; None: it is asked."""
        window = self.window(decision)
        if window is None or decision is None:
            return None
        facts = decision.prompt.facts
        for order in self.of(side):
            here = not order.fact or str(facts.get(order.fact)) == order.value
            if order.window == UNTIL_TURN or (order.window == window.kind and here):
                return window.passing
        return None

    def replace(self, side: int, orders: Sequence[StandingOrder]) -> str:
        """Replace the orders of `side`; returns them as they are stored. Raises `Refused` if the title has no
        such windows."""
        scopes = {window.kind: window.scopes for window in self._game.windows}
        if len(orders) > MAX_ORDERS:
            raise Refused("orders", message("refused-orders-many", most=MAX_ORDERS))
        for order in orders:
            known = order.window in scopes or order.window == UNTIL_TURN
            limited = order.fact or order.value
            if not known or (limited and order.fact not in scopes.get(order.window, ())):
                raise Refused("orders", message("refused-no-such-order"))
            if len(order.value) > MAX_VALUE_CHARACTERS or not order.value.isprintable():
                raise Refused("orders", message("refused-order-long", most=MAX_VALUE_CHARACTERS))
        self._orders[side] = tuple(dict.fromkeys(orders))
        return json.dumps([asdict(order) for order in self._orders[side]])

    def end_turn_wait(self, side: int) -> str | None:
        """`side` takes an action of its own turn, so it does not pass until then any more. Returns its orders
        as they are stored, or None if nothing has changed."""
        kept = [order for order in self.of(side) if order.window != UNTIL_TURN]
        return None if len(kept) == len(self.of(side)) else self.replace(side, kept)

    def read(self, side: int, stored: str) -> None:
        """Take over the orders of `side` as they were stored."""
        self._orders[side] = tuple(StandingOrder(**data) for data in json.loads(stored))
