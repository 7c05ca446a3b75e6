"""4.0: the course of a game: read it from top to bottom.

Each `begin_…` sets up what follows; `phase` and `mover` then say which side must decide what. Each phase is
declared in the module of its chapter. Some are called by another (a card interrupts the Purchase Phase, a hit
the commitment of units); what comes after the others is in `follow`, near the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Outcome, State, View
from rubicon.core.message import message
from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules import battle, cards, forum, purchase, retreats, sampling, views
from rubicon.games.caesar_xl.rules.battle import COMMITMENT, HITS, NEXT_BATTLE, TACTICS
from rubicon.games.caesar_xl.rules.cards import DISCARDING, HONOURS, LOSSES, PICKING
from rubicon.games.caesar_xl.rules.forum import BIDDING, FORUM, OVER
from rubicon.games.caesar_xl.rules.march import MARCH, SAILING
from rubicon.games.caesar_xl.rules.pack import (
    CAESAR,
    POMPEY,
    SQUARE,
    SUPREME,
    UNIT,
    Pack,
)
from rubicon.games.caesar_xl.rules.purchase import BETRAYAL, MUSTERING, PLACING, PURCHASE
from rubicon.games.caesar_xl.rules.retreats import RETREAT, VETERANS, WITHDRAWAL
from rubicon.games.caesar_xl.rules.state import MILITARY, Position
from rubicon.games.kit.flow import NO_SIDE, Phase
from rubicon.games.kit.values import members, replaced
from rubicon.games.kit.zones import draw_cards

# ------------------------------------------------------------------ 3.0 setup


def begin_game(s: Position, dice: Dice) -> None:
    """3.0: units, Gold, the open Forum and the first hands, as the pack has them."""
    pack = s.pack
    for side, city, stack in pack.start:
        s.put(side, city, stack)
        for kind in range(SQUARE):
            count = stack >> 5 * kind & 31
            if count:
                row = side * 2 + (kind > 1)
                s.stock = replaced(s.stock, row, s.stock[row] - count)
        if stack & UNIT[SUPREME + side]:
            s.at = replaced(s.at, SUPREME + side, city)
    s.gold = pack.start_gold[:]
    s.forum = pack.start_forum
    s.deck = (1 << pack.card_count) - 1 & ~s.forum
    for side in (CAESAR, POMPEY):
        hand = draw_cards(s.deck & pack.held, pack.start_hand[side], dice)
        s.hand = replaced(s.hand, side, hand)
        s.deck &= ~hand
        if s.log is not None:
            s.log.append(("dealt", side, members(hand)))
    begin_player_turn(s, CAESAR)


# ------------------------------------------------------------------ a Player Turn


def begin_player_turn(s: Position, side: int) -> None:
    """4.0, step 1: the Forum / Victory Phase comes first."""
    s.active = s.mover = side
    s.claimed = 0
    s.goto(FORUM)
    if s.log is not None:
        if side == CAESAR:
            s.log.append(("turn", s.turn, s.pack.turn_name(s.turn)))
        s.log.append(("player-turn", side))


def _end_forum(s: Position, dice: Dice) -> None:
    """4.0, step 2, and then 3: cards are drawn, and the Purchase Phase begins."""
    s.legions_placed = s.allied_placed = s.allied_twice = 0
    s.used = 0
    s.goto(PURCHASE)
    cards.begin_draw(s, dice)


def _end_purchase(s: Position, dice: Dice) -> None:
    """4.0, steps 4 and 5: taxes, then the March Phase."""
    purchase.tax(s, dice)
    s.goto(MARCH)


def _end_march(s: Position) -> None:
    """4.0, step 6: where both sides stand, they fight."""
    s.marched = [0] * s.pack.city_count
    s.lanes = []
    _next_battle(s)


def _next_battle(s: Position) -> None:
    s.battle = -1
    s.mover = s.active
    if s.contested():
        s.goto(NEXT_BATTLE)
    else:
        _end_player_turn(s)


def _end_player_turn(s: Position) -> None:
    """4.0, step 7: Pompey follows Caesar; then the turn marker moves on. 5.0 Defeat: a draw."""
    s.origins = [0] * s.pack.city_count
    if s.active == CAESAR:
        begin_player_turn(s, POMPEY)
    elif s.turn < s.pack.turns:
        s.turn += 1
        begin_player_turn(s, CAESAR)
    else:
        s.goto(OVER)
        s.reveals += 1
        if s.log is not None:
            s.log.append(("over", -1, 0))


# ------------------------------------------------------------------ 10.0 the course of a battle


def _go_on_fighting(s: Position) -> None:
    """The next commitment; or the round is over, or the battle."""
    if not s.stack(0, s.battle) or not s.stack(1, s.battle):
        _end_battle(s)
    elif not battle.next_commitment(s):
        s.goto(RETREAT)
        s.mover = s.active


def _end_battle(s: Position) -> None:
    """10.0: Tactics cards are discarded; a victor after a second round, or a retreat, may promote."""
    winner = 0 if s.stack(0, s.battle) else 1
    for card in s.tactic:
        if card >= 0:
            s.discards |= 1 << card
    s.tactic = [-1, -1]
    if s.log is not None:
        s.log.append(("victory", winner, s.battle))
    s.mover = winner
    long = s.round > 1 or s.retreating >= 0
    s.round = 0
    s.retreating = -1
    if long and cards.promotable_at(s, winner, s.battle):
        s.goto(VETERANS)
    else:
        _next_battle(s)


# ------------------------------------------------------------------ what follows


def follow(s: Position, ended: Phase[Any], dice: Dice) -> None:
    """What comes after each phase that no other phase called."""
    if ended is COMMITMENT or ended is TACTICS or ended is RETREAT:
        _go_on_fighting(s)
    elif ended is WITHDRAWAL:
        _end_battle(s)
    elif ended is VETERANS:
        _next_battle(s)
    elif ended is FORUM:
        _end_forum(s, dice)
    elif ended is PURCHASE:
        _end_purchase(s, dice)
    else:
        assert ended is MARCH
        _end_march(s)


#: All phases, by their numbers. FORCED_MARCH shares number and name with BETRAYAL.
PHASES: Final[list[Phase[Any]]] = [
    FORUM,
    BIDDING,
    LOSSES,
    HONOURS,
    DISCARDING,
    PURCHASE,
    PLACING,
    MUSTERING,
    PICKING,
    BETRAYAL,
    MARCH,
    SAILING,
    NEXT_BATTLE,
    TACTICS,
    COMMITMENT,
    HITS,
    *retreats.PHASES,
    OVER,
]


def outcome(s: Position) -> Outcome | None:
    """5.0: how it ended; the score is each side's net Victory Points."""
    if s.phase is not OVER:
        return None
    points = (forum.net_points(s, CAESAR), forum.net_points(s, POMPEY))
    if s.winner < 0:
        return Outcome(None, points, message("end-nobody"))
    if s.victory == MILITARY:
        return Outcome(s.winner, points, message("end-military"))
    return Outcome(s.winner, points, message("end-political", points=points[s.winner]))


# ------------------------------------------------------------------ what `core.State` promises


@mypyc_attr(acyclic=True, free_list_len=1)
class XLState(Position):
    """A position with the rules: what `core.State` promises."""

    __slots__ = ()

    def clone(self) -> XLState:
        return XLState(self.pack, self)

    def follow(self, ended: Phase[Any], dice: Dice) -> None:
        follow(self, ended, dice)

    def phases(self) -> Sequence[Phase[Any]]:
        return PHASES

    def side_id(self, side: int) -> str:
        return SIDES[side] if 0 <= side < len(SIDES) else "spectator"

    def make_forced_choices(self, side: int, dice: Dice) -> None:
        # Under version 1 of our rules, undo went back past forced choices of the other side.
        super().make_forced_choices(side if self.pack.rules > 1 else NO_SIDE, dice)

    def save(self) -> dict[str, Any]:
        return {**super().save(), "resume": views.interrupted(self).number}

    def load(self, saved: Mapping[str, Any]) -> None:
        super().load(saved)
        sampling.restore_frames(self, PHASES[saved["resume"]])

    def origin(self) -> tuple[Callable[..., State], tuple[Any, ...]]:
        return loaded, (self.pack,)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def view(self, side: int) -> View:
        return views.views(self, (side,))[0]

    def views(self, viewers: Sequence[int]) -> list[View]:
        return views.views(self, viewers)


def loaded(pack: Pack, saved: Mapping[str, Any]) -> XLState:
    """The state that `save` wrote."""
    state = XLState(pack)
    state.load(saved)
    return state
