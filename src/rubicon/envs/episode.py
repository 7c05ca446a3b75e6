"""One game as a learner plays it: whose choice it is, what may be chosen, what a side sees, who won.

When several sides choose at the same time, in secret, they are asked one after the other. Nothing of the
first choice can be seen by the second side: its view does not depend on it (promise 2).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.features import Recall
from rubicon.core.game import Game, IllegalAction, RubiconError, State
from rubicon.core.message import message
from rubicon.games import game

#: How steps are rewarded.
REWARDS: Final = ("terminal", "shaped")


@dataclass(frozen=True, slots=True)
class Setting:
    """What is the same in every game of an environment.

    `options` are those of the title. `rounds` shortens the game to that number of Years or turns: then
    whoever is ahead in points has won (`Features.lead`). With `recall` the vector has what a side saw
    earlier. `reward` is `terminal` (1, -1 or 0 at the end), or `shaped`: in addition every change of the
    lead is rewarded. `pack` is a file with components of your own, for titles that take one.
    """

    title: str
    options: Mapping[str, str] = field(default_factory=dict)
    rounds: int | None = None
    recall: bool = False
    reward: str = "terminal"
    pack: str = ""

    def __reduce__(self) -> tuple[Any, ...]:
        options = dict(self.options)
        return Setting, (self.title, options, self.rounds, self.recall, self.reward, self.pack)

    def check(self) -> Game:
        """The title. Raises `RubiconError` if something here does not exist."""
        title = game(f"{self.title}@{self.pack}" if self.pack else self.title)
        title.settle(self.options)
        most = title.features().max_rounds
        if self.rounds is not None and not 1 <= self.rounds <= most:
            raise RubiconError(
                f"A game of {title.title} has 1 to {most} rounds (Years or turns), not {self.rounds}."
            )
        if self.reward not in REWARDS:
            raise RubiconError(f"There is no reward '{self.reward}'. There are: {', '.join(REWARDS)}.")
        return title


_MASK: Final = (1 << 64) - 1


class SeededDice(Dice):
    """Dice whose whole state is one number (SplitMix64), so that a copy of a game costs next to nothing."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def __reduce__(self) -> tuple[Any, ...]:
        return SeededDice, (self.state,)

    def next(self) -> int:
        """The next number of 64 bits."""
        self.state = number = (self.state + 0x9E3779B97F4A7C15) & _MASK
        number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & _MASK
        return number ^ (number >> 31)

    def roll(self, count: int) -> list[int]:
        return [(self.next() * 6 >> 64) + 1 for _ in range(count)]

    def draw(self, size: int, count: int) -> list[int]:
        rest = list(range(size))
        for i in range(count):
            j = i + (self.next() * (size - i) >> 64)
            rest[i], rest[j] = rest[j], rest[i]
        return rest[:count]


class Episode:
    """A game that is played. Copies are cheap and independent, and go on with the same dice."""

    __slots__ = (
        "_recalls",
        "_shaped",
        "dice",
        "features",
        "game",
        "lead",
        "over",
        "rewards",
        "setting",
        "side",
        "state",
        "steps",
        "winner",
    )

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.game: Game = setting.check()
        self.features = self.game.features()
        self._shaped = setting.reward == "shaped"
        self.dice = SeededDice(seed)
        self.state: State = self.game.new(self.game.settle(setting.options), self.dice)
        self._recalls: list[Recall] | None = None
        if setting.recall:
            self._recalls = [self.features.recall(side) for side in range(len(self.game.sides))]
            for recall in self._recalls:
                recall.watch(self.state)
        #: Steps taken so far.
        self.steps = 0
        self.over = False
        #: The side that has won; None in a draw, and while the game goes on.
        self.winner: int | None = None
        #: The side that must decide, also at the end of a shortened game; -1 if nobody must.
        self.side = self.state.deciders()[0]
        #: How far side 0 is ahead in points, if rewards are shaped.
        self.lead = self.features.lead(self.state) if self._shaped else 0.0
        #: What the last step was worth to each side.
        self.rewards: list[float] = [0.0, 0.0]

    @property
    def size(self) -> int:
        """Entries of the vector."""
        return self.features.size if self._recalls is None else self.features.full_size

    def legal(self) -> list[int]:
        """The ids of the legal actions of the side that must decide, in ascending order; none at the end."""
        return [] if self.over else sorted(self.state.decision(self.side).actions)

    def step(self, action: int, side: int | None = None) -> None:
        """Choose an action for `side`, by default the one whose turn it is to be asked. Raises
        `IllegalAction` if it is not legal."""
        if self.over:
            raise IllegalAction(message("game-over"))
        state = self.state
        state.apply(self.side if side is None else side, action, self.dice)
        self.steps += 1
        if self._recalls is not None:
            for recall in self._recalls:
                recall.watch(state)
        deciders = state.deciders()
        rounds = self.setting.rounds
        if not deciders:
            self.side = -1
            outcome = state.outcome()
            self._end(None if outcome is None else outcome.winner)
        else:
            self.side = deciders[0]
            if rounds is not None and self.features.rounds(state) >= rounds:
                lead = self.features.lead(state)
                self._end(None if lead == 0 else 0 if lead > 0 else 1)
        if self._shaped:
            self._shape()

    def _end(self, winner: int | None) -> None:
        self.over = True
        self.winner = winner
        if winner is not None:
            self.rewards = [1.0, -1.0] if winner == 0 else [-1.0, 1.0]

    def _shape(self) -> None:
        """Add the change of the lead to the rewards of this step."""
        lead = self.features.lead(self.state)
        change, self.lead = lead - self.lead, lead
        end = 0.0 if self.winner is None else 1.0 if self.winner == 0 else -1.0
        self.rewards = [end + change, -end - change]

    def observe(self, side: int, out: memoryview) -> None:
        """Write the vector of a side into `out`, which has `size` bytes and holds zeros."""
        self.features.write(self.state, side, out)
        if self._recalls is not None:
            self._recalls[side].write(self.state, out, self.features.size)

    def copy(self) -> Episode:
        """An independent copy."""
        twin = object.__new__(Episode)
        for name in Episode.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.state = self.state.clone()
        twin.dice = SeededDice(self.dice.state)
        twin.rewards = self.rewards[:]
        if self._recalls is not None:
            twin._recalls = [recall.copy() for recall in self._recalls]
        return twin

    def __copy__(self) -> Episode:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        left_out = ("game", "features")
        return {name: getattr(self, name) for name in Episode.__slots__ if name not in left_out}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        for name, value in saved.items():
            setattr(self, name, value)
        self.game = self.setting.check()
        self.features = self.game.features()
