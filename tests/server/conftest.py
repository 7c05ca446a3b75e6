"""Servers for tests: one for each module, and more where a test asks for its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.server_process import Server

Serve = Callable[..., Server]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with wide limits, shared by the tests of a module."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers, each with a home of its own unless `home` is given, and kills them at the end."""
    started: list[Server] = []

    def start(*arguments: str, home: Path | None = None, **environment: str) -> Server:
        place = home or tmp_path / f"home-{len(started)}"
        place.mkdir(exist_ok=True)
        started.append(Server(place, *arguments, **environment))
        return started[-1]

    yield start
    for running in started:
        running.kill()
