"""A real PostgreSQL server for tests: a separate cluster in a temporary folder, for the whole test run."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from rubicon.bench.server.postgres import PostgresServer, temporary_postgres

__all__ = ["PostgresServer", "postgres"]

#: Quick rather than durable: tests kill our servers, never this one or the machine.
_SETTINGS = ("fsync=off", "full_page_writes=off", "shared_buffers=32MB")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """The server of this test run. A conftest imports this fixture."""
    memory = Path("/dev/shm")  # quicker, if there is one
    roomy = os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > 2**31
    with temporary_postgres(_SETTINGS, memory if roomy else "/tmp") as running:
        yield running
