"""One game as a learner plays it: whose choice it is, what may be chosen, what a side sees, who won.

When several sides choose at the same time, in secret, they are asked one after the other. Nothing of the
first choice can be seen by the second side: its view does not depend on it (promise 2).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypedDict

from rubicon.core.dice import Dice
from rubicon.core.features import Features, Recall, VectorWriter
from rubicon.core.game import Event, Game, IllegalAction, RubiconError, State
from rubicon.core.message import message
from rubicon.games import game

#: How steps are rewarded.
REWARDS: Final = ("terminal", "shaped")


class SettingArguments(TypedDict, total=False):
    """The arguments of `Setting` that every environment takes."""

    options: Mapping[str, str]
    rounds: int | None
    recall: bool
    reward: str
    pack: str


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

    def vector_size(self) -> int:
        """Entries of the vector."""
        features = self.check().features()
        return features.full_size if self.recall else features.size


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
        "_no_recall",
        "_recalls",
        "_rounds",
        "_shaped",
        "_writers",
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

    def __init__(self, setting: Setting, seed: int, source: Episode | None = None) -> None:
        """A new game; or a copy of `source`, whatever the seed."""
        self.setting = setting
        self._shaped = setting.reward == "shaped"
        self._rounds = setting.rounds
        #: What writes the vectors of each side, once somebody asked for one.
        self._writers: list[VectorWriter | None] = [None, None]
        self._recalls: list[Recall] | None = None
        #: The recall part before it is written.
        self._no_recall: bytes
        self.dice: SeededDice
        self.state: State
        self.game: Game
        self.features: Features
        #: Steps taken so far.
        self.steps: int
        self.over: bool
        #: The side that has won; None in a draw, and while the game goes on.
        self.winner: int | None
        #: The side that must decide, also at the end of a shortened game; -1 if nobody must.
        self.side: int
        #: How far side 0 is ahead in points, if rewards are shaped.
        self.lead: float
        #: What the last step was worth to each side.
        self.rewards: list[float]
        if source is not None:
            self.game, self.features = source.game, source.features
            self._no_recall = source._no_recall
            self.dice = SeededDice(source.dice.state)
            self.state = source.state.clone()
            if source._recalls is not None:
                self._recalls = [recall.copy() for recall in source._recalls]
            self._writers = [None if writer is None else writer.copy() for writer in source._writers]
            self.steps, self.over, self.winner = source.steps, source.over, source.winner
            self.side, self.lead, self.rewards = source.side, source.lead, source.rewards[:]
            return
        self.game = setting.check()
        self.features = self.game.features()
        self._no_recall = bytes(self.features.full_size - self.features.size)
        self.dice = SeededDice(seed)
        events: list[Event] | None = [] if setting.recall else None
        self.state = self.game.new(self.game.settle(setting.options), self.dice, events)
        self.state.log = None
        if setting.recall:
            self._recalls = [self.features.recall(side) for side in range(len(self.game.sides))]
            self._watch(events)
        self.steps = 0
        self.over = False
        self.winner = None
        self.side = self.state.deciders()[0]
        self.lead = self.features.lead(self.state) if self._shaped else 0.0
        self.rewards = [0.0, 0.0]

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
        events: list[Event] | None = None
        if self._recalls is not None:
            state.log = events = []
        try:
            state.apply(self.side if side is None else side, action, self.dice)
        finally:
            state.log = None
        self.steps += 1
        if events is not None:
            self._watch(events)
        deciders = state.deciders()
        if not deciders:
            self.side = -1
            outcome = state.outcome()
            self._end(None if outcome is None else outcome.winner)
        else:
            self.side = deciders[0]
            if self._rounds is not None and self.features.rounds(state) >= self._rounds:
                lead = self.features.lead(state)
                self._end(None if lead == 0 else 0 if lead > 0 else 1)
        if self._shaped:
            self._shape()

    def _watch(self, events: list[Event] | None) -> None:
        """Let each side take note of what it sees and was told."""
        assert self._recalls is not None
        for recall in self._recalls:
            recall.watch(self.state, events or ())

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

    def vector(self, side: int) -> bytearray:
        """The vector of a side, with the recall part if there is one. It changes with the next call for this
        side: copy what must stay."""
        writer = self._writers[side]
        if writer is None:
            writer = self._writers[side] = self.features.writer(side, self._recalls is not None)
        vector = writer.update(self.state)
        if self._recalls is not None:
            size = self.features.size
            vector[size:] = self._no_recall
            self._recalls[side].write(self.state, vector, size)
        return vector

    def observe(self, side: int, out: memoryview) -> None:
        """Write the vector of a side into `out`, which has `size` bytes."""
        out[:] = self.vector(side)

    def copy(self) -> Episode:
        """An independent copy."""
        return Episode(self.setting, 0, self)

    def __copy__(self) -> Episode:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        saved = {name: getattr(self, name) for name in _PICKLED}
        return _from_pickle, (self.setting, self.dice, self.state, self._recalls, saved)


#: Fields that are pickled as they are.
_PICKLED: Final = ("steps", "over", "winner", "side", "lead", "rewards")


def _from_pickle(
    setting: Setting, dice: SeededDice, state: State, recalls: list[Recall] | None, saved: dict[str, Any]
) -> Episode:
    """The game that was pickled."""
    made = Episode(setting, 0)
    made.dice, made.state, made._recalls = dice, state, recalls
    for name, value in saved.items():
        setattr(made, name, value)
    return made


def mask_of(legal: list[int], count: int) -> bytearray:
    """A byte for each of `count` actions: 1 if it is legal."""
    mask = bytearray(count)
    for action in legal:
        mask[action] = 1
    return mask
