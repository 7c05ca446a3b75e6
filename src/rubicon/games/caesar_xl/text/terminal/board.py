"""Caesar XL in a terminal: header, map, battle, pages, and the board, found by the title's id.

Everything is drawn from views alone. The words of choices are in `words`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rubicon.core.game import Game, View
from rubicon.core.message import Message
from rubicon.games.caesar_xl.game import CaesarXL
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.sequence import PHASES
from rubicon.games.caesar_xl.rules.vocabulary import ZONES
from rubicon.games.caesar_xl.text.terminal.words import (
    STYLES,
    SYNONYMS,
    Description,
    XLWords,
    name_style,
)
from rubicon.messages import Words

#: After the name of a city: what it is.
_MARKS: Final = {"city": "", "colony": "⬡", "client": "○"}
#: Kinds of units of which a side has several: all but Leaders.
SQUARE: Final = ("legion", "veteran-legion", "allied", "veteran-allied")
_SCENES: Final = {phase.name: phase.scene for phase in PHASES}


class XLBoard:
    """What `rubicon.terminal.boards.TerminalBoard` asks for, with one pack."""

    synonyms: Mapping[str, str] = SYNONYMS
    loud_events: Collection[str] = ("turn", "battle", "over")

    def __init__(self, game: CaesarXL, words: Words) -> None:
        self.pack = game.pack
        self.words = XLWords(game.pack, words)
        self.vocabulary: Mapping[str, Sequence[Sequence[str]]] = {
            verb: game.notation.words(verb) for verb in game.notation.verbs
        }
        self._pages: dict[str, Callable[[View, str], RenderableType]] = {
            "map": self._map_page,
            "forum": self._forum_page,
            "cards": self._cards_page,
        }
        self.pages: Mapping[str, str] = {page: self.words.say(f"page-{page}") for page in self._pages}
        order = sorted(self.pack.data["cities"], key=lambda city: float(city["lon"]))
        third = (len(order) + 2) // 3
        #: The cities in three columns from west to east, each from north to south.
        self._columns: list[list[dict[str, Any]]] = [
            sorted(order[start : start + third], key=lambda city: -float(city["lat"]))
            for start in range(0, len(order), third)
        ]

    def intro(self, side: str | None) -> Sequence[str]:
        return self.words.intro(side)

    # ------------------------------------------------------------------ the table

    def header(self, view: View, phase: str) -> RenderableType:
        say = self.words.say
        title = Text("CAESAR XL ", style="bold")
        title.append(self.words.for_viewer(view["viewer"]))
        season = self.words.season(view["turn"])
        title.append(f" · {say('turn', season=season, turn=view['turn'], turns=self.pack.turns)}")
        title.append(f" · {phase}", style="bold")
        lines = [title]
        for at, side in enumerate(SIDES):
            line = Text(self.words.name("side", side), style=STYLES[side])
            figures = say(
                "figures",
                gold=view["gold"][at],
                worth=view["worth"][at],
                military=self.pack.military,
                points=view["points"][at],
                political=self.pack.political,
                cards=view["hand_size"][at],
            )
            line.append(f" {figures}", style="not bold default")
            lines.append(line)
        return Group(*lines)

    def drawings(self, view: View, log: Sequence[Message]) -> Sequence[RenderableType]:
        hand = self._hand(view)
        full = [self._map(view), self._forum(view), hand]
        short = [self._holdings(view), self._forum(view), hand]
        if view["battle"] is not None and _SCENES[view["phase"]] in ("battle", "after-battle"):
            battle = self._battle(view)
            return [Group(*full, battle), Group(self._holdings(view), battle, hand), battle]
        return [Group(*full), Group(*short), self._holdings(view)]

    def _map(self, view: View, everything: bool = True) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        for _ in self._columns:
            table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        columns = [
            [self._city(view, city) for city in column if everything or self._held(view, city["id"])]
            for column in self._columns
        ]
        for row in range(max(map(len, columns))):
            table.add_row(*(column[row] if row < len(column) else "" for column in columns))
        return table

    def _held(self, view: View, city: str) -> bool:
        return any(city in army for army in view["armies"])

    def _city(self, view: View, city: dict[str, Any]) -> Text:
        text = Text(f"{self.words.name('place', city['id'])}{_MARKS[city['shape']]} {city['gold']}")
        text.stylize("bold" if self._held(view, city["id"]) else "dim")
        for side in (0, 1):
            units = view["armies"][side].get(city["id"])
            if units:
                text.append(f" {self.stack(units)}", style=STYLES[SIDES[side]])
        return text

    def stack(self, units: dict[str, int]) -> str:
        """Caesar+2L+1L*: Legions and Allied units, veterans with a star."""
        leaders = [self.words.name("unit", kind) for kind in units if kind not in SQUARE]
        counted = [
            self.words.say(f"short-{kind}", count=count) for kind, count in units.items() if kind in SQUARE
        ]
        return "+".join([*leaders, *counted])

    def _holdings(self, view: View) -> RenderableType:
        """Who stands where, in a paragraph for each side."""
        lines: list[RenderableType] = []
        for side, army in zip(SIDES, view["armies"], strict=True):
            line = Text(f"{self.words.name('side', side)}: ", style=STYLES[side])
            places = [f"{self.words.name('place', city)} {self.stack(units)}" for city, units in army.items()]
            line.append("; ".join(places) or self.words.say("nobody"), style="not bold default")
            lines.append(line)
        return Group(*lines)

    def _forum(self, view: View) -> RenderableType:
        line = Text(f"{self.words.say('forum')} ", style="bold")
        line.append(self._short(view["forum"]) or self.words.say("empty"), style="not bold")
        for side, front in zip(SIDES, view["front"], strict=True):
            if front:
                line.append(f" · {self.words.name('side', side)}: ", style=STYLES[side])
                line.append(self._short(front), style="not bold default")
        return line

    def _short(self, cards: Iterable[str]) -> str:
        return ", ".join(map(self.words.card, cards))

    def _names(self, cards: Iterable[str]) -> str:
        return ", ".join(self.words.name("card", card) for card in cards)

    def _hand(self, view: View) -> RenderableType:
        if "hand" not in view:
            return Text()
        names = self._names(view["hand"]) or self.words.say("empty")
        return Text.assemble((f"{self.words.say('hand')} ", "bold"), names)

    def _battle(self, view: View) -> RenderableType:
        battle = view["battle"]
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        table.add_column(ratio=1)
        table.add_column(ratio=1)
        attacker = SIDES.index(view["active"])
        sides = (attacker, 1 - attacker)
        does = zip(("attacks", "defends"), sides, strict=True)
        table.add_row(
            *(Text(self.words.say(key, side=SIDES[at]), style=STYLES[SIDES[at]]) for key, at in does)
        )
        table.add_row(*(self._line(view, side) for side in sides))
        table.add_row(*(self._tactic(battle, side) for side in sides))
        title = self.words.say("battle", place=battle["city"], round=battle["round"])
        if battle["hits"]:
            title += f": {self.words.say('to-lose', count=battle['hits'])}"
        return Panel(table, title=Text(title, style="bold"), box=box.ROUNDED, padding=(0, 1))

    def _line(self, view: View, side: int) -> Text:
        """The battle line: a mark for what has been committed in this round."""
        battle = view["battle"]
        parts: list[Text] = []
        for kind, count in view["armies"][side].get(battle["city"], {}).items():
            spent = battle["committed"][side].get(kind, 0)
            name = self.words.name("unit", kind)
            text = Text(f"{count} {name}" if kind in SQUARE else name)
            text.append(f" ({battle['swords'][side][kind]})", style="dim")
            text.append(f" ✓{spent}" if spent else "", style="dim")
            parts.append(text)
        return Text(", ").join(parts)

    def _tactic(self, battle: dict[str, Any], side: int) -> Text:
        if battle["tactics"][side] is not None:
            return Text(self.words.say("tactics", card=battle["tactics"][side]))
        return Text(self.words.say("face-down" if battle["cards"][side] else "no-tactics"), style="dim")

    # ------------------------------------------------------------------ pages

    def page(self, view: View, word: str, rest: str) -> RenderableType:
        return self._pages[word](view, rest)

    def _map_page(self, view: View, rest: str) -> RenderableType:
        asked = rest.casefold().replace(" ", "-")
        if not asked:
            return Group(self._map(view), Text(self.words.say("legend"), style="dim"))
        found = [city for city in self.pack.data["cities"] if asked in city["id"]]
        if not found:
            return Text(self.words.say("no-such-city", asked=rest))
        return Group(*(self._city_page(view, city) for city in found))

    def _city_page(self, view: View, city: dict[str, Any]) -> RenderableType:
        text = self._city(view, city)
        shape = city["shape"]
        kinds = [self.words.say("city") if shape == "city" else self.words.name("city-shape", shape)]
        kinds += [self.words.name("port", zone) for zone in ZONES if zone in city["ports"]]
        text.append(f" ({', '.join(kinds)})", style="not bold dim")
        for way in ("roads", "lanes"):
            for near in city[way]:
                text.append(f"\n  {self.words.say(f'{way}-to')} ", style="not bold dim")
                text.append_text(self._city(view, self.pack.data["cities"][self.pack.place_index[near]]))
        return text

    def _forum_page(self, view: View, rest: str) -> RenderableType:
        heading = Text(self.words.say("in-forum"), style="bold")
        parts: list[RenderableType] = [heading, self._texts(view["forum"])]
        for side, front in zip(SIDES, view["front"], strict=True):
            parts.append(Text(self.words.say("in-front", side=side), style=STYLES[side]))
            parts.append(self._texts(front))
        return Group(*parts)

    def _cards_page(self, view: View, rest: str) -> RenderableType:
        discards = self._names(view["discards"]) or self.words.say("none")
        piles = self.words.say("piles", count=view["draw_pile"], discards=discards)
        return Group(self._texts(view.get("hand", [])), Text(piles))

    def _texts(self, cards: Iterable[str]) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for card in cards:
            kind = self.words.name("card-kind", self.words.entry(card)["type"])
            text = f"{self.words.name('card-text', card)} {self.words.claims(card)}".rstrip()
            table.add_row(Text(self.words.card(card), style="bold"), kind, text)
        if not table.row_count:
            table.add_row(self.words.say("none"))
        return table

    # ------------------------------------------------------------------ choices and log

    def describe(self, view: View, text: str) -> Description:
        return self.words.describe(view, text)

    def spellings(self, text: str) -> Sequence[str]:
        return ()

    def name_style(self, kind: str, name: str) -> str:
        return name_style(kind, name)


def board(game: Game, words: Words) -> XLBoard:
    """The board for the title with the pack it is bound to, in the language of these words."""
    assert isinstance(game, CaesarXL)
    return XLBoard(game, words)
