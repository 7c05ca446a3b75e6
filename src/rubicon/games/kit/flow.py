"""The course of a game: phases, each declared once, and what `core.State` promises, for every title.

A phase is an object: what is decided in it, what an action does, its rule number, its verbs, who may learn
from a choice that has a single option, and what clients are told about it. Explanations, judgement, terminal
and page look it up there; its texts have keys made of its name. A state holds the phase it is in. A phase
moves on in one of three ways:

- `goto`: another phase takes its place;
- `call`: another phase interrupts it, with arguments; what was interrupted waits in a frame below;
- `end`: it is over. The phase that called it goes on in `resume`; if none did, the title's `follow` says
  what comes next in the course of the game.

Frames are plain data: a phase, the side that decided in it, and the arguments it passed. They never change,
so copies of a state share them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from rubicon.core.dice import Dice
from rubicon.core.game import Decision, IllegalAction, State
from rubicon.core.message import message
from rubicon.core.mypyc_shim import mypyc_attr

S = TypeVar("S", bound="FlowState")

# Who may learn from it when a choice has a single option.
#: Nobody: the choice depends only on what everybody sees. It is made for its side.
OPEN: Final = 0
#: The other sides: it depends on what they do not see. It is made for its side; undo never goes past it.
TELLING: Final = 1
#: Whoever notices that a side was not asked: so the side is always asked, even if it has no choice.
ASKED: Final = 2

#: The sides that decide, by the number of the only one.
_ONE: Final[tuple[tuple[int, ...], ...]] = tuple([(side,) for side in range(8)])
#: For `FlowState.make_forced_choices`: no side acted, or all did in secret, so nothing is told.
NO_SIDE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """A phase of a title: its name in views, decisions and message keys, its number in saves, its rule."""

    def __init__(
        self,
        name: str,
        number: int,
        rule: str,
        forced: int = OPEN,
        verbs: tuple[str, ...] = (),
        see: str = "",
        scene: str = "",
        public: bool = False,
    ) -> None:
        self.name: str = name
        self.number: int = number
        self.rule: str = rule
        #: The verbs that belong to it.
        self.verbs: tuple[str, ...] = verbs
        #: The heading of the rules text that helps here, if that is not the number of the rule.
        self.see: str = see
        #: What clients draw next to the map: the title's own word, such as `battle`.
        self.scene: str = scene
        #: Does its decision show only what all sides see? Then players at one screen may look together.
        self.public: bool = public
        #: Is a choice with a single option left to its side?
        self.asks: bool = forced == ASKED
        #: Does such a choice tell other sides something?
        self.tells: bool = forced == TELLING
        #: Do several sides choose at the same time, in secret?
        self.secret: bool = False
        #: Does the mover decide, and nobody else? A phase with `deciders` of its own says no.
        self.one_side: bool = True

    def __repr__(self) -> str:
        return f"<phase {self.name}>"

    def message(self, part: str) -> str:
        """The key of one of its texts: `heading`, `decides` (for the side that decides), `waits` (for the
        others), `hint` (what it is about) or `finish` (how to end it)."""
        return f"phase-{self.name}-{part}"

    def for_clients(self) -> dict[str, Any]:
        """What clients are told about it."""
        facts: dict[str, Any] = {"see": self.see or self.rule, "verbs": list(self.verbs)}
        if self.scene:
            facts["scene"] = self.scene
        if self.public:
            facts["public"] = True
        return facts

    def deciders(self, s: S) -> tuple[int, ...]:
        """The sides that must decide."""
        return _ONE[s.mover]

    def decide(self, s: S, side: int) -> Decision:
        """What `side` has to decide: the only source of its legal actions and prompt."""
        raise NotImplementedError

    def apply(self, s: S, side: int, action: int, dice: Dice) -> None:
        """Carry out an action that is known to be legal."""
        raise NotImplementedError

    def resume(self, s: S, ended: Phase[Any], dice: Dice) -> None:
        """Go on after a phase that this one called."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretPhase(Phase[S]):
    """A phase in which both sides choose in secret at the same time."""

    def __init__(self, name: str, number: int, rule: str, verbs: tuple[str, ...] = ()) -> None:
        super().__init__(name, number, rule, ASKED, verbs)
        self.secret = True
        self.one_side = False

    def awaits(self, s: S, side: int) -> bool:
        """Whether this side still has to choose."""
        raise NotImplementedError

    def deciders(self, s: S) -> tuple[int, ...]:
        if self.awaits(s, 0):
            return _BOTH if self.awaits(s, 1) else _ONE[0]
        return _ONE[1] if self.awaits(s, 1) else ()


_BOTH: Final[tuple[int, ...]] = (0, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class FinalPhase(Phase[S]):
    """The game is over, or has not begun: nobody decides."""

    def __init__(self, name: str, number: int, see: str = "", scene: str = "") -> None:
        super().__init__(name, number, "", ASKED, (), see, scene)
        self.one_side = False

    def deciders(self, s: S) -> tuple[int, ...]:
        return ()


#: The phase of a blank position.
NOT_BEGUN: Final[Phase[Any]] = FinalPhase("not-begun", -1)


def phase_facts(phases: Sequence[Phase[Any]]) -> dict[str, dict[str, Any]]:
    """What clients are told about the phases that have a rule, by name; of several with one name, about the
    first."""
    return {phase.name: phase.for_clients() for phase in reversed(phases) if phase.rule or phase.see}


class Frame:
    """A phase that was interrupted, the side that decided in it, the arguments it passed, the frame below."""

    __slots__ = ("arguments", "below", "mover", "phase")

    def __init__(
        self, phase: Phase[Any], mover: int, arguments: tuple[int, ...], below: Frame | None
    ) -> None:
        self.phase: Final = phase
        self.mover: Final = mover
        self.arguments: Final = arguments
        self.below: Final = below


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class FlowState(State):
    """A position that knows in which phase it is. A title adds its fields and implements `follow`."""

    __slots__ = ("_decision", "below", "mover", "phase", "reveals")

    phase: Phase[Any]
    mover: int  # the side that decides
    below: Frame | None  # what the phase interrupts
    reveals: int  # grows whenever hidden information is shown
    _decision: Decision | None  # cache of the last decision, until the position changes

    # ------------------------------------------------------------------ what a title says

    @abstractmethod
    def follow(self, ended: Phase[Any], dice: Dice) -> None:
        """Go on after a phase that nobody called: the course of the game."""

    @abstractmethod
    def phases(self) -> Sequence[Phase[Any]]:
        """All phases, by their numbers."""

    def field_values(self) -> list[Any]:
        """The values of all fields, as `kit.fields` generates it."""
        raise NotImplementedError

    def side_id(self, side: int) -> str:
        """The id of a side, for refusals."""
        return f"side {side}"

    def action_text(self, action: int) -> str:
        """How refusals name an action."""
        return str(action)

    # ------------------------------------------------------------------ moving on

    def goto(self, phase: Phase[Any]) -> None:
        """Another phase takes the place of this one."""
        self.phase = phase
        # Outside of `apply`, for instance for odds, a position may keep a decision of the phase before.
        self._decision = None

    def call(self, phase: Phase[Any], side: int, arguments: tuple[int, ...] = ()) -> None:
        """Interrupt this phase: `side` decides in another one, until that ends."""
        self.below = Frame(self.phase, self.mover, arguments, self.below)
        self.phase = phase
        self.mover = side

    def end(self, dice: Dice) -> None:
        """This phase is over: the one that called it goes on, or the game takes its course."""
        ended = self.phase
        frame = self.below
        if frame is None:
            self.follow(ended, dice)
            return
        self.phase = frame.phase
        self.mover = frame.mover
        self.below = frame.below
        frame.phase.resume(self, ended, dice)

    def reveal(self) -> None:
        """Hidden information is shown: undo never goes back past here."""
        self.reveals += 1

    def argument(self, index: int) -> int:
        """An argument with which the phase was called."""
        assert self.below is not None
        return self.below.arguments[index]

    def phase_named(self, name: str) -> Phase[Any]:
        """The phase with this name; of several, that with the lowest number."""
        for phase in self.phases():
            if phase.name == name:
                return phase
        raise KeyError(name)

    # ------------------------------------------------------------------ what `core.State` promises

    def deciders(self) -> tuple[int, ...]:
        phase = self.phase
        return _ONE[self.mover] if phase.one_side else phase.deciders(self)

    def barrier(self) -> int:
        return self.reveals

    def decision(self, side: int) -> Decision:
        found = self._decision
        if found is not None and found.side == side:
            return found
        phase = self.phase
        if not phase.one_side or side != self.mover:
            deciders = self.deciders()
            if side not in deciders:
                if not deciders:
                    raise IllegalAction(message("game-over"))
                raise IllegalAction(message("not-deciding", side=self.side_id(side)))
        self._decision = found = phase.decide(self, side)
        return found

    def apply(self, side: int, action: int, dice: Dice) -> None:
        # As `step`, without the call: search spends its time here.
        phase = self.phase
        found = self._decision
        if found is None or found.side != side:
            found = self.decision(side)
        if action not in found.actions:
            raise self._illegal(side, action)
        self._decision = None
        phase.apply(self, side, action, dice)
        now = self.phase
        if now.asks:
            return
        only = now.decide(self, self.mover)
        if len(only.actions) > 1:
            self._decision = only
        else:
            # After a secret choice all sides are shown something, whichever acts last.
            self._force(NO_SIDE if phase.secret else side, only, dice)

    def step(self, side: int, action: int, dice: Dice) -> None:
        """Apply one action, and leave every choice that follows to the sides, even a forced one."""
        if action not in self.decision(side).actions:
            raise self._illegal(side, action)
        self._decision = None
        self.phase.apply(self, side, action, dice)

    def _illegal(self, side: int, action: int) -> IllegalAction:
        return IllegalAction(message("not-legal", side=self.side_id(side), action=self.action_text(action)))

    def make_forced_choices(self, side: int, dice: Dice) -> None:
        """Make every choice that has a single option, unless its side must be asked.

        If such a choice of another side tells `side` something, undo never goes back past it.
        """
        if not self.phase.asks:
            self._force(side, self.phase.decide(self, self.mover), dice)

    def _force(self, side: int, only: Decision, dice: Dice) -> None:
        """Make this choice if it has a single option, and those that follow."""
        while len(only.actions) <= 1:
            phase = self.phase
            if phase.tells and side not in (NO_SIDE, self.mover):
                self.reveals += 1
            phase.apply(self, self.mover, only.actions[0], dice)
            if self.phase.asks:
                return
            only = self.phase.decide(self, self.mover)
        self._decision = only


# ------------------------------------------------------------------ frames in saves and views


def frames_to_data(frame: Frame | None) -> list[list[Any]]:
    """The frames as plain data, the innermost first: name of the phase, side, arguments."""
    found: list[list[Any]] = []
    while frame is not None:
        found.append([frame.phase.name, frame.mover, *frame.arguments])
        frame = frame.below
    return found


def frames_from_data(s: FlowState, data: Sequence[Sequence[Any]]) -> Frame | None:
    """The frames that `frames_to_data` wrote."""
    frame: Frame | None = None
    for name, mover, *arguments in reversed(data):
        frame = Frame(s.phase_named(name), int(mover), tuple([int(each) for each in arguments]), frame)
    return frame
