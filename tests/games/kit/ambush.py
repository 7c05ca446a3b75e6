"""Ambush, a toy title of the kit: a composed move, windows for the other side, and a window inside a window.

In turn, each side composes a march (or two) of up to three steps in secret. It is carried out: each step
opens a window: the other side may play a card to ambush the army. Then both in turn may play cards, until
both pass. If the ambusher played the last card, the army is thrown back and the march is over; if not, its
side may go on as it likes. Of the six cards two are useless, and nobody sees who holds them; a side is asked
as long as it holds any card, so passing looks like a useless hand. After six turns the side that has gone
further wins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from rubicon.core.dice import Dice
from rubicon.core.game import (
    SPECTATOR,
    Event,
    Game,
    IllegalAction,
    Option,
    Outcome,
    State,
    View,
    WindowOrders,
)
from rubicon.core.message import Message, message
from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.composed import ComposedMove, PlanState
from rubicon.games.kit.fields import FLOW, NUMBER, NUMBERS, PLAN, Field, Layout, generate
from rubicon.games.kit.flow import NOT_BEGUN, FinalPhase, Frame, Phase, frames_from_data, frames_to_data
from rubicon.games.kit.values import members, replaced, set_from
from rubicon.games.kit.verbs import ArgumentKind, Verb, Verbs
from rubicon.games.kit.windows import IN_TURN, Window, window_orders
from rubicon.games.kit.zones import check_zones, draw_cards

SIDES = ("red", "blue")
PLACES = 9
CARDS = 6
USEFUL = 0b001111  # the set of cards that can be played
#: The option for tests: hands that are drawn, or of which blue can play one card or none.
HANDS = {"drawn": (0, 0), "useful": (0b000010, 0b010001), "useless": (0b000010, 0b110000)}
MAX_STEPS = 3
TURNS = 6
VERBS = Verbs(
    {
        "p": ArgumentKind("place", [str(place) for place in range(PLACES)]),
        "c": ArgumentKind("card", [f"card-{card}" for card in range(CARDS)]),
    },
    [
        Verb("send", "", "the march is composed: carry it out"),
        Verb("drop", "", "forget the steps that are left"),
        Verb("pass", "", "play no card"),
        Verb("step", "p", "the march goes on to this place"),
        Verb("play", "c", "play this card"),
    ],
    example="step 1",
)
SEND, DROP, PASS, STEP, PLAY = VERBS.first.values()
LAYOUT = Layout(
    context=("title", "str"),
    identity=("title", "self.title"),
    imports="",
    base="PlanState",
    fields=(
        *FLOW,
        *PLAN,
        Field("turn", NUMBER, "1", shown="turn"),
        Field("marches", NUMBER, "1", shown="marches", note="marches of each side in its turn"),
        Field("marched", NUMBER, shown="marched", note="marches in this turn"),
        Field("at", NUMBERS, "[0, 0]", shown="at", note="the place of each army"),
        Field("spent", NUMBER, shown="spent", note="cards that were played"),
        Field("last", NUMBER, shown="last", note="the side that played the last card"),
        Field("hand", NUMBERS, "[0, 0]"),
    ),
)

if TYPE_CHECKING:

    class Fields(PlanState):
        title: str
        turn: int
        marches: int
        marched: int
        at: list[int]
        spent: int
        last: int
        hand: list[int]

        def __init__(self, title: str, source: Fields | None = None) -> None: ...
        def save(self) -> dict[str, Any]: ...
        def load(self, saved: Mapping[str, Any]) -> None: ...
        def public(self) -> dict[str, Any]: ...
        def read_public(self, view: Mapping[str, Any]) -> None: ...
else:
    exec(generate(LAYOUT))  # a real title commits the module


class March(ComposedMove["AmbushState"]):
    """1: up to three steps, each next to the last; each opens a window for the other side."""

    def steps(self, s: AmbushState, side: int) -> list[int]:
        last = s.plan[-1] - STEP if s.plan else s.at[side]
        if s.taken + len(s.plan) == MAX_STEPS:
            return []
        return [STEP + place for place in (last - 1, last + 1) if 0 <= place < PLACES]

    def carry_out(self, s: AmbushState, side: int, step: int, dice: Dice) -> None:
        place = step - STEP
        s.at = replaced(s.at, side, place)
        s.note("step", side, place)
        AMBUSH.open(s, 1 - side, (place,))


class CardWindow(Window["AmbushState"]):
    """A side may play a card, or pass. It is asked while it has cards: everybody sees how many, not which."""

    def might_answer(self, s: AmbushState, side: int) -> bool:
        return s.hand[side] != 0

    def answers(self, s: AmbushState, side: int) -> list[int]:
        return [PLAY + card for card in members(s.hand[side] & USEFUL)]

    def facts(self, s: AmbushState, side: int) -> Sequence[Any]:
        return ("place", s.argument(0))

    def apply_answer(self, s: AmbushState, side: int, action: int, dice: Dice) -> None:
        card = action - PLAY
        s.hand = replaced(s.hand, side, s.hand[side] & ~(1 << card))
        s.spent |= 1 << card
        s.last = side
        s.note(self.name, side, card)


class Ambush(CardWindow):
    """2: the army may be ambushed where it has gone. Then both sides may play cards."""

    def apply_answer(self, s: AmbushState, side: int, action: int, dice: Dice) -> None:
        super().apply_answer(s, side, action, dice)
        if not SKIRMISH.open(s, 1 - side, (s.argument(0),)):
            throw_back(s, side)

    def resume(self, s: AmbushState, ended: Phase[Any], dice: Dice) -> None:
        throw_back(s, s.mover)
        super().resume(s, ended, dice)


def throw_back(s: AmbushState, ambusher: int) -> None:
    """3: if the ambusher played the last card, the army goes back one place, and its march is over."""
    if s.last == ambusher:
        marcher = 1 - ambusher
        s.at = replaced(s.at, marcher, max(0, s.at[marcher] - 1))
        s.stop_move()
        s.note("thrown-back", marcher, s.at[marcher])


MARCH = March("march", 0, "1", send=SEND, drop=DROP)
AMBUSH = Ambush("ambush", 1, "2", passing=PASS, scopes=("place",))
SKIRMISH = CardWindow("skirmish", 2, "3", passing=PASS, asking=IN_TURN)
OVER: Phase[Any] = FinalPhase("over", 3)
PHASES: list[Phase[Any]] = [MARCH, AMBUSH, SKIRMISH, OVER]


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
        self.marched += 1
        if self.marched < self.marches:
            return
        self.marched = 0
        self.turn += 1
        self.mover = 1 - self.mover
        self.goto(OVER if self.turn > TURNS else MARCH)

    def phases(self) -> Sequence[Phase[Any]]:
        return PHASES

    def view(self, side: int) -> View:
        view = {**self.public(), "mover": self.mover, "reveals": self.reveals, "viewer": side}
        view["hand_size"] = [len(members(hand)) for hand in self.hand]
        if side != SPECTATOR:
            view["hand"] = self.hand[side]
            if side == self.planner():
                view["plan"], view["kept"] = list(self.plan), self.kept
        return view

    def outcome(self) -> Outcome | None:
        if self.phase is not OVER:
            return None
        winner = None if self.at[0] == self.at[1] else int(self.at[1] > self.at[0])
        return Outcome(winner, (self.at[0], self.at[1]), message("end-further"))

    def check(self) -> None:
        check_zones([*self.hand, self.spent])
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
    options: ClassVar[tuple[Option, ...]] = (
        Option("hands", tuple(HANDS)),
        Option("marches", ("1", "2")),
    )
    action_count: ClassVar[int] = VERBS.count
    windows: ClassVar[tuple[WindowOrders, ...]] = window_orders(PHASES, VERBS.text)

    def components(self) -> dict[str, Any]:
        return {"verbs": VERBS.shapes()}

    def new(self, options: Mapping[str, str], dice: Dice, log: list[Event] | None = None) -> AmbushState:
        state = AmbushState(self.id)
        state.log = log
        state.goto(MARCH)
        state.marches = int(options["marches"])
        if options["hands"] != "drawn":
            state.hand = list(HANDS[options["hands"]])
            return state
        sizes = dice.roll(2)  # a hand of none, one or two cards
        pile = (1 << CARDS) - 1
        for side in (0, 1):
            if sizes[side] > 2:
                state.hand = replaced(state.hand, side, draw_cards(pile, (sizes[side] - 1) // 2, dice))
                pile &= ~state.hand[side]
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
            state.hand = replaced(state.hand, side, view["hand"] if mine else set_from(drawn))
        if "plan" in view:
            state.plan, state.kept = list(view["plan"]), view["kept"]
        else:
            state.imagine_plan(rng)
        return state

    def text(self, action: int) -> str:
        return VERBS.text(action)

    def parse(self, text: str) -> int:
        return VERBS.parse(text)

    def tell(self, event: Event, viewer: int) -> Message | None:
        word, side, fact = event
        return message(word, side=SIDES[side], fact=fact)

    def explain(self, state: State, side: int, text: str) -> Message:
        try:
            legal = self.parse(text) in state.decision(side).actions
        except IllegalAction as refusal:
            return refusal.message
        return message("error", text="It is legal." if legal else "1: only what is listed may be done.")


GAME = AmbushGame()
#: The names that the generated class uses.
__all__ = ["GAME", "NOT_BEGUN", "Frame", "PlanState", "frames_from_data", "frames_to_data", "mypyc_attr"]
