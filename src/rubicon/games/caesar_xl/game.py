"""Caesar XL as a title: implements `core.game`. A `CaesarXL` is bound to one component pack."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

from rubicon.core.dice import Dice
from rubicon.core.features import Features
from rubicon.core.game import Event, Game, Memory, Option, State, View
from rubicon.core.judgement import Judgement
from rubicon.core.odds import Forces, Odds
from rubicon.games.caesar_xl import odds
from rubicon.games.caesar_xl.bots.judgement import EARLIER, JUDGEMENT
from rubicon.games.caesar_xl.features import features_of
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules import sampling, sequence
from rubicon.games.caesar_xl.rules.pack import DESIGNED, RULES_VERSION, Pack, turn_date
from rubicon.games.caesar_xl.rules.sequence import XLState, loaded
from rubicon.games.caesar_xl.text.events import EventTexts
from rubicon.games.caesar_xl.text.explain import Explainer
from rubicon.games.kit.belief import HiddenHands
from rubicon.games.kit.flow import NO_SIDE, phase_facts
from rubicon.games.kit.packs.card_memory import CardMemory
from rubicon.games.kit.packs.pack_game import PackGame


class CaesarXL(PackGame[Pack]):
    """The title, played with `pack`. Make one with `game_with_pack`."""

    id: ClassVar[str] = "caesar-xl"
    title: ClassVar[str] = "Caesar XL"
    version: ClassVar[int] = RULES_VERSION
    sides: ClassVar[tuple[str, ...]] = SIDES
    options: ClassVar[tuple[Option, ...]] = ()
    headings: ClassVar[tuple[str, ...]] = ("turn", "player-turn")
    scenes: ClassVar[tuple[str, ...]] = ("battle",)
    news: ClassVar[tuple[str, ...]] = ("claim", "victory", "supreme-lost", "over")
    remembers: ClassVar[bool] = True

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack, pack.notation, EventTexts(pack), Explainer(pack.notation).explain)
        calendar = [turn_date(turn) for turn in range(1, pack.turns + 1)]
        self._components = {**pack.data, "phases": phase_facts(sequence.PHASES), "calendar": calendar}

    def under_rules(self, version: int) -> Game | None:
        if version == self.version:
            return self
        return game_with_pack(self.pack.under_rules(version)) if 0 < version < self.version else None

    def __reduce__(self) -> tuple[Any, ...]:
        return game_with_pack, (self.pack,)

    def components(self) -> dict[str, Any]:
        return self._components

    def new(self, options: Mapping[str, str], dice: Dice, log: list[Event] | None = None) -> XLState:
        self.settle(options)
        state = XLState(self.pack)
        state.log = log
        sequence.begin_game(state, dice)
        state.make_forced_choices(NO_SIDE, dice)
        return state

    def load_position(self, saved: Mapping[str, Any]) -> XLState:
        return loaded(self.pack.under_rules(saved.get("rules", 1)), saved)

    def imagine(self, view: View, rng: Random, hands: HiddenHands | None = None) -> XLState:
        state = XLState(self.pack.under_rules(view.get("rules", 1)))
        sampling.fill(state, view, rng, hands)
        return state

    def hidden_cards(self, view: View) -> tuple[int, list[int]]:
        return sampling.hidden_cards(XLState(self.pack), view)

    def memory(self) -> Memory:
        return CardMemory(self, self.pack.card_index)

    def judgement(self) -> Judgement:
        return JUDGEMENT

    def earlier_judgement(self, version: str) -> Judgement:
        return EARLIER.get(version, JUDGEMENT)

    def features(self) -> Features:
        return features_of(self.pack)

    def odds(
        self,
        known: State | View | Forces,
        question: str = "",
        samples: int = 64,
        seed: int = 1,
        memory: Memory | None = None,
    ) -> Odds:
        return odds.odds(self.pack, known, question, samples, seed)


def game_with_pack(pack: Pack) -> CaesarXL:
    """The title with this pack. With any but our own, its id carries the digest of the pack, so that a record
    names what it was played with."""

    class Bound(CaesarXL):
        id = CaesarXL.id if pack.digest == DESIGNED.digest else f"{CaesarXL.id}@{pack.digest}"
        version = pack.rules
        names_are_final = pack.digest != DESIGNED.digest
        action_count = pack.verbs.end

    return Bound(pack)


GAME: Final = game_with_pack(DESIGNED)
