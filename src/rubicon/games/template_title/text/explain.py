"""Why an action is not offered: the number of the rule, and the facts that the asking side may know."""

from __future__ import annotations

from typing import Final

from rubicon.games.kit import explain as ladder
from rubicon.games.kit.explain import Reason
from rubicon.games.template_title.rules.components import CARDS, SIDE_NAMES
from rubicon.games.template_title.rules.notation import KEEP, ROLL, TEXTS, parse_action
from rubicon.games.template_title.rules.position import CHOICE
from rubicon.games.template_title.rules.sequence import PHASES
from rubicon.games.template_title.rules.state import GameState


def explain(s: GameState, side: int, text: str) -> str:
    """Why `side` may not do what `text` says, or that it may."""
    return ladder.explain(_REASONS, len(SIDE_NAMES), s, side, text)


def _not_yours(s: GameState, side: int, action: int) -> Reason:
    """An action never names a card or die of the other side."""
    return None


def _not_your_turn(s: GameState, side: int, action: int) -> Reason:
    if s.phase == CHOICE:
        return f"2.2: you have chosen card {s.chosen[side]}; wait until both cards are shown."
    phase = PHASES[s.phase]
    return f"{phase.rule}: {SIDE_NAMES[1 - side]} {phase.doing}; wait for that."


def _wrong_phase(s: GameState, side: int, action: int) -> Reason:
    if s.phase == CHOICE:
        if action in (ROLL, KEEP):
            return "2.4: you may roll again after the dice were thrown; now choose a card."
        return None
    return f"{PHASES[s.phase].rule}: the cards are shown; now roll again or keep the roll."


def _not_in_hand(s: GameState, side: int, action: int) -> Reason:
    return f"1.2: card {CARDS[action]} is not in your hand."


_REASONS: Final = ladder.Reasons(
    parse=parse_action,
    text=TEXTS.__getitem__,
    onlooker="1: only the two sides decide; you watch.",
    over="3.1: the game is over.",
    not_yours=_not_yours,
    not_your_turn=_not_your_turn,
    wrong_phase=_wrong_phase,
    chapter=_not_in_hand,
)
