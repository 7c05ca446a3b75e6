"""The refusals of HTTP routes, as the description of the interface lists them."""

from __future__ import annotations

from typing import Any, Final

from rubicon.server.errors import HTTP_STATUS
from rubicon.server.messages import Problem

#: Every route may answer with any of these.
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Problem} for status in sorted({400, 409, *HTTP_STATUS.values()})
}

#: The same for routes that otherwise answer with plain text: their refusals are JSON like all others.
TEXT_PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    status: {
        "description": "Refused",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    for status in PROBLEMS
}
