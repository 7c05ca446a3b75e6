"""Starts servers for tests quickly: a process that has imported the whole server forks one for each request.

Importing takes most of the time in which a server starts. A request comes over a Unix socket as JSON,
together with three open files: standard output, standard error, and a pipe. The pipe receives the id of the
process, and its exit status when it has ended.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import sys
import traceback
from importlib import import_module
from typing import Any

#: What a server imports only after it has started.
_PRELOADED = (
    "rubicon.server.run",
    "rubicon.server.app",
    "rubicon.games.julius_caesar.game",
    "rubicon.games.caesar_xl.game",
    "rubicon.games.rome_vs_gaul.game",
    "tests.support.toy",
    "tests.support.programs.server_program",
)
_MESSAGE_BYTES = 1 << 18


def main() -> None:
    """Answer requests from the socket with the given number until the other end is closed."""
    requests = socket.socket(fileno=int(sys.argv[1]))
    for module in _PRELOADED:
        import_module(module)
    gc.freeze()  # so that collecting garbage in a child does not copy every page
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the observers
    while True:
        message, files, _, _ = socket.recv_fds(requests, _MESSAGE_BYTES, 3)
        if not message:
            return
        if os.fork() == 0:
            requests.close()
            _observe(json.loads(message), *files)
        for file in files:
            os.close(file)


def _observe(request: dict[str, Any], output: int, errors: int, report: int) -> None:
    """Fork the server and report its id and its exit status."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    server = os.fork()
    if server == 0:
        os.close(report)
        _serve(request, output, errors)
    # The reader sees the end of the output only when nobody else holds it open.
    os.close(output)
    os.close(errors)
    os.write(report, f"{server}\n".encode())
    _, status = os.waitpid(server, 0)
    os.write(report, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def _serve(request: dict[str, Any], output: int, errors: int) -> None:
    """Become `rubicon` with the arguments and the environment of the request."""
    from rubicon.cli import main as rubicon  # noqa: PLC0415 - the environment comes first

    os.dup2(output, 1)
    os.dup2(errors, 2)
    os.close(output)
    os.close(errors)
    # The old objects still believe that the files are what they were.
    sys.stdout = os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False)
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = ["rubicon", *request["arguments"]]
    status = 1
    try:
        status = rubicon()
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 1
    except BaseException:
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


if __name__ == "__main__":
    main()
