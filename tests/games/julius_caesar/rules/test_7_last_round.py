"""7.2, 7.6: in round 4 the attackers leave, or are lost."""

from __future__ import annotations

import pytest

from tests.support.julius_caesar.board import Board, board


def tarraco(blocks: str) -> Board:
    """Caesar attacks Tarraco from Narbo and the sea; a Navis of Pompey takes that sea; it is round 4."""
    b = board(
        f"""caesar narbo: {blocks}
            caesar mare-hispanum: c-navis-1
            pompey carthago-nova: p-navis-1
            pompey tarraco: legio-5"""
    ).command("caesar", "3/1-a", "2/2-a")
    for block in blocks.split(", "):
        b.march("caesar", block, "tarraco")
    b.march("caesar", "c-navis-1", "tarraco").end("caesar")
    b.march("pompey", "p-navis-1", "mare-hispanum").fight()
    return b.pass_round().pass_round().pass_round().pass_blocks("legio-5")


@pytest.mark.rule("7.2", "7.6")
def test_the_owner_says_whose_turn_it_is_even_if_that_block_is_lost() -> None:
    b = tarraco("c-ballista")
    assert b.legal("caesar") == {"retreat c-ballista narbo", "pass c-navis-1"}
    b.refuses("caesar", "pass c-ballista")
    b.refuses("caesar", "fire c-navis-1")
    first = b.copy().do("caesar", "pass c-navis-1")
    last = b.copy().do("caesar", "retreat c-ballista narbo")
    for after in (first, last):
        assert (after.where("c-navis-1"), after.where("c-ballista")) == ("eliminated", "narbo")
        assert (after.kind, after.deciders) == ("regroup", ("pompey",))


@pytest.mark.rule("7.6")
def test_blocks_without_any_retreat_are_lost_without_a_question() -> None:
    b = tarraco("legio-7")
    # Legio 7 leaves at C by its only road; then the Navis, at D, has nowhere to go.
    assert (b.where("legio-7"), b.where("c-navis-1")) == ("narbo", "eliminated")
    assert (b.kind, b.deciders) == ("regroup", ("pompey",))
