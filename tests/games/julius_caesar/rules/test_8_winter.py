"""8: the Winter Turn, in its exact order."""

from __future__ import annotations

import pytest

from tests.support.julius_caesar.board import DEAL, board

QUIET = "turn 5\ncaesar massilia: legio-11\npompey utica: legio-39\n"


@pytest.mark.rule("8.0")
def test_winter_comes_when_all_five_cards_have_been_played() -> None:
    b = board(QUIET.replace("turn 5", "turn 4")).cards("1/2-a", "1/2-b").fight()
    assert (b.kind, b.when) == ("play", (706, 5))
    b.cards("1/2-a", "1/2-b").fight()
    assert b.kind == "disbanding"


@pytest.mark.rule("8.0", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6")
def test_the_steps_of_winter_come_in_their_order() -> None:
    b = board(
        f"""{QUIET}
            caesar genua: legio-7, legio-8, legio-9, legio-10
            caesar mare-hispanum: c-navis-1
            caesar tarraco: legio-12, cleopatra
            pompey brundisium: legio-1, legio-2, legio-3, legio-4
            pompey carthago-nova: legio-5"""
    ).winter()
    # 8.1 has sent Cleopatra home, 8.2 found no victor; 8.3 asks for the Navis.
    assert b.where("cleopatra") == "alexandria"
    assert (b.kind, b.deciders) == ("navis-to-port", ("caesar",))
    b.do("caesar", "winter c-navis-1 genua")
    # 8.4: Genua now has five, two too many.
    assert (b.kind, b.deciders) == ("winter-supply", ("caesar",))
    b.do("caesar", "disband legio-7").do("caesar", "disband c-navis-1")
    assert (b.kind, b.deciders) == ("winter-supply", ("pompey",))
    b.do("pompey", "disband legio-1")
    # 8.5, 8.6
    assert (b.kind, b.deciders) == ("disbanding", ("caesar",))
    b.do("caesar", "end")
    assert (b.kind, b.deciders) == ("disbanding", ("pompey",))
    b.do("pompey", "end", draw=DEAL)
    assert (b.kind, b.when) == ("discard", (707, 1))


# ------------------------------------------------------------------ 8.1 Cleopatra


@pytest.mark.rule("8.1", "7.52")
@pytest.mark.parametrize(
    ("hers", "alexandria", "joins"),
    [
        ("caesar", "pompey alexandria: legio-38", "pompey"),  # the enemy stands there
        ("pompey", "caesar alexandria: legio-10", "caesar"),
        ("caesar", "caesar alexandria: legio-10", "caesar"),  # her own side does
        ("caesar", "", "caesar"),  # nobody does
        ("pompey", "", "pompey"),
    ],
)
def test_cleopatra_goes_home_and_joins_the_enemy_if_he_alone_is_there(
    hers: str, alexandria: str, joins: str
) -> None:
    b = board(f"{QUIET}{hers} rome: cleopatra 2\n{alexandria}").winter()
    assert (b.where("cleopatra"), b.strength("cleopatra")) == ("alexandria", 2)
    assert b.side("cleopatra") == joins


@pytest.mark.rule("8.1", "8.2", "1.2")
def test_cleopatra_goes_home_before_the_victory_check() -> None:
    # She leaves Rome vacant, and with it Caesar's tenth point.
    b = board(
        """turn 5
           caesar rome: cleopatra
           caesar massilia: legio-11
           caesar tarraco: legio-7
           caesar carthago-nova: legio-9
           caesar utica: legio-10
           caesar syracuse: legio-14
           caesar athena: legio-8
           caesar ephesus: legio-12
           caesar byzantium: legio-16
           pompey alexandria: legio-38
           pompey antioch: scipio"""
    )
    assert b.score[0] == 10
    b.winter()
    assert b.outcome is None
    assert b.score[0] == 8


# ------------------------------------------------------------------ 8.2 victory


@pytest.mark.rule("8.2", "1.2")
def test_after_the_fifth_year_the_game_ends_at_the_victory_check() -> None:
    b = board(f"year 709 {QUIET}caesar mare-hispanum: c-navis-1").winter()
    assert b.kind == "over"
    assert b.where("c-navis-1") == "mare-hispanum"  # no Navis goes to port any more


# ------------------------------------------------------------------ 8.3 Navis


@pytest.mark.rule("8.3")
def test_navis_at_sea_go_to_friendly_ports_of_the_same_sea() -> None:
    b = board(
        f"""{QUIET}
            caesar mare-hispanum: c-navis-1
            caesar narbo: legio-7
            caesar rome: legio-8
            pompey tarraco: legio-5
            caesar genua: c-navis-2, legio-9"""
    ).winter()
    # Not to Rome on another sea, Tarraco of the enemy, or a vacant port.
    assert b.legal("caesar") == {f"winter c-navis-1 {port}" for port in ("massilia", "narbo", "genua")}
    b.do("caesar", "winter c-navis-1 narbo")
    assert b.where("c-navis-1") == "narbo"
    assert b.where("c-navis-2") == "genua"  # already in port


@pytest.mark.rule("8.3")
def test_caesar_goes_to_port_first() -> None:
    b = board(
        f"""{QUIET}
            caesar mare-hispanum: c-navis-1
            caesar narbo: legio-7
            pompey mare-tyrrhenum: p-navis-1
            pompey neapolis: legio-1"""
    ).winter()
    assert b.deciders == ("caesar",)
    b.do("caesar", "winter c-navis-1 narbo")
    assert b.deciders == ("pompey",)
    assert b.legal("pompey") == {"winter p-navis-1 neapolis", "winter p-navis-1 utica"}


@pytest.mark.rule("8.3", "8.5")
def test_a_navis_without_a_friendly_port_is_disbanded_and_can_be_rebuilt() -> None:
    b = board(f"{QUIET}caesar mare-aegaeum: c-navis-1\ncaesar athena: legio-20").winter()
    assert b.where("c-navis-1") == "athena"  # a single port: it goes there by itself
    stranded = board(f"{QUIET}caesar mare-aegaeum: c-navis-1").winter()
    assert stranded.where("c-navis-1") == "levy-pool"
    stranded.new_year().command("caesar", "2/2-a").levies("caesar")
    assert stranded.options("caesar", "levy c-navis-1") == {"massilia"}


# ------------------------------------------------------------------ 8.4 supply

MANY = "legio-7, legio-8, legio-9, legio-10, legio-11, legio-12"


@pytest.mark.rule("8.4", "4.2", "6.15", example=True)
@pytest.mark.parametrize(("city", "room"), [("genua", 3), ("massilia", 4), ("rome", 5)])
def test_example_winter_supply(city: str, room: int) -> None:
    blocks = MANY.split(", ")
    enough = board(f"turn 5\ncaesar {city}: {', '.join(blocks[:room])}\npompey utica: legio-39").winter()
    assert enough.kind == "disbanding"
    b = board(f"turn 5\ncaesar {city}: {', '.join(blocks)}\npompey utica: legio-39").winter()
    for block in blocks[room:]:
        assert b.kind == "winter-supply"
        b.do("caesar", f"disband {block}")
    assert b.kind == "disbanding"
    assert b.at(city) == set(blocks[:room])


@pytest.mark.rule("8.4")
def test_the_owner_chooses_the_surplus_leaders_too() -> None:
    b = board("turn 5\ncaesar genua: caesar, legio-7, c-navis-1, c-ballista\npompey utica: legio-39").winter()
    assert b.legal("caesar") == {
        "disband caesar",
        "disband legio-7",
        "disband c-navis-1",
        "disband c-ballista",
    }
    b.do("caesar", "disband caesar")
    assert b.where("caesar") == "levy-pool"  # not killed
    assert b.score[1] == 3


@pytest.mark.rule("8.4", "8.5")
def test_the_surplus_can_be_rebuilt_in_the_upcoming_year() -> None:
    b = board("turn 5\ncaesar genua: legio-7, legio-8, legio-11, legio-12\npompey utica: legio-39").winter()
    b.do("caesar", "disband legio-11").new_year().command("caesar", "2/2-a").levies("caesar")
    assert b.options("caesar", "levy legio-11") == {"genua"}


@pytest.mark.rule("8.4", "8.1")
def test_cleopatra_counts_for_supply_but_is_never_disbanded() -> None:
    b = board(
        """turn 5
           pompey alexandria: legio-1, legio-2, legio-3, legio-4, legio-5
           pompey rome: cleopatra
           caesar massilia: legio-11"""
    ).winter()
    # Six in a city that feeds five.
    assert b.kind == "winter-supply"
    assert b.legal("pompey") == {f"disband legio-{number}" for number in range(1, 6)}
    b.do("pompey", "disband legio-5")
    assert b.kind == "disbanding"


# ------------------------------------------------------------------ 8.5 disbanding


@pytest.mark.rule("8.5")
def test_any_block_but_cleopatra_may_be_disbanded() -> None:
    b = board(
        """turn 5
           caesar massilia: legio-11, antonius, c-navis-1
           pompey utica: legio-39"""
    ).winter()
    assert b.legal("caesar") == {"end", "disband legio-11", "disband antonius", "disband c-navis-1"}
    b.do("caesar", "disband antonius").do("caesar", "disband legio-11").do("caesar", "end")
    assert b.legal("pompey") == {"end", "disband legio-39"}


@pytest.mark.rule("8.5", "6.4")
def test_the_steps_of_a_disbanded_block_are_lost_but_it_can_be_rebuilt() -> None:
    b = board("turn 5\ncaesar genua: legio-11 3, legio-8\npompey utica: legio-39").winter()
    b.do("caesar", "disband legio-11")
    assert b.where("legio-11") == "levy-pool"
    b.new_year().command("caesar", "2/2-a").levies("caesar").do("caesar", "levy legio-11 genua")
    assert b.strength("legio-11") == 1


@pytest.mark.rule("8.5")
def test_blocks_cannot_be_merged() -> None:
    b = board("turn 5\ncaesar genua: legio-11 1, legio-12 1\npompey utica: legio-39").winter()
    b.do("caesar", "disband legio-11").new_year()
    assert b.strength("legio-12") == 1


# ------------------------------------------------------------------ 8.6 a new Year


@pytest.mark.rule("8.6", "7.5", "5.2")
def test_face_up_blocks_stand_up_again() -> None:
    b = board(f"{QUIET}caesar eliminated: c-auxilia-1\npompey killed: scipio").winter()
    assert b.where("c-auxilia-1") == "eliminated"
    b.new_year()
    assert b.where("c-auxilia-1") == "levy-pool"
    assert b.where("scipio") == "killed"


@pytest.mark.rule("8.6", "2.1")
def test_all_27_cards_are_shuffled_and_six_dealt_to_each() -> None:
    b = board(f"{QUIET}caesar last: 2/1-a").winter().new_year(range(26, 14, -1))
    assert b.when == (707, 1)
    assert b.hand("caesar") == {"vulcan", "pluto", "neptune", "mercury", "mars", "jupiter"}
    assert b.hand("pompey") == {"apollo", "1/2-b", "1/2-a", "1/3", "2/1-c", "2/1-b"}
    assert b.kind == "discard"
