"""Why an action is not legal: the rule that forbids it, with the facts of the case.

The checks come in this order: does the block belong to the side, does the side decide now, is it the phase
for this action, and then the chapter of the rulebook (`movement`, `battle`). Nothing here depends on what the
asking side may not know: about an enemy block we only say that it is the enemy's, and about the enemy's
secret choices nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rubicon.games.julius_caesar.rules.battle import BATTLE_TURN, HITS, LAST_ROUND, NEXT_BATTLE
from rubicon.games.julius_caesar.rules.cards import CARDS, DEFECTION, ERUPTION, WELCOME_DEFECTOR
from rubicon.games.julius_caesar.rules.components import (
    APOLLO,
    BLOCK_COUNT,
    BLOCK_NAMES,
    BLOCKS,
    BY_ROAD,
    CARD_NAMES,
    CITY_COUNT,
    COMMAND_COUNT,
    IS_PORT,
    JUPITER,
    LOCATION_COUNT,
    LOCATION_NAMES,
    MARS,
    NAVIS,
    NEPTUNE,
    POOL,
    PORTS_OF,
    SIDE_NAMES,
    TYPE,
    VULCAN,
)
from rubicon.games.julius_caesar.rules.components import CARDS as CARD_IDS
from rubicon.games.julius_caesar.rules.levies import LEVIES
from rubicon.games.julius_caesar.rules.movement import MAIN_ATTACKS, MARCHING, MOVEMENT, SURPRISE_ATTACK
from rubicon.games.julius_caesar.rules.notation import SWAP, VERBS
from rubicon.games.julius_caesar.rules.retreats import REGROUPS
from rubicon.games.julius_caesar.rules.sequence import DEPLOY, PHASES
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.rules.winter import DISBANDING, NAVIS_TO_PORT, WINTER_SUPPLY
from rubicon.games.julius_caesar.text.explain import battle, movement
from rubicon.games.julius_caesar.text.explain.words import (
    control,
    counted,
    why_not_yours,
    why_off_map,
)
from rubicon.games.kit import explain as ladder
from rubicon.games.kit.explain import Reason
from rubicon.games.kit.flow import Phase


def explain(s: Position, side: int, text: str) -> str:
    """A sentence that says why `side` may not take the action `text`, or that it may."""
    return ladder.explain(_REASONS, len(SIDE_NAMES), s, side, text)


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
        return "6.12: nobody declares the main attack; the first road or sea border used is it."
    return None


def _wrong_phase(s: Position, side: int, action: int) -> Reason:
    verb, _, _ = _split(action)
    phases, rule, when, _ = _VERBS[verb]
    if s.phase in phases:
        return None
    return _wrong_time(s, verb) or f"{rule}: {when}; now {_asked_now(s, side)}."


def _chapter(s: Position, side: int, action: int) -> Reason:
    verb, _, arguments = _split(action)
    return _VERBS[verb][3](s, side, *arguments)


# ------------------------------------------------------------------ who decides now


def _not_deciding(s: Position, side: int, action: int) -> str:
    """Why a side does not decide: the other side does, or this side has made its secret choice."""
    verb, _, arguments = _split(action)
    if s.phase is DEPLOY:
        return "5.3: you have ended your deployment; the cards are dealt when both sides have."
    if s.phase is CARDS:
        return "2.1: your card lies face-down; both cards are revealed at the same time."
    if s.phase is BATTLE_TURN and verb in _BATTLE_TURNS:
        early = battle.battle_turn(s, side, arguments[0], "retreat" in verb)
        if early:
            return early
    rule, doing = _OTHER_SIDE_DOES[s.phase]
    place = s.edition.undeclared_attack(s) if s.phase is MAIN_ATTACKS else s.battle
    doing = doing.format(LOCATION_NAMES[place])
    return f"{rule}: it is {SIDE_NAMES[1 - side]}'s turn to decide: that side {doing}."


_BATTLE_TURNS: Final = ("fire", "pass", "retreat", "sea-retreat")
_MOVING: Final = ("2.2", "moves its blocks")
_OTHER_SIDE_DOES: Final[dict[Phase[Any], tuple[str, str]]] = {
    DEFECTION: ("2.1 Jupiter", "chooses where a block shall defect"),
    WELCOME_DEFECTOR: ("2.1 Jupiter", "finds a city for the defector"),
    ERUPTION: ("2.1 Vulcan", "chooses the city that Vulcan strikes"),
    MOVEMENT: _MOVING,
    MARCHING: _MOVING,
    MAIN_ATTACKS: ("7.3", "declares its main attack on {}"),
    SURPRISE_ATTACK: ("2.1", "chooses the battle in which it strikes first"),
    LEVIES: ("2.2", "levies"),
    NEXT_BATTLE: ("7.1", "is Player 1 and chooses the next battle"),
    BATTLE_TURN: ("7.2", "has a battle turn in {}"),
    HITS: ("7.4", "takes the hits in {}"),
    REGROUPS: ("7.7", "regroups its victors in {}"),
    NAVIS_TO_PORT: ("8.3", "brings its Navis to port"),
    WINTER_SUPPLY: ("8.4", "disbands blocks that the winter cannot feed"),
    DISBANDING: ("8.5", "disbands what it likes"),
}


# ------------------------------------------------------------------ the wrong time


def _asked_now(s: Position, side: int) -> str:
    """What the deciding side is asked for now."""
    if s.phase is CARDS:
        kind = CARDS.decide(s, side).kind
        return "you are to discard one of your six cards" if kind == "discard" else "you are to play a card"
    words = _ASKED_NOW[s.phase]
    if s.phase is MARCHING:
        return words.format(BLOCK_NAMES[s.marcher])
    if s.phase is MAIN_ATTACKS:
        return words.format(LOCATION_NAMES[s.edition.undeclared_attack(s)])
    if s.phase is HITS:
        return words.format(counted(s.hits, "hit"), LOCATION_NAMES[s.battle])
    return words.format(LOCATION_NAMES[s.battle])


_ASKED_NOW: Final[dict[Phase[Any], str]] = {
    DEPLOY: "you are deploying: swap blocks, or end",
    DEFECTION: "you are to choose where Jupiter makes a block defect",
    WELCOME_DEFECTOR: "you are to find a city for the defector",
    ERUPTION: "you are to choose the city that Vulcan strikes",
    MOVEMENT: "you are moving",
    MARCHING: "{} is under way",
    MAIN_ATTACKS: "you are to declare your main attack on {}",
    SURPRISE_ATTACK: "you are to choose the battle in which you strike first",
    LEVIES: "you are levying",
    NEXT_BATTLE: "you are to choose the next battle",
    BATTLE_TURN: "it is your battle turn in {}",
    HITS: "you have {} to take in {}",
    REGROUPS: "your victors in {} may regroup",
    NAVIS_TO_PORT: "your Navis are to go to port",
    WINTER_SUPPLY: "you are to disband blocks that the winter cannot feed",
    DISBANDING: "you may disband blocks",
}


def _wrong_time(s: Position, verb: str) -> Reason:
    """The reason from the God card in effect, or from the order of the command phase, if there is one."""
    god = f"2.1 {CARD_NAMES[s.god]}" if s.god >= 0 else ""
    if verb in ("raise", "levy") and god:
        return f"{god}: a God card gives its own effect only, and so no levies this turn."
    if verb == "march":
        if s.god in (JUPITER, VULCAN):
            return f"{god}: a God card gives its own effect only, and so no moves this turn."
        if s.phase is LEVIES:
            return "2.2: levies come after all movement; your blocks march no more this turn."
        if s.phase in (MAIN_ATTACKS, SURPRISE_ATTACK):
            return "2.2: you have ended your movement this turn."
    if verb == "surprise" and s.god in (MARS, NEPTUNE):
        return f"{god}: you choose the battle in which you strike first when your move has ended."
    return None


def _end(s: Position, side: int) -> Reason:
    """Why 'end' is not legal: something must be chosen."""
    if s.phase is CARDS:
        kind = CARDS.decide(s, side).kind
        return f"2.1: you must {kind} a card; whether you use its moves and levies is up to you."
    if s.phase is MARCHING:
        if s.voyage:
            return movement.stop(s, side)
        name, at = BLOCK_NAMES[s.marcher], LOCATION_NAMES[s.march_at]
        return f"6.1: {name} is under way; say 'stop' to leave it in {at}."
    if s.phase is BATTLE_TURN:
        if s.round == LAST_ROUND and side == s.attacking:
            return f"7.2: in round {LAST_ROUND} every attacking block must retreat in its turn."
        return "7.2: each block has its turn: it fires, passes or, from round 2 on, retreats."
    rule, words = _CANNOT_END[s.phase]
    return f"{rule}: {words.format(counted(s.hits, 'hit'))}."


_CANNOT_END: Final[dict[Phase[Any], tuple[str, str]]] = {
    WELCOME_DEFECTOR: ("2.1 Jupiter", "the defector must go to one of your cities"),
    MAIN_ATTACKS: ("7.3", "with attacks over several borders, you must declare the main attack"),
    NEXT_BATTLE: ("7.1", "every battle must be fought; choose the next one"),
    HITS: ("7.4", "you still have {} to take"),
    NAVIS_TO_PORT: ("8.3", "all Navis at sea must go to port"),
    WINTER_SUPPLY: ("8.4", "surplus blocks must be disbanded"),
}


# ------------------------------------------------------------------ 5.3 free deployment


def _swap(s: Position, side: int, a: int, b: int) -> Reason:
    for block in (a, b):
        if s.where[block] == POOL:
            return (
                f"5.3: {BLOCK_NAMES[block]} is in the Levy Pool, and blocks of the pool are not swapped in."
            )
        gone = why_off_map(s, block)
        if gone:
            return gone
    if a == b:
        return "5.3: a swap takes two different blocks."
    if s.where[a] == s.where[b]:
        return f"5.3: both blocks are in {LOCATION_NAMES[s.where[a]]}; to swap them changes nothing."
    for block, to in ((a, s.where[b]), (b, s.where[a])):
        if TYPE[block] == NAVIS and not IS_PORT[to]:
            return f"4.1: {BLOCK_NAMES[block]} cannot go to {LOCATION_NAMES[to]}, which is not a port."
    if not s.swaps[side]:
        return "5.3: you have made as many swaps as any arrangement needs; say 'end'."
    if SWAP + b * BLOCK_COUNT + a in s.decision(side).actions:
        return f"5.3: name the two blocks the other way round: swap {BLOCKS[b]} {BLOCKS[a]}."
    return None


# ------------------------------------------------------------------ 2.1 cards


def _discard(s: Position, side: int, card: int) -> Reason:
    if s.turn != 1:
        return "2.1: a card is discarded only when a Year begins; now you are to play one."
    if s.discarded[side] >= 0:
        name = CARD_NAMES[s.discarded[side]]
        return f"2.1: one card is discarded each Year, and you have discarded {name}; now play one."
    return _not_in_hand(s, side, card)


def _play(s: Position, side: int, card: int) -> Reason:
    missing = _not_in_hand(s, side, card)
    if missing:
        return missing
    if s.turn == 1 and s.discarded[side] < 0:
        return "2.1: a Year begins with a discard; put one of your six cards aside first."
    if card == APOLLO and s.turn == 1:
        return (
            "2.1 Apollo: the card copies the enemy's card of last turn, "
            "and this is the first turn of the Year."
        )
    return None


def _not_in_hand(s: Position, side: int, card: int) -> Reason:
    if s.hand[side] >> card & 1:
        return None
    name = CARD_NAMES[card] if card >= COMMAND_COUNT else f"the card {CARD_IDS[card]}"
    if s.shown >> card & 1:
        return f"2.1: {name} has been played already this Year."
    if s.discarded[side] == card:
        return f"2.1: you have discarded {name}."
    return f"2.1: {name} is not in your hand."


# ------------------------------------------------------------------ Jupiter and Vulcan


def _defect(s: Position, side: int, place: int) -> Reason:
    name = LOCATION_NAMES[place]
    if not s.here[(1 - side) * LOCATION_COUNT + place]:
        return f"2.1 Jupiter: there is no enemy block in {name}."
    if place >= CITY_COUNT:
        if not s.edition.jupiter_at_sea:
            return f"2.1 Jupiter: blocks defect in cities; {name} is a sea."
        if not any(s.is_friendly(side, port) for port in PORTS_OF[place]):
            return f"2.1 Jupiter: no port on {name} is friendly."
        return None
    if not any(s.is_friendly(side, near) for near in BY_ROAD[place]):
        return f"2.1 Jupiter: no city next to {name} is friendly."
    return None


def _welcome(s: Position, side: int, place: int) -> Reason:
    name, start = LOCATION_NAMES[place], LOCATION_NAMES[s.march_at]
    if place not in BY_ROAD[s.march_at]:
        return f"2.1 Jupiter: the defector goes to a friendly city next to {start}, and {name} is none."
    if not s.is_friendly(side, place):
        return f"2.1 Jupiter: the defector goes to a friendly city; {name} is {control(s, side, place)}."
    return None


def _strike(s: Position, side: int, place: int) -> Reason:
    name = LOCATION_NAMES[place]
    if place >= CITY_COUNT:
        return f"2.1 Vulcan: the card strikes cities, and {name} is a sea."
    if not s.here[place] and not s.here[LOCATION_COUNT + place]:
        return f"2.1 Vulcan: {name} is vacant; there is nobody to strike."
    if s.here[side * LOCATION_COUNT + place]:
        return f"2.1 Vulcan: the card strikes enemy cities, and {name} is {control(s, side, place)}."
    return None


# ------------------------------------------------------------------ the verbs

_ALL_PHASES: Final = tuple(PHASES[:-1])
_BATTLE_TURN_RULE: Final = ("7.2", "blocks fire, pass and retreat when it is their battle turn")

#: For each verb: its phases, the rule and sentence for other phases, and the function that explains the rest.
_VERBS: Final[dict[str, tuple[tuple[Phase[Any], ...], str, str, Callable[..., Reason]]]] = {
    "end": (_ALL_PHASES, "2.0", "", _end),
    "stop": ((MARCHING,), "6.1", "no block of yours is under way", movement.stop),
    "discard": ((CARDS,), "2.1", "cards are discarded when a Year begins", _discard),
    "play": ((CARDS,), "2.1", "cards are played when a turn begins", _play),
    "swap": ((DEPLOY,), "5.3", "blocks change places only before the war, in free deployment", _swap),
    "march": (
        (MOVEMENT, MARCHING),
        "2.2",
        "blocks march in your half of the command phase",
        movement.march,
    ),
    "main-attack": (
        (MAIN_ATTACKS,),
        "7.3",
        "the main attack is declared when your movement ends, for a place attacked over several borders",
        movement.main_attack,
    ),
    "surprise": (
        (SURPRISE_ATTACK,),
        "2.1 Mars",
        "only Mars and Neptune let you strike first in a battle",
        movement.surprise,
    ),
    "raise": (
        (LEVIES,),
        "2.2",
        "levies come after all movement in your half of the turn",
        movement.add_step,
    ),
    "levy": (
        (LEVIES,),
        "2.2",
        "levies come after all movement in your half of the turn",
        movement.levy,
    ),
    "defect": ((DEFECTION,), "2.1 Jupiter", "blocks defect only when you have played Jupiter", _defect),
    "welcome": ((WELCOME_DEFECTOR,), "2.1 Jupiter", "there is no defector to welcome", _welcome),
    "strike": ((ERUPTION,), "2.1 Vulcan", "a city is struck only when you have played Vulcan", _strike),
    "battle": (
        (NEXT_BATTLE,),
        "7.1",
        "Player 1 chooses a battle after all moves, when no other is being fought",
        battle.next_battle,
    ),
    "fire": ((BATTLE_TURN,), *_BATTLE_TURN_RULE, battle.fire),
    "pass": ((BATTLE_TURN,), *_BATTLE_TURN_RULE, battle.pass_turn),
    "retreat": ((BATTLE_TURN,), *_BATTLE_TURN_RULE, battle.retreat),
    "sea-retreat": ((BATTLE_TURN,), *_BATTLE_TURN_RULE, battle.sea_retreat),
    "hit": ((HITS,), "7.4", "a block is hit only when the enemy has scored hits", battle.hit),
    "regroup": ((REGROUPS,), "7.7", "blocks regroup when they have won a battle", battle.regroup),
    "winter": ((NAVIS_TO_PORT,), "8.3", "Navis go to port when the Year ends", battle.bring_to_port),
    "disband": (
        (WINTER_SUPPLY, DISBANDING),
        "8.5",
        "blocks are disbanded in winter, after all Navis have gone to port",
        battle.disband,
    ),
}

_REASONS: Final = ladder.Reasons(
    parse=VERBS.parse,
    text=VERBS.text,
    onlooker="1.1: only the two players decide; you are looking on.",
    over="1.2: the game is over; there is nothing left to decide.",
    not_yours=_not_yours,
    not_your_turn=_not_deciding,
    wrong_phase=_wrong_phase,
    chapter=_chapter,
)
