"""`rubicon arena --ray`: a real cluster of several processes, of which some are killed on the way."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

from rubicon.about import install_command
from rubicon.arena.cluster import _play
from rubicon.arena.match import GameFailed, ScheduledGame
from rubicon.arena.results_folder import RESULTS_FILE
from rubicon.cli import main
from rubicon.core.game import RubiconError
from tests.arena.test_arena import SCHEDULE, records, results

ENVIRONMENT = {
    **os.environ,
    # Whoever has used Ray has a token in their home folder, which the nodes here would take for a password.
    "HOME": tempfile.mkdtemp(prefix="rubicon-cluster-"),
    "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    "RAY_USAGE_STATS_ENABLED": "0",
}
#: Seconds that anything may take before the test gives up.
TIMEOUT_SECONDS = 120
#: Enough that both nodes play some before all are done, even on a busy machine.
GAMES = 60
ARGUMENTS = ["legate", "random", "--games", str(GAMES), "--seed", "7"]


def wait_until(done: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + TIMEOUT_SECONDS
    while not done():
        assert time.monotonic() < end, f"waited too long for {what}"
        time.sleep(0.02)


class Node:
    """One machine of a cluster, as far as Ray can tell: a separate session of processes."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.log = folder / f"node-{time.monotonic_ns()}.log"
        command = [sys.executable, "-c", "from ray.scripts.scripts import main; main()", "start", "--block"]
        command += ["--node-ip-address=127.0.0.1", "--num-cpus=1", "--object-store-memory=80000000"]
        command += ["--min-worker-port=0", "--max-worker-port=0", "--disable-usage-stats", *arguments]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command,
                env=ENVIRONMENT,
                stdout=log,
                stderr=log,
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )

    def wait(self) -> None:
        def started() -> bool:
            assert self.process.poll() is None, self.log.read_text()
            return "Ray runtime started" in self.log.read_text()

        wait_until(started, "a node")

    def processes(self) -> list[psutil.Process]:
        """All of its living processes."""
        found = []
        for process in psutil.process_iter():
            try:
                ours = os.getsid(process.pid) == self.process.pid
                if ours and process.status() != psutil.STATUS_ZOMBIE:
                    found.append(process)
            except (ProcessLookupError, psutil.NoSuchProcess):
                continue
        return found

    def suspend_player(self) -> psutil.Process:
        """Find a worker in the middle of a game and suspend it there."""
        end = time.monotonic() + TIMEOUT_SECONDS
        while time.monotonic() < end:
            for process in self.processes():
                try:
                    if is_playing(process):
                        process.suspend()
                        if is_playing(process):
                            return process
                        process.resume()
                except psutil.NoSuchProcess:
                    continue
        raise AssertionError("nobody plays on this node")

    def kill(self) -> None:
        """Kill all of its processes at once."""
        wait_until(self._killed, "the end of a node")
        self.process.wait()

    def _killed(self) -> bool:
        found = self.processes()
        for process in found:
            try:
                process.kill()
            except psutil.NoSuchProcess:
                continue
        return not found


def is_playing(process: psutil.Process) -> bool:
    """Ray names a worker after the task that it runs."""
    return bool(process.cmdline()[:1] == ["ray::_play"])


@contextmanager
def cluster() -> Iterator[tuple[str, Node, Node]]:
    """Two nodes and their address. Ray's sockets need a short path."""
    folder = Path(tempfile.mkdtemp(prefix="ray-", dir="/tmp"))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{probe.getsockname()[1]}"
    nodes: list[Node] = []
    try:
        port = address.partition(":")[2]
        nodes.append(
            Node(folder, "--head", f"--port={port}", "--include-dashboard=false", f"--temp-dir={folder}")
        )
        nodes[0].wait()
        nodes.append(Node(folder, f"--address={address}"))
        nodes[1].wait()
        yield address, nodes[0], nodes[1]
    finally:
        for node in nodes:
            node.kill()
        shutil.rmtree(folder, ignore_errors=True)


def test_no_game_is_lost_with_a_worker_or_a_node(tmp_path: Path) -> None:
    """A worker and then a node die during a game; the games are still those of a local run, each once."""
    home, away = tmp_path / "home", tmp_path / "away"
    with cluster() as (address, head, node):
        lines = away / RESULTS_FILE

        def finished() -> int:
            return lines.read_bytes().count(b"\n") - 1 if lines.exists() else 0

        run = subprocess.Popen(
            [sys.executable, "-m", "rubicon", "arena", *ARGUMENTS, "--ray", address, "--folder", str(away)],
            env=ENVIRONMENT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        wait_until(lambda: finished() >= 2 or run.poll() is not None, "the first games")
        head.suspend_player().send_signal(signal.SIGKILL)
        node.suspend_player()
        node.kill()
        assert finished() < GAMES, "it ended before anything was killed"
        said, _ = run.communicate(timeout=TIMEOUT_SECONDS)
        assert run.returncode == 0, said
    assert not head.processes()
    assert not node.processes()
    assert main(["arena", *ARGUMENTS, "--jobs", "1", "--folder", str(home)]) == 0
    assert [line["number"] for line in results(away)] == list(range(GAMES))
    assert results(away) == results(home)
    assert records(away) == records(home)


def test_a_node_answers_with_what_went_wrong() -> None:
    """A failure is an answer, not a reason to start again; and a node with other code does not play."""
    found = _play((SCHEDULE, {**SCHEDULE.identity(), "code": "older"}), ScheduledGame(0, 0, 1))
    assert isinstance(found, RubiconError)
    assert "another Rubicon" in str(found)
    found = _play((replace(SCHEDULE, bots=("random", "brutus")), SCHEDULE.identity()), ScheduledGame(0, 0, 1))
    assert isinstance(found, RubiconError)
    assert "No package that is installed here brings a computer player 'brutus'" in str(found)
    wrong = replace(SCHEDULE, bots=("random", "random:whim=1"))
    found = _play((wrong, wrong.identity()), ScheduledGame(0, 0, 1))
    assert isinstance(found, GameFailed)
    assert "no setting 'whim'" in str(found)


def test_nobody_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))  # taken, but nobody listens
        address = f"127.0.0.1:{probe.getsockname()[1]}"
        assert main(["arena", *ARGUMENTS, "--ray", address, "--folder", str(tmp_path / "f")]) == 1
    assert f"There is no Ray cluster at '{address}'" in capsys.readouterr().err


def test_without_ray(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", *ARGUMENTS, "--ray", "auto", "--folder", str(tmp_path / "f")]) == 1
    assert install_command("ray") in capsys.readouterr().err
    assert main(["arena", *ARGUMENTS, "--ray", "auto", "--jobs", "2"]) == 2
    assert "not allowed with" in capsys.readouterr().err
