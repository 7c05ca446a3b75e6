"""What a player knows about enemy blocks from watching the game: which block each back can be.

Blocks are hidden again after a battle, but everybody sees from where to where each back moves. `BlockTracker`
follows the log of its side: the deployment is public, a battle names the blocks in it, a levy brings a block
that can be levied in that city, winter sends some away. Between these, certainty only spreads where backs
that look alike part. The newest view corrects what the log did not tell.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from rubicon.core.game import View
from rubicon.core.message import Message
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BLOCK_INDEX,
    BY_ROAD,
    BY_WATER,
    CITY_COUNT,
    CLEOPATRA,
    COLOUR,
    DEPLOYMENT,
    FIRST_YEAR,
    IS_PORT,
    LEADER,
    LOCATION_COUNT,
    LOCATION_INDEX,
    MAX_STRENGTH,
    MIN_STRENGTH,
    NAVIS,
    SIDES,
    STEP,
    THIRD_LEADER,
    TURNS_PER_YEAR,
    TYPE,
)
from rubicon.games.julius_caesar.rules.levies import levy_places
from rubicon.games.julius_caesar.rules.sampling import Beliefs
from rubicon.games.julius_caesar.rules.sequence import DEPLOY
from rubicon.games.kit.belief import HiddenPieces
from rubicon.games.kit.graphs import distances

#: The chance that a block gains a step in a turn, and turns after which no more is guessed.
_GAIN_STEP_PROBABILITY: Final = 0.25
_MAX_TURNS_OF_GAINS: Final = 8
#: Turns of gains that a block may have had that was never seen.
_UNSEEN_TURNS: Final = 6
#: The place of blocks that are not on the map.
_POOL: Final = LOCATION_COUNT
#: Where the log does not tell how a back came to a place: the likelihood that it came from another place, by
#: the number of steps, and from the pool.
_UNSEEN_MOVE: Final = 0.3
_UNSEEN_LEVY: Final = 0.1
#: 5.3: the share of blocks that a free deployment leaves in their places, as a guess.
_STAY_AT_DEPLOYMENT: Final = 0.3
#: 6.1: steps of one block in a turn, at most: with Mercury.
_MAX_STEPS: Final = 3
#: The least weight of a block that may stand in a place, so that a sample never lacks a candidate.
_LEAST_WEIGHT: Final = 1e-6

#: Steps between places, by road or water.
_DISTANCES: Final = [
    distances([BY_ROAD[place] + BY_WATER[place] for place in range(LOCATION_COUNT)], start)
    for start in range(LOCATION_COUNT)
]
_SHIPS: Final = [b for b in range(BLOCK_COUNT) if TYPE[b] == NAVIS]
_LAND: Final = [b for b in range(BLOCK_COUNT) if TYPE[b] != NAVIS and b != CLEOPATRA]
#: The blocks that may be levied in each city.
_LEVIED_IN: Final[list[list[int]]] = [
    [b for b in range(BLOCK_COUNT) if b != CLEOPATRA and city in levy_places(b)] for city in range(CITY_COUNT)
]


class BlockTracker(Beliefs):
    """Where each block may be that a side cannot identify, by its views and its log."""

    def __init__(self) -> None:
        self._pieces = HiddenPieces(BLOCK_COUNT, LOCATION_COUNT + 1)
        self._strength: list[int] = [0] * BLOCK_COUNT
        #: When each block was last seen, in turns; -1 for never.
        self._when: list[int] = [-1] * BLOCK_COUNT
        self._now = 0
        self._viewer = -1
        #: Blocks that cannot be levied this Year: eliminated, killed, and leaders who wait for their turn.
        self._gone: set[int] = set(THIRD_LEADER)
        self._begun = False
        self._defector = -1
        self._steps = 0

    def __reduce__(self) -> tuple[Any, ...]:
        known = (self._pieces, self._strength, self._when, self._now, self._viewer)
        return _tracker_again, (*known, self._gone, self._begun, self._defector, self._steps)

    # ------------------------------------------------------------------ what is seen

    def record(self, view: View) -> None:
        """Make the tracker agree with a view."""
        now = view["year"] * (TURNS_PER_YEAR + 1) + view["turn"]
        self._viewer = SIDES.index(view["viewer"]) if view["viewer"] in SIDES else -1
        if not self._begun and view["turn"] <= 1 and view["year"] <= FIRST_YEAR:
            self._deploy()
        self._begun = True
        self._now = now
        if view["phase"] == DEPLOY.name:
            self._deploy_freely()
        for name, (seen, strength, _side) in view["revealed"].items():
            self._see(BLOCK_INDEX[name], LOCATION_INDEX[seen], strength)
        for name in [*view["eliminated"], *view["killed"]]:
            self._pieces.put(BLOCK_INDEX[name], _POOL)
        self._fit(view)

    def begin(self, free: bool) -> None:
        """The game begins, with the historical deployment or a free one."""
        self._deploy()
        if free:
            self._deploy_freely()
            self._when = [-1] * BLOCK_COUNT
        self._begun = True

    def _deploy(self) -> None:
        """5.1: the historical deployment is public."""
        for b, place in DEPLOYMENT:
            self._see(b, place, MAX_STRENGTH[b])

    def _deploy_freely(self) -> None:
        """5.3: each block may stand where any of its side stood, Navis in ports; many stay."""
        for side in (0, 1):
            places = [place for b, place in DEPLOYMENT if COLOUR[b] == side]
            for b, home in DEPLOYMENT:
                if COLOUR[b] == side:
                    row = [0.0] * (LOCATION_COUNT + 1)
                    for place in places:
                        if TYPE[b] != NAVIS or IS_PORT[place]:
                            row[place] += (1.0 - _STAY_AT_DEPLOYMENT) / len(places)
                    row[home] += _STAY_AT_DEPLOYMENT
                    self._pieces.rows[b] = row

    def _see(self, b: int, place: int, strength: int) -> None:
        self._pieces.put(b, place)
        self._strength[b] = max(MIN_STRENGTH[b], strength)
        self._when[b] = self._now

    def _fit(self, view: View) -> None:
        """Spread each colour's blocks that cannot be identified over the backs that are seen."""
        known = {BLOCK_INDEX[name] for name in [*view["revealed"], *view["eliminated"], *view["killed"]]}
        known.update(BLOCK_INDEX[name] for name in view.get("own", {}))
        for side in (0, 1):
            third = THIRD_LEADER[side]
            if not any(COLOUR[BLOCK_INDEX[name]] == side for name in view["killed"]):
                known.add(third)
        backs: list[dict[int, int]] = [{}, {}]
        for rows in view["hidden"].values():
            for place, colour, _moved, _reserve, _border, count in rows:
                if colour in SIDES:
                    at = LOCATION_INDEX[place]
                    counted = backs[SIDES.index(colour)]
                    counted[at] = counted.get(at, 0) + count
        for colour in (0, 1):
            if backs[colour] or colour != self._viewer:
                hidden = [b for b in _BLOCKS_OF_COLOUR[colour] if b not in known]
                self._explain_arrivals(hidden, backs[colour])
                self._pieces.fit(hidden, backs[colour])

    def _explain_arrivals(self, hidden: list[int], backs: dict[int, int]) -> None:
        """Where more backs stand than the log has told of, they came from near by, or from the pool."""
        rows = self._pieces.rows
        for place, count in backs.items():
            expected = 0.0
            for b in hidden:
                expected += rows[b][place]
            if expected > count - 0.5:
                continue
            for b in hidden:
                if (place >= CITY_COUNT) if TYPE[b] != NAVIS else (place < CITY_COUNT and not IS_PORT[place]):
                    continue
                row = rows[b]
                likely = _UNSEEN_LEVY * row[_POOL]
                for other in range(LOCATION_COUNT):
                    if row[other] > 0.0 and other != place:
                        likely += row[other] * _UNSEEN_MOVE / (1 + _DISTANCES[other][place])
                row[place] += likely * (count - expected)

    # ------------------------------------------------------------------ what is told

    def hear(self, line: Message) -> None:
        """Follow an event, as the side was told about it."""
        if not self._begun:
            self._deploy()
            self._begun = True
        facts: dict[str, Any] = dict(line.facts)
        name = line.key
        if name == "turn":
            self._now = facts["year"] * (TURNS_PER_YEAR + 1) + facts["turn"]
            self._pieces.forget_mover()
        elif name == "year":
            # 8.6: eliminated blocks may be levied again; leaders stay dead.
            self._gone = {b for b in self._gone if TYPE[b] == LEADER}
        elif name == "round":
            for army in facts["armies"]:
                for fighter in army[1]["blocks"]:
                    block = BLOCK_INDEX[fighter[1]["block"]]
                    self._see(block, LOCATION_INDEX[facts["place"]], fighter[1]["strength"])
        elif name == "hit":
            b = BLOCK_INDEX[facts["block"]]
            self._strength[b] = max(MIN_STRENGTH[b], self._strength[b] - STEP[b])
        elif name == "eliminated":
            self._eliminate(BLOCK_INDEX[facts["block"]])
        elif name == "levy":
            self._levy(facts)
        elif name == "disband":
            self._move(facts, LOCATION_INDEX[facts["place"]], _POOL)
        elif name in ("loyal", "defects"):
            if isinstance(facts["block"], str):
                b = BLOCK_INDEX[facts["block"]]
                self._see(b, LOCATION_INDEX[facts["place"]], facts.get("strength", self._strength[b]))
                self._defector = b
        elif name == "strike":
            self._strike(LOCATION_INDEX[facts["place"]])
        elif name == "welcome":
            if self._defector >= 0:
                self._pieces.put(self._defector, LOCATION_INDEX[facts["destination"]])
        elif "origin" in facts and "destination" in facts and "block" in facts:
            self._move(facts, LOCATION_INDEX[facts["origin"]], LOCATION_INDEX[facts["destination"]])

    def _eliminate(self, b: int) -> None:
        if b == CLEOPATRA:
            return
        self._pieces.put(b, _POOL)
        self._when[b] = -1
        self._gone.add(b)
        if TYPE[b] == LEADER:  # 7.51: the third leader may be levied now
            self._gone.discard(THIRD_LEADER[COLOUR[b]])

    def _levy(self, facts: dict[str, Any]) -> None:
        """6.4: a block from the pool that may be levied in that city."""
        side = SIDES.index(facts["side"])
        city = LOCATION_INDEX[facts["place"]]
        if isinstance(facts["block"], str):
            b = BLOCK_INDEX[facts["block"]]
            self._see(b, city, MIN_STRENGTH[b])
            return
        possible = [b for b in _LEVIED_IN[city] if COLOUR[b] == side and b not in self._gone]
        self._pieces.move(_POOL, city, possible)
        self._pieces.forget_mover()

    def _move(self, facts: dict[str, Any], origin: int, destination: int) -> None:
        """One back goes from place to place, perhaps the one that moved last."""
        block = facts["block"]
        if isinstance(block, str):
            b = BLOCK_INDEX[block]
            if b != CLEOPATRA:
                self._pieces.put(b, destination)
            return
        at_sea = origin >= CITY_COUNT or destination >= CITY_COUNT
        if self._pieces.arrived() == origin and (at_sea or self._steps < _MAX_STEPS):
            self._steps += 1
            self._pieces.move_on(destination)
            return
        self._steps = 1
        side = SIDES.index(facts["side"])
        serving = block[1].get("side") if len(block) > 1 and block[1] else None
        colour = side if serving is None else SIDES.index(serving)
        ships = block[0] == "unknown-navis"
        # On the road go land blocks; whatever leaves a port for the pool may be either.
        kinds = _SHIPS if ships else (_LAND if destination != _POOL else _ALL)
        self._pieces.move(origin, destination, [b for b in kinds if COLOUR[b] == colour])
        if destination == _POOL:
            self._pieces.forget_mover()

    def _strike(self, place: int) -> None:
        """Vulcan: blocks that are thought to be there lose a step."""
        for b in range(BLOCK_COUNT):
            if self._when[b] >= 0 and self._pieces.rows[b][place] > 0.5:
                self._strength[b] = max(MIN_STRENGTH[b], self._strength[b] - STEP[b])

    # ------------------------------------------------------------------ what is believed

    def likelihoods(self, place: int) -> list[float]:
        return [row[place] + _LEAST_WEIGHT for row in self._pieces.rows]

    def strength(self, b: int, rng: Random) -> int:
        random = rng.random
        strength = MIN_STRENGTH[b]
        most = MAX_STRENGTH[b]
        turns = _UNSEEN_TURNS
        if self._when[b] >= 0:
            strength = self._strength[b]
            turns = min(self._now - self._when[b], _MAX_TURNS_OF_GAINS)
        for _ in range(turns):
            if strength >= most:
                break
            drawn: float = random()
            if drawn < _GAIN_STEP_PROBABILITY:
                strength += STEP[b]
        return strength


_ALL: Final = [b for b in range(BLOCK_COUNT) if b != CLEOPATRA]
_BLOCKS_OF_COLOUR: Final[list[list[int]]] = [[b for b in _ALL if COLOUR[b] == side] for side in (0, 1)]


def _tracker_again(
    pieces: HiddenPieces,
    strength: list[int],
    when: list[int],
    now: int,
    viewer: int,
    gone: set[int],
    begun: bool,
    defector: int,
    steps: int,
) -> BlockTracker:
    """The tracker that was pickled."""
    tracker = BlockTracker()
    tracker._pieces = pieces
    tracker._strength = strength
    tracker._when = when
    tracker._now = now
    tracker._viewer = viewer
    tracker._gone = gone
    tracker._begun = begun
    tracker._defector = defector
    tracker._steps = steps
    return tracker
