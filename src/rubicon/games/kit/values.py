"""The small values a position is made of: sets as integers, short lists that are replaced, names and numbers.

A set is one integer with a bit for each member. A list that is replaced instead of changed can be shared by
all copies of a position.

In the compiled build, numbers up to 62 bits need no memory; larger ones are made again at each step. A set
with more members that is used everywhere is better kept as two halves: the members below `HALF_BITS`, and
the others, counted from there.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final

#: Members in the lower half of a large set.
HALF_BITS: Final = 60
HALF: Final = (1 << HALF_BITS) - 1
#: The two halves of a large set, the lower one first.
Halves = tuple[int, int]

#: Numbers that are there already, so that a list of actions needs no memory for each of them.
_NUMBERS: Final[list[Any]] = list(range(48_000))
_LAST_FIRST: Final = 48_000 - HALF_BITS - 4


def members(group: int, first: int = 0) -> list[int]:
    """The members of a set, the lowest first. With `first`, it is added to each: actions of a verb."""
    found: list[int] = []
    while group > HALF:
        add_members(found, group & HALF, first)
        group >>= HALF_BITS
        first += HALF_BITS
    add_members(found, group, first)
    return found


def add_members(found: list[int], group: int, first: int) -> None:
    """Append to a list the members of a set (of at most 62), the lowest first; `first` is added to each."""
    below = first - 1
    if first > _LAST_FIRST:
        while group:
            low = group & -group
            found.append(low.bit_length() + below)
            group ^= low
        return
    while group:
        low = group & -group
        found.append(_NUMBERS[low.bit_length() + below])
        group ^= low


def members_in(low: int, high: int) -> list[int]:
    """The members of the large set with these halves, the lowest first."""
    found: list[int] = []
    add_members(found, low, 0)
    add_members(found, high, HALF_BITS)
    return found


def has_at_least(group: int, count: int) -> bool:
    """Whether a set has this number of members (1 or more), or more. Quick for small numbers."""
    while count > 1 and group:
        group &= group - 1
        count -= 1
    return group != 0


def size(group: int) -> int:
    """How many members a small set has. Where this is compiled, quicker than `bit_count`."""
    found = 0
    while group:
        group &= group - 1
        found += 1
    return found


def split(group: int) -> Halves:
    """The two halves of a large set."""
    return group & HALF, group >> HALF_BITS


def join(low: int, high: int) -> int:
    """The large set with these halves."""
    return high << HALF_BITS | low


def contains(low: int, high: int, number: int) -> bool:
    """Whether a number is in the large set with these halves."""
    return (low >> number if number < HALF_BITS else high >> number - HALF_BITS) & 1 != 0


def set_from(numbers: Iterable[int]) -> int:
    """The set with these members."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """A copy of a short list with one value changed."""
    new = values[:]
    new[index] = value
    return new


# ------------------------------------------------------------------ chance, for positions that are imagined


def shuffle(items: list[int], rng: Random) -> None:
    """As `rng.shuffle`, with the same result, but several times as fast where this is compiled."""
    bits = rng.getrandbits
    last = len(items) - 1
    while last > 0:
        width = (last + 1).bit_length()
        other: int = bits(width)
        while other > last:
            other = bits(width)
        item = items[last]
        items[last] = items[other]
        items[other] = item
        last -= 1


# ------------------------------------------------------------------ in views: names instead of numbers


def name_of(names: list[str], number: int) -> str | None:
    """The name with this number, or None for -1."""
    return names[number] if number >= 0 else None


def number_of(index: dict[str, int], name: str | None) -> int:
    """The number of a name, or -1 for None."""
    return index[name] if name is not None else -1


def names_of(names: list[str], group: int) -> list[str]:
    """The names of the members of a set."""
    found: list[str] = []
    first = -1
    while group:
        rest = group & HALF
        while rest:
            low = rest & -rest
            found.append(names[low.bit_length() + first])
            rest ^= low
        group >>= HALF_BITS
        first += HALF_BITS
    return found


class NamedPlaces:
    """Shows in views where each piece is, by names. Only what has changed since the last view is made again,
    and views of positions in which all pieces stand alike share what they show: nobody may change it."""

    def __init__(self, pieces: list[str], places: list[str]) -> None:
        self._pieces = pieces
        self._places = places
        #: The places shown last, and what was shown.
        self._last: tuple[list[int], dict[str, str]] = ([0] * len(pieces), dict.fromkeys(pieces, places[0]))

    def shown(self, where: list[int]) -> dict[str, str]:
        """The place of each piece, by name; `where` has their numbers."""
        before, found = self._last
        if where == before:
            return found
        found = found.copy()
        for piece, at in enumerate(where):
            if at != before[piece]:
                found[self._pieces[piece]] = self._places[at]
        self._last = (where[:], found)
        return found


def set_of(index: dict[str, int], names: list[str]) -> int:
    """The set with these members."""
    found = 0
    for name in names:
        found |= 1 << index[name]
    return found
