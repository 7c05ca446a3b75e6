"""The legate: plays by a title's hand-made judgement, at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rubicon.core.game import Game, View


class LegateBot:
    """Imagines one position that fits what it knows, and does what judgement says there.

    `whim` varies the play: 0 is always the best it sees.
    """

    name = "legate"

    def __init__(self, game: Game, seed: int | str, *, whim: float = 0.3) -> None:
        self._game = game
        self._judgement = game.judgement()
        self._rng = Random(seed)
        self._whim = whim

    def choose(self, view: View, kind: str, prompt: str, actions: Sequence[int]) -> int:
        side = self._game.side(view["viewer"])
        imagined = self._game.sample(view, self._rng)
        return self._judgement.choose(imagined, side, self._rng, self._whim)
