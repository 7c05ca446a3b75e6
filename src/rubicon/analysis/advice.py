"""Compares plans, and explains the result to a player.

Everything here starts from a view. Plans are tried in positions that fit it (`Memory.imagine`), all plans in
the same positions and with the same dice, so that only the plan makes a difference.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, inf
from random import Random
from typing import Any

from rubicon import about
from rubicon.analysis.lookahead import (
    ChanceCalibrator,
    Playout,
    calibration_samples,
    judgement_of,
    mean,
    standard_error,
)
from rubicon.analysis.reasons import Reason, notable_events, reasons
from rubicon.bots.search_plans import CountingDice, SearchPlan, WindowAnswers, apply_plan, judgement_actions
from rubicon.core.game import Game, Memory, State, View
from rubicon.core.message import Message, message, to_data
from rubicon.messages.words import common_words, title_words

#: With at most this many legal actions, a plan is made for each of them.
FEW_ACTIONS = 8
#: Noise in a plan, at most, where moods alone bring no new plan.
MAX_PLAN_WHIM = 2.0
#: Plans that a hint compares closely, after a first round with all of them.
FINALISTS = 4
#: Actions without arguments that count as ways of doing nothing, at most.
MAX_IDLE_ACTIONS = 2
#: In plain Python a hint has time for this fraction of the playouts of a title (`Game.hint_playouts`).
PLAIN_DIVISOR = 8
#: Actions of a plan that a hint names, after the first, at most.
MAX_ACTIONS_TOLD = 6
#: One playout in this many goes on to the end of the game, to calibrate judgement's guesses.
CALIBRATION_DIVISOR = 5


@dataclass(frozen=True, slots=True)
class EvaluatedPlan:
    """A plan, and the win chance after it in each sampled position. `shared_error` is the standard error that
    all chances have in common (`ChanceCalibrator.error`). `happened` has what was notable in each of the
    games played on, if that was asked for."""

    plan: SearchPlan
    chances: tuple[float, ...]
    shared_error: float
    happened: tuple[frozenset[str], ...] = ()

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
        or `count` in different moods, with more and more whim where a mood brings no new plan, and each way
        of doing nothing."""
        starts: list[SearchPlan] = [
            (),
            *([(action,) for action in actions] if len(actions) <= FEW_ACTIONS else [()] * count),
        ]
        if len(actions) > FEW_ACTIONS:
            starts += [(action,) for action in idle_actions(self.game, actions)]
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
        listens: bool = False,
    ) -> list[EvaluatedPlan]:
        """Try all plans in the same `count` sampled positions. An empty plan is judgement's usual play. If it
        `listens`, it keeps what was notable."""
        chances: list[list[float]] = [[] for _ in plans]
        happened: list[list[frozenset[str]]] = [[] for _ in plans]
        for number in range(count):
            state = self.imagine(view, f"{label} {number}")
            for plan, seen, heard in zip(plans, chances, happened, strict=True):
                playout = self.playout(state.clone(), side, f"{label} {number}")
                events = playout.listen() if listens else []
                playout.apply_plan(plan)
                seen.append(calibrator.chance(playout.two_step_estimate(0.0), position))
                if listens:
                    heard.append(notable_events(self.game, events, side))
        return [
            EvaluatedPlan(plan, tuple(seen), calibrator.error(mean(seen)), tuple(heard))
            for plan, seen, heard in zip(plans, chances, happened, strict=True)
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


def idle_actions(game: Game, actions: Sequence[int]) -> list[int]:
    """The actions that name no piece, place or card, such as to pass or to end a phase; none if there are
    more than a player would call doing nothing."""
    found = [action for action in actions if " " not in game.text(action)]
    return found if len(found) <= MAX_IDLE_ACTIONS else []


# ------------------------------------------------------------------ advice for a player


@dataclass(frozen=True, slots=True)
class Advice:
    """What the computer would do, and why. Chances are those of the player who asked.

    `now` is judgement's usual play, to compare with. All figures come from the same positions, none of which
    had a part in sorting the plans out.
    """

    game: Game
    prompt: Message
    now: EvaluatedPlan
    best: EvaluatedPlan
    #: The best plan for each other first action, the best first.
    others: tuple[EvaluatedPlan, ...]
    plan_count: int
    playout_count: int
    reasons: tuple[Reason, ...] = ()

    @property
    def certainty(self) -> str:
        """How sure it is that the best plan is a good one: `clear` or `likely` if it is better than all
        others and than usual play by two standard errors or one, `even` if others are about as good. If usual
        play is better, nothing is recommended: `equal` if that is within the error, otherwise `none`."""
        if self.best.chance < self.now.chance:
            loss, error = self.now.gain_over(self.best)
            return "none" if loss > error else "equal"
        rivals = [self.now, *self.others]
        margins = [gain / error if error else inf for gain, error in map(self.best.gain_over, rivals)]
        least = min(margins)
        return "clear" if least >= 2.0 else "likely" if least >= 1.0 else "even"

    @property
    def recommends(self) -> bool:
        """Whether it recommends anything."""
        return self.certainty not in ("none", "equal")

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
        if not self.recommends:
            return [
                message(
                    f"advice-{self.certainty}", now=_percent(self.now.chance), error=_points(self.now.error)
                ),
                message("advice-work", plans=self.plan_count, playouts=self.playout_count),
            ]
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
        said = [words.say(each) for each in self.messages()]
        if not self.recommends:
            return said
        title = title_words(self.game, language)
        why = [
            message(
                f"advice-{reason.kind}",
                event=title.log(reason.event).removesuffix("."),
                share=_percent(reason.share),
                usual=_percent(reason.usual),
            )
            for reason in self.reasons
        ]
        return [*said[:1], words.say(message(f"advice-{self.certainty}")), *map(words.say, why), *said[1:]]

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
            "certainty": self.certainty,
            "reasons": [reason.to_json() for reason in self.reasons],
            "now": {"chance": round(self.now.chance, 4), "error": round(self.now.error, 4)},
            "best": plain(self.best),
            "others": [compared(other) for other in self.others],
            "plans": self.plan_count,
            "playouts": self.playout_count,
            "text": self.sentences(),
        }


def playouts_of(game: Game) -> int:
    """How many playouts a hint has time for: it should come in a second or two."""
    return max(16, game.hint_playouts // (PLAIN_DIVISOR if about.build_kind() == "plain" else 1))


def advise(
    game: Game,
    view: View,
    kind: str,
    prompt: Message,
    actions: Sequence[int],
    seed: int | str,
    budget: int | None = None,
    memory: Memory | None = None,
) -> Advice:
    """What the computer would do for the view's side, knowing nothing but the view and what the side
    remembers.

    The arguments up to `actions` are those of `Bot.choose`. `budget` is the number of playouts; without
    it, as many as there is time for. The same seed and budget give the same advice.
    """
    budget = budget or playouts_of(game)
    advisor = Advisor(game, f"{seed} {kind}", memory)
    side = game.side(view["viewer"])
    ends = max(4, budget // CALIBRATION_DIVISOR)
    calibrator = advisor.calibrator(view, side, ends)
    plans = advisor.candidate_plans(view, side, actions, FEW_ACTIONS)
    once = max(2, budget // 3 // len(plans))
    first = advisor.evaluate_plans(view, side, plans, once, calibrator, label="first")
    first.sort(key=lambda weighed: -weighed.chance)
    chosen = [weighed.plan for weighed in first[:FINALISTS]]
    chosen += [
        weighed.plan
        for weighed in _with_other_first_action(first, chosen[0])[:2]
        if weighed.plan not in chosen
    ]
    idle = idle_actions(game, actions)
    chosen += [plan for plan in plans if plan[0] in idle and plan not in chosen]
    again = max(2, (budget - once * len(plans)) // (len(chosen) + 1))
    now, *last = advisor.evaluate_plans(
        view, side, [(), *chosen], again, calibrator, label="last", listens=True
    )
    last.sort(key=lambda weighed: -weighed.chance)
    others = {other.plan[0]: other for other in reversed(_with_other_first_action(last, last[0].plan))}
    playouts = once * len(plans) + again * (len(chosen) + 1) + ends
    ranked = sorted(others.values(), key=lambda weighed: -weighed.chance)
    if len(actions) == 1:
        now = last[0]
    why = reasons(last[0].chances, last[0].happened, now.happened)
    return Advice(game, prompt, now, last[0], tuple(ranked), len(plans), playouts, why)


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
