"""16: the Winter Phase, segment by segment in the order of the rules."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import HALF_BITS, Halves, add_members, contains, join, members, split
from rubicon.games.rome_vs_gaul.rules import supply
from rubicon.games.rome_vs_gaul.rules.armies import losses, sieges
from rubicon.games.rome_vs_gaul.rules.pack import (
    BRITANNIA,
    CAESAR,
    ELIMINATED,
    FIRST_TRIBE,
    GALLIC_LEADERS,
    GAUL,
    GERMANI,
    GERMANIA,
    HIRED,
    HOLDING,
    IN_ROME,
    KEPT,
    L_CAESAR,
    LEGATES,
    LEGION_COUNT,
    LEGIONS,
    POOL,
    ROME,
    SPACE_COUNT,
    TRIBES,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.turn import council
from rubicon.games.rome_vs_gaul.rules.turn.reinforcements import leader_spaces
from rubicon.games.rome_vs_gaul.rules.verbs import (
    CAMP,
    END,
    KEEP,
    LOSE,
    TRIBE,
    about,
    piece_in,
    space_in,
)

#: 16.2.2: the MPs of the march to winter camp; 10.4.1: what Rough Paths and the Channel cost.
MARCH_MP: Final = 3
ROUGH_MP: Final = 2
#: 17.1.2: the roll at which a storm drives back.
STORM: Final = 6

# ------------------------------------------------------------------ 16.1 return home


def begin_winter(s: Position, dice: Dice) -> None:
    """16.1.1 to 16.1.3: sieges end, hired units and Tribes go home."""
    s.note("winter", s.turn)
    s.mover = s.active = GAUL
    s.goto(RELOCATION)
    s.points = 0
    s.inside = s.used = s.rolled = s.starving = 0
    hired = s.on_map(HIRED)
    if hired:
        losses.remove(s, hired, HOLDING)  # 9.6: Leaders left alone by the German Cavalry are displaced
    RELOCATION.go_on(s, dice)


def return_tribes(s: Position) -> None:
    """16.1.3: every Tribe is placed on its Fortified Town."""
    for tribe in members(s.on_map(TRIBES)):
        home = s.town_of[tribe - FIRST_TRIBE]
        if s.where[tribe] != home:
            s.put(tribe, home)
            s.note("returns-home", tribe, home)


class Relocation(Phase[Position]):
    """16.1.4: Vercingetorix and Ambiorix go to a Gallic-controlled space of their region."""

    def decide(self, s: Position, side: int) -> Decision:
        actions: list[int] = []
        for leader in members(s.on_map(GALLIC_LEADERS) & ~s.used):
            actions += members(leader_spaces(s, leader), about(TRIBE, leader, 0))
        return Decision(side, self.name, actions, ())

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        leader = piece_in(TRIBE, action)
        s.put(leader, space_in(TRIBE, action))
        s.used |= 1 << leader
        s.note("leader-placed", leader, space_in(TRIBE, action))
        self.go_on(s, dice)

    def resume(self, s: Position, ended: Phase[Position], dice: Dice) -> None:
        self.go_on(s, dice)

    def go_on(self, s: Position, dice: Dice) -> None:
        """Settle what followed from 16.1.2; wait for a Leader to be placed, or end."""
        if losses.settle(s, dice):
            return
        return_tribes(s)
        waiting = s.on_map(GALLIC_LEADERS) & ~s.used
        for leader in members(waiting):
            if not leader_spaces(s, leader):
                s.put(leader, ELIMINATED)
                s.note("eliminated", leader)
                waiting &= ~(1 << leader)
        if not waiting:
            s.used = 0
            s.end(dice)


# ------------------------------------------------------------------ 16.2 the Roman Winter Segment


def begin_keeping(s: Position) -> None:
    """16.2.1: Caesar goes to Rome; one of the Legates on the map may be kept."""
    s.mover = ROME
    s.goto(KEEPING)
    if s.where[CAESAR] < SPACE_COUNT:
        s.put(CAESAR, IN_ROME)
    if s.where[L_CAESAR] < SPACE_COUNT:
        s.put(L_CAESAR, HOLDING)


class Keeping(Phase[Position]):
    """5.4.2: Rome may keep one Legate; the others go back into the cup."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(side, self.name, [END, *members(s.on_map(LEGATES), KEEP)], ())

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action != END:
            s.put(action - KEEP, KEPT)
            s.note("keeps", action - KEEP)
        s.put_all(s.on_map(LEGATES), POOL)
        s.end(dice)


def begin_march(s: Position) -> None:
    """16.2.2: the Legions may march to their winter camps."""
    s.mover = ROME
    s.used = 0
    s.camping = -1
    s.goto(WINTER_MARCH)


class Marches:
    """16.2.2: what a Legion reaches in winter, by the MPs spent: on land, and across the Channel.

    Through anything but the Germani; Germania and Britannia may be left but not entered. A crossing is the
    end of a step, because a storm may come.
    """

    def __init__(self, s: Position, legion: int, mp: int) -> None:
        pack = s.pack
        self.land: list[int] = [1 << s.where[legion], 0, 0, 0]
        self.crossed: list[int] = [0, 0, 0, 0]
        abroad = pack.region_spaces[GERMANIA] | pack.region_spaces[BRITANNIA]
        open_spaces = ((1 << SPACE_COUNT) - 1) & ~pack.closed & ~s.spaces_with(1 << GERMANI)
        for spent in range(mp):
            for space in members(self.land[spent]):
                near = pack.near_bits[space] & open_spaces
                if not abroad >> space & 1:
                    near &= ~abroad
                sea = near & pack.channel[space]
                rough = near & pack.rough[space] & ~sea
                self.land[spent + 1] |= near & ~rough & ~sea
                if spent + ROUGH_MP <= mp:
                    self.land[spent + ROUGH_MP] |= rough
                    self.crossed[spent + ROUGH_MP] |= sea


def camp_spaces(s: Position, legion: int, mp: int) -> int:
    """16.2.2: where a Legion may camp with these MPs: not in a space with a Gallic Leader outside a Town."""
    low, high = camp_halves(s, legion, mp)
    return join(low, high)


def camp_halves(s: Position, legion: int, mp: int) -> Halves:
    at = s.where[legion]
    low = s.pack.winter_low[at]
    high = s.pack.winter_high[at]
    german = s.where[GERMANI]
    if mp < MARCH_MP or (german < SPACE_COUNT and contains(low, high, german)):
        marches = Marches(s, legion, mp)
        found = 0
        for spent in range(1, MARCH_MP + 1):
            found |= marches.land[spent] | marches.crossed[spent]
        low, high = split(found & ~(1 << at))
    barred_low, barred_high = s.spaces_with_halves(GALLIC_LEADERS)
    return low & ~(barred_low & ~s.towns_low), high & ~(barred_high & ~s.towns_high)


def crossing_cost(s: Position, legion: int, mp: int, space: int) -> int:
    """17.1.2: the MPs with which a march ends in a space across the Channel, or 0 if it does not cross."""
    if not s.pack.channel_ends >> space & 1:
        return 0
    marches = Marches(s, legion, mp)
    for spent in range(ROUGH_MP, mp + 1):
        if marches.crossed[spent] >> space & 1:
            return spent
    return 0


class WinterMarch(Phase[Position]):
    """16.2.2: Legions march singly, 3 MPs each."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = [END]
        low = high = 0
        last = -1  # Legions of one space march alike
        for legion in members(s.on_map(LEGIONS)):
            mp = s.camp_mp if legion == s.camping else 0 if s.used >> legion & 1 else MARCH_MP
            if mp:
                if mp < MARCH_MP or s.where[legion] != last:
                    low, high = camp_halves(s, legion, mp)
                    last = s.where[legion] if mp == MARCH_MP else -1
                first = about(CAMP, legion, 0)
                add_members(actions, low, first)
                add_members(actions, high, first + HALF_BITS)
        return Decision(side, self.name, actions, ())

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.used = 0
            s.camping = -1
            s.end(dice)
            return
        legion = piece_in(CAMP, action)
        space = space_in(CAMP, action)
        start = s.where[legion]
        mp = s.camp_mp if legion == s.camping else MARCH_MP
        spent = crossing_cost(s, legion, mp, space)
        s.used |= 1 << legion
        s.camping = -1
        if spent:  # 17.1.2
            s.camping = legion
            s.camp_mp = mp - spent
            die = dice.roll(1)[0]
            s.reveal()
            s.note("storm-roll", die, legion)
            if die == STORM:
                space = members(s.pack.channel[space])[0]
        if space == start:
            return
        s.put(legion, space)
        if s.log is not None:
            s.note("camps", legion, start, space)


# ------------------------------------------------------------------ 16.2.3 Winter Attrition


def forage_level(s: Position, space: int) -> int:
    """16.2.4: how many Legions may safely winter in a space."""
    if contains(s.roman_cities_low, s.roman_cities_high, space):
        return LEGION_COUNT
    if s.has_marker(GAUL, space):
        return 0
    return s.pack.forage_roman if s.has_influence(ROME, space) else s.pack.forage_neutral


def begin_forage(s: Position, dice: Dice) -> None:
    """16.2.3: Legions beyond the Forage Level of their space lose a step, all at once."""
    s.mover = ROME
    s.excess = 0
    s.goto(FORAGE)
    FORAGE.go_on(s, dice)


def unfed(s: Position, space: int) -> int:
    """How many Legions of a space still have to be named as those in excess."""
    here = s.here[space] & LEGIONS
    return here.bit_count() - forage_level(s, space) - (here & s.excess).bit_count()


class Forage(Phase[Position]):
    """16.2.4: Rome says which Legions are in excess."""

    def decide(self, s: Position, side: int) -> Decision:
        actions: list[int] = []
        for space in members(s.spaces_with(LEGIONS)):
            if unfed(s, space) > 0:
                actions += members(s.here[space] & LEGIONS & ~s.excess, LOSE)
        return Decision(side, self.name, actions, ())

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        s.excess |= 1 << action - LOSE
        self.go_on(s, dice)

    def go_on(self, s: Position, dice: Dice) -> None:
        """Name those that leave no choice; when all are named, they lose a step."""
        waiting = False
        for space in members(s.spaces_with(LEGIONS)):
            here = s.here[space] & LEGIONS
            count = unfed(s, space)
            if count > 0 and count == (here & ~s.excess).bit_count():
                s.excess |= here
            elif count > 0:
                waiting = True
        if waiting:
            return
        for legion in members(s.excess):
            s.note("winter-attrition", legion, s.where[legion])
            losses.lose_step(s, legion)
        s.excess = 0
        sieges.mark_besieged(s)  # Tribes under a winter camp are inside their Town
        s.end(dice)


# ------------------------------------------------------------------ 16.3 isolation, 16.5 end of winter


def isolate(s: Position) -> None:
    """16.3: the isolated IMs of Rome, then those of Gaul, are found together and removed. Then Naval
    Supremacy that a card gave is over."""
    for side in (ROME, GAUL):
        for space in members(supply.isolated(s, side)):
            s.remove_influence(space)
            s.note("isolated", side, space)
    s.supremacy = [-1, -1]


def end_winter(s: Position) -> None:
    """16.5: Devastation goes, Legions leave IMs where no other control marker is, promises fade (18.4)."""
    s.devastated = 0
    for space in members(s.spaces_with(LEGIONS)):
        if not s.has_marker(ROME, space) and not s.has_marker(GAUL, space):
            s.set_influence(ROME, space)
            s.note("influence", ROME, space)
    council.fade(s)


RELOCATION: Final = Relocation("winter-leaders", 19, "16.1.4", verbs=("tribe",))
KEEPING: Final = Keeping("keep-legate", 20, "5.4.2", verbs=("keep", "end"))
WINTER_MARCH: Final = WinterMarch("camps", 21, "16.2.2", verbs=("camp", "end"))
FORAGE: Final = Forage("forage", 22, "16.2.4", verbs=("lose",))
