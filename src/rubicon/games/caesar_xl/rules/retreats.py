"""10.0, steps 5 to 7: retreat, Aut Vincere Aut Mori, Vae Victis, and veterans."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.battle import COMMITMENT, HITS, begin_round, has_tactic, ordinary_leaders
from rubicon.games.caesar_xl.rules.cards import promotable_at
from rubicon.games.caesar_xl.rules.pack import (
    END,
    STAY,
    UNIT,
    WITHDRAW_ALL,
    count_units,
    kinds_in,
)
from rubicon.games.caesar_xl.rules.state import Position
from rubicon.games.caesar_xl.rules.vocabulary import COVER, PURSUIT
from rubicon.games.kit.flow import TELLING, Phase
from rubicon.games.kit.values import members


def refuges(s: Position, side: int) -> int:
    """10.0, step 5: where a side can retreat to.

    The attacker: the cities the units came from, without those where the enemy stands by now. The defender:
    adjacent friendly cities; if there is none, adjacent cities that the enemy does not control: vacant ones,
    and contested ones, whose battle the units then join.
    """
    enemy = s.occupied[1 - side]
    if side == s.active:
        return s.origins[s.battle] & ~enemy
    near = s.pack.near_bits[s.battle]
    if s.pack.rules == 1:
        return near & s.friendly(side) or near & ~enemy
    return near & s.friendly(side) or near & ~s.friendly(1 - side)


class Retreat(Phase[Position]):
    """10.0 Attacker's retreat, then 10.0 Defender's retreat (step 5): retreat or fight on."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = [WITHDRAW_ALL, STAY] if refuges(s, side) else [STAY]
        return Decision(
            side,
            self.name,
            actions,
            ("side", SIDES[side], "place", s.pack.places[s.battle]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action != STAY:
            retreat(s, dice)
        elif side == s.active:
            s.mover = 1 - s.active
        else:
            s.round += 1
            s.idle = 0 if s.idle & 1 else 2
            begin_round(s)
            s.end(dice)


RETREAT: Final = Retreat("retreat", 16, "10.0", TELLING, ("retreat", "stay"), "10", "battle", public=True)


def retreat(s: Position, dice: Dice) -> None:
    """The side gives up the battle: one Leader is lost (Aut Vincere Aut Mori), then comes Vae Victis."""
    s.retreating = s.mover
    s.spent = [0, 0]
    if s.log is not None:
        s.log.append(("retreat", s.mover, s.battle))
    if has_tactic(s, s.mover, COVER):
        s.goto(WITHDRAWAL)
    elif ordinary_leaders(s, s.mover):
        s.goto(VICTORY_OR_DEATH)
    else:
        vae_victis(s, dice)


class VictoryOrDeath(Phase[Position]):
    """10.0 Victory or Death: whoever retreats loses one Leader, but never the Supreme Leader."""

    def decide(self, s: Position, side: int) -> Decision:
        verb = s.pack.verbs.lose
        return Decision(
            side,
            self.name,
            [verb + kind for kind in ordinary_leaders(s, side)],
            ("side", SIDES[side]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        s.eliminate(side, s.battle, action - s.pack.verbs.lose)
        vae_victis(s, dice)


VICTORY_OR_DEATH: Final = VictoryOrDeath(
    "victory-or-death", 17, "10.0", TELLING, ("lose",), "Aut Vincere Aut Mori", "battle", public=True
)


def vae_victis(s: Position, dice: Dice) -> None:
    """10.0 Vae Victis: a die for each surviving unit of the victor; each hit costs the enemy a unit."""
    side = s.retreating
    left = count_units(s.stack(side, s.battle))
    if left:
        face = max(s.pack.vae_victis, has_tactic(s, 1 - side, PURSUIT))
        rolled = dice.roll(count_units(s.stack(1 - side, s.battle)))
        s.hits = min(left, sum(value <= face for value in rolled))
        if s.log is not None:
            s.log.append(("vae-victis", 1 - side, tuple(rolled), s.hits))
    s.goto(WITHDRAWAL)
    s.mover = side
    if s.hits:
        s.call(HITS, side)
    elif not left:
        s.end(dice)


class Withdrawal(Phase[Position]):
    """10.0, step 5: the attacker's units go back in any combination; the defender's together to one city."""

    def decide(self, s: Position, side: int) -> Decision:
        verb, places = s.pack.verbs.withdraw, s.pack.place_count
        goals = members(refuges(s, side))
        stack = s.stack(side, s.battle)
        kinds = [s.pack.kind_count]
        if side == s.active and len(goals) > 1 and count_units(stack) > 1:
            kinds += kinds_in(stack)
        return Decision(
            side,
            self.name,
            [verb + kind * places + city for kind in kinds for city in goals],
            ("side", SIDES[side]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        withdraw(s, *divmod(action - s.pack.verbs.withdraw, s.pack.place_count))
        if not s.stack(side, s.battle):
            s.end(dice)

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        if not s.stack(s.mover, s.battle):
            s.end(dice)


WITHDRAWAL: Final = Withdrawal(
    "withdrawal", 18, "10.0", TELLING, ("withdraw",), "10", "after-battle", public=True
)


def hit_in(s: Position) -> Phase[Position]:
    """The phase that hits interrupt: the commitment of units, or the retreat after Vae Victis."""
    return COMMITMENT if s.retreating < 0 else WITHDRAWAL


def withdraw(s: Position, kind: int, city: int) -> None:
    side = s.mover
    units = s.stack(side, s.battle) if kind == s.pack.kind_count else UNIT[kind]
    s.move(side, s.battle, city, units)
    if s.log is not None:
        s.log.append(("withdraw", side, units, city))


class Veterans(Phase[Position]):
    """10.0 Veterans, step 7: the victor may promote one surviving unit."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(
            side,
            self.name,
            [*promotable_at(s, side, s.battle), END],
            ("side", SIDES[side], "place", s.pack.places[s.battle]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action != END:
            kind, city = divmod(action - s.pack.verbs.promote, s.pack.place_count)
            s.promote(side, city, kind)
            if s.log is not None:
                s.log.append(("promote", side, kind, city))
        s.end(dice)


VETERANS: Final = Veterans(
    "veterans", 19, "10.0", TELLING, ("promote", "end"), "Veteran troops", "after-battle", public=True
)
#: By their numbers.
PHASES: Final = [RETREAT, VICTORY_OR_DEATH, WITHDRAWAL, VETERANS]
