"""The small values a position is made of: sets as integers, short lists that are replaced, names and numbers.

A set is one integer with a bit for each member. A list that is replaced instead of changed can be shared by
all copies of a position.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

#: Bits of a set that are looked through at a time: in the compiled build such a number needs no memory.
_PART_BITS: Final = 60
_PART: Final = (1 << _PART_BITS) - 1


def members(group: int, first: int = 0) -> list[int]:
    """The members of a set, the lowest first. With `first`, it is added to each: actions of a verb."""
    found: list[int] = []
    below = first - 1
    while group:
        part = group & _PART
        while part:
            low = part & -part
            found.append(low.bit_length() + below)
            part ^= low
        group >>= _PART_BITS
        below += _PART_BITS
    return found


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


# ------------------------------------------------------------------ in views: names instead of numbers


def name_of(names: list[str], number: int) -> str | None:
    """The name with this number, or None for -1."""
    return names[number] if number >= 0 else None


def number_of(index: dict[str, int], name: str | None) -> int:
    """The number of a name, or -1 for None."""
    return index[name] if name is not None else -1


def names_of(names: list[str], group: int) -> list[str]:
    """The names of the members of a set."""
    return [names[number] for number in members(group)]


def set_of(index: dict[str, int], names: list[str]) -> int:
    """The set with these members."""
    found = 0
    for name in names:
        found |= 1 << index[name]
    return found
