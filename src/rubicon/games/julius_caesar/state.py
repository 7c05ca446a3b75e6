"""The position: plain integers, bit sets and small lists, so that a copy costs next to nothing.

Bit sets of blocks are integers with bit `b` for block `b`. `here[side * LOCATION_COUNT + place]` is the bit set
of a side's blocks in a place and is kept up to date with `where`. The rules live in the modules named after
the chapters of the rulebook; this one only knows how to stand, to be placed and to be copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rubicon.core.game import Decision, Event, State
from rubicon.games.julius_caesar.components import (
    BLOCK_COUNT,
    CITY_COUNT,
    CLEOPATRA,
    COLOUR,
    ELIMINATED,
    IS_PORT,
    KILLED,
    LEADER,
    LOCATION_COUNT,
    MAX_STRENGTH,
    MIN_STRENGTH,
    NAVIS,
    POOL,
    STEP,
    THIRD_LEADER,
    TYPE,
    VALUE,
    VALUED,
    WAITING,
)

if TYPE_CHECKING:
    from rubicon.games.julius_caesar.editions import Edition

# The phases: what has to be decided now. The words are the kinds of decision.
DEPLOY: Final = 0
CARDS: Final = 1
DEFECTION: Final = 2
WELCOME_DEFECTOR: Final = 3
ERUPTION: Final = 4
MOVEMENT: Final = 5
MARCHING: Final = 6
MAIN_ATTACKS: Final = 7
SURPRISE_ATTACK: Final = 8
LEVIES: Final = 9
NEXT_BATTLE: Final = 10
BATTLE_TURN: Final = 11
HITS: Final = 12
REGROUPS: Final = 13
NAVIS_TO_PORT: Final = 14
WINTER_SUPPLY: Final = 15
DISBANDING: Final = 16
OVER: Final = 17
PHASES: Final = (
    "deploy",
    "cards",
    "defection",
    "welcome",
    "eruption",
    "movement",
    "marching",
    "main-attack",
    "surprise",
    "levies",
    "next-battle",
    "battle-turn",
    "hits",
    "regroup",
    "navis-to-port",
    "winter-supply",
    "disbanding",
    "over",
)
#: Phases in which both sides choose in secret at the same time.
SECRET_PHASES: Final = CARDS

#: The scalar fields, in the order in which they are saved.
SCALARS: Final = (
    "year",
    "turn",
    "phase",
    "moved",
    "reserves",
    "shown",
    "first",
    "mover",
    "god",
    "mp",
    "lp",
    "activated",
    "busy",
    "embarking",
    "guarded",
    "marcher",
    "march_at",
    "march_from",
    "march_steps",
    "voyage",
    "surprise",
    "battle",
    "round",
    "acted",
    "group",
    "attacking",
    "hits",
    "sea_retreated",
    "reveals",
    "winner",
    "early",
)
LISTS: Final = ("where", "strength", "side", "hand", "discarded", "chosen", "played", "last", "swaps")
DICTS: Final = ("used", "attacker", "main", "via", "came_by")


class Position(State):
    """Everything that is true at one moment. `title.CaesarState` adds the rules to it."""

    __slots__ = (
        "_decision",
        "acted",
        "activated",
        "attacker",
        "attacking",
        "battle",
        "busy",
        "came_by",
        "chosen",
        "discarded",
        "early",
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
        "log",
        "lp",
        "main",
        "march_at",
        "march_from",
        "march_steps",
        "marcher",
        "moved",
        "mover",
        "mp",
        "phase",
        "played",
        "reserves",
        "reveals",
        "round",
        "sea_retreated",
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
        "year",
    )

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.log: list[Event] | None = None
        self._decision: Decision | None = None
        self.year = 0
        self.turn = 0
        self.phase = DEPLOY
        # Blocks.
        self.where: list[int] = [POOL] * BLOCK_COUNT
        self.strength: list[int] = [0] * BLOCK_COUNT
        self.side: list[int] = COLOUR[:]
        self.here: list[int] = [0] * (2 * LOCATION_COUNT)
        # Cards, by side: bit set of the hand, then single cards or -1.
        self.hand: list[int] = [0, 0]
        self.discarded: list[int] = [-1, -1]
        self.chosen: list[int] = [-1, -1]  # this turn's card, still face-down
        self.played: list[int] = [-1, -1]  # this turn's card, revealed
        self.last: list[int] = [-1, -1]  # last turn's card
        self.shown = 0  # every card revealed this Year
        self.swaps: list[int] = [0, 0]  # free deployment: swaps left
        # The command phase: Player 1, who moves now, and with what.
        self.first = 0
        self.mover = 0
        self.god = -1  # the God card at work in this half, copied by Apollo or not
        self.mp = 0
        self.lp = 0
        self.moved = 0  # blocks that have moved this turn
        self.activated = 0  # bit set of places whose group move is paid for
        self.used: dict[int, int] = {}  # blocks that have gone over each road
        self.busy = 0  # bit set of the roads in `used`
        self.embarking = 0  # 1 while amphibious moves are still allowed (6.3)
        self.guarded = 0  # bit set of seas crossed by amphibious moves
        # The block under way, where it stands and stood before, steps taken, seas it has sailed.
        self.marcher = -1
        self.march_at = -1
        self.march_from = -1
        self.march_steps = 0
        self.voyage = 0
        # Contested places: who attacks, by which border first, and by which borders each side came
        # (keys as in `here`); by which border a block came.
        self.attacker: dict[int, int] = {}
        self.main: dict[int, int] = {}
        self.via: dict[int, int] = {}
        self.came_by: dict[int, int] = {}
        self.reserves = 0
        self.surprise = -1
        # The battle being fought.
        self.battle = -1
        self.round = 0
        self.acted = 0  # blocks that have had their turn this round, or have regrouped
        self.group = 0  # blocks whose turn it is
        self.attacking = 0  # the side that attacks in it
        self.hits = 0
        self.sea_retreated = 0  # bit set of sides
        # The end, and how much has been shown.
        self.winner = -1
        self.early = 0
        self.reveals = 0

    # ------------------------------------------------------------------ copied, saved, decided

    def copy_to(self, new: Position) -> None:
        """Make `new` a copy of this position, without listener."""
        new.edition = self.edition
        new.log = None
        new._decision = self._decision
        new.year = self.year
        new.turn = self.turn
        new.phase = self.phase
        new.where = self.where[:]
        new.strength = self.strength[:]
        new.side = self.side[:]
        new.here = self.here[:]
        new.hand = self.hand[:]
        new.discarded = self.discarded[:]
        new.chosen = self.chosen[:]
        new.played = self.played[:]
        new.last = self.last[:]
        new.shown = self.shown
        new.swaps = self.swaps[:]
        new.first = self.first
        new.mover = self.mover
        new.god = self.god
        new.mp = self.mp
        new.lp = self.lp
        new.moved = self.moved
        new.activated = self.activated
        new.used = self.used.copy()
        new.busy = self.busy
        new.embarking = self.embarking
        new.guarded = self.guarded
        new.marcher = self.marcher
        new.march_at = self.march_at
        new.march_from = self.march_from
        new.march_steps = self.march_steps
        new.voyage = self.voyage
        new.attacker = self.attacker.copy()
        new.main = self.main.copy()
        new.via = self.via.copy()
        new.came_by = self.came_by.copy()
        new.reserves = self.reserves
        new.surprise = self.surprise
        new.battle = self.battle
        new.round = self.round
        new.acted = self.acted
        new.group = self.group
        new.attacking = self.attacking
        new.hits = self.hits
        new.sea_retreated = self.sea_retreated
        new.winner = self.winner
        new.early = self.early
        new.reveals = self.reveals

    def deciders(self) -> tuple[int, ...]:
        if self.phase > SECRET_PHASES:
            return () if self.phase == OVER else (self.mover,)
        return tuple(side for side in (0, 1) if self.awaits(side))

    def awaits(self, side: int) -> bool:
        """In a secret phase: has this side still to choose?"""
        return self.swaps[side] >= 0 if self.phase == DEPLOY else self.chosen[side] < 0

    def barrier(self) -> int:
        return self.reveals

    def save(self) -> dict[str, Any]:
        saved: dict[str, Any] = {"edition": self.edition.name}
        for name in SCALARS:
            saved[name] = getattr(self, name)
        for name in LISTS:
            saved[name] = list(getattr(self, name))
        for name in DICTS:
            saved[name] = sorted(getattr(self, name).items())
        return saved

    # ------------------------------------------------------------------ who stands where (4.21, 4.4)

    def vacant_or_friendly(self, side: int, place: int) -> bool:
        return not self.here[(1 - side) * LOCATION_COUNT + place]

    def friendly(self, side: int, place: int) -> bool:
        return bool(self.here[side * LOCATION_COUNT + place]) and not self.here[
            (1 - side) * LOCATION_COUNT + place
        ]

    def contested(self, place: int) -> bool:
        return bool(self.here[place]) and bool(self.here[LOCATION_COUNT + place])

    def end_contest(self, place: int) -> None:
        """Forget how a battle came about, when it is over or there is none any more."""
        if not self.contested(place):
            self.attacker.pop(place, None)
            self.main.pop(place, None)
            self.via.pop(place, None)
            self.via.pop(LOCATION_COUNT + place, None)
            stood = self.here[place] | self.here[LOCATION_COUNT + place]
            self.reserves &= ~stood
            self.came_by = {b: border for b, border in self.came_by.items() if not stood >> b & 1}
            if self.surprise == place:
                self.surprise = -1

    def leaders_killed(self, side: int) -> int:
        """How many leaders `side` has lost for good (7.51)."""
        return sum(
            1
            for b in range(BLOCK_COUNT)
            if TYPE[b] == LEADER and COLOUR[b] == side and self.where[b] == KILLED
        )

    def score(self, side: int) -> int:
        """1.2: the value of friendly cities and one point for each enemy leader killed."""
        return self.leaders_killed(1 - side) + sum(VALUE[c] for c in VALUED if self.friendly(side, c))

    # ------------------------------------------------------------------ moving blocks about

    def place(self, block: int, place: int) -> None:
        """Put a block somewhere, on the map or off it."""
        bit = 1 << block
        row = self.side[block] * LOCATION_COUNT
        old = self.where[block]
        if old < LOCATION_COUNT:
            self.here[row + old] ^= bit
            if self.came_by:
                self.came_by.pop(block, None)
        self.where[block] = place
        if place < LOCATION_COUNT:
            self.here[row + place] |= bit
        else:
            self.strength[block] = 0
            self.side[block] = COLOUR[block]

    def change_side(self, block: int) -> None:
        """A block on the map goes over to the other side where it stands."""
        place = self.where[block]
        self.here[self.side[block] * LOCATION_COUNT + place] ^= 1 << block
        self.side[block] = 1 - self.side[block]
        self.here[self.side[block] * LOCATION_COUNT + place] |= 1 << block

    def reduce(self, block: int) -> None:
        """Take one step from a block; below its last step it is eliminated (7.5)."""
        self.strength[block] -= STEP[block]
        if self.strength[block] <= 0:
            self.eliminate(block)

    def eliminate(self, block: int) -> None:
        """7.5–7.52: to the pool face-up; a leader for good; Cleopatra changes sides at strength I."""
        if self.log is not None:
            self.log.append(("eliminated", self.side[block], block, self.where[block]))
        if block == CLEOPATRA:
            self.strength[block] = 1
            self.change_side(block)
        elif TYPE[block] == LEADER:
            self.place(block, KILLED)
            third = THIRD_LEADER[COLOUR[block]]
            if self.where[third] == WAITING:
                self.place(third, POOL)
        else:
            self.place(block, ELIMINATED)

    # ------------------------------------------------------------------ invariants (promise 6)

    def check(self) -> None:
        here = [0] * (2 * LOCATION_COUNT)
        for b in range(BLOCK_COUNT):
            place = self.where[b]
            assert 0 <= place <= WAITING, (b, place)
            if place < LOCATION_COUNT:
                here[self.side[b] * LOCATION_COUNT + place] |= 1 << b
                steps = range(MIN_STRENGTH[b], MAX_STRENGTH[b] + 1, STEP[b])
                assert self.strength[b] in steps, (b, self.strength[b])
                navis = TYPE[b] == NAVIS
                assert place < CITY_COUNT or navis, f"land block {b} at sea"
                assert not navis or place >= CITY_COUNT or IS_PORT[place], f"Navis {b} ashore"
            else:
                assert self.strength[b] == 0, b
                assert self.side[b] == COLOUR[b], b
                assert b != CLEOPATRA, "Cleopatra off the map"
                assert (TYPE[b] == LEADER) or place not in (KILLED, WAITING), (b, place)
        assert here == self.here, "occupancy is out of step"
        cards = list(self.hand) + [1 << c for c in self.discarded + self.chosen if c >= 0] + [self.shown]
        for i, zone in enumerate(cards):
            for other in cards[:i]:
                assert not zone & other, "a card in two zones"
        on_map = sum(here)
        assert self.phase > HITS or not self.reserves & ~on_map, "a reserve off the map"
        contested = {place for place in range(LOCATION_COUNT) if self.contested(place)}
        assert self.battle >= 0 or contested == set(self.attacker), (contested, self.attacker)

