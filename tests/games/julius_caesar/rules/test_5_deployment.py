"""5: where everything starts, and the Levy Pool."""

from __future__ import annotations

from random import Random

import pytest

from rubicon.core.dice import ScriptedDice
from rubicon.core.game import SPECTATOR, view_bytes
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.components import BLOCK_INDEX, MAX_STRENGTH
from tests.support.julius_caesar.board import DEAL, Board, board

#: The orders of battle as the rulebook prints them.
CAESAR = {
    "ravenna": "caesar legio-13 c-navis-2",
    "genua": "antonius legio-8 legio-12",
    "massilia": "legio-11 legio-14 c-navis-1",
    "narbo": "legio-7 legio-9 legio-10",
    "lugdunum": "legio-16 c-equitatus-1",
}
POMPEY = {
    "neapolis": "pompey legio-1 p-navis-1",
    "brundisium": "legio-3",
    "syracuse": "legio-37",
    "antioch": "scipio legio-34",
    "alexandria": "cleopatra p-navis-2",
    "utica": "legio-39 p-navis-3",
    "carthago-nova": "legio-2 legio-4",
    "tarraco": "legio-5 legio-6 p-equitatus-1",
}
POOL = (
    "legio-17 legio-18 legio-19 legio-20 legio-21 c-auxilia-1 c-auxilia-2 c-auxilia-3 c-auxilia-4 "
    "c-equitatus-2 c-equitatus-3 c-equitatus-4 c-ballista c-navis-3 c-navis-4 c-navis-5 "
    "legio-32 legio-33 legio-35 legio-36 legio-38 p-auxilia-1 p-auxilia-2 p-auxilia-3 p-auxilia-4 "
    "p-equitatus-2 p-equitatus-3 p-elephant p-ballista p-navis-4 p-navis-5"
)


def new_game(deployment: str) -> Board:
    script = [("draw", DEAL)] if deployment == "historical" else []
    return Board(GAME.new({"deployment": deployment}, ScriptedDice(script)))


def swap(b: Board, side: str, one: str, other: str) -> Board:
    """Let two blocks change places, named in whichever order."""
    text = f"swap {one} {other}"
    return b.do(side, text if text in b.legal(side) else f"swap {other} {one}")


@pytest.mark.rule("5.1")
def test_blocks_stand_where_the_rulebook_says_at_full_strength() -> None:
    b = new_game("historical")
    for side, cities in (("caesar", CAESAR), ("pompey", POMPEY)):
        for city, blocks in cities.items():
            assert b.at(city) == set(blocks.split())
            for block in blocks.split():
                assert b.side(block) == side
                assert b.strength(block) == MAX_STRENGTH[BLOCK_INDEX[block]]
    assert b.when == (705, 1)
    assert b.kind == "discard"


@pytest.mark.rule("5.2", "3.21")
def test_all_others_are_in_the_levy_pool_and_the_third_leaders_wait() -> None:
    b = new_game("historical")
    assert b.at("pool") == set(POOL.split())
    assert b.at("waiting") == {"octavian", "brutus"}


@pytest.mark.rule("5.2", "7.5", "8.6")
def test_an_eliminated_block_cannot_be_levied_before_the_next_year() -> None:
    text = "turn 5\ncaesar tarraco: legio-9\ncaesar eliminated: legio-7\npompey utica: legio-39"
    b = board(text).command("caesar", "2/2-a").levies("caesar")
    assert b.options("caesar", "levy legio-7") == set()
    assert b.options("caesar", "levy legio-8") == {"tarraco"}
    b.fight().new_year()
    b.command("caesar", "2/2-b").levies("caesar")
    assert b.options("caesar", "levy legio-7") == {"tarraco"}


@pytest.mark.rule("5.2")
def test_blocks_in_the_pool_conceal_their_identity_until_they_are_eliminated() -> None:
    def seen_by_pompey(where: str) -> bytes:
        b = board(f"caesar narbo: legio-7\ncaesar {where}: legio-9\ncaesar rome: legio-10")
        return view_bytes(b.state.view(1))

    def other(where: str) -> bytes:
        b = board(f"caesar narbo: legio-7\ncaesar {where}: legio-10\ncaesar rome: legio-9")
        return view_bytes(b.state.view(1))

    assert seen_by_pompey("pool") == other("pool")
    assert seen_by_pompey("eliminated") != other("eliminated")


# ------------------------------------------------------------------ free deployment


@pytest.mark.rule("5.3")
def test_free_deployment_keeps_the_number_of_blocks_in_each_city() -> None:
    b = new_game("free")
    assert b.kind == "deploy"
    swap(b, "caesar", "caesar", "legio-16")
    swap(b, "caesar", "antonius", "legio-7")
    assert b.at("lugdunum") == {"caesar", "c-equitatus-1"}
    assert b.at("ravenna") == {"legio-16", "legio-13", "c-navis-2"}
    for city, blocks in (CAESAR | POMPEY).items():
        assert len(b.at(city)) == len(blocks.split())
    assert all(b.strength(block) == MAX_STRENGTH[BLOCK_INDEX[block]] for block in b.at("lugdunum"))


@pytest.mark.rule("5.3", example=True)
def test_example_any_three_blocks_may_be_in_neapolis() -> None:
    b = new_game("free")
    swap(b, "pompey", "pompey", "cleopatra")
    swap(b, "pompey", "legio-1", "legio-5")
    swap(b, "pompey", "scipio", "p-navis-1")
    assert b.at("neapolis") == {"cleopatra", "legio-5", "scipio"}
    assert b.at("alexandria") == {"pompey", "p-navis-2"}


@pytest.mark.rule("5.3", "5.2")
def test_blocks_of_the_pool_and_of_the_enemy_are_not_swapped() -> None:
    b = new_game("free")
    swapped = {name for text in b.legal("caesar") if text != "end" for name in text.split()[1:]}
    assert swapped == {name for blocks in CAESAR.values() for name in blocks.split()}
    b.refuses("caesar", "swap legio-16 legio-17")
    b.refuses("caesar", "swap legio-16 legio-5")
    b.refuses("caesar", "swap caesar octavian")


@pytest.mark.rule("5.3", "4.1")
def test_a_navis_is_only_put_in_a_port() -> None:
    b = new_game("free")
    b.refuses("caesar", "swap legio-16 c-navis-1")
    b.refuses("caesar", "swap c-navis-1 legio-16")
    swap(b, "caesar", "caesar", "legio-16")  # whoever is in Lugdunum
    b.refuses("caesar", "swap caesar c-navis-1")
    b.refuses("caesar", "swap c-navis-1 caesar")
    swap(b, "caesar", "legio-7", "c-navis-1")
    assert b.at("narbo") == {"c-navis-1", "legio-9", "legio-10"}


@pytest.mark.rule("5.3")
def test_the_swaps_suffice_for_every_arrangement() -> None:
    # As many swaps as can ever be needed: every land block moves on by three places, one after the other.
    b = new_game("free")
    land = [name for blocks in CAESAR.values() for name in blocks.split() if "navis" not in name]
    cities = [b.where(name) for name in land]
    wanted = dict(zip(land, cities[3:] + cities[:3], strict=True))
    for block, city in wanted.items():
        if b.where(block) != city:
            there = b.at(city) & set(land)
            swap(b, "caesar", block, min(name for name in there if wanted[name] != city))
    assert {block: b.where(block) for block in land} == wanted


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(
    ("side", "one", "other", "swaps"),
    [("caesar", "caesar", "legio-16", 13), ("pompey", "pompey", "scipio", 15)],
)
def test_when_the_swaps_are_used_up_only_the_end_is_left(side: str, one: str, other: str, swaps: int) -> None:
    b = new_game("free")
    for _ in range(swaps):
        swap(b, side, one, other)
    assert b.legal(side) == {"end"}
    assert b.deciders == ("caesar", "pompey")


@pytest.mark.rule("5.3")
def test_until_both_have_deployed_the_enemy_is_seen_in_the_historical_deployment() -> None:
    b = new_game("free")
    before = [view_bytes(b.state.view(eye)) for eye in (0, SPECTATOR)]
    swap(b, "pompey", "cleopatra", "legio-3")  # her colour can be told from behind
    swap(b, "pompey", "scipio", "legio-39")
    assert [view_bytes(b.state.view(eye)) for eye in (0, SPECTATOR)] == before
    b.do("pompey", "end")
    assert [view_bytes(b.state.view(eye)) for eye in (0, SPECTATOR)] == before
    b.do("caesar", "end", draw=DEAL)
    for eye in (0, SPECTATOR):
        assert ["brundisium", "egypt", 0, 0, -1, 1] in b.state.view(eye)["hidden"]["pompey"]


@pytest.mark.rule("5.3")
def test_a_sampled_deployment_is_one_that_swaps_can_reach() -> None:
    view = new_game("free").state.view(0)
    cleopatra = set()
    for seed in range(20):
        b = Board(GAME.sample(view, Random(seed)))
        b.state.check()
        assert view_bytes(b.state.view(0)) == view_bytes(view)
        cleopatra.add(b.where("cleopatra"))
        assert b.at("pool") == set(POOL.split())
        assert all(
            b.strength(block) == MAX_STRENGTH[BLOCK_INDEX[block]]
            for blocks in POMPEY.values()
            for block in blocks.split()
        )
    assert len(cleopatra) > 3


@pytest.mark.rule("5.3")
def test_both_deploy_in_secret_and_then_the_game_begins() -> None:
    b = new_game("free")
    assert list(b.deciders) == ["caesar", "pompey"]
    before = [view_bytes(b.state.view(eye)) for eye in (1, SPECTATOR)]
    swap(b, "caesar", "caesar", "legio-16")
    assert [view_bytes(b.state.view(eye)) for eye in (1, SPECTATOR)] == before
    b.do("caesar", "end")
    assert b.deciders == ("pompey",)
    b.do("pompey", "end", draw=DEAL)
    assert (b.kind, b.when) == ("discard", (705, 1))
    assert b.at("ravenna") == {"legio-16", "legio-13", "c-navis-2"}
