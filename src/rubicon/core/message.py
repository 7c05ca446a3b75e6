"""A sentence as data: the key of a message, and the facts that fill it.

Events, prompts and explanations are messages. They travel as data; who reads them makes the sentence, in the
reader's language, from the message files (`rubicon.messages`, docs/translating.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Union

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


def parse_message(data: Sequence[object]) -> Message:
    """The message that was read from JSON. Phrases inside it may stay lists: `is_message` finds them."""
    key, facts = data
    assert isinstance(key, str)
    assert isinstance(facts, dict)
    return Message(key, facts)


def to_data(fact: Fact) -> Any:
    """A message or another fact as JSON data reads it again: with lists."""
    if isinstance(fact, (int, str)):
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
