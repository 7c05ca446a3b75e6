"""Ambush, a toy title of the kit: a composed move, windows for the other side, and a window inside a window.

In turn, each side composes a march of up to three steps in secret and sends it. Each step is carried out and
opens a window: the other side may play a card to ambush the army, and then the marching side may play a card
to counter that. A side is always asked, also when it holds no card, so passing looks like an empty hand. An
ambush that is not countered ends the march. After six turns the side that has gone further wins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from rubicon.core.dice import Dice
from rubicon.core.game import SPECTATOR, Decision, Event, Game, IllegalAction, Option, Outcome, State, View
from rubicon.core.message import Message, message
from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.fields import FLOW, NUMBER, NUMBERS, Field, Layout, generate
from rubicon.games.kit.flow import (
    ASKED,
    NOT_BEGUN,
    FinalPhase,
    FlowState,
    Frame,
    Phase,
    frames_from_data,
    frames_to_data,
)
from rubicon.games.kit.values import members, replaced
from rubicon.games.kit.verbs import ArgumentKind, Verb, Verbs

SIDES = ("red", "blue")
PLACES = 9
CARDS = 6
MAX_STEPS = 3
TURNS = 6
VERBS = Verbs(
    {
        "p": ArgumentKind("place", [str(place) for place in range(PLACES)]),
        "c": ArgumentKind("card", [f"card-{card}" for card in range(CARDS)]),
    },
    [
        Verb("send", "", "the march is composed: carry it out"),
        Verb("pass", "", "play no card"),
        Verb("step", "p", "the march goes on to this place"),
        Verb("ambush", "c", "ambush the army"),
        Verb("counter", "c", "escape the ambush"),
    ],
    example="step 1",
)
SEND, PASS, STEP, AMBUSH_WITH, COUNTER_WITH = VERBS.first.values()
LAYOUT = Layout(
    context=("title", "str"),
    identity=("title", "self.title"),
    imports="",
    fields=(
        *FLOW,
        Field("turn", NUMBER, "1", shown="turn"),
        Field("taken", NUMBER, shown="taken", note="steps of this march that were carried out"),
        Field("at", NUMBERS, "[0, 0]", shown="at", note="the place of each army"),
        Field("spent", NUMBER, shown="spent", note="cards that were played"),
        Field("hand", NUMBERS, "[0, 0]"),
        Field("plan", NUMBERS, "[]", note="steps still to carry out: only their side knows them"),
    ),
)

if TYPE_CHECKING:

    class Fields(FlowState):
        title: str
        turn: int
        taken: int
        at: list[int]
        spent: int
        hand: list[int]
        plan: list[int]

        def __init__(self, title: str, source: Fields | None = None) -> None: ...
        def save(self) -> dict[str, Any]: ...
        def load(self, saved: Mapping[str, Any]) -> None: ...
        def public(self) -> dict[str, Any]: ...
        def read_public(self, view: Mapping[str, Any]) -> None: ...
else:
    exec(generate(LAYOUT))  # a real title commits the module


class Compose(Phase["AmbushState"]):
    """1: up to three steps, each next to the last; nobody else sees them, and they can be undone."""

    def decide(self, s: AmbushState, side: int) -> Decision:
        last = s.plan[-1] if s.plan else s.at[side]
        near = [place for place in (last - 1, last + 1) if 0 <= place < PLACES]
        actions = [SEND] + [STEP + place for place in near if len(s.plan) < MAX_STEPS]
        return Decision(side, self.name, actions, ())

    def apply(self, s: AmbushState, side: int, action: int, dice: Dice) -> None:
        if action == SEND:
            s.call(CARRY_OUT, side)
            CARRY_OUT.go_on(s, dice)
        else:
            s.plan = [*s.plan, action - STEP]

    def resume(self, s: AmbushState, ended: Phase[Any], dice: Dice) -> None:
        s.end(dice)


class CarryOut(Phase["AmbushState"]):
    """2: the steps, one by one. Nobody decides here; each step opens a window."""

    def go_on(self, s: AmbushState, dice: Dice) -> None:
        if not s.plan:
            s.taken = 0
            s.reveals += 1
            s.end(dice)
            return
        place, *s.plan = s.plan
        s.at = replaced(s.at, s.mover, place)
        s.taken += 1
        s.reveals += 1
        s.note("step", s.mover, place)
        s.call(AMBUSH, 1 - s.mover, (place,))

    def resume(self, s: AmbushState, ended: Phase[Any], dice: Dice) -> None:
        self.go_on(s, dice)


class Window(Phase["AmbushState"]):
    """A side may play a card, or pass. It is always asked."""

    verb = AMBUSH_WITH

    def decide(self, s: AmbushState, side: int) -> Decision:
        actions = [PASS] + [self.verb + card for card in members(s.hand[side])]
        return Decision(side, self.name, actions, ())

    def play(self, s: AmbushState, side: int, card: int) -> None:
        s.hand = replaced(s.hand, side, s.hand[side] & ~(1 << card))
        s.spent |= 1 << card
        s.reveals += 1
        s.note(self.name, side, card)


class Ambush(Window):
    """3: the army may be ambushed where it has gone; then the other side may answer."""

    def apply(self, s: AmbushState, side: int, action: int, dice: Dice) -> None:
        if action == PASS:
            s.end(dice)
        else:
            self.play(s, side, action - self.verb)
            s.call(COUNTER, 1 - side, (s.argument(0),))

    def resume(self, s: AmbushState, ended: Phase[Any], dice: Dice) -> None:
        s.end(dice)


class Counter(Window):
    """4: an ambush that is not countered throws the army back, and the march is over."""

    verb = COUNTER_WITH

    def apply(self, s: AmbushState, side: int, action: int, dice: Dice) -> None:
        if action == PASS:
            assert s.at[side] == s.argument(0)
            s.at = replaced(s.at, side, max(0, s.at[side] - 1))
            s.plan = []
            s.reveals += 1
            s.note("thrown-back", side, s.at[side])
        else:
            self.play(s, side, action - self.verb)
        s.end(dice)


COMPOSE = Compose("compose", 0, "1")
CARRY_OUT = CarryOut("carry-out", 1, "2")
AMBUSH = Ambush("ambush", 2, "3", ASKED)
COUNTER = Counter("counter", 3, "4", ASKED)
OVER: Phase[Any] = FinalPhase("over", 4)
PHASES: list[Phase[Any]] = [COMPOSE, CARRY_OUT, AMBUSH, COUNTER, OVER]


class AmbushState(Fields):
    """A position of Ambush."""

    def clone(self) -> AmbushState:
        return AmbushState(self.title, self)

    def origin(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        return loaded, (self.title,)

    def note(self, *event: Any) -> None:
        if self.log is not None:
            self.log.append(event)

    def follow(self, ended: Phase[Any], dice: Dice) -> None:
        self.turn += 1
        self.mover = 1 - self.mover
        self.goto(OVER if self.turn > TURNS else COMPOSE)

    def phases(self) -> Sequence[Phase[Any]]:
        return PHASES

    def marcher(self) -> int:
        """The side whose march it is."""
        return (self.turn - 1) % 2

    def view(self, side: int) -> View:
        view = {**self.public(), "mover": self.mover, "reveals": self.reveals, "viewer": side}
        view["hand_size"] = [len(members(hand)) for hand in self.hand]
        if side != SPECTATOR:
            view["hand"] = self.hand[side]
            if side == self.marcher():
                view["plan"] = list(self.plan)
        return view

    def outcome(self) -> Outcome | None:
        if self.phase is not OVER:
            return None
        winner = None if self.at[0] == self.at[1] else int(self.at[1] > self.at[0])
        return Outcome(winner, (self.at[0], self.at[1]), "further")

    def check(self) -> None:
        assert not self.hand[0] & self.hand[1] | self.spent & (self.hand[0] | self.hand[1])
        assert len(self.plan) + self.taken <= MAX_STEPS


def loaded(title: str, saved: Mapping[str, Any]) -> AmbushState:
    """The state that `save` wrote."""
    state = AmbushState(title)
    state.load(saved)
    return state


class AmbushGame(Game):
    """The title."""

    id: ClassVar[str] = "ambush"
    title: ClassVar[str] = "Ambush"
    version: ClassVar[int] = 1
    sides: ClassVar[tuple[str, ...]] = SIDES
    options: ClassVar[tuple[Option, ...]] = ()
    action_count: ClassVar[int] = VERBS.count

    def components(self) -> dict[str, Any]:
        return {"verbs": VERBS.shapes()}

    def new(self, options: Mapping[str, str], dice: Dice, log: list[Event] | None = None) -> AmbushState:
        state = AmbushState(self.id)
        state.log = log
        dealt = dice.draw(CARDS, 4)
        sizes = dice.roll(2)  # a hand of none, one or two cards
        for side in (0, 1):
            cards = dealt[2 * side : 2 * side + (sizes[side] - 1) // 2]
            state.hand = replaced(state.hand, side, sum(1 << card for card in cards))
        state.goto(COMPOSE)
        return state

    def load(self, saved: Mapping[str, Any]) -> AmbushState:
        return loaded(self.id, saved)

    def sample(self, view: View, rng: Random) -> AmbushState:
        state = AmbushState(self.id)
        state.read_public(view)
        state.mover, state.reveals = view["mover"], view["reveals"]
        unseen = [c for c in range(CARDS) if not (state.spent | view.get("hand", 0)) >> c & 1]
        rng.shuffle(unseen)
        for side in (0, 1):
            mine = view["viewer"] == side
            drawn = [] if mine else [unseen.pop() for _ in range(view["hand_size"][side])]
            state.hand = replaced(
                state.hand, side, view["hand"] if mine else sum(1 << card for card in drawn)
            )
        state.plan = list(view["plan"]) if "plan" in view else self.imagine_plan(state, rng)
        return state

    def imagine_plan(self, state: AmbushState, rng: Random) -> list[int]:
        """Steps that the marching side may have composed."""
        if state.phase is OVER:
            return []
        plan, last = list[int](), state.at[state.marcher()]
        for _ in range(rng.randint(0, MAX_STEPS - state.taken)):
            last = rng.choice([place for place in (last - 1, last + 1) if 0 <= place < PLACES])
            plan.append(last)
        return plan

    def text(self, action: int) -> str:
        return VERBS.text(action)

    def parse(self, text: str) -> int:
        return VERBS.parse(text)

    def tell(self, event: Event, viewer: int) -> Message | None:
        word, side, fact = event
        return message(word, side=SIDES[side], fact=fact)

    def explain(self, state: State, side: int, text: str) -> str:
        try:
            legal = self.parse(text) in state.decision(side).actions
        except IllegalAction as refusal:
            return str(refusal)
        return "It is legal." if legal else "1: only what is listed may be done."


GAME = AmbushGame()
#: The names that the generated class uses.
__all__ = ["GAME", "NOT_BEGUN", "Frame", "frames_from_data", "frames_to_data", "mypyc_attr"]
