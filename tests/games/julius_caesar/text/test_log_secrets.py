"""Promise 2 for the log: a line names a block to a reader only if it is theirs or lies face-up just then.

Every event of random games is told twice: as it happened, and with another block in its place that looks the
same from behind. If the words differ, the reader was told which block it is, and must have the right to know.
What lies face-up is followed here from the events alone, and compared with the views.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Event
from rubicon.core.session import Move, Session
from rubicon.fuzz.player import FuzzPlayer, favourite_names
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_INDEX,
    BLOCKS,
    CITY_COUNT,
    CLEOPATRA,
    COLOUR,
    LOCATION_COUNT,
    NAVIS,
    SIDES,
    TYPE,
)
from rubicon.games.julius_caesar.text.events import EVENT_NAMES

#: Events about one block, their third word; about two; about cards; and about nothing secret.
OF_A_BLOCK: Final = (
    *("march", "sail", "loyal", "defects", "welcome", "raise", "levy", "fire", "pass", "hit", "eliminated"),
    *("retreat", "sea-retreat", "regroup", "winter", "disband"),
)
OF_TWO_BLOCKS: Final = ("swap",)
OF_A_CARD: Final = ("dealt", "discard", "play")
OPEN: Final = (
    *("year", "turn", "reveal", "cancelled", "first", "half", "strike", "main-attack", "surprise", "battle"),
    *("round", "disrupted", "reversal", "victory", "home", "score", "over"),
)

SEA_INDICES: Final = range(CITY_COUNT, LOCATION_COUNT)
READERS: Final = (0, 1, SPECTATOR)


def played(options: dict[str, str], seed: int) -> Iterator[tuple[Session, Move]]:
    """A random game, step by step."""
    session = Session(GAME, options, FastDice(seed))
    rng = Random(seed)
    names, kinds = favourite_names(GAME, rng), Counter[str]()
    players = [FuzzPlayer(GAME, rng, names, kinds) for _ in SIDES]
    while session.outcome is None:
        side = rng.choice(session.state.deciders())
        yield session, session.act(side, players[side].choose(session.state, side))


def exchanged(event: Event) -> list[Event]:
    """The same event with other blocks that cannot be told from this one from behind."""
    word, side, block, *rest = event
    if block == CLEOPATRA:
        return []
    navis = word != "sail" and any(fact in SEA_INDICES for fact in rest)
    return [
        (word, side, b, *rest)
        for b in range(CLEOPATRA)
        if b != block and COLOUR[b] == COLOUR[block] and (TYPE[b] == NAVIS or not navis)
    ]


class FaceUp:
    """Which blocks lie face-up, by the events: from the round that they fight in until the battle ends."""

    def __init__(self) -> None:
        self.blocks: set[int] = set()

    def hear(self, event: Event) -> None:
        """One more event; blocks that leave the battle are dark from then on."""
        if event[0] == "round":
            self.blocks = {b for _, b, _ in event[4]}
        elif event[0] in ("victory", "battle"):
            self.blocks = set()

    def after(self, event: Event) -> None:
        if event[0] in ("retreat", "sea-retreat") or (event[0] == "eliminated" and event[2] != CLEOPATRA):
            self.blocks.discard(event[2])

    def may_be_told(self, event: Event, reader: int) -> bool:
        """May the reader know which block this event is about?"""
        word, side, block = event[:3]
        if word == "defects":
            return reader != SPECTATOR  # it has been drawn: one gains it and the other loses it
        if word in ("eliminated", "loyal"):
            return True  # 7.5, Jupiter: shown to all
        return reader == side or block in self.blocks


@pytest.mark.parametrize("deployment", ["historical", "free"])
@pytest.mark.parametrize("edition", ["2.0", "1.1"])
def test_no_line_names_a_hidden_block(edition: str, deployment: str) -> None:
    told: Counter[str] = Counter()
    for seed in range(10):
        face_up = FaceUp()
        for session, move in played({"edition": edition, "deployment": deployment}, seed):
            for event in move.events:
                told[event[0]] += 1
                face_up.hear(event)
                if event[0] in OF_A_BLOCK:
                    _told_to_the_right_ones(event, face_up, seed)
                elif event[0] in (*OF_A_CARD, *OF_TWO_BLOCKS):
                    _told_to_its_side(event, seed)
                else:
                    assert event[0] in OPEN
                face_up.after(event)
            _as_in_the_views(session, face_up, seed)
    assert told["fire"] > 50
    assert told["regroup"] > 5


def _told_to_the_right_ones(event: Event, face_up: FaceUp, seed: int) -> None:
    others = exchanged(event)
    for reader in READERS:
        line = GAME.tell(event, reader)
        if any(GAME.tell(other, reader) != line for other in others):
            assert face_up.may_be_told(event, reader), f"seed {seed}: {reader} reads '{line}'"


def _told_to_its_side(event: Event, seed: int) -> None:
    for reader in READERS:
        if reader != event[1]:
            assert GAME.tell(event, reader) is None, f"seed {seed}: {event}"


def _as_in_the_views(session: Session, face_up: FaceUp, seed: int) -> None:
    state = session.state
    for reader in READERS:
        view = state.view(reader)
        if view["phase"] == "welcome":
            continue
        seen = {BLOCK_INDEX[name] for name in view["revealed"]}
        names = [BLOCKS[b] for b in sorted(face_up.blocks ^ seen)]
        assert face_up.blocks == seen, f"seed {seed}, {view['phase']}: {names}"


def test_every_event_is_sorted_here() -> None:
    assert sorted((*OF_A_BLOCK, *OF_TWO_BLOCKS, *OF_A_CARD, *OPEN)) == sorted(EVENT_NAMES)


def test_this_test_can_fail() -> None:
    """Legio 1, not face-up, passes; Caesar would read which block it is."""
    event = ("pass", 1, BLOCK_INDEX["legio-1"], 0)
    with pytest.raises(AssertionError, match="'block': 'legio-1'"):
        _told_to_the_right_ones(event, FaceUp(), 0)
