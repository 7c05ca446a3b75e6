"""13.0: battles."""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules.armies import battle, retreats
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, ROME
from tests.support.rome_vs_gaul.board import PACK, Board, board

#: The long example of the rulebook: Caesar with six Legions against eleven.
EXAMPLE = """
    rome durocortorum: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii
    gaul noviodunum-s: aulerci, suessiones
    town aulerci: mediolanum-a
    town suessiones: vermandis
    gallic im: augustomagus
    """


def attacked(text: str, leader: str, goal: str, rolls: str, *answers: str) -> Board:
    """A Leader takes all along and attacks; the defenders stand."""
    b = board(text)
    b.march(leader, "take-all", goal)
    return b.do(*answers, rolls=rolls)


@pytest.mark.rule("13.4.1", "13.5.1", "13.5.2", "13.5.3", "13.5.4")
def test_the_battle_of_the_rulebook() -> None:
    b = attacked(EXAMPLE, "caesar", "noviodunum-s", "1 4 5 6", "pass")
    assert b.state.strengths == [12, 11]
    assert [PACK.battle_names[at] for at in b.state.battle_columns] == ["11-12", "11-12"]
    assert (b.side, b.kind) == ("rome", "reroll")
    assert battle.total(b.state, 0) == 7
    b.do("reroll enemy-2", rolls="2")
    assert b.side == "gaul"
    b.do("reroll own-2", rolls="4")
    assert b.side == "rome"
    b.do("reroll enemy-1", rolls="6")
    assert b.side == "rome"  # Gaul has no reroll left
    b.do("reroll enemy-1", rolls="5")
    assert battle.total(b.state, 1) == 9
    assert b.kind == "elite-reroll"
    b.do("reroll enemy-1", rolls="2")
    assert b.happened("battle-result")[0][3:] == (8, 7, 2, 2)  # 2** against 2*
    assert b.kind == "losses"
    assert b.side == "rome"
    b.do("lose legio-vii", "lose legio-viii")
    assert b.side == "gaul"
    b.do("lose aulerci", "lose suessiones")
    assert b.kind == "retreat"
    assert "durocortorum" not in b.offered("retreat-all")
    b.do("retreat-all vermandis")
    assert b.at("vermandis") == {"-aulerci", "-suessiones"}
    assert b.at("noviodunum-s") == {
        "caesar",
        "legio-x",
        "-legio-vii",
        "-legio-viii",
        "legio-ix",
        "legio-xi",
        "legio-xii",
    }


@pytest.mark.rule("13.2.1", "13.2.2", "13.2.3")
def test_local_support_and_the_provincia_bonus() -> None:
    b = board("rome genava: legio-x, legio-vii\nroman im: genava, cularo")
    space = PACK.space_index["genava"]
    legions = b.state.here[space]
    assert battle.battle_strength(b.state, ROME, legions, space) == 8  # 4 + 2 + 2
    b.state.roman_im = 0
    assert battle.battle_strength(b.state, ROME, legions, space) == 6
    b = board("rome ad-sigam: legio-x\nroman im: bacenis, ad-sigam")
    assert battle.support(b.state, ROME, PACK.space_index["ad-sigam"]) == 0


@pytest.mark.rule("13.2.2")
def test_gaul_may_have_local_support_in_provincia_and_rome_in_gaul() -> None:
    b = board("gallic im: tolosa, albiga, condatomagus\nroman im: lutetia, iatinum")
    assert battle.support(b.state, GAUL, PACK.space_index["carcaso"]) == 2
    assert battle.support(b.state, ROME, PACK.space_index["melodunum"]) == 2


SUBMISSION = """
    rome lutetia: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii
    gaul cenabum: parisii, mercenary-1
    town parisii: iatinum
    """


@pytest.mark.rule("13.3.1", "13.3.2")
def test_gauls_submit_at_three_to_one_and_the_army_moves_on() -> None:
    text = SUBMISSION.replace(", mercenary-1", "")
    b = board(text).march("caesar", "take-all", "cenabum")
    b.do("pass")  # the Parisii stand
    assert b.where("parisii") == "submitted"
    assert "-parisii" in b.at("submitted")
    assert not b.state.towns
    assert b.kind == "move"  # 1 of 5 MPs is spent
    assert "turones" in b.offered("step")


@pytest.mark.rule("13.3.1")
def test_under_three_to_one_there_is_a_battle() -> None:
    b = board(SUBMISSION).march("caesar", "take-all", "cenabum")
    b.do("pass", rolls="1 1 1 1")
    assert b.state.strengths == [12, 6]
    assert b.kind == "reroll"


@pytest.mark.rule("13.3.2")
def test_a_reduced_tribe_that_submits_is_eliminated_and_hired_units_go_home() -> None:
    b = board(
        """
        rome lutetia: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii, legio-xiii
        rome lutetia: legio-xiv
        gaul cenabum: parisii reduced, mercenary-1
        town parisii: iatinum
        """
    )
    b.march("caesar", "take-all", "cenabum").do("pass")
    assert b.where("parisii") == "eliminated"
    assert b.where("mercenary-1") == "holding"


@pytest.mark.rule("13.3.1")
def test_nobody_submits_when_gaul_attacks() -> None:
    b = board(
        """
        gaul autricum: carnutes, aulerci, bituriges
        town carnutes: turones
        town aulerci: mediolanum-a
        town bituriges: avaricum
        rome cenabum: legio-x reduced
        """
    )
    b.march("carnutes", "take-all", "cenabum").do("pass", rolls="6 6 1 1")
    assert b.kind == "reroll"


@pytest.mark.rule("13.4.2", "13.7.1")
def test_a_draw_sends_the_attacker_back() -> None:
    b = attacked(EXAMPLE, "caesar", "noviodunum-s", "3 3 3 3", "pass")
    b.do("pass", "pass", "pass", "pass", "pass")
    assert b.kind == "losses"
    b.do("lose legio-vii", "lose legio-viii", "lose aulerci", "lose suessiones")
    assert b.where("caesar") == "durocortorum"
    assert b.state.phase.name == "over"


@pytest.mark.rule("13.5.2")
def test_a_pass_counts_as_a_reroll() -> None:
    b = attacked(EXAMPLE, "caesar", "noviodunum-s", "3 3 3 3", "pass")
    assert b.state.rerolls == [3, 1]
    b.do("pass")
    assert b.state.rerolls == [2, 1]
    b.do("pass")
    assert b.state.rerolls == [2, 0]
    assert b.side == "rome"


@pytest.mark.rule("13.5.3")
def test_an_elite_unit_pays_for_a_one_or_a_six_whoever_rolled_it() -> None:
    b = attacked(EXAMPLE, "caesar", "noviodunum-s", "3 3 3 3", "pass")
    b.do("pass", "pass", "pass", "pass")
    assert b.kind == "elite-reroll"
    b.do("reroll own-1", rolls="1")  # counts as a 3, and is a 1
    assert b.at("noviodunum-s") >= {"-legio-x"}
    assert b.state.hits == 2  # on top of the hits


@pytest.mark.rule("13.6.1")
def test_hits_that_the_loser_cannot_absorb_spare_the_victor() -> None:
    text = """
        rome durocortorum: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii, legio-xiii
        gaul noviodunum-s: suessiones
        town suessiones: vermandis
        gallic im: augustomagus
        """
    b = attacked(text, "caesar", "noviodunum-s", "6 6 6 6", "pass")
    b.do(*["pass"] * 5)
    result = b.happened("battle-result")[0]
    attack, defence = result[3] // 3, result[4] // 3
    assert attack > defence
    assert result[5] == defence - (attack - 2) // 2


@pytest.mark.rule("13.6.3")
def test_hired_units_are_lost_only_after_all_tribes_are_reduced() -> None:
    b = board(
        """
        rome lutetia: caesar, legio-x, legio-vii, legio-viii
        gaul cenabum: carnutes town, mercenary-1, vercingetorix
        """
    )
    b.march("caesar", "take-all", "cenabum").do("pass", rolls="5 5 1 1")
    b.do(*["pass"] * 5)
    assert b.kind == "losses"
    assert b.offered("lose") == ["carnutes", "vercingetorix"]
    b.do("lose carnutes")
    assert b.offered("lose") == ["carnutes", "mercenary-1", "vercingetorix"]


@pytest.mark.rule("13.6.4", "9.6")
def test_caesar_is_displaced_when_all_his_units_die() -> None:
    b = board(
        """
        gaul autricum: carnutes, aulerci, bituriges, parisii
        town carnutes: turones
        town aulerci: mediolanum-a
        town bituriges: avaricum
        town parisii: iatinum
        rome cenabum: caesar, legio-x reduced
        rome alesia: legio-vii
        roman im: alesia, dibio, matisco, cabillonum
        """
    )
    b.march("carnutes", "take-all", "cenabum").do("pass", rolls="6 6 1 1")
    b.do("pass", "pass", "pass", "pass")
    assert (b.side, b.kind) == ("rome", "displacement")
    b.do("remove alesia", "remove dibio", "remove matisco")
    assert set(b.offered("army")) == {"alesia", "vienne", "narbo", "massilia"}
    b.do("army alesia")
    assert b.where("caesar") == "alesia"


@pytest.mark.rule("13.7.2")
def test_a_retreat_into_a_hostile_space_costs_a_step() -> None:
    b = board(
        """
        gaul lutetia: parisii, carnutes
        town parisii: iatinum
        town carnutes: turones
        rome cenabum: legio-x, legio-vii, legio-viii, legio-ix
        gallic im: autricum, vellaunodunum, noviodunum-b
        """
    )
    b.march("parisii", "take carnutes", "cenabum", rolls="6 6 1 1")
    while b.kind in ("reroll", "elite-reroll"):
        b.do("pass")
    while b.kind == "losses":
        b.do(b.choices[0])
    assert b.kind == "retreat"
    assert set(b.offered("retreat-all")) == {"autricum", "vellaunodunum", "noviodunum-b", "turones"}
    before = b.state.steps_of(b.state.chosen)
    b.do("retreat-all autricum")
    assert b.kind == "losses"
    b.do(b.choices[0])
    assert b.state.steps_of(b.state.here[PACK.space_index["autricum"]]) == before - 1


@pytest.mark.rule("13.7.1", "13.7.2")
def test_a_retreat_among_enemies_costs_their_steps_and_pushes_the_rest_out() -> None:
    b = board(
        """
        gaul noviodunum-b: bituriges reduced
        town bituriges: avaricum
        gaul vellaunodunum: senones reduced
        town senones: agedincum
        gaul turones: carnutes town
        gaul lutetia: parisii
        town parisii: iatinum
        gaul autricum: aulerci, vercingetorix, arverni
        town aulerci: mediolanum-a
        town arverni: gergovia
        rome cenabum: labienus, legio-x, legio-vii, legio-viii, legio-ix
        """
    )
    b.march("vercingetorix", "take-all", "cenabum", rolls="5 5 1 1")  # nowhere to avoid to
    while b.kind in ("reroll", "elite-reroll"):
        b.do("pass")
    while b.kind == "losses":
        b.do(b.choices[-1])
    assert b.kind == "retreat"
    # Every space next to Cenabum but Autricum, from where the Gauls came, holds Gauls.
    assert set(b.offered("retreat-all")) == {"lutetia", "vellaunodunum", "turones", "noviodunum-b"}
    b.do("retreat-all vellaunodunum")
    assert (b.side, b.kind) == ("rome", "losses")
    b.do(b.choices[-1])
    assert (b.side, b.kind) == ("gaul", "retreat")  # the Senones must leave
    assert "cenabum" in b.offered("retreat-all")  # they may join the victors
    b.do("retreat-all cenabum")
    assert b.where("senones") == "cenabum"
    assert b.where("labienus") == "vellaunodunum"


@pytest.mark.rule("13.7.3")
def test_the_defender_may_retreat_inside_the_walls() -> None:
    b = board(
        """
        rome lutetia: caesar, legio-x, legio-vii, legio-viii
        gaul cenabum: carnutes town, parisii
        town parisii: iatinum
        """
    )
    b.march("caesar", "take-all", "cenabum").do("pass", rolls="4 4 1 1")
    b.do(*["pass"] * 5)
    b.do("lose carnutes", "lose parisii")
    b.do("retreat-inside carnutes", "retreat-all turones")
    assert b.state.inside == 1 << PACK.piece_index["carnutes"]
    assert b.where("parisii") == "turones"


@pytest.mark.rule("13.8")
def test_an_army_goes_on_after_a_victory_at_twice_the_strength() -> None:
    b = board(SUBMISSION).march("caesar", "take-all", "cenabum")
    b.do("pass", rolls="6 6 1 1")
    b.do(*["pass"] * 5)
    while b.kind in ("losses", "retreat"):
        b.do(b.choices[0])
    assert b.kind == "move"
    assert b.state.spent == 1


@pytest.mark.rule("7.5.4")
def test_the_surprise_window_of_a_battle_gives_rerolls_before_the_elite_reroll() -> None:
    b = board(f"{EXAMPLE}\nrome hand: 20\ngaul hand: 34")
    b.march("caesar", "take-all", "noviodunum-s").do("pass", rolls="3 3 3 3")
    while b.kind == "reroll":
        b.do("pass")
    assert (b.side, b.kind) == ("rome", "battle-surprise")
    b.do("surprise 20", draws="1")
    assert b.side == "gaul"
    b.do("surprise 34", draws="2")  # no other such card is left: nobody is asked again
    assert b.state.rerolls == [1, 2]
    assert (b.side, b.kind) == ("rome", "reroll")
    b.do("reroll own-1", rolls="6")
    b.do("pass", "pass")
    assert b.kind == "elite-reroll"


@pytest.mark.rule("7.5.4")
def test_the_tenth_legion_helps_no_battle_without_legions() -> None:
    b = board(
        """
        rome lutetia: caesar, german-cavalry
        gaul cenabum: mercenary-1
        rome hand: 20
        gaul hand: 5
        """
    )
    b.march("caesar", "take german-cavalry", "cenabum", rolls="3 3 3 3")
    while b.kind == "reroll":
        b.do("pass")
    assert b.kind == "battle-surprise"  # Gaul may hold Ambush in the Defile
    assert b.side == "gaul"


@pytest.mark.rule("13.4.1")
def test_a_winner_without_a_surviving_unit_drives_nobody_out() -> None:
    b = board(
        """
        rome lutetia: legio-x reduced
        gaul cenabum: carnutes, parisii, bituriges
        town carnutes: turones
        town parisii: iatinum
        town bituriges: avaricum
        """
    )
    b.march("legio-x", "cenabum").do("pass", rolls="6 6 1 1")
    while b.kind in ("reroll", "losses"):
        b.do(b.choices[0])
    attack, defence = b.happened("battle-result")[0][3:5]
    assert attack > defence
    assert b.where("legio-x") == "eliminated"
    assert b.where("bituriges") == b.where("parisii") == "cenabum"
    assert b.kind == "over"


@pytest.mark.rule("13.7.1")
def test_a_pushed_stack_that_is_pushed_again_is_eliminated() -> None:
    b = board("rome lutetia: legio-x\ngaul cenabum: carnutes town")
    s = b.state
    s.pushed = 1 << PACK.piece_index["legio-x"]
    s.put(PACK.piece_index["carnutes"], PACK.space_index["lutetia"])
    retreats.RETREATING._push(s, GAUL, PACK.space_index["lutetia"], b.dice())
    assert b.where("legio-x") == "eliminated"


@pytest.mark.rule("13.7.1", "9.6")
def test_leaders_retreat_where_units_go_and_a_surrounded_army_is_lost() -> None:
    b = board("rome trinovantes: labienus, legio-x")
    s = b.state
    s.battle_space = PACK.space_index["trinovantes"]
    s.defenders = s.here[s.battle_space]
    s.attacker = GAUL
    s.origins = [PACK.space_index["cantium"], 0]
    assert retreats.goals(s, ROME, s.battle_space, 1 << s.origins[0]) == 0
    retreats.begin_defenders(s, b.dice())
    assert b.where("legio-x") == "eliminated"
    assert b.where("labienus") == "pool"


@pytest.mark.rule("13.7.2", "17.1.2")
def test_a_retreat_over_the_channel_costs_a_step() -> None:
    b = board("rome cantium: legio-x\nroman im: portus-itius")
    places = PACK.space_index
    assert retreats.penalty(b.state, ROME, places["cantium"], places["portus-itius"]) == 1
    b = board("rome cantium: legio-x\ngaul portus-itius: atrebates town")
    assert retreats.penalty(b.state, ROME, places["cantium"], places["portus-itius"]) == 4  # 2 + 1 + 1
