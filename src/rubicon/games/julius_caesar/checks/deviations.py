"""Where the peer and the rules disagree and the rules settle it in our favour; see docs/conformance.md.

`classify` names a difference between two lists of options. It looks at the position; what it does not
recognise for certain is not a deviation but a mismatch. The other functions change our position as the peer
has changed its own against the rules, so that the rest of the game can still be compared.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.games.julius_caesar.checks.peer_games import PeerData
from rubicon.games.julius_caesar.game import CaesarState
from rubicon.games.julius_caesar.rules import battle, movement, sequence
from rubicon.games.julius_caesar.rules.battle import BATTLE_TURN
from rubicon.games.julius_caesar.rules.components import (
    ALEXANDRIA,
    BETWEEN,
    BLOCK_COUNT,
    BLOCK_INDEX,
    BY_WATER,
    CAESAR,
    CITY_COUNT,
    CLEOPATRA,
    COLOUR,
    LOCATION_COUNT,
    LOCATION_INDEX,
    MARS,
    NAVIS,
    NEPTUNE,
    POOL,
    SEAS_OF,
    SIDES,
    TURNS_PER_YEAR,
    TYPE,
)
from rubicon.games.julius_caesar.rules.editions import NO_BORDER
from rubicon.games.julius_caesar.rules.movement import MARCHING, MOVEMENT, SURPRISE_ATTACK
from rubicon.games.julius_caesar.rules.notation import END
from rubicon.games.julius_caesar.rules.retreats import open_retreats
from rubicon.games.julius_caesar.rules.state import Position

AIMED: Final = "2.1 Jupiter aimed at a colour"
OWN_BLOCK: Final = "2.1 Jupiter takes one's own block"
FOREIGN_SURPRISE: Final = "2.1 Mars where he does not attack"
UNSPARED: Final = "2.1 Vulcan does not spare Cleopatra"
ROUND_TRIP: Final = "6.3 voyage back, in a circle or to no port"
ENEMY_BORDER: Final = "6.13 Navis over the attacker's border"
DEAD_DEFECTOR: Final = "7.5 dead defector"
CLEOPATRA_STAYS: Final = "7.52 Cleopatra without a retreat"
SEA_RETREAT: Final = "7.64 one sea retreat for both sides"
HOMECOMING: Final = "8.1 Cleopatra comes home to nobody"
STRANDED: Final = "8.3 stranded Navis"


# ------------------------------------------------------------------ differences in options


def classify(s: Position, event: PeerData, ours: set[str], theirs: set[str]) -> str | None:
    """The class of a difference in options that the rules settle in our favour, or None."""
    kind = event["kind"]
    if ours > theirs and kind in ("battle_turn", "retreat_to"):
        return SEA_RETREAT if _barred_from_sea(s, kind, ours - theirs) else None
    if not ours < theirs:
        return None
    extra = theirs - ours
    if kind == "surprise_battle":
        return FOREIGN_SURPRISE if all(_is_foreign_battle(s, event, name) for name in extra) else None
    if kind == "march_block":
        return ROUND_TRIP if all(_may_sail_nowhere(s, BLOCK_INDEX[name]) for name in extra) else None
    if kind == "march_step":
        b = BLOCK_INDEX[event["block"]]
        found = {_step_class(s, b, LOCATION_INDEX.get(name, -1)) for name in extra}
        return found.pop() if len(found) == 1 else None
    return None


def _barred_from_sea(s: Position, kind: str, missing: set[str]) -> bool:
    """7.64: whether the other side has retreated by sea this round, and only sea retreats are missing."""
    if not s.sea_retreated >> (1 - s.mover) & 1:
        return False
    if kind == "retreat_to":
        return all(LOCATION_INDEX[name] >= CITY_COUNT for name in missing)
    blocks = [BLOCK_INDEX[name.removeprefix("retreat ")] for name in missing if name.startswith("retreat ")]
    return len(blocks) == len(missing) and not any(open_retreats(s, b)[0] for b in blocks)


def _is_foreign_battle(s: Position, event: PeerData, name: str) -> bool:
    """Whether the enemy attacked there, not the player of Mars or Neptune."""
    side = SIDES.index(event["player"])
    return s.played[side] in (MARS, NEPTUNE) and s.attacker.get(LOCATION_INDEX[name]) == 1 - side


def _step_class(s: Position, b: int, to: int) -> str | None:
    """Why the peer lets a block step there and we do not."""
    if TYPE[b] == NAVIS:
        return ENEMY_BORDER if _is_enemy_border(s, s.where[b], to) else None
    return ROUND_TRIP if _is_round_trip(s, b, to) else None


def _is_enemy_border(s: Position, at: int, to: int) -> bool:
    """6.13: whether the enemy used the border. The peer ignores that while amphibious moves are allowed."""
    return (
        s.phase is MOVEMENT
        and bool(s.embarking)
        and to in BY_WATER[at]
        and movement.is_barred(s, at, BETWEEN[at * LOCATION_COUNT + to])
        and s.is_vacant_or_friendly(s.mover, to)
    )


def _is_round_trip(s: Position, b: int, to: int) -> bool:
    """6.3: whether a voyage returns to its port, crosses a sea twice, or leads to no port."""
    origin = s.where[b]
    if s.phase is MARCHING:
        if not s.voyage or b != s.marcher or to not in BY_WATER[s.march_at]:
            return False
        if to == origin or s.voyage >> to & 1:
            return True
    elif not s.embarking or to not in BY_WATER[origin]:
        return False
    return s.is_friendly(s.mover, to) and not movement.can_reach_port(s, to, origin, s.voyage)


def _may_sail_nowhere(s: Position, b: int) -> bool:
    at = s.where[b]
    return (
        at < CITY_COUNT
        and TYPE[b] != NAVIS
        and s.side[b] == s.mover
        and not s.moved >> b & 1
        and bool(s.mp)
        and movement.can_leave(s, at)
        and any(_is_round_trip(s, b, sea) for sea in SEAS_OF[at])
    )


# ------------------------------------------------------------------ after the peer, against the rules


def force_choice(s: Position, event: PeerData, dice: Dice) -> bool:
    """Make a choice of the peer that our rules do not allow. Returns False where we cannot."""
    if event["kind"] == "surprise_battle":
        if s.phase is SURPRISE_ATTACK:
            s.phase.apply(s, s.mover, END, dice)
        s.surprise = LOCATION_INDEX[event["choice"]]
    elif event["kind"] == "march_step":
        b, to = BLOCK_INDEX[event["block"]], LOCATION_INDEX[event["choice"]]
        if not s.voyage and (TYPE[b] == NAVIS or to < CITY_COUNT):
            movement.march(s, b, to)
        elif s.voyage and to == s.where[b]:
            s.guarded |= s.voyage
            movement.finish_march(s)
        elif s.voyage >> to & 1:
            s.march_at = to
        else:
            return False
    else:
        return False
    s._decision = None
    return True


def match_foreign_surprise(s: Position, event: PeerData) -> str | None:
    """Player 2 played Mars or Neptune and attacks nowhere: in the only battle, the peer gives the surprise to
    the enemy. This shows only when the attacker's blocks act first. Returns the deviation, or None."""
    if (
        event["kind"] == "battle_turn"
        and s.phase is BATTLE_TURN
        and s.round == 1
        and s.surprise < 0
        and SIDES.index(event["player"]) == s.attacking == s.first != s.mover
        and s.played[1 - s.attacking] in (MARS, NEPTUNE)
    ):
        s.surprise = s.battle
        s._decision = None
        battle.start_next_turn(s)
        return FOREIGN_SURPRISE
    return None


def eliminate_without_retreat(s: Position, b: int) -> list[str] | None:
    """Eliminate an attacker that has no retreat in round 4. Returns the deviations of the peer in doing so,
    or None if the block does have a retreat."""
    found: list[str] = []
    by_road, by_sea = open_retreats(s, b)
    if by_road or by_sea:
        if by_road or not _barred_from_sea(s, "retreat_to", set()):
            return None
        found.append(SEA_RETREAT)
    strength = s.strength[b]
    s.eliminate(b)
    if b == CLEOPATRA:
        # She should join the enemy at strength I without a turn; with the peer she keeps strength and turn.
        s.set_strength(b, strength)
        found.append(CLEOPATRA_STAYS)
    s._decision = None
    sequence.continue_battle(s)
    return found


def is_spared(s: Position, city: int) -> bool:
    """Whether Vulcan spares Cleopatra in this city."""
    return s.where[CLEOPATRA] == city and s.strength[CLEOPATRA] == 1


def turn_cleopatra(s: Position) -> None:
    """Vulcan does not spare Cleopatra: she changes sides and attacks the other blocks in her city."""
    s.change_side(CLEOPATRA)
    city = s.where[CLEOPATRA]
    if s.is_contested(city):
        s.attacker = {**s.attacker, city: s.side[CLEOPATRA]}
        s.main = {**s.main, city: NO_BORDER}
    s._decision = None


def is_homeless(s: Position) -> bool:
    """Whether Cleopatra is with Caesar and would return to a vacant Alexandria if the Year ended now."""
    return (
        s.turn == TURNS_PER_YEAR
        and s.side[CLEOPATRA] == CAESAR
        and s.where[CLEOPATRA] != ALEXANDRIA
        and not s.here[ALEXANDRIA]
        and not s.here[LOCATION_COUNT + ALEXANDRIA]
    )


def give_to_pompey(s: Position, before: CaesarState) -> None:
    """Cleopatra, who returned to a vacant Alexandria, joins Pompey; winter begins again from `before`."""
    for b in range(BLOCK_COUNT):
        if CITY_COUNT <= before.where[b] < LOCATION_COUNT and s.where[b] == POOL:
            s.place(b, before.where[b])
            s.set_strength(b, before.strength[b])
    s.change_side(CLEOPATRA)
    s.winner = -1
    s._decision = None
    sequence.begin_winter(s)


def colours(s: Position, side: int, city: int) -> int:
    """How many colours the blocks of a side in a city have: its own, the other, and Cleopatra's."""
    group = s.here[side * LOCATION_COUNT + city]
    return len({2 if b == CLEOPATRA else COLOUR[b] for b in range(BLOCK_COUNT) if group >> b & 1})
