"""Help for a person: hints and the odds of a fight against the computer, and at every table what they may
know.

Help is computed from the view and the log of the person's own side, so it reveals no secret. It is computed
in the processes where bots think, so nobody else waits for it.
"""

from __future__ import annotations

from typing import Any, Protocol

from rubicon.core.game import SPECTATOR
from rubicon.core.message import message
from rubicon.server.errors import Refused
from rubicon.server.ops.shares import Client, Shares
from rubicon.server.tables.registry import TableRegistry
from rubicon.server.tables.side_log import log_of
from rubicon.table.table import Table, hints_refused


class HintComputer(Protocol):
    """Computes hints and odds. The server uses `rubicon.server.bots.pool.BotPool`."""

    async def compute(
        self, task: str, game_id: str, title: str, payer: str = "", **known: Any
    ) -> dict[str, Any]: ...


class HintService:
    """Gives hints and odds to the players of all tables in this process, one at a time for each seat."""

    def __init__(self, tables: TableRegistry, computer: HintComputer, shares: Shares) -> None:
        self._shares = shares
        self._tables = tables
        self._computer = computer
        self._asking: set[tuple[str, int]] = set()

    async def hint(self, game: str, side: int, client: Client) -> tuple[int, dict[str, Any]]:
        """The number of the update that the hint is about, and what the computer would do for `side`."""

        def known(table: Table) -> tuple[int, str, dict[str, Any]]:
            decision = table.decision(side)
            view = _hint_view(table, side)
            if decision is None:
                raise Refused("hints", message("refused-nothing-to-advise"))
            return (
                table.seq(side),
                table.game.id,
                {
                    "seed": f"{game} {table.seq(side)}",
                    "view": view,
                    "kind": decision.kind,
                    "prompt": decision.prompt,
                    "actions": list(decision.actions),
                },
            )

        return await self._ask("hint", game, side, client, *await self._tables.query(game, known))

    async def odds(self, game: str, side: int, question: str, client: Client) -> tuple[int, dict[str, Any]]:
        """The number of the update, and the odds by what `side` knows. The title parses `question`."""

        def known(table: Table) -> tuple[int, str, dict[str, Any]]:
            return table.seq(side), table.game.id, {"view": _hint_view(table, side), "question": question}

        return await self._ask("odds", game, side, client, *await self._tables.query(game, known))

    async def knowledge(self, game: str, side: int, client: Client) -> tuple[int, dict[str, Any]]:
        """The number of the update, and what `side` may know about hidden pieces. It is no advice: everybody
        may ask at every table."""

        def known(table: Table) -> tuple[int, str, dict[str, Any]]:
            view = table.view(side)
            if side == SPECTATOR:
                raise Refused("seat", message("refused-spectators"))
            if view is None:
                raise Refused("waiting", message("refused-not-playing"))
            return table.seq(side), table.game.id, {"view": view, "options": dict(table.setup.options)}

        return await self._ask("knowledge", game, side, client, *await self._tables.query(game, known))

    async def _ask(
        self, task: str, game: str, side: int, client: Client, seq: int, title: str, known: dict[str, Any]
    ) -> tuple[int, dict[str, Any]]:
        seat_key = (game, side)
        if seat_key in self._asking:
            raise Refused("busy", message("refused-last-question"))
        self._shares.take("hints", client)
        self._shares.hold("hints", client)
        self._asking.add(seat_key)
        try:
            known["log"] = await log_of(self._tables, game, side, client)
            return seq, await self._computer.compute(task, game, title, client.lane, **known)
        finally:
            self._shares.release("hints", client)
            self._asking.discard(seat_key)


def _hint_view(table: Table, side: int) -> dict[str, Any]:
    """The view of a side, which is all that help is computed from. Raises if help is not allowed."""
    if not table.hints:
        raise hints_refused()
    view = table.view(side)
    if view is None or table.ending is not None:
        raise Refused("over" if table.ending is not None else "waiting", message("refused-not-playing"))
    return view
