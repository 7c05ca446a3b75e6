"""The course of a game, from deployment to the last winter: read it from top to bottom.

Each `begin_…` sets up what follows; `phase` and `mover` then say which side must decide what. Each phase is
declared in the module of its chapter; `follow`, near the end, says what comes after it.
"""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision, Outcome
from rubicon.core.message import message
from rubicon.games.julius_caesar.rules import battle, cards, winter
from rubicon.games.julius_caesar.rules.battle import BATTLE_TURN, HITS, NEXT_BATTLE
from rubicon.games.julius_caesar.rules.cards import CARDS
from rubicon.games.julius_caesar.rules.components import (
    APOLLO,
    BLOCK_COUNT,
    CAESAR,
    COMMAND_COUNT,
    DEPLOYMENT,
    FIRST_YEAR,
    IS_PORT,
    JUPITER,
    LAST_YEAR,
    LEVIES,
    LOCATION_COUNT,
    MARS,
    MAX_STRENGTH,
    MOVES,
    NAVIS,
    NEPTUNE,
    POMPEY,
    SIDES,
    THIRD_LEADER,
    TURNS_PER_YEAR,
    TYPE,
    VULCAN,
    WAITING,
)
from rubicon.games.julius_caesar.rules.editions import counted_card
from rubicon.games.julius_caesar.rules.levies import LEVIES as LEVYING
from rubicon.games.julius_caesar.rules.movement import MAIN_ATTACKS, MARCHING, MOVEMENT, SURPRISE_ATTACK
from rubicon.games.julius_caesar.rules.notation import ACTION_COUNT, END, VERBS
from rubicon.games.julius_caesar.rules.retreats import REGROUPS
from rubicon.games.julius_caesar.rules.state import Position
from rubicon.games.julius_caesar.rules.winter import DISBANDING, NAVIS_TO_PORT, WINTER_SUPPLY
from rubicon.games.kit.flow import FinalPhase, Phase, SecretPhase
from rubicon.games.kit.values import replaced

# ------------------------------------------------------------------ 5.0 deployment


def begin_game(s: Position, free: bool, dice: Dice) -> None:
    """5.1: blocks stand at full strength, the others are in the Levy Pool (5.2); 5.3: they may be swapped."""
    for b, city in DEPLOYMENT:
        s.place(b, city)
        s.set_strength(b, MAX_STRENGTH[b])
    for b in THIRD_LEADER:
        s.place(b, WAITING)
    s.year = FIRST_YEAR - 1
    if free:
        # One swap fewer than there are blocks reaches every arrangement; the limit keeps the game finite.
        s.goto(DEPLOY)
        s.swaps = [sum(1 for b, _ in DEPLOYMENT if s.side[b] == side) - 1 for side in (CAESAR, POMPEY)]
    else:
        begin_year(s, dice)


SWAP: Final[int] = VERBS.declare(56, "swap", "bb", "free deployment: two blocks change places")


class Deploy(SecretPhase[Position]):
    """5.3: two blocks of a side in different cities change places; Navis only into ports."""

    def awaits(self, s: Position, side: int) -> bool:
        return s.swaps[side] >= 0

    def decide(self, s: Position, side: int) -> Decision:
        own = [b for b, _ in DEPLOYMENT if s.side[b] == side] if s.swaps[side] else []
        actions = [END]
        for i, a in enumerate(own):
            for b in own[i + 1 :]:
                to, back = s.where[b], s.where[a]
                if to != back and (TYPE[a] != NAVIS or IS_PORT[to]) and (TYPE[b] != NAVIS or IS_PORT[back]):
                    actions.append(SWAP + a * BLOCK_COUNT + b)
        return Decision(side, self.name, actions, ("side", SIDES[side]))

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == END:
            s.swaps = replaced(s.swaps, side, -1)
            if s.swaps == [-1, -1]:
                s.end(dice)
            return
        a, b = divmod(action - SWAP, BLOCK_COUNT)
        to, back = s.where[b], s.where[a]
        s.place(a, to)
        s.place(b, back)
        s.swaps = replaced(s.swaps, side, s.swaps[side] - 1)
        if s.log is not None:
            s.log.append(("swap", side, a, b))


DEPLOY: Final = Deploy("deploy", 0, "5.3", ("swap",))


# ------------------------------------------------------------------ 2.1 card phase


def begin_year(s: Position, dice: Dice) -> None:
    """2.0: a Year has five turns; all cards are dealt again."""
    s.year += 1
    s.turn = 0
    if s.log is not None:
        s.log.append(("year", -1, s.year))
    cards.deal(s, dice)
    begin_turn(s)


def begin_turn(s: Position) -> None:
    """2.1: each side plays a card face-down."""
    s.turn += 1
    s.goto(CARDS)
    if s.log is not None:
        s.log.append(("turn", -1, s.year, s.turn))


def _reveal_cards(s: Position) -> None:
    """2.1: the cards decide which side is Player 1; two God cards cancel each other and the turn ends."""
    s.reveals += 1
    s.played = s.chosen
    s.chosen = [-1, -1]
    s.shown |= 1 << s.played[CAESAR] | 1 << s.played[POMPEY]
    if s.log is not None:
        s.log.append(("reveal", -1, s.played[CAESAR], s.played[POMPEY]))
    if s.played[CAESAR] >= COMMAND_COUNT and s.played[POMPEY] >= COMMAND_COUNT:
        if s.log is not None:
            s.log.append(("cancelled", -1))
        _end_turn(s)
        return
    s.first = s.edition.player_one(s)
    if s.log is not None:
        s.log.append(("first", s.first))
    _begin_half(s, s.first)


# ------------------------------------------------------------------ 2.2 command phase


def _begin_half(s: Position, side: int) -> None:
    """2.2, 6.0: a side moves and levies, or executes its God card: Player 1 first, then Player 2."""
    s.mover = side
    card = counted_card(s, side)
    if s.log is not None:
        s.log.append(("half", side, card, s.played[side] == APOLLO))
    s.god = card if card >= COMMAND_COUNT else -1
    if card in (JUPITER, VULCAN):
        if not cards.begin_god_choice(s, card):
            _end_half(s)
    else:
        s.mp = MOVES[card] if s.god < 0 else 1
        s.lp = LEVIES[card]
        s.activated = 0
        s.guarded = 0
        s.used = {}
        s.set_busy(0)
        s.embarking = int(s.god < 0)
        s.goto(MOVEMENT)


def _end_movement(s: Position) -> None:
    """7.3: main attacks are declared (1.1); then the battle for Mars or Neptune is chosen; then levies."""
    s.mp = 0
    place = s.edition.undeclared_attack(s)
    if place >= 0:
        s.goto(MAIN_ATTACKS)
    elif s.god in (MARS, NEPTUNE) and s.mover in s.attacker.values():
        s.goto(SURPRISE_ATTACK)
    else:
        _begin_levies(s)


def _begin_levies(s: Position) -> None:
    """2.2: after all movement."""
    if s.lp:
        s.goto(LEVYING)
    else:
        _end_half(s)


def _end_half(s: Position) -> None:
    s.god = -1
    s.lp = 0
    if s.mover == s.first:
        _begin_half(s, 1 - s.first)
    else:
        s.moved = 0
        _next_battle(s)


# ------------------------------------------------------------------ 2.3 battle phase


def _next_battle(s: Position) -> None:
    s.battle = -1
    if s.attacker:
        s.goto(NEXT_BATTLE)
        s.mover = s.first
    else:
        _end_turn(s)


def continue_battle(s: Position) -> None:
    """The next battle turn; or the battle is over and the victor regroups (7.7)."""
    if battle.start_next_turn(s):
        return
    place = s.battle
    victors = [side for side in (CAESAR, POMPEY) if s.here[side * LOCATION_COUNT + place]]
    if s.log is not None:
        s.log.append(("victory", victors[0] if victors else -1, place))
    s.end_contest(place)
    s.group = 0
    s.acted = 0
    if victors:
        s.goto(REGROUPS)
        s.mover = victors[0]
        s.used = {}
    else:
        _next_battle(s)


def _end_turn(s: Position) -> None:
    """A Year ends when all five cards have been played."""
    s.last = s.played
    s.played = [-1, -1]
    s.surprise = -1
    s.came_by = {}
    s.used = {}
    s.set_busy(0)
    if s.turn < TURNS_PER_YEAR:
        begin_turn(s)
    else:
        begin_winter(s)


# ------------------------------------------------------------------ 8.0 winter turn


def begin_winter(s: Position) -> None:
    """8.1 Cleopatra, 8.2 victory, then the choices of winter."""
    winter.send_cleopatra_home(s)
    if winter.check_victory(s):
        s.goto(OVER)
        s.reveals += 1
        if s.log is not None:
            s.log.append(("over", s.winner))
        return
    s.goto(NAVIS_TO_PORT)
    s.mover = CAESAR
    winter.disband_stranded(s, CAESAR)
    winter.disband_stranded(s, POMPEY)
    _continue_winter(s)


def _continue_winter(s: Position) -> None:
    """Find the next choice: 8.3 Navis, 8.4 supply, 8.5 disbanding, Caesar first in each."""
    if s.phase is NAVIS_TO_PORT:
        for side in (s.mover, POMPEY):
            if winter.navis_at_sea(s, side):
                s.mover = side
                return
        s.goto(WINTER_SUPPLY)
        s.mover = CAESAR
    if s.phase is WINTER_SUPPLY:
        for side in (s.mover, POMPEY):
            if winter.overcrowded_city(s, side) >= 0:
                s.mover = side
                return
        s.goto(DISBANDING)
        s.mover = CAESAR


def _end_disbanding(s: Position, dice: Dice) -> None:
    if s.mover == CAESAR:
        s.mover = POMPEY
        return
    winter.return_eliminated_blocks(s)
    begin_year(s, dice)


# ------------------------------------------------------------------ what follows


def follow(s: Position, ended: Phase[Any], dice: Dice) -> None:
    """What comes after each phase."""
    if ended is BATTLE_TURN or ended is HITS or ended is NEXT_BATTLE:
        continue_battle(s)
    elif ended is MOVEMENT or ended is MAIN_ATTACKS:
        _end_movement(s)
    elif ended is SURPRISE_ATTACK:
        _begin_levies(s)
    elif ended is REGROUPS:
        _next_battle(s)
    elif ended is CARDS:
        _reveal_cards(s)
    elif ended is NAVIS_TO_PORT or ended is WINTER_SUPPLY:
        _continue_winter(s)
    elif ended is DISBANDING:
        _end_disbanding(s, dice)
    elif ended is DEPLOY:
        begin_year(s, dice)
    else:  # levies, or a God card that moves no blocks
        _end_half(s)


OVER: Final[Phase[Position]] = FinalPhase("over", 17, see="1.2", scene="winter")
#: All phases, by their numbers.
PHASES: Final[list[Phase[Any]]] = [
    DEPLOY,
    *cards.PHASES,
    MOVEMENT,
    MARCHING,
    MAIN_ATTACKS,
    SURPRISE_ATTACK,
    LEVYING,
    NEXT_BATTLE,
    BATTLE_TURN,
    HITS,
    REGROUPS,
    NAVIS_TO_PORT,
    WINTER_SUPPLY,
    DISBANDING,
    OVER,
]
VERBS.check(ACTION_COUNT)


def outcome(s: Position) -> Outcome | None:
    """1.2: how the game ended, or None while it goes on."""
    if s.phase is not OVER:
        return None
    scores = (s.score(CAESAR), s.score(POMPEY))
    if s.winner < 0:
        reason = "end-draw"
    elif s.year < LAST_YEAR:
        reason = "end-ten-points"
    elif scores[0] != scores[1]:
        reason = "end-more-points"
    else:
        reason = "end-holds-rome"
    return Outcome(None if s.winner < 0 else s.winner, scores, message(reason))
