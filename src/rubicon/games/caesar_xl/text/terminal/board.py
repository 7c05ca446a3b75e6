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
from rubicon.games.caesar_xl.game import GAME, CaesarXL
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.pack import SIDE_NAMES, Pack
from rubicon.games.caesar_xl.rules.sequence import PHASES
from rubicon.games.caesar_xl.rules.vocabulary import ZONES
from rubicon.games.caesar_xl.text.terminal import words

STYLES: Final = {"caesar": "bold red", "pompey": "bold blue"}
#: After the name of a city: what it is.
_MARKS: Final = {"city": "", "colony": "⬡", "client": "○"}
_SCENES: Final = {phase.name: phase.scene for phase in PHASES}


class XLBoard:
    """What `rubicon.terminal.boards.TerminalBoard` asks for, with one pack."""

    synonyms: Mapping[str, str] = words.SYNONYMS
    loud_events: Collection[str] = ("turn", "battle", "over")

    def __init__(self, game: CaesarXL) -> None:
        self.pack: Pack = game.pack
        self.vocabulary: Mapping[str, Sequence[Sequence[str]]] = {
            verb: game.notation.words(verb) for verb in game.notation.verbs
        }
        self._pages: dict[str, tuple[str, Callable[[View, str], RenderableType]]] = {
            "map": ("all cities; map rome shows one and its routes", self._map_page),
            "forum": ("the Forum, and the cards in front of both sides", self._forum_page),
            "cards": ("what your cards do, and what has been discarded", self._cards_page),
        }
        self.pages: Mapping[str, str] = {word: meaning for word, (meaning, _) in self._pages.items()}
        order = sorted(self.pack.data["cities"], key=lambda city: float(city["lon"]))
        third = (len(order) + 2) // 3
        #: The cities in three columns from west to east, each from north to south.
        self._columns: list[list[dict[str, Any]]] = [
            sorted(order[start : start + third], key=lambda city: -float(city["lat"]))
            for start in range(0, len(order), third)
        ]

    def side_name(self, side: str) -> str:
        return SIDE_NAMES[SIDES.index(side)]

    def intro(self, side: str | None) -> Sequence[str]:
        return (*words.intro(side), f"You play with the {self.pack.note}.")

    # ------------------------------------------------------------------ the table

    def header(self, view: View, phase: str) -> RenderableType:
        me = view["viewer"]
        title = Text("CAESAR XL ", style="bold")
        title.append("for both to see" if me == "spectator" else f"you are {self.side_name(me)}")
        title.append(f" · {view['season']}, turn {view['turn']} of {self.pack.turns}")
        title.append(f" · {phase}", style="bold")
        lines = [title]
        for side in (0, 1):
            line = Text(SIDE_NAMES[side], style=STYLES[SIDES[side]])
            line.append(
                f" {view['gold'][side]} Gold · cities {view['worth'][side]} of {self.pack.military} · points "
                f"{view['points'][side]} of {self.pack.political} · {view['hand_size'][side]} cards",
                style="not bold default",
            )
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
        text = Text(f"{city['name']}{_MARKS[city['shape']]} {city['gold']}")
        text.stylize("bold" if self._held(view, city["id"]) else "dim")
        for side in (0, 1):
            units = view["armies"][side].get(city["id"])
            if units:
                text.append(f" {self.stack(units)}", style=STYLES[SIDES[side]])
        return text

    def stack(self, units: dict[str, int]) -> str:
        """Caesar+2L+1L*: Legions and Allied units, veterans with a star."""
        short = {"legion": "{}L", "veteran-legion": "{}L*", "allied": "{}A", "veteran-allied": "{}A*"}
        leaders = [self.pack.kind_names[self.pack.kinds.index(kind)] for kind in units if kind not in short]
        return "+".join(
            [*leaders, *(short[kind].format(count) for kind, count in units.items() if kind in short)]
        )

    def _holdings(self, view: View) -> RenderableType:
        """Who stands where, in a paragraph for each side."""
        lines: list[RenderableType] = []
        for side in (0, 1):
            line = Text(f"{SIDE_NAMES[side]}: ", style=STYLES[SIDES[side]])
            places = [
                f"{self.pack.place_names[self.pack.place_index[city]]} {self.stack(units)}"
                for city, units in view["armies"][side].items()
            ]
            line.append("; ".join(places) or "nobody", style="not bold default")
            lines.append(line)
        return Group(*lines)

    def _forum(self, view: View) -> RenderableType:
        line = Text("Forum: ", style="bold")
        line.append(", ".join(self._short(card) for card in view["forum"]) or "empty", style="not bold")
        for side in (0, 1):
            if view["front"][side]:
                line.append(f" · {SIDE_NAMES[side]}: ", style=STYLES[SIDES[side]])
                line.append(
                    ", ".join(self._short(card) for card in view["front"][side]), style="not bold default"
                )
        return line

    def _short(self, card: str) -> str:
        """The Senate (2 Optimates)."""
        entry = self._entry(card)
        symbols = ", ".join(
            f"{count} {faction.capitalize()}" for faction, count in entry.get("symbols", {}).items()
        )
        return f"{entry['name']} ({symbols})" if symbols else str(entry["name"])

    def _entry(self, card: str) -> dict[str, Any]:
        entry: dict[str, Any] = self.pack.data["cards"][self.pack.card_index[card]]
        return entry

    def _hand(self, view: View) -> RenderableType:
        if "hand" not in view:
            return Text()
        names = ", ".join(self._entry(card)["name"] for card in view["hand"])
        return Text.assemble(("Hand: ", "bold"), names or "empty")

    def _battle(self, view: View) -> RenderableType:
        battle = view["battle"]
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        table.add_column(ratio=1)
        table.add_column(ratio=1)
        attacker = SIDES.index(view["active"])
        sides = (attacker, 1 - attacker)
        table.add_row(
            *(
                Text(f"{SIDE_NAMES[side]} {word}", style=STYLES[SIDES[side]])
                for side, word in zip(sides, ("attacks", "defends"), strict=True)
            )
        )
        table.add_row(*(self._line(view, side) for side in sides))
        table.add_row(*(self._tactic(battle, side) for side in sides))
        city = self.pack.place_names[self.pack.place_index[battle["city"]]]
        title = f"Battle of {city}, round {battle['round']}"
        if battle["hits"]:
            title += f": {battle['hits']} to lose"
        return Panel(table, title=Text(title, style="bold"), box=box.ROUNDED, padding=(0, 1))

    def _line(self, view: View, side: int) -> Text:
        """The battle line: a mark for what has been committed in this round."""
        battle = view["battle"]
        parts: list[Text] = []
        for kind, count in view["armies"][side].get(battle["city"], {}).items():
            spent = battle["committed"][side].get(kind, 0)
            index = self.pack.kinds.index(kind)
            text = Text(
                f"{count} {self.pack.kind_names[index]}" if index < 4 else self.pack.kind_names[index]
            )
            text.append(f" ({battle['swords'][side][kind]})", style="dim")
            text.append(f" ✓{spent}" if spent else "", style="dim")
            parts.append(text)
        return Text(", ").join(parts)

    def _tactic(self, battle: dict[str, Any], side: int) -> Text:
        if battle["tactics"][side] is not None:
            return Text(f"Tactics: {self._entry(battle['tactics'][side])['name']}")
        return Text("a Tactics card, face-down" if battle["cards"][side] else "no Tactics card", style="dim")

    # ------------------------------------------------------------------ pages

    def page(self, view: View, word: str, rest: str) -> RenderableType:
        return self._pages[word][1](view, rest)

    def _map_page(self, view: View, rest: str) -> RenderableType:
        asked = rest.casefold().replace(" ", "-")
        if not asked:
            return Group(self._map(view), Text("⬡ Legionary Colony, ○ Allied Client, * veteran", style="dim"))
        found = [city for city in self.pack.data["cities"] if asked in city["id"]]
        if not found:
            return Text(f"No city is called '{rest}'. 'map' shows all of them.")
        return Group(*(self._city_page(view, city) for city in found))

    def _city_page(self, view: View, city: dict[str, Any]) -> RenderableType:
        text = self._city(view, city)
        kinds = [city["shape"], *(f"port of the {words.ZONE_NAMES[z]}" for z in ZONES if z in city["ports"])]
        text.append(f" ({', '.join(kinds)})", style="not bold dim")
        for word in ("roads", "lanes"):
            for near in city[word]:
                text.append(f"\n  {'road' if word == 'roads' else 'sea lane'} to ", style="not bold dim")
                text.append_text(self._city(view, self.pack.data["cities"][self.pack.place_index[near]]))
        return text

    def _forum_page(self, view: View, rest: str) -> RenderableType:
        parts: list[RenderableType] = [Text("In the Forum", style="bold"), self._texts(view["forum"])]
        for side in (0, 1):
            parts.append(Text(f"In front of {SIDE_NAMES[side]}", style=STYLES[SIDES[side]]))
            parts.append(self._texts(view["front"][side]))
        return Group(*parts)

    def _cards_page(self, view: View, rest: str) -> RenderableType:
        discards = ", ".join(self._entry(card)["name"] for card in view["discards"]) or "none"
        return Group(
            self._texts(view.get("hand", [])),
            Text(f"Draw pile: {view['draw_pile']} cards. Discards: {discards}."),
        )

    def _texts(self, cards: Iterable[str]) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for card in cards:
            entry = self._entry(card)
            claim = f" Claim: {words.claims(self.pack, entry['claim'])}." if "claim" in entry else ""
            table.add_row(Text(self._short(card), style="bold"), entry["type"], entry["text"] + claim)
        if not table.row_count:
            table.add_row("none")
        return table

    # ------------------------------------------------------------------ choices and log

    def describe(self, view: View, text: str) -> tuple[str, str, str]:
        return words.describe(self.pack, view, text)

    def spellings(self, text: str) -> Sequence[str]:
        return ()

    def name_style(self, kind: str, name: str) -> str:
        return STYLES[name] if kind == "side" else ""


def board(game: Game) -> XLBoard:
    """The board for the title with the pack it is bound to."""
    assert isinstance(game, CaesarXL)
    return XLBoard(game)


#: With our own pack.
BOARD: Final = XLBoard(GAME)
