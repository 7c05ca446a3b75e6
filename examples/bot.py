"""A bot of your own: it asks the title's judgement several times and takes the action named most often.

Try it against another bot:

    python examples/bot.py julius-caesar miles

To use it by its name (`rubicon play --opponent cato`, `rubicon arena cato tiro`), put the class into a
package and name it in the package's pyproject.toml; docs/bots.md has the details:

    [project.entry-points."rubicon.bots"]
    cato = "rubicon_cato:Cato"
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random

from rubicon import bots, games
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, View
from rubicon.core.message import Message
from rubicon.core.session import Session


class Cato:
    """Imagines `samples` positions that fit the view, and takes the action chosen in most of them."""

    name = "cato"

    def __init__(self, game: Game, seed: int | str, *, samples: int = 7) -> None:
        self.game, self.rng, self.samples = game, Random(seed), samples
        self.judgement = game.judgement()

    def choose(self, view: View, kind: str, prompt: Message, actions: Sequence[int]) -> int:
        side = self.game.side(view["viewer"])
        states = (self.game.sample(view, self.rng) for _ in range(self.samples))
        votes = [self.judgement.choose(state, side, self.rng, whim=0.3) for state in states]
        return max(votes, key=votes.count)


def play(game: Game, players: Sequence[bots.Bot], seed: int) -> int | None:
    """Play one game. The side that wins, or None for a draw."""
    session = Session(game, {}, FastDice(seed))
    while session.outcome is None:
        side = session.state.deciders()[0]
        decision = session.state.decision(side)
        view = session.state.view(side)
        session.act(side, players[side].choose(view, decision.kind, decision.prompt, decision.actions))
    return session.outcome.winner


if __name__ == "__main__":
    title, opponent = sys.argv[1:] or ("julius-caesar", "miles")
    chosen = games.game(title)
    winners = [
        play(chosen, [Cato(chosen, seed), bots.make(opponent, chosen, seed)], seed) for seed in range(10)
    ]
    print(f"Cato won {winners.count(0)} of {len(winners)} games of {chosen.title} against {opponent}.")
