"""Structured logs: one JSON object per line, on standard error.

The caller names every fact that is logged. Of what a client sent, only names of things are logged: a route, a
code, the public number of a game. Tokens, actions, texts and seeds are never logged.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Awaitable
from typing import Any

from rubicon.core.game import RubiconError
from rubicon.server.ops import metrics

log = logging.getLogger("rubicon")

#: The beginnings of what uvicorn logs about requests that are none.
CLIENT_ERRORS = ("Invalid UTF-8 sequence", "Invalid HTTP request", "Unsupported upgrade request")


class JsonLineFormatter(logging.Formatter):
    """Formats a log record as a line of JSON: time, level, event, and the facts given to `write`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "process": record.process,
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["fault"] = _stack_frames(record.exc_info[2], record.exc_info[0])
        return json.dumps(line, ensure_ascii=False, default=str)


def _stack_frames(trace: Any, kind: type[BaseException]) -> list[str]:
    """Where a fault happened. Without the message of the exception: it may quote what a client sent."""
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/rubicon/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return [*places, kind.__name__]


def write(event: str, level: int = logging.INFO, **facts: Any) -> None:
    """Log an event with its facts."""
    if log.isEnabledFor(level):
        log.log(level, event, extra={"facts": facts})


def write_fault(event: str, **facts: Any) -> None:
    """Log the exception that is being handled as a fault of the program."""
    log.error(event, exc_info=True, extra={"facts": facts})


def _is_own_error(record: logging.LogRecord) -> bool:
    """Whether a log record is about an error of this program.

    uvicorn logs what a client did wrong as well. Closing that client's connection is enough: it could fill
    the disk with such lines.
    """
    return not record.getMessage().startswith(CLIENT_ERRORS)


def configure(level: str) -> None:
    """Send everything, uvicorn's warnings included, to standard error as JSON lines."""
    if level not in ("debug", "info", "warning", "error"):
        level = "info"
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLineFormatter())
    handler.addFilter(_is_own_error)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level.upper())


async def logged(work: Awaitable[None]) -> None:
    """Wait for `work`, and log the error if it fails."""
    try:
        await work
    except RubiconError as problem:
        write("given up", reason=getattr(problem, "code", type(problem).__name__))
    except Exception:
        metrics.FAULTS.inc()
        write_fault("fault")
