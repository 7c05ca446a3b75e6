"""The promises that every title keeps, each as a check that can fail.

They know nothing about any title, so you can check a title of your own with them;
`rubicon.core.promises.monitor` does so all through a game. Whatever is wrong is raised as `BrokenPromise`,
with the number it has in `PROMISES`.
No check changes the state it is given; chance comes from the generator that is passed in.
"""

from __future__ import annotations

import copy as copy_module
import hashlib
import json
import pickle
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from rubicon.core.dice import Dice, FastDice, RecordingDice, ScriptedDice
from rubicon.core.game import SPECTATOR, Event, Game, IllegalAction, RubiconError, State, view_bytes
from rubicon.core.message import Message
from rubicon.core.session import Move, Session

#: As in the design. 9 and 10 concern bots and records, 11 and 12 the server; they have tests of their own.
PROMISES: Final[dict[int, str]] = {
    1: "the same dice, options and actions give the same game, to the byte",
    2: "what a side is shown depends only on what it may know",
    3: "nobody is left without a choice; every listed action is accepted, every other one refused",
    4: "clone, save and load, and notation give back what they were given",
    5: "undo never crosses a reveal, a die or a change of who decides",
    6: "every piece is in exactly one place with a legal strength, every card in one zone",
    7: "every game ends",
    8: "a sampled state gives its side the very same view",
}

#: Decisions in one game, at most. No title of ours comes near it: a game that takes more does not end.
MAX_DECISIONS: Final = 20_000


class BrokenPromise(AssertionError):
    """A title does not keep a promise: which one, what happened, and the facts of the case."""

    def __init__(self, promise: int, what: str, **facts: object) -> None:
        told = "".join(f"\n    {name}: {_short(value)}" for name, value in facts.items())
        super().__init__(f"promise {promise} ({PROMISES[promise]}): {what}{told}")
        self.promise = promise
        self.what = what
        self.facts = facts


def _short(value: object, width: int = 400) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= width else f"{text[:width]} …"


@contextmanager
def errors_break(promise: int, what: str, **facts: object) -> Iterator[None]:
    """Any exception inside breaks the promise: it is raised again as `BrokenPromise`."""
    try:
        yield
    except BrokenPromise:
        raise
    except Exception as wrong:
        raise BrokenPromise(promise, what, error=repr(wrong), **facts) from wrong


def viewers(game: Game) -> tuple[int, ...]:
    """Everybody who looks at a game: each side, and the spectator."""
    return (*range(len(game.sides)), SPECTATOR)


def save_bytes(state: State) -> bytes:
    """The whole state as canonical bytes."""
    return view_bytes(state.save())


def differing_parts(before: bytes, after: bytes) -> str:
    """What differs between two canonical texts, by the name of the part."""
    old, new = json.loads(before), json.loads(after)
    names = sorted(name for name in {**old, **new} if old.get(name) != new.get(name))
    return "; ".join(f"{name}: {_short(old.get(name), 120)} / {_short(new.get(name), 120)}" for name in names)


def _named(game: Game, action: int) -> str:
    return game.text(action) if 0 <= action < game.action_count else f"action {action}"


def _refusal(state: State, side: int, action: int) -> str | None:
    """The message with which an action is refused; None if it was carried out."""
    try:
        state.apply(side, action, ScriptedDice())
    except IllegalAction as refusal:
        return str(refusal)
    return None


# ------------------------------------------------------------------------------------------- 3, 6 soundness


def check_soundness(game: Game, state: State) -> None:
    """6, and the form of 3: invariants hold; the game is over, or every decider has a list of choices."""
    with errors_break(6, "the position is not sound"):
        state.check()
    deciders, outcome = state.deciders(), state.outcome()
    if (not deciders) != (outcome is not None):
        raise BrokenPromise(
            3, "a game is over exactly when nobody decides", deciders=deciders, outcome=outcome
        )
    if outcome is not None and (
        outcome.winner not in (None, *range(len(game.sides)))
        or len(outcome.score) != len(game.sides)
        or not outcome.reason
    ):
        raise BrokenPromise(3, "the outcome is incomplete", outcome=outcome)
    for side in deciders:
        decision = state.decision(side)
        actions = decision.actions
        if not actions:
            raise BrokenPromise(3, "a dead end: there is nothing to choose", side=side, kind=decision.kind)
        if len(set(actions)) != len(actions) or min(actions) < 0 or max(actions) >= game.action_count:
            raise BrokenPromise(3, "the list has doubles or numbers that stand for nothing", actions=actions)
        if decision.side != side or not decision.kind:
            raise BrokenPromise(3, "the decision is not that of its side", side=side, found=decision.side)


# -------------------------------------------------------------------------------------------- 3 legality


def check_legality(game: Game, state: State, rng: Random, tries: int = 4, every: bool = False) -> None:
    """3: listed actions are accepted (`tries` of them, or `every` one), others refused without a trace."""
    listed = {side: state.decision(side).actions for side in state.deciders()}
    for side, actions in listed.items():
        for action in actions if every or len(actions) <= tries else rng.sample(actions, tries):
            trial = state.clone()
            with errors_break(3, "a listed action is not accepted", side=side, action=_named(game, action)):
                trial.apply(side, action, FastDice(rng.getrandbits(32)))
                check_soundness(game, trial)
    trial = state.clone()
    events: list[Event] = []
    trial.log = events
    before = trial.save()
    everything = [action for actions in listed.values() for action in actions]
    for side in (*range(len(game.sides)), SPECTATOR, len(game.sides)):
        others = unlisted(game, listed.get(side, []), everything, rng, tries)
        for action in others:
            facts = {"side": side, "action": _named(game, action)}
            with errors_break(3, "an action that is not listed leads to an error", **facts):
                message = _refusal(trial, side, action)
            if message is None:
                raise BrokenPromise(3, "an action that is not listed is accepted", **facts)
            if not message:
                raise BrokenPromise(3, "an action is refused without a word", **facts)
            if trial.save() != before or events:
                changed = differing_parts(view_bytes(before), save_bytes(trial))
                raise BrokenPromise(3, "a refused action leaves a trace", changed=changed, **facts)


def unlisted(game: Game, listed: list[int], near: list[int], rng: Random, tries: int) -> list[int]:
    """Actions that are not listed: beyond the space, anywhere in it, and near misses of those in `near`."""
    size = game.action_count
    found = [-1, size, -size, size + rng.getrandbits(40)]
    found += [rng.randrange(size) for _ in range(tries)]
    for _ in range(tries if near else 0):
        action = rng.choice(near)
        found += [action, action + rng.choice((-1, 1)) * rng.randint(1, 80)]
        words, other = game.text(action).split(), game.text(rng.choice(near)).split()
        if len(words) == len(other) > 1:  # some words of one, some of another
            at = rng.randrange(len(words))
            text = " ".join(words[:at] + other[at:])
            with errors_break(4, "what was typed leads to an error", typed=text), suppress(IllegalAction):
                found.append(game.parse(text))
    legal = set(listed)
    return [action for action in dict.fromkeys(found) if action not in legal]


# ------------------------------------------------------------------------------- 2 secrecy, 8 sampling


def sample_checked(game: Game, state: State, viewer: int, rng: Random) -> State:
    """8: another state, drawn from the view of `viewer`; it is sound and gives the very same view."""
    view = state.view(viewer)
    data = view_bytes(view)
    told = json.loads(data)
    if told != view:
        raise BrokenPromise(
            2, "a view is not plain JSON data", differs=differing_parts(data, view_bytes(told))
        )
    seed = rng.getrandbits(64)
    with errors_break(8, "no state can be drawn from a view", viewer=viewer, seed=seed):
        other = game.sample(told, Random(seed))
    try:
        check_soundness(game, other)
    except BrokenPromise as wrong:
        raise BrokenPromise(8, "a state drawn from a view is not sound", viewer=viewer, why=wrong) from None
    again = view_bytes(other.view(viewer))
    if again != data:
        raise BrokenPromise(
            8,
            "a state drawn from a view gives another one",
            viewer=viewer,
            differs=differing_parts(data, again),
        )
    return other


def check_secrecy(game: Game, state: State, rng: Random, tries: int = 3) -> None:
    """2: with other hidden facts, a side is told the same: decision, prompt, list, refusals, explanations."""
    everything = [action for side in state.deciders() for action in state.decision(side).actions]
    for viewer, together in zip(viewers(game), state.views(viewers(game)), strict=True):
        alone = state.view(viewer)
        if view_bytes(together) != view_bytes(alone):
            differs = differing_parts(view_bytes(alone), view_bytes(together))
            raise BrokenPromise(2, "a view depends on who else looks on", viewer=viewer, differs=differs)
        other = sample_checked(game, state, viewer, rng)
        if state.outcome() != other.outcome():
            raise BrokenPromise(
                2,
                "the outcome is not open to all",
                viewer=viewer,
                one=state.outcome(),
                another=other.outcome(),
            )
        if viewer == SPECTATOR:
            continue
        mine, others = _question(state, viewer), _question(other, viewer)
        if mine != others:
            raise BrokenPromise(
                2, "a decision depends on hidden facts", viewer=viewer, one=mine, another=others
            )
        actions = state.decision(viewer).actions if viewer in state.deciders() else []
        one, another = state.clone(), other.clone()
        for action in unlisted(game, actions, everything, rng, tries):
            messages = [_refusal(world, viewer, action) for world in (one, another)]
            if messages[0] != messages[1]:
                raise BrokenPromise(
                    2,
                    "a refusal depends on hidden facts",
                    viewer=viewer,
                    action=_named(game, action),
                    messages=messages,
                )
        for text in _texts(game, everything, rng, tries):
            answers = [_explained(game, world, viewer, text) for world in (state, other)]
            if answers[0] != answers[1]:
                raise BrokenPromise(
                    2, "an explanation depends on hidden facts", viewer=viewer, text=text, answers=answers
                )


def _question(state: State, side: int) -> tuple[Any, ...]:
    """All that a side is asked; or the message that there is nothing to decide."""
    try:
        decision = state.decision(side)
    except IllegalAction as refusal:
        return ("nothing", str(refusal))
    return (decision.kind, decision.prompt, decision.actions)


def _explained(game: Game, state: State, side: int, text: str) -> Message:
    with errors_break(2, "a question leads to an error", side=side, text=text):
        try:
            return game.explain(state, side, text)
        except RubiconError as refusal:
            return refusal.message


def _texts(game: Game, near: list[int], rng: Random, tries: int) -> list[str]:
    """What a player may ask about: legal actions, near misses, and nonsense."""
    found = [game.text(rng.choice(near)) for _ in range(tries if near else 0)]
    actions = [action for action in unlisted(game, [], near, rng, tries) if 0 <= action < game.action_count]
    found += [game.text(action) for action in rng.sample(actions, min(len(actions), 2 * tries))]
    return [*found, "", "nonsense"]


@dataclass(frozen=True, slots=True)
class _Step:
    """What its side sees of a step: may it be taken back, was anything shown; what it sees and reads then."""

    undoable: bool
    shown: bool
    view: bytes
    told: list[Message]
    asked: tuple[Any, ...]


def _step(game: Game, state: State, side: int, action: int, seed: int) -> _Step:
    after = state.clone()
    events: list[Event] = []
    after.log = events
    dice = RecordingDice(FastDice(seed))
    with errors_break(2, "an action fails with other hidden facts", side=side, action=game.text(action)):
        after.apply(side, action, dice)
    check_tellable(game, events)
    shown = bool(dice.kept) or after.barrier() != state.barrier()
    joined = any(decider not in state.deciders() for decider in after.deciders())
    return _Step(
        side in after.deciders() and not shown and not joined,
        shown,
        view_bytes(after.view(side)),
        _told(game, events, side),
        _question(after, side),
    )


def check_step_secrecy(game: Game, state: State, side: int, action: int, rng: Random) -> None:
    """2 and 5 over one step: whether the side may take it back does not depend on hidden facts; and as long
    as no die fell and the title says that nothing was shown, the side has learnt nothing from it."""
    other = sample_checked(game, state, side, rng)
    seed = rng.getrandbits(32)
    facts = {"side": side, "action": game.text(action)}
    here, there = (_step(game, world, side, action, seed) for world in (state, other))
    if here.undoable != there.undoable:
        raise BrokenPromise(2, "whether a step may be taken back depends on hidden facts", **facts)
    if here.shown or there.shown:
        return
    if here.view != there.view:
        raise BrokenPromise(
            5,
            "a step shows hidden facts, but can be undone",
            differs=differing_parts(here.view, there.view),
            **facts,
        )
    if here.told != there.told or here.asked != there.asked:
        raise BrokenPromise(
            5,
            "a step tells hidden facts, but can be undone",
            one=(here.told, here.asked),
            another=(there.told, there.asked),
            **facts,
        )


def _told(game: Game, events: Iterable[Event], viewer: int) -> list[Message]:
    lines = (game.tell(event, viewer) for event in events)
    return [line for line in lines if line is not None]


def check_simultaneity(game: Game, state: State, rng: Random) -> None:
    """2: when several sides choose in secret, it makes no difference who is first, and nobody can tell."""
    deciders = state.deciders()
    if len(deciders) < 2:
        return
    choices = [(side, rng.choice(state.decision(side).actions)) for side in deciders]
    seed = rng.getrandbits(32)
    results: list[tuple[bytes, list[list[Message]]]] = []
    for order in (choices, choices[::-1]):
        after, events = state.clone(), list[Event]()
        after.log = events
        dice = FastDice(seed)
        with errors_break(2, "a secret choice hinders another", choices=choices):
            for side, action in order:
                after.apply(side, action, dice)
        results.append((save_bytes(after), [_told(game, events, viewer) for viewer in viewers(game)]))
    if results[0] != results[1]:
        differs = differing_parts(results[0][0], results[1][0])
        raise BrokenPromise(2, "it matters who is first in a secret choice", choices=choices, differs=differs)


# --------------------------------------------------------------------------------------------- 4 copies


def check_copies(game: Game, state: State, rng: Random, steps: int = 6) -> None:
    """4: a clone and a saved and loaded state are the same, go on alike, and do not touch the original."""
    before = save_bytes(state)
    shown = [view_bytes(state.view(viewer)) for viewer in viewers(game)]
    clone = state.clone()
    if clone.log is not None:
        raise BrokenPromise(4, "a clone listens")
    with errors_break(4, "a saved state cannot be loaded"):
        loaded = game.load(json.loads(json.dumps(state.save())))
    _check_value(state)
    same = {"clone": clone, "loaded state": loaded}
    for name, copy in same.items():
        if save_bytes(copy) != before:
            raise BrokenPromise(
                4, f"the {name} is not the same", differs=differing_parts(before, save_bytes(copy))
            )
        if [view_bytes(copy.view(viewer)) for viewer in viewers(game)] != shown:
            raise BrokenPromise(4, f"the {name} is seen differently")
        if copy.deciders() != state.deciders() or copy.barrier() != state.barrier():
            raise BrokenPromise(4, f"in the {name} others decide")
        for side in state.deciders():
            if _question(copy, side) != _question(state, side):
                raise BrokenPromise(4, f"in the {name} the decision is another", side=side)
    witness = clone.clone()
    seed = rng.getrandbits(32)
    one, another = FastDice(seed), FastDice(seed)
    for _ in range(steps):
        deciders = clone.deciders()
        if not deciders:
            break
        side = rng.choice(deciders)
        action = rng.choice(clone.decision(side).actions)
        with errors_break(3, "a listed action is not accepted", side=side, action=game.text(action)):
            clone.apply(side, action, one)
            check_soundness(game, clone)
        with errors_break(4, "the loaded state does not go on", side=side, action=game.text(action)):
            loaded.apply(side, action, another)
        if save_bytes(clone) != save_bytes(loaded):
            differs = differing_parts(save_bytes(clone), save_bytes(loaded))
            raise BrokenPromise(4, "the loaded state goes on differently", differs=differs)
    if (clone == state) != (save_bytes(clone) == before):
        raise BrokenPromise(4, "equal states are saved differently, or others alike")
    for name, original in {"original": state, "clone of the clone": witness}.items():
        now = [view_bytes(original.view(viewer)) for viewer in viewers(game)]
        if save_bytes(original) != before or now != shown:
            differs = differing_parts(before, save_bytes(original))
            raise BrokenPromise(4, f"what was done to a copy changed the {name}", differs=differs)


def _check_value(state: State) -> None:
    """4: a state is a value: what is copied or pickled is equal to it, and something else."""
    with errors_break(4, "a state cannot be copied or pickled"):
        same = {
            "copy": copy_module.copy(state),
            "deep copy": copy_module.deepcopy(state),
            "pickled state": pickle.loads(pickle.dumps(state)),
        }
    for name, other in same.items():
        if other is state or other != state or hash(other) != hash(state) or repr(other) != repr(state):
            raise BrokenPromise(4, f"the {name} is not equal to the state", one=state, other=other)
        if save_bytes(other) != save_bytes(state):
            raise BrokenPromise(4, f"the {name} is equal to the state, and yet another")


def check_notation(game: Game, actions: Iterable[int], rng: Random) -> None:
    """4: each action has one text, which stands for it; what stands for nothing is refused."""
    for action in actions:
        text = game.text(action)
        if not text or text != " ".join(text.split()) or " : " in f" {text} ":
            raise BrokenPromise(4, "the text of an action does not fit into a record", text=text)
        with errors_break(4, "the text of an action is not understood", text=text):
            parsed = game.parse(text)
        if parsed != action:
            raise BrokenPromise(4, "the text of an action stands for another", text=text, action=action)
        words = text.split()
        spoilt = ["", f"{text} {rng.choice(words)}", " ".join(words[:-1]), f"{words[0]}x", f"{text}\0é"]
        typed = rng.choice(spoilt)
        meant = 0
        with errors_break(4, "what was typed leads to an error", typed=typed), suppress(IllegalAction):
            meant = game.parse(typed)
        if not 0 <= meant < game.action_count:
            raise BrokenPromise(4, "what was typed stands for nothing", typed=typed, found=meant)


# --------------------------------------------------------------------------------- 1 determinism, 2 logs


def check_tellable(game: Game, events: Iterable[Event]) -> None:
    """2: every event can be told to everybody, as JSON data, or `viewer` sees nothing of it."""
    for event in events:
        for viewer in viewers(game):
            with errors_break(2, "an event cannot be told", event=event, viewer=viewer):
                line = game.tell(event, viewer)
                json.dumps(line)
            if line is not None and line.key != event[0]:
                raise BrokenPromise(2, "an event is told by another name", event=event, line=line)


def fingerprint(session: Session) -> str:
    """A hash of all that happened, of everybody's log, and of how things stand: the same on every machine."""
    digest = hashlib.sha256(json.dumps(session.options, sort_keys=True).encode())
    digest.update(repr(session.opening_chances).encode())
    for move in session.history:
        digest.update(repr((move.side, move.action, move.chances)).encode())
    for viewer in viewers(session.game):
        digest.update(json.dumps(session.log(viewer), sort_keys=True).encode())
        digest.update(view_bytes(session.state.view(viewer)))
    digest.update(save_bytes(session.state))
    return digest.hexdigest()


def check_determinism(session: Session, new_dice: Callable[[], Dice], stride: int = 1) -> None:
    """1: played twice more, with the same dice (from `new_dice`), the session goes the same way.

    Everybody's view is compared at every `stride`-th step, all the rest at every step.
    """
    game = session.game
    worlds = [Session(game, session.options, new_dice()) for _ in range(2)]
    for world in worlds:
        if (world.opening_chances, world.opening_events) != (session.opening_chances, session.opening_events):
            raise BrokenPromise(1, "the same dice give another opening")
    for number, move in enumerate(session.history, 1):
        one, another = (_repeat_move(world, move, number) for world in worlds)
        if one != move or another != move:
            raise BrokenPromise(
                1, "the same step goes another way", step=number, first=move, then=(one, another)
            )
        seen = [_position_bytes(world, number % stride == 0) for world in worlds]
        if seen[0] != seen[1]:
            raise BrokenPromise(1, "the same steps lead elsewhere", step=number)
    for world in worlds:
        if fingerprint(world) != fingerprint(session):
            raise BrokenPromise(1, "the same game ends another way")


def _repeat_move(world: Session, move: Move, number: int) -> Move:
    with errors_break(1, "the same step cannot be taken again", step=number):
        return world.act(move.side, move.action)


def _position_bytes(world: Session, closely: bool) -> list[bytes]:
    state = world.state
    views = [view_bytes(state.view(viewer)) for viewer in viewers(world.game)] if closely else []
    return [save_bytes(state), *views]


# ------------------------------------------------------------------------------------------------ 7 ends


def check_playable(game: Game, state: State, rng: Random, max_decisions: int = MAX_DECISIONS) -> None:
    """7: played on at random, a state ends within `max_decisions` decisions, and is sound on the way."""
    state = state.clone()
    dice = FastDice(rng.getrandbits(32))
    for _ in range(max_decisions):
        deciders = state.deciders()
        if not deciders:
            return
        side = rng.choice(deciders)
        action = rng.choice(state.decision(side).actions)
        with errors_break(7, "a game cannot go on", side=side, action=game.text(action)):
            state.apply(side, action, dice)
            check_soundness(game, state)
    raise BrokenPromise(7, "a game does not end", decisions=max_decisions)
