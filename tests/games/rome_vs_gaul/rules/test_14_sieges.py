"""14.0: sieges and subjugation; 11.2.4: Town and Tribe are linked."""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules.armies import sieges
from rubicon.games.rome_vs_gaul.rules.pack import CAESAR, GAUL, ROME
from tests.support.rome_vs_gaul.board import PACK, board

CENABUM = PACK.space_index["cenabum"]
SIEGE = """
    rome cenabum: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii
    gaul cenabum: carnutes town
    inside: carnutes
    """


@pytest.mark.rule("14.3.2")
def test_odds_are_rounded_down_to_a_column() -> None:
    s = board("").state
    names = [PACK.siege_names[sieges.column(s, *odds)] for odds in ((12, 10), (10, 6), (5, 6), (12, 6))]
    assert names == ["1-1", "1.5-1", "1-2", "2-1"]
    assert sieges.column(s, 2, 5) == -1


@pytest.mark.rule("14.3.1", "14.3.5")
def test_the_first_siege_of_the_example() -> None:
    b = board(SIEGE).march("caesar", "siege", rolls="2 4")  # 12 to 6, +1 for Caesar: row 7, 1/2
    assert b.kind == "losses"
    b.do("lose legio-xii")
    assert b.state.siege_points_at(CENABUM) == 2
    assert (b.kind, b.state.spent) == ("move", 3)
    b.do("march")
    assert b.state.used.bit_count() == 7  # 14.3.2: who counted is used up


@pytest.mark.rule("14.3.3", "14.4.3", "11.2.4")
def test_a_surrender_submits_the_tribe_and_the_army_goes_on() -> None:
    b = board(SIEGE.replace("legio-xii", "legio-xii reduced")).activate("caesar").do("take-all", "siege")
    b.do("step lutetia", "march", rolls="5 5")  # 11 to 6 = 1.5-1, 11: S
    assert b.where("carnutes") == "submitted"
    assert not b.state.towns
    assert b.spaces(b.state.roman_im) == set()
    assert b.where("caesar") == "cenabum"
    b.do("march")  # as planned
    assert b.where("legio-x") == "lutetia"


@pytest.mark.rule("14.3.3")
def test_an_empty_town_submits_to_six() -> None:
    text = """
        rome cenabum: labienus, legio-x, legio-vii, legio-viii
        gaul turones: carnutes
        town carnutes: cenabum
        """
    b = board(text).march("labienus", "siege")
    assert b.where("carnutes") == "submitted"  # 11.2.4: wherever it is
    assert b.state.reduced >> PACK.piece_index["carnutes"] & 1


@pytest.mark.rule("14.4.2", "11.2.4")
def test_three_points_capture_the_town_and_eliminate_all_inside_and_its_tribe() -> None:
    text = """
        rome cenabum: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii
        gaul turones: carnutes
        town carnutes: cenabum
        gaul cenabum: parisii, mercenary-1
        town parisii: iatinum
        inside: parisii, mercenary-1
        points cenabum 2
        """
    b = board(text).march("caesar", "siege", rolls="4 4")
    while b.kind == "losses":
        b.do(b.choices[0])
    assert b.where("carnutes") == b.where("parisii") == "eliminated"
    assert b.where("mercenary-1") == "holding"
    assert not b.state.towns


@pytest.mark.rule("14.3.4")
def test_a_place_is_rolled_for_once_a_card() -> None:
    b = board(f"{SIEGE}\nrome cenabum: labienus").march("labienus", "siege", rolls="2 2")
    while b.kind == "losses":
        b.do(b.choices[0])
    b.do("march")
    b.activate("caesar")
    assert "siege" not in b.choices


@pytest.mark.rule("14.3.2", "7.7.1")
def test_units_counted_in_a_siege_go_on_only_with_its_leader() -> None:
    b = board(f"{SIEGE}\nrome cenabum: labienus").activate("labienus")
    b.do("siege", "march", rolls="2 2")
    while b.kind == "losses":
        b.do(b.choices[0])
    assert (b.kind, b.state.spent) == ("move", 3)
    assert "legio-vii" in b.offered("take")
    b.do("march")
    b.activate("caesar")
    assert not b.offered("take")


@pytest.mark.rule("14.3.5")
def test_caesars_modifier_counts_only_for_caesars_activation() -> None:
    s = board(SIEGE).state
    assert sieges.modifier(s, ROME, CENABUM, CAESAR) == 1
    assert sieges.modifier(s, ROME, CENABUM, PACK.piece_index["labienus"]) == 0
    s.upgraded = 1 << CENABUM
    assert sieges.modifier(s, ROME, CENABUM, CAESAR) == 0


@pytest.mark.rule("11.3.4", "17.2.2", "14.3.5")
def test_the_veneti_on_their_port_are_protected_by_the_sea() -> None:
    s = board("rome darioritum: legio-x\ngaul darioritum: veneti town\ninside: veneti").state
    space = PACK.space_index["darioritum"]
    assert PACK.ports[1] >> space & 1
    assert sieges.modifier(s, ROME, space, CAESAR) == -1
    s.supremacy = [-1, ROME]
    assert sieges.modifier(s, ROME, space, CAESAR) == 1


@pytest.mark.rule("14.4.1")
def test_points_vanish_when_the_last_besieger_leaves() -> None:
    b = board(f"{SIEGE}\npoints cenabum 2").march("caesar", "take-all", "lutetia", "cenabum")
    if b.kind == "intercept":
        b.do("pass")
    assert b.state.siege_points_at(CENABUM) == 0


@pytest.mark.rule("14.3.1")
def test_a_siege_stands_while_some_besiegers_stay() -> None:
    text = SIEGE.replace("legio-xii", "legio-xii reduced") + "\npoints cenabum 2"
    b = board(text).march("caesar", "take legio-xii", "lutetia", "drop legio-xii", "cenabum")
    assert b.state.siege_points_at(CENABUM) == 2
    assert b.where("legio-xii") == "lutetia"


@pytest.mark.rule("14.7.1", "14.7.2", "19.3")
def test_two_points_subjugate_a_stronghold_and_open_the_pass() -> None:
    text = "rome octodurus: caesar, legio-x"
    b = board(text).march("caesar", "siege", rolls="3 3")
    assert b.state.siege_points_at(PACK.space_index["octodurus"]) <= 1
    b = board(f"{text}\npoints octodurus 1").march("caesar", "siege", rolls="5 4")
    while b.kind == "losses":
        b.do(b.choices[0])
    assert "octodurus" not in b.spaces(b.state.strongholds)
    assert b.state.pass_opened == 1


@pytest.mark.rule("14.7.2")
def test_subjugation_needs_a_strength_of_two_and_no_gauls() -> None:
    b = board("rome octodurus: labienus, legio-x reduced").activate("labienus")
    assert "siege" not in b.choices


@pytest.mark.rule("14.4.3", "14.4.2", "9.6")
def test_a_roman_city_that_falls_turns_gallic_and_its_legions_die() -> None:
    text = """
        gaul vienne: arverni, aedui, sequani, vercingetorix
        town arverni: gergovia
        town aedui: bibracte
        town sequani: vesontio
        rome vienne: labienus, legio-x reduced
        inside: labienus, legio-x
        points vienne 2
        """
    b = board(text).march("vercingetorix", "siege")  # 19 to 5: 3:1
    assert b.where("legio-x") == "eliminated"
    assert b.where("labienus") == "pool"
    assert "vienne" not in b.spaces(b.state.roman_cities)


@pytest.mark.rule("14.3.1")
def test_losses_and_points_count_together() -> None:
    text = """
        rome cenabum: legio-x reduced
        gaul turones: carnutes
        town carnutes: cenabum
        points cenabum 2
        """
    b = board(text).activate("legio-x").do("siege", "march", rolls="6 2")  # 1 to 2: the 1-2 column, 1/1
    assert b.where("legio-x") == "eliminated"
    assert b.where("carnutes") == "eliminated"


@pytest.mark.rule("14.3.2", "14.4.1")
def test_the_last_besieger_may_die_of_the_roll() -> None:
    text = """
        rome cenabum: legio-x reduced
        gaul cenabum: mercenary-1
        gaul turones: carnutes
        town carnutes: cenabum
        inside: mercenary-1
        points cenabum 1
        """
    b = board(text).activate("legio-x")
    assert "siege" not in b.choices  # 1 to 4
    b = board(text.replace("legio-x reduced", "legio-x reduced, legio-vii reduced")).activate("legio-x")
    b.do("siege", "march", rolls="1 1")
    assert not b.at("cenabum") & {"-legio-x", "-legio-vii"}
    assert b.state.siege_points_at(CENABUM) == 0
    assert not b.state.inside


@pytest.mark.rule("9.6", "14.3.2")
def test_a_leader_whose_last_besieger_dies_of_the_roll_is_displaced_and_stops() -> None:
    text = """
        rome cenabum: caesar, legio-x reduced
        gaul turones: carnutes
        town carnutes: cenabum
        rome alesia: legio-vii
        """
    b = board(text).march("caesar", "siege", rolls="1 1")
    assert b.where("legio-x") == "eliminated"
    assert b.kind == "displacement"
    b.do("army alesia")
    assert b.where("caesar") == "alesia"
    assert b.kind == "over"


@pytest.mark.rule("7.5.4", "14.3.5")
def test_stratagem_before_and_treachery_after_the_roll() -> None:
    b = board(f"{SIEGE}\nrome hand: 48, 49\ngaul hand: 1\npoints cenabum 1").march("caesar", "siege")
    assert (b.side, b.kind) == ("rome", "stratagem")
    b.do("surprise 48", draws="2", rolls="1 2")  # 3 + 1 + 2 = 6 at 2-1
    while b.kind == "losses":
        b.do(b.choices[0])
    points = b.state.siege_points_at(CENABUM)
    assert (b.side, b.kind) == ("rome", "treachery")
    b.do("surprise 49", draws="3")
    assert b.state.siege_points_at(CENABUM) == points + 1 or b.where("carnutes") == "eliminated"


RELIEF = """
    rome geidumni: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi
    gaul geidumni: nervii town, mercenary-1
    inside: nervii, mercenary-1
    gaul aduatuci: treveri
    town treveri: orolaunum
    points geidumni 2
    gallic im: camaracum, turnacum
    """


@pytest.mark.rule("14.6.1", "14.6.5", "13.5.3", "14.6.3")
def test_a_relief_army_with_a_sortie_as_in_the_example() -> None:
    b = board(RELIEF).march("treveri", "geidumni")
    assert (b.side, b.kind) == ("rome", "defenders")  # Caesar might avoid
    b.do("pass")
    assert (b.side, b.kind) == ("gaul", "relief")
    b.do("join-all", rolls="2 3 4 4")
    assert b.state.strengths == [15, 10]
    assert b.state.rerolls == [1, 3]
    b.do("reroll own-1", rolls="6").do("reroll enemy-1", rolls="6").do("reroll enemy-1", rolls="3")
    b.do("reroll own-2", rolls="5")
    assert (b.side, b.kind) == ("gaul", "elite-reroll")
    b.do("reroll own-1", rolls="1")
    assert (b.side, b.kind) == ("rome", "elite-reroll")
    b.do("pass")
    assert b.happened("battle-result")[0][5:] == (3, 2)
    assert b.side == "gaul"
    assert b.offered("lose") == ["nervii", "treveri"]  # the Nervii have paid for the 1 already
    b.do("lose treveri", "lose mercenary-1", "lose nervii")
    b.do("lose legio-ix", "lose legio-xi")
    assert b.where("nervii") == "eliminated"
    assert b.where("treveri") == "aduatuci"
    assert "geidumni" not in b.spaces(b.state.towns)
    assert b.state.points == 0


@pytest.mark.rule("14.6.2", "14.5.2")
def test_a_besieged_unit_leaves_only_by_a_sortie() -> None:
    b = board(RELIEF).activate("nervii")
    assert set(b.choices) == {"march", "take mercenary-1", "sortie"}
    b.do("take mercenary-1", "sortie", "march", rolls="1 1 6 6")
    assert b.kind == "reroll"  # nobody intercepts or avoids a Sortie
    assert b.state.sortied.bit_count() == 2


@pytest.mark.rule("14.6.2", "17.3.2")
def test_the_minor_tribe_takes_mercenaries_along_in_a_sortie_and_no_farther() -> None:
    b = board(
        """
        rome cenabum: legio-x reduced
        gaul cenabum: carnutes town, minor-tribe, mercenary-1, mercenary-2, militia
        inside: carnutes, minor-tribe, mercenary-1, mercenary-2, militia
        """
    )
    b.activate("minor-tribe")
    assert b.offered("take") == ["mercenary-1", "mercenary-2"]
    b.do("take-all", "sortie", "march", rolls="6 6 1 1")
    while b.kind in ("reroll", "elite-reroll"):
        b.do("pass")
    while b.kind in ("losses", "retreat"):
        b.do(b.choices[0])
    assert b.kind == "move"  # 7 against 2: it goes on, and they stay
    b.do(f"step {b.offered('step')[0]}", "march")
    assert {"mercenary-1", "mercenary-2"} < b.at("cenabum")
    assert "minor-tribe" not in b.at("cenabum")


@pytest.mark.rule("14.6.4")
def test_sortied_units_that_lose_go_back_inside() -> None:
    weak = RELIEF.replace(", legio-viii, legio-ix, legio-xi", "").replace(", mercenary-1", "")
    b = board(weak).activate("nervii").do("sortie", "march", rolls="1 1 4 4")
    while b.kind in ("reroll", "elite-reroll"):
        b.do("pass")
    while b.kind == "losses":
        b.do(b.choices[0])
    assert b.at("geidumni") >= {"-nervii"}
    assert b.state.inside == 1 << PACK.piece_index["nervii"]
    assert b.state.phase.name == "over"


@pytest.mark.rule("14.6.4", "11.2.4")
def test_the_companions_of_a_tribe_that_dies_in_a_sortie_lose_their_walls() -> None:
    b = board(RELIEF).activate("nervii").do("sortie", "march", rolls="1 1 3 3")
    b.do("pass", "pass", "pass", "pass", "pass")
    b.do("pass", rolls="1 1 6 6")  # the Nervii die, and the Mercenary fights without walls
    assert b.where("nervii") == "eliminated"
    assert b.happened("freed")
    assert b.state.attacker == GAUL


@pytest.mark.rule("11.2.4")
def test_units_set_free_by_the_loss_of_their_town_fight_at_once() -> None:
    text = """
        rome lutetia: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii
        gaul autricum: carnutes reduced
        town carnutes: cenabum
        gaul cenabum: parisii
        town parisii: iatinum
        inside: parisii
        rome cenabum: labienus, legio-xiii
        """
    b = board(text).march("caesar", "take-all", "autricum")
    b.do("pass", rolls="1 1 1 1")  # the Carnutes submit; the Parisii fight Labienus: 2 against 4
    assert b.where("carnutes") == "eliminated"
    assert b.happened("freed")
    assert b.state.battle_space == CENABUM
    assert b.state.attacker == ROME
    while b.kind in ("reroll", "elite-reroll", "losses", "retreat"):
        b.do(b.choices[0])
    assert (b.side, b.kind) == ("rome", "move")  # Caesar goes on


@pytest.mark.rule("11.2.4", "13.3")
def test_freed_units_submit_at_three_to_one_if_rome_is_phasing() -> None:
    text = """
        rome lutetia: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii
        gaul autricum: carnutes reduced
        town carnutes: cenabum
        gaul cenabum: mercenary-1
        inside: mercenary-1
        rome cenabum: labienus, legio-xiii, legio-xiv, legio-vi
        """
    b = board(text).march("caesar", "take-all", "autricum").do("pass")
    assert b.where("mercenary-1") == "holding"


@pytest.mark.rule("14.5.1")
def test_units_under_a_winter_camp_are_besieged_when_the_strategy_phase_opens() -> None:
    b = board("rome cenabum: legio-x\ngaul cenabum: carnutes town")
    sieges.mark_besieged(b.state)
    assert b.state.inside == 1 << PACK.piece_index["carnutes"]


@pytest.mark.rule("7.5.4", "14.7.2")
def test_treachery_may_follow_a_subjugation_roll_and_take_the_stronghold() -> None:
    b = board(
        """
        rome octodurus: caesar, legio-x, legio-vii
        points octodurus 1
        discards: 48
        rome hand: 49, 5
        gaul hand: 19
        """
    )
    b.march("caesar", "take-all", "siege", rolls="1 2")  # 3 and Caesar: -/0
    assert (b.side, b.kind) == ("rome", "treachery")
    b.do("surprise 49")
    while b.kind == "treachery":
        b.do("pass")
    assert "octodurus" not in b.spaces(b.state.strongholds)
    assert b.state.pass_opened == 1


@pytest.mark.rule("10.5.2", "14.3.2")
def test_a_unit_that_was_counted_in_a_siege_and_dropped_off_is_not_picked_up_again() -> None:
    b = board(
        """
        rome cenabum: caesar, legio-x, legio-vii, legio-viii
        gaul cenabum: carnutes town
        inside: carnutes
        gaul augustobona: lingones town
        """
    )
    b.activate("caesar", bonus_mp=3)
    b.do("siege", "march", rolls="3 3")
    b.do("lose legio-vii")
    b.do("take legio-x", "step vellaunodunum", "drop legio-x", "step agedincum", "march")
    b.do("intercept augustobona", "pass", rolls="1 1")  # new facts: the rest is planned again
    assert b.where("caesar") == "agedincum"
    b.do("step vellaunodunum")
    assert "take legio-x" not in b.choices


@pytest.mark.rule("9.6", "14.6.4")
def test_a_leader_whose_relief_army_died_is_displaced_although_the_sortie_lives() -> None:
    b = board(
        """
        rome arelate: labienus, legio-vii reduced
        rome massilia: legio-viii, legio-ix
        inside: legio-viii, legio-ix
        gaul massilia: nervii, treveri
        town nervii: geidumni
        town treveri: orolaunum
        """
    )
    b.activate("labienus").do("take legio-vii", "step massilia", "march", "pass")
    b.do("join-all", rolls="1 1 6 6")
    while b.kind in ("reroll", "elite-reroll"):
        b.do("pass")
    b.do("lose legio-vii")
    while b.kind == "losses":
        b.do(b.choices[0])
    assert b.state.inside & b.state.here[PACK.space_index["massilia"]]  # some of the garrison lives
    assert b.where("labienus") == "pool"
