"""Bots in separate processes: real ones that hang, crash, use up memory and are killed."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import psutil
import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import RubiconError
from rubicon.core.session import Session
from rubicon.games.julius_caesar import GAME
from rubicon.server.bots.pool import BotLimits, BotPool
from rubicon.server.bots.question import BotQuestion
from tests.support.in_process_server import async_test

#: Bots that misbehave. Each writes its process id to a file when it starts to think.
WILD = """
import json, os, subprocess, sys, time
from pathlib import Path

HERE = Path(__file__).parent

class Wild:
    def __init__(self, game, seed, *, once=0):
        self.once = once

    def choose(self, view, kind, prompt, actions):
        mark = HERE / f"{type(self).__name__.lower()}.pid"
        again = mark.exists()
        mark.write_text(str(os.getpid()))
        if not (self.once and again):
            self.misbehave(view, actions)
        return actions[-1]

class Hang(Wild):
    def misbehave(self, view, actions):
        while True:
            pass

class Crash(Wild):
    def misbehave(self, view, actions):
        os._exit(3)

class Eat(Wild):
    def misbehave(self, view, actions):
        self.eaten = [bytes(1 << 20)]
        while True:
            self.eaten.append(bytearray(1 << 24))

class Hoard(Wild):
    def misbehave(self, view, actions):
        self.hoard = bytearray(320 << 20)

class Fail(Wild):
    def misbehave(self, view, actions):
        raise ValueError(f"I hold {view}")

class Leave(Wild):
    def misbehave(self, view, actions):
        sys.exit(0)

class Cheat(Wild):
    def misbehave(self, view, actions):
        actions[:] = [-1]

class Chatter(Wild):
    def misbehave(self, view, actions):
        print(json.dumps({"choice": -1, "seconds": 0, "full": False}), flush=True)
        os.system("echo chatter")
        assert sys.stdin.read() == ""

class Gate(Wild):
    def misbehave(self, view, actions):
        while not (HERE / "open").exists():
            time.sleep(0.01)

class Litter(Wild):
    def misbehave(self, view, actions):
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        (HERE / "litter.child").write_text(str(child.pid))
        while True:
            time.sleep(1)

class Spy(Wild):
    def misbehave(self, view, actions):
        (HERE / "seen.json").write_text(json.dumps({"view": view, "environment": dict(os.environ)}))
"""
NAMES = ("Hang", "Crash", "Eat", "Hoard", "Fail", "Leave", "Cheat", "Chatter", "Gate", "Litter", "Spy")


#: Makes the misbehaving bots built-in bots of every process started from these tests.
AMONG_OURS = """
from rubicon import bots
import wild

bots._BUILT_IN_BOTS.update({name.lower(): getattr(wild, name) for name in %r})
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the misbehaving bots, on the import path of processes started from here."""
    (tmp_path / "wild.py").write_text(WILD)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    return tmp_path


@pytest.fixture
def wild(folder: Path) -> Path:
    """The misbehaving bots are built in: they think in the worker itself."""
    (folder / "sitecustomize.py").write_text(AMONG_OURS % (NAMES,))
    return folder


@pytest.fixture
def foreign(folder: Path) -> Path:
    """The misbehaving bots come from another package: they think in processes that the worker starts."""
    facts = folder / "wild-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: wild\nVersion: 1.0\n")
    points = "".join(f"{name.lower()} = wild:{name}\n" for name in NAMES)
    (facts / "entry_points.txt").write_text(f"[rubicon.bots]\n{points}")
    return folder


@pytest.fixture(params=["wild", "foreign"])
def either(request: pytest.FixtureRequest) -> Path:
    """Built-in bots, then those of another package."""
    path: Path = request.getfixturevalue(request.param)
    return path


@asynccontextmanager
async def workers(**limits: Any) -> AsyncIterator[BotPool]:
    bots = BotPool(BotLimits(**{"workers": 2, "memory": 1 << 29} | limits))
    await bots.start()
    try:
        yield bots
    finally:
        await bots.stop()


class Question:
    """One position, in which `ask` has a bot choose."""

    def __init__(self, seed: int = 1) -> None:
        session = Session(GAME, {}, FastDice(seed))
        self.side = session.state.deciders()[0]
        self.view = session.state.view(self.side)
        self.decision = session.state.decision(self.side)
        self.actions = list(self.decision.actions)

    async def ask(self, bots: BotPool, bot: str, game_id: str = "g", payer: str = "") -> int:
        kind, prompt = self.decision.kind, self.decision.prompt
        return await bots.choose(
            BotQuestion(game_id, GAME.id, self.side, bot, "s", self.view, kind, prompt, self.actions), payer
        )


async def appears(path: Path) -> str:
    """The content of a file, as soon as it exists."""
    while not (path.exists() and path.read_text()):
        await asyncio.sleep(0.01)
    return path.read_text()


def gone(pid: int) -> bool:
    return bool(not psutil.pid_exists(pid) or psutil.Process(pid).status() == psutil.STATUS_ZOMBIE)


@async_test
async def test_bots_play_a_game() -> None:
    """The bots of both sides choose legal actions to the end of the game."""
    session = Session(GAME, {}, FastDice(7))
    async with workers() as bots:
        for _ in range(120):
            if session.outcome is not None:
                break
            for side in session.state.deciders():
                decision = session.state.decision(side)
                question = BotQuestion(
                    game_id="g",
                    title=GAME.id,
                    side=side,
                    bot=("legate", "random")[side],
                    seed=side,
                    view=session.state.view(side),
                    kind=decision.kind,
                    prompt=decision.prompt,
                    actions=list(decision.actions),
                )
                session.act(side, await bots.choose(question))
        assert bots.counts["choices"] > 100
        assert bots.counts["failures"] == 0


@async_test
@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("crash", "crash"),
        ("fail", "ValueError"),
        ("leave", "SystemExit"),
        ("cheat", "illegal"),
        ("eat", "MemoryError"),
        ("nobody", "RubiconError"),
    ],
)
async def test_a_failing_bot_is_replaced_by_chance(
    wild: Path, caplog: pytest.LogCaptureFixture, bot: str, reason: str
) -> None:
    question = Question()
    async with workers() as bots:
        assert await question.ask(bots, bot) in question.actions
        assert bots.counts == {"failures": 2, "random": 1}
        assert await question.ask(bots, "random", "other") in question.actions
        assert bots.counts["choices"] == 1
    tries = [record for record in caplog.records if record.message == "bot failed"]
    assert [vars(record)["facts"] for record in tries] == [
        {"game": "g", "side": question.side, "bot": bot, "reason": reason, "attempt": attempt}
        for attempt in (1, 2)
    ]
    assert all("hand" not in json.dumps(vars(record), default=str) for record in tries), "nothing of a view"
    assert [record.levelno for record in tries] == [logging.WARNING] * 2


@async_test
@pytest.mark.parametrize("bot", ["crash", "fail", "leave", "cheat", "eat"])
async def test_a_failing_bot_of_another_package(foreign: Path, bot: str) -> None:
    question = Question()
    async with workers() as bots:
        assert await question.ask(bots, bot) in question.actions
        assert bots.counts == {"failures": 2, "random": 1}
        assert await question.ask(bots, "random", "other") in question.actions


@async_test
async def test_a_hanging_bot_of_another_package_leaves_nothing_behind(foreign: Path) -> None:
    question = Question()
    async with workers(seconds=3, tries=1) as bots:
        while not (foreign / "hang.pid").exists():  # a slow machine may not start it in time
            assert await question.ask(bots, "hang") in question.actions
            bots.forget("g")
        pid = int((foreign / "hang.pid").read_text())
        while not gone(pid):
            await asyncio.sleep(0.01)


@async_test
async def test_a_hanging_bot_is_killed_and_asked_again(either: Path) -> None:
    question = Question()
    async with workers(seconds=3.0, tries=9) as bots:
        assert await question.ask(bots, "hang:once=1") == question.actions[-1]
        assert bots.counts["failures"] >= 1  # more on a machine that starts a process more slowly
        assert bots.counts["random"] == 0


@async_test
async def test_a_bot_that_always_hangs_is_not_asked_for_ever(wild: Path) -> None:
    question = Question()
    async with workers(seconds=0.5, tries=1, strikes=2) as bots:
        for _ in range(5):
            assert await question.ask(bots, "hang") in question.actions
        assert bots.counts == {"failures": 2, "random": 5}
        bots.forget("g")
        await question.ask(bots, "hang")
        assert bots.counts["failures"] == 3


@async_test
async def test_a_bot_killed_while_it_thinks_is_asked_again(wild: Path) -> None:
    question = Question()
    async with workers() as bots:
        choice = asyncio.create_task(question.ask(bots, "gate"))
        pid = int(await appears(wild / "gate.pid"))
        (wild / "gate.pid").unlink()
        os.kill(pid, signal.SIGKILL)
        assert int(await appears(wild / "gate.pid")) != pid
        (wild / "open").touch()
        assert await choice == question.actions[-1]
        assert bots.counts == {"failures": 1, "choices": 1}


@async_test
async def test_what_a_bot_prints_is_no_answer(wild: Path) -> None:
    question = Question()
    async with workers() as bots:
        assert await question.ask(bots, "chatter") == question.actions[-1]
        assert bots.counts == {"choices": 1}


@async_test
async def test_a_process_that_has_taken_most_of_its_memory_is_replaced(wild: Path) -> None:
    question = Question()
    async with workers(memory=512 << 20) as bots:
        assert await question.ask(bots, "hoard") == question.actions[-1]
        first = int((wild / "hoard.pid").read_text())
        assert gone(first)
        assert await question.ask(bots, "hoard") == question.actions[-1]
        assert bots.counts == {"choices": 2}


@async_test
async def test_long_thinking_does_not_keep_quick_bots_waiting(wild: Path) -> None:
    """However many slow bots there are, and none of them ends, quick ones of other games play on."""
    question = Question()
    async with workers(workers=3) as bots:
        await question.ask(bots, "legate", "known")
        bots._estimates[GAME.id, "legate"] = 0.0  # whatever this machine is busy with
        thinkers = [asyncio.create_task(question.ask(bots, "gate", f"slow{n}")) for n in range(6)]
        await appears(wild / "gate.pid")
        for n in range(20):
            bots._estimates[GAME.id, "legate"] = 0.0
            assert await question.ask(bots, "legate", f"quick{n % 4}") in question.actions
        assert not any(thinker.done() for thinker in thinkers)
        assert (bots.thinking, bots.waiting) == (2, 4)
        (wild / "open").touch()
        assert set(await asyncio.gather(*thinkers)) == {question.actions[-1]}


@async_test
async def test_games_take_turns() -> None:
    """One game with a long queue of questions does not delay the single question of another to its end."""
    question = Question()
    order: list[str] = []

    async def ask(bots: BotPool, game_id: str) -> None:
        await question.ask(bots, "ismcts:iterations=3", game_id)
        order.append(game_id)

    async with workers() as bots:
        bots._estimates[GAME.id, "ismcts:iterations=3"] = 9.0  # slow: one process for all of them
        crowd = [asyncio.create_task(ask(bots, "crowd")) for _ in range(6)]
        await asyncio.sleep(0)
        await asyncio.gather(*crowd[:1])
        await asyncio.gather(*crowd, ask(bots, "single"))
    assert order.index("single") <= 3
    assert len(order) == 7


@async_test
async def test_clients_take_turns_however_many_games_one_of_them_has() -> None:
    question = Question()
    order: list[str] = []

    async def ask(bots: BotPool, game_id: str, payer: str) -> None:
        await question.ask(bots, "ismcts:iterations=3", game_id, payer)
        order.append(game_id)

    async with workers() as bots:
        bots._estimates[GAME.id, "ismcts:iterations=3"] = 9.0  # slow: one process for all of them
        crowd = [asyncio.create_task(ask(bots, f"crowd{n}", "visitor")) for n in range(8)]
        await asyncio.sleep(0)
        await asyncio.gather(*crowd[:1])
        await asyncio.gather(*crowd, ask(bots, "single", "other"))
    assert order.index("single") <= 3


@async_test
async def test_a_bot_sees_its_view_and_no_secrets_of_the_server(
    wild: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RUBICON_DATABASE", "postgresql://rubicon:hunter2@localhost/rubicon")
    question = Question()
    async with workers() as bots:
        await question.ask(bots, "spy")
    seen = json.loads((wild / "seen.json").read_text())
    assert seen["view"] == question.view
    assert "hunter2" not in json.dumps(seen["environment"])


@async_test
async def test_a_bot_spec_is_checked_in_a_worker(either: Path) -> None:
    async with workers() as bots:
        for bot in ("random", "legate:whim=0.5", "hang"):
            await bots.check(GAME.id, bot)
        for bot, why in (
            ("nobody", "There is no computer player 'nobody'"),
            ("legate:speed=3", "'legate' has no setting 'speed'"),
            ("legate:whim=much", "must be a number"),
        ):
            with pytest.raises(RubiconError, match=why):
                await bots.check(GAME.id, bot)


@async_test
async def test_a_bot_moved_to_another_process_starts_again(wild: Path) -> None:
    """While its process is busy, a bot is created in another one, without its earlier plan."""
    question = Question()
    async with workers() as bots:
        await question.ask(bots, "legate", "mover")
        home = bots._bots["mover", question.side].worker
        assert home is not None
        bots._idle.remove(home)
        await question.ask(bots, "legate", "mover")
        assert bots._bots["mover", question.side].worker is not home
        bots._idle.append(home)
        assert bots.counts == {"choices": 2}


@async_test
async def test_closing_leaves_no_process(wild: Path) -> None:
    """Busy processes end with their children; callers that wait get an error."""
    question = Question()
    bots = BotPool(BotLimits(workers=2, memory=1 << 29))
    await bots.start()
    choice = asyncio.create_task(question.ask(bots, "litter"))
    waiter = asyncio.create_task(question.ask(bots, "gate", "waiter"))
    child = int(await appears(wild / "litter.child"))
    worker = int(await appears(wild / "litter.pid"))
    await bots.stop()
    for refused in (choice, waiter):
        with pytest.raises(RubiconError, match="shutting down"):
            await refused
    while not (gone(child) and gone(worker)):
        await asyncio.sleep(0.01)
    with pytest.raises(RubiconError, match="shutting down"):
        await question.ask(bots, "random")


@async_test
async def test_a_choice_that_is_cancelled_frees_its_process(wild: Path) -> None:
    question = Question()
    async with workers() as bots:
        thinking = asyncio.create_task(question.ask(bots, "gate"))
        await appears(wild / "gate.pid")
        waiting = asyncio.create_task(question.ask(bots, "gate", "waiting"))
        await asyncio.sleep(0)
        for task in (waiting, thinking):
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert (bots.thinking, bots.waiting, bots._slow_running) == (0, 0, 0)
        assert await question.ask(bots, "random") in question.actions


PARENT = """
import asyncio
from rubicon.core.dice import FastDice
from rubicon.games.julius_caesar import GAME
from rubicon.server.bots.pool import BotLimits, BotPool
from rubicon.server.bots.question import BotQuestion

async def main():
    bots = BotPool(BotLimits(workers=2, memory=1 << 29))
    await bots.start()
    state = GAME.new(GAME.settle({}), FastDice(1))
    view, decision = state.view(0), state.decision(0)
    facts = (view, decision.kind, decision.prompt, list(decision.actions))
    questions = [BotQuestion(bot, GAME.id, 0, bot, "s", *facts) for bot in ("hang", "random")]
    await asyncio.gather(*(bots.choose(question) for question in questions))

asyncio.run(main())
"""


def test_bots_die_with_a_server_that_is_killed(either: Path) -> None:
    server = subprocess.Popen([sys.executable, "-c", PARENT])
    try:
        until = monotonic() + 30
        while not (either / "hang.pid").exists() or not (either / "hang.pid").read_text():
            assert server.poll() is None
            assert monotonic() < until
            sleep(0.02)
        children = [child.pid for child in psutil.Process(server.pid).children(recursive=True)]
        assert int((either / "hang.pid").read_text()) in children
    finally:
        server.kill()
        server.wait()
    until = monotonic() + 30
    while not all(gone(child) for child in children):
        assert monotonic() < until
        sleep(0.02)


def test_limits_that_cannot_work_are_refused() -> None:
    for wrong in ({"workers": 1}, {"seconds": 0}, {"memory": 1000}):
        with pytest.raises(RubiconError, match="Raise the settings"):
            BotLimits(**wrong)
