"""Rome vs Gaul in a terminal: how choices are put into words for a person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rubicon.core.game import View
from rubicon.games.rome_vs_gaul.rules.pack import LEGIONS, Pack

SYNONYMS: Final = {
    "place": "influence",
    "move": "step",
    "go": "step",
    "done": "end",
    "besiege": "siege",
    "attack": "step",
    "run": "march",
}

#: Actions without arguments.
_PLAIN: Final = {
    "end": "enough",
    "pass": "pass",
    "store": "an Influence marker into the Gallic Council Box",
    "open-council": "open the Gallic Council Box",
    "uprising": "declare a Major Uprising",
    "take-all": "pick up everybody here",
    "clear": "remove the enemy Influence marker here (2 MPs)",
    "siege": "roll on the Siege Table (3 MPs)",
    "sortie": "attack the besiegers",
    "march": "carry out the move as planned",
    "replan": "forget what is left of the plan",
    "send-all": "everybody goes",
    "back-up": "try to back up",
    "inside-all": "everybody goes inside",
    "avoid": "try to avoid battle",
    "join-all": "everybody sorties",
}
#: Verbs about a card, and the heading of each.
_CARDS: Final = {
    "event": "Play for the Event",
    "bonus": "Play for Bonus and points",
    "points": "Play for Action Points",
    "discard": "Discard and draw another",
    "surprise": "Surprise",
    "react": "Cancel with",
    "campaign": "Go first with",
}
#: Verbs about a place: heading, and what happens there.
_PLACES: Final = {
    "army": ("", "Caesar to"),
    "shift": ("", "the marker goes to"),
    "emergency": ("For a replacement step", "remove the marker in"),
    "influence": ("Place influence", ""),
    "convert": ("Convert influence", ""),
    "remove": ("Remove influence", ""),
    "devastate": ("Devastate", ""),
    "upgrade": ("Upgrade the Fortified Town", ""),
    "target": ("Where", ""),
    "germani": ("The Germani go to", ""),
    "step": ("Move on to", ""),
    "intercept": ("Intercept from", ""),
    "withdraw-all": ("Avoid battle", "everybody who is left to"),
    "retreat-all": ("Retreat", "everybody who is left to"),
}
#: Verbs about a piece, and the heading of each.
_PIECES: Final = {
    "council": "Into the Gallic Council Box",
    "displace": "Leaves the Gallic Council Box",
    "submit": "Submits",
    "restore": "Restore a step",
    "keep": "Keep for the next turn",
    "activate": "Activate",
    "take": "Pick up",
    "drop": "Drop off",
    "send": "Goes along",
    "inside": "Goes inside",
    "join": "Sorties",
    "lose": "Loses a step",
    "retreat-inside": "Retreats inside",
}
#: Verbs about a piece and a place, and the heading of each.
_MOVES: Final = {
    "tribe": "Place",
    "return": "Bring back",
    "legate": "Place",
    "muster": "Spring Muster",
    "unit": "Place",
    "withdraw": "Avoid battle",
    "retreat": "Retreat",
    "camp": "March to winter camp",
}
_DICE: Final = {
    "own-1": "your first die",
    "own-2": "your second die",
    "enemy-1": "the enemy's first die",
    "enemy-2": "the enemy's second die",
}


def intro(side: str | None) -> Sequence[str]:
    """What a newcomer has to know before the first choice."""
    who = f"You are {side.capitalize()}" if side else "Two players, one keyboard"
    return (
        f"{who}. The conquest of Gaul in six turns, from 57 to 52 BC.",
        "Rome wins with 12 Victory Points after Turn 6: from Governance each winter, eliminated Tribes,",
        "Germania, Britannia and Caesar's Pass. With 3 Governance points or fewer Rome loses at once.",
        "Each card is an Event, a Bonus with points, or points alone: to move, or to place influence.",
        "Answer with a number, or type the action. ? tells the rest: map, cards, boxes, score, rules, undo.",
    )


def piece_name(pack: Pack, piece: str) -> str:
    """Legio X, Carnutes, Caesar; the two Mercenaries are told apart."""
    number = pack.piece_index[piece]
    name = pack.piece_names[number]
    if LEGIONS >> number & 1:
        return f"Legio {name}"
    return f"{name} {piece[-1]}" if piece.startswith("mercenary-") else name


def place_name(pack: Pack, place: str) -> str:
    return pack.space_names[pack.space_index[place]]


def card_name(pack: Pack, card: str) -> str:
    """19 Roman Trade."""
    number = pack.card_index[card]
    return f"{number + 1} {pack.card_names[number]}"


def describe(pack: Pack, view: View, text: str) -> tuple[str, str, str]:
    """An action for people: a heading to list it under, what acts, and what it does."""
    verb, *names = text.split()
    if verb in _PLAIN:
        return "", _PLAIN[verb], ""
    if verb in _CARDS:
        points = pack.points[pack.card_index[names[0]]]
        return _CARDS[verb], card_name(pack, names[0]), f", {points} AP"
    if verb in _PLACES:
        heading, before = _PLACES[verb]
        place = place_name(pack, names[0])
        return heading, f"{before} {place}".strip(), _notes(view, names[0])
    if verb in _PIECES:
        return _PIECES[verb], piece_name(pack, names[0]), _reduced(view, names[0])
    if verb in _MOVES:
        goal = place_name(pack, names[1])
        return _MOVES[verb], piece_name(pack, names[0]), f"{_reduced(view, names[0])} → {goal}"
    if verb == "reroll":
        return "Reroll", _DICE[names[0]], ""
    return "", verb, f" {names[0].replace('-', ' ')}"


def _reduced(view: View, piece: str) -> str:
    return ", reduced" if piece in view["reduced"] else ""


def _notes(view: View, place: str) -> str:
    """After a place: what makes it special."""
    if place in view["towns"].values():
        return ", a Fortified Town"
    if place in view["strongholds"]:
        return ", a Stronghold"
    return ", devastated" if place in view["devastated"] else ""
