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
from rubicon.analysis.log_sections import Mark, Scene, marks, news, positions, scenes
from rubicon.analysis.lookahead import (
    Anchor,
    Glimpse,
    Outlook,
    Playout,
    Temper,
    anchors,
    glimpse,
    mean,
    standard_error,
)
from rubicon.bots.plans import Plan, interrupts
from rubicon.core import export
from rubicon.core.game import Game, RubiconError, State
from rubicon.core.record import Find, Record, replay
from rubicon.core.session import Move, Session

#: Playouts for each chance, unless told otherwise.
ITERATIONS = 2
#: The eyes that see everything.
TRUTH = -1
#: So many games are played on to their end, but no more than four for a position, …
ANCHORS = 120
#: … and each speaks for this share of the game.
REACH = 0.1
#: Imagined positions for a side to know how it stands at a glance.
GLANCES = 8
#: Drawn curves are the mean over this many points to either side.
SMOOTH = 3
#: A swing must still be there, on average, over this many decisions after it.
LASTING = 30
#: So many turning points are named at least, if there are any, and at most.
FEWEST = 3
MOST = 5
#: A chance that moved less has not turned.
SLIGHT = 0.01
#: Plans tried against each that was played, and the worst of a side looked at again, more closely.
ALTERNATIVES = 3
SUSPECTS = 6
CLOSELY = 15
MISTAKES = 3

#: Told how far the work is: what is being done, how much of it is done, and how much there is.
Progress = Callable[[str, int, int], None]


@dataclass(frozen=True, slots=True)
class Point:
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
    played: Plan
    better: Plan
    chance: float
    cost: float
    error: float

    @property
    def instead(self) -> tuple[Plan, Plan]:
        """Where the two plans differ: what was done, and what was better."""
        return _without(self.played, self.better), _without(self.better, self.played)


def _without(plan: Plan, other: Plan) -> Plan:
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
    eyes: tuple[int, ...]
    points: list[Point]
    marks: list[Mark]
    turning_points: list[TurningPoint]
    mistakes: list[Mistake]

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def names(self) -> dict[int, str]:
        """What the eyes are called."""
        return {eyes: "truth" if eyes == TRUTH else self.game.sides[eyes] for eyes in self.eyes}

    @property
    def result(self) -> str:
        return export.result(self.record, self.session)

    def curve(self, eyes: int) -> list[tuple[int, float]]:
        """Position and chance of the first side, as these eyes saw it, a little smoothed: the mean of each
        point and those beside it, which soothes the chances of sampling. The ends are as they are."""
        chances = [point.chances[eyes] for point in self.points]
        last = len(chances) - 1
        return [
            (point.position, mean(chances[at - near : at + near + 1]))
            for at, point in enumerate(self.points)
            for near in (min(SMOOTH, at, last - at),)
        ]

    def json(self) -> dict[str, Any]:
        """Everything as plain data. Chances are the first side's, but for mistakes: there, their side's."""
        game, moves, names = self.game, self.moves, self.names

        def texts(plan: Plan) -> list[str]:
            return [game.text(action) for action in plan]

        def point(found: Point) -> dict[str, Any]:
            data: dict[str, Any] = {"position": found.position}
            if found.position < len(moves):
                move = moves[found.position]
                told = next(filter(None, (game.tell(event, move.side) for event in move.events)), "")
                data |= {"side": game.sides[move.side], "action": game.text(move.action), "told": told}
            for what in ("guesses", "chances", "errors"):
                figures: dict[int, float] = getattr(found, what)
                data[what] = {names[eyes]: round(figure, 4) for eyes, figure in figures.items()}
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
            "sections": [{"position": m.position, "level": m.level, "name": m.name} for m in self.marks],
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
    find: Find,
    *,
    viewer: int | None = None,
    iterations: int = ITERATIONS,
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
    return _Analyst(record, session, viewer, iterations, seed, progress).work(mistakes)


def worth_telling(turns: Iterable[TurningPoint], quiet: Container[int]) -> list[TurningPoint]:
    """The largest, in the order of the game. Those which the chance, that knows more, denies or hardly
    notices, and those of `quiet` sections, in which nothing happened that is worth telling, are there only
    where too few others are."""

    def doubtful(turn: TurningPoint) -> bool:
        moved = turn.after - turn.before
        return turn.first in quiet or moved * turn.swing < 0 or abs(moved) < SLIGHT

    order = sorted(turns, key=lambda turn: (doubtful(turn), -abs(turn.swing)))
    sure = sum(not doubtful(turn) for turn in order)
    return sorted(order[: max(FEWEST, min(sure, MOST))], key=lambda turn: turn.first)


class _Analyst:
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
        self.eyes = (TRUTH, *self.sides) if viewer is None else self.sides
        states, last = list(positions(session)), len(session.history)
        #: The positions looked at, and the moves in them. A side by itself looks when it decides and at the
        #: end, and counts no others: how often somebody else decided may be a secret.
        self._looked = [
            number
            for number in range(last + 1)
            if viewer is None or number == last or session.history[number].side == viewer
        ]
        self.states = [states[number] for number in self._looked]
        self.moves = [session.history[number] for number in self._looked if number < last]
        self.stretches = [
            (self._place(number), plan)
            for number, plan in _stretches(states, session.history)
            if session.history[number].side in self.sides
        ]

    def work(self, mistakes: bool) -> Analysis:
        tempers = self._tempers()
        points = self._points(tempers)
        found = scenes(self.session, self.viewer)
        for scene in found:
            scene.first, scene.last = self._place(scene.first), self._place(scene.last)
        return Analysis(
            self.record,
            self.session,
            self.moves,
            self.viewer,
            self.seed,
            self.iterations,
            self.eyes,
            points,
            [replace(mark, position=self._place(mark.position)) for mark in marks(self.session)],
            self._turning_points(points, found),
            self._mistakes(tempers, found) if mistakes else [],
        )

    def _place(self, number: int) -> int:
        """Where a position of the game comes among those looked at; if it does not, the next one."""
        return bisect_left(self._looked, number)

    def _playout(self, number: int, eyes: int, label: str) -> Playout:
        """Play on from a position as these eyes may take it to be."""
        state, label = self.states[number], f"{label} {number} {eyes}"
        imagined = state.clone() if eyes == TRUTH else self.advisor.imagine(state.view(eyes), label)
        return self.advisor.playout(imagined, _whose(eyes), label)

    # ------------------------------------------------------------------ chances

    def _tempers(self) -> dict[int, Temper]:
        """What guesses are worth in this game, for each pair of eyes.

        The truth is asked, if it may be, and as the game goes on. A side that looks by itself is only told
        what guesses are worth on the whole: what its own game came to at any time it could not know.
        """
        lead = self.eyes[0]
        whole = len(self.states)
        count = min(ANCHORS, 4 * whole)
        found: list[Anchor] = []
        for done in range(count):
            number = done * whole // count
            found += anchors(self._playout(number, lead, f"anchor {done}"), number)
            self.progress("Playing on to the end", done + 1, count)
        tempers = {lead: Temper(found, max(1.0, REACH * len(self.states)))}
        for eyes in self.eyes[1:]:
            own = found if eyes == _whose(lead) else [one.reversed() for one in found]
            tempers[eyes] = Temper(own)
        return tempers

    def _points(self, tempers: dict[int, Temper]) -> list[Point]:
        points: list[Point] = []
        nears = self._nears()
        for number in range(len(self.states)):
            point = Point(number, {}, {}, {})
            for eyes in self.eyes:
                side = _whose(eyes)
                ended = self._ended(number, side)
                outlooks = [
                    self._playout(number, eyes, f"look {once}").outlook(nears[number])
                    for once in range(self.iterations if ended is None else 0)
                ]
                guess = self._guess(number, eyes) if ended is None else ended
                if any(one.second.over for one in outlooks):
                    # So few games, seen to their end, say too much: the glance counts as one more.
                    outlooks.append(Outlook(Glimpse(guess, False), Glimpse(guess, False), 1.0))
                seen = [tempers[eyes].chance(one, number) for one in outlooks] if ended is None else [ended]
                point.guesses[eyes] = _first(guess, side)
                point.chances[eyes] = _first(mean(seen), side)
                doubt = tempers[eyes].error(mean(seen))
                point.errors[eyes] = hypot(standard_error(seen), doubt) if ended is None else 0.0
            points.append(point)
            self.progress("Win chances", number + 1, len(self.states))
        return points

    def _guess(self, number: int, eyes: int) -> float:
        """How things stand at a glance."""
        judgement, state = self.advisor.judgement, self.states[number]
        if eyes == TRUTH:
            return judgement.value(state, _whose(eyes))
        view = state.view(eyes)
        return mean(
            [
                judgement.value(self.advisor.imagine(view, f"glance {number} {once}"), eyes)
                for once in range(GLANCES)
            ]
        )

    def _ended(self, number: int, side: int) -> float | None:
        """What the game was worth to a side, if it is over in this position."""
        state = self.states[number]
        if not state.deciders():
            return glimpse(self.advisor.judgement, state, side).value
        if number == len(self.states) - 1 and self.record.stop is not None:
            winner = self.record.stop.split(" ")[0]
            return 0.5 if winner == "draw" else float(winner == self.game.sides[side])
        return None

    def _nears(self) -> list[float]:
        """How much the next rest should weigh against the one after it, in each position looked at: less and
        less as it comes nearer, so that one looks equally far ahead from everywhere."""
        rests = [self.advisor.judgement.at_rest(state) for state in self.states]
        rests[-1] = True
        nears: list[float] = []
        before = 0
        for here, rest in enumerate(rests):
            if rest:
                before = here
            after = rests.index(True, here)
            nears.append(1.0 if rest else (after - here) / (after - before))
        return nears

    # ------------------------------------------------------------------ turning points

    def _turning_points(self, points: Sequence[Point], found: Sequence[Scene]) -> list[TurningPoint]:
        """The sections with the largest swings that lasted, in the order of the game.

        What is compared is how things stood at a glance. A chance knows more, but what it foresaw it does not
        notice when it happens, and once the game is all but decided it hardly moves, whatever happens.
        """
        eyes = self.eyes[0]
        guesses = [point.guesses[eyes] for point in points]
        chances = [point.chances[eyes] for point in points]
        turns: list[TurningPoint] = []
        quiet: set[int] = set()
        for _, group in groupby(found, key=lambda scene: scene.section):
            section = list(group)
            first, last = section[0].first, section[-1].last
            # The end is no glance: what it brought is measured against the chance there was.
            figures = chances if last == len(points) - 1 else guesses
            before, after = figures[first], figures[last]
            lasting = slice(last, last + LASTING + 1)
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
                    news(self.game, most.events, self.viewer),
                    first,
                    last,
                    mean(chances[max(0, first - SMOOTH) : first + SMOOTH + 1]),
                    mean(chances[lasting]),
                    sign * min(abs(after - before), abs(later - before)),
                )
            )
        return worth_telling(turns, quiet)

    # ------------------------------------------------------------------ mistakes

    def _mistakes(self, tempers: dict[int, Temper], found: Sequence[Scene]) -> list[Mistake]:
        """The largest of each side. What looks bad at a glance is looked at again with other luck, so that
        nothing counts as a mistake for having been unlucky once."""
        suspects: list[Mistake] = []
        for done, (number, plan) in enumerate(self.stretches):
            side = self.moves[number].side
            view = self.states[number].view(side)
            actions = self.states[number].decision(side).actions
            others = [
                other for other in self.advisor.plans(view, side, actions, ALTERNATIVES) if other != plan
            ]
            if others:
                section = next(scene.section for scene in reversed(found) if scene.first <= number)
                suspects.append(self._compare(number, plan, others, self.iterations, tempers, section))
            self.progress("Other plans", done + 1, len(self.stretches))
        mistakes: list[Mistake] = []
        for side in self.sides:
            mine = sorted((one for one in suspects if one.side == side), key=lambda one: -one.cost)
            worst = mine[:SUSPECTS]
            again: list[Mistake] = []
            for done, one in enumerate(worst):
                count = CLOSELY * self.iterations
                again.append(
                    self._compare(one.position, one.played, [one.better], count, tempers, one.section)
                )
                self.progress(f"Mistakes of {self.game.sides[side].capitalize()}", done + 1, len(worst))
            proved = [one for one in again if one.cost > 2 * one.error]
            mistakes += sorted(proved, key=lambda one: -one.cost)[:MISTAKES]
        return mistakes

    def _compare(
        self,
        number: int,
        plan: Plan,
        others: Sequence[Plan],
        count: int,
        tempers: dict[int, Temper],
        section: str,
    ) -> Mistake:
        """The plan that was played against the best of some others, by what its side knew."""
        side = self.moves[number].side
        view = self.states[number].view(side)
        label = f"compare {number} {count}"
        mine, *theirs = self.advisor.weigh(view, side, [plan, *others], count, tempers[side], number, label)
        best = max(theirs, key=lambda weighed: weighed.chance)
        cost, error = best.over(mine)
        return Mistake(number, side, section, plan, best.plan, mine.chance, cost, error)


def _stretches(states: Sequence[State], moves: Sequence[Move]) -> list[tuple[int, Plan]]:
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
        if interrupts(after, before.barrier(), before.deciders(), bool(move.chances)):
            del going[move.side]
    return [(number, tuple(plan)) for number, plan in found]


def _whose(eyes: int) -> int:
    """The side whose chances are reckoned: that of the eyes, or the first."""
    return 0 if eyes == TRUTH else eyes


def _first(chance: float, side: int) -> float:
    """The first side's chance, if `chance` is this side's."""
    return chance if side == 0 else 1.0 - chance
