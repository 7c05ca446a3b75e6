"""Julius Caesar in a terminal: header, battle, pages, and the board in a language.

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

from rubicon.core.game import Game, View
from rubicon.core.message import Message, message
from rubicon.games.julius_caesar.rules.components import (
    ATTACKING_INITIATIVE,
    BETWEEN,
    BLOCK_INDEX,
    BORDER_KIND,
    BORDER_KINDS,
    BY_ROAD,
    COLOUR,
    DEFENDING_INITIATIVE,
    FIREPOWER,
    FIRST_YEAR,
    LAST_YEAR,
    LOCATION_COUNT,
    LOCATION_INDEX,
    LOCATIONS,
    MAJOR_PORTS,
    MAX_STRENGTH,
    PORTS_OF,
    ROAD_LIMIT,
    SEAS,
    SEAS_OF,
    SIDES,
    TURNS_PER_YEAR,
    WINNING_SCORE,
)
from rubicon.games.julius_caesar.rules.sequence import PHASES
from rubicon.games.julius_caesar.text.events import ROMAN
from rubicon.games.julius_caesar.text.terminal.map import (
    REGIONS,
    PlaceOccupants,
    RegionMap,
    ShortMap,
    VictoryCities,
    regions_of,
)
from rubicon.games.julius_caesar.text.terminal.words import (
    STYLES,
    SYNONYMS,
    VOCABULARY,
    CaesarWords,
    Description,
    name_style,
)
from rubicon.messages import Words

_SCENES: Final = {phase.name: phase.scene for phase in PHASES}


# ------------------------------------------------------------------ header


class Header:
    """The header: year and turn, points, phase, cards."""

    def __init__(self, view: View, phase: str, words: CaesarWords) -> None:
        self.view = view
        self.phase = phase
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, width = self.view, options.max_width
        me = view["viewer"]
        title = Text("JULIUS CAESAR ", style="bold")
        title.append(f"{self.words.for_viewer(me)} ")
        phase = Text.assemble((f" {self.phase}", "bold"), *self._decider())
        title.append("─" * max(1, width - len(title) - len(phase)), style="dim")
        yield title + phase
        years = Text.assemble(*self._years())
        goal = self.words.say("goal", points=WINNING_SCORE)
        points = Text.assemble(*self._points(), (f"  {goal}", "dim"))
        if len(years) + len(points) + 2 <= width:
            yield years + Text(" " * (width - len(years) - len(points))) + points
        else:
            yield years
            yield points
        yield self._cards()

    def _years(self) -> Iterable[Text | tuple[str, str]]:
        year, turn = self.view["year"], max(1, self.view["turn"])
        winter = _SCENES[self.view["phase"]] == "winter"
        name = self.words.say("winter")
        yield (f"{self.words.say('year')} ", "")
        for each in range(FIRST_YEAR, LAST_YEAR + 1):
            if each != max(year, FIRST_YEAR):
                yield (f"{each}{'  ' if each < LAST_YEAR else ''}", "dim")
                continue
            yield (f"{each} {self.words.say('turn')} ", "bold")
            for number in range(1, TURNS_PER_YEAR + 1):
                now = number == turn and not winter
                yield (f"[{number}]" if now else f" {number} ", "bold reverse" if now else "dim")
            yield (f"[{name}]" if winter else f" {name} ", "bold reverse" if winter else "dim")
            yield ("  " if each < LAST_YEAR else "", "")

    def _points(self) -> Iterable[Text | str]:
        for side, score in zip(SIDES, self.view["score"], strict=True):
            full = min(score, WINNING_SCORE)
            yield self.words.side(side)
            yield f" {score} "
            yield Text("●" * full + "○" * (WINNING_SCORE - full), style=STYLES[side])
            yield "  " if side == SIDES[0] else ""

    def _decider(self) -> Iterable[Text | str]:
        decides = self.view["decides"]
        if decides in SIDES:
            yield " · "
            yield self.words.text("decides", side=decides)
        elif decides == "both":
            yield f" · {self.words.say('both-choose')}"

    def _cards(self) -> Text:
        view, say = self.view, self.words.say
        line = Text()
        if "hand" in view:
            hand = list(view["hand"])
            if view["chosen"] in hand:
                hand.remove(view["chosen"])
            line.append(f"{say('hand')} ")
            line.append(self._names(hand) or say("empty"), style="bold")
            other = SIDES[1 - SIDES.index(view["viewer"])]
            line.append(" · ")
            line.append_text(self.words.text("holds", side=other, count=view["hand_size"]))
        else:
            line.append(say("each-holds", count=view["hand_size"]))
        sides = zip(SIDES, view["played"], strict=True)
        played = [message("board-side-played", side=side, card=card) for side, card in sides if card]
        if played:
            line.append(f" · {say('played', cards=played)}")
        return line

    def _names(self, cards: Iterable[str]) -> str:
        return ", ".join(self.words.name("card", card) for card in cards)


# ------------------------------------------------------------------ battle


class BattlePanel:
    """The blocks of both sides in the battle, in the order in which they act."""

    def __init__(self, view: View, words: CaesarWords) -> None:
        self.view = view
        self.words = words
        self.battle = view["battle"]
        self.here = PlaceOccupants(view, self.battle["place"], words)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        attacker: str = self.battle["attacker"]
        sides = (SIDES[1 - SIDES.index(attacker)], attacker)
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        table.add_column(justify="center", width=5, style="bold")
        table.add_column(ratio=1, no_wrap=True)
        table.add_column(ratio=1, no_wrap=True)
        does = [
            self.words.text(does, side=side) for does, side in zip(("defends", "attacks"), sides, strict=True)
        ]
        table.add_row(Text(self.words.say("order"), style="dim"), *does)
        for letter in range(4):
            lines = [self._line(side, letter, options.max_width >= 70) for side in sides]
            if any(lines):
                table.add_row("ABCD"[letter], *(Group(*line) for line in lines))
        waiting = [self._reserves(side) for side in sides]
        if any(waiting):
            table.add_row(self.words.say("late"), *(line or "" for line in waiting))
        yield Panel(table, title=Text(self._title(), style="bold"), box=box.ROUNDED, padding=(0, 1))

    def _title(self) -> str:
        battle, say = self.battle, self.words.say
        title = say("battle", place=battle["place"], round=battle["round"])
        if self.view["surprise"] == battle["place"] and battle["round"] == 1:
            title += f", {say('strikes-first', side=battle['attacker'])}"
        if battle["hits"]:
            title += f": {say('hits-to-take', hits=battle['hits'])}"
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
        text.append(self.words.block(b, side), style="dim" if acted else "bold")
        most, firepower = MAX_STRENGTH[BLOCK_INDEX[b]], FIREPOWER[BLOCK_INDEX[b]]
        text.append(f" {'●' * strength}{'○' * (most - strength)}", style=STYLES[side])
        rolls = "1" if firepower == 1 else f"1–{firepower}"
        return text.append(f" {self.words.say('hits-on', dice=rolls) if wide else rolls}", style="dim")

    def _reserves(self, side: str) -> Text | None:
        if side == self.view["viewer"]:
            own = [self.words.block(b, side) for b in self.here.own if b in self.view["reserves"]]
            return Text(self.words.say("in-reserve", blocks=", ".join(own))) if own else None
        hidden = sum(number for _, _, reserve, number in self.here.hidden_groups.get(side, []) if reserve)
        return Text(self.words.say("in-reserve", blocks="■" * hidden), style=STYLES[side]) if hidden else None


def initiative(b: str, attacks: bool) -> int:
    return (ATTACKING_INITIATIVE if attacks else DEFENDING_INITIATIVE)[BLOCK_INDEX[b]]


def rating(b: str, attacks: bool) -> str:
    """3.12: a block's initiative and firepower, such as C3."""
    return f"{'ABCD'[initiative(b, attacks)]}{FIREPOWER[BLOCK_INDEX[b]]}"


# ------------------------------------------------------------------ pages


class Pages:
    """The pages that can be asked for, by name."""

    def __init__(self, words: CaesarWords) -> None:
        self.words = words
        self.by_name: dict[str, Callable[[View, str], RenderableType]] = {
            "map": self._map,
            "pool": self._pool,
            "cards": self._cards,
        }

    def _map(self, view: View, rest: str) -> RenderableType:
        """`map`, `map all`, `map narbo`."""
        asked = rest.casefold().replace(" ", "-")
        if not asked or asked == "all":
            regions = regions_of(view, self.words, everything=bool(asked))
            return Group(RegionMap(regions, self.words), *self._off_map(view))
        found = [place for place in LOCATIONS if place == asked]
        found = found or [place for place in LOCATIONS if asked in place]
        if not found:
            return Text(self.words.say("no-such-place", asked=rest))
        return Group(*(self._place(view, place) for place in found))

    def _place(self, view: View, name: str) -> RenderableType:
        say = self.words.say
        place = PlaceOccupants(view, name, self.words)
        index = place.index
        region = next((region for region, cities in REGIONS if name in cities), None)
        kinds = [say("sea") if region is None else say(f"region-{region}")]
        if place.value:
            kinds.append(say("points", points=place.value))
        if SEAS_OF[index] and name not in SEAS:
            kinds.append(say("major-port" if index in MAJOR_PORTS else "port"))
        text = Text.assemble(place.name(), f" ({', '.join(kinds)}): ")
        text.append_text(Text(", ").join(place.blocks()))
        lines: list[RenderableType] = [text]
        for near in BY_ROAD[index]:
            kind = BORDER_KIND[BETWEEN[index * LOCATION_COUNT + near]]
            road = say("road-to", kind=BORDER_KINDS[kind], blocks=ROAD_LIMIT[kind])
            lines.append(self._neighbour(view, road, near))
        lines += [self._neighbour(view, say("shore-of"), sea) for sea in SEAS_OF[index]]
        lines += [self._neighbour(view, say("port-at"), port) for port in PORTS_OF[index]]
        return Group(*lines, "")

    def _neighbour(self, view: View, way: str, index: int) -> Text:
        near = PlaceOccupants(view, LOCATIONS[index], self.words)
        return Text.assemble((f"  {way} ", "dim"), near.name(), "  ", Text(", ").join(near.blocks()))

    def _off_map(self, view: View) -> Iterable[RenderableType]:
        """Blocks eliminated this Year, and killed leaders."""
        for word in ("eliminated", "killed"):
            if view[word]:
                names = [
                    f"{self.words.block(b, '')} ({self.words.name('side', SIDES[COLOUR[BLOCK_INDEX[b]]])})"
                    for b in view[word]
                ]
                yield Text.assemble((f"{self.words.say(f'all-{word}')} ", "bold"), ", ".join(names))

    def _pool(self, view: View, rest: str) -> RenderableType:
        """The viewer's blocks that are not on the map."""
        say = self.words.say
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for title in ("block", "strength", "rating", "city"):
            table.add_column(say(f"pool-{title}"))
        table.add_column()
        for b, (at, _) in view.get("own", {}).items():
            if at in LOCATION_INDEX:
                continue
            most = MAX_STRENGTH[BLOCK_INDEX[b]]
            table.add_row(
                self.words.block(b, view["viewer"]),
                ROMAN[most],
                rating(b, False),
                self.words.levy_city(b),
                say(f"pool-{at}") if at in ("eliminated", "waiting", "killed") else "",
            )
        if not table.row_count:
            table.add_row(say("none"), "", "", "", "")
        return Group(Text(say("pool")), table, *self._off_map(view))

    def _cards(self, view: View, rest: str) -> RenderableType:
        """The viewer's cards, and all that were played this Year."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for card in view.get("hand", []):
            name = Text(self.words.name("card", card), style="bold")
            table.add_row(name, self.words.card_meaning(card))
        discarded = view.get("discarded")
        notes = [self.words.say("discarded", card=discarded)] if discarded else []
        if view["shown"]:
            notes.append(self.words.say("all-played", cards=view["shown"]))
        return Group(table, *notes)


# ------------------------------------------------------------------ the board


class CaesarBoard:
    """What `rubicon.terminal.boards.TerminalBoard` asks for."""

    vocabulary: Mapping[str, Sequence[Sequence[str]]] = VOCABULARY
    synonyms: Mapping[str, str] = SYNONYMS
    loud_events: Collection[str] = ("year", "turn", "battle", "score", "home")

    def __init__(self, words: CaesarWords) -> None:
        self.words = words
        self._pages = Pages(words).by_name
        self.pages: Mapping[str, str] = {page: words.say(f"page-{page}") for page in self._pages}

    def intro(self, side: str | None) -> Sequence[str]:
        return self.words.intro(side)

    def header(self, view: View, phase: str) -> RenderableType:
        return Header(view, phase, self.words)

    def drawings(self, view: View, log: Sequence[Message]) -> Sequence[RenderableType]:
        regions = regions_of(view, self.words)
        maps: list[RenderableType] = [
            RegionMap(regions, self.words, spaced=True),
            RegionMap(regions, self.words),
            ShortMap(regions, self.words),
            ShortMap(regions, self.words, paragraph=True),
        ]
        if view["battle"] is not None and _SCENES[view["phase"]] == "battle":
            panel = BattlePanel(view, self.words)
            return [*(Group(each, panel) for each in maps[1:]), panel]
        return [*maps, VictoryCities(regions)]

    def page(self, view: View, word: str, rest: str) -> RenderableType:
        return self._pages[word](view, rest)

    def describe(self, view: View, text: str) -> Description:
        return self.words.describe(view, text)

    def spellings(self, text: str) -> Sequence[str]:
        verb, *names = text.split()
        return [" ".join((verb, *reversed(names)))] if verb == "swap" else []

    def name_style(self, kind: str, name: str) -> str:
        return name_style(kind, name)


def board(game: Game, words: Words) -> CaesarBoard:
    """The board in the language of these words."""
    return CaesarBoard(CaesarWords(words))
