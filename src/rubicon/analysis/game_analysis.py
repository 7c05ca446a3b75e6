"""`analyse`: the win chance all through a game, its turning points, and the largest mistakes of each side.

A chance has a *viewpoint*: the truth (the state itself), or what a side knows (positions sampled from its
view). Mistakes are judged from the viewpoint of the side that made them.
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
    LogScene,
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
from rubicon.analysis.side_memories import SideMemories
from rubicon.bots.search_plans import SearchPlan, is_plan_over
from rubicon.core import export
from rubicon.core.game import Game, RubiconError, State, View
from rubicon.core.message import Message, message, to_data
from rubicon.core.record import FindGame, Record, replay
from rubicon.core.session import Move, Session

#: Playouts for each chance, by default.
DEFAULT_ITERATIONS = 2
#: The viewpoint that sees everything. The others are the numbers of the sides.
TRUTH = -1
#: Games played to the end to calibrate chances: in all, at most, and from one position.
MAX_CALIBRATION_GAMES = 120
CALIBRATION_GAMES_PER_POSITION = 4
#: The share of the game that a calibration sample influences (`ChanceCalibrator`'s `reach`).
CALIBRATION_REACH = 0.1
#: Positions sampled from a side's view for one guess.
SAMPLES_PER_GUESS = 8
#: Points on either side that a drawn curve is averaged over.
SMOOTHING_RADIUS = 3
#: A swing counts if it is still there, on average, over this many decisions after it.
LASTING_DECISIONS = 30
#: Turning points that are named: at least, if there are any, and at most.
MIN_TURNING_POINTS = 3
MAX_TURNING_POINTS = 5
#: A chance that changed by less than this has not turned.
MIN_CHANCE_CHANGE = 0.01
#: Plans compared with each plan that was played.
ALTERNATIVE_PLANS = 3
#: The worst plans of a side that are compared again, with this many times the playouts.
MISTAKE_CANDIDATES = 6
RECHECK_FACTOR = 15
#: Mistakes of a side that are named, at most.
MAX_MISTAKES = 3

#: Called with the name of the current step, the parts done, and the number of parts.
Progress = Callable[[Message, int, int], None]


@dataclass(frozen=True, slots=True)
class ChancePoint:
    """How the first side stood in one position, by viewpoint (`TRUTH` or a side): judgement's guess; the
    chance to win, found by playouts; and the standard error of the chance."""

    position: int
    guesses: dict[int, float]
    chances: dict[int, float]
    errors: dict[int, float]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A section that changed the chances, and they stayed changed. Chances are the first side's: `before` is
    the mean around its beginning, `after` the mean after it."""

    section: Message | None
    #: The scene with the largest change; one with news, if there is any.
    scene: Message
    news: list[Message]
    first: int
    last: int
    before: float
    after: float
    #: How far the guess changed and stayed changed.
    swing: float


@dataclass(frozen=True, slots=True)
class Mistake:
    """A plan that was played, a better plan, and the win chance it cost, with the standard error."""

    position: int
    side: int
    section: Message | None
    played: SearchPlan
    better: SearchPlan
    chance: float
    cost: float
    error: float

    @property
    def differences(self) -> tuple[SearchPlan, SearchPlan]:
        """The actions that only one of the plans has: those of the played plan, those of the better plan."""
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
    """The findings about a game."""

    record: Record
    session: Session
    #: The move in each position but the last.
    moves: Sequence[Move]
    viewer: int
    seed: int
    iterations: int
    #: The viewpoints of the chances, the leading one first.
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
        """The name of each viewpoint."""
        return {
            viewpoint: "truth" if viewpoint == TRUTH else self.game.sides[viewpoint]
            for viewpoint in self.viewpoints
        }

    @property
    def result(self) -> Message:
        return export.result(self.record, self.session)

    def curve(self, viewpoint: int) -> list[tuple[int, float]]:
        """Position and chance of the first side, from a viewpoint. Each chance is the mean of neighbouring
        points, which smooths sampling noise. The first and the last are exact."""
        chances = [point.chances[viewpoint] for point in self.points]
        last = len(chances) - 1
        return [
            (point.position, mean(chances[at - near : at + near + 1]))
            for at, point in enumerate(self.points)
            for near in (min(SMOOTHING_RADIUS, at, last - at),)
        ]

    def to_json(self) -> dict[str, Any]:
        """Everything as JSON data. Chances are the first side's, but those of mistakes are their side's."""
        game, moves, names = self.game, self.moves, self.viewpoint_names

        def texts(plan: SearchPlan) -> list[str]:
            return [game.text(action) for action in plan]

        def point(found: ChancePoint) -> dict[str, Any]:
            data: dict[str, Any] = {"position": found.position}
            if found.position < len(moves):
                move = moves[found.position]
                told = next(filter(None, (game.tell(event, move.side) for event in move.events)), None)
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
            "result": to_data(self.result),
            "viewer": "everything" if self.viewer == export.EVERYTHING else game.sides[self.viewer],
            "seed": self.seed,
            "iterations": self.iterations,
            "chances_of": game.sides[0],
            "sections": [start.to_json() for start in self.sections],
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
    """Analyse a game. The same seed gives the same analysis.

    With a `viewer`, only what that side may know is used, and only its decisions appear. Without one, the
    game must have ended. Without `mistakes`, it takes a third less time. Raises `RubiconError` if the game
    has no decisions yet, or has not ended and there is no viewer.
    """
    session = replay(record, find)
    if viewer is None and not record.finished:
        raise RubiconError(
            "This game has not ended, and an analysis would tell its secrets. "
            f"Say whose knowledge to use: --as {' or --as '.join(session.game.sides)}."
        )
    if not session.history:
        raise RubiconError(message("analysis-nothing-played"))
    return _Analyser(record, session, viewer, iterations, seed, progress).run(mistakes)


def select_turning_points(turns: Iterable[TurningPoint], quiet: Container[int]) -> list[TurningPoint]:
    """The largest turning points, in the order of the game.

    Some are doubtful: the chance, which knows more than the guess, went the other way or hardly changed; or
    the section (its first position is in `quiet`) has no news. These are taken only if others
    are too few.
    """

    def doubtful(turn: TurningPoint) -> bool:
        moved = turn.after - turn.before
        return turn.first in quiet or moved * turn.swing < 0 or abs(moved) < MIN_CHANCE_CHANGE

    order = sorted(turns, key=lambda turn: (doubtful(turn), -abs(turn.swing)))
    sure = sum(not doubtful(turn) for turn in order)
    return sorted(
        order[: max(MIN_TURNING_POINTS, min(sure, MAX_TURNING_POINTS))], key=lambda turn: turn.first
    )


class _Analyser:
    """Analyses one game."""

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
        self.memories = SideMemories(session)
        self.viewer = export.EVERYTHING if viewer is None else viewer
        self.iterations = iterations
        self.seed = seed
        self.progress = progress
        self.sides = tuple(range(len(self.game.sides))) if viewer is None else (viewer,)
        self.viewpoints = (TRUTH, *self.sides) if viewer is None else self.sides
        states, last = list(positions(session)), len(session.history)
        #: The positions that are analysed. With a viewer, only those where the viewer decides, and the last:
        #: how often the other side decided may be a secret.
        self._analysed = [
            number
            for number in range(last + 1)
            if viewer is None or number == last or session.history[number].side == viewer
        ]
        self.states = [states[number] for number in self._analysed]
        self.moves = [session.history[number] for number in self._analysed if number < last]
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
        """The index of a position among those analysed; of the next one, if it is not analysed."""
        return bisect_left(self._analysed, number)

    def _known_to(self, side: int, number: int) -> View:
        """What a side saw in a position. From here on the advisor imagines by what it remembered then."""
        view = self.states[number].view(side)
        self.advisor.memory = self.memories.at(self._analysed[number], side, view)
        return view

    def _playout(self, number: int, viewpoint: int, label: str) -> Playout:
        """A playout from a position, or from a sample of it, if the viewpoint is a side."""
        state, label = self.states[number], f"{label} {number} {viewpoint}"
        imagined = (
            state.clone()
            if viewpoint == TRUTH
            else self.advisor.imagine(self._known_to(viewpoint, number), label)
        )
        return self.advisor.playout(imagined, _side_of(viewpoint), label)

    # ------------------------------------------------------------------ chances

    def _calibrators(self) -> dict[int, ChanceCalibrator]:
        """A calibrator for each viewpoint.

        All samples are taken from the leading viewpoint, which is the truth if it may be used. Only its
        calibrator varies over game time. The others get one fit for the whole game: a side could not know
        how its own game was going at a certain time.
        """
        lead = self.viewpoints[0]
        whole = len(self.states)
        count = min(MAX_CALIBRATION_GAMES, CALIBRATION_GAMES_PER_POSITION * whole)
        found: list[CalibrationSample] = []
        for done in range(count):
            number = done * whole // count
            found += calibration_samples(self._playout(number, lead, f"anchor {done}"), number)
            self.progress(message("analysis-playouts"), done + 1, count)
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
                    # A few games that ended say too much. The guess counts as one more playout.
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
            self.progress(message("analysis-chances"), number + 1, len(self.states))
        return points

    def _guess(self, number: int, viewpoint: int) -> float:
        """Judgement's guess in a position, from a viewpoint."""
        judgement, state = self.advisor.judgement, self.states[number]
        if viewpoint == TRUTH:
            return judgement.value(state, _side_of(viewpoint))
        view = self._known_to(viewpoint, number)
        return mean(
            [
                judgement.value(self.advisor.imagine(view, f"glance {number} {once}"), viewpoint)
                for once in range(SAMPLES_PER_GUESS)
            ]
        )

    def _final_value(self, number: int, side: int) -> float | None:
        """The result of the game for a side, if the game is over in this position."""
        state = self.states[number]
        if not state.deciders():
            return estimate(self.advisor.judgement, state, side).value
        if number == len(self.states) - 1 and self.record.stop is not None:
            winner = self.record.stop.split(" ")[0]
            return 0.5 if winner == "draw" else float(winner == self.game.sides[side])
        return None

    def _first_weights(self) -> list[float]:
        """The weight of the next quiet position against the one after it, for each analysed position. It
        decreases as the quiet position comes nearer, so that all estimates look equally far ahead."""
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

    def _turning_points(self, points: Sequence[ChancePoint], found: Sequence[LogScene]) -> list[TurningPoint]:
        """The sections with the largest swings that lasted, in the order of the game.

        Guesses are compared, not chances. A chance knows more, but it does not change when a foreseen event
        happens, and it hardly changes at all once the game is almost decided.
        """
        viewpoint = self.viewpoints[0]
        guesses = [point.guesses[viewpoint] for point in points]
        chances = [point.chances[viewpoint] for point in points]
        turns: list[TurningPoint] = []
        quiet: set[int] = set()
        for _, group in groupby(found, key=lambda scene: scene.section):
            section = list(group)
            first, last = section[0].first, section[-1].last
            # The last position has a result, not a guess: compare it with the chance before.
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
            # The marches may have changed the guess before the battle is fought. Name the battle anyway.
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

    def _mistakes(self, calibrators: dict[int, ChanceCalibrator], found: Sequence[LogScene]) -> list[Mistake]:
        """The largest mistakes of each side. Candidates are compared again with other random numbers, so that
        bad luck in the first comparison does not make a mistake."""
        suspects: list[Mistake] = []
        for done, (number, plan) in enumerate(self.played_plans):
            side = self.moves[number].side
            view = self._known_to(side, number)
            actions = self.states[number].decision(side).actions
            others = [
                other
                for other in self.advisor.candidate_plans(view, side, actions, ALTERNATIVE_PLANS)
                if other != plan
            ]
            if others:
                section = next(scene.section for scene in reversed(found) if scene.first <= number)
                suspects.append(self._compare(number, plan, others, self.iterations, calibrators, section))
            self.progress(message("analysis-plans"), done + 1, len(self.played_plans))
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
                self.progress(message("analysis-mistakes", side=self.game.sides[side]), done + 1, len(worst))
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
        section: Message | None,
    ) -> Mistake:
        """Compare the plan that was played with the best of some others, by what its side knew."""
        side = self.moves[number].side
        view = self._known_to(side, number)
        label = f"compare {number} {count}"
        mine, *theirs = self.advisor.evaluate_plans(
            view, side, [plan, *others], count, calibrators[side], number, label
        )
        best = max(theirs, key=lambda weighed: weighed.chance)
        cost, error = best.gain_over(mine)
        return Mistake(number, side, section, plan, best.plan, mine.chance, cost, error)


def _played_plans(states: Sequence[State], moves: Sequence[Move]) -> list[tuple[int, SearchPlan]]:
    """The plans as they were played: the position where each began, and its actions. Secret choices of other
    sides at the same time do not interrupt a plan."""
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
    """The side whose chances are computed: that of the viewpoint, or the first if it is the truth."""
    return 0 if viewpoint == TRUTH else viewpoint


def _for_first_side(chance: float, side: int) -> float:
    """The first side's chance, given the chance of `side`."""
    return chance if side == 0 else 1.0 - chance
