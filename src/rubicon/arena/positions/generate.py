"""Makes a suite: plays games, chooses positions of every kind, and computes what their options are worth.

What is there already is kept, so a run that was interrupted goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from rubicon import bots
from rubicon.about import build_kind
from rubicon.arena.match import source_fingerprint
from rubicon.arena.positions import reference
from rubicon.arena.positions.suite import (
    POSITIONS_FILE,
    MeasuredOption,
    SuiteMoment,
    SuitePosition,
    action_texts,
    moments,
)
from rubicon.bots.search_plans import CountingDice, SearchPlan, apply_plan, judgement_actions
from rubicon.core import record
from rubicon.core.dice import FastDice
from rubicon.core.game import Game
from rubicon.core.record import FindGame
from rubicon.core.record_writer import transcript
from rubicon.core.session import LogReader, Session
from rubicon.games.kit.position_check import PositionCheck
from rubicon.paths import RECORD_SUFFIX

#: Who plays the games: a short search, and judgement with a little noise, so that positions are neither
#: perfect nor absurd.
PLAYERS: Final = ("legatus-0.1", "centurio")
#: With at most this many legal actions, each is an option. With more, plans are.
FEW_ACTIONS: Final = 12
#: Plans of a position with many actions: judgement's own, and those of this number of moods.
MOOD_PLANS: Final = 7


def generate(
    check: PositionCheck,
    find: FindGame,
    folder: Path,
    games: int,
    count: int,
    seed: int,
    say: Callable[[str], None],
) -> None:
    """Make, or complete, a suite of about `count` positions in `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    names = [f"game-{number + 1:02}" for number in range(games)]
    for number, name in enumerate(names):
        if not (folder / f"{name}{RECORD_SUFFIX}").exists():
            _play(check.game, folder, name, number, seed)
            say(f"{name} played")
    path = folder / POSITIONS_FILE
    known = set()
    if path.exists():
        known = {(d["record"], d["step"]) for d in map(json.loads, path.read_text("utf-8").splitlines()[1:])}
    else:
        _append(path, _provenance(check, games, count, seed))
    chosen = _choose(check, find, folder, names, count, seed)
    began = process_time()
    for name, steps in chosen.items():
        missing = {step: side for step, (side, _) in steps.items() if (name, step) not in known}
        for step, moment in moments(folder, name, find, missing):
            _append(path, _position(check.game, name, step, moment, steps[step][1]).data())
        say(f"{name}: {len(steps)} positions, {process_time() - began:.0f} s of processor time in all")


def _append(path: Path, data: dict[str, Any]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def _provenance(check: PositionCheck, games: int, count: int, seed: int) -> dict[str, Any]:
    title = check.game.id
    return {
        "provenance": "designed: positions from games of this project's own bots",
        "title": title,
        "command": f"rubicon positions {title} --generate --games {games} --count {count} --seed {seed}",
        "players": list(PLAYERS),
        "code": source_fingerprint(title),
        "build": build_kind(),
        "reference": {
            "horizon": reference.HORIZON,
            "first_trials": reference.FIRST_TRIALS,
            "groups": reference.GROUPS,
            "group_trials": reference.GROUP_TRIALS,
        },
    }


def _play(game: Game, folder: Path, name: str, number: int, seed: int) -> None:
    session = Session(game, {}, FastDice(Random(f"positions {seed} {name}").getrandbits(32)))
    players = PLAYERS if number % 2 == 0 else PLAYERS[::-1]
    seats = [bots.make(spec, game, f"positions {seed} {name} {side}") for side, spec in enumerate(players)]
    readers = [LogReader(session, side) for side in range(len(seats))]
    while session.outcome is None:
        side = session.state.deciders()[0]
        bots.tell(seats[side], readers[side])
        decision = session.state.decision(side)
        session.act(
            side,
            seats[side].choose(session.state.view(side), decision.kind, decision.prompt, decision.actions),
        )
    notes = [f"{game.sides[side]}: {spec}" for side, spec in enumerate(players)]
    (folder / f"{name}{RECORD_SUFFIX}").write_text(transcript(session, notes), "utf-8")


def _candidates(
    check: PositionCheck, find: FindGame, folder: Path, name: str
) -> Iterator[tuple[str, int, int]]:
    """Kind, step and side of every decision of a game that is measured."""
    loaded = record.read(folder / f"{name}{RECORD_SUFFIX}")
    for replayed in record.replay_steps(loaded, find):
        state = replayed.session.state
        for side in state.deciders():
            actions = state.decision(side).actions
            kind = check.kind(state, side, actions) if len(actions) > 1 else ""
            if kind:
                yield kind, replayed.session.steps, side


def _choose(
    check: PositionCheck, find: FindGame, folder: Path, names: list[str], count: int, seed: int
) -> dict[str, dict[int, tuple[int, str]]]:
    """Side and kind of the chosen steps, by record: as many of each kind, as far as there are enough."""
    by_kind: dict[str, list[tuple[str, int, int]]] = {}
    for name in names:
        for kind, step, side in _candidates(check, find, folder, name):
            by_kind.setdefault(kind, []).append((name, step, side))
    rng = Random(f"positions {seed}")
    chosen: dict[str, dict[int, tuple[int, str]]] = {name: {} for name in names}
    wanted = count
    for place, kind in enumerate(sorted(by_kind, key=lambda kind: (len(by_kind[kind]), kind))):
        share = round(wanted / (len(by_kind) - place))
        found = rng.sample(by_kind[kind], min(share, len(by_kind[kind])))
        for name, step, side in found:
            if step not in chosen[name]:
                chosen[name][step] = (side, kind)
                wanted -= 1
    return chosen


def _position(game: Game, name: str, step: int, moment: SuiteMoment, kind: str) -> SuitePosition:
    state, side = moment.session.state, moment.side
    actions = state.decision(side).actions
    plans: list[SearchPlan] = (
        [(action,) for action in actions]
        if len(actions) <= FEW_ACTIONS
        else _plans(game, f"{name} {step}", moment)
    )
    values = reference.Reference(game, moment, f"{name} {step}").values(plans)
    options = (
        MeasuredOption(action_texts(game, plan), *value) for plan, value in zip(plans, values, strict=True)
    )
    return SuitePosition(name, step, game.sides[side], kind, len(actions), tuple(options))


def _plans(game: Game, name: str, moment: SuiteMoment) -> list[SearchPlan]:
    """Different plans by judgement: its own first, then those of moods."""
    view = moment.session.state.view(moment.side)
    memory = game.remember(moment.lines, view)
    found: dict[SearchPlan, SearchPlan] = {}
    for number in range(1 + MOOD_PLANS):
        rng = Random(f"plans {name} {number}")
        state = memory.imagine(view, rng)
        steps = judgement_actions(
            game.judgement(),
            state,
            moment.side,
            rng,
            0.5 if number else 0.0,
            rng.randint(1, 255) if number else 0,
        )
        plan = apply_plan(state, moment.side, steps, CountingDice(number))
        found.setdefault(tuple(sorted(plan)), plan)
    return list(found.values())
