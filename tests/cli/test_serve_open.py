"""`rubicon serve --open`, which is `make play`: real processes, and a browser that notes where it is sent."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

DESKTOP = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """A machine with a data folder of its own, the usual port set to a free one, and a browser."""
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {tmp_path}/opened\n')
    browser.chmod(0o755)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    known = {name: value for name, value in os.environ.items() if name not in DESKTOP}
    return {
        **known,
        "RUBICON_HOME": str(tmp_path / "home"),
        "RUBICON_PORT": str(port),
        "BROWSER": str(browser),
        "RUBICON_BOT_WORKERS": "2",
    }


@contextmanager
def playing(environment: dict[str, str], *flags: str) -> Iterator[subprocess.Popen[str]]:
    """A server that is stopped as Ctrl-C stops it, and must then end well. Its input is no terminal."""
    process = subprocess.Popen(
        [sys.executable, "-m", "rubicon", "serve", "--open", *flags],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=60)
    assert process.returncode == 0, rest
    assert "Traceback" not in rest


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def opened(tmp_path: Path, process: subprocess.Popen[str]) -> list[str]:
    """Where the browser was sent; it starts when the first line has been printed."""
    file = tmp_path / "opened"
    while not file.exists() or not file.read_text():
        assert process.poll() is None
        time.sleep(0.02)
    return file.read_text().split()


def test_it_opens_the_browser_and_a_second_one_only_shows_the_first(
    environment: dict[str, str], tmp_path: Path
) -> None:
    address = f"http://127.0.0.1:{environment['RUBICON_PORT']}"
    with playing(environment) as first:
        assert line(first) == f"Rubicon is at {address} (Ctrl-C ends it; your games are kept)\n"
        assert opened(tmp_path, first) == [address]
        with urlopen(address) as page:
            assert b"Rubicon" in page.read()
        again = subprocess.run(
            [sys.executable, "-m", "rubicon", "serve", "--open"],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert (again.returncode, again.stdout) == (0, f"Rubicon runs already, at {address}\n")
        assert (tmp_path / "opened").read_text().split() == [address, address]


def test_where_another_program_has_the_port_it_takes_a_free_one(
    environment: dict[str, str], tmp_path: Path
) -> None:
    with socket.create_server(("127.0.0.1", int(environment["RUBICON_PORT"]))):
        with playing(environment) as process:
            said = line(process)
            address = opened(tmp_path, process)[0]
            assert said.startswith(f"Rubicon is at {address} ")
            assert not address.endswith(f":{environment['RUBICON_PORT']}")
            with urlopen(f"{address}/healthz") as health:
                assert health.status == 200
        chosen = subprocess.run(
            [sys.executable, "-m", "rubicon", "serve", "--open", "--port", environment["RUBICON_PORT"]],
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert chosen.returncode == 1
    assert "Choose another with --host and --port" in chosen.stderr


def test_without_a_browser_it_says_where_to_look_and_how_to_play_in_the_terminal(
    environment: dict[str, str],
) -> None:
    del environment["BROWSER"]
    with playing(environment) as process:
        address = line(process).split()[3]
        assert line(process) == f"Open {address} in a browser. To play in a terminal instead: rubicon play\n"
