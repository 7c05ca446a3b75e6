"""Checks of all promises, all through a game.

    monitor = PromiseMonitor(Session(game, options, FastDice(1)), Random(1))
    while monitor.session.outcome is None:
        side = monitor.session.state.deciders()[0]
        monitor.act(side, choose(monitor.session.state.decision(side).actions))
    monitor.finish()

The checks do not change the game: they have a random generator of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from copy import copy
from random import Random

from rubicon.core.dice import Dice, ScriptedDice
from rubicon.core.game import State
from rubicon.core.promises import (
    MAX_DECISIONS,
    BrokenPromise,
    check_copies,
    check_determinism,
    check_legality,
    check_notation,
    check_playable,
    check_secrecy,
    check_simultaneity,
    check_soundness,
    check_step_secrecy,
    check_tellable,
    differing_parts,
    errors_break,
    sample_checked,
    save_bytes,
    viewers,
)
from rubicon.core.session import CannotUndo, Move, Session


class PromiseMonitor:
    """Plays along with a session, from its beginning or later on, and checks the promises on the way.

    Cheap checks run at every step, the others at a share `rate` of the steps on average, more often where the
    kind of decision is rare. `new_dice`, if given, makes dice that give the same answers as the session's.
    """

    def __init__(
        self,
        session: Session,
        rng: Random,
        rate: float = 1.0,
        max_decisions: int = MAX_DECISIONS,
        new_dice: Callable[[], Dice] | None = None,
    ) -> None:
        self.session = session
        self.game = session.game
        self.rng = rng
        self.rate = rate
        self.max_decisions = max_decisions
        self.new_dice = new_dice
        #: The positions since the monitor began, after `start` actions; the last is the present position.
        self.start = len(session.history)
        self.positions: list[State] = [session.state]
        #: How often each kind of decision, and each event, was seen.
        self.decision_counts: Counter[str] = Counter()
        self.event_counts: Counter[str] = Counter(str(event[0]) for event in session.opening_events)
        self._saved: list[tuple[State, bytes]] = []
        check_soundness(self.game, session.state)
        check_tellable(self.game, session.opening_events)

    def act(self, side: int, action: int) -> Move:
        """Take an action in the session, checking before and after."""
        state = self.session.state
        kind = state.decision(side).kind
        self.decision_counts[kind] += 1
        closely = self._picks(kind)
        if closely:
            self.check_position(side, action)
        move = self.session.act(side, action)
        self.positions.append(self.session.state)
        self.event_counts.update(str(event[0]) for event in move.events)
        check_soundness(self.game, self.session.state)
        check_tellable(self.game, move.events)
        if closely:
            for player in range(len(self.game.sides)):
                self.check_undo(player)
        if len(self.session.history) > self.max_decisions:
            raise BrokenPromise(7, "a game does not end", decisions=self.max_decisions)
        return move

    def _picks(self, kind: str) -> bool:
        rare = len(self.session.history) + 1, len(self.decision_counts) * self.decision_counts[kind]
        return self.rng.random() < self.rate * rare[0] / rare[1] or self.rate >= 1

    def check_position(self, side: int, action: int) -> None:
        """All checks of the position as it is, before `side` takes `action`."""
        state, rng = self.session.state, self.rng
        self._saved.append((state, save_bytes(state)))
        anywhere = rng.randrange(self.game.action_count)
        check_notation(self.game, [action, rng.choice(state.decision(side).actions), anywhere], rng)
        check_legality(self.game, state, rng)
        check_secrecy(self.game, state, rng)
        check_step_secrecy(self.game, state, side, action, rng)
        check_simultaneity(self.game, state, rng)
        check_copies(self.game, state, rng)

    def check_undo(self, side: int) -> None:
        """5: if the side may take back its last action, do so in a copy of the session, check what is left,
        and take the action again."""
        session = copy(self.session)
        session.journal = None
        session.history = list(self.session.history)
        if not session.can_undo(side):
            _check_refused_undo(session, side)
            return
        moves = self.session.history
        last = max(index for index, move in enumerate(moves) if move.side == side)
        if last < self.start:
            return  # taken before the monitor began
        positions = self.positions[last - self.start :]
        for move, before, after in zip(moves[last:], positions, positions[1:], strict=False):
            joined = [decider for decider in after.deciders() if decider not in before.deciders()]
            if move.chances or before.barrier() != after.barrier() or joined:
                raise BrokenPromise(
                    5, "undo would cross a reveal, a die or a change of who decides", move=move
                )
        session.undo(side)
        state = positions[0].clone()
        for move in moves[last + 1 :]:
            state.apply(move.side, move.action, ScriptedDice())
        if save_bytes(session.state) != save_bytes(state):
            differs = differing_parts(save_bytes(state), save_bytes(session.state))
            raise BrokenPromise(5, "undo does not give back what was before", differs=differs)
        left = [(move.side, move.action) for move in session.history[last:]]
        if session.history[:last] != moves[:last] or left != [(m.side, m.action) for m in moves[last + 1 :]]:
            raise BrokenPromise(5, "undo changes more than the last action", undone=moves[last])
        with errors_break(5, "what was taken back cannot be done again", move=moves[last]):
            again = session.act(side, moves[last].action)
        same = save_bytes(session.state) == save_bytes(self.session.state)
        if not same or (last == len(moves) - 1 and again != moves[last]):
            raise BrokenPromise(5, "what was taken back and done again goes another way", move=moves[last])

    def finish(self) -> None:
        """Check at the end: nothing can be done, no old position has changed, the game can be repeated."""
        state, rng = self.session.state, self.rng
        for old, kept in self._saved:
            if save_bytes(old) != kept:
                raise BrokenPromise(
                    4, "an old position has changed", differs=differing_parts(kept, save_bytes(old))
                )
        check_legality(self.game, state, rng)
        check_secrecy(self.game, state, rng)
        check_copies(self.game, state, rng)
        if self.positions and rng.random() < 20 * self.rate:
            middle = rng.choice(self.positions)
            with errors_break(8, "a sampled state cannot be played on"):
                check_playable(
                    self.game,
                    sample_checked(self.game, middle, rng.choice(viewers(self.game)), rng),
                    rng,
                    self.max_decisions,
                )
        if self.new_dice is not None and rng.random() < 5 * self.rate:
            check_determinism(self.session, self.new_dice, stride=max(1, int(1 / self.rate)))


def _check_refused_undo(session: Session, side: int) -> None:
    """An undo that is not offered is refused and changes nothing."""
    before = session.state
    try:
        session.undo(side)
    except CannotUndo:
        if session.state is before:
            return
    raise BrokenPromise(5, "an undo that is not offered is not refused", side=side)
