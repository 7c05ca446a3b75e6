"""Judgement: a quick estimate of a fight, and a chance to win that predicts the result."""

from __future__ import annotations

from random import Random

from rubicon.core.dice import FastDice
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.bots.board_value import BoardValue, attack_chance
from rubicon.games.julius_caesar.bots.judgement import EARLIER, JUDGEMENT, CaesarJudgement
from rubicon.games.julius_caesar.bots.weights import EARLIER_FIGURES, FIGURES
from rubicon.games.julius_caesar.rules.components import LAST_YEAR
from rubicon.games.julius_caesar.rules.state import Position
from tests.support.julius_caesar.board import Board, board
from tests.support.julius_caesar.idle_movements import idle_movements


def _played_game(seed: int, whim: float) -> tuple[list[Position], int | None]:
    """Play a game by judgement: its quiet positions, and the winner."""
    rng, dice = Random(seed), FastDice(seed)
    state = GAME.new(GAME.settle({}), dice)
    quiet_positions: list[Position] = []
    while deciders := state.deciders():
        if len(deciders) == 2 and JUDGEMENT.at_rest(state):
            copy = state.clone()
            assert isinstance(copy, Position)
            quiet_positions.append(copy)
        for side in deciders:
            state.apply(side, JUDGEMENT.choose(state, side, rng, whim), dice)
    outcome = state.outcome()
    assert outcome is not None
    return quiet_positions, outcome.winner


def test_the_estimate_of_a_fight_grows_with_strength() -> None:
    guesses = [attack_chance(attack / 4, 4.0) for attack in range(1, 60)]
    assert guesses == sorted(guesses)
    assert guesses[0] < 0.01
    assert guesses[-1] > 0.99
    assert attack_chance(0.0, 1.0) == 0.0


def test_the_chances_of_both_sides_add_up() -> None:
    quiet_positions, _ = _played_game(4, 0.5)
    for state in quiet_positions:
        assert abs(JUDGEMENT.value(state, 0) + JUDGEMENT.value(state, 1) - 1.0) < 1e-9


def test_the_value_predicts_the_winner() -> None:
    """The Brier score is well below that of a coin over all positions of some games, and low at the end."""
    errors: list[float] = []
    late: list[float] = []
    for seed in range(14):
        quiet_positions, winner = _played_game(seed + 100, 0.5)
        for state in quiet_positions:
            error = (JUDGEMENT.value(state, 0) - (0.5 if winner is None else float(winner == 0))) ** 2
            errors.append(error)
            if state.year == LAST_YEAR and state.turn >= 4:
                late.append(error)
    assert sum(errors) / len(errors) < 0.2
    assert not late or sum(late) / len(late) < 0.15


def test_a_mood_lasts_and_moods_differ() -> None:
    """The same mood makes the same plan; different moods make different plans."""

    def plan(mood: int) -> tuple[int, ...]:
        rng, dice = Random(1), FastDice(8)
        state = GAME.new(GAME.settle({}), dice)
        taken = []
        for _ in range(24):
            for side in state.deciders():
                action = JUDGEMENT.choose(state, side, rng, 0.0, mood)
                taken.append(action)
                state.apply(side, action, dice)
        return tuple(taken)

    assert plan(3) == plan(3)
    assert len({plan(mood) for mood in range(6)}) > 3


def test_some_mood_marches_where_judgement_would_not() -> None:
    """The winning plan is often one that judgement never makes: some mood must find it."""
    positions = 0
    for state, side in idle_movements(2):
        positions += 1
        moods = {JUDGEMENT.choose(state, side, Random(2), 0.0, mood) for mood in range(1, 40)}
        assert len(moods) > 2
    assert positions


def test_nobody_is_desperate_enough_for_a_hopeless_attack() -> None:
    """However far behind a side is, an attack must have some chance, in every mood. It had not in 0.1."""
    state = board(
        "year 709 turn 5\ncaesar genua: legio-7\npompey rome: pompey\npompey massilia: legio-1\n"
        "pompey neapolis: legio-2\npompey athena: legio-3\npompey alexandria: legio-4"
    ).state
    for mood in range(256):
        threshold = BoardValue(state, 0, mood, FIGURES.sides[0]).threshold
        assert threshold >= FIGURES.sides[0].threshold_floor > 0.0
    earlier = [BoardValue(state, 0, mood, EARLIER_FIGURES["0.1"].sides[0]).threshold for mood in range(256)]
    assert min(earlier) < 0.0


def test_the_defenders_of_a_city_stay() -> None:
    """To leave a city under attack costs what the battle is the worse for it; in 0.1 it cost nothing."""
    table = board(
        "caesar hand: 2/2-a\npompey hand: 4/1\ncaesar narbo: legio-7 2, legio-8 2, legio-9 2, legio-10 2\n"
        "pompey tarraco: legio-2 3\npompey massilia: legio-3 3"
    )
    table.do("caesar", "play 2/2-a").do("pompey", "play 4/1")
    table.do("pompey", "march legio-2 narbo").do("pompey", "march legio-3 narbo")
    while table.deciders != ("caesar",):
        table.do(table.deciders[0], "end")
    assert table.kind == "movement"
    scores, before = _scores(JUDGEMENT, table.state), _scores(EARLIER["0.1"], table.state)
    leaving = [action for action in scores if GAME.text(action).startswith("march legio-")]
    assert leaving
    for action in leaving:
        assert scores[action] < before[action]


def _scores(judgement: CaesarJudgement, state: Position) -> dict[int, float]:
    actions = state.decision(0).actions
    return dict(zip(actions, judgement.scores(state, 0, actions, 0), strict=True))


def test_what_is_never_better_is_left_out() -> None:
    """Passing where firing is free, giving up a leader while another block can take the hit, and the second
    of two blocks that are the same."""
    table = board(
        "caesar hand: 4/1\npompey hand: 2/2-a\ncaesar narbo: caesar 1, legio-7 1, legio-8 1\n"
        "pompey tarraco: legio-2 1"
    )
    table.do("caesar", "play 4/1").do("pompey", "play 2/2-a")
    for block in ("caesar", "legio-7", "legio-8"):
        table.do("caesar", f"march {block} tarraco")
    while table.kind in ("movement", "levies"):
        table.do(table.deciders[0], "end")
    assert table.legal("caesar") == {"fire caesar", "pass caesar"}
    while table.deciders == ("caesar",):
        (fires,) = _sensible(table, 0)
        assert fires.startswith("fire ")
        table.do("caesar", fires, roll=[6])
    assert _sensible(table, 1) == {"fire legio-2"} < table.legal("pompey")
    table.do("pompey", "fire legio-2", roll=[1])
    assert table.legal("caesar") == {"hit caesar", "hit legio-7", "hit legio-8"}
    assert _sensible(table, 0) in ({"hit legio-7"}, {"hit legio-7", "hit legio-8"})


def _sensible(table: Board, side: int) -> set[str]:
    actions = table.state.decision(side).actions
    return {GAME.text(action) for action in JUDGEMENT.sensible(table.state, side, actions)}
