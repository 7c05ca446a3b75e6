"""`rubicon join`: people at real terminals, bots and spectators, over a real network connection."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from tests.support.build import PACKAGE_FOLDER, ROOT
from tests.support.server_process import Player, Server, run
from tests.support.terminal_driver import CHOICE_PROMPT, TerminalProcess

PROGRAM = ("tests.support.programs.server_program", "join")
LINK = re.compile(r"http://\S+/g\S*#\S+")
Join = Callable[..., TerminalProcess]


@pytest.fixture
def join(tmp_path: Path) -> Iterator[Join]:
    """Starts `rubicon join`, each at a computer of its own."""
    started: list[TerminalProcess] = []

    def begin(*arguments: str) -> TerminalProcess:
        home = tmp_path / f"home-{len(started)}"
        home.mkdir()
        started.append(
            TerminalProcess(home, *arguments, program=PROGRAM, PYTHONPATH=f"{PACKAGE_FOLDER}:{ROOT}")
        )
        return started[-1]

    yield begin
    for play in started:
        play.close()


def until(play: TerminalProcess, text: str) -> None:
    """Wait until the terminal has said something. It draws again whenever there is news."""
    while text not in play.output:
        assert play.process.poll() is None, f"it ended without saying '{text}':\n{play.output}"
        play.wait()


def sit(play: TerminalProcess, seed: int) -> int:
    """Answer at random until the game is over; returns the exit status."""
    rng = Random(seed)
    while play.process.poll() is None:
        chosen = CHOICE_PROMPT.search(play.new_output)
        if chosen is None:
            play.wait()
        else:
            play.answer(str(rng.randint(1, int(chosen[1]))))
    return play.exit_status()


def test_two_terminals_play_a_game_and_a_third_watches(server: Server, join: Join) -> None:
    red = join(server.address, "--title", "forum", "--option", "rounds=1", "--name", "Anna")
    assert red.process.stdout is not None
    lines = [red.process.stdout.readline().decode() for _ in range(3)]
    mine, invitation, spectators = (LINK.findall(line)[0] for line in lines)
    blue = join(invitation, "--name", "Bruno")
    watcher = join(spectators)
    until(watcher, "You are watching.")  # otherwise it might join after the end
    with ThreadPoolExecutor() as people:
        assert list(people.map(sit, (red, blue, watcher), (1, 2, 3))) == [0, 0, 0]
    for play in (red, blue, watcher):
        assert "Final score: " in play.output
        assert "Words of Red and Blue are in this seal" in " ".join(play.output.split())
    for play in (red, blue):  # each program has drawn words unseen, and finds them in the record
        assert "nobody could choose these dice" in " ".join(play.output.split())
    assert "red bids" in red.output
    assert "red bids" not in blue.output + watcher.output
    assert mine != invitation


def test_a_bot_of_ours_takes_the_invitation_and_plays_to_the_end(server: Server, tmp_path: Path) -> None:
    opened = server.create(seats=[{"kind": "open"}, {"kind": "open"}], options={"rounds": "1"})
    links = [link["link"] for link in opened.links if link["kind"] == "invitation"]
    players = [
        subprocess.Popen(
            [sys.executable, "-m", *PROGRAM, link, "--bot", "random", "--seed", str(seed)],
            cwd=ROOT,
            env={**server.environment, "RUBICON_HOME": str(tmp_path / str(seed))},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for seed, link in enumerate(links)
    ]
    said = [player.communicate(timeout=60)[0] for player in players]
    assert [player.returncode for player in players] == [0, 0], said
    assert all("the most points" in text or "draw" in text for text in said)
    assert not any("Message(" in text for text in said)  # the log is printed as sentences
    remembered = tmp_path / "0" / "invitations.json"
    assert remembered.stat().st_mode & 0o077 == 0


def test_a_terminal_survives_a_restart_of_the_server(server: Server, join: Join) -> None:
    opened = server.create()
    link = next(link["link"] for link in opened.links if link["side"] == "red")
    red = join(link)
    until(red, "Bid up to 3 coins.")
    server.kill()
    server.start()
    red.answer("bid 2")
    until(red, "Seal your bid of 2.")

    async def look() -> None:
        again = await Player.join(server, opened.tokens["red"])
        assert again.actions == ["seal"]

    run(look())
    red.answer("chat")
    until(red, "Nothing was said yet.")
    red.answer("say Salve!")
    until(red, "Salve!")
    assert red.end_input() == 0
    assert "the same link leads back" in red.output


def test_errors_are_sentences(server: Server, join: Join) -> None:
    wrong = join(f"{server.address}/g#{'A' * 32}")
    assert wrong.exit_status() == 1
    assert wrong.output == "rubicon: This link opens nothing: it is wrong, or was renewed or revoked.\n"
    nobody = join("http://127.0.0.1:9")
    assert nobody.exit_status() == 1
    assert nobody.output.startswith("rubicon: No server answers at http://127.0.0.1:9")
    lobby = join(server.address, "--lobby")
    assert lobby.exit_status() == 0
