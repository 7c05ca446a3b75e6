"""Belief about hidden pieces: certainty stays where nobody moves, and sums stay right."""

from __future__ import annotations

import pytest

from rubicon.games.kit.belief import HiddenPieces

A, B, C, AWAY = range(4)


def table() -> HiddenPieces:
    """Pieces 0 and 1 in A, piece 2 in B, piece 3 out of sight."""
    pieces = HiddenPieces(4, 4)
    for piece, place in ((0, A), (1, A), (2, B)):
        pieces.put(piece, place)
    return pieces


def test_a_piece_that_was_seen_is_where_it_was_seen() -> None:
    assert table().rows == [[1, 0, 0, 0], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 1]]


def test_when_one_of_two_leaves_either_may_have_gone() -> None:
    pieces = table()
    pieces.move(A, C, range(4))
    assert pieces.rows[0] == pieces.rows[1] == [0.5, 0, 0.5, 0]
    assert pieces.rows[2] == [0, 1, 0, 0]  # nobody left B


def test_when_all_leave_nothing_becomes_less_certain() -> None:
    pieces = table()
    pieces.move(A, C, range(4))
    pieces.forget_mover()
    pieces.move(A, C, range(4))
    assert pieces.rows[0] == pieces.rows[1] == [0, 0, 1, 0]


def test_the_same_back_goes_on() -> None:
    pieces = table()
    pieces.move(A, B, range(4))
    assert pieces.arrived() == B
    pieces.move_on(C)
    assert pieces.rows[0] == [0.5, 0, 0.5, 0]
    assert pieces.rows[2] == [0, 1, 0, 0]  # it was not piece 2 that went on


def test_who_can_have_moved_is_evidence() -> None:
    """Only piece 1 could have gone: then it was in A, and nowhere else."""
    pieces = table()
    pieces.move(A, C, [0, 1])
    pieces.move(A, B, [1])
    assert pieces.rows[1] == [0, 1, 0, 0]
    pieces.fit([0, 1, 2], {B: 2, C: 1})
    assert pieces.rows[0] == pytest.approx([0, 0, 1, 0], abs=0.01)


def test_rows_and_columns_fit_what_is_seen() -> None:
    pieces = table()
    pieces.move(A, C, range(4))
    pieces.put(2, C)
    pieces.fit([0, 1, 3], {A: 1, C: 1})
    for piece in range(4):
        assert sum(pieces.rows[piece]) == pytest.approx(1)
    assert sum(pieces.rows[piece][A] for piece in (0, 1, 3)) == pytest.approx(1, abs=0.01)
    assert pieces.rows[3][AWAY] == pytest.approx(1, abs=0.01)


def test_a_back_that_nobody_expected_may_be_anybody() -> None:
    pieces = table()
    pieces.fit([0, 1, 2, 3], {A: 2, B: 1, C: 1})
    assert all(pieces.rows[piece][C] > 0 for piece in range(4))
    assert pieces.rows[3][C] > 0.2


def test_a_move_from_where_nobody_can_be_changes_nothing_but_the_fit() -> None:
    pieces = table()
    pieces.move(C, B, range(4))
    assert pieces.rows[0] == [1, 0, 0, 0]
    pieces.fit([], {})
