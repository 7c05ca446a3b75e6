"""The fields of a position, declared once. `make fields` makes `position_fields.py` from them.

Hands, the draw pile, units on the map and Tactics cards are shown and read back in `views` and `sampling`.
"""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.fields import FLAT_FLOW, NUMBER, NUMBERS, Field, Kind, Layout


def _of_each(show: str, read: str) -> Kind:
    """A list, with each item shown and read as these say."""
    return Kind(
        NUMBERS.annotation,
        save=NUMBERS.save,
        load=NUMBERS.load,
        show=f"[{show} for item in $]",
        read=f"[{read} for item in $]",
    )


CARD: Final = Kind("int", show="name_of(self.pack.cards, $)", read="number_of(self.pack.card_index, $)")
CARD_SET: Final = Kind("int", show="names_of(self.pack.cards, $)", read="set_of(self.pack.card_index, $)")
CARD_SETS: Final = _of_each("names_of(self.pack.cards, item)", "set_of(self.pack.card_index, item)")
CITY: Final = Kind("int", show="name_of(self.pack.cities, $)", read="number_of(self.pack.place_index, $)")
CITY_SET: Final = Kind("int", show="names_of(self.pack.cities, $)", read="set_of(self.pack.place_index, $)")
#: A set of cities, and a stack of units, for some of the cities.
SETS_BY_CITY: Final = Kind(
    NUMBERS.annotation,
    save=NUMBERS.save,
    load=NUMBERS.load,
    show="{self.pack.cities[at]: names_of(self.pack.cities, came) for at, came in enumerate($) if came}",
    read="self.pack.by_city({name: set_of(self.pack.place_index, came) for name, came in $.items()})",
)
STACKS_BY_CITY: Final = Kind(
    NUMBERS.annotation,
    save=NUMBERS.save,
    load=NUMBERS.load,
    show="{self.pack.cities[at]: self.pack.units_in(stack) for at, stack in enumerate($) if stack}",
    read="self.pack.by_city({name: self.pack.stack_of(units) for name, units in $.items()})",
)
STACKS: Final = _of_each("self.pack.units_in(item)", "self.pack.stack_of(item)")
#: Ways opened by Fleets: from * LANE + to.
LANES: Final = _of_each(
    "[self.pack.cities[item // LANE], self.pack.cities[item % LANE]]",
    "self.pack.place_index[item[0]] * LANE + self.pack.place_index[item[1]]",
)
SIDE: Final = Kind("int", show="SIDES[$]", read="SIDES.index($)")
NO_SIDE: Final = Kind("int", show="SIDES[$] if $ >= 0 else None", read="-1 if $ is None else SIDES.index($)")
SIDE_SET: Final = Kind(
    "int", show="[SIDES[side] for side in members($)]", read="sum([1 << SIDES.index(name) for name in $])"
)
#: What is owed after an event or card (see OWED).
DEBT: Final = Kind("int", show="OWED[$]", read="OWED.index($)")
BY_SIDE: Final = "[0, 0]"

LAYOUT: Final = Layout(
    context=("pack", "Pack"),
    identity=("pack", "self.pack.digest"),
    imports="""
from collections.abc import Mapping
from typing import Any

from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.pack import LANE, OWED, Pack
from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.flow import NOT_BEGUN, FlowState
from rubicon.games.kit.values import members, name_of, names_of, number_of, set_of
""",
    parts={"battle": "self.battle >= 0"},
    fields=(
        Field("turn", NUMBER, "1", shown="turn"),
        Field("active", SIDE, note="the Phasing Player", shown="active"),
        *FLAT_FLOW,
        "Units: stacks by side and city, those that have marched (by city, of the active side), the cities",
        "with units of each side, the city of each leader or -1, and the stock by side and unit.",
        Field("army", NUMBERS, "[0] * (2 * pack.city_count)", lent=True),
        Field("marched", STACKS_BY_CITY, "[0] * pack.city_count", shown="marched"),
        Field("occupied", NUMBERS, BY_SIDE, lent=True),
        Field("at", NUMBERS, "[-1] * pack.kind_count"),
        Field("stock", NUMBERS, "pack.pieces[:]", shown="stock"),
        Field("succeeded", NUMBERS, BY_SIDE, note="by side: 1 once the Successor leads", shown="succeeded"),
        Field("gold", NUMBERS, BY_SIDE, shown="gold"),
        "Cards as sets. The draw pile has no order: a card is drawn from it at random.",
        Field("deck", NUMBER),
        Field("discards", CARD_SET, shown="discards"),
        Field("forum", CARD_SET, shown="forum"),
        Field("hand", NUMBERS, BY_SIDE),
        Field("known", CARD_SETS, BY_SIDE, note="in a hand or face-down, and seen there", shown="known"),
        Field("front", CARD_SETS, BY_SIDE, note="claimed Forum cards, Leaders in play", shown="front"),
        "The Forum Phase: has a card been claimed; the card that is bid for, played or placed; who bids.",
        Field("claimed", NUMBER, shown="claimed"),
        Field("card", CARD, "-1", shown="card"),
        Field("bids", NUMBERS, BY_SIDE, shown="bids"),
        Field("bidder", SIDE, shown="bidder"),
        "The Draw Phase: cards still to draw, was an EVENT or FORUM card among them.",
        Field("draws", NUMBER, shown="draws"),
        Field("eventful", NUMBER, shown="eventful"),
        Field("halved", NUMBERS, BY_SIDE, note="by side: the next taxes are halved", shown="halved"),
        Field("owed", NUMBERS, BY_SIDE, note="by side: losses still to take", shown="owed.losses"),
        Field("owed_kind", DEBT, shown="owed.kind"),
        Field("owed_at", CITY, "-1", note="only in this city, or -1", shown="owed.city"),
        Field("honours", NUMBERS, BY_SIDE, note="by side: promotions still to make", shown="honours"),
        "The Purchase Phase: cities in which a Legion, an Allied unit, two of them were placed (7.3); cards",
        "already used; the units that a card brings, and where they may still be placed.",
        Field("legions_placed", CITY_SET, shown="purchase.legions"),
        Field("allied_placed", CITY_SET, shown="purchase.allied"),
        Field("allied_twice", CITY_SET, shown="purchase.allied_twice"),
        Field("used", CARD_SET, shown="purchase.used"),
        Field("muster", NUMBER, shown="muster.left"),
        Field("muster_unit", NUMBER, shown="muster.unit"),
        Field("muster_price", NUMBER, shown="muster.price"),
        Field("muster_at", CITY_SET, shown="muster.cities"),
        "The March Phase: ways opened by Fleets; where the attackers of a city came from.",
        Field("lanes", LANES, "[]", shown="lanes"),
        Field("origins", SETS_BY_CITY, "[0] * pack.city_count", shown="origins"),
        "The battle: city, round, step of the round, Lead Player, who rolled last; the sides that have",
        "passed in this step; the units that were committed in this round; the Tactics cards.",
        Field("battle", CITY, "-1", shown="battle.city"),
        Field("round", NUMBER, shown="battle.round"),
        Field("stage", NUMBER),
        Field("lead", SIDE, shown="battle.lead"),
        Field("roller", SIDE, shown="battle.rolled"),
        Field("passed", SIDE_SET, shown="battle.passed"),
        "idle, bit 0: somebody has rolled in this round; bit 1: nobody did in the last, nobody may pass.",
        Field("idle", NUMBER, shown="battle.idle"),
        Field("hits", NUMBER, shown="battle.hits"),
        Field("retreating", NO_SIDE, "-1", note="the side that retreats, or -1", shown="battle.retreating"),
        Field("spent", STACKS, BY_SIDE, shown="battle.committed"),
        Field("tactic", NUMBERS, "[-1, -1]"),
        "The end of the game.",
        Field("winner", NO_SIDE, "-1", shown="winner"),
        Field("victory", NUMBER, shown="victory"),
    ),
)
