"""Twin servers: their games begin in positions that a test chooses, so that two servers can play the same
game with different hidden facts.

As a program this is the command `rubicon` whose titles `TITLE-twin` take their first position from a file,
with a seed of the dice and a clock that the test sets. Everything else is the real server.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from rubicon import games, paths
from rubicon.core.dice import Dice
from rubicon.core.game import SPECTATOR, Event, Game, Option, State, View, view_bytes
from rubicon.core.message import Message
from rubicon.core.seal import SealedDice
from rubicon.core.session import Session
from tests.support import toy
from tests.support.server_process import Server

#: The seed of all dice of twin servers.
SEED = hashlib.sha256(b"twins").digest()
#: The file in which a twin server reads its clock, and the number of characters of the time in it.
CLOCK_FILE, CLOCK_CHARACTERS = "clock", 20
#: The names of first positions; one server can have as many.
WORLDS = tuple(map(str, range(100)))


def base_title(title: str) -> Game:
    """The title itself, without a twin."""
    return toy.GAME if title == toy.GAME.id else games.game(title)


class Twin(Game):
    """A title whose games begin in a position that a test saved in `folder`."""

    def __init__(self, of: Game, folder: Path) -> None:
        self.of = of
        self.folder = folder
        kind = cast(Any, self)  # usually attributes of the class; here each title has its own
        kind.id, kind.title, kind.version = f"{of.id}-twin", of.title, of.version
        kind.sides, kind.action_count, kind.names_are_final = of.sides, of.action_count, of.names_are_final
        kind.options = (Option("world", WORLDS),)

    def components(self) -> dict[str, Any]:
        return self.of.components()

    def names(self) -> dict[str, dict[str, str]]:
        return self.of.names()

    def new(self, options: Mapping[str, str], dice: Dice, log: list[Event] | None = None) -> State:
        return self.load(json.loads((self.folder / f"{options['world']}.json").read_text()))

    def load(self, saved: Mapping[str, Any]) -> State:
        return self.of.load(saved)

    def sample(self, view: View, rng: Random) -> State:
        return self.of.sample(view, rng)

    def text(self, action: int) -> str:
        return self.of.text(action)

    def parse(self, text: str) -> int:
        return self.of.parse(text)

    def tell(self, event: Event, viewer: int) -> Message | None:
        return self.of.tell(event, viewer)

    def explain(self, state: State, side: int, text: str) -> Message:
        return self.of.explain(state, side, text)


class TwinServer(Server):
    """A server of twin titles. Its clock stands still until the test sets it."""

    program = "tests.support.programs.twin_servers"

    def __init__(self, home: Path, **environment: str) -> None:
        home.mkdir(exist_ok=True)
        self._clock = os.open(home / CLOCK_FILE, os.O_RDWR | os.O_CREAT)
        self._worlds = 0
        self.set_clock(1_800_000_000.0)
        super().__init__(home, **environment)

    def set_clock(self, now: float) -> None:
        """Set the clock."""
        os.pwrite(self._clock, f"{now:<{CLOCK_CHARACTERS}}".encode(), 0)

    def save_start(self, state: State) -> str:
        """Save a first position; returns the name of its world."""
        world, self._worlds = WORLDS[self._worlds], self._worlds + 1
        (self.home / f"{world}.json").write_text(json.dumps(state.save()))
        return world

    def __exit__(self, *_: object) -> None:
        super().__exit__(*_)
        os.close(self._clock)


# ---------------------------------------------------------------------------------- games that look the same


class Step(NamedTuple):
    """What a side does in the first world and in the second. It looks the same to the watching viewers;
    `shown` says whether they see anything of it."""

    side: int
    here: str
    there: str
    shown: bool


class World:
    """One of two worlds while a pair of games is made."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        first = SimpleNamespace(new=lambda *_: state, settle=dict)
        self.session = Session(cast(Game, first), {}, SealedDice(SEED))

    @property
    def state(self) -> State:
        return self.session.state

    def observe(self, watching: tuple[int, ...], side: int = 0, action: int | None = None) -> Observation:
        """What the watching viewers see and read, now or after an action of `side`, and the dice it takes."""
        after, dice = self.state.clone(), self.session.dice
        events: list[Event] = []
        after.log = events
        if action is not None:
            after.apply(side, action, dice)
        chances = len(dice.kept)
        dice.rewind(chances)
        told = [(viewer, self.game.tell(event, viewer)) for viewer in watching for event in events]
        views = [view_bytes(after.view(viewer)) for viewer in watching]
        return Observation(views, [line for line in told if line[1] is not None], chances)


class Observation(NamedTuple):
    """The views, the log lines, and the number of chance events."""

    views: list[bytes]
    told: list[tuple[int, Message | None]]
    chances: int


def lockstep(game: Game, here: State, there: State, viewer: int, rng: Random, most: int) -> list[Step]:
    """Play on from two positions that `viewer` cannot tell apart, as long as both games look the same to that
    viewer and to spectators. The viewer does the same in both, the others whatever looks the same."""
    watching = (viewer,) if viewer == SPECTATOR else (viewer, SPECTATOR)
    one, other = World(game, here), World(game, there)
    steps: list[Step] = []
    while len(steps) < most and one.state.deciders() and one.state.deciders() == other.state.deciders():
        side = rng.choice(one.state.deciders())
        found = next(_matching_actions(one, other, side, side == viewer, watching, rng), None)
        if found is None:
            break
        before = one.observe(watching).views
        after = one.observe(watching, side, found[0])
        shown = bool(after.told) or after.views != before
        steps.append(Step(side, game.text(found[0]), game.text(found[1]), shown))
        for world, action in zip((one, other), found, strict=True):
            world.session.act(side, action)
    return steps


def scripted(
    game: Game, here: State, there: State, viewer: int, script: Sequence[str], windows: Collection[str]
) -> Pair:
    """A pair of games that follow a script, with the same actions in both. In the phases `windows` whoever is
    asked passes, unless the script has an action for it; the pair ends after the script and the windows that
    follow it. Choices in between are the first that is offered."""
    one, other = World(game, here), World(game, there)
    left = list(script)
    steps: list[Step] = []
    while one.state.deciders():
        side = one.state.deciders()[0]
        decision = one.state.decision(side)
        texts = [game.text(action) for action in decision.actions]
        if left and left[0] in texts:
            text = left.pop(0)
        elif decision.kind in windows:
            text = "pass"
        elif left or decision.kind == "losses":
            text = texts[0]
        else:
            break
        for world in (one, other):
            world.session.act(side, game.parse(text))
        steps.append(Step(side, text, text, shown=True))
    assert not left, f"not done: {left}"
    return Pair(viewer, here, there, steps)


def _matching_actions(
    one: World, other: World, side: int, own: bool, watching: tuple[int, ...], rng: Random
) -> Iterator[tuple[int, int]]:
    """Some pairs of actions that look the same, in random order."""
    mine, theirs = one.state.decision(side).actions, set(other.state.decision(side).actions)
    for action in rng.sample(mine, min(len(mine), 4)):
        look = one.observe(watching, side, action)
        same = [action] if action in theirs else []
        rest = [] if own else rng.sample(sorted(theirs), min(len(theirs), 15))
        for twin in same + rest:
            if other.observe(watching, side, twin) == look:
                yield action, twin


def sample_positions(game: Game, rng: Random, count: int) -> list[State]:
    """The first position of a game played at random, and others spread over the whole game."""
    session = Session(game, game.settle({}), SealedDice(rng.randbytes(32)))
    passed = [session.state]
    while session.outcome is None:
        side = rng.choice(session.state.deciders())
        session.act(side, rng.choice(session.state.decision(side).actions))
        passed.append(session.state)
    return [passed[len(passed) * at // count] for at in range(count)]


class Pair(NamedTuple):
    """Two games that `viewer` cannot tell apart: their first positions and their steps."""

    viewer: int
    here: State
    there: State
    steps: list[Step]


def find_pair(game: Game, here: State, viewer: int, rng: Random, most: int, tries: int = 30) -> Pair | None:
    """The longest pair of games found that begins here and in a position with other hidden facts."""
    best: Pair | None = None
    for _ in range(tries):
        there = game.sample(here.view(viewer), rng)
        if there.deciders() != here.deciders() or there.save() == here.save():
            continue
        steps = lockstep(game, here, there, viewer, rng, most)
        if best is None or len(steps) > len(best.steps):
            best = Pair(viewer, here, there, steps)
        if len(steps) == most:
            break
    return best


def main() -> int:
    """The command `rubicon`, with twin titles."""
    from rubicon.cli import main as rubicon  # noqa: PLC0415  # these three only as a program
    from rubicon.server.seating import service  # noqa: PLC0415  # the same
    from rubicon.server.tables import commands  # noqa: PLC0415  # the same

    file = os.open(paths.home() / CLOCK_FILE, os.O_RDONLY)
    time.time = lambda: float(os.pread(file, CLOCK_CHARACTERS, 0))
    service.new_seed = commands.new_seed = lambda: SEED  # type: ignore[attr-defined]  # they import it by name
    for title in ("forum", *games.titles()):
        of = base_title(title)
        # Message files are found by the module of the class.
        kind = type("Twin", (Twin,), {"__module__": type(of).__module__})
        twin = kind(of, paths.home())
        sys.modules[twin.id] = cast(Any, SimpleNamespace(GAME=twin))
        games._MODULES[twin.id] = twin.id
    return rubicon()


if __name__ == "__main__":
    sys.exit(main())
