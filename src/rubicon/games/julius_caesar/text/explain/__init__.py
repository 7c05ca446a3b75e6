"""Why an action is not legal: the rule that forbids it, with the facts of the case.

The checks come in this order: does the block belong to the side, does the side decide now, is it the phase
for this action, and then the chapter of the rulebook (`movement`, `battle`). Nothing here depends on what the
asking side may not know: about an enemy block we only say that it is the enemy's, and about the enemy's
secret choices nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rubicon.core.message import Fact, Message, message
from rubicon.games.julius_caesar.rules.battle import BATTLE_TURN, HITS, LAST_ROUND
from rubicon.games.julius_caesar.rules.cards import CARDS
from rubicon.games.julius_caesar.rules.components import (
    APOLLO,
    BLOCK_COUNT,
    BLOCKS,
    BY_ROAD,
    CITY_COUNT,
    COMMAND_COUNT,
    IS_PORT,
    JUPITER,
    LOCATION_COUNT,
    LOCATIONS,
    MARS,
    NAVIS,
    NEPTUNE,
    POOL,
    PORTS_OF,
    SIDES,
    TYPE,
    VULCAN,
)
from rubicon.games.julius_caesar.rules.components import CARDS as CARD_IDS
from rubicon.games.julius_caesar.rules.levies import LEVIES
from rubicon.games.julius_caesar.rules.movement import MAIN_ATTACKS, MARCHING, MOVEMENT, SURPRISE_ATTACK
from rubicon.games.julius_caesar.rules.notation import VERBS
from rubicon.games.julius_caesar.rules.retreats import REGROUPS
from rubicon.games.julius_caesar.rules.sequence import DEPLOY, PHASES, SWAP
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.text.explain import battle, movement
from rubicon.games.julius_caesar.text.explain.words import (
    control,
    of_card,
    why_not_yours,
    why_off_map,
)
from rubicon.games.kit import explain as ladder
from rubicon.games.kit.explain import Reason, why


def explain(s: Position, side: int, text: str) -> Message:
    """Why `side` may not take the action `text`, or that it may."""
    return ladder.explain(_REASONS, len(SIDES), s, side, text)


def _split(action: int) -> tuple[str, str, tuple[int, ...]]:
    """The verb of an action, the kinds of its arguments, and the arguments."""
    verb, arguments = VERBS.split(action)
    return verb, VERBS.verbs[verb].shape, arguments


def _not_yours(s: Position, side: int, action: int) -> Reason:
    verb, shape, arguments = _split(action)
    for kind, argument in zip(shape, arguments, strict=True):
        if kind == "b":
            foreign = why_not_yours(s, side, argument)
            if foreign:
                return foreign
    if verb == "main-attack" and not s.edition.declares_main_attack:
        return why("6.12", "nobody-declares")
    return None


def _wrong_phase(s: Position, side: int, action: int) -> Reason:
    verb, _, _ = _split(action)
    if verb == "end" or verb in s.phase.verbs:
        return None
    return _wrong_time(s, verb) or why(
        _RULES[verb], "wrong-phase", when=message(f"when-{verb}"), now=_asked_now(s, side)
    )


def _chapter(s: Position, side: int, action: int) -> Reason:
    verb, _, arguments = _split(action)
    return _CHAPTERS[verb](s, side, *arguments)


# ------------------------------------------------------------------ who decides now


def _not_deciding(s: Position, side: int, action: int) -> Reason:
    """Why a side does not decide: the other side does, or this side has made its secret choice."""
    verb, _, arguments = _split(action)
    if s.phase is DEPLOY:
        return why("5.3", "deployment-ended")
    if s.phase is CARDS:
        return why("2.1", "card-face-down")
    if s.phase is BATTLE_TURN and verb in _BATTLE_TURNS:
        early = battle.battle_turn(s, side, arguments[0], "retreat" in verb)
        if early:
            return early
    doing = Message(s.phase.message("waits"), _place_of_phase(s))
    return why(_rule_of_phase(s), "not-your-turn", side=SIDES[1 - side], doing=doing)


_BATTLE_TURNS: Final = ("fire", "pass", "retreat", "sea-retreat")


def _rule_of_phase(s: Position) -> Fact:
    """The number of the phase's rule; when a God card caused it, with the card."""
    if s.phase in (MOVEMENT, MARCHING, LEVIES):
        return "2.2"  # whose half of the turn it is
    return of_card(s.god) if s.phase.rule == "2.1" and s.god >= 0 else s.phase.rule


def _place_of_phase(s: Position) -> dict[str, Fact]:
    """The place that the phase is about, as a fact for both sides."""
    place = s.edition.undeclared_attack(s) if s.phase is MAIN_ATTACKS else s.battle
    return {"place": LOCATIONS[place]} if place >= 0 else {}


# ------------------------------------------------------------------ the wrong time


def _asked_now(s: Position, side: int) -> Message:
    """What the deciding side is asked for now."""
    if s.phase is CARDS:
        return message(CARDS.message(CARDS.decide(s, side).kind))
    facts = _place_of_phase(s)
    if s.phase is MARCHING:
        facts["block"] = BLOCKS[s.marcher]
    if s.phase is HITS:
        facts["hits"] = s.hits
    return Message(s.phase.message("decides"), facts)


def _wrong_time(s: Position, verb: str) -> Reason:
    """The reason from the God card in effect, or from the order of the command phase, if there is one."""
    god = of_card(s.god) if s.god >= 0 else ""
    if verb in ("raise", "levy") and god:
        return why(god, "god-no-levies")
    if verb == "march":
        if s.god in (JUPITER, VULCAN):
            return why(god, "god-no-moves")
        if s.phase is LEVIES:
            return why("2.2", "levies-after-movement")
        if s.phase in (MAIN_ATTACKS, SURPRISE_ATTACK):
            return why("2.2", "movement-ended")
    if verb == "surprise" and s.god in (MARS, NEPTUNE):
        return why(god, "surprise-later")
    return None


def _end(s: Position, side: int) -> Reason:
    """Why 'end' is not legal: something must be chosen."""
    if s.phase is CARDS:
        kind = CARDS.decide(s, side).kind
        return why("2.1", "must-choose-card", kind=kind)
    if s.phase is MARCHING:
        if s.voyage:
            return movement.stop(s, side)
        name, at = BLOCKS[s.marcher], LOCATIONS[s.march_at]
        return why("6.1", "under-way-stop", block=name, place=at)
    if s.phase is BATTLE_TURN:
        if s.round == LAST_ROUND and side == s.attacking:
            return why("7.2", "all-attackers-retreat", round=LAST_ROUND)
        return why("7.2", "each-has-turn")
    return message("why", rule=_rule_of_phase(s), reason=message(s.phase.message("must"), hits=s.hits))


# ------------------------------------------------------------------ 5.3 free deployment


def _swap(s: Position, side: int, a: int, b: int) -> Reason:
    for block in (a, b):
        if s.where[block] == POOL:
            return why("5.3", "swap-from-pool", block=BLOCKS[block])
        gone = why_off_map(s, block)
        if gone:
            return gone
    if a == b:
        return why("5.3", "swap-two")
    if s.where[a] == s.where[b]:
        return why("5.3", "swap-same-place", place=LOCATIONS[s.where[a]])
    for block, to in ((a, s.where[b]), (b, s.where[a])):
        if TYPE[block] == NAVIS and not IS_PORT[to]:
            return why("4.1", "swap-navis-inland", block=BLOCKS[block], place=LOCATIONS[to])
    if not s.swaps[side]:
        return why("5.3", "swaps-used")
    if SWAP + b * BLOCK_COUNT + a in s.decision(side).actions:
        return why("5.3", "swap-other-way", block=BLOCKS[b], other=BLOCKS[a])
    return None


# ------------------------------------------------------------------ 2.1 cards


def _discard(s: Position, side: int, card: int) -> Reason:
    if s.turn != 1:
        return why("2.1", "discard-later")
    if s.discarded[side] >= 0:
        name = CARD_IDS[s.discarded[side]]
        return why("2.1", "discarded-one", card=name)
    return _not_in_hand(s, side, card)


def _play(s: Position, side: int, card: int) -> Reason:
    missing = _not_in_hand(s, side, card)
    if missing:
        return missing
    if s.turn == 1 and s.discarded[side] < 0:
        return why("2.1", "discard-first")
    if card == APOLLO and s.turn == 1:
        return why(of_card(APOLLO), "apollo-first-turn")
    return None


def _not_in_hand(s: Position, side: int, card: int) -> Reason:
    if s.hand[side] >> card & 1:
        return None
    name: Fact = CARD_IDS[card] if card >= COMMAND_COUNT else message("the-card", card=CARD_IDS[card])
    if s.shown >> card & 1:
        return why("2.1", "card-played", card=name)
    if s.discarded[side] == card:
        return why("2.1", "card-discarded", card=name)
    return why("2.1", "card-not-in-hand", card=name)


# ------------------------------------------------------------------ Jupiter and Vulcan


def _defect(s: Position, side: int, place: int) -> Reason:
    name = LOCATIONS[place]
    if not s.here[(1 - side) * LOCATION_COUNT + place]:
        return why(of_card(JUPITER), "no-enemy-block", place=name)
    if place >= CITY_COUNT:
        if not s.edition.jupiter_at_sea:
            return why(of_card(JUPITER), "defects-in-cities", place=name)
        if not any(s.is_friendly(side, port) for port in PORTS_OF[place]):
            return why(of_card(JUPITER), "no-friendly-port", sea=name)
        return None
    if not any(s.is_friendly(side, near) for near in BY_ROAD[place]):
        return why(of_card(JUPITER), "no-friendly-neighbour", place=name)
    return None


def _welcome(s: Position, side: int, place: int) -> Reason:
    name, start = LOCATIONS[place], LOCATIONS[s.march_at]
    if place not in BY_ROAD[s.march_at]:
        return why(of_card(JUPITER), "defector-next-to", origin=start, place=name)
    if not s.is_friendly(side, place):
        return why(of_card(JUPITER), "defector-friendly", place=name, control=control(s, side, place))
    return None


def _strike(s: Position, side: int, place: int) -> Reason:
    name = LOCATIONS[place]
    if place >= CITY_COUNT:
        return why(of_card(VULCAN), "strikes-cities", place=name)
    if not s.here[place] and not s.here[LOCATION_COUNT + place]:
        return why(of_card(VULCAN), "strikes-nobody", place=name)
    if s.here[side * LOCATION_COUNT + place]:
        return why(of_card(VULCAN), "strikes-enemies", place=name, control=control(s, side, place))
    return None


# ------------------------------------------------------------------ the verbs

#: The rule to name in phases that a verb does not belong to: that of its own phase, with these exceptions.
_RULES: Final[dict[str, Fact]] = {
    **{verb: phase.rule for phase in PHASES for verb in phase.verbs},
    **dict.fromkeys(("march", "raise", "levy"), "2.2"),
    **dict.fromkeys(("defect", "welcome"), of_card(JUPITER)),
    "surprise": of_card(MARS),
    "strike": of_card(VULCAN),
}
#: What may stand in the way of a verb in its phase.
_CHAPTERS: Final[dict[str, Callable[..., Reason]]] = {
    "end": _end,
    "stop": movement.stop,
    "discard": _discard,
    "play": _play,
    "swap": _swap,
    "march": movement.march,
    "main-attack": movement.main_attack,
    "surprise": movement.surprise,
    "raise": movement.add_step,
    "levy": movement.levy,
    "defect": _defect,
    "welcome": _welcome,
    "strike": _strike,
    "battle": battle.next_battle,
    "fire": battle.fire,
    "pass": battle.pass_turn,
    "retreat": battle.retreat,
    "sea-retreat": battle.sea_retreat,
    "hit": battle.hit,
    REGROUPS.name: battle.move_on,
    "winter": battle.bring_to_port,
    "disband": battle.disband,
}

_REASONS: Final = ladder.Reasons(
    parse=VERBS.parse,
    text=VERBS.text,
    onlooker="1.1",
    over="1.2",
    not_yours=_not_yours,
    not_your_turn=_not_deciding,
    wrong_phase=_wrong_phase,
    chapter=_chapter,
)
