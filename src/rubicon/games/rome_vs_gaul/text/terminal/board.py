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
from rubicon.games.rome_vs_gaul.game import RomeVsGaul
from rubicon.games.rome_vs_gaul.rules.pack import BOXES, LEADERS, ROMAN_CUS, ROMAN_LEADERS, SIDES, Pack
from rubicon.games.rome_vs_gaul.text.terminal.words import (
    STYLES,
    SYNONYMS,
    Description,
    GaulWords,
    name_style,
)
from rubicon.messages import Words

#: Whose a marker or Province is.
ROMAN: Final = "■"
GALLIC: Final = "▲"


class GaulBoard:
    """What `rubicon.terminal.boards.TerminalBoard` asks for, with one pack."""

    synonyms: Mapping[str, str] = SYNONYMS
    loud_events: Collection[str] = ("turn", "battle", "siege", "governance", "over")

    def __init__(self, game: RomeVsGaul, words: Words) -> None:
        self.pack: Pack = game.pack
        self.words = GaulWords(game.pack, words)
        self.vocabulary: Mapping[str, Sequence[Sequence[str]]] = {
            verb: game.notation.words(verb) for verb in game.notation.verbs
        }
        self._pages: dict[str, Callable[[View, str], RenderableType]] = {
            "map": self._map_page,
            "cards": self._cards_page,
            "boxes": self._boxes_page,
            "score": self._score_page,
        }
        self.pages: Mapping[str, str] = {page: self.words.say(f"page-{page}") for page in self._pages}
        self.provinces: list[dict[str, Any]] = self.pack.data["map"]["provinces"]
        self._spaces: dict[str, list[str]] = {province["id"]: [] for province in self.provinces}
        for space in self.pack.data["map"]["spaces"]:
            self._spaces[space["province"]].append(space["id"])

    def intro(self, side: str | None) -> Sequence[str]:
        return self.words.intro(side)

    # ------------------------------------------------------------------ the table

    def header(self, view: View, phase: str) -> RenderableType:
        say = self.words.say
        title = Text("ROME VS GAUL ", style="bold")
        title.append(self.words.for_viewer(view["viewer"]))
        title.append(f" · {say('turn', turn=view['turn'], year=view['year'])}")
        title.append(f" · {phase}", style="bold")
        points = say("score", points=view["points"], needed=self.pack.vp_to_win)
        score = Text(f"{ROMAN} {points}", style=STYLES["rome"])
        governance = self._governance(view["score"]["now"])
        score.append(f" · {say('governance-now', governance=governance)}", style="not bold default")
        hands = Text()
        for side, size in zip(SIDES, view["hand_size"], strict=True):
            hands.append(self.words.name("side", side), style=STYLES[side])
            hands.append(f" {say('cards', count=size)}  ")
        hands.append(say("deck", count=view["deck_size"]))
        if view["card"] is not None:
            hands.append(f" · {self.words.card(view['card'])}", style="bold")
            hands.append(f" ({say('use-' + view['use'])}), {say('points-left', points=view['ap'])}")
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
        for side, provinces in zip(SIDES, view["provinces"], strict=True):
            if name in provinces:
                sign, style = (ROMAN if side == "rome" else GALLIC), STYLES[side]
        text = Text(f"{sign} {self.words.name('province', name)} ", style=style)
        held = self.words.say("spaces", rome=counts[0], gaul=counts[1], spaces=len(spaces))
        text.append(f"{held}: ", style="not bold dim")
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
        text = Text(f"{sign}{self.words.name('place', space)}", style="not bold default")
        points = view["siege_points"].get(space)
        if points:
            text.append(f" {self.words.say('siege-points', points=points)}", style="bold")
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
            name = self.words.short_piece(piece) + ("-" if piece in view["reduced"] else "")
            named.append(f"({name})" if piece in view["inside"] else name)
        return "+".join(named)

    def _armies(self, view: View) -> RenderableType:
        """Who stands where, in a paragraph for each side, and the Provinces that each controls."""
        lines: list[RenderableType] = []
        for side, sign in zip(SIDES, (ROMAN, GALLIC), strict=True):
            line = Text(f"{sign} {self.words.name('side', side)}: ", style=STYLES[side])
            places: dict[str, list[str]] = {}
            for piece, place in view["pieces"].items():
                if place in self.pack.space_index and self._owner(piece) == side:
                    places.setdefault(place, []).append(piece)
            stacks = [
                f"{self.words.name('place', place)} {self.stack(view, here)}"
                for place, here in places.items()
            ]
            line.append("; ".join(stacks) or self.words.say("nobody"), style="not bold default")
            held = view["provinces"][SIDES.index(side)]
            line.append(f" · {self.words.say('controls', provinces=held)}", style="not bold dim")
            lines.append(line)
        return Group(*lines)

    def _hand(self, view: View) -> RenderableType:
        if "hand" not in view:
            return Text()
        names = ", ".join(map(self.words.card, view["hand"])) or self.words.say("empty")
        return Text.assemble((f"{self.words.say('hand')} ", "bold"), names)

    def _battle(self, view: View) -> RenderableType:
        """The two sides, their strengths and columns, the dice, and what they give now."""
        fight = view["battle"]
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        sides = (SIDES[fight["attacker"]], SIDES[1 - fight["attacker"]])
        for _ in sides:
            table.add_column(ratio=1, overflow="fold")
        does = [self.words.say("attacks", side=sides[0]), self.words.say("defends", side=sides[1])]
        if fight["kind"] == 1:
            does[1] = self.words.say("germani-defend")
        if fight["kind"] == 2:
            does[0] = self.words.say("tribe-attacks")
        table.add_row(*(Text(each, style=STYLES[side]) for each, side in zip(does, sides, strict=True)))
        table.add_row(*(Text(self.stack(view, fight[role])) for role in ("attackers", "defenders")))
        cells = []
        for role in (0, 1):
            dice = fight["dice"][2 * role : 2 * role + 2]
            cells.append(
                self.words.say(
                    "strength",
                    strength=fight["strengths"][role],
                    column=self.pack.battle_names[fight["columns"][role]],
                    dice=dice,
                    rerolls=fight["rerolls"][role],
                )
            )
        table.add_row(*cells)
        title = Text(self.words.say("battle", place=fight["space"]), style="bold")
        return Panel(table, title=title, box=box.ROUNDED, padding=(0, 1))

    # ------------------------------------------------------------------ pages

    def page(self, view: View, word: str, rest: str) -> RenderableType:
        return self._pages[word](view, rest)

    def _map_page(self, view: View, rest: str) -> RenderableType:
        asked = rest.casefold().replace(" ", "-")
        if not asked:
            return Group(self._map(view, 1), Text(self.words.say("legend"), style="dim"))
        found = [
            province
            for province in self.provinces
            if asked in province["id"] or [space for space in self._spaces[province["id"]] if asked in space]
        ]
        if not found:
            return Text(self.words.say("no-such-province", asked=rest))
        return Group(*(self._province_page(view, province) for province in found))

    def _province_page(self, view: View, province: dict[str, Any]) -> RenderableType:
        name, region = province["id"], province["region"].lower()
        text = Text(f"{self.words.name('province', name)}, {self.words.name('region', region)}", style="bold")
        spaces = self._spaces[name]
        if province["required"]:
            needed = self.words.say("control", needed=province["required"], spaces=len(spaces))
            text.append(f": {needed}")
        for space in spaces:
            text.append("\n  ")
            found = self._space(view, space)
            text.append_text(found if found is not None else Text(self.words.name("place", space)))
            ways = [self._way(space, near) for near in self.pack.near[self.pack.space_index[space]]]
            text.append(f": {self.words.say('ways', ways=ways)}", style="not bold dim")
        return text

    def _way(self, space: str, near: int) -> str:
        """A neighbour of a space, and what is special about the path."""
        number, name = self.pack.space_index[space], self.words.name("place", self.pack.spaces[near])
        if self.pack.rough[number] >> near & 1:
            name += f" ({self.words.say('rough')})"
        if self.pack.channel[number] >> near & 1:
            name += f" ({self.words.say('channel')})"
        return name

    def _cards_page(self, view: View, rest: str) -> RenderableType:
        discards = ", ".join(map(self.words.card, view["discards"])) or self.words.say("none")
        return Group(self._texts(view.get("hand", [])), Text(self.words.say("discards", cards=discards)))

    def _texts(self, cards: Iterable[str]) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for card in cards:
            entry = self.pack.data["cards"][self.pack.card_index[card]]
            kind = self.words.say("card", colour=entry["colour"], kind=entry["kind"], points=entry["ap"])
            name = Text(self.words.card(card), style="bold")
            table.add_row(name, kind, self.words.name("card-text", card))
        if not table.row_count:
            table.add_row(self.words.say("none"))
        return table

    def _boxes_page(self, view: View, rest: str) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for name in BOXES:
            inside = [self.words.piece(piece) for piece, at in view["pieces"].items() if at == name]
            if name == "council":
                inside.append(self.words.say("markers", count=view["council_im"]))
            held = ", ".join(inside) or self.words.say("empty")
            table.add_row(Text(self.words.say(f"box-{name}"), style="bold"), held)
        return table

    def _score_page(self, view: View, rest: str) -> RenderableType:
        say, score = self.words.say, view["score"]
        lines = [
            say("score-governance", turns=score["governance"]),
            "  " + say("score-earned", points=sum(score["earned"]), now=self._governance(score["now"])),
            say("score-tribes", count=score["tribes"], tribes=self.pack.tribes_per_vp),
            say("score-pass", open=int(score["pass"]), points=self.pack.vp_pass),
            say("score-germania", won=int(score["germania"]), points=self.pack.vp_germania),
            say("score-britannia", won=int(score["britannia"]), points=self.pack.vp_britannia),
            say("score-all", points=view["points"], needed=self.pack.vp_to_win),
        ]
        for zone, side in view["supremacy_now"].items():
            lines.append(say("supremacy", zone=zone.lower().replace(" ", "-"), side=side))
        return Text("\n".join(lines))

    def _governance(self, now: Mapping[str, Any]) -> str:
        """10 = 5 + 4 + 1 - 0: 2 VP."""
        parts = " + ".join(str(points) for points in now["regions"].values())
        facts = {"total": now["total"], "lost": -now["incursions"], "points": now["points"]}
        return self.words.say("governance", parts=parts, **facts)

    # ------------------------------------------------------------------ choices and log

    def describe(self, view: View, text: str) -> Description:
        return self.words.describe(view, text)

    def spellings(self, text: str) -> Sequence[str]:
        return ()

    def name_style(self, kind: str, name: str) -> str:
        return name_style(kind, name)


def markers(view: View, pack: Pack, side: str) -> set[str]:
    """The spaces with a control marker of a side (8.2.1)."""
    if side == "rome":
        return {*view["roman_im"], *view["roman_cities"]}
    cities = {space for number, space in enumerate(pack.spaces) if pack.city_spaces >> number & 1}
    gallic = {*view["gallic_im"], *view["towns"].values(), *view["strongholds"]}
    return gallic | (cities - set(view["roman_cities"]))


def board(game: Game, words: Words) -> GaulBoard:
    """The board for the title with the pack it is bound to, in the language of these words."""
    assert isinstance(game, RomeVsGaul)
    return GaulBoard(game, words)
