"""Belief about hidden pieces: for each piece, how likely it is to be in each place.

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

from rubicon.core.mypyc_shim import mypyc_attr

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
