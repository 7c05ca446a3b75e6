"""Names of people: which are allowed, which look alike, and which belong to an account.

A name of an account is reserved: nobody else sits or talks under it, or under one that looks like it. Names
of those who run a server are for nobody. The data is Unicode's list of confusable characters (UTS 39), from
the library confusable-homoglyphs.
"""

from __future__ import annotations

import asyncio
import re
import unicodedata
from functools import cache
from typing import Final

from confusable_homoglyphs import categories  # type: ignore[import-untyped]  # it comes without types
from confusable_homoglyphs.confusables import (  # type: ignore[import-untyped]  # it comes without types
    confusables_data,
)

from rubicon.core.game import RubiconError
from rubicon.core.message import message
from rubicon.server.errors import Refused
from rubicon.store.accounts import Accounts
from rubicon.store.store import Store
from rubicon.table.seats import COMPUTER_PREFIX, Seat, person

#: Characters that are not drawn, though Unicode counts them as letters, marks or symbols (first, last).
_INVISIBLE: Final = (
    (0x034F, 0x034F),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFFA0, 0xFFA0),
    (0xE0100, 0xE01EF),
)
#: Scripts that are written together. All other names have letters of one script.
_TOGETHER: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "HANGUL"},
    {"LATIN", "HAN", "BOPOMOFO"},
)
#: Words in the Unicode names of characters that look like the mark of an account's name.
_CHECK_MARKS: Final = ("CHECK MARK", "WITH CHECK", "WITH LIGHT CHECK", "WITH BOLD CHECK", "SQUARE ROOT")
#: The Unicode names of symbols that show a letter, which the list of confusable characters leaves out (white
#: on black, flags), and of small capitals.
_SHOWN_LETTER: Final = re.compile(
    r"(?:NEGATIVE .*LATIN CAPITAL LETTER|REGIONAL INDICATOR SYMBOL LETTER|LATIN LETTER SMALL CAPITAL) ([A-Z])"
)
#: Strokes through letters (first, last).
_STROKES: Final = ("\u0334", "\u0338")
#: Canonical combining classes of marks that a hurried reader overlooks: strokes (1), and accents above, below
#: and next to a letter. The others are part of how a syllable is written (vowels, voicing).
_STROKE_CLASS, _ACCENT_CLASSES = 1, 200
#: Words that nobody has as a name or as a part of it, in English, German and French: who has one of these
#: seems to run the server.
_AUTHORITY_WORDS: Final = (
    *(
        "admin",
        "admins",
        "administrator",
        "administrators",
        "sysadmin",
        "superuser",
        "webmaster",
        "postmaster",
    ),
    *("moderator", "moderators", "moderation", "operator", "operators", "sysop", "rubicon", "official"),
    *("administratorin", "moderatorin", "betreiber", "betreiberin", "offiziell"),
    *(
        "administrateur",
        "administratrice",
        "moderateur",
        "moderatrice",
        "operateur",
        "operatrice",
        "officiel",
    ),
)
#: Digits that are written for letters.
_DIGITS_AS_LETTERS: Final = str.maketrans("013457", "oieast")
#: What is no whole name: it would read as if the server spoke.
_AUTHORITY_NAMES: Final = (
    *(
        "mod",
        "mods",
        "op",
        "root",
        "system",
        "server",
        "host",
        "staff",
        "support",
        "security",
        "team",
        "owner",
    ),
    *(
        "help",
        "helpdesk",
        "service",
        "serveur",
        "systeme",
        "sicherheit",
        "securite",
        "hilfe",
        "aide",
        "equipe",
    ),
)
#: Marks on one letter, at most: more are drawn over the lines around it.
_MAX_MARKS: Final = 2


def name_key(name: str) -> str:
    """The form in which names are compared when somebody signs in: letter case and spaces do not matter."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().replace("\0", " ").split())


def name_looks(name: str) -> str:
    """The form in which names are compared by how they look: those that look alike have the same.

    It is the skeleton of UTS 39, without regard to letter case, accents, punctuation and symbols.
    """
    plain = "".join(map(_plain_letter, unicodedata.normalize("NFKC", name)))
    marked = _skeleton(_skeleton(plain).casefold()).replace(" ", "")
    whole = "".join(letter for letter in marked if not _is_accent(letter))
    letters = "".join(letter for letter in whole if unicodedata.category(letter)[0] in "LMN")
    return letters or whole


def _plain_letter(letter: str) -> str:
    """The letter that a symbol or a small capital shows."""
    found = None if letter.isascii() else _SHOWN_LETTER.fullmatch(unicodedata.name(letter, ""))
    return letter if found is None else found[1]


def _is_accent(letter: str) -> bool:
    place = unicodedata.combining(letter)
    return place == _STROKE_CLASS or place >= _ACCENT_CLASSES


def _skeleton(text: str) -> str:
    letters = "".join(_prototype(letter) for letter in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", letters)


@cache
def _prototype(letter: str) -> str:
    """What a character is replaced by. In the data all others point to it, and it points to all others."""
    others = _lookalikes(letter)
    if len(others) != 1:
        return letter
    (other,) = others
    back = _lookalikes(other)
    if len(back) == 1:  # a pair: choose one of them for both
        return other if len(other) > 1 else min(letter, other)
    return other


def _lookalikes(text: str) -> list[str]:
    # Letters that are written from right to left stand between marks in the data.
    return [entry["c"].replace("\u200e", "") for entry in confusables_data.get(text, ())]


def valid_name(name: str) -> str:
    """The name as it is shown. Raises `Refused` if it cannot be a name."""
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    if not name_key(name):
        raise Refused("text", message("refused-name-empty"))
    if any(_is_invisible(letter) for letter in name):
        raise Refused("text", message("refused-name-unseen"))
    if any(words in unicodedata.name(letter, "") for letter in name for words in _CHECK_MARKS):
        raise Refused("text", message("refused-name-check-mark"))
    if len(name_key(name)) > 3 * len(name) + 20 or _has_many_marks(name):
        raise Refused("text", message("refused-name-joined"))
    if not _is_one_script(name):
        raise Refused("text", message("refused-name-scripts"))
    if name_looks(name).startswith(name_looks(COMPUTER_PREFIX.strip())):
        raise Refused("text", message("refused-name-computer", prefix=COMPUTER_PREFIX))
    if _claims_authority(name):
        raise Refused("text", message("refused-name-reserved", name=name))
    try:
        return person(name).name
    except RubiconError as problem:
        raise Refused("text", problem.message) from None


@cache
def _looks_of(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(name_looks, names))


def _claims_authority(name: str) -> bool:
    """Whether a name reads as if its bearer ran the server: also written apart, with a number behind it, or
    with digits for letters."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    wholes = {
        name_looks(each) for each in (plain, plain.rstrip("0123456789 "), plain.translate(_DIGITS_AS_LETTERS))
    }
    words = wholes | {name_looks(word) for word in re.split(r"[\W\d_]+", plain) if word}
    return bool(words & _looks_of(_AUTHORITY_WORDS) or wholes & _looks_of(_AUTHORITY_NAMES))


def _is_invisible(letter: str) -> bool:
    kind = unicodedata.category(letter)
    hidden = any(first <= ord(letter) <= last for first, last in _INVISIBLE)
    return hidden or kind[0] == "C" or kind in ("Zl", "Zp")


def _has_many_marks(name: str) -> bool:
    marks = 0
    for at, letter in enumerate(unicodedata.normalize("NFD", name)):
        is_mark = unicodedata.category(letter) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        is_stroke = _STROKES[0] <= letter <= _STROKES[1] or unicodedata.category(letter) == "Me"
        if marks > _MAX_MARKS or is_stroke or (is_mark and at == 0):
            return True
    return False


def _is_one_script(name: str) -> bool:
    scripts = {categories.alias(letter) for letter in name if unicodedata.category(letter)[0] == "L"}
    scripts -= {"COMMON", "INHERITED", None}
    return len(scripts) <= 1 or any(scripts <= allowed for allowed in _TOGETHER)


class SeatNames:
    """The names under which people sit and talk."""

    def __init__(self, store: Store) -> None:
        self._accounts = Accounts(store)

    async def seat(self, name: str, account: str | None) -> Seat:
        """The seat of a person. Without a name, an account sits under its own.

        Raises `Refused` for a name that cannot be one, or belongs to another account.
        """
        mine = None if account is None else await asyncio.to_thread(self._accounts.by_id, account)
        if not name.strip():
            return person("" if mine is None else mine.name, account, registered=mine is not None)
        if mine is not None and name_key(name) == mine.key:
            return person(mine.name, account, registered=True)
        name = valid_name(name)
        await self.check_free(name)
        return person(name, account)

    async def check_free(self, name: str) -> None:
        """Raise `Refused` if this is the name of an account, or looks like it."""
        if await asyncio.to_thread(self._accounts.is_reserved, name_key(name), name_looks(name)):
            raise Refused("taken", message("refused-name-of-account", name=name))

    def fill_looks(self) -> None:
        """Find out how the names look that an earlier version stored."""
        for account in self._accounts.without_looks():
            self._accounts.set_looks(account.id, name_looks(account.name))
