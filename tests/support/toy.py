"""Forum, a tiny title of its own: shows that the interface is not tied to one game.

Two senators, red and blue, hold secret cards. Each round both bid in secret and seal their bid; the higher
bid leads (dice break a tie). The leader may raise the stake, gamble for a higher one or show a card, and
attacks; the other blocks (dice decide), yields, or haggles once for a lower stake. The winner takes the stake
and draws a secret card. Most points win, then the higher cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from rubicon.core.dice import Dice
from rubicon.core.game import (
    SPECTATOR,
    Decision,
    Event,
    Game,
    IllegalAction,
    Option,
    Outcome,
    RubiconError,
    State,
    View,
)
from rubicon.core.message import Message, message

CARDS = 12
HAND = 2
LEADS = ("raise", "gamble", "show", "attack")
ANSWERS = ("block", "yield", "haggle")
WORDS = ("bid 0", "bid 1", "bid 2", "bid 3", "seal", *LEADS, *ANSWERS)
SEAL, RAISE, GAMBLE, SHOW, ATTACK, BLOCK, YIELD, HAGGLE = range(4, 12)
BID, LEAD, ANSWER, OVER = range(4)
SIDES = ("red", "blue")


class ToyState(State):
    """A position of Forum."""

    def __init__(self, rounds: int) -> None:
        self.log: list[Event] | None = None
        self.rounds = rounds
        self.round = 1
        self.phase = BID
        self.coins = [6, 6]
        self.points = [0, 0]
        self.hands: list[list[int]] = [[], []]
        self.bids = [-1, -1]
        self.sealed = [False, False]
        self.leader = 0
        self.stake = 0
        self.done: list[int] = []  # what may be done once a round, and was
        self.open: list[int] = []  # cards that were shown
        self.shown = 0

    def deciders(self) -> tuple[int, ...]:
        if self.phase == BID:
            return tuple(side for side in (0, 1) if not self.sealed[side])
        return {LEAD: (self.leader,), ANSWER: (1 - self.leader,), OVER: ()}[self.phase]

    def decision(self, side: int) -> Decision:
        if side not in self.deciders():
            raise IllegalAction(message("error", text="There is nothing for you to decide now."))
        if self.phase == BID:
            if self.bids[side] >= 0:
                return Decision(side, "seal", [SEAL], ("number", self.bids[side]))
            bids = list(range(min(3, self.coins[side]) + 1))
            return Decision(side, "bid", bids, ("number", bids[-1]))
        if self.phase == LEAD:
            more = [RAISE] if self.stake < 3 and self.coins[side] else []
            more += [action for action in (GAMBLE, SHOW) if action not in self.done]
            return Decision(side, "lead", [*more, ATTACK], ("number", self.stake))
        more = [] if HAGGLE in self.done else [HAGGLE]
        return Decision(side, "answer", [BLOCK, YIELD, *more], ("number", self.stake))

    def apply(self, side: int, action: int, dice: Dice) -> None:
        if action not in self.decision(side).actions:
            raise IllegalAction(message("error", text="That is not one of your choices now."))
        if action < SEAL:
            self.bids[side] = action
            self.note("bid", side, action)
        elif action == SEAL:
            self.sealed[side] = True
            if all(self.sealed):
                self.reveal(dice)
        elif action == RAISE:
            self.stake += 1
            self.coins[side] -= 1
            self.note("raise", side, self.stake)
        elif action == GAMBLE:
            (die,) = dice.roll(1)
            self.stake += die // 4
            self.done.append(GAMBLE)
            self.note("gamble", side, die)
        elif action == SHOW:
            self.open.append(self.hands[side][-1])
            self.done.append(SHOW)
            self.note("show", side, self.hands[side][-1])
            self.shown += 1
        elif action == HAGGLE:
            self.stake -= 1
            self.done.append(HAGGLE)
            self.phase = LEAD
            self.note("haggle", side)
        elif action == ATTACK:
            self.phase = ANSWER
            self.note("attack", side)
        elif action == YIELD:
            self.note("yield", side)
            self.settle(self.leader, dice)
        else:
            mine, theirs = dice.roll(2)
            self.note("fight", self.leader, mine, theirs)
            self.settle(self.leader if mine >= theirs else side, dice)

    def reveal(self, dice: Dice) -> None:
        red, blue = self.bids
        self.note("reveal", red, blue)
        self.shown += 1
        self.coins = [self.coins[0] - red, self.coins[1] - blue]
        if red == blue:
            red, blue = dice.roll(2)
            self.note("tie", red, blue)
        self.leader = int(blue > red)
        self.stake = 1
        self.phase = LEAD

    def settle(self, winner: int, dice: Dice) -> None:
        self.points[winner] += self.stake
        self.note("win", winner, self.stake)
        rest = self.unseen(self.hands[0] + self.hands[1])
        if rest:
            self.gain(winner, [rest[dice.draw(len(rest), 1)[0]]])
        self.bids, self.sealed, self.stake, self.done = [-1, -1], [False, False], 0, []
        self.phase = OVER if self.round == self.rounds else BID
        if self.phase == BID:
            self.round += 1
            self.note("round", self.round)
        else:
            self.open = self.hands[0] + self.hands[1]  # they decide a tie, so everybody sees them
            self.note("hands", *map(tuple, self.hands))

    def gain(self, side: int, cards: list[int]) -> None:
        self.hands[side] = sorted(self.hands[side] + cards)
        self.note("cards", side, tuple(cards))
        self.shown += 1

    def unseen(self, cards: list[int]) -> list[int]:
        return [card for card in range(CARDS) if card not in cards]

    def note(self, *event: Any) -> None:
        if self.log is not None:
            self.log.append(event)

    def view(self, side: int) -> View:
        seen: View = {
            "side": side,
            "rounds": self.rounds,
            "round": self.round,
            "phase": self.phase,
            "coins": list(self.coins),
            "points": list(self.points),
            "leader": self.leader,
            "stake": self.stake,
            "done": list(self.done),
            "shown": self.shown,
            "cards": [len(hand) for hand in self.hands],
            "open": [[card for card in hand if card in self.open] for hand in self.hands],
        }
        if side != SPECTATOR:
            seen |= {"hand": list(self.hands[side]), "bid": self.bids[side], "sealed": self.sealed[side]}
        return seen

    def origin(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        return load_as, (type(self),)

    def clone(self) -> ToyState:
        return load(self.save())

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        worth = [(self.points[side], sum(self.hands[side])) for side in (0, 1)]
        winner = None if worth[0] == worth[1] else int(worth[1] > worth[0])
        reason = message("end-equal") if winner is None else message("end-heard", side=SIDES[winner])
        return Outcome(winner, tuple(self.points), reason)

    def barrier(self) -> int:
        return self.shown

    def save(self) -> dict[str, Any]:
        return {
            name: [list(item) if isinstance(item, list) else item for item in value]
            if isinstance(value, list)
            else value
            for name, value in self.__dict__.items()
            if name != "log"
        }

    def check(self) -> None:
        cards = self.hands[0] + self.hands[1]
        assert len(cards) == len(set(cards)), "a card is in two places"
        assert set(self.open) <= set(cards), "a card was shown that nobody holds"
        assert min(self.coins) >= 0, "coins out of nothing"


def load(saved: Mapping[str, Any]) -> ToyState:
    state = ToyState(saved["rounds"])
    for name, value in saved.items():
        copied = [list(i) if isinstance(i, list) else i for i in value] if isinstance(value, list) else value
        setattr(state, name, copied)
    return state


#: The names of the facts of each event.
FACT_NAMES: dict[str, tuple[str, ...]] = {
    "round": ("number",),
    "reveal": ("red", "blue"),
    "tie": ("red", "blue"),
    "hands": ("red", "blue"),
    "fight": ("side", "number", "other"),
    "bid": ("side", "number"),
    "raise": ("side", "number"),
    "gamble": ("side", "number"),
    "show": ("side", "number"),
    "haggle": ("side",),
    "attack": ("side",),
    "yield": ("side",),
    "win": ("side", "number"),
}


def load_as(kind: type[ToyState], saved: Mapping[str, Any]) -> ToyState:
    """The state that `ToyState.save` wrote, of the same class."""
    state = kind(saved["rounds"])
    state.__dict__.update(load(saved).__dict__)
    return state


class Toy(Game):
    """Forum."""

    id = "forum"
    title = "Forum"
    version = 1
    sides = SIDES
    options = (Option("rounds", ("3", "1")),)
    action_count = len(WORDS)
    headings = ("round",)

    def components(self) -> dict[str, Any]:
        return {"cards": list(range(CARDS)), "provenance": "made up"}

    def new(self, options: Mapping[str, str], dice: Dice, log: list[Event] | None = None) -> ToyState:
        state = ToyState(int(options["rounds"]))
        state.log = log
        state.note("round", 1)
        dealt = dice.draw(CARDS, 2 * HAND)
        state.gain(0, dealt[:HAND])
        state.gain(1, dealt[HAND:])
        return state

    def load(self, saved: Mapping[str, Any]) -> ToyState:
        return load(saved)

    def sample(self, view: View, rng: Random) -> ToyState:
        side = view["side"]
        state = ToyState(view["rounds"])
        for name in ("round", "phase", "coins", "points", "leader", "stake", "done", "shown"):
            setattr(state, name, list(view[name]) if isinstance(view[name], list) else view[name])
        hands: list[list[int]] = [list(cards) for cards in view["open"]]
        state.open = hands[0] + hands[1]
        if side != SPECTATOR:
            hands[side] = list(view["hand"])
            state.bids[side], state.sealed[side] = view["bid"], view["sealed"]
        for other in (0, 1):
            if other != side:
                rest = state.unseen(hands[0] + hands[1])
                hands[other] = sorted(
                    hands[other] + rng.sample(rest, view["cards"][other] - len(hands[other]))
                )
        state.hands = hands
        return state

    def text(self, action: int) -> str:
        return WORDS[action]

    def parse(self, text: str) -> int:
        if text not in WORDS:
            known = f"'{text}' is not understood. Actions: {', '.join(WORDS)}."
            raise IllegalAction(message("error", text=known))
        return WORDS.index(text)

    def tell(self, event: Event, viewer: int) -> Message | None:
        word, *facts = event
        if word == "bid" and viewer != facts[0]:
            return None
        if word == "cards":
            side, cards = facts
            known = {"cards": cards} if viewer == side else {}
            return message(word, side=SIDES[side], own=int(viewer == side), count=len(cards), **known)
        if word not in ("round", "reveal", "tie", "hands"):
            facts[0] = SIDES[facts[0]]
        return Message(word, dict(zip(FACT_NAMES[word], facts, strict=True)))

    def explain(self, state: State, side: int, text: str) -> Message:
        legal = self.parse(text) in state.decision(side).actions
        return message("error", text="It is legal." if legal else "Rule 1: only what is listed may be done.")


TOY = GAME = Toy()


def find(title: str) -> Game:
    """The registry of the tests."""
    if title != TOY.id:
        raise RubiconError(f"There is no title '{title}'. Titles: {TOY.id}.")
    return TOY
