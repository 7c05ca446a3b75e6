"""Writing: on the disk before it counts, never over another file, and nothing lost when it cannot be."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import RubiconError
from rubicon.core.message import message
from rubicon.core.record import RecordError, parse, read
from rubicon.core.record_writer import (
    FileSink,
    MemorySink,
    RecordWriter,
    SaveError,
    create,
    repair,
    resume,
    seed_path,
)
from rubicon.core.session import CannotUndo
from rubicon.core.verdict import verify
from tests.support.build import PACKAGE_FOLDER
from tests.support.toy import TOY, find
from tests.support.toy_games import SEED, lines_without_checks, play_randomly, sealed_record, with_checks

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.rubicon"


def test_a_whole_game_is_written_and_proved(path: Path) -> None:
    writer = create(path, TOY, {}, SEED, {"red": "Ann"}, ["a note"])
    secret = seed_path(path)
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert f"dice sealed {writer.commitment} " in path.read_text()
    writer.contribute(0, "words of red")
    session = writer.begin()
    assert SEED.hex() not in path.read_text()
    play_randomly(session, 1)
    assert not secret.exists()
    record = read(path)
    assert verify(record, find).holds
    assert record.contributions == [("red", "words of red")]
    with pytest.raises(RubiconError, match="has ended"):
        writer.stop(0, message("end-agreed"))


def test_every_step_is_in_the_file_at_once(path: Path) -> None:
    session = create(path, TOY, {}, SEED).begin()
    while session.outcome is None:
        play_randomly(session, session.steps, session.steps + 1)
        assert len(read(path).entries) == session.steps


@pytest.mark.parametrize("steps", [0, 1, 4, 7, 12])
def test_a_game_goes_on_where_it_stopped(path: Path, steps: int) -> None:
    """Played in one go or with a pause: the same game, down to the undo flags."""
    writer = create(path, TOY, {}, SEED)
    session = play_randomly(writer.begin(), 7, steps)
    flags = [session.can_undo(side) for side in (0, 1)]
    writer.close()
    writer, again = resume(path, find)
    assert [again.can_undo(side) for side in (0, 1)] == flags
    assert again.state.save() == session.state.save()
    session.journal = None
    play_randomly(session, 8)
    play_randomly(again, 8)
    assert again.history == session.history
    assert verify(read(path), find).holds


def test_a_finished_game_comes_back_finished(path: Path) -> None:
    writer = create(path, TOY, {}, SEED)
    play_randomly(writer.begin(), 1)
    writer.close()
    writer, session = resume(path, find)
    assert session.outcome is not None
    assert writer.ended


@pytest.mark.parametrize("missing", [1, 2])
def test_a_missing_ending_is_completed(path: Path, missing: int) -> None:
    whole = sealed_record(5)
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-missing]))
    seed_path(path).write_text(SEED.hex())
    writer, _ = resume(path, find)
    writer.close()
    assert path.read_bytes() == whole
    assert not seed_path(path).exists()


def test_open_dice(path: Path) -> None:
    writer = create(path, TOY, {}, None)
    with pytest.raises(RubiconError, match="need a source"):
        writer.begin()
    with pytest.raises(RubiconError, match="nothing to contribute"):
        writer.contribute(0, "words")
    play_randomly(writer.begin(FastDice(1)), 1, 5)
    writer.close()
    assert not seed_path(path).exists()
    with pytest.raises(RubiconError, match="need a source"):
        resume(path, find)
    writer, session = resume(path, find, FastDice(2))
    play_randomly(session, 2)
    assert read(path).finished


def test_a_stopped_game(path: Path) -> None:
    writer = create(path, TOY, {}, SEED)
    session = play_randomly(writer.begin(), 1, 5)
    writer.stop(1, message("end-resigned", side="red"))
    assert verify(read(path), find).holds
    side = session.state.deciders()[0]
    with pytest.raises(RubiconError, match="has ended"):
        session.act(side, session.state.decision(side).actions[0])
    assert session.steps == 5


def test_contributions_come_once_and_in_time() -> None:
    writer = RecordWriter(MemorySink(), TOY, {}, SEED)
    writer.write_heading({}, ())
    writer.contribute(0, "words")
    with pytest.raises(RubiconError, match="already"):
        writer.contribute(0, "other words")
    for text in ("", " x", "x\n", "a\nb", "a\x85b", "\u2028", "x" * 501, "\ud800"):
        with pytest.raises(RubiconError, match="one line"):
            writer.contribute(1, text)
    writer.begin()
    with pytest.raises(RubiconError, match="too late"):
        writer.contribute(1, "late words")
    with pytest.raises(RubiconError, match="begun already"):
        writer.begin()


# ------------------------------------------------------------------------------------------- never overwrite


def test_creation_never_overwrites(path: Path) -> None:
    path.write_text("precious")
    with pytest.raises(SaveError, match="exists already"):
        create(path, TOY, {}, SEED)
    assert path.read_text() == "precious"
    path.unlink()
    seed_path(path).write_text("precious")
    with pytest.raises(SaveError, match="exists already"):
        create(path, TOY, {}, SEED)
    assert seed_path(path).read_text() == "precious"
    assert not path.exists()


def test_a_refused_heading_leaves_nothing(path: Path) -> None:
    with pytest.raises(RubiconError, match="No side is called 'green'"):
        create(path, TOY, {}, SEED, {"green": "Ann"})
    with pytest.raises(RubiconError, match="A note must be one line"):
        create(path, TOY, {}, SEED, notes=["two\nlines"])
    with pytest.raises(RubiconError, match="no option"):
        create(path, TOY, {"colour": "red"}, SEED)
    assert list(path.parent.iterdir()) == []


@pytest.mark.parametrize(
    "where", ["/proc/game.rubicon", "/nonexistent/game.rubicon", "/dev/null/game.rubicon", "/", "a\0b"]
)
def test_where_nothing_can_be_written(where: str) -> None:
    with pytest.raises(SaveError, match=r"Cannot write|exists already"):
        create(where, TOY, {}, SEED)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder(path: Path) -> None:
    path.parent.chmod(0o555)
    with pytest.raises(SaveError, match="Permission denied"):
        create(path, TOY, {}, SEED)


def test_two_cannot_play_the_same_game(path: Path) -> None:
    writer = create(path, TOY, {}, SEED)
    play_randomly(writer.begin(), 1, 3)
    with pytest.raises(SaveError, match="another Rubicon is playing"):
        resume(path, find)
    writer.close()
    writer.close()
    resume(path, find)


# ------------------------------------------------------------------------------------------- nothing is lost


def test_a_full_disk_refuses_the_first_line() -> None:
    writer = RecordWriter(FileSink("/dev/full", new=False), TOY, {}, None)
    with pytest.raises(SaveError, match="Cannot save to /dev/full: No space left on device"):
        writer.write_heading({}, ())
    writer.sink.discard()
    assert Path("/dev/full").exists()


FULL = """
import resource, sys
sys.path[:0] = [{src!r}, {root!r}]
from rubicon.core.record import read
from rubicon.core.verdict import verify
from rubicon.core.record_writer import SaveError, create
from tests.support.toy_games import SEED
from tests.support.toy import TOY, find

session = create({path!r}, TOY, {{}}, SEED).begin()
size = len(open({path!r}, "rb").read())
refused = 0
while session.outcome is None:
    side = session.state.deciders()[0]
    action = session.state.decision(side).actions[-1]
    before = session.state.save(), session.steps, session.history[:], open({path!r}, "rb").read()
    for room in (0, 1, 7):
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before[3]) + room, resource.RLIM_INFINITY))
        try:
            session.act(side, action)
        except SaveError as problem:
            assert "File too large. The last step was not taken; nothing before it is lost" in str(problem)
            refused += 1
        assert (session.state.save(), session.steps, session.history, open({path!r}, "rb").read()) == before
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    session.act(side, action)
assert refused == 3 * session.steps > 0
assert verify(read({path!r}), find).holds
print("all is well")
"""


def test_a_disk_that_fills_up_loses_nothing(path: Path) -> None:
    """A real limit of the system, met in the middle of lines: the step waits for room."""
    script = FULL.format(src=PACKAGE_FOLDER, root=str(ROOT), path=str(path))
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("all is well\n", "")


KILLED = """
import sys
sys.path[:0] = [{src!r}, {root!r}]
from rubicon.core.record_writer import create
from tests.support.toy_games import SEED
from tests.support.toy import TOY

session = create({path!r}, TOY, {{}}, SEED).begin()
while session.outcome is None:
    side = session.state.deciders()[0]
    session.act(side, session.state.decision(side).actions[-1])
    print(session.steps, flush=True)
    sys.stdin.readline()
"""


def test_what_was_acknowledged_survives_a_kill(path: Path) -> None:
    script = KILLED.format(src=PACKAGE_FOLDER, root=str(ROOT), path=str(path))
    with subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        for step in range(1, 8):
            assert child.stdout.readline() == f"{step}\n"
            if step < 7:
                child.stdin.write("\n")
                child.stdin.flush()
        child.send_signal(signal.SIGKILL)
        child.wait()
    _, session = resume(path, find)
    assert session.steps == 7
    play_randomly(session, 1)
    assert verify(read(path), find).holds


def test_a_file_changed_by_somebody_else_is_not_written_to(path: Path) -> None:
    writer = create(path, TOY, {}, SEED)
    session = writer.begin()
    for other in (path.read_bytes() + b"more\n", b"less\n"):
        path.write_bytes(other)
        with pytest.raises(SaveError, match="changed by another program"):
            session.act(0, 1)
        assert path.read_bytes() == other
        assert session.steps == 0


def test_a_refused_undo_is_not_taken(path: Path) -> None:
    session = create(path, TOY, {}, SEED).begin()
    session.act(0, 1)
    kept = path.read_bytes()
    path.write_bytes(b"")
    with pytest.raises(SaveError):
        session.undo(0)
    assert session.can_undo(0)
    path.write_bytes(kept)
    session.undo(0)
    assert [entry.action for entry in read(path).entries] == ["bid 1", ""]
    with pytest.raises(CannotUndo):
        session.undo(0)


def test_a_writer_out_of_step_writes_nothing() -> None:
    writer = RecordWriter(MemorySink(), TOY, {}, SEED)
    writer.write_heading({}, ())
    session = writer.begin()
    writer.steps = 1  # as after an interrupt between writing and acknowledging
    with pytest.raises(SaveError, match="out of step"):
        session.act(0, 1)
    assert session.steps == 0


def test_a_seed_that_is_gone_damaged_or_wrong(path: Path) -> None:
    writer = create(path, TOY, {}, SEED)
    play_randomly(writer.begin(), 1, 3)
    writer.close()
    secret = seed_path(path)
    for text, reason in (("zz", "is damaged"), ("00", "is damaged"), ("00" * 32, "not the seed")):
        secret.write_text(text)
        with pytest.raises(RubiconError, match=reason):
            resume(path, find)
    secret.unlink()
    with pytest.raises(
        RubiconError, match=r"is missing\. Without its secret seed a sealed game cannot go on"
    ):
        resume(path, find)
    assert len(read(path).entries) == 3


# ---------------------------------------------------------------------------------------------------- repair


def test_repair_saves_the_good_beginning(path: Path) -> None:
    whole = sealed_record(5)
    target = path.with_name("new.rubicon")
    lines = whole.splitlines(keepends=True)
    for index in range(len(lines)):
        broken = b"".join([*lines[:index], b"x" + lines[index][1:], *lines[index + 1 :]])
        path.write_bytes(broken)
        began = any(line.startswith(b"start") for line in lines[:index])
        if not began:
            with pytest.raises(RubiconError, match=f"Nothing can be saved.*line {index + 1}:"):
                repair(path, target, find)
            assert not target.exists()
            continue
        done = repair(path, target, find)
        assert path.read_bytes() == broken
        assert target.read_bytes() == b"".join(lines[:index])
        assert done.kept == index
        assert len(done.lost) == len(lines) - index
        assert done.problem is not None
        assert done.problem.line == index + 1
        if index < len(lines) - 1:  # the seed was still there: the game can go on, and be proved
            assert stat.S_IMODE(seed_path(target).stat().st_mode) == 0o600
            writer, session = resume(target, find)
            play_randomly(session, 1)
            writer.close()
            assert verify(read(target), find).holds
        target.unlink()


def test_repair_takes_the_seed_along(path: Path) -> None:
    writer = create(path, TOY, {}, SEED)
    play_randomly(writer.begin(), 1, 5)
    writer.close()
    path.write_bytes(path.read_bytes()[:-3])
    with pytest.raises(RecordError, match="line 11: this line is cut short"):
        resume(path, find)
    target = path.with_name("new.rubicon")
    assert repair(path, target, find).kept == 10
    assert seed_path(path).exists()
    _, session = resume(target, find)
    assert session.steps == 4


def test_repair_stops_before_what_cannot_be(path: Path) -> None:
    lines = lines_without_checks(sealed_record(5, steps=8))
    path.write_bytes(with_checks([*lines[:-2], "7 red block", lines[-1]]))
    target = path.with_name("new.rubicon")
    done = repair(path, target, find)
    assert done.problem is not None
    assert "this cannot be done here" in done.problem.reason
    assert parse(target.read_bytes()).length == done.kept == len(lines) - 2


def test_repair_never_overwrites(path: Path) -> None:
    path.write_bytes(sealed_record(5)[:-1])
    target = path.with_name("new.rubicon")
    target.write_text("precious")
    with pytest.raises(SaveError, match="exists already"):
        repair(path, target, find)
    with pytest.raises(SaveError, match="exists already"):
        repair(path, path, find)
    assert target.read_text() == "precious"
    target.unlink()
    path.write_bytes(sealed_record(5, steps=5)[:-1])
    seed_path(path).write_text(SEED.hex())
    seed_path(target).write_text("precious")
    with pytest.raises(SaveError, match="exists already"):
        repair(path, target, find)
    assert seed_path(target).read_text() == "precious"
    assert not target.exists()


def test_repair_of_a_good_record_writes_nothing(path: Path) -> None:
    path.write_bytes(sealed_record(5))
    done = repair(path, path.with_name("new.rubicon"), find)
    assert (done.lost, done.problem) == ((), None)
    assert list(path.parent.iterdir()) == [path]
