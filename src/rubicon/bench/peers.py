"""Other engines, measured in the same run if they are installed: random moves, with the list of legal moves.

Each peer is used in the way that is fastest for it.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from rubicon.bench.measurements import clock
from rubicon.bench.rollouts import Rollout, RolloutResult


def _repeat_games(one_game: Callable[[Callable[[], float]], int]) -> Rollout:
    """A rollout that plays `one_game` again and again. `one_game` returns its number of moves."""
    random = Random(1).random

    def rollout(seconds: float) -> RolloutResult:
        games = moves = 0
        start = clock()
        while True:
            moves += one_game(random)
            games += 1
            elapsed = clock() - start
            if elapsed >= seconds:
                return RolloutResult(games, moves, elapsed)

    return rollout


def _python_chess() -> Rollout:
    new_board: Callable[[], Any] = import_module("chess").Board

    def one_game(random: Callable[[], float]) -> int:
        board = new_board()
        moves = 0
        while True:
            # `is_game_over` would compute the legal moves again: a fifth slower.
            legal = list(board.legal_moves)
            if (
                not legal
                or board.is_insufficient_material()
                or board.is_seventyfive_moves()
                or board.is_fivefold_repetition()
            ):
                return moves
            board.push(legal[int(random() * len(legal))])
            moves += 1

    return _repeat_games(one_game)


def _open_spiel(name: str) -> Rollout:
    game: Any = import_module("pyspiel").load_game(name)

    def one_game(random: Callable[[], float]) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_weighted(state.chance_outcomes(), random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                moves += 1
        return moves

    return _repeat_games(one_game)


def _weighted(outcomes: list[tuple[int, float]], threshold: float) -> int:
    for action, chance in outcomes:
        threshold -= chance
        if threshold < 0:
            return action
    return outcomes[-1][0]


def _petting_zoo(name: str) -> Rollout:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    nonzero: Callable[[Any], Any] = import_module("numpy").flatnonzero

    def one_game(random: Callable[[], float]) -> int:
        env.reset(seed=1)
        moves = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = nonzero(seen["action_mask"])
                env.step(legal[int(random() * len(legal))])
                moves += 1
        return moves

    return _repeat_games(one_game)


#: Each peer's name, and how to load it. A peer that cannot be imported is left out.
PEERS: dict[str, Callable[[], Rollout]] = {
    "python-chess": _python_chess,
    "open_spiel chess": lambda: _open_spiel("chess"),
    "open_spiel backgammon": lambda: _open_spiel("backgammon"),
    "pettingzoo tictactoe": lambda: _petting_zoo("tictactoe_v3"),
    "pettingzoo connect_four": lambda: _petting_zoo("connect_four_v3"),
}


def installed() -> dict[str, Rollout]:
    """The peers that are installed here."""
    found: dict[str, Rollout] = {}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, get in PEERS.items():
            try:
                found[name] = get()
            except (ImportError, OSError):
                continue
    return found
