"""13.0: a battle: strength and Local Support, submission, dice, rerolls in turn, results, losses, retreats.

Numbers by role: 0 the attacker, 1 the defender. A battle never begins while another is fought: fights that
follow from losses wait (losses.settle).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import ASKED, Phase
from rubicon.games.kit.values import replaced
from rubicon.games.rome_vs_gaul.rules import tribes
from rubicon.games.rome_vs_gaul.rules.armies import losses, retreats
from rubicon.games.rome_vs_gaul.rules.armies.surprises import SurpriseWindow
from rubicon.games.rome_vs_gaul.rules.leaders import command_rating
from rubicon.games.rome_vs_gaul.rules.pack import (
    CUS,
    GAUL,
    GERMANI,
    LEGIONS,
    PROVINCIA,
    ROME,
    SIDES,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import PASS, REROLL
from rubicon.games.rome_vs_gaul.rules.vocabulary import BATTLE_REROLL, NOT_PROVINCIA, Effect

# Kinds of battles (`battle_kind`).
#: Between the two sides.
ORDINARY: Final = 0
#: A side attacks the Germani (17.4).
GERMANI_DEFEND: Final = 1
#: The Sugambri or Britanni attack Rome (17.1.4): no counters, so `attackers` is empty.
INDEPENDENTS_ATTACK: Final = 2

# Stages (`battle_stage`): what comes next.
REROLLS: Final = 0
SURPRISES: Final = 1
SURPRISE_REROLLS: Final = 2
ELITE_ATTACKER: Final = 3
ELITE_DEFENDER: Final = 4
RESULT: Final = 5
ATTACKER_LOSSES: Final = 6
DEFENDER_LOSSES: Final = 7
RETREAT: Final = 8
AFTERWARDS: Final = 9

ATTACKER: Final = 0
DEFENDER: Final = 1
#: 13.5.4: Legionary Discipline.
ROMAN_MINIMUM: Final = 3
#: 13.2.2, 13.2.3.
LOCAL_SUPPORT: Final = 2
PROVINCIA_BONUS: Final = 2
#: 13.3.1, 13.8: odds for submission, and for moving on.
SUBMISSION_ODDS: Final = 3
PURSUIT_ODDS: Final = 2


# ------------------------------------------------------------------ 13.2 strength


def support(s: Position, side: int, space: int) -> int:
    """13.2.2, 13.2.3: Local Support and the Provincia Bonus of a side in a space."""
    province = s.pack.province_of[space]
    total = LOCAL_SUPPORT if s.controls(side, province) else 0
    if side == ROME and s.pack.region_of[province] == PROVINCIA:
        total += PROVINCIA_BONUS
    return total


def battle_strength(s: Position, side: int, pieces: int, space: int) -> int:
    """13.2.1: Combat Strength, Local Support and the Provincia Bonus."""
    return s.combat_strength(pieces & CUS[side]) + support(s, side, space)


def would_submit(s: Position, attackers: int, defenders: int, space: int) -> bool:
    """13.3.1: Roman attackers have three times the Battle Strength of the Gauls who would fight."""
    attack = battle_strength(s, ROME, attackers, space)
    return attack >= SUBMISSION_ODDS * battle_strength(s, GAUL, defenders, space)


def begin(
    s: Position,
    space: int,
    attacker: int,
    attackers: int,
    defenders: int,
    origins: list[int],
    sortied: int,
    shift: int,
    dice: Dice,
) -> None:
    """13.1: `attackers` of the side `attacker` attack. `origins` are pairs of a space and the set of
    attackers that came from it; `sortied` attackers came out of their walls. `shift` moves the attacker's
    column (17.1.2). The Gauls may submit at once; otherwise the phase BATTLE is called. With either the
    caller goes on in `resume`.
    """
    s.battle_kind = GERMANI_DEFEND if defenders >> GERMANI & 1 else ORDINARY
    s.battle_space = space
    s.attacker = attacker
    s.attackers = attackers
    s.defenders = defenders
    s.origins = origins
    s.sortied = sortied
    s.battle_dice = []
    s.of_move = int(s.marcher >= 0 and (attackers & s.moving) != 0)
    s.call(BATTLE, attacker)
    if s.battle_kind == ORDINARY and attacker == ROME and would_submit(s, attackers, defenders, space):
        s.reveal()
        s.note("submission", space, attackers, defenders)
        tribes.submit(s, defenders)
        losses.lift_sieges(s)
        s.battle_stage = AFTERWARDS
        BATTLE.advance(s, dice)
        return
    defender_strength = (
        s.combat_strength(defenders)
        if s.battle_kind == GERMANI_DEFEND
        else battle_strength(s, 1 - attacker, defenders, space)
    )
    _start(s, [battle_strength(s, attacker, attackers, space), defender_strength], shift, dice)


def begin_independents(s: Position, space: int, strength: int, dice: Dice) -> None:
    """17.1.5: the Sugambri or Britanni attack the Roman Army in a space."""
    s.battle_kind = INDEPENDENTS_ATTACK
    s.battle_space = space
    s.attacker = GAUL
    s.attackers = 0
    s.defenders = s.stack_at(ROME, space)
    s.origins = []
    s.sortied = 0
    s.of_move = 1
    s.call(BATTLE, ROME)
    _start(s, [strength, battle_strength(s, ROME, s.defenders, space)], 0, dice)


def _start(s: Position, strengths: list[int], shift: int, dice: Dice) -> None:
    """13.4.1: both sides roll two dice."""
    s.strengths = strengths
    s.battle_columns = [max(0, s.pack.column(strengths[0]) + shift), s.pack.column(strengths[1])]
    s.elite_cost = 0
    s.pushed = 0
    if s.battle_kind == INDEPENDENTS_ATTACK:  # 9.2: the activated Leader commands
        first, second = 0, command_rating(s, s.defenders, s.marcher)
    else:
        first = _rating(s)
        second = 0 if s.battle_kind == GERMANI_DEFEND else command_rating(s, s.defenders)
    s.rerolls = [first, second]
    s.battle_dice = [*dice.roll(2), *dice.roll(2)]
    s.reveal()
    s.note("battle", s.battle_kind, s.battle_space, s.attacker, s.attackers, s.defenders, *strengths)
    s.note("battle-dice", *s.battle_dice)
    s.battle_stage = REROLLS
    BATTLE.advance(s, dice)


def _rating(s: Position) -> int:
    """9.2, 14.6.5: the rating of the attack: its activated Leader commands; the Relief Army's Leader does,
    even if a better one sorties.
    """
    relief = s.attackers & ~s.sortied
    pieces = relief if relief else s.attackers
    return command_rating(s, pieces, s.marcher if s.marcher >= 0 and pieces >> s.marcher & 1 else -1)


def side_of(s: Position, role: int) -> int:
    """The side that decides for a role. Nobody decides for independents."""
    return s.attacker if role == ATTACKER else 1 - s.attacker


def is_independent(s: Position, role: int) -> bool:
    """Whether the role is played by no side (17.1.5, 17.4)."""
    if role == ATTACKER:
        return s.battle_kind == INDEPENDENTS_ATTACK
    return s.battle_kind == GERMANI_DEFEND


def is_roman(s: Position, role: int) -> bool:
    return side_of(s, role) == ROME and not is_independent(s, role)


def total(s: Position, role: int) -> int:
    """13.5.4: the dice of a role; Roman dice count at least 3."""
    first, second = s.battle_dice[2 * role], s.battle_dice[2 * role + 1]
    if is_roman(s, role):
        return max(first, ROMAN_MINIMUM) + max(second, ROMAN_MINIMUM)
    return first + second


def cell(s: Position, role: int) -> int:
    """13.4.1: the result of a role: hits * 3 + asterisks."""
    return s.pack.battle_cells[s.battle_columns[role]][total(s, role)]


def role_of(s: Position, side: int) -> int:
    return ATTACKER if side == s.attacker else DEFENDER


def die_at(s: Position, side: int, number: int) -> int:
    """The index in `battle_dice` of a die as the side names it: own-1, own-2, enemy-1, enemy-2."""
    role = role_of(s, side)
    return number if role == ATTACKER else (number + 2) % 4


def reroll(s: Position, side: int, action: int, dice: Dice) -> int:
    """13.5.1: one die is rolled again. Returns what it shows now."""
    at = die_at(s, side, action - REROLL)
    old = s.battle_dice[at]
    face = dice.roll(1)[0]
    s.reveal()
    s.battle_dice = replaced(s.battle_dice, at, face)
    s.note("rerolls", side, at, old, face)
    return face


REROLL_ACTIONS: Final[list[int]] = [REROLL, REROLL + 1, REROLL + 2, REROLL + 3]


def facts(s: Position) -> Sequence[Any]:
    """What a prompt of a battle tells: dice totals, hits that are due, rerolls left."""
    return (
        "space",
        s.pack.spaces[s.battle_space],
        "attacker",
        SIDES[s.attacker],
        "attack",
        total(s, ATTACKER),
        "defence",
        total(s, DEFENDER),
    )


class Reroll(Phase[Position]):
    """13.5.2: the attacker decides first; then the option passes to and fro while both have rerolls left. A
    pass counts as one."""

    def decide(self, s: Position, side: int) -> Decision:
        left = s.rerolls[role_of(s, side)]
        return Decision(side, self.name, [PASS, *REROLL_ACTIONS], (*facts(s), "left", left))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        role = role_of(s, side)
        s.rerolls = replaced(s.rerolls, role, s.rerolls[role] - 1)
        if action == PASS:
            s.reveals += 1
            s.note("keeps-dice", side)
        else:
            reroll(s, side, action, dice)
        if s.rerolls[1 - role]:
            s.mover = 1 - side
        elif not s.rerolls[role]:
            s.end(dice)


class EliteReroll(Phase[Position]):
    """13.5.3: a full-strength Elite unit gives one more reroll; on a 1 or a 6 it loses a step more."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(side, self.name, [PASS, *REROLL_ACTIONS], (*facts(s), "left", 1))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == PASS:
            s.reveals += 1
        elif reroll(s, side, action, dice) in (1, 6):
            s.elite_cost |= 1 << role_of(s, side)
        s.end(dice)


class BattleSurprise(SurpriseWindow):
    """7.5.4: The Tenth Legion and Ambush: after the last Leader's reroll, before the elite rerolls."""

    def is_usable(self, s: Position, side: int, card: int) -> bool:
        role = role_of(s, side)
        if is_independent(s, role):
            return False  # nobody plays cards for independents
        own = s.attackers if role == ATTACKER else s.defenders
        if not own & (LEGIONS if side == ROME else CUS[GAUL]):
            return False  # the cards name Legions and Gallic CUs: not the German Cavalry alone
        if s.pack.region_at[s.battle_space] != PROVINCIA:
            return True
        elsewhere = [effect for effect in s.pack.effects[card] if effect.where & NOT_PROVINCIA]
        return not elsewhere

    def use(self, s: Position, side: int, effect: Effect) -> None:
        role = role_of(s, side)
        s.rerolls = replaced(s.rerolls, role, s.rerolls[role] + effect.count)

    def facts(self, s: Position, side: int) -> Sequence[Any]:
        return facts(s)


# ------------------------------------------------------------------ the course of a battle


class Battle(Phase[Position]):
    """13.0: goes from stage to stage. Nobody decides here."""

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        self.advance(s, dice)

    def advance(self, s: Position, dice: Dice) -> None:
        """Go on until a phase is called or the battle is over."""
        while True:
            stage = s.battle_stage
            s.battle_stage = stage + 1
            if stage in (REROLLS, SURPRISE_REROLLS):
                if s.rerolls[0] or s.rerolls[1]:
                    s.call(REROLLING, side_of(s, ATTACKER if s.rerolls[0] else DEFENDER))
                    return
            elif stage == SURPRISES:
                if BATTLE_SURPRISE.open(s, s.active, (-1,)):
                    return
            elif stage in (ELITE_ATTACKER, ELITE_DEFENDER):
                role = stage - ELITE_ATTACKER
                if elite_of(s, role) >= 0:
                    s.call(ELITE, side_of(s, role))
                    return
            elif stage == RESULT:
                resolve(s)
            elif stage in (ATTACKER_LOSSES, DEFENDER_LOSSES):
                if self._lose(s, stage - ATTACKER_LOSSES):
                    return
            elif stage == RETREAT:
                if self._retreat(s, dice):
                    return
            else:
                self._finish(s, dice)
                return

    def _lose(self, s: Position, role: int) -> bool:
        """13.6.2, 14.6.3: the losses of a role; the step of an Elite unit comes first."""
        pieces = s.attackers if role == ATTACKER else s.defenders
        hits = s.battle_hits[role]
        if is_independent(s, role):
            if role == DEFENDER:
                for _ in range(min(hits, s.steps_of(pieces))):
                    losses.lose_step(s, GERMANI)
            return False
        return losses.choose(s, side_of(s, role), pieces, hits)

    def _retreat(self, s: Position, dice: Dice) -> bool:
        """13.4.1, 13.4.2, 13.7: the loser retreats, in a draw the attacker. A winner without a surviving CU
        drives nobody out; in a draw the attacker retreats even from nobody."""
        attack, defence = cell(s, ATTACKER), cell(s, DEFENDER)
        s.attackers = attackers = s.on_map(s.attackers)
        s.defenders = defenders = s.on_map(s.defenders)
        if attack > defence:
            if s.battle_kind == INDEPENDENTS_ATTACK:
                return retreats.begin_from_independents(s, dice)
            if not attackers & _CUS or not defenders & _CUS:
                return False
            if s.battle_kind == GERMANI_DEFEND:
                return retreats.begin_germani(s, s.battle_space, s.attacker, dice)
            return retreats.begin_defenders(s, dice)
        if s.battle_kind == INDEPENDENTS_ATTACK or not attackers & _CUS:
            return False
        if attack < defence and not defenders & _CUS:
            return False
        return retreats.begin_attackers(s, dice)

    def _finish(self, s: Position, dice: Dice) -> None:
        """13.8: an activated Army that won at twice the strength may go on; otherwise its move is over.
        After a submission it may (13.3.2).
        """
        if s.of_move and s.battle_dice and not goes_on(s):
            s.stop_move()
        losses.lift_sieges(s)
        s.battle_dice = []
        s.origins = []
        s.battle_space = -1
        s.attackers = s.defenders = s.sortied = s.of_move = s.pushed = 0
        s.end(dice)


def goes_on(s: Position) -> bool:
    """13.8, 17.1.5: whether the moving Army may go on after this battle."""
    attack, defence = cell(s, ATTACKER), cell(s, DEFENDER)
    if s.battle_kind == INDEPENDENTS_ATTACK:
        return defence >= attack and s.strengths[1] >= PURSUIT_ODDS * s.strengths[0]
    return attack > defence and s.strengths[0] >= PURSUIT_ODDS * s.strengths[1]


def elite_of(s: Position, role: int) -> int:
    """13.5.3: the full-strength Elite unit of a role, or -1."""
    found = (s.attackers if role == ATTACKER else s.defenders) & s.pack.elite & ~s.reduced
    return found.bit_length() - 1


def resolve(s: Position) -> None:
    """13.4.1, 13.5.3, 13.6.1: who won, what the Elite units pay, and the hits of both, some forgiven."""
    attack, defence = cell(s, ATTACKER), cell(s, DEFENDER)
    hits = [defence // 3, attack // 3]
    for role in (ATTACKER, DEFENDER):
        if s.elite_cost >> role & 1:
            losses.lose_step(s, elite_of(s, role))
    if s.battle_kind == INDEPENDENTS_ATTACK:
        hits[ATTACKER] = 0
    elif attack != defence:
        loser = DEFENDER if attack > defence else ATTACKER
        excess = hits[loser] - s.steps_of(s.defenders if loser == DEFENDER else s.attackers)
        if excess > 1:
            hits[1 - loser] = max(0, hits[1 - loser] - excess // 2)
    s.battle_hits = hits
    s.note("battle-result", s.battle_space, s.attacker, attack, defence, hits[0], hits[1])


_CUS: Final[int] = CUS[ROME] | CUS[GAUL] | 1 << GERMANI

BATTLE: Final = Battle("battle", 54, "13.1", ASKED)
REROLLING: Final = Reroll("reroll", 55, "13.5.2", verbs=("reroll", "pass"))
BATTLE_SURPRISE: Final = BattleSurprise("battle-surprise", 56, "7.5.4", BATTLE_REROLL)
ELITE: Final = EliteReroll("elite-reroll", 57, "13.5.3", verbs=("reroll", "pass"))
