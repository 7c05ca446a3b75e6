"""The position with the rules: what `core.State` promises."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rubicon.core.dice import Dice
from rubicon.core.game import Decision, IllegalAction, Outcome, View
from rubicon.games.caesar_xl.rules import sequence, views
from rubicon.games.caesar_xl.rules.pack import SIDE_NAMES, Pack
from rubicon.games.caesar_xl.rules.state import LISTS, OVER, SCALARS, Position


class XLState(Position):
    """A position with the rules: what `core.State` promises."""

    __slots__ = ()

    def clone(self) -> XLState:
        return XLState(self.pack, self)

    def decision(self, side: int) -> Decision:
        found = self._decision
        if found is not None and found.side == side:
            return found
        if side not in self.deciders():
            raise IllegalAction(
                "The game is over." if self.phase == OVER else f"It is not for {_name(side)} to decide now."
            )
        self._decision = found = sequence.decision(self)
        return found

    def apply(self, side: int, action: int, dice: Dice) -> None:
        self.step(side, action, dice)
        self.go_on(dice)

    def go_on(self, dice: Dice) -> None:
        """A choice with a single option is no choice, unless others might learn of a hand from that."""
        while self.phase != OVER and self.phase not in sequence.BY_HAND:
            only = sequence.decision(self)
            if len(only.actions) > 1:
                self._decision = only
                break
            sequence.apply(self, only.actions[0], dice)

    def step(self, side: int, action: int, dice: Dice) -> None:
        """As `apply`, but leaves every choice that follows to be made, forced ones too."""
        if action not in self.decision(side).actions:
            raise IllegalAction(f"{_name(side)} cannot do that now.")
        self._decision = None
        sequence.apply(self, action, dice)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as it is saved."""
        return loaded, (self.pack, self.save())

    def outcome(self) -> Outcome | None:
        return sequence.outcome(self)

    def view(self, side: int) -> View:
        return views.views(self, (side,))[0]

    def views(self, viewers: Sequence[int]) -> list[View]:
        return views.views(self, viewers)


def loaded(pack: Pack, saved: Mapping[str, Any]) -> XLState:
    """The state that `save` wrote."""
    state = XLState(pack)
    for name in SCALARS:
        setattr(state, name, int(saved[name]))
    for name in LISTS:
        setattr(state, name, [int(value) for value in saved[name]])
    return state


def _name(side: int) -> str:
    return SIDE_NAMES[side] if 0 <= side < len(SIDE_NAMES) else "a spectator"
