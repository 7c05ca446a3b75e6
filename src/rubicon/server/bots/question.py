"""What a bot is asked: one decision of its side, with everything that the bot may know about it."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from rubicon.core.game import View
from rubicon.core.message import Message


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """One decision of a bot. Nothing else than these values reaches the bot.

    `bot` is its spec, such as `tiro` or `legate:whim=0.5`. `seed` is the bot's own, never that of the dice.
    `kind`, `prompt` and `actions` are those of the side's `Decision`.
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

    def to_json(self) -> dict[str, Any]:
        """The question as plain data, for the process in which the bot thinks."""
        return {field.name: getattr(self, field.name) for field in fields(self)}
