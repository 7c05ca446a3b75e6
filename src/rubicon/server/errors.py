"""Saying no: every refusal has a code for programs and a sentence for people.

A table refuses with `rubicon.table.changes.Refused`, and so does everything here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rubicon.core.game import RubiconError
from rubicon.table.changes import Refused

__all__ = ["HTTP_STATUS", "Refused", "http_status", "schema_refusal", "to_refused"]

#: The HTTP status of each code. Those not listed are the table's: the state of the game does not allow it.
HTTP_STATUS: Final = {
    "malformed": 422,  # no JSON, or not what the schema asks for
    "text": 422,
    "too-large": 413,
    "slow": 408,  # a request that does not come to its end
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


def http_status(refused: Refused) -> int:
    """The HTTP status of a refusal."""
    return HTTP_STATUS.get(refused.code, 409)


def to_refused(problem: RubiconError) -> Refused:
    """An error meant for the user as a refusal."""
    return problem if isinstance(problem, Refused) else Refused("illegal", str(problem))


def schema_refusal(problem: Mapping[str, Any], preface: str = "") -> Refused:
    """What does not fit the schema, by the first problem that pydantic found. What was sent is not repeated,
    but for the names of fields, and not all of a long one."""
    where = ".".join(str(part)[:40] for part in problem["loc"][:8] if part not in ("body", "json"))
    unknown = problem["type"] == "union_tag_invalid"
    why = "there is no message of this type" if unknown else problem["msg"]
    return Refused(
        "malformed", f"{preface}{where}: {why}." if where else f"{preface}{why[0].upper()}{why[1:]}."
    )
