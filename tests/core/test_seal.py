"""Sealed dice: bound by the commitment, moved by every contribution, and exactly as documented."""

from __future__ import annotations

import hashlib
import hmac
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubicon.core.record import RecordError, parse
from rubicon.core.seal import SealedDice, commitment, new_seed, words_commitment
from rubicon.core.verdict import verify
from tests.support.toy import find
from tests.support.toy_games import SEED, lines_without_checks, sealed_record, with_checks

contributions = st.lists(st.tuples(st.sampled_from(("red", "blue")), st.text(max_size=20)), max_size=3)


class Checker:
    """An independent reading of docs/records.md, sharing no code with the engine."""

    def __init__(self, seed: bytes, words: list[tuple[str, str]]) -> None:
        message = b"rubicon key 1\x00" + len(words).to_bytes(4, "big")
        for side, text in words:
            for part in (side.encode("utf-8"), text.encode("utf-8")):
                message += len(part).to_bytes(4, "big") + part
        self.key = hmac.new(seed, message, hashlib.sha256).digest()
        self.n = 0

    def numbers(self, limits: list[int]) -> list[int]:
        stream = b""
        blocks = (
            hmac.new(
                self.key,
                b"rubicon chance 1\x00" + self.n.to_bytes(8, "big") + j.to_bytes(4, "big"),
                hashlib.sha256,
            ).digest()
            for j in count()
        )
        answer = []
        for limit in limits:
            while True:
                if not stream:
                    stream = next(blocks)
                number, stream = int.from_bytes(stream[:4], "big"), stream[4:]
                if number < 2**32 // limit * limit:
                    break
            answer.append(number % limit)
        self.n += 1
        return answer

    def roll(self, n: int) -> list[int]:
        return [1 + value for value in self.numbers([6] * n)]

    def draw(self, size: int, n: int) -> list[int]:
        things = list(range(size))
        for i, j in enumerate(self.numbers([size - i for i in range(n)])):
            things[i], things[i + j] = things[i + j], things[i]
        return things[:n]


@given(st.binary(min_size=32, max_size=32), contributions, st.lists(st.integers(0, 30), max_size=6))
def test_the_stream_is_as_documented(seed: bytes, words: list[tuple[str, str]], asked: list[int]) -> None:
    dice, checker = SealedDice(seed, words), Checker(seed, words)
    for number in asked:
        assert dice.roll(number) == checker.roll(number)
        assert dice.draw(number + 5, number) == checker.draw(number + 5, number)
    assert dice.asked == 2 * len(asked)


def test_rejection_works_where_it_matters() -> None:
    """With a limit just above 2³¹ almost every second number must be skipped."""
    limits = [2**31 + 1] * 200
    assert SealedDice(SEED)._limits(limits) == Checker(SEED, []).numbers(limits)


def test_known_answers() -> None:
    """The examples of docs/records.md: if this test has to change, old records cannot be proved any more."""
    documented = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    assert f"commitment = {commitment(SEED)}" in documented
    made = words_commitment(commitment(SEED), "pompey", "Μάγνος")
    assert f"commitment of pompey to the words Μάγνος = {made}" in documented
    dice = SealedDice(SEED, [("caesar", "alea iacta est"), ("pompey", "Μάγνος")])
    assert f"roll of 8 = {' '.join(map(str, dice.roll(8)))}" in documented
    assert f"draw of 5 from 27 = {' '.join(map(str, dice.draw(27, 5)))}" in documented
    assert f"roll of 2 = {' '.join(map(str, dice.roll(2)))}" in documented


def test_the_seed_is_fresh_and_whole() -> None:
    assert len({new_seed() for _ in range(20)}) == 20
    assert len(new_seed()) == 32
    with pytest.raises(ValueError, match="32 bytes"):
        SealedDice(b"short")
    with pytest.raises(ValueError, match="cannot draw 3 from 2"):
        SealedDice(SEED).draw(2, 3)


@given(contributions, contributions)
def test_every_contribution_moves_the_stream(one: list[tuple[str, str]], two: list[tuple[str, str]]) -> None:
    same = SealedDice(SEED, one).draw(200, 200) == SealedDice(SEED, two).draw(200, 200)
    assert same == (one == two)


def test_the_question_number_alone_counts() -> None:
    dice = SealedDice(SEED)
    answers = [dice.roll(4) for _ in range(5)]
    assert SealedDice(SEED, asked=3).roll(4) == answers[3]
    again = SealedDice(SEED)
    again.draw(30, 30)
    assert again.roll(4) == answers[1]


def test_a_finished_game_is_proved() -> None:
    verdict = verify(parse(sealed_record(1)), find)
    assert verdict.holds
    assert [each.key for each in verdict.messages] == ["verdict-steps", "verdict-dice", "verdict-late"]
    assert verdict.messages[2].facts == {"sides": ["blue"]}


def test_any_altered_chance_is_found_with_its_line() -> None:
    """Even by a forger who makes all checks fit again."""
    lines = lines_without_checks(sealed_record(1))
    tried = 0
    for index, line in enumerate(lines):
        what, colon, chances = line.partition(" : ")
        if not colon or what.startswith("end"):
            continue
        words = chances.split(" ")
        for place, word in enumerate(words):
            if word.isdigit():
                other = str(int(word) % 6 + 1) if "roll" in words[:place] else str((int(word) + 1) % 6)
                forged = [*words[:place], other, *words[place + 1 :]]
                data = with_checks([*lines[:index], f"{what} : {' '.join(forged)}", *lines[index + 1 :]])
                with pytest.raises(RecordError) as caught:
                    verify(parse(data), find)
                assert caught.value.line == index + 1
                tried += 1
    assert tried > 8


def test_another_seed_or_contribution_is_found() -> None:
    lines = lines_without_checks(sealed_record(1))
    forged = [*lines[:-1], f"seed {'00' * 32}"]
    with pytest.raises(RecordError, match="not the seed") as caught:
        verify(parse(with_checks(forged)), find)
    assert caught.value.line == len(lines)
    forged = [line.replace("alea iacta est", "alea iacta esto") for line in lines]
    with pytest.raises(RecordError, match="the sealed dice gave 'draw") as caught:
        verify(parse(with_checks(forged)), find)
    assert caught.value.line == lines.index(next(line for line in lines if line.startswith("start"))) + 1
