"""Every entry of a vector has the documented meaning (`Features.slots`), and follows from the view alone.

`tests/support/slow_vectors.py` makes each slot a second time, from the view. So the vector holds nothing that
is hidden, and what a view says can be read back from it. What a view only derives from the rest, such as the
limit of a hand, is named in `DERIVED`.

On one build only: checksums in `tests/envs/test_pettingzoo.py` hold the vectors of both to the same bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from rubicon.core.features import Features
from rubicon.core.game import View
from rubicon.core.message import Message
from rubicon.games import game
from rubicon.games.julius_caesar.rules import components as caesar
from tests.promises.test_features import course, vector
from tests.support.slow_vectors import BLOCKS, PLACES, SIDES, SLOTS, Slow, one
from tests.support.suites.editions import every_edition

pytestmark = pytest.mark.heavy

SETTINGS = every_edition()
SEEDS = range(3)

#: What the view says for readers, and what follows from the rest of it.
DERIVED = {
    "julius-caesar": {"viewer", "title", "rules", "eliminated", "killed", "lost"},
    "caesar-xl": {"viewer", "pack", "rules", "season", "worth", "hand_limit"},
    "rome-vs-gaul": {"viewer", "pack", "rules", "year"},
}


class Read(dict[str, Any]):
    """A view that knows which of its parts were looked at."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.looked_at: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self.looked_at.add(name)
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.looked_at.add(name)
        return super().get(name, default)


def check(features: Features, slots: Mapping[str, Slow], view: View, side: int, found: bytes) -> None:
    """Every slot is what the view says."""
    assert set(slots) == {slot.name for slot in features.slots}
    for slot in features.slots:
        entries = list(found[slot.start : slot.start + slot.size])
        assert entries == slots[slot.name](view, side), (slot.name, slot.meaning)


@pytest.mark.parametrize(("name", "options"), SETTINGS)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_entry_follows_from_the_view(name: str, options: dict[str, str], seed: int) -> None:
    title = game(name)
    features = title.features()
    for number, (state, _) in enumerate(course(title, options, seed + 40)):
        if number % 3 == 0:
            for side in (0, 1):
                view = Read(state.view(side))
                check(features, SLOTS[name], view, side, vector(features, state, side))
                assert set(view) - view.looked_at <= DERIVED[name]


# ------------------------------------------------------------------ what was seen earlier


class Remembered:
    """Where and how strong a side last knew each block of Julius Caesar to be, by what it was told."""

    def __init__(self, deployed: bool) -> None:
        self.known: dict[str, tuple[str, int]] = {}
        if deployed:
            for block, place in caesar.DEPLOYMENT:
                self.known[BLOCKS[block]] = (PLACES[place], caesar.MAX_STRENGTH[block])
        self.defector = ""

    def hear(self, line: Message) -> None:
        facts: dict[str, Any] = dict(line.facts)
        block: Any = facts.get("block")
        if line.key == "round":
            for army in facts["armies"]:
                for fighter in army.facts["blocks"]:
                    each = fighter.facts
                    self.known[each["block"]] = (facts["place"], each["strength"])
        elif line.key == "hit":
            place, strength = self.known[block]
            self.known[block] = (place, strength - caesar.STEP[caesar.BLOCK_INDEX[block]])
        elif line.key in ("retreat", "sea-retreat"):
            self.known[block] = (facts["destination"], self.known[block][1])
        elif line.key == "loyal":
            step = caesar.STEP[caesar.BLOCK_INDEX[block]]
            self.known[block] = (facts["place"], facts["strength"] - step)
        elif line.key == "defects":
            self.defector = block
            self.known[block] = (facts["place"], self.known.get(block, ("", 0))[1])
        elif line.key == "welcome":
            self.known[self.defector] = (facts["destination"], self.known[self.defector][1])
        elif line.key == "eliminated":
            self.known.pop(block, None)

    def look(self, view: View) -> None:
        """Own blocks are known until they change sides."""
        for name, (place, strength, _) in view["revealed"].items():
            self.known[name] = (place, strength)


@pytest.mark.parametrize("edition", ["2.0", "1.1"])
@pytest.mark.parametrize("seed", range(6))
def test_the_recall_part_is_what_a_side_was_told_last(edition: str, seed: int) -> None:
    title = game("julius-caesar")
    features = title.features()
    slots = {slot.name: slot for slot in features.recall_slots}
    recalls = [features.recall(side) for side in (0, 1)]
    remembered = [Remembered(True), Remembered(True)]
    for state, events in course(title, {"edition": edition}, 100 + seed):
        for side in (0, 1):
            recalls[side].watch(state, events)
            for event in events:
                line = title.tell(event, side)
                if line is not None:
                    remembered[side].hear(line)
            view = state.view(side)
            remembered[side].look(view)
            found = vector(features, state, side, recalls[side])
            gone = {*view["own"], *view["eliminated"], *view["killed"], "cleopatra"}
            for number, name in enumerate(BLOCKS):
                if name == "cleopatra":  # her colour shows where she is
                    continue
                place, strength = remembered[side].known.get(name, (None, 0))
                if name in gone:
                    place, strength = None, 0
                seen = slots["seen-at"].start + number * len(PLACES)
                assert list(found[seen : seen + len(PLACES)]) == one(PLACES, place), (name, place)
                assert found[slots["seen-strength"].start + number] == strength, name


def test_the_games_of_this_file_have_what_is_rare() -> None:
    """Jupiter's defectors are seen by both, so the test above has games with some."""
    title = game("julius-caesar")
    told = Counter[str]()
    for edition in ("2.0", "1.1"):
        for seed in range(6):
            for _, events in course(title, {"edition": edition}, 100 + seed):
                told.update(str(event[0]) for event in events)
    assert min(told[name] for name in ("loyal", "defects", "welcome", "retreat", "eliminated")) > 0


# ------------------------------------------------------------------ what is lost nowhere


@pytest.mark.parametrize("edition", ["2.0", "1.1"])
def test_of_blocks_seen_from_behind_nothing_is_lost(edition: str) -> None:
    """A view groups them by all that can be seen. The vector has places and borders apart; together they say
    the same, because blocks that came over one border look alike in all but colour."""
    title = game("julius-caesar")
    for seed in range(4):
        for state, _ in course(title, {"edition": edition}, seed):
            for side in (0, 1):
                kinds: dict[int, set[tuple[str, int, int]]] = {}
                for place, _colour, moved, reserve, border, _count in state.view(side)["hidden"][
                    SIDES[1 - side]
                ]:
                    if border >= 0:
                        kinds.setdefault(border, set()).add((place, moved, reserve))
                assert all(len(seen) == 1 for seen in kinds.values()), kinds
