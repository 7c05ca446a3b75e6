"""Why an action is not offered: the questions that every title answers in the same order, and tried hints.

A reason is a message: `why("6.1", "has-moved", block="legio-7")` is the message `why` with the number of the
rule and the message `why-has-moved`, whose words are in the title's message files.

A hint ("begin with Genua") is given only if it works: `can_play` tries it on a copy of the position that was
built from what the asking side knows, so a hint cannot tell more than that either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from rubicon.core.dice import FastDice
from rubicon.core.game import IllegalAction, State
from rubicon.core.message import Fact, Message, message

#: A message made by `why`; or None when this rule does not forbid the action.
Reason = Message | None

#: A title's answer to one question, asked with the state, the side and the action.
Answer = Callable[[Any, int, int], Reason]

#: The answer when no rule is found. Tests check that this never happens.
FALLBACK: Final = message("why-not-offered")


def why(rule: Fact, key: str, /, **facts: Fact) -> Message:
    """The reason `why-KEY` with its facts, and the number of the rule that it follows from."""
    return message("why", rule=rule, reason=Message(f"why-{key}", facts))


@dataclass(frozen=True, slots=True)
class Reasons:
    """The answers of a title, in the order in which the questions are asked.

    `parse` answers the first itself: it raises `IllegalAction` where there is no such action, piece or place.
    """

    parse: Callable[[str], int]
    text: Callable[[int], str]
    #: The rules for whoever plays no side, and for everybody when the game is over.
    onlooker: str
    over: str
    #: The action is about a piece of another side. The answer is the same wherever that piece is.
    not_yours: Answer
    #: The side does not decide now.
    not_your_turn: Answer
    #: The side decides, but not about such a thing.
    wrong_phase: Answer
    #: The reasons of the chapter that the action belongs to.
    chapter: Answer


def explain(reasons: Reasons, sides: int, state: State, side: int, text: str) -> Message:
    """Why `side` of `sides` may not take the action `text`, or that it may."""
    try:
        action = reasons.parse(text)
    except IllegalAction as problem:
        return problem.message
    if not 0 <= side < sides:
        return why(reasons.onlooker, "onlooker")
    deciders = state.deciders()
    if not deciders:
        return why(reasons.over, "over")
    deciding = side in deciders
    if deciding and action in state.decision(side).actions:
        return message("why-allowed", action=reasons.text(action))
    foreign = reasons.not_yours(state, side, action)
    if foreign is not None:
        return foreign
    if not deciding:
        return reasons.not_your_turn(state, side, action) or FALLBACK
    return reasons.wrong_phase(state, side, action) or reasons.chapter(state, side, action) or FALLBACK


def can_play(known: State, side: int, actions: Iterable[int]) -> bool:
    """Whether `side` can take these actions one after the other in `known`, which stays as it is."""
    tried = known.clone()
    for action in actions:
        if side not in tried.deciders() or action not in tried.decision(side).actions:
            return False
        tried.apply(side, action, FastDice(0))
    return True
