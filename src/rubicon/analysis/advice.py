"""Compares plans, and explains the result to a player.

Everything here starts from a view. Plans are tried in positions that fit it (`Memory.imagine`), all plans in
the same positions and with the same dice, so that only the plan makes a difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import Any

from rubicon.analysis.lookahead import (
    ChanceCalibrator,
    Playout,
    calibration_samples,
    judgement_of,
    mean,
    standard_error,
)
from rubicon.bots.search_plans import CountingDice, SearchPlan, WindowAnswers, apply_plan, judgement_actions
from rubicon.core.game import Game, Memory, State, View
from rubicon.core.message import Message, message, to_data
from rubicon.messages.words import common_words

#: With at most this many legal actions, a plan is made for each of them.
FEW_ACTIONS = 8
#: Noise in a plan, at most, where moods alone bring no new plan.
MAX_PLAN_WHIM = 2.0
#: Plans that a hint compares closely, after a first round with all of them.
FINALISTS = 4
#: Playouts of a hint by default: one or two seconds in plain Python.
DEFAULT_PLAYOUTS = 100
#: Actions of a plan that a hint names, after the first, at most.
MAX_ACTIONS_TOLD = 6
#: One playout in this many goes on to the end of the game, to calibrate judgement's guesses.
CALIBRATION_DIVISOR = 5


@dataclass(frozen=True, slots=True)
class EvaluatedPlan:
    """A plan, and the win chance after it in each sampled position. `shared_error` is the standard error that
    all chances have in common (`ChanceCalibrator.error`)."""

    plan: SearchPlan
    chances: tuple[float, ...]
    shared_error: float

    @property
    def chance(self) -> float:
        return mean(self.chances)

    @property
    def error(self) -> float:
        return hypot(standard_error(self.chances), self.shared_error)

    def gain_over(self, other: EvaluatedPlan) -> tuple[float, float]:
        """How much better it is than a plan tried in the same positions, and the standard error."""
        gains = [mine - theirs for mine, theirs in zip(self.chances, other.chances, strict=True)]
        return mean(gains), standard_error(gains)


class Advisor:
    """Finds plans for a side and compares them. All random numbers follow from `seed`.

    Labels are part of the seeds: another label means another sample, and another result.
    """

    def __init__(self, game: Game, seed: int | str, memory: Memory | None = None) -> None:
        """`memory` is what the side remembers that is advised; without it, only the view counts."""
        self.game = game
        self.judgement = judgement_of(game)
        self.seed = seed
        self.memory = memory or Memory(game)

    def imagine(self, view: View, label: str) -> State:
        """A position that fits the view. The same label gives the same position."""
        return self.memory.imagine(view, Random(f"{self.seed} {label}"))

    def candidate_plans(self, view: View, side: int, actions: Sequence[int], count: int) -> list[SearchPlan]:
        """Plans to compare. The first is what judgement would do. Then one for each action if there are few,
        or `count` in different moods, with more and more whim where a mood brings no new plan."""
        starts: list[SearchPlan] = [
            (),
            *([(action,) for action in actions] if len(actions) <= FEW_ACTIONS else [()] * count),
        ]
        found: dict[SearchPlan, None] = {}
        for number, start in enumerate(starts):
            mood = 0 if start else number
            plan = self._plan(view, side, number, 0.0, mood, start)
            if mood and plan in found:
                plan = self._plan(view, side, number, MAX_PLAN_WHIM * number / count, mood, start)
            found[plan] = None
        return list(found)

    def _plan(
        self, view: View, side: int, number: int, whim: float, mood: int, start: SearchPlan
    ) -> SearchPlan:
        state = self.imagine(view, f"plan {number}")
        rng = Random(f"{self.seed} plan {number}")
        steps = judgement_actions(self.judgement, state, side, rng, whim, mood, start)
        answers = WindowAnswers(self.game, self.judgement, rng) if self.game.windows else None
        return apply_plan(state, side, steps, CountingDice(number), answers)

    def evaluate_plans(
        self,
        view: View,
        side: int,
        plans: Sequence[SearchPlan],
        count: int,
        calibrator: ChanceCalibrator,
        position: float = 0,
        label: str = "",
    ) -> list[EvaluatedPlan]:
        """Try all plans in the same `count` sampled positions. An empty plan is judgement's usual play."""
        chances: list[list[float]] = [[] for _ in plans]
        for number in range(count):
            state = self.imagine(view, f"{label} {number}")
            for plan, seen in zip(plans, chances, strict=True):
                playout = self.playout(state.clone(), side, f"{label} {number}")
                playout.apply_plan(plan)
                seen.append(calibrator.chance(playout.two_step_estimate(0.0), position))
        return [
            EvaluatedPlan(plan, tuple(seen), calibrator.error(mean(seen)))
            for plan, seen in zip(plans, chances, strict=True)
        ]

    def playout(self, state: State, side: int, label: str) -> Playout:
        """A playout from `state`, which it changes."""
        return Playout(self.game, self.judgement, state, side, f"{self.seed} {label}")

    def calibrator(self, view: View, side: int, count: int) -> ChanceCalibrator:
        """A calibrator for the positions that fit a view, fitted on `count` playouts."""
        found = [
            one
            for number in range(count)
            for one in calibration_samples(
                self.playout(self.imagine(view, f"anchor {number}"), side, f"anchor {number}"), 0
            )
        ]
        return ChanceCalibrator(found)


# ------------------------------------------------------------------ advice for a player


@dataclass(frozen=True, slots=True)
class Advice:
    """What the computer would do, and why. Chances are those of the player who asked.

    `now` is judgement's usual play, to compare with.
    """

    game: Game
    prompt: Message
    now: EvaluatedPlan
    best: EvaluatedPlan
    #: The best plan for each other first action, the best first.
    others: tuple[EvaluatedPlan, ...]
    plan_count: int
    playout_count: int

    @property
    def second_best(self) -> EvaluatedPlan | None:
        """The best plan with another first action; None if there is none."""
        return next(iter(self.others), None)

    @property
    def action(self) -> int:
        """The action to take now."""
        return self.best.plan[0]

    def messages(self) -> list[Message]:
        """The advice as messages, for the player."""
        first, *rest = (self.game.text(action) for action in self.best.plan)
        quoted = [message("advice-quoted", text=text) for text in rest]
        said = [
            message(
                "advice-choice",
                first=first,
                rest=quoted[:MAX_ACTIONS_TOLD],
                more=len(quoted[MAX_ACTIONS_TOLD:]),
            ),
            message(
                "advice-chance",
                now=_percent(self.now.chance),
                chance=_percent(self.best.chance),
                error=_points(self.best.error),
            ),
        ]
        if self.second_best is None:
            said.append(message("advice-nothing-else"))
        else:
            gain, error = self.best.gain_over(self.second_best)
            said.append(
                message(
                    "advice-next",
                    text=self.game.text(self.second_best.plan[0]),
                    close=int(gain <= error),
                    gain=_points(gain),
                    chance=_percent(self.second_best.chance),
                    error=_points(error),
                )
            )
        said.append(message("advice-work", plans=self.plan_count, playouts=self.playout_count))
        return said

    def sentences(self, language: str = "en") -> list[str]:
        """The advice as sentences for the player."""
        words = common_words(language, __package__)
        return [words.say(each) for each in self.messages()]

    def to_json(self) -> dict[str, Any]:
        """The advice as JSON data."""

        def plain(weighed: EvaluatedPlan) -> dict[str, Any]:
            return {
                "plan": [self.game.text(action) for action in weighed.plan],
                "chance": round(weighed.chance, 4),
                "error": round(weighed.error, 4),
                "positions": len(weighed.chances),
            }

        def compared(other: EvaluatedPlan) -> dict[str, Any]:
            gain, error = self.best.gain_over(other)
            return {**plain(other), "gain": round(gain, 4), "gain_error": round(error, 4)}

        return {
            "prompt": to_data(self.prompt),
            "action": self.game.text(self.action),
            "now": {"chance": round(self.now.chance, 4), "error": round(self.now.error, 4)},
            "best": plain(self.best),
            "others": [compared(other) for other in self.others],
            "plans": self.plan_count,
            "playouts": self.playout_count,
            "text": self.sentences(),
        }


def advise(
    game: Game,
    view: View,
    kind: str,
    prompt: Message,
    actions: Sequence[int],
    seed: int | str,
    budget: int = DEFAULT_PLAYOUTS,
    memory: Memory | None = None,
) -> Advice:
    """What the computer would do for the view's side, knowing nothing but the view and what the side
    remembers.

    The arguments up to `actions` are those of `Bot.choose`. `budget` is the number of playouts. The same seed
    and budget give the same advice.
    """
    advisor = Advisor(game, f"{seed} {kind}", memory)
    side = game.side(view["viewer"])
    ends = max(4, budget // CALIBRATION_DIVISOR)
    calibrator = advisor.calibrator(view, side, ends)
    plans = advisor.candidate_plans(view, side, actions, FEW_ACTIONS)
    once = max(2, budget // 2 // len(plans))
    first = advisor.evaluate_plans(view, side, plans, once, calibrator, label="first")
    first.sort(key=lambda weighed: -weighed.chance)
    chosen = [weighed.plan for weighed in first[:FINALISTS]]
    chosen += [
        weighed.plan
        for weighed in _with_other_first_action(first, chosen[0])[:2]
        if weighed.plan not in chosen
    ]
    again = max(2, budget // 2 // (len(chosen) + 1))
    now, *last = advisor.evaluate_plans(view, side, [(), *chosen], again, calibrator, label="last")
    last.sort(key=lambda weighed: -weighed.chance)
    others = {other.plan[0]: other for other in reversed(_with_other_first_action(last, last[0].plan))}
    playouts = once * len(plans) + again * (len(chosen) + 1) + ends
    ranked = sorted(others.values(), key=lambda weighed: -weighed.chance)
    return Advice(game, prompt, now, last[0], tuple(ranked), len(plans), playouts)


def _with_other_first_action(weighed: Sequence[EvaluatedPlan], plan: SearchPlan) -> list[EvaluatedPlan]:
    """The plans that begin with another action than `plan`."""
    return [other for other in weighed if other.plan[0] != plan[0]]


def _percent(chance: float) -> Message:
    """A chance in percent. No chance is called certain before the game's end."""
    kind = "little" if 0 < chance < 0.01 else "much" if 0.99 < chance < 1 else "about"
    return message("advice-percent", kind=kind, number=int(f"{100 * chance:.0f}"))


def _points(share: float) -> Message:
    """A difference of chances, in percentage points: with a tenth if it is small."""
    whole, _, tenths = _points_text(share).partition(".")
    kind = "one" if (whole, tenths) == ("1", "0") else "tenths" if tenths else "whole"
    return message("advice-points", kind=kind, whole=int(whole), tenths=int(tenths or 0))


def percent(chance: float) -> str:
    """A chance in percent. No chance is called certain before the game's end."""
    if 0 < chance < 0.01:
        return "less than 1%"
    if 0.99 < chance < 1:
        return "more than 99%"
    return f"{chance:.0%}"


def percentage_points(share: float) -> str:
    """A difference of chances, in percentage points."""
    text = _points_text(share)
    return f"{text} point{'' if text == '1.0' else 's'}"


def _points_text(share: float) -> str:
    return f"{100 * share:.1f}" if share < 0.0995 else f"{100 * share:.0f}"
