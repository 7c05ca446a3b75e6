"""Positions written as text, and a small table to play them on. The tests by rule stand on it.

A position is a few lines; what it does not say is left at rest:

    turn 3                                      default: 2
    rome noviodunum-h: caesar, legio-x, legio-vii reduced, labienus
    gaul cenabum: carnutes town, mercenary-1    `town`: the Tribe's Fortified Town is here too
    town nervii: geidumni                       the Town of a Tribe that stands elsewhere
    germani: argentorate
    inside: carnutes, mercenary-1               inside a besieged Town or City
    roman im: agedincum, lutetia                default: none, not even those of the setup
    gallic im: tullum
    gallic city: massilia                       default: all three are Roman
    no stronghold: octodurus                    default: all nine are there
    devastated: divona      upgraded: gergovia      points cenabum 2
    rome hand: 4, 53        gaul hand: 24           by the numbers of cards
    discards: 44
    council: arverni, senones       council im 3
    submitted: sequani reduced      eliminated: nervii      pool: ...   (also: drawn, holding, rome, kept)
    used: caesar            ap 2            card 8 bonus            active gaul

Strongholds and Roman Cities are there unless taken away. Every other Tribe and Legate is in the pool; other
pieces are in the Holding Box, all other cards in the deck. `#` begins a comment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Event, Outcome
from rubicon.games.kit.flow import Phase
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules.armies import movement
from rubicon.games.rome_vs_gaul.rules.pack import (
    CARD_COUNT,
    DESIGNED,
    FIRST_LEGATE,
    GAUL,
    GERMANI,
    HOLDING,
    LEGATES,
    PIECE_COUNT,
    PIECES,
    POOL,
    ROME,
    SIDES,
    SPACE_COUNT,
    TRIBES,
)
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState
from rubicon.games.rome_vs_gaul.rules.verbs import NOTATION
from rubicon.games.rome_vs_gaul.rules.vocabulary import USES

PACK: Final = DESIGNED


class Loaded(Dice):
    """Dice that fall as told, and piles that give the cards (by number), Tribes and Legates asked for.

    Where no draw is told, the lowest of the pile is drawn.
    """

    def __init__(self, state: GaulState, rolls: list[int], draws: list[str]) -> None:
        self.state = state
        self.rolls = rolls
        self.draws = draws

    def roll(self, count: int) -> list[int]:
        assert len(self.rolls) >= count, f"the game rolls {count} dice; told were {self.rolls}"
        taken, self.rolls = self.rolls[:count], self.rolls[count:]
        return taken

    def draw(self, size: int, count: int) -> list[int]:
        if not self.draws:
            return list(range(count))
        taken, self.draws = self.draws[:count], self.draws[count:]
        if taken[0].isdigit():
            group = [int(word) - 1 for word in taken]
            pile = members(self.state.deck)
        else:
            group = [PACK.piece_index[word] for word in taken]
            pool = LEGATES if group[0] >= FIRST_LEGATE else TRIBES
            pile = members(self.state.in_box(pool, POOL))
        assert len(pile) == size, f"the game draws from {size}; {taken} are not among those"
        return [pile.index(each) for each in group]


class Board:
    """A position and what may be done in it."""

    def __init__(self, state: GaulState) -> None:
        self.state = state
        self.events: list[Event] = []
        state.log = self.events

    @property
    def kind(self) -> str:
        return self.state.phase.name

    @property
    def side(self) -> str:
        return SIDES[self.state.mover]

    @property
    def choices(self) -> list[str]:
        return [NOTATION.text(action) for action in self.state.decision(self.state.mover).actions]

    def offered(self, verb: str) -> list[str]:
        """What may follow a verb now, as texts without the verb."""
        return [text.partition(" ")[2] for text in self.choices if text.split()[0] == verb]

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def do(self, *texts: str, rolls: str = "", draws: str = "") -> Board:
        """Take actions, whoever decides. All dice and draws that were told must be used."""
        dice = self.dice(rolls, draws)
        for text in texts:
            self.state.apply(self.state.mover, NOTATION.parse(self.full(text)), dice)
        self.finish(dice)
        return self

    def run(self, call: Callable[[GaulState, Dice], object], rolls: str = "", draws: str = "") -> Board:
        """Call a function of the rules with this position and dice."""
        dice = self.dice(rolls, draws)
        call(self.state, dice)
        self.state._decision = None
        self.finish(dice)
        return self

    def dice(self, rolls: str = "", draws: str = "") -> Loaded:
        return Loaded(self.state, [int(die) for die in rolls.split()], draws.split())

    def activate(self, piece: str, **limits: Any) -> Board:
        """Activate a piece: its move is composed. `limits` are those of `movement.begin`."""
        number = PACK.piece_index[piece]
        side = ROME if PIECES[ROME] >> number & 1 else GAUL
        self.state.active = self.state.mover = side
        return self.run(lambda s, dice: movement.begin(s, side, number, dice, **limits))

    def march(self, piece: str, *plan: str, rolls: str = "") -> Board:
        """Activate a piece and carry out a plan; a step is the name of a space, or an action."""
        self.activate(piece)
        steps = [f"step {step}" if step in PACK.space_index else step for step in plan]
        return self.do(*steps, "march", rolls=rolls)

    def finish(self, dice: Loaded) -> None:
        assert not dice.rolls, f"dice that nobody rolled: {dice.rolls}"
        assert not dice.draws, f"draws that nobody made: {dice.draws}"
        self.state.check()

    def full(self, text: str) -> str:
        """An action with the number of a card made its full id: `points 19`."""
        verb, _, rest = text.partition(" ")
        return f"{verb} {PACK.cards[int(rest) - 1]}" if rest.isdigit() else text

    # ------------------------------------------------------------------ looking

    def at(self, place: str) -> set[str]:
        """The pieces in a space or box; reduced ones with a minus in front."""
        place_number = PACK.place_index[place]
        return {
            ("-" if self.state.reduced >> piece & 1 else "") + PACK.pieces[piece]
            for piece in range(PIECE_COUNT)
            if self.state.where[piece] == place_number
        }

    def where(self, piece: str) -> str:
        return PACK.places[self.state.where[PACK.piece_index[piece]]]

    def spaces(self, group: int) -> set[str]:
        """A set of spaces by name."""
        return {PACK.spaces[space] for space in members(group)}

    def hand(self, side: str) -> set[int]:
        """The numbers of the cards in a hand."""
        return {card + 1 for card in members(self.state.hand[SIDES.index(side)])}

    def controls(self, side: str, province: str) -> bool:
        return self.state.controls(SIDES.index(side), PACK.province_index[province])

    def happened(self, word: str) -> list[Event]:
        """The events of one kind so far."""
        return [event for event in self.events if event[0] == word]


def board(text: str, phase: str | Phase[GaulState] = "over", side: str = "rome") -> Board:
    """The position that the text describes, in a phase in which `side` decides."""
    state = GaulState(PACK)
    state.turn = 2
    for piece in range(PIECE_COUNT):
        if PACK.start[piece] < SPACE_COUNT or not (TRIBES | LEGATES) >> piece & 1:
            state.where[piece] = HOLDING
    state.roman_im = state.gallic_im = 0
    state.deck = (1 << CARD_COUNT) - 1
    state.active = state.mover = SIDES.index(side)
    state.derive()
    state.phase = state.phase_named(phase) if isinstance(phase, str) else phase
    for raw in text.splitlines():
        line = raw.partition("#")[0].strip()
        if line:
            _read(state, line)
    state.check()
    return Board(state)


_MARKERS: Final = {
    "roman im": "roman_im",
    "gallic im": "gallic_im",
    "devastated": "devastated",
    "upgraded": "upgraded",
    "rolled": "rolled",
    "starving": "starving",
}
_NUMBERS: Final = {"turn": "turn", "ap": "ap", "council im": "council_im", "steps": "steps", "late": "late"}


def _read(state: GaulState, line: str) -> None:
    head, colon, rest = line.partition(":")
    head = head.strip()
    items = [item.strip() for item in rest.split(",") if item.strip()]
    words = head.split()
    if not colon:
        _read_fact(state, words)
    elif head in _MARKERS:
        setattr(state, _MARKERS[head], _spaces(items))
    elif head == "gallic city":
        state.roman_cities &= ~_spaces(items)
    elif head == "no stronghold":
        state.strongholds &= ~_spaces(items)
    elif head in ("inside", "used", "barred"):
        setattr(state, head, sum(1 << PACK.piece_index[item] for item in items))
    elif head == "germani":
        _stand(state, items[0], "germani")
    elif head == "discards":
        state.discards = _cards(state, items)
    elif words[0] == "town":
        state.set_town(PACK.piece_index[words[1]], PACK.space_index[items[0]])
    elif words[-1] == "hand":
        state.hand[SIDES.index(words[0])] = _cards(state, items)
    else:
        place = words[-1]
        for item in items:
            _stand(state, place, item)


def _read_fact(state: GaulState, words: list[str]) -> None:
    """A line without a colon: a name and a number, Siege Points, the card, the Phasing player."""
    name = " ".join(words[:-1])
    if name in _NUMBERS:
        setattr(state, _NUMBERS[name], int(words[-1]))
    elif words[0] == "points":
        state.set_siege_points(PACK.space_index[words[1]], int(words[2]))
    elif words[0] == "card":
        state.card = int(words[1]) - 1
        state.use = USES.index(words[2])
        state.deck &= ~(1 << state.card)
        state.discards |= 1 << state.card
    elif words[0] == "active":
        state.active = SIDES.index(words[1])
    elif words == ["militia", "belgic"]:
        state.militia_belgic = 1
    else:
        raise AssertionError(f"what is {' '.join(words)}?")


def _spaces(names: list[str]) -> int:
    return sum(1 << PACK.space_index[name] for name in names)


def _cards(state: GaulState, numbers: list[str]) -> int:
    found = sum(1 << int(number) - 1 for number in numbers)
    assert not found & ~state.deck, f"of {numbers} some are elsewhere"
    state.deck &= ~found
    return found


def _stand(state: GaulState, place: str, item: str) -> None:
    name, *marks = item.split()
    piece = PACK.piece_index[name]
    state.put(piece, PACK.place_index[place])
    state.reduced &= ~(1 << piece)
    if "reduced" in marks:
        state.reduced |= 1 << piece
    if "town" in marks:
        state.set_town(piece, PACK.space_index[place])
    assert piece != GERMANI or not marks or marks == ["reduced"], item
