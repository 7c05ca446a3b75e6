"""A complete state from a view: everything known is put in its place, everything hidden is drawn at random.

All arrangements of hidden blocks that the view allows are equally likely unless `Beliefs` say otherwise,
and so are all hands. Blocks at sea, or that came over water, are Navis; blocks inland, or that came by road,
are not; a block that serves the other colour is neither a leader nor a Navis.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from rubicon.core.game import View
from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.julius_caesar.rules.cards import CARDS
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BLOCK_INDEX,
    BORDER_KIND,
    CARD_COUNT,
    CARD_INDEX,
    CARDS_DEALT,
    CITY_COUNT,
    CLEOPATRA,
    COLOUR,
    COLOUR_BITS,
    DEPLOYMENT,
    ELIMINATED,
    IS_PORT,
    KILLED,
    LEADER_BITS,
    LEVIES,
    LOCATION_COUNT,
    LOCATION_INDEX,
    MAX_STRENGTH,
    MIN_STRENGTH,
    NAVIS_BITS,
    OFF_MAP,
    POOL,
    SHORE,
    SIDES,
    STEP,
    THIRD_LEADER,
    WAITING,
)
from rubicon.games.julius_caesar.rules.editions import counted_card
from rubicon.games.julius_caesar.rules.levies import LEVIES as LEVYING
from rubicon.games.julius_caesar.rules.movement import MAIN_ATTACKS, MARCHING, MOVEMENT, SURPRISE_ATTACK
from rubicon.games.julius_caesar.rules.sequence import DEPLOY
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.rules.views import EGYPT
from rubicon.games.kit.values import members, number_of, set_from, set_of, shuffle

_OFF_MAP: Final[dict[str, int]] = {name: LOCATION_COUNT + i for i, name in enumerate(OFF_MAP)}

# What a hidden block can be, seen from behind: strictest first, so that what is left always fits.
_AT_SEA: Final = 0
_DEFECTOR: Final = 1
_ON_LAND: Final = 2
_ANY: Final = 3
#: Which blocks can be each of these: _FITS[kind][block].
_FITS: Final[list[list[bool]]] = [
    [bool(group >> b & 1) for b in range(BLOCK_COUNT)]
    for group in (NAVIS_BITS, ~(NAVIS_BITS | LEADER_BITS), ~NAVIS_BITS, ~0)
]


#: A block that is less likely than this to be anywhere else is certain to be here.
_CERTAIN: Final = 1e-4


class _Slot:
    """A hidden block: what can be seen of it."""

    __slots__ = ("border", "kind", "likely", "marching", "moved", "place", "reserve", "side")

    def __init__(self, side: int, place: int, kind: int, moved: int, reserve: int, border: int) -> None:
        self.side = side
        self.place = place
        self.kind = kind
        self.moved = moved
        self.reserve = reserve
        self.border = border
        self.marching = False
        #: How likely each block is to be in that place, once beliefs were asked.
        self.likely: list[float] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Beliefs:
    """How likely hidden blocks are to be in a place, and how strong. Base class: all are equally likely."""

    def likelihoods(self, place: int) -> list[float]:
        """The probability of each block to be in `place`."""
        return [1.0] * BLOCK_COUNT

    def strength(self, b: int, rng: Random) -> int:
        """A strength for the block, drawn at random."""
        steps = (MAX_STRENGTH[b] - MIN_STRENGTH[b]) // STEP[b] + 1
        return MIN_STRENGTH[b] + STEP[b] * int(rng.random() * steps)


UNIFORM_BELIEFS: Final = Beliefs()


def fill_from_view(s: Position, view: View, rng: Random, beliefs: Beliefs = UNIFORM_BELIEFS) -> None:
    """Fill the blank `s`, which shares no list, so that it gives the viewer exactly the same view."""
    Known(s, view).complete(s, rng, beliefs)


class Known:
    """What a view tells of a position, read once. Any number of positions can then be drawn that fit it.

    `position` has everything that is known in its place. Draws must use the same beliefs, unchanged.
    """

    def __init__(self, blank: Position, view: View) -> None:
        self.position = blank
        _fill_public(blank, view)
        free = _put_known_blocks(blank, view)
        #: 5.3: the sides whose deployment is hidden, each with Cleopatra's place or -1 if it is hidden too.
        self._deploying: list[tuple[int, int]] = []
        self._egypt: list[_Slot] = []
        #: By colour: the backs to be given an identity, and the blocks that they may be.
        self._backs: list[list[_Slot]] = [[], []]
        self._candidates: list[list[int]] = [[], []]
        if blank.phase is DEPLOY:
            self._read_deployment(view)
        else:
            self._read_backs(view, free)
        self._read_hands(view)

    def complete(self, s: Position, rng: Random, beliefs: Beliefs = UNIFORM_BELIEFS) -> None:
        """Draw what is hidden. `s` is `position` or a copy of it."""
        s.unshare()
        s.side = s.side[:]
        s.hand = s.hand[:]
        s.discarded = s.discarded[:]
        s.came_by = s.came_by.copy()
        if s.phase is DEPLOY:
            for side, egypt in self._deploying:
                _deploy_hidden_blocks(s, side, egypt, rng)
        else:
            for slot in self._egypt:
                _fill_slot(s, CLEOPATRA, slot, rng, beliefs)
            for colour in (0, 1):
                candidates = self._candidates[colour][:]
                shuffle(candidates, rng)
                _identify(s, self._backs[colour], candidates, rng, beliefs)
        self._deal_hands(s, rng)

    def _read_deployment(self, view: View) -> None:
        s = self.position
        for owner, backs in view["hidden"].items():
            egypt = -1
            if not s.edition.hides_deployment:
                for name, colour, *_ in backs:
                    if colour == EGYPT:
                        egypt = LOCATION_INDEX[name]
            self._deploying.append((SIDES.index(owner), egypt))

    def _read_backs(self, view: View, free: int) -> None:
        slots: dict[str, list[_Slot]] = {
            SIDES[0]: self._backs[0],
            SIDES[1]: self._backs[1],
            EGYPT: self._egypt,
        }
        for owner, backs in view["hidden"].items():
            side = SIDES.index(owner)
            for place_name, colour, moved, reserve, border, count in backs:
                place = LOCATION_INDEX[place_name]
                kind = _slot_kind(side, place, colour, border)
                group = slots[colour]
                for _ in range(count):
                    group.append(_Slot(side, place, kind, moved, reserve, border))
        if self.position.marcher < 0 and "marching" in view:
            _mark_marcher(slots, view["marching"])
        if self._egypt:
            free &= ~(1 << CLEOPATRA)
        for colour in (0, 1):
            self._backs[colour].sort(key=_kind_of)
            self._candidates[colour] = members(free & COLOUR_BITS[colour])

    def _read_hands(self, view: View) -> None:
        """The viewer's cards as they are, and the cards the viewer has not seen."""
        s = self.position
        viewer = _viewer(view)
        self._viewer = viewer
        self._hand_size: int = view["hand_size"]
        unseen = (1 << CARD_COUNT) - 1 & ~s.shown
        if viewer >= 0:
            s.hand[viewer] = set_of(CARD_INDEX, view["hand"])
            s.discarded[viewer] = number_of(CARD_INDEX, view["discarded"])
            s.chosen[viewer] = number_of(CARD_INDEX, view["chosen"])
            for card in (s.discarded[viewer], s.chosen[viewer]):
                if card >= 0:
                    unseen &= ~(1 << card)
            unseen &= ~s.hand[viewer]
        self._deck = members(unseen)

    def _deal_hands(self, s: Position, rng: Random) -> None:
        """The hands of the others, from all cards the viewer has not seen."""
        deck = self._deck[:]
        shuffle(deck, rng)
        for side in (0, 1):
            if side != self._viewer and s.turn:
                size = self._hand_size
                s.hand[side] = set_from(deck[:size])
                del deck[:size]
                if size < CARDS_DEALT and not (s.phase is CARDS and s.turn == 1):
                    s.discarded[side] = deck.pop()


def _kind_of(slot: _Slot) -> int:
    return slot.kind


def _fill_public(s: Position, view: View) -> None:
    s.read_public(view)
    s.first = SIDES.index(view["first"]) if view["first"] is not None else 0
    s.mover = SIDES.index(view["decides"]) if view["decides"] in SIDES else 0
    if s.phase is MOVEMENT or s.phase is MARCHING:
        s.set_busy(set_from(s.used))
    for name, attack in view["attacks"].items():
        place = LOCATION_INDEX[name]
        s.attacker[place] = SIDES.index(attack["attacker"])
        if attack["main"] is not None:
            s.main[place] = attack["main"]
        for side in (0, 1):
            if attack["via"][side]:
                s.via[side * LOCATION_COUNT + place] = set_from(attack["via"][side])
    march = view.get("marching")
    if march is not None:
        s.march_at = LOCATION_INDEX[march["at"]]
        s.march_from = number_of(LOCATION_INDEX, march["from"])
        s.march_steps = march["steps"]
        s.voyage = set_of(LOCATION_INDEX, march["voyage"])
        s.marcher = BLOCK_INDEX[march["block"]] if "block" in march else -1
    if s.phase is MOVEMENT or s.phase is MARCHING or s.phase is MAIN_ATTACKS or s.phase is SURPRISE_ATTACK:
        s.lp = LEVIES[counted_card(s, s.mover)] if s.god < 0 else 0
    elif s.phase is LEVYING:
        s.lp = view.get("levies_left", LEVIES[counted_card(s, s.mover)])
    if s.phase is DEPLOY:
        viewer = _viewer(view)
        if viewer >= 0:
            s.swaps[viewer] = view["swaps"]


def _viewer(view: View) -> int:
    return SIDES.index(view["viewer"]) if view["viewer"] in SIDES else -1


def _put_block(s: Position, b: int, side: int, place: int, strength: int) -> None:
    s.side[b] = side
    s.where[b] = place
    s.strength[b] = strength
    if place < LOCATION_COUNT:
        s.here[side * LOCATION_COUNT + place] |= 1 << b


def _put_known_blocks(s: Position, view: View) -> int:
    """Place every block the viewer can identify. Returns the bit set of the others."""
    free = (1 << BLOCK_COUNT) - 1
    for name in view["eliminated"]:
        b = BLOCK_INDEX[name]
        _put_block(s, b, COLOUR[b], ELIMINATED, 0)
        free &= ~(1 << b)
    for name in view["killed"]:
        b = BLOCK_INDEX[name]
        _put_block(s, b, COLOUR[b], KILLED, 0)
        free &= ~(1 << b)
    viewer = _viewer(view)
    if viewer >= 0:
        for name, (place, strength) in view["own"].items():
            b = BLOCK_INDEX[name]
            if free >> b & 1:
                _put_block(
                    s, b, viewer, _OFF_MAP[place] if place in _OFF_MAP else LOCATION_INDEX[place], strength
                )
                free &= ~(1 << b)
        s.moved = set_of(BLOCK_INDEX, view["moved"])
        s.reserves = set_of(BLOCK_INDEX, view["reserves"])
        s.came_by = {BLOCK_INDEX[name]: border for name, border in view["came_by"].items()}
    for name, (place, strength, side) in view["revealed"].items():
        b = BLOCK_INDEX[name]
        if free >> b & 1:
            _put_block(s, b, SIDES.index(side), LOCATION_INDEX[place], strength)
            free &= ~(1 << b)
    for side in (0, 1):
        third = THIRD_LEADER[side]
        if free >> third & 1 and not any(COLOUR[BLOCK_INDEX[name]] == side for name in view["killed"]):
            _put_block(s, third, side, WAITING, 0)
            free &= ~(1 << third)
    return free


def _deploy_hidden_blocks(s: Position, side: int, egypt: int, rng: Random) -> None:
    """5.3: the same blocks as in the historical deployment, at full strength, each in any of their places;
    Navis only in ports; Cleopatra in `egypt`, if that is known. All other blocks are in the pools."""
    cities = [city for b, city in DEPLOYMENT if COLOUR[b] == side]
    shuffle(cities, rng)
    if egypt >= 0:
        cities.remove(egypt)
        _put_block(s, CLEOPATRA, side, egypt, MAX_STRENGTH[CLEOPATRA])
    blocks = [b for b, _ in DEPLOYMENT if COLOUR[b] == side and s.where[b] == POOL]
    for b in sorted(blocks, key=lambda b: not NAVIS_BITS >> b & 1):
        city = next(city for city in cities if IS_PORT[city] or not NAVIS_BITS >> b & 1)
        cities.remove(city)
        _put_block(s, b, side, city, MAX_STRENGTH[b])


def _identify(s: Position, backs: list[_Slot], candidates: list[int], rng: Random, beliefs: Beliefs) -> None:
    """Give every back of a colour an identity. Candidates are shuffled; those left over are in the pool."""
    if beliefs is UNIFORM_BELIEFS:
        for slot in backs:
            fits = _FITS[slot.kind]
            i = 0
            while not fits[candidates[i]]:
                i += 1
            _fill_slot(s, candidates.pop(i), slot, rng, beliefs)
        return
    unplaced = [1.0] * BLOCK_COUNT  # how likely each block is to be where no slot has been filled yet
    for number, slot in enumerate(backs):
        if not slot.likely:
            slot.likely = beliefs.likelihoods(slot.place)
        b = _pick_block(candidates, slot, rng, unplaced)
        candidates.remove(b)
        _fill_slot(s, b, slot, rng, beliefs)
        if number + 1 < len(backs):
            following = backs[number + 1]
            if following.place == slot.place and following.kind == slot.kind:
                continue
        likely = slot.likely
        for other in candidates:
            unplaced[other] -= likely[other]


def _pick_block(candidates: list[int], slot: _Slot, rng: Random, unplaced: list[float]) -> int:
    """A candidate that fits, drawn in proportion to the odds that it stands here and not in a place whose
    blocks are drawn later."""
    fits = _FITS[slot.kind]
    likely = slot.likely
    random = rng.random
    total = 0.0
    chosen = -1
    for b in candidates:
        if fits[b]:
            odds = likely[b]
            elsewhere = unplaced[b] - odds
            odds /= elsewhere if elsewhere > _CERTAIN else _CERTAIN
            total += odds
            drawn: float = random()
            if drawn * total < odds:
                chosen = b
    return chosen


def _slot_kind(side: int, place: int, colour: str, border: int) -> int:
    if place >= CITY_COUNT or (border >= 0 and BORDER_KIND[border] >= SHORE):
        return _AT_SEA
    if colour != SIDES[side]:
        return _DEFECTOR
    return _ON_LAND if border >= 0 or not IS_PORT[place] else _ANY


def _mark_marcher(slots: dict[str, list[_Slot]], march: dict[str, Any]) -> None:
    """Mark one of the hidden blocks that look like the marcher; its last step shows whether it is a Navis."""
    stands = LOCATION_INDEX[march["stands"]]
    colour, moved, reserve, border = march["back"]
    for slot in slots[colour]:
        if (slot.place, slot.moved, slot.reserve, slot.border) == (stands, moved, reserve, border):
            slot.marching = True
            slot.kind = min(slot.kind, _marcher_kind(march))
            return


def _marcher_kind(march: dict[str, Any]) -> int:
    if march["from"] is None:
        return _DEFECTOR
    water = max(LOCATION_INDEX[march["at"]], LOCATION_INDEX[march["from"]]) >= CITY_COUNT
    return _AT_SEA if water and not march["voyage"] else _ON_LAND


def _fill_slot(s: Position, b: int, slot: _Slot, rng: Random, beliefs: Beliefs) -> None:
    _put_block(s, b, slot.side, slot.place, beliefs.strength(b, rng))
    if slot.moved:
        s.moved |= 1 << b
    if slot.reserve:
        s.reserves |= 1 << b
    if slot.border >= 0:
        s.came_by[b] = slot.border
    if slot.marching:
        s.marcher = b
