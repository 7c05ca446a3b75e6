"""10.0: activations and moves. A move is composed as a plan of steps and then carried out.

The plan is legal as far as its owner knows: it is tried on a `Projection`, which knows where the Army would
be, whom it would carry and what it would have spent. It ends where enemies would have to be fought.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.composed import ComposedMove
from rubicon.games.kit.values import add_members, contains, members
from rubicon.games.rome_vs_gaul.rules import influence, leaders
from rubicon.games.rome_vs_gaul.rules.armies import entering, sieges
from rubicon.games.rome_vs_gaul.rules.pack import (
    AMBIORIX,
    CUS,
    PIECES,
    ROMAN_LEADERS,
    SPACE_COUNT,
    WITHOUT_ALLOWANCE,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.verbs import (
    CLEAR,
    DROP,
    MARCH,
    REPLAN,
    SIEGE,
    SORTIE,
    STEP,
    TAKE,
    TAKE_ALL,
)

# Bits of `move_rules`.
#: No siege, no subjugation, no removal of IMs.
NO_SIEGE: Final = 1
NO_INTERCEPTION: Final = entering.NO_INTERCEPTION
#: A CU was carried in this move (10.3.3).
CARRIED: Final = 4
#: The MPs are given by a card, whatever is printed.
FIXED: Final = 8

#: 10.3.3: a Roman Leader without CUs.
LONE_ALLOWANCE: Final = 7
#: 8.3.3, 10.4.2: MPs to remove an enemy IM.
CLEAR_COST: Final = 2
#: 9.3: MPs of a step beyond those of the path (`Pack.path_cost`), above the Command Rating.
OVERLOAD_COST: Final = 1


def activatable(s: Position, side: int) -> int:
    """7.7.1: the pieces of a side that may be activated now: Leaders, and CUs with an allowance of their own,
    that were not used in this card play. Besieged ones may sortie."""
    return s.on_map(PIECES[side] & ~WITHOUT_ALLOWANCE & ~s.used)


def begin(
    s: Position,
    side: int,
    piece: int,
    dice: Dice,
    bonus_mp: int = 0,
    fixed_mp: int = 0,
    no_siege: bool = False,
    no_interception: bool = False,
    who: int = 0,
) -> None:
    """Activate a piece: calls the phase MOVE; when the activation is over, the caller goes on in `resume`.

    `bonus_mp` is added to the printed allowance, `fixed_mp` replaces it. `who` limits companions to Celtic or
    Belgic units (vocabulary.WHO)."""
    bit = 1 << piece
    s.marcher = piece
    s.moving = bit
    s.used |= bit
    s.counted = s.spent = 0
    s.allowance = fixed_mp if fixed_mp else s.pack.allowance[piece] + bonus_mp
    s.move_rules = (
        (NO_SIEGE if no_siege else 0)
        | (NO_INTERCEPTION if no_interception else 0)
        | (FIXED if fixed_mp else 0)
        | (CARRIED if bit & CUS[side] else 0)
    )
    s.companions = who
    s.plan = []
    s.kept = s.taken = s.carrying = 0
    if s.log is not None:
        s.note("activates", side, piece, s.where[piece])
    s.call(MOVE, side)


class Projection:
    """Where a plan would lead, as far as its owner knows."""

    __slots__ = ("at", "carried", "cleared", "dropped", "group", "left", "over", "rolled", "spent", "taken")

    def __init__(self, s: Position) -> None:
        self.at: int = s.where[s.marcher]
        self.group: int = s.moving
        self.spent: int = s.spent
        self.carried: bool = bool(s.move_rules & CARRIED)
        #: Pieces taken in this space, which cannot be dropped at once; pieces dropped, and where (pairs).
        self.taken: int = 0
        self.dropped: int = 0
        self.left: list[int] = []
        #: Spaces whose IM would be removed, and with a siege roll.
        self.cleared: int = 0
        self.rolled: int = s.rolled
        #: A battle would be fought, or the Leader is gone: nothing more can be planned.
        self.over: bool = self.at >= SPACE_COUNT


def project(s: Position, side: int) -> Projection:
    """What the plan would lead to."""
    p = Projection(s)
    for step in s.plan:
        follow(s, side, p, step)
    return p


def follow(s: Position, side: int, p: Projection, step: int) -> None:
    """One more step of a plan."""
    if step >= STEP and step < STEP + SPACE_COUNT:
        goal = step - STEP
        p.spent += cost(s, side, p, goal)
        p.at = goal
        p.taken = 0
        if p.group & CUS[side] and s.enemy_cus_at(side, goal):
            p.over = True
    elif step == TAKE_ALL:
        _take(side, p, takable_together(s, side, p))
    elif TAKE <= step < TAKE_ALL:
        _take(side, p, 1 << step - TAKE)
    elif DROP <= step < STEP:
        bit = 1 << step - DROP
        p.group &= ~bit
        p.dropped |= bit
        p.left += [step - DROP, p.at]
    elif step == CLEAR:
        p.spent += CLEAR_COST
        p.cleared |= 1 << p.at
    elif step == SIEGE:
        p.spent += sieges.SIEGE_COST
        p.rolled |= 1 << p.at
    else:
        p.over = True


def _take(side: int, p: Projection, pieces: int) -> None:
    p.group |= pieces
    p.taken |= pieces
    if pieces & CUS[side]:
        p.carried = True


# ------------------------------------------------------------------ 10.3, 10.4 allowance and cost


def limit(s: Position, carried: bool) -> int:
    """10.3.1, 10.3.2, 10.3.3: the MPs of the activated piece; 7 for a Roman Leader who has carried no CU."""
    if not carried and ROMAN_LEADERS >> s.marcher & 1 and not s.move_rules & FIXED:
        return max(LONE_ALLOWANCE, s.allowance)
    return s.allowance


def cost(s: Position, side: int, p: Projection, goal: int) -> int:
    """10.4.1, 9.3: the MPs of a step to an adjacent space."""
    pack = s.pack
    total = pack.path_cost[p.at * SPACE_COUNT + goal]
    if leaders.carried(s.marcher, p.group, side) > pack.command[s.marcher]:
        total += OVERLOAD_COST
    return total


def can_enter(s: Position, side: int, p: Projection, goal: int) -> bool:
    """10.3.3, 10.7: whether the Army may go to a neighbouring space at all."""
    if goal not in s.pack.open_near[side][p.at]:
        return False
    return p.group & CUS[side] != 0 or can_enter_alone(s, side, p, goal)


def can_step(s: Position, side: int, p: Projection, goal: int) -> bool:
    """10.3, 10.4: whether a step to a space may follow, as `next_steps` lists it."""
    if s.inside >> s.marcher & 1 or cost(s, side, p, goal) > limit(s, p.carried) - p.spent:
        return False
    return can_enter(s, side, p, goal)


def can_enter_alone(s: Position, side: int, p: Projection, goal: int) -> bool:
    """10.3.3: whether a Leader without CUs may go there."""
    if s.enemy_cus_at(side, goal):
        return False
    low, high = s.gallic_wall_halves()
    return not contains(low, high, goal) or own_cus(s, side, p, goal) != 0


def own_cus(s: Position, side: int, p: Projection, space: int) -> int:
    """The side's CUs in a space, not inside, as the plan would have it; the Army itself if it is there."""
    found = s.cus_at(side, space) & ~p.group & ~p.dropped
    if space == p.at:
        found |= p.group & CUS[side]
    for at in range(0, len(p.left), 2):
        if p.left[at + 1] == space:
            found |= 1 << p.left[at] & CUS[side]
    return found


# ------------------------------------------------------------------ 10.5 picking up


def takable(s: Position, side: int, p: Projection) -> int:
    """10.5.1: the pieces that may be picked up here: not used, of the same stack, not outranking the
    Leader.
    """
    here = s.here[p.at] & PIECES[side] & ~p.group & ~p.dropped & (~s.used | s.counted)
    here &= s.inside if s.inside >> s.marcher & 1 else ~s.inside
    if s.inside & leaders.WITHOUT_LEADER & 1 << s.marcher:
        return here & WITHOUT_ALLOWANCE  # 17.3.2: they command nobody, but a Sortie takes these along
    if not p.carried and p.spent > s.allowance:
        here &= ~CUS[side]  # 10.3.3: the 7 MPs are for a Leader alone
    found = 0
    if here:
        for piece in members(here):
            if leaders.can_carry(s, s.marcher, p.group, piece):
                found |= 1 << piece
    return found


def takable_together(s: Position, side: int, p: Projection) -> int:
    """Of the pieces that may be picked up here, those that may move together (9.5.2b)."""
    found = takable(s, side, p)
    if found >> AMBIORIX & 1 and found & leaders.celts(s):
        found &= ~(1 << AMBIORIX)
    return found


# ------------------------------------------------------------------ what may follow


def next_steps(s: Position, side: int, p: Projection) -> list[int]:
    """The steps that may follow."""
    found: list[int] = []
    if p.over:
        return found
    here = takable(s, side, p)
    if here & (here - 1):
        found.append(TAKE_ALL)
    add_members(found, here, TAKE)
    if s.inside >> s.marcher & 1:
        if leaders.can_react(p.group, side):
            found.append(SORTIE)  # 14.5.2: the only way out
        return found
    add_members(found, p.group & ~p.taken & ~(1 << s.marcher), DROP)
    left = limit(s, p.carried) - p.spent
    _add_steps(s, side, p, left, found)
    if not s.move_rules & NO_SIEGE:
        if left >= CLEAR_COST and can_clear(s, side, p):
            found.append(CLEAR)
        if left >= sieges.SIEGE_COST and can_besiege(s, side, p):
            found.append(SIEGE)
    return found


def _add_steps(s: Position, side: int, p: Projection, left: int, found: list[int]) -> None:
    """10.3, 10.4: add the steps to neighbouring spaces that `left` MPs allow."""
    goals = s.pack.open_near[side][p.at]
    costs = s.pack.path_costs[side][p.at]
    if leaders.carried(s.marcher, p.group, side) > s.pack.command[s.marcher]:
        left -= OVERLOAD_COST
    with_cus = p.group & CUS[side] != 0
    for index, goal in enumerate(goals):
        if costs[index] <= left and (with_cus or can_enter_alone(s, side, p, goal)):
            found.append(STEP + goal)


def can_clear(s: Position, side: int, p: Projection) -> bool:
    """8.3.3: an enemy IM lies here, a CU is with the mover, no enemy CU is in the space."""
    if not p.group & CUS[side] or s.enemy_cus_at(side, p.at):
        return False
    return s.has_influence(1 - side, p.at) and not p.cleared >> p.at & 1


def can_besiege(s: Position, side: int, p: Projection) -> bool:
    """14.3.1: any activated Leader, intrinsic ones included; not the Minor Tribe or the Militia alone."""
    if leaders.WITHOUT_LEADER >> s.marcher & 1 or p.rolled >> p.at & 1 or s.enemy_cus_at(side, p.at):
        return False
    if not sieges.is_target(s, side, p.at):
        return False
    return sieges.can_roll(s, side, p.at, s.combat_strength(own_cus(s, side, p, p.at)))


class Move(ComposedMove[Position]):
    """10.2.1: an activation: steps, picking up and dropping, removing IMs, sieges, a Sortie."""

    def steps(self, s: Position, side: int) -> list[int]:
        return next_steps(s, side, project(s, side))

    def is_possible(self, s: Position, side: int, step: int) -> bool:
        if STEP <= step < STEP + SPACE_COUNT:
            p = Projection(s)
            return not p.over and can_step(s, side, p, step - STEP)
        return super().is_possible(s, side, step)

    def decide(self, s: Position, side: int) -> Decision:
        p = project(s, side)  # once for actions and facts
        actions = [MARCH]
        if s.kept:
            actions.append(REPLAN)
        actions += next_steps(s, side, p)
        left = limit(s, p.carried) - p.spent
        at = s.pack.spaces[p.at] if p.at < SPACE_COUNT else None
        facts = ("piece", s.pack.pieces[s.marcher], "space", at, "left", left)
        return Decision(side, self.name, actions, facts)

    def carry_out(self, s: Position, side: int, step: int, dice: Dice) -> None:
        p = Projection(s)
        at = p.at
        if STEP <= step < STEP + SPACE_COUNT:
            s.spent += cost(s, side, p, step - STEP)
            entering.begin(s, side, at, step - STEP, dice)
        elif step == TAKE_ALL:
            self._take(s, side, takable_together(s, side, p))
        elif TAKE <= step < TAKE_ALL:
            self._take(s, side, 1 << step - TAKE)
        elif DROP <= step < STEP:
            s.moving &= ~(1 << step - DROP)
            s.counted &= ~(1 << step - DROP)  # 10.5.2: it moves no more
            if s.log is not None:
                s.note("drops", side, step - DROP, at)
        elif step == CLEAR:
            s.spent += CLEAR_COST
            influence.remove(s, side, at)
        elif step == SIEGE:
            s.spent += sieges.SIEGE_COST
            sieges.begin(s, side, at, dice)
        else:
            entering.begin_sortie(s, side, at, dice)

    def _take(self, s: Position, side: int, pieces: int) -> None:
        s.moving |= pieces
        s.used |= pieces
        if pieces & CUS[side]:
            s.move_rules |= CARRIED
        if s.log is not None:
            s.note("takes", side, s.where[s.marcher], pieces)

    def resume(self, s: Position, ended: Any, dice: Dice) -> None:
        at = s.where[s.marcher]
        if at < SPACE_COUNT:
            s.moving &= s.here[at]  # without those who died, or were pushed out elsewhere (13.7.2)
            if leaders.WITHOUT_LEADER >> s.marcher & 1:
                s.moving &= 1 << s.marcher  # 9.4: whom they took along in a Sortie stays
        else:
            s.moving = 0
            s.stop_move()  # 9.6: the activated piece is gone
        super().resume(s, ended, dice)

    def finish(self, s: Position, side: int, dice: Dice) -> None:
        s.marcher = -1
        s.moving = s.counted = s.spent = s.allowance = s.move_rules = s.companions = 0
        s.end(dice)


MOVE: Final = Move(
    "move",
    43,
    "10.2",
    send=MARCH,
    drop=REPLAN,
    verbs=("take", "take-all", "drop", "step", "clear", "siege", "sortie", "march", "replan"),
)
