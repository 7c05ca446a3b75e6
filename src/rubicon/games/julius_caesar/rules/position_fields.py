"""The fields of a position. Made from `fields.py` by `make fields`: do not edit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BLOCK_INDEX,
    BLOCKS,
    CARD_INDEX,
    CARDS,
    COLOUR,
    LOCATION_COUNT,
    LOCATION_INDEX,
    LOCATIONS,
    POOL,
    SIDES,
)
from rubicon.games.kit.flow import NOT_BEGUN, FlowState
from rubicon.games.kit.values import HALF, HALF_BITS, members, name_of, names_of, number_of, set_of

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.rules.editions import Edition

#: The fields in the order of `Fields.field_values`.
FIELD_NAMES = (
    "year",
    "turn",
    "mover",
    "reveals",
    "where",
    "strength",
    "side",
    "here",
    "hand",
    "discarded",
    "chosen",
    "played",
    "last",
    "shown",
    "swaps",
    "first",
    "god",
    "mp",
    "lp",
    "moved",
    "activated",
    "used",
    "busy",
    "worn_low",
    "worn_high",
    "embarking",
    "guarded",
    "marcher",
    "march_at",
    "march_from",
    "march_steps",
    "voyage",
    "attacker",
    "main",
    "via",
    "came_by",
    "reserves",
    "surprise",
    "battle",
    "round",
    "attacking",
    "acted",
    "group",
    "hits",
    "sea_retreated",
    "winner",
)


@mypyc_attr(acyclic=True)
class Fields(FlowState):
    """What a position holds, how it is copied and saved, and what everybody may know of it."""

    __slots__ = (
        "acted",
        "activated_high",
        "activated_low",
        "activated_whole",
        "attacker",
        "attacking",
        "battle",
        "busy",
        "came_by",
        "chosen",
        "discarded",
        "edition",
        "embarking",
        "first",
        "god",
        "group",
        "guarded",
        "hand",
        "here",
        "hits",
        "last",
        "lp",
        "main",
        "march_at",
        "march_from",
        "march_steps",
        "marcher",
        "moved",
        "mp",
        "played",
        "reserves",
        "round",
        "sea_retreated",
        "shared",
        "shown",
        "side",
        "strength",
        "surprise",
        "swaps",
        "turn",
        "used",
        "via",
        "voyage",
        "where",
        "winner",
        "worn_high",
        "worn_low",
        "year",
    )

    edition: Edition

    year: int
    turn: int
    # Blocks: place, strength and side of each; bit sets of the blocks in each place.
    where: list[int]
    strength: list[int]
    side: list[int]
    here: list[int]
    # Cards, by side: the hand as a bit set; then single cards, or -1.
    hand: list[int]
    discarded: list[int]
    chosen: list[int]  # this turn's card, still face-down
    played: list[int]  # this turn's card, revealed
    last: list[int]  # last turn's card
    shown: int  # bit set of all cards revealed this Year
    swaps: list[int]  # free deployment: swaps left, -1 when done
    # The command phase: Player 1, the side that moves or decides now, its God card and points.
    first: int
    god: int  # at work in this half, copied by Apollo or not
    mp: int
    lp: int
    moved: int  # bit set of blocks that have moved this turn
    activated_low: int  # places whose group move is paid for
    activated_high: int  # places whose group move is paid for
    activated_whole: int  # places whose group move is paid for
    used: dict[int, int]  # blocks that have gone over each road
    busy: int  # bit set of the roads in `used`
    worn_low: int  # the places at their ends, in halves
    worn_high: int
    embarking: int  # 1 while amphibious moves are still allowed (6.3)
    guarded: int  # seas crossed by amphibious moves
    # The block under way, where it is and was before, steps taken, bit set of the seas it has sailed.
    marcher: int
    march_at: int
    march_from: int
    march_steps: int
    voyage: int
    # Contested places: the attacking side, and the border of its main attack; the borders over which
    # each side came (bit sets, keys as in `here`), and the border over which a block came. Then the bit
    # set of blocks in reserve, and the place where Mars or Neptune lets the attacker strike first.
    attacker: dict[int, int]
    main: dict[int, int]
    via: dict[int, int]
    came_by: dict[int, int]
    reserves: int
    surprise: int
    # The battle being fought: place, round, attacking side; bit sets of the blocks that have had their
    # turn, of those whose turn it is, and of the sides that have retreated by sea this round.
    battle: int
    round: int
    attacking: int
    acted: int
    group: int
    hits: int
    sea_retreated: int
    # The end of the game.
    winner: int
    shared: bool  # whether a copy may use the same lists: see `unshare`

    def __init__(self, edition: Edition, source: Fields | None = None) -> None:
        """A blank position; or, quickly, a copy of `source`, without a log."""
        self.edition = edition
        self.log = None
        if source is not None:
            self._decision = source._decision
            self.year = source.year
            self.turn = source.turn
            self.phase = source.phase
            self.mover = source.mover
            self.reveals = source.reveals
            self.below = source.below
            self.where = source.where
            self.strength = source.strength
            self.side = source.side
            self.here = source.here
            self.hand = source.hand
            self.discarded = source.discarded
            self.chosen = source.chosen
            self.played = source.played
            self.last = source.last
            self.shown = source.shown
            self.swaps = source.swaps
            self.first = source.first
            self.god = source.god
            self.mp = source.mp
            self.lp = source.lp
            self.moved = source.moved
            self.activated_low = source.activated_low
            self.activated_high = source.activated_high
            self.activated_whole = source.activated_whole
            self.used = source.used
            self.busy = source.busy
            self.worn_low = source.worn_low
            self.worn_high = source.worn_high
            self.embarking = source.embarking
            self.guarded = source.guarded
            self.marcher = source.marcher
            self.march_at = source.march_at
            self.march_from = source.march_from
            self.march_steps = source.march_steps
            self.voyage = source.voyage
            self.attacker = source.attacker
            self.main = source.main
            self.via = source.via
            self.came_by = source.came_by
            self.reserves = source.reserves
            self.surprise = source.surprise
            self.battle = source.battle
            self.round = source.round
            self.attacking = source.attacking
            self.acted = source.acted
            self.group = source.group
            self.hits = source.hits
            self.sea_retreated = source.sea_retreated
            self.winner = source.winner
            self.shared = source.shared = True
            return
        self._decision = None
        self.year = 0
        self.turn = 0
        self.phase = NOT_BEGUN
        self.mover = 0
        self.reveals = 0
        self.below = None
        self.where = [POOL] * BLOCK_COUNT
        self.strength = [0] * BLOCK_COUNT
        self.side = COLOUR[:]
        self.here = [0] * (2 * LOCATION_COUNT)
        self.hand = [0, 0]
        self.discarded = [-1, -1]
        self.chosen = [-1, -1]
        self.played = [-1, -1]
        self.last = [-1, -1]
        self.shown = 0
        self.swaps = [0, 0]
        self.first = 0
        self.god = -1
        self.mp = 0
        self.lp = 0
        self.moved = 0
        self.activated_low = 0 & HALF
        self.activated_high = 0 >> HALF_BITS
        self.activated_whole = -1
        self.used = {}
        self.busy = 0
        self.worn_low = 0
        self.worn_high = 0
        self.embarking = 0
        self.guarded = 0
        self.marcher = -1
        self.march_at = -1
        self.march_from = -1
        self.march_steps = 0
        self.voyage = 0
        self.attacker = {}
        self.main = {}
        self.via = {}
        self.came_by = {}
        self.reserves = 0
        self.surprise = -1
        self.battle = -1
        self.round = 0
        self.attacking = 0
        self.acted = 0
        self.group = 0
        self.hits = 0
        self.sea_retreated = 0
        self.winner = -1
        self.shared = False

    def unshare(self) -> None:
        """Make the lists that copies may share this position's own. Call it before a change."""
        if self.shared:
            self.where = self.where[:]
            self.strength = self.strength[:]
            self.here = self.here[:]
            self.shared = False

    @property
    def activated(self) -> int:
        whole = self.activated_whole
        if whole < 0:
            whole = self.activated_high << HALF_BITS | self.activated_low
            self.activated_whole = whole
        return whole

    @activated.setter
    def activated(self, group: int) -> None:
        self.activated_low = group & HALF
        self.activated_high = group >> HALF_BITS
        self.activated_whole = group

    def save(self) -> dict[str, Any]:
        return {
            "edition": self.edition.name,
            "year": self.year,
            "turn": self.turn,
            "phase": self.phase.number,
            "mover": self.mover,
            "reveals": self.reveals,
            "where": list(self.where),
            "strength": list(self.strength),
            "side": list(self.side),
            "hand": list(self.hand),
            "discarded": list(self.discarded),
            "chosen": list(self.chosen),
            "played": list(self.played),
            "last": list(self.last),
            "shown": self.shown,
            "swaps": list(self.swaps),
            "first": self.first,
            "god": self.god,
            "mp": self.mp,
            "lp": self.lp,
            "moved": self.moved,
            "activated": self.activated,
            "used": sorted(self.used.items()),
            "busy": self.busy,
            "embarking": self.embarking,
            "guarded": self.guarded,
            "marcher": self.marcher,
            "march_at": self.march_at,
            "march_from": self.march_from,
            "march_steps": self.march_steps,
            "voyage": self.voyage,
            "attacker": sorted(self.attacker.items()),
            "main": sorted(self.main.items()),
            "via": sorted(self.via.items()),
            "came_by": sorted(self.came_by.items()),
            "reserves": self.reserves,
            "surprise": self.surprise,
            "battle": self.battle,
            "round": self.round,
            "attacking": self.attacking,
            "acted": self.acted,
            "group": self.group,
            "hits": self.hits,
            "sea_retreated": self.sea_retreated,
            "winner": self.winner,
        }

    def load(self, saved: Mapping[str, Any]) -> None:
        """Take over every field from what `save` wrote."""
        self.year = int(saved["year"])
        self.turn = int(saved["turn"])
        self.phase = self.phases()[int(saved["phase"])]
        self.mover = int(saved["mover"])
        self.reveals = int(saved["reveals"])
        self.where = [int(value) for value in saved["where"]]
        self.strength = [int(value) for value in saved["strength"]]
        self.side = [int(value) for value in saved["side"]]
        self.hand = [int(value) for value in saved["hand"]]
        self.discarded = [int(value) for value in saved["discarded"]]
        self.chosen = [int(value) for value in saved["chosen"]]
        self.played = [int(value) for value in saved["played"]]
        self.last = [int(value) for value in saved["last"]]
        self.shown = int(saved["shown"])
        self.swaps = [int(value) for value in saved["swaps"]]
        self.first = int(saved["first"])
        self.god = int(saved["god"])
        self.mp = int(saved["mp"])
        self.lp = int(saved["lp"])
        self.moved = int(saved["moved"])
        self.activated = int(saved["activated"])
        self.used = {int(key): int(value) for key, value in saved["used"]}
        self.busy = int(saved["busy"])
        self.embarking = int(saved["embarking"])
        self.guarded = int(saved["guarded"])
        self.marcher = int(saved["marcher"])
        self.march_at = int(saved["march_at"])
        self.march_from = int(saved["march_from"])
        self.march_steps = int(saved["march_steps"])
        self.voyage = int(saved["voyage"])
        self.attacker = {int(key): int(value) for key, value in saved["attacker"]}
        self.main = {int(key): int(value) for key, value in saved["main"]}
        self.via = {int(key): int(value) for key, value in saved["via"]}
        self.came_by = {int(key): int(value) for key, value in saved["came_by"]}
        self.reserves = int(saved["reserves"])
        self.surprise = int(saved["surprise"])
        self.battle = int(saved["battle"])
        self.round = int(saved["round"])
        self.attacking = int(saved["attacking"])
        self.acted = int(saved["acted"])
        self.group = int(saved["group"])
        self.hits = int(saved["hits"])
        self.sea_retreated = int(saved["sea_retreated"])
        self.winner = int(saved["winner"])

    def public(self) -> dict[str, Any]:
        """The fields that everybody may know, as a view shows them."""
        return {
            "year": self.year,
            "turn": self.turn,
            "phase": self.phase.name,
            "played": [name_of(CARDS, card) for card in self.played],
            "last": [name_of(CARDS, card) for card in self.last],
            "shown": names_of(CARDS, self.shown),
            "god": name_of(CARDS, self.god),
            "moves_left": self.mp,
            "activated": names_of(LOCATIONS, self.activated),
            "used": {str(key): value for key, value in self.used.items()},
            "embarking": self.embarking,
            "guarded": names_of(LOCATIONS, self.guarded),
            "surprise": name_of(LOCATIONS, self.surprise),
            "battle": {
                "place": name_of(LOCATIONS, self.battle),
                "round": self.round,
                "attacker": SIDES[self.attacking],
                "acted": names_of(BLOCKS, self.acted),
                "turn": names_of(BLOCKS, self.group),
                "hits": self.hits,
                "sea_retreated": [SIDES[side] for side in members(self.sea_retreated)],
            }
            if self.battle >= 0
            else None,
            "winner": SIDES[self.winner] if self.winner >= 0 else None,
        }

    def read_public(self, view: Mapping[str, Any]) -> None:
        """Take over from a view the fields that `public` showed."""
        self.year = view["year"]
        self.turn = view["turn"]
        self.phase = self.phase_named(view["phase"])
        self.played = [number_of(CARD_INDEX, name) for name in view["played"]]
        self.last = [number_of(CARD_INDEX, name) for name in view["last"]]
        self.shown = set_of(CARD_INDEX, view["shown"])
        self.god = number_of(CARD_INDEX, view["god"])
        self.mp = view["moves_left"]
        self.activated = set_of(LOCATION_INDEX, view["activated"])
        self.used = {int(key): value for key, value in view["used"].items()}
        self.embarking = view["embarking"]
        self.guarded = set_of(LOCATION_INDEX, view["guarded"])
        self.surprise = number_of(LOCATION_INDEX, view["surprise"])
        battle_part = view["battle"]
        if battle_part is not None:
            self.battle = number_of(LOCATION_INDEX, battle_part["place"])
            self.round = battle_part["round"]
            self.attacking = SIDES.index(battle_part["attacker"])
            self.acted = set_of(BLOCK_INDEX, battle_part["acted"])
            self.group = set_of(BLOCK_INDEX, battle_part["turn"])
            self.hits = battle_part["hits"]
            self.sea_retreated = sum([1 << SIDES.index(name) for name in battle_part["sea_retreated"]])
        self.winner = -1 if view["winner"] is None else SIDES.index(view["winner"])

    def field_values(self) -> list[Any]:
        """The values of all fields but phases and frames, as they are, hidden or not."""
        return [
            self.year,
            self.turn,
            self.mover,
            self.reveals,
            self.where,
            self.strength,
            self.side,
            self.here,
            self.hand,
            self.discarded,
            self.chosen,
            self.played,
            self.last,
            self.shown,
            self.swaps,
            self.first,
            self.god,
            self.mp,
            self.lp,
            self.moved,
            self.activated,
            self.used,
            self.busy,
            self.worn_low,
            self.worn_high,
            self.embarking,
            self.guarded,
            self.marcher,
            self.march_at,
            self.march_from,
            self.march_steps,
            self.voyage,
            self.attacker,
            self.main,
            self.via,
            self.came_by,
            self.reserves,
            self.surprise,
            self.battle,
            self.round,
            self.attacking,
            self.acted,
            self.group,
            self.hits,
            self.sea_retreated,
            self.winner,
        ]
