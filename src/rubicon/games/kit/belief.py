"""Belief about hidden pieces: for each piece, how likely it is to be in each place; and for cards, each hand.

Whoever watches a game sees backs of pieces: how many stand in a place, and from where to where each one
moves. What is unknown is which piece a back is. `HiddenPieces` keeps the probabilities as a table with a row
for each piece. A title tells it what happened, in terms of places and of the pieces that could have done it:

- `put`: a piece was seen in a place;
- `move`: one back went from one place to another, and could be any of some pieces;
- `fit`: in each place stand this number of backs, and nobody else.

Where nobody moves, nothing becomes less certain. Only what one side sees goes in, so it cannot tell more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.values import members

#: Rounds of `fit`. Each brings the sums of rows and columns nearer to what they must be.
_ROUNDS = 8
#: What is left of a probability that has become impossible by rounding.
_NOTHING = 1e-9


@mypyc_attr(allow_interpreted_subclasses=True)
class HiddenPieces:
    """The probability of each place for each piece. The last place stands for being out of sight."""

    def __init__(self, pieces: int, places: int) -> None:
        self.places: int = places
        #: `rows[piece][place]`; each row has the sum 1.
        self.rows: list[list[float]] = [[0.0] * places for _ in range(pieces)]
        for row in self.rows:
            row[places - 1] = 1.0
        #: How likely each piece is to be the one that moved last, and where it went.
        self._mover: list[float] = [0.0] * pieces
        self._arrived: int = -1

    def __reduce__(self) -> tuple[Any, ...]:
        return _pieces_again, (self.places, self.rows, self._mover, self._arrived)

    def put(self, piece: int, place: int) -> None:
        """The piece is in this place, for certain."""
        row = [0.0] * self.places
        row[place] = 1.0
        self.rows[piece] = row
        self._arrived = -1

    def move(self, origin: int, destination: int, pieces: Sequence[int]) -> None:
        """One back goes from `origin` to `destination`. It is one of `pieces`, each as likely as it is to be
        in `origin`."""
        total = 0.0
        for piece in pieces:
            total += self.rows[piece][origin]
        mover = [0.0] * len(self.rows)
        if total > _NOTHING:
            for piece in pieces:
                mover[piece] = self.rows[piece][origin] / total
        self._mover = mover
        self._carry(origin, destination)

    def move_on(self, destination: int) -> None:
        """The back that moved last goes on."""
        if self._arrived >= 0:
            self._carry(self._arrived, destination)

    def arrived(self) -> int:
        """Where the back that moved last is now; -1 if something else has happened since."""
        return self._arrived

    def forget_mover(self) -> None:
        """The next move is by another back."""
        self._arrived = -1

    def _carry(self, origin: int, destination: int) -> None:
        for piece in range(len(self.rows)):
            share = self._mover[piece]
            if share > _NOTHING:
                row = self.rows[piece]
                here = row[origin]
                if share <= here:
                    row[origin] = here - share
                else:
                    # It is likelier to have been here than was thought, so less likely to be elsewhere.
                    elsewhere = sum(row) - here
                    keep = (1.0 - share) / elsewhere if elsewhere > _NOTHING else 0.0
                    for place in range(self.places):
                        row[place] *= keep
                    row[origin] = 0.0
                row[destination] += share
        self._arrived = destination

    def fit(self, pieces: Sequence[int], counts: Mapping[int, int]) -> None:
        """Make the table agree with what is seen: of these pieces, `counts` tells how many stand in each
        place, the others are out of sight. A place for which no piece seems possible gets all of them."""
        if not pieces:
            return
        last = self.places - 1
        wanted = [0.0] * self.places
        seen = 0
        for place, count in counts.items():
            wanted[place] = float(count)
            seen += count
        wanted[last] = float(max(0, len(pieces) - seen))
        used = [place for place in range(self.places) if wanted[place] > 0.0]
        for piece in pieces:
            row = self.rows[piece]
            kept = [0.0] * self.places
            for place in used:
                kept[place] = row[place]
            self.rows[piece] = kept
        for _ in range(_ROUNDS):
            for place in used:
                total = 0.0
                for piece in pieces:
                    total += self.rows[piece][place]
                if total > _NOTHING:
                    factor = wanted[place] / total
                    for piece in pieces:
                        self.rows[piece][place] *= factor
                else:
                    for piece in pieces:
                        self.rows[piece][place] += wanted[place] / len(pieces)
            for piece in pieces:
                row = self.rows[piece]
                total = 0.0
                for place in used:
                    total += row[place]
                if total > _NOTHING:
                    for place in used:
                        row[place] /= total
                else:
                    for place in used:
                        row[place] = wanted[place] / len(pieces)


class HiddenHands:
    """Which cards out of sight are in a hand and which in the draw pile, by counting cards.

    While the pile lasts, every hand that fits what lies open is equally likely, and a view says all. But when
    the pile runs out, whoever counts knows that each card out of sight is in a hand; and once the discards
    have been shuffled, those cards are still there, though the views no longer say so.
    """

    def __init__(self, cards: int, hands: int) -> None:
        self._pieces = HiddenPieces(cards, hands + 1)
        self._pile = hands
        #: The cards that were out of sight when the side last looked, and those that were shown since.
        self._unseen = 0
        self._shown = 0
        #: Whether the pile ran out: until then no card is likelier than another.
        self.counted = False

    def __reduce__(self) -> tuple[Any, ...]:
        return _hands_again, (self._pieces, self._pile, self._unseen, self._shown, self.counted)

    def show(self, card: int) -> None:
        """The side was shown a card."""
        self._shown |= 1 << card

    def look(self, unseen: int, sizes: Sequence[int]) -> None:
        """Now these cards are out of sight, and `sizes` has how many of them each hand holds."""
        rows = self._pieces.rows
        hands = [hand for hand in range(self._pile) if sizes[hand] > 0]
        back = unseen & (self._shown | ~self._unseen) if self._unseen else 0
        if back:  # Cards that lay open are out of sight again: the pile ran out and was made of them.
            self.counted = True
            for card in members(unseen & ~back):
                rows[card] = [0.0] * (self._pile + 1)
                for hand in hands:
                    rows[card][hand] = 1.0 / len(hands)
            for card in members(back):
                self._pieces.put(card, self._pile)
        self._unseen = unseen
        self._shown = 0
        if self.counted:
            hidden = members(unseen)
            self._draw(hidden, sizes)
            self._pieces.fit(hidden, {hand: sizes[hand] for hand in hands})

    def _draw(self, hidden: list[int], sizes: Sequence[int]) -> None:
        """Hands that hold more than was known have drawn from the pile, each card as likely as another."""
        rows = self._pieces.rows
        pile = sum([rows[card][self._pile] for card in hidden])
        held = sum(sizes)
        missing = held - (len(hidden) - pile)
        if missing > 0.0 and pile > _NOTHING:
            for card in hidden:
                drawn = rows[card][self._pile] * min(1.0, missing / pile)
                for hand in range(self._pile):
                    rows[card][hand] += drawn * sizes[hand] / held
                rows[card][self._pile] -= drawn

    def likelihood(self, card: int, hand: int) -> float:
        """How likely a card out of sight is to be in a hand; meaningful only once the pile has run out."""
        return self._pieces.rows[card][hand]


def draw_hand(cards: int, count: int, hand: int, belief: HiddenHands | None, rng: Random) -> int:
    """A set of `count` of these cards for a hand, drawn at random by what is believed about it."""
    if belief is None or not belief.counted:
        drawn = 0
        for card in rng.sample(members(cards), count):
            drawn |= 1 << card
        return drawn
    left = members(cards)
    # The odds of a card that is certainly there are beyond all others.
    odds = []
    for card in left:
        likely = belief.likelihood(card, hand)
        odds.append(max(_NOTHING, likely) / max(_NOTHING, 1.0 - likely))
    drawn = 0
    for _ in range(count):
        at = rng.choices(range(len(left)), odds)[0]
        drawn |= 1 << left[at]
        odds[at] = 0.0
    return drawn


# What was pickled, as it was.


def _pieces_again(places: int, rows: list[list[float]], mover: list[float], arrived: int) -> HiddenPieces:
    pieces = HiddenPieces(len(rows), places)
    pieces.rows = rows
    pieces._mover = mover
    pieces._arrived = arrived
    return pieces


def _hands_again(pieces: HiddenPieces, pile: int, unseen: int, shown: int, counted: bool) -> HiddenHands:
    hands = HiddenHands(len(pieces.rows), pile)
    hands._pieces = pieces
    hands._unseen = unseen
    hands._shown = shown
    hands.counted = counted
    return hands
