"""Edition 1.1, where it differs: each row of the table in the rulings, for both editions."""

from __future__ import annotations

import pytest

from rubicon.games.julius_caesar.rules.editions import EDITIONS, edition_of
from tests.support.julius_caesar.board import Board, board

BOTH = pytest.mark.parametrize("edition", ["2.0", "1.1"])


# ------------------------------------------------------------------ 2.1 the first turn


@pytest.mark.rule("2.1")
@BOTH
@pytest.mark.parametrize(("caesar", "pompey"), [("1/2-a", "4/1"), ("4/1", "mars")])
def test_the_first_turn_of_the_game(edition: str, caesar: str, pompey: str) -> None:
    b = board(f"edition {edition}\nyear 705 turn 1\ncaesar massilia: legio-11\npompey utica: legio-39").cards(
        caesar, pompey
    )
    assert b.deciders == ("caesar" if edition == "2.0" else "pompey",)


@pytest.mark.rule("2.1")
@BOTH
def test_two_gods_cancel_each_other_in_either_edition(edition: str) -> None:
    b = board(f"edition {edition}\nyear 705 turn 1").cards("mars", "vulcan")
    assert b.when == (705, 2)


@pytest.mark.rule("2.1 Apollo")
@BOTH
@pytest.mark.parametrize(
    ("god", "copied", "other"), [("caesar", "1/2-a", "4/1"), ("pompey", "2/2-a", "3/1-a")]
)
def test_apollo_is_player_1_in_1_1_and_the_copied_card_decides_in_2_0(
    edition: str, god: str, copied: str, other: str
) -> None:
    enemy = "pompey" if god == "caesar" else "caesar"
    b = board(
        f"""edition {edition}
            caesar massilia: legio-11
            pompey utica: legio-39
            {enemy} last: {copied}"""
    )
    b.cards(*(("apollo", other) if god == "caesar" else (other, "apollo")))
    assert b.deciders == (god if edition == "1.1" else enemy,)


@pytest.mark.rule("2.1 Apollo")
def test_rules_1_let_the_card_that_apollo_copied_count_in_1_1() -> None:
    text = "edition 1.1\ncaesar massilia: legio-11\npompey utica: legio-39\npompey last: 1/2-a"
    for rules, first in ((1, "pompey"), (2, "caesar")):
        b = board(text)
        b.state.edition = edition_of("1.1", rules)
        assert b.cards("apollo", "4/1").deciders == (first,)
    assert EDITIONS["1.1"].rules == 2


# ------------------------------------------------------------------ 6.12, 7.3 the main attack


def two_roads(edition: str) -> Board:
    """Caesar attacks Rome, first with two from Ravenna and then with three from Genua."""
    b = board(
        f"""edition {edition}
            caesar ravenna: legio-7, legio-8
            caesar genua: legio-9, legio-10, legio-11
            pompey rome: legio-1, legio-2, legio-3, legio-4"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7 legio-8", "rome").march("caesar", "legio-9 legio-10 legio-11", "rome")
    return b.end_moves("caesar")


@pytest.mark.rule("6.12", "7.3")
def test_in_2_0_the_first_road_is_the_main_attack() -> None:
    b = two_roads("2.0")
    assert b.kind != "main-attack"
    assert b.in_reserve() == {"legio-9", "legio-10", "legio-11"}


@pytest.mark.rule("6.12", "7.3", "6.13")
@pytest.mark.parametrize(
    ("main", "reserve", "pinned"),
    [("ravenna", {"legio-9", "legio-10", "legio-11"}, 2), ("genua", {"legio-7", "legio-8"}, 3)],
)
def test_in_1_1_the_attacker_declares_the_main_attack_when_his_movement_ends(
    main: str, reserve: set[str], pinned: int
) -> None:
    b = two_roads("1.1")
    assert b.legal("caesar") == {"main-attack rome ravenna", "main-attack rome genua"}
    b.do("caesar", f"main-attack rome {main}")
    assert b.in_reserve() == reserve
    b.end("caesar")
    free = 0
    for block in ("legio-1", "legio-2", "legio-3", "legio-4"):
        if b.options("pompey", f"march {block}"):
            assert b.options("pompey", f"march {block}") == {"neapolis", "asculum"}
            b.march("pompey", block, "neapolis")
            free += 1
    assert free == 4 - pinned
    # Round 1 is fought by the main attack alone.
    attackers = {"legio-7", "legio-8", "legio-9", "legio-10", "legio-11"}
    assert set(b.fight().turns()) & attackers == attackers - reserve


@pytest.mark.rule("6.12", "7.3")
def test_in_1_1_nothing_is_declared_when_one_road_was_used() -> None:
    b = board(
        "edition 1.1\ncaesar narbo: legio-7, legio-8\npompey tarraco: legio-5\ncaesar genua: legio-9"
    ).command("caesar", "2/2-a")
    b.march("caesar", "legio-7 legio-8", "tarraco").end_moves("caesar")
    assert b.kind == "levies"
    assert b.in_reserve() == set()


@pytest.mark.rule("6.12", "7.3", "7.81")
def test_in_1_1_a_sea_border_may_be_declared_too_and_every_attack_in_its_turn() -> None:
    b = board(
        """edition 1.1
           caesar narbo: legio-7
           caesar mare-hispanum: c-navis-1, c-navis-2
           caesar genua: legio-9
           pompey tarraco: legio-5
           pompey massilia: legio-6"""
    ).command("caesar", "3/1-a")
    b.march("caesar", "legio-7", "tarraco").march("caesar", "c-navis-1", "tarraco")
    b.march("caesar", "legio-9", "massilia").march("caesar", "c-navis-2", "massilia").end_moves("caesar")
    assert b.legal("caesar") == {"main-attack massilia genua", "main-attack massilia mare-hispanum"}
    b.do("caesar", "main-attack massilia mare-hispanum")
    assert b.legal("caesar") == {"main-attack tarraco narbo", "main-attack tarraco mare-hispanum"}
    b.do("caesar", "main-attack tarraco narbo")
    assert b.in_reserve() == {"legio-9", "c-navis-1"}


@pytest.mark.rule("2.1 Mercury", "7.3")
def test_in_1_1_the_main_attack_is_declared_with_mercury_too() -> None:
    b = board(
        """edition 1.1
           caesar massilia: legio-7, legio-8
           pompey genua: legio-1"""
    ).command("caesar", "mercury")
    b.march("caesar", "legio-7", "genua").march("caesar", "legio-8", "lugdunum", "genua")
    assert b.legal("caesar") == {"main-attack genua massilia", "main-attack genua lugdunum"}
    b.do("caesar", "main-attack genua lugdunum")
    assert b.in_reserve() == {"legio-7"}


# ------------------------------------------------------------------ 6.14 response


@pytest.mark.rule("6.14", "6.13")
@BOTH
def test_responding_blocks_never_change_who_is_pinned(edition: str) -> None:
    b = board(
        f"""edition {edition}
            caesar narbo: legio-7
            pompey tarraco: legio-5, legio-6
            pompey carthago-nova: legio-2, legio-4"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").end("caesar").march("pompey", "legio-2 legio-4", "tarraco")
    assert b.in_reserve() == {"legio-2", "legio-4"}
    b.march("pompey", "legio-5", "bilbilis")
    assert not b.options("pompey", "march legio-6")


# ------------------------------------------------------------------ Jupiter


@pytest.mark.rule("2.1 Jupiter")
@BOTH
def test_jupiter_reaches_navis_at_sea_in_1_1_only(edition: str) -> None:
    b = board(
        f"""edition {edition}
            caesar massilia: legio-11
            pompey mare-hispanum: p-navis-1 2, p-navis-2 1
            pompey mare-tyrrhenum: p-navis-3
            pompey genua: legio-1"""
    ).command("caesar", "jupiter")
    targets = {"genua", "mare-hispanum"} if edition == "1.1" else {"genua"}
    assert b.options("caesar", "defect") == targets
    if edition == "1.1":
        # A Navis does not defect; it loses a step, its last perhaps.
        shown = b.copy().do("caesar", "defect mare-hispanum", draw=[0])
        assert (shown.strength("p-navis-1"), shown.side("p-navis-1")) == (1, "pompey")
        sunk = b.copy().do("caesar", "defect mare-hispanum", draw=[1])
        assert sunk.where("p-navis-2") == "eliminated"


# ------------------------------------------------------------------ Pluto


@pytest.mark.rule("2.1 Pluto", "6.11")
@BOTH
@pytest.mark.parametrize(
    ("start", "to", "usual", "raised"),
    [("narbo", "tarraco", 4, 6), ("ravenna", "rome", 2, 3), ("rhegium", "messana", 2, 2)],
)
def test_pluto_raises_the_limits_of_the_whole_group_move_in_1_1(
    edition: str, start: str, to: str, usual: int, raised: int
) -> None:
    blocks = [f"legio-{number}" for number in range(7, 14)]
    b = board(f"edition {edition}\ncaesar {start}: {', '.join(blocks)}").command("caesar", "pluto")
    limit = raised if edition == "1.1" else usual
    b.march("caesar", " ".join(blocks[:limit]), to)
    b.refuses("caesar", f"march {blocks[limit]} {to}")


@pytest.mark.rule("2.1 Pluto", "6.11")
@BOTH
@pytest.mark.parametrize(("start", "to", "raised"), [("narbo", "tarraco", 6), ("rhegium", "messana", 2)])
def test_pluto_raises_the_limits_of_attacks_in_both(edition: str, start: str, to: str, raised: int) -> None:
    blocks = [f"legio-{number}" for number in range(7, 14)]
    b = board(f"edition {edition}\ncaesar {start}: {', '.join(blocks)}\npompey {to}: legio-5").command(
        "caesar", "pluto"
    )
    b.march("caesar", " ".join(blocks[:raised]), to)
    b.refuses("caesar", f"march {blocks[raised]} {to}")


# ------------------------------------------------------------------ Vulcan


@pytest.mark.rule("2.1 Vulcan")
@BOTH
def test_vulcan_strikes_any_city_in_1_1_and_enemy_cities_in_2_0(edition: str) -> None:
    b = board(f"edition {edition}\ncaesar massilia: legio-11 1, antonius\npompey utica: legio-39").command(
        "caesar", "vulcan"
    )
    targets = {"utica", "alexandria"} | ({"massilia"} if edition == "1.1" else set())
    assert b.options("caesar", "strike") == targets
    if edition == "1.1":
        b.do("caesar", "strike massilia")
        assert b.where("legio-11") == "eliminated"
        assert b.strength("antonius") == 1


@pytest.mark.rule("2.1 Vulcan", "7.52")
@BOTH
def test_vulcan_and_cleopatra_alone_at_strength_1(edition: str) -> None:
    b = board(
        f"edition {edition}\ncaesar massilia: legio-11\npompey alexandria: cleopatra 1, legio-38 1"
    ).command("caesar", "vulcan")
    b.do("caesar", "strike alexandria")
    assert b.at("alexandria") == {"cleopatra"}
    assert b.strength("cleopatra") == 1
    assert b.side("cleopatra") == ("pompey" if edition == "2.0" else "caesar")


def eruption(more: str = "") -> Board:
    """1.1: Caesar strikes Alexandria; Cleopatra joins Caesar in the midst of her friends."""
    b = board(
        f"""edition 1.1
            caesar massilia: legio-11
            pompey alexandria: cleopatra 1, legio-38 3, legio-1 3
            pompey memphis: legio-2
            {more}"""
    ).cards("vulcan", "2/2-a")
    return b.do("caesar", "strike alexandria")


@pytest.mark.rule("2.1 Vulcan", "7.52", "7.1")
def test_in_1_1_cleopatra_among_enemies_is_the_attacker() -> None:
    b = eruption()
    assert b.side("cleopatra") == "caesar"
    assert (b.strength("legio-38"), b.strength("legio-1")) == (2, 2)
    assert b.score == (1, 0)  # Alexandria is contested
    b.fight()
    assert b.turns() == ["legio-1", "legio-38", "cleopatra"]


@pytest.mark.rule("2.1 Vulcan", "6.13", "6.14")
def test_in_1_1_cleopatra_pins_one_block_and_those_who_come_are_in_reserve() -> None:
    b = eruption()
    # She used no road, so that every road is open to those she does not pin.
    assert b.options("pompey", "march legio-1") == {"catabathmus", "memphis", "pelusium"}
    b.march("pompey", "legio-1", "catabathmus")
    assert not b.options("pompey", "march legio-38")
    b.march("pompey", "legio-2", "alexandria")
    assert b.in_reserve() == {"legio-2"}


@pytest.mark.rule("2.1 Vulcan", "7.52", "7.3")
def test_in_1_1_vulcan_on_ones_own_city_gives_the_attack_to_the_enemy() -> None:
    b = board(
        """edition 1.1
           caesar rome: cleopatra 1, legio-7 3
           pompey neapolis: legio-1"""
    ).cards("vulcan", "2/2-a")
    b.do("caesar", "strike rome")
    assert b.side("cleopatra") == "pompey"
    # Pompey's men join her, in reserve: the battle began without them.
    b.march("pompey", "legio-1", "rome")
    assert b.in_reserve() == {"legio-1"}
    assert b.fight().turns() == ["legio-7", "cleopatra"]
    assert b.turns() == ["legio-7", "cleopatra", "legio-1"]


def struck_rome(more: str = "") -> Board:
    """1.1: Caesar strikes Rome; Cleopatra joins Pompey in the midst of her friends."""
    b = board(
        f"""edition 1.1
            caesar rome: cleopatra 1, legio-7 3, legio-9 3
            pompey utica: legio-39
            {more}"""
    ).cards("vulcan", "2/2-a")
    return b.do("caesar", "strike rome")


@pytest.mark.rule("6.13", "2.1 Vulcan")
def test_an_attacker_is_not_pinned_and_may_march_out() -> None:
    b = struck_rome()
    assert "neapolis" in b.options("pompey", "march cleopatra")
    assert b.score == (0, 1)  # Rome is contested
    b.march("pompey", "cleopatra", "neapolis")
    assert b.score == (2, 1)  # nobody attacks Rome any more, and nothing is fought there
    b.end("pompey")
    assert b.kind == "play"


@pytest.mark.rule("6.13", "6.3", "2.1 Vulcan")
def test_an_attacker_may_leave_aboard_ship() -> None:
    b = struck_rome("pompey mare-tyrrhenum: p-navis-1")
    b.do("pompey", "march cleopatra mare-tyrrhenum").do("pompey", "march cleopatra utica")
    assert b.score == (2, 1)
    b.end("pompey")
    assert b.kind == "play"


@pytest.mark.rule("7.52", "7.62", "2.1 Vulcan")
def test_in_1_1_cleopatra_who_came_by_no_road_retreats_to_friendly_cities_only() -> None:
    b = eruption("caesar catabathmus: legio-7").fight().pass_round()
    b.pass_blocks("legio-1 legio-38")
    assert b.options("caesar", "retreat cleopatra") == {"catabathmus"}


# ------------------------------------------------------------------ 7.62, 7.63, 7.7: blocks may split


@pytest.mark.rule("7.62", "7.63", "7.7")
@BOTH
def test_blocks_may_split_when_they_retreat_and_regroup(edition: str) -> None:
    def fight() -> Board:
        b = board(
            f"""edition {edition}
                caesar narbo: legio-7, legio-8
                caesar bilbilis: legio-9
                pompey tarraco: legio-5, legio-6
                pompey carthago-nova: legio-2"""
        ).command("caesar", "2/2-a")
        b.march("caesar", "legio-7 legio-8", "tarraco")
        return b.fight().pass_round()

    attackers = fight().pass_blocks("legio-5 legio-6")
    attackers.do("caesar", "retreat legio-7 narbo").do("caesar", "retreat legio-8 bilbilis")
    assert (attackers.where("legio-7"), attackers.where("legio-8")) == ("narbo", "bilbilis")
    attackers.do("pompey", "regroup legio-5 carthago-nova").do("pompey", "end")
    assert (attackers.where("legio-5"), attackers.where("legio-6")) == ("carthago-nova", "tarraco")

    two_ways = board(f"edition {edition}\ncaesar narbo: legio-7\npompey tarraco: legio-5, legio-6").command(
        "caesar", "2/2-a"
    )
    two_ways.march("caesar", "legio-7", "tarraco").fight().pass_round()
    two_ways.do("pompey", "retreat legio-5 bilbilis").do("pompey", "retreat legio-6 carthago-nova")
    assert (two_ways.where("legio-5"), two_ways.where("legio-6")) == ("bilbilis", "carthago-nova")
