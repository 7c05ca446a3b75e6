"""Rome vs Gaul in a terminal: header, map by Provinces, battle, pages; found by the title's id.

Everything is drawn from views alone. What is whose is told by signs, not by colours alone: `■` a Roman
marker, `▲` a Gallic one, `#` a Walled City, `^` a Stronghold, `+` a Fortified Town, `~` Devastation. The
words of choices are in `words`.
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
from rubicon.games.rome_vs_gaul.game import GAME, RomeVsGaul
from rubicon.games.rome_vs_gaul.rules.pack import (
    BOXES,
    LEADERS,
    LEGIONS,
    ROMAN_CUS,
    ROMAN_LEADERS,
    SIDES,
    Pack,
)
from rubicon.games.rome_vs_gaul.rules.sequence import SIDE_NAMES
from rubicon.games.rome_vs_gaul.text.terminal import words

STYLES: Final = {"rome": "bold red", "gaul": "bold cyan"}
#: Whose a marker or Province is.
ROMAN: Final = "■"
GALLIC: Final = "▲"
LEGEND: Final = (
    "■ Roman  ▲ Gallic  # Walled City  ^ Stronghold  + Fortified Town  ~ devastated  - reduced  ( ) inside"
)
_BOX_NAMES: Final = {
    "pool": "Cup",
    "drawn": "Drawn",
    "council": "Gallic Council Box",
    "submitted": "Submitted Tribes",
    "eliminated": "Eliminated",
    "holding": "Holding Boxes",
    "turn-track": "Turn Track",
    "rome": "Rome",
    "kept": "Legate who is kept",
}


class GaulBoard:
    """What `rubicon.terminal.boards.TerminalBoard` asks for, with one pack."""

    synonyms: Mapping[str, str] = words.SYNONYMS
    loud_events: Collection[str] = ("turn", "battle", "siege", "governance", "over")

    def __init__(self, game: RomeVsGaul) -> None:
        self.pack: Pack = game.pack
        self.vocabulary: Mapping[str, Sequence[Sequence[str]]] = {
            verb: game.notation.words(verb) for verb in game.notation.verbs
        }
        self._pages: dict[str, tuple[str, Callable[[View, str], RenderableType]]] = {
            "map": ("all Provinces; map nervii or map bagacum shows one with its paths", self._map_page),
            "cards": ("what your cards do, and what has been discarded", self._cards_page),
            "boxes": ("who is in the boxes", self._boxes_page),
            "score": ("Victory Points and Governance, explained", self._score_page),
        }
        self.pages: Mapping[str, str] = {word: meaning for word, (meaning, _) in self._pages.items()}
        self.provinces: list[dict[str, Any]] = self.pack.data["map"]["provinces"]
        self._spaces: dict[str, list[str]] = {province["id"]: [] for province in self.provinces}
        for space in self.pack.data["map"]["spaces"]:
            self._spaces[space["province"]].append(space["id"])

    def side_name(self, side: str) -> str:
        return SIDE_NAMES[SIDES.index(side)]

    def intro(self, side: str | None) -> Sequence[str]:
        return (*words.intro(side), f"You play with the {self.pack.note}.")

    # ------------------------------------------------------------------ the table

    def header(self, view: View, phase: str) -> RenderableType:
        me = view["viewer"]
        title = Text("ROME VS GAUL ", style="bold")
        title.append("for both to see" if me == "spectator" else f"you are {self.side_name(me)}")
        title.append(f" · Turn {view['turn']} of 6, {view['year']} BC")
        title.append(f" · {phase}", style="bold")
        now = view["score"]["now"]
        score = Text(f"{ROMAN} {view['points']} VP of {self.pack.vp_to_win}", style=STYLES["rome"])
        score.append(f" · Governance now {governance(now)}", style="not bold default")
        hands = Text()
        for side, size in zip(SIDES, view["hand_size"], strict=True):
            hands.append(self.side_name(side), style=STYLES[side])
            hands.append(f" {size} cards  ")
        hands.append(f"deck {view['deck_size']}")
        if view["card"] is not None:
            hands.append(f" · {words.card_name(self.pack, view['card'])}", style="bold")
            hands.append(f" ({view['use']}), {view['ap']} AP left")
        return Group(title, score, hands)

    def drawings(self, view: View, log: Sequence[Message]) -> Sequence[RenderableType]:
        hand = self._hand(view)
        fight = self._battle(view) if view["battle"]["dice"] else None
        wide = self._map(view, 2)
        narrow = self._map(view, 1)
        short = self._armies(view)
        if fight is not None:
            return [Group(wide, fight, hand), Group(short, fight, hand), fight]
        return [Group(wide, hand), Group(narrow, hand), Group(short, hand), short]

    def _map(self, view: View, columns: int) -> RenderableType:
        """The Provinces in which something is, in one column or two."""
        lines = [self._province(view, province) for province in self.provinces]
        shown = [line for line in lines if line is not None]
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        rows = (len(shown) + columns - 1) // columns
        for _ in range(columns):
            table.add_column(ratio=1, overflow="fold")
        for row in range(rows):
            cells = [shown[at] if at < len(shown) else Text() for at in range(row, rows * columns, rows)]
            table.add_row(*cells)
        return table

    def _province(self, view: View, province: dict[str, Any]) -> Text | None:
        """A Province: who controls it, how many spaces each has of how many, and what stands where."""
        name = province["id"]
        spaces = self._spaces[name]
        parts = [self._space(view, space) for space in spaces]
        found = [part for part in parts if part is not None]
        if not found:
            return None
        counts = [len([s for s in spaces if s in markers(view, self.pack, side)]) for side in SIDES]
        sign = "·"
        style = "bold"
        for side, held in zip(SIDES, view["provinces"], strict=True):
            if name in held:
                sign, style = (ROMAN if side == "rome" else GALLIC), STYLES[side]
        text = Text(f"{sign} {province['name']} ", style=style)
        text.append(f"{ROMAN}{counts[0]} {GALLIC}{counts[1]} of {len(spaces)}: ", style="not bold dim")
        text.append_text(Text(", ").join(found))
        return text

    def _space(self, view: View, space: str) -> Text | None:
        """A space with its marker and its pieces, or None if it is empty."""
        sign = ""
        if space in markers(view, self.pack, "rome"):
            sign = "#" + ROMAN if space in view["roman_cities"] else ROMAN
        elif space in markers(view, self.pack, "gaul"):
            sign = GALLIC
            if space in view["towns"].values():
                sign = "++" + GALLIC if space in view["upgraded"] else "+" + GALLIC
            elif space in view["strongholds"]:
                sign = "^" + GALLIC
            elif self.pack.city_spaces >> self.pack.space_index[space] & 1:
                sign = "#" + GALLIC
        if space in view["devastated"]:
            sign += "~"
        pieces = [piece for piece, place in view["pieces"].items() if place == space]
        if not sign and not pieces:
            return None
        text = Text(f"{sign}{words.place_name(self.pack, space)}", style="not bold default")
        points = view["siege_points"].get(space)
        if points:
            text.append(f" {points} Siege Point{'s' if points > 1 else ''}", style="bold")
        for side in (*SIDES, "germani"):
            stack = self.stack(view, [piece for piece in pieces if self._owner(piece) == side])
            if stack:
                text.append(f" {stack}", style=STYLES.get(side, "bold yellow"))
        return text

    def _owner(self, piece: str) -> str:
        bit = 1 << self.pack.piece_index[piece]
        if bit & (ROMAN_CUS | ROMAN_LEADERS):
            return "rome"
        return "germani" if piece == "germani" else "gaul"

    def stack(self, view: View, pieces: Sequence[str]) -> str:
        """Caesar+X+VII-+(Carnutes): reduced units with a minus, those inside in brackets."""
        named: list[str] = []
        for piece in sorted(pieces, key=lambda name: 0 if LEADERS >> self.pack.piece_index[name] & 1 else 1):
            number = self.pack.piece_index[piece]
            name = self.pack.piece_names[number]
            name = name if not LEGIONS >> number & 1 else name.removeprefix("Legio ")
            name += "-" if piece in view["reduced"] else ""
            named.append(f"({name})" if piece in view["inside"] else name)
        return "+".join(named)

    def _armies(self, view: View) -> RenderableType:
        """Who stands where, in a paragraph for each side, and the Provinces that each controls."""
        lines: list[RenderableType] = []
        for side, sign in zip(SIDES, (ROMAN, GALLIC), strict=True):
            line = Text(f"{sign} {self.side_name(side)}: ", style=STYLES[side])
            places: dict[str, list[str]] = {}
            for piece, place in view["pieces"].items():
                if place in self.pack.space_index and self._owner(piece) == side:
                    places.setdefault(place, []).append(piece)
            stacks = [
                f"{words.place_name(self.pack, place)} {self.stack(view, here)}"
                for place, here in places.items()
            ]
            line.append("; ".join(stacks) or "nobody", style="not bold default")
            held = view["provinces"][SIDES.index(side)]
            names = [self.pack.province_names[self.pack.province_index[name]] for name in held]
            line.append(f" · controls {', '.join(names) or 'no Province'}", style="not bold dim")
            lines.append(line)
        return Group(*lines)

    def _hand(self, view: View) -> RenderableType:
        if "hand" not in view:
            return Text()
        names = ", ".join(words.card_name(self.pack, card) for card in view["hand"])
        return Text.assemble(("Hand: ", "bold"), names or "empty")

    def _battle(self, view: View) -> RenderableType:
        """The two sides, their strengths and columns, the dice, and what they give now."""
        fight = view["battle"]
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        sides = (SIDES[fight["attacker"]], SIDES[1 - fight["attacker"]])
        for _ in sides:
            table.add_column(ratio=1, overflow="fold")
        names = [self.side_name(side) for side in sides]
        if fight["kind"] == 1:
            names[1] = "The Germani"
        if fight["kind"] == 2:
            names[0] = "The tribe of the land"
        headings = zip(names, ("attacks", "defends"), sides, strict=True)
        table.add_row(*(Text(f"{name} {word}", style=STYLES[side]) for name, word, side in headings))
        table.add_row(*(Text(self.stack(view, fight[role])) for role in ("attackers", "defenders")))
        cells = []
        for role in (0, 1):
            dice = fight["dice"][2 * role : 2 * role + 2]
            column = self.pack.battle_names[fight["columns"][role]]
            cells.append(
                f"strength {fight['strengths'][role]}, column {column}, "
                f"dice {dice[0]} {dice[1]}, {fight['rerolls'][role]} rerolls"
            )
        table.add_row(*cells)
        place = words.place_name(self.pack, fight["space"])
        return Panel(table, title=Text(f"Battle of {place}", style="bold"), box=box.ROUNDED, padding=(0, 1))

    # ------------------------------------------------------------------ pages

    def page(self, view: View, word: str, rest: str) -> RenderableType:
        return self._pages[word][1](view, rest)

    def _map_page(self, view: View, rest: str) -> RenderableType:
        asked = rest.casefold().replace(" ", "-")
        if not asked:
            return Group(self._map(view, 1), Text(LEGEND, style="dim"))
        found = [
            province
            for province in self.provinces
            if asked in province["id"] or [space for space in self._spaces[province["id"]] if asked in space]
        ]
        if not found:
            return Text(f"No Province or space is called '{rest}'. 'map' shows all of them.")
        return Group(*(self._province_page(view, province) for province in found))

    def _province_page(self, view: View, province: dict[str, Any]) -> RenderableType:
        text = Text(f"{province['name']}, {province['region']}", style="bold")
        if province["required"]:
            text.append(f": {province['required']} of {len(self._spaces[province['id']])} spaces control it")
        for space in self._spaces[province["id"]]:
            text.append("\n  ")
            found = self._space(view, space)
            text.append_text(found if found is not None else Text(words.place_name(self.pack, space)))
            number = self.pack.space_index[space]
            ways = [
                self.pack.space_names[near]
                + (" (rough)" if self.pack.rough[number] >> near & 1 else "")
                + (" (Channel)" if self.pack.channel[number] >> near & 1 else "")
                for near in self.pack.near[number]
            ]
            text.append(f": to {', '.join(ways) or 'nowhere'}", style="not bold dim")
        return text

    def _cards_page(self, view: View, rest: str) -> RenderableType:
        discards = ", ".join(words.card_name(self.pack, card) for card in view["discards"]) or "none"
        return Group(self._texts(view.get("hand", [])), Text(f"Discards: {discards}."))

    def _texts(self, cards: Iterable[str]) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for card in cards:
            entry = self.pack.data["cards"][self.pack.card_index[card]]
            kind = f"{entry['colour']} {entry['kind']}, {entry['ap']} AP"
            table.add_row(Text(words.card_name(self.pack, card), style="bold"), kind, entry["text"])
        if not table.row_count:
            table.add_row("none")
        return table

    def _boxes_page(self, view: View, rest: str) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for name in BOXES:
            inside = [
                words.piece_name(self.pack, piece) for piece, at in view["pieces"].items() if at == name
            ]
            if name == "council":
                inside.append(f"{view['council_im']} of 6 Influence markers")
            table.add_row(Text(_BOX_NAMES[name], style="bold"), ", ".join(inside) or "empty")
        return table

    def _score_page(self, view: View, rest: str) -> RenderableType:
        score = view["score"]
        lines = [
            f"Governance by turn: {', '.join(map(str, score['governance'])) or 'none yet'}",
            f"  gives {sum(score['earned'])} VP so far. Now: {governance(score['now'])}",
            f"Tribes eliminated: {score['tribes']}, 1 VP for every {self.pack.tribes_per_vp}",
            f"Caesar's Pass: {'open' if score['pass'] else 'not open'}, {self.pack.vp_pass} VP",
            f"Germania: {'won' if score['germania'] else 'not yet'}, {self.pack.vp_germania} VP",
            f"Britannia: {'won' if score['britannia'] else 'not yet'}, {self.pack.vp_britannia} VP",
            f"In all {view['points']} of {self.pack.vp_to_win} VP, which decide after Turn 6.",
        ]
        for zone, side in view["supremacy_now"].items():
            lines.append(f"{zone}: {self.side_name(side)} has Naval Supremacy")
        return Text("\n".join(lines))

    # ------------------------------------------------------------------ choices and log

    def describe(self, view: View, text: str) -> tuple[str, str, str]:
        return words.describe(self.pack, view, text)

    def spellings(self, text: str) -> Sequence[str]:
        return ()

    def name_style(self, kind: str, name: str) -> str:
        return STYLES.get(name, "") if kind == "side" else ""


def markers(view: View, pack: Pack, side: str) -> set[str]:
    """The spaces with a control marker of a side (8.2.1)."""
    if side == "rome":
        return {*view["roman_im"], *view["roman_cities"]}
    cities = {space for number, space in enumerate(pack.spaces) if pack.city_spaces >> number & 1}
    gallic = {*view["gallic_im"], *view["towns"].values(), *view["strongholds"]}
    return gallic | (cities - set(view["roman_cities"]))


def governance(now: Mapping[str, Any]) -> str:
    """10 = 5 + 4 + 1 - 0: 2 VP."""
    parts = " + ".join(str(points) for points in now["regions"].values())
    return f"{now['total']} = {parts} - {-now['incursions']}: {now['points']} VP"


def board(game: Game) -> GaulBoard:
    """The board for the title with the pack it is bound to."""
    assert isinstance(game, RomeVsGaul)
    return GaulBoard(game)


#: With our own pack.
BOARD: Final = GaulBoard(GAME)
