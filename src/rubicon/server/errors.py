"""Refusals: each has a code for programs and a sentence for people; some have a time to wait.

Tables raise `rubicon.table.changes.Refused`, and so does the whole server.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rubicon.core.game import RubiconError
from rubicon.core.message import message, to_data
from rubicon.store.database import StoreError
from rubicon.table.changes import Refused

__all__ = [
    "HTTP_STATUS",
    "Refused",
    "http_status",
    "problem_data",
    "schema_refusal",
    "store_away",
    "to_refused",
    "wait_headers",
]

#: The HTTP status of each code. Codes of tables are not listed: the state of the game does not allow it.
HTTP_STATUS: Final = {
    "malformed": 422,  # not JSON, or it does not fit the schema
    "text": 422,
    "too-large": 413,
    "slow": 408,  # a request that is not complete in time
    "media-type": 415,
    "rate": 429,
    "busy": 429,  # too much work waits
    "origin": 403,
    "csrf": 403,
    "host": 421,
    "token": 401,  # no token, or one that is not valid (any more)
    "login": 401,  # name, password or passkey are wrong
    "account": 401,  # only for accounts that have signed in
    "proof": 403,  # signed in, but this asks for the password or a passkey again
    "seat": 403,  # a valid token, but not for this
    "closed": 403,
    "banned": 403,  # by an operator
    "muted": 403,
    "blocked": 403,  # by another player
    "operator": 401,  # the secret of operators is wrong
    "unknown": 404,
    "method": 405,
    "protocol": 426,
    "unsaved": 503,  # the database failed; nothing was stored
    "away": 503,  # the database does not answer
}

#: Seconds after which a client asks again when the database is away. It is usually back sooner.
AWAY_SECONDS: Final = 3


def http_status(refused: Refused) -> int:
    """The HTTP status of a refusal."""
    return HTTP_STATUS.get(refused.code, 409)


def problem_data(refused: Refused) -> dict[str, Any]:
    """A refusal as the JSON body of a response."""
    why = str(refused).encode(errors="replace").decode()  # it may quote lone surrogates
    data: dict[str, Any] = {"code": refused.code, "why": why, "message": to_data(refused.message)}
    if refused.wait is not None:
        data |= {"wait": refused.wait, "work": refused.work}
    return data


def wait_headers(refused: Refused) -> dict[str, str]:
    """The header that tells programs how long to wait, if the refusal says it."""
    return {} if refused.wait is None else {"retry-after": str(refused.wait)}


def to_refused(problem: RubiconError) -> Refused:
    """An error meant for the user, as a refusal. What the database says stays here: it may name its host."""
    if isinstance(problem, StoreError):
        return store_away()
    return problem if isinstance(problem, Refused) else Refused("illegal", problem.message)


def store_away() -> Refused:
    """The refusal while the database does not answer. Clients ask again by themselves."""
    return Refused("away", message("refused-database-away"), AWAY_SECONDS, "database")


def schema_refusal(problem: Mapping[str, Any], preface: str = "") -> Refused:
    """The refusal of what does not fit the schema, from the first problem that pydantic found.

    It does not repeat what was sent, apart from the first characters of field names.
    """
    where = ".".join(str(part)[:40] for part in problem["loc"][:8] if part not in ("body", "json"))
    unknown = problem["type"] == "union_tag_invalid"
    why = "there is no message of this type" if unknown else problem["msg"]
    text = f"{preface}{where}: {why}." if where else f"{preface}{why[0].upper()}{why[1:]}."
    # For those who write programs: pydantic's own words.
    return Refused("malformed", message("error", text=text))
