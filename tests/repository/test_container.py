"""The Containerfile: what it promises, and its last stage as far as it runs without a container engine.

`make container` runs all its steps, which takes minutes: it builds the page and compiles the engine.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from tools import container

from tests.support.build import PACKAGE_FOLDER

STAGES = {stage.name: stage for stage in container.parse()}
LAST = container.parse()[-1]


def test_the_image_is_built_in_stages() -> None:
    assert list(STAGES) == ["page", "build", ""]
    copied = [text for text in LAST.texts("COPY") if "--from=build" not in text]
    assert copied == [], "only what was built reaches the image"


def test_a_missing_compiler_or_page_fails_the_build() -> None:
    assert STAGES["build"].environment().items() >= {"RUBICON_COMPILE": "1", "RUBICON_PAGE": "1"}.items()
    assert any("gcc" in text for text in STAGES["build"].texts("RUN"))
    assert any("--version | grep compiled" in text for text in STAGES["build"].texts("RUN"))


def test_the_server_draws_previews_of_links() -> None:
    """Without the extra a shared link would have no picture."""
    (install,) = (text for stage in container.parse() for text in stage.texts("RUN") if "pip install" in text)
    assert '".[postgres,pictures]"' in install


def test_the_server_has_no_rights() -> None:
    (user,) = LAST.texts("USER")
    made = next(text for text in LAST.texts("RUN") if "useradd" in text)
    assert user == made.partition("--home-dir /data ")[2].split()[0] != "root"
    assert LAST.texts("VOLUME") == [LAST.environment()["RUBICON_HOME"]]


def test_the_image_gets_what_a_build_needs() -> None:
    names = container.project_files()
    needed = (
        "pyproject.toml",
        "setup.py",
        "requirements.txt",
        "README.md",
        "LICENSE",
        "web/package-lock.json",
    )
    assert set(needed) <= set(names)
    assert container.is_ignored("src/rubicon/__pycache__/about.cpython-311.pyc")
    assert container.is_ignored("web/node_modules/vite/package.json")
    assert not container.is_ignored("src/rubicon/server/app.py")


def test_a_step_that_fails_is_noticed(tmp_path: Path) -> None:
    stage = container.Stage("any", "broken", [("WORKDIR", "/src"), ("RUN", "test -f /src/nothing")])
    with pytest.raises(container.StepFailed):
        container.Run(tmp_path).stage(stage)


def test_the_last_stage_serves_and_is_healthy(tmp_path: Path) -> None:
    """ENTRYPOINT with CMD and ENV serve, HEALTHCHECK says so, STOPSIGNAL stops it; then it is not healthy."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    data = tmp_path / "data"
    environment = {
        **os.environ,
        **{name: re.sub("^/data", str(data), value) for name, value in LAST.environment().items()},
        "PYTHONPATH": PACKAGE_FOLDER,
        "RUBICON_PORT": port,
    }

    def here(text: str) -> list[str]:
        words = container.command(text)
        program = str(Path(sys.executable).parent / Path(words[0]).name)
        return [program, *(word.replace("8705", port) for word in words[1:])]

    (entry,), (arguments,), (health,) = (LAST.texts(each) for each in ("ENTRYPOINT", "CMD", "HEALTHCHECK"))
    assert shutil.which(here(entry)[0])
    with subprocess.Popen(
        [*here(entry), *container.command(arguments)],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert "Rubicon serves at" in server.stdout.readline()
        assert subprocess.run(here(health), check=False).returncode == 0
        server.send_signal(signal.Signals[LAST.texts("STOPSIGNAL")[0]])
        assert server.wait(timeout=60) == 0
    assert (data / "rubicon.sqlite").exists()
    assert subprocess.run(here(health), stderr=subprocess.DEVNULL, check=False).returncode != 0
