"""The legate: plays by a title's hand-written judgement, without search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from rubicon.core.game import Game, Memory, View
from rubicon.core.message import Message


class LegateBot:
    """Samples one position that fits its knowledge, and takes the action that judgement suggests there.

    `whim` is noise: with 0 it always takes the best action it sees. `blunder` is the probability that it
    takes any sensible action instead (`Judgement.careless`): a careless one, but none that everybody sees
    is wrong, and none that spoils what is half done. With `forget` it knows nothing but what it sees now.
    `taste` gives it preferences: judgement makes that number of further suggestions, and the legate takes
    the one it prefers. Preferences (for pieces, places, kinds of action) follow from the seed and do not
    change, so legates with different seeds play different games. `version` is that of the judgement;
    without one, it is today's.
    """

    name = "legate"

    def __init__(
        self,
        game: Game,
        seed: int | str,
        version: str = "",
        *,
        whim: float = 0.3,
        blunder: float = 0.0,
        taste: int = 0,
        forget: float = 0.0,
    ) -> None:
        self._game = game
        self._judgement = game.earlier_judgement(version) if version else game.judgement()
        self._memory = Memory(game) if forget else game.memory()
        self._rng = Random(seed)
        self._whim = whim
        self._blunder = blunder
        self._extra_suggestions = range(int(taste))
        self._seed = seed
        self._word_preferences: dict[str, float] = {}

    def hear(self, lines: Sequence[Message], fresh: bool = False) -> None:
        self._memory.hear(lines, fresh)

    def choose(self, view: View, kind: str, prompt: Message, actions: Sequence[int]) -> int:
        side = self._game.side(view["viewer"])
        self._memory.watch(view)
        imagined = self._memory.imagine(view, self._rng)
        if self._blunder and self._rng.random() < self._blunder:
            careless = self._judgement.careless(imagined, side, list(actions))
            if careless:
                return self._rng.choice(careless)
        suggested = self._judgement.choose(imagined, side, self._rng, self._whim)
        further = [
            self._judgement.choose(imagined, side, self._rng, self._whim) for _ in self._extra_suggestions
        ]
        return max((suggested, *further), key=self._preference) if further else suggested

    def _preference(self, action: int) -> float:
        """How much it prefers an action: the sum over the words of the action's text."""
        return sum(self._word_preference(word) for word in self._game.text(action).split())

    def _word_preference(self, word: str) -> float:
        if word not in self._word_preferences:
            self._word_preferences[word] = Random(f"{self._seed} likes {word}").uniform(-1, 1)
        return self._word_preferences[word]
