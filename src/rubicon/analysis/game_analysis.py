"""`analyse`: the win chance all through a game, its turning points, and the largest mistakes of each side.

Chances are seen from *eyes*: the truth (the state itself), or a side's own knowledge (positions imagined from
its view). A mistake is judged by what its side could know.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import hypot
from typing import Any

from rubicon.analysis.advice import Advisor
from rubicon.analysis.log_sections import (
    Scene,
    SectionStart,
    noteworthy_lines,
    positions,
    scenes,
    section_starts,
)
from rubicon.analysis.lookahead import (
    CalibrationSample,
    ChanceCalibrator,
    Estimate,
    Playout,
    TwoStepEstimate,
    calibration_samples,
    estimate,
    mean,
    standard_error,
)
from rubicon.bots.search_plans import SearchPlan, is_plan_over
from rubicon.core import export
from rubicon.core.game import Game, RubiconError, State
from rubicon.core.record import FindGame, Record, replay
from rubicon.core.session import Move, Session

#: Playouts for each chance, unless told otherwise.
DEFAULT_ITERATIONS = 2
#: The eyes that see everything.
TRUTH = -1
#: So many games are played on to their end, but no more than four for a position, …
MAX_CALIBRATION_GAMES = 120
#: … and each speaks for this share of the game.
CALIBRATION_REACH = 0.1
#: Imagined positions for a side to know how it stands at a glance.
SAMPLES_PER_GUESS = 8
#: Drawn curves are the mean over this many points to either side.
SMOOTHING_RADIUS = 3
#: A swing must still be there, on average, over this many decisions after it.
LASTING_DECISIONS = 30
#: So many turning points are named at least, if there are any, and at most.
MIN_TURNING_POINTS = 3
MAX_TURNING_POINTS = 5
#: A chance that moved less has not turned.
MIN_CHANCE_CHANGE = 0.01
#: Plans tried against each that was played, and the worst of a side looked at again, more closely.
ALTERNATIVE_PLANS = 3
MISTAKE_CANDIDATES = 6
RECHECK_FACTOR = 15
MAX_MISTAKES = 3

#: Told how far the work is: what is being done, how much of it is done, and how much there is.
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class ChancePoint:
    """How the first side stood in one position, by eyes (`TRUTH` or a side): judgement's guess at a glance;
    its chance to win, found by playing on; and the standard error of that."""

    position: int
    guesses: dict[int, float]
    chances: dict[int, float]
    errors: dict[int, float]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A section after which the game stood otherwise, and went on so. Chances are the first side's: those
    around its beginning, and those it went on with."""

    section: str
    #: Its scene that moved most, with something to tell if any had.
    scene: str
    news: list[str]
    first: int
    last: int
    before: float
    after: float
    #: How far the guess at a glance moved, and stayed moved.
    swing: float


@dataclass(frozen=True, slots=True)
class Mistake:
    """A plan that was played, a better one, and what it cost in win chance (with its standard error)."""

    position: int
    side: int
    section: str
    played: SearchPlan
    better: SearchPlan
    chance: float
    cost: float
    error: float

    @property
    def differences(self) -> tuple[SearchPlan, SearchPlan]:
        """Where the two plans differ: what was done, and what was better."""
        return _actions_not_in(self.played, self.better), _actions_not_in(self.better, self.played)


def _actions_not_in(plan: SearchPlan, other: SearchPlan) -> SearchPlan:
    rest = list(other)
    different: list[int] = []
    for action in plan:
        if action in rest:
            rest.remove(action)
        else:
            different.append(action)
    return tuple(different)


@dataclass(frozen=True, slots=True)
class Analysis:
    """All that was found out about a game."""

    record: Record
    session: Session
    #: The move in each position but the last.
    moves: Sequence[Move]
    viewer: int
    seed: int
    iterations: int
    #: Which eyes it was seen with, the leading ones first.
    viewpoints: tuple[int, ...]
    points: list[ChancePoint]
    sections: list[SectionStart]
    turning_points: list[TurningPoint]
    mistakes: list[Mistake]

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def viewpoint_names(self) -> dict[int, str]:
        """What the eyes are called."""
        return {
            viewpoint: "truth" if viewpoint == TRUTH else self.game.sides[viewpoint]
            for viewpoint in self.viewpoints
        }

    @property
    def result(self) -> str:
        return export.result(self.record, self.session)

    def curve(self, viewpoint: int) -> list[tuple[int, float]]:
        """Position and chance of the first side, as these eyes saw it, a little smoothed: the mean of each
        point and those beside it, which soothes the chances of sampling. The ends are as they are."""
        chances = [point.chances[viewpoint] for point in self.points]
        last = len(chances) - 1
        return [
            (point.position, mean(chances[at - near : at + near + 1]))
            for at, point in enumerate(self.points)
            for near in (min(SMOOTHING_RADIUS, at, last - at),)
        ]

    def to_json(self) -> dict[str, Any]:
        """Everything as plain data. Chances are the first side's, but for mistakes: there, their side's."""
        game, moves, names = self.game, self.moves, self.viewpoint_names

        def texts(plan: SearchPlan) -> list[str]:
            return [game.text(action) for action in plan]

        def point(found: ChancePoint) -> dict[str, Any]:
            data: dict[str, Any] = {"position": found.position}
            if found.position < len(moves):
                move = moves[found.position]
                told = next(filter(None, (game.tell(event, move.side) for event in move.events)), "")
                data |= {"side": game.sides[move.side], "action": game.text(move.action), "told": told}
            for what in ("guesses", "chances", "errors"):
                figures: dict[int, float] = getattr(found, what)
                data[what] = {names[viewpoint]: round(figure, 4) for viewpoint, figure in figures.items()}
            return data

        return {
            "title": game.id,
            "options": dict(self.session.options),
            "players": dict(self.record.players),
            "fingerprint": self.record.digest.hex(),
            "result": self.result,
            "viewer": "everything" if self.viewer == export.EVERYTHING else game.sides[self.viewer],
            "seed": self.seed,
            "iterations": self.iterations,
            "chances_of": game.sides[0],
            "sections": [{"position": m.position, "level": m.level, "name": m.name} for m in self.sections],
            "course": [point(found) for found in self.points],
            "turning_points": [
                {
                    "from": turn.first,
                    "to": turn.last,
                    "section": turn.section,
                    "scene": turn.scene,
                    "news": turn.news,
                    "before": round(turn.before, 4),
                    "after": round(turn.after, 4),
                    "swing": round(turn.swing, 4),
                }
                for turn in self.turning_points
            ],
            "mistakes": [
                {
                    "position": mistake.position,
                    "side": game.sides[mistake.side],
                    "section": mistake.section,
                    "played": texts(mistake.played),
                    "better": texts(mistake.better),
                    "chance": round(mistake.chance, 4),
                    "cost": round(mistake.cost, 4),
                    "error": round(mistake.error, 4),
                }
                for mistake in self.mistakes
            ],
        }


def analyse(
    record: Record,
    find: FindGame,
    *,
    viewer: int | None = None,
    iterations: int = DEFAULT_ITERATIONS,
    seed: int = 1,
    mistakes: bool = True,
    progress: Progress = lambda what, done, whole: None,
) -> Analysis:
    """Analyse a game. With a `viewer` only what that side may know is used, and only its decisions appear;
    without one the game must have ended. The same seed gives the same analysis. `mistakes` can be left out,
    which saves a third of the time."""
    session = replay(record, find)
    if viewer is None and not record.finished:
        raise RubiconError(
            "This game has not ended, and an analysis would tell its secrets. "
            f"Say whose knowledge to use: --as {' or --as '.join(session.game.sides)}."
        )
    if not session.history:
        raise RubiconError("Nothing has been played in this game yet.")
    return _Analyser(record, session, viewer, iterations, seed, progress).run(mistakes)


def select_turning_points(turns: Iterable[TurningPoint], quiet: Container[int]) -> list[TurningPoint]:
    """The largest, in the order of the game. Those which the chance, that knows more, denies or hardly
    notices, and those of `quiet` sections, in which nothing happened that is worth telling, are there only
    where too few others are."""

    def doubtful(turn: TurningPoint) -> bool:
        moved = turn.after - turn.before
        return turn.first in quiet or moved * turn.swing < 0 or abs(moved) < MIN_CHANCE_CHANGE

    order = sorted(turns, key=lambda turn: (doubtful(turn), -abs(turn.swing)))
    sure = sum(not doubtful(turn) for turn in order)
    return sorted(
        order[: max(MIN_TURNING_POINTS, min(sure, MAX_TURNING_POINTS))], key=lambda turn: turn.first
    )


class _Analyser:
    """Does the work, step by step."""

    def __init__(
        self,
        record: Record,
        session: Session,
        viewer: int | None,
        iterations: int,
        seed: int,
        progress: Progress,
    ) -> None:
        self.record = record
        self.session = session
        self.game = session.game
        self.advisor = Advisor(self.game, seed)
        self.viewer = export.EVERYTHING if viewer is None else viewer
        self.iterations = iterations
        self.seed = seed
        self.progress = progress
        self.sides = tuple(range(len(self.game.sides))) if viewer is None else (viewer,)
        self.viewpoints = (TRUTH, *self.sides) if viewer is None else self.sides
        states, last = list(positions(session)), len(session.history)
        #: The positions looked at, and the moves in them. A side by itself looks when it decides and at the
        #: end, and counts no others: how often somebody else decided may be a secret.
        self._shown_positions = [
            number
            for number in range(last + 1)
            if viewer is None or number == last or session.history[number].side == viewer
        ]
        self.states = [states[number] for number in self._shown_positions]
        self.moves = [session.history[number] for number in self._shown_positions if number < last]
        self.played_plans = [
            (self._index_of(number), plan)
            for number, plan in _played_plans(states, session.history)
            if session.history[number].side in self.sides
        ]

    def run(self, mistakes: bool) -> Analysis:
        calibrators = self._calibrators()
        points = self._points(calibrators)
        found = scenes(self.session, self.viewer)
        for scene in found:
            scene.first, scene.last = self._index_of(scene.first), self._index_of(scene.last)
        return Analysis(
            self.record,
            self.session,
            self.moves,
            self.viewer,
            self.seed,
            self.iterations,
            self.viewpoints,
            points,
            [replace(mark, position=self._index_of(mark.position)) for mark in section_starts(self.session)],
            self._turning_points(points, found),
            self._mistakes(calibrators, found) if mistakes else [],
        )

    def _index_of(self, number: int) -> int:
        """Where a position of the game comes among those looked at; if it does not, the next one."""
        return bisect_left(self._shown_positions, number)

    def _playout(self, number: int, viewpoint: int, label: str) -> Playout:
        """Play on from a position as these eyes may take it to be."""
        state, label = self.states[number], f"{label} {number} {viewpoint}"
        imagined = state.clone() if viewpoint == TRUTH else self.advisor.imagine(state.view(viewpoint), label)
        return self.advisor.playout(imagined, _side_of(viewpoint), label)

    # ------------------------------------------------------------------ chances

    def _calibrators(self) -> dict[int, ChanceCalibrator]:
        """What guesses are worth in this game, for each pair of eyes.

        The truth is asked, if it may be, and as the game goes on. A side that looks by itself is only told
        what guesses are worth on the whole: what its own game came to at any time it could not know.
        """
        lead = self.viewpoints[0]
        whole = len(self.states)
        count = min(MAX_CALIBRATION_GAMES, 4 * whole)
        found: list[CalibrationSample] = []
        for done in range(count):
            number = done * whole // count
            found += calibration_samples(self._playout(number, lead, f"anchor {done}"), number)
            self.progress("Playing on to the end", done + 1, count)
        calibrators = {lead: ChanceCalibrator(found, max(1.0, CALIBRATION_REACH * len(self.states)))}
        for viewpoint in self.viewpoints[1:]:
            own = found if viewpoint == _side_of(lead) else [one.reversed() for one in found]
            calibrators[viewpoint] = ChanceCalibrator(own)
        return calibrators

    def _points(self, calibrators: dict[int, ChanceCalibrator]) -> list[ChancePoint]:
        points: list[ChancePoint] = []
        first_weights = self._first_weights()
        for number in range(len(self.states)):
            point = ChancePoint(number, {}, {}, {})
            for viewpoint in self.viewpoints:
                side = _side_of(viewpoint)
                ended = self._final_value(number, side)
                estimates = [
                    self._playout(number, viewpoint, f"look {once}").two_step_estimate(first_weights[number])
                    for once in range(self.iterations if ended is None else 0)
                ]
                guess = self._guess(number, viewpoint) if ended is None else ended
                if any(one.second.final for one in estimates):
                    # So few games, seen to their end, say too much: the glance counts as one more.
                    estimates.append(TwoStepEstimate(Estimate(guess, False), Estimate(guess, False), 1.0))
                seen = (
                    [calibrators[viewpoint].chance(one, number) for one in estimates]
                    if ended is None
                    else [ended]
                )
                point.guesses[viewpoint] = _for_first_side(guess, side)
                point.chances[viewpoint] = _for_first_side(mean(seen), side)
                doubt = calibrators[viewpoint].error(mean(seen))
                point.errors[viewpoint] = hypot(standard_error(seen), doubt) if ended is None else 0.0
            points.append(point)
            self.progress("Win chances", number + 1, len(self.states))
        return points

    def _guess(self, number: int, viewpoint: int) -> float:
        """How things stand at a glance."""
        judgement, state = self.advisor.judgement, self.states[number]
        if viewpoint == TRUTH:
            return judgement.value(state, _side_of(viewpoint))
        view = state.view(viewpoint)
        return mean(
            [
                judgement.value(self.advisor.imagine(view, f"glance {number} {once}"), viewpoint)
                for once in range(SAMPLES_PER_GUESS)
            ]
        )

    def _final_value(self, number: int, side: int) -> float | None:
        """What the game was worth to a side, if it is over in this position."""
        state = self.states[number]
        if not state.deciders():
            return estimate(self.advisor.judgement, state, side).value
        if number == len(self.states) - 1 and self.record.stop is not None:
            winner = self.record.stop.split(" ")[0]
            return 0.5 if winner == "draw" else float(winner == self.game.sides[side])
        return None

    def _first_weights(self) -> list[float]:
        """How much the next rest should weigh against the one after it, in each position looked at: less and
        less as it comes nearer, so that one looks equally far ahead from everywhere."""
        rests = [self.advisor.judgement.at_rest(state) for state in self.states]
        rests[-1] = True
        first_weights: list[float] = []
        before = 0
        for here, rest in enumerate(rests):
            if rest:
                before = here
            after = rests.index(True, here)
            first_weights.append(1.0 if rest else (after - here) / (after - before))
        return first_weights

    # ------------------------------------------------------------------ turning points

    def _turning_points(self, points: Sequence[ChancePoint], found: Sequence[Scene]) -> list[TurningPoint]:
        """The sections with the largest swings that lasted, in the order of the game.

        What is compared is how things stood at a glance. A chance knows more, but what it foresaw it does not
        notice when it happens, and once the game is all but decided it hardly moves, whatever happens.
        """
        viewpoint = self.viewpoints[0]
        guesses = [point.guesses[viewpoint] for point in points]
        chances = [point.chances[viewpoint] for point in points]
        turns: list[TurningPoint] = []
        quiet: set[int] = set()
        for _, group in groupby(found, key=lambda scene: scene.section):
            section = list(group)
            first, last = section[0].first, section[-1].last
            # The end is no glance: what it brought is measured against the chance there was.
            figures = chances if last == len(points) - 1 else guesses
            before, after = figures[first], figures[last]
            lasting = slice(last, last + LASTING_DECISIONS + 1)
            later = mean(figures[lasting])
            if (after - before) * (later - before) <= 0:
                continue
            sign = 1.0 if after > before else -1.0
            moved = [(sign * (guesses[scene.last] - guesses[scene.first]), scene) for scene in section]
            eventful = [
                (by, scene)
                for by, scene in moved
                if any(event[0] in self.game.news for event in scene.events)
            ]
            # The marches may have moved it all before a battle is fought; it is told of the battle still.
            telling = [one for one in eventful if one[0] > 0] or [
                (by, scene) for by, scene in eventful if sign * (guesses[scene.last] - before) > 0
            ]
            _, most = max(telling or moved, key=lambda found: found[0])
            if not telling:
                quiet.add(first)
            turns.append(
                TurningPoint(
                    most.section,
                    most.title,
                    noteworthy_lines(self.game, most.events, self.viewer),
                    first,
                    last,
                    mean(chances[max(0, first - SMOOTHING_RADIUS) : first + SMOOTHING_RADIUS + 1]),
                    mean(chances[lasting]),
                    sign * min(abs(after - before), abs(later - before)),
                )
            )
        return select_turning_points(turns, quiet)

    # ------------------------------------------------------------------ mistakes

    def _mistakes(self, calibrators: dict[int, ChanceCalibrator], found: Sequence[Scene]) -> list[Mistake]:
        """The largest of each side. What looks bad at a glance is looked at again with other luck, so that
        nothing counts as a mistake for having been unlucky once."""
        suspects: list[Mistake] = []
        for done, (number, plan) in enumerate(self.played_plans):
            side = self.moves[number].side
            view = self.states[number].view(side)
            actions = self.states[number].decision(side).actions
            others = [
                other
                for other in self.advisor.candidate_plans(view, side, actions, ALTERNATIVE_PLANS)
                if other != plan
            ]
            if others:
                section = next(scene.section for scene in reversed(found) if scene.first <= number)
                suspects.append(self._compare(number, plan, others, self.iterations, calibrators, section))
            self.progress("Other plans", done + 1, len(self.played_plans))
        mistakes: list[Mistake] = []
        for side in self.sides:
            mine = sorted((one for one in suspects if one.side == side), key=lambda one: -one.cost)
            worst = mine[:MISTAKE_CANDIDATES]
            again: list[Mistake] = []
            for done, one in enumerate(worst):
                count = RECHECK_FACTOR * self.iterations
                again.append(
                    self._compare(one.position, one.played, [one.better], count, calibrators, one.section)
                )
                self.progress(f"Mistakes of {self.game.sides[side].capitalize()}", done + 1, len(worst))
            proved = [one for one in again if one.cost > 2 * one.error]
            mistakes += sorted(proved, key=lambda one: -one.cost)[:MAX_MISTAKES]
        return mistakes

    def _compare(
        self,
        number: int,
        plan: SearchPlan,
        others: Sequence[SearchPlan],
        count: int,
        calibrators: dict[int, ChanceCalibrator],
        section: str,
    ) -> Mistake:
        """The plan that was played against the best of some others, by what its side knew."""
        side = self.moves[number].side
        view = self.states[number].view(side)
        label = f"compare {number} {count}"
        mine, *theirs = self.advisor.evaluate_plans(
            view, side, [plan, *others], count, calibrators[side], number, label
        )
        best = max(theirs, key=lambda weighed: weighed.chance)
        cost, error = best.gain_over(mine)
        return Mistake(number, side, section, plan, best.plan, mine.chance, cost, error)


def _played_plans(states: Sequence[State], moves: Sequence[Move]) -> list[tuple[int, SearchPlan]]:
    """The plans as they were played: where each began, and its actions. Choices that others make in secret at
    the same time do not interrupt a plan."""
    found: list[tuple[int, list[int]]] = []
    going: dict[int, list[int]] = {}
    for number, move in enumerate(moves):
        before, after = states[number], states[number + 1]
        if move.side not in going:
            going[move.side] = []
            found.append((number, going[move.side]))
        going[move.side].append(move.action)
        if is_plan_over(after, before.barrier(), before.deciders(), bool(move.chances)):
            del going[move.side]
    return [(number, tuple(plan)) for number, plan in found]


def _side_of(viewpoint: int) -> int:
    """The side whose chances are reckoned: that of the eyes, or the first."""
    return 0 if viewpoint == TRUTH else viewpoint


def _for_first_side(chance: float, side: int) -> float:
    """The first side's chance, if `chance` is this side's."""
    return chance if side == 0 else 1.0 - chance
