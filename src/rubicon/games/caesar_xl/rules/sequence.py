"""4.0: the course of a game: read it from top to bottom.

Each `begin_…` sets up what follows and says by `phase` and `mover` who must decide what. `decision` and
`apply` at the end hand each phase to the module of its chapter. A choice with a single option is made by
itself, unless what there is to choose from depends on a hand of cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision, IllegalAction, Outcome, View
from rubicon.games.caesar_xl.rules import battle, cards, forum, march, purchase, retreats, views
from rubicon.games.caesar_xl.rules.pack import (
    BID,
    CAESAR,
    CLAIM,
    COMMIT,
    DECLARE_MILITARY,
    DECLARE_POLITICAL,
    DISCARD,
    END,
    PASS,
    PICK,
    PLAY,
    POMPEY,
    ROLL,
    SIDE_NAMES,
    SQUARE,
    STAY,
    SUPREME,
    UNIT,
    USE,
    Pack,
)
from rubicon.games.caesar_xl.rules.state import (
    BIDDING,
    COMMITMENT,
    DISCARDING,
    FORUM,
    HITS,
    HONOURS,
    LOSSES,
    MARCH,
    MILITARY,
    MUSTERING,
    NEXT_BATTLE,
    OVER,
    PICKING,
    PLACING,
    PURCHASE,
    RETREAT,
    SAILING,
    TACTICS,
    TARGETING,
    VETERANS,
    VICTORY_OR_DEATH,
    WITHDRAWAL,
    Position,
)
from rubicon.games.kit.values import members, replaced

#: Phases whose choices depend on a hand: they are always left to their side, so that nobody learns of it.
BY_HAND: Final = (DISCARDING, PURCHASE, MARCH, TACTICS)

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
        pile = members(s.deck & pack.held)
        dealt = dice.draw(len(pile), pack.start_hand[side])
        hand = sum(1 << pile[index] for index in dealt)
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
    s.phase = FORUM
    if s.log is not None:
        if side == CAESAR:
            s.log.append(("turn", s.turn, s.pack.turn_name(s.turn)))
        s.log.append(("player-turn", side))


def _end_forum(s: Position, dice: Dice) -> None:
    """4.0, step 2, and then 3: cards are drawn, and the Purchase Phase begins."""
    s.legions_placed = s.allied_placed = s.allied_twice = 0
    s.used = 0
    cards.begin_draw(s, dice)


def _end_purchase(s: Position, dice: Dice) -> None:
    """4.0, steps 4 and 5: taxes, then the March Phase."""
    purchase.tax(s, dice)
    s.phase = MARCH
    s.resume = MARCH


def _end_march(s: Position) -> None:
    """4.0, step 6: where both sides stand, they fight."""
    s.marched = [0] * s.pack.city_count
    s.lanes = []
    _next_battle(s)


def _next_battle(s: Position) -> None:
    s.battle = -1
    s.mover = s.active
    if s.contested():
        s.phase = NEXT_BATTLE
    else:
        _end_player_turn(s)


def _end_player_turn(s: Position) -> None:
    """4.0, step 7: Pompey follows Caesar; then the turn marker moves on. 5.0: after the last, a draw."""
    s.origins = [0] * s.pack.city_count
    if s.active == CAESAR:
        begin_player_turn(s, POMPEY)
    elif s.turn < s.pack.turns:
        s.turn += 1
        begin_player_turn(s, CAESAR)
    else:
        s.phase = OVER
        s.reveals += 1
        if s.log is not None:
            s.log.append(("over", -1, 0))


# ------------------------------------------------------------------ 10.0 the course of a battle


def _go_on_fighting(s: Position) -> None:
    """The next commitment; or the round is over, or the battle."""
    if not s.stack(0, s.battle) or not s.stack(1, s.battle):
        _end_battle(s)
    elif not battle.next_commitment(s):
        s.phase = RETREAT
        s.mover = s.active


def _stay(s: Position) -> None:
    """10.0, step 5: after the attacker the defender; when both stay, another round is fought."""
    if s.mover == s.active:
        s.mover = 1 - s.active
        return
    s.round += 1
    s.idle = 0 if s.idle & 1 else 2
    battle.begin_round(s)
    _go_on_fighting(s)


def _after_hits(s: Position) -> None:
    if s.retreating < 0:
        _go_on_fighting(s)
    elif s.stack(s.retreating, s.battle):
        s.phase = WITHDRAWAL
    else:
        _end_battle(s)


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
        s.phase = VETERANS
    else:
        _next_battle(s)


# ------------------------------------------------------------------ who decides what


def decision(s: Position) -> Decision:
    """The one place where legal actions and prompt come from."""
    phase = s.phase
    if phase == MARCH:
        return march.march_decision(s)
    if phase == COMMITMENT:
        return battle.commitment_decision(s)
    if phase == HITS:
        return battle.hits_decision(s)
    if phase == PURCHASE:
        return purchase.purchase_decision(s)
    if phase == FORUM:
        return forum.forum_decision(s)
    if phase == TACTICS:
        return battle.tactics_decision(s)
    if phase == RETREAT:
        return retreats.retreat_decision(s)
    if phase == NEXT_BATTLE:
        return battle.next_battle_decision(s)
    if phase == WITHDRAWAL:
        return retreats.withdrawal_decision(s)
    if phase == VETERANS:
        return retreats.veterans_decision(s)
    if phase == BIDDING:
        return forum.bidding_decision(s)
    if phase == LOSSES:
        return cards.losses_decision(s)
    if phase == HONOURS:
        return cards.honours_decision(s)
    if phase == DISCARDING:
        return cards.discarding_decision(s)
    if phase == PLACING:
        return purchase.placing_decision(s)
    if phase == MUSTERING:
        return purchase.mustering_decision(s)
    if phase == PICKING:
        return cards.picking_decision(s)
    if phase == SAILING:
        return march.sailing_decision(s)
    if phase == VICTORY_OR_DEATH:
        return retreats.victory_or_death_decision(s)
    assert phase == TARGETING
    if s.resume == MARCH:
        return march.celerity_decision(s)
    return purchase.betrayal_decision(s)


def apply(s: Position, action: int, dice: Dice) -> None:
    """Carry out an action that is known to be legal."""
    phase = s.phase
    verbs = s.pack.verbs
    places = s.pack.place_count
    if phase == MARCH:
        if action == END:
            _end_march(s)
        elif action >= verbs.march:
            rest, end = divmod(action - verbs.march, places)
            kind, start = divmod(rest, places)
            march.march(s, kind, start, end)
        else:
            march.play(s, action - PLAY)
    elif phase == COMMITMENT:
        if action == PASS:
            battle.skip(s)
        else:
            battle.roll(s, action - ROLL, dice)
        if s.phase == COMMITMENT:
            _go_on_fighting(s)
    elif phase == HITS:
        committed = action < verbs.lose_fresh
        battle.lose(s, action - (verbs.lose if committed else verbs.lose_fresh), committed)
        if not s.hits:
            _after_hits(s)
    elif phase == PURCHASE:
        _purchase(s, action, dice)
    elif phase == FORUM:
        _forum(s, action, dice)
    elif phase == TACTICS:
        last = s.mover != s.active  # the defender's card, or none, ends the secrecy
        battle.commit_card(s, action - COMMIT if action != PASS else -1)
        if last:
            _go_on_fighting(s)
    elif phase == RETREAT:
        if action == STAY:
            _stay(s)
        else:
            retreats.retreat(s, dice)
    elif phase == NEXT_BATTLE:
        battle.begin_battle(s, action - verbs.battle)
    elif phase == WITHDRAWAL:
        retreats.withdraw(s, *divmod(action - verbs.withdraw, places))
        if not s.stack(s.mover, s.battle):
            _end_battle(s)
    elif phase == VETERANS:
        if action != END:
            kind, city = divmod(action - verbs.promote, places)
            s.promote(s.mover, city, kind)
            if s.log is not None:
                s.log.append(("promote", s.mover, kind, city))
        _next_battle(s)
    elif phase == BIDDING:
        if action == PASS:
            forum.concede(s)
            s.phase = FORUM
        else:
            forum.bid(s, action - BID + 1)
    elif phase == LOSSES:
        cards.remove(s, *divmod(action - verbs.remove, places))
        cards.go_on(s, dice)
    elif phase == HONOURS:
        if action == END:
            s.honours = replaced(s.honours, s.mover, 0)
        else:
            cards.honour(s, *divmod(action - verbs.promote, places))
        cards.go_on(s, dice)
    elif phase == DISCARDING:
        cards.discard(s, action - DISCARD)
        cards.go_on(s, dice)
    elif phase == PLACING:
        purchase.place(s, action - verbs.place)
        cards.go_on(s, dice)
    elif phase == MUSTERING:
        if action == END:
            purchase.end_muster(s)
        else:
            purchase.muster(s, action - verbs.muster)
        if s.phase == PURCHASE:
            cards.go_on(s, dice)
    elif phase == PICKING:
        if action != END:
            cards.pick(s, action - PICK)
        s.card = -1
        cards.go_on(s, dice)
    elif phase == SAILING:
        march.sail(s, *divmod(action - verbs.sail, places))
    elif phase == VICTORY_OR_DEATH:
        retreats.die(s, action - verbs.lose, dice)
        if s.phase == WITHDRAWAL:
            _after_hits(s)
    elif s.resume == MARCH:
        march.hasten(s, action - verbs.target)
    else:
        purchase.betray(s, action - verbs.target, dice)
        cards.go_on(s, dice)


def _forum(s: Position, action: int, dice: Dice) -> None:
    if action == END:
        _end_forum(s, dice)
    elif action == DECLARE_MILITARY:
        forum.military(s)
    elif action == DECLARE_POLITICAL:
        forum.political(s)
    else:
        forum.claim(s, action - CLAIM)


def _purchase(s: Position, action: int, dice: Dice) -> None:
    verbs = s.pack.verbs
    if action == END:
        _end_purchase(s, dice)
        return
    if action >= verbs.recruit_legion:
        purchase.recruit(s, action - verbs.recruit_legion, 1)
    elif action >= verbs.recruit_allied:
        purchase.recruit(s, action - verbs.recruit_allied, 0)
    elif action >= USE:
        purchase.use(s, action - USE, dice)
    else:
        purchase.play(s, action - PLAY, dice)
    if s.phase == PURCHASE:
        cards.go_on(s, dice)


def outcome(s: Position) -> Outcome | None:
    """5.0: how it ended; the score is each side's net Victory Points."""
    if s.phase != OVER:
        return None
    points = (forum.net_points(s, CAESAR), forum.net_points(s, POMPEY))
    if s.winner < 0:
        return Outcome(None, points, "neither side has declared victory by the end of 44 BC")
    if s.victory == MILITARY:
        return Outcome(s.winner, points, "a military victory: master of Rome, and no rival left")
    return Outcome(s.winner, points, f"a political victory: {points[s.winner]} Victory Points net")


# ------------------------------------------------------------------ what `core.State` promises


class XLState(Position):
    """A position with the rules: what `core.State` promises."""

    __slots__ = ()

    def clone(self) -> XLState:
        return XLState(self.pack, self)

    def decision(self, side: int) -> Decision:
        found = self._decision
        if found is not None and found.side == side:
            return found
        if side not in self.deciders():
            raise IllegalAction(
                "The game is over." if self.phase == OVER else f"It is not for {_name(side)} to decide now."
            )
        self._decision = found = decision(self)
        return found

    def apply(self, side: int, action: int, dice: Dice) -> None:
        self.step(side, action, dice)
        self.go_on(dice, side)

    def go_on(self, dice: Dice, side: int = -1) -> None:
        """A choice with a single option is no choice, unless others might learn of a hand from that.

        A choice of another side than `side`, which has acted, is one of those that undo never goes past."""
        while self.phase != OVER and self.phase not in BY_HAND:
            only = decision(self)
            if len(only.actions) > 1:
                self._decision = only
                break
            if self.mover != side and side >= 0 and self.pack.rules > 1:
                self.reveals += 1
            apply(self, only.actions[0], dice)

    def step(self, side: int, action: int, dice: Dice) -> None:
        """As `apply`, but leaves every choice that follows to be made, forced ones too."""
        if action not in self.decision(side).actions:
            raise IllegalAction(f"{_name(side)} cannot do that now.")
        self._decision = None
        apply(self, action, dice)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as it is saved."""
        return loaded, (self.pack, self.save())

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


def _name(side: int) -> str:
    return SIDE_NAMES[side] if 0 <= side < len(SIDE_NAMES) else "a spectator"
