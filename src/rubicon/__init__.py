"""Rubicon: an engine for tabletop wargames."""

from rubicon.core.message import Message, set_english

__version__ = "0.1.0"


def _in_english(said: Message) -> str:
    from rubicon.messages.words import common_words  # noqa: PLC0415 - only an error that is shown needs it

    return common_words().say(said)


set_english(_in_english)
