"""Julius Caesar in a terminal: header, battle, pages, and `BOARD`, found by the title's id.

Everything is drawn from views alone. The map is in `map`, the texts of choices are in `words`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rubicon.core.game import View
from rubicon.core.message import Message
from rubicon.games.julius_caesar.rules.components import (
    ATTACKING_INITIATIVE,
    BETWEEN,
    BLOCK_INDEX,
    BORDER_KIND,
    BORDER_KINDS,
    BY_ROAD,
    CARD_INDEX,
    CARD_NAMES,
    COLOUR,
    DEFENDING_INITIATIVE,
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
    TURNS_PER_YEAR,
    WINNING_SCORE,
)
from rubicon.games.julius_caesar.rules.sequence import PHASES
from rubicon.games.julius_caesar.text.events import ROMAN
from rubicon.games.julius_caesar.text.terminal import words
from rubicon.games.julius_caesar.text.terminal.map import (
    REGIONS,
    STYLES,
    PlaceOccupants,
    RegionMap,
    ShortMap,
    VictoryCities,
    regions_of,
    side_text,
)
from rubicon.games.julius_caesar.text.terminal.words import block_name

_SCENES: Final = {phase.name: phase.scene for phase in PHASES}


# ------------------------------------------------------------------ header


class Header:
    """The header: year and turn, points, phase, cards."""

    def __init__(self, view: View, phase: str) -> None:
        self.view = view
        self.phase = phase

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, width = self.view, options.max_width
        me = view["viewer"]
        title = Text("JULIUS CAESAR ", style="bold")
        title.append("for both to see " if me == "spectator" else f"you are {me.capitalize()} ")
        phase = Text.assemble((f" {self.phase}", "bold"), *self._decider())
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
        winter = _SCENES[self.view["phase"]] == "winter"
        yield ("Year ", "")
        for each in range(FIRST_YEAR, LAST_YEAR + 1):
            if each != max(year, FIRST_YEAR):
                yield (f"{each}{'  ' if each < LAST_YEAR else ''}", "dim")
                continue
            yield (f"{each} turn ", "bold")
            for number in range(1, TURNS_PER_YEAR + 1):
                now = number == turn and not winter
                yield (f"[{number}]" if now else f" {number} ", "bold reverse" if now else "dim")
            yield ("[winter]" if winter else " winter ", "bold reverse" if winter else "dim")
            yield ("  " if each < LAST_YEAR else "", "")

    def _points(self) -> Iterable[Text | str]:
        for side, score in zip(SIDES, self.view["score"], strict=True):
            full = min(score, WINNING_SCORE)
            yield side_text(side)
            yield f" {score} "
            yield Text("●" * full + "○" * (WINNING_SCORE - full), style=STYLES[side])
            yield "  " if side == SIDES[0] else ""

    def _decider(self) -> Iterable[Text | str]:
        decides = self.view["decides"]
        if decides in SIDES:
            yield " · "
            yield side_text(decides)
            yield " decides"
        elif decides == "both":
            yield " · both choose in secret"

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


# ------------------------------------------------------------------ battle


class BattlePanel:
    """The blocks of both sides in the battle, in the order in which they act."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.battle = view["battle"]
        self.here = PlaceOccupants(view, self.battle["place"])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        attacker: str = self.battle["attacker"]
        sides = (SIDES[1 - SIDES.index(attacker)], attacker)
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        table.add_column(justify="center", width=5, style="bold")
        table.add_column(ratio=1, no_wrap=True)
        table.add_column(ratio=1, no_wrap=True)
        does = [
            side_text(side).append(f" {word}", style="not bold")
            for side, word in zip(sides, ("defends", "attacks"), strict=True)
        ]
        table.add_row(Text("order", style="dim"), *does)
        for letter in range(4):
            lines = [self._line(side, letter, options.max_width >= 70) for side in sides]
            if any(lines):
                table.add_row("ABCD"[letter], *(Group(*line) for line in lines))
        waiting = [self._reserves(side) for side in sides]
        if any(waiting):
            table.add_row("late", *(line or "" for line in waiting))
        yield Panel(table, title=Text(self._title(), style="bold"), box=box.ROUNDED, padding=(0, 1))

    def _title(self) -> str:
        battle = self.battle
        title = f"Battle of {LOCATION_NAMES[self.here.index]}, round {battle['round']} of 4"
        if self.view["surprise"] == battle["place"] and battle["round"] == 1:
            title += f", {battle['attacker'].capitalize()} strikes first"
        if battle["hits"]:
            title += f": {battle['hits']} hit{'s' if battle['hits'] > 1 else ''} to take"
        return title

    def _line(self, side: str, letter: int, wide: bool) -> list[Text]:
        """The blocks of a side that act at this letter."""
        attacks = side == self.battle["attacker"]
        return [
            self._fighter(b, strength, side, wide)
            for b, strength, owner in self.here.shown
            if owner == side and initiative(b, attacks) == letter
        ]

    def _fighter(self, b: str, strength: int, side: str, wide: bool) -> Text:
        now, acted = b in self.battle["turn"], b in self.battle["acted"]
        text = Text("▶ " if now else "✓ " if acted else "  ", style="bold" if now else "dim")
        text.append(block_name(b, side), style="dim" if acted else "bold")
        most, firepower = MAX_STRENGTH[BLOCK_INDEX[b]], FIREPOWER[BLOCK_INDEX[b]]
        text.append(f" {'●' * strength}{'○' * (most - strength)}", style=STYLES[side])
        rolls = "1" if firepower == 1 else f"1–{firepower}"
        return text.append(f" hits {rolls}" if wide else f" {rolls}", style="dim")

    def _reserves(self, side: str) -> Text | None:
        if side == self.view["viewer"]:
            own = [block_name(b, side) for b in self.here.own if b in self.view["reserves"]]
            return Text(f"{', '.join(own)} in reserve") if own else None
        hidden = sum(number for _, _, reserve, number in self.here.hidden_groups.get(side, []) if reserve)
        return Text(f"{'■' * hidden} in reserve", style=STYLES[side]) if hidden else None


def initiative(b: str, attacks: bool) -> int:
    return (ATTACKING_INITIATIVE if attacks else DEFENDING_INITIATIVE)[BLOCK_INDEX[b]]


def rating(b: str, attacks: bool) -> str:
    """3.12: a block's initiative and firepower, such as C3."""
    return f"{'ABCD'[initiative(b, attacks)]}{FIREPOWER[BLOCK_INDEX[b]]}"


# ------------------------------------------------------------------ pages


def map_page(view: View, rest: str) -> RenderableType:
    """`map`, `map all`, `map narbo`."""
    asked = rest.casefold().replace(" ", "-")
    if not asked or asked == "all":
        return Group(RegionMap(regions_of(view, everything=bool(asked))), *_off_map(view))
    found = [place for place in LOCATIONS if place == asked]
    found = found or [place for place in LOCATIONS if asked in place]
    if not found:
        return Text(f"No place is called '{rest}'. 'map all' shows every city.")
    return Group(*(_place_page(view, place) for place in found))


def _place_page(view: View, name: str) -> RenderableType:
    place = PlaceOccupants(view, name)
    index = place.index
    region = next((region for region, cities in REGIONS if name in cities), "sea")
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
    near = PlaceOccupants(view, LOCATIONS[index])
    return Text.assemble((words_before, "dim"), near.name(), "  ", Text(", ").join(near.blocks()))


def _off_map(view: View) -> Iterable[RenderableType]:
    """Blocks eliminated this Year, and killed leaders."""
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


class CaesarBoard:
    """What `rubicon.terminal.boards.TerminalBoard` asks for."""

    vocabulary: Mapping[str, Sequence[Sequence[str]]] = words.VOCABULARY
    synonyms: Mapping[str, str] = words.SYNONYMS
    pages: Mapping[str, str] = {word: meaning for word, (meaning, _) in _PAGES.items()}

    loud_events: Collection[str] = ("year", "turn", "battle", "score", "home")

    def side_name(self, side: str) -> str:
        return side.capitalize()

    def intro(self, side: str | None) -> Sequence[str]:
        return words.intro(side)

    def header(self, view: View, phase: str) -> RenderableType:
        return Header(view, phase)

    def drawings(self, view: View, log: Sequence[Message]) -> Sequence[RenderableType]:
        regions = regions_of(view)
        maps: list[RenderableType] = [
            RegionMap(regions, spaced=True),
            RegionMap(regions),
            ShortMap(regions),
            ShortMap(regions, paragraph=True),
        ]
        if view["battle"] is not None and _SCENES[view["phase"]] == "battle":
            panel = BattlePanel(view)
            return [*(Group(each, panel) for each in maps[1:]), panel]
        return [*maps, VictoryCities(regions)]

    def page(self, view: View, word: str, rest: str) -> RenderableType:
        return _PAGES[word][1](view, rest)

    def describe(self, view: View, text: str) -> tuple[str, str, str]:
        return words.describe(view, text)

    def spellings(self, text: str) -> Sequence[str]:
        verb, *names = text.split()
        return [" ".join((verb, *reversed(names)))] if verb == "swap" else []

    def name_style(self, kind: str, name: str) -> str:
        if kind == "side":
            return STYLES[name]
        if kind == "block":
            return STYLES["egypt" if name == "cleopatra" else SIDES[COLOUR[BLOCK_INDEX[name]]]]
        return ""


BOARD: Final = CaesarBoard()
