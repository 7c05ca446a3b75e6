"""Actions as integers and as text. The table below is version 1 of the action space: docs/notation.md."""

from __future__ import annotations

from typing import Final

from rubicon.games.julius_caesar.rules.components import BLOCKS, CARDS, LOCATIONS
from rubicon.games.kit.verbs import ArgumentKind, Verb, Verbs

VERBS: Final = Verbs(
    {
        "b": ArgumentKind("block", BLOCKS),
        "l": ArgumentKind("place", LOCATIONS),
        "c": ArgumentKind("card", CARDS),
    },
    [
        Verb("end", "", "enough: no more moves, levies, swaps, regroups or disbandings; decline a God card"),
        Verb("stop", "", "the marching block stays where it is"),
        Verb("discard", "c", "discard a card at the start of the Year"),
        Verb("play", "c", "play a card, face-down until both have"),
        Verb("swap", "bb", "free deployment: two blocks change places"),
        Verb("march", "bl", "move a block one step; Navis by water, land blocks by road or aboard ship"),
        Verb("main-attack", "ll", "edition 1.1: the main attack on the first place comes from the second"),
        Verb("surprise", "l", "Mars, Neptune: the battle in which you strike first"),
        Verb("raise", "b", "levy: add a step to a block"),
        Verb("levy", "bl", "levy: deploy a new block in a city"),
        Verb("defect", "l", "Jupiter: a block in that place is drawn to defect"),
        Verb("welcome", "l", "Jupiter: the city to which the defector goes"),
        Verb("strike", "l", "Vulcan: the city whose blocks lose a step"),
        Verb("battle", "l", "Player 1 chooses the next battle"),
        Verb("fire", "b", "the block rolls a die a strength point"),
        Verb("pass", "b", "the block does nothing in its battle turn"),
        Verb("retreat", "bl", "the block leaves the battle by road, a Navis by water"),
        Verb("sea-retreat", "bl", "the land block leaves the battle aboard ship"),
        Verb("hit", "b", "the block takes a hit"),
        Verb("regroup", "bl", "after a victory: the block moves on"),
        Verb("winter", "bl", "winter: the Navis goes to port"),
        Verb("disband", "b", "winter: the block returns to the Levy Pool"),
    ],
    example="march legio-7 tarraco",
    synonyms={"move": "march", "attack": "march"},
)

# The first action of each verb, under the names that the rules use.
END: Final[int] = VERBS.first["end"]
STOP: Final[int] = VERBS.first["stop"]
DISCARD: Final[int] = VERBS.first["discard"]
PLAY: Final[int] = VERBS.first["play"]
SWAP: Final[int] = VERBS.first["swap"]
MARCH: Final[int] = VERBS.first["march"]
MAIN_ATTACK: Final[int] = VERBS.first["main-attack"]
SURPRISE: Final[int] = VERBS.first["surprise"]
RAISE: Final[int] = VERBS.first["raise"]
LEVY: Final[int] = VERBS.first["levy"]
DEFECT: Final[int] = VERBS.first["defect"]
WELCOME: Final[int] = VERBS.first["welcome"]
STRIKE: Final[int] = VERBS.first["strike"]
BATTLE: Final[int] = VERBS.first["battle"]
FIRE: Final[int] = VERBS.first["fire"]
PASS: Final[int] = VERBS.first["pass"]
RETREAT: Final[int] = VERBS.first["retreat"]
SEA_RETREAT: Final[int] = VERBS.first["sea-retreat"]
HIT: Final[int] = VERBS.first["hit"]
REGROUP: Final[int] = VERBS.first["regroup"]
WINTER: Final[int] = VERBS.first["winter"]
DISBAND: Final[int] = VERBS.first["disband"]
ACTION_COUNT: Final[int] = VERBS.count
