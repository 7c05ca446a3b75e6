"""Actions as integers and as text. The layout below is version 1 of the action space; see docs/notation.md.

Each verb owns a range of integers: one for each value of its arguments, the last argument changing fastest.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from rubicon.core.game import IllegalAction
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BLOCK_INDEX,
    BLOCKS,
    CARD_COUNT,
    CARD_INDEX,
    CARDS,
    LOCATION_COUNT,
    LOCATION_INDEX,
    LOCATIONS,
)

_BLOCK_LOCATION: Final = BLOCK_COUNT * LOCATION_COUNT

END: Final = 0  # no more moves, levies, swaps; decline a God card
STOP: Final = 1  # the marching block stays where it is
DISCARD: Final = 2
PLAY: Final = DISCARD + CARD_COUNT
SWAP: Final = PLAY + CARD_COUNT
MARCH: Final = SWAP + BLOCK_COUNT * BLOCK_COUNT
MAIN_ATTACK: Final = MARCH + _BLOCK_LOCATION
SURPRISE: Final = MAIN_ATTACK + LOCATION_COUNT * LOCATION_COUNT
RAISE: Final = SURPRISE + LOCATION_COUNT
LEVY: Final = RAISE + BLOCK_COUNT
DEFECT: Final = LEVY + _BLOCK_LOCATION
WELCOME: Final = DEFECT + LOCATION_COUNT
STRIKE: Final = WELCOME + LOCATION_COUNT
BATTLE: Final = STRIKE + LOCATION_COUNT
FIRE: Final = BATTLE + LOCATION_COUNT
PASS: Final = FIRE + BLOCK_COUNT
RETREAT: Final = PASS + BLOCK_COUNT
SEA_RETREAT: Final = RETREAT + _BLOCK_LOCATION
HIT: Final = SEA_RETREAT + _BLOCK_LOCATION
REGROUP: Final = HIT + BLOCK_COUNT
WINTER: Final = REGROUP + _BLOCK_LOCATION
DISBAND: Final = WINTER + _BLOCK_LOCATION
ACTION_COUNT: Final = DISBAND + BLOCK_COUNT

#: Verb, first action, its arguments (b a block, l a location, c a card) and what it does.
VERBS: Final[list[tuple[str, int, str, str]]] = [
    ("end", END, "", "enough: no more moves, levies, swaps, regroups or disbandings; decline a God card"),
    ("stop", STOP, "", "the marching block stays where it is"),
    ("discard", DISCARD, "c", "discard a card at the start of the Year"),
    ("play", PLAY, "c", "play a card, face-down until both have"),
    ("swap", SWAP, "bb", "free deployment: two blocks change places"),
    ("march", MARCH, "bl", "move a block one step; Navis by water, land blocks by road or aboard ship"),
    (
        "main-attack",
        MAIN_ATTACK,
        "ll",
        "edition 1.1: the main attack on the first place comes from the second",
    ),
    ("surprise", SURPRISE, "l", "Mars, Neptune: the battle in which you strike first"),
    ("raise", RAISE, "b", "levy: add a step to a block"),
    ("levy", LEVY, "bl", "levy: deploy a new block in a city"),
    ("defect", DEFECT, "l", "Jupiter: a block in that place is drawn to defect"),
    ("welcome", WELCOME, "l", "Jupiter: the city to which the defector goes"),
    ("strike", STRIKE, "l", "Vulcan: the city whose blocks lose a step"),
    ("battle", BATTLE, "l", "Player 1 chooses the next battle"),
    ("fire", FIRE, "b", "the block rolls a die a strength point"),
    ("pass", PASS, "b", "the block does nothing in its battle turn"),
    ("retreat", RETREAT, "bl", "the block leaves the battle by road, a Navis by water"),
    ("sea-retreat", SEA_RETREAT, "bl", "the land block leaves the battle aboard ship"),
    ("hit", HIT, "b", "the block takes a hit"),
    ("regroup", REGROUP, "bl", "after a victory: the block moves on"),
    ("winter", WINTER, "bl", "winter: the Navis goes to port"),
    ("disband", DISBAND, "b", "winter: the block returns to the Levy Pool"),
]

#: Other words that people use for a verb.
SYNONYMS: Final[dict[str, str]] = {"move": "march", "attack": "march"}

_NAMES: Final[dict[str, list[str]]] = {"b": BLOCKS, "l": LOCATIONS, "c": CARDS}
_INDEX: Final[dict[str, dict[str, int]]] = {"b": BLOCK_INDEX, "l": LOCATION_INDEX, "c": CARD_INDEX}
_ARGUMENT_NAMES: Final[dict[str, str]] = {"b": "block", "l": "place", "c": "card"}
_BY_VERB: Final[dict[str, tuple[int, str]]] = {verb: (first, shape) for verb, first, shape, _ in VERBS}


def text(action: int) -> str:
    """The text form of an action; each action has exactly one."""
    if not 0 <= action < ACTION_COUNT:
        raise IllegalAction(f"There is no action {action}; they run from 0 to {ACTION_COUNT - 1}.")
    verb, first, shape, _ = next(row for row in reversed(VERBS) if row[1] <= action)
    rest = action - first
    words: list[str] = []
    for argument in reversed(shape):
        names = _NAMES[argument]
        rest, index = divmod(rest, len(names))
        words.append(names[index])
    return " ".join([verb, *reversed(words)])


def parse(line: str) -> int:
    """The action that a text stands for. Raises `IllegalAction`, which says what is wrong with the text."""
    words = line.split()
    if not words:
        raise IllegalAction("Nothing was said. Type an action such as 'march legio-7 tarraco' or 'end'.")
    verb = SYNONYMS.get(words[0], words[0])
    if verb not in _BY_VERB:
        raise IllegalAction(f"'{verb}' is not an action.{_suggestion(verb, list(_BY_VERB))}")
    first, shape = _BY_VERB[verb]
    if len(words) != len(shape) + 1:
        wanted = " ".join([verb, *(_ARGUMENT_NAMES[argument].upper() for argument in shape)])
        raise IllegalAction(f"'{line.strip()}' is not complete or has too much: say '{wanted}'.")
    value = 0
    for argument, word in zip(shape, words[1:], strict=True):
        index = _INDEX[argument].get(word)
        if index is None:
            hint = _suggestion(word, _NAMES[argument])
            raise IllegalAction(f"There is no {_ARGUMENT_NAMES[argument]} called '{word}'.{hint}")
        value = value * len(_NAMES[argument]) + index
    return first + value


def _suggestion(word: str, known: list[str]) -> str:
    near = get_close_matches(word, known, n=3, cutoff=0.6)
    return f" Did you mean {' or '.join(near)}?" if near else ""
