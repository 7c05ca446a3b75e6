"""The fields of a position. Made from `fields.py` by `make fields`: do not edit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.flow import NOT_BEGUN, FlowState, frames_from_data, frames_to_data
from rubicon.games.kit.values import names_of, number_of, set_of
from rubicon.games.rome_vs_gaul.rules.pack import FIRST_TRIBE, SIDES, SPACE_COUNT, TRIBE_COUNT, Pack


@mypyc_attr(acyclic=True)
class Fields(FlowState):
    """What a position holds, how it is copied and saved, and what everybody may know of it."""

    __slots__ = (
        "active",
        "britannia_won",
        "council_im",
        "deck",
        "devastated",
        "discards",
        "gallic_im",
        "germania_won",
        "governance",
        "hand",
        "here",
        "inside",
        "leading",
        "militia_belgic",
        "pack",
        "pass_opened",
        "points",
        "reduced",
        "rolled",
        "roman_cities",
        "roman_im",
        "strongholds",
        "supremacy",
        "town_of",
        "towns",
        "turn",
        "upgraded",
        "used",
        "victory",
        "where",
        "winner",
    )

    pack: Pack

    # The turn: its number, the side that leads its rounds, the side whose card play it is.
    turn: int
    leading: int
    active: int  # the Phasing player
    # Pieces: the place of each; those on their reduced side; those inside a besieged Town or City; those
    # that were used in this card play (7.7.1). `here` follows from `where`: the pieces in each space.
    where: list[int]
    here: list[int]
    reduced: int
    inside: int
    used: int
    militia_belgic: int  # 17.6: 1 if the Militia stands on its Belgic side
    # Control markers (8.1), Devastation (17.5), Siege Points; `towns` follows from `town_of`.
    roman_im: int
    gallic_im: int
    strongholds: int
    roman_cities: int
    town_of: list[int]
    towns: int
    upgraded: int
    devastated: int
    points: int  # Siege Points, two bits a space
    rolled: int  # 14.3.4: places with a siege roll in this card play
    council_im: int  # 18.2.2: markers in the Gallic Council Box
    # By ocean (Britannicus, Atlanticus): the side that a card gave Naval Supremacy, or -1.
    supremacy: list[int]
    # Cards as sets. The deck has no order: a card is drawn from it at random.
    deck: int
    discards: int
    hand: list[int]
    # Victory Points: opened the Pass, Germania and Britannia invaded, from Governance by turn.
    pass_opened: int
    germania_won: int
    britannia_won: int
    governance: list[int]  # by turn: the Governance points
    winner: int
    victory: int  # how it was won (see victory.py)

    def __init__(self, pack: Pack, source: Fields | None = None) -> None:
        """A blank position; or, quickly, a copy of `source`, without a log."""
        self.pack = pack
        self.log = None
        if source is not None:
            self._decision = source._decision
            self.phase = source.phase
            self.mover = source.mover
            self.reveals = source.reveals
            self.below = source.below
            self.turn = source.turn
            self.leading = source.leading
            self.active = source.active
            self.where = source.where[:]
            self.here = source.here[:]
            self.reduced = source.reduced
            self.inside = source.inside
            self.used = source.used
            self.militia_belgic = source.militia_belgic
            self.roman_im = source.roman_im
            self.gallic_im = source.gallic_im
            self.strongholds = source.strongholds
            self.roman_cities = source.roman_cities
            self.town_of = source.town_of
            self.towns = source.towns
            self.upgraded = source.upgraded
            self.devastated = source.devastated
            self.points = source.points
            self.rolled = source.rolled
            self.council_im = source.council_im
            self.supremacy = source.supremacy
            self.deck = source.deck
            self.discards = source.discards
            self.hand = source.hand
            self.pass_opened = source.pass_opened
            self.germania_won = source.germania_won
            self.britannia_won = source.britannia_won
            self.governance = source.governance
            self.winner = source.winner
            self.victory = source.victory
            return
        self._decision = None
        self.phase = NOT_BEGUN
        self.mover = 0
        self.reveals = 0
        self.below = None
        self.turn = 1
        self.leading = 1
        self.active = 1
        self.where = pack.start[:]
        self.here = [0] * SPACE_COUNT
        self.reduced = pack.start_reduced
        self.inside = 0
        self.used = 0
        self.militia_belgic = 0
        self.roman_im = pack.start_roman_im
        self.gallic_im = pack.start_gallic_im
        self.strongholds = pack.stronghold_spaces
        self.roman_cities = pack.city_spaces
        self.town_of = [-1] * TRIBE_COUNT
        self.towns = 0
        self.upgraded = 0
        self.devastated = 0
        self.points = 0
        self.rolled = 0
        self.council_im = 0
        self.supremacy = [-1, -1]
        self.deck = 0
        self.discards = 0
        self.hand = [0, 0]
        self.pass_opened = 0
        self.germania_won = 0
        self.britannia_won = 0
        self.governance = []
        self.winner = -1
        self.victory = 0

    def save(self) -> dict[str, Any]:
        return {
            "pack": self.pack.digest,
            "phase": self.phase.number,
            "mover": self.mover,
            "reveals": self.reveals,
            "below": frames_to_data(self.below),
            "turn": self.turn,
            "leading": self.leading,
            "active": self.active,
            "where": list(self.where),
            "reduced": self.reduced,
            "inside": self.inside,
            "used": self.used,
            "militia_belgic": self.militia_belgic,
            "roman_im": self.roman_im,
            "gallic_im": self.gallic_im,
            "strongholds": self.strongholds,
            "roman_cities": self.roman_cities,
            "town_of": list(self.town_of),
            "upgraded": self.upgraded,
            "devastated": self.devastated,
            "points": self.points,
            "rolled": self.rolled,
            "council_im": self.council_im,
            "supremacy": list(self.supremacy),
            "deck": self.deck,
            "discards": self.discards,
            "hand": list(self.hand),
            "pass_opened": self.pass_opened,
            "germania_won": self.germania_won,
            "britannia_won": self.britannia_won,
            "governance": list(self.governance),
            "winner": self.winner,
            "victory": self.victory,
        }

    def load(self, saved: Mapping[str, Any]) -> None:
        """Take over every field from what `save` wrote."""
        self.phase = self.phases()[int(saved["phase"])]
        self.mover = int(saved["mover"])
        self.reveals = int(saved["reveals"])
        self.below = frames_from_data(self, saved["below"])
        self.turn = int(saved["turn"])
        self.leading = int(saved["leading"])
        self.active = int(saved["active"])
        self.where = [int(value) for value in saved["where"]]
        self.reduced = int(saved["reduced"])
        self.inside = int(saved["inside"])
        self.used = int(saved["used"])
        self.militia_belgic = int(saved["militia_belgic"])
        self.roman_im = int(saved["roman_im"])
        self.gallic_im = int(saved["gallic_im"])
        self.strongholds = int(saved["strongholds"])
        self.roman_cities = int(saved["roman_cities"])
        self.town_of = [int(value) for value in saved["town_of"]]
        self.upgraded = int(saved["upgraded"])
        self.devastated = int(saved["devastated"])
        self.points = int(saved["points"])
        self.rolled = int(saved["rolled"])
        self.council_im = int(saved["council_im"])
        self.supremacy = [int(value) for value in saved["supremacy"]]
        self.deck = int(saved["deck"])
        self.discards = int(saved["discards"])
        self.hand = [int(value) for value in saved["hand"]]
        self.pass_opened = int(saved["pass_opened"])
        self.germania_won = int(saved["germania_won"])
        self.britannia_won = int(saved["britannia_won"])
        self.governance = [int(value) for value in saved["governance"]]
        self.winner = int(saved["winner"])
        self.victory = int(saved["victory"])

    def public(self) -> dict[str, Any]:
        """The fields that everybody may know, as a view shows them."""
        return {
            "phase": self.phase.name,
            "frames": frames_to_data(self.below),
            "turn": self.turn,
            "leading": SIDES[self.leading],
            "active": SIDES[self.active],
            "pieces": {self.pack.pieces[piece]: self.pack.places[at] for piece, at in enumerate(self.where)},
            "reduced": names_of(self.pack.pieces, self.reduced),
            "inside": names_of(self.pack.pieces, self.inside),
            "used": names_of(self.pack.pieces, self.used),
            "militia_belgic": self.militia_belgic,
            "roman_im": names_of(self.pack.spaces, self.roman_im),
            "gallic_im": names_of(self.pack.spaces, self.gallic_im),
            "strongholds": names_of(self.pack.spaces, self.strongholds),
            "roman_cities": names_of(self.pack.spaces, self.roman_cities),
            "towns": {
                self.pack.pieces[FIRST_TRIBE + tribe]: self.pack.spaces[at]
                for tribe, at in enumerate(self.town_of)
                if at >= 0
            },
            "upgraded": names_of(self.pack.spaces, self.upgraded),
            "devastated": names_of(self.pack.spaces, self.devastated),
            "siege_points": {
                self.pack.spaces[at]: self.points >> 2 * at & 3
                for at in range(SPACE_COUNT)
                if self.points >> 2 * at & 3
            },
            "rolled": names_of(self.pack.spaces, self.rolled),
            "council_im": self.council_im,
            "supremacy": list(self.supremacy),
            "discards": names_of(self.pack.cards, self.discards),
            "score": {
                "pass": self.pass_opened,
                "germania": self.germania_won,
                "britannia": self.britannia_won,
                "governance": list(self.governance),
            },
            "winner": SIDES[self.winner] if self.winner >= 0 else None,
            "victory": self.victory,
        }

    def read_public(self, view: Mapping[str, Any]) -> None:
        """Take over from a view the fields that `public` showed."""
        self.phase = self.phase_named(view["phase"])
        self.below = frames_from_data(self, view["frames"])
        self.turn = view["turn"]
        self.leading = SIDES.index(view["leading"])
        self.active = SIDES.index(view["active"])
        self.where = [self.pack.place_index[view["pieces"][piece]] for piece in self.pack.pieces]
        self.reduced = set_of(self.pack.piece_index, view["reduced"])
        self.inside = set_of(self.pack.piece_index, view["inside"])
        self.used = set_of(self.pack.piece_index, view["used"])
        self.militia_belgic = view["militia_belgic"]
        self.roman_im = set_of(self.pack.space_index, view["roman_im"])
        self.gallic_im = set_of(self.pack.space_index, view["gallic_im"])
        self.strongholds = set_of(self.pack.space_index, view["strongholds"])
        self.roman_cities = set_of(self.pack.space_index, view["roman_cities"])
        self.town_of = [
            number_of(self.pack.space_index, view["towns"].get(self.pack.pieces[FIRST_TRIBE + tribe]))
            for tribe in range(TRIBE_COUNT)
        ]
        self.upgraded = set_of(self.pack.space_index, view["upgraded"])
        self.devastated = set_of(self.pack.space_index, view["devastated"])
        self.points = sum(
            [value << 2 * self.pack.space_index[name] for name, value in view["siege_points"].items()]
        )
        self.rolled = set_of(self.pack.space_index, view["rolled"])
        self.council_im = view["council_im"]
        self.supremacy = list(view["supremacy"])
        self.discards = set_of(self.pack.card_index, view["discards"])
        score_part = view["score"]
        self.pass_opened = score_part["pass"]
        self.germania_won = score_part["germania"]
        self.britannia_won = score_part["britannia"]
        self.governance = list(score_part["governance"])
        self.winner = -1 if view["winner"] is None else SIDES.index(view["winner"])
        self.victory = view["victory"]
