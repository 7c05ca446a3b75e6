"""Instructions to the compiler, and types that only it has, without depending on it.

mypyc seals the classes it compiles; `mypyc_attr(allow_interpreted_subclasses=True)` keeps one open for
subclasses in plain Python, such as a title that is not compiled. At run time it does nothing.

A `vec[float]` holds numbers that are not objects: to read one costs what it costs in C. On plain Python it is
a list, and a little slower to make than one. Code must do the same with both: it makes them from lists
(`vec[float]([0.0] * 8)`), reads and changes items, copies (`[:]`) and counts them, and never compares two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import extend, vec
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    class vec:  # noqa: N801 - the compiler knows it by this name
        """Stands in for the compiler's type."""

        def __class_getitem__(cls, _):
            return list

    def extend(items, more):
        """Add to the end of a list, and give it back, as the compiler's `extend` may give back another."""
        items.extend(more)
        return items

    def mypyc_attr(**_):
        """Leave the class as it is."""
        return lambda cls: cls


__all__ = ["extend", "i64", "mypyc_attr", "vec"]
