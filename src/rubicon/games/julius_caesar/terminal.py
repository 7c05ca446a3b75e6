"""Julius Caesar in a terminal: header, map by regions, battle, pages. Drawn from views alone.

`rubicon.terminal` finds `BOARD` by the title's id. How choices are worded is in `terminal_words`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files
from itertools import zip_longest
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rubicon.core.game import View
from rubicon.games.julius_caesar import terminal_words as words
from rubicon.games.julius_caesar.chronicle import ROMAN
from rubicon.games.julius_caesar.components import (
    ATTACKING,
    BETWEEN,
    BLOCK_INDEX,
    BORDER_KIND,
    BORDER_KINDS,
    BY_ROAD,
    CARD_INDEX,
    CARD_NAMES,
    COLOUR,
    DEFENDING,
    FIREPOWER,
    FIRST_YEAR,
    LAST_YEAR,
    LOCATION_COUNT,
    LOCATION_INDEX,
    LOCATION_NAMES,
    LOCATIONS,
    MAJOR_PORTS,
    MAX_STRENGTH,
    PORTS_OF,
    ROAD_LIMIT,
    SEAS,
    SEAS_OF,
    SIDES,
    STRAIT,
    TURNS,
    VALUE,
    VICTORY,
)
from rubicon.games.julius_caesar.terminal_words import Backs, backs, block_name, revealed_at

_REGIONS: Final[list[tuple[str, list[str]]]] = [
    (region["name"], region["cities"])
    for region in json.loads(
        files("rubicon.games.julius_caesar").joinpath("data/regions.json").read_text("utf-8")
    )["regions"]
]

STYLES: Final = {"caesar": "red", "pompey": "cyan", "egypt": "magenta"}
FIGHTING: Final = ("battle-turn", "hits")


def side_text(side: str) -> Text:
    """A side's name in its colour."""
    return Text(side.capitalize(), style=f"bold {STYLES[side]}")


# ------------------------------------------------------------------ header


class Header:
    """Year and turn, points, phase, cards: how the war stands."""

    def __init__(self, view: View) -> None:
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, width = self.view, options.max_width
        me = view["viewer"]
        title = Text("JULIUS CAESAR ", style="bold")
        title.append("for both to see " if me == "spectator" else f"you are {me.capitalize()} ")
        phase = Text.assemble((f" {words.PHASES[view['phase']]}", "bold"), *self._decider())
        title.append("─" * max(1, width - len(title) - len(phase)), style="dim")
        yield title + phase
        years = Text.assemble(*self._years())
        points = Text.assemble(*self._points(), ("  10 in winter wins", "dim"))
        if len(years) + len(points) + 2 <= width:
            yield years + Text(" " * (width - len(years) - len(points))) + points
        else:
            yield years
            yield points
        yield self._cards()

    def _years(self) -> Iterable[Text | tuple[str, str]]:
        year, turn = self.view["year"], max(1, self.view["turn"])
        winter = self.view["phase"] in words.WINTER_PHASES
        yield ("Year ", "")
        for each in range(FIRST_YEAR, LAST_YEAR + 1):
            if each != max(year, FIRST_YEAR):
                yield (f"{each}{'  ' if each < LAST_YEAR else ''}", "dim")
                continue
            yield (f"{each} turn ", "bold")
            for number in range(1, TURNS + 1):
                now = number == turn and not winter
                yield (f"[{number}]" if now else f" {number} ", "bold reverse" if now else "dim")
            yield ("[winter]" if winter else " winter ", "bold reverse" if winter else "dim")
            yield ("  " if each < LAST_YEAR else "", "")

    def _points(self) -> Iterable[Text | str]:
        for side, score in zip(SIDES, self.view["score"], strict=True):
            full = min(score, VICTORY)
            yield side_text(side)
            yield f" {score} "
            yield Text("●" * full + "○" * (VICTORY - full), style=STYLES[side])
            yield "  " if side == SIDES[0] else ""

    def _decider(self) -> Iterable[Text | str]:
        decides = self.view["decides"]
        if decides in SIDES:
            yield ": "
            yield side_text(decides)
            yield " decides"
        elif decides == "both":
            yield ": both choose in secret"

    def _cards(self) -> Text:
        view = self.view
        line = Text()
        if "hand" in view:
            hand = list(view["hand"])
            if view["chosen"] in hand:
                hand.remove(view["chosen"])
            line.append("Hand ")
            line.append(", ".join(card_name(card) for card in hand) or "empty", style="bold")
            other = SIDES[1 - SIDES.index(view["viewer"])]
            line.append(" · ")
            line.append_text(side_text(other))
            line.append(f" holds {view['hand_size']}")
        else:
            line.append(f"Each side holds {view['hand_size']} cards")
        played = [(side, card) for side, card in zip(SIDES, view["played"], strict=True) if card is not None]
        if played:
            line.append(" · played ")
            line.append(", ".join(f"{side.capitalize()} {card_name(card)}" for side, card in played))
        return line


def card_name(card: str) -> str:
    return CARD_NAMES[CARD_INDEX[card]]


# ------------------------------------------------------------------ places


class Place:
    """Who stands in one place, as the viewer may know it."""

    def __init__(self, view: View, place: str) -> None:
        self.place = place
        self.index = LOCATION_INDEX[place]
        self.value = VALUE[self.index]
        self.own = sorted(b for b, (at, _) in view.get("own", {}).items() if at == place)
        self.own.sort(key=lambda b: BLOCK_INDEX[b])
        self.view = view
        self.backs: dict[str, Backs] = {
            side: found for side in view["hidden"] if (found := backs(view, side, place))
        }
        self.shown = revealed_at(view, place)
        attack = view["attacks"].get(place)
        self.attacker: str | None = attack["attacker"] if attack else None

    @property
    def empty(self) -> bool:
        return not (self.own or self.backs or self.shown)

    def sides(self) -> list[str]:
        """The sides that stand here."""
        here = set(self.backs) | {side for _, _, side in self.shown}
        if self.own:
            here.add(self.view["viewer"])
        return [side for side in SIDES if side in here]

    def count(self, side: str) -> int:
        """How many blocks of a side stand here."""
        if side == self.view["viewer"]:
            return len(self.own)
        hidden = sum(number for *_, number in self.backs.get(side, []))
        return hidden + sum(1 for _, _, owner in self.shown if owner == side)

    def name(self) -> Text:
        stars = "★" * self.value
        text = Text(f"{stars} " if stars else "", style="bold yellow")
        sides = self.sides()
        style = "bold" if len(sides) != 1 else f"bold {STYLES[sides[0]]}"
        return text.append(LOCATION_NAMES[self.index], style=style)

    def blocks(self) -> list[Text]:
        """Every block here: own ones by name, enemies from behind. What belongs together is one text."""
        me, sides = self.view["viewer"], self.sides()
        parts = [self._own(b) for b in self.own]
        for side in sides:
            if side != me:
                first, *rest = self._others(side)
                against = Text("against ") if parts else Text()
                parts += [Text.assemble(against, side_text(side), " ", first), *rest]
        if len(sides) > 1:
            attacks = f"{self.attacker.capitalize()} attacks" if self.attacker else "contested"
            parts.append(Text(attacks, style="bold"))
        return parts or [Text("vacant", style="dim")]

    def _own(self, b: str) -> Text:
        strength = self.view["own"][b][1]
        mark = "›" if b in self.view["moved"] else ""
        late = " (reserve)" if b in self.view["reserves"] else ""
        return Text(f"{block_name(b, self.view['viewer'])} {ROMAN[strength]}{mark}{late}")

    def _others(self, side: str) -> list[Text]:
        style = STYLES[side]
        parts = [
            Text(f"{block_name(b, side)} {ROMAN[strength]}", style=style)
            for b, strength, owner in self.shown
            if owner == side
        ]
        for colour, moved, reserve, number in self.backs.get(side, []):
            if colour == "egypt":
                part = Text("Cleopatra", style=STYLES["egypt"])
            else:
                ships = self.place in SEAS
                part = Text(f"Navis ×{number}" if ships else "■" * number, style=STYLES[colour])
                if colour != side:
                    part.append(f" (once {colour.capitalize()}'s)")
            parts.append(part.append("›" if moved else "").append(" (reserve)" if reserve else ""))
        return parts


#: Regions by name, each with the places worth listing.
Regions = list[tuple[str, list[Place]]]


def regions_of(view: View, everything: bool = False) -> Regions:
    """The regions with their places: occupied or valued ones, or all."""
    regions = [*_REGIONS, ("The seas", SEAS)]
    listed = [(name, [Place(view, place) for place in places]) for name, places in regions]
    kept = [
        (name, [place for place in places if everything or place.value or not place.empty])
        for name, places in listed
    ]
    return [(name, places) for name, places in kept if places]


# ------------------------------------------------------------------ the map


class Map:
    """The map as columns of regions."""

    def __init__(self, regions: Regions, airy: bool = False) -> None:
        self.regions = regions
        self.airy = airy

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        columns = max(1, min(4, width // 38))
        inner = (width - 2 * (columns - 1)) // columns
        regions = [_region(name, places, inner) for name, places in self.regions]
        if self.airy:
            regions = [[*lines, Text()] for lines in regions]
        for row in zip_longest(*_balanced(regions, columns), fillvalue=Text()):
            line = Text()
            for cell in row:
                line.append_text(cell).append(" " * (inner + 2 - len(cell)))
            line.rstrip()
            yield line
        yield Text("★ a victory point · ■ a block from behind · › moved this turn", style="dim")


def _region(name: str, places: Sequence[Place], width: int) -> list[Text]:
    lines = [Text(name, style="bold underline")]
    for place in places:
        lines += flow(place.name().append("  "), place.blocks(), ", ", width)
    return lines


def flow(start: Text, parts: Sequence[Text], between: str, width: int) -> list[Text]:
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
    """How many blocks of whom stand where: a line a region, or all in one paragraph."""

    def __init__(self, regions: Regions, paragraph: bool = False) -> None:
        self.regions = regions
        self.paragraph = paragraph

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        note = Text("C2 P3: two blocks of Caesar, three of Pompey", style="dim")
        width = options.max_width
        if self.paragraph:
            parts: list[Text] = []
            for name, places in self.regions:
                first, *rest = [_short(place) for place in places]
                parts += [Text.assemble((f"{name}:", "bold"), " ", first), *rest]
            yield from flow(Text(), parts, " · ", width)
            yield note
            return
        margin = max(len(name) for name, _ in self.regions) + 2
        for name, places in self.regions:
            start = Text.assemble((f"{name:{margin}}", "bold"))
            yield from flow(start, [_short(place) for place in places], " · ", width)
        yield note


def _short(place: Place) -> Text:
    text = place.name()
    for side in place.sides():
        text.append(f" {side[0].upper()}{place.count(side)}", style=STYLES[side])
    return text


class Prizes:
    """Who holds the cities with victory points."""

    def __init__(self, regions: Regions) -> None:
        self.places = [place for _, places in regions for place in places if place.value]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from flow(Text(), [_short(place) for place in self.places], " · ", options.max_width)


# ------------------------------------------------------------------ battle


def battle_panel(view: View) -> RenderableType:
    """Both lines, in the order in which they act."""
    battle = view["battle"]
    place, attacker = battle["place"], battle["attacker"]
    defender = SIDES[1 - SIDES.index(attacker)]
    here = Place(view, place)
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(justify="center", width=5, style="bold")
    table.add_column(ratio=1, no_wrap=True)
    table.add_column(ratio=1, no_wrap=True)
    table.add_row(
        Text("order", style="dim"),
        side_text(defender).append(" defends", style="not bold"),
        side_text(attacker).append(" attacks", style="not bold"),
    )
    fighting = revealed_at(view, place)
    for letter in range(4):
        lines = {
            side: [
                _fighter(view, b, strength, side)
                for b, strength, owner in fighting
                if owner == side and initiative(b, side == attacker) == letter
            ]
            for side in (defender, attacker)
        }
        if any(lines.values()):
            table.add_row("ABCD"[letter], *(Group(*lines[side]) for side in (defender, attacker)))
    waiting = {side: _reserves(view, here, side) for side in (defender, attacker)}
    if any(waiting.values()):
        table.add_row("late", *(waiting[side] or "" for side in (defender, attacker)))
    title = f"Battle of {LOCATION_NAMES[here.index]}, round {battle['round']} of 4"
    if view["surprise"] == place and battle["round"] == 1:
        title += f", {attacker.capitalize()} strikes first"
    if battle["hits"]:
        title += f": {battle['hits']} hit{'s' if battle['hits'] > 1 else ''} to take"
    return Panel(table, title=Text(title, style="bold"), box=box.ROUNDED, padding=(0, 1))


def initiative(b: str, attacks: bool) -> int:
    return (ATTACKING if attacks else DEFENDING)[BLOCK_INDEX[b]]


def rating(b: str, attacks: bool) -> str:
    """3.12: when a block acts and which rolls hit: C3."""
    return f"{'ABCD'[initiative(b, attacks)]}{FIREPOWER[BLOCK_INDEX[b]]}"


def _fighter(view: View, b: str, strength: int, side: str) -> Text:
    battle = view["battle"]
    now, acted = b in battle["turn"], b in battle["acted"]
    pips = "●" * strength + "○" * (MAX_STRENGTH[BLOCK_INDEX[b]] - strength)
    text = Text("▶ " if now else "✓ " if acted else "  ", style="bold" if now else "dim")
    text.append(block_name(b, side), style="dim" if acted else "bold")
    text.append(f" {pips}", style=STYLES[side])
    return text.append(f" hits 1–{FIREPOWER[BLOCK_INDEX[b]]}".replace("1–1", "1"), style="dim")


def _reserves(view: View, here: Place, side: str) -> Text | None:
    if side == view["viewer"]:
        own = [block_name(b, side) for b in here.own if b in view["reserves"]]
        return Text(f"{', '.join(own)} in reserve") if own else None
    hidden = sum(number for _, _, reserve, number in here.backs.get(side, []) if reserve)
    return Text(f"{'■' * hidden} in reserve", style=STYLES[side]) if hidden else None


# ------------------------------------------------------------------ pages


def map_page(view: View, rest: str) -> RenderableType:
    """`map`, `map all`, `map narbo`."""
    asked = rest.casefold().replace(" ", "-")
    if not asked or asked == "all":
        return Group(Map(regions_of(view, everything=bool(asked))), *_off_map(view))
    found = [place for place in LOCATIONS if place == asked]
    found = found or [place for place in LOCATIONS if asked in place]
    if not found:
        return Text(f"No place is called '{rest}'. 'map all' shows every city.")
    return Group(*(_place_page(view, place) for place in found))


def _place_page(view: View, name: str) -> RenderableType:
    place = Place(view, name)
    index = place.index
    region = next((region for region, cities in _REGIONS if name in cities), "sea")
    kinds = [region]
    if place.value:
        kinds.append(f"{place.value} VP")
    if SEAS_OF[index] and name not in SEAS:
        kinds.append("major port" if index in MAJOR_PORTS else "port")
    text = Text.assemble(place.name(), f" ({', '.join(kinds)}): ")
    text.append_text(Text(", ").join(place.blocks()))
    lines: list[RenderableType] = [text]
    for near in BY_ROAD[index]:
        kind = BORDER_KIND[BETWEEN[index * LOCATION_COUNT + near]]
        road = "strait" if kind == STRAIT else f"{BORDER_KINDS[kind]} road"
        lines.append(_neighbour(view, f"  {road}, {ROAD_LIMIT[kind]} blocks, to ", near))
    lines += [_neighbour(view, "  shore of ", sea) for sea in SEAS_OF[index]]
    lines += [_neighbour(view, "  port: ", port) for port in PORTS_OF[index]]
    return Group(*lines, "")


def _neighbour(view: View, words_before: str, index: int) -> Text:
    near = Place(view, LOCATIONS[index])
    return Text.assemble((words_before, "dim"), near.name(), "  ", Text(", ").join(near.blocks()))


def _off_map(view: View) -> Iterable[RenderableType]:
    """Blocks that lost battles this Year, and leaders killed for good."""
    for word, title in (("eliminated", "Eliminated this Year"), ("killed", "Leaders killed")):
        if view[word]:
            names = [
                f"{block_name(b, '')} ({SIDES[COLOUR[BLOCK_INDEX[b]]].capitalize()})" for b in view[word]
            ]
            yield Text.assemble((f"{title}: ", "bold"), ", ".join(names))


def pool_page(view: View, rest: str) -> RenderableType:
    """The viewer's blocks that are not on the map."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("block", "strength", "rating", "levied in", ""):
        table.add_column(title)
    where = {
        "eliminated": "eliminated, back next Year",
        "waiting": "until a leader is killed",
        "killed": "killed",
    }
    for b, (at, _) in view.get("own", {}).items():
        if at in LOCATION_INDEX:
            continue
        most = MAX_STRENGTH[BLOCK_INDEX[b]]
        table.add_row(
            block_name(b, view["viewer"]),
            ROMAN[most],
            rating(b, False),
            words.levy_city(b),
            where.get(at, ""),
        )
    if not table.row_count:
        table.add_row("none", "", "", "", "")
    return Group(
        Text("Your Levy Pool: blocks that a levy can bring into play (rules 6.4)"), table, *_off_map(view)
    )


def cards_page(view: View, rest: str) -> RenderableType:
    """The viewer's cards, and all that were played this Year."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for card in view.get("hand", []):
        table.add_row(Text(card_name(card), style="bold"), words.card_meaning(card))
    discarded = view.get("discarded")
    notes = [f"You discarded {card_name(discarded)}."] if discarded else []
    if view["shown"]:
        notes.append(f"Played this Year: {', '.join(card_name(card) for card in view['shown'])}.")
    return Group(table, *notes)


_PAGES: Final[dict[str, tuple[str, Callable[[View, str], RenderableType]]]] = {
    "map": ("the map; map all shows empty cities too, map narbo one place and its roads", map_page),
    "pool": ("your Levy Pool, eliminated blocks, killed leaders", pool_page),
    "cards": ("what your cards do, and which have been played", cards_page),
}


# ------------------------------------------------------------------ the board

_FIRE: Final = re.compile(r"(.+ fires )([1-6](?: [1-6])*)( and (?:misses|scores a hit|scores (\d) hits)\.)")
_SIDE_WORDS: Final = {"Caesar": STYLES["caesar"], "Pompey": STYLES["pompey"], "Cleopatra": STYLES["egypt"]}
_LOUD: Final = ("Year ", "The Year", "Battle of", "After the Year", "Winter.")


class CaesarBoard:
    """What `rubicon.terminal.boards.Board` asks for."""

    open_kinds = words.OPEN_KINDS
    vocabulary = words.VOCABULARY
    synonyms: Mapping[str, str] = words.SYNONYMS
    pages: Mapping[str, str] = {word: meaning for word, (meaning, _) in _PAGES.items()}

    def name(self, side: str) -> str:
        return side.capitalize()

    def intro(self, side: str | None) -> Sequence[str]:
        return words.intro(side)

    def hint(self, view: View, kind: str) -> str:
        return words.hint(view, kind)

    def header(self, view: View) -> RenderableType:
        return Header(view)

    def layouts(self, view: View, log: Sequence[str]) -> Sequence[RenderableType]:
        regions = regions_of(view)
        maps: list[RenderableType] = [
            Map(regions, airy=True),
            Map(regions),
            ShortMap(regions),
            ShortMap(regions, paragraph=True),
        ]
        if view["battle"] is not None and view["phase"] in FIGHTING:
            panel = battle_panel(view)
            return [*(Group(each, panel) for each in maps[1:]), panel]
        return [*maps, Prizes(regions)]

    def page(self, view: View, word: str, rest: str) -> RenderableType:
        return _PAGES[word][1](view, rest)

    def describe(self, view: View, text: str) -> tuple[str, str, str]:
        return words.describe(view, text)

    def spellings(self, text: str) -> Sequence[str]:
        verb, *names = text.split()
        return [" ".join((verb, *reversed(names)))] if verb == "swap" else []

    def line(self, text: str) -> Text:
        fire = _FIRE.fullmatch(text)
        if fire is None:
            line = Text(text, style="bold" if text.startswith(_LOUD) else "")
        else:
            line = Text(fire[1])
            rolled = [int(die) for die in fire[2].split()]
            hits = 0 if "misses" in fire[3] else int(fire[4] or 1)
            good = sorted(range(len(rolled)), key=lambda at: rolled[at])[:hits]
            for at, die in enumerate(rolled):
                face = "⚀⚁⚂⚃⚄⚅"[die - 1]
                line.append(f"[{face}] " if at in good else f"{face} ", style="bold" if at in good else "dim")
            line.append(fire[3].lstrip())
        for word, style in _SIDE_WORDS.items():
            line.highlight_regex(rf"\b{word}\b", style)
        return line


BOARD: Final = CaesarBoard()
