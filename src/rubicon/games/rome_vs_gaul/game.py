"""Rome vs Gaul as a title: implements `core.game`. A `RomeVsGaul` is bound to one component pack."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

from rubicon.core.dice import Dice
from rubicon.core.features import Features
from rubicon.core.game import Event, Memory, Option, State, View
from rubicon.core.judgement import Judgement
from rubicon.core.odds import Forces, Odds
from rubicon.games.kit.belief import HiddenHands
from rubicon.games.kit.flow import NO_SIDE, phase_facts
from rubicon.games.kit.packs.card_memory import CardMemory
from rubicon.games.kit.packs.pack_game import PackGame
from rubicon.games.rome_vs_gaul import inspection, odds
from rubicon.games.rome_vs_gaul.bots.judgement import JUDGEMENT
from rubicon.games.rome_vs_gaul.features import features_of
from rubicon.games.rome_vs_gaul.rules import sampling
from rubicon.games.rome_vs_gaul.rules.pack import DESIGNED, FIRST_YEAR, RULES_VERSION, SIDES, TURNS, Pack
from rubicon.games.rome_vs_gaul.rules.sequence import PHASES, GaulState, loaded
from rubicon.games.rome_vs_gaul.rules.turn.setup import begin_game
from rubicon.games.rome_vs_gaul.rules.verbs import ACTION_COUNT, notation_of
from rubicon.games.rome_vs_gaul.text.events import EventTexts
from rubicon.games.rome_vs_gaul.text.explain import Explainer


class RomeVsGaul(PackGame[Pack]):
    """The title, played with `pack`. Make one with `game_with_pack`."""

    id: ClassVar[str] = "rome-vs-gaul"
    title: ClassVar[str] = "Rome vs Gaul"
    version: ClassVar[int] = RULES_VERSION
    sides: ClassVar[tuple[str, ...]] = SIDES
    options: ClassVar[tuple[Option, ...]] = ()
    action_count: ClassVar[int] = ACTION_COUNT
    headings: ClassVar[tuple[str, ...]] = ("turn", "plays")
    scenes: ClassVar[tuple[str, ...]] = ("battle", "siege")
    remembers: ClassVar[bool] = True
    hint_playouts: ClassVar[int] = 160
    news: ClassVar[tuple[str, ...]] = (
        "governance",
        "battle-result",
        "captured",
        "surrenders",
        "invaded",
        "over",
    )

    def __init__(self, pack: Pack) -> None:
        notation = notation_of(pack)
        super().__init__(pack, notation, EventTexts(pack), Explainer(notation).explain)

    def __reduce__(self) -> tuple[Any, ...]:
        return game_with_pack, (self.pack,)

    def components(self) -> dict[str, Any]:
        return {
            **self.pack.data,
            "calendar": {"first_year": FIRST_YEAR, "turns": TURNS},
            "verbs": self.notation.shapes(),
            "phases": phase_facts(PHASES),
        }

    def new(self, options: Mapping[str, str], dice: Dice, log: list[Event] | None = None) -> GaulState:
        self.settle(options)
        state = GaulState(self.pack)
        state.log = log
        begin_game(state)
        state.make_forced_choices(NO_SIDE, dice)
        return state

    def load_position(self, saved: Mapping[str, Any]) -> GaulState:
        return loaded(self.pack, saved)

    def imagine(self, view: View, rng: Random, hands: HiddenHands | None = None) -> GaulState:
        state = GaulState(self.pack)
        sampling.fill(state, view, rng, hands)
        return state

    def hidden_cards(self, view: View) -> tuple[int, list[int]]:
        return sampling.hidden_cards(self.pack, view)

    def memory(self) -> Memory:
        return CardMemory(self, self.pack.card_index, shuffled="reshuffled")

    def judgement(self) -> Judgement:
        return JUDGEMENT

    def odds(
        self,
        known: State | View | Forces,
        question: str = "",
        samples: int = 64,
        seed: int = 1,
        memory: Memory | None = None,
    ) -> Odds:
        return odds.odds(self.pack, known, question, samples, seed)

    def inspect(self, view: View, question: str) -> dict[str, Any]:
        return inspection.inspect(self.pack, view, question)

    def features(self) -> Features:
        return features_of(self.pack)


def game_with_pack(pack: Pack) -> RomeVsGaul:
    """The title with this pack. With any but our own, its id carries the digest of the pack, so that a record
    names what it was played with."""

    class Bound(RomeVsGaul):
        id = RomeVsGaul.id if pack.digest == DESIGNED.digest else f"{RomeVsGaul.id}@{pack.digest}"
        names_are_final = pack.digest != DESIGNED.digest

    return Bound(pack)


GAME: Final = game_with_pack(DESIGNED)
