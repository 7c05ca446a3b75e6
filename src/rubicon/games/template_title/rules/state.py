"""The position with the rules: what `core.State` asks for beyond the kit."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rubicon.core.dice import Dice
from rubicon.core.game import Outcome, State, View
from rubicon.games.kit.flow import Phase
from rubicon.games.template_title.rules import sequence, views
from rubicon.games.template_title.rules.components import SIDES
from rubicon.games.template_title.rules.notation import VERBS
from rubicon.games.template_title.rules.position import Position


class GameState(Position):
    """A position that can be played on."""

    __slots__ = ()

    def follow(self, ended: Phase[Any], dice: Dice) -> None:
        sequence.take_hill(self, dice)

    def phases(self) -> Sequence[Phase[Any]]:
        return sequence.PHASES

    def side_id(self, side: int) -> str:
        return SIDES[side] if 0 <= side < len(SIDES) else "spectator"

    def action_text(self, action: int) -> str:
        return VERBS.text(action)

    def view(self, side: int) -> View:
        return views.make_view(self, side)

    def outcome(self) -> Outcome | None:
        return sequence.outcome(self)

    def origin(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        return load_state, ()

    def clone(self) -> GameState:
        return GameState(self.rounds, self)


def load_state(saved: Mapping[str, Any]) -> GameState:
    """The state that `save` wrote."""
    state = GameState(saved["rounds"])
    state.load(saved)
    return state
