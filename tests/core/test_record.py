"""Records: they replay, and whatever is wrong with one is refused with the line and the reason."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Game, RubiconError
from rubicon.core.record import Record, RecordError, parse, read, replay, replay_steps
from rubicon.core.record_writer import MemorySink, RecordWriter, transcript
from rubicon.core.session import Session
from rubicon.core.verdict import verify
from tests.support.toy import TOY, Toy, find
from tests.support.toy_games import SEED, lines_without_checks, play_randomly, sealed_record, with_checks

WHOLE = sealed_record(5)
LINES = lines_without_checks(WHOLE)
START = next(index for index, line in enumerate(LINES) if line.startswith("start"))


def line_of(data: bytes, offset: int) -> int:
    return data.count(b"\n", 0, offset) + 1


def refused(lines: list[str], games: Callable[[str], Game] = find) -> RecordError:
    """The error for these lines, whose checks all fit."""
    with pytest.raises(RecordError) as caught:
        verify(parse(with_checks(lines)), games)
    return caught.value


def changed(old: str, new: str) -> list[str]:
    """The good record with one line, beginning with `old`, replaced."""
    index = next(index for index, line in enumerate(LINES) if line.startswith(old))
    return [*LINES[:index], new, *LINES[index + 1 :]]


def number(old: str) -> int:
    return next(index for index, line in enumerate(LINES, 1) if line.startswith(old))


@given(st.integers(0, 2**32))
def test_a_record_replays_to_the_same_game(seed: int) -> None:
    sink = MemorySink()
    writer = RecordWriter(sink, TOY, {"rounds": "1"}, SEED)
    writer.write_heading({}, ())
    session = play_randomly(writer.begin(), seed)
    record = parse(bytes(sink.data))
    again = replay(record, find)
    assert again.state.save() == session.state.save()
    assert again.history == session.history
    assert again.steps == session.steps
    assert [again.log(side) for side in (0, 1, SPECTATOR)] == [
        session.log(side) for side in (0, 1, SPECTATOR)
    ]
    assert with_checks(lines_without_checks(bytes(sink.data))) == bytes(sink.data)
    assert record.finished
    assert record.seed == SEED


def test_open_dice_replay_but_prove_nothing() -> None:
    session = play_randomly(Session(TOY, {}, FastDice(3)), 3)
    record = parse(transcript(session, ["found by fuzzing"]))
    assert replay(record, find).state.save() == session.state.save()
    verdict = verify(record, find)
    assert not verdict.holds
    assert verdict.messages[-1].key == "verdict-open"


def test_an_unfinished_game_is_good_but_unproved() -> None:
    record = parse(sealed_record(5, steps=9))
    assert not record.finished
    assert len(record.entries) == 9
    verdict = verify(record, find)
    assert not verdict.holds
    assert verdict.messages[-1].key == "verdict-unrevealed"


def test_the_good_record_has_everything_this_file_alters() -> None:
    assert verify(parse(WHOLE), find).holds
    assert any(" undo " in line for line in LINES)
    assert parse(WHOLE).players == {"red": "Änne – a person"}


def test_cut_off_anywhere_it_is_refused_or_an_exact_beginning() -> None:
    for size in range(len(WHOLE)):
        data = WHOLE[:size]
        line = line_of(data, size)
        at_line_end = data.endswith(b"\n") or not data
        if not at_line_end or line <= START + 1:
            with pytest.raises(RecordError) as caught:
                parse(data)
            assert caught.value.line == line
        else:
            record = parse(data)
            assert record.length == line - 1
            assert not record.finished or record.seed is None
            assert replay(record, find).steps == len(record.entries)
            assert not verify(record, find).holds


def test_any_flipped_bit_is_found_in_its_line() -> None:
    for offset in range(len(WHOLE)):
        for bit in range(8):
            data = bytearray(WHOLE)
            data[offset] ^= 1 << bit
            with pytest.raises(RecordError) as caught:
                parse(bytes(data))
            assert caught.value.line == line_of(WHOLE, offset)


@given(st.data())
def test_lines_cannot_be_dropped_doubled_or_swapped(data: st.DataObject) -> None:
    lines = WHOLE.splitlines(keepends=True)
    first = data.draw(st.integers(0, len(lines) - 2))
    second = data.draw(st.integers(first + 1, len(lines) - 1))
    dropped = lines[:first] + lines[first + 1 :]
    doubled = [*lines[: first + 1], *lines[first:]]
    swapped = list(lines)
    swapped[first], swapped[second] = lines[second], lines[first]
    for wrong, line in ((dropped, first + 1), (doubled, first + 2), (swapped, first + 1)):
        with pytest.raises(RecordError) as caught:
            parse(b"".join(wrong))
        assert caught.value.line == line


@given(st.binary(max_size=300))
def test_anything_else_is_no_record(data: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        parse(data)
    assert caught.value.line == 1


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "the file is empty"),
        (b"hello\n", "not a Rubicon record"),
        (b"rubicon-record 2 #00000000\n", "record format 2 is not known; this Rubicon reads format 1"),
        (b"rubicon-record 1\n", "does not end in its check"),
        (b"rubicon-record", "cut short"),
        (WHOLE.replace(b"\n", b"\r\n"), "CR LF"),
        (b"\xff" + WHOLE, "not UTF-8"),
        ("\ufeff".encode() + WHOLE, "not a Rubicon record"),
    ],
)
def test_the_first_line_says_what_is_wrong(data: bytes, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as caught:
        parse(data)
    assert caught.value.line == 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("title", "title chess", "There is no title 'chess'. Titles: forum."),
        ("rules", "rules 2", "rules version 2 of Forum, newer than version 1"),
        ("rules", "rules 0", "rules version 0 of Forum, which this Rubicon"),
        ("rules", "rules one", "no rules version"),
        ("option", "option rounds 9", "Option 'rounds' cannot be '9'"),
        ("option", "option colour red", "no option 'colour'"),
        ("option", "option rounds", "incomplete"),
        ("player", "player green Ann", "no side 'green'"),
        ("note", "remark hello", "found 'remark' where player, note or dice is expected"),
        ("dice", "dice loaded", "names no dice"),
        ("dice", "dice sealed 12", "names no dice"),
        ("contribution", "contribution green hello", "no side 'green'"),
        ("start", "start : draw 0 1 2", "asks for 'draw' of 4, but the script has 'draw' of 3"),
        ("start", "start : flip 1", "no die roll and no draw"),
        ("start", "start : draw 0 1 2 03", "no die roll and no draw"),
        ("start", "start : draw 0 1 2 2", "is not a draw of 4 from 12"),
        ("start", "start", "the script has ended"),
        ("start", "start again", "followed by chance results only"),
        ("1 ", "1 green bid 2", "no side 'green'"),
        ("1 ", "1 red bribe", "'bribe' is not understood"),
        ("1 ", "1 red attack", "this cannot be done here"),
        ("1 ", "1 red", "a step is a side and its action"),
        ("1 ", "1 undo red", "this cannot be done here. There is nothing to take back"),
        ("1 ", "1 undo red : roll 1", "an undo uses no chance"),
        ("1 ", "1 red bid 1 : roll 4", "'roll 4' stands here, but the game did not ask for it"),
        ("2 ", "3 red bid 1", "found step 3 where step 2 is expected"),
        ("2 ", "02 red bid 1", "found step 02 where step 2 is expected"),
        ("2 ", "end red 1 2 why not", "nothing may stand|seed is expected|found '3'"),
        ("end", "end draw 9 9 nobody", "the record says 'draw 9 9 nobody', but the game ended"),
        ("end", "stop red blue resigns", "but it had ended already"),
        ("seed", "seed 12", "hexadecimal digits"),
    ],
)
def test_what_is_wrong_is_named_even_if_the_checks_fit(old: str, new: str, reason: str) -> None:
    problem = refused(changed(old, new))
    assert re.search(reason, problem.reason), problem.reason
    assert problem.line == number(old) + (new.startswith("end red"))


def test_more_that_is_wrong() -> None:
    assert "nothing may stand after the end" in refused([*LINES, "note and then"]).reason
    assert refused([*LINES, "note and then"]).line == len(LINES) + 1
    twice = [*LINES[:START], LINES[START - 1], *LINES[START:]]
    assert "'blue' has contributed already" in refused(twice).reason
    open_dice = [*changed("dice", "dice open")]
    assert "open dice take no contributions" in refused(open_dice).reason
    early = [*LINES[: START + 3], "end red 1 0 enough"]
    assert "but it goes on" in refused(early).reason
    nobody = [*LINES[: START + 3], "stop green enough"]
    assert "names no winner" in refused(nobody).reason
    for word in ("option rounds 3", "player red Bob"):
        index = number(word.split(" ", maxsplit=1)[0])
        assert "twice" in refused([*LINES[:index], word, *LINES[index:]]).reason


def test_a_game_that_was_stopped_is_finished() -> None:
    stopped = [*LINES[: START + 3], "stop blue red resigns", LINES[-1]]
    record = parse(with_checks(stopped))
    assert record.finished
    assert record.stop == "blue red resigns"
    assert verify(record, find).holds


def test_an_older_game_is_refused_by_newer_rules_with_the_version_named() -> None:
    class Newer(Toy):
        version = 2

    problem = refused(LINES, lambda title: Newer())
    assert "rules version 1 of Forum, which this Rubicon (version 2) no longer replays" in problem.reason
    assert problem.line == number("rules")


def test_another_way_to_write_an_action_is_refused() -> None:
    class Lenient(Toy):
        def parse(self, text: str) -> int:
            return super().parse(text.lower())

    problem = refused(changed("1 ", "1 red BID 1"), lambda title: Lenient())
    assert problem.reason == "'BID 1' is written 'bid 1'"


def test_steps_go_through_the_game() -> None:
    record = parse(WHOLE)
    seen = [(entry.line if entry else 0, session.steps) for entry, session, _ in replay_steps(record, find)]
    assert seen[0] == (0, 0)
    assert [line for line, _ in seen[1:]] == [entry.line for entry in record.entries]
    assert [step for _, step in seen] == list(range(len(seen)))


def test_errors_name_the_file() -> None:
    with pytest.raises(RubiconError, match="Cannot read /nonexistent: No such file"):
        read("/nonexistent")
    with pytest.raises(RubiconError, match="Cannot read /: Is a directory"):
        read("/")
    with pytest.raises(RubiconError, match="Cannot read"):
        read("a\0b")
    with pytest.raises(RecordError, match=r"^game\.rubicon: line 1: "):
        parse(b"hello\n", "game.rubicon")
    assert isinstance(parse(WHOLE.decode()), Record)
