"""Template Title as a title: everything that `core.Game` asks for."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Event, Game, Option, State, View
from rubicon.core.judgement import Judgement
from rubicon.core.message import Message
from rubicon.games.kit.flow import phase_facts
from rubicon.games.template_title.bots.judgement import JUDGEMENT
from rubicon.games.template_title.rules import sequence, views
from rubicon.games.template_title.rules.components import DATA, HILL_NAMES, HILLS, SIDES
from rubicon.games.template_title.rules.notation import VERBS
from rubicon.games.template_title.rules.state import GameState, load_state
from rubicon.games.template_title.text import events, explain


class TemplateTitleGame(Game):
    """The title."""

    id: ClassVar[str] = "template-title"
    title: ClassVar[str] = "Template Title"
    version: ClassVar[int] = 1
    sides: ClassVar[tuple[str, ...]] = SIDES
    options: ClassVar[tuple[Option, ...]] = (Option("rounds", (str(len(HILLS)), "5")),)
    action_count: ClassVar[int] = VERBS.count
    headings: ClassVar[tuple[str, ...]] = ("hill",)
    scenes: ClassVar[tuple[str, ...]] = ("cards",)
    news: ClassVar[tuple[str, ...]] = ("take", "over")

    def components(self) -> dict[str, Any]:
        return {**DATA, "phases": phase_facts(sequence.PHASES)}

    def new(self, options: Mapping[str, str], dice: Dice, log: list[Event] | None = None) -> GameState:
        state = GameState(int(self.settle(options)["rounds"]))
        state.log = log
        sequence.begin_game(state, dice)
        return state

    def load(self, saved: Mapping[str, Any]) -> GameState:
        return load_state(saved)

    def sample(self, view: View, rng: Random) -> GameState:
        state = GameState(view["rounds"])
        views.fill_from_view(state, view, rng)
        return state

    def text(self, action: int) -> str:
        return VERBS.text(action)

    def parse(self, text: str) -> int:
        return VERBS.parse(text)

    def names(self) -> dict[str, dict[str, str]]:
        return super().names() | {"hill": dict(zip(HILLS, HILL_NAMES, strict=True))}

    def tell(self, event: Event, viewer: int) -> Message | None:
        return events.tell(event, viewer)

    def explain(self, state: State, side: int, text: str) -> Message:
        assert isinstance(state, GameState)
        return explain.explain(state, side, text)

    def judgement(self) -> Judgement:
        return JUDGEMENT


GAME: Final = TemplateTitleGame()
