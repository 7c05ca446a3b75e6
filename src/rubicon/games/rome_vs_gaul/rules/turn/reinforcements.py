"""5: the Reinforcement Phase: Gallic Tribes and Leaders, Roman replacements, Caesar, Legates."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import HALF_BITS, add_members, contains, join, members
from rubicon.games.rome_vs_gaul.rules import influence, supply, tribes
from rubicon.games.rome_vs_gaul.rules.pack import (
    AMBIORIX,
    BELGICA,
    CAESAR,
    CELTICA,
    COUNCIL,
    CUS,
    DRAWN,
    ELIMINATED,
    GALLIC_LEADERS,
    GAUL,
    GERMANI,
    IN_ROME,
    KEPT,
    LEGATES,
    LEGIONS,
    POOL,
    ROME,
    TRIBES,
    TURN_TRACK,
    VERCINGETORIX,
)
from rubicon.games.rome_vs_gaul.rules.position import MAX_COUNCIL_TRIBES, Position
from rubicon.games.rome_vs_gaul.rules.turn.setup import LEGATES_PER_TURN, draw_legates
from rubicon.games.rome_vs_gaul.rules.verbs import (
    ARMY,
    DISPLACE,
    EMERGENCY,
    END,
    LEGATE,
    RESTORE,
    RETURN,
    SHIFT,
    SUBMIT,
    TO_COUNCIL,
    TRIBE,
    about,
    is_about,
    piece_in,
    space_in,
)
from rubicon.games.rome_vs_gaul.rules.victory import eliminated_tribes

#: 5.1.1: Tribes drawn each turn.
TRIBES_PER_TURN: Final = 3
#: 9.5.1, 5.2.3, 11.3.2: the turns on which pieces arrive.
AMBIORIX_TURN: Final = 4
VERCINGETORIX_TURN: Final = 5
NEW_LEGIONS_TURN: Final = 5
ARVERNI_TURN: Final = 5
#: 11.3.2: with this number of Tribes eliminated the Arverni may come sooner.
ARVERNI_ELIMINATED: Final = 6
#: 5.2.1: free replacement steps; what an eliminated Legion costs; 5.2.2: IMs for one more step.
FREE_STEPS: Final = 2
RETURN_STEPS: Final = 2
IMS_PER_STEP: Final = 3
#: 5.3: the roll that delays Caesar.
DELAYED_ON: Final = 1


# ------------------------------------------------------------------ 5.1 Gallic reinforcements


def draw_tribes(s: Position, count: int, dice: Dice) -> None:
    """5.1.1: Tribes are drawn from the pool; fewer, if there are fewer (rulings)."""
    pool = members(s.in_box(TRIBES, POOL))
    for index in dice.draw(len(pool), min(count, len(pool))):
        s.put(pool[index], DRAWN)
        s.note("tribe-drawn", pool[index])
    s.reveal()


def begin_tribes(s: Position, dice: Dice) -> None:
    """5.1: three Tribes are drawn; 9.5.1: Leaders arrive. Gaul places them in any order."""
    s.mover = GAUL
    s.goto(TRIBE_PLACEMENT)
    if s.in_box(TRIBES, POOL):
        draw_tribes(s, TRIBES_PER_TURN, dice)
    for leader, turn in ((AMBIORIX, AMBIORIX_TURN), (VERCINGETORIX, VERCINGETORIX_TURN)):
        if s.where[leader] == TURN_TRACK and s.turn >= turn:
            s.put(leader, DRAWN)
    _place_next(s, dice)


def leader_spaces(s: Position, leader: int) -> int:
    """9.5.1, 16.1.4: Gallic-controlled spaces of the Leader's region without Roman CUs or the Germani."""
    region = s.pack.region_spaces[BELGICA if leader == AMBIORIX else CELTICA]
    return s.markers(GAUL) & region & ~s.spaces_with(CUS[ROME] | 1 << GERMANI)


def arverni_may_enter(s: Position) -> bool:
    """11.3.2, 18.3: from Turn 5, or once six Tribes are in the Eliminated Box."""
    return s.turn >= ARVERNI_TURN or eliminated_tribes(s) >= ARVERNI_ELIMINATED


def can_leave_council(s: Position) -> int:
    """The Tribes that may leave the Gallic Council Box now."""
    found = s.in_box(TRIBES, COUNCIL)
    return found if arverni_may_enter(s) else found & ~(1 << s.pack.arverni)


def council_is_full(s: Position) -> bool:
    """18.1: two Tribes are in the Gallic Council Box."""
    return s.in_box(TRIBES, COUNCIL).bit_count() >= MAX_COUNCIL_TRIBES


def bring(s: Position, tribe: int, space: int, dice: Dice) -> None:
    """5.1.2A, 11.2.1: a Tribe is placed with its Fortified Town. If it displaces a Gallic IM that can go
    elsewhere, its owner is asked: then a phase was called, and the caller goes on in `resume`."""
    s.note("tribe", tribe, space)
    if not tribes.place_tribe(s, tribe, space):
        return
    s.note("influence-displaced", space)
    province = s.pack.province_of[space]
    if shift_spaces(s, province):
        s.call(SHIFT_PHASE, GAUL, (province,))


def shift_spaces(s: Position, province: int) -> int:
    """11.2.1: Towns of the Province, never a subjugated Stronghold space, in which an IM could be placed."""
    return influence.places(s, GAUL) & s.pack.spaces_of[province] & s.pack.town_spaces


def _place_next(s: Position, dice: Dice) -> None:
    """Wait for the next placement, or end. 9.5.1: a Leader without a space is eliminated, but only when no
    Town can be placed any more."""
    if not s.in_box(TRIBES, DRAWN):
        for leader in members(s.in_box(GALLIC_LEADERS, DRAWN)):
            if not leader_spaces(s, leader):
                s.put(leader, ELIMINATED)
                s.note("eliminated", leader)
        if not s.in_box(GALLIC_LEADERS, DRAWN):
            s.barred = 0
            s.end(dice)


class TribePlacement(Phase[Position]):
    """5.1.2: each drawn Tribe goes to its Province (A), into the Council Box (B), or submits (C)."""

    def decide(self, s: Position, side: int) -> Decision:
        actions: list[int] = []
        full = council_is_full(s)
        can_swap = bool(can_leave_council(s))
        for tribe in members(s.in_box(TRIBES, DRAWN)):
            spaces = tribes.spaces_for(s, tribe)
            first = about(TRIBE, tribe, 0)
            actions += [first + space for space in spaces]
            barred = s.barred >> tribe & 1
            if not barred and (not full or can_swap):
                actions.append(TO_COUNCIL + tribe)
            if not spaces and (barred or full):
                actions.append(SUBMIT + tribe)
        for leader in members(s.in_box(GALLIC_LEADERS, DRAWN)):
            actions += members(leader_spaces(s, leader), about(TRIBE, leader, 0))
        return Decision(side, self.name, actions, ("left", s.in_box(TRIBES, DRAWN).bit_count()))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        frame = s.below
        if is_about(TRIBE, action):
            piece = piece_in(TRIBE, action)
            space = space_in(TRIBE, action)
            if GALLIC_LEADERS >> piece & 1:
                s.put(piece, space)
                s.note("leader-placed", piece, space)
            else:
                bring(s, piece, space, dice)
        elif action >= SUBMIT:
            tribes.submit_tribe(s, action - SUBMIT)
        else:
            tribe = action - TO_COUNCIL
            if council_is_full(s):
                s.call(DISPLACING, GAUL, (tribe,))
            else:
                s.put(tribe, COUNCIL)
                s.note("council", tribe)
        if s.below is frame:
            _place_next(s, dice)

    def resume(self, s: Position, ended: Phase[Position], dice: Dice) -> None:
        _place_next(s, dice)


class Displacing(Phase[Position]):
    """18.2.1: a Tribe of the full Council Box makes room, and must be placed or submit."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = members(can_leave_council(s), DISPLACE)
        return Decision(side, self.name, actions, ("tribe", s.pack.pieces[s.argument(0)]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        leaving = action - DISPLACE
        tribe = s.argument(0)
        s.put(leaving, DRAWN)
        s.barred |= 1 << leaving
        s.put(tribe, COUNCIL)
        s.note("council", tribe)
        s.note("displaces", leaving)
        s.end(dice)


class Shift(Phase[Position]):
    """5.1.2A, 11.2.1: the IM that a Fortified Town displaces goes to another Town, or is removed."""

    def decide(self, s: Position, side: int) -> Decision:
        spaces = members(shift_spaces(s, s.argument(0)))
        return Decision(side, self.name, [END, *[SHIFT + space for space in spaces]], ())

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action != END:
            influence.place(s, GAUL, action - SHIFT)
        s.end(dice)


# ------------------------------------------------------------------ 5.2 Roman replacements and reinforcements


def begin_replacements(s: Position) -> None:
    """5.2.1: two free steps."""
    s.mover = ROME
    s.steps = FREE_STEPS
    s.levied = 0
    s.goto(REPLACEMENTS)


def legion_spaces(s: Position) -> int:
    """5.2.1, 5.2.3: a Roman Walled City, or another Legion with a Supply Path to Rome."""
    low, high = supply.linked_halves(s)
    with_low, with_high = s.spaces_with_halves(LEGIONS)
    return join(s.roman_cities_low | low & with_low, s.roman_cities_high | high & with_high)


def restorable(s: Position) -> int:
    """5.2.1: reduced Legions with a Supply Path to Rome."""
    weak = s.on_map(LEGIONS & s.reduced) & ~s.inside  # 14.5.3
    if not weak:
        return 0
    low, high = supply.linked_halves(s)
    found = 0
    for legion in members(weak):
        if contains(low, high, s.where[legion]):
            found |= 1 << legion
    return found


def restore(s: Position, legion: int) -> None:
    """5.2.1: a reduced Legion is at full strength again."""
    s.reduced &= ~(1 << legion)
    s.note("restored", legion, s.where[legion])


class Replacements(Phase[Position]):
    """5.2: steps restore Legions; three IMs of Provincia give one more step; new Legions arrive."""

    def decide(self, s: Position, side: int) -> Decision:
        facts = ("steps", s.steps, "levied", s.levied)
        emergency = members(s.roman_im_low & s.pack.provincia_low, EMERGENCY)
        add_members(emergency, s.roman_im_high & s.pack.provincia_high, EMERGENCY + HALF_BITS)
        if s.levied:  # begun: three are removed
            return Decision(side, self.name, emergency, facts)
        actions: list[int] = []
        arriving = s.in_box(LEGIONS, TURN_TRACK) if s.turn >= NEW_LEGIONS_TURN else 0
        lost = s.in_box(LEGIONS, ELIMINATED)
        spaces = members(legion_spaces(s)) if arriving | lost else []
        for legion in members(arriving):
            actions += [about(RETURN, legion, space) for space in spaces]
        if not actions:  # new Legions must be placed if they can be
            actions.append(END)
        if s.steps:
            actions += members(restorable(s), RESTORE)
        if s.steps >= RETURN_STEPS:
            for legion in members(lost):
                actions += [about(RETURN, legion, space) for space in spaces]
        weak = lost | s.on_map(LEGIONS & s.reduced)
        if weak and len(emergency) >= IMS_PER_STEP:
            actions += emergency
        return Decision(side, self.name, actions, facts)

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.steps = 0
            s.end(dice)
        elif is_about(RETURN, action):
            legion = piece_in(RETURN, action)
            if s.where[legion] == ELIMINATED:
                s.steps -= RETURN_STEPS
                s.reduced |= 1 << legion
            s.put(legion, space_in(RETURN, action))
            s.note("returned", legion, space_in(RETURN, action))
        elif action >= EMERGENCY:
            influence.remove(s, ROME, action - EMERGENCY)
            s.levied += 1
            if s.levied == IMS_PER_STEP:
                s.levied = 0
                s.steps += 1
                s.note("emergency", s.steps)
        else:
            s.steps -= 1
            restore(s, action - RESTORE)


# ------------------------------------------------------------------ 5.3 Caesar


def begin_caesar(s: Position, dice: Dice) -> None:
    """5.3: Caesar is delayed on a roll of 1, once a game; if not, Caesar is placed at once."""
    s.mover = ROME
    s.late = 0
    s.goto(PLACE_CAESAR)
    if not s.delayed:
        die = dice.roll(1)[0]
        s.reveal()
        s.note("caesar-roll", die)
        if die == DELAYED_ON:
            s.delayed = 1
            s.late = 1
    if s.late or s.where[CAESAR] != IN_ROME or not caesar_spaces(s):
        s.end(dice)


def caesar_spaces(s: Position) -> int:
    """5.3: Roman-controlled spaces with a Supply Path to Rome, without enemy CUs."""
    low, high = supply.linked_halves(s)
    marked_low, marked_high = s.marker_halves(ROME)
    enemy_low, enemy_high = s.enemy_army_halves(ROME)
    return join(low & marked_low & ~enemy_low, high & marked_high & ~enemy_high)


def caesar_is_due(s: Position, played: int) -> bool:
    """5.3: whether Caesar is to be placed before the next Roman card, `played` being the Roman card plays of
    the turn before it: after a delay before the second card, and whenever there was no legal space before
    (rulings)."""
    return s.where[CAESAR] == IN_ROME and played >= s.late and bool(caesar_spaces(s))


class PlaceCaesar(Phase[Position]):
    """5.3: where Caesar is placed."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(side, self.name, members(caesar_spaces(s), ARMY), ())

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        s.put(CAESAR, action - ARMY)
        s.note("caesar", action - ARMY)
        s.end(dice)


# ------------------------------------------------------------------ 5.4 Legates


def begin_legates(s: Position, dice: Dice) -> None:
    """5.4: two Legates, the one that was kept among them."""
    s.mover = ROME
    s.goto(PLACE_LEGATES)
    kept = s.in_box(LEGATES, KEPT)
    s.put_all(kept, DRAWN)
    draw_legates(s, LEGATES_PER_TURN - kept.bit_count(), dice)
    if not legate_spaces(s):
        s.put_all(s.in_box(LEGATES, DRAWN), POOL)
    if not s.in_box(LEGATES, DRAWN):
        s.end(dice)


def legate_spaces(s: Position) -> int:
    """5.4.3: any space with a Legion, or a Roman Walled City."""
    return s.spaces_with(LEGIONS) | s.roman_cities


class PlaceLegates(Phase[Position]):
    """5.4.3: where the Legates are placed."""

    def decide(self, s: Position, side: int) -> Decision:
        spaces = members(legate_spaces(s))
        actions: list[int] = []
        for legate in members(s.in_box(LEGATES, DRAWN)):
            actions += [about(LEGATE, legate, space) for space in spaces]
        return Decision(side, self.name, actions, ())

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        legate = piece_in(LEGATE, action)
        s.put(legate, space_in(LEGATE, action))
        s.note("legate", legate, space_in(LEGATE, action))
        if not s.in_box(LEGATES, DRAWN):
            s.end(dice)


TRIBE_PLACEMENT: Final = TribePlacement("tribes", 3, "5.1.2", verbs=("tribe", "council", "submit"))
SHIFT_PHASE: Final = Shift("shift", 4, "11.2.1", verbs=("shift", "end"))
DISPLACING: Final = Displacing("displacing", 5, "18.2.1", verbs=("displace",))
REPLACEMENTS: Final = Replacements("replacements", 6, "5.2", verbs=("restore", "return", "emergency", "end"))
PLACE_CAESAR: Final = PlaceCaesar("caesar", 7, "5.3", verbs=("army",))
LATE_CAESAR: Final = PlaceCaesar("late-caesar", 8, "5.3", verbs=("army",))
PLACE_LEGATES: Final = PlaceLegates("legates", 9, "5.4.3", verbs=("legate",))
