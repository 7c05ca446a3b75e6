"""Where the peer and the rules disagree, and the rules settle it in our favour; see docs/conformance.md."""

from __future__ import annotations

from typing import Any, Final

from rubicon.games.julius_caesar import battle
from rubicon.games.julius_caesar.components import MARS, NEPTUNE, SIDES
from rubicon.games.julius_caesar.state import BATTLE_TURN, Position

STRANDED: Final = "8.3 stranded Navis"
DEAD_DEFECTOR: Final = "7.5 dead defector"
FOREIGN_SURPRISE: Final = "2.1 Mars where he does not attack"


def classify(s: Position, event: dict[str, Any], ours: set[str], theirs: set[str]) -> str | None:
    """The class of a difference in options that the rules settle in our favour, or None."""
    return None


def steer(s: Position, event: dict[str, Any]) -> str | None:
    """Follow the peer where it has left the rules without showing it in any options, so that the rest of the
    game can still be compared. Returns the class of the deviation, or None."""
    side = SIDES.index(event["player"])
    if (
        event["kind"] == "battle_turn"
        and s.phase == BATTLE_TURN
        and s.round == 1
        and s.surprise < 0
        and side == s.attacking != s.mover
        and s.played[1 - s.attacking] in (MARS, NEPTUNE)
    ):
        # The card belongs to the defender, who attacks nowhere; the peer gives its effect to the attacker.
        s.surprise = s.battle
        s._decision = None
        battle.next_turn(s)
        return FOREIGN_SURPRISE
    return None
