"""The action space: verbs, the kinds of their arguments, and where the actions of each verb begin.

Arguments: u a piece, p a space, c a card, z a sea zone, d one of the four dice of a battle.
"""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.verbs import ArgumentKind, Verb, Verbs
from rubicon.games.rome_vs_gaul.rules.pack import DESIGNED, PIECE_COUNT, SEA_ZONES, SPACE_COUNT, Pack

#: The dice of a battle, for rerolls (13.5.1): those of the side that decides first.
DICE: Final = ("own-1", "own-2", "enemy-1", "enemy-2")
ZONE_NAMES: Final = tuple([zone.lower().replace(" ", "-") for zone in SEA_ZONES])

VERBS: Final[list[Verb]] = [
    Verb("end", "", "enough: nothing more in this phase or with this effect"),
    Verb("pass", "", "play no card, use no reroll, do not react"),
    # The course of a turn
    Verb("event", "c", "play a card for its Event"),
    Verb("bonus", "c", "play a card for its Bonus and its Action Points"),
    Verb("points", "c", "play a card for its Action Points"),
    Verb("discard", "c", "discard a Surprise card and draw another"),
    Verb("surprise", "c", "play a Surprise card in its window"),
    Verb("react", "c", "cancel the card with the Reaction"),
    Verb("campaign", "c", "play Winter Campaign and go first"),
    Verb("army", "p", "where Caesar's army begins, or where Caesar is placed"),
    Verb("tribe", "up", "place a Tribe with a Fortified Town, or a Gallic Leader"),
    Verb("council", "u", "a Tribe goes into the Gallic Council Box"),
    Verb("displace", "u", "this Tribe leaves the Gallic Council Box to make room"),
    Verb("submit", "u", "a Tribe without a place submits"),
    Verb("shift", "p", "where the Influence marker goes that a Fortified Town displaces"),
    Verb("restore", "u", "a replacement step restores a Legion"),
    Verb("return", "up", "two replacement steps bring a Legion back, or a new Legion is placed"),
    Verb("emergency", "p", "remove an Influence marker from Provincia for replacements"),
    Verb("legate", "up", "place a Legate"),
    Verb("keep", "u", "keep this Legate for the next turn"),
    Verb("muster", "up", "a Tribe or Gallic Leader moves in the Spring Muster"),
    # Actions (7.7) and effects of cards
    Verb("influence", "p", "place an Influence marker"),
    Verb("convert", "p", "replace an enemy Influence marker where you have a Combat Unit"),
    Verb("remove", "p", "remove an enemy Influence marker"),
    Verb("devastate", "p", "place a Devastation marker"),
    Verb("store", "", "place an Influence marker in the Gallic Council Box"),
    Verb("open-council", "", "take Tribes and Influence markers out of the Gallic Council Box"),
    Verb("uprising", "", "declare a Major Uprising"),
    Verb("unit", "up", "place a unit that a card brings"),
    Verb("upgrade", "p", "upgrade a Fortified Town"),
    Verb("supremacy", "z", "take Naval Supremacy of this sea zone"),
    Verb("target", "p", "the space that a card is about"),
    Verb("germani", "p", "the Germani move to this space"),
    # Movement (10)
    Verb("activate", "u", "activate a Leader or Combat Unit"),
    Verb("take", "u", "pick up a piece"),
    Verb("take-all", "", "pick up every piece that can be picked up here"),
    Verb("drop", "u", "drop off a piece"),
    Verb("step", "p", "move on to this space"),
    Verb("clear", "", "remove the enemy Influence marker here (2 MPs)"),
    Verb("siege", "", "roll on the Siege Table (3 MPs)"),
    Verb("sortie", "", "attack the besiegers"),
    Verb("march", "", "the move is planned: carry it out"),
    Verb("replan", "", "forget the steps that are left of the plan"),
    # Reactions (12) and battles (13)
    Verb("intercept", "p", "the stack in this space tries to intercept"),
    Verb("send", "u", "this piece goes with the interception"),
    Verb("send-all", "", "every piece that can go goes with the interception"),
    Verb("back-up", "", "try to avoid the battle with the interceptor"),
    Verb("inside", "u", "this piece goes inside"),
    Verb("inside-all", "", "every piece goes inside"),
    Verb("avoid", "", "try to avoid battle"),
    Verb("withdraw", "up", "a piece avoids battle to this space"),
    Verb("withdraw-all", "p", "every piece that is left avoids battle to this space"),
    Verb("join", "u", "this besieged piece sorties with the Relief Army"),
    Verb("join-all", "", "every besieged piece that can sorties with the Relief Army"),
    Verb("reroll", "d", "reroll this die"),
    Verb("lose", "u", "this piece loses a step"),
    Verb("retreat", "up", "a piece retreats to this space"),
    Verb("retreat-all", "p", "every piece that is left retreats to this space"),
    Verb("retreat-inside", "u", "a piece retreats inside the Town or City"),
    # Winter (16)
    Verb("camp", "up", "a Legion marches to this space for the winter"),
]


def notation(pack: Pack) -> Verbs:
    """The notation of games with this pack. Every pack has as many pieces, spaces and cards, so the numbers
    of actions are the same for all."""
    return Verbs(
        {
            "u": ArgumentKind("piece", pack.pieces),
            "p": ArgumentKind("space", pack.spaces),
            "c": ArgumentKind("card", pack.cards),
            "z": ArgumentKind("sea zone", ZONE_NAMES),
            "d": ArgumentKind("die", DICE),
        },
        VERBS,
        example="influence lutetia",
        synonyms={"place": "influence", "move": "step", "besiege": "siege", "attack": "step"},
    )


NOTATION: Final = notation(DESIGNED)
_NOTATIONS: Final[dict[str, Verbs]] = {DESIGNED.digest: NOTATION}


def notation_of(pack: Pack) -> Verbs:
    """The notation of games with this pack, made once."""
    found = _NOTATIONS.get(pack.digest)
    if found is None:
        found = _NOTATIONS[pack.digest] = notation(pack)
    return found


ACTION_COUNT: Final[int] = NOTATION.count
_FIRST: Final[dict[str, int]] = NOTATION.first

END: Final[int] = _FIRST["end"]
PASS: Final[int] = _FIRST["pass"]
PLAY_EVENT: Final[int] = _FIRST["event"]
PLAY_BONUS: Final[int] = _FIRST["bonus"]
PLAY_POINTS: Final[int] = _FIRST["points"]
DISCARD: Final[int] = _FIRST["discard"]
SURPRISE_WITH: Final[int] = _FIRST["surprise"]
REACT: Final[int] = _FIRST["react"]
CAMPAIGN: Final[int] = _FIRST["campaign"]
ARMY: Final[int] = _FIRST["army"]
TRIBE: Final[int] = _FIRST["tribe"]
TO_COUNCIL: Final[int] = _FIRST["council"]
DISPLACE: Final[int] = _FIRST["displace"]
SUBMIT: Final[int] = _FIRST["submit"]
SHIFT: Final[int] = _FIRST["shift"]
RESTORE: Final[int] = _FIRST["restore"]
RETURN: Final[int] = _FIRST["return"]
EMERGENCY: Final[int] = _FIRST["emergency"]
LEGATE: Final[int] = _FIRST["legate"]
KEEP: Final[int] = _FIRST["keep"]
MUSTER: Final[int] = _FIRST["muster"]
INFLUENCE: Final[int] = _FIRST["influence"]
CONVERT: Final[int] = _FIRST["convert"]
REMOVE: Final[int] = _FIRST["remove"]
DEVASTATE: Final[int] = _FIRST["devastate"]
STORE: Final[int] = _FIRST["store"]
OPEN_COUNCIL: Final[int] = _FIRST["open-council"]
UPRISING: Final[int] = _FIRST["uprising"]
UNIT: Final[int] = _FIRST["unit"]
UPGRADE: Final[int] = _FIRST["upgrade"]
SUPREMACY: Final[int] = _FIRST["supremacy"]
TARGET: Final[int] = _FIRST["target"]
MOVE_GERMANI: Final[int] = _FIRST["germani"]
ACTIVATE: Final[int] = _FIRST["activate"]
TAKE: Final[int] = _FIRST["take"]
TAKE_ALL: Final[int] = _FIRST["take-all"]
DROP: Final[int] = _FIRST["drop"]
STEP: Final[int] = _FIRST["step"]
CLEAR: Final[int] = _FIRST["clear"]
SIEGE: Final[int] = _FIRST["siege"]
SORTIE: Final[int] = _FIRST["sortie"]
MARCH: Final[int] = _FIRST["march"]
REPLAN: Final[int] = _FIRST["replan"]
INTERCEPT: Final[int] = _FIRST["intercept"]
SEND: Final[int] = _FIRST["send"]
SEND_ALL: Final[int] = _FIRST["send-all"]
BACK_UP: Final[int] = _FIRST["back-up"]
INSIDE: Final[int] = _FIRST["inside"]
INSIDE_ALL: Final[int] = _FIRST["inside-all"]
AVOID: Final[int] = _FIRST["avoid"]
WITHDRAW: Final[int] = _FIRST["withdraw"]
WITHDRAW_ALL: Final[int] = _FIRST["withdraw-all"]
JOIN: Final[int] = _FIRST["join"]
JOIN_ALL: Final[int] = _FIRST["join-all"]
REROLL: Final[int] = _FIRST["reroll"]
LOSE: Final[int] = _FIRST["lose"]
RETREAT: Final[int] = _FIRST["retreat"]
RETREAT_ALL: Final[int] = _FIRST["retreat-all"]
RETREAT_INSIDE: Final[int] = _FIRST["retreat-inside"]
CAMP: Final[int] = _FIRST["camp"]


def about(first: int, piece: int, space: int) -> int:
    """The action of a verb with a piece and a space (`up`), which begins at `first`."""
    return first + piece * SPACE_COUNT + space


def piece_in(first: int, action: int) -> int:
    """The piece of such an action."""
    return (action - first) // SPACE_COUNT


def space_in(first: int, action: int) -> int:
    """The space of such an action."""
    return (action - first) % SPACE_COUNT


def is_about(first: int, action: int) -> bool:
    """Whether an action is one of the verb with a piece and a space that begins at `first`."""
    return first <= action < first + PIECE_COUNT * SPACE_COUNT
