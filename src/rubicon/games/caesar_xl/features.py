"""Caesar XL as a vector (`core.features`): what `rules/views.py` shows a side, as numbers.

Cards that were seen in a hand are part of the position (`known`), so there is no recall part.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.features import Features
from rubicon.core.game import State
from rubicon.games.caesar_xl.rules.battle import TACTICS
from rubicon.games.caesar_xl.rules.forum import net_points
from rubicon.games.caesar_xl.rules.pack import FIELD, LEADER_SHIFT, MASK, OWED, POMPEY, SQUARE, Pack
from rubicon.games.caesar_xl.rules.position_fields import FIELD_NAMES
from rubicon.games.caesar_xl.rules.sequence import PHASES
from rubicon.games.caesar_xl.rules.state import Position
from rubicon.games.caesar_xl.rules.views import interrupted
from rubicon.games.kit.features import (
    LARGEST,
    FeatureLayout,
    FieldFeatures,
    put_number,
    put_phase,
    put_set,
)

_VERSION: Final = 1
#: Net points below 0 are possible.
_POINTS_SHIFT: Final = 64
#: Ways opened by Fleets that have room, and the bits of one.
_LANES: Final = 8
_LANE_BITS: Final = 12
_PHASE_NAMES: Final[list[str]] = [phase.name for phase in PHASES]


class _Starts:
    """The first entries of the slots that are written here."""

    def __init__(self, pack: Pack, slots: FeatureLayout) -> None:
        self.leaders: int = pack.kind_count - SQUARE
        #: Entries of a stack: square units by kind, then leaders.
        self.stack: int = SQUARE + self.leaders
        kinds = ", ".join(pack.kinds)
        self.side: int = slots.reserve("pompey", "number", "1 if this is Pompey's vector")
        self.resume: int = slots.reserve(
            "resume", "index", "the phase to which an interruption returns", width=len(PHASES)
        )
        self.high: int = slots.reserve("gold-above", "number", "Gold above 255: own, enemy", rows=2)
        self.points: int = slots.reserve(
            "points", "number", "net points: own, enemy", rows=2, shift=_POINTS_SHIFT
        )
        self.hand_size: int = slots.reserve("hand-size", "number", "cards in hand: own, enemy", rows=2)
        self.deck: int = slots.reserve("draw-pile", "number", "cards in the draw pile")
        self.own: int = slots.reserve(
            "own-units", "number", f"own units by city: {kinds}", rows=pack.city_count, width=self.stack
        )
        self.enemy: int = slots.reserve(
            "enemy-units", "number", "enemy units by city, likewise", rows=pack.city_count, width=self.stack
        )
        self.marched: int = slots.reserve(
            "marched",
            "number",
            "units of the Phasing Player that have marched, by city, likewise",
            rows=pack.city_count,
            width=self.stack,
        )
        self.spent: int = slots.reserve(
            "committed",
            "number",
            "units committed in this round of the battle: own, enemy",
            rows=2,
            width=self.stack,
        )
        self.tactic: int = slots.reserve(
            "tactics",
            "index",
            "the Tactics card: own; enemy, once it is shown",
            rows=2,
            width=pack.card_count,
        )
        self.face_down: int = slots.reserve(
            "face-down", "set", "Tactics cards that lie face-down: own, enemy", width=2
        )
        self.hand: int = slots.reserve("hand", "set", "the own hand", width=pack.card_count)


def _declare(pack: Pack) -> FeatureLayout:
    """The slots of fields that everybody may know."""
    slots = FeatureLayout(FIELD_NAMES)
    slots.phase(_PHASE_NAMES)
    cards, cities = pack.card_count, pack.city_count
    slots.number("turn", "the turn")
    slots.side("active", "the Phasing Player")
    slots.numbers("stock", "units in stock: Caesar's Allied and Legions, Pompey's", 4)
    slots.by_side("succeeded", "1 once the Successor leads")
    slots.by_side("gold", "Gold")
    slots.members("discards", "discarded cards", cards)
    slots.members("forum", "cards in the Forum", cards)
    slots.members_by_side("known", "cards in a hand or face-down that both players have seen", cards)
    slots.members_by_side("front", "claimed Forum cards, and Leaders in play", cards)
    slots.number("claimed", "1 once a card was claimed in this Forum Phase")
    slots.index("card", "the card that is bid for, played or placed", cards)
    slots.by_side("bids", "bids")
    slots.side("bidder", "who bids")
    slots.number("draws", "cards still to draw")
    slots.number("eventful", "1 if an EVENT or FORUM card was among those drawn")
    slots.by_side("halved", "1 if the next taxes are halved")
    slots.by_side("owed", "losses still to take")
    slots.index("owed_kind", f"what is owed: {', '.join(OWED)}", len(OWED))
    slots.index("owed_at", "the only city in which losses may be taken", cities)
    slots.by_side("honours", "promotions still to make")
    slots.members("legions_placed", "cities in which a Legion was placed (7.3)", cities)
    slots.members("allied_placed", "cities in which an Allied unit was placed", cities)
    slots.members("allied_twice", "cities in which two were", cities)
    slots.members("used", "cards already used in this Purchase Phase", cards)
    slots.number("muster", "units that a card still brings")
    slots.number("muster_unit", "their kind: 0 Allied, 1 Legion")
    slots.number("muster_price", "their price")
    slots.members("muster_at", "where they may be placed", cities)
    slots.sets("lanes", "ways opened by Fleets: from * 64 + to, bit by bit", _LANES, _LANE_BITS)
    slots.sets("origins", "by city: where its attackers came from", cities, cities)
    slots.side("winner", "who has won")
    slots.number("victory", "how it was won: 1 military, 2 political")
    slots.when(lambda s: s.battle >= 0)
    slots.index("battle", "the city of the battle", cities)
    slots.number("round", "the round of the battle")
    slots.number("stage", "the step of the round")
    slots.side("lead", "the Lead Player")
    slots.side("roller", "who rolled last")
    slots.side_set("passed", "who has passed in this step")
    slots.number("idle", "bit 0: somebody rolled in this round; bit 1: nobody may pass")
    slots.number("hits", "hits still to take")
    slots.side("retreating", "who retreats")
    return slots


class XLFeatures(FieldFeatures):
    """The vector of Caesar XL with a pack."""

    def __init__(self, pack: Pack) -> None:
        slots = _declare(pack)
        self._starts: _Starts = _Starts(pack, slots)
        super().__init__(_VERSION, pack.turns, slots, self._write)

    def rounds(self, state: State) -> int:
        assert isinstance(state, Position)
        return state.turn - 1

    def lead(self, state: State) -> float:
        """The difference of net points, as a part of those that a political victory takes."""
        assert isinstance(state, Position)
        ahead = (net_points(state, 0) - net_points(state, 1)) / max(state.pack.political, 1)
        return max(-1.0, min(1.0, ahead))

    def _write(self, s: Position, side: int, out: bytearray) -> None:
        """Write the reserved slots."""
        at = self._starts
        other = 1 - side
        put_phase(s, side, out, 0)
        out[at.side] = 1 if side == POMPEY else 0
        out[at.resume + interrupted(s).number] = 1
        put_number(out, at.high, s.gold[side] - LARGEST)
        put_number(out, at.high + 1, s.gold[other] - LARGEST)
        put_number(out, at.points, net_points(s, side) + _POINTS_SHIFT)
        put_number(out, at.points + 1, net_points(s, other) + _POINTS_SHIFT)
        put_number(out, at.hand_size, s.hand[side].bit_count())
        put_number(out, at.hand_size + 1, s.hand[other].bit_count())
        put_number(out, at.deck, s.deck.bit_count())
        cities = s.pack.city_count
        for city in range(cities):
            self._write_stack(s.army[side * cities + city], out, at.own + city * at.stack)
            self._write_stack(s.army[other * cities + city], out, at.enemy + city * at.stack)
            self._write_stack(s.marched[city], out, at.marched + city * at.stack)
        put_set(out, at.hand, s.hand[side])
        if s.battle >= 0:
            self._write_stack(s.spent[side], out, at.spent)
            self._write_stack(s.spent[other], out, at.spent + at.stack)
            self._write_tactics(s, side, out)

    def _write_stack(self, stack: int, out: bytearray, start: int) -> None:
        """Write the units of a stack."""
        if stack:
            for kind in range(SQUARE):
                put_number(out, start + kind, stack >> FIELD * kind & MASK)
            put_set(out, start + SQUARE, stack >> LEADER_SHIFT)

    def _write_tactics(self, s: Position, side: int, out: bytearray) -> None:
        """10.0: a Tactics card is known to its owner, and to both once it is shown."""
        at = self._starts
        hidden = s.phase is TACTICS
        own, other = s.tactic[side], s.tactic[1 - side]
        if own >= 0:
            out[at.tactic + own] = 1
            if hidden:
                out[at.face_down] = 1
        if other >= 0:
            if hidden:
                out[at.face_down + 1] = 1
            else:
                out[at.tactic + s.pack.card_count + other] = 1


_MADE: Final[dict[str, Features]] = {}


def features_of(pack: Pack) -> Features:
    """The vector for a pack."""
    found = _MADE.get(pack.digest)
    if found is None:
        found = _MADE[pack.digest] = XLFeatures(pack)
    return found
