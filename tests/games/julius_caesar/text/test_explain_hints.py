"""What an explanation suggests can be done: cases that were wrong once, and random games."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from rubicon.core.dice import FastDice
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.game import CaesarState
from rubicon.games.julius_caesar.rules.components import LOCATION_NAMES, LOCATIONS
from rubicon.games.julius_caesar.rules.notation import VERBS
from tests.games.julius_caesar.text.test_explain import ask
from tests.games.julius_caesar.text.test_explain_promises import ALL_VERBS, plausible, positions
from tests.messages.log_text import reason_text
from tests.support.julius_caesar.board import Board, board

PLACE = dict(zip(LOCATION_NAMES, LOCATIONS, strict=True))


# ------------------------------------------------------------------ Mercury


def mercury(enemies: str) -> Board:
    return board(f"caesar narbo: legio-7\n{enemies}").command("caesar", "mercury")


@pytest.mark.rule("2.1 Mercury", "6.12")
def test_with_mercury_an_enemy_two_steps_away_can_be_attacked() -> None:
    b = mercury("pompey tarraco: legio-5")
    assert ask(b, "caesar", "march legio-7 genua").endswith("begin with Massilia.")
    b.do("caesar", "march legio-7 massilia")
    b = mercury("pompey genua: legio-5")
    assert ask(b, "caesar", "march legio-7 genua").endswith("begin with Massilia.")


@pytest.mark.rule("2.1 Mercury", "6.12")
def test_with_mercury_an_enemy_three_steps_away_is_too_far() -> None:
    b = mercury("pompey rome: legio-5")
    answer = ask(b, "caesar", "march legio-7 rome")
    assert answer.startswith("2.1 Mercury: blocks attack or respond with their first or second step;")
    assert "Rome is 3 roads away from Narbo" in answer


@pytest.mark.rule("2.1 Mercury", "2.2")
def test_with_mercury_no_way_leads_through_enemies() -> None:
    """Rome is three steps away, by Massilia and Genua only; enemies stand in Genua."""
    b = mercury("pompey genua: legio-5")
    answer = ask(b, "caesar", "march legio-7 rome")
    assert "begin" not in answer
    assert answer == (
        "2.2: Rome is 2 roads away from Massilia, and blocks must stop where enemies stand, as in Genua."
    )


# ------------------------------------------------------------------ roads


@pytest.mark.rule("6.11")
def test_a_second_road_that_is_full_is_no_way() -> None:
    b = board(
        "caesar massilia: legio-7\ncaesar genua: legio-8, legio-9, legio-10, legio-11\npompey utica: legio-39"
    ).command("caesar", "4/1")
    b.march("caesar", "legio-8 legio-9 legio-10 legio-11", "ravenna")
    answer = ask(b, "caesar", "march legio-7 ravenna")
    assert answer == "6.11: the major road Genua–Ravenna has carried its 4 blocks this turn."


# ------------------------------------------------------------------ the sea


@pytest.mark.rule("6.3")
def test_a_place_on_the_same_sea_is_not_only_roads_away() -> None:
    b = board("caesar narbo: legio-7\npompey utica: legio-39").command("caesar", "3/1-a")
    answer = ask(b, "caesar", "march legio-7 tingis")
    assert "by road Tingis is" in answer
    assert answer.endswith("By sea: 6.3: Mare Hispanum is not friendly: you have no Navis there.")
    b = board("caesar narbo: legio-7\ncaesar mare-hispanum: c-navis-1").command("caesar", "3/1-a")
    answer = ask(b, "caesar", "march legio-7 tingis")
    assert "by road Tingis is" in answer
    assert answer.endswith("By sea it begins with Mare Hispanum.")


@pytest.mark.rule("6.2")
def test_a_navis_is_not_sent_where_it_cannot_get() -> None:
    b = board(
        "caesar massilia: c-navis-1\ncaesar mare-hispanum: c-navis-2\ncaesar mare-tyrrhenum: c-navis-3"
    ).command("caesar", "3/1-a")
    answer = ask(b, "caesar", "march c-navis-1 messana")
    assert "Messana is 3 moves away from Massilia, and Navis 1 may take 2 steps a turn" in answer
    assert "begins with" not in answer


@pytest.mark.rule("6.1", "6.3")
def test_while_a_block_is_at_sea_nobody_is_told_to_stop_it() -> None:
    b = board("caesar narbo: legio-7, legio-9\ncaesar mare-hispanum: c-navis-1").command("caesar", "3/1-a")
    b.do("caesar", "march legio-7 mare-hispanum")
    assert "let it sail on and land first" in ask(b, "caesar", "march legio-9 tarraco")


# ------------------------------------------------------------------ levies


@pytest.mark.rule("6.4")
@pytest.mark.parametrize(
    ("block", "hint"),
    [("legio-7", False), ("legio-9", True), ("c-navis-1", False), ("legio-10", False)],
)
def test_raise_is_suggested_only_where_it_adds_a_step(block: str, hint: bool) -> None:
    b = board(
        """caesar narbo: legio-7, legio-9 1
           caesar mare-hispanum: c-navis-1 1
           caesar massilia: legio-10 1
           pompey genua: legio-5, legio-6"""
    ).cards("3/1-a", "1/2-a")
    b.march("caesar", "legio-10", "genua").levies("caesar")
    answer = ask(b, "caesar", f"levy {block} narbo")
    assert ("'raise' would add a step" in answer) is hint
    assert (f"raise {block}" in b.legal("caesar")) is hint


# ------------------------------------------------------------------ battles, and the other side's turn


@pytest.mark.rule("7.6", "7.7")
def test_leaving_a_battle_is_not_said_to_have_one_way_only() -> None:
    b = board("caesar narbo: legio-7\npompey tarraco: legio-5").command("caesar", "2/2-a")
    b.march("caesar", "legio-7", "tarraco").fight().pass_round()
    answer = ask(b, "pompey", "retreat legio-5 gades")
    assert answer.startswith("7.6: blocks leave Tarraco for adjacent places only, and Gades is")


@pytest.mark.rule("7.3")
def test_the_other_side_reads_that_a_main_attack_is_declared() -> None:
    b = board(
        """edition 1.1
           caesar narbo: legio-7
           caesar bilbilis: legio-9
           pompey tarraco: legio-5"""
    ).command("caesar", "2/2-a")
    b.march("caesar", "legio-7", "tarraco").march("caesar", "legio-9", "tarraco").end_moves("caesar")
    assert b.kind == "main-attack"
    assert ask(b, "pompey", "end") == (
        "7.3: it is Caesar's turn to decide: that side declares its main attack on Tarraco."
    )


def test_move_and_attack_are_understood_as_march() -> None:
    assert GAME.parse("move legio-7 tarraco") == GAME.parse("march legio-7 tarraco")
    assert GAME.parse("attack legio-7 tarraco") == GAME.parse("march legio-7 tarraco")
    assert GAME.text(GAME.parse("move legio-7 tarraco")) == "march legio-7 tarraco"


# ------------------------------------------------------------------ random games


def reaches(s: CaesarState, side: int, block: str, first: str, to: str) -> bool:
    """Whether the block can take the step to `first` and then go on to `to`."""
    action = GAME.parse(f"march {block} {first}")
    if side not in s.deciders() or action not in s.decision(side).actions:
        return False
    t = s.clone()
    t.apply(side, action, FastDice(0))
    if first == to:
        return True
    if side not in t.deciders() or t.decision(side).kind != "marching":
        return False
    steps = [GAME.text(action).split() for action in t.decision(side).actions]
    return any(reaches(t, side, block, step[2], to) for step in steps if step[:2] == ["march", block])


def wrong_hints(s: CaesarState, side: int, asked: str, answer: str, given: Counter[str]) -> list[str]:
    """The hints of an answer that do not work."""
    verb, *words = asked.split()
    legal = [VERBS.text(action) for action in s.decision(side).actions]
    wrong: list[str] = []
    found = re.search(r"begins? with ([^.:]+)\.", answer) if verb == "march" else None
    if found:
        given["begin"] += 1
        wrong += [
            f"begin with {name}"
            for name in re.split(", | or ", found[1])
            if not reaches(s, side, words[0], PLACE[name], words[1])
        ]
    turned = re.search("other way round: (.+)\\.", answer)
    hints = [turned[1]] if turned else []
    block = words[0] if words else ""
    #: What the answer says, and the beginning of an action that has to be legal then.
    says = {
        "'raise' would": f"raise {block}",
        "or stop first": "stop",
        "say 'stop'": "stop",
        "say 'end'": "end",
        "'pass' and perish": f"pass {block}",
        "say 'sea-retreat'": f"sea-retreat {block} ",
        "levy it in": f"levy {block} ",
        "or sail on": "march ",
    }
    hints += [start for said, start in says.items() if said in answer]
    for hint in hints:
        given[hint.split()[0]] += 1
        if not any(action.startswith(hint) for action in legal):
            wrong.append(hint)
    return wrong


def test_every_hint_works() -> None:
    given: Counter[str] = Counter()
    for seed in (3, 4):
        for s, rng in positions(seed):
            for side in s.deciders():
                for verbs in ("march", "march swap levy raise", ALL_VERBS) * 5:
                    asked = VERBS.text(plausible(s, side, rng, verbs))
                    answer = reason_text(GAME, s, side, asked)
                    assert not wrong_hints(s, side, asked, answer, given), (asked, answer)
    assert given["begin"] > 40, given
    assert {"raise", "stop", "levy", "swap"} <= set(given), given
