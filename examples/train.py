"""Train a player on the CPU, on a short scenario: the first Year of Julius Caesar, as Caesar.

    pip install "rubicon[train]"
    python examples/train.py --out build/training

It learns by policy gradient (PPO with a mask) in games against `random`, with rewards for points. Every few
updates it saves itself and its games. Started again it goes on from there, and learns what it would have
learned without the interruption. At the end it plays `random` and
`legate`, writes the results with their intervals to `result.json`, and draws the curve as `curve.svg`.
`examples/trained_player` makes a plug-in of it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch

sys.path.insert(0, str(Path(__file__).parent / "trained_player"))
from trained_player import (  # type: ignore[import-not-found] # a package of its own, for the arena
    WORDS,
    ActionWords,
    Network,
    as_input,
    load,
)

from rubicon import bots
from rubicon.arena.statistics import wilson
from rubicon.envs.episode import Episode, Setting
from rubicon.envs.gymnasium import VectorSideEnv
from rubicon.envs.policy import check_made_for, made_for
from rubicon.games import game

#: Words that have room; more than a title has.
WORD_COUNT = 8192
#: Steps of every game between two updates, and passes over them.
HORIZON, PASSES = 64, 2
CLIP, ENTROPY, DISCOUNT, TRACE = 0.2, 0.01, 0.997, 0.95


def words_of(words: ActionWords, legal: np.ndarray[Any, Any]) -> torch.Tensor:
    """The words of all legal actions, as many columns as the longest list has."""
    longest = int((legal >= 0).sum(axis=1).max())
    rows = [[words.of(int(a)) if a >= 0 else [0] * WORDS for a in row[:longest]] for row in legal]
    return torch.tensor(rows)


def collect(env: VectorSideEnv, network: Network, words: ActionWords, seen: Any) -> tuple[Any, list[Any]]:
    """Play `HORIZON` steps in every game, and keep what an update needs."""
    kept = []
    for _ in range(HORIZON):
        vectors = seen["observation"].copy()
        actions = words_of(words, seen["legal_actions"])
        with torch.no_grad():
            scores, values = network(as_input(vectors), actions)
        chances = torch.distributions.Categorical(logits=scores)
        chosen = chances.sample()
        ids = seen["legal_actions"][np.arange(len(vectors)), chosen.numpy()]
        seen, rewards, over, _, info = env.step(ids)
        kept.append(
            (vectors, actions, chosen, chances.log_prob(chosen), values, rewards, over, info["winner"])
        )
    return seen, kept


def advantages(kept: list[Any], last: torch.Tensor) -> list[torch.Tensor]:
    """How much better each step was than expected, summed with falling weight (GAE)."""
    found: list[torch.Tensor] = []
    ahead = torch.zeros_like(last)
    following = last
    for _, _, _, _, values, rewards, over, _ in reversed(kept):
        goes_on = torch.from_numpy(1.0 - over.astype(np.float32))
        surprise = torch.from_numpy(rewards.astype(np.float32)) + DISCOUNT * following * goes_on - values
        ahead = surprise + DISCOUNT * TRACE * ahead * goes_on
        found.append(ahead)
        following = values
    return found[::-1]


def update(network: Network, optimiser: Any, kept: list[Any], gains: list[torch.Tensor]) -> None:
    """Make better actions more likely, never by much at once."""
    every = torch.cat(gains)
    mean, spread = every.mean(), every.std() + 1e-6
    for _ in range(PASSES):
        for at in torch.randperm(len(kept)).tolist():
            vectors, actions, chosen, before, values, *_ = kept[at]
            scores, guessed = network(as_input(vectors), actions)
            chances = torch.distributions.Categorical(logits=scores)
            ratio = (chances.log_prob(chosen) - before).exp()
            gain = (gains[at] - mean) / spread
            policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            error = (guessed - (values + gains[at])).square().mean()
            loss = -policy + 0.5 * error - ENTROPY * chances.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def evaluate(
    args: argparse.Namespace, network: Network, words: ActionWords, opponent: str, games: int
) -> dict[str, Any]:
    """Play `games` against a bot, always the most likely action; with the 95 % interval (Wilson)."""
    title = game(args.title)
    features, side = title.features(), title.side(args.side)
    won = drawn = 0
    for seed in range(games):
        episode = Episode(Setting(args.title, {}, args.rounds), 1_000_000 + seed)
        bot = bots.make(opponent, title, seed)
        while not episode.over:
            decision = episode.state.decision(episode.side)
            if episode.side != side:
                view = episode.state.view(episode.side)
                episode.step(bot.choose(view, decision.kind, decision.prompt, decision.actions))
                continue
            vector = np.zeros(features.size, np.uint8)
            episode.observe(side, vector.data)
            legal = episode.legal()
            with torch.no_grad():
                scores, _ = network(as_input(vector[None]), torch.tensor([[words.of(a) for a in legal]]))
            episode.step(legal[int(scores[0].argmax())])
        won += episode.winner == side
        drawn += episode.winner is None
    share = won / games
    return {
        "opponent": opponent,
        "games": games,
        "won": won,
        "drawn": drawn,
        "share": round(share, 3),
        "interval": [round(bound, 3) for bound in wilson(share, games)],
    }


def draw_curve(points: list[tuple[int, float]], file: Path) -> None:
    """The share of games won in training, as a picture."""
    width, height, edge = 720, 360, 50
    most = max(games for games, _ in points)
    at = [
        (edge + games / most * (width - 2 * edge), height - edge - share * (height - 2 * edge))
        for games, share in points
    ]
    lines = "".join(
        f'<line x1="{edge}" x2="{width - edge}" y1="{y}" y2="{y}" stroke="#ccc"/>'
        f'<text x="{edge - 8}" y="{y + 4}" text-anchor="end">{tick} %</text>'
        for tick in (0, 25, 50, 75, 100)
        for y in [height - edge - tick / 100 * (height - 2 * edge)]
    )
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in at)
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13"><rect width="100%" height="100%" fill="white"/>{lines}'
        f'<polyline points="{path}" fill="none" stroke="#7a1f1f" stroke-width="2"/>'
        f'<text x="{width / 2}" y="{height - 12}" text-anchor="middle">games played (last: {most})</text>'
        f'<text x="{width / 2}" y="24" text-anchor="middle">games won against random in training</text>'
        "</svg>\n",
        encoding="utf-8",
    )


def save(
    args: argparse.Namespace,
    network: Network,
    optimiser: Any,
    words: ActionWords,
    state: dict[str, Any],
    games: bytes,
) -> None:
    """Write everything that going on needs, whole or not at all."""
    title = game(args.title)
    features = title.features()
    whole = {
        "made_for": made_for(title),
        "scenario": [args.title, args.side, args.rounds],
        "size": features.size,
        "word_count": WORD_COUNT,
        "words": [[verb, at, value, number] for (verb, at, value), number in words.numbers.items()],
        "network": network.state_dict(),
        "optimiser": optimiser.state_dict(),
        "chance": torch.get_rng_state(),
        "games": torch.frombuffer(bytearray(games), dtype=torch.uint8),
        **state,
    }
    fresh = args.out / "player.pt.new"
    torch.save(whole, fresh)
    fresh.replace(args.out / "player.pt")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--title", default="julius-caesar")
    parser.add_argument("--side", default="caesar", help="the side that learns")
    parser.add_argument("--rounds", type=int, default=1, help="Years or turns of the scenario")
    parser.add_argument("--updates", type=int, default=120, help="in total, with those of earlier runs")
    parser.add_argument("--at-once", type=int, default=32, help="games that are played together")
    parser.add_argument("--games", type=int, default=100, help="games of the final test against each bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/training"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    # One thread, because matrices are small. Threads wait for each other, and stand still where other
    # programs want the cores: at a load of 20 one thread made 40 updates while two had not made ten.
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    title = game(args.title)
    words = ActionWords(title)
    network = Network(title.features().size, WORD_COUNT)
    optimiser = torch.optim.Adam(network.parameters(), lr=5e-4)
    state: dict[str, Any] = {"updates": 0, "played": 0, "curve": [], "recent": [], "seconds": 0.0}
    seed = Random(args.seed).getrandbits(32)
    env = VectorSideEnv(
        args.title, args.at_once, args.side, "random", rounds=args.rounds, reward="shaped", seed=seed
    )
    seen, _ = env.reset()
    if (args.out / "player.pt").exists():
        saved = load(args.out)
        check_made_for(saved["made_for"], title)
        network.load_state_dict(saved["network"])
        optimiser.load_state_dict(saved["optimiser"])
        words.numbers = {(verb, at, value): number for verb, at, value, number in saved["words"]}
        state = {key: saved[key] for key in state}
        seen, _ = env.restore(saved["games"].numpy().tobytes())
        torch.set_rng_state(saved["chance"])
        print(f"Going on after {state['updates']} updates and {state['played']} games.")
    side = title.side(args.side)
    start = time.process_time()
    while state["updates"] < args.updates:
        seen, kept = collect(env, network, words, seen)
        with torch.no_grad():
            _, last = network(as_input(seen["observation"]), words_of(words, seen["legal_actions"]))
        update(network, optimiser, kept, advantages(kept, last))
        ends = [bool(won == side) for *_, over, winner in kept for won in winner[over]]
        recent = state["recent"] = (state["recent"] + ends)[-200:]
        state["updates"] += 1
        state["played"] += len(ends)
        if recent:
            state["curve"].append((state["played"], sum(recent) / len(recent)))
        if state["updates"] % 10 == 0 or state["updates"] == args.updates:
            now = time.process_time()
            state["seconds"] += now - start
            start = now
            save(args, network, optimiser, words, state, env.save())
            share = f"{sum(recent) / len(recent):.0%}" if recent else "?"
            print(
                f"update {state['updates']}: {state['played']} games, {share} of the last {len(recent)} won",
                flush=True,
            )
    env.close()
    results = [evaluate(args, network, words, opponent, args.games) for opponent in ("random", "legate")]
    if state["curve"]:
        draw_curve(state["curve"], args.out / "curve.svg")
    whole = {
        **{key: state[key] for key in ("updates", "played")},
        "cpu_seconds": round(state["seconds"]),
        "results": results,
    }
    (args.out / "result.json").write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")
    for result in results:
        low, high = result["interval"]
        print(
            f"Against {result['opponent']}: won {result['won']} of {result['games']}, drawn "
            f"{result['drawn']} ({result['share']:.0%}, between {low:.0%} and {high:.0%})."
        )


if __name__ == "__main__":
    main()
