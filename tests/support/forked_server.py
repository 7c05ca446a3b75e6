"""Server processes forked from one that has imported everything; see `programs.forking_server_program`."""

from __future__ import annotations

import atexit
import functools
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO

from tests.support.build import PACKAGE_FOLDER, ROOT

PYTHON_PATH = os.pathsep.join((PACKAGE_FOLDER, str(ROOT)))


class ForkedServer:
    """A running server, with the methods of `subprocess.Popen` that tests use."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str], errors: IO[bytes]) -> None:
        read_output, write_output = os.pipe()
        read_report, write_report = os.pipe()
        request = json.dumps({"arguments": list(arguments), "environment": dict(environment)})
        try:
            socket.send_fds(_requests(), [request.encode()], [write_output, errors.fileno(), write_report])
        finally:
            os.close(write_output)
            os.close(write_report)
        self.stdout = os.fdopen(read_output)
        self._report = os.fdopen(read_report)
        self.pid = int(self._report.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit status, or None while the server runs."""
        return self._ended(0)

    def wait(self, timeout: float) -> int:
        """Wait for the exit status."""
        status = self._ended(timeout)
        if status is None:
            raise subprocess.TimeoutExpired("rubicon serve", timeout)
        return status

    def _ended(self, seconds: float) -> int | None:
        if self.returncode is None and select.select([self._report], [], [], seconds)[0]:
            self.returncode = int(self._report.readline())
            self._report.close()
        return self.returncode

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has just ended, and the report is on its way
                os.kill(self.pid, how)


@functools.cache
def _requests() -> socket.socket:
    """The socket of the process that forks servers, which is started when first needed."""
    ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.support.programs.forking_server_program", str(its.fileno())]
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RUBICON_")}
    process = subprocess.Popen(
        command, cwd=ROOT, env={**kept, "PYTHONPATH": PYTHON_PATH}, pass_fds=[its.fileno()]
    )
    its.close()

    def end() -> None:
        ours.close()
        process.wait(timeout=30)

    atexit.register(end)
    return ours
