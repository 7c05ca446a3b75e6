"""The sources of chance: right shapes, the same answers again, and no answer that was not asked for."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubicon.core.dice import Dice, DiceError, FastDice, RecordingDice, ScriptedDice
from rubicon.core.seal import SealedDice
from tests.support.toy_games import SEED


def sources(seed: int) -> list[Dice]:
    return [FastDice(seed), SealedDice(seed.to_bytes(32, "big"))]


@given(st.integers(0, 2**64), st.integers(0, 40), st.integers(0, 40))
def test_answers_have_the_right_shape(seed: int, size: int, count: int) -> None:
    count = min(size, count)
    for dice in sources(seed):
        assert all(1 <= die <= 6 for die in dice.roll(size))
        drawn = dice.draw(size, count)
        assert len(drawn) == count == len(set(drawn))
        assert all(0 <= value < size for value in drawn)
        assert sorted(dice.draw(size, size)) == list(range(size))


@given(st.integers(0, 2**64))
def test_the_same_seed_gives_the_same_answers(seed: int) -> None:
    for one, two in zip(sources(seed), sources(seed), strict=True):
        assert one.roll(9) == two.roll(9)
        assert one.draw(20, 7) == two.draw(20, 7)


@pytest.mark.parametrize("which", [0, 1])
def test_dice_and_shuffles_are_fair(which: int) -> None:
    """Each face within 5 standard deviations of its share. The seed is fixed: no luck is involved."""
    dice = sources(1)[which]
    faces = Counter(dice.roll(60_000))
    assert set(faces) == set(range(1, 7))
    assert all(abs(count - 10_000) < 5 * 92 for count in faces.values())
    orders = Counter(tuple(dice.draw(4, 4)) for _ in range(24_000))
    assert len(orders) == 24
    assert all(abs(count - 1_000) < 5 * 31 for count in orders.values())


def test_the_script_refuses_what_does_not_fit() -> None:
    with pytest.raises(DiceError, match="asks for 'roll' of 2, but the script has ended"):
        ScriptedDice().roll(2)
    with pytest.raises(DiceError, match="asks for 'roll' of 2, but the script has 'draw' of 2"):
        ScriptedDice([("draw", (1, 2))]).roll(2)
    with pytest.raises(DiceError, match="of 3, but the script has 'roll' of 2"):
        ScriptedDice([("roll", (1, 2))]).roll(3)
    for values in ((0, 1), (7, 1)):
        with pytest.raises(DiceError, match="a die cannot show"):
            ScriptedDice([("roll", values)]).roll(2)
    for values in ((1, 1), (5, 1), (-1, 1)):
        with pytest.raises(DiceError, match="is not a draw of 2 from 5"):
            ScriptedDice([("draw", values)]).draw(5, 2)


def test_recorded_answers_replay() -> None:
    recording = RecordingDice(FastDice(3))
    answers = [recording.roll(3), recording.draw(9, 2), recording.roll(0)]
    script = ScriptedDice(recording.take())
    assert [script.roll(3), script.draw(9, 2), script.roll(0)] == answers
    assert recording.take() == []


def test_unasked_questions_are_answered_alike() -> None:
    dice = RecordingDice(SealedDice(SEED))
    dice.roll(1)
    answer = dice.roll(5)
    dice.rewind(1)
    assert dice.roll(5) == answer
    assert [len(values) for _, values in dice.take()] == [1, 5]
