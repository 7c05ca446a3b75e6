"""The messages that a table pushes to its listeners, as plain data. Their types are in `messages.server`."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import pydantic_core

from rubicon import __version__
from rubicon.core.game import SPECTATOR
from rubicon.server.messages import PROTOCOLS
from rubicon.table.changes import ChatMessage, TableEvent, Update
from rubicon.table.table import Table


def to_json(data: object) -> str:
    """JSON data as it is sent over the WebSocket: a message, or a part of one. Pydantic's encoder takes less
    than half the time of Python's."""
    return pydantic_core.to_json(data).decode()


def clock_data(table: Table, viewer: int, now: float) -> list[dict[str, Any]]:
    """The clocks as `viewer` may see them."""
    return [asdict(clock) for clock in table.clocks(viewer, now)]


def table_facts(table: Table, viewer: int, now: float) -> dict[str, Any]:
    """Everything about the table apart from the game itself, with the clocks as `viewer` may see them. A side
    sees its own standing orders, and for which windows it can give some."""
    orders = [asdict(order) for order in table.orders.of(viewer)]
    windows = [asdict(window) for window in table.game.windows]
    return {
        **table.facts(),
        "faces": clock_data(table, viewer, now),
        "claimable": viewer != SPECTATOR and table.can_claim(viewer, now),
        "windows": windows,
        "orders": orders,
    }


def facts_message(table: Table, viewer: int, now: float) -> dict[str, Any]:
    return {"type": "facts", "facts": table_facts(table, viewer, now)}


def update_text(update: Update, log: Sequence[str]) -> str:
    """`Update.json` as text. The lines of its log are encoded already."""
    lines = ",".join(log)
    return f'{{"seq":{update.seq},"drop":{update.drop},"log":[{lines}],"patch":{to_json(update.patch)}}}'


def update_pushes(updates: Sequence[str], table: Table, viewer: int, now: float) -> list[str]:
    """The messages with these updates, from their texts: with the clocks as they are now."""
    clock = to_json(clock_data(table, viewer, now)) if updates else ""
    return [f'{{"type":"update",{text[1:-1]},"clock":{clock}}}' for text in updates]


def welcome_text(
    table: Table,
    viewer: int,
    presence: Mapping[str, Any],
    chat: Sequence[ChatMessage],
    note: str,
    updates: Sequence[str] | None,
    log: Sequence[str] | None,
    now: float,
) -> str:
    """What a client is sent when it joins: the `updates` that it missed, or if that is None the whole screen
    and the `log`. Both are JSON already."""
    data = {
        "type": "welcome",
        "protocol": PROTOCOLS[-1],
        "server": __version__,
        "game": table.id,
        "viewer": viewer,
        "seq": table.seq(viewer),
        "facts": table_facts(table, viewer, now),
        "presence": presence,
        "chat": [asdict(message) for message in chat],
        "note": note,
        "screen": table.screen(viewer) if updates is None else None,
    }
    if updates is None:
        return f'{to_json(data)[:-1]},"updates":null,"log":[{",".join(log or ())}]}}'
    missed = ",".join(update_pushes(updates, table, viewer, now))
    return f'{to_json(data)[:-1]},"updates":[{missed}],"log":null}}'


def chat_message(message: ChatMessage) -> dict[str, Any]:
    return {"type": "chat", "said": asdict(message)}


def who_is_told(events: Sequence[TableEvent], public: bool = False) -> tuple[bool, float, set[int]]:
    """Whether all viewers are told about the facts of a table, the time now, and the sides that are told in
    any case."""
    private = {event.side for event in events if event.is_private and event.is_told}
    return public or any(not event.is_private for event in events), time.time(), private
