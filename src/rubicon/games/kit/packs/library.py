"""Packs by name: a file, or the digest by which a record names the pack it was played with.

A pack that was played once is kept in the user's folder `packs`, under its digest, so that records of it can
be replayed when the file has moved.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, Protocol, TypeVar

from rubicon.core.game import Game, RubiconError
from rubicon.games.kit.packs.json_lines import Node, UnreadablePack, read


class AnyPack(Protocol):
    """What every pack has: the digest of its content."""

    @property
    def digest(self) -> str: ...


G = TypeVar("G", bound=Game)
P = TypeVar("P", bound=AnyPack)


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """What is wrong on a line of a pack, and what to do."""

    line: int
    text: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.text}"


class PackLibrary(Generic[G, P]):
    """The packs of a title that are known in this process, and those in the user's folder."""

    def __init__(
        self, ours: G, digest: str, read_pack: Callable[[Path], P], game_with_pack: Callable[[P], G]
    ) -> None:
        """`ours` is the title with our own pack, which has this digest."""
        self._ours = ours
        self._known = {digest: ours}
        self._read_pack = read_pack
        self._game_with_pack = game_with_pack

    def find(self, word: str, find_kept: Callable[[], Path]) -> G:
        """The title with the pack that `word` names: its digest, or a file. `find_kept` finds the folder of
        packs that were played; our own pack needs none."""
        if word in self._known:
            return self._known[word]
        path = Path(word)
        if not path.exists():
            path = find_kept() / f"{word}.json"
            if not path.exists():
                raise RubiconError(
                    f"There is no component pack '{word}' here. Name its file: {self._ours.id}@FILE. A pack "
                    "that was played once is found by its digest too."
                )
        pack = self._read_pack(path)
        if pack.digest not in self._known:
            self._known[pack.digest] = self._game_with_pack(pack)
            _keep(path, find_kept, f"{pack.digest}.json")
        return self._known[pack.digest]


def _keep(path: Path, find_kept: Callable[[], Path], name: str) -> None:
    """Remember the pack for later. A game goes on where there is no folder for it, or none to write to."""
    with suppress(OSError, RubiconError):
        kept = find_kept() / name
        kept.parent.mkdir(parents=True, exist_ok=True)
        if not kept.exists():
            kept.write_bytes(path.read_bytes())


def problems_in(path: Path, check: Callable[[Node], list[Problem]]) -> list[str]:
    """All that is wrong with the pack in a file, each with its line."""
    try:
        return [str(problem) for problem in check(read(path.read_text("utf-8")))]
    except UnreadablePack as problem:
        return [str(problem)]
    except UnicodeDecodeError:
        return ["line 1: this is not UTF-8 text. Save it as UTF-8."]
