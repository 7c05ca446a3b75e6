"""The fields of a position, declared once. `make fields` makes `position_fields.py` from them.

What only some viewers know (blocks, hands, the marching block) is shown and read back in `views` and
`sampling`.
"""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.fields import FLAT_FLOW, NUMBER, NUMBERS, TABLE, Field, Kind, Layout

BLOCK_SET: Final = Kind("int", show="names_of(BLOCKS, $)", read="set_of(BLOCK_INDEX, $)")
CARD: Final = Kind("int", show="name_of(CARDS, $)", read="number_of(CARD_INDEX, $)")
CARD_SET: Final = Kind("int", show="names_of(CARDS, $)", read="set_of(CARD_INDEX, $)")
CARD_OF_EACH: Final = Kind(
    NUMBERS.annotation,
    save=NUMBERS.save,
    load=NUMBERS.load,
    show="[name_of(CARDS, card) for card in $]",
    read="[number_of(CARD_INDEX, name) for name in $]",
)
PLACE: Final = Kind("int", show="name_of(LOCATIONS, $)", read="number_of(LOCATION_INDEX, $)")
PLACE_SET: Final = Kind("int", show="names_of(LOCATIONS, $)", read="set_of(LOCATION_INDEX, $)")
SIDE: Final = Kind("int", show="SIDES[$]", read="SIDES.index($)")
NO_SIDE: Final = Kind("int", show="SIDES[$] if $ >= 0 else None", read="-1 if $ is None else SIDES.index($)")
SIDE_SET: Final = Kind(
    "int", show="[SIDES[side] for side in members($)]", read="sum([1 << SIDES.index(name) for name in $])"
)
NOBODY: Final = "[-1, -1]"

LAYOUT: Final = Layout(
    context=("edition", "Edition"),
    identity=("edition", "self.edition.name"),
    imports="""
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT, BLOCK_INDEX, BLOCKS, CARD_INDEX, CARDS, COLOUR, LOCATION_COUNT, LOCATION_INDEX, LOCATIONS,
    POOL, SIDES,
)
from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.flow import NOT_BEGUN, FlowState
from rubicon.games.kit.values import HALF, HALF_BITS, members, name_of, names_of, number_of, set_of

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.editions import Edition
""",
    parts={"battle": "self.battle >= 0"},
    fields=(
        Field("year", NUMBER, shown="year"),
        Field("turn", NUMBER, shown="turn"),
        *FLAT_FLOW,
        "Blocks: place, strength and side of each; bit sets of the blocks in each place.",
        Field("where", NUMBERS, "[POOL] * BLOCK_COUNT", lent=True),
        Field("strength", NUMBERS, "[0] * BLOCK_COUNT", lent=True),
        Field("side", NUMBERS, "COLOUR[:]"),
        Field("here", NUMBERS, "[0] * (2 * LOCATION_COUNT)", lent=True, saved=False),
        "Cards, by side: the hand as a bit set; then single cards, or -1.",
        Field("hand", NUMBERS, "[0, 0]"),
        Field("discarded", NUMBERS, NOBODY),
        Field("chosen", NUMBERS, NOBODY, note="this turn's card, still face-down"),
        Field("played", CARD_OF_EACH, NOBODY, note="this turn's card, revealed", shown="played"),
        Field("last", CARD_OF_EACH, NOBODY, note="last turn's card", shown="last"),
        Field("shown", CARD_SET, note="bit set of all cards revealed this Year", shown="shown"),
        Field("swaps", NUMBERS, "[0, 0]", note="free deployment: swaps left, -1 when done"),
        "The command phase: Player 1, the side that moves or decides now, its God card and points.",
        Field("first", NUMBER),
        Field("god", CARD, "-1", note="at work in this half, copied by Apollo or not", shown="god"),
        Field("mp", NUMBER, shown="moves_left"),
        Field("lp", NUMBER),
        Field("moved", NUMBER, note="bit set of blocks that have moved this turn"),
        Field(
            "activated", PLACE_SET, note="places whose group move is paid for", shown="activated", halves=True
        ),
        Field("used", TABLE, "{}", note="blocks that have gone over each road", shown="used"),
        Field("busy", NUMBER, note="bit set of the roads in `used`"),
        Field("worn_low", NUMBER, note="the places at their ends, in halves", saved=False),
        Field("worn_high", NUMBER, saved=False),
        Field(
            "embarking", NUMBER, note="1 while amphibious moves are still allowed (6.3)", shown="embarking"
        ),
        Field("guarded", PLACE_SET, note="seas crossed by amphibious moves", shown="guarded"),
        "The block under way, where it is and was before, steps taken, bit set of the seas it has sailed.",
        Field("marcher", NUMBER, "-1"),
        Field("march_at", NUMBER, "-1"),
        Field("march_from", NUMBER, "-1"),
        Field("march_steps", NUMBER),
        Field("voyage", NUMBER),
        "Contested places: the attacking side, and the border of its main attack; the borders over which",
        "each side came (bit sets, keys as in `here`), and the border over which a block came. Then the bit",
        "set of blocks in reserve, and the place where Mars or Neptune lets the attacker strike first.",
        Field("attacker", TABLE, "{}"),
        Field("main", TABLE, "{}"),
        Field("via", TABLE, "{}"),
        Field("came_by", TABLE, "{}"),
        Field("reserves", NUMBER),
        Field("surprise", PLACE, "-1", shown="surprise"),
        "The battle being fought: place, round, attacking side; bit sets of the blocks that have had their",
        "turn, of those whose turn it is, and of the sides that have retreated by sea this round.",
        Field("battle", PLACE, "-1", shown="battle.place"),
        Field("round", NUMBER, shown="battle.round"),
        Field("attacking", SIDE, shown="battle.attacker"),
        Field("acted", BLOCK_SET, shown="battle.acted"),
        Field("group", BLOCK_SET, shown="battle.turn"),
        Field("hits", NUMBER, shown="battle.hits"),
        Field("sea_retreated", SIDE_SET, shown="battle.sea_retreated"),
        "The end of the game.",
        Field("winner", NO_SIDE, "-1", shown="winner"),
    ),
)
