"""Whatever a side may not know changes nothing that it gets from the table: not its updates and their
numbers, not its clock faces, its undo flag or its refusals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from rubicon.core.game import SPECTATOR
from rubicon.table.changes import OVER, ChangesSince, Refused
from rubicon.table.table import Table
from rubicon.table.viewer_history import read_history
from tests.support.table_driver import CAESAR, TableDriver, choices, find, visible_bytes
from tests.support.toy import TOY

#: Texts that are hardly ever legal, or not even actions.
UNLIKELY_TEXTS = ("", "nonsense", "seal", "bid 3", "attack", "play apollo", "discard 3/1-a", "end", "march 1")


def refusals(table: Table, viewer: int, now: float) -> list[str]:
    """The answers to everything that a viewer may try and that changes nothing."""
    if viewer == SPECTATOR:
        return []
    seq, said = table.seq(viewer), []
    legal = (
        {table.game.text(action) for action in decision.actions}
        if (decision := table.decision(viewer))
        else set()
    )
    tries: list[Callable[[], object]] = [
        lambda: table.act(viewer, seq + 1, "bid 1", "k", now),
        lambda: table.act(viewer, seq - 1, "bid 1", "k", now),
        lambda: table.undo(viewer, seq + 1, "k", now),
        lambda: table.contribute(viewer, "words", "k", now),
        lambda: table.accept_draw(viewer, "k", now),
        lambda: table.take_seat(viewer, table.seats[0], "k", now),
    ]
    tries += [partial(table.act, viewer, seq, text, "k", now) for text in UNLIKELY_TEXTS if text not in legal]
    if not table.can_undo(viewer):
        tries.append(lambda: table.undo(viewer, seq, "k", now))
    if not table.can_claim(viewer, now):
        tries.append(lambda: table.claim(viewer, "win", "k", now))
    for attempt in tries:
        with pytest.raises(Refused) as problem:
            attempt()
        said.append(f"{problem.value.code}: {problem.value}")
    return said + [str(table.explain(viewer, text)) for text in UNLIKELY_TEXTS]


def everything(table: Table, viewer: int, now: float) -> tuple[bytes, list[str]]:
    """All that a viewer can find out now."""
    return visible_bytes(table, viewer, now), refusals(table, viewer, now)


def secret_phases(driver: TableDriver, rng: Random, count: int) -> int:
    """Play on to the next time that both sides choose; how many steps it took, or -1 if the game ends."""
    for step in range(count):
        if len(driver.table.deciders) == 2:
            return step
        if driver.table.ending is not None:
            return -1
        driver.step(rng)
    return -1


@pytest.mark.parametrize(("title", "seed"), [(TOY.id, 1), (TOY.id, 2), (TOY.id, 3), (CAESAR, 1)])
def test_what_the_other_chooses_in_secret(title: str, seed: int) -> None:
    """The other side does nothing, chooses this or that, takes it back and chooses again: all the same to
    the waiting side and to spectators, at every later moment until the reveal."""
    rng = Random(seed)
    driver = TableDriver(title, clock=rng.choice(("live 100+5", "days 1 pauses 1x1")))
    phases = 0
    while phases < 4 and secret_phases(driver, rng, 400) >= 0:
        phases += 1
        side = rng.choice((0, 1))
        watching = (1 - side, SPECTATOR)
        start = driver.now
        seen: list[object] | None = None
        for variant in range(4):
            table = driver.reload()
            now, lines, variety = start, list(driver.lines), Random(variant)
            for _ in range(variant):
                now += variety.random() * 50
                if len(table.deciders) < 2:
                    break
                undoing = table.can_undo(side) and variety.random() < 0.5
                text = variety.choice(choices(table, side))
                change = (
                    table.undo(side, table.seq(side), f"u{now}", now)
                    if undoing
                    else table.act(side, table.seq(side), text, f"a{now}", now)
                )
                if 1 - side not in table.deciders:
                    break  # that was the reveal: no secret any more
                assert not set(change.updates) & set(watching), "an update reveals the secret choice"
                lines += change.lines
            mirror = driver.reload()
            updates = mirror.catch_up(ChangesSince(lines[len(driver.lines) :]))
            assert not set(updates) & set(watching)
            found: list[object] = [
                everything(each, viewer, start + later)
                for each in (table, mirror)
                for viewer in watching
                for later in (60.0, 500.0, 200_000.0)
            ] + [
                read_history(find, replace(driver.stored, lines=lines), viewer, table.seq(viewer) - 2)
                for viewer in watching
            ]
            assert seen is None or found == seen
            seen = found
        driver.step(rng)
    assert phases >= 2


@pytest.mark.parametrize(("title", "seed"), [(TOY.id, 1), (TOY.id, 2), (CAESAR, 1)])
def test_other_hidden_facts(title: str, seed: int) -> None:
    """Replace all that a viewer may not know by something else that fits: the viewer gets the same bytes
    from the table."""
    rng = Random(seed)
    driver = TableDriver(title, clock="live 1000+5")
    compared = 0
    for _ in range(40):
        driver.play(rng, rng.choice((1, 2, 3)))
        if driver.table.status == OVER:
            break
        for viewer in driver.table.viewers:
            table, other = driver.reload(), driver.reload()
            session, hidden = table.recorded.session, other.recorded.session
            assert session is not None
            assert hidden is not None
            hidden.state = hidden._base = table.game.sample(session.state.view(viewer), rng)
            hidden.history.clear()
            session._base = session.state
            session.history.clear()
            if hidden.state.deciders() != session.state.deciders():
                continue  # somebody chose in secret, or did not: the other test
            assert everything(table, viewer, driver.now) == everything(other, viewer, driver.now)
            compared += 1
    assert compared > 10
