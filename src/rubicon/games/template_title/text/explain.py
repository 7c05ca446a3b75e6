"""Why an action is not offered: the number of the rule, and the facts that the asking side may know."""

from __future__ import annotations

from typing import Final

from rubicon.core.message import Message, message
from rubicon.games.kit import explain as ladder
from rubicon.games.kit.explain import Reason, why
from rubicon.games.template_title.rules.components import CARDS, SIDES
from rubicon.games.template_title.rules.notation import KEEP, ROLL, VERBS
from rubicon.games.template_title.rules.sequence import CHOICE
from rubicon.games.template_title.rules.state import GameState


def explain(s: GameState, side: int, text: str) -> Message:
    """Why `side` may not do what `text` says, or that it may."""
    return ladder.explain(_REASONS, len(SIDES), s, side, text)


def _not_yours(s: GameState, side: int, action: int) -> Reason:
    """An action never names a card or die of the other side."""
    return None


def _not_your_turn(s: GameState, side: int, action: int) -> Reason:
    if s.phase is CHOICE:
        return why("2.2", "chosen", card=s.chosen[side])
    return why(s.phase.rule, "wait", side=SIDES[1 - side], doing=message(s.phase.message("waits")))


def _wrong_phase(s: GameState, side: int, action: int) -> Reason:
    if s.phase is CHOICE:
        return why("2.4", "no-dice-yet") if action in (ROLL, KEEP) else None
    return why(s.phase.rule, "cards-shown")


def _not_in_hand(s: GameState, side: int, action: int) -> Reason:
    return why("1.2", "not-in-hand", card=CARDS[action])


_REASONS: Final = ladder.Reasons(
    parse=VERBS.parse,
    text=VERBS.text,
    onlooker="1",
    over="3.1",
    not_yours=_not_yours,
    not_your_turn=_not_your_turn,
    wrong_phase=_wrong_phase,
    chapter=_not_in_hand,
)
