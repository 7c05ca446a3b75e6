"""Julius Caesar as a title: the interface of `core.game`, implemented with the modules of this package."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

from rubicon.core.dice import Dice
from rubicon.core.features import Features
from rubicon.core.game import Event, Game, Memory, Option, Outcome, State, View
from rubicon.core.judgement import Judgement
from rubicon.core.message import Message
from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.core.odds import Forces, Odds
from rubicon.games.julius_caesar.bots.judgement import EARLIER, JUDGEMENT
from rubicon.games.julius_caesar.bots.memory import BlockTracker
from rubicon.games.julius_caesar.features import FEATURES
from rubicon.games.julius_caesar.rules import notation, sampling, sequence, views
from rubicon.games.julius_caesar.rules.battle import LAST_ROUND
from rubicon.games.julius_caesar.rules.components import (
    BORDER_KINDS,
    DATA,
    FIRST_YEAR,
    LAST_YEAR,
    NO_LIMIT,
    ROAD_LIMIT,
    ROAD_LIMIT_ATTACK,
    SIDES,
    TURNS_PER_YEAR,
    WINNING_SCORE,
)
from rubicon.games.julius_caesar.rules.editions import RULES_VERSION, Edition, edition_of
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.text import events, explain
from rubicon.games.kit.flow import Phase, phase_facts


def _limits_by_kind(limits: list[int]) -> dict[str, int]:
    """6.11: limits of borders by kind, without the kinds that have none."""
    return {BORDER_KINDS[kind]: limit for kind, limit in enumerate(limits) if limit != NO_LIMIT}


#: The data file, and the constants of the rules that a client shows or needs to read actions. Clients take
#: them from here, so that each figure stands once.
COMPONENTS: Final[dict[str, Any]] = {
    **DATA,
    "calendar": {
        "first_year": FIRST_YEAR,
        "years": LAST_YEAR - FIRST_YEAR + 1,
        "turns": TURNS_PER_YEAR,
    },
    "victory_points": WINNING_SCORE,
    "battle_rounds": LAST_ROUND,
    "border_limits": {"march": _limits_by_kind(ROAD_LIMIT), "attack": _limits_by_kind(ROAD_LIMIT_ATTACK)},
    # The arguments of each verb: b a block, l a location, c a card.
    "verbs": notation.VERBS.shapes(),
    "phases": phase_facts(sequence.PHASES),
}


@mypyc_attr(acyclic=True, free_list_len=1)
class CaesarState(Position):
    """A position that knows the rules: it implements `core.game.State`."""

    __slots__ = ()

    def clone(self) -> CaesarState:
        return CaesarState(self.edition, self)

    def follow(self, ended: Phase[Any], dice: Dice) -> None:
        sequence.follow(self, ended, dice)

    def phases(self) -> Sequence[Phase[Any]]:
        return sequence.PHASES

    def side_id(self, side: int) -> str:
        return SIDES[side] if 0 <= side < len(SIDES) else "spectator"

    def action_text(self, action: int) -> str:
        return notation.VERBS.text(action)

    def origin(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        return loaded, (self.edition,)

    def outcome(self) -> Outcome | None:
        return sequence.outcome(self)

    def view(self, side: int) -> View:
        return views.views(self, (side,))[0]

    def views(self, viewers: Sequence[int]) -> list[View]:
        return views.views(self, viewers)


def loaded(edition: Edition, saved: Mapping[str, Any]) -> CaesarState:
    """The state that `save` wrote."""
    state = CaesarState(edition)
    state.load(saved)
    return state


class CaesarMemory(Memory):
    """A player's memory of the game: which block each back of the enemy can be."""

    def __init__(self, game: JuliusCaesar) -> None:
        super().__init__(game)
        self._title = game
        self._tracker = BlockTracker()
        #: The view seen last, with what it tells.
        self._seen: View | None = None
        self._known: sampling.Known | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _remembered, (self._title, self._tracker)

    def hear(self, lines: Sequence[Message], fresh: bool = False) -> None:
        self._seen = None
        if fresh:
            self._tracker = BlockTracker()
        for line in lines:
            self._tracker.hear(line)

    def watch(self, view: View) -> None:
        self._tracker.record(view)
        self._seen = view
        self._known = None

    def imagine(self, view: View, rng: Random) -> State:
        if view is not self._seen:
            return self._title.imagine(view, rng, self._tracker)
        # A search imagines hundreds of positions from the view it was shown: it is read once.
        if self._known is None:
            self._known = self._title.known(view)
        position = self._known.position
        state = CaesarState(position.edition, position)
        self._known.complete(state, rng, self._tracker)
        return state


def _remembered(title: JuliusCaesar, tracker: BlockTracker) -> CaesarMemory:
    """The memory that was pickled."""
    memory = CaesarMemory(title)
    memory._tracker = tracker
    return memory


class JuliusCaesar(Game):
    """The title Julius Caesar, as `core.game.Game` wants it."""

    id: ClassVar[str] = "julius-caesar"
    title: ClassVar[str] = "Julius Caesar"
    version: ClassVar[int] = RULES_VERSION
    sides: ClassVar[tuple[str, ...]] = SIDES
    options: ClassVar[tuple[Option, ...]] = (
        Option("edition", ("2.0", "1.1")),
        Option("deployment", ("historical", "free")),
    )
    action_count: ClassVar[int] = notation.ACTION_COUNT
    remembers: ClassVar[bool] = True
    headings: ClassVar[tuple[str, ...]] = ("year", "turn")
    scenes: ClassVar[tuple[str, ...]] = ("half", "battle", "home")
    news: ClassVar[tuple[str, ...]] = ("defects", "strike", "eliminated", "victory", "over")

    def under_rules(self, version: int) -> Game | None:
        return self if version == self.version else _EARLIER.get(version)

    def components(self) -> dict[str, Any]:
        return COMPONENTS

    def new(self, options: Mapping[str, str], dice: Dice, log: list[Event] | None = None) -> CaesarState:
        settled = self.settle(options)
        state = CaesarState(edition_of(settled["edition"], self.version))
        state.log = log
        sequence.begin_game(state, settled["deployment"] == "free", dice)
        return state

    def load(self, saved: Mapping[str, Any]) -> CaesarState:
        return loaded(edition_of(saved["edition"], int(saved.get("rules", 1))), saved)

    def sample(self, view: View, rng: Random) -> CaesarState:
        return self.imagine(view, rng, sampling.UNIFORM_BELIEFS)

    def imagine(self, view: View, rng: Random, beliefs: sampling.Beliefs) -> CaesarState:
        """Like `sample`, but what is likelier by `beliefs` is drawn more often."""
        known = self.known(view)
        state = known.position
        known.complete(state, rng, beliefs)
        assert isinstance(state, CaesarState)
        return state

    def known(self, view: View) -> sampling.Known:
        """What a view tells, to draw positions from."""
        return sampling.Known(CaesarState(edition_of(view["edition"], view.get("rules", 1))), view)

    def text(self, action: int) -> str:
        return notation.VERBS.text(action)

    def parse(self, text: str) -> int:
        return notation.VERBS.parse(text)

    def names(self) -> dict[str, dict[str, str]]:
        return events.NAMES

    def tell(self, event: Event, viewer: int) -> Message | None:
        return events.tell(event, viewer)

    def memory(self) -> Memory:
        return CaesarMemory(self)

    def judgement(self) -> Judgement:
        return JUDGEMENT

    def earlier_judgement(self, version: str) -> Judgement:
        return EARLIER.get(version, JUDGEMENT)

    def features(self) -> Features:
        return FEATURES

    def factors(self, action: int) -> tuple[str, tuple[int, ...]]:
        return notation.VERBS.split(action)

    def odds(
        self,
        known: State | View | Forces,
        question: str = "",
        samples: int = 64,
        seed: int = 1,
        memory: Memory | None = None,
    ) -> Odds:
        from rubicon.games.julius_caesar import odds  # noqa: PLC0415 - a game does not need it to run

        def sample(view: View, rng: Random) -> Position:
            found = self.sample(view, rng) if memory is None else memory.imagine(view, rng)
            assert isinstance(found, Position)
            return found

        return odds.odds(known, question, samples, seed, sample)

    def knowledge(self, options: Mapping[str, str], lines: Sequence[Message], view: View) -> dict[str, Any]:
        from rubicon.games.julius_caesar.bots.knowledge import knowledge  # noqa: PLC0415 - rarely asked for

        return knowledge(self.settle(options), lines, view)

    def inspect(self, view: View, question: str) -> dict[str, Any]:
        from rubicon.games.julius_caesar import reach  # noqa: PLC0415 - a game does not need it to run

        return reach.inspect(view, question, lambda known: self.sample(known, Random(0)))

    def explain(self, state: State, side: int, text: str) -> Message:
        assert isinstance(state, CaesarState)
        return explain.explain(state, side, text)


class JuliusCaesarUnderRules1(JuliusCaesar):
    """The title for games that were begun under version 1 of our rules."""

    version: ClassVar[int] = 1


GAME: Final = JuliusCaesar()
_EARLIER: Final[dict[int, Game]] = {1: JuliusCaesarUnderRules1()}
