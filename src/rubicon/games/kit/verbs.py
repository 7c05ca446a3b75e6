"""The verbs of a title and the kinds of their arguments: one table for ids, texts, suggestions and shapes.

Each verb owns a range of integers: one for each value of its arguments, the last argument changing fastest.
The ranges follow each other, so a record stays readable as long as nothing before its verbs changes. A title
gives the whole table in order, or each chapter declares its own verbs, with the number at which they begin.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final

from rubicon.core.game import IllegalAction
from rubicon.core.message import message

#: Characters of a word, and of a typed action, that are read.
MAX_WORD: Final = 80
MAX_LINE: Final = 400


@dataclass(frozen=True, slots=True)
class ArgumentKind:
    """What an argument can be: the word for it, and every name.

    Message files have `no-such-WORD`, for words that are no such name. If the names are a range of numbers,
    it says the first and the last; otherwise names that are similar.
    """

    word: str
    names: Sequence[str]
    is_range: bool = False
    index: dict[str, int] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "index", {name: number for number, name in enumerate(self.names)})


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb: the kinds of its arguments, one letter each, and what it does."""

    name: str
    shape: str
    meaning: str


class Verbs:
    """All actions of a title."""

    def __init__(
        self,
        kinds: Mapping[str, ArgumentKind],
        verbs: Sequence[Verb] = (),
        example: str = "",
        synonyms: Mapping[str, str] | None = None,
    ) -> None:
        """`kinds` by their letters; `example` is an action that a person might type; `synonyms` are other
        words that people use for a verb."""
        self.kinds = dict(kinds)
        self.verbs: dict[str, Verb] = {}
        self.example = example
        self.synonyms = dict(synonyms or {})
        #: The first action of each verb.
        self.first: dict[str, int] = {}
        self.count = 0
        for verb in verbs:
            self.declare(self.count, verb.name, verb.shape, verb.meaning)

    def declare(self, first: int, name: str, shape: str, meaning: str) -> int:
        """Add a verb whose actions begin with `first`, which is returned."""
        self.verbs[name] = verb = Verb(name, shape, meaning)
        self.first[name] = first
        self.first = dict(sorted(self.first.items(), key=lambda item: item[1]))
        self.verbs = {each: self.verbs[each] for each in self.first}
        self.count = max(self.count, first + self._size(verb))
        return first

    def check(self, count: int) -> None:
        """Raise `ValueError` unless the ranges fill 0 to `count` - 1 without a gap or an overlap."""
        end = 0
        for name, first in self.first.items():
            if first != end:
                raise ValueError(f"The actions of '{name}' begin at {first}, not at {end}.")
            end += self._size(self.verbs[name])
        if end != count:
            raise ValueError(f"There are {end} actions, not {count}.")

    def _size(self, verb: Verb) -> int:
        size = 1
        for letter in verb.shape:
            size *= len(self.kinds[letter].names)
        return size

    def shapes(self) -> dict[str, str]:
        """The kinds of the arguments of each verb, for clients that read actions."""
        return {verb.name: verb.shape for verb in self.verbs.values()}

    def words(self, verb: str) -> list[Sequence[str]]:
        """For each argument of a verb, every word it can be."""
        return [self.kinds[letter].names for letter in self.verbs[verb].shape]

    def action(self, verb: str, *arguments: int) -> int:
        """The action with these arguments."""
        value = 0
        for letter, argument in zip(self.verbs[verb].shape, arguments, strict=True):
            value = value * len(self.kinds[letter].names) + argument
        return self.first[verb] + value

    def split(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The verb of an action and the numbers of its arguments: also the factors that learning uses."""
        if not 0 <= action < self.count:
            raise IllegalAction(message("no-action-number", action=action, last=self.count - 1))
        name = next(name for name in reversed(self.first) if self.first[name] <= action)
        rest = action - self.first[name]
        found: list[int] = []
        for letter in reversed(self.verbs[name].shape):
            rest, index = divmod(rest, len(self.kinds[letter].names))
            found.append(index)
        return name, tuple(reversed(found))

    def text(self, action: int) -> str:
        """The text form of an action; each action has exactly one."""
        verb, arguments = self.split(action)
        return " ".join([verb, *(names[at] for names, at in zip(self.words(verb), arguments, strict=True))])

    def parse(self, line: str) -> int:
        """The action that a text stands for. Raises `IllegalAction`, which says what is wrong with it."""
        # Longer words are no names; an answer that repeats one stays short.
        words = [word[:MAX_WORD] for word in line[:MAX_LINE].split()]
        if not words:
            raise IllegalAction(message("not-said", example=self.example))
        name = self.synonyms.get(words[0], words[0])
        verb = self.verbs.get(name)
        if verb is None:
            near = similar(name, list(self.verbs))
            raise IllegalAction(message("no-such-verb", word=name, near=near))
        kinds = [self.kinds[letter] for letter in verb.shape]
        if len(words) != len(kinds) + 1:
            wanted = " ".join([name, *(kind.word.upper() for kind in kinds)])
            raise IllegalAction(message("wrong-arguments", text=" ".join(words), wanted=wanted))
        found: list[int] = []
        for kind, word in zip(kinds, words[1:], strict=True):
            index = kind.index.get(word)
            if index is None:
                key = f"no-such-{kind.word.replace(' ', '-')}"
                if kind.is_range:
                    raise IllegalAction(message(key, word=word, first=kind.names[0], last=kind.names[-1]))
                raise IllegalAction(message(key, word=word, near=similar(word, kind.names)))
            found.append(index)
        return self.action(name, *found)


def similar(word: str, known: Sequence[str]) -> list[str]:
    """Up to three known words that may have been meant."""
    return get_close_matches(word, known, n=3, cutoff=0.6)
