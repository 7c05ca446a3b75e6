"""Supply, reach, risks on the way and siege rolls, as a player is told them on request."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import isclose
from random import Random
from typing import Any

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, Event, RubiconError
from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.game import GAME
from rubicon.games.rome_vs_gaul.inspection import is_supplied
from rubicon.games.rome_vs_gaul.rules.armies import movement
from rubicon.games.rome_vs_gaul.rules.pack import CUS, GAUL, ROME, SIDES, SPACE_COUNT
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState
from rubicon.games.rome_vs_gaul.rules.verbs import PASS, STEP
from tests.support.rome_vs_gaul.board import PACK, Board, board

SIX = "legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii"


def ask(position: Board, question: str, viewer: int = ROME) -> dict[str, Any]:
    return GAME.inspect(position.state.view(viewer), question)


def reached(facts: dict[str, Any]) -> dict[str, int]:
    return {way["space"]: way["cost"] for way in facts["spaces"]}


# ------------------------------------------------------------------ supply


def test_a_stack_in_supply_has_a_path_to_its_source() -> None:
    """15.2.1: Vienne is a Roman City; vacant spaces let the path pass."""
    found = ask(board("rome matisco: legio-x"), "supply rome matisco")
    assert found["supplied"]
    assert found["paths"] == [["matisco", "vienne"]]
    assert found["cuts"] == []


def test_the_path_that_is_cut_names_what_cuts_it() -> None:
    """15.3.1: every neighbour of Geidumni is closed by units, a marker or Devastation."""
    near = PACK.near_bits[PACK.space_index["geidumni"]]
    held, burnt, *marked = (PACK.spaces[space] for space in members(near & PACK.town_spaces))
    text = f"rome geidumni: caesar, legio-x\ngaul {held}: treveri\ntown treveri: orolaunum"
    text += f"\ndevastated: {burnt}\ngallic im: {', '.join(marked)}"
    found = ask(board(text), "supply rome geidumni")
    assert not found["supplied"]
    assert found["paths"]
    assert found["paths"][0][0] == "geidumni"
    reasons = {held: "units", burnt: "devastation", **dict.fromkeys(marked, "marker")}
    assert found["cuts"]
    for cut in found["cuts"]:
        if cut["space"] in reasons:
            assert cut["by"] == reasons[cut["space"]]
    assert any(cut["space"] in reasons for cut in found["cuts"])


def test_those_inside_are_fed_by_their_walls() -> None:
    text = f"rome cenabum: caesar, {SIX}\ngaul cenabum: carnutes town\ninside: carnutes"
    found = ask(board(text), "supply gaul cenabum")
    assert found["supplied"]
    assert found["walls"]


def test_every_answer_on_supply_agrees_with_the_rules() -> None:
    """In positions of random games: a stack is in supply if and only if some path is not cut."""
    seen = {True: 0, False: 0}
    for state in positions(range(4), every=9):
        view = state.view(SPECTATOR)
        for stack in GAME.inspect(view, "supply")["stacks"]:
            side, space = SIDES.index(stack["side"]), PACK.space_index[stack["space"]]
            assert stack["supplied"] == is_supplied(state, side, space)
            found = GAME.inspect(view, f"supply {stack['side']} {stack['space']}")
            assert found["supplied"] == stack["supplied"]
            if not found["walls"] and not found["starving"]:
                assert found["supplied"] == (bool(found["paths"]) and not found["cuts"]), found
            for path in found["paths"]:
                for a, b in pairwise(path):
                    assert PACK.near_bits[PACK.space_index[a]] >> PACK.space_index[b] & 1
            seen[stack["supplied"]] += 1
    assert seen[True] > 50
    assert seen[False] > 0


# ------------------------------------------------------------------ reach


def test_reach_counts_paths_and_the_command_rating() -> None:
    """9.3: Caesar goes five spaces with six Legions and two with ten; rough paths cost one more."""
    six = ask(board(f"rome noviodunum-h: caesar, {SIX}"), "reach caesar")
    assert set(six["with"]) == set(SIX.split(", "))
    assert six["left"] == 5
    cost = reached(six)
    assert cost["autessiodurum"] == 1
    assert max(cost.values()) == 5
    ten = ask(
        board(f"rome noviodunum-h: caesar, {SIX}, legio-xiii, legio-xiv, legio-v, legio-vi"), "reach caesar"
    )
    assert reached(ten)["autessiodurum"] == 2
    alone = ask(board("rome noviodunum-h: caesar"), "reach caesar")
    assert alone["left"] == 7


def test_reach_follows_the_plan_and_agrees_with_the_steps_that_are_offered() -> None:
    position = board(f"rome noviodunum-h: caesar, {SIX}\ngaul cenabum: carnutes town")
    position.activate("caesar").do("take-all", "step autessiodurum")
    found = ask(position, "reach")
    assert found["space"] == "autessiodurum"
    assert found["left"] == 4
    near = {name for name, cost in reached(found).items() if cost == 1}
    assert near == set(position.offered("step"))
    ways = {way["space"]: way for way in found["spaces"]}
    assert ways["cenabum"]["attack"]


def test_in_random_games_the_first_steps_are_those_that_the_rules_offer() -> None:
    count = 0
    for state in positions(range(1, 3), every=1):
        if state.phase.name != "move" or state.inside >> state.marcher & 1:
            continue
        side = state.mover
        found = GAME.inspect(state.view(side), "reach")
        p = movement.project(state, side)
        offered = {
            PACK.spaces[step - STEP]: movement.cost(state, side, p, step - STEP)
            for step in movement.next_steps(state, side, p)
            if STEP <= step < STEP + SPACE_COUNT
        }
        first = {way["steps"][0]["space"]: way["steps"][0]["cost"] for way in found["spaces"]}
        assert first.items() <= offered.items()
        assert offered.keys() <= reached(found).keys()
        count += 1
    assert count > 20


# ------------------------------------------------------------------ risks


def test_the_chance_of_an_interception_is_that_of_two_dice() -> None:
    """12.1.2, 12.3: the Carnutes need 9 with their rating; the space is friendly to nobody."""
    position = board(f"rome autessiodurum: caesar, {SIX}\ngaul cenabum: carnutes town")
    position.activate("caesar").do("take-all", "step vellaunodunum")
    route = ask(position, "route")
    (step,) = route["steps"]
    (attempt,) = step["interceptions"]
    assert attempt["from"] == "cenabum"
    rating = position.state.rating_of(PACK.piece_index["carnutes"])
    ways = sum(a + b + rating >= 9 for a in range(1, 7) for b in range(1, 7))
    assert isclose(attempt["chance"], ways / 36)
    assert isclose(step["risk"], ways / 36)
    assert isclose(route["risk"], ways / 36)


def test_a_garrison_that_will_be_free_is_a_risk_from_the_second_step_on() -> None:
    """12.1.5B, 14.4.1."""
    position = board("rome cenabum: legio-x\ngaul cenabum: carnutes town\ninside: carnutes")
    position.activate("legio-x").do("step lutetia", "step autricum")
    lutetia, autricum = ask(position, "route")["steps"]
    assert not lutetia["interceptions"]
    assert [each["from"] for each in autricum["interceptions"]] == ["cenabum"]
    # Where a part stays, the siege goes on.
    position = board(
        "rome cenabum: caesar, legio-x, legio-vii\ngaul cenabum: carnutes town\ninside: carnutes"
    )
    position.activate("caesar").do("take legio-x", "step lutetia", "step autricum")
    assert not any(step["interceptions"] for step in ask(position, "route")["steps"])


def test_storms_and_the_britanni_are_risks_of_a_crossing() -> None:
    """17.1.2 and 17.1.4."""
    port = next(
        PACK.spaces[at] for at in range(SPACE_COUNT) if PACK.channel[PACK.space_index["cantium"]] >> at & 1
    )
    position = board(f"rome {port}: caesar, legio-x, legio-vii\ngallic im: cantium")
    position.activate("caesar").do("take-all", "step cantium")
    (step,) = ask(position, "route")["steps"]
    assert isclose(step["storm"], 1 / 6)
    assert isclose(step["independents"], 33 / 36)
    assert isclose(step["risk"], 1 - 5 / 6 * 3 / 36)


def test_the_windows_that_open_on_the_way_were_foretold() -> None:
    """In random games: whoever is asked to intercept was named as a risk, and nobody else."""
    asked = 0
    for state in positions(range(1, 3), every=1):
        if state.phase.name != "move" or state.plan:
            continue
        side = state.mover
        for action in state.decision(side).actions:
            if not STEP <= action < STEP + SPACE_COUNT:
                continue
            after = state.clone()
            after.apply(side, action, FastDice(7))
            (step,) = GAME.inspect(after.view(side), "route")["steps"]
            after.apply(side, GAME.parse("march"), FastDice(7))
            foretold = {f"intercept {each['from']}" for each in step["interceptions"]}
            if after.phase.name == "intercept":
                offered = {GAME.text(each) for each in after.decision(after.mover).actions}
                assert offered - {"pass"} == foretold
                asked += 1
            elif not step["storm"]:
                assert not foretold
    assert asked > 3


# ------------------------------------------------------------------ sieges


def test_a_siege_roll_is_told_before_it_is_made() -> None:
    """14.3.2: 12 to 6 is 2-1, and Caesar adds 1."""
    text = f"rome cenabum: caesar, {SIX}\ngaul cenabum: carnutes town\ninside: carnutes"
    found = ask(board(text), "siege cenabum caesar")
    assert (found["attack"], found["defence"], found["column"], found["modifier"]) == (12, 6, "2-1", 1)
    assert 0 < found["capture"] + found["surrender"] < 1
    assert found["needed"] == 3


def test_a_siege_that_is_only_planned_counts_those_who_would_arrive() -> None:
    position = board(f"rome agedincum: caesar, {SIX}\ngaul agedincum: senones town\ninside: senones")
    position.activate("caesar").do("take-all")
    assert ask(position, "siege agedincum")["attack"] == 12
    with pytest.raises(RubiconError, match="Nobody could besiege"):
        ask(position, "siege lutetia")


def test_a_siege_roll_is_told_until_the_army_goes_on() -> None:
    """Before it is in the plan and after; what was told stays true."""
    position = board(f"rome cenabum: caesar, {SIX}\ngaul cenabum: carnutes town\ninside: carnutes")
    position.activate("caesar").do("take-all")
    offered = ask(position, "reach")["siege"]
    assert offered["column"] == "2-1"
    position.do("siege")
    assert ask(position, "reach")["siege"] == offered
    position.do("step lutetia")
    assert ask(position, "reach")["siege"] is None


# ------------------------------------------------------------------ secrets and mistakes


def test_chances_of_reactions_are_those_of_the_rolls_that_follow() -> None:
    """12.1.2, 12.2.2, 12.3: in random games, what was told is what is added to the dice, and how it ends."""
    seen: Counter[str] = Counter()
    for seed in range(150):
        rng, dice = Random(seed), FastDice(seed)
        state = GAME.new({}, dice)
        for _ in range(250):
            if state.outcome() is not None:
                break
            side = state.deciders()[0]
            actions = state.decision(side).actions
            kind = state.decision(side).kind
            told: dict[str, Any] | None = None
            if kind in ("intercept", "defenders", "lone-leaders", "back-up"):
                view = state.view(SPECTATOR)
                told = GAME.inspect(view, "reaction")
            state.log = []
            action = rng.choice(actions)
            state.apply(side, action, dice)
            if told is None:
                continue
            if kind == "intercept":
                named = {GAME.text(each).split()[1] for each in actions if each != PASS}
                assert named <= {roll["space"] for roll in told["rolls"]}
            for event in state.log:
                seen[_check_roll(event, told)] += 1
    assert seen["intercepts"] >= 5
    assert seen["avoids"] >= 5
    assert seen["backs-up"] >= 2


def _check_roll(event: Event, told: dict[str, Any]) -> str:
    """Compare a roll with what was told about it. Returns the word of the event; empty if it is none, or
    a Surprise card was played for it."""
    word, *facts = event
    if word == "intercepts" and told["what"] == "intercept":
        _, origin, _, one, two, total, success = facts
        roll = next(each for each in told["rolls"] if each["space"] == PACK.spaces[origin])
    elif word == "backs-up" and told["what"] == "back-up":
        _, _, _, one, two, total, success = facts
        (roll,) = told["rolls"]
    elif word == "avoids" and told["what"] == "avoid":
        _, _, one, two, _, success = facts
        roll = max(told["rolls"], key=lambda each: each["chance"])
        total = one + two + roll["modifier"]
    else:
        return ""
    assert total == one + two + roll["modifier"]
    assert success == (total >= told["target"])
    need = told["target"] - roll["modifier"]
    faces = range(1, 7)
    assert isclose(roll["chance"], sum(a + b >= need for a in faces for b in faces) / 36)
    return str(word)


def test_camps_are_told_with_the_legions_that_may_safely_winter_there() -> None:
    """16.2.4: two in a neutral space, four with a Roman marker, all in a Roman City, none with a Gallic
    marker."""
    text = "rome matisco: legio-x\nrome alesia: legio-vii, legio-viii"
    text += "\nrome vienne: legio-ix\nrome dibio: legio-xi"
    found = ask(board(f"{text}\nroman im: alesia\ngallic im: dibio"), "camps")["camps"]
    told = {camp["space"]: (camp["legions"], camp["level"]) for camp in found}
    roman = PACK.forage_roman
    assert told == {
        "matisco": (1, PACK.forage_neutral),
        "alesia": (2, roman),
        "vienne": (1, 10),
        "dibio": (1, 0),
    }


def test_answers_depend_only_on_what_the_viewer_sees() -> None:
    """Another hand, another deck and another plan of the enemy change no byte of an answer."""
    compared = 0
    for state in positions(range(2), every=13):
        for viewer in (ROME, GAUL, SPECTATOR):
            view = state.view(viewer)
            other = GAME.sample(view, Random(5))
            assert other.view(viewer) == view
            questions = ["supply", "route"]
            if state.marcher >= 0:
                questions.append("reach")
            questions += [
                f"supply {SIDES[side]} {PACK.spaces[space]}"
                for side in (ROME, GAUL)
                for space in members(state.spaces_with(CUS[side]))
            ]
            for question in questions:
                assert GAME.inspect(view, question) == GAME.inspect(other.view(viewer), question)
                compared += 1
    assert compared > 100


def test_the_plan_of_the_other_side_is_not_told() -> None:
    position = board(f"rome noviodunum-h: caesar, {SIX}")
    position.activate("caesar").do("take-all", "step autessiodurum")
    assert len(ask(position, "route", ROME)["steps"]) == 1
    assert ask(position, "route", GAUL)["steps"] == []
    assert ask(position, "reach", GAUL)["space"] == "noviodunum-h"


@pytest.mark.parametrize(
    "question",
    ["", "weather", "supply mars cenabum", "reach nobody", "siege", "route on", "reaction", "camps here"],
)
def test_a_question_that_makes_no_sense_is_refused(question: str) -> None:
    with pytest.raises(RubiconError):
        ask(board("rome matisco: legio-x"), question)


def positions(seeds: range, every: int) -> list[GaulState]:
    """Positions of random games, up to the end of the second turn."""
    found: list[GaulState] = []
    for seed in seeds:
        rng = Random(seed)
        dice = FastDice(seed)
        state = GAME.new({}, dice)
        for step in range(600):
            if state.outcome() is not None or state.turn > 2:
                break
            side = state.deciders()[0]
            state.apply(side, rng.choice(state.decision(side).actions), dice)
            if step % every == 0:
                found.append(state.clone())
    return found
