"""Rome vs Gaul as a vector (`core.features`): what `rules/views.py` shows a side, as numbers.

Only hands, the deck and a planned move are hidden, and none of them is shown for a time and hidden again; so
there is no recall part.
"""

from __future__ import annotations

from typing import Final

from rubicon.core.features import Features
from rubicon.core.game import State
from rubicon.games.kit.features import FeatureLayout, FieldFeatures, put_number, put_phase, put_set
from rubicon.games.rome_vs_gaul.rules import victory
from rubicon.games.rome_vs_gaul.rules.pack import (
    CARD_COUNT,
    GAUL,
    PIECE_COUNT,
    PROVINCE_COUNT,
    ROME,
    SEA_ZONES,
    SPACE_COUNT,
    TRIBE_COUNT,
    TURNS,
    Pack,
)
from rubicon.games.rome_vs_gaul.rules.position import Position
from rubicon.games.rome_vs_gaul.rules.position_fields import FIELD_NAMES
from rubicon.games.rome_vs_gaul.rules.sequence import PHASES
from rubicon.games.rome_vs_gaul.rules.vocabulary import USES

_VERSION: Final = 1
#: Governance may be negative.
_GOVERNANCE_SHIFT: Final = 32
#: Interrupted phases, and arguments of each, that have room; the bits of an argument.
_FRAMES: Final = 8
_ARGUMENTS: Final = 3
_PHASE_COUNT: Final[int] = len(PHASES)
#: Entries of a frame: phase, side that decided in it, arguments.
_FRAME: Final[int] = _PHASE_COUNT + 2 + _ARGUMENTS * SPACE_COUNT
#: Steps of a planned move that have room, and the bits of an action.
_STEPS: Final = 24
_ACTION_BITS: Final = 16


def _declare(pack: Pack) -> FeatureLayout:
    """The slots of fields that everybody may know."""
    slots = FeatureLayout(FIELD_NAMES)
    slots.phase([phase.name for phase in PHASES])
    places = len(pack.places)
    slots.number("taken", "steps of the move that were carried out")
    slots.number("carrying", "bits: new facts since the last step, the move is over")
    slots.number("turn", "the turn")
    slots.side("leading", "who leads the rounds")
    slots.side("active", "the Phasing player")
    slots.indices("where", "the space or box of each piece", PIECE_COUNT, places)
    slots.members("reduced", "pieces on their reduced side", PIECE_COUNT)
    slots.members("inside", "pieces inside a besieged Town or City", PIECE_COUNT)
    slots.members("used", "pieces used in this card play (7.7.1)", PIECE_COUNT)
    slots.number("militia_belgic", "1 if the Militia stands on its Belgic side (17.6)")
    slots.members("roman_im", "Roman Influence Markers", SPACE_COUNT)
    slots.members("gallic_im", "Gallic Influence Markers", SPACE_COUNT)
    slots.members("strongholds", "Strongholds", SPACE_COUNT)
    slots.members("roman_cities", "Walled Cities that are Roman", SPACE_COUNT)
    slots.indices("town_of", "the space of each Tribe's Fortified Town", TRIBE_COUNT, SPACE_COUNT)
    slots.members("upgraded", "upgraded Towns", SPACE_COUNT)
    slots.members("devastated", "devastated spaces (17.5)", SPACE_COUNT)
    slots.members("points", "Siege Points: two bits for each space", 2 * SPACE_COUNT)
    slots.members("rolled", "places with a siege roll in this card play (14.3.4)", SPACE_COUNT)
    slots.number("council_im", "markers in the Gallic Council Box (18.2.2)")
    slots.numbers("supremacy", "Naval Supremacy by card, by ocean: 0 none, 1 Rome, 2 Gaul", 2, shift=1)
    slots.members("discards", "discarded cards", CARD_COUNT)
    slots.by_side("played", "card plays in this turn")
    slots.index("card", "the card that is played", CARD_COUNT)
    slots.index("use", f"its use: {', '.join(USES)}", len(USES))
    slots.number("ap", "Action Points left")
    slots.numbers("pending", "how often each effect of the card may still be used", 8)
    slots.number("effect", "the effect that is carried out", shift=1)
    slots.members("judged", "spaces that the effect allows", SPACE_COUNT)
    slots.members("marked", "spaces already chosen for it", SPACE_COUNT)
    slots.members("calm", "independent tribes that do not attack", 8)
    slots.number("storms_off", "1 if there are no storms")
    slots.number("siege_bonus", "bonus on siege rolls")
    slots.members("starving", "spaces in which Romans count as out of supply", SPACE_COUNT)
    slots.members("hungry", "stacks that still have to lose a step (15.4)", SPACE_COUNT)
    slots.members("barred", "Tribes that may not go into the Council Box", PIECE_COUNT)
    slots.number("steps", "replacement steps left")
    slots.number("levied", "markers removed for the next one")
    slots.number("delayed", "1 if Caesar was delayed")
    slots.number("late", "Roman card plays before Caesar is placed")
    slots.index("camping", "the Legion that crossed the Channel and may march on", PIECE_COUNT)
    slots.number("camp_mp", "its MPs")
    slots.members("excess", "Legions in excess (16.2)", PIECE_COUNT)
    slots.index("marcher", "the piece that was activated", PIECE_COUNT)
    slots.members("moving", "pieces that move with it", PIECE_COUNT)
    slots.members("counted", "CUs used up by a siege of this activation (14.3.2)", PIECE_COUNT)
    slots.number("allowance", "MPs with CUs")
    slots.number("spent", "MPs spent")
    slots.members("move_rules", "restrictions of the move, bit by bit", 8)
    slots.members("companions", "who may come along, bit by bit", 16)
    slots.index("step_from", "the space from which a step is taken", SPACE_COUNT)
    slots.index("step_to", "the space to which it is taken", SPACE_COUNT)
    slots.number("stage", "the stage of the step")
    slots.members("declared", "stacks that declared an Interception", SPACE_COUNT)
    slots.number("friendly", "1 if the modifier for a friendly space holds")
    slots.index("attempt", "the stack that rolls", SPACE_COUNT)
    slots.number("modifier", "what Surprise cards add to the roll", shift=16)
    slots.members("arrived", "interceptors that arrived", PIECE_COUNT)
    slots.members("chosen", "pieces named so far, or left to name", PIECE_COUNT)
    slots.members("losers", "pieces among which losses are chosen (13.6)", PIECE_COUNT)
    slots.number("hits", "step losses still to take")
    slots.sets("aftermath", "what follows from losses and waits, bit by bit", 8, 17)
    slots.number("toll", "Roman markers that Caesar's displacement still costs (9.6)")
    slots.number("battle_kind", "the kind of the battle")
    slots.number("battle_stage", "its stage")
    slots.number("of_move", "1 if the moving Army fights it")
    slots.index("battle_space", "its space", SPACE_COUNT)
    slots.side("attacker", "the attacker")
    slots.members("attackers", "attacking pieces", PIECE_COUNT)
    slots.members("defenders", "defending pieces", PIECE_COUNT)
    slots.members("sortied", "attackers that sortied", PIECE_COUNT)
    slots.sets("origins", "where attackers came from: pairs of a space (in bits) and pieces", 12, SPACE_COUNT)
    slots.numbers("strengths", "strengths: attacker, defender", 2)
    slots.numbers("battle_columns", "columns of the table: attacker, defender", 2)
    slots.numbers("battle_dice", "dice: two of the attacker, two of the defender", 4)
    slots.numbers("rerolls", "rerolls left: attacker, defender", 2)
    slots.members("elite_cost", "whose Elite unit pays (13.5.3): attacker, defender", 2)
    slots.numbers("battle_hits", "hits taken: attacker, defender", 2)
    slots.sets(
        "retreats",
        "retreats that wait: records of kind, side, pieces, space, forbidden or goal, in bits",
        20,
        SPACE_COUNT,
    )
    slots.members("pushed", "stacks that were pushed out", PIECE_COUNT)
    slots.index("siege_at", "the place of a siege roll", SPACE_COUNT)
    slots.number("siege_drm", "modifiers of Surprise cards", shift=16)
    slots.number("siege_outcome", "its outcome", shift=16)
    slots.number("germani_mp", "MPs of the Germani left")
    slots.number("pass_opened", "1 if the Pass was opened")
    slots.number("germania_won", "1 if Germania was invaded")
    slots.number("britannia_won", "1 if Britannia was invaded")
    slots.numbers("governance", "Governance points by turn", 6, shift=_GOVERNANCE_SHIFT)
    slots.side("winner", "who has won")
    slots.number("victory", "how it was won")
    return slots


#: Positions whose control is remembered.
_REMEMBERED: Final = 4096


class _Control:
    """What follows from control markers: Provinces of each side, Governance, and Naval Supremacy of Rome."""

    def __init__(self, s: Position) -> None:
        control = victory.Control(s)
        self.provinces: Final = (control.roman, control.gallic)
        self.governance: Final[int] = victory.governance(s, control)
        self.roman_seas: Final = [s.has_supremacy(ROME, zone) for zone in range(len(SEA_ZONES))]


class GaulFeatures(FieldFeatures):
    """The vector of Rome vs Gaul with a pack."""

    def __init__(self, pack: Pack) -> None:
        slots = _declare(pack)
        self._gaul: int = slots.reserve("gaul", "number", "1 if this is Gaul's vector")
        self._scored: int = slots.reserve("score", "number", "Victory Points")
        self._governed: int = slots.reserve(
            "governance-now", "number", "Governance points as it stands", shift=_GOVERNANCE_SHIFT
        )
        self._hand_size: int = slots.reserve("hand-size", "number", "cards in hand: own, enemy", rows=2)
        self._deck: int = slots.reserve("deck-size", "number", "cards in the deck")
        self._provinces: int = slots.reserve(
            "provinces", "set", "Provinces controlled: own, enemy", rows=2, width=PROVINCE_COUNT
        )
        self._supreme: int = slots.reserve(
            "supreme",
            "index",
            f"who has Naval Supremacy in {', '.join(SEA_ZONES)}: own, enemy",
            rows=len(SEA_ZONES),
            width=2,
        )
        self._frames: int = slots.reserve(
            "frames",
            "set",
            "interrupted phases, the innermost first: phase, side (own, enemy), arguments bit by bit",
            rows=_FRAMES,
            width=_FRAME,
        )
        self._must_redraw: int = slots.reserve(
            "must-redraw", "number", "1 if a redrawn card must be played next"
        )
        self._redrawn: int = slots.reserve(
            "redrawn", "index", "that card, if it is the own side's", width=CARD_COUNT
        )
        self._hand: int = slots.reserve("hand", "set", "the own hand", width=CARD_COUNT)
        self._kept: int = slots.reserve("kept", "number", "own steps left from before new facts")
        self._plan: int = slots.reserve(
            "plan", "set", "the own planned steps: actions, bit by bit", rows=_STEPS, width=_ACTION_BITS
        )
        #: Control by the markers that it follows from: they change less often than positions.
        self._controls: dict[tuple[int, ...], _Control] = {}
        super().__init__(_VERSION, TURNS, slots, self._write)

    def rounds(self, state: State) -> int:
        assert isinstance(state, Position)
        return state.turn - 1

    def lead(self, state: State) -> float:
        """How far Rome is ahead of the Victory Points that it needs, spread evenly over the turns."""
        assert isinstance(state, Position)
        needed = state.pack.vp_to_win * len(state.governance) / TURNS
        return (victory.victory_points(state) - needed) / state.pack.vp_to_win

    def _write(self, s: Position, side: int, out: bytearray) -> None:
        """Write the reserved slots."""
        other = 1 - side
        put_phase(s, side, out, 0)
        out[self._gaul] = 1 if side == GAUL else 0
        put_number(out, self._scored, victory.victory_points(s))
        control = self._control(s)
        put_number(out, self._governed, control.governance + _GOVERNANCE_SHIFT)
        put_number(out, self._hand_size, s.hand[side].bit_count())
        put_number(out, self._hand_size + 1, s.hand[other].bit_count())
        put_number(out, self._deck, s.deck.bit_count())
        put_set(out, self._provinces, control.provinces[side])
        put_set(out, self._provinces + PROVINCE_COUNT, control.provinces[other])
        at = self._supreme
        for roman in control.roman_seas:
            out[at + (0 if roman == (side == ROME) else 1)] = 1
            at += 2
        self._write_frames(s, side, out)
        if s.redrawn >= 0:
            out[self._must_redraw] = 1
            if side == s.active:
                out[self._redrawn + s.redrawn] = 1
        put_set(out, self._hand, s.hand[side])
        if side == s.planner():
            put_number(out, self._kept, s.kept)
            at = self._plan
            for step in s.plan[:_STEPS]:
                put_set(out, at, step)
                at += _ACTION_BITS

    def _control(self, s: Position) -> _Control:
        """What follows from the control markers of a position."""
        key = (s.roman_im, s.gallic_im, s.towns, s.roman_cities, s.strongholds, *s.supremacy)
        found = self._controls.get(key)
        if found is None:
            if len(self._controls) >= _REMEMBERED:
                self._controls.clear()
            found = self._controls[key] = _Control(s)
        return found

    def _write_frames(self, s: Position, side: int, out: bytearray) -> None:
        """Write the phases that were interrupted; those below the first few are cut off."""
        frame = s.below
        at = self._frames
        for _ in range(_FRAMES):
            if frame is None:
                return
            out[at + frame.phase.number] = 1
            out[at + _PHASE_COUNT + (0 if frame.mover == side else 1)] = 1
            argument = at + _PHASE_COUNT + 2
            for value in frame.arguments[:_ARGUMENTS]:
                put_set(out, argument, value if value >= 0 else 0)
                argument += SPACE_COUNT
            at += _FRAME
            frame = frame.below


_MADE: Final[dict[str, Features]] = {}


def features_of(pack: Pack) -> Features:
    """The vector for a pack."""
    found = _MADE.get(pack.digest)
    if found is None:
        found = _MADE[pack.digest] = GaulFeatures(pack)
    return found
