"""What each side may know, and nothing else (see the rulings; docs/rules, "What you may know").

A view is built up from facts that are allowed; it is never the full state with things removed. Blocks that a
viewer cannot identify are counted by what can be seen from behind: place, colour, whether they have moved
this turn, whether they wait in reserve, and over which border they entered a battle that is not yet fought.

Views are made often, and compared with those of a moment before. So short lists that occur in all of them are
made once and shared; nobody changes a view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rubicon.core.game import SPECTATOR, View
from rubicon.games.julius_caesar.rules.battle import BATTLE_TURN, HITS
from rubicon.games.julius_caesar.rules.cards import CARDS as CARD_PHASE
from rubicon.games.julius_caesar.rules.cards import WELCOME_DEFECTOR
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BLOCKS,
    CARDS,
    CARDS_DEALT,
    CLEOPATRA,
    COLOUR,
    DEPLOYMENT,
    ELIMINATED,
    KILLED,
    LOCATION_COUNT,
    LOCATIONS,
    MAX_STRENGTH,
    OFF_MAP,
    POOL,
    SIDES,
)
from rubicon.games.julius_caesar.rules.levies import LEVIES
from rubicon.games.julius_caesar.rules.sequence import DEPLOY, OVER
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.kit.values import members, name_of, names_of, set_from

EGYPT: Final = "egypt"

#: The colour of each block, as it is seen from behind.
BACK_COLOUR: Final[list[str]] = [EGYPT if b == CLEOPATRA else SIDES[COLOUR[b]] for b in range(BLOCK_COUNT)]

#: The colours as they are seen from behind, in alphabetical order, with the blocks of each.
_BACKS: Final[list[tuple[str, int]]] = [
    (colour, set_from([b for b in range(BLOCK_COUNT) if BACK_COLOUR[b] == colour]))
    for colour in sorted(set(BACK_COLOUR))
]
#: Names of all places, on the map and off it.
_PLACES: Final[list[str]] = LOCATIONS + list(OFF_MAP)
#: Where a block stands and how strong it is, as views say it: _STANDING[place][strength].
_STANDING: Final[list[list[list[Any]]]] = [
    [[place, strength] for strength in range(max(MAX_STRENGTH) + 1)] for place in _PLACES
]
#: Backs of one colour that have not moved, as views say it: _RESTING[place][colour][count - 1].
_RESTING: Final[list[list[list[list[Any]]]]] = [
    [
        [[place, colour, 0, 0, -1, count + 1] for count in range(blocks.bit_count())]
        for colour, blocks in _BACKS
    ]
    for place in LOCATIONS
]

#: 5.1: the place of each block in the historical deployment; all others are in the pool.
HISTORICAL: Final[list[int]] = [dict(DEPLOYMENT).get(b, POOL) for b in range(BLOCK_COUNT)]


def views(s: Position, viewers: Sequence[int]) -> list[View]:
    """The view of each of these viewers: all that they may know."""
    public = _public_part(s)
    backs = _Backs(s)
    return [_view_of(s, viewer, public, backs) for viewer in viewers]


def _view_of(s: Position, viewer: int, public: View, backs: _Backs) -> View:
    """The public part, and what this viewer knows in addition."""
    known = public.copy()
    known["viewer"] = SIDES[viewer] if viewer != SPECTATOR else "spectator"
    face_up = revealed(s, viewer)
    faces: dict[str, list[Any]] = {}
    if face_up:
        for b in members(face_up):
            faces[BLOCKS[b]] = [LOCATIONS[s.where[b]], s.strength[b], SIDES[s.side[b]]]
    known["revealed"] = faces
    known["hidden"] = {SIDES[side]: backs.of(side, face_up) for side in (0, 1) if side != viewer}
    if s.marcher >= 0:
        known["marching"] = _marching_part(s, viewer)
    if viewer != SPECTATOR:
        known.update(_private_part(s, viewer))
    return known


class _Backs:
    """The blocks of each side as seen from behind, for all who see the same faces."""

    def __init__(self, s: Position) -> None:
        self._position = s
        self._face_up = 0
        self._found: list[list[list[Any]] | None] = [None, None]

    def of(self, side: int, face_up: int) -> list[list[Any]]:
        """Those of a side, except the blocks `face_up`."""
        if face_up != self._face_up:
            self._face_up = face_up
            self._found = [None, None]
        found = self._found[side]
        if found is None:
            found = self._found[side] = _hidden_groups(self._position, side, face_up)
        return found


def hand_size(s: Position) -> int:
    """How many cards each side is known to hold. Secret choices count as held until both have chosen."""
    if s.phase is CARD_PHASE:
        return CARDS_DEALT if s.turn == 1 else CARDS_DEALT - s.turn
    return 0 if s.turn == 0 else CARDS_DEALT - 1 - s.turn


def revealed(s: Position, viewer: int) -> int:
    """7.1: bit set of the blocks in the battle being fought, without reserves. They are hidden again later.
    A defector is known to both players: one receives it, the other loses it."""
    if s.phase is BATTLE_TURN or s.phase is HITS:
        return (s.here[s.battle] | s.here[LOCATION_COUNT + s.battle]) & ~s.reserves
    if s.phase is WELCOME_DEFECTOR and viewer != SPECTATOR:
        return 1 << s.marcher
    return 0


def _public_part(s: Position) -> dict[str, Any]:
    """What lies open on the table."""
    eliminated: list[str] = []
    killed: list[str] = []
    for b, place in enumerate(s.where):
        if place == ELIMINATED:
            eliminated.append(BLOCKS[b])
        elif place == KILLED:
            killed.append(BLOCKS[b])
    secret = s.phase.secret
    known = s.public()
    known.update(
        {
            "title": "julius-caesar",
            "edition": s.edition.name,
            "decides": "both" if secret else None if s.phase is OVER else SIDES[s.mover],
            "first": SIDES[s.first] if not secret else None,
            "score": [s.score(0), s.score(1)],
            "early": s.early(),
            "hand_size": hand_size(s),
            "attacks": {
                LOCATIONS[place]: {
                    "attacker": SIDES[side],
                    "main": s.main.get(place),
                    "via": [
                        members(s.via.get(place, 0)),
                        members(s.via.get(LOCATION_COUNT + place, 0)),
                    ],
                }
                for place, side in s.attacker.items()
            },
            "eliminated": eliminated,
            "killed": killed,
        }
    )
    if s.edition.rules > 1:
        known["rules"] = s.edition.rules
    return known


def _hidden_groups(s: Position, side: int, face_up: int) -> list[list[Any]]:
    """A side's blocks as seen from behind: place, colour, moved, reserve, border, and how many of them.

    5.3: while both deploy in secret, they are seen where the historical deployment has them. Otherwise the
    colour of Cleopatra would tell where she goes."""
    if s.phase is DEPLOY and s.edition.hides_deployment:
        here = [0] * LOCATION_COUNT
        for b, place in enumerate(HISTORICAL):
            if s.side[b] == side and place < LOCATION_COUNT:
                here[place] |= 1 << b
    else:
        here = s.here[side * LOCATION_COUNT : (side + 1) * LOCATION_COUNT]
    found: list[list[Any]] = []
    marked = s.moved | s.reserves | set_from(s.came_by)
    for place, standing in enumerate(here):
        if not standing:
            continue
        group = standing & ~face_up if face_up else standing
        if marked and group & marked:
            found += _marked_backs(s, place, group)
            continue
        for colour, (_, blocks) in enumerate(_BACKS):
            backs = group & blocks
            if backs:
                found.append(_RESTING[place][colour][backs.bit_count() - 1])
                group ^= backs
                if not group:
                    break
    return found


def _marked_backs(s: Position, place: int, group: int) -> list[list[Any]]:
    """The same for the blocks of one place, some of which have moved, wait in reserve or came to a battle."""
    counts: dict[tuple[str, int, int, int], int] = {}
    for b in members(group):
        seen = _seen_from_behind(s, b)
        counts[seen] = counts.get(seen, 0) + 1
    return [[LOCATIONS[place], *back, count] for back, count in sorted(counts.items())]


def _seen_from_behind(s: Position, b: int) -> tuple[str, int, int, int]:
    """What can be seen of a block from behind."""
    return BACK_COLOUR[b], s.moved >> b & 1, s.reserves >> b & 1, s.came_by.get(b, -1)


def _marching_part(s: Position, viewer: int) -> dict[str, Any]:
    """6.1: the block that is moving. Only its owner knows which it is; both players know a defector."""
    known: dict[str, Any] = {
        "at": LOCATIONS[s.march_at],
        "from": name_of(LOCATIONS, s.march_from),
        "stands": LOCATIONS[s.where[s.marcher]],
        "back": list(_seen_from_behind(s, s.marcher)),
        "steps": s.march_steps,
        "voyage": names_of(LOCATIONS, s.voyage),
    }
    if viewer == s.mover or (s.phase is WELCOME_DEFECTOR and viewer != SPECTATOR):
        known["block"] = BLOCKS[s.marcher]
    return known


def _private_part(s: Position, side: int) -> dict[str, Any]:
    """A side's own blocks, hand, discard and pool."""
    own: dict[str, list[Any]] = {}
    serving: list[str] = []
    where, strength, owners = s.where, s.strength, s.side
    for b, owner in enumerate(owners):
        if owner == side:
            own[BLOCKS[b]] = _STANDING[where[b]][strength[b]]
        elif COLOUR[b] == side and b != CLEOPATRA:
            serving.append(BLOCKS[b])
    known: dict[str, Any] = {
        "own": own,
        "lost": serving,
        "moved": [BLOCKS[b] for b in members(s.moved) if owners[b] == side],
        "reserves": [BLOCKS[b] for b in members(s.reserves) if owners[b] == side],
        "came_by": {BLOCKS[b]: border for b, border in s.came_by.items() if owners[b] == side},
        "hand": names_of(CARDS, s.hand[side]),
        "discarded": name_of(CARDS, s.discarded[side]),
        "chosen": name_of(CARDS, s.chosen[side]),
    }
    if s.phase is LEVIES and side == s.mover:
        known["levies_left"] = s.lp
    if s.phase is DEPLOY:
        known["swaps"] = s.swaps[side]
    return known
