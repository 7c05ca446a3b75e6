"""Saying no: every refusal has a code for programs and a sentence for people.

A table refuses with `rubicon.table.change.Refused`, and so does everything here.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.game import RubiconError
from rubicon.table.change import Refused

__all__ = ["STATUS", "Refused", "refusal"]

#: The HTTP status of each code. Those not listed are the table's: the state of the game does not allow it.
STATUS: Final = {
    "malformed": 422,  # no JSON, or not what the schema asks for
    "text": 422,
    "too-large": 413,
    "media-type": 415,
    "rate": 429,
    "busy": 429,  # too many WebSockets
    "origin": 403,
    "csrf": 403,
    "host": 421,
    "token": 401,  # no token, or one that opens nothing (any more)
    "login": 401,  # name, password or passkey are not right
    "account": 401,  # only for who has signed in
    "seat": 403,  # a good token, but not for this
    "closed": 403,
    "unknown": 404,
    "method": 405,
    "protocol": 426,
}


def status(refused: Refused) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(refused.code, 409)


def refusal(problem: RubiconError) -> Refused:
    """An error meant for the user as a refusal."""
    return problem if isinstance(problem, Refused) else Refused("illegal", str(problem))
