"""The titles as OpenSpiel games. Each is called `rubicon_` and the id of its title, with `_` for `-`.

    import pyspiel
    import rubicon.envs.openspiel  # registers the games

    game = pyspiel.load_game("rubicon_some_title", {"rounds": 1})

Chance is explicit: every die and every card drawn is a chance node whose outcomes are equally likely. A
title asks for chance in the middle of an action, so the action is carried out on a copy, with the outcomes so
far as a script; where the script ends, the position is a chance node, and the action is carried out again
when its outcome is known. History and serialisation are therefore those of OpenSpiel itself.

Choices that both sides make in secret are asked for one after the other; the information state of the second
does not tell the first. An information state is everything that the player was told and has done, in order,
with what they see now. As a tensor it has the vector of the title, with its recall part, and a row for each
entry of that history: 1 and the id of an own action, or 2 and a digest of what was told.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel

from rubicon.core.dice import Dice
from rubicon.core.game import Event, Game, State, view_bytes
from rubicon.envs.episode import Setting
from rubicon.games import usable_games

#: Entries of a player's history that have room in a tensor. A longer history keeps its newest entries.
HISTORY: Final = 4096
#: Decisions in one game, at most: a bound for OpenSpiel's tables. The longest of our games has a third.
MAX_DECISIONS: Final = 6000
#: Outcomes of a chance node, at most: numbers that something is drawn from.
MAX_OUTCOMES: Final = 64
#: Digests have 24 bits, which a float of 32 bits holds exactly.
_DIGEST: Final = 0xFFFFFF
#: Stands before values of parameters that look like numbers.
_NUMERIC: Final = "v"
_OWN_ACTION: Final = 1
_TOLD: Final = 2


class _ChanceNeeded(Exception):
    """The script has ended, and the game asks for one of `outcomes` equally likely numbers."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class _NodeDice(Dice):
    """Dice that answer with the outcomes of chance nodes, and stop where the next one is needed."""

    def __init__(self, script: Sequence[int]) -> None:
        self.script = script
        self.at = 0

    def _next(self, outcomes: int) -> int:
        if outcomes == 1:  # no choice, so no node
            return 0
        if self.at == len(self.script):
            raise _ChanceNeeded(outcomes)
        self.at += 1
        return self.script[self.at - 1]

    def roll(self, count: int) -> list[int]:
        return [self._next(6) + 1 for _ in range(count)]

    def draw(self, size: int, count: int) -> list[int]:
        rest = list(range(size))
        for i in range(count):
            j = i + self._next(size - i)
            rest[i], rest[j] = rest[j], rest[i]
        return rest[:count]


class _Entry:
    """What happened in one action, and before it. It never changes, so copies of a state share it."""

    __slots__ = ("action", "before", "events", "side")

    def __init__(self, side: int, action: int, events: list[Event], before: _Entry | None) -> None:
        self.side, self.action, self.events, self.before = side, action, events, before

    def __deepcopy__(self, memo: dict[int, Any]) -> _Entry:
        return self


def _entries(last: _Entry | None) -> list[_Entry]:
    """A history, the oldest entry first."""
    found = []
    while last is not None:
        found.append(last)
        last = last.before
    return found[::-1]


class RubiconState(pyspiel.State):
    """A position, or a chance node on the way to the next one."""

    def __init__(self, game: RubiconGame) -> None:
        super().__init__(game)
        self.title: Game = game.title
        self.setting: Setting = game.setting
        #: The last position in which somebody decides; None before the first.
        self.position: State | None = None
        #: The action that is carried out, with the outcomes so far; -1 while the game is set up.
        self.pending: tuple[int, int] | None = (-1, -1)
        self.script: list[int] = []
        #: Outcomes of the chance node; 0 if this is none.
        self.outcomes = 0
        self.last: _Entry | None = None
        #: What each player has seen that a view no longer shows.
        self.recalls = [self.title.features().recall(side) for side in (0, 1)]
        self.winner = -1
        self.over = False
        self._carry_out()

    # ------------------------------------------------------------------ playing

    def _carry_out(self) -> None:
        """Carry out the pending action on a copy, as far as the script goes."""
        assert self.pending is not None
        side, action = self.pending
        events: list[Event] = []
        dice = _NodeDice(self.script)
        try:
            if self.position is None:
                position = self.title.new(self.title.settle(self.setting.options), dice, events)
            else:
                position = self.position.clone()
                position.log = events
                position.apply(side, action, dice)
        except _ChanceNeeded as needed:
            self.outcomes = needed.outcomes
            return
        position.log = None
        self.position = position
        self.pending = None
        self.script = []
        self.outcomes = 0
        self.last = _Entry(side, action, events, self.last)
        for recall in self.recalls:
            recall.watch(position, events)
        self._end(position)

    def _end(self, position: State) -> None:
        features = self.title.features()
        if not position.deciders():
            outcome = position.outcome()
            self.over = True
            self.winner = -1 if outcome is None or outcome.winner is None else outcome.winner
        elif self.setting.rounds is not None and features.rounds(position) >= self.setting.rounds:
            lead = features.lead(position)
            self.over = True
            self.winner = -1 if lead == 0 else 0 if lead > 0 else 1

    def current_player(self) -> int:
        if self.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.position is not None
        return self.position.deciders()[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        if player != self.current_player():
            return []
        return sorted(self.position.decision(player).actions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self.outcomes) for outcome in range(self.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.outcomes:
            self.script = [*self.script, int(action)]
        else:
            self.pending = (self.current_player(), int(action))
        self._carry_out()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.title.text(action)

    def is_terminal(self) -> bool:
        return self.over

    def returns(self) -> list[float]:
        if not self.over or self.winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def __str__(self) -> str:
        if self.position is None:
            return f"set-up, chance {len(self.script)}"
        node = f", chance {len(self.script)} of {self.pending}" if self.outcomes else ""
        return f"{self.position!r}{node}"

    # ------------------------------------------------------------------ what a player knows

    def told(self, player: int) -> list[tuple[int, int, str]]:
        """The history of a player: kind of entry, number, text."""
        found: list[tuple[int, int, str]] = []
        for entry in _entries(self.last):
            if entry.side == player:
                found.append((_OWN_ACTION, entry.action, self.title.text(entry.action)))
            for event in entry.events:
                message = self.title.tell(event, player)
                if message is not None:
                    text = json.dumps([message.key, message.facts], sort_keys=True, default=str)
                    found.append((_TOLD, zlib.crc32(text.encode()) & _DIGEST, text))
        return found

    def view_text(self, player: int) -> str:
        """What a player sees now."""
        if self.position is None:
            return "set-up"
        return view_bytes(self.position.view(player)).decode()

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> RubiconState:
        """A state that gives `player` the same information state: what is hidden from them is drawn again."""
        assert self.position is not None
        assert not self.outcomes, "only a position in which somebody decides can be drawn again"
        rng = Random(Random().random() if sampler is None else sampler())
        twin: RubiconState = self.clone()
        twin.position = position = self.title.sample(self.position.view(player), rng)
        while (decider := position.deciders()[0]) != self.current_player():
            # Both choose in secret, and here the first has chosen already. The view does not tell, so the
            # sampled position may wait for that choice.
            position.apply(decider, rng.choice(position.decision(decider).actions), _NodeDice(()))
        return twin


class RubiconObserver:
    """Observations and information states, as text and tensor."""

    def __init__(self, game: RubiconGame, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.features = game.title.features()
        size = self.features.full_size + 2 * HISTORY if perfect_recall else self.features.size
        self.tensor = np.zeros(size, np.float32)
        self.bytes = bytearray(self.features.full_size)
        self.zeros = bytes(self.features.full_size)
        self.dict = {"observation": self.tensor[: self.features.size]}
        if perfect_recall:
            self.dict["recall"] = self.tensor[self.features.size : self.features.full_size]
            self.dict["history"] = self.tensor[self.features.full_size :].reshape(HISTORY, 2)

    def set_from(self, state: RubiconState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            buffer = memoryview(self.bytes)
            buffer[:] = self.zeros
            self.features.write(state.position, player, buffer)
            size = self.features.size
            if self.perfect_recall:
                state.recalls[player].write(state.position, buffer, size)
                size = self.features.full_size
            self.tensor[:size] = np.frombuffer(self.bytes, np.uint8)[:size]
        if self.perfect_recall:
            rows = state.told(player)[-HISTORY:]
            if rows:
                self.dict["history"][: len(rows)] = [(kind, number) for kind, number, _ in rows]

    def string_from(self, state: RubiconState, player: int) -> str:
        seen = f"{player} {state.view_text(player)}"
        if not self.perfect_recall:
            return seen
        return "\n".join([*(text for _, _, text in state.told(player)), seen])


class RubiconGame(pyspiel.Game):
    """A title as OpenSpiel knows games."""

    def __init__(self, title: str, kind: Any, params: dict[str, Any] | None) -> None:
        given = dict(params or {})
        rounds = int(given.pop("rounds", 0))
        options = {name: str(value).removeprefix(_NUMERIC) for name, value in given.items()}
        self.setting = Setting(title, options, rounds or None)
        self.title = self.setting.check()
        info = pyspiel.GameInfo(
            num_distinct_actions=self.title.action_count,
            max_chance_outcomes=MAX_OUTCOMES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> RubiconState:
        return RubiconState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RubiconObserver:
        return RubiconObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _as_parameter(value: str) -> str:
    """A value of an option as a parameter. OpenSpiel reads `2.0` back as a number, so that is `v2.0`."""
    return f"{_NUMERIC}{value}" if value[0].isdigit() else value


def _register(found: Game) -> None:
    """Register a title with OpenSpiel."""
    title = found.id
    kind = pyspiel.GameType(
        short_name=f"rubicon_{title.replace('-', '_')}",
        long_name=found.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "rounds": 0,
            **{option.name: _as_parameter(option.values[0]) for option in found.options},
        },
    )

    class Registered(RubiconGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, kind, params)

    pyspiel.register_game(kind, Registered)


for _title in usable_games():
    _register(_title)
