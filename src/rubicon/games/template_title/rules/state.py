"""The position with the rules: what `core.State` asks for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rubicon.core.dice import Dice
from rubicon.core.game import Decision, IllegalAction, Outcome, State, View
from rubicon.games.template_title.rules import sequence, views
from rubicon.games.template_title.rules.position import HANDS, LISTS, NUMBERS, OVER, Position


class GameState(Position):
    """A position that can be played on."""

    __slots__ = ()

    def deciders(self) -> tuple[int, ...]:
        return () if self.phase == OVER else sequence.PHASES[self.phase].deciders(self)

    def decision(self, side: int) -> Decision:
        if side not in self.deciders():
            raise IllegalAction("There is nothing for you to decide now.")
        return sequence.PHASES[self.phase].decide(self, side)

    def apply(self, side: int, action: int, dice: Dice) -> None:
        if action not in self.decision(side).actions:
            raise IllegalAction("That is not one of your choices now.")
        sequence.PHASES[self.phase].apply(self, side, action, dice)

    def view(self, side: int) -> View:
        return views.make_view(self, side)

    def outcome(self) -> Outcome | None:
        return sequence.outcome(self)

    def origin(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        return load_state, ()

    def clone(self) -> GameState:
        return load_state(self.save())


def load_state(saved: Mapping[str, Any]) -> GameState:
    """The state that `save` wrote."""
    state = GameState(saved["rounds"])
    for name in NUMBERS:
        setattr(state, name, saved[name])
    for name in LISTS:
        setattr(state, name, list(saved[name]))
    for name in HANDS:
        setattr(state, name, [list(cards) for cards in saved[name]])
    return state
