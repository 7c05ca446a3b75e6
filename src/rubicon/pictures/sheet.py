"""The maps and emblems of the page, read from the files that the page itself loads."""

from __future__ import annotations

import base64
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from rubicon.core.game import RubiconError

_PACKAGE: Final = Path(__file__).parents[1]
#: Where the build puts them; and where they lie in a clone in which the page was not built.
_BUILT: Final = _PACKAGE / "server" / "static" / "map"
_WEB: Final = _PACKAGE.parents[1] / "web"


def _read(name: str, *in_clone: str) -> bytes:
    """A file that belongs to the maps."""
    for path in (_BUILT / name, _WEB.joinpath(*in_clone, name)):
        if path.is_file():
            return path.read_bytes()
    raise RubiconError(f"The page's file {name} is not here, so nothing can be drawn. Type: rubicon doctor")


@cache
def sheet(title: str) -> dict[str, Any] | None:
    """The drawing of a title's map, as `web/src/board/map/sheet.ts` describes it; None if it has none."""
    name = f"{title.partition('@')[0]}.json"
    if not (_BUILT / name).is_file() and not (_WEB / "public" / "map" / name).is_file():
        return None
    found: dict[str, Any] = json.loads(_read(name, "public", "map"))
    return found


@cache
def emblems() -> dict[str, dict[str, str]]:
    """Emblems as SVG paths on a square of 24 by 24 units: `fill` is filled, `line` is stroked."""
    found: dict[str, dict[str, str]] = json.loads(_read("emblems.json", "src", "ui"))
    return found


@cache
def image(name: str) -> str:
    """A picture that belongs to a sheet, as a data address."""
    kind = name.rpartition(".")[2]
    return f"data:image/{kind};base64,{base64.b64encode(_read(name, 'public', 'map')).decode()}"
