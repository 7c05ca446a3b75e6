"""What a bot is asked: one decision of its side, with everything that the bot may know about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from rubicon.core.game import View
from rubicon.core.message import Message


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """One decision of a bot. Nothing else than these values reaches the bot.

    `bot` is its spec, such as `tiro` or `legate:whim=0.5`. `seed` is the bot's own, never that of the dice.
    `kind`, `prompt` and `actions` are those of the side's `Decision`; `log` has the
    lines that the side was told, as JSON, if the title makes use of them.
    """

    game_id: str
    title: str
    side: int
    bot: str
    seed: int | str
    view: View
    kind: str
    prompt: Message
    actions: list[int]
    log: Sequence[str] = ()

    def to_json(self) -> dict[str, Any]:
        """The question as plain data, for the process in which the bot thinks; without the log."""
        return {field.name: getattr(self, field.name) for field in fields(self) if field.name != "log"}
