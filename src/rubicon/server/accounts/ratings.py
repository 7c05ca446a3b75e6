"""Ratings: how well accounts play a title, from games in which both players took their seat with an account.

The model is Plackett-Luce of openskill: a strength `mu` and its uncertainty `sigma`. Each finished game is
counted exactly once, whichever process notices its end, and even if the server was stopped meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from openskill.models import PlackettLuce

from rubicon import games
from rubicon.server.ops import logs, metrics
from rubicon.store.accounts import AccountData
from rubicon.store.ratings import FinishedGame, Rating, Ratings
from rubicon.store.store import Store

_MODEL: Final = PlackettLuce()
#: `mu` and `sigma` of an account without games.
INITIAL_RATING: Final = (_MODEL.rating().mu, _MODEL.rating().sigma)
#: Actions after which a resignation, an agreed draw or a claim on time counts in full; before, in proportion.
#: A game that the rules end always counts in full.
FULL_WEIGHT_STEPS: Final = 20
#: Seconds in which changed games are collected before they are counted together.
_GATHER_SECONDS: Final = 1.0


def display_rating(rating: Rating) -> int:
    """The rating as people see it: a lower bound of the strength. A new account has 1000."""
    return round(1000 + 40 * (rating.mu - 3 * rating.sigma))


def ratings_after(game: FinishedGame, before: tuple[Rating, Rating]) -> tuple[Rating, Rating]:
    """The ratings of both players, in the order of their sides, after a game."""
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    ranks = [1.0 if game.winner in (None, side) else 2.0 for side in range(2)]
    (first,), (second,) = _MODEL.rate(teams, ranks=ranks)
    weight = 1.0 if game.steps is None else min(1.0, game.steps / FULL_WEIGHT_STEPS)
    made = [
        Rating(
            old.account,
            old.title,
            old.mu + weight * (new.mu - old.mu),
            old.sigma + weight * (new.sigma - old.sigma),
            old.games + (weight > 0),
        )
        for old, new in zip(before, (first, second), strict=True)
    ]
    return made[0], made[1]


class RatingUpdater:
    """Rates finished games. `is_playing` says whether a game surely goes on; then it is not looked up."""

    def __init__(self, store: Store, is_playing: Callable[[str], bool] = lambda game: False) -> None:
        self._ratings = Ratings(store)
        self._data = AccountData(store)
        self._is_playing = is_playing
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Rate the games that ended unnoticed, then go on in the background."""
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop. Games that are not rated yet are rated at the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def on_game_changed(self, game: str) -> None:
        """Look at a game soon: something happened in it, so it may have ended."""
        if not self._is_playing(game):
            self._changed.add(game)
            self._wake.set()

    async def _work(self) -> None:
        ended: list[str] | None = None
        while True:
            try:
                await asyncio.to_thread(self.rate_finished_games, ended)
            except Exception:  # the database may be away for a while
                metrics.FAULTS.inc()
                logs.write_fault("ratings")
                await asyncio.sleep(5 * _GATHER_SECONDS)
                continue
            await self._wake.wait()
            await asyncio.sleep(_GATHER_SECONDS)
            self._wake.clear()
            ended, self._changed = sorted(self._changed), set()

    def rate_finished_games(self, ended: list[str] | None) -> int:
        """Rate those of these games (None: of all) that are over and not rated yet. Returns how many.

        Also removes the names of deleted accounts from the records of these games.
        """
        counted = 0
        for game in self._ratings.unrated_games(ended):
            # Another process may be rating a game of the same players: then try again.
            counted += any(self._ratings.rate(game, INITIAL_RATING, ratings_after) for _ in range(3))
        self._data.clear_deleted_names(ended, games.game)
        return counted
