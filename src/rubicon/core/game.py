"""The interface of a title, and all that bots, tables, environments and the command line use of it.

A *side* is an index into `Game.sides`; `SPECTATOR` looks on and never decides. An *action* is one integer
of a fixed-size space that belongs to the title; its text form is for people and for records.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, ABCMeta, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from rubicon.core.dice import Dice
from rubicon.core.message import Message, in_english, message
from rubicon.core.mypyc_shim import mypyc_attr

if TYPE_CHECKING:
    from rubicon.core.features import Features
    from rubicon.core.judgement import Judgement
    from rubicon.core.odds import Forces, Odds

SPECTATOR = -1

#: What a side may know, as plain JSON data. Two views are the same when `view_bytes` of them are.
View = dict[str, Any]

#: One thing that happened, as the title wrote it down: the name of the event and its arguments.
Event = tuple[Any, ...]


@mypyc_attr(allow_interpreted_subclasses=True)  # errors of modules that are not compiled
class RubiconError(Exception):
    """An error that is meant for the user: what was wrong and what to do.

    What players may read is a `message`, and the text of the error is its English sentence. What only those
    read who run the program may be an English text; then the message is `error`, with that text.
    """

    def __init__(self, why: str | Message = "") -> None:
        super().__init__(why)
        self.message = Message("error", {"text": why}) if isinstance(why, str) else why

    def __str__(self) -> str:
        text = self.message.facts["text"] if self.message.key == "error" else in_english(self.message)
        return str(text)


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalAction(RubiconError):
    """The action is not among the legal ones. Nothing has changed."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)


@mypyc_attr(allow_interpreted_subclasses=True)
class UnknownOption(RubiconError):
    """A game option, or a value of one, that the title does not have."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game begins. The first value is the default.

    Its words are the message `option-NAME`, with the attribute `.meaning`. A value that is a word has a
    message too, `option-NAME-VALUE`.
    """

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winning side (None is a draw), each side's score, and why.

    The key of the reason begins with `end-`; its facts are numbers and ids (`rubicon.core.message`).
    """

    winner: int | None
    score: tuple[int, ...]
    reason: Message


@dataclass(frozen=True, slots=True)
class WindowOrders:
    """A kind of decision in which a side answers what another does, or passes; and which standing orders a
    player may leave for it.

    `passing` is the text of the action that passes. An order passes in every such decision, or only where a
    fact of the prompt that `scopes` names has a certain value, such as a place.
    """

    kind: str
    passing: str
    scopes: tuple[str, ...] = ()


class Decision:
    """What a side must decide now: the kind of choice, every legal action, and the prompt for a person.

    All three are made by one function of the title, so they cannot disagree. The prompt is only
    made when somebody reads it.
    """

    __slots__ = ("actions", "facts", "kind", "side")

    def __init__(self, side: int, kind: str, actions: list[int], facts: Sequence[Any]) -> None:
        self.side = side
        self.kind = kind
        self.actions = actions
        #: The facts of the prompt: a name, its fact, the next name, its fact, …
        self.facts = facts

    @property
    def prompt(self) -> Message:
        """What a person is asked: the message `ask-KIND` and its facts."""
        return Message(f"ask-{self.kind}", dict(zip(self.facts[::2], self.facts[1::2], strict=True)))


# No state holds what refers back to it, so the collector of cycles need not look at states.
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(metaclass=ABCMeta):
    """A complete position, hidden facts included. Only tables and tests hold one; bots hold views.

    It is a value: two states are equal if `save` gives the same for both, and it can be hashed, copied and
    pickled in every build. What listens to it (`log`) is no part of the value. A state that is a key of a
    dictionary or in a set must not be played on.
    """

    __slots__ = ("log",)

    #: The list to which events are added, or None if nobody needs them. The log of a clone is None.
    log: list[Event] | None

    @abstractmethod
    def deciders(self) -> tuple[int, ...]:
        """The sides that must decide now: one, several for secret simultaneous choices, none when over."""

    @abstractmethod
    def decision(self, side: int) -> Decision:
        """What `side` must decide. Raises `IllegalAction` if it has nothing to decide."""

    @abstractmethod
    def apply(self, side: int, action: int, dice: Dice) -> None:
        """Carry out a legal action. An illegal one raises `IllegalAction` and changes nothing."""

    @abstractmethod
    def view(self, side: int) -> View:
        """All that `side` (or `SPECTATOR`) may know, and nothing else."""

    def views(self, viewers: Sequence[int]) -> list[View]:
        """The view of each of `viewers`, as `view` makes it. The views may share parts, so nobody may change
        them."""
        return [self.view(viewer) for viewer in viewers]

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, whose `log` is None."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def barrier(self) -> int:
        """Counter that increases whenever hidden information is revealed; undo never goes back past that.

        During a simultaneous secret phase it must not increase, and no dice may be used, until the last side
        has chosen. When the phase ends, it must increase (or dice must be used) if a side could continue
        deciding. Otherwise a side's undo flag would reveal what the other has done.
        """

    @abstractmethod
    def save(self) -> dict[str, Any]:
        """The whole state as plain JSON data, for `Game.load`."""

    @abstractmethod
    def origin(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        """A function of a module and its first arguments, which must be picklable. With what `save` wrote as
        the last argument it makes this state again."""

    @abstractmethod
    def check(self) -> None:
        """Raise `AssertionError` if the position breaks an invariant, such as a piece in two places."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.save() == other.save()

    def __hash__(self) -> int:
        return hash(_canonical(self.save()))

    def __repr__(self) -> str:
        """What has to be decided, or how the game ended, and eight digits that tell positions apart."""
        ended = self.outcome()
        if ended is None:
            decisions = [self.decision(side) for side in self.deciders()]
            facts = "; ".join(f"side {d.side}: {d.kind}, {len(d.actions)} actions" for d in decisions)
        else:
            facts = f"over: {ended.reason.key}"
        digits = hashlib.sha256(_canonical(self.save())).hexdigest()[:8]
        return f"<{type(self).__name__} {digits}, {facts}>"

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        maker, arguments = self.origin()
        return maker, (*arguments, self.save())


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One title: its static facts, and the functions that need no running game."""

    id: ClassVar[str]
    title: ClassVar[str]
    #: Version of rules and action space. A record names the one it was played under.
    version: ClassVar[int]
    sides: ClassVar[tuple[str, ...]]
    options: ClassVar[tuple[Option, ...]]
    #: Actions are 0 … action_count - 1.
    action_count: ClassVar[int]
    #: Whether message files leave the names of components alone: they belong to a component pack of others.
    names_are_final: ClassVar[bool] = False
    #: The decisions for which players may leave standing orders.
    windows: ClassVar[tuple[WindowOrders, ...]] = ()
    #: Names of events that open a section of a report, the coarsest first.
    headings: ClassVar[tuple[str, ...]] = ()
    #: Names of events that open a scene within such a section, such as a battle. For naming turning points.
    scenes: ClassVar[tuple[str, ...]] = ()
    #: Names of events that are shown where there is room for a few lines only.
    news: ClassVar[tuple[str, ...]] = ()

    def under_rules(self, version: int) -> Game | None:
        """The title under this version of its rules, for games that were begun under it; None if it is not
        known here. A title whose rules have changed overrides this, so that old records still replay."""
        return self if version == self.version else None

    @abstractmethod
    def components(self) -> dict[str, Any]:
        """Map, pieces and cards with their provenance, as plain JSON data."""

    def names(self) -> dict[str, dict[str, str]]:
        """The English names of components, by kind and id. Message files translate them (`place-rome`)."""
        return {"side": {side: side.capitalize() for side in self.sides}}

    @abstractmethod
    def new(self, options: Mapping[str, str], dice: Dice, log: list[Event] | None = None) -> State:
        """The first position of a game. Call `settle` on the options first."""

    @abstractmethod
    def load(self, saved: Mapping[str, Any]) -> State:
        """The state that `State.save` wrote."""

    @abstractmethod
    def sample(self, view: View, rng: Random) -> State:
        """A complete state, drawn at random, that gives the view's side the very same view."""

    @abstractmethod
    def text(self, action: int) -> str:
        """The one text form of an action."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The action that `text` stands for. Raises `IllegalAction` with what was not understood."""

    @abstractmethod
    def tell(self, event: Event, viewer: int) -> Message | None:
        """The event as `viewer` may know it: its name and the facts that `viewer` may know, or None if
        `viewer` sees nothing of it. `rubicon.messages` makes the line of the log from it."""

    @abstractmethod
    def explain(self, state: State, side: int, text: str) -> Message:
        """Why the action `text` is not offered to `side` now: rule number and the facts of the case, as far
        as `side` may know them. Also says so when it is in fact legal."""

    def memory(self) -> Memory:
        """An empty memory for a player who watches the game from one side."""
        return Memory(self)

    #: Playouts that a hint makes: as many as take about a second when compiled.
    hint_playouts: ClassVar[int] = 600
    #: Whether `memory` makes use of the log.
    remembers: ClassVar[bool] = False

    def remember(self, lines: Sequence[Message], view: View) -> Memory:
        """The memory of a player who has read this log from its beginning, and now sees `view`."""
        memory = self.memory()
        memory.hear(lines, fresh=True)
        memory.watch(view)
        return memory

    def judgement(self) -> Judgement:
        """The title's evaluation of positions and actions, for computer players."""
        raise RubiconError(message("no-judgement", title=self.title))

    def earlier_judgement(self, version: str) -> Judgement:
        """The judgement as it was in this version, for players that are kept to measure others against.
        A title whose judgement has changed since overrides this."""
        return self.judgement()

    def features(self) -> Features:
        """What a side may know of a position, as a vector, for programs that learn."""
        raise RubiconError(f"{self.title} has no features for learning yet.")

    def factors(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The verb of an action and the numbers of its arguments, for programs that learn."""
        raise RubiconError(f"{self.title} does not split its actions yet.")

    def odds(
        self,
        known: State | View | Forces,
        question: str = "",
        samples: int = 64,
        seed: int = 1,
        memory: Memory | None = None,
    ) -> Odds:
        """The odds of a fight: in a whole position, as one side sees it, or of forces given piece by piece.

        `question` names the fight, or the attack that is planned, in the title's own notation; an empty text
        means the fight that goes on or is due. From a view, hidden pieces are imagined `samples` times, by
        `seed`, and by what the viewer remembers.
        """
        raise RubiconError(message("no-odds", title=self.title))

    def knowledge(self, options: Mapping[str, str], lines: Sequence[Message], view: View) -> dict[str, Any]:
        """What the side of a view may know about hidden pieces, as plain JSON data: what they can be and
        where they were seen. It follows from the options, the side's own log and its view alone. Empty if the
        title has none.
        """
        return {}

    def inspect(self, view: View, question: str) -> dict[str, Any]:
        """What the viewer could count out on the map by the rules, as plain JSON data: how far a piece can
        go, whether a stack is in supply. It is no advice, and follows from the view alone.

        `question` is in the title's own notation.
        """
        raise RubiconError(message("no-inspection", title=self.title))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.id, self.version) == (other.id, other.version)

    def __hash__(self) -> int:
        return hash((self.id, self.version))

    def __repr__(self) -> str:
        return f"<{self.id}, rules {self.version}>"

    def __copy__(self) -> Game:
        return self  # nothing in a title ever changes

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """How to make the title again. One that is made with arguments overrides this."""
        return type(self), ()

    def settle(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values: those chosen, defaults for the rest."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise UnknownOption(
                    message("unknown-option", title=self.title, option=name, known=list(known))
                )
            if value not in known[name].values:
                raise UnknownOption(
                    message("unknown-value", option=name, value=value, known=list(known[name].values))
                )
        return {name: chosen.get(name, option.values[0]) for name, option in known.items()}

    def side(self, name: str) -> int:
        """The index of the side called `name`."""
        try:
            return self.sides.index(name)
        except ValueError:
            raise RubiconError(message("unknown-side", name=name, known=list(self.sides))) from None


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What a player remembers: a view shows one moment, but a player who watched the game knows more.

    It watches the views of one side as they come, and imagines positions that fit the newest view. This base
    class remembers nothing: every position that fits is equally likely. A title may give a better memory, in
    which earlier views make some positions more likely than others.
    """

    def __init__(self, game: Game) -> None:
        self.game = game

    def __reduce__(self) -> tuple[Any, ...]:
        """How to make the memory again, with all that it knows; also for copies. Subclasses override it."""
        return type(self), (self.game,)

    def hear(self, lines: Sequence[Message], fresh: bool = False) -> None:
        """Take note of lines of the side's log, oldest first: those since the last time, or if `fresh`, all
        from the beginning, and everything from before is forgotten. A memory that never hears works too."""

    def watch(self, view: View) -> None:
        """Take note of what is seen now."""

    def imagine(self, view: View, rng: Random) -> State:
        """A complete state, drawn at random, that gives the view's side the very same view."""
        return self.game.sample(view, rng)


def view_bytes(view: View) -> bytes:
    """The canonical bytes of a view: equal views have equal bytes on every machine."""
    return _canonical(view)


def _canonical(data: dict[str, Any]) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
