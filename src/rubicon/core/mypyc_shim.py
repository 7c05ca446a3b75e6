"""An instruction to the compiler, without depending on it.

mypyc seals the classes it compiles; `mypyc_attr(allow_interpreted_subclasses=True)` keeps one open for
subclasses in plain Python, such as a title that is not compiled. At run time it does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        """Leave the class as it is."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
