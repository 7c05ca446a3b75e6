"""The course of a game, from top to bottom. A phase is declared once, in `PHASES`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision, Outcome
from rubicon.games.template_title.rules.components import (
    CARDS,
    HAND_SIZE,
    HILL_VALUES,
    HILLS,
    SIDE_NAMES,
)
from rubicon.games.template_title.rules.notation import KEEP, ROLL, play_action
from rubicon.games.template_title.rules.position import (
    CHOICE,
    FAVOUR,
    NO_CARD,
    NOBODY,
    OVER,
    Position,
)


@dataclass(frozen=True)
class Phase:
    """One phase: its name, its rule, what its side does, and the functions that carry it out."""

    name: str
    rule: str
    doing: str
    deciders: Callable[[Position], tuple[int, ...]]
    decide: Callable[[Position, int], Decision]
    apply: Callable[[Position, int, int, Dice], None]


def begin_game(s: Position, dice: Dice) -> None:
    """1.2: deal the cards; 2.1: draw the first hill."""
    dealt = [CARDS[at] for at in dice.draw(len(CARDS), 2 * HAND_SIZE)]
    for side in (0, 1):
        s.hands[side] = sorted(dealt[side * HAND_SIZE : (side + 1) * HAND_SIZE])
        s.note("dealt", side, tuple(s.hands[side]))
    begin_round(s, dice)


def begin_round(s: Position, dice: Dice) -> None:
    """2.1: draw a hill that was not contested yet."""
    left = [hill for hill in range(len(HILLS)) if s.owners[hill] == NOBODY]
    s.hill = left[dice.draw(len(left), 1)[0]]
    s.round += 1
    s.phase = CHOICE
    s.chosen = [NO_CARD, NO_CARD]
    s.dice = [0, 0]
    s.note("hill", s.round, s.hill)


# ------------------------------------------------------------------ 2.2 the secret choice


def choosing(s: Position) -> tuple[int, ...]:
    """2.2: the sides that have not chosen yet."""
    return tuple(side for side in (0, 1) if s.chosen[side] == NO_CARD)


def decide_choice(s: Position, side: int) -> Decision:
    """2.2: any card of the hand."""
    actions = [play_action(card) for card in s.hands[side]]
    facts = ("hill", HILLS[s.hill], "value", HILL_VALUES[s.hill])
    return Decision(side, "choice", actions, facts)


def apply_choice(s: Position, side: int, action: int, dice: Dice) -> None:
    """2.2: keep the choice secret until both have chosen; 2.3: then show the cards and roll."""
    s.chosen[side] = CARDS[action]
    s.note("choice", side, CARDS[action])
    if NO_CARD in s.chosen:
        return
    for each in (0, 1):
        s.hands[each].remove(s.chosen[each])
        s.played[each].append(s.chosen[each])
    s.reveals += 1
    s.note("cards", s.chosen[0], s.chosen[1])
    s.dice = dice.roll(2)
    s.note("dice", s.dice[0], s.dice[1], s.total(0), s.total(1), s.leader())
    s.phase = FAVOUR
    take_if_decided(s, dice)


# ------------------------------------------------------------------ 2.4 favours, 2.5 taking the hill


def trailing(s: Position) -> tuple[int, ...]:
    """2.4: the side that does not lead."""
    return (1 - s.leader(),)


def decide_favour(s: Position, side: int) -> Decision:
    """2.4: roll again or keep the roll."""
    facts = ("total", s.total(side), "other", s.total(1 - side))
    return Decision(side, "favour", [ROLL, KEEP], facts)


def apply_favour(s: Position, side: int, action: int, dice: Dice) -> None:
    """2.4: the new roll counts, even if it is lower."""
    if action == KEEP:
        s.note("keep", side)
        take_hill(s, dice)
        return
    s.favours[side] -= 1
    s.dice[side] = dice.roll(1)[0]
    s.note("again", side, s.dice[side], s.total(side), s.leader())
    take_if_decided(s, dice)


def take_if_decided(s: Position, dice: Dice) -> None:
    """2.5: without a favour there is nothing to decide."""
    if s.favours[1 - s.leader()] == 0:
        take_hill(s, dice)


def take_hill(s: Position, dice: Dice) -> None:
    """2.5: the leading side takes the hill; 3.1: after the last round the game is over."""
    winner = s.leader()
    s.owners[s.hill] = winner
    s.note("take", winner, s.hill, HILL_VALUES[s.hill])
    if s.round < s.rounds:
        begin_round(s, dice)
        return
    s.phase = OVER
    end = outcome(s)
    assert end is not None
    s.note("over", end.reason)


# ------------------------------------------------------------------ 3.1 the end


def outcome(s: Position) -> Outcome | None:
    """3.1: points decide, then favours."""
    if s.phase != OVER:
        return None
    score = (s.points(0), s.points(1))
    for counted, what in ((score, "points"), (tuple(s.favours), "favours left")):
        if counted[0] != counted[1]:
            winner = int(counted[1] > counted[0])
            reason = f"{SIDE_NAMES[winner]} wins by {what}, {max(counted)} to {min(counted)}"
            return Outcome(winner, score, reason)
    return Outcome(None, score, "A draw: equal points and equal favours")


PHASES: Final = (
    Phase("choice", "2.2", "chooses a card", choosing, decide_choice, apply_choice),
    Phase("favour", "2.4", "may roll again", trailing, decide_favour, apply_favour),
)
PHASE_NAMES: Final = (*(phase.name for phase in PHASES), "over")
