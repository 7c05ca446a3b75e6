"""Why an action is not offered: the number of the rule, and the facts that the asking side may know."""

from __future__ import annotations

from rubicon.core.game import IllegalAction
from rubicon.games.template_title.rules.components import CARDS, SIDE_NAMES
from rubicon.games.template_title.rules.notation import KEEP, ROLL, TEXTS, parse_action
from rubicon.games.template_title.rules.position import CHOICE, NO_CARD, OVER
from rubicon.games.template_title.rules.sequence import PHASES
from rubicon.games.template_title.rules.state import GameState


def explain(s: GameState, side: int, text: str) -> str:
    """Why `side` may not do what `text` says, or that it may."""
    try:
        action = parse_action(text)
    except IllegalAction as problem:
        return str(problem)
    if side not in (0, 1):
        return "1: only the two sides decide; you watch."
    if s.phase == OVER:
        return "3.1: the game is over."
    if side in s.deciders() and action in s.decision(side).actions:
        return f"That is allowed now: {TEXTS[action]}."
    if s.phase == CHOICE:
        return _explain_choice(s, side, action)
    phase = PHASES[s.phase]
    if side not in s.deciders():
        return f"{phase.rule}: {SIDE_NAMES[1 - side]} {phase.doing}; wait for that."
    return f"{phase.rule}: the cards are shown; now roll again or keep the roll."


def _explain_choice(s: GameState, side: int, action: int) -> str:
    if s.chosen[side] != NO_CARD:
        return f"2.2: you have chosen card {s.chosen[side]}; wait until both cards are shown."
    if action in (ROLL, KEEP):
        return "2.4: you may roll again after the dice were thrown; now choose a card."
    return f"1.2: card {CARDS[action]} is not in your hand."
