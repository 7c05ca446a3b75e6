"""A player that `examples/train.py` has trained, as a plug-in: `rubicon arena trained legate`.

Install it into the environment of `rubicon`, and say where the weights lie:

    pip install --no-deps examples/trained_player
    RUBICON_TRAINED=build/training rubicon arena trained random --title julius-caesar

It sees views only: a position that fits the view has the same vector (`Game.sample`, promise 8).
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch
from torch import nn

from rubicon.core.game import Game, RubiconError, View
from rubicon.core.message import Message
from rubicon.envs.policy import check_made_for

#: Numbers in what the network makes of a position, and of an action.
WIDTH = 128
#: Words of an action, at most: its verb and its arguments.
WORDS = 4


class ActionWords:
    """The words of actions as numbers: a verb, and a verb with the value of each of its arguments."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.numbers: dict[tuple[str, int, int], int] = {}
        self.known: dict[int, list[int]] = {}

    def of(self, action: int) -> list[int]:
        """The numbers of the words of an action, filled up with 0."""
        found = self.known.get(action)
        if found is None:
            verb, arguments = self.game.factors(action)
            keys = [(verb, -1, 0), *((verb, at, value) for at, value in enumerate(arguments))]
            numbers = [self.numbers.setdefault(key, len(self.numbers) + 1) for key in keys]
            found = self.known[action] = numbers + [0] * (WORDS - len(numbers))
        return found


class Network(nn.Module):
    """Scores of legal actions, and the value of a position. An action is the sum of its words, so what was
    learned of one march helps with the next."""

    def __init__(self, size: int, words: int) -> None:
        super().__init__()
        self.see = nn.Sequential(nn.Linear(size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.words = nn.Embedding(words, WIDTH, padding_idx=0)
        self.bias = nn.Embedding(words, 1, padding_idx=0)
        self.value = nn.Linear(WIDTH, 1)
        nn.init.normal_(self.words.weight, std=0.05)
        nn.init.zeros_(self.bias.weight)

    def forward(self, seen: torch.Tensor, actions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """`seen` has a row for each position, `actions` the words of its actions; a row of zeros is none."""
        hidden = self.see(seen)
        scores = torch.einsum("nd,nad->na", hidden, self.words(actions).sum(2)) / WIDTH**0.5
        scores = scores + self.bias(actions).sum(2).squeeze(-1)
        return scores.masked_fill(actions[:, :, 0] == 0, -1e9), self.value(hidden).squeeze(-1)


def as_input(vectors: np.ndarray[Any, Any]) -> torch.Tensor:
    """Vectors of bytes as the network takes them: large numbers count less."""
    return torch.from_numpy(np.log1p(vectors.astype(np.float32)))


def load(folder: Path) -> dict[str, Any]:
    """What `train.py` saved."""
    file = folder / "player.pt"
    if not file.exists():
        raise RubiconError(
            f"There is no trained player in {folder}. Train one: python examples/train.py --out {folder}"
        )
    saved: dict[str, Any] = torch.load(file, weights_only=True)
    return saved


class Trained:
    """The trained player."""

    name = "trained"

    def __init__(self, game: Game, seed: int | str) -> None:
        saved = load(Path(os.environ.get("RUBICON_TRAINED", "build/training")))
        check_made_for(saved["made_for"], game)
        self.game, self.rng = game, Random(seed)
        self.words = ActionWords(game)
        self.words.numbers = {(verb, at, value): number for verb, at, value, number in saved["words"]}
        self.features = game.features()
        self.size = saved["size"]
        self.network = Network(self.size, saved["word_count"])
        self.network.load_state_dict(saved["network"])
        self.unknown = saved["word_count"] - 1

    def choose(self, view: View, kind: str, prompt: Message, actions: Sequence[int]) -> int:
        side = self.game.side(view["viewer"])
        vector = np.zeros(self.size, np.uint8)
        self.features.write(self.game.sample(view, self.rng), side, vector.data)
        rows = [[min(number, self.unknown) for number in self.words.of(action)] for action in actions]
        with torch.no_grad():
            scores, _ = self.network(as_input(vector[None]), torch.tensor([rows]))
        return actions[int(scores[0].argmax())]
