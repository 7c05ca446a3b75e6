"""The course of a game, from top to bottom. A phase is declared once."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision, Outcome
from rubicon.core.message import message
from rubicon.games.kit.flow import FinalPhase, Phase, SecretPhase
from rubicon.games.kit.values import replaced
from rubicon.games.template_title.rules.components import (
    CARDS,
    HAND_SIZE,
    HILL_VALUES,
    HILLS,
    NO_CARD,
    SIDES,
)
from rubicon.games.template_title.rules.notation import KEEP, PLAY, ROLL
from rubicon.games.template_title.rules.position import Position


def begin_game(s: Position, dice: Dice) -> None:
    """1.2: deal the cards; 2.1: draw the first hill."""
    dealt = [CARDS[at] for at in dice.draw(len(CARDS), 2 * HAND_SIZE)]
    s.hands = [sorted(dealt[:HAND_SIZE]), sorted(dealt[HAND_SIZE:])]
    for side in (0, 1):
        s.note("dealt", side, tuple(s.hands[side]))
    begin_round(s, dice)


def begin_round(s: Position, dice: Dice) -> None:
    """2.1: draw a hill that was not contested yet."""
    left = s.hills_left()
    s.hill = left[dice.draw(len(left), 1)[0]]
    s.round += 1
    s.chosen = [NO_CARD, NO_CARD]
    s.dice = [0, 0]
    s.note("hill", s.round, s.hill)
    s.goto(CHOICE)


class Choice(SecretPhase[Position]):
    """2.2: each side chooses a card of its hand in secret; 2.3: then the cards are shown, and both roll."""

    def awaits(self, s: Position, side: int) -> bool:
        return s.chosen[side] == NO_CARD

    def decide(self, s: Position, side: int) -> Decision:
        actions = [PLAY + CARDS.index(card) for card in s.hands[side]]
        return Decision(side, self.name, actions, ("hill", HILLS[s.hill], "value", HILL_VALUES[s.hill]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        card = CARDS[action - PLAY]
        s.chosen = replaced(s.chosen, side, card)
        s.note("choice", side, card)
        if NO_CARD in s.chosen:
            return
        s.hands = [[card for card in s.hands[each] if card != s.chosen[each]] for each in (0, 1)]
        s.played = [[*s.played[each], s.chosen[each]] for each in (0, 1)]
        s.reveal()
        s.note("cards", s.chosen[0], s.chosen[1])
        s.dice = dice.roll(2)
        s.note("dice", s.dice[0], s.dice[1], s.total(0), s.total(1), s.leader())
        s.goto(FAVOUR)
        offer_favour(s, dice)


class Favour(Phase[Position]):
    """2.4: the side that does not lead may spend a favour and roll again; the new roll counts."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(side, self.name, [ROLL, KEEP], ("total", s.total(side), "other", s.total(1 - side)))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == KEEP:
            s.note("keep", side)
            s.end(dice)
            return
        s.favours = replaced(s.favours, side, s.favours[side] - 1)
        s.dice = replaced(s.dice, side, dice.roll(1)[0])
        s.note("again", side, s.dice[side], s.total(side), s.leader())
        offer_favour(s, dice)


def offer_favour(s: Position, dice: Dice) -> None:
    """2.4: the side that does not lead decides; 2.5: without a favour there is nothing to decide."""
    s.mover = 1 - s.leader()
    if s.favours[s.mover] == 0:
        s.end(dice)


def take_hill(s: Position, dice: Dice) -> None:
    """2.5: the leading side takes the hill; 3.1: after the last round the game is over."""
    winner = s.leader()
    s.owners = replaced(s.owners, s.hill, winner)
    s.note("take", winner, s.hill, HILL_VALUES[s.hill])
    if s.round < s.rounds:
        begin_round(s, dice)
        return
    s.goto(OVER)
    end = outcome(s)
    assert end is not None
    s.note("over", end.reason)


def outcome(s: Position) -> Outcome | None:
    """3.1: points decide, then favours."""
    if s.phase is not OVER:
        return None
    score = (s.points(0), s.points(1))
    for counted, key in ((score, "end-points"), (tuple(s.favours), "end-favours")):
        if counted[0] != counted[1]:
            winner = int(counted[1] > counted[0])
            reason = message(key, side=SIDES[winner], more=max(counted), fewer=min(counted))
            return Outcome(winner, score, reason)
    return Outcome(None, score, message("end-draw"))


CHOICE: Final = Choice("choice", 0, "2.2", ("play",))
FAVOUR: Final = Favour("favour", 1, "2.4", verbs=("roll", "keep"), public=True)
OVER: Final[Phase[Any]] = FinalPhase("over", 2)
PHASES: Final[list[Phase[Any]]] = [CHOICE, FAVOUR, OVER]
