"""Why a game ended, as text: in records and databases, in the words of this version and of earlier ones."""

import pytest

from rubicon.core.message import Message, message, parse_reason, reason_text
from rubicon.server.accounts.old_reasons import stored_reason


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (message("end-agreed"), "end-agreed"),
        (message("end-resigned", side="caesar"), "end-resigned side=caesar"),
        (message("end-political", points=7), "end-political points=7"),
        (message("end-deep", points=-2, place="lugdunum-2"), "end-deep points=-2 place=lugdunum-2"),
    ],
)
def test_a_reason_is_the_same_after_its_text(reason: Message, text: str) -> None:
    assert reason_text(reason) == text
    assert parse_reason(text) == reason


@pytest.mark.parametrize(
    ("sentence", "reason"),
    [
        ("Pompey resigns", message("end-resigned", side="pompey")),
        ("Caesar has left", message("end-left", side="caesar")),
        ("Blue has no time left", message("end-no-time", side="blue")),
        ("a draw was agreed", message("end-agreed")),
        ("the house burnt down", message("end-told", text="the house burnt down")),
        ("end-of the-line x=1=2", message("end-told", text="end-of the-line x=1=2")),
    ],
)
def test_sentences_of_earlier_versions_are_understood(sentence: str, reason: Message) -> None:
    assert parse_reason(sentence) == reason


def test_databases_of_earlier_versions_are_understood() -> None:
    assert stored_reason("ten or more points at a winter") == message("end-ten-points")
    assert stored_reason("a political victory: 8 Victory Points net") == message("end-political", points=8)
    assert stored_reason("Rome has the Victory Points it needs") == message("end-enough-points")
    assert stored_reason("Pompey resigns") == message("end-resigned", side="pompey")
    assert stored_reason("end-draw") == message("end-draw")
