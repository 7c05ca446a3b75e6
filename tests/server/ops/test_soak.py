"""The short version of `tests.support.programs.soak`: bots play, people come and go, nothing grows."""

from __future__ import annotations

import resource
from pathlib import Path

import psutil

from tests.server.conftest import Serve
from tests.support.programs.soak import soak
from tests.support.server_process import Server

SECONDS = 15.0


def test_bots_play_and_people_watch_without_any_leak(tmp_path: Path) -> None:
    with Server(tmp_path, RUBICON_BOT_PAUSE="0", RUBICON_TABLE_SECONDS="1") as server:
        result = soak(server, "random", tables=2, seconds=SECONDS, every=0.5)
        assert not [line for line in server.log_entries() if line["level"] in ("error", "warning")]
    assert result.tally.updates > 100
    assert result.tally.returns > 2
    for what, most in (
        ("server_mb", 1.05),
        ("bots_mb", 1.05),
        ("files", 1.15),
        ("threads", 1.15),
        ("tasks", 1.3),
    ):
        early, late = result.early_and_late(what)
        assert late <= early * most, f"{what}: {early} early, {late} late"


def test_a_server_has_as_many_files_as_the_system_allows(serve: Serve) -> None:
    low, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, low), most))
    try:
        server = serve()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (low, most))
    assert psutil.Process(server.process.pid).rlimit(psutil.RLIMIT_NOFILE) == (most, most)
