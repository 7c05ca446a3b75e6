"""`rubicon fuzz`: play random games and check the promises of `rubicon.core.promises` in them.

Game number n of a run with seed s is the game with seed s + n, whatever else is played beside it and on
however many cores: `--seed 1234 --games 1` plays just that one again.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import secrets
import signal
import statistics
import sys
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final

from rubicon import games, paths
from rubicon.cli.arguments import available_cores, positive_int
from rubicon.core.dice import FastDice
from rubicon.core.game import Game, Option, RubiconError, State, UnknownOption
from rubicon.core.judgement import Judgement
from rubicon.core.promise_monitor import PromiseMonitor
from rubicon.core.promises import MAX_DECISIONS, fingerprint
from rubicon.core.record import FindGame
from rubicon.core.record_writer import transcript, write_new
from rubicon.core.session import Session

#: The share of steps at which everything is checked, unless `--thorough`.
OFTEN: Final = 0.006
#: Games handed to a core at a time.
BATCH: Final = 5


# ------------------------------------------------------------------------------------------ who plays


class Player:
    """Chooses at random, but with a temper, so that games differ more than dice alone would make them.

    The uniform player takes any action; the others take a verb first. Verbs without arguments (`end`, `stop`)
    are how one holds back: the passive player likes them. The moody one has a whim for every verb of every
    kind of decision. The aggressive one tries several actions on a copy and takes the one after which most is
    going on, and what is decided next is rarest: attacks rather than quiet marches. These three are drawn to
    a few names (a place, a piece, a card), the same for all sides, so that they meet there. The sensible one
    goes by the title's own judgement, if it has any, and is aggressive otherwise.
    """

    TEMPERS: Final = ("uniform", "passive", "moody", "aggressive", "sensible")

    def __init__(self, game: Game, rng: Random, names: frozenset[str], kinds: Counter[str]) -> None:
        self.game = game
        self.rng = rng
        self.names = names
        self.kinds = kinds  # how often each kind of decision was met in this game
        self.temper = rng.choice(self.TEMPERS)
        self.whims: dict[tuple[str, str], float] = {}
        self.words = _WORDS.setdefault(game.id, {})
        self.whim = rng.uniform(0.2, 2.0)
        self.judgement: Judgement | None = None
        if self.temper == "sensible":
            try:
                self.judgement = game.judgement()
            except RubiconError:
                self.temper = "aggressive"

    def choose(self, state: State, side: int) -> int:
        """One of the legal actions."""
        decision = state.decision(side)
        actions = decision.actions
        if self.temper == "uniform" or len(actions) == 1:
            return self.rng.choice(actions)
        if self.judgement is not None:
            return self.judgement.choose(state, side, self.rng, self.whim)
        verbs: dict[str, list[int]] = {}
        for action in actions:
            words = self.words.get(action)
            if words is None:
                words = self.words[action] = self.game.text(action).split()
            verbs.setdefault(words[0], []).append(action)
        weights = [self._weight(decision.kind, self.words[found[0]]) for found in verbs.values()]
        tries = 5 if self.temper == "aggressive" else 1
        groups = self.rng.choices(list(verbs.values()), weights, k=tries)
        candidates = sorted({self._pick(group) for group in groups})
        if len(candidates) == 1:
            return candidates[0]
        quiet = {action: self._quiet(state, side, action) for action in candidates}
        return min(candidates, key=lambda action: quiet[action])

    def _weight(self, kind: str, words: Sequence[str]) -> float:
        if self.temper == "moody":
            return self.whims.setdefault((kind, words[0]), math.exp(self.rng.uniform(-4, 4)))
        if len(words) > 1:
            return 1.0
        return 2.0 if self.temper == "passive" else 0.2

    def _pick(self, group: list[int]) -> int:
        if self.rng.random() < 0.7:
            drawn = [action for action in group if not self.names.isdisjoint(self.words[action])]
            group = drawn or group
        return self.rng.choice(group)

    def _quiet(self, state: State, side: int, action: int) -> tuple[int, int]:
        """How little is going on after an action, and how usual it is what must be decided then."""
        after = state.clone()
        try:
            after.apply(side, action, FastDice(self.rng.getrandbits(32)))
            kinds = sum(self.kinds[after.decision(decider).kind] for decider in after.deciders())
        except Exception:  # what stumbles here will stumble in the game, where it is noticed
            return -sys.maxsize, 0
        return -sum(len(part) for part in after.save().values() if isinstance(part, (list, dict))), kinds


#: The words of each action met so far, by title.
_WORDS: Final[dict[str, dict[int, list[str]]]] = {}


def attractive(game: Game, rng: Random) -> frozenset[str]:
    """A few names out of the action space, to which players are drawn."""
    actions = (rng.randrange(game.action_count) for _ in range(rng.randint(2, 8)))
    return frozenset(rng.choice(game.text(action).split()) for action in actions)


# ------------------------------------------------------------------------------------------ one game


@dataclass(frozen=True, slots=True)
class Plan:
    """What all games of a run have in common. Options that are not `fixed` vary from game to game."""

    find: FindGame
    title: str
    fixed: Mapping[str, str]
    often: float
    bound: int


@dataclass(slots=True)
class Result:
    """How one game went. `reason` is set if a promise was broken; `record` reproduces it."""

    seed: int
    options: dict[str, str]
    decisions: int = 0
    winner: int | None = None
    kinds: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    fingerprint: str = ""
    reason: str = ""
    record: str = ""


def play(plan: Plan, seed: int) -> Result:
    """Play and check the game with this seed."""
    game = plan.find(plan.title)
    rng = Random(f"rubicon fuzz {seed}")
    options = {option.name: plan.fixed.get(option.name, rng.choice(option.values)) for option in game.options}
    result = Result(seed, options)
    session: Session | None = None
    last = "the opening"
    try:
        session = Session(game, options, FastDice(seed))
        checks = Random(f"rubicon checks {seed}")
        monitor = PromiseMonitor(session, checks, plan.often, plan.bound, lambda: FastDice(seed))
        result.kinds, result.events = monitor.decision_counts, monitor.event_counts
        names = attractive(game, rng)
        players = [Player(game, rng, names, monitor.decision_counts) for _ in game.sides]
        while session.outcome is None:
            side = rng.choice(session.state.deciders())
            action = players[side].choose(session.state, side)
            last = f"{game.sides[side]} {game.text(action)}"
            monitor.act(side, action)
        last = "the end"
        monitor.finish()
        result.winner = session.outcome.winner
        result.fingerprint = fingerprint(session)
    except Exception as wrong:
        result.reason = f"{_words_of(wrong)}\n    at: {last}"
        result.record = _record(session, result)
    if session is not None:
        result.decisions = len(session.history)
    return result


def _words_of(wrong: Exception) -> str:
    if isinstance(wrong, AssertionError) and str(wrong):
        return str(wrong)
    trace = traceback.extract_tb(wrong.__traceback__)[-1]
    return f"{type(wrong).__name__}: {wrong} ({Path(trace.filename).name}, line {trace.lineno})"


def _record(session: Session | None, result: Result) -> str:
    """The game up to the last step that stands, with what went wrong as notes."""
    if session is None:
        return ""
    lines = [line.strip() for line in result.reason.splitlines()]
    notes = [
        f"fuzz with seed {result.seed}",
        *("".join(filter(str.isprintable, line))[:500].strip() for line in lines),
    ]
    try:
        return transcript(session, [note for note in notes if note])
    except Exception as wrong:
        result.reason += f"\n    no record of it could be made: {wrong!r}"
        return ""


# ------------------------------------------------------------------------------------------ many games


def play_batch(plan: Plan, seeds: range) -> list[Result]:
    """Some games, one after the other; the last one is the first that fails."""
    results: list[Result] = []
    for seed in seeds:
        results.append(play(plan, seed))
        if results[-1].reason:
            break
    return results


def play_all(plan: Plan, seeds: range, jobs: int) -> Iterator[Result]:
    """The results in the order of their seeds, whoever finishes first."""
    batches = (seeds[start : start + BATCH] for start in range(0, len(seeds), BATCH))
    if jobs == 1:
        for batch in batches:
            yield from play_batch(plan, batch)
        return
    # A fresh interpreter for each core: a fork would copy threads' locks, and is not to be had everywhere.
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupt) as pool:
        waiting: deque[Future[list[Result]]] = deque()
        try:
            for batch in islice(batches, 2 * jobs):
                waiting.append(pool.submit(play_batch, plan, batch))
            while waiting:
                yield from waiting.popleft().result()
                for batch in islice(batches, 1):
                    waiting.append(pool.submit(play_batch, plan, batch))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _ignore_interrupt() -> None:
    """The process that waits for the results is the one to be interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass(slots=True)
class Tally:
    """The results of many games, added up."""

    lengths: list[int] = field(default_factory=list)
    winners: Counter[int | None] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    digest: str = ""

    def add(self, result: Result) -> None:
        """One more game."""
        self.lengths.append(result.decisions)
        self.winners[result.winner] += 1
        self.kinds += result.kinds
        self.events += result.events
        self.digest = hashlib.sha256((self.digest + result.fingerprint).encode()).hexdigest()

    def lines(self, game: Game) -> list[str]:
        """The report."""
        if not self.lengths:
            return []
        count = len(self.lengths)
        won = [
            f"{name} {self.winners[side]} ({self.winners[side] / count:.1%})"
            for side, name in enumerate(game.sides)
        ]
        middle = int(statistics.median(self.lengths))
        return [
            f"Won by: {', '.join(won)}; draws {self.winners[None]}",
            f"Decisions a game: least {min(self.lengths)}, median {middle}, most {max(self.lengths)}",
            f"Decisions by kind: {_counts(self.kinds)}",
            f"Events: {_counts(self.events)}",
            f"Fingerprint, the same on every machine: {self.digest}",
        ]


def _counts(counter: Counter[str]) -> str:
    """The rarest last."""
    return ", ".join(
        f"{name} {count}" for name, count in sorted(counter.items(), key=lambda item: (-item[1], item[0]))
    )


# ------------------------------------------------------------------------------------------ the command


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", help=f"the title: {', '.join(games.titles())}")
    parser.add_argument(
        "--games", type=positive_int, default=100, metavar="N", help="how many games (default: 100)"
    )
    parser.add_argument("--seed", type=int, metavar="S", help="the seed of the first game (default: any)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a game option; those not given vary from game to game",
    )
    for name, meaning in _options(games.game(title) for title in games.titles()).items():
        parser.add_argument(
            f"--{name}", metavar="VALUE", help=f"the same as --option {name}=VALUE: {meaning}"
        )
    parser.add_argument("--jobs", type=positive_int, metavar="N", help="how many cores to use (default: all)")
    parser.add_argument("--thorough", action="store_true", help="check everything at every step (slow)")
    parser.add_argument(
        "--limit",
        type=positive_int,
        default=MAX_DECISIONS,
        metavar="N",
        help=f"decisions after which a game counts as endless (default: {MAX_DECISIONS})",
    )
    parser.add_argument("--output", metavar="FOLDER", help="where the record of a failure goes")


def _options(titles: Iterator[Game]) -> dict[str, str]:
    """The options of all titles, with what they mean."""
    return {option.name: option.meaning for game in titles for option in game.options}


def chosen_options(args: argparse.Namespace, game: Game) -> dict[str, str]:
    """The options that were given, checked."""
    fixed: dict[str, str] = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise UnknownOption(f"'{text}' is not understood: say --option NAME=VALUE.")
        fixed[name] = value
    known: tuple[Option, ...] = tuple(
        option for title in games.titles() for option in games.game(title).options
    )
    for option in known:
        if getattr(args, option.name) is not None:
            fixed[option.name] = getattr(args, option.name)
    game.settle(fixed)
    return fixed


def run(args: argparse.Namespace) -> int:
    game = games.game(args.title)
    fixed = chosen_options(args, game)
    seed = args.seed if args.seed is not None else secrets.randbelow(1_000_000_000)
    plan = Plan(games.game, args.title, fixed, 1.0 if args.thorough else OFTEN, args.limit)
    seeds = range(seed, seed + args.games)
    jobs = min(args.jobs or available_cores(), (args.games + BATCH - 1) // BATCH)
    settings = [f"{option.name} {fixed.get(option.name, 'varied')}" for option in game.options]
    print(
        f"{', '.join([game.title, *settings])}: games {args.games}, seeds {seeds[0]} to {seeds[-1]}",
        flush=True,
    )
    return fuzz(plan, seeds, jobs, args.output, _progress if sys.stderr.isatty() else _silent)


def fuzz(
    plan: Plan, seeds: range, jobs: int, output: str | None, progress: Callable[[int, int, bool], None]
) -> int:
    """Play all games, print the report, and save the first failure. Returns the exit status."""
    game = plan.find(plan.title)
    tally = Tally()
    failure: Result | None = None
    for result in play_all(plan, seeds, jobs):
        if result.reason:
            failure = result
            break
        tally.add(result)
        progress(len(tally.lengths), len(seeds), False)
    progress(len(tally.lengths), len(seeds), True)
    for line in tally.lines(game):
        print(line)
    if failure is not None:
        print(_told(plan, failure, output))
    played = len(tally.lengths) + (failure is not None)
    print(f"fuzz: games={played} decisions={sum(tally.lengths)} failures={int(failure is not None)}")
    return 0 if failure is None else 1


def _told(plan: Plan, failure: Result, output: str | None) -> str:
    options = " ".join(f"--option {name}={value}" for name, value in plan.fixed.items())
    again = f"rubicon fuzz {plan.title} --seed {failure.seed} --games 1 {options}".rstrip()
    settings = ", ".join(f"{name} {value}" for name, value in failure.options.items())
    lines = [
        f"FAILED with seed {failure.seed}, {settings}: {failure.reason}",
        f"To see it again: {again}{' --thorough' if plan.often >= 1 else ''}",
    ]
    if failure.record:
        try:
            folder = Path(output) if output is not None else paths.make_folder("reports")
            lines.append(
                f"The game up to there: {_save(folder, f'fuzz-{plan.title}-{failure.seed}', failure.record)}"
            )
        except RubiconError as problem:
            lines.append(f"The record of it could not be saved. {problem}")
    return "\n".join(lines)


def _save(folder: Path, name: str, record: str) -> Path:
    """Write the record under a name that is still free."""
    number = 1
    while (path := folder / f"{name}{f'-{number}' if number > 1 else ''}{paths.RECORD_SUFFIX}").exists():
        number += 1
    write_new(path, record.encode())
    return path


def _silent(done: int, all_of_them: int, last: bool) -> None:
    """Nobody watches."""


def _progress(done: int, all_of_them: int, last: bool) -> None:
    print(f"\r{done} of {all_of_them} games", end="\n" if last else "", file=sys.stderr, flush=True)
