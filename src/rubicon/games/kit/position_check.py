"""What a title says about its decisions in `checks/positions.py`, for suites of positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rubicon.core.game import Game


@dataclass(frozen=True, slots=True)
class PositionCheck:
    """The kinds of decision that a title wants to be measured."""

    game: Game
    #: The kind of a decision of a side: "" if it is not measured. Arguments: state, side, legal actions.
    kind: Callable[[Any, int, Sequence[int]], str]
    #: The kinds that are decided within a battle.
    battle_kinds: frozenset[str]
    #: What is plainly wrong with the actions that a side took in a position, by name: at most each once.
    #: Arguments: state before, side, actions, state after.
    mistakes: Callable[[Any, int, Sequence[int], Any], list[str]]


def any_title(game: Game) -> PositionCheck:
    """For a title that says nothing: the kinds of its decisions as the rules name them, and no mistakes."""

    def kind(state: Any, side: int, actions: Sequence[int]) -> str:
        return str(state.decision(side).kind)

    def mistakes(before: Any, side: int, plan: Sequence[int], after: Any) -> list[str]:
        return []

    return PositionCheck(game, kind, frozenset(), mistakes)
