"""Julius Caesar in a terminal: the blocks in each place as the viewer knows them, and several maps."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from itertools import zip_longest
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from rubicon.core.game import View
from rubicon.games.julius_caesar.rules.components import BLOCK_INDEX, LOCATION_INDEX, SEAS, SIDES, VALUE
from rubicon.games.julius_caesar.text.events import ROMAN
from rubicon.games.julius_caesar.text.terminal.words import (
    STYLES,
    CaesarWords,
    HiddenGroups,
    hidden_groups,
    revealed_at,
)

#: The parts of the map, each with its cities. Message files have their names as `board-region-ID`.
REGIONS: Final[list[tuple[str, list[str]]]] = [
    (region["id"], region["cities"])
    for region in json.loads(
        files("rubicon.games.julius_caesar").joinpath("data/regions.json").read_text("utf-8")
    )["regions"]
]

# ------------------------------------------------------------------ places


class PlaceOccupants:
    """The blocks in one place, as the viewer may know them."""

    def __init__(self, view: View, place: str, words: CaesarWords) -> None:
        self.place = place
        self.words = words
        self.index = LOCATION_INDEX[place]
        self.value = VALUE[self.index]
        own = (b for b, (at, _) in view.get("own", {}).items() if at == place)
        self.own = sorted(own, key=lambda b: BLOCK_INDEX[b])
        self.view = view
        self.hidden_groups: dict[str, HiddenGroups] = {
            side: found for side in view["hidden"] if (found := hidden_groups(view, side, place))
        }
        self.shown = revealed_at(view, place)
        attack = view["attacks"].get(place)
        self.attacker: str | None = attack["attacker"] if attack else None

    @property
    def empty(self) -> bool:
        return not (self.own or self.hidden_groups or self.shown)

    def sides(self) -> list[str]:
        """The sides that stand here."""
        here = set(self.hidden_groups) | {side for _, _, side in self.shown}
        if self.own:
            here.add(self.view["viewer"])
        return [side for side in SIDES if side in here]

    def count(self, side: str) -> int:
        """How many blocks of a side stand here."""
        if side == self.view["viewer"]:
            return len(self.own)
        hidden = sum(number for *_, number in self.hidden_groups.get(side, []))
        return hidden + sum(1 for _, _, owner in self.shown if owner == side)

    def name(self) -> Text:
        stars = "★" * self.value
        text = Text(f"{stars} " if stars else "", style="bold yellow")
        sides = self.sides()
        style = "bold" if len(sides) != 1 else f"bold {STYLES[sides[0]]}"
        return text.append(self.words.place(self.index), style=style)

    def blocks(self) -> list[Text]:
        """Every block here: own ones by name, enemies from behind. Texts are not broken."""
        me, sides = self.view["viewer"], self.sides()
        parts = [self._own(b) for b in self.own]
        for side in sides:
            if side != me:
                first, *rest = self._others(side)
                against = f"{self.words.say('against')} " if parts else ""
                parts += [Text.assemble(against, self.words.side(side), " ", first), *rest]
        if len(sides) > 1:
            said = self.words.say
            attacks = said("attacks", side=self.attacker) if self.attacker else said("contested")
            parts.append(Text(attacks, style="bold"))
        return parts or [Text(self.words.say("vacant"), style="dim")]

    def _own(self, b: str) -> Text:
        strength = self.view["own"][b][1]
        mark = "›" if b in self.view["moved"] else ""
        late = self._reserve if b in self.view["reserves"] else ""
        return Text(f"{self.words.block(b, self.view['viewer'])} {ROMAN[strength]}{mark}{late}")

    @property
    def _reserve(self) -> str:
        return f" ({self.words.say('reserve')})"

    def _others(self, side: str) -> list[Text]:
        style = STYLES[side]
        parts = [
            Text(f"{self.words.block(b, side)} {ROMAN[strength]}", style=style)
            for b, strength, owner in self.shown
            if owner == side
        ]
        for colour, moved, reserve, number in self.hidden_groups.get(side, []):
            if colour == "egypt":
                part = Text(self.words.name("own-block", "cleopatra"), style=STYLES["egypt"])
            else:
                ships = self.place in SEAS
                count = self.words.say("navis", count=number) if ships else "■" * number
                part = Text(count, style=STYLES[colour])
                if colour != side:
                    part.append(f" ({self.words.say('once', side=colour)})")
            parts.append(part.append("›" if moved else "").append(self._reserve if reserve else ""))
        return parts


#: Regions by name, each with the places worth listing.
Regions = list[tuple[str, list[PlaceOccupants]]]


def regions_of(view: View, words: CaesarWords, everything: bool = False) -> Regions:
    """The regions with their places: occupied or valued ones, or all."""
    listed = [
        (words.say(f"region-{region}"), [PlaceOccupants(view, place, words) for place in places])
        for region, places in (*REGIONS, ("seas", SEAS))
    ]
    kept = [
        (name, [place for place in places if everything or place.value or not place.empty])
        for name, places in listed
    ]
    return [(name, places) for name, places in kept if places]


# ------------------------------------------------------------------ the map


class RegionMap:
    """The map as columns of regions."""

    def __init__(self, regions: Regions, words: CaesarWords, spaced: bool = False) -> None:
        self.regions = regions
        self.words = words
        self.spaced = spaced

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        columns = max(1, min(4, width // 38))
        inner = (width - 2 * (columns - 1)) // columns
        regions = [_region(name, places, inner) for name, places in self.regions]
        if self.spaced:
            regions = [[*lines, Text()] for lines in regions]
        for row in zip_longest(*_balanced(regions, columns), fillvalue=Text()):
            line = Text()
            for cell in row:
                line.append_text(cell).append(" " * (inner + 2 - len(cell)))
            line.rstrip()
            yield line
        yield Text(self.words.say("legend"), style="dim")


def _region(name: str, places: Sequence[PlaceOccupants], width: int) -> list[Text]:
    lines = [Text(name, style="bold underline")]
    for place in places:
        lines += wrap_parts(place.name().append("  "), place.blocks(), ", ", width)
    return lines


def wrap_parts(start: Text, parts: Sequence[Text], between: str, width: int) -> list[Text]:
    """`start` and the parts after it, on as many lines as they need; no part is broken."""
    lines = [start.copy()]
    for number, part in enumerate(parts):
        mark = between if number < len(parts) - 1 else ""
        if number and len(lines[-1]) + len(part) + len(mark.rstrip()) > width:
            lines[-1].rstrip()
            lines.append(Text("    " if start else ""))
        lines[-1].append_text(part).append(mark)
    return lines


def _balanced(regions: Sequence[list[Text]], columns: int) -> list[list[Text]]:
    """The regions, in order, in columns of about the same height."""
    for height in range(max(map(len, regions)), sum(map(len, regions)) + len(regions)):
        filled: list[list[Text]] = [[]]
        for region in regions:
            if filled[-1] and len(filled[-1]) + len(region) > height:
                filled.append([])
            filled[-1] += region
        if len(filled) <= columns:
            return filled + [[] for _ in range(columns - len(filled))]
    raise AssertionError("a single column holds everything")


class ShortMap:
    """The number of blocks of each side in each place: a line for each region, or all in one paragraph."""

    def __init__(self, regions: Regions, words: CaesarWords, paragraph: bool = False) -> None:
        self.regions = regions
        self.words = words
        self.paragraph = paragraph

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        note = Text(self.words.say("short-legend"), style="dim")
        width = options.max_width
        if self.paragraph:
            parts: list[Text] = []
            for name, places in self.regions:
                first, *rest = [_short(place) for place in places]
                parts += [Text.assemble((f"{name}:", "bold"), " ", first), *rest]
            yield from wrap_parts(Text(), parts, " · ", width)
            yield note
            return
        margin = max(len(name) for name, _ in self.regions) + 2
        for name, places in self.regions:
            start = Text.assemble((f"{name:{margin}}", "bold"))
            yield from wrap_parts(start, [_short(place) for place in places], " · ", width)
        yield note


def _short(place: PlaceOccupants) -> Text:
    text = place.name()
    for side in place.sides():
        text.append(f" {place.words.name('side', side)[0]}{place.count(side)}", style=STYLES[side])
    return text


class VictoryCities:
    """The cities with victory points, and which side holds them."""

    def __init__(self, regions: Regions) -> None:
        self.places = [place for _, places in regions for place in places if place.value]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from wrap_parts(Text(), [_short(place) for place in self.places], " · ", options.max_width)
