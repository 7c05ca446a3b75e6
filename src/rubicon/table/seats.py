"""Who sits at the table."""

from __future__ import annotations

from dataclasses import dataclass

from rubicon.core.game import RubiconError
from rubicon.core.message import message
from rubicon.core.record import one_line

PERSON, BOT, OPEN = "person", "bot", "open"

#: What a record calls a person without a name, and how it introduces a computer player.
UNNAMED_PERSON = "a person"
COMPUTER_PREFIX = "the computer, "


@dataclass(frozen=True, slots=True)
class Seat:
    """One side's seat: a person, a computer player (`bot` is its name), or open."""

    kind: str = OPEN
    name: str = ""
    bot: str = ""
    #: The account of the person, if they have one.
    account: str | None = None
    #: Whether `name` is the name of that account.
    registered: bool = False

    @property
    def player(self) -> str:
        """Who sits here, as the record says it."""
        return f"{COMPUTER_PREFIX}{self.bot}" if self.kind == BOT else self.name or UNNAMED_PERSON


def person(name: str = "", account: str | None = None, registered: bool = False) -> Seat:
    """A seat taken by a person, with or without a name; `registered`: it is the name of the account."""
    name = name.strip()
    if name:
        one_line(name, "name")
        if len(name) > 40:
            raise RubiconError(message("refused-name-long"))
        if name.startswith(COMPUTER_PREFIX):
            raise RubiconError(message("refused-name-computer", prefix=COMPUTER_PREFIX))
    return Seat(PERSON, name, account=account, registered=registered)


def computer(name: str) -> Seat:
    """A seat taken by the computer player called `name`."""
    return Seat(BOT, bot=one_line(name, "bot"))
