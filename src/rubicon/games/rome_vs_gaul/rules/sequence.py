"""4: the course of a game: read it from top to bottom.

Each phase is declared in the module of its chapter. Some are called by another (a move interrupts the action
that began it); what comes after the others is in `follow`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Outcome, State, View
from rubicon.core.message import message
from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.flow import FinalPhase, Phase
from rubicon.games.rome_vs_gaul.rules import victory, views
from rubicon.games.rome_vs_gaul.rules.armies.phases import ARMY_PHASES
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, ROME, SIDES, Pack
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.turn import cards, muster, reinforcements, rounds, winter
from rubicon.games.rome_vs_gaul.rules.turn.actions import ACTIONS
from rubicon.games.rome_vs_gaul.rules.turn.council import COUNCIL_PHASE, UPRISING_PHASE
from rubicon.games.rome_vs_gaul.rules.turn.events import CARD_TEXT
from rubicon.games.rome_vs_gaul.rules.turn.muster import SPRING_MUSTER
from rubicon.games.rome_vs_gaul.rules.turn.reinforcements import (
    DISPLACING,
    LATE_CAESAR,
    PLACE_CAESAR,
    PLACE_LEGATES,
    REPLACEMENTS,
    SHIFT_PHASE,
    TRIBE_PLACEMENT,
)
from rubicon.games.rome_vs_gaul.rules.turn.rounds import CAMPAIGN_WINDOW, CARD_PLAY, REACTION_WINDOW
from rubicon.games.rome_vs_gaul.rules.turn.setup import ARMY_SETUP, LEGATE_SETUP
from rubicon.games.rome_vs_gaul.rules.turn.supply_phase import SUPPLY
from rubicon.games.rome_vs_gaul.rules.turn.winter import FORAGE, KEEPING, RELOCATION, WINTER_MARCH
from rubicon.games.rome_vs_gaul.rules.verbs import notation_of

#: The game is over.
OVER: Final[Phase[Any]] = FinalPhase("over", 0)

# ------------------------------------------------------------------ 4.1 the Reinforcement Phase


def begin_turn(s: Position, dice: Dice) -> None:
    """4, 1.A: a turn begins with the Gallic reinforcements."""
    s.note("turn", s.turn)
    s.active = GAUL
    reinforcements.begin_tribes(s, dice)


def _end_tribes(s: Position, dice: Dice) -> None:
    """4, 1.B to 1.D: the Roman segments are skipped on Turn 1."""
    if s.turn == 1:
        _deal(s, dice)
    else:
        s.active = ROME
        reinforcements.begin_replacements(s)


def _deal(s: Position, dice: Dice) -> None:
    """4, 1.E and 2: cards are dealt, then comes the Gallic Spring Muster."""
    cards.deal(s, dice)
    s.active = GAUL
    muster.begin_muster(s)


# ------------------------------------------------------------------ 4.4 the Winter Phase


def _end_march(s: Position, dice: Dice) -> None:
    """4, 4.C to 4.E: isolation, the Political Segment, the end of winter. Then the next turn."""
    winter.isolate(s)
    if victory.check_victory(s):
        s.goto(OVER)
        return
    winter.end_winter(s)
    if s.turn == s.pack.reshuffle_after:
        cards.reshuffle(s)
    s.turn += 1
    begin_turn(s, dice)


# ------------------------------------------------------------------ what follows


def follow(s: Position, ended: Phase[Any], dice: Dice) -> None:
    """Go on after a phase that nobody called: the order of 4.0."""
    if ended is LEGATE_SETUP:
        begin_turn(s, dice)
    elif ended is TRIBE_PLACEMENT:
        _end_tribes(s, dice)
    elif ended is REPLACEMENTS:
        reinforcements.begin_caesar(s, dice)
    elif ended is PLACE_CAESAR:
        reinforcements.begin_legates(s, dice)
    elif ended is PLACE_LEGATES:
        _deal(s, dice)
    elif ended is SPRING_MUSTER:
        rounds.begin_strategy(s, dice)
    elif ended is CARD_PLAY:
        winter.begin_winter(s, dice)
    elif ended is RELOCATION:
        winter.begin_keeping(s)
    elif ended is KEEPING:
        winter.begin_march(s)
    elif ended is WINTER_MARCH:
        winter.begin_forage(s, dice)
    else:
        assert ended is FORAGE
        _end_march(s, dice)


def _by_number(phases: list[Phase[Any]]) -> list[Phase[Any]]:
    """The phases in the order of their numbers, with stand-ins for numbers that are not used."""
    highest = max([phase.number for phase in phases])
    found: list[Phase[Any]] = [FinalPhase(f"unused-{number}", number) for number in range(highest + 1)]
    for phase in phases:
        assert found[phase.number].name.startswith("unused-"), f"two phases have number {phase.number}"
        found[phase.number] = phase
    return found


#: All phases, by their numbers.
PHASES: Final[list[Phase[Any]]] = _by_number(
    [
        OVER,
        ARMY_SETUP,
        LEGATE_SETUP,
        TRIBE_PLACEMENT,
        SHIFT_PHASE,
        DISPLACING,
        REPLACEMENTS,
        PLACE_CAESAR,
        LATE_CAESAR,
        PLACE_LEGATES,
        SPRING_MUSTER,
        CAMPAIGN_WINDOW,
        CARD_PLAY,
        REACTION_WINDOW,
        ACTIONS,
        COUNCIL_PHASE,
        UPRISING_PHASE,
        CARD_TEXT,
        SUPPLY,
        RELOCATION,
        KEEPING,
        WINTER_MARCH,
        FORAGE,
        *ARMY_PHASES,
    ]
)

#: By `Position.victory`: why the game ended.
REASONS: Final = (
    "",
    "end-recall",
    "end-conquest",
    "end-enough-points",
    "end-too-few-points",
)


def outcome(s: Position) -> Outcome | None:
    """19: how it ended. The score is Rome's Victory Points, and what Rome lacks to win."""
    if s.winner < 0:
        return None
    points = victory.victory_points(s)
    return Outcome(s.winner, (points, max(0, s.pack.vp_to_win - points)), message(REASONS[s.victory]))


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

    def side_id(self, side: int) -> str:
        return SIDES[side] if side in (ROME, GAUL) else "spectator"

    def action_text(self, action: int) -> str:
        return notation_of(self.pack).text(action)

    def origin(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        return loaded, (self.pack,)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def view(self, side: int) -> View:
        return views.views(self, (side,))[0]

    def views(self, viewers: Sequence[int]) -> list[View]:
        return views.views(self, viewers)


SIDE_NAMES: Final = ("Rome", "Gaul")


def loaded(pack: Pack, saved: Mapping[str, Any]) -> GaulState:
    """The state that `save` wrote."""
    state = GaulState(pack)
    state.load(saved)
    return state
