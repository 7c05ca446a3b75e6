"""The garbage collector stops nobody while a game is played."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import suppress

import pytest

from rubicon.server.ops import gc_tuning


@pytest.fixture
def begun() -> Iterator[None]:
    before = gc.get_threshold()
    gc_tuning.freeze_startup_objects()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def full() -> int:
    """How often everything was looked through."""
    return int(gc.get_stats()[2]["collections"])


def test_what_lives_long_is_not_looked_through_again_and_again(begun: None) -> None:
    before = full()
    kept = [[number] for number in range(1_000_000)]
    assert (full(), len(kept)) == (before, 1_000_000)


def test_what_nobody_can_reach_any_more_is_found(begun: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_tuning, "FULL_COLLECTION_SECONDS", 0.0)
    before = full()

    async def some_rounds() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(gc_tuning.collect_periodically(), 0.5)

    asyncio.run(some_rounds())
    assert full() > before
