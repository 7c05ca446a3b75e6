"""Battle odds: of a battle that goes on or is due, of a planned attack, or of blocks that are only named.

From a whole position, and where nothing in the battle is hidden from the viewer, the answer is exact. From a
view with hidden blocks it is the mean over positions imagined from that view, with its standard error; each
of them is reckoned exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from math import sqrt
from random import Random
from typing import Final

from rubicon.core.game import RubiconError, State, View
from rubicon.core.odds import Figure, Forces, Odds, PieceOdds, SideOdds
from rubicon.games.julius_caesar.odds.battle import Ending, Fight, Ways, reckon
from rubicon.games.julius_caesar.rules import movement, retreats
from rubicon.games.julius_caesar.rules.battle import LAST_ROUND
from rubicon.games.julius_caesar.rules.components import (
    BETWEEN,
    BLOCK_INDEX,
    BLOCKS,
    CITY_COUNT,
    CLEOPATRA,
    CLEOPATRA_BIT,
    COLOUR,
    IS_PORT,
    LEADER,
    LEADERS,
    LOCATION_COUNT,
    LOCATION_INDEX,
    LOCATION_NAMES,
    LOCATIONS,
    MAX_STRENGTH,
    MIN_STRENGTH,
    NAVIS,
    SIDE_NAMES,
    SIDES,
    STEP,
    TYPE,
    WAYS,
)
from rubicon.games.julius_caesar.rules.state import BATTLE_TURN, HITS, Position, members
from rubicon.games.julius_caesar.text.events import LABELS

Sampler = Callable[[View, Random], Position]
#: The blocks that the viewer can identify, or None: all.
Known = set[int] | None

TITLE: Final = "julius-caesar"
#: The word that gives a planned attack the first strike (Mars, Neptune).
SURPRISE: Final = "surprise"
_LEADERS: Final = frozenset(BLOCKS[b] for side in LEADERS for b in side)
#: For blocks without a map: room for everybody, or for nobody.
_OPEN: Final = Ways(99, True)
_SHUT: Final = Ways(0, False)


# ------------------------------------------------------------------ the questions


def odds(known: State | View | Forces, question: str, samples: int, seed: int, sample: Sampler) -> Odds:
    """Answer a question: nothing for the battle that is fought or due, a place for the battle there, a place
    and blocks (`ravenna caesar legio-7@asculum`) for an attack by them."""
    if isinstance(known, Forces):
        if question:
            raise RubiconError("Blocks without a position: there is nothing to ask but their battle.")
        place, fight = _told(known)
        return _answer(place, [(fight, reckon(fight))], None, ())
    plan = _Plan.read(question)
    if isinstance(known, State):
        assert isinstance(known, Position)
        place, fight, notes = plan.fight(known, -1)
        return _answer(place, [(fight, reckon(fight))], None, notes)
    viewer = SIDES.index(known["viewer"]) if known["viewer"] in SIDES else -1
    if viewer < 0 and plan.march:
        raise RubiconError("Who only watches cannot plan an attack. Ask for a battle that is due.")
    seen = {CLEOPATRA, *(BLOCK_INDEX[name] for name in (*known.get("own", ()), *known["revealed"]))}
    rng = Random(seed)
    place, fight, notes = plan.fight(sample(known, rng), viewer)
    imagined = [(fight, reckon(fight))]
    if not seen.issuperset(fight.blocks):
        if samples < 2:
            raise RubiconError("Some blocks are hidden: imagine 2 positions at least.")
        while len(imagined) < samples:
            _, fight, _ = plan.fight(sample(known, rng), viewer)
            imagined.append((fight, reckon(fight)))
    return _answer(place, imagined, seen, notes)


@dataclass(frozen=True, slots=True)
class _Plan:
    """A question, read: where, and who is to march there, each perhaps over a city named with him."""

    place: int
    march: tuple[tuple[int, int], ...] = ()
    surprise: bool = False

    @staticmethod
    def read(question: str) -> _Plan:
        words = question.split()
        if not words:
            return _Plan(-1)
        place = _named(words[0], LOCATION_INDEX, "place")
        march: list[tuple[int, int]] = []
        for word in words[1:]:
            if word != SURPRISE:
                block, _, origin = word.partition("@")
                march.append(
                    (
                        _named(block, BLOCK_INDEX, "block"),
                        _named(origin, LOCATION_INDEX, "place") if origin else -1,
                    )
                )
        return _Plan(place, tuple(march), SURPRISE in words[1:])

    def fight(self, s: Position, viewer: int) -> tuple[int, Fight, tuple[str, ...]]:
        """The battle in this position, or in the one that the marches would make."""
        if not self.march and not self.surprise:
            place = self.place if self.place >= 0 else _due(s)
            return place, fight_at(s, place), ()
        if fighting(s) and s.battle == self.place:
            raise RubiconError(
                f"The battle of {LOCATION_NAMES[self.place]} has begun: nobody can join it now."
            )
        later = s.clone()
        assert isinstance(later, Position)
        notes = _attack(later, viewer, self.place, self.march)
        if self.surprise:
            later.surprise = self.place
        return self.place, fight_at(later, self.place), notes


def _due(s: Position) -> int:
    """The battle that is fought now, or the only one there will be."""
    if fighting(s):
        return s.battle
    if len(s.attacker) == 1:
        return next(iter(s.attacker))
    if s.attacker:
        places = ", ".join(LOCATIONS[place] for place in sorted(s.attacker))
        raise RubiconError(f"Several battles are due. Say which one: {places}.")
    raise RubiconError(
        "There is no battle. Say where you would attack, and with whom: 'ravenna caesar legio-7'."
    )


def _named(word: str, index: Mapping[str, int], what: str) -> int:
    found = index.get(word.casefold())
    if found is None:
        near = get_close_matches(word.casefold(), list(index), 3)
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        raise RubiconError(f"There is no {what} called '{word}'.{hint}")
    return found


# ------------------------------------------------------------------ from a position


def fighting(s: Position) -> bool:
    """Is a battle under way?"""
    return s.phase in (BATTLE_TURN, HITS)


def fight_at(s: Position, place: int) -> Fight:
    """The battle of a place as it stands in a position, from its present moment on."""
    if not s.contested(place):
        raise RubiconError(
            f"Nobody fights in {LOCATION_NAMES[place]}. To reckon an attack on it, name the blocks too."
        )
    now = fighting(s) and s.battle == place
    attacking = s.attacking if now else s.attacker[place]
    blocks = members(s.here[place] | s.here[LOCATION_COUNT + place])
    return Fight(
        blocks,
        [s.side[b] for b in blocks],
        [s.strength[b] for b in blocks],
        [bool(s.reserves >> b & 1) for b in blocks],
        attacking,
        (_ways(s, place, 0, now), _ways(s, place, 1, now)),
        s.surprise == place,
        s.round if now else 1,
        frozenset(members(s.acted)) if now else frozenset(),
        s.hits if now and s.phase == HITS else 0,
        s.mover,
    )


def _ways(s: Position, place: int, side: int, now: bool) -> Ways:
    """7.6: how many land blocks of `side`, were it to leave, would find a way; found by letting them go.

    Roads first and then the ship, so that it is all one which block goes where. Navis have their turn last
    and do not crowd each other.
    """
    empty = s.clone()
    assert isinstance(empty, Position)
    empty.battle = place
    empty.attacking = side
    empty.mover = side
    if not (now and s.round == LAST_ROUND):
        empty.used = {}
        empty.sea_retreated = 0
    enemies = empty.here[(1 - side) * LOCATION_COUNT + place]
    if enemies >> CLEOPATRA & 1 and enemies != CLEOPATRA_BIT:
        empty.change_side(CLEOPATRA)  # she may come over, and the battle goes on
    group = members(empty.here[side * LOCATION_COUNT + place])
    land = 0
    for b in group:
        if TYPE[b] != NAVIS:
            by_road, by_sea = retreats.open_retreats(empty, b)
            if not by_road and not by_sea:
                break
            retreats.retreat(empty, b, (by_road or by_sea)[0], not by_road)
            land += 1
    navis = next((b for b in group if TYPE[b] == NAVIS), -1)
    return Ways(land, navis >= 0 and bool(retreats.open_retreats(empty, navis)[0]))


def _attack(s: Position, viewer: int, place: int, march: Sequence[tuple[int, int]]) -> tuple[str, ...]:
    """6.12, 6.14: let the blocks enter a place, in this order. The first comes with the main attack."""
    side = viewer
    counts: dict[int, int] = {}
    for b, origin in march:
        at = s.where[b]
        if side < 0:
            side = s.side[b]
        if at >= LOCATION_COUNT or s.side[b] != side:
            raise RubiconError(f"{LABELS[b]} is not on the map for {SIDE_NAMES[side]}.")
        start = origin if origin >= 0 else at
        if place not in WAYS[int(TYPE[b] == NAVIS)][start]:
            way = "water" if TYPE[b] == NAVIS else "road"
            raise RubiconError(
                f"No {way} leads from {LOCATION_NAMES[start]} to {LOCATION_NAMES[place]}. If {LABELS[b]} "
                f"comes another way, name the last place on it: {BLOCKS[b]}@PLACE."
            )
        if not s.here[(1 - side) * LOCATION_COUNT + place]:
            raise RubiconError(f"{SIDE_NAMES[side]} has no enemies in {LOCATION_NAMES[place]}.")
        border = BETWEEN[start * LOCATION_COUNT + place]
        counts[border] = counts.get(border, 0) + 1
        s.mover = side
        s.place(b, place)
        movement.enter_battle(s, b, place, border)
    if march and s.edition.undeclared(s) == place:
        b, origin = march[0]
        first = s.came_by[b]
        movement.declare_main_attack(s, place, movement.other_end(first, place))
    return tuple(
        f"{count} blocks come from {LOCATION_NAMES[movement.other_end(border, place)]}, but only "
        f"{limit} may attack that way (6.11)."
        for border, count in counts.items()
        if count > (limit := s.edition.road_limit(s, border, True, True))
    )


# ------------------------------------------------------------------ from names alone


def _told(forces: Forces) -> tuple[int, Fight]:
    """The battle of blocks that were only named. A beaten attacker finds his way back, unless cut off."""
    place = _named(forces.place, LOCATION_INDEX, "place") if forces.place is not None else -1
    lines = [_block_list(forces.attacker, "attacker", place), _block_list(forces.defender, "defender", place)]
    twice = sorted(lines[0].keys() & lines[1].keys())
    if twice:
        raise RubiconError(f"{LABELS[twice[0]]} is named on both sides.")
    attacking = _leaning(lines[0], lines[1])
    late = {_named(word, BLOCK_INDEX, "block") for word in forces.reserve}
    for b in sorted(late):
        if b not in lines[0] and b not in lines[1]:
            raise RubiconError(f"{LABELS[b]} is in reserve but on neither side. Name the block there too.")
    for group in lines:
        if not group.keys() - late:
            raise RubiconError("A side with nobody but reserves: at least one block has to begin the battle.")
    side = {b: attacking if b in lines[0] else 1 - attacking for line in lines for b in line}
    blocks = sorted(side)
    strengths = {**lines[0], **lines[1]}
    ways = _SHUT if forces.cut_off else _OPEN
    return place, Fight(
        blocks,
        [side[b] for b in blocks],
        [strengths[b] for b in blocks],
        [b in late for b in blocks],
        attacking,
        (ways, ways),
        forces.surprise,
    )


def _block_list(words: Iterable[str], who: str, place: int) -> dict[int, int]:
    """The blocks of a side, with their strengths."""
    found: dict[int, int] = {}
    for word in words:
        name, colon, number = word.partition(":")
        b = _named(name, BLOCK_INDEX, "block")
        steps = range(MIN_STRENGTH[b], MAX_STRENGTH[b] + 1, STEP[b])
        if colon and (not number.isdecimal() or int(number) not in steps):
            raise RubiconError(
                f"{LABELS[b]} cannot have the strength '{number}'; it has {' or '.join(map(str, steps))}."
            )
        if b in found:
            raise RubiconError(f"{LABELS[b]} is named twice.")
        if place >= 0 and TYPE[b] == NAVIS and place < CITY_COUNT and not IS_PORT[place]:
            raise RubiconError(f"{LOCATION_NAMES[place]} is no port: {LABELS[b]} cannot be there.")
        if place >= CITY_COUNT and TYPE[b] != NAVIS:
            raise RubiconError(f"{LABELS[b]} cannot fight at sea, on {LOCATION_NAMES[place]}.")
        found[b] = int(number) if colon else MAX_STRENGTH[b]
    if not found:
        raise RubiconError(f"The {who} has no blocks. Name some, as in 'caesar:3,legio-7'.")
    return found


def _leaning(attackers: Iterable[int], defenders: Iterable[int]) -> int:
    """Whose side attacks: that of its leaders and Navis; all others may have defected, and most decide."""
    bound = [{COLOUR[b] for b in group if TYPE[b] in (LEADER, NAVIS)} for group in (attackers, defenders)]
    if len(bound[0]) > 1 or len(bound[1]) > 1:
        raise RubiconError(
            "Leaders and Navis never change sides: those of Caesar and Pompey cannot fight as one."
        )
    if bound[0] & bound[1]:
        raise RubiconError("Leaders and Navis of one side cannot fight each other.")
    if bound[0]:
        return bound[0].pop()
    if bound[1]:
        return 1 - bound[1].pop()
    colours = [COLOUR[b] for b in attackers if b != CLEOPATRA]
    colours += [1 - COLOUR[b] for b in defenders if b != CLEOPATRA]
    return int(sum(colours) * 2 > len(colours))


# ------------------------------------------------------------------ the answer

#: Stands for all blocks of a side that the viewer cannot identify.
_HIDDEN: Final = -1


@dataclass(slots=True)
class _Fate:
    """What one reckoning has in store for a block, or for the hidden blocks of a side together."""

    steps: float = 0.0
    lost: float = 0.0
    leaves: float = 0.0
    strength: float = 0.0
    leader: float = 0.0


def _answer(
    place: int, imagined: Sequence[tuple[Fight, Ending]], known: Known, notes: tuple[str, ...]
) -> Odds:
    """The mean of what was reckoned, side by side and block by block."""
    fight = imagined[0][0]
    sides = [_side_odds(side, imagined, known) for side in (0, 1)]
    return Odds(
        TITLE,
        LOCATIONS[place] if place >= 0 else None,
        sides[fight.attacking],
        sides[1 - fight.attacking],
        tuple(_mean(ending.rounds[number] for _, ending in imagined) for number in range(LAST_ROUND)),
        len(imagined) == 1,
        0 if len(imagined) == 1 else len(imagined),
        notes,
    )


def _side_odds(side: int, imagined: Sequence[tuple[Fight, Ending]], known: Known) -> SideOdds:
    fates = [_fates(side, fight, ending, known) for fight, ending in imagined]
    fight = imagined[0][0]
    own = [(i, b) for i, b in enumerate(fight.blocks) if fight.side[i] == side]
    pieces = [
        _piece(BLOCKS[b], LABELS[b], 1, fight.strength[i], fight.reserve[i], [fate[b] for fate in fates])
        for i, b in own
        if b in fates[0]
    ]
    if _HIDDEN in fates[0]:
        count = len(own) - len(pieces)
        name = "a hidden block" if count == 1 else f"{count} hidden blocks"
        pieces.append(_piece("hidden", name, count, 0, False, [fate[_HIDDEN] for fate in fates]))
    return SideOdds(
        SIDES[side],
        _mean(ending.wins[side] for _, ending in imagined),
        _mean(sum(fate.steps for fate in each.values()) for each in fates),
        _mean(sum(fate.lost for fate in each.values()) for each in fates),
        _mean(sum(fate.leader for fate in each.values()) for each in fates),
        tuple(pieces),
    )


def _fates(side: int, fight: Fight, ending: Ending, known: Known) -> dict[int, _Fate]:
    fates: dict[int, _Fate] = {}
    for i, b in enumerate(fight.blocks):
        if fight.side[i] == side:
            fate = fates.setdefault(b if known is None or b in known else _HIDDEN, _Fate())
            lost = max(0.0, 1.0 - ending.stays[i] - ending.leaves[i])
            fate.steps += fight.strength[i] / STEP[b] - ending.steps_left[i]
            fate.lost += lost
            fate.leaves += ending.leaves[i]
            fate.strength += ending.strength_left[i]
            fate.leader += lost if TYPE[b] == LEADER else 0.0
    return fates


def _piece(
    piece: str, name: str, count: int, strength: int, reserve: bool, fates: Sequence[_Fate]
) -> PieceOdds:
    return PieceOdds(
        piece,
        name,
        count,
        strength,
        piece in _LEADERS,
        reserve,
        _mean(fate.lost / count for fate in fates),
        _mean(fate.leaves / count for fate in fates),
        _mean(fate.strength / count for fate in fates),
    )


def _mean(values: Iterable[float]) -> Figure:
    """With its standard error; a single value is exact."""
    seen = list(values)
    mean = sum(seen) / len(seen)
    if len(seen) == 1:
        return Figure(mean)
    return Figure(mean, sqrt(sum((value - mean) ** 2 for value in seen) / (len(seen) - 1) / len(seen)))
