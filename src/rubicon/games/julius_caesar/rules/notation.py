"""Actions as integers and as text. Each chapter declares its verbs in the table that is made here; together
they are version 1 of the action space: docs/notation.md."""

from __future__ import annotations

from typing import Final

from rubicon.games.julius_caesar.rules.components import BLOCKS, CARDS, LOCATIONS
from rubicon.games.kit.verbs import ArgumentKind, Verbs

VERBS: Final = Verbs(
    {
        "b": ArgumentKind("block", BLOCKS),
        "l": ArgumentKind("place", LOCATIONS),
        "c": ArgumentKind("card", CARDS),
    },
    example="march legio-7 tarraco",
    synonyms={"move": "march", "attack": "march"},
)
#: All actions. The last chapter checks that the verbs fill this range.
ACTION_COUNT: Final[int] = 39_224

END: Final[int] = VERBS.declare(
    0, "end", "", "enough: no more moves, levies, swaps, regroups or disbandings; decline a God card"
)
