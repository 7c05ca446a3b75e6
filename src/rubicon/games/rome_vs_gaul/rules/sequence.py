"""4: the course of a game: read it from top to bottom.

Each phase is declared in the module of its chapter. Some are called by another (a move interrupts the action
that began it); what comes after the others is in `follow`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Outcome, State, View
from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.flow import FinalPhase, Phase
from rubicon.games.rome_vs_gaul.rules.armies.phases import ARMY_PHASES
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, ROME, Pack
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import NOTATION
from rubicon.games.rome_vs_gaul.rules.victory import victory_points

#: The game is over.
OVER: Final[Phase[Any]] = FinalPhase("over", 0)


def follow(s: Position, ended: Phase[Any], dice: Dice) -> None:
    """Go on after a phase that nobody called."""
    raise NotImplementedError(ended.name)


def _by_number(phases: list[Phase[Any]]) -> list[Phase[Any]]:
    """The phases in the order of their numbers, with stand-ins for numbers that are not used."""
    highest = max([phase.number for phase in phases])
    found: list[Phase[Any]] = [FinalPhase(f"unused-{number}", number) for number in range(highest + 1)]
    for phase in phases:
        assert found[phase.number].name.startswith("unused-"), f"two phases have number {phase.number}"
        found[phase.number] = phase
    return found


#: The phases of a turn; those of armies are in `armies`.
TURN_PHASES: Final[list[Phase[Any]]] = [OVER]
#: All phases, by their numbers.
PHASES: Final[list[Phase[Any]]] = _by_number([*TURN_PHASES, *ARMY_PHASES])

#: By `Position.victory`: why the game ended.
REASONS: Final = (
    "",
    "the Senate recalls Caesar: three Governance points or fewer",
    "Gaul is conquered: no Fortified Town is left, and Rome controls most Provinces",
    "Rome has the Victory Points it needs",
    "Rome has too few Victory Points after the last turn",
)


def outcome(s: Position) -> Outcome | None:
    """19: how it ended. The score is Rome's Victory Points, and what Rome lacks to win."""
    if s.winner < 0:
        return None
    points = victory_points(s)
    return Outcome(s.winner, (points, max(0, s.pack.vp_to_win - points)), REASONS[s.victory])


# ------------------------------------------------------------------ what `core.State` promises


@mypyc_attr(acyclic=True, free_list_len=1)
class GaulState(Position):
    """A position with the rules: what `core.State` promises."""

    __slots__ = ()

    def clone(self) -> GaulState:
        return GaulState(self.pack, self)

    def follow(self, ended: Phase[Any], dice: Dice) -> None:
        follow(self, ended, dice)

    def phases(self) -> Sequence[Phase[Any]]:
        return PHASES

    def side_name(self, side: int) -> str:
        return SIDE_NAMES[side] if side in (ROME, GAUL) else "a spectator"

    def action_text(self, action: int) -> str:
        return NOTATION.text(action)

    def origin(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        return loaded, (self.pack,)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def view(self, side: int) -> View:
        return self.public()

    def views(self, viewers: Sequence[int]) -> list[View]:
        return [self.view(viewer) for viewer in viewers]


SIDE_NAMES: Final = ("Rome", "Gaul")


def loaded(pack: Pack, saved: Mapping[str, Any]) -> GaulState:
    """The state that `save` wrote."""
    state = GaulState(pack)
    state.load(saved)
    return state
