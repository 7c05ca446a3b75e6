"""7.1–7.52: battles, their rounds and turns, reserves, hits, and those who fall."""

from __future__ import annotations

import pytest

from rubicon.core.game import SPECTATOR, view_bytes
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.components import BLOCK_INDEX
from rubicon.messages import title_words
from tests.support.julius_caesar.board import Board, board

WORDS = title_words(GAME)


def battle(attackers: str, defenders: str, more: str = "") -> Board:
    """Caesar attacks Tarraco from Narbo; the first battle turn is to be taken."""
    b = board(f"caesar narbo: {attackers}\npompey tarraco: {defenders}\n{more}").command("caesar", "2/2-a")
    return b.march("caesar", names(attackers), "tarraco").fight()


def names(blocks: str) -> str:
    return " ".join(block.split()[0] for block in blocks.split(","))


# ------------------------------------------------------------------ 7.1 sequence, and what is revealed


@pytest.mark.rule("7.1", "2.3")
def test_battles_are_fought_one_by_one_and_a_result_counts_for_the_next() -> None:
    def attack(first: str) -> Board:
        b = board(
            """caesar narbo: legio-7
               caesar corduba: legio-9
               pompey tarraco: legio-5
               pompey carthago-nova: legio-2 1"""
        ).command("caesar", "2/2-a")
        b.march("caesar", "legio-7", "tarraco").march("caesar", "legio-9", "carthago-nova")
        return b.fight(first)

    # Fought second, the battle of Tarraco finds Carthago Nova in Pompey's hands, a way of retreat ...
    b = attack("carthago-nova").fire("legio-2", 6).pass_blocks("legio-9").fire("legio-2", 6)
    b.do("caesar", "retreat legio-9 corduba").do("pompey", "end").pass_round()
    assert b.options("pompey", "retreat legio-5") == {"bilbilis", "carthago-nova"}
    # ... or in Caesar's; fought first, while it is contested.
    b = attack("carthago-nova").fire("legio-2", 6).fire("legio-9", 1, 6, 6).do("caesar", "end").pass_round()
    assert b.options("pompey", "retreat legio-5") == {"bilbilis"}
    assert attack("tarraco").pass_round().options("pompey", "retreat legio-5") == {"bilbilis"}


@pytest.mark.rule("7.1", "7.3")
def test_blocks_are_revealed_when_their_battle_is_fought_reserves_in_round_2() -> None:
    def attack(main: str, reserve: str) -> Board:
        b = board(f"caesar narbo: {main}\ncaesar bilbilis: {reserve}\npompey tarraco: legio-5").command(
            "caesar", "2/2-a"
        )
        return b.march("caesar", main, "tarraco").march("caesar", reserve, "tarraco")

    def look(b: Board) -> list[bytes]:
        return [view_bytes(b.state.view(eye)) for eye in (1, SPECTATOR)]

    one, main, reserve = (
        attack("legio-7", "legio-9"),
        attack("legio-11", "legio-9"),
        attack("legio-7", "legio-12"),
    )
    assert look(one) == look(main) == look(reserve)
    for b in (one, main, reserve):
        b.fight()
    assert look(one) != look(main)
    assert look(one) == look(reserve)
    for b in (one, main, reserve):
        b.pass_round()
    assert look(one) != look(reserve)


@pytest.mark.rule("7.1")
def test_blocks_stand_upright_again_when_the_battle_is_over() -> None:
    def won(main: str) -> bytes:
        b = battle(main, "legio-5 1").pass_blocks("legio-5").fire(main, 1, 6, 6)
        return view_bytes(b.do("caesar", "end").state.view(1))

    assert won("legio-7") == won("legio-9")


# ------------------------------------------------------------------ 7.2 battle turns


@pytest.mark.rule("7.2", "3.12", example=True)
def test_example_battle_turns() -> None:
    b = battle("caesar, c-equitatus-1", "pompey, p-navis-3")
    assert b.turns() == ["caesar", "pompey", "c-equitatus-1", "p-navis-3"]


@pytest.mark.rule("7.2")
def test_the_blocks_of_one_letter_act_in_the_order_their_owner_likes() -> None:
    b = battle("legio-7, legio-9", "legio-5")
    b.pass_blocks("legio-5")
    assert b.legal("caesar") == {"fire legio-7", "pass legio-7", "fire legio-9", "pass legio-9"}
    b.pass_blocks("legio-9")
    assert b.legal("caesar") == {"fire legio-7", "pass legio-7"}


@pytest.mark.rule("7.2", "7.6")
def test_a_block_fires_passes_or_from_round_2_on_retreats() -> None:
    b = battle("legio-7", "legio-5")
    assert b.legal("pompey") == {"fire legio-5", "pass legio-5"}
    b.pass_blocks("legio-5")
    assert b.legal("caesar") == {"fire legio-7", "pass legio-7"}
    b.pass_blocks("legio-7")
    assert b.round == 2
    retreats = {"retreat legio-5 bilbilis", "retreat legio-5 carthago-nova"}
    assert b.legal("pompey") == {"fire legio-5", "pass legio-5"} | retreats


@pytest.mark.rule("7.2", "7.62", "7.6")
def test_attackers_must_retreat_in_round_4_on_their_turn() -> None:
    b = battle("legio-7, c-auxilia-1", "legio-5")
    b.pass_round().pass_round().pass_round()
    assert b.round == 4
    # Each in its normal turn: the auxilia (B) before the legion (C), which takes the defender's fire first.
    # Either has one way back to Narbo, and takes it.
    assert b.at("tarraco") == {"legio-7", "legio-5"}
    assert b.where("c-auxilia-1") == "narbo"
    b.fire("legio-5", 1, 1, 6)
    assert (b.where("legio-7"), b.strength("legio-7")) == ("narbo", 1)
    # The defender has held, and regroups.
    assert b.kind == "regroup"
    assert b.deciders == ("pompey",)


@pytest.mark.rule("7.2", "7.62")
def test_in_round_4_attackers_neither_fire_nor_pass() -> None:
    b = battle("legio-7", "legio-5", "caesar bilbilis: legio-9")
    b.pass_round().pass_round().pass_round().pass_blocks("legio-5")
    assert b.legal("caesar") == {"retreat legio-7 narbo", "retreat legio-7 bilbilis"}


@pytest.mark.rule("7.2", "7.6")
def test_an_attacker_who_cannot_retreat_in_round_4_is_eliminated() -> None:
    # Pompey has moved into Narbo behind the attack.
    b = board(
        """caesar narbo: legio-7
           pompey tarraco: legio-5
           pompey massilia: legio-6"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").end("caesar").march("pompey", "legio-6", "narbo").fight()
    b.pass_round().pass_round().pass_round().pass_blocks("legio-5")
    assert b.where("legio-7") == "eliminated"
    assert b.kind == "regroup"
    assert b.deciders == ("pompey",)


@pytest.mark.rule("7.2")
def test_attackers_whose_last_enemy_leaves_in_round_4_have_won() -> None:
    b = battle("legio-7", "legio-5").pass_round().pass_round().pass_round()
    b.do("pompey", "retreat legio-5 bilbilis")
    assert b.at("tarraco") == {"legio-7"}
    assert (b.kind, b.deciders) == ("regroup", ("caesar",))


# ------------------------------------------------------------------ 7.3 reserves

MAIN = "legio-7, legio-8, legio-9, legio-10"
HELP = "legio-1, legio-2, legio-3, legio-4"


@pytest.mark.rule("7.3", "6.12", "6.14", example=True)
def test_example_reserves() -> None:
    b = board(
        f"""caesar narbo: {MAIN}
            caesar bilbilis: c-equitatus-1, c-auxilia-3
            pompey tarraco: legio-5, legio-6, p-equitatus-1
            pompey carthago-nova: {HELP}"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", names(MAIN), "tarraco").march("caesar", "c-equitatus-1 c-auxilia-3", "tarraco")
    b.end("caesar").march("pompey", names(HELP), "tarraco").fight()
    # Round 1: three defend against four from Narbo.
    assert b.turns() == ["p-equitatus-1", "legio-5", "legio-6", *sorted(names(MAIN).split())]
    # Those from Bilbilis and Carthago Nova arrive for round 2.
    assert b.turns() == [
        "c-auxilia-3",
        "p-equitatus-1",
        "c-equitatus-1",
        *sorted(["legio-5", "legio-6", *names(HELP).split()]),
        *sorted(names(MAIN).split()),
    ]


@pytest.mark.rule("7.3", "7.4")
def test_reserves_take_no_hits_in_round_1() -> None:
    b = board(
        """caesar narbo: legio-7 1
           caesar bilbilis: legio-17 4
           pompey tarraco: legio-5"""
    ).command("caesar", "2/2-a")
    b.march("caesar", "legio-7", "tarraco").march("caesar", "legio-17", "tarraco").fight()
    # Legio 17 is the strongest, but not there yet.
    b.fire("legio-5", 1, 6, 6)
    assert b.where("legio-7") == "eliminated"
    assert b.in_reserve() == set()


@pytest.mark.rule("7.3")
def test_who_was_in_reserve_fights_at_once_in_the_next_turn() -> None:
    b = board(
        """caesar narbo: legio-7
           caesar bilbilis: legio-9
           pompey tarraco: legio-5 1
           pompey carthago-nova: legio-2"""
    ).command("caesar", "2/2-a")
    b.march("caesar", "legio-7", "tarraco").march("caesar", "legio-9", "tarraco").fight()
    b.pass_blocks("legio-5").fire("legio-7", 1, 6, 6).do("caesar", "end")  # over in round 1
    b.command("pompey", "2/2-b").march("pompey", "legio-2", "tarraco").fight()
    assert b.turns() == ["legio-7", "legio-9", "legio-2"]


# ------------------------------------------------------------------ 7.31 disruption


@pytest.mark.rule("7.31")
def test_attacking_reserves_lose_a_step_when_their_main_force_is_eliminated_in_round_1() -> None:
    b = board(
        """caesar narbo: legio-7 1
           caesar bilbilis: legio-9 3, c-auxilia-1 1
           pompey tarraco: legio-5"""
    ).command("caesar", "2/2-a")
    b.march("caesar", "legio-7", "tarraco").march("caesar", "legio-9 c-auxilia-1", "tarraco").fight()
    b.fire("legio-5", 1, 6, 6)
    assert b.strength("legio-9") == 2
    assert b.where("c-auxilia-1") == "eliminated"  # it had but one
    # Then they fight normally, still as attackers.
    assert b.round == 2
    assert b.turns() == ["legio-5", "legio-9"]


@pytest.mark.rule("7.31")
def test_reserves_whose_main_force_lives_are_not_disrupted() -> None:
    b = board(
        """caesar narbo: legio-7 2
           caesar bilbilis: legio-9 3
           pompey tarraco: legio-5"""
    ).command("caesar", "2/2-a")
    b.march("caesar", "legio-7", "tarraco").march("caesar", "legio-9", "tarraco").fight()
    b.fire("legio-5", 1, 6, 6).pass_blocks("legio-7")
    assert b.strength("legio-9") == 3
    # Nor later, when round 1 is over.
    b.fire("legio-5", 1, 1, 6)
    assert b.strength("legio-9") + b.strength("legio-7") == 2


def relieved(reserve: str = "legio-2", attacker: str = "legio-7") -> Board:
    """The defender of Tarraco dies in round 1; the reserves are disrupted."""
    b = board(
        f"""caesar narbo: {attacker}
            pompey tarraco: legio-5 1
            pompey carthago-nova: {reserve}"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", names(attacker), "tarraco").end("caesar").march("pompey", names(reserve), "tarraco")
    b.fight().pass_blocks("legio-5")
    dice = [1] + [6] * (b.strength("legio-7") - 1)
    return b.fire("legio-7", *dice)


@pytest.mark.rule("7.31", "7.2")
def test_if_the_defender_is_disrupted_the_roles_change() -> None:
    b = relieved()
    assert b.strength("legio-2") == 3
    assert b.round == 2
    # The former attacker acts first now ...
    assert b.turns() == ["legio-7", "legio-2"]
    b.pass_round()
    # ... and in round 4 the relieving side has to go: over the road by which it came.
    assert b.round == 4
    b.pass_blocks("legio-7")
    assert b.where("legio-2") == "carthago-nova"
    assert b.deciders == ("caesar",)


@pytest.mark.rule("7.31", "7.63")
def test_the_new_defender_may_not_retreat_over_the_road_of_the_relief() -> None:
    b = relieved()
    assert b.options("caesar", "retreat legio-7") == {"narbo", "bilbilis"}


@pytest.mark.rule("7.31", "7.42")
def test_the_new_defenders_ballista_acts_as_b() -> None:
    b = board(
        """caesar narbo: legio-7, c-ballista
           pompey tarraco: legio-5 1
           pompey carthago-nova: legio-2, p-equitatus-2"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7 c-ballista", "tarraco").end("caesar")
    b.march("pompey", "legio-2 p-equitatus-2", "tarraco").fight()
    b.pass_blocks("legio-5").fire("legio-7", 1, 6, 6)
    assert b.turns() == ["c-ballista", "p-equitatus-2", "legio-7", "legio-2"]


@pytest.mark.rule("7.31", "7.41")
def test_a_disrupted_elephant_loses_one_of_its_two_steps() -> None:
    assert relieved("p-elephant 4").strength("p-elephant") == 2


@pytest.mark.rule("7.31", "7.5")
def test_disruption_may_end_the_battle() -> None:
    b = relieved("legio-2 1")
    assert b.where("legio-2") == "eliminated"
    assert (b.kind, b.deciders) == ("regroup", ("caesar",))
    # Nobody is left whose role could change: Caesar attacked, and has won as the attacker.
    assert "reversal" not in [event[0] for event in b.log]
    assert b.state.view(1)["battle"]["attacker"] == "caesar"


@pytest.mark.rule("7.6", "7.2")
def test_the_prompt_speaks_of_retreats_from_round_2_on() -> None:
    b = battle("legio-7", "legio-5")
    assert WORDS.say(b.decision.prompt).endswith("round 1: a block fires or passes.")
    b.pass_round()
    assert title_words(GAME).say(b.decision.prompt).endswith("round 2: a block fires, passes or retreats.")


def in_reserve(b: Board, blocks: str) -> Board:
    """Made by hand: these blocks wait in reserve. No course of play leaves both sides nothing else."""
    for block in blocks.split():
        b.state.reserves |= 1 << BLOCK_INDEX[block]
    return b


@pytest.mark.rule("7.31")
def test_disruption_is_checked_once_and_can_hit_both_sides_at_the_same_time() -> None:
    b = board("caesar narbo: legio-7 3\npompey tarraco: legio-5 2").cards("2/2-a", "2/2-b")
    in_reserve(b.march("caesar", "legio-7", "tarraco"), "legio-7 legio-5").fight()
    assert (b.strength("legio-7"), b.strength("legio-5")) == (2, 1)
    assert b.round == 2
    assert b.turns() == ["legio-7", "legio-5"]  # Pompey defended and was disrupted, and attacks now


@pytest.mark.rule("7.31", "7.52")
@pytest.mark.parametrize("side", ["caesar", "pompey"])
def test_cleopatra_changes_sides_once_when_both_sides_are_disrupted(side: str) -> None:
    place = "narbo" if side == "caesar" else "tarraco"
    b = board(
        f"""caesar narbo: legio-7
            pompey tarraco: legio-5
            {side} {place}: cleopatra 1
            caesar genua: legio-9"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7 cleopatra" if side == "caesar" else "legio-7", "tarraco")
    in_reserve(b, "legio-7 legio-5 cleopatra").fight()
    assert (b.side("cleopatra"), b.strength("cleopatra")) == ("pompey" if side == "caesar" else "caesar", 1)


# ------------------------------------------------------------------ 7.4 hits


@pytest.mark.rule("7.4", "3.12", "3.11", example=True)
def test_example_firepower() -> None:
    # Caesar at strength 3 rolls three dice; with A3, 1, 2 and 3 hit.
    for dice, hits in (((1, 2, 3), 3), ((4, 5, 6), 0), ((3, 4, 1), 2)):
        b = battle("caesar", "legio-2 4").fire("caesar", *dice)
        assert b.strength("legio-2") == 4 - hits


@pytest.mark.rule("7.4", example=True)
def test_example_battle_hits() -> None:
    b = battle("caesar", "legio-5 3, legio-6 2, p-equitatus-1 2").fire("caesar", 1, 1, 6)
    # The first hit is taken by the block at III; then all are at II, and the owner chooses.
    assert b.strength("legio-5") == 2
    assert b.deciders == ("pompey",)
    assert b.legal("pompey") == {"hit legio-5", "hit legio-6", "hit p-equitatus-1"}
    b.do("pompey", "hit legio-6")
    assert b.strength("legio-6") == 1


@pytest.mark.rule("7.4")
def test_each_hit_falls_on_the_strongest_at_that_instant() -> None:
    b = battle("caesar", "legio-2 4, legio-5 1").fire("caesar", 1, 1, 1)
    assert (b.strength("legio-2"), b.strength("legio-5")) == (1, 1)


@pytest.mark.rule("7.4")
def test_combat_is_not_simultaneous() -> None:
    b = battle("caesar, legio-7", "legio-5 1, legio-6 1").fire("caesar", 1, 6, 6).do("pompey", "hit legio-6")
    # Legio 6 is gone before its turn.
    assert b.legal("pompey") == {"fire legio-5", "pass legio-5"}


@pytest.mark.rule("7.4")
def test_hits_beyond_the_last_block_are_lost_and_the_battle_is_over() -> None:
    b = battle("caesar", "legio-5 1").fire("caesar", 1, 1, 1)
    assert b.where("legio-5") == "eliminated"
    assert (b.kind, b.deciders) == ("regroup", ("caesar",))


@pytest.mark.rule("7.41", "7.4")
def test_the_elephant_goes_from_4_to_2_and_then_falls() -> None:
    b = battle("legio-17", "p-elephant 4").pass_blocks("p-elephant").fire("legio-17", 1, 6, 6, 6)
    assert b.strength("p-elephant") == 2
    b.pass_blocks("p-elephant").fire("legio-17", 1, 6, 6, 6)
    assert b.where("p-elephant") == "eliminated"


@pytest.mark.rule("7.42", "3.25")
def test_the_ballista_is_b4_in_defence_and_d4_in_attack() -> None:
    b = battle("c-ballista, legio-7", "p-ballista, p-navis-1, legio-5")
    assert b.turns() == ["p-ballista", "legio-5", "legio-7", "p-navis-1", "c-ballista"]
    b.fire("p-ballista", 4, 4)
    assert b.strength("legio-7") + b.strength("c-ballista") < 5


# ------------------------------------------------------------------ 7.5 eliminated blocks


@pytest.mark.rule("7.5", "5.2", "6.4")
def test_an_eliminated_block_lies_face_up_in_its_owners_pool_for_this_year() -> None:
    b = battle("caesar", "legio-5 2, p-navis-1 1", "pompey carthago-nova: legio-2").fire("caesar", 1, 1, 6)
    b.do("pompey", "hit p-navis-1")
    assert (b.where("p-navis-1"), b.side("p-navis-1")) == ("eliminated", "pompey")
    b.pass_round().pass_blocks("caesar").do("pompey", "retreat legio-5 carthago-nova").do("caesar", "end")
    b.command("pompey", "2/2-b").levies("pompey")
    assert not b.options("pompey", "levy p-navis-1")
    assert b.options("pompey", "levy p-navis-2") == {"carthago-nova", "alexandria"}


@pytest.mark.rule("7.51", "1.2")
def test_a_killed_leader_is_gone_for_good_and_a_trophy() -> None:
    b = battle("legio-7", "scipio 1", "turn 5\npompey utica: legio-39")
    b.pass_blocks("scipio").fire("legio-7", 1, 6, 6)
    assert b.where("scipio") == "killed"
    assert b.score[0] == 2  # Tarraco, and Scipio
    b.do("caesar", "end").new_year()
    assert b.where("scipio") == "killed"
    b.command("pompey", "2/2-a").levies("pompey")
    assert not b.options("pompey", "levy scipio")
    assert b.options("pompey", "levy brutus") == {"utica", "alexandria"}


@pytest.mark.rule("7.51", "3.21")
def test_the_third_leader_joins_the_pool_of_the_side_that_lost_one() -> None:
    b = battle("legio-7", "scipio 1").pass_blocks("scipio").fire("legio-7", 1, 6, 6)
    assert b.where("brutus") == "levy-pool"
    assert b.side("brutus") == "pompey"
    assert b.where("octavian") == "waiting"


# ------------------------------------------------------------------ 7.52 Cleopatra


@pytest.mark.rule("7.52")
def test_cleopatra_joins_the_other_side_at_once_with_strength_1() -> None:
    b = battle("caesar, legio-7", "cleopatra 1, p-navis-1 1").fire("caesar", 1, 6, 6)
    b.do("pompey", "hit cleopatra")
    assert (b.side("cleopatra"), b.strength("cleopatra"), b.where("cleopatra")) == ("caesar", 1, "tarraco")
    # She has not acted yet and does so, for her new side, in its C turn.
    assert b.deciders == ("caesar",)
    assert {"fire cleopatra", "fire legio-7"} <= b.legal("caesar")
    b.fire("cleopatra", 1)
    assert b.where("p-navis-1") == "eliminated"


@pytest.mark.rule("7.52")
def test_cleopatra_does_not_act_twice_in_a_round() -> None:
    b = battle("legio-7, legio-9", "cleopatra 1, p-navis-1 1").fire("cleopatra", 6)
    b.fire("legio-7", 1, 6, 6).do("pompey", "hit cleopatra")
    assert b.side("cleopatra") == "caesar"
    assert b.legal("caesar") == {"fire legio-9", "pass legio-9"}
    b.pass_blocks("legio-9 p-navis-1")
    assert "fire cleopatra" in b.legal("caesar")


@pytest.mark.rule("7.52", "7.4")
def test_further_hits_of_the_same_fire_fall_on_her_former_side() -> None:
    b = battle("caesar", "cleopatra 1, legio-5 1, legio-6 1").fire("caesar", 1, 1, 6)
    b.do("pompey", "hit cleopatra")
    assert b.legal("pompey") == {"hit legio-5", "hit legio-6"}
    b.do("pompey", "hit legio-5")
    assert b.strength("cleopatra") == 1


@pytest.mark.rule("7.52")
def test_the_battle_ends_if_her_former_side_has_no_other_block() -> None:
    b = battle("caesar", "cleopatra 1").fire("caesar", 1, 6, 6)
    assert b.at("tarraco") == {"caesar", "cleopatra"}
    assert b.side("cleopatra") == "caesar"
    assert (b.kind, b.deciders) == ("regroup", ("caesar",))
    assert "regroup cleopatra narbo" in b.legal("caesar")


@pytest.mark.rule("7.52", "7.31")
def test_if_only_reserves_are_left_when_she_goes_they_are_disrupted() -> None:
    b = board(
        """caesar narbo: legio-7
           pompey tarraco: cleopatra 1
           pompey carthago-nova: legio-2 4"""
    ).cards("2/2-a", "2/2-b")
    b.march("caesar", "legio-7", "tarraco").end("caesar").march("pompey", "legio-2", "tarraco").fight()
    b.pass_blocks("cleopatra").fire("legio-7", 1, 6, 6)
    assert b.strength("legio-2") == 3
    assert b.round == 2


@pytest.mark.rule("7.52", "7.4")
def test_she_can_be_hit_as_a_block_of_her_new_side_and_return() -> None:
    b = battle("legio-7 1", "cleopatra 1, legio-5 1, p-navis-1 2").pass_blocks("cleopatra legio-5")
    b.fire("legio-7", 6).pass_blocks("p-navis-1").pass_blocks("cleopatra legio-5").fire("legio-7", 1)
    assert b.strength("p-navis-1") == 1  # the strongest took it
    b.pass_blocks("p-navis-1").pass_blocks("cleopatra legio-5").fire("legio-7", 1).do(
        "pompey", "hit cleopatra"
    )
    assert b.side("cleopatra") == "caesar"
    b.fire("p-navis-1", 1).do("caesar", "hit cleopatra")
    assert b.side("cleopatra") == "pompey"
