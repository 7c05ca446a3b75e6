"""Battle odds: for a battle that is being fought or is due, a planned attack, or a list of blocks.

From a complete position, and where nothing in the battle is hidden from the viewer, the answer is exact. From
a view with hidden blocks it is the mean over positions sampled from that view, with its standard error; the
odds of each sample are exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from rubicon.core.game import RubiconError, State, View
from rubicon.core.message import Message, message
from rubicon.core.odds import Forces, Odds, OddsValue, PieceOdds, SideOdds
from rubicon.games.julius_caesar.odds.battle import EscapeRoutes, Fight, FightOdds, calculate
from rubicon.games.julius_caesar.rules import movement, retreats
from rubicon.games.julius_caesar.rules.battle import BATTLE_TURN, HITS, LAST_ROUND
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
    LOCATIONS,
    MAX_STRENGTH,
    MIN_STRENGTH,
    NAVIS,
    SIDES,
    STEP,
    TYPE,
    WAYS,
)
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.kit.questions import index_of, no_answer
from rubicon.games.kit.values import members

Sampler = Callable[[View, Random], Position]
#: The blocks that the viewer can identify, or None: all.
KnownBlocks = set[int] | None

TITLE: Final = "julius-caesar"
#: Added to a question, it gives the planned attack the first strike (Mars, Neptune).
SURPRISE: Final = "surprise"
_LEADERS: Final = frozenset(BLOCKS[b] for side in LEADERS for b in side)
#: For blocks without a position: every block can escape, or none.
_ALL_ESCAPE: Final = EscapeRoutes(99, True)
_NO_ESCAPE: Final = EscapeRoutes(0, False)


# ------------------------------------------------------------------ the questions


def odds(known: State | View | Forces, question: str, samples: int, seed: int, sample: Sampler) -> Odds:
    """Answer a question: empty for the battle that is being fought or is due; a place for the battle there; a
    place and blocks (`ravenna caesar legio-7@asculum`) for an attack by them. `samples` and `seed` are used
    only where blocks are hidden. Raises `RubiconError` for a question without an answer."""
    if isinstance(known, Forces):
        if question:
            raise RubiconError(message("odds-no-position"))
        place, fight = _fight_from_names(known)
        return _answer(place, [(fight, calculate(fight))], None, ())
    asked = _Question.parse(question)
    if isinstance(known, State):
        assert isinstance(known, Position)
        place, fight, notes = asked.fight(known, -1)
        return _answer(place, [(fight, calculate(fight))], None, notes)
    viewer = SIDES.index(known["viewer"]) if known["viewer"] in SIDES else -1
    if viewer < 0 and asked.march:
        raise RubiconError(message("odds-spectator"))
    seen = {CLEOPATRA, *(BLOCK_INDEX[name] for name in (*known.get("own", ()), *known["revealed"]))}
    rng = Random(seed)
    place, fight, notes = asked.fight(sample(known, rng), viewer)
    imagined = [(fight, calculate(fight))]
    if not seen.issuperset(fight.blocks):
        if samples < 2:
            raise no_answer(TITLE, "odds-hidden")
        while len(imagined) < samples:
            _, fight, _ = asked.fight(sample(known, rng), viewer)
            imagined.append((fight, calculate(fight)))
    return _answer(place, imagined, seen, notes)


@dataclass(frozen=True, slots=True)
class _Question:
    """A parsed question: a place (or -1), and the blocks that march there, each with a city or -1."""

    place: int
    march: tuple[tuple[int, int], ...] = ()
    surprise: bool = False

    @staticmethod
    def parse(question: str) -> _Question:
        words = question.split()
        if not words:
            return _Question(-1)
        place = index_of(words[0].casefold(), LOCATIONS, "place")
        march: list[tuple[int, int]] = []
        for word in words[1:]:
            if word != SURPRISE:
                block, _, origin = word.partition("@")
                march.append(
                    (
                        index_of(block.casefold(), BLOCKS, "block"),
                        index_of(origin.casefold(), LOCATIONS, "place") if origin else -1,
                    )
                )
        return _Question(place, tuple(march), SURPRISE in words[1:])

    def fight(self, s: Position, viewer: int) -> tuple[int, Fight, tuple[Message, ...]]:
        """Place, fight and notes of the battle in this position, or in the position after the marches."""
        if not self.march and not self.surprise:
            place = self.place if self.place >= 0 else _due_place(s)
            return place, fight_at(s, place), ()
        if is_battle_running(s) and s.battle == self.place:
            raise no_answer(TITLE, "odds-battle-begun", place=LOCATIONS[self.place])
        later = s.clone()
        assert isinstance(later, Position)
        notes = _enter_attackers(later, viewer, self.place, self.march)
        if self.surprise:
            later.surprise = self.place
        return self.place, fight_at(later, self.place), notes


def _due_place(s: Position) -> int:
    """The place of the battle that is being fought, or of the only battle that is due."""
    if is_battle_running(s):
        return s.battle
    if len(s.attacker) == 1:
        return next(iter(s.attacker))
    if s.attacker:
        raise no_answer(TITLE, "odds-several", near=[LOCATIONS[place] for place in sorted(s.attacker)])
    raise no_answer(TITLE, "odds-no-battle", example="ravenna caesar legio-7")


# ------------------------------------------------------------------ from a position


def is_battle_running(s: Position) -> bool:
    """Whether a battle is being fought."""
    return s.phase in (BATTLE_TURN, HITS)


def fight_at(s: Position, place: int) -> Fight:
    """The battle of a place as it stands in a position, from its present moment on."""
    if not s.is_contested(place):
        raise no_answer(TITLE, "odds-nobody-fights", place=LOCATIONS[place])
    now = is_battle_running(s) and s.battle == place
    attacking = s.attacking if now else s.attacker[place]
    blocks = members(s.here[place] | s.here[LOCATION_COUNT + place])
    return Fight(
        blocks,
        [s.side[b] for b in blocks],
        [s.strength[b] for b in blocks],
        [bool(s.reserves >> b & 1) for b in blocks],
        attacking,
        (_escape_routes(s, place, 0, now), _escape_routes(s, place, 1, now)),
        s.surprise == place,
        s.round if now else 1,
        frozenset(members(s.acted)) if now else frozenset(),
        s.hits if now and s.phase is HITS else 0,
        s.mover,
    )


def _escape_routes(s: Position, place: int, side: int, now: bool) -> EscapeRoutes:
    """7.6: how many land blocks of `side` could retreat, and whether its Navis could; found by trying it.

    Roads are used first and then the ship, so that the count does not depend on which block goes where. Navis
    have their turn last and do not block each other.
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
    return EscapeRoutes(land, navis >= 0 and bool(retreats.open_retreats(empty, navis)[0]))


def _enter_attackers(
    s: Position, viewer: int, place: int, march: Sequence[tuple[int, int]]
) -> tuple[Message, ...]:
    """6.12, 6.14: let blocks enter a place in this order; the first is in the main attack. Returns notes."""
    side = viewer
    counts: dict[int, int] = {}
    for b, origin in march:
        at = s.where[b]
        if side < 0:
            side = s.side[b]
        if at >= LOCATION_COUNT or s.side[b] != side:
            raise no_answer(TITLE, "odds-not-there", block=BLOCKS[b], side=SIDES[side])
        start = origin if origin >= 0 else at
        if place not in WAYS[int(TYPE[b] == NAVIS)][start]:
            raise no_answer(
                TITLE,
                "odds-no-way",
                way="water" if TYPE[b] == NAVIS else "road",
                origin=LOCATIONS[start],
                destination=LOCATIONS[place],
                block=BLOCKS[b],
            )
        if not s.here[(1 - side) * LOCATION_COUNT + place]:
            raise no_answer(TITLE, "odds-no-enemies", side=SIDES[side], place=LOCATIONS[place])
        border = BETWEEN[start * LOCATION_COUNT + place]
        counts[border] = counts.get(border, 0) + 1
        s.mover = side
        s.place(b, place)
        movement.enter_battle(s, b, place, border)
    if march and s.edition.undeclared_attack(s) == place:
        b, origin = march[0]
        first = s.came_by[b]
        movement.declare_main_attack(s, place, movement.other_end(first, place))
    return tuple(
        message("odds-too-many", count=count, limit=limit, place=LOCATIONS[movement.other_end(border, place)])
        for border, count in counts.items()
        if count > (limit := s.edition.road_limit(s, border, True, True))
    )


# ------------------------------------------------------------------ from names alone


def _fight_from_names(forces: Forces) -> tuple[int, Fight]:
    """Place (or -1) and fight of a list of blocks. A beaten attacker can retreat, unless cut off."""
    place = index_of(forces.place.casefold(), LOCATIONS, "place") if forces.place is not None else -1
    lines = [_block_list(forces.attacker, "attacker", place), _block_list(forces.defender, "defender", place)]
    twice = sorted(lines[0].keys() & lines[1].keys())
    if twice:
        raise no_answer(TITLE, "odds-both-sides", block=BLOCKS[twice[0]])
    attacking = _attacking_side(lines[0], lines[1])
    late = {index_of(word.casefold(), BLOCKS, "block") for word in forces.reserve}
    for b in sorted(late):
        if b not in lines[0] and b not in lines[1]:
            raise no_answer(TITLE, "odds-reserve-alone", block=BLOCKS[b])
    for group in lines:
        if not group.keys() - late:
            raise no_answer(TITLE, "odds-only-reserves")
    side = {b: attacking if b in lines[0] else 1 - attacking for line in lines for b in line}
    blocks = sorted(side)
    strengths = {**lines[0], **lines[1]}
    escapes = _NO_ESCAPE if forces.cut_off else _ALL_ESCAPE
    return place, Fight(
        blocks,
        [side[b] for b in blocks],
        [strengths[b] for b in blocks],
        [b in late for b in blocks],
        attacking,
        (escapes, escapes),
        forces.surprise,
    )


def _block_list(words: Iterable[str], who: str, place: int) -> dict[int, int]:
    """The blocks of a side, with their strengths."""
    found: dict[int, int] = {}
    for word in words:
        name, colon, number = word.partition(":")
        b = index_of(name.casefold(), BLOCKS, "block")
        steps = range(MIN_STRENGTH[b], MAX_STRENGTH[b] + 1, STEP[b])
        if colon and (not number.isdecimal() or int(number) not in steps):
            strengths = list(steps)
            raise no_answer(TITLE, "odds-strength", block=BLOCKS[b], word=number, strengths=strengths)
        if b in found:
            raise no_answer(TITLE, "odds-twice", block=BLOCKS[b])
        if place >= 0 and TYPE[b] == NAVIS and place < CITY_COUNT and not IS_PORT[place]:
            raise no_answer(TITLE, "odds-no-port", block=BLOCKS[b], place=LOCATIONS[place])
        if place >= CITY_COUNT and TYPE[b] != NAVIS:
            raise no_answer(TITLE, "odds-at-sea", block=BLOCKS[b], place=LOCATIONS[place])
        found[b] = int(number) if colon else MAX_STRENGTH[b]
    if not found:
        raise no_answer(TITLE, "odds-no-blocks", role=who, example="caesar:3,legio-7")
    return found


def _attacking_side(attackers: Iterable[int], defenders: Iterable[int]) -> int:
    """The side that attacks: that of its leaders and Navis, which never defect; otherwise of the majority."""
    bound = [{COLOUR[b] for b in group if TYPE[b] in (LEADER, NAVIS)} for group in (attackers, defenders)]
    if len(bound[0]) > 1 or len(bound[1]) > 1:
        raise no_answer(TITLE, "odds-both-bound")
    if bound[0] & bound[1]:
        raise no_answer(TITLE, "odds-same-bound")
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
class _BlockOdds:
    """Expected result of one fight for a block, or for the hidden blocks of a side together."""

    steps: float = 0.0
    lost: float = 0.0
    leaves: float = 0.0
    strength: float = 0.0
    leader: float = 0.0


def _answer(
    place: int, imagined: Sequence[tuple[Fight, FightOdds]], known: KnownBlocks, notes: tuple[Message, ...]
) -> Odds:
    """The mean over all sampled fights, for each side and each block."""
    fight = imagined[0][0]
    sides = [_side_odds(side, imagined, known) for side in (0, 1)]
    return Odds(
        TITLE,
        LOCATIONS[place] if place >= 0 else None,
        sides[fight.attacking],
        sides[1 - fight.attacking],
        tuple(_mean(expected.rounds[number] for _, expected in imagined) for number in range(LAST_ROUND)),
        len(imagined) == 1,
        0 if len(imagined) == 1 else len(imagined),
        notes,
    )


def _side_odds(side: int, imagined: Sequence[tuple[Fight, FightOdds]], known: KnownBlocks) -> SideOdds:
    blocks = [_block_odds(side, fight, expected, known) for fight, expected in imagined]
    fight = imagined[0][0]
    own = [(i, b) for i, b in enumerate(fight.blocks) if fight.side[i] == side]
    pieces = [
        _piece(
            BLOCKS[b],
            message("odds-block", block=BLOCKS[b]),
            1,
            fight.strength[i],
            fight.reserve[i],
            [each[b] for each in blocks],
        )
        for i, b in own
        if b in blocks[0]
    ]
    if _HIDDEN in blocks[0]:
        count = len(own) - len(pieces)
        name = message("odds-hidden-blocks", count=count)
        pieces.append(_piece("hidden", name, count, 0, False, [each[_HIDDEN] for each in blocks]))
    return SideOdds(
        SIDES[side],
        _mean(expected.wins[side] for _, expected in imagined),
        _mean(sum(block.steps for block in each.values()) for each in blocks),
        _mean(sum(block.lost for block in each.values()) for each in blocks),
        _mean(sum(block.leader for block in each.values()) for each in blocks),
        tuple(pieces),
    )


def _block_odds(side: int, fight: Fight, expected: FightOdds, known: KnownBlocks) -> dict[int, _BlockOdds]:
    found: dict[int, _BlockOdds] = {}
    for i, b in enumerate(fight.blocks):
        if fight.side[i] == side:
            block = found.setdefault(b if known is None or b in known else _HIDDEN, _BlockOdds())
            lost = max(0.0, 1.0 - expected.stays[i] - expected.leaves[i])
            block.steps += fight.strength[i] / STEP[b] - expected.steps_left[i]
            block.lost += lost
            block.leaves += expected.leaves[i]
            block.strength += expected.strength_left[i]
            block.leader += lost if TYPE[b] == LEADER else 0.0
    return found


def _piece(
    piece: str, name: Message, count: int, strength: int, reserve: bool, samples: Sequence[_BlockOdds]
) -> PieceOdds:
    return PieceOdds(
        piece,
        name,
        count,
        strength,
        piece in _LEADERS,
        reserve,
        _mean(each.lost / count for each in samples),
        _mean(each.leaves / count for each in samples),
        _mean(each.strength / count for each in samples),
    )


def _mean(values: Iterable[float]) -> OddsValue:
    """The mean with its standard error; a single value is exact."""
    seen = list(values)
    mean = sum(seen) / len(seen)
    if len(seen) == 1:
        return OddsValue(mean)
    return OddsValue(mean, sqrt(sum((value - mean) ** 2 for value in seen) / (len(seen) - 1) / len(seen)))
