"""Two builds side by side: the same measurement in processes of both, in turn.

A build is a folder that Python can import `rubicon` from: `src`, `build/compiled`, or those of another clone.
Each round measures both, one after the other, by processor time; so whatever else the machine does troubles
both alike, and the ratio of medians is steady where the figures themselves are not.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from rubicon.core.game import RubiconError

#: Runs in each build, so it uses only what earlier versions have too. It prints one line of JSON.
_PROGRAM: Final = """
import json, sys, tracemalloc
from random import Random
from time import process_time
from rubicon.bots.ismcts import IsmctsBot
from rubicon.core.dice import FastDice
from rubicon.games import game
title, seed, seconds = game(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
def play(number, kept):
    rng, dice = Random(number), FastDice(number)
    state = title.new(title.settle({}), dice)
    steps = 0
    while state.deciders():
        side = state.deciders()[0]
        actions = state.decision(side).actions
        state.apply(side, actions[int(rng.random() * len(actions))], dice)
        steps += 1
        if kept is not None and steps % 10 == 0:
            kept.append(state.clone())
    return steps
kept = []
for number in range(seed, seed + 3):
    play(number, kept)
# A new process is slow at first, and the more code it runs the longer: that is not what is compared.
number, began = seed, process_time()
while process_time() - began < 3 * seconds:
    play(number, None)
    number += 1
steps, number, began = 0, seed, process_time()
while (spent := process_time() - began) < seconds:
    steps += play(number, None)
    number += 1
clones, begun = 0, process_time()
while (cloned := process_time() - begun) < seconds / 2:
    for state in kept:
        for _ in range(20):
            state.clone()
    clones += 20 * len(kept)
def each(work, todo):
    for one in todo:
        work(one)
    count, began = 0, process_time()
    while (spent := process_time() - began) < seconds / 2:
        for one in todo:
            work(one)
        count += len(todo)
    return 1e6 * spent / count
rng = Random(seed)
deciding = [(state, side) for state in kept for side in state.deciders()[:1]][:100]
views = [state.view(side) for state, side in deciding]
memories = []
for view in views:
    memories.append((title.memory(), view))
    memories[-1][0].watch(view)
judge = title.judgement()
try:
    from rubicon.bots.trials import Trials as maker
    name = "play"
except ImportError:
    maker, name = IsmctsBot, "_run_trial"
trials, make = 0, getattr(maker, name)
def counted(*arguments):
    global trials
    trials += 1
    return make(*arguments)
setattr(maker, name, counted)
# Where there is much to choose from, and one side chooses: these searches make all their trials.
wide = [(state, side) for state, side in deciding if len(state.decision(side).actions) > 12]
wide = [(state, side) for state, side in wide if len(state.deciders()) == 1] or deciding
def search(seed):
    state, side = wide[seed % len(wide)]
    asked = state.decision(side)
    bot = IsmctsBot(title, seed, iterations=64)
    bot.choose(state.view(side), asked.kind, asked.prompt, asked.actions)
figures = {
    "view, µs": each(lambda one: one[0].view(one[1]), deciding),
    "sample, µs": each(lambda view: title.sample(view, rng), views),
    "imagine, µs": each(lambda one: one[0].imagine(one[1], rng), memories),
    "judged choices a second": 1e6 / each(lambda one: judge.choose(one[0], one[1], rng, 0.5), deciding),
}
search(seed)
trials, number, began = 0, seed, process_time()
while (searched := process_time() - began) < seconds:
    number += 7
    search(number)
figures["search trials a second"] = trials / searched
tracemalloc.start()
before = tracemalloc.get_traced_memory()[0]
many = [state.clone() for state in kept for _ in range(50)]
size = (tracemalloc.get_traced_memory()[0] - before) / len(many) - 8
found = {"decisions a second": steps / spent, "clone, ns": 1e9 * cloned / clones}
print(json.dumps({**found, **figures, "bytes a state": size}))
"""
FIGURES: Final = (
    "decisions a second",
    "clone, ns",
    "view, µs",
    "sample, µs",
    "imagine, µs",
    "judged choices a second",
    "search trials a second",
    "bytes a state",
)


@dataclass(frozen=True, slots=True)
class FigurePair:
    """The medians of one figure in both builds."""

    title: str
    name: str
    old: float
    new: float

    @property
    def ratio(self) -> float:
        """New to old."""
        return self.new / self.old


def compare_builds(
    titles: Sequence[str], old: Path, new: Path, rounds: int, seconds: float, tell: Callable[[str], None]
) -> list[FigurePair]:
    """The figures of `titles` in both builds: medians over `rounds`, in which both play the same games."""
    found: list[FigurePair] = []
    for title in titles:
        taken: dict[Path, list[dict[str, float]]] = {old: [], new: []}
        for number in range(rounds):
            tell(f"{title}: round {number + 1} of {rounds}")
            for build in (old, new) if number % 2 else (new, old):
                taken[build].append(_measure(build, title, 1000 + number, seconds))
        for name in FIGURES:
            medians = [median(each[name] for each in taken[build]) for build in (old, new)]
            found.append(FigurePair(title, name, *medians))
    return found


def _measure(build: Path, title: str, seed: int, seconds: float) -> dict[str, float]:
    """Measure one build, in a process of its own. Raises `RubiconError` if it cannot be run."""
    done = subprocess.run(
        [sys.executable, "-P", "-c", _PROGRAM, title, str(seed), str(seconds)],
        env={**os.environ, "PYTHONPATH": str(build), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["it ended without a word"]
        raise RubiconError(f"Cannot measure the build in {build}: {last[0]}")
    found: dict[str, float] = json.loads(done.stdout)
    return found
