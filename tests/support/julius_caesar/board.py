"""Positions written as text, and a `Board` to play them on. The tests of the rules use it.

A position is a few lines; what it does not say has its default:

    edition 1.1                             default: 2.0
    year 706 turn 2                         the default; a turn begins with its cards
    historical                              start from the historical deployment
    caesar narbo: legio-7 3, legio-9        blocks with their strength; without one, at full strength
    pompey mare-internum: p-navis-1
    caesar genua: legio-5                   a block of the other colour has gone over (Jupiter)
    pompey killed: scipio                   also: eliminated, pool, waiting
    caesar hand: 3/1-a, mars                exactly these cards; without the line, any
    pompey last: jupiter                    the card played last turn

Cleopatra is in Alexandria, for Pompey, unless a line says otherwise. `#` begins a comment.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rubicon.core.dice import Chance, ScriptedDice
from rubicon.core.game import Decision, Event, IllegalAction, Outcome
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.game import CaesarState
from rubicon.games.julius_caesar.rules.cards import CARDS as CARD_PHASE
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BLOCK_INDEX,
    BLOCKS,
    CARD_COUNT,
    CARD_INDEX,
    CARDS,
    CLEOPATRA,
    COLOUR,
    DEPLOYMENT,
    KILLED,
    LEADER,
    LOCATION_COUNT,
    LOCATION_INDEX,
    LOCATIONS,
    MAX_STRENGTH,
    OFF_MAP,
    POOL,
    SIDES,
    THIRD_LEADER,
    TURNS_PER_YEAR,
    TYPE,
    WAITING,
)
from rubicon.games.julius_caesar.rules.editions import EDITIONS

PLACES: Final[dict[str, int]] = {
    **LOCATION_INDEX,
    **{name: LOCATION_COUNT + i for i, name in enumerate(OFF_MAP)},
    "pool": POOL,
}
#: The decisions in a half of the command phase, each with the action that ends it.
ENDING_ACTION: Final[dict[str, str]] = {
    "movement": "end",
    "marching": "stop",
    "surprise": "end",
    "levies": "end",
    "defection": "end",
    "eruption": "end",
}
#: A deal for a new Year, for tests where it does not matter: Command cards for both sides.
DEAL: Final = tuple(range(12))


def board(text: str = "") -> Board:
    """The position that the text describes, at the beginning of its card phase."""
    found = Board(CaesarState(EDITIONS["2.0"]))
    state = found.state
    state.year, state.turn, state.phase = 706, 2, CARD_PHASE
    for third in THIRD_LEADER:
        state.place(third, WAITING)
    _put_blocks(state, 1, LOCATION_INDEX["alexandria"], ["cleopatra"])
    hands: dict[int, list[int]] = {}
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if line:
            try:
                _read_line(state, line, hands)
            except (KeyError, ValueError) as problem:
                raise ValueError(f"line {number} of the position, '{line}': {problem}") from problem
    for b in range(BLOCK_COUNT):
        third = THIRD_LEADER[COLOUR[b]]
        if TYPE[b] == LEADER and state.where[b] == KILLED and state.where[third] == WAITING:
            state.place(third, POOL)
    _deal(state, hands)
    state.check()
    return found


def _read_line(state: CaesarState, line: str, hands: dict[int, list[int]]) -> None:
    """Read one line of a position."""
    head, colon, rest = line.partition(":")
    words = head.split()
    if colon:
        side = SIDES.index(words[0])
        items = [item.strip() for item in rest.split(",")]
        if words[1] == "hand":
            hands[side] = [CARD_INDEX[item] for item in items]
        elif words[1] == "last":
            state.last[side] = CARD_INDEX[items[0]]
        else:
            _put_blocks(state, side, PLACES[words[1]], items)
    elif words == ["historical"]:
        for b, city in DEPLOYMENT:
            _put_blocks(state, COLOUR[b], city, [BLOCKS[b]])
    else:
        facts = dict(zip(words[::2], words[1::2], strict=True))
        state.edition = EDITIONS[facts.pop("edition", state.edition.name)]
        state.year = int(facts.pop("year", state.year))
        state.turn = int(facts.pop("turn", state.turn))
        if facts:
            raise ValueError(f"what is {', '.join(facts)}?")


def _put_blocks(state: CaesarState, side: int, place: int, items: Iterable[str]) -> None:
    for item in items:
        name, _, strength = item.partition(" ")
        b = BLOCK_INDEX[name]
        if state.where[b] < LOCATION_COUNT:
            state.place(b, POOL)
        if place < LOCATION_COUNT:
            state.side[b] = side
            state.place(b, place)
            state.set_strength(b, int(strength or MAX_STRENGTH[b]))
        elif b == CLEOPATRA or strength or side != COLOUR[b]:
            raise ValueError(f"{item} cannot be there")
        else:
            state.place(b, place)


def _deal(state: CaesarState, hands: dict[int, list[int]]) -> None:
    """Give each side as many cards as it has at this time of the Year; unnamed cards come from the deck."""
    named = {card for cards in hands.values() for card in cards} | set(state.last)
    deck = [card for card in range(CARD_COUNT) if card not in named]
    first = state.turn == 1
    for side in (0, 1):
        if side not in hands:
            hands[side] = [deck.pop(0) for _ in range(6 if first else TURNS_PER_YEAR + 1 - state.turn)]
        state.hand[side] = sum(1 << card for card in hands[side])
        if not first:
            state.discarded[side] = deck.pop()
            if state.last[side] < 0:
                state.last[side] = deck.pop()
            shown = [state.last[side], *(deck.pop() for _ in range(state.turn - 2))]
            state.shown |= sum(1 << card for card in shown)


class Board:
    """A position to play on for both sides. Every action goes through `State.apply`."""

    def __init__(self, state: CaesarState) -> None:
        self.state = state
        self.log: list[Event] = []
        state.log = self.log

    # ------------------------------------------------------------------ facts

    @property
    def deciders(self) -> tuple[str, ...]:
        """The sides that must decide now."""
        return tuple(SIDES[side] for side in self.state.deciders())

    @property
    def decision(self) -> Decision:
        """What the (first) decider must decide."""
        return self.state.decision(self.state.deciders()[0])

    @property
    def kind(self) -> str:
        """The kind of that decision; 'over' when there is none."""
        return self.decision.kind if self.state.deciders() else "over"

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    @property
    def score(self) -> tuple[int, int]:
        """Victory points of Caesar and Pompey."""
        return self.state.score(0), self.state.score(1)

    @property
    def when(self) -> tuple[int, int]:
        """Year and turn."""
        return self.state.year, self.state.turn

    @property
    def round(self) -> int:
        """The round of the battle being fought."""
        return self.state.round

    def at(self, place: str) -> set[str]:
        """The blocks of both sides in a place."""
        return {BLOCKS[b] for b in range(BLOCK_COUNT) if self.state.where[b] == PLACES[place]}

    def where(self, block: str) -> str:
        """The place of a block, on the map or off it."""
        place = self.state.where[BLOCK_INDEX[block]]
        return LOCATIONS[place] if place < LOCATION_COUNT else OFF_MAP[place - LOCATION_COUNT]

    def strength(self, block: str) -> int:
        return self.state.strength[BLOCK_INDEX[block]]

    def side(self, block: str) -> str:
        """The side for which a block fights."""
        return SIDES[self.state.side[BLOCK_INDEX[block]]]

    def in_reserve(self) -> set[str]:
        return {BLOCKS[b] for b in range(BLOCK_COUNT) if self.state.reserves >> b & 1}

    def hand(self, side: str) -> set[str]:
        bits = self.state.hand[SIDES.index(side)]
        return {CARDS[card] for card in range(CARD_COUNT) if bits >> card & 1}

    # ------------------------------------------------------------------ actions

    def legal(self, side: str) -> set[str]:
        """Every legal action of a side, as text."""
        return {GAME.text(action) for action in self.state.decision(SIDES.index(side)).actions}

    def options(self, side: str, start: str) -> set[str]:
        """The rest of each legal action that begins with `start`: `options("caesar", "march legio-7")`."""
        return {text.removeprefix(f"{start} ") for text in self.legal(side) if text.startswith(f"{start} ")}

    def reach(self, side: str, block: str) -> set[str]:
        """Every place in which a march of the block can end."""
        found: set[str] = set()
        for to in self.options(side, f"march {block}"):
            there = self.copy().do(side, f"march {block} {to}")
            if there.kind == "marching":
                found |= there.reach(side, block)
                if "stop" in there.legal(side):
                    found.add(to)
            else:
                found.add(to)
        return found

    def do(self, side: str, text: str, roll: Sequence[int] = (), draw: Sequence[int] = ()) -> Board:
        """Carry out an action with exactly these dice and draws; all of them must be used."""
        script: list[Chance] = []
        if roll:
            script.append(("roll", tuple(roll)))
        if draw:
            script.append(("draw", tuple(draw)))
        self.state.apply(SIDES.index(side), GAME.parse(text), ScriptedDice(script))
        assert not script, f"'{text}' did not need {script}"
        self.state.check()
        return self

    def refuses(self, side: str, text: str) -> None:
        """Assert that the action is illegal, and that trying it changes nothing."""
        before, logged = self.state.save(), list(self.log)
        action = GAME.parse(text)
        try:
            self.state.apply(SIDES.index(side), action, ScriptedDice())
        except IllegalAction:
            pass
        else:
            raise AssertionError(f"{side} could '{text}'")
        assert self.state.save() == before
        assert self.log == logged

    def copy(self) -> Board:
        return Board(self.state.clone())

    # ------------------------------------------------------------------ shorthands

    def cards(self, caesar: str, pompey: str) -> Board:
        """Both sides play these cards. A card that a side does not have is swapped into its hand."""
        chosen = [CARD_INDEX[caesar], CARD_INDEX[pompey]]
        for side in (0, 1):
            self._give(side, chosen[side], chosen[1 - side])
        for side in (0, 1):
            if self.state.decision(side).kind == "discard":
                spare = next(
                    card for card in sorted(self.hand(SIDES[side])) if CARD_INDEX[card] not in chosen
                )
                self.do(SIDES[side], f"discard {spare}")
        return self.do("caesar", f"play {caesar}").do("pompey", f"play {pompey}")

    def _give(self, side: int, wanted: int, keep: int) -> None:
        """Let two cards change places in all zones, so that `wanted` is in the hand of `side`."""
        state = self.state
        if state.hand[side] >> wanted & 1:
            return
        spare = next(card for card in range(CARD_COUNT) if state.hand[side] >> card & 1 and card != keep)
        both = 1 << wanted | 1 << spare

        def exchanged(zone: int) -> int:
            return zone ^ both if bool(zone >> wanted & 1) != bool(zone >> spare & 1) else zone

        state.hand = [exchanged(zone) for zone in state.hand]
        state.shown = exchanged(state.shown)
        state.discarded = [spare if card == wanted else card for card in state.discarded]
        state.last = [spare if card == wanted else card for card in state.last]
        state._decision = None

    def command(self, side: str, card: str, other: str = "") -> Board:
        """Go to the movement (or God card) of `side` with `card`. The other side does nothing."""
        other = other or ("1/2-b" if card == "1/2-a" else "1/2-a")
        self.cards(*((card, other) if side == "caesar" else (other, card)))
        if self.deciders != (side,):
            self.end(self.deciders[0])
        assert self.deciders == (side,), f"{self.deciders} must decide '{self.kind}'"
        return self

    def end(self, side: str) -> Board:
        """The side does nothing more in its half of the command phase."""
        while self.deciders == (side,) and self.kind in ENDING_ACTION:
            self.do(side, ENDING_ACTION[self.kind])
        return self

    def end_moves(self, side: str) -> Board:
        """The side moves no more."""
        while self.deciders == (side,) and self.kind in ("movement", "marching"):
            self.do(side, ENDING_ACTION[self.kind])
        return self

    def levies(self, side: str) -> Board:
        """The side moves no more; its levies begin."""
        self.end_moves(side)
        assert self.deciders == (side,), f"{self.deciders} must decide '{self.kind}'"
        assert self.kind == "levies", self.kind
        return self

    def march(self, side: str, blocks: str, *path: str) -> Board:
        """Each of the blocks goes along the path and stops at its end. The engine makes forced steps."""
        for block in blocks.split():
            for place in path:
                if self.where(block) != place:
                    self.do(side, f"march {block} {place}")
            if self.kind == "marching":
                self.do(side, "stop")
        return self

    def fight(self, place: str = "") -> Board:
        """Both sides end their commands, and the battle (of `place`, if there are several) begins."""
        while self.kind in ENDING_ACTION:
            self.do(self.deciders[0], ENDING_ACTION[self.kind])
        if place and self.kind == "next-battle":
            self.do(self.deciders[0], f"battle {place}")
        return self

    def fire(self, block: str, *dice: int) -> Board:
        """The block fires and these are its dice."""
        return self.do(self.deciders[0], f"fire {block}", roll=dice)

    def pass_blocks(self, blocks: str) -> Board:
        """The blocks pass, one after the other."""
        for block in blocks.split():
            self.do(self.deciders[0], f"pass {block}")
        return self

    def pass_round(self) -> Board:
        """All blocks pass until the round (or the battle) is over."""
        this = self.state.round
        while self.kind == "battle-turn" and self.state.round == this:
            passing = min(text for text in self.legal(self.deciders[0]) if text.startswith("pass "))
            self.do(self.deciders[0], passing)
        return self

    def turns(self) -> list[str]:
        """All blocks pass for a round; returns them in the order of their turns."""
        before = len(self.log)
        self.pass_round()
        return [BLOCKS[event[2]] for event in self.log[before:] if event[0] == "pass"]

    def winter(self) -> Board:
        """Both sides do nothing in the last turn of the Year; then it is winter."""
        assert self.state.turn == TURNS_PER_YEAR, "winter comes after turn 5"
        return self.cards("1/2-a", "1/2-b").fight()

    def new_year(self, deal: Sequence[int] = DEAL) -> Board:
        """Both sides disband nothing more, and the cards of the next Year are dealt."""
        assert self.kind == "disbanding", self.kind
        if self.deciders == ("caesar",):
            self.do("caesar", "end")
        return self.do("pompey", "end", draw=deal)
