"""What several markers are worth together.

Control of a Province takes more than one marker, and dominance of a region more than one Province. Counted
one by one, such markers look worthless until the last.
"""

from __future__ import annotations

from typing import Final

from rubicon.games.kit.values import join, members
from rubicon.games.rome_vs_gaul.bots.board_value import BoardValue, presence_gain, province_shares
from rubicon.games.rome_vs_gaul.rules import influence
from rubicon.games.rome_vs_gaul.rules.pack import AQUITANIA, BELGICA, CELTICA, ROME
from rubicon.games.rome_vs_gaul.rules.position import Position

#: Markers of one choice that are looked at, at most.
MAX_MARKERS: Final = 8


class MarkerSet:
    """Changes of markers that are considered together, and what they are worth to Rome."""

    __slots__ = ("gain", "gallic", "later_shift", "other", "roman", "shares", "shift")

    def __init__(self, o: BoardValue) -> None:
        self.roman: int = o.roman
        self.gallic: int = o.gallic
        #: By Province that changed: its shares in this turn and later.
        self.shares: dict[int, tuple[float, float]] = {}
        #: For Celtica and Belgica: the change of the margin, in this turn and later.
        self.shift: list[float] = [0.0, 0.0]
        self.later_shift: list[float] = [0.0, 0.0]
        #: What the changes in other regions are worth.
        self.other: float = 0.0
        self.gain: float = 0.0

    def tried(self, s: Position, o: BoardValue, province: int, roman: int, gallic: int) -> float:
        """What the set is worth if the markers of one Province change to these as well."""
        return self._with(s, o, province, roman, gallic, False)

    def add(self, s: Position, o: BoardValue, province: int, roman: int, gallic: int) -> None:
        """Change the markers of one Province to these."""
        self.gain = self._with(s, o, province, roman, gallic, True)
        self.roman = roman
        self.gallic = gallic

    def _with(self, s: Position, o: BoardValue, province: int, roman: int, gallic: int, keep: bool) -> float:
        pack = s.pack
        if not pack.controllable >> province & 1:
            return self.gain
        before = self.shares.get(province)
        if before is None:
            before = (o.share[province], o.later_share[province])
        after = province_shares(s, o, province, roman, gallic, o.walls)
        region = pack.region_of[province]
        shift, later, other = self.shift, self.later_shift, self.other
        if region in (CELTICA, BELGICA):
            shift = list(shift)
            later = list(later)
            shift[region] += after[0] - before[0]
            later[region] += after[1] - before[1]
        else:
            other += o.change(s, province, after[0], after[1]) - o.change(s, province, before[0], before[1])
        if keep:
            self.shares[province] = after
            self.shift, self.later_shift, self.other = shift, later, other
        total = other + presence_gain(s, o, roman)
        for at in (CELTICA, BELGICA):
            if shift[at] or later[at]:
                total += o.moved(at, shift[at], later[at])
        return total


class MarkerChoice:
    """Which markers a side may place, convert or remove with several actions or the text of a card."""

    __slots__ = ("convert", "free", "per_province", "place", "remove")

    def __init__(self) -> None:
        #: Spaces for own markers now, and those that may follow if they are next to one (8.3.1).
        self.place: int = 0
        self.free: int = 0
        #: Enemy IMs that may be replaced by own ones, or removed.
        self.convert: int = 0
        self.remove: int = 0
        #: Markers in one Province, at most; 0 for any number.
        self.per_province: int = 0


def placing(s: Position, side: int, spaces: int = -1, convert: bool = True) -> MarkerChoice:
    """Influence Actions in these spaces (8.3.1, 8.3.2)."""
    found = MarkerChoice()
    found.place = influence.places(s, side) & spaces
    if side == ROME:
        low, high = influence.vacant(s, side)
        found.free = join(low, high) & spaces
    if convert:
        found.convert = influence.conversions(s, side) & spaces
    return found


def best_gains(s: Position, o: BoardValue, side: int, choice: MarkerChoice, count: int) -> list[float]:
    """What the best sets of 0, 1, ... `count` markers are worth to a side, found greedily: whatever gains
    most for each marker comes first, single markers or as many as control of a Province takes."""
    count = min(count, MAX_MARKERS)
    gains = [0.0] * (count + 1)
    chosen = MarkerSet(o)
    place, convert, remove = choice.place, choice.convert, choice.remove
    taken: dict[int, int] = {}
    bridge = 0.0
    sign = 1.0 if side == ROME else -1.0
    used = 0
    while used < count:
        best, bits, province = 0.0, 0, -1
        for at, around in enumerate(s.pack.spaces_of):
            left = count - used
            if choice.per_province:
                left = min(left, choice.per_province - taken.get(at, 0))
            if left <= 0 or not (place | convert | remove) & around:
                continue
            for changed in _sets(s, o, side, chosen, at, (place, choice.free, convert, remove), left):
                value = sign * (_tried(s, o, side, chosen, at, changed, remove) - chosen.gain)
                value += _bridge_worth(s, o, side, changed)
                value /= changed.bit_count()
                if value > best:
                    best, bits, province = value, changed, at
        if province < 0:
            break
        size = bits.bit_count()
        bridge += _bridge_worth(s, o, side, bits)
        roman, gallic = _changed(side, chosen, bits, remove)
        chosen.add(s, o, province, roman, gallic)
        taken[province] = taken.get(province, 0) + size
        place &= ~bits
        convert &= ~bits
        remove &= ~bits
        if choice.free:
            place |= s.pack.spread(bits) & choice.free & ~chosen.roman
        for done in range(used + 1, used + size + 1):
            gains[done] = gains[used] + best * (done - used)
        used += size
    for rest in range(used + 1, count + 1):
        gains[rest] = gains[used]
    return gains


def _changed(side: int, chosen: MarkerSet, bits: int, remove: int) -> tuple[int, int]:
    """The markers of both sides after a change in these spaces."""
    own = bits & ~remove
    if side == ROME:
        return chosen.roman | own, chosen.gallic & ~bits
    return chosen.roman & ~bits, chosen.gallic | own


def _tried(
    s: Position, o: BoardValue, side: int, chosen: MarkerSet, province: int, bits: int, remove: int
) -> float:
    roman, gallic = _changed(side, chosen, bits, remove)
    return chosen.tried(s, o, province, roman, gallic)


def _bridge_worth(s: Position, o: BoardValue, side: int, bits: int) -> float:
    """What Roman markers are worth as the way into a region."""
    if side != ROME or not o.bridges:
        return 0.0
    worth = 0.0
    for space in members(bits):
        region = s.pack.region_at[space]
        if region in (CELTICA, BELGICA, AQUITANIA) and not o.roman & s.pack.region_spaces[region]:
            continue  # there already
        worth = max(worth, o.bridges.get(space, 0.0))
    return worth


def _sets(
    s: Position,
    o: BoardValue,
    side: int,
    chosen: MarkerSet,
    province: int,
    choice: tuple[int, int, int, int],
    left: int,
) -> list[int]:
    """The sets of spaces of a Province that are tried: one space of each kind, and those for control."""
    pack = s.pack
    around = pack.spaces_of[province]
    place, free, convert, remove = choice
    kinds = (place & around, convert & around, remove & around)
    found = [spaces & -spaces for spaces in kinds if spaces]
    if left < 2 or not pack.controllable >> province & 1:
        return found
    required = pack.required[province]
    own = chosen.roman if side == ROME else chosen.gallic
    enemy = chosen.gallic if side == ROME else chosen.roman
    need = required - (own & around).bit_count()
    if 1 < need <= left and not _barred(s, o, side, around):
        bits = _together(s, place & around, free & around, convert & around, need)
        if bits:
            found.append(bits)
    over = (enemy & around).bit_count() - required + 1
    if 1 < over <= left:
        bits = _lowest(remove & around, over)
        if bits:
            found.append(bits)
    return found


def _barred(s: Position, o: BoardValue, side: int, around: int) -> bool:
    """8.2.2: whether a Town or City of the enemy bars the control of a Province."""
    return bool(around & (o.walls if side == ROME else o.roman & s.pack.city_spaces))


def _together(s: Position, place: int, free: int, convert: int, need: int) -> int:
    """As many spaces as needed, conversions first, each next to one before if it is not open yet; or 0."""
    chosen = _up_to(convert, need)
    missing = need - chosen.bit_count()
    while missing and place:
        space = place & -place
        chosen |= space
        place = (place | s.pack.spread(space) & free) & ~chosen
        missing -= 1
    return 0 if missing else chosen


def _up_to(spaces: int, count: int) -> int:
    found = 0
    while spaces and count:
        found |= spaces & -spaces
        spaces &= spaces - 1
        count -= 1
    return found


def _lowest(spaces: int, count: int) -> int:
    """The first `count` spaces of a set, or 0 if there are fewer."""
    found = _up_to(spaces, count)
    return found if found.bit_count() == count else 0


def shared_gains(s: Position, o: BoardValue, side: int, count: int, spaces: int = -1) -> dict[int, float]:
    """By space: what a marker there is worth as one of those that control of its Province takes, if up to
    `count` markers can be placed now. Only Provinces that take more than one."""
    found: dict[int, float] = {}
    if count < 2:
        return found
    choice = placing(s, side, spaces)
    chosen = MarkerSet(o)
    sign = 1.0 if side == ROME else -1.0
    for province in members(s.pack.controllable):
        around = s.pack.spaces_of[province]
        if not (choice.place | choice.convert) & around:
            continue
        own = o.roman if side == ROME else o.gallic
        need = s.pack.required[province] - (own & around).bit_count()
        if not 1 < need <= count or _barred(s, o, side, around):
            continue
        bits = _together(s, choice.place & around, choice.free & around, choice.convert & around, need)
        if not bits:
            continue
        value = sign * _tried(s, o, side, chosen, province, bits, 0) / need
        for space in members(bits & (choice.place | choice.convert)):
            found[space] = value
    return found


def province_cleared(s: Position, o: BoardValue, side: int, province: int, spaces: int) -> float:
    """What it is worth to a side that all enemy IMs of a Province in these spaces go at once."""
    bits = s.influence(1 - side) & s.pack.spaces_of[province] & spaces
    if not bits:
        return 0.0
    chosen = MarkerSet(o)
    gain = _tried(s, o, side, chosen, province, bits, bits)
    return gain if side == ROME else -gain
