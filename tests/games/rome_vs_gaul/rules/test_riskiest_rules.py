"""The rules that are easiest to get wrong, from more sides than in the files of their chapters.

| rule | here | in the chapter's file |
|---|---|---|
| the order of a step, with interrupts | `test_the_order_of_a_step...` | 10, 12, 17 |
| several interceptions at once | `test_every_attempt_has_its_own_scouts...` | 12 |
| backing up | `test_backing_up_...` (3) | 12 |
| windows without leaks | `tests/server/websocket/test_leaks.py` | 7, 12 |
| Town and Tribe, chained battles | `test_a_town_that_falls...`, `test_a_tribe_that_dies...` | 11, 14 |
| submission | `test_a_sortie_of_romans...`, `test_a_militia_of_nothing...` | 13 |
| rerolls | `test_the_same_die...`, `test_who_has_rerolls_left...` | 13 |
| the order of losses | `test_the_german_cavalry...`, `test_a_gallic_leader...` | 13 |
| retreat and push-out | `test_a_beaten_stack_splits...` | 13 |
| besiegers used up | `test_besiegers_who_were_counted...` | 14 |
| relief with a Sortie | `test_part_of_a_garrison...`, `test_a_beaten_relief...` | 14 |
| Roman supply | `test_one_province_is_no_source...` | 15 |
| the winter march | `test_a_legion_may_camp_on_a_town...` | 16 |
| isolation | `test_a_marker_under_enemies...` | 15, 16 |
| the Germani | `test_a_last_resort_pushes_the_germani_out` | 17 |
"""

from __future__ import annotations

import pytest

from rubicon.games.rome_vs_gaul.rules import supply
from rubicon.games.rome_vs_gaul.rules.armies import battle, retreats
from rubicon.games.rome_vs_gaul.rules.pack import GAUL, GERMANI, ROME
from tests.support.rome_vs_gaul.board import PACK, Board, board


def at(name: str) -> int:
    return PACK.space_index[name]


def bits(*names: str) -> int:
    return sum(1 << PACK.piece_index[name] for name in names)


def finish_battle(b: Board) -> None:
    """Nobody rerolls; losses fall on the first unit offered."""
    while b.kind in ("reroll", "elite-reroll", "battle-surprise"):
        b.do("pass")
    while b.kind == "losses":
        b.do(b.choices[0])


# ------------------------------------------------------------------ the order of a step


@pytest.mark.rule("10.2.2", "12.1.2", "12.2.2", "13.3.1")
def test_the_order_of_a_step_with_every_interrupt() -> None:
    """Interceptions, their Surprises, who goes, back up, inside, avoid, relief, then the battle."""
    b = board(
        """
        rome geidumni: caesar, legio-x, legio-vii
        gaul geidumni: nervii town, mercenary-1
        inside: nervii, mercenary-1
        rome bagacum: labienus, legio-viii, legio-ix
        gaul aduatuci: treveri, eburones
        town treveri: orolaunum
        town eburones: atuatuca
        rome hand: 5
        gaul hand: 19
        discards: 44
        """
    )
    b.march("treveri", "take eburones", "geidumni")
    seen = [b.kind]
    b.do("intercept bagacum", "pass")
    seen.append(b.kind)
    while b.kind == "scouts":
        b.do("pass", rolls="" if b.side == "gaul" else "6 6")
    seen.append(b.kind)
    b.do("send labienus", "send legio-viii", "end")
    seen.append(b.kind)
    assert b.side == "gaul"
    b.do("pass")  # the Gauls do not back up
    assert b.where("treveri") == "geidumni"
    seen.append(b.kind)  # the Romans may not avoid: they were just reinforced, and have no walls
    assert b.side == "gaul"
    b.do("join-all", rolls="1 1 1 1")
    seen.append(b.kind)
    assert seen == ["intercept", "scouts", "sending", "back-up", "relief", "reroll"]
    assert b.state.attackers == bits("treveri", "eburones", "nervii", "mercenary-1")
    assert b.state.defenders == bits("caesar", "legio-x", "legio-vii", "labienus", "legio-viii")


@pytest.mark.rule("17.1.2", "17.1.4")
def test_the_order_of_a_step_abroad_is_storm_then_attack() -> None:
    b = board("rome portus-itius: caesar, legio-x, legio-vii\ngallic im: cantium")
    b.march("caesar", "take-all", "cantium", rolls="1 6 6 1 1 3 3")
    words = [event[0] for event in b.events if event[0] in ("storm", "moves", "independents", "battle")]
    assert words == ["storm", "moves", "independents", "battle"]


# ------------------------------------------------------------------ interceptions at once


@pytest.mark.rule("12.1.3", "7.5.4")
def test_every_attempt_has_its_own_scouts_and_both_armies_combine() -> None:
    b = board(
        """
        rome lutetia: caesar, legio-x
        rome melodunum: galba, legio-vii
        gaul noviodunum-s: suessiones town
        rome hand: 53, 5
        gaul hand: 19
        discards: 44
        """
    )
    b.march("suessiones", "iatinum").do("intercept lutetia", "intercept melodunum", "pass")
    assert (b.side, b.kind) == ("gaul", "scouts")
    b.do("pass", "pass", rolls="4 5")  # Caesar comes without help
    b.do("send-all")
    assert (b.side, b.kind) == ("gaul", "scouts")  # of the second attempt
    b.do("pass", "surprise 53", draws="9", rolls="2 3")
    results = b.happened("intercepts")
    assert [event[-1] for event in results] == [1, 1]
    assert results[1][-2] == 5 + 1 + 3
    b.do("send-all")
    assert b.at("iatinum") == {"caesar", "legio-x", "galba", "legio-vii"}
    assert b.kind == "back-up"


# ------------------------------------------------------------------ backing up


BACK_UP = """
    rome lutetia: caesar, legio-x
    rome melodunum: galba, legio-vii
    gaul noviodunum-s: suessiones
    town suessiones: augustomagus
    """


@pytest.mark.rule("12.2.2", "12.3")
def test_backing_up_uses_the_space_where_the_mover_stands() -> None:
    """Neutral and empty: only the rating. With a Tribe that stays behind: 2 more."""
    for friends, roll, stays in (("", "3 4", False), ("", "4 4", True), (", minor-tribe", "3 3", True)):
        b = board(BACK_UP.replace("noviodunum-s: suessiones", f"noviodunum-s: suessiones{friends}"))
        b.march("suessiones", "iatinum").do("intercept lutetia", "pass", rolls="6 6")
        b.do("send-all").do("back-up", rolls=roll if stays else f"{roll} 1 1 1 1")
        assert (b.where("suessiones") == "noviodunum-s") == stays


@pytest.mark.rule("12.2.2")
def test_backing_up_is_tried_once_whatever_the_number_of_interceptors() -> None:
    b = board(BACK_UP).march("suessiones", "iatinum")
    b.do("intercept lutetia", "intercept melodunum", "pass", rolls="6 6")
    b.do("send-all", rolls="6 6").do("send-all")
    assert (b.side, b.kind) == ("gaul", "back-up")
    b.do("back-up", rolls="1 1 1 1 1 1")
    assert b.kind == "reroll"
    assert len(b.happened("backs-up")) == 1


@pytest.mark.rule("9.2", "12.2.2")
def test_backing_up_uses_the_activated_leader_and_ends_the_move() -> None:
    b = board(
        """
        rome lutetia: galba, labienus, legio-x
        gaul noviodunum-s: suessiones town
        """
    )
    b.march("galba", "take-all", "iatinum", "melodunum").do("intercept noviodunum-s", "pass", rolls="6 6")
    b.do("back-up", rolls="4 4")  # 8 and Galba's 1, not Labienus' 2: enough
    assert b.happened("backs-up")[0][-2] == 9
    assert b.where("galba") == "lutetia"
    assert b.kind == "over"


# ------------------------------------------------------------------ Town and Tribe


@pytest.mark.rule("11.2.4", "14.4.1")
def test_a_town_that_falls_lifts_the_siege_that_its_tribe_laid_elsewhere() -> None:
    b = board(
        """
        rome cenabum: caesar, legio-x, legio-vii, legio-viii
        town carnutes: cenabum
        points cenabum 2
        gaul vienne: carnutes
        rome vienne: galba, legio-xiii
        inside: galba, legio-xiii
        points vienne 1
        """
    )
    b.march("caesar", "take-all", "siege")  # 6 against 2: surrender at 3:1
    assert b.where("carnutes") == "submitted"
    assert not b.state.inside
    assert b.state.points == 0


@pytest.mark.rule("11.2.4", "13.7.1")
def test_a_tribe_that_dies_in_battle_frees_its_guests_who_attack_the_besiegers() -> None:
    """Gaul is phasing: the freed Parisii attack, and retreat like a defender when they lose."""
    b = board(
        """
        gaul lutetia: carnutes reduced
        town carnutes: cenabum
        gaul cenabum: parisii
        town parisii: iatinum
        inside: parisii
        rome cenabum: legio-xiii
        rome melodunum: caesar, legio-x, legio-vii, legio-viii, legio-ix
        """
    )
    b.march("carnutes", "melodunum")
    b.do("pass", rolls="1 1 6 6")
    finish_battle_until_freed(b)
    assert b.where("carnutes") == "eliminated"
    assert (b.state.attacker, b.state.battle_space) == (GAUL, at("cenabum"))
    finish_battle(b)
    assert b.kind == "retreat"
    assert "vellaunodunum" in b.offered("retreat-all")


def finish_battle_until_freed(b: Board) -> None:
    dice = b.dice("1 1 5 5")
    while not b.happened("freed"):
        b.state.apply(b.state.mover, b.state.decision(b.state.mover).actions[0], dice)
    b.finish(dice)


# ------------------------------------------------------------------ submission


@pytest.mark.rule("13.3.1", "14.6.2")
def test_a_sortie_of_romans_makes_weak_besiegers_submit() -> None:
    b = board(
        """
        rome vienne: caesar, legio-x, legio-vii, legio-viii, legio-ix
        inside: caesar, legio-x, legio-vii, legio-viii, legio-ix
        gaul vienne: carnutes reduced
        town carnutes: cenabum
        """
    )
    b.activate("caesar").do("take-all", "sortie", "march")
    assert b.where("carnutes") == "eliminated"  # a reduced Tribe does not survive the step
    assert "cenabum" not in b.spaces(b.state.towns)
    assert not b.state.inside


@pytest.mark.rule("13.3.1", "17.6.3")
def test_a_militia_of_nothing_submits_unless_it_has_local_support() -> None:
    b = board("rome lutetia: legio-x\ngaul melodunum: militia")
    assert battle.would_submit(b.state, bits("legio-x"), bits("militia"), at("melodunum"))
    held = board("rome lutetia: legio-x\ngaul melodunum: militia\ngallic im: melodunum, iatinum")
    assert held.state.strength_of(PACK.piece_index["militia"]) == 1
    assert not battle.would_submit(held.state, bits("legio-x"), bits("militia"), at("melodunum"))


@pytest.mark.rule("13.3.1", "12.2.1")
def test_avoiding_comes_before_submission() -> None:
    b = board(
        """
        rome lutetia: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii
        gaul melodunum: carnutes reduced
        town carnutes: cenabum
        """
    )
    b.march("caesar", "take-all", "melodunum")
    assert "avoid" in b.choices
    b.do("avoid", rolls="6 6")
    assert b.where("carnutes") != "eliminated" or b.kind == "withdrawal"
    if b.kind == "withdrawal":
        b.do(b.choices[0])
    assert b.where("carnutes") in ("iatinum", "agedincum")


# ------------------------------------------------------------------ rerolls


BATTLE = """
    rome lutetia: caesar, legio-vii, legio-viii, legio-ix, legio-xi
    gaul melodunum: bellovaci
    town bellovaci: bratuspantium
    """


@pytest.mark.rule("13.5.1", "13.5.2")
def test_the_same_die_may_be_rolled_again_and_again() -> None:
    b = board(BATTLE).march("caesar", "take-all", "melodunum").do("pass", rolls="3 3 6 6")
    b.do("reroll enemy-1", rolls="6").do("pass")  # the Gauls pass, and have none left
    b.do("reroll enemy-1", rolls="5").do("reroll enemy-1", rolls="1")
    assert b.state.battle_dice == [3, 3, 1, 6]


@pytest.mark.rule("13.5.2")
def test_who_has_rerolls_left_goes_on_alone() -> None:
    b = board(BATTLE.replace("caesar, ", "")).march("legio-vii", "take legio-viii", "melodunum")
    b.do("pass", rolls="3 3 6 6")
    assert b.state.rerolls == [1, 1]
    b.do("reroll own-1", rolls="6")
    assert b.side == "gaul"
    b.do("reroll enemy-1", rolls="1")
    assert b.kind in ("losses", "retreat", "over", "elite-reroll")


@pytest.mark.rule("13.5.4")
def test_discipline_changes_the_value_of_a_die_and_not_its_face() -> None:
    b = board(BATTLE.replace("legio-vii,", "legio-x, legio-vii,"))
    b.march("caesar", "take-all", "melodunum").do("pass", rolls="1 2 6 6")
    assert battle.total(b.state, 0) == 6
    for _ in range(4):
        b.do("pass")
    assert (b.side, b.kind) == ("rome", "elite-reroll")
    b.do("reroll own-2", rolls="1")  # counts 3, and still costs the Tenth a step
    assert b.state.reduced & bits("legio-x")


# ------------------------------------------------------------------ losses


@pytest.mark.rule("13.6.3", "17.3.2")
def test_the_german_cavalry_is_lost_last() -> None:
    b = board(
        "rome lutetia: legio-x, german-cavalry\ngaul melodunum: bellovaci, veneti, treveri\n"
        "town bellovaci: bratuspantium\ntown veneti: darioritum\ntown treveri: treveris"
    )
    b.march("bellovaci", "take-all", "lutetia").do("pass", rolls="1 1 1 1")
    while b.kind in ("reroll", "elite-reroll"):
        b.do("pass")
    assert b.happened("battle-result")
    while b.kind == "losses" and b.side == "rome":
        offered = set(b.offered("lose"))
        assert offered == ({"legio-x"} if not b.state.reduced & bits("legio-x") else offered)
        b.do(b.choices[0])


@pytest.mark.rule("13.6.3", "13.6.4")
def test_a_gallic_leader_may_be_chosen_at_any_time_and_is_gone_for_good() -> None:
    romans = "rome melodunum: legio-x, legio-vii"
    b = board(f"gaul lutetia: vercingetorix, bellovaci\ntown bellovaci: bratuspantium\n{romans}")
    b.march("vercingetorix", "take bellovaci", "melodunum").do("pass", rolls="1 1 4 4")
    while b.kind in ("reroll", "elite-reroll"):
        b.do("pass")
    assert b.side == "gaul"
    assert set(b.offered("lose")) == {"vercingetorix", "bellovaci"}
    b.do("lose vercingetorix")
    assert b.where("vercingetorix") == "eliminated"


# ------------------------------------------------------------------ retreats


@pytest.mark.rule("13.7.1", "13.7.2")
def test_a_beaten_stack_splits_and_each_part_pays_for_its_own_space() -> None:
    b = board(
        """
        rome lutetia: caesar, legio-x, legio-vii, legio-viii, legio-ix
        gaul melodunum: bellovaci, veneti
        town bellovaci: bratuspantium
        town veneti: darioritum
        roman im: iatinum
        """
    )
    b.march("caesar", "take-all", "melodunum").do("pass", rolls="3 3 1 1")
    while b.kind in ("reroll", "elite-reroll"):
        b.do("pass")
    while b.kind == "losses":
        b.do("lose legio-vii" if b.side == "rome" else "lose veneti")
    assert set(b.offered("retreat-all")) == {"iatinum", "agedincum"}  # not Lutetia
    b.do("retreat bellovaci iatinum", "retreat-all agedincum")
    assert b.at("iatinum") == {"-bellovaci"}  # hostile: a step
    assert b.where("veneti") == "agedincum"


# ------------------------------------------------------------------ besiegers used up


@pytest.mark.rule("14.3.2", "7.7.1")
def test_besiegers_who_were_counted_are_used_up_for_everybody_else() -> None:
    b = board(
        """
        rome cenabum: labienus, galba, legio-x, legio-vii
        gaul cenabum: carnutes town
        inside: carnutes
        ap 3
        """,
        "actions",
    )
    b.do("activate labienus", "siege", "march", rolls="1 1")
    while b.kind == "losses":
        b.do(b.choices[0])
    b.do("march")
    assert b.kind == "actions"
    assert set(b.offered("activate")) == {"galba"}
    b.do("activate galba")
    assert not b.offered("take")
    assert not b.offered("siege")


# ------------------------------------------------------------------ relief


RELIEF = """
    rome geidumni: caesar, legio-vii, legio-viii, legio-ix, legio-xi
    gaul geidumni: nervii town, mercenary-1, eburones
    town eburones: atuatuca
    inside: nervii, mercenary-1, eburones
    gaul aduatuci: treveri
    town treveri: orolaunum
    """


@pytest.mark.rule("14.6.2", "14.6.1")
def test_part_of_a_garrison_sorties_and_the_rest_stays_besieged() -> None:
    b = board(RELIEF).march("treveri", "geidumni").do("pass")
    b.do("join eburones", "end", rolls="1 1 6 6")
    assert b.state.attackers == bits("treveri", "eburones")
    assert b.state.inside == bits("nervii", "mercenary-1")
    assert b.state.used & bits("eburones")


@pytest.mark.rule("14.6.4")
def test_a_beaten_relief_goes_back_where_it_came_from_and_the_sortie_inside() -> None:
    b = board(RELIEF).march("treveri", "geidumni").do("pass").do("join-all", rolls="1 1 4 4")
    while b.kind in ("reroll", "elite-reroll"):
        b.do("pass")
    b.do("lose eburones", "lose treveri")
    while b.kind == "losses":
        b.do(b.choices[0])
    assert b.at("aduatuci") == {"-treveri"}
    assert b.state.inside == bits("nervii", "mercenary-1", "eburones")


@pytest.mark.rule("14.6.1", "7.7.1")
def test_a_used_unit_may_sortie_with_a_relief_army_but_not_alone() -> None:
    b = board(f"{RELIEF}\nused: nervii, eburones, mercenary-1\nap 2", "actions", "gaul")
    assert b.offered("activate") == ["treveri"]
    b.do("activate treveri", "step geidumni", "march", "pass")
    assert "join-all" in b.choices


# ------------------------------------------------------------------ supply, winter, isolation


@pytest.mark.rule("15.2.1")
def test_one_province_is_no_source_and_two_that_are_cut_off_from_each_other_are_none() -> None:
    """Rome holds Parisii and the Bituriges; Gallic markers lie between them and around both."""
    walls = "augustomagus, autricum, cenabum, noviodunum-s, agedincum, turones, lemonum, aquae-calidae"
    b = board(
        f"""
        gallic city: vienne, narbo, massilia
        rome lutetia: legio-x
        roman im: lutetia, melodunum, iatinum, avaricum, noviodunum-b, argentomagus, mediolanum-b
        gallic im: {walls}
        """
    )
    assert b.controls("rome", "parisii")
    assert b.controls("rome", "bituriges")
    assert not supply.in_supply(b.state, ROME, at("lutetia"))
    opened = board(
        f"""
        gallic city: vienne, narbo, massilia
        rome lutetia: legio-x
        roman im: lutetia, melodunum, iatinum, avaricum, noviodunum-b, argentomagus, mediolanum-b
        gallic im: {walls.replace("cenabum, ", "")}
        """
    )
    assert supply.in_supply(opened.state, ROME, at("lutetia"))  # through neutral Cenabum


@pytest.mark.rule("16.2.2", "16.2.4")
def test_a_legion_may_camp_on_a_town_and_starves_there() -> None:
    b = board("rome lutetia: legio-x\ngaul cenabum: carnutes town\nroman im: lutetia", "camps")
    b.do("camp legio-x cenabum")
    assert b.at("cenabum") == {"-legio-x", "carnutes"}


@pytest.mark.rule("16.2.2")
def test_a_rough_path_takes_two_of_the_three_points_of_a_winter_march() -> None:
    """Every path from Bigerriones is rough: one more ordinary Path may follow."""
    b = board("rome bigerriones: legio-x", "camps")
    found = {PACK.space_index[text.split()[1]] for text in b.offered("camp")}
    start = at("bigerriones")
    assert PACK.rough[start] == PACK.near_bits[start]
    reached = set(PACK.near[start])
    for near in PACK.near[start]:
        reached |= {beyond for beyond in PACK.near[near] if not PACK.rough[near] >> beyond & 1}
    assert found == reached - {start}


@pytest.mark.rule("16.3")
def test_a_marker_under_enemies_traces_out_of_its_own_space() -> None:
    """The Legion on top does not shut it in; markers around it do."""
    free = board("rome cenabum: legio-x\ngallic im: cenabum\ntown parisii: iatinum\ngaul iatinum: parisii")
    assert not supply.isolated(free.state, GAUL)
    shut = board(
        """
        rome cenabum: legio-x
        gallic im: cenabum
        roman im: vellaunodunum, autricum, turones, lutetia, noviodunum-b
        """
    )
    assert free.spaces(supply.isolated(shut.state, GAUL)) == {"cenabum"}


# ------------------------------------------------------------------ the Germani


@pytest.mark.rule("17.4.3", "13.7.2")
def test_a_last_resort_pushes_the_germani_out() -> None:
    """Every way but theirs is held by the enemy's steps too: the beaten go among them and pay."""
    b = board("germani: iatinum\ngaul melodunum: bellovaci\ntown bellovaci: bratuspantium")
    s = b.state
    others = [near for near in PACK.near[at("melodunum")] if near != at("iatinum")]
    forbidden = sum(1 << near for near in others)
    assert b.spaces(retreats.goals(s, GAUL, at("melodunum"), forbidden)) == {"iatinum"}
    assert retreats.penalty(s, GAUL, at("melodunum"), at("iatinum")) == 2
    s.pushed = 0
    b.run(lambda state, dice: retreats.begin_germani(state, at("iatinum"), GAUL, dice))
    assert (b.side, b.kind) == ("rome", "germani-retreat")
    assert s.where[GERMANI] == at("iatinum")
