"""The packs of the title: found by name, checked, and summed up for balancing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rubicon import paths
from rubicon.core.session import Session
from rubicon.games.caesar_xl.game import GAME, CaesarXL, game_with_pack
from rubicon.games.caesar_xl.packs.checks import check
from rubicon.games.caesar_xl.rules.pack import DESIGNED, read_pack
from rubicon.games.caesar_xl.rules.vocabulary import CLAIMS, EFFECTS
from rubicon.games.kit.packs.library import PackLibrary, problems_in

_LIBRARY: Final = PackLibrary(GAME, DESIGNED.digest, read_pack, game_with_pack)


def find(word: str) -> CaesarXL:
    """The title with the pack that `word` names: its digest, or a file."""
    return _LIBRARY.find(word, lambda: paths.home() / "packs")


def problems(path: Path) -> list[str]:
    """All that is wrong with the pack in a file, each with its line."""
    return problems_in(path, check)


def words() -> Iterator[str]:
    """The vocabulary of effects and claims, a line each."""
    yield "effects:"
    for name, (types, parameters, meaning) in EFFECTS.items():
        yield f"  {name} ({', '.join(types)}): {meaning}. {_describe_parameters(parameters)}".rstrip()
    yield "claims of FORUM cards:"
    for name, (parameters, meaning) in CLAIMS.items():
        yield f"  {name}: {meaning}. {_describe_parameters(parameters)}".rstrip()


def _describe_parameters(parameters: dict[str, object]) -> str:
    """What may be said with a word; what must be comes first."""
    said = sorted(parameters, key=lambda name: not name.endswith("!"))
    if not said:
        return ""
    return f"Takes {', '.join(name[:-1] if name[-1] == '!' else f'{name} (or not)' for name in said)}."


def summary(session: Session) -> dict[str, Any]:
    """For balancing: how long a game was, which cards came up for use, and who used which."""
    game = session.game
    assert isinstance(game, CaesarXL)
    names = game.pack.cards
    turns = 1
    came: list[str] = []
    used: list[tuple[int, str]] = []
    for event in session.events():
        word = event[0]
        if word == "turn":
            turns = event[1]
        elif word == "dealt":
            came += [names[card] for card in event[2]]
        elif word in ("draw", "to-forum", "pick"):
            came.append(names[event[2]])
        elif word in ("play", "claim") or (word == "commit" and event[2] >= 0):
            used.append((event[1], names[event[2]]))
    return {"turns": turns, "came": came, "used": used}
