"""Playing on systems that are not here: what Windows and macOS lack is taken away, in every process.

A module that Python loads first in each process imports the libraries, which are made for all systems, then
takes away what the other system lacks and gives its name. So our own code, and it alone, runs as there.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.build import PACKAGE_FOLDER, ROOT
from tests.support.server_process import Player, Server, run

_LIBRARIES = "asyncio, concurrent.futures.process, multiprocessing, subprocess, tempfile, webbrowser, socket"
_SERVER_LIBRARIES = (
    "alembic.command, fastapi, httpx, sqlalchemy.dialects.sqlite, uvicorn, webauthn, websockets"
)

#: The beginning: no uvloop, processes are spawned.
BEGINNING = f"""
import importlib, os, sys
for name in "{_LIBRARIES}".split(", "):
    importlib.import_module(name)
sys.modules["uvloop"] = None
if "rubicon.server.bots.worker" not in " ".join(sys.orig_argv):
    for name in "{_SERVER_LIBRARIES}".split(", "):
        importlib.import_module(name)
import multiprocessing
multiprocessing.set_start_method("spawn")

def refuse(*arguments, **settings):
    raise AssertionError("not on this system")
"""
WINDOWS = """
import asyncio, fcntl, signal, socket, subprocess, types
msvcrt = types.ModuleType("msvcrt")
msvcrt.LK_NBLCK = 2
def locking(file, mode, count, lock=fcntl.flock, how=fcntl.LOCK_EX | fcntl.LOCK_NB):
    assert mode == msvcrt.LK_NBLCK, "only this is imitated"
    lock(file, how)
msvcrt.locking = locking
sys.modules["msvcrt"] = msvcrt
for module in ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty"):
    sys.modules[module] = None
for name in ("fork", "forkpty", "getuid", "geteuid", "getpgid", "killpg", "nice", "sched_getaffinity",
             "setsid", "sysconf", "chown", "fchmod", "register_at_fork", "mkfifo"):
    delattr(os, name)
# What exists on Windows only, as far as a stand-in is possible.
subprocess.CREATE_NEW_PROCESS_GROUP = 512
signal.SIGBREAK = signal.SIGUSR2
socket.SO_EXCLUSIVEADDRUSE = socket.SO_REUSEADDR
asyncio.ProactorEventLoop = asyncio.SelectorEventLoop
begin = subprocess.Popen.__init__
def without_flags(self, *arguments, creationflags=0, start_new_session=False, **settings):
    assert not start_new_session, "Windows ignores this"
    begin(self, *arguments, **settings)
subprocess.Popen.__init__ = without_flags
# The parent of a process is the launcher of the virtual environment.
os.getppid = lambda: 1
sys.platform = "win32"
"""
MACOS = """
import resource
os.fork = refuse
del os.sched_getaffinity
set_limit = resource.setrlimit
def refuse_address_space(which, limits):
    if which == resource.RLIMIT_AS:
        raise ValueError("current limit exceeds maximum limit")
    set_limit(which, limits)
resource.setrlimit = refuse_address_space
sys.platform = "darwin"
"""
SYSTEMS = {"win32": WINDOWS, "darwin": MACOS}


@pytest.fixture(params=SYSTEMS)
def other_system(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Every Python started from here runs on another system."""
    system: str = request.param
    (tmp_path / "sitecustomize.py").write_text(BEGINNING + SYSTEMS[system])
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{PACKAGE_FOLDER}")
    return system


def test_a_game_against_the_searching_computer(other_system: str, tmp_path: Path) -> None:
    """The server starts, and its bot, which thinks in a process of its own, answers."""
    path = os.pathsep.join((os.environ["PYTHONPATH"], str(ROOT)))
    home = tmp_path / "home"
    home.mkdir()
    with Server(home, RUBICON_BOT_WORKERS="2", RUBICON_BOT_PAUSE="0", PYTHONPATH=path) as server:
        computer = {"kind": "bot", "bot": "legatus"}
        created = server.create("caesar-xl", ({"kind": "me"}, computer))

        async def play() -> None:
            player = await Player.join(server, next(iter(created.tokens.values())))
            for _ in range(6):
                await player.until(lambda each: bool(each.actions) or each.over, 60)
                assert (await player.act(player.actions[0]))["type"] == "done"
            await player.until(lambda each: bool(each.actions) or each.over, 60)

        run(play())
        assert [each for each in server.log_entries() if "failed" in each["event"]] == []
        assert server.metrics()["rubicon_faults_total"] == 0


def test_a_game_in_the_terminal(other_system: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "rubicon", "play", "caesar-xl", "--opponent", "tiro"],
        input="1\n1\n1\nquit\n",
        env={**os.environ, "RUBICON_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert list((tmp_path / "home" / "games").glob("*.rubicon"))


#: A question that is answered, one that news interrupt, and one at the end of the input.
QUESTIONS = """
from rubicon.terminal.interruptible_screen import InterruptibleScreen, NewsArrived
from rubicon.terminal.screen import Quit

screen = InterruptibleScreen()
print("answer", screen.ask("? "))
screen.notify()
try:
    with screen.interruptible():
        screen.ask("? ")
except NewsArrived:
    print("interrupted", flush=True)
screen.discard_news()
try:
    screen.ask("? ")
except Quit:
    print("ended")
"""


def test_news_interrupt_a_question(other_system: str) -> None:
    """`rubicon join`: waiting for the keyboard and for the server at once."""
    with subprocess.Popen(
        [sys.executable, "-c", QUESTIONS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write("yes\n")
        program.stdin.flush()
        seen = ""
        while "interrupted" not in seen:
            line = program.stdout.readline()
            assert line, seen
            seen += line
        program.stdin.close()
        seen += program.stdout.read()
        assert program.wait() == 0
    assert "answer yes" in seen
    assert "ended" in seen
