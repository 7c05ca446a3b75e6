"""The course of a game, from deployment to the last winter: read it from top to bottom.

Each `begin_…` sets up what follows; `phase` and `mover` then say which side must decide what. `decision` and
`apply` at the end hand each phase to the module of its chapter. `CaesarState.apply` makes every choice
with a single option, except secret choices.
"""

from __future__ import annotations

from rubicon.core.dice import Dice
from rubicon.core.game import Decision, Outcome
from rubicon.games.julius_caesar.rules import battle, cards, levies, movement, retreats, winter
from rubicon.games.julius_caesar.rules.components import (
    APOLLO,
    BLOCK_COUNT,
    CAESAR,
    COMMAND_COUNT,
    DEPLOYMENT,
    FIRST_YEAR,
    IS_PORT,
    JUPITER,
    LEVIES,
    LOCATION_COUNT,
    MARS,
    MAX_STRENGTH,
    MOVES,
    NAVIS,
    NEPTUNE,
    POMPEY,
    SIDE_NAMES,
    THIRD_LEADER,
    TURNS_PER_YEAR,
    TYPE,
    VULCAN,
    WAITING,
)
from rubicon.games.julius_caesar.rules.editions import counted_card
from rubicon.games.julius_caesar.rules.notation import (
    BATTLE,
    DEFECT,
    DISBAND,
    END,
    FIRE,
    HIT,
    LEVY,
    MAIN_ATTACK,
    MARCH,
    PASS,
    RAISE,
    REGROUP,
    RETREAT,
    SEA_RETREAT,
    STOP,
    STRIKE,
    SURPRISE,
    SWAP,
    WELCOME,
    WINTER,
)
from rubicon.games.julius_caesar.rules.state import (
    BATTLE_TURN,
    CARDS,
    DEFECTION,
    DEPLOY,
    DISBANDING,
    ERUPTION,
    HITS,
    MAIN_ATTACKS,
    MARCHING,
    MOVEMENT,
    NAVIS_TO_PORT,
    NEXT_BATTLE,
    OVER,
    REGROUPS,
    SURPRISE_ATTACK,
    WELCOME_DEFECTOR,
    WINTER_SUPPLY,
    Position,
)
from rubicon.games.julius_caesar.rules.state import LEVIES as LEVYING
from rubicon.games.kit.values import replaced

# ------------------------------------------------------------------ 5.0 deployment


def begin_game(s: Position, free: bool, dice: Dice) -> None:
    """5.1: blocks stand at full strength; 5.3: they may then be swapped."""
    for b, city in DEPLOYMENT:
        s.place(b, city)
        s.set_strength(b, MAX_STRENGTH[b])
    for b in THIRD_LEADER:
        s.place(b, WAITING)
    s.year = FIRST_YEAR - 1
    if free:
        # One swap fewer than there are blocks reaches every arrangement; the limit keeps the game finite.
        s.phase = DEPLOY
        s.swaps = [sum(1 for b, _ in DEPLOYMENT if s.side[b] == side) - 1 for side in (CAESAR, POMPEY)]
    else:
        begin_year(s, dice)


def deploy_decision(s: Position, side: int) -> Decision:
    """5.3: two blocks of a side in different cities change places; Navis only into ports."""
    own = [b for b, _ in DEPLOYMENT if s.side[b] == side] if s.swaps[side] else []
    actions = [END]
    for i, a in enumerate(own):
        for b in own[i + 1 :]:
            to, back = s.where[b], s.where[a]
            if to != back and (TYPE[a] != NAVIS or IS_PORT[to]) and (TYPE[b] != NAVIS or IS_PORT[back]):
                actions.append(SWAP + a * BLOCK_COUNT + b)
    return Decision(
        side, "deploy", actions, ("{}: swap blocks before the war begins, or end.", SIDE_NAMES[side])
    )


def _apply_deploy(s: Position, side: int, action: int, dice: Dice) -> None:
    if action == END:
        s.swaps = replaced(s.swaps, side, -1)
        if s.swaps == [-1, -1]:
            begin_year(s, dice)
        return
    a, b = divmod(action - SWAP, BLOCK_COUNT)
    to, back = s.where[b], s.where[a]
    s.place(a, to)
    s.place(b, back)
    s.swaps = replaced(s.swaps, side, s.swaps[side] - 1)
    if s.log is not None:
        s.log.append(("swap", side, a, b))


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
    s.phase = CARDS
    if s.log is not None:
        s.log.append(("turn", -1, s.year, s.turn))


def _choose_card(s: Position, side: int, action: int) -> None:
    cards.choose_card(s, side, action)
    if s.chosen[CAESAR] >= 0 and s.chosen[POMPEY] >= 0:
        _reveal_cards(s)


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
    """2.2: a side moves and levies, or executes its God card: Player 1 first, then Player 2."""
    s.mover = side
    card = counted_card(s, side)
    if s.log is not None:
        s.log.append(("half", side, card, s.played[side] == APOLLO))
    s.god = card if card >= COMMAND_COUNT else -1
    if card == JUPITER:
        if s.edition.jupiter_targets(s, side):
            s.phase = DEFECTION
        else:
            _end_half(s)
    elif card == VULCAN:
        if s.edition.vulcan_targets(s, side):
            s.phase = ERUPTION
        else:
            _end_half(s)
    else:
        s.mp = MOVES[card] if s.god < 0 else 1
        s.lp = LEVIES[card]
        s.activated = 0
        s.guarded = 0
        s.used = {}
        s.busy = 0
        s.embarking = int(s.god < 0)
        s.phase = MOVEMENT


def _end_movement(s: Position) -> None:
    """7.3: main attacks are declared (1.1); then the battle for Mars or Neptune is chosen; then levies."""
    s.mp = 0
    place = s.edition.undeclared_attack(s)
    if place >= 0:
        s.phase = MAIN_ATTACKS
    elif s.god in (MARS, NEPTUNE) and s.mover in s.attacker.values():
        s.phase = SURPRISE_ATTACK
    else:
        _begin_levies(s)


def _begin_levies(s: Position) -> None:
    """2.2: after all movement."""
    if s.lp:
        s.phase = LEVYING
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
        s.phase = NEXT_BATTLE
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
        s.phase = REGROUPS
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
    s.busy = 0
    if s.turn < TURNS_PER_YEAR:
        begin_turn(s)
    else:
        begin_winter(s)


# ------------------------------------------------------------------ 8.0 winter turn


def begin_winter(s: Position) -> None:
    """8.1 Cleopatra, 8.2 victory, then the choices of winter."""
    winter.send_cleopatra_home(s)
    if winter.check_victory(s):
        s.phase = OVER
        s.reveals += 1
        if s.log is not None:
            s.log.append(("over", s.winner))
        return
    s.phase = NAVIS_TO_PORT
    s.mover = CAESAR
    winter.disband_stranded(s, CAESAR)
    winter.disband_stranded(s, POMPEY)
    _continue_winter(s)


def _continue_winter(s: Position) -> None:
    """Find the next choice: 8.3 Navis, 8.4 supply, 8.5 disbanding, Caesar first in each."""
    if s.phase == NAVIS_TO_PORT:
        for side in (s.mover, POMPEY):
            if winter.navis_at_sea(s, side):
                s.mover = side
                return
        s.phase = WINTER_SUPPLY
        s.mover = CAESAR
    if s.phase == WINTER_SUPPLY:
        for side in (s.mover, POMPEY):
            if winter.overcrowded_city(s, side) >= 0:
                s.mover = side
                return
        s.phase = DISBANDING
        s.mover = CAESAR


def _end_disbanding(s: Position, dice: Dice) -> None:
    if s.mover == CAESAR:
        s.mover = POMPEY
        return
    winter.return_eliminated_blocks(s)
    begin_year(s, dice)


# ------------------------------------------------------------------ decisions and actions


def decision(s: Position, side: int) -> Decision:
    """What `side` has to decide now: the only source of legal actions and prompts."""
    phase = s.phase
    if phase == MOVEMENT:
        return movement.movement_decision(s)
    if phase == MARCHING:
        return movement.marching_decision(s)
    if phase == LEVYING:
        return levies.levies_decision(s)
    if phase == BATTLE_TURN:
        return battle.battle_turn_decision(s)
    if phase == HITS:
        return battle.hits_decision(s)
    if phase == CARDS:
        return cards.cards_decision(s, side)
    if phase == REGROUPS:
        return retreats.regroup_decision(s)
    if phase == NEXT_BATTLE:
        return battle.next_battle_decision(s)
    if phase == DISBANDING:
        return winter.disbanding_decision(s)
    if phase == WINTER_SUPPLY:
        return winter.supply_decision(s)
    if phase == NAVIS_TO_PORT:
        return winter.navis_decision(s)
    if phase == DEFECTION:
        return cards.defection_decision(s)
    if phase == WELCOME_DEFECTOR:
        return cards.welcome_decision(s)
    if phase == ERUPTION:
        return cards.eruption_decision(s)
    if phase == MAIN_ATTACKS:
        return movement.main_attack_decision(s)
    if phase == SURPRISE_ATTACK:
        return movement.surprise_decision(s)
    return deploy_decision(s, side)


def apply(s: Position, side: int, action: int, dice: Dice) -> None:
    """Carry out an action that is known to be legal."""
    phase = s.phase
    if phase == MOVEMENT:
        if action == END:
            _end_movement(s)
        else:
            b, to = divmod(action - MARCH, LOCATION_COUNT)
            movement.march(s, b, to)
    elif phase == MARCHING:
        if action == STOP:
            movement.finish_march(s)
        else:
            b, to = divmod(action - MARCH, LOCATION_COUNT)
            movement.march(s, b, to)
    elif phase == LEVYING:
        _apply_levy(s, action)
    elif phase == BATTLE_TURN:
        _apply_battle_turn(s, action, dice)
    elif phase == HITS:
        battle.hit(s, action - HIT)
        if not s.hits:
            continue_battle(s)
    elif phase == CARDS:
        _choose_card(s, side, action)
    elif phase == REGROUPS:
        if action == END:
            _next_battle(s)
        else:
            retreats.regroup(s, *divmod(action - REGROUP, LOCATION_COUNT))
    elif phase == NEXT_BATTLE:
        battle.begin_battle(s, action - BATTLE)
        continue_battle(s)
    elif phase == DISBANDING:
        if action == END:
            _end_disbanding(s, dice)
        else:
            winter.disband(s, action - DISBAND)
    elif phase == WINTER_SUPPLY:
        winter.disband(s, action - DISBAND)
        _continue_winter(s)
    elif phase == NAVIS_TO_PORT:
        winter.bring_to_port(s, *divmod(action - WINTER, LOCATION_COUNT))
        _continue_winter(s)
    elif phase == DEFECTION:
        if action == END or not cards.defect(s, action - DEFECT, dice):
            _end_half(s)
    elif phase == WELCOME_DEFECTOR:
        cards.welcome(s, action - WELCOME)
        _end_half(s)
    elif phase == ERUPTION:
        if action != END:
            cards.strike(s, action - STRIKE)
        _end_half(s)
    elif phase == MAIN_ATTACKS:
        movement.declare_main_attack(s, *divmod(action - MAIN_ATTACK, LOCATION_COUNT))
        _end_movement(s)
    elif phase == SURPRISE_ATTACK:
        if action != END:
            movement.choose_surprise(s, action - SURPRISE)
        _begin_levies(s)
    else:
        _apply_deploy(s, side, action, dice)


def _apply_levy(s: Position, action: int) -> None:
    if action == END:
        _end_half(s)
        return
    if action >= LEVY:
        levies.levy(s, *divmod(action - LEVY, LOCATION_COUNT))
    else:
        levies.raise_block(s, action - RAISE)
    if not s.lp:
        _end_half(s)


def _apply_battle_turn(s: Position, action: int, dice: Dice) -> None:
    if action >= SEA_RETREAT:
        b, to = divmod(action - SEA_RETREAT, LOCATION_COUNT)
        retreats.retreat(s, b, to, True)
    elif action >= RETREAT:
        b, to = divmod(action - RETREAT, LOCATION_COUNT)
        retreats.retreat(s, b, to, False)
    elif action >= PASS:
        battle.pass_turn(s, action - PASS)
    else:
        battle.fire(s, action - FIRE, dice)
        if s.phase == HITS:
            return
    continue_battle(s)


def outcome(s: Position) -> Outcome | None:
    """1.2: how the game ended, or None while it goes on."""
    if s.phase != OVER:
        return None
    scores = (s.score(CAESAR), s.score(POMPEY))
    if s.winner < 0:
        reason = "a draw: equal points, and nobody holds Rome"
    elif s.early:
        reason = "ten or more points at a winter"
    elif scores[0] != scores[1]:
        reason = "more points after the last Year"
    else:
        reason = "equal points after the last Year, and Rome"
    return Outcome(None if s.winner < 0 else s.winner, scores, reason)
