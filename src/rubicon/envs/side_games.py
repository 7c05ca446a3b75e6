"""Games of one side against a bot, one after the other, alone or many at once: what the environments of
`gymnasium` and `cluster` play, and the arguments that those for many games have in common.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, Unpack

import numpy as np
from numpy.typing import NDArray

from rubicon import bots
from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.envs.episode import Episode, Setting, SettingArguments

#: Legal actions that have room in a list of them: more than any decision has. Caesar XL's bids come nearest,
#: with up to 501.
MAX_LEGAL: Final = 512
#: The opponent who is the learner.
SELF: Final = "self"
#: How an action is given: its id, or its place in the ascending list of legal ids.
ACTIONS: Final = ("id", "index")
#: What fills the rest of a list of legal actions.
NO_ACTION: Final = -1
#: Seeds are drawn below this number.
SEED_LIMIT: Final = 1 << 63

Observation = dict[str, NDArray[Any]]


class SideGame:
    """Games of one side against an opponent, one after the other: what both environments play."""

    def __init__(self, setting: Setting, side: str, opponent: str, seed: int) -> None:
        self.setting = setting
        self.game = setting.check()
        self.opponent = opponent
        #: The side that learns; -1 if both do.
        self.side = SPECTATOR if opponent == SELF else self.game.side(side)
        self.rng = np.random.default_rng(seed)
        self.legal: list[int] = []
        #: What the learner has earned since its last decision.
        self.reward = 0.0
        self.begin()

    def begin(self) -> None:
        """Begin a new game, up to the first decision of the learner."""
        while True:
            self.episode = Episode(self.setting, int(self.rng.integers(SEED_LIMIT)))
            if self.side != SPECTATOR:
                self.bot = bots.make(self.opponent, self.game, int(self.rng.integers(SEED_LIMIT)))
                #: A bot that looks at nothing needs no view.
                self.looks = not isinstance(self.bot, bots.RandomBot)
            self.reward = 0.0
            self._go_on()
            if (
                not self.episode.over
            ):  # the opponent cannot end it before the learner has decided, except by luck
                return

    def step(self, action: int) -> None:
        """The learner chooses; then the opponent plays until the learner must decide again."""
        decider = self.episode.side
        self.reward = 0.0
        self.episode.step(action)
        self._earn(decider)
        self._go_on()

    def _earn(self, decider: int) -> None:
        episode = self.episode
        if episode.over or self.setting.reward == "shaped":
            self.reward += episode.rewards[decider if self.side == SPECTATOR else self.side]

    def _go_on(self) -> None:
        episode = self.episode
        if self.side != SPECTATOR:
            while not episode.over and episode.side != self.side:
                decision = episode.state.decision(episode.side)
                view = episode.state.view(episode.side) if self.looks else {}
                episode.step(self.bot.choose(view, decision.kind, decision.prompt, decision.actions))
                self._earn(episode.side)
        self.legal = episode.legal()

    @property
    def viewer(self) -> int:
        """The side whose observation the learner gets."""
        return max(self.episode.side, 0) if self.side == SPECTATOR else self.side

    def action_id(self, action: int, as_index: bool) -> int:
        """The id of an action that may be given as an index."""
        if not as_index:
            return action
        if not 0 <= action < len(self.legal):
            raise RubiconError(f"There are {len(self.legal)} legal actions; there is no number {action}.")
        return self.legal[action]


def check_actions(actions: str) -> None:
    """Raise `RubiconError` unless actions can be given like this."""
    if actions not in ACTIONS:
        raise RubiconError(f"Actions cannot be given as '{actions}'. Choose one of: {', '.join(ACTIONS)}.")


# ------------------------------------------------------------------ many games


def array_shapes(rows: int, size: int) -> list[tuple[str, Any, tuple[int, ...]]]:
    """The arrays that hold some games, one row for each: name, kind of number, shape."""
    return [
        ("observation", np.uint8, (rows, size)),
        ("legal", np.int32, (rows, MAX_LEGAL)),
        ("count", np.int32, (rows,)),
        ("action", np.int32, (rows,)),
        ("reward", np.float64, (rows,)),
        ("over", np.int8, (rows,)),
        ("winner", np.int8, (rows,)),
        ("side", np.int8, (rows,)),
    ]


def new_arrays(rows: int, size: int) -> dict[str, NDArray[Any]]:
    """Such arrays in the memory of this process."""
    return {key: np.zeros(shape, kind) for key, kind, shape in array_shapes(rows, size)}


class GameRows:
    """Some games, shown in the rows of arrays: in this process, or in another that shares them."""

    def __init__(
        self,
        setting: Setting,
        side: str,
        opponent: str,
        seeds: Sequence[int],
        arrays: dict[str, NDArray[Any]],
    ) -> None:
        self.games = [SideGame(setting, side, opponent, seed) for seed in seeds]
        # Single numbers are written through memory views: numpy takes twice as long for that.
        self.vectors = [row.data for row in arrays["observation"]]
        self.legal = [row.data for row in arrays["legal"]]
        self.count, self.action, self.over = (arrays[key].data for key in ("count", "action", "over"))
        self.winner, self.side = (arrays[key].data for key in ("winner", "side"))
        self.reward: Any = arrays["reward"].data
        arrays["legal"][:] = NO_ACTION
        arrays["count"][:] = 0
        arrays["winner"][:] = NO_ACTION
        self.show(self.games)

    def show(self, games: list[SideGame]) -> None:
        """Play these games from now on, as many as before."""
        self.games = games
        for row, play in enumerate(games):
            self._show(row, play)

    def step(self, as_index: bool) -> None:
        """Take the action of each row; begin a new game where one has ended."""
        for row, play in enumerate(self.games):
            play.step(play.action_id(self.action[row], as_index))
            self.reward[row] = play.reward
            over = play.episode.over
            self.over[row] = over
            self.winner[row] = NO_ACTION
            if over:
                if play.episode.winner is not None:
                    self.winner[row] = play.episode.winner
                play.begin()
            self._show(row, play)

    def _show(self, row: int, play: SideGame) -> None:
        viewer = play.viewer
        self.vectors[row][:] = play.episode.vector(viewer)
        self.side[row] = viewer
        legal = self.legal[row]
        count, before = len(play.legal), self.count[row]
        legal[:count] = array("i", play.legal)
        if count < before:
            legal[count:before] = _NO_ACTIONS[: before - count]
        self.count[row] = count


_NO_ACTIONS: Final = array("i", [NO_ACTION] * MAX_LEGAL)


class ManyGames:
    """The arguments of an environment that plays `count` games at once, spread over `parts` workers.

    `side` is the title's first one if it is empty; `opponent` is a bot, or `self`. Every game has its own
    seed, whichever worker plays it. `actions` are given by `id` or by `index`. `setting` are `options`,
    `rounds`, `recall`, `reward` and `pack`, as `Setting` has them.
    """

    #: What the workers are called.
    WORKERS = "processes"

    def __init__(
        self,
        title: str,
        count: int,
        side: str = "",
        opponent: str = "random",
        *,
        parts: int = 1,
        actions: str = "id",
        **setting: Unpack[SettingArguments],
    ) -> None:
        check_actions(actions)
        if not 1 <= parts <= count:
            raise RubiconError(f"{count} games can be spread over 1 to {count} {self.WORKERS}, not {parts}.")
        self.setting = Setting(title, **setting)
        self.game = self.setting.check()
        self.side, self.opponent = side or self.game.sides[0], opponent
        self.num_envs = count
        self.as_index = actions == "index"
        self.size = self.setting.vector_size()
        #: The first row of each worker, and the end.
        self.bounds = [count * number // parts for number in range(parts + 1)]

    def worker_seeds(self, seed: int) -> list[tuple[int, list[int]]]:
        """The first row of each worker, and the seeds of its games."""
        seeds = [
            int(number) for number in np.random.default_rng(seed).integers(SEED_LIMIT, size=self.num_envs)
        ]
        return [(first, seeds[first:last]) for first, last in pairwise(self.bounds)]


StepResult = tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


def observations(arrays: dict[str, NDArray[Any]]) -> Observation:
    """The observations of many games."""
    return {"observation": arrays["observation"], "legal_actions": arrays["legal"]}


def step_result(arrays: dict[str, NDArray[Any]]) -> StepResult:
    """What a step of many games gives."""
    over = arrays["over"].astype(bool)
    info = {"side": arrays["side"], "winner": arrays["winner"].copy(), "legal_count": arrays["count"]}
    return observations(arrays), arrays["reward"].copy(), over, np.zeros(len(over), bool), info
