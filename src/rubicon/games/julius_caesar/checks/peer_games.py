"""The file of the peer's games: one JSON object a line, plain or gzipped; docs/conformance.md describes it.

A line that does not have this form is refused with its number, so that `conformance` can rely on the form.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any, Final

from rubicon.core.game import RubiconError
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_INDEX,
    CARD_INDEX,
    CARDS_DEALT,
    COMMAND_COUNT,
    LEVIES,
    LOCATION_INDEX,
    MOVES,
    SIDES,
)

#: A game, or an event of a game.
PeerData = dict[str, Any]


class DamagedGames(RubiconError):
    """The file does not hold games of this form."""


def parse_card(name: str) -> int:
    """The index of a card, or -1. The peer numbers Command cards from 1 in the order of the deck list."""
    number, colon, values = name.partition(":")
    if not colon:
        return CARD_INDEX[name] if CARD_INDEX.get(name, -1) >= COMMAND_COUNT else -1
    index = int(number) - 1 if number.isascii() and number.isdigit() else -1
    if 0 <= index < COMMAND_COUNT and values == f"{MOVES[index]}/{LEVIES[index]}":
        return index
    return -1


def _is_card(name: str) -> bool:
    return parse_card(name) >= 0


def _is_block(name: str) -> bool:
    return name in BLOCK_INDEX or name == "end"


def _is_place(name: str) -> bool:
    return name in LOCATION_INDEX or name in ("end", "stop")


def _is_turn(name: str) -> bool:
    verb, _, block = name.partition(" ")
    return verb in ("fire", "retreat", "pass") and block in BLOCK_INDEX


#: For each kind of decision, a check of its options.
OPTION_CHECKS: Final[dict[str, Callable[[str], bool]]] = {
    "discard": _is_card,
    "play": _is_card,
    "march_block": _is_block,
    "march_step": _is_place,
    "levy_block": _is_block,
    "levy_city": _is_place,
    "jupiter_city": _is_place,
    "jupiter_to": _is_place,
    "vulcan_city": _is_place,
    "surprise_battle": _is_place,
    "battle_pick": _is_place,
    "battle_turn": _is_turn,
    "battle_hit": _is_block,
    "retreat_to": _is_place,
    "sea_retreat_to": _is_place,
    "regroup_block": _is_block,
    "regroup_to": _is_place,
    "navis_block": _is_block,
    "navis_to": _is_place,
    "winter_disband": _is_block,
}
#: The kinds of decision that name a block.
KINDS_WITH_BLOCK: Final = (
    "march_step",
    "levy_city",
    "retreat_to",
    "sea_retreat_to",
    "regroup_to",
    "navis_to",
)


def read_games(path: Path) -> Iterator[PeerData]:
    """The games of a file, one after the other. Raises `DamagedGames`."""
    number = 0
    try:
        with _open(path) as lines:
            for line in lines:
                number += 1
                if line.strip():
                    game = json.loads(line)
                    check_game(game)
                    yield game
    except FileNotFoundError:
        raise DamagedGames(f"There is no file '{path}'.") from None
    except IsADirectoryError:
        raise DamagedGames(f"'{path}' is a folder; name the file with the games.") from None
    except (EOFError, gzip.BadGzipFile, zlib.error) as problem:
        raise DamagedGames(
            f"{path}: after line {number} the compressed file is damaged ({problem})."
        ) from None
    except UnicodeDecodeError:
        raise DamagedGames(f"{path}, line {number}: this is not text.") from None
    except json.JSONDecodeError as problem:
        raise DamagedGames(
            f"{path}, line {number}: this is not JSON ({problem.msg} at character {problem.colno})."
        ) from None
    except _Invalid as problem:
        raise DamagedGames(f"{path}, line {number}: {problem}.") from None
    if not number:
        raise DamagedGames(f"{path} is empty.")


def _open(path: Path) -> IO[bytes] | gzip.GzipFile:
    with path.open("rb") as file:
        zipped = file.read(2) == b"\x1f\x8b"
    return gzip.open(path) if zipped else path.open("rb")


class _Invalid(Exception):
    """What is wrong with a game."""


def _require(holds: bool, what: str) -> None:
    if not holds:
        raise _Invalid(what)


def check_game(game: Any) -> None:
    """Raise `_Invalid` unless this has the form of a game of the peer."""
    _require(isinstance(game, dict), "a game must be a JSON object")
    events = game.get("events")
    _require("scenario" in game and "seed" in game, "the game has no scenario or no seed")
    _require(isinstance(events, list) and len(events) > 0, "the game has no events")
    for index, event in enumerate(events):
        try:
            _require(isinstance(event, dict), "it is not a JSON object")
            form = _EVENT_CHECKS.get(event.get("e"))
            if form is None:
                raise _Invalid(f"there is no event called {event.get('e')!r}")
            form(event)
        except _Invalid as problem:
            raise _Invalid(f"event {index} of the game: {problem}") from None
    _require(events[0]["e"] == "deal", "the game does not begin with a deal")


def _check_deal(event: PeerData) -> None:
    hands = [event.get(side) for side in SIDES]
    dealt = [name for hand in hands if isinstance(hand, list) for name in hand if isinstance(name, str)]
    _require(
        all(isinstance(hand, list) and len(hand) == CARDS_DEALT for hand in hands)
        and len({parse_card(name) for name in dealt if _is_card(name)}) == 2 * CARDS_DEALT,
        f"each side must be dealt {CARDS_DEALT} cards, all different",
    )


def _check_position(event: PeerData) -> None:
    blocks = event.get("blocks")
    _require(
        event.get("final") is True or all(isinstance(event.get(name), int) for name in ("year", "turn")),
        "the position has no year and turn",
    )
    if not isinstance(blocks, dict):
        raise _Invalid("the position has no blocks")
    for name, stand in blocks.items():
        _require(name in BLOCK_INDEX, f"there is no block {name!r}")
        _require(
            isinstance(stand, list) and len(stand) == 3, f"{name} needs a location, a strength and a side"
        )
        _require(
            stand[0] in LOCATION_INDEX or stand[0] in ("levy-pool", "eliminated"), f"no location {stand[0]!r}"
        )
        _require(isinstance(stand[1], int) and stand[2] in SIDES, f"{name} has no strength or no side")


def _check_decision(event: PeerData) -> None:
    kind, options, choice = event.get("kind"), event.get("options"), event.get("choice")
    known = OPTION_CHECKS.get(kind) if isinstance(kind, str) else None
    if known is None:
        raise _Invalid(f"there is no decision called {kind!r}")
    _require(event.get("player") in SIDES, f"there is no player {event.get('player')!r}")
    if not isinstance(options, list):
        raise _Invalid(f"the decision {kind} has no options")
    for name in [*options, choice]:
        _require(isinstance(name, str) and (known(name) or name == "end"), f"{kind}: what is {name!r}?")
    if kind in KINDS_WITH_BLOCK:
        _require(event.get("block") in BLOCK_INDEX, f"{kind}: what is the block {event.get('block')!r}?")
    if kind == "sea_retreat_to":
        _require(event.get("from") in LOCATION_INDEX, f"{kind}: what is the sea {event.get('from')!r}?")
    if kind == "jupiter_city" and choice != "end":
        _require(event.get("drawn") in BLOCK_INDEX, f"{kind}: what is the block {event.get('drawn')!r}?")
    dice = event.get("dice", [])
    _require(
        isinstance(dice, list) and all(isinstance(die, int) for die in dice),
        f"{kind}: what is the roll {dice}?",
    )


def _check_result(event: PeerData) -> None:
    _require("winner" in event and isinstance(event.get("vp"), dict), "the result has no winner or no points")


_EVENT_CHECKS: Final[dict[Any, Callable[[PeerData], None]]] = {
    "deal": _check_deal,
    "position": _check_position,
    "decide": _check_decision,
    "result": _check_result,
}
