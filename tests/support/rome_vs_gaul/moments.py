"""Random games of Rome vs Gaul in which a kind of decision comes early, for tests that look at each kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from random import Random
from typing import Final

from rubicon.core.seal import SEED_BYTES, SealedDice
from rubicon.games.kit.flow import FinalPhase
from rubicon.games.rome_vs_gaul.game import GAME
from rubicon.games.rome_vs_gaul.rules.pack import ROME
from rubicon.games.rome_vs_gaul.rules.sequence import PHASES, GaulState
from rubicon.games.rome_vs_gaul.rules.turn.rounds import CARD_PLAY
from rubicon.table.seats import Seat, person
from tests.support.staged_games import StagedGame

PEOPLE: Final = (person("Anna"), person("Bruno"))
LAST_TURN: Final = 6

#: Phases in which nobody decides: they call others, and go on.
_WITHOUT_DECISION: Final = {"aftermath", "interception", "entering", "battle", "retreating", "siege"}
#: Every kind of decision of the title, in the order of its phases.
KINDS: Final = [
    phase.name
    for phase in PHASES
    if not isinstance(phase, FinalPhase) and phase.name not in _WITHOUT_DECISION
]
#: By kind: a seed with which it comes early. Whatever changes the course of games may change that: then
#: another seed is looked for.
SEEDS: Final = {
    "army-setup": 1,
    "legate-setup": 1,
    "tribes": 1,
    "muster": 2,
    "winter-campaign": 36,
    "round": 36,
    "reaction": 437,
    "actions": 36,
    "event": 532,
    "council": 629,
    "move": 760,
    "germani": 3902,
    "defenders": 8335,
    "uprising": 1205,
    "reroll": 8335,
    "intercept": 11532,
    "scouts": 460,
    "battle-surprise": 8335,
    "withdrawal": 460,
    "sending": 2576,
    "back-up": 1882,
    "elite-reroll": 5494,
    "losses": 5068,
    "shift": 8716,
    "retreat": 4139,
    "lone-leaders": 8059,
    "displacement": 11209,
    "stratagem": 9384,
    "treachery": 9384,
    "germani-retreat": 9792,
    "keep-legate": 7745,
    "camps": 7745,
    "forage": 541,
    "replacements": 7745,
    "caesar": 8986,
    "legates": 8986,
    "late-caesar": 341,
    "supply": 2782,
    "relief": 334,
    "winter-leaders": 3502,
    "displacing": 59,
}


def _steps_until(reached: Callable[[GaulState], bool], seed: int) -> int:
    """The number of actions after which the random game of a seed reaches a position; -1 if it never does.
    The game is that of `StagedGame`, without a table.
    """
    dice = SealedDice(seed.to_bytes(SEED_BYTES, "big"))
    state = GAME.new({}, dice)
    rng = Random(seed)
    for steps in count():
        if not state.deciders():
            break
        if reached(state):
            return steps
        side = min(state.deciders())
        state.apply(side, rng.choice(state.decision(side).actions), dice)
    return -1


def staged_where(
    reached: Callable[[GaulState], bool], seats: tuple[Seat, Seat] = PEOPLE, seeds: Iterable[int] = ()
) -> StagedGame:
    """A random game in a position that is wanted. It is looked for in these seeds first, then in others."""
    for seed in (*seeds, *range(1, 20_000)):
        steps = _steps_until(reached, seed)
        if steps >= 0:
            staged = StagedGame(seed, GAME.id, seats=seats)
            for _ in range(steps):
                side = min(staged.decisions)
                staged.act(side, staged.rng.choice(staged.choices(side)))
            return staged
    raise AssertionError("no random game had such a position")


def staged_at(kind: str, seats: tuple[Seat, Seat] = PEOPLE) -> StagedGame:
    """A game in which a decision of this kind is about to be made."""
    return staged_where(lambda state: state.phase.name == kind, seats, (SEEDS.get(kind, 1),))


def late_game(seats: tuple[Seat, Seat]) -> StagedGame:
    """A game in its last turn, in which Rome chooses one of its last two cards. Most random games end before
    that, by the Senate."""
    return staged_where(
        lambda state: (
            state.turn == LAST_TURN
            and state.phase is CARD_PLAY
            and state.mover == ROME
            and all(hand.bit_count() <= 2 for hand in state.hand)
        ),
        seats,
        (6,),
    )
