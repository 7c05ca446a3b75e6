"""A sentence as data: the key of a message, and the facts that fill it.

Events, prompts and explanations are messages. They travel as data; who reads them makes the sentence, in the
reader's language, from the message files (`rubicon.messages`, docs/translating.md).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Union

#: A number, the id of a component or of a choice in the message, a phrase that is a message itself, or
#: several of them.
Fact = Union[int, str, "Message", Sequence["Fact"]]


class Message(NamedTuple):
    """The key of a message and its facts by name. As JSON it is `[key, {name: fact}]`.

    Some names have the same meaning in every title, so that boards can show what happened without knowing the
    title: `side`; `place`, `origin` and `destination` are places; `dice` were rolled, and `hits` of them hit.
    """

    key: str
    facts: dict[str, Fact]


def message(key: str, /, **facts: Fact) -> Message:
    """A message with these facts."""
    return Message(key, facts)


#: Makes the English sentence of a message that needs no title. The package sets it: the core reads no files.
_say_in_english: list[Callable[[Message], str]] = []


def set_english(say: Callable[[Message], str]) -> None:
    """Let `say` make the English sentences of errors. An error whose message stands in the files of a title
    has the fact `title_id`."""
    _say_in_english[:] = [say]


def in_english(said: Message) -> str:
    """The English sentence; the key and the facts if nobody has said how to make it."""
    return _say_in_english[0](said) if _say_in_english else f"{said.key} {said.facts}"


def parse_message(data: Sequence[object]) -> Message:
    """The message that was read from JSON. Phrases inside it may stay lists: `is_message` finds them."""
    key, facts = data
    assert isinstance(key, str)
    assert isinstance(facts, dict)
    return Message(key, facts)


def to_data(fact: Fact) -> Any:
    """A message or another fact as JSON data reads it again: with lists. A fact may quote what somebody sent;
    what no encoding can hold (lone surrogates) becomes question marks."""
    if isinstance(fact, str):
        return fact if fact.isascii() else fact.encode(errors="replace").decode()
    if isinstance(fact, int):
        return fact
    if is_message(fact):
        phrase = parse_message(fact)
        return [phrase.key, {name: to_data(each) for name, each in phrase.facts.items()}]
    return [to_data(each) for each in fact]


def is_message(fact: object) -> bool:
    """Whether a fact is a phrase of its own: a message, or what JSON made of one."""
    return (
        isinstance(fact, (list, tuple))
        and len(fact) == 2
        and isinstance(fact[0], str)
        and isinstance(fact[1], dict)
    )


# ------------------------------------------------------------------ why a game ended, as text
#
# In the `end` and `stop` lines of records, and in databases, a reason is a line: its key and then each fact,
# `end-resigned side=caesar`. Records of earlier versions have an English sentence there instead.

_KEY: Final = re.compile(r"end-[a-z0-9-]+")
_FACT: Final = re.compile(r"([a-z]+)=(?:(-?[0-9]+)|([a-z0-9][a-z0-9-]*))")
#: What followed the name of a side, in records of earlier versions.
_OLD_ENDINGS: Final = {
    "resigns": "end-resigned",
    "has left": "end-left",
    "has no time left": "end-no-time",
}


def reason_text(reason: Message) -> str:
    """The text of a reason."""
    facts = [f"{name}={fact}" for name, fact in reason.facts.items()]
    text = " ".join([reason.key, *facts])
    assert parse_reason(text) == reason, text
    return text


def parse_reason(text: str) -> Message:
    """The reason with this text. A sentence of an earlier version that is not known is `end-told`."""
    key, *words = text.split(" ")
    found = [_FACT.fullmatch(word) for word in words]
    if _KEY.fullmatch(key) and all(found):
        facts: dict[str, Fact] = {each[1]: int(each[2]) if each[2] else each[3] for each in found if each}
        return Message(key, facts)
    if text == "a draw was agreed":
        return message("end-agreed")
    side, _, what = text.partition(" ")
    if what in _OLD_ENDINGS:
        return message(_OLD_ENDINGS[what], side=side.lower())
    return message("end-told", text=text)
