"""Full garbage collections do not pause the server, and still happen from time to time."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import suppress

import pytest

from rubicon.server.ops import gc_tuning


@pytest.fixture
def tuned() -> Iterator[None]:
    before = gc.get_threshold()
    gc_tuning.freeze_startup_objects()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def full_collections() -> int:
    """The number of full collections so far."""
    return int(gc.get_stats()[2]["collections"])


def test_objects_that_live_long_cause_no_full_collection(tuned: None) -> None:
    before = full_collections()
    kept = [[number] for number in range(1_000_000)]
    assert (full_collections(), len(kept)) == (before, 1_000_000)


def test_full_collections_still_happen(tuned: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_tuning, "FULL_COLLECTION_SECONDS", 0.0)
    before = full_collections()

    async def collect_for_a_while() -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(gc_tuning.collect_periodically(), 0.5)

    asyncio.run(collect_for_a_while())
    assert full_collections() > before
