"""The packs of the title: found by name, checked, and summed up for balancing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from rubicon import paths
from rubicon.core.session import Session
from rubicon.games.kit.packs.balance import BalanceBounds
from rubicon.games.kit.packs.library import PackLibrary, problems_in
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.game import GAME, RomeVsGaul, game_with_pack
from rubicon.games.rome_vs_gaul.packs.checks import check
from rubicon.games.rome_vs_gaul.rules.pack import DESIGNED, read_pack
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.victory import eliminated_tribes, governance_vp
from rubicon.games.rome_vs_gaul.rules.vocabulary import AS_POINTS, FILTERS, OPS, WHO
from rubicon.games.rome_vs_gaul.text.events import VICTORIES

_LIBRARY: Final = PackLibrary(GAME, DESIGNED.digest, read_pack, game_with_pack)


def find(word: str) -> RomeVsGaul:
    """The title with the pack that `word` names: its digest, or a file."""
    return _LIBRARY.find(word, lambda: paths.home() / "packs")


def problems(path: Path) -> list[str]:
    """All that is wrong with the pack in a file, each with its line."""
    return problems_in(path, check)


def words() -> Iterator[str]:
    """The vocabulary of cards, a line each, with the meanings that our own pack gives."""
    explained: dict[str, dict[str, Any]] = DESIGNED.data["card_vocabulary"]["ops"]
    yield "effects:"
    for name in OPS:
        entry = explained[name]
        arguments = ", ".join(entry.get("args", {}))
        yield f"  {name}: {entry['meaning']}." + (f" Takes {arguments}." if arguments else "")
    yield f"filters of spaces: {', '.join(FILTERS)}"
    yield f"who may be activated: {', '.join(WHO)}"


#: The aim of our pack among equal bots: neither automatic victory is frequent (19.1), Victory Points come
#: from many sources, and no card's text is always passed over for its points. All games have up to six turns.
BALANCE: Final = BalanceBounds(
    endings={"senate": (0.0, 0.15), "conquest": (0.0, 0.15)},
    draw_share=(0.0, 0.0),
    typical_turns=None,
    min_card_use=0.01,
    min_sources=4,
)


def summary(session: Session) -> dict[str, Any]:
    """For balancing: how long a game was and how it ended, Rome's Victory Points by source, which cards came
    to a side that may use their text, and who used which for it."""
    game = session.game
    state = session.state
    assert isinstance(game, RomeVsGaul)
    assert isinstance(state, Position)
    pack = game.pack
    names = pack.cards
    turns = 1
    came: list[str] = []
    used: list[tuple[int, str]] = []
    for event in session.events():
        word = event[0]
        if word == "turn":
            turns = event[1]
        elif word == "dealt":
            came += [names[card] for card in members(event[2]) if pack.users[card] >> event[1] & 1]
        elif word == "drawn" and pack.users[event[2]] >> event[1] & 1:
            came.append(names[event[2]])
        elif (word == "plays" and event[3] != AS_POINTS) or word in ("surprise", "reacts"):
            used.append((event[1], names[event[2]]))
    sources = {
        "governance": sum(governance_vp(state, points) for points in state.governance),
        "tribes": eliminated_tribes(state) // pack.tribes_per_vp,
        "pass": pack.vp_pass * state.pass_opened,
        "germania": pack.vp_germania * state.germania_won,
        "britannia": pack.vp_britannia * state.britannia_won,
    }
    ending = VICTORIES[state.victory]
    return {"turns": turns, "ending": ending, "came": came, "used": used, "sources": sources}
