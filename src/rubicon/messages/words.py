"""`Words`: makes sentences of one title in one language.

A message file calls functions for the facts it shows. For each kind of component in `Game.names` there is a
function: `PLACE($place)` is the name of a place, or of several. The page has the same functions, in
`web/src/i18n/words.ts`; docs/translating.md lists them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from rubicon.core.game import Game
from rubicon.core.message import Message, is_message, parse_message
from rubicon.messages.bundle import Bundle

LANGUAGES: Final = tuple(
    sorted(
        (
            path.name.removesuffix(".ftl")
            for path in files(__package__).iterdir()
            if path.name.endswith(".ftl")
        ),
        key=lambda language: (language != "en", language),
    )
)
ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")

#: Forms of a heading, the shortest first; the next one is used where there is none.
HEADING_FORMS: Final = ("tick", "mark", "heading")

#: Around the name of a component inside a marked text: kind, id, text. They are for private use in Unicode.
_OPEN, _TEXT, _CLOSE = "\ue000", "\ue001", "\ue002"


class Part(NamedTuple):
    """A part of a sentence. `kind` says what it names (`side`, `place`, `dice`), `id` which; both are empty
    for the words between."""

    text: str
    kind: str = ""
    id: str = ""


class _Several:
    """Several facts, and how they read as a plain list."""

    def __init__(self, facts: Sequence[Any], text: str) -> None:
        self.facts = facts
        self.text = text

    def __str__(self) -> str:
        return self.text


class _Phrase(str):
    """Text of a message inside a message."""

    __slots__ = ()


class Words:
    """Sentences in one language.

    `sources` are the texts of message files in that language, `english` those to fall back on; `names` the
    names of components by kind and id, for those that the message files leave as they are. If
    `names_are_final`, the message files do not translate those.
    """

    def __init__(
        self,
        language: str,
        sources: Iterable[str],
        english: Iterable[str] = (),
        names: Mapping[str, Mapping[str, str]] | None = None,
        names_are_final: bool = False,
    ) -> None:
        self.language = language
        self._names_are_final = names_are_final
        self.names = {"side": {}, **(names or {})}
        #: What went wrong while sentences were made, for tests.
        self.errors: list[str] = []
        self._marking = False
        self._bundles = [self._bundle(language, sources)]
        if english:
            self._bundles.append(self._bundle("en", english))

    def _bundle(self, language: str, sources: Iterable[str]) -> Bundle:
        functions: dict[str, Callable[..., Any]] = {
            kind.upper().replace("-", "_"): self._namer(kind) for kind in self.names
        }
        functions |= {"LIST": self._list, "COUNT": _count, "ROMAN": _roman, "DICE": self._dice}
        return Bundle(language, sources, functions)

    # ------------------------------------------------------------------ sentences

    def say(self, message: Message) -> str:
        """The sentence. Without a text for its key, the key and the facts."""
        return self._text(message.key, message.facts)

    def find(self, message: Message) -> str | None:
        """The sentence, or None if the message files have no such key."""
        return self._format(message.key, "", message.facts)

    def log(self, line: Message) -> str:
        """The line of the log for an event. A line known from one side alone names that side first."""
        text = self._text(f"log-{line.key}", line.facts)
        by = line.facts.get("by")
        return text if by is None else self._text("told-by", {"by": by, "line": text})

    def log_heading(self, line: Message, form: str = "heading") -> str:
        """The heading that the event opens: its text for headings, or its line without the full stop. Shorter
        forms are `mark`, for the axis of a chart, and `tick`, for an axis with little room."""
        for shorter in HEADING_FORMS[HEADING_FORMS.index(form) :]:
            found = self._format(f"log-{line.key}", shorter, line.facts)
            if found is not None:
                return found
        return self.log(line).removesuffix(".")

    def parts(self, message: Message) -> list[Part]:
        """The sentence, with the names of components apart."""
        return self._parts(self.say, message)

    def log_parts(self, line: Message) -> list[Part]:
        """The line of the log, with the names of components apart."""
        return self._parts(self.log, line)

    def _parts(self, say: Callable[[Message], str], message: Message) -> list[Part]:
        self._marking = True
        try:
            marked = say(message)
        finally:
            self._marking = False
        return list(_split(marked))

    def name(self, kind: str, component: str, form: str = "") -> str:
        """The name of a component: by the message files, or as the title has it, or else its id."""
        own = self.names.get(kind, {}).get(component)
        if own is not None and self._names_are_final and kind != "side":
            return own
        for bundle in self._bundles:
            key = f"{kind}-{component}"
            pattern = (bundle.pattern(key, form) if form else None) or bundle.pattern(key)
            if pattern is not None:
                return bundle.format(pattern, {})[0]
        if own is None and kind == "side":
            return component.capitalize()
        return component if own is None else own

    def rule(self, heading: str) -> str:
        """A heading of the rules text, which is English, in this language."""
        found = self._format(f"rule-{heading_key(heading)}", "", {})
        return heading if found is None else found

    def option(self, option: str, attribute: str = "") -> str:
        """The name of an option, or with the attribute `meaning` what is chosen by it."""
        found = self._format(f"option-{option}", attribute, {})
        return option.capitalize() if found is None else found

    def option_value(self, option: str, value: str) -> str:
        """A value of an option: a word has a message, anything else stays as it is."""
        found = self._format(f"option-{option}-{value}", "", {}) if value.isalpha() else None
        return value if found is None else found

    def _text(self, key: str, facts: Mapping[str, Any]) -> str:
        found = self._format(key, "", facts)
        return f"{key} {json.dumps(facts, ensure_ascii=False)}" if found is None else found

    def _format(self, key: str, attribute: str, facts: Mapping[str, Any]) -> str | None:
        for bundle in self._bundles:
            pattern = bundle.pattern(key, attribute)
            if pattern is None:
                continue
            arguments = {name: self._argument(fact) for name, fact in facts.items()}
            text, errors = bundle.format(pattern, arguments)
            self.errors += [f"{key}: {error}" for error in errors]
            return text
        return None

    def _argument(self, fact: Any) -> Any:
        """A fact as functions of message files take it."""
        if isinstance(fact, (str, int)):
            return fact
        if is_message(fact):
            return _Phrase(self.say(parse_message(fact)))
        each = [self._argument(item) for item in fact]
        return _Several(each, self._join([str(item) for item in each]))

    # ------------------------------------------------------------------ functions of message files

    def _namer(self, kind: str) -> Callable[..., Any]:
        def named(fact: Any, form: str = "", last: str = "", between: str = "") -> Any:
            if isinstance(fact, _Several):
                return self._join([self._named(kind, item, form) for item in fact.facts], last, between)
            return self._named(kind, fact, form)

        return named

    def _named(self, kind: str, fact: Any, form: str) -> str:
        if not isinstance(fact, str) or isinstance(fact, _Phrase):
            return str(fact)
        return self._mark(kind, fact, self.name(kind, fact, form))

    def _list(self, fact: Any, last: str = "", between: str = "") -> Any:
        if not isinstance(fact, _Several):
            return fact
        return self._join([str(item) for item in fact.facts], last, between)

    def _dice(self, fact: Any) -> str:
        rolled = fact.facts if isinstance(fact, _Several) else [fact]
        text = " ".join(str(die) for die in rolled)
        return self._mark("dice", text.replace(" ", ","), text)

    def _join(self, texts: list[str], last: str = "", between: str = "") -> str:
        """Texts as a list: `last` names the message that joins the last one (`and`, `or`), `between` stands
        between the others."""
        if not texts:
            return ""
        joined, *rest = texts
        for at, text in enumerate(rest, 2):
            if last and at == len(texts):
                joined = self._text(f"list-{last}", {"list": joined, "item": text})
            elif between:
                joined += between + text
            else:
                joined = self._text("list-comma", {"list": joined, "item": text})
        return joined

    def _mark(self, kind: str, component: str, text: str) -> str:
        return f"{_OPEN}{kind} {component}{_TEXT}{text}{_CLOSE}" if self._marking else text


def heading_key(heading: str) -> str:
    """A heading of the rules text as part of a key: "The attacker's option" is `the-attackers-option`."""
    words = "".join(char if char.isalnum() else " " for char in heading.lower().replace("'", ""))
    return "-".join(words.split())


def _count(fact: Any) -> Any:
    return len(fact.facts) if isinstance(fact, _Several) else 1


def _roman(number: Any) -> str:
    return ROMAN[int(number)]


def _split(marked: str) -> Iterable[Part]:
    before, *rest = marked.split(_OPEN)
    if before:
        yield Part(before)
    for piece in rest:
        label, _, more = piece.partition(_TEXT)
        text, _, after = more.partition(_CLOSE)
        kind, _, component = label.partition(" ")
        yield Part(text, kind, component)
        if after:
            yield Part(after)


# ------------------------------------------------------------------ files


def _read(folder: Traversable, language: str) -> list[str]:
    path = folder / f"{language}.ftl"
    return [path.read_text("utf-8")] if path.is_file() else []


def common_source(language: str) -> str:
    """The text of the message file that all titles share."""
    return "".join(_read(files(__package__), language))


def message_source(game: Game, language: str) -> str:
    """The text of the message file in the title's package; empty without a file or a package."""
    package = sys.modules[type(game).__module__].__package__
    return "".join(_read(files(package) / "messages", language)) if package else ""


def heading_source(game: Game, language: str) -> str:
    """The text of the file with the headings of the title's rules; empty in English, and without a file."""
    package = sys.modules[type(game).__module__].__package__
    return "".join(_read(files(package) / "messages" / "rules", language)) if package else ""


def _sources(game: Game, language: str, packages: Iterable[str]) -> list[str]:
    """The message files of one language: those for all titles, those of the title, and of the packages."""
    more = [text for package in packages for text in _read(files(package) / "messages", language)]
    own = [message_source(game, language), heading_source(game, language)]
    return [common_source(language), *own, *more]


_title_words: dict[tuple[str, ...], Words] = {}


def title_words(game: Game, language: str = "en", *packages: str) -> Words:
    """The words of a title. Kept: the files are parsed once.

    Each of `packages` has a folder `messages` with words that one part of the program needs, so that the page
    need not load them.
    """
    known = _title_words.get((game.id, language, *packages))
    if known is None:
        english = [] if language == "en" else _sources(game, "en", packages)
        sources = _sources(game, language, packages)
        known = Words(language, sources, english, game.names(), game.names_are_final)
        _title_words[game.id, language, *packages] = known
    return known


def reader_language(accepted: str) -> str:
    """The first language of an `Accept-Language` header that there are message files for, else English."""
    wanted = (each.partition(";")[0].strip()[:2].casefold() for each in accepted.split(","))
    return next((language for language in wanted if language in LANGUAGES), "en")


@cache
def common_words(language: str = "en", package: str = "") -> Words:
    """The words that need no title; with those of a part of the program, as in `title_words`."""
    folders = [files(__package__), *([files(package) / "messages"] if package else [])]
    english = [] if language == "en" else [text for folder in folders for text in _read(folder, "en")]
    own = [text for folder in folders for text in _read(folder, language)]
    return Words(language, own, english, {"side": {}})
