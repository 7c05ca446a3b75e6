"""Where chance comes from.

Everything random in every title is one of two questions: roll n six-sided dice, or draw n distinct numbers
out of m. `FastDice` answers for playouts, `SealedDice` for real games (see `rubicon.core.seal`),
`ScriptedDice` for replays and tests.
"""

from __future__ import annotations

from random import Random
from typing import Any

from rubicon.core.message import Message, in_english, message
from rubicon.core.mypyc_shim import mypyc_attr

#: One answer: ("roll", (3, 5)) or ("draw", (4, 17, 0)).
Chance = tuple[str, tuple[int, ...]]


class DiceError(Exception):
    """The script has no answer to the question of the game, or one that does not fit."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.message = why

    def __str__(self) -> str:
        return in_english(self.message)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """The source of chance that `State.apply` is given."""

    def roll(self, count: int) -> list[int]:
        """`count` six-sided dice."""
        raise NotImplementedError

    def draw(self, size: int, count: int) -> list[int]:
        """`count` distinct numbers below `size`, in the order drawn. All of them make a shuffle."""
        raise NotImplementedError

    def rewind(self, questions: int) -> None:
        """The last `questions` answers do not count, for example because the action could not be saved.

        A source whose answers depend on the number of the question gives them again; any other just goes on.
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class FastDice(Dice):
    """Fast dice, reproducible from a seed; for playouts, bots and fuzzing, where nobody needs a proof."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def roll(self, count: int) -> list[int]:
        random = self._random
        return [int(random() * 6) + 1 for _ in range(count)]

    def draw(self, size: int, count: int) -> list[int]:
        random = self._random
        rest = list(range(size))
        for i in range(count):
            j = i + int(random() * (size - i))
            rest[i], rest[j] = rest[j], rest[i]
        return rest[:count]


class ScriptedDice(Dice):
    """Gives the answers it was handed, in order, and refuses any question they do not fit."""

    def __init__(self, script: list[Chance] | None = None) -> None:
        self.script: list[Chance] = script if script is not None else []

    def _next(self, kind: str, count: int) -> list[int]:
        if not self.script:
            raise DiceError(message("dice-ended", asked=kind, count=count))
        found, values = self.script[0]
        if found != kind or len(values) != count:
            raise DiceError(message("dice-differ", asked=kind, count=count, word=found, given=len(values)))
        del self.script[0]
        return list(values)

    def roll(self, count: int) -> list[int]:
        values = self._next("roll", count)
        for value in values:
            if not 1 <= value <= 6:
                raise DiceError(message("dice-no-face", value=value))
        return values

    def draw(self, size: int, count: int) -> list[int]:
        values = self._next("draw", count)
        if len(set(values)) != count or any(not 0 <= value < size for value in values):
            raise DiceError(message("dice-no-draw", text=values, count=count, size=size))
        return values


class RecordingDice(Dice):
    """Passes every question on to `source` and keeps the answers, for the record."""

    def __init__(self, source: Dice) -> None:
        self.source = source
        self.kept: list[Chance] = []

    def __reduce__(self) -> tuple[Any, ...]:
        return _recording, (self.source, self.kept)

    def roll(self, count: int) -> list[int]:
        values = self.source.roll(count)
        self.kept.append(("roll", tuple(values)))
        return values

    def draw(self, size: int, count: int) -> list[int]:
        values = self.source.draw(size, count)
        self.kept.append(("draw", tuple(values)))
        return values

    def take(self) -> list[Chance]:
        """The answers since the last call, which are then forgotten."""
        kept, self.kept = self.kept, []
        return kept

    def rewind(self, questions: int) -> None:
        del self.kept[len(self.kept) - questions :]
        self.source.rewind(questions)


def _recording(source: Dice, kept: list[Chance]) -> RecordingDice:
    """The dice that were pickled."""
    dice = RecordingDice(source)
    dice.kept = kept
    return dice
