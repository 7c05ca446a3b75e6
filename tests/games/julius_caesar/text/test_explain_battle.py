"""What `explain` says of levies, battles, regroups and winter: the rule number and the facts of the case."""

from __future__ import annotations

import pytest

from rubicon.core.dice import ScriptedDice
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.components import BLOCK_INDEX
from rubicon.games.julius_caesar.rules.editions import edition_of
from tests.games.julius_caesar.text.test_explain import Scene, check, table
from tests.support.julius_caesar.board import Board, board

# ------------------------------------------------------------------ 6.4 levies


def levies() -> Board:
    """Caesar holds Narbo and contests Rome; Pompey holds Utica."""
    b = board(
        """
        caesar narbo: legio-9 2, legio-7, c-navis-2 1
        caesar genua: legio-13 1, legio-14
        caesar mare-hispanum: c-navis-1 1
        pompey rome: legio-1
        pompey utica: legio-39
        """
    ).command("caesar", "3/2-a")
    return b.march("caesar", "legio-13", "rome").do("caesar", "end")


LEVIES = table(
    levies,
    [
        ("caesar", "raise legio-7", "6.4", ["Legio 7 is at its full strength, III"]),
        ("caesar", "raise c-navis-1", "6.4", ["Mare Hispanum", "never at sea"]),
        ("caesar", "raise legio-13", "6.4", ["Rome is contested"]),
        ("caesar", "raise legio-21", "6.4", ["Levy Pool", "Ancyra (which is not friendly now)"]),
        ("caesar", "raise octavian", "7.51", ["Octavian"]),
        ("caesar", "raise c-navis-3", "6.4", ["Levy Pool", "a friendly major port"]),
        ("caesar", "levy legio-9 narbo", "6.4", ["on the map already, in Narbo", "'raise'"]),
        ("caesar", "levy legio-21 ancyra", "6.4", ["Legio 21 is levied in Ancyra, which is not friendly"]),
        (
            "caesar",
            "levy legio-21 narbo",
            "6.4",
            ["levied in Ancyra (which is not friendly now), not in Narbo"],
        ),
        ("caesar", "levy legio-11 narbo", "6.4", ["Legio 11 is levied in Genua, not in Narbo"]),
        (
            "caesar",
            "levy legio-17 rome",
            "6.4",
            ["Legio 17 is levied in Rome, which is not friendly: it is contested"],
        ),
        ("caesar", "levy c-auxilia-1 utica", "6.4", ["needs a friendly city", "Utica is held by Pompey"]),
        ("caesar", "levy c-auxilia-1 sala", "6.4", ["Sala is vacant"]),
        ("caesar", "levy c-auxilia-1 mare-hispanum", "6.4", ["never begin at sea"]),
        ("caesar", "levy c-navis-3 narbo", "6.4", ["major ports only", "Narbo is none"]),
        ("caesar", "levy c-navis-3 massilia", "6.4", ["Massilia is vacant"]),
        ("caesar", "levy octavian narbo", "7.51", ["Octavian"]),
        ("caesar", "march legio-7 massilia", "2.2", ["levies come after all movement"]),
        ("pompey", "raise legio-1", "2.2", ["Caesar's turn to decide: that side levies"]),
    ],
)

# ------------------------------------------------------------------ 7.3 in edition 1.1: the main attack


def two_roads() -> Board:
    """Rome and Tarraco are attacked over two borders each, Utica over one, Pylos not at all."""
    b = board(
        """
        edition 1.1
        caesar genua: legio-7
        caesar ravenna: legio-8
        caesar narbo: legio-9
        caesar bilbilis: legio-10
        caesar mare-internum: c-navis-1
        caesar lugdunum: legio-16
        pompey rome: legio-1
        pompey tarraco: legio-5
        pompey utica: legio-39
        pompey pylos: legio-2
        """
    ).command("caesar", "4/1")
    b.state.mp = 6  # more than any card gives
    for block, to in (("legio-7", "rome"), ("legio-8", "rome"), ("legio-9", "tarraco")):
        b.march("caesar", block, to)
    return b.march("caesar", "legio-10", "tarraco").march("caesar", "c-navis-1", "utica").do("caesar", "end")


def declared() -> Board:
    return two_roads().do("caesar", "main-attack rome genua")


MAIN_ATTACKS = [
    *table(
        two_roads,
        [
            (
                "caesar",
                "main-attack rome neapolis",
                "7.3",
                ["from Neapolis", "they came from Genua and Ravenna"],
            ),
            ("caesar", "main-attack rome tarraco", "7.3", ["they came from Genua and Ravenna"]),
            ("caesar", "main-attack pylos athena", "7.3", ["you do not attack Pylos", "on Rome"]),
            ("caesar", "main-attack tarraco narbo", "7.3", ["on Rome first, then the one on Tarraco"]),
            ("caesar", "main-attack utica mare-internum", "7.3", ["Utica is attacked over one border"]),
            ("caesar", "end", "7.3", ["you must declare the main attack"]),
            ("caesar", "march legio-7 genua", "2.2", ["you have ended your movement"]),
            ("caesar", "raise legio-7", "2.2", ["declare your main attack on Rome"]),
        ],
    ),
    *table(declared, [("caesar", "main-attack rome ravenna", "7.3", ["the main attack on Rome is settled"])]),
]

# ------------------------------------------------------------------ 7.2 battle turns


def battles() -> Board:
    """Two battles, and Player 1 to choose."""
    b = board(
        """
        caesar narbo: legio-7, c-equitatus-1
        caesar genua: caesar, legio-8
        pompey tarraco: legio-5
        pompey rome: legio-1
        """
    ).command("caesar", "3/1-a")
    return (
        b.march("caesar", "legio-7", "tarraco").march("caesar", "legio-8", "rome").end("caesar").end("pompey")
    )


def round_one() -> Board:
    """Auxilia 1 and 2 (B) and Legio 5 (C) defend; Equitatus 1 (B) and Legio 7 (C) attack, Legio 9 waits."""
    b = board(
        """
        caesar narbo: c-equitatus-1, legio-7, legio-11
        caesar bilbilis: legio-9
        pompey tarraco: p-auxilia-1, p-auxilia-2, legio-5 1
        """
    ).command("caesar", "3/1-a")
    b.march("caesar", "c-equitatus-1 legio-7", "tarraco").march("caesar", "legio-9", "tarraco")
    return b.fight()


def attackers_turn() -> Board:
    return round_one().pass_blocks("p-auxilia-1 p-auxilia-2")


def under_fire() -> Board:
    """Two hits for Pompey to take."""
    return attackers_turn().fire("c-equitatus-1", 1, 2, 6)


def marsyas() -> Board:
    """Mars: the attackers strike first."""
    b = board("caesar narbo: legio-7\npompey tarraco: p-auxilia-3, legio-5").command("caesar", "mars")
    return b.march("caesar", "legio-7", "tarraco").do("caesar", "surprise tarraco").fight()


TURNS_PER_YEAR = [
    *table(
        battles,
        [
            ("caesar", "battle narbo", "7.1", ["no battle to fight in Narbo", "Rome and Tarraco"]),
            ("caesar", "end", "7.1", ["every battle must be fought"]),
            ("pompey", "battle rome", "7.1", ["Caesar's turn to decide: that side is Player 1"]),
            ("caesar", "fire legio-7", "7.2", ["now you are to choose the next battle"]),
        ],
    ),
    *table(
        round_one,
        [
            ("caesar", "fire legio-7", "7.2", ["the defender's B blocks act first, and Legio 7 is C here"]),
            ("caesar", "fire c-equitatus-1", "7.2", ["the defender's B blocks act before the attacker's"]),
            ("caesar", "pass legio-9", "7.3", ["Legio 9 is in reserve"]),
            ("caesar", "fire legio-11", "7.2", ["Legio 11 is in Narbo", "the battle of Tarraco"]),
            ("caesar", "battle tarraco", "7.2", ["Pompey's turn to decide", "Tarraco"]),
            ("pompey", "fire legio-5", "7.2", ["your B blocks act first, and Legio 5 is C here"]),
            ("pompey", "retreat p-auxilia-1 carthago-nova", "7.6", ["round 1"]),
            ("pompey", "sea-retreat p-auxilia-1 utica", "7.6", ["round 1"]),
            ("pompey", "end", "7.2", ["each block has its turn"]),
            ("pompey", "fire legio-2", "5.2", ["Legio 2"]),
            ("pompey", "hit legio-5", "7.4", ["when the enemy has scored hits"]),
        ],
    ),
    *table(
        attackers_turn,
        [
            ("pompey", "fire p-auxilia-1", "7.2", ["Auxilia 1 has had its turn in round 1"]),
            ("pompey", "fire legio-5", "7.2", ["the attacker's B blocks act first, and Legio 5 is C here"]),
        ],
    ),
    *table(
        under_fire,
        [
            ("pompey", "hit legio-5", "7.4", ["Auxilia 1 has strength IV, Legio 5 only I"]),
            ("pompey", "hit legio-2", "5.2", ["Legio 2"]),
            ("pompey", "end", "7.4", ["2 hits to take"]),
            ("pompey", "fire p-auxilia-1", "7.2", ["you have 2 hits to take in Tarraco"]),
            (
                "caesar",
                "fire legio-7",
                "7.4",
                ["Pompey's turn to decide: that side takes the hits in Tarraco"],
            ),
        ],
    ),
    *table(marsyas, [("pompey", "fire p-auxilia-3", "2.1 Mars", ["all attackers act before Auxilia 3"])]),
]


@pytest.mark.rule("7.3", "7.4")
def test_hits_do_not_fall_on_reserves_nor_elsewhere() -> None:
    b = round_one().fire("p-auxilia-1", 1, 1, 6, 6)
    check(b, "caesar", "hit legio-9", "7.3", ["Legio 9 is in reserve"])
    check(b, "caesar", "hit legio-11", "7.4", ["Legio 11 is in Narbo", "Tarraco"])


# ------------------------------------------------------------------ 7.6 retreats

RHEGIUM = """
    caesar messana: legio-7
    caesar neapolis: legio-8, legio-9, legio-10
    caesar rome: c-navis-2
    caesar aleria: legio-16
    pompey rhegium: legio-1, legio-2, legio-3, p-navis-1
    pompey mare-internum: p-navis-2
    pompey utica: legio-39
    pompey syracuse: legio-37
"""


def shore() -> Board:
    """Round 2 in Rhegium, attacked from Neapolis: the defender's C blocks act."""
    b = board(RHEGIUM).command("caesar", "3/1-a")
    return b.march("caesar", "legio-8 legio-9 legio-10", "rhegium").fight().pass_round()


def shore_attackers() -> Board:
    """Round 4: the attackers must leave."""
    return shore().pass_round().pass_round().pass_blocks("legio-1 legio-2 legio-3")


RETREATS = [
    *table(
        shore,
        [
            ("pompey", "retreat legio-1 neapolis", "7.63", ["the attacker came over the road from Neapolis"]),
            ("pompey", "retreat legio-1 messana", "7.61", ["Messana is held by Caesar"]),
            ("pompey", "retreat legio-1 rome", "7.6", ["Rome is 2 roads away"]),
            ("pompey", "retreat legio-1 aleria", "7.6", ["Aleria is not to be reached by road"]),
            ("pompey", "retreat legio-1 rhegium", "7.6", ["Rhegium is where the battle is"]),
            ("pompey", "retreat legio-1 mare-internum", "7.64", ["'sea-retreat'"]),
            ("pompey", "sea-retreat legio-1 mare-internum", "7.64", ["Mare Internum is not a port"]),
            ("pompey", "sea-retreat legio-1 creta", "7.64", ["Creta is vacant"]),
            (
                "pompey",
                "sea-retreat legio-1 alexandria",
                "7.64",
                ["Alexandria is not a port of Mare Internum"],
            ),
            ("pompey", "retreat p-navis-1 mare-internum", "7.2", ["Navis 1 is D here"]),
        ],
    ),
    *table(
        shore_attackers,
        [
            ("caesar", "fire legio-8", "7.2", ["in round 4 attacking blocks must retreat"]),
            ("caesar", "pass legio-8", "7.2", ["Legio 8 too"]),
            (
                "caesar",
                "sea-retreat legio-8 aleria",
                "7.64",
                ["your Navis alone must hold Mare Internum or Mare Tyrrhenum"],
            ),
            ("caesar", "end", "7.2", ["round 4"]),
        ],
    ),
]


@pytest.mark.rule("7.64")
def test_one_sea_retreat_a_round() -> None:
    b = shore().do("pompey", "sea-retreat legio-1 utica")
    check(b, "pompey", "sea-retreat legio-2 utica", "7.64", ["one of yours has"])
    check(b, "pompey", "sea-retreat legio-1 utica", "7.2", ["Legio 1 is in Utica"])


@pytest.mark.rule("7.61")
def test_road_limits_of_retreats_and_straits() -> None:
    b = board(
        """
        caesar neapolis: legio-8, legio-9
        pompey rhegium: legio-1, legio-2, legio-3
        pompey messana: legio-37
        """
    ).command("caesar", "3/1-a")
    b.march("caesar", "legio-8 legio-9", "rhegium").fight().pass_round()
    b.do("pompey", "retreat legio-1 messana")
    check(b, "pompey", "retreat legio-2 messana", "7.61", ["one block a round", "the strait Messana"])
    b = board(
        """
        caesar ravenna: legio-8
        pompey asculum: legio-1, legio-2, legio-3
        """
    ).command("caesar", "3/1-a")
    b.march("caesar", "legio-8", "asculum").fight().pass_round()
    b.do("pompey", "retreat legio-1 rome").do("pompey", "retreat legio-2 rome")
    check(
        b, "pompey", "retreat legio-3 rome", "7.61", ["the minor road Asculum–Rome has carried its 2 blocks"]
    )
    check(b, "pompey", "sea-retreat legio-3 rome", "7.64", ["Asculum is not a port"])
    b.pass_blocks("legio-3")
    check(
        b,
        "caesar",
        "retreat legio-8 sipontum",
        "7.62",
        ["none of your blocks came over the road from Sipontum"],
    )


@pytest.mark.rule("7.2", "7.6")
def test_attackers_with_nowhere_to_go() -> None:
    """Pompey has taken the city they came from."""
    b = board(
        """
        caesar narbo: legio-7, legio-9
        pompey tarraco: legio-1, legio-2
        pompey burdigala: legio-5
        """
    ).cards("3/1-a", "2/1-a")
    b.march("caesar", "legio-7 legio-9", "tarraco").end("caesar").march("pompey", "legio-5", "narbo")
    b.fight().pass_round().pass_round().pass_round()
    doomed = b.copy()
    for name in ("legio-1", "legio-2"):
        doomed.state.step(1, GAME.parse(f"pass {name}"), ScriptedDice())
    check(
        doomed, "caesar", "fire legio-7", "7.6", ["Legio 7 has nowhere to go; it can only 'pass' and perish"]
    )
    check(doomed, "caesar", "pass legio-9", "7.6", ["Legio 9 has nowhere to go; others perish before it"])


@pytest.mark.rule("7.82")
def test_retreats_of_navis() -> None:
    b = board(
        """
        caesar mare-tyrrhenum: c-navis-1
        caesar mare-aegaeum: c-navis-2
        pompey mare-internum: p-navis-1, p-navis-2
        pompey rhegium: legio-1
        """
    ).command("caesar", "3/1-a")
    b.march("caesar", "c-navis-1", "mare-internum").fight().pass_round()
    for text, rule, facts in [
        (
            "retreat p-navis-1 mare-tyrrhenum",
            "7.82",
            ["the attacker came over the sea border from Mare Tyrrhenum"],
        ),
        ("retreat p-navis-1 mare-aegaeum", "7.82", ["Mare Aegaeum is held by Caesar"]),
        ("retreat p-navis-1 messana", "7.82", ["friendly ports only", "Messana is vacant"]),
        ("retreat p-navis-1 rome", "7.82", ["Rome is 2 moves away"]),
        ("retreat p-navis-1 appia", "4.1", ["Appia is not a port"]),
        ("sea-retreat p-navis-1 rhegium", "7.64", ["only land blocks go aboard"]),
    ]:
        check(b, "pompey", text, rule, facts)
    b.pass_blocks("p-navis-1 p-navis-2")
    check(
        b,
        "caesar",
        "retreat c-navis-1 messana",
        "7.82",
        ["none of your blocks came over the shore from Messana"],
    )


# ------------------------------------------------------------------ 7.7 regroups


@pytest.mark.rule("7.7", "7.83")
def test_regroups() -> None:
    b = board(
        """
        caesar ravenna: legio-7, legio-8, legio-9, legio-10
        caesar genua: legio-13
        caesar mare-hadriaticum: c-navis-1
        pompey aquileia: legio-1 1
        pompey sirmium: legio-3
        """
    ).command("caesar", "3/1-a")
    b.march("caesar", "legio-7 legio-8 legio-9", "aquileia").march("caesar", "c-navis-1", "aquileia").fight()
    b.pass_blocks("legio-1").fire("legio-7", 1, 1, 1)
    for text, rule, facts in [
        ("regroup legio-7 sirmium", "7.7", ["Sirmium is held by Pompey"]),
        ("regroup legio-7 rome", "7.7", ["Rome is 2 roads away"]),
        ("regroup legio-7 mare-hadriaticum", "7.7", ["amphibious"]),
        ("regroup legio-7 aquileia", "7.7", ["may just stay"]),
        ("regroup legio-13 ravenna", "7.7", ["Legio 13 is in Genua"]),
        ("regroup legio-11 ravenna", "5.2", ["Legio 11"]),
        ("regroup c-navis-1 ravenna", "7.83", ["Ravenna is 2 moves away"]),
        ("regroup c-navis-1 sirmium", "4.1", ["Sirmium is not a port"]),
        ("regroup legio-1 ravenna", "1.1", ["Legio 1"]),
    ]:
        check(b, "caesar", text, rule, facts)
    check(b, "pompey", "end", "7.7", ["Caesar's turn to decide: that side regroups its victors in Aquileia"])
    b.do("caesar", "regroup legio-7 ravenna")
    check(b, "caesar", "regroup legio-7 genua", "7.7", ["once each", "Legio 7 is in Ravenna"])


@pytest.mark.rule("7.7", "6.11")
def test_road_limits_of_regroups() -> None:
    b = board(
        """
        caesar ravenna: legio-7, legio-8, legio-9
        pompey asculum: legio-1 1
        """
    ).command("caesar", "3/1-a")
    b.march("caesar", "legio-7 legio-8 legio-9", "asculum").fight().pass_blocks("legio-1").fire(
        "legio-7", 1, 1, 1
    )
    b.do("caesar", "regroup legio-7 rome").do("caesar", "regroup legio-8 rome")
    check(
        b, "caesar", "regroup legio-9 rome", "7.7", ["the minor road Asculum–Rome has carried its 2 blocks"]
    )


# ------------------------------------------------------------------ 8.0 winter


@pytest.mark.rule("8.3", "8.4", "8.5")
def test_winter() -> None:
    b = board(
        """
        turn 5
        caesar mare-tyrrhenum: c-navis-1
        caesar rome: legio-7
        caesar aleria: c-navis-2
        caesar genua: legio-8, legio-9, legio-10, legio-11
        caesar alexandria: cleopatra, legio-13
        pompey neapolis: pompey
        """
    ).winter()
    for text, rule, facts in [
        ("winter c-navis-1 massilia", "8.3", ["Massilia is not a port of Mare Tyrrhenum"]),
        ("winter c-navis-1 neapolis", "8.3", ["Neapolis is held by Pompey"]),
        ("winter c-navis-1 caralis", "8.3", ["Caralis is vacant"]),
        ("winter c-navis-2 rome", "8.3", ["Navis 2 is in port already, in Aleria"]),
        ("winter legio-7 aleria", "8.3", ["only Navis go to port"]),
        ("winter c-navis-3 rome", "5.2", ["Navis 3"]),
        ("disband legio-7", "8.5", ["after all Navis have gone to port"]),
        ("end", "8.3", ["must go to port"]),
    ]:
        check(b, "caesar", text, rule, facts)
    check(b, "pompey", "end", "8.3", ["Caesar's turn to decide: that side brings its Navis to port"])
    b.do("caesar", "winter c-navis-1 rome")
    for text, rule, facts in [
        ("disband legio-7", "8.4", ["Rome has none: it feeds 5 blocks in winter and holds 2"]),
        ("disband cleopatra", "8.4", ["never disbanded"]),
        ("disband legio-21", "5.2", ["Legio 21"]),
        ("end", "8.4", ["must be disbanded"]),
    ]:
        check(b, "caesar", text, rule, facts)
    b.do("caesar", "disband legio-8")
    check(b, "caesar", "disband cleopatra", "8.5", ["never disbanded"])
    check(b, "caesar", "disband legio-8", "5.2", ["Legio 8 is in your Levy Pool"])
    check(b, "pompey", "disband pompey", "8.5", ["Caesar's turn to decide"])


@pytest.mark.rule("1.2")
def test_when_the_game_is_over() -> None:
    b = board("year 709 turn 5\ncaesar rome: legio-7").winter()
    assert b.kind == "over"
    check(b, "caesar", "march legio-7 genua", "1.2", ["the game is over"])


# ------------------------------------------------------------------ 6.13 without an attack by road


@pytest.mark.rule("6.13")
def test_cleopatra_among_her_former_friends_was_pinned_under_rules_1() -> None:
    """1.1: Vulcan has made her change sides; she is the attacker, and yet could not leave."""
    b = board("edition 1.1\ncaesar narbo: cleopatra 1, legio-7, legio-9\npompey rome: legio-1")
    b.state.edition = edition_of("1.1", 1)
    b.command("caesar", "vulcan", "3/1-a").do("caesar", "strike narbo")
    assert b.state.side[BLOCK_INDEX["cleopatra"]] == 1
    check(
        b,
        "pompey",
        "march cleopatra massilia",
        "6.13",
        ["2 blocks of Caesar in Narbo pin your 1 block there"],
    )


@pytest.mark.parametrize(
    ("scene", "side", "text", "rule", "facts"), [*LEVIES, *MAIN_ATTACKS, *TURNS_PER_YEAR, *RETREATS]
)
def test_the_rule_and_the_facts(scene: Scene, side: str, text: str, rule: str, facts: list[str]) -> None:
    check(scene(), side, text, rule, facts)
