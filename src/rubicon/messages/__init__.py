"""Sentences in the reader's language, made from messages and the message files (docs/translating.md)."""

from rubicon.messages.words import LANGUAGES, Part, Words, reader_language, title_words

__all__ = ["LANGUAGES", "Part", "Words", "reader_language", "title_words"]
