"""Actions as text, and back. The layout of the integers is in `pack`; see docs/notation.md."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from rubicon.core.game import IllegalAction
from rubicon.games.caesar_xl.rules.pack import (
    BID,
    CLAIM,
    COMMIT,
    DECLARE_MILITARY,
    DECLARE_POLITICAL,
    DISCARD,
    END,
    MOST_BID,
    PASS,
    PICK,
    PLAY,
    ROLL,
    STAY,
    USE,
    WITHDRAW_ALL,
    Pack,
)

#: All units of a stack, as a word in the place of a kind.
ALL: Final = "all"
_WORDS: Final = {"n": "number", "c": "card", "k": "unit", "a": "unit", "p": "place"}


#: Other words that people use for a verb.
SYNONYMS: Final[dict[str, str]] = {"move": "march", "attack": "march"}


class Notation:
    """The texts of one pack: verb, first action, its arguments and what it does.

    Arguments: n a number, c a card, k a kind of unit, a the same or `all`, p a place.
    """

    def __init__(self, pack: Pack) -> None:
        verbs = pack.verbs
        self.count: int = verbs.end
        self.rows: list[tuple[str, int, str, str]] = [
            ("end", END, "", "enough: claim, buy, place, promote or march no more; decline"),
            ("pass", PASS, "", "no higher bid; no Tactics card; no more units in this step of the round"),
            ("stay", STAY, "", "fight on"),
            ("retreat", WITHDRAW_ALL, "", "retreat from the battle"),
            ("declare-military", DECLARE_MILITARY, "", "declare a military victory"),
            ("declare-political", DECLARE_POLITICAL, "", "declare a political victory"),
            ("bid", BID, "n", "bid so much Gold"),
            ("claim", CLAIM, "c", "claim a Forum card"),
            ("discard", DISCARD, "c", "discard a card: the hand is too large"),
            ("play", PLAY, "c", "play an ACTION or LEADER card"),
            ("use", USE, "c", "use a card in front of you, once in a Purchase Phase"),
            ("pick", PICK, "c", "take a card from the discards"),
            ("commit", COMMIT, "c", "commit a Tactics card, face-down"),
            ("roll", ROLL, "k", "commit a unit of this kind and roll for it"),
            ("lose", verbs.lose, "k", "lose a unit that was committed in this round, or in a retreat"),
            ("lose-fresh", verbs.lose_fresh, "k", "lose a unit that was not yet committed in this round"),
            ("recruit-allied", verbs.recruit_allied, "p", "recruit an Allied unit"),
            ("recruit-legion", verbs.recruit_legion, "p", "recruit a Legion"),
            ("place", verbs.place, "p", "where the Leader or Successor takes the field"),
            ("muster", verbs.muster, "p", "place a unit that a card brings"),
            ("target", verbs.target, "p", "the city that a card is about"),
            ("battle", verbs.battle, "p", "fight this battle next"),
            ("sail", verbs.sail, "pp", "a Fleet opens the way from one port to another"),
            ("remove", verbs.remove, "kp", "lose this unit to an event or card"),
            ("promote", verbs.promote, "kp", "make a unit veteran"),
            ("withdraw", verbs.withdraw, "ap", "where retreating units go"),
            ("march", verbs.march, "app", "march from one city to the next"),
        ]
        self._names: dict[str, list[str]] = {
            "n": [str(number) for number in range(1, MOST_BID + 1)],
            "c": pack.cards,
            "k": pack.kinds,
            "a": [*pack.kinds, ALL],
            "p": pack.places,
        }
        self._index: dict[str, dict[str, int]] = {
            sort: {name: index for index, name in enumerate(names)} for sort, names in self._names.items()
        }
        self._verbs: dict[str, tuple[int, str]] = {
            verb: (first, shape) for verb, first, shape, _ in self.rows
        }

    def split(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The verb of an action and the numbers of its arguments."""
        verb, first, shape, _ = next(row for row in reversed(self.rows) if row[1] <= action)
        rest = action - first
        found: list[int] = []
        for sort in reversed(shape):
            rest, index = divmod(rest, len(self._names[sort]))
            found.append(index)
        return verb, tuple(reversed(found))

    def shape(self, verb: str) -> str:
        """The sorts of a verb's arguments."""
        return self._verbs[verb][1]

    def words(self, sort: str) -> list[str]:
        """All words that an argument of this sort can be."""
        return self._names[sort]

    def text(self, action: int) -> str:
        """The one text form of an action."""
        if not 0 <= action < self.count:
            raise IllegalAction(f"There is no action {action}; they run from 0 to {self.count - 1}.")
        verb, arguments = self.split(action)
        names = [
            self._names[sort][index] for sort, index in zip(self._verbs[verb][1], arguments, strict=True)
        ]
        return " ".join([verb, *names])

    def parse(self, line: str) -> int:
        """The action that a text stands for; says what it did not understand."""
        words = line.split()
        if not words:
            raise IllegalAction(
                "Nothing was said. Type an action such as 'march legion rubicon rome' or 'end'."
            )
        verb = SYNONYMS.get(words[0], words[0])
        if verb not in self._verbs:
            raise IllegalAction(f"'{verb}' is not something one can do.{_suggest(verb, list(self._verbs))}")
        first, shape = self._verbs[verb]
        if len(words) != len(shape) + 1:
            wanted = " ".join([verb, *(_WORDS[sort].upper() for sort in shape)])
            raise IllegalAction(f"'{line.strip()}' is not complete or has too much: say '{wanted}'.")
        value = 0
        for sort, word in zip(shape, words[1:], strict=True):
            index = self._index[sort].get(word)
            if index is None:
                hint = _suggest(word, self._names[sort]) if sort != "n" else f" Say 1 to {MOST_BID}."
                raise IllegalAction(f"There is no {_WORDS[sort]} called '{word}'.{hint}")
            value = value * len(self._names[sort]) + index
        return first + value


def _suggest(word: str, known: list[str]) -> str:
    near = get_close_matches(word, known, n=3, cutoff=0.6)
    return f" Did you mean {' or '.join(near)}?" if near else ""
