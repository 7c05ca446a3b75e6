"""Packs by name: a file, or the digest by which a record names the pack it was played with.

A pack that was played once is kept in the user's folder `packs`, under its digest, so that records of it can
be replayed when the file has moved.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from rubicon import paths
from rubicon.core.game import RubiconError
from rubicon.core.session import Session
from rubicon.games.caesar_xl.game import GAME, CaesarXL, game_with_pack
from rubicon.games.caesar_xl.packs.checks import check
from rubicon.games.caesar_xl.rules.pack import DESIGNED, Pack, read_pack
from rubicon.games.caesar_xl.rules.vocabulary import CLAIMS, EFFECTS
from rubicon.games.kit.json_lines import UnreadablePack, read

_KNOWN: Final[dict[str, CaesarXL]] = {DESIGNED.digest: GAME}


def find(word: str) -> CaesarXL:
    """The title with the pack that `word` names: its digest, or a file."""
    if word in _KNOWN:
        return _KNOWN[word]
    kept = paths.home() / "packs" / f"{word}.json"
    path = Path(word)
    if not path.exists():
        if not kept.exists():
            raise RubiconError(
                f"There is no component pack '{word}' here. Name its file: {GAME.id}@FILE. A pack that was "
                "played once is found by its digest too."
            )
        path = kept
    pack = read_pack(path)
    if pack.digest not in _KNOWN:
        _KNOWN[pack.digest] = game_with_pack(pack)
        _keep(path, pack)
    return _KNOWN[pack.digest]


def _keep(path: Path, pack: Pack) -> None:
    """Remember the pack for later. A folder that cannot be written to must not stop a game."""
    with suppress(OSError, RubiconError):
        kept = paths.make_folder("packs") / f"{pack.digest}.json"
        if not kept.exists():
            kept.write_bytes(path.read_bytes())


def problems(path: Path) -> list[str]:
    """All that is wrong with the pack in a file, each with its line."""
    try:
        return [str(problem) for problem in check(read(path.read_text("utf-8")))]
    except UnreadablePack as problem:
        return [str(problem)]
    except UnicodeDecodeError:
        return ["line 1: this is not UTF-8 text. Save it as UTF-8."]


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
