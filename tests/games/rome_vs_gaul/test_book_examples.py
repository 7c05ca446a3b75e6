"""Every example that the rulebook prints, on our map. The extended example of play is `test_example_of_play`.

| rule | the book's example | test |
|---|---|---|
| 7.6 | a move, a conversion, and on with the move: not allowed | `test_no_action_interrupts_another` |
| 7.7.2 | Caesar and Galba leave one space; Labienus' space is converted | `test_three_points` |
| 8.2.2 | 3 of the 4 Bituriges, 4 of the 6 Senones and Lingones, never a Fortified Town | `test_majorities` |
| 8.3.1 | three IMs in a chain from a CU | `test_a_chain_of_three_markers` |
| 8.3.2 | three conversions | `test_three_conversions` |
| 8.3.3 | Caesar spends 2 of 5 MPs on an IM | `test_caesar_removes_a_marker_and_has_three_left` |
| 9.3 | 6 or 10 Legions: 5 or 2 spaces; 2 or 20 Tribes: 3 or 1 | `test_command_ratings` |
| 10.5.1 | six Legions, then Labienus with two more: 2 MPs a Path | `rules/test_10_movement` |
| 10.5.2 | Galba's Legions dropped with Labienus stay | `test_dropped_legions_stay_with_labienus` |
| 12.1.1 | the Bellovaci pass Caesar | `test_caesar_intercepts_into_the_last_space` |
| 12.1.3 | tries into A, B and C; Galba too into B; joined at C | `test_caesar_tries_again_and_again` |
| 12.1.5 | a Tribe intercepts into its Town | `test_an_interceptor_goes_inside_or_not` |
| 12.1.5 | two Tribes inside one Town, Caesar goes on to the other | `rules/test_12_reactions` |
| 12.3 | a rough and an ordinary way, chosen after the dice | `test_the_way_is_chosen_after_the_dice` |
| 12.3 | four choices, two with +2, one with -2, not where Caesar came from | `test_four_ways_out` |
| 13.2.3 | 9 against 4 + 2 + 2 | `test_two_legions_in_provincia` |
| 13.5 | the extended battle | `rules/test_13_battle: test_the_battle_of_the_rulebook` |
| 13.6.1 | five hits on two steps: one forgiven | `test_five_hits_on_two_steps` |
| 14.3.2 | 12 to 10, 10 to 6, 5 to 6 | `rules/test_14_sieges` |
| 14.3.3 | 6 against an empty Town | `rules/test_14_sieges` |
| 15.3.1 | through vacant and friendly spaces, and own CUs | `test_three_kinds_of_space_on_a_supply_path` |
| 16.2.2 | six Legions march to four spaces and place IMs there | `test_six_legions_winter_in_four_spaces` |
| 16.2.4 | six Legions in a neutral space: four suffer | `rules/test_16_winter` |
| 16.3 | two isolated IMs, one that traces to a CU | `test_two_markers_are_isolated_and_one_is_not` |
| 16.4.2 | one Province against none dominates | `test_one_province_against_none_dominates` |
| 16.4.4 | 5 + 2 + 1, Volcae held: 8 points, 1 VP | `rules/test_19_victory` |
| 17.1.4 | strength 6: attack on 6 to 12; 13: never | `test_when_the_tribes_of_germania_attack` |
| 17.6.3 | six Provinces of Celtica: Militia 6 | `rules/test_7_cards` |
| 18.3 | six IMs out of the box for one point | `test_six_markers_leave_the_council_for_one_point` |
| 18.4 | five IMs in the box: three fade | `rules/test_16_winter` |
| 19.4 | eleven Tribes eliminated: 2 VPs | `test_eleven_tribes_are_two_points` |
"""

from __future__ import annotations

import pytest

from rubicon.games.kit.values import members
from rubicon.games.rome_vs_gaul.rules import supply, victory
from rubicon.games.rome_vs_gaul.rules.armies import battle, interception
from rubicon.games.rome_vs_gaul.rules.pack import (
    CELTICA,
    ELIMINATED,
    FIRST_TRIBE,
    GAUL,
    ROME,
    TRIBES,
)
from rubicon.games.rome_vs_gaul.rules.turn import winter
from tests.support.rome_vs_gaul.board import PACK, Board, board

SIX = "legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii"


def left(b: Board) -> int:
    """The MPs that are left, as the prompt tells."""
    facts = b.state.decision(b.state.mover).facts
    return int(dict(zip(facts[::2], facts[1::2], strict=True))["left"])


def actions(text: str, side: str = "rome", ap: int = 3) -> Board:
    """A side spends Action Points."""
    return board(f"{text}\nap {ap}\nactive {side}", "actions", side)


@pytest.mark.rule("7.6")
def test_no_action_interrupts_another() -> None:
    b = actions("rome lutetia: caesar, legio-x\ngallic im: lutetia, melodunum").do("activate caesar")
    assert not b.offered("convert")
    b.do("take legio-x", "step melodunum", "march")
    assert b.kind == "actions"
    b.do("convert melodunum")
    assert not [text for text in b.offered("activate") if text in ("caesar", "legio-x")]


@pytest.mark.rule("7.7.2", "9.1")
def test_three_points() -> None:
    b = actions(
        """
        rome lutetia: caesar, galba, legio-x, legio-vii
        rome cenabum: labienus, legio-xiii
        gallic im: cenabum
        """
    )
    b.do("activate caesar", "take legio-x", "step melodunum", "march")
    assert b.state.ap == 2
    b.do("activate galba", "take legio-vii", "step iatinum", "march")
    assert b.state.ap == 1
    b.state.below = None  # nobody called this phase: stop before the card play goes on
    assert "convert cenabum" in b.choices
    assert (b.where("caesar"), b.where("galba")) == ("melodunum", "iatinum")


@pytest.mark.rule("8.2.2")
def test_majorities() -> None:
    bituriges = ["avaricum", "noviodunum-b", "argentomagus"]
    assert not board(f"roman im: {', '.join(bituriges[:2])}").controls("rome", "bituriges")
    assert board(f"roman im: {', '.join(bituriges)}").controls("rome", "bituriges")
    six = ["agedincum", "autessiodurum", "augustobona", "andematunnum"]
    assert not board(f"roman im: {', '.join(six[:3])}").controls("rome", "senones_lingones")
    assert board(f"roman im: {', '.join(six)}").controls("rome", "senones_lingones")
    town = f"roman im: {', '.join(six)}\ngaul vellaunodunum: senones town"
    assert not board(town).controls("rome", "senones_lingones")


@pytest.mark.rule("8.3.1")
def test_a_chain_of_three_markers() -> None:
    b = actions("rome lutetia: legio-x", ap=4)
    assert "influence melodunum" not in b.choices
    b.do("influence lutetia", "influence melodunum", "influence agedincum")
    assert b.spaces(b.state.roman_im) == {"lutetia", "melodunum", "agedincum"}


@pytest.mark.rule("8.3.2")
def test_three_conversions() -> None:
    text = "rome lutetia: legio-x\nrome melodunum: legio-vii\nrome iatinum: legio-viii"
    b = actions(f"{text}\ngallic im: lutetia, melodunum, iatinum", ap=4)
    b.do("convert lutetia", "convert melodunum", "convert iatinum")
    assert b.spaces(b.state.roman_im) == {"lutetia", "melodunum", "iatinum"}
    assert not b.state.gallic_im
    assert b.state.ap == 1


@pytest.mark.rule("8.3.3")
def test_caesar_removes_a_marker_and_has_three_left() -> None:
    b = (
        board("rome lutetia: caesar, legio-x\ngallic im: lutetia")
        .activate("caesar")
        .do("take legio-x", "clear")
    )
    assert left(b) == 3
    b.do("march")
    assert not b.state.gallic_im


@pytest.mark.rule("9.3", "9.4")
def test_command_ratings() -> None:
    """The path is ordinary all the way, and the same for both groups."""
    path = ["autessiodurum", "vellaunodunum", "cenabum", "autricum", "mediolanum-a"]
    for legions, spaces in ((SIX, 5), (f"{SIX}, legio-v, legio-vi, legio-xiii, legio-xiv", 2)):
        b = board(f"rome noviodunum-h: caesar, {legions}").activate("caesar").do("take-all")
        b.do(*[f"step {space}" for space in path[:spaces]])
        assert not b.offered("step")
    tribes = [PACK.pieces[piece] for piece in range(FIRST_TRIBE, FIRST_TRIBE + 20)]
    homes: set[int] = set()
    towns = []
    for name in tribes:
        index = PACK.piece_index[name] - FIRST_TRIBE
        home = next(each for each in members(PACK.home_spaces[index] & PACK.town_spaces) if each not in homes)
        homes.add(home)
        towns.append(f"town {name}: {PACK.spaces[home]}")
    for count, spaces in ((2, 3), (20, 1)):
        names = tribes[:count]
        text = "\n".join([f"gaul noviodunum-h: {', '.join(names)}", *towns[:count]])
        b = board(text).activate(names[0]).do("take-all" if count > 2 else f"take {names[1]}")
        b.do(*[f"step {space}" for space in path[:spaces]])
        assert not b.offered("step")


@pytest.mark.rule("10.5.2")
def test_dropped_legions_stay_with_labienus() -> None:
    b = actions(
        """
        rome noviodunum-h: caesar, legio-x
        rome autessiodurum: galba, legio-vii, legio-viii
        rome vellaunodunum: labienus, legio-xiii
        """
    )
    b.do("activate caesar", "take legio-x", "step autessiodurum", "take-all", "step vellaunodunum")
    b.do("drop galba", "drop legio-vii", "drop legio-viii", "step cenabum", "march")
    assert b.at("cenabum") == {"caesar", "legio-x"}
    assert b.at("vellaunodunum") == {"labienus", "legio-xiii", "galba", "legio-vii", "legio-viii"}
    b.do("activate labienus")
    assert set(b.offered("take")) == {"legio-xiii"}


@pytest.mark.rule("12.1.1")
def test_caesar_intercepts_into_the_last_space() -> None:
    b = board(
        """
        rome lutetia: caesar, legio-x
        gaul vermandis: bellovaci
        town bellovaci: bratuspantium
        gallic im: augustomagus
        gaul iatinum: suessiones
        town suessiones: noviodunum-s
        """
    )
    bit = 1 << PACK.piece_index["bellovaci"]

    def into(space: str, origin: str) -> set[str]:
        at, start = PACK.space_index[space], PACK.space_index[origin]
        return b.spaces(interception.interceptors(b.state, ROME, at, start, bit))

    assert not into("augustomagus", "vermandis")  # Gallic-controlled
    assert not into("iatinum", "noviodunum-s")  # another Tribe rests there
    assert into("melodunum", "iatinum") == {"lutetia"}


@pytest.mark.rule("12.1.3")
def test_caesar_tries_again_and_again() -> None:
    """Into A Caesar fails, into B both do, into C, where Galba's friends stand, Caesar succeeds."""
    b = board(
        """
        rome lutetia: caesar, legio-x
        rome agedincum: galba, legio-vii
        rome cenabum: legio-viii, legio-ix
        gaul noviodunum-s: vercingetorix, suessiones town
        """
    )
    b.march("vercingetorix", "take suessiones", "iatinum", "melodunum", "lutetia")
    assert b.offered("intercept") == ["lutetia"]
    b.do("intercept lutetia", "pass", rolls="1 1")
    assert b.where("vercingetorix") == "iatinum"
    b.do("march")
    assert set(b.offered("intercept")) == {"lutetia", "agedincum"}
    b.do("intercept lutetia", "intercept agedincum", "pass", rolls="1 1 1 1")
    assert b.where("vercingetorix") == "melodunum"
    b.do("march")  # into Lutetia itself, where Caesar stands: the Legions of Cenabum may come
    assert b.offered("intercept") == ["cenabum"]
    b.do("intercept cenabum", "pass", rolls="6 6").do("send-all")
    b.do("pass", rolls="1 1 1 1")
    assert b.state.attacker == GAUL
    assert {PACK.pieces[piece] for piece in members(b.state.defenders)} == {
        "caesar",
        "legio-x",
        "legio-viii",
        "legio-ix",
    }


@pytest.mark.rule("12.1.5")
@pytest.mark.parametrize("answer", ["inside-all", "pass"])
def test_an_interceptor_goes_inside_or_not(answer: str) -> None:
    b = board(
        """
        rome augustomagus: caesar, legio-x, legio-vii, legio-viii
        town bellovaci: bratuspantium
        gaul samarobriva: bellovaci
        """
    )
    b.march("caesar", "take-all", "bratuspantium").do("intercept samarobriva", "pass", rolls="6 6")
    b.do("pass")  # Caesar does not back up
    assert (b.side, b.kind) == ("gaul", "defenders")
    b.do(answer, rolls="" if answer == "inside-all" else "1 1 1 1")
    assert bool(b.state.inside) == (answer == "inside-all")
    assert b.kind == ("move" if answer == "inside-all" else "reroll")


@pytest.mark.rule("12.3")
def test_the_way_is_chosen_after_the_dice() -> None:
    text = "rome tullum: caesar, legio-x, legio-vii\ngaul divodurum: treveri\ntown treveri: treveris"
    b = board(text).march("caesar", "take-all", "divodurum").do("avoid", rolls="6 5")
    assert set(b.offered("withdraw-all")) == {"virodunum", "treveris", "argentorate"}  # 12 - 2 = 10
    b.do("withdraw-all argentorate")
    assert b.where("treveri") == "argentorate"


@pytest.mark.rule("12.3")
def test_four_ways_out() -> None:
    """Of Tolosa's five neighbours Caesar came from one; one is friendly, one holds a friendly CU, one lies
    over a Rough Path, one is none of these."""
    b = board(
        """
        rome carcaso: caesar, legio-x, legio-vii
        gaul tolosa: carnutes
        town carnutes: cenabum
        gallic im: aginnum
        gaul albiga: mercenary-1
        no stronghold: bigerriones
        """
    )
    ways = {"divona": 1, "aginnum": 1 + 2, "albiga": 1 + 2, "bigerriones": 1 - 2}
    for roll in range(2, 13):
        dice = f"{max(1, roll - 6)} {min(6, roll - 1)}"
        enough = {space for space, modifier in ways.items() if roll + modifier >= 9}
        after = Board(b.state.clone()).march("caesar", "take-all", "tolosa")
        assert (after.side, after.kind) == ("gaul", "defenders")
        after.do("avoid", rolls=dice if enough else f"{dice} 1 1 1 1")
        if len(enough) > 1:
            assert set(after.offered("withdraw-all")) == enough
        elif enough:
            assert after.where("carnutes") in enough
        else:
            assert after.kind == "reroll"


@pytest.mark.rule("13.2.3")
def test_two_legions_in_provincia() -> None:
    """Tribes of 4 and 5 make 9; Rome has 4, Local Support and the Provincia Bonus."""
    b = board(
        """
        rome tolosa: legio-xiii, legio-xiv
        gaul albiga: cadurci, nervii
        town cadurci: divona
        town nervii: geidumni
        roman im: tolosa, nemausus, carcaso, lemonum
        """.replace(", carcaso, lemonum", "")
    )
    s = b.state
    for space in members(PACK.spaces_of[PACK.volcae] & PACK.town_spaces):
        s.set_influence(ROME, space)
    at = PACK.space_index["tolosa"]
    assert battle.battle_strength(s, ROME, s.stack_at(ROME, at), at) == 8
    gauls = s.stack_at(GAUL, PACK.space_index["albiga"])
    assert battle.battle_strength(s, GAUL, gauls, at) == 9


@pytest.mark.rule("13.6.1")
def test_five_hits_on_two_steps() -> None:
    """A side that scored five hits on two steps has three to spare, and takes one hit less."""
    legions = "caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii, legio-xiii, legio-xiv"
    b = board(f"rome lutetia: {legions}\ngaul melodunum: bellovaci\ntown bellovaci: bratuspantium")
    s = b.state
    b.march("caesar", "take-all", "melodunum")
    b.do("pass", rolls="6 6 3 4")  # 16 against 6: no submission
    while b.kind in ("reroll", "elite-reroll"):
        b.do("pass")
    result = b.happened("battle-result")[0]
    _, _, _, attack, defence, on_attacker, on_defender = result
    assert (attack // 3, on_defender) == (5, 5)
    assert on_attacker == defence // 3 - 1
    assert s.where[PACK.piece_index["bellovaci"]] == ELIMINATED


@pytest.mark.rule("15.3.1")
def test_three_kinds_of_space_on_a_supply_path() -> None:
    """From Lutetia to Vienne: vacant spaces, friendly ones, and a hostile one that holds a Legion."""
    walls = "gallic im: iatinum, augustomagus, autricum, cenabum, melodunum"
    through = PACK.space_index["lutetia"]
    shut = board(f"rome lutetia: legio-x\nroman im: autessiodurum\n{walls}")
    assert not supply.in_supply(shut.state, ROME, through)
    opened = board(f"rome lutetia: legio-x\nrome melodunum: legio-vii\nroman im: autessiodurum\n{walls}")
    assert supply.in_supply(opened.state, ROME, through)


@pytest.mark.rule("16.2.2", "16.5")
def test_six_legions_winter_in_four_spaces() -> None:
    b = board(f"rome lutetia: {SIX}", "camps")
    camps = {"legio-vii": "melodunum", "legio-viii": "iatinum", "legio-ix": "cenabum", "legio-xi": "autricum"}
    for legion, space in camps.items():
        b.do(f"camp {legion} {space}")
    assert not [text for text in b.offered("camp") if text.startswith("legio-vii ")]  # once each
    winter.end_winter(b.state)
    assert b.spaces(b.state.roman_im) == {"lutetia", *camps.values()}


@pytest.mark.rule("16.3")
def test_two_markers_are_isolated_and_one_is_not() -> None:
    """A and B are shut in; C reaches the Legion at D through a neutral space."""
    b = board(
        """
        roman im: cenabum, iatinum, agedincum
        gallic im: autricum, turones, lutetia, noviodunum-b, vellaunodunum, noviodunum-s, melodunum
        rome augustobona: legio-x
        """
    )
    assert b.spaces(supply.isolated(b.state, ROME)) == {"cenabum", "iatinum"}


@pytest.mark.rule("16.4.2")
def test_one_province_against_none_dominates() -> None:
    two, one = board("roman im: lutetia, melodunum").state, board("roman im: lutetia").state
    assert victory.dominates(two, CELTICA, victory.Control(two))
    assert not victory.dominates(one, CELTICA, victory.Control(one))


@pytest.mark.rule("17.1.4")
def test_when_the_tribes_of_germania_attack() -> None:
    for total, attacks in (("1 4", 0), ("1 5", 1), ("6 6", 1)):
        b = board("rome confluentes: labienus, legio-x, legio-vii, legio-viii")
        b.march("labienus", "take-all", "ad-sigam", rolls=total + (" 1 1 4 4" if attacks else ""))
        assert b.happened("independents")[0][-1] == attacks
    strong = f"caesar, {SIX}, german-cavalry"  # 14
    b = board(f"rome confluentes: {strong}").march("caesar", "take-all", "ad-sigam", rolls="6 6")
    assert b.happened("independents")[0][-1] == 0


@pytest.mark.rule("18.3")
def test_six_markers_leave_the_council_for_one_point() -> None:
    b = actions("council im 6", "gaul", ap=2).do("open-council")
    for space in ("lutetia", "melodunum", "iatinum", "cenabum", "autricum", "turones"):
        b.do(f"influence {space}")
    assert b.state.gallic_im.bit_count() == 6
    assert (b.state.council_im, b.state.ap, b.kind) == (0, 1, "actions")


@pytest.mark.rule("19.4")
def test_eleven_tribes_are_two_points() -> None:
    b = board("")
    for tribe in members(TRIBES)[:11]:
        b.state.put(tribe, ELIMINATED)
    assert victory.victory_points(b.state) == 2
