"""What all tests share."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

from tests.support.postgres import postgres

# A fixture. It is imported here and nowhere else: every import would start a database server of its own.
__all__ = ["postgres"]

# How long an example takes says nothing but how busy the machine is.
settings.register_profile("rubicon", deadline=None)
settings.load_profile("rubicon")

# Programs speak English to the tests, whatever the language of whoever runs them.
os.environ["RUBICON_LANG"] = "en"

# A shell has what it puts in the background ignore Ctrl-C, and programs that tests start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


#: A folder in memory, where the system has one.
_MEMORY = Path("/dev/shm")
#: Free bytes there, from which on tests use it.
_ROOM = 4 * 2**30


def pytest_configure(config: pytest.Config) -> None:
    """Let temporary files lie in memory. Stores wait for the disk at each change, and tests end no machine.

    Whoever sets TMPDIR decides themselves; pytest then keeps the folders of the last runs.
    """
    if "TMPDIR" in os.environ or not os.access(_MEMORY, os.W_OK) or shutil.disk_usage(_MEMORY).free < _ROOM:
        return
    folder = tempfile.mkdtemp(prefix="rubicon-", dir=_MEMORY)
    # Worker processes inherit it.
    os.environ["TMPDIR"] = tempfile.tempdir = folder
    config.add_cleanup(lambda: shutil.rmtree(folder, ignore_errors=True))
