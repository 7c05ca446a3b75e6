"""Why an action is not offered: the rule that forbids it, with the facts of the case.

Nothing here looks at what the asking side may not know: of cards it names only those in the asker's hand and
those that lie open. The words are in the message files.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.message import Message, message
from rubicon.games.kit import explain as ladder
from rubicon.games.kit.explain import Reason, why
from rubicon.games.kit.verbs import Verbs
from rubicon.games.rome_vs_gaul.rules.pack import (
    BONUS,
    BRITANNIA,
    CUS,
    EVENT,
    GAUL,
    GERMANI,
    GERMANIA,
    PIECES,
    PROVINCIA,
    REACTION,
    ROME,
    SIDES,
    SPACE_COUNT,
    SURPRISE,
    WITHOUT_ALLOWANCE,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.sequence import PHASES

#: The rule of each verb: that of the first phase that declares it, unless the verb has a rule of its own.
_RULES: Final[dict[str, str]] = {
    **{verb: phase.rule for phase in reversed(PHASES) for verb in phase.verbs},
    "end": "7.6",
    "pass": "7.5.4",
    "event": "7.5.2",
    "bonus": "7.5.3",
    "points": "7.6",
    "discard": "7.5.4",
    "army": "5.3",
    "council": "18.2.1",
    "restore": "5.2.1",
    "return": "5.2.1",
    "emergency": "5.2.2",
    "legate": "5.4.3",
    "muster": "6.2",
    "influence": "8.3.1",
    "convert": "8.3.2",
    "remove": "8.3",
    "devastate": "17.5.2",
    "store": "18.2.2",
    "open-council": "18.3",
    "uprising": "7.7.3",
    "unit": "17.3",
    "upgrade": "11.2.3",
    "supremacy": "17.2",
    "target": "7.5.2",
    "germani": "17.4",
    "take": "10.5.1",
    "take-all": "10.5.1",
    "drop": "10.5.2",
    "step": "10.4.1",
    "clear": "8.3.3",
    "siege": "14.3.1",
    "sortie": "14.6.2",
    "march": "10.2.1",
    "replan": "10.2.1",
    "intercept": "12.1.1",
    "inside": "10.6",
    "inside-all": "10.6",
    "avoid": "12.2.1",
    "reroll": "13.5.1",
    "lose": "13.6.3",
    "retreat-inside": "13.7.3",
}
#: The kind that a card must have for these verbs.
_KINDS: Final = {"event": EVENT, "bonus": BONUS, "discard": SURPRISE, "surprise": SURPRISE, "react": REACTION}


class Explainer:
    """Explains for games with one pack."""

    def __init__(self, notation: Verbs) -> None:
        self.notation = notation
        self._reasons = ladder.Reasons(
            parse=notation.parse,
            text=notation.text,
            onlooker="1.0",
            over="19.0",
            not_yours=self._not_yours,
            not_your_turn=self._not_your_turn,
            wrong_phase=self._wrong_phase,
            chapter=self._chapter,
        )

    def explain(self, s: Position, side: int, text: str) -> Message:
        """Why `side` may not do what `text` says, or that it may."""
        return ladder.explain(self._reasons, len(SIDES), s, side, text)

    def _not_yours(self, s: Position, side: int, action: int) -> Reason:
        verb, arguments = self.notation.split(action)
        if "u" not in self.notation.verbs[verb].shape or verb in ("displace", "submit"):
            return None
        piece = arguments[0]
        if piece == GERMANI:
            return why("17.4", "germani")
        return None if PIECES[side] >> piece & 1 else why("9.0", "not-yours", unit=s.pack.pieces[piece])

    def _not_your_turn(self, s: Position, side: int, action: int) -> Reason:
        return why(s.phase.rule, "wait", side=SIDES[1 - side], phase=message(s.phase.message("waits")))

    def _wrong_phase(self, s: Position, side: int, action: int) -> Reason:
        verb = self.notation.split(action)[0]
        if verb in s.phase.verbs or verb in ("end", "pass"):
            return None
        return why(_RULES[verb], "not-now", phase=message(s.phase.message("waits")))

    def _chapter(self, s: Position, side: int, action: int) -> Reason:
        verb, arguments = self.notation.split(action)
        if "c" in self.notation.verbs[verb].shape:
            return _card(s, side, verb, arguments[0])
        if verb == "influence":
            return _influence(s, side, arguments[0])
        if verb == "convert":
            return _convert(s, side, arguments[0])
        if verb == "activate":
            return _activate(s, arguments[0])
        rule = s.phase.rule if verb in ("end", "pass") else _RULES[verb]
        return why(rule, f"need-{verb}")


def _card(s: Position, side: int, verb: str, card: int) -> Message:
    """7.5: why a card cannot be used so. Of other cards it says only that the asker does not hold them."""
    pack = s.pack
    name = pack.cards[card]
    if not s.hand[side] >> card & 1:
        return why("7.4.2", "not-in-hand", card=name)
    if s.redrawn >= 0 and card != s.redrawn:
        return why("7.5.5", "redrawn")
    if verb in ("event", "bonus") and not pack.users[card] >> side & 1:
        return why("7.5.1", "colour", side=SIDES[1 - side], card=name)
    if verb in _KINDS and pack.kind[card] != _KINDS[verb]:
        return why("7.5", "kind", card=name)
    if pack.needs_caesar[card] and verb in ("event", "bonus"):
        return why("5.3", "needs-caesar", card=name)
    return why("7.5.3", "no-effect", card=name)


def _influence(s: Position, side: int, space: int) -> Message:
    """8.3.1: why no marker may be placed in a space."""
    pack = s.pack
    name = pack.spaces[space]
    bit = 1 << space
    if pack.closed & bit:
        return why("2.2.5", "closed", place=name)
    if (s.markers(ROME) | s.markers(GAUL)) & bit:
        return why("8.3.1", "marked", place=name)
    if s.devastated & bit:
        return why("17.5.1", "devastated", place=name)
    if s.here[space] & (CUS[1 - side] | 1 << GERMANI) & ~s.inside:
        return why("8.3.1", "enemies", place=name)
    region = pack.region_at[space]
    if side == GAUL and region in (GERMANIA, BRITANNIA):
        return why("8.3.1", "rome-only")
    if (side == GAUL) == (region == PROVINCIA):
        return why("8.3.1", "not-adjacent", place=name)
    return why("7.5.2", "card-limits", place=name)


def _convert(s: Position, side: int, space: int) -> Message:
    """8.3.2: why a marker cannot be converted."""
    missing = "no-unit" if s.influence(1 - side) >> space & 1 else "no-marker"
    return why("8.3.2", missing, place=s.pack.spaces[space])


def _activate(s: Position, piece: int) -> Message:
    """7.7.1: why a piece cannot be activated."""
    name = s.pack.pieces[piece]
    if s.where[piece] >= SPACE_COUNT:
        return why("7.7.1", "off-map", unit=name)
    if s.used >> piece & 1:
        return why("10.2.1", "used", unit=name)
    if WITHOUT_ALLOWANCE >> piece & 1:
        return why("17.3.2", "needs-leader", unit=name)
    if s.phase.name == "event":
        return why("7.5.2", "card-activates", unit=name)
    return why("14.5.2", "besieged", unit=name)
