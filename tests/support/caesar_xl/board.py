"""Positions written as text, and a small table to play them on. The tests by rule stand on it.

A position is a few lines; what it does not say is left at rest:

    turn 3                                  default: 2
    caesar gold 12                          default: none
    caesar rome: caesar, legion 2, veteran-legion, antonius
    caesar hand: double-line, successor
    caesar front: the-senate                claimed Forum cards; Leaders on the map bring theirs
    forum: tribune, dictator
    discards: curio
    pompey succeeded                        the Successor leads

All other cards are in the draw pile. `#` begins a comment.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.core.game import Event, Outcome
from rubicon.games.caesar_xl import GAME
from rubicon.games.caesar_xl.game import CaesarXL
from rubicon.games.caesar_xl.rules.pack import SQUARE, UNIT
from rubicon.games.caesar_xl.rules.sequence import XLState
from rubicon.games.kit.values import members
from tests.messages.log_text import log_texts, reason_text

SIDES: Final = ("caesar", "pompey")


class Loaded(Dice):
    """Dice that fall as told, and a draw pile that gives the cards asked for; then such as go into a hand."""

    def __init__(self, board: Board, rolls: list[int], cards: list[str]) -> None:
        self.board = board
        self.rolls = rolls
        self.cards = cards

    def roll(self, count: int) -> list[int]:
        assert len(self.rolls) >= count, f"the game rolls {count} dice; told were {self.rolls}"
        taken, self.rolls = self.rolls[:count], self.rolls[count:]
        return taken

    def draw(self, size: int, count: int) -> list[int]:
        pile = members(self.board.state.deck)
        assert len(pile) == size
        if not self.cards:
            quiet = self.board.game.pack.held & self.board.state.deck
            return [pile.index(card) for card in members(quiet)[:count]]
        taken, self.cards = self.cards[:count], self.cards[count:]
        return [pile.index(self.board.game.pack.card_index[name]) for name in taken]


class Board:
    """A position and what may be done in it."""

    def __init__(self, state: XLState, game: CaesarXL = GAME) -> None:
        self.state = state
        self.game = game
        self.events: list[Event] = []
        state.log = self.events

    @property
    def kind(self) -> str:
        return self.state.decision(self.state.mover).kind

    @property
    def side(self) -> str:
        return SIDES[self.state.mover]

    @property
    def choices(self) -> list[str]:
        return [self.game.text(action) for action in self.state.decision(self.state.mover).actions]

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def do(self, *texts: str, rolls: str = "", cards: str = "") -> Board:
        """Take actions, whoever decides. All dice and draws that were told must be used."""
        dice = Loaded(self, [int(die) for die in rolls.split()], cards.split())
        for text in texts:
            self.state.apply(self.state.mover, self.game.parse(text), dice)
        assert not dice.rolls, f"dice that nobody rolled: {dice.rolls}"
        assert not dice.cards, f"cards that nobody drew: {dice.cards}"
        self.state.check()
        return self

    def why(self, text: str, side: str | None = None) -> str:
        """Why an action is not allowed."""
        asker = self.state.mover if side is None else SIDES.index(side)
        return reason_text(self.game, self.state, asker, text)

    def units(self, side: str, city: str) -> dict[str, int]:
        found: dict[str, int] = self.state.view(SIDES.index(side))["armies"][SIDES.index(side)].get(city, {})
        return found

    def gold(self, side: str) -> int:
        return self.state.gold[SIDES.index(side)]

    def hand(self, side: str) -> list[str]:
        return [self.game.pack.cards[card] for card in members(self.state.hand[SIDES.index(side)])]

    def front(self, side: str) -> list[str]:
        return [self.game.pack.cards[card] for card in members(self.state.front[SIDES.index(side)])]

    def zone(self, name: str) -> list[str]:
        return [self.game.pack.cards[card] for card in members(getattr(self.state, name))]

    def told(self, viewer: int = -1) -> list[str]:
        lines = (self.game.tell(event, viewer) for event in self.events)
        return log_texts(self.game, (line for line in lines if line is not None))


def board(text: str, phase: str = "forum", side: str = "caesar", game: CaesarXL = GAME) -> Board:
    """The position that the text describes, in a phase of a side's turn."""
    pack = game.pack
    state = XLState(pack)
    state.turn = 2
    state.active = state.mover = SIDES.index(side)
    state.phase = state.phase_named(phase)
    state.deck = (1 << pack.card_count) - 1
    for raw in text.splitlines():
        line = raw.partition("#")[0].strip()
        if line:
            _read(state, line)
    state.check()
    return Board(state, game)


def _read(state: XLState, line: str) -> None:
    head, colon, rest = line.partition(":")
    words = head.split()
    items = [item.strip() for item in rest.split(",")] if colon else []
    if words[0] in ("forum", "discards"):
        setattr(state, words[0], _cards(state, items))
    elif words[0] == "turn":
        state.turn = int(words[1])
    else:
        side = SIDES.index(words[0])
        if words[1] == "gold":
            state.gold[side] = int(words[2])
        elif words[1] == "succeeded":
            state.succeeded[side] = 1
        elif words[1] == "hand":
            state.hand[side] = _cards(state, items)
        elif words[1] == "front":
            state.front[side] |= _cards(state, items)
        else:
            for item in items:
                _stand(state, side, state.pack.place_index[words[1]], item)


def _cards(state: XLState, names: list[str]) -> int:
    found = sum(1 << state.pack.card_index[name] for name in names)
    assert not found & ~state.deck, f"of {names} some are elsewhere"
    state.deck &= ~found
    return found


def _stand(state: XLState, side: int, city: int, item: str) -> None:
    name, _, number = item.partition(" ")
    kind = state.pack.kinds.index(name)
    if kind < SQUARE:
        count = int(number or 1)
        state.put(side, city, UNIT[kind] * count)
        state.stock[side * 2 + (kind > 1)] -= count
        return
    state.stand(side, city, kind)
    card = state.pack.card_of[kind]
    if card >= 0:
        state.front[side] |= _cards(state, [name])
