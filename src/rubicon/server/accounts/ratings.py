"""Ratings: how well accounts play a title, from games in which both players sat down with an account.

The model is Plackett-Luce of openskill: a strength `mu` and the doubt `sigma` about it. Each game that is
over is counted exactly once, whoever notices its end, and however often the server was stopped meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from openskill.models import PlackettLuce

from rubicon import games
from rubicon.server.ops import logs, metrics
from rubicon.store.accounts import Accounts, FinishedGame, Rating
from rubicon.store.store import Store

_MODEL: Final = PlackettLuce()
#: What an account begins with.
INITIAL_RATING: Final = (_MODEL.rating().mu, _MODEL.rating().sigma)
#: How long ends of games are gathered before they are counted.
_GATHER_SECONDS: Final = 1.0


def display_rating(rating: Rating) -> int:
    """The rating as people see it: what is beyond reasonable doubt. Everybody begins at 1000."""
    return round(1000 + 40 * (rating.mu - 3 * rating.sigma))


def ratings_after(game: FinishedGame, before: tuple[Rating, Rating]) -> tuple[Rating, Rating]:
    """The ratings of both players, in the order of their sides, after a game."""
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    ranks = [1.0 if game.winner in (None, side) else 2.0 for side in range(2)]
    (first,), (second,) = _MODEL.rate(teams, ranks=ranks)
    made = [
        Rating(old.account, old.title, new.mu, new.sigma, old.games + 1)
        for old, new in zip(before, (first, second), strict=True)
    ]
    return made[0], made[1]


class RatingUpdater:
    """Counts games when they are over. `is_playing` says of a game whether it surely goes on."""

    def __init__(self, store: Store, is_playing: Callable[[str], bool] = lambda game: False) -> None:
        self._accounts = Accounts(store)
        self._is_playing = is_playing
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Count what ended unnoticed, then go on counting."""
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """No more counting. What is not counted yet is counted at the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def on_game_changed(self, game: str) -> None:
        """Something happened in a game; it may have ended."""
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
        """Count those of these games (None: of all) that are over and not counted yet. Returns how many.

        Names of accounts that were deleted during a game go out of its record now, too.
        """
        counted = 0
        for game in self._accounts.unrated_games(ended):
            # Another process may be counting a game of the same players: then once more.
            counted += any(self._accounts.rate(game, INITIAL_RATING, ratings_after) for _ in range(3))
        self._accounts.clear_deleted_names(ended, games.game)
        return counted
