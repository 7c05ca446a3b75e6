"""The components, read once from `data/components.json`. The rules use integers."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

DATA: Final[dict[str, Any]] = json.loads(
    files("rubicon.games.template_title").joinpath("data/components.json").read_text("utf-8")
)

SIDES: Final = ("caesar", "pompey")
SIDE_NAMES: Final = ("Caesar", "Pompey")

#: 1.1: ids, names and values of the hills. A hill is an index into these.
HILLS: Final[list[str]] = [hill["id"] for hill in DATA["hills"]]
HILL_NAMES: Final[list[str]] = [hill["name"] for hill in DATA["hills"]]
HILL_VALUES: Final[list[int]] = [hill["value"] for hill in DATA["hills"]]
#: 1.2: a card is its strength.
CARDS: Final[list[int]] = DATA["cards"]
HAND_SIZE: Final[int] = DATA["hand"]
#: 1.3: favours of each side at the start.
FAVOURS: Final[int] = DATA["favours"]

#: In `chosen`: no card yet. In `owners`: nobody has the hill.
NO_CARD: Final = 0
NOBODY: Final = -1
