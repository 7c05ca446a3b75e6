"""4: where blocks can be, who holds what, and the ways between."""

from __future__ import annotations

import pytest

from tests.support.julius_caesar.board import board

FOUR = "legio-7, legio-8, legio-9, legio-10, legio-11"


# ------------------------------------------------------------------ 4.1, 4.21 locations and control


@pytest.mark.rule("4.1", "4.4")
def test_land_blocks_are_never_at_sea() -> None:
    b = board("caesar massilia: legio-11, c-navis-1").command("caesar", "2/2-a")
    b.refuses("caesar", "march legio-11 mare-hispanum")
    b.march("caesar", "c-navis-1", "mare-hispanum")
    b.refuses("caesar", "march legio-11 mare-hispanum")


@pytest.mark.rule("4.1", "6.2")
def test_navis_are_on_seas_or_in_ports() -> None:
    b = board("caesar massilia: c-navis-1").command("caesar", "2/2-a")
    assert b.options("caesar", "march c-navis-1") == {"mare-hispanum"}
    b.refuses("caesar", "march c-navis-1 lugdunum")
    b.refuses("caesar", "march c-navis-1 narbo")


@pytest.mark.rule("4.1", "4.42")
def test_a_city_without_coast_takes_no_navis() -> None:
    b = board("caesar mare-aegaeum: c-navis-1").command("caesar", "2/2-a")
    ends = b.options("caesar", "march c-navis-1")
    assert "ephesus" in ends
    assert "pergamum" not in ends


@pytest.mark.rule("4.2", "8.4", "1.2")
def test_the_value_of_a_city_is_victory_points_and_winter_room() -> None:
    b = board("caesar rome: legio-7\npompey utica: legio-39")
    assert b.score == (2, 3)
    hungry = board("turn 5\ncaesar utica: legio-7, legio-8, legio-9, legio-10, legio-11").winter()
    assert hungry.kind == "winter-supply"
    fed = board("turn 5\ncaesar rome: legio-7, legio-8, legio-9, legio-10, legio-11").winter()
    assert fed.kind == "disbanding"


@pytest.mark.rule("4.21")
def test_a_city_left_vacant_is_neutral_at_once() -> None:
    b = board("caesar rome: legio-7\npompey neapolis: legio-1").cards("2/2-a", "2/2-b")
    assert b.score[0] == 2
    b.march("caesar", "legio-7", "genua")
    assert b.score[0] == 0
    # Pompey, who moves after Caesar, passes through it.
    b.end("caesar")
    assert "ravenna" in b.reach("pompey", "legio-1")


@pytest.mark.rule("4.21")
def test_one_block_holds_a_city_against_passage() -> None:
    b = board("caesar rome: legio-7\npompey neapolis: legio-1").cards("2/2-a", "2/2-b").end("caesar")
    assert "rome" in b.reach("pompey", "legio-1")
    assert not {"genua", "ravenna"} & b.reach("pompey", "legio-1")


@pytest.mark.rule("4.21", "6.4", "1.2")
def test_a_single_attacker_makes_a_city_contested_at_once() -> None:
    b = board(
        """caesar narbo: legio-7
           caesar massilia: legio-9 1
           pompey tarraco: legio-5 1, legio-6 1"""
    ).cards("2/2-a", "2/2-b")
    assert b.score == (1, 3)
    b.march("caesar", "legio-7", "tarraco")
    # Contested: it counts for neither, and neither levies there.
    assert b.score == (1, 2)
    b.levies("caesar")
    assert "raise legio-7" not in b.legal("caesar")
    b.end("caesar").levies("pompey")
    assert b.options("pompey", "raise") == set()


@pytest.mark.rule("4.21")
def test_a_block_that_enters_a_vacant_city_makes_it_friendly_at_once() -> None:
    b = board("caesar narbo: legio-7\ncaesar massilia: legio-11").command("caesar", "2/2-a")
    b.march("caesar", "legio-7", "tarraco").levies("caesar")
    assert b.options("caesar", "levy c-auxilia-1") == {"tarraco", "massilia"}


# ------------------------------------------------------------------ 4.3 roads


@pytest.mark.rule("4.3", "6.1")
def test_land_blocks_move_along_roads_only() -> None:
    b = board("caesar genua: legio-8").command("caesar", "2/2-a")
    assert b.options("caesar", "march legio-8") == {"massilia", "rome", "ravenna", "lugdunum"}
    b.refuses("caesar", "march legio-8 aleria")
    b.refuses("caesar", "march legio-8 narbo")


@pytest.mark.rule("4.31", "6.11")
@pytest.mark.parametrize(
    ("start", "to", "limit"),
    [("genua", "rome", 4), ("ravenna", "rome", 2), ("bilbilis", "tarraco", 2), ("narbo", "tarraco", 4)],
)
def test_four_blocks_use_a_major_road_and_two_a_minor_one(start: str, to: str, limit: int) -> None:
    blocks = FOUR.split(", ")
    b = board(f"caesar {start}: {FOUR}").command("caesar", "2/2-a")
    b.march("caesar", " ".join(blocks[:limit]), to)
    b.refuses("caesar", f"march {blocks[limit]} {to}")


@pytest.mark.rule("4.32", "6.11")
@pytest.mark.parametrize(
    ("start", "to"),
    [
        ("gades", "tingis"),
        ("tingis", "gades"),
        ("messana", "rhegium"),
        ("aenos", "pergamum"),
        ("byzantium", "nicomedia"),
    ],
)
def test_two_blocks_cross_a_strait_but_one_when_the_far_city_is_defended(start: str, to: str) -> None:
    b = board(f"caesar {start}: {FOUR}").command("caesar", "2/2-a").march("caesar", "legio-7 legio-8", to)
    b.refuses("caesar", f"march legio-9 {to}")
    defended = board(f"caesar {start}: {FOUR}\npompey {to}: legio-5").command("caesar", "2/2-a")
    defended.march("caesar", "legio-7", to)
    defended.refuses("caesar", f"march legio-8 {to}")


@pytest.mark.rule("4.32", "6.14")
def test_one_block_crosses_a_strait_to_help_in_ones_own_contested_city() -> None:
    b = board(
        """caesar syracuse: legio-7
           pompey messana: legio-37
           pompey rhegium: legio-1, legio-2"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "messana").end("caesar")
    b.march("pompey", "legio-1", "messana")
    b.refuses("pompey", "march legio-2 messana")


@pytest.mark.rule("4.32", "6.2")
def test_navis_ignore_straits_and_those_who_hold_them() -> None:
    b = board(
        """caesar mare-aegaeum: c-navis-1, c-navis-2, c-navis-3
           pompey byzantium: legio-35
           pompey nicomedia: legio-36
           pompey aenos: legio-32
           pompey pergamum: legio-33"""
    ).command("caesar", "2/2-a")
    b.march("caesar", "c-navis-1 c-navis-2 c-navis-3", "propontis", "pontus-euxinus")
    assert b.at("pontus-euxinus") == {"c-navis-1", "c-navis-2", "c-navis-3"}


@pytest.mark.rule("4.32", "6.3")
def test_control_of_straits_has_no_effect_on_amphibious_moves() -> None:
    b = board(
        """caesar rome: legio-7
           caesar mare-tyrrhenum: c-navis-1
           caesar mare-internum: c-navis-2
           pompey messana: legio-37
           pompey rhegium: legio-1"""
    ).command("caesar", "2/2-a")
    b.march("caesar", "legio-7", "mare-tyrrhenum", "mare-internum", "syracuse")
    assert b.where("legio-7") == "syracuse"


# ------------------------------------------------------------------ 4.4 seas, islands, ports


@pytest.mark.rule("4.4", "6.3")
def test_a_sea_is_friendly_by_navis_on_it_not_in_its_ports() -> None:
    b = board("caesar massilia: legio-7, c-navis-1").command("caesar", "2/2-a")
    b.refuses("caesar", "march legio-7 mare-hispanum")
    held = board("caesar massilia: legio-7\ncaesar mare-hispanum: c-navis-1").command("caesar", "2/2-a")
    assert "mare-hispanum" in held.options("caesar", "march legio-7")


@pytest.mark.rule("4.4", "6.2")
def test_a_sea_left_vacant_is_neutral_at_once() -> None:
    text = "caesar mare-hispanum: c-navis-1\npompey mare-tyrrhenum: p-navis-1"
    b = board(text).cards("2/2-a", "2/2-b").end("caesar")
    assert "oceanus-atlanticus" not in b.reach("pompey", "p-navis-1")  # an enemy sea stops the ship
    left = board(text).cards("2/2-a", "2/2-b").march("caesar", "c-navis-1", "massilia").end("caesar")
    assert "oceanus-atlanticus" in left.reach("pompey", "p-navis-1")


@pytest.mark.rule("4.4", "6.3", "7.8")
def test_a_contested_sea_carries_no_army() -> None:
    b = board(
        """caesar mare-hispanum: c-navis-1
           pompey mare-tyrrhenum: p-navis-1
           pompey rome: legio-1
           pompey mare-internum: p-navis-2, p-navis-3"""
    ).cards("2/2-a", "2/2-b")
    free = b.copy().end("caesar")
    assert "mare-tyrrhenum" in free.options("pompey", "march legio-1")
    b.march("caesar", "c-navis-1", "mare-tyrrhenum").end("caesar")
    assert "mare-tyrrhenum" not in b.options("pompey", "march legio-1")


@pytest.mark.rule("4.41", "6.3")
@pytest.mark.parametrize(
    ("city", "sea"),
    [
        ("aleria", "mare-tyrrhenum"),
        ("caralis", "mare-tyrrhenum"),
        ("lilybaeum", "mare-tyrrhenum"),
        ("creta", "mare-internum"),
        ("salamis", "mare-egypticum"),
    ],
)
def test_the_playable_islands_are_reached_by_sea(city: str, sea: str) -> None:
    b = board(f"caesar {sea}: c-navis-1\ncaesar {city}: legio-7").command("caesar", "2/2-a")
    by_road = b.options("caesar", "march legio-7") - {sea}
    assert by_road == ({"messana", "syracuse"} if city == "lilybaeum" else set())
    b.do("caesar", f"march legio-7 {sea}")
    assert city not in b.options("caesar", "march legio-7")
    home = next(iter(sorted(b.options("caesar", "march legio-7"))))
    back = board(f"caesar {sea}: c-navis-1\ncaesar {home}: legio-7").command("caesar", "2/2-a")
    assert city in back.reach("caesar", "legio-7")


@pytest.mark.rule("4.41")
def test_land_blocks_cannot_leave_an_island_without_a_friendly_sea() -> None:
    b = board("caesar creta: legio-7\ncaesar genua: legio-8").command("caesar", "2/2-a")
    assert b.options("caesar", "march legio-7") == set()


@pytest.mark.rule("4.42", "6.2")
@pytest.mark.parametrize(
    ("port", "seas"),
    [
        ("utica", {"mare-hispanum", "mare-tyrrhenum", "mare-internum"}),
        ("creta", {"mare-aegaeum", "mare-egypticum", "mare-internum"}),
        ("byzantium", {"propontis", "pontus-euxinus"}),
        ("tingis", {"oceanus-atlanticus", "mare-hispanum"}),
        ("massilia", {"mare-hispanum"}),
    ],
)
def test_a_port_opens_on_every_sea_it_touches(port: str, seas: set[str]) -> None:
    b = board(f"caesar {port}: c-navis-1").command("caesar", "2/2-a")
    assert b.options("caesar", "march c-navis-1") == seas
