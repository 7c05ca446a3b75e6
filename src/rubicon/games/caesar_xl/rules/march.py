"""9.0: the March Phase: each piece one space, by land or sea; Fleets and forced marches by cards."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.pack import END, LANE, PLAY, UNIT, count_units, kinds_in
from rubicon.games.caesar_xl.rules.state import Position
from rubicon.games.caesar_xl.rules.vocabulary import ACTION, CELERITY, FLEET
from rubicon.games.kit.flow import ASKED, TELLING, Phase
from rubicon.games.kit.values import members, replaced


def fresh(s: Position, city: int) -> int:
    """9.0: the units of the active side in a city that have not marched in this phase."""
    return s.army[s.active * s.pack.city_count + city] - s.marched[city]


def ways(s: Position, city: int) -> list[int]:
    """9.1: where one can go from a city: along routes, and where a Fleet has opened a way."""
    if not s.lanes:
        return s.pack.near[city]
    return s.pack.near[city] + [lane % LANE for lane in s.lanes if lane // LANE == city]


class March(Phase[Position]):
    """9.0: some, none or all units march, any number to one city (9.2); cards of this phase may be played."""

    def decide(self, s: Position, side: int) -> Decision:
        pack = s.pack
        actions: list[int] = []
        for city in members(s.occupied[s.active]):
            stack = fresh(s, city)
            if stack:
                kinds = kinds_in(stack)
                if count_units(stack) > 1:
                    kinds.append(pack.kind_count)
                lanes = [lane % LANE for lane in s.lanes if lane // LANE == city] if s.lanes else []
                for kind in kinds:
                    actions += pack.routes[kind * pack.city_count + city]
                    if lanes:
                        first = pack.verbs.march + (kind * pack.place_count + city) * pack.place_count
                        actions += [first + end for end in lanes]
        actions += [PLAY + card for card in members(s.hand[side]) if playable(s, card)]
        actions.append(END)
        return Decision(side, self.name, actions, ("side", SIDES[side]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        verbs, places = s.pack.verbs, s.pack.place_count
        if action == END:
            s.end(dice)
        elif action >= verbs.march:
            rest, end = divmod(action - verbs.march, places)
            march(s, rest // places, rest % places, end)
        else:
            play(s, action - PLAY)


MARCH: Final = March("march", 10, "9.0", ASKED, ("march", "play", "end"), "9")


def march(s: Position, kind: int, start: int, end: int) -> None:
    """9.1: a piece, or all that have not marched, goes one space and is done for this phase."""
    side = s.active
    units = fresh(s, start) if kind == s.pack.kind_count else UNIT[kind]
    s.move(side, start, end, units)
    marched = s.marched[:]
    marched[end] += units
    s.marched = marched
    if s.occupied[1 - side] >> end & 1:
        s.origins = replaced(s.origins, end, s.origins[end] | 1 << start)
    if s.log is not None:
        s.log.append(("march", side, units, start, end))


# ------------------------------------------------------------------ cards


def playable(s: Position, card: int) -> bool:
    """6.0 Actions: may this ACTION card be played in the March Phase?"""
    if s.pack.type[card] != ACTION or s.pack.phase[card] != 1:
        return False
    for effect in s.pack.effects[card]:
        if effect.op == FLEET and not harbours(s, effect.zones):
            return False
        if effect.op == CELERITY and not any(s.marched):
            return False
    return True


def harbours(s: Position, zones: int) -> list[int]:
    """Ports of these zones with units that have not marched."""
    ports = 0
    for zone in members(zones):
        ports |= s.pack.zones[zone]
    return [city for city in members(ports & s.occupied[s.active]) if fresh(s, city)]


def fleet_zones(s: Position, card: int) -> int:
    """The sea zones of a Fleet card; none for other cards."""
    for effect in s.pack.effects[card]:
        if effect.op == FLEET:
            return effect.zones
    return 0


def play(s: Position, card: int) -> None:
    if s.log is not None:
        s.log.append(("play", s.mover, card))
    s.drop(s.mover, card)
    s.card = card
    s.call(SAILING if fleet_zones(s, card) else FORCED_MARCH, s.mover)


class Sailing(Phase[Position]):
    """A Fleet: from a port with units of the side to another port of the same zone."""

    def decide(self, s: Position, side: int) -> Decision:
        verb, places = s.pack.verbs.sail, s.pack.place_count
        zones = fleet_zones(s, s.card)
        actions: list[int] = []
        for start in harbours(s, zones):
            ends = 0
            for zone in members(zones):
                if s.pack.zones[zone] >> start & 1:
                    ends |= s.pack.zones[zone]
            actions += [verb + start * places + end for end in members(ends & ~(1 << start))]
        return Decision(side, self.name, actions, ("side", SIDES[side]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        sail(s, *divmod(action - s.pack.verbs.sail, s.pack.place_count))
        s.end(dice)


SAILING: Final = Sailing("sailing", 11, "9.1", TELLING, ("sail",), "2.1")


def sail(s: Position, start: int, end: int) -> None:
    lane = start * LANE + end
    if end not in ways(s, start):
        s.lanes = [*s.lanes, lane]
    s.card = -1
    if s.log is not None:
        s.log.append(("sail", s.mover, start, end))


class ForcedMarch(Phase[Position]):
    """targeting."""

    def decide(self, s: Position, side: int) -> Decision:
        verb = s.pack.verbs.target
        return Decision(
            side,
            self.name,
            [verb + city for city, stack in enumerate(s.marched) if stack],
            ("side", SIDES[side], "purpose", "celerity"),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        hasten(s, action - s.pack.verbs.target)
        s.end(dice)


FORCED_MARCH: Final = ForcedMarch("targeting", 9, "9.0", TELLING, ("target",), "6")


def hasten(s: Position, city: int) -> None:
    """The units in a city may march again."""
    s.marched = replaced(s.marched, city, 0)
    s.card = -1
    if s.log is not None:
        s.log.append(("hastened", s.mover, city))
