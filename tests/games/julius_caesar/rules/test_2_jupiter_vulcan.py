"""2.1: the God cards that act by themselves: Jupiter and Vulcan."""

from __future__ import annotations

import pytest

from rubicon.core.dice import DiceError
from rubicon.core.message import message
from rubicon.games.julius_caesar import GAME
from tests.support.julius_caesar.board import Board, board

#: Caesar holds Narbo and Massilia; enemies stand next to them, and farther off.
GAUL = """
    caesar narbo: legio-7
    caesar massilia: legio-11
    pompey tarraco: legio-5 2, scipio 3, p-navis-1 2
    pompey genua: legio-1 3
    pompey rome: legio-3
    pompey mare-hispanum: p-navis-2
"""


def jupiter(text: str = GAUL) -> Board:
    return board(text).command("caesar", "jupiter")


# ------------------------------------------------------------------ Jupiter


@pytest.mark.rule("2.1 Jupiter")
def test_jupiter_reaches_enemy_blocks_in_cities_next_to_a_friendly_city() -> None:
    assert jupiter().legal("caesar") == {"end", "defect tarraco", "defect genua"}


@pytest.mark.rule("2.1 Jupiter", "4.32")
def test_jupiter_reaches_across_a_strait() -> None:
    b = jupiter("caesar rhegium: legio-7\npompey messana: legio-5")
    assert b.options("caesar", "defect") == {"messana"}


@pytest.mark.rule("2.1 Jupiter")
def test_jupiter_the_defector_keeps_its_strength_and_its_new_owner_chooses_the_city() -> None:
    b = jupiter().do("caesar", "defect genua", draw=[0])
    # Genua has a single friendly neighbour; the defector goes there by itself.
    assert (b.where("legio-1"), b.strength("legio-1"), b.side("legio-1")) == ("massilia", 3, "caesar")
    assert b.at("genua") == set()
    two = jupiter(GAUL.replace("massilia", "carthago-nova")).do("caesar", "defect tarraco", draw=[1])
    assert two.legal("caesar") == {"welcome narbo", "welcome carthago-nova"}
    two.do("caesar", "welcome carthago-nova")
    assert (two.where("legio-5"), two.strength("legio-5"), two.side("legio-5")) == (
        "carthago-nova",
        2,
        "caesar",
    )


@pytest.mark.rule("2.1 Jupiter", example=True)
@pytest.mark.parametrize("size", [3, 5])
def test_example_jupiter_any_block_of_the_group_may_be_drawn_and_no_other(size: int) -> None:
    group = [f"legio-{number}" for number in range(1, size + 1)]
    text = f"caesar narbo: legio-7\npompey tarraco: {', '.join(group)}"
    for number, block in enumerate(group):
        b = jupiter(text).do("caesar", "defect tarraco", draw=[number])
        assert [name for name in group if b.side(name) == "caesar"] == [block]
    with pytest.raises(DiceError):
        jupiter(text).do("caesar", "defect tarraco", draw=[size])


@pytest.mark.rule("2.1 Jupiter")
@pytest.mark.parametrize(("number", "block"), [(0, "scipio"), (2, "p-navis-1")])
def test_jupiter_leaders_and_navis_do_not_defect_but_lose_a_step(number: int, block: str) -> None:
    strength = board(GAUL).strength(block)
    b = jupiter().do("caesar", "defect tarraco", draw=[number])
    assert (b.where(block), b.side(block), b.strength(block)) == ("tarraco", "pompey", strength - 1)
    assert b.deciders == ("pompey",)
    # Both read its name and the strength it had.
    loyal = next(event for event in b.log if event[0] == "loyal")
    for reader in (0, 1):
        assert GAME.tell(loyal, reader) == message(
            "loyal", side="caesar", block=block, place="tarraco", strength=strength
        )


@pytest.mark.rule("2.1 Jupiter", "7.51")
def test_jupiter_may_kill_a_leader() -> None:
    b = jupiter(GAUL.replace("scipio 3", "scipio 1"))
    points = b.score[0]
    b.do("caesar", "defect tarraco", draw=[0])
    assert b.where("scipio") == "killed"
    assert b.score[0] == points + 1
    assert b.where("brutus") == "levy-pool"


@pytest.mark.rule("2.1 Jupiter", "7.5")
def test_jupiter_may_sink_a_navis() -> None:
    b = jupiter(GAUL.replace("p-navis-1 2", "p-navis-1 1")).do("caesar", "defect tarraco", draw=[2])
    assert b.where("p-navis-1") == "eliminated"


@pytest.mark.rule("2.1 Jupiter", "3.27")
def test_jupiter_cleopatra_is_not_a_leader_and_may_defect() -> None:
    b = jupiter("caesar memphis: legio-7\npompey alexandria: cleopatra 2")
    b.do("caesar", "defect alexandria", draw=[0])
    assert (b.where("cleopatra"), b.side("cleopatra"), b.strength("cleopatra")) == ("memphis", "caesar", 2)


@pytest.mark.rule("2.1 Jupiter", "6.1", "7.5")
def test_jupiter_the_defector_serves_until_eliminated_then_returns_to_its_first_owner() -> None:
    b = board("caesar narbo: legio-5 1\npompey tarraco: legio-6").command("caesar", "2/2-a")
    b.march("caesar", "legio-5", "tarraco").fight()
    b.fire("legio-6", 1, 6, 6)
    assert (b.where("legio-5"), b.side("legio-5")) == ("eliminated", "pompey")


@pytest.mark.rule("2.1 Jupiter", "6.4", "8.5")
def test_jupiter_the_defector_gains_steps_and_when_disbanded_returns_to_its_first_owner() -> None:
    b = board("turn 5\ncaesar narbo: legio-5 1\npompey tarraco: legio-6").command("caesar", "2/2-a")
    b.levies("caesar").do("caesar", "raise legio-5").fight()
    assert b.strength("legio-5") == 2
    b.do("caesar", "disband legio-5").new_year()
    b.command("pompey", "2/2-a").levies("pompey")
    assert "levy legio-5 tarraco" in b.legal("pompey")


@pytest.mark.rule("2.1 Jupiter")
def test_jupiter_may_be_declined_and_gives_nothing_else() -> None:
    b = jupiter().do("caesar", "end")
    assert b.deciders == ("pompey",)
    done = jupiter().do("caesar", "defect genua", draw=[0])
    assert done.deciders == ("pompey",)


@pytest.mark.rule("2.1 Jupiter")
def test_jupiter_without_a_target_has_no_effect() -> None:
    b = board("caesar narbo: legio-7\npompey rome: legio-1").cards("jupiter", "2/2-a")
    assert b.deciders == ("pompey",)
    assert b.kind == "movement"


@pytest.mark.rule("2.1 Jupiter", "2.1")
def test_jupiter_of_player_2_may_end_an_attack() -> None:
    text = """year 705 turn 1
              caesar narbo: legio-7, legio-9
              pompey tarraco: legio-5
              pompey carthago-nova: legio-2"""
    b = board(text).cards("2/2-a", "jupiter").march("caesar", "legio-7", "tarraco").end("caesar")
    b.do("pompey", "defect tarraco", draw=[0])
    # The only attacker has gone over: there is no battle.
    assert b.side("legio-7") == "pompey"
    assert b.kind == "play"


# ------------------------------------------------------------------ Vulcan

ETNA = """
    caesar narbo: legio-7, legio-9
    pompey tarraco: legio-5 2, scipio 1, p-navis-1 1, p-elephant 4, legio-6 1
    pompey mare-hispanum: p-navis-2
"""


def vulcan(text: str = ETNA) -> Board:
    return board(text).command("caesar", "vulcan")


@pytest.mark.rule("2.1 Vulcan", "7.5", "7.41")
def test_vulcan_takes_a_step_from_every_block_in_an_enemy_city() -> None:
    b = vulcan()
    points = b.score[0]
    b.do("caesar", "strike tarraco")
    assert b.at("tarraco") == {"legio-5", "p-elephant"}
    assert (b.strength("legio-5"), b.strength("p-elephant")) == (1, 2)
    assert b.where("p-navis-1") == b.where("legio-6") == "eliminated"
    assert b.where("scipio") == "killed"
    assert b.score[0] == points + 1
    assert b.deciders == ("pompey",)


@pytest.mark.rule("2.1 Vulcan")
def test_vulcan_strikes_enemy_cities_only() -> None:
    assert vulcan().legal("caesar") == {"end", "strike tarraco", "strike alexandria"}


@pytest.mark.rule("2.1 Vulcan", "7.52")
def test_vulcan_spares_cleopatra_at_strength_1() -> None:
    b = vulcan("pompey alexandria: cleopatra 1, legio-38 1\ncaesar narbo: legio-7")
    b.do("caesar", "strike alexandria")
    assert b.at("alexandria") == {"cleopatra"}
    assert (b.side("cleopatra"), b.strength("cleopatra")) == ("pompey", 1)
    stronger = vulcan("pompey alexandria: cleopatra 2").do("caesar", "strike alexandria")
    assert stronger.strength("cleopatra") == 1


@pytest.mark.rule("2.1 Vulcan")
def test_vulcan_may_be_declined() -> None:
    b = vulcan().do("caesar", "end")
    assert b.strength("legio-5") == 2
    assert b.deciders == ("pompey",)


@pytest.mark.rule("2.1 Vulcan")
def test_vulcan_without_an_enemy_city_has_no_effect() -> None:
    b = board("caesar narbo: legio-7, cleopatra\npompey mare-hispanum: p-navis-2").cards("vulcan", "2/2-a")
    assert b.deciders == ("pompey",)
    assert b.kind == "movement"
