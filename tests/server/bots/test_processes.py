"""Starting processes for bots and finished games: nobody waits for it."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from statistics import median
from subprocess import PIPE

import pytest

from rubicon import subprocesses

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows copies no process to start one")
#: Objects in the process that starts others: as many as a server with some games has.
HEAP = 200_000
TIMES = 5


async def _longest_wait(start: Callable[[], Awaitable[Callable[[], Awaitable[object]]]]) -> float:
    """The longest that the event loop did nothing else while a process started. `start` returns what ends
    it."""
    gaps: list[float] = []

    async def watch() -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.0005)
            gaps.append(time.perf_counter() - began)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0.005)
    gaps.clear()
    end = await start()
    await asyncio.sleep(0.002)
    watching.cancel()
    await end()
    return max(gaps)


async def _ours() -> Callable[[], Awaitable[object]]:
    return (await subprocesses.start("this")).kill


async def _of_the_loop() -> Callable[[], Awaitable[object]]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "pass", stdin=PIPE, stdout=PIPE, **subprocesses.APART
    )
    return process.wait


def test_starting_a_process_copies_nothing() -> None:
    """uvloop copies the whole process and waits for the copy: everybody did, at each replay and upload."""
    uvloop = pytest.importorskip("uvloop")
    heap = [{number: str(number)} for number in range(HEAP)]

    async def measure() -> tuple[float, float]:
        waits = [(await _longest_wait(_ours), await _longest_wait(_of_the_loop)) for _ in range(TIMES)]
        return median(ours for ours, _ in waits), median(theirs for _, theirs in waits)

    ours, theirs = uvloop.run(measure())
    assert 2 * ours < theirs, len(heap)


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_process_is_asked_and_ended(loop: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "echo_twice.py").write_text(
        "import sys\nfor line in sys.stdin: print(line * 2, flush=True)\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def work() -> None:
        child = await subprocesses.start("echo_twice")
        for text in (b"one\n", b"x" * 40_000 + b"\n"):
            child.stdin.write(text)
            await child.stdin.drain()
            assert await child.stdout.readline() == text
            assert await child.stdout.readline() == text
            assert await child.stdout.readline() == b"\n"
        await child.kill()
        assert await child.stdout.read() == b""
        with pytest.raises(ProcessLookupError):
            os.kill(child.pid, 0)
        with suppress(OSError, RuntimeError):  # what is written now goes nowhere
            child.stdin.write(b"late\n")
            await child.stdin.drain()

    runner = asyncio.run if loop == "asyncio" else pytest.importorskip("uvloop").run
    runner(work())
