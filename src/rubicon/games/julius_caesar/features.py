"""Julius Caesar as a vector (`core.features`): what `rules/views.py` shows a side, as numbers.

The recall part has where and how strong the side last knew each block of the enemy to be: in the deployment,
which is public (5.0) unless it is free, in battles and after retreats, and where Jupiter was at work.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rubicon.core.features import Buffer, Features, Recall, Slot
from rubicon.core.game import Event, State
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BORDER_COUNT,
    CARD_COUNT,
    CLEOPATRA,
    COLOUR,
    DEPLOYMENT,
    ELIMINATED,
    FIRST_YEAR,
    KILLED,
    LAST_YEAR,
    LOCATION_COUNT,
    MAX_STRENGTH,
    STEP,
    TURNS_PER_YEAR,
    WAITING,
    WINNING_SCORE,
)
from rubicon.games.julius_caesar.rules.levies import LEVIES
from rubicon.games.julius_caesar.rules.position_fields import FIELD_NAMES
from rubicon.games.julius_caesar.rules.sequence import DEPLOY, PHASES
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.rules.views import HISTORICAL, hand_size, revealed
from rubicon.games.kit.features import FeatureLayout, FieldFeatures, put_number, put_phase, put_set

_VERSION: Final = 2
#: Places on the map and off it.
_PLACES: Final = WAITING + 1
#: Turns after which a sighting counts as old; the age of an older one is cut off.
_OLDEST: Final = 255

_SLOTS: Final = FeatureLayout(FIELD_NAMES)
_PHASE: Final[int] = _SLOTS.phase([phase.name for phase in PHASES])
_SLOTS.number("turn", "the turn of the Year, 0 before the first")
_SLOTS.index_by_side("played", "the card played this turn, once it is revealed", CARD_COUNT)
_SLOTS.index_by_side("last", "the card of the last turn", CARD_COUNT)
_SLOTS.members("shown", "cards revealed in this Year", CARD_COUNT)
_SLOTS.index("god", "the God card at work", CARD_COUNT)
_SLOTS.number("mp", "movement points left")
_SLOTS.members("activated", "places whose group move is paid for", LOCATION_COUNT)
_SLOTS.table("used", "blocks that have gone over each border in this half of the turn", BORDER_COUNT)
_SLOTS.number("embarking", "1 while amphibious moves are allowed (6.3)")
_SLOTS.members("guarded", "seas crossed by amphibious moves", LOCATION_COUNT)
_SLOTS.index("surprise", "where Mars or Neptune lets the attacker strike first", LOCATION_COUNT)
_SLOTS.side("winner", "who has won")
_SLOTS.when(lambda s: s.battle >= 0)
_SLOTS.index("battle", "the place of the battle that is fought", LOCATION_COUNT)
_SLOTS.number("round", "the round of the battle")
_SLOTS.members("acted", "blocks that have had their turn in this round", BLOCK_COUNT)
_SLOTS.members("group", "blocks whose battle turn it is", BLOCK_COUNT)
_SLOTS.number("hits", "hits still to take")
_SLOTS.side_set("sea_retreated", "sides that have retreated by sea in this round")

_EARLY: Final[int] = _SLOTS.reserve("early", "number", "1 if the game ended before the last Year")
_EDITION: Final[int] = _SLOTS.reserve("edition", "number", "1 in edition 1.1")
_COLOUR: Final[int] = _SLOTS.reserve("colour", "number", "1 if this is Pompey's vector")
_YEAR: Final[int] = _SLOTS.reserve("year", "number", "Years before this one")
_SCORE: Final[int] = _SLOTS.reserve("score", "number", "victory points: own, enemy", rows=2)
_HAND_SIZE: Final[int] = _SLOTS.reserve("hand-size", "number", "cards in each hand")
_FIRST: Final[int] = _SLOTS.reserve("first", "index", "Player 1 of this turn: own, enemy", width=2)
_ATTACKER: Final[int] = _SLOTS.reserve(
    "attacker", "set", "places under attack: by the own side, by the enemy", rows=2, width=LOCATION_COUNT
)
_ATTACKING: Final[int] = _SLOTS.reserve(
    "attacking", "index", "the attacker in the battle that is fought: own, enemy", width=2
)
_MAIN: Final[int] = _SLOTS.reserve("main", "set", "borders of main attacks", width=BORDER_COUNT)
_VIA: Final[int] = _SLOTS.reserve(
    "via",
    "set",
    "borders over which blocks came into contested places: own, enemy",
    rows=2,
    width=BORDER_COUNT,
)
_WHERE: Final[int] = _SLOTS.reserve(
    "where",
    "index",
    "the place of each block that the side can identify: map, pool, eliminated, killed, waiting",
    rows=BLOCK_COUNT,
    width=_PLACES,
)
_STRENGTH: Final[int] = _SLOTS.reserve(
    "strength", "number", "the strength of each block that the side can identify", rows=BLOCK_COUNT
)
_OWN: Final[int] = _SLOTS.reserve("own", "set", "blocks that serve the side", width=BLOCK_COUNT)
_OWN_MOVED: Final[int] = _SLOTS.reserve(
    "own-moved", "set", "own blocks that have moved this turn", width=BLOCK_COUNT
)
_OWN_RESERVES: Final[int] = _SLOTS.reserve("own-reserves", "set", "own blocks in reserve", width=BLOCK_COUNT)
_OWN_CAME_BY: Final[int] = _SLOTS.reserve(
    "own-came-by",
    "number",
    "for each own block the border over which it came into a battle, plus 1",
    rows=BLOCK_COUNT,
)
#: Entries of a place: by colour, neither moved nor in reserve, moved, in reserve, both.
_BACK: Final = 4
_COLOURS: Final = 3
_BACKS: Final[int] = _SLOTS.reserve(
    "backs",
    "number",
    "enemy blocks seen from behind, by place; of the enemy's colour, the own and Egypt's each: neither moved "
    "nor in reserve, moved, in reserve, both",
    rows=LOCATION_COUNT,
    width=_COLOURS * _BACK,
)
_BACKS_CAME_BY: Final[int] = _SLOTS.reserve(
    "backs-came-by",
    "number",
    "of these, blocks that came over each border: the enemy's colour, the own, Egypt's",
    rows=BORDER_COUNT,
    width=_COLOURS,
)
_MARCH_AT: Final[int] = _SLOTS.reserve(
    "march-at", "index", "the place that the marching block has reached", width=LOCATION_COUNT
)
_MARCH_FROM: Final[int] = _SLOTS.reserve(
    "march-from", "index", "the place before that one", width=LOCATION_COUNT
)
_MARCH_STANDS: Final[int] = _SLOTS.reserve(
    "march-stands", "index", "the place in which the marching block is counted", width=LOCATION_COUNT
)
_MARCH_STEPS: Final[int] = _SLOTS.reserve("march-steps", "number", "steps that it has taken")
_MARCH_VOYAGE: Final[int] = _SLOTS.reserve(
    "march-voyage", "set", "seas that it has sailed", width=LOCATION_COUNT
)
_MARCH_BACK: Final[int] = _SLOTS.reserve(
    "march-back",
    "number",
    "the marching block from behind: 1 Caesar's, 2 Pompey's, 3 Egypt's; has moved; is in reserve; border + 1",
    rows=4,
)
_MARCHER: Final[int] = _SLOTS.reserve(
    "marcher", "index", "the marching block, if the side can identify it", width=BLOCK_COUNT
)
_HAND: Final[int] = _SLOTS.reserve("hand", "set", "the own hand", width=CARD_COUNT)
_DISCARDED: Final[int] = _SLOTS.reserve("discarded", "index", "the own discard", width=CARD_COUNT)
_CHOSEN: Final[int] = _SLOTS.reserve("chosen", "index", "the own card, face-down", width=CARD_COUNT)
_LEVIES: Final[int] = _SLOTS.reserve("levies-left", "number", "levy points left, if the own side levies")
_SWAPS: Final[int] = _SLOTS.reserve("swaps", "number", "free deployment: own swaps left plus 1, 0 when done")


def _write(s: Position, side: int, out: bytearray) -> None:
    """Write the reserved slots."""
    put_phase(s, side, out, _PHASE)
    secret = s.phase.secret
    out[_EARLY] = 1 if s.early() else 0
    out[_EDITION] = 1 if s.edition.name == "1.1" else 0
    out[_COLOUR] = side
    put_number(out, _YEAR, s.year - FIRST_YEAR)
    put_number(out, _SCORE, s.score(side))
    put_number(out, _SCORE + 1, s.score(1 - side))
    put_number(out, _HAND_SIZE, hand_size(s))
    if not secret:
        out[_FIRST + (0 if s.first == side else 1)] = 1
    for place, whose in s.attacker.items():
        out[_ATTACKER + (0 if whose == side else LOCATION_COUNT) + place] = 1
    for border in s.main.values():
        if border >= 0:
            out[_MAIN + border] = 1
    for key, ways in s.via.items():
        whose = key // LOCATION_COUNT
        put_set(out, _VIA + (0 if whose == side else BORDER_COUNT), ways)
    if s.battle >= 0:
        out[_ATTACKING + (0 if s.attacking == side else 1)] = 1
    face_up = revealed(s, side)
    _write_blocks(s, side, face_up, out)
    if s.marcher >= 0:
        _write_march(s, side, face_up, out)
    put_set(out, _HAND, s.hand[side])
    if s.discarded[side] >= 0:
        out[_DISCARDED + s.discarded[side]] = 1
    if s.chosen[side] >= 0:
        out[_CHOSEN + s.chosen[side]] = 1
    if s.phase is LEVIES and side == s.mover:
        put_number(out, _LEVIES, s.lp)
    if s.phase is DEPLOY:
        put_number(out, _SWAPS, s.swaps[side] + 1)


def _write_blocks(s: Position, side: int, face_up: int, out: bytearray) -> None:
    """Own blocks and those that lie face-up one by one, the others as they are seen from behind."""
    seen_at = HISTORICAL if s.phase is DEPLOY and s.edition.hides_deployment else s.where
    for b in range(BLOCK_COUNT):
        place = s.where[b]
        if s.side[b] == side:
            out[_OWN + b] = 1
            out[_WHERE + b * _PLACES + place] = 1
            out[_STRENGTH + b] = s.strength[b]
            if s.moved >> b & 1:
                out[_OWN_MOVED + b] = 1
            if s.reserves >> b & 1:
                out[_OWN_RESERVES + b] = 1
        elif face_up >> b & 1:
            out[_WHERE + b * _PLACES + place] = 1
            out[_STRENGTH + b] = s.strength[b]
        elif place in (ELIMINATED, KILLED):
            out[_WHERE + b * _PLACES + place] = 1
        else:
            at = seen_at[b]
            if at < LOCATION_COUNT:
                index = _BACKS + _BACK * (_COLOURS * at + _colour(b, side))
                index += (s.moved >> b & 1) + 2 * (s.reserves >> b & 1)
                out[index] = out[index] + 1
    for b, border in s.came_by.items():
        if s.side[b] == side:
            put_number(out, _OWN_CAME_BY + b, border + 1)
        elif border >= 0 and not face_up >> b & 1:
            index = _BACKS_CAME_BY + _COLOURS * border + _colour(b, side)
            out[index] = out[index] + 1


def _colour(b: int, side: int) -> int:
    """The colour of a block as the side sees it: 0 the enemy's, 1 the own, 2 Egypt's."""
    if b == CLEOPATRA:
        return 2
    return 1 if COLOUR[b] == side else 0


def _write_march(s: Position, side: int, face_up: int, out: bytearray) -> None:
    """6.1: the block that is moving."""
    b = s.marcher
    out[_MARCH_AT + s.march_at] = 1
    if s.march_from >= 0:
        out[_MARCH_FROM + s.march_from] = 1
    out[_MARCH_STANDS + s.where[b]] = 1
    put_number(out, _MARCH_STEPS, s.march_steps)
    put_set(out, _MARCH_VOYAGE, s.voyage)
    out[_MARCH_BACK] = 3 if b == CLEOPATRA else 1 + COLOUR[b]
    out[_MARCH_BACK + 1] = s.moved >> b & 1
    out[_MARCH_BACK + 2] = s.reserves >> b & 1
    put_number(out, _MARCH_BACK + 3, s.came_by.get(b, -1) + 1)
    if s.mover == side or face_up >> b & 1:
        out[_MARCHER + b] = 1


_SEEN_AT: Final = 0
_SEEN_STRENGTH: Final = _SEEN_AT + BLOCK_COUNT * LOCATION_COUNT
_SEEN_AGO: Final = _SEEN_STRENGTH + BLOCK_COUNT
_RECALL_SLOTS: Final = (
    Slot(
        "seen-at",
        "index",
        _SLOTS.size + _SEEN_AT,
        BLOCK_COUNT,
        LOCATION_COUNT,
        "where each block that may still be with the enemy was last seen; nowhere once it was eliminated",
    ),
    Slot(
        "seen-strength",
        "number",
        _SLOTS.size + _SEEN_STRENGTH,
        BLOCK_COUNT,
        1,
        "how strong each of them was then",
    ),
    Slot(
        "seen-ago",
        "number",
        _SLOTS.size + _SEEN_AGO,
        BLOCK_COUNT,
        1,
        "turns since then, plus 1",
    ),
)


class Sighted(Recall):
    """Where, how strong and when a side last knew each block of the enemy to be."""

    def __init__(self, side: int) -> None:
        self.side: int = side
        #: By block: place, strength and turn of the last sighting; a place of -1 if there was none.
        self.place: list[int] = [-1] * BLOCK_COUNT
        self.strength: list[int] = [0] * BLOCK_COUNT
        self.when: list[int] = [0] * BLOCK_COUNT
        for b, place in DEPLOYMENT:
            self.place[b] = place
            self.strength[b] = MAX_STRENGTH[b]

    def watch(self, state: State, events: Sequence[Event]) -> None:
        assert isinstance(state, Position)
        if state.phase is DEPLOY:  # 5.3: blocks are swapped in secret, so nothing is known of their places
            self.place = [-1] * BLOCK_COUNT
            return
        now = _turns(state)
        for event in events:
            self._follow(event, state, now)
        at = state.where[CLEOPATRA]  # her colour tells who she is
        self.place[CLEOPATRA] = at if at < LOCATION_COUNT else -1
        face_up = revealed(state, self.side)
        while face_up:
            low = face_up & -face_up
            b = low.bit_length() - 1
            face_up ^= low
            self._see(b, state.where[b], state.strength[b], now)

    def _follow(self, event: Event, state: Position, now: int) -> None:
        """Take note of an event that names a block to both players. After a battle blocks are hidden again,
        but both have seen where they retreated."""
        name = event[0]
        if name == "round":
            fighting: list[tuple[int, int, int]] = event[4]
            for _, b, strength in fighting:
                self._see(b, event[2], strength, now)
        elif name == "hit":
            hit: int = event[2]
            self.strength[hit] -= STEP[hit]
        elif name in ("retreat", "sea-retreat", "welcome"):
            self._see(event[2], event[4], self.strength[event[2]], now)
        elif name == "loyal":  # 2.1 Jupiter: it is shown, and loses a step
            loyal: int = event[2]
            self._see(loyal, event[3], event[4] - STEP[loyal], now)
        elif name == "defects":
            defector: int = event[2]
            self._see(defector, event[3], state.strength[defector], now)
        elif name == "eliminated":
            self.place[event[2]] = -1

    def _see(self, b: int, place: int, strength: int, now: int) -> None:
        self.place[b] = place
        self.strength[b] = strength
        self.when[b] = now

    def write(self, state: State, out: Buffer, start: int) -> None:
        assert isinstance(state, Position)
        now = _turns(state)
        for b in range(BLOCK_COUNT):
            gone = state.where[b] in (ELIMINATED, KILLED)  # which is public
            if self.place[b] >= 0 and state.side[b] != self.side and not gone:
                out[start + _SEEN_AT + b * LOCATION_COUNT + self.place[b]] = 1
                out[start + _SEEN_STRENGTH + b] = self.strength[b]
                out[start + _SEEN_AGO + b] = min(now - self.when[b] + 1, _OLDEST)

    def copy(self) -> Recall:
        return sighted(self.side, self.place[:], self.strength[:], self.when[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return sighted, (self.side, self.place, self.strength, self.when)


def sighted(side: int, place: list[int], strength: list[int], when: list[int]) -> Sighted:
    """The recall of a side that has seen these."""
    made = Sighted(side)
    made.place, made.strength, made.when = place, strength, when
    return made


def _turns(s: Position) -> int:
    """Turns since the beginning of the game, with one for each winter."""
    return max(s.year - FIRST_YEAR, 0) * (TURNS_PER_YEAR + 1) + max(s.turn - 1, 0)


class CaesarFeatures(FieldFeatures):
    """The vector of Julius Caesar."""

    def rounds(self, state: State) -> int:
        assert isinstance(state, Position)
        return max(state.year - FIRST_YEAR, 0)  # 0 also while blocks are deployed

    def lead(self, state: State) -> float:
        """The difference of victory points, as a part of those that win (1.2)."""
        assert isinstance(state, Position)
        ahead = (state.score(0) - state.score(1)) / WINNING_SCORE
        return max(-1.0, min(1.0, ahead))

    def recall(self, side: int) -> Recall:
        return Sighted(side)


FEATURES: Final[Features] = CaesarFeatures(
    _VERSION, LAST_YEAR - FIRST_YEAR + 1, _SLOTS, _write, _RECALL_SLOTS
)
