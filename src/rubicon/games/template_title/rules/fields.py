"""The fields of a position, declared once. `make fields` makes `position_fields.py` from them.

Hands and choices are shown to some viewers only: `views` does that.
"""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.fields import FLAT_FLOW, NUMBER, NUMBERS, Field, Kind, Layout

HILL: Final = Kind("int", show="HILLS[$]", read="HILLS.index($)")
OWNERS: Final = Kind(
    NUMBERS.annotation,
    save=NUMBERS.save,
    load=NUMBERS.load,
    show="[None if owner == NOBODY else SIDES[owner] for owner in $]",
    read="[NOBODY if name is None else SIDES.index(name) for name in $]",
)
_EACH: Final = "[list(cards) for cards in $]"
CARD_LISTS: Final = Kind("list[list[int]]", save=_EACH, load=_EACH, show=_EACH, read=_EACH)

LAYOUT: Final = Layout(
    context=("rounds", "int"),  # 3.2: hills to contest in this game
    identity=("rounds", "self.rounds"),
    imports="""
from collections.abc import Mapping
from typing import Any

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.flow import NOT_BEGUN, FlowState
from rubicon.games.template_title.rules.components import FAVOURS, HILLS, NOBODY, NO_CARD, SIDES
""",
    fields=(
        *FLAT_FLOW,
        Field("round", NUMBER, shown="round"),
        Field("hill", HILL, shown="hill", note="2.1: the hill of this round"),
        Field("favours", NUMBERS, "[FAVOURS, FAVOURS]", "by side", shown="favours"),
        Field("chosen", NUMBERS, "[NO_CARD, NO_CARD]", "by side: the card of this round"),
        Field("dice", NUMBERS, "[0, 0]", "by side: the last roll, 0 before the roll", shown="dice"),
        Field("owners", OWNERS, "[NOBODY] * len(HILLS)", "by hill", shown="owners"),
        Field("hands", CARD_LISTS, "[[], []]", "by side, sorted; a chosen card stays until both are shown"),
        Field("played", CARD_LISTS, "[[], []]", "by side, in the order of play", shown="played"),
    ),
)
