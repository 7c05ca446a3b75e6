"""10.0: battles: Tactics cards, the Lead Player, rounds of alternating commitment, hits."""

from __future__ import annotations

from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.core.game import Decision
from rubicon.games.caesar_xl.packs.checks import SIDES
from rubicon.games.caesar_xl.rules.pack import (
    ALLIED_MASK,
    COMMIT,
    FIRST_LEADER,
    LEADER_SHIFT,
    LEGION_MASK,
    PASS,
    ROLL,
    SQUARE,
    UNIT,
    VETERAN_ALLIED,
    kinds_in,
)
from rubicon.games.caesar_xl.rules.state import Position
from rubicon.games.caesar_xl.rules.vocabulary import ANNUL, LEAD, LEADERSHIP, SWORDS
from rubicon.games.caesar_xl.rules.vocabulary import TACTICS as TACTICS_CARD
from rubicon.games.kit.flow import ASKED, TELLING, Phase
from rubicon.games.kit.values import members, replaced

ALLIED_STEP: Final = 0
LEGION_STEP: Final = 1
LEADER_STEP: Final = 2
#: The units of each step of a round (10.0, steps A to D).
STEP_MASK: Final[list[int]] = [ALLIED_MASK, LEGION_MASK, -1 << LEADER_SHIFT]

# ------------------------------------------------------------------ which battle, and Tactics cards


class NextBattle(Phase[Position]):
    """10.0 Order: the attacker determines the order of battles."""

    def decide(self, s: Position, side: int) -> Decision:
        verb = s.pack.verbs.battle
        return Decision(
            side,
            self.name,
            [verb + city for city in members(s.contested())],
            ("side", SIDES[side]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        begin_battle(s, action - s.pack.verbs.battle)


NEXT_BATTLE: Final = NextBattle(
    "next-battle", 12, "10.0", TELLING, ("battle",), "Order of battles", public=True
)


def begin_battle(s: Position, city: int) -> None:
    """10.0, step 1; the attacker is asked for a Tactics card first (step 2)."""
    s.battle = city
    s.round = 1
    s.stage = ALLIED_STEP
    s.lead = s.roller = 1 - s.active
    s.idle = s.passed = s.hits = 0
    s.spent = [0, 0]
    s.retreating = -1
    s.tactic = [-1, -1]
    s.goto(TACTICS)
    s.mover = s.active
    if s.log is not None:
        s.log.append(("battle", s.active, city, s.stack(s.active, city), s.stack(1 - s.active, city)))


def tactics(s: Position, side: int, cards: int) -> list[int]:
    """6.0 Tactics: those of the cards that the side may commit: Tactics cards not for the other role."""
    other_role = 2 if side == s.active else 1
    return [card for card in members(cards & s.pack.of_type[TACTICS_CARD]) if s.pack.role[card] != other_role]


class Tactics(Phase[Position]):
    """10.0 Tactics, step 2: one Tactics card, face-down, or none."""

    def decide(self, s: Position, side: int) -> Decision:
        return Decision(
            side,
            self.name,
            [*(COMMIT + card for card in tactics(s, side, s.hand[side])), PASS],
            ("side", SIDES[side], "place", s.pack.places[s.battle]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        commit_card(s, action - COMMIT if action != PASS else -1)
        if side != s.active:  # the defender's card, or none, ends the secrecy
            s.end(dice)


TACTICS: Final = Tactics(
    "tactics", 13, "10.0", ASKED, ("commit", "pass"), "Committing Tactics cards", "battle"
)


def commit_card(s: Position, card: int) -> None:
    """The card lies face-down (or there is none); after the defender's both are revealed."""
    side = s.mover
    if card >= 0:
        bit = 1 << card
        s.hand = replaced(s.hand, side, s.hand[side] & ~bit)
        s.tactic = replaced(s.tactic, side, card)
    if s.log is not None:
        s.log.append(("commit", side, card))
    if side == s.active:
        s.mover = 1 - side
        return
    s.reveals += 1
    s.known = [s.known[0] & s.hand[0], s.known[1] & s.hand[1]]
    if s.log is not None:
        s.log.append(("tactics", s.active, s.tactic[s.active], s.tactic[1 - s.active]))
    s.lead = lead_player(s)
    if s.log is not None:
        s.log.append(("lead", s.lead, leadership(s, s.active), leadership(s, 1 - s.active), s.active))
    begin_round(s)


def active_tactics_card(s: Position, side: int) -> int:
    """The Tactics card of a side, unless the enemy's annuls it; or -1."""
    enemy = s.tactic[1 - side]
    if enemy >= 0:
        for effect in s.pack.effects[enemy]:
            if effect.op == ANNUL:
                return -1
    return s.tactic[side]


def has_tactic(s: Position, side: int, op: int) -> int:
    """The value (`on`, or 1) of an effect of the side's Tactics card, or 0."""
    card = active_tactics_card(s, side)
    if card >= 0:
        for effect in s.pack.effects[card]:
            if effect.op == op:
                return max(1, effect.on)
    return 0


def modifier(s: Position, side: int, step: int) -> int:
    """Swords that Tactics cards give or take in this round."""
    if s.tactic[0] < 0 and s.tactic[1] < 0:
        return 0
    total = 0
    for owner in (0, 1):
        card = active_tactics_card(s, owner)
        if card < 0:
            continue
        for effect in s.pack.effects[card]:
            lasts = not effect.count or s.round <= effect.count
            if effect.op == SWORDS and effect.enemy == (owner != side) and lasts:
                total += (effect.allied, effect.legion, effect.leader)[step]
    return total


def step_of(kind: int) -> int:
    return LEADER_STEP if kind >= SQUARE else LEGION_STEP if kind > VETERAN_ALLIED else ALLIED_STEP


def strength(s: Position, side: int, kind: int) -> int:
    """10.0: a unit's swords, modified by Tactics cards, never below 1."""
    return max(1, s.swords(kind) + modifier(s, side, step_of(kind)))


def leadership(s: Position, side: int) -> int:
    """10.0 Leadership, step 3: the swords of all Leaders present, modified; cards may add to it."""
    total = 0
    for bit in members(s.stack(side, s.battle) >> LEADER_SHIFT):
        total += strength(s, side, SQUARE + bit)
    return total + s.lasting(side, LEADERSHIP)


def lead_player(s: Position) -> int:
    """10.0 Leadership: the higher Leadership Value; on a tie the defender."""
    attacker, defender = s.active, 1 - s.active
    forced = [has_tactic(s, side, LEAD) for side in (0, 1)]
    if forced[0] != forced[1]:
        return int(forced[1] > forced[0])
    return attacker if leadership(s, attacker) > leadership(s, defender) else defender


# ------------------------------------------------------------------ 10.0, step 4: a round


def begin_round(s: Position) -> None:
    """The Lead Player commits first, Allied units first."""
    s.spent = [0, 0]
    s.stage = ALLIED_STEP
    s.passed = 0
    s.idle &= 2
    s.roller = 1 - s.lead
    if s.log is not None:
        s.log.append(("round", s.lead, s.round))


def uncommitted(s: Position, side: int) -> int:
    """The units of this step that have not been committed in this round, unless the side has passed."""
    if s.passed >> side & 1:
        return 0
    return (s.stack(side, s.battle) - s.spent[side]) & STEP_MASK[s.stage]


def next_commitment(s: Position) -> bool:
    """10.0 Rounds: who commits next: sides alternate as long as both can. False when the round is over."""
    while s.stage <= LEADER_STEP:
        for side in (1 - s.roller, s.roller):
            if uncommitted(s, side):
                s.mover = side
                s.goto(COMMITMENT)
                return True
        s.stage += 1
        s.passed = 0
        s.roller = 1 - s.lead
    return False


class Commitment(Phase[Position]):
    """10.0, step 4: commit a unit of this step and roll, or pass."""

    def decide(self, s: Position, side: int) -> Decision:
        actions = [ROLL + kind for kind in reversed(kinds_in(uncommitted(s, side)))]
        if not s.idle & 2:
            actions.append(PASS)
        return Decision(
            side,
            self.name,
            actions,
            ("side", SIDES[side], "place", s.pack.places[s.battle], "round", s.round),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        if action == PASS:
            skip(s)
        elif roll(s, action - ROLL, dice):
            s.call(HITS, 1 - side)
            return
        s.end(dice)

    def resume(self, s: Position, ended: Phase[Any], dice: Dice) -> None:
        s.end(dice)


COMMITMENT: Final = Commitment(
    "commitment", 14, "10.0", TELLING, ("roll", "pass"), "Battle Rounds", "battle", public=True
)


def skip(s: Position) -> None:
    """10.0 Passing: the side commits no more units in this step."""
    s.passed |= 1 << s.mover
    s.roller = s.mover
    if s.log is not None:
        s.log.append(("pass", s.mover, s.stage))


def roll(s: Position, kind: int, dice: Dice) -> bool:
    """10.0 Hits, step 4 A: a roll up to the unit's swords is a hit. Returns whether it is."""
    side = s.mover
    s.spent = replaced(s.spent, side, s.spent[side] + UNIT[kind])
    s.roller = side
    s.idle |= 1
    die = dice.roll(1)[0]
    needed = strength(s, side, kind)
    if s.log is not None:
        s.log.append(("roll", side, kind, die, needed))
    s.hits = int(die <= needed)
    return die <= needed


# ------------------------------------------------------------------ losses


class Hits(Phase[Position]):
    """10.0 Hits: the owner chooses what is lost, among units committed in this round or not."""

    def decide(self, s: Position, side: int) -> Decision:
        verbs = s.pack.verbs
        stack = s.stack(side, s.battle)
        spent = s.spent[side] if s.retreating < 0 else stack
        actions = [verbs.lose + kind for kind in kinds_in(spent)]
        actions += [verbs.lose_fresh + kind for kind in kinds_in(stack - spent)]
        return Decision(
            side,
            self.name,
            actions,
            ("side", SIDES[side], "place", s.pack.places[s.battle]),
        )

    def apply(self, s: Position, side: int, action: int, dice: Dice) -> None:
        verbs = s.pack.verbs
        committed = action < verbs.lose_fresh
        lose(s, action - (verbs.lose if committed else verbs.lose_fresh), committed)
        if not s.hits:
            s.end(dice)


HITS: Final = Hits("hits", 15, "10.0", TELLING, ("lose", "lose-fresh"), "Hits", "battle", public=True)


def lose(s: Position, kind: int, committed: bool) -> None:
    side = s.mover
    if committed and s.retreating < 0:
        s.spent = replaced(s.spent, side, s.spent[side] - UNIT[kind])
    s.hits -= 1
    s.eliminate(side, s.battle, kind)


def ordinary_leaders(s: Position, side: int) -> list[int]:
    """The Leaders of a side in this battle, without the Supreme Leader."""
    return [kind for kind in kinds_in(s.stack(side, s.battle)) if kind >= FIRST_LEADER]
