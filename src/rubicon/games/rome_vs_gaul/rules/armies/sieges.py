"""14.0: sieges of Towns and Cities, and the subjugation of Strongholds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.games.kit.flow import ASKED, Phase
from rubicon.games.kit.values import contains, members_in
from rubicon.games.rome_vs_gaul.rules import supply, tribes
from rubicon.games.rome_vs_gaul.rules.armies import losses
from rubicon.games.rome_vs_gaul.rules.armies.surprises import SurpriseWindow
from rubicon.games.rome_vs_gaul.rules.pack import (
    ATLANTICUS,
    CAESAR,
    CUS,
    FIRST_TRIBE,
    GAUL,
    PIECES,
    ROME,
    SURRENDERS,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.vocabulary import SIEGE_MOD, SIEGE_POINTS, Effect

#: 10.4.2, 14.3.1: MPs for a roll.
SIEGE_COST: Final = 3
#: 14.3.2, step 4: odds at which a place surrenders.
SURRENDER_ODDS: Final = 3
#: 14.3.2, step 4: with less than this no roll may be made (1-2, doubled).
_NO_COLUMN: Final = -1

# Outcomes (`siege_outcome`).
STANDS: Final = 0
FALLS: Final = 1
SURRENDERED: Final = 2


# ------------------------------------------------------------------ what can be besieged


def is_stronghold(s: Position, space: int) -> bool:
    return contains(s.strongholds_low, s.strongholds_high, space)


def is_target(s: Position, side: int, space: int) -> bool:
    """14.1, 14.7.1, 14.7.2: whether a side may besiege or subjugate what is in a space."""
    if side == GAUL:
        return contains(s.roman_cities_low, s.roman_cities_high, space)
    low, high = s.gallic_wall_halves()
    return contains(low, high, space)


def garrison(s: Position, space: int) -> int:
    """11.2.2, 14.2: the strength of the place itself."""
    is_town = contains(s.towns_low, s.towns_high, space)
    return s.pack.town_garrison if is_town else s.pack.city_garrison[space]


def defence(s: Position, side: int, space: int) -> int:
    """14.3.2, step 2: the strength of those inside a place that `side` besieges, and its garrison."""
    return s.combat_strength(s.here[space] & CUS[1 - side]) + garrison(s, space)


def column(s: Position, attack: int, strength: int) -> int:
    """14.3.2, step 3: the column of the Siege Table for these strengths, rounded down, or -1 for less than
    1-2.
    """
    found = _NO_COLUMN
    for at, ratio in enumerate(s.pack.siege_ratio):
        if attack >= ratio * strength:
            found = at
    return found


def can_roll(s: Position, side: int, space: int, attack: int) -> bool:
    """14.3.2, 14.3.4, 14.7.2: whether `attack` is enough to roll here, and nobody has in this card play."""
    if s.rolled >> space & 1 or not is_target(s, side, space):
        return False
    if is_stronghold(s, space):
        return attack >= s.pack.subjugation_strength and not s.enemy_cus_at(ROME, space)
    return attack > 0 and column(s, attack, defence(s, side, space)) > _NO_COLUMN


def modifier(s: Position, side: int, space: int, leader: int) -> int:
    """14.3.5: Caesar, the place's own modifier (11.2.3), the Veneti on their Port (11.3.4, 17.2.3)."""
    pack = s.pack
    total = pack.caesar_drm if leader == CAESAR else 0
    if s.upgraded >> space & 1:
        total += pack.upgraded_drm
    if (
        pack.ports[ATLANTICUS] >> space & 1
        and s.town_of[pack.veneti - FIRST_TRIBE] == space
        and not s.has_supremacy(ROME, ATLANTICUS)
    ):
        total += pack.veneti_drm
    return total


def points_needed(s: Position, space: int) -> int:
    """14.3.1, 14.7.2: the Siege Points that take the place."""
    return s.pack.stronghold_points if is_stronghold(s, space) else s.pack.siege_points


def mark_besieged(s: Position) -> None:
    """14.5.1: when the Strategy Phase opens, units in a Town or City with enemies on top are inside."""
    low, high = supply.besieged_halves(s)
    for space in members_in(low, high):
        owner = ROME if contains(s.roman_cities_low, s.roman_cities_high, space) else GAUL
        s.inside |= s.here[space] & PIECES[owner]


# ------------------------------------------------------------------ 14.3 the roll


def besiegers(s: Position, side: int, space: int) -> int:
    """14.3.2, step 1: all CUs of the side at the place."""
    return s.cus_at(side, space)


def begin(s: Position, side: int, space: int, dice: Dice) -> None:
    """14.3: the activated Leader has spent the MPs. Surrender at 3:1, or a roll. The phase SIEGING is
    called; the caller goes on in `resume`.
    """
    there = besiegers(s, side, space)
    s.counted |= there & ~s.used
    s.used |= there
    s.rolled |= 1 << space
    s.siege_at = space
    s.siege_drm = 0
    s.siege_outcome = STANDS
    s.reveal()
    s.call(SIEGING, side)
    if not is_stronghold(s, space):
        attack = s.combat_strength(there)
        strength = defence(s, side, space)
        s.note("siege", side, space, attack, strength)
        if attack >= SURRENDER_ODDS * strength:
            s.siege_outcome = SURRENDERED
            SIEGING.fall(s, side, dice)
            return
    else:
        s.note("subjugation", space, s.combat_strength(there))
    if not STRATAGEM.open(s, s.active, (side,)):
        SIEGING.roll(s, side, dice)


class Stratagem(SurpriseWindow):
    """7.5.4: before the roll, odds and modifiers known."""

    def use(self, s: Position, side: int, effect: Effect) -> None:
        s.siege_drm += effect.value if side == s.argument(0) else -effect.value

    def facts(self, s: Position, side: int) -> Sequence[Any]:
        return ("space", s.pack.spaces[s.siege_at], "modifier", s.siege_drm)


class Treachery(SurpriseWindow):
    """7.5.4: after the roll was applied, while the place stands."""

    def is_usable(self, s: Position, side: int, card: int) -> bool:
        return s.siege_outcome == STANDS

    def use(self, s: Position, side: int, effect: Effect) -> None:
        value = effect.value if side == s.argument(0) else -effect.value
        points = max(0, s.siege_points_at(s.siege_at) + value)
        if points >= points_needed(s, s.siege_at):
            s.siege_outcome = FALLS
        else:
            s.set_siege_points(s.siege_at, points)

    def facts(self, s: Position, side: int) -> Sequence[Any]:
        return ("space", s.pack.spaces[s.siege_at], "points", s.siege_points_at(s.siege_at))


class Sieging(Phase[Position]):
    """14.3: a siege roll and its result. Nobody decides here."""

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        if ended is STRATAGEM:
            self.roll(s, s.mover, dice)
        elif ended is losses.LOSSES:
            self._after_losses(s, s.mover, dice)
        elif ended is TREACHERY and s.siege_outcome == FALLS:
            self.fall(s, s.mover, dice)
        else:
            self._finish(s, dice)

    def roll(self, s: Position, side: int, dice: Dice) -> None:
        """14.3.2, step 5, 14.3.5."""
        space = s.siege_at
        there = besiegers(s, side, space)
        faces = dice.roll(2)
        s.reveal()
        drm = modifier(s, side, space, s.marcher) + s.siege_drm
        if side == s.active and s.siege_bonus:
            drm += s.siege_bonus  # card 8
            s.siege_bonus = 0
        stronghold = is_stronghold(s, space)
        at = s.pack.subjugation_column
        if not stronghold:
            at = column(s, s.combat_strength(there), defence(s, side, space))
        found = s.pack.siege_cell(at, faces[0] + faces[1] + drm)
        if found == SURRENDERS:
            s.note("siege-roll", side, space, faces[0], faces[1], drm, at, 0, 0, 1)
            s.siege_outcome = FALLS if stronghold else SURRENDERED
            self.fall(s, side, dice)
            return
        lost, gained = found >> 3, found & 7
        s.note("siege-roll", side, space, faces[0], faces[1], drm, at, lost, gained, 0)
        points = s.siege_points_at(space) + gained
        if points >= points_needed(s, space):
            s.siege_outcome = FALLS  # 14.3.2: at the same time as the losses
        else:
            s.set_siege_points(space, points)
        if not losses.choose(s, side, there, lost):
            self._after_losses(s, side, dice)

    def _after_losses(self, s: Position, side: int, dice: Dice) -> None:
        space = s.siege_at
        if s.siege_outcome != STANDS:
            self.fall(s, side, dice)
            return
        # No window if the last besieger died of the roll: the siege is over.
        if not besiegers(s, side, space) or not TREACHERY.open(s, s.active, (side,)):
            self._finish(s, dice)

    def fall(self, s: Position, side: int, dice: Dice) -> None:
        """14.4.2, 14.4.3: the place is captured, or surrenders."""
        take(s, side, s.siege_at, s.siege_outcome == SURRENDERED)
        self._finish(s, dice)

    def _finish(self, s: Position, dice: Dice) -> None:
        s.siege_at = -1
        losses.lift_sieges(s)
        if not losses.settle(s, dice):
            s.end(dice)


def take(s: Position, side: int, space: int, surrender: bool) -> None:
    """14.3.3, 14.4, 14.7.2: what becomes of a place that falls or surrenders, of those inside, and of the
    Tribe that is linked with the Town (11.2.4).
    """
    bit = 1 << space
    s.set_siege_points(space, 0)
    s.note("surrenders" if surrender else "captured", side, space)
    if s.strongholds & bit:
        s.strongholds &= ~bit
        if space == s.pack.octodurus:  # 19.3
            s.pass_opened = 1
        return
    inside = s.here[space] & PIECES[1 - side]
    if s.towns & bit:
        inside |= 1 << s.tribe_of_town(space)  # wherever it stands
    else:
        s.roman_cities ^= bit
    if surrender and side == ROME:
        tribes.submit(s, inside)
    else:
        losses.remove(s, inside)


SIEGING: Final = Sieging("siege", 60, "14.3", ASKED)
STRATAGEM: Final = Stratagem("stratagem", 61, "7.5.4", SIEGE_MOD)
TREACHERY: Final = Treachery("treachery", 62, "7.5.4", SIEGE_POINTS)
