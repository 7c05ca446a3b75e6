"""For `rubicon positions`: the kinds of decision, and what is plainly a mistake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rubicon.games.caesar_xl.game import GAME
from rubicon.games.caesar_xl.odds import odds
from rubicon.games.caesar_xl.rules.battle import COMMITMENT, HITS, TACTICS
from rubicon.games.caesar_xl.rules.cards import DISCARDING, LOSSES, PICKING
from rubicon.games.caesar_xl.rules.forum import BIDDING, FORUM
from rubicon.games.caesar_xl.rules.march import MARCH
from rubicon.games.caesar_xl.rules.pack import PASS, SUPREME, count_units
from rubicon.games.caesar_xl.rules.purchase import PURCHASE
from rubicon.games.caesar_xl.rules.retreats import RETREAT
from rubicon.games.caesar_xl.rules.state import Position
from rubicon.games.kit.position_check import PositionCheck

ROLL_OR_PASS: Final = "roll or pass"
WHO_IS_LOST: Final = "who is lost"
LEADER_OR_OTHER: Final = "Supreme Leader lost, or another"
RETREAT_OR_FIGHT: Final = "retreat or fight"
LEADER_IN_DANGER: Final = "Supreme Leader in danger"
_BATTLE_KINDS: Final = frozenset(
    (ROLL_OR_PASS, WHO_IS_LOST, LEADER_OR_OTHER, RETREAT_OR_FIGHT, LEADER_IN_DANGER)
)
#: An attack with less than this chance is hopeless; and how often it is fought out to find out.
_HOPELESS: Final = 0.07
_FIGHTS: Final = 100


def _kind(s: Position, side: int, actions: Sequence[int]) -> str:
    phase = s.phase
    if phase is HITS:
        verbs = s.pack.verbs
        supreme = (verbs.lose + SUPREME + side, verbs.lose_fresh + SUPREME + side)
        return LEADER_OR_OTHER if any(action in actions for action in supreme) else WHO_IS_LOST
    if phase is RETREAT:
        return LEADER_IN_DANGER if s.at[SUPREME + side] == s.battle else RETREAT_OR_FIGHT
    if phase is MARCH:
        return "" if any(s.marched) else "marches and attacks"
    if s.retreating >= 0:
        return "retreats"  # 10.0, steps 5 and 6: which Leader is lost, and where the units go
    kinds = {
        COMMITMENT: ROLL_OR_PASS,
        TACTICS: "Tactics cards",
        FORUM: "claims",
        BIDDING: "bids",
        PURCHASE: "purchases",
        DISCARDING: "cards",
        PICKING: "cards",
        LOSSES: "losses to events",
    }
    return kinds.get(phase, "")


def _mistakes(before: Position, side: int, plan: Sequence[int], after: Position) -> list[str]:
    first, phase, verbs = plan[0], before.phase, before.pack.verbs
    if phase is COMMITMENT:
        return ["passes although a roll is free"] if first == PASS else []
    if phase is HITS:
        lost = first in (verbs.lose + SUPREME + side, verbs.lose_fresh + SUPREME + side)
        return ["gives up the Supreme Leader instead of another"] if lost else []
    if phase is MARCH and after.at[SUPREME + side] == after.pack.rome:
        alone = count_units(after.stack(side, after.pack.rome)) == 1
        near = after.pack.near_bits[after.pack.rome] & after.occupied[1 - side]
        if alone and near and not _was_alone(before, side):
            return ["leaves the Supreme Leader alone in Rome"]
    if phase is MARCH and any(
        _is_hopeless(after, side, city)
        for city in range(after.pack.city_count)
        if after.contested() >> city & 1
    ):
        return ["hopeless attack"]
    return []


def _was_alone(s: Position, side: int) -> bool:
    return s.at[SUPREME + side] == s.pack.rome and count_units(s.stack(side, s.pack.rome)) == 1


def _is_hopeless(s: Position, side: int, city: int) -> bool:
    return odds(s.pack, s, s.pack.cities[city], _FIGHTS, 1).attacker.wins.value < _HOPELESS


CHECK: Final = PositionCheck(GAME, _kind, _BATTLE_KINDS, _mistakes)
