"""Lets bots choose in the positions of a suite, and measures what their choices cost.

The *regret* of a choice is how much the best option is worth more. A plan that the suite does not know is
tried as long as its own were; what was found is kept for the next time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import process_time

from rubicon import bots
from rubicon.arena.positions.generate import FEW_ACTIONS
from rubicon.arena.positions.reference import Reference
from rubicon.arena.positions.suite import Suite, SuiteMoment, SuitePosition, action_texts, moments
from rubicon.bots import Bot, ListeningBot
from rubicon.bots.search_plans import MAX_PLAN_ACTIONS, CountingDice, SearchPlan, is_plan_over
from rubicon.core.game import Game, State
from rubicon.core.record import FindGame
from rubicon.games.kit.position_check import PositionCheck


@dataclass(frozen=True, slots=True)
class MeasuredChoice:
    """What a bot chose: the regret, what was plainly wrong, and the processor time it took."""

    kind: str
    position: str
    regret: float
    mistakes: tuple[str, ...]
    seconds: float


@dataclass(slots=True)
class BotFigures:
    """All choices of one bot."""

    choices: list[MeasuredChoice] = field(default_factory=list)

    def of(self, kinds: Iterable[str]) -> BotFigures:
        """The choices of these kinds."""
        wanted = set(kinds)
        return BotFigures([choice for choice in self.choices if choice.kind in wanted])

    @property
    def regret(self) -> float:
        return sum(choice.regret for choice in self.choices) / max(1, len(self.choices))

    @property
    def error(self) -> float:
        """The standard error of the mean regret. Choices in one position, by other seeds, count as one."""
        by_position: dict[str, list[float]] = {}
        for choice in self.choices:
            by_position.setdefault(choice.position, []).append(choice.regret)
        means = [sum(values) / len(values) for values in by_position.values()]
        middle = sum(means) / max(1, len(means))
        return sqrt(sum((m - middle) ** 2 for m in means) / max(1, len(means) - 1) / max(1, len(means)))

    @property
    def milliseconds(self) -> float:
        return 1000 * sum(choice.seconds for choice in self.choices) / max(1, len(self.choices))

    def mistakes(self) -> dict[str, int]:
        """How often each mistake was made."""
        found: dict[str, int] = {}
        for choice in self.choices:
            for mistake in choice.mistakes:
                found[mistake] = found.get(mistake, 0) + 1
        return found


class PlanValues:
    """Values of plans that a suite does not know, kept in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[tuple[str, tuple[str, ...]], float] = {}
        if path.exists():
            for line in path.read_text("utf-8").splitlines():
                name, plan, value = json.loads(line)
                self._known[name, tuple(plan)] = value

    def value(self, name: str, plan: tuple[str, ...], find: Callable[[], float]) -> float:
        """The value of a plan (actions in any order) in a position: from the file, or else by `find`."""
        key = name, tuple(sorted(plan))
        if key not in self._known:
            self._known[key] = find()
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([name, key[1], self._known[key]]) + "\n")
        return self._known[key]


def score(
    check: PositionCheck,
    find: FindGame,
    suite: Suite,
    specs: Sequence[str],
    seeds: int,
    values: PlanValues,
    kinds: Sequence[str] = (),
    say: Callable[[str], None] = lambda text: None,
) -> dict[str, BotFigures]:
    """Let each bot choose in all positions (of these kinds), with `seeds` seeds each."""
    figures = {spec: BotFigures() for spec in specs}
    by_record: dict[str, dict[int, SuitePosition]] = {}
    for position in suite.positions:
        if not kinds or position.kind in kinds:
            by_record.setdefault(position.record, {})[position.step] = position
    for name, positions in by_record.items():
        steps = {step: check.game.side(position.side) for step, position in positions.items()}
        for step, moment in moments(suite.folder, name, find, steps):
            for spec in specs:
                for seed in range(seeds):
                    bot = bots.make(spec, check.game, f"{name} {step} {seed}")
                    figures[spec].choices.append(_choice(check, positions[step], moment, bot, values))
        say(name)
    return figures


def _choice(
    check: PositionCheck, position: SuitePosition, moment: SuiteMoment, bot: Bot, values: PlanValues
) -> MeasuredChoice:
    game, side = check.game, moment.side
    before = moment.session.state
    began = process_time()
    if isinstance(bot, ListeningBot):
        bot.hear(moment.lines, fresh=True)
    plan, after = _played(before, side, bot, position.actions > FEW_ACTIONS)
    seconds = process_time() - began
    texts = action_texts(game, plan)
    known = {tuple(sorted(option.plan)): option.value for option in position.options}
    value = known.get(tuple(sorted(texts)))
    if value is None:
        value = values.value(position.name, texts, lambda: _value(game, position, moment, plan))
    mistakes = tuple(check.mistakes(before, side, plan, after))
    return MeasuredChoice(position.kind, position.name, position.best.value - value, mistakes, seconds)


def _played(state: State, side: int, bot: Bot, whole_plan: bool) -> tuple[SearchPlan, State]:
    """What the bot does in the true position, and the position after it: one action, or all up to chance, a
    reveal or a decision of the other side."""
    dice = CountingDice(0)
    after = state.clone()
    barrier, deciders = after.barrier(), after.deciders()
    done: list[int] = []
    while True:
        decision = after.decision(side)
        action = bot.choose(after.view(side), decision.kind, decision.prompt, decision.actions)
        after.apply(side, action, dice)
        done.append(action)
        over = is_plan_over(after, barrier, deciders, dice.uses > 0)
        if not whole_plan or over or len(done) >= MAX_PLAN_ACTIONS:
            return tuple(done), after


def _value(game: Game, position: SuitePosition, moment: SuiteMoment, plan: SearchPlan) -> float:
    return Reference(game, moment, position.name).values([plan])[0][0]
