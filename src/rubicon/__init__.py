"""Rubicon: an engine for tabletop wargames."""

from importlib import import_module

from rubicon.core.message import Message, set_english

__version__ = "0.2.0"


def _in_english(said: Message) -> str:
    # Only an error that is shown needs the words. Imported by name: the compiler would follow an import
    # statement to a library that is not there while a package is built.
    words = import_module("rubicon.messages.words")
    title = said.facts.get("title_id")
    if isinstance(title, str):
        return str(words.title_words(import_module("rubicon.games").game(title)).say(said))
    return str(words.common_words().say(said))


set_english(_in_english)
