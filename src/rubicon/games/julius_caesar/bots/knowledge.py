"""What a player may know about enemy blocks: which they can be, what was seen of them, and where.

Everything follows from the player's own view and log, with the same belief as bots and hints have. It is data
for a panel, not for search.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rubicon.core.game import View
from rubicon.core.message import Message, is_message, to_data
from rubicon.games.julius_caesar.bots.memory import BlockTracker
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BLOCK_INDEX,
    BLOCKS,
    CLEOPATRA,
    COLOUR,
    DEPLOYMENT,
    FIRST_YEAR,
    LOCATION_INDEX,
    LOCATIONS,
    MAX_STRENGTH,
    MIN_STRENGTH,
    POOL,
    SIDES,
    STEP,
    THIRD_LEADER,
)

#: The least chance of a block that can be in a place but is not thought to be; and what is missing to
#: certainty.
_LEAST: Final = 0.005
#: Lines of the log about a place, at most: the latest.
_MAX_LINES: Final = 5
#: Rounds in which chances are brought to their sum, none above that of a certain block.
_ROUNDS: Final = 6
#: Events that say something about the enemy blocks of a place, apart from those that move one.
_TELLING: Final = ("levy", "disband", "victory", "strike")


class _Journal:
    """What a side was told about the blocks of the other, and about the places where they stand."""

    def __init__(self, enemy: int, free: bool) -> None:
        self.enemy = enemy
        self.year, self.turn = FIRST_YEAR, 0
        #: Of each enemy block that was seen: the place, the strength then, when, and in what.
        self.sightings: dict[int, dict[str, Any]] = {}
        #: By place: when, and the line.
        self.places: dict[str, list[tuple[int, int, Message]]] = {}
        if not free:
            for b, place in DEPLOYMENT:
                if COLOUR[b] == enemy and b != CLEOPATRA:
                    self._see(b, LOCATIONS[place], MAX_STRENGTH[b], "deployment")

    def _see(self, b: int, place: str, strength: int, how: str) -> None:
        self.sightings[b] = {
            "block": BLOCKS[b],
            "place": place,
            "strength": strength,
            "year": self.year,
            "turn": self.turn,
            "how": how,
        }

    def _note(self, place: str, line: Message) -> None:
        self.places.setdefault(place, []).append((self.year, self.turn, line))

    def hear(self, line: Message) -> None:
        facts: dict[str, Any] = dict(line.facts)
        match line.key:
            case "year":
                self.year, self.turn = facts["year"], 0
            case "turn":
                self.year, self.turn = facts["year"], facts["turn"]
            case "round":
                for _, army in facts["armies"]:
                    for _, fighter in army["blocks"]:
                        self._meet(fighter["block"], facts["place"], fighter["strength"], "battle")
            case "loyal" | "defects" if isinstance(facts["block"], str):
                self._meet(facts["block"], facts["place"], facts.get("strength", 0), "jupiter")
            case "hit" if (b := BLOCK_INDEX[facts["block"]]) in self.sightings:
                seen = self.sightings[b]
                seen["strength"] = max(MIN_STRENGTH[b], seen["strength"] - STEP[b])
            case "eliminated":
                self.sightings.pop(BLOCK_INDEX[facts["block"]], None)
        if is_message(facts.get("block")) and facts.get("side") == SIDES[self.enemy]:
            self._follow(line, facts)
        elif line.key in ("victory", "strike"):
            self._note(facts["place"], line)

    def _meet(self, block: str, place: str, strength: int, how: str) -> None:
        b = BLOCK_INDEX[block]
        if COLOUR[b] == self.enemy and b != CLEOPATRA:  # she is known from behind
            self._see(b, place, strength, how)

    def _follow(self, line: Message, facts: dict[str, Any]) -> None:
        """Note a line about a block that was seen from behind."""
        if "destination" in facts:
            self._note(facts["origin"], line)
            self._note(facts["destination"], line)
        elif line.key in _TELLING:
            self._note(facts["place"], line)


class _Possible:
    """For each enemy block the places where it can be. Unlike belief, it never excludes what can be true."""

    def __init__(self, enemy: int, free: bool) -> None:
        self.enemy = enemy
        self.blocks = [b for b in range(BLOCK_COUNT) if COLOUR[b] == enemy and b != CLEOPATRA]
        start = {b: place for b, place in DEPLOYMENT if b in self.blocks}
        anywhere = set(start.values())
        self.places: dict[int, set[int]] = {
            b: ({start[b]} if not free else set(anywhere)) if b in start else {POOL} for b in self.blocks
        }
        self._defector = -1

    def hear(self, line: Message) -> None:
        facts: dict[str, Any] = dict(line.facts)
        match line.key:
            case "round":
                for _, army in facts["armies"]:
                    for _, fighter in army["blocks"]:
                        self._put(fighter["block"], LOCATION_INDEX[facts["place"]])
            case "loyal" | "defects" if isinstance(facts["block"], str):
                self._put(facts["block"], LOCATION_INDEX[facts["place"]])
                self._defector = BLOCK_INDEX[facts["block"]]
            case "welcome":
                self._put(BLOCKS[self._defector], LOCATION_INDEX[facts["destination"]])
            case "eliminated":
                self._put(facts["block"], POOL)
            case "levy":
                self._move(facts, POOL, LOCATION_INDEX[facts["place"]])
            case "disband":
                self._move(facts, LOCATION_INDEX[facts["place"]], POOL)
            case _ if "destination" in facts and "block" in facts:
                origin = LOCATION_INDEX[facts["origin"]] if "origin" in facts else -1
                self._move(facts, origin, LOCATION_INDEX[facts["destination"]])

    def _put(self, block: str, place: int) -> None:
        if (b := BLOCK_INDEX[block]) in self.places:
            self.places[b] = {place}

    def _move(self, facts: dict[str, Any], origin: int, destination: int) -> None:
        """A back went from a place to another: any block that can have stood there may have gone, or have
        stayed."""
        if isinstance(facts["block"], str):
            self._put(facts["block"], destination)
            return
        for there in self.places.values():
            if origin < 0 or origin in there:
                there.add(destination)

    def fit(self, hidden: Sequence[int], backs: Mapping[int, int]) -> None:
        """Exclude what the backs on the map exclude: the places of these blocks hold this many of them."""
        for b in self.blocks:
            if b not in hidden:
                self.places[b] = set()
        for b in hidden:
            self.places[b] &= {POOL, *backs}
        changed = True
        while changed:
            changed = False
            for place, count in backs.items():
                can = [b for b in hidden if place in self.places[b]]
                sure = [b for b in can if len(self.places[b]) == 1]
                if len(can) == count:
                    loose = [b for b in can if len(self.places[b]) > 1]
                    for b in loose:
                        self.places[b] = {place}
                elif len(sure) == count:
                    loose = [b for b in can if b not in sure]
                    for b in loose:
                        self.places[b].discard(place)
                else:
                    loose = []
                changed = changed or bool(loose)


def knowledge(options: Mapping[str, str], lines: Sequence[Message], view: View) -> dict[str, Any]:
    """What the side of a view may know about each stack of the enemy, and where it saw blocks that may be
    anywhere now."""
    viewer = SIDES.index(view["viewer"])
    enemy = 1 - viewer
    free = options.get("deployment") == "free"
    tracker, journal, possible = BlockTracker(), _Journal(enemy, free), _Possible(enemy, free)
    tracker.begin(free)
    for line in lines:
        tracker.hear(line)
        journal.hear(line)
        possible.hear(line)
    tracker.record(view)
    backs = _backs(view, enemy)
    possible.fit(
        _hidden_blocks(view, enemy), {LOCATION_INDEX[place]: count for place, count in backs.items()}
    )
    stacks = []
    certain: set[int] = set()
    for place, count in backs.items():
        at = LOCATION_INDEX[place]
        can = {b: there for b, there in possible.places.items() if at in there}
        believed = tracker.likelihoods(at)
        likely = {b: 1.0 if len(there) == 1 else believed[b] for b, there in can.items()}
        chances = _that_add_up(likely, [b for b in can if len(can[b]) == 1], count)
        blocks = sorted(chances, key=lambda b: -chances[b])
        certain |= {b for b in blocks if chances[b] == 1.0}
        stacks.append(
            {
                "place": place,
                "side": SIDES[enemy],
                "count": count,
                "blocks": [
                    {
                        "block": BLOCKS[b],
                        "chance": round(chances[b], 3),
                        "seen": journal.sightings.get(b),
                    }
                    for b in blocks
                ],
                "lines": [
                    {"year": year, "turn": turn, "line": to_data(line)}
                    for year, turn, line in journal.places.get(place, [])[-_MAX_LINES:]
                ],
            }
        )
    ghosts = [seen for b, seen in journal.sightings.items() if possible.places[b] and b not in certain]
    return {"stacks": stacks, "ghosts": ghosts}


def _that_add_up(likely: Mapping[int, float], sure: Sequence[int], count: int) -> dict[int, float]:
    """The chances of the blocks that may be among the `count` of a place: 1 for those that are `sure`, and
    the others in proportion, so that the sum is right. The tracker's own sums are right only nearly."""
    unsure = {b: max(_LEAST, chance) for b, chance in likely.items() if b not in sure}
    for _ in range(_ROUNDS):
        factor = (count - len(sure)) / max(sum(unsure.values()), _LEAST)
        unsure = {b: min(1.0 - _LEAST, chance * factor) for b, chance in unsure.items()}
    return {**dict.fromkeys(sure, 1.0), **unsure}


def _hidden_blocks(view: View, enemy: int) -> list[int]:
    """The blocks of the enemy's colour that may stand on the map face-down."""
    known = {*view["revealed"], *view["eliminated"], *view["killed"], *view.get("own", {})}
    leader_lives = not any(COLOUR[BLOCK_INDEX[name]] == enemy for name in view["killed"])
    return [
        b
        for b, name in enumerate(BLOCKS)
        if COLOUR[b] == enemy
        and b != CLEOPATRA
        and name not in known
        and not (leader_lives and b == THIRD_LEADER[enemy])
    ]


def _backs(view: View, enemy: int) -> dict[str, int]:
    """How many face-down blocks of the enemy's colour stand in each place."""
    found: dict[str, int] = {}
    for rows in view["hidden"].values():
        for place, colour, _moved, _reserve, _border, count in rows:
            if colour == SIDES[enemy]:
                found[place] = found.get(place, 0) + count
    return found
