"""What `explain` says, case by case: the rule number and the facts of the case."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from rubicon.core.game import SPECTATOR, IllegalAction
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.components import BLOCK_INDEX, ELIMINATED, SIDES
from tests.messages.log_text import reason_text
from tests.support.julius_caesar.board import Board, board

#: A scene: who is where, and what has been done.
Scene = Callable[[], Board]
#: Who asks, about what, the rule that answers, and the facts that the answer names.
Case = tuple[str, str, str, list[str]]


def ask(b: Board, side: str, text: str) -> str:
    return reason_text(GAME, b.state, SIDES.index(side), text)


def check(b: Board, side: str, text: str, rule: str, facts: list[str]) -> None:
    """The action is not offered, and the answer names the rule and the facts."""
    if side in b.deciders:
        assert text not in b.legal(side)
    answer = ask(b, side, text)
    assert answer.startswith(f"{rule}: "), answer
    assert answer.endswith("."), answer
    for fact in facts:
        assert fact in answer


def table(scene: Scene, cases: Iterable[Case]) -> list[Any]:
    return [
        pytest.param(scene, *case, id=f"{scene.__name__}: {case[1]}", marks=pytest.mark.rule(case[2]))
        for case in cases
    ]


# ------------------------------------------------------------------ whose block, whose turn, what time


def gaul() -> Board:
    """Caesar has three moves; nobody has moved yet."""
    return board(
        """
        caesar narbo: legio-7, legio-9
        caesar massilia: c-navis-1, legio-11
        caesar ravenna: legio-13, legio-14, caesar
        caesar lugdunum: c-equitatus-1
        pompey tarraco: legio-5
        pompey neapolis: pompey
        pompey genua: legio-12
        pompey killed: scipio
        """
    ).command("caesar", "3/1-a")


TIMES = table(
    gaul,
    [
        ("caesar", "march legio-6 rome", "1.1", ["Legio 6 is one of the enemy's blocks"]),
        ("caesar", "levy p-navis-5 utica", "1.1", ["Navis 5", "not yours to command"]),
        ("caesar", "march cleopatra memphis", "7.52", ["Cleopatra stands with Pompey"]),
        ("caesar", "march legio-12 ravenna", "2.1 Jupiter", ["Legio 12 has gone over to Pompey"]),
        ("pompey", "march pompey rome", "2.2", ["Caesar's turn to decide", "moves its blocks"]),
        ("pompey", "end", "2.2", ["Caesar's turn to decide"]),
        ("caesar", "raise legio-7", "2.2", ["levies come after all movement", "now you are moving"]),
        ("caesar", "levy legio-21 rome", "2.2", ["levies come after all movement"]),
        ("caesar", "stop", "6.1", ["no block of yours is under way"]),
        ("caesar", "play mars", "2.1", ["when a turn begins"]),
        ("caesar", "discard mars", "2.1", ["when a Year begins"]),
        ("caesar", "swap legio-7 legio-13", "5.3", ["before the war"]),
        ("caesar", "surprise tarraco", "2.1 Mars", ["only Mars and Neptune"]),
        ("caesar", "defect tarraco", "2.1 Jupiter", ["only when you have played Jupiter"]),
        ("caesar", "welcome narbo", "2.1 Jupiter", ["no defector"]),
        ("caesar", "strike tarraco", "2.1 Vulcan", ["only when you have played Vulcan"]),
        ("caesar", "main-attack tarraco narbo", "6.12", ["the first road or sea border used"]),
        ("caesar", "battle tarraco", "7.1", ["after all moves"]),
        ("caesar", "fire legio-7", "7.2", ["battle turn"]),
        ("caesar", "retreat legio-7 massilia", "7.2", ["battle turn"]),
        ("caesar", "hit legio-7", "7.4", ["when the enemy has scored hits"]),
        ("caesar", "regroup legio-7 massilia", "7.7", ["when they have won a battle"]),
        ("caesar", "winter c-navis-1 narbo", "8.3", ["when the Year ends"]),
        ("caesar", "disband legio-7", "8.5", ["in winter"]),
    ],
)

# ------------------------------------------------------------------ 6.0 marching

MARCHES = table(
    gaul,
    [
        ("caesar", "march legio-21 narbo", "5.2", ["Legio 21 is in your Levy Pool"]),
        ("caesar", "march octavian rome", "7.51", ["Octavian", "only after your side has lost a leader"]),
        ("caesar", "march legio-7 narbo", "6.1", ["Legio 7 is in Narbo already"]),
        ("caesar", "march legio-7 toletum", "6.1", ["Toletum is 3 roads away from Narbo", "2 steps a turn"]),
        ("caesar", "march legio-7 bilbilis", "6.1", ["2 roads away", "begin with Burdigala."]),
        ("caesar", "march legio-11 tarraco", "6.12", ["Tarraco is 2 roads away from Massilia"]),
        ("caesar", "march legio-7 carthago-nova", "2.2", ["must stop", "Tarraco"]),
        ("caesar", "march legio-7 aleria", "4.41", ["no road leads from Narbo to Aleria"]),
        ("caesar", "march legio-7 mare-hispanum", "6.3", ["Mare Hispanum is not friendly", "no Navis there"]),
        ("caesar", "march c-equitatus-1 mare-hispanum", "6.3", ["Lugdunum", "ports only"]),
        (
            "caesar",
            "march legio-7 mare-internum",
            "6.3",
            ["Narbo is not on Mare Internum but on Mare Hispanum"],
        ),
        ("caesar", "march c-navis-1 lugdunum", "4.1", ["Lugdunum is not a port"]),
        ("caesar", "march c-navis-1 utica", "6.2", ["only over the sea", "begins with Mare Hispanum"]),
        ("caesar", "march c-navis-1 mare-internum", "6.2", ["3 moves away from Massilia", "2 steps a turn"]),
    ],
)


def under_way() -> Board:
    """One block is in Rome on its way, another has moved."""
    return gaul().march("caesar", "legio-14", "rome").do("caesar", "march legio-13 rome")


def minor_road() -> Board:
    return under_way().do("caesar", "stop")


def one_move() -> Board:
    """The only move point was spent in Narbo."""
    b = board("caesar narbo: legio-7, legio-9\ncaesar massilia: legio-11\ncaesar mare-hispanum: c-navis-1")
    return b.command("caesar", "1/2-a").march("caesar", "legio-7", "burdigala")


def straits(enemies: str = "") -> Board:
    b = board(f"caesar messana: legio-7, legio-8, legio-9\n{enemies}").command("caesar", "3/1-a")
    b.march("caesar", "legio-7", "rhegium")
    return b if enemies else b.march("caesar", "legio-8", "rhegium")


def defended_strait() -> Board:
    return straits("pompey rhegium: legio-1")


STEPS = [
    *table(
        under_way,
        [
            ("caesar", "march legio-13 ravenna", "6.1", ["just come from Ravenna"]),
            ("caesar", "march legio-13 rome", "6.1", ["in Rome already", "'stop'"]),
            ("caesar", "march legio-13 mare-tyrrhenum", "6.3", ["by land and by sea in the same turn"]),
            ("caesar", "march legio-13 sipontum", "6.1", ["2 roads away from Rome", "1 step more"]),
            ("caesar", "march legio-13 neapolis", "6.12", ["Neapolis would be the second step of Legio 13"]),
            ("caesar", "march caesar rome", "6.1", ["Legio 13 is still under way"]),
            ("caesar", "march legio-14 rome", "6.1", ["Legio 14 has already moved"]),
            ("caesar", "march legio-21 rome", "5.2", ["Legio 21"]),
            ("caesar", "end", "6.1", ["say 'stop' to leave it in Rome"]),
            ("caesar", "raise caesar", "2.2", ["now Legio 13 is under way"]),
        ],
    ),
    *table(
        minor_road,
        [
            (
                "caesar",
                "march caesar rome",
                "6.11",
                ["6.11: the minor road Ravenna–Rome has carried its 2 blocks this turn."],
            ),
            ("caesar", "march legio-13 asculum", "6.1", ["Legio 13 has already moved this turn"]),
        ],
    ),
    *table(
        one_move,
        [
            ("caesar", "march legio-11 narbo", "6.1", ["move points are spent", "begun in Massilia"]),
            ("caesar", "march legio-11 tarraco", "6.1", ["move points are spent", "begun in Massilia"]),
            ("caesar", "march legio-9 mare-hispanum", "6.3", ["before all other moves of a turn"]),
        ],
    ),
    *table(
        straits,
        [("caesar", "march legio-9 rhegium", "6.11", ["the strait Messana (Messana–Rhegium)", "2 blocks"])],
    ),
    *table(
        defended_strait,
        [
            (
                "caesar",
                "march legio-9 rhegium",
                "4.32",
                ["only 1 block", "enemies stand in Rhegium", "1 block has"],
            )
        ],
    ),
]


def pinned(more: str = "") -> Board:
    """6.13's example: four from Genua, two in reserve from Ravenna, against four or five in Rome."""
    return (
        board(
            f"""
            caesar genua: legio-7, legio-8, legio-9, legio-10
            caesar ravenna: legio-13, legio-14
            pompey rome: pompey, legio-1, legio-3, p-auxilia-1{more}
            pompey brundisium: legio-2
            """
        )
        .cards("3/1-a", "2/1-a")
        .march("caesar", "legio-7 legio-8 legio-9 legio-10 legio-13 legio-14", "rome")
        .end("caesar")
    )


def unpinned() -> Board:
    return pinned(", p-auxilia-2")


def halfway() -> Board:
    return pinned().do("pompey", "march legio-2 neapolis")


PINS = [
    *table(
        pinned,
        [
            (
                "pompey",
                "march legio-1 neapolis",
                "6.13",
                ["4 blocks of the main attack pin your 4 blocks in Rome; none of them may leave."],
            ),
            ("pompey", "march legio-1 sipontum", "6.13", ["none of them may leave"]),
            ("pompey", "march legio-2 rome", "6.12", ["respond", "Rome is 2 roads away from Brundisium"]),
        ],
    ),
    *table(
        unpinned,
        [("pompey", "march legio-1 ravenna", "6.13", ["Caesar attacks Rome over the road from Ravenna"])],
    ),
    *table(
        halfway,
        [("pompey", "march legio-2 rome", "6.14", ["contested Rome", "the second step of Legio 2"])],
    ),
]


# ------------------------------------------------------------------ 6.3 amphibious moves


def fleet() -> Board:
    return board(
        """
        caesar rome: legio-7, legio-9, legio-10
        caesar mare-tyrrhenum: c-navis-1
        caesar mare-egypticum: c-navis-3
        caesar mare-hispanum: c-navis-4
        caesar nicomedia: legio-8
        caesar propontis: c-navis-2
        pompey byzantium: legio-35
        pompey neapolis: pompey
        """
    ).command("caesar", "3/1-a")


def aboard() -> Board:
    return fleet().do("caesar", "march legio-7 mare-tyrrhenum")


def landed() -> Board:
    return aboard().do("caesar", "march legio-7 utica")


def contested_sea() -> Board:
    b = board(
        """
        caesar rome: legio-7
        caesar mare-tyrrhenum: c-navis-1
        pompey mare-internum: p-navis-1
        """
    ).cards("2/1-a", "3/1-a")
    return b.march("pompey", "p-navis-1", "mare-tyrrhenum").end("pompey")


VOYAGES = [
    *table(
        fleet,
        [
            ("caesar", "march legio-7 aleria", "4.41", ["By sea it begins with Mare Tyrrhenum"]),
            ("caesar", "march legio-8 propontis", "6.3", ["Propontis leads nowhere"]),
            (
                "caesar",
                "march legio-7 salamis",
                "4.41",
                ["from Rome to Salamis; land blocks get there only by sea."],
            ),
            (
                "caesar",
                "march legio-7 tarraco",
                "6.1",
                ["4 roads away", "By sea it begins with Mare Tyrrhenum"],
            ),
            ("caesar", "march legio-7 caralis", "4.41", ["By sea it begins with Mare Tyrrhenum"]),
        ],
    ),
    *table(
        aboard,
        [
            ("caesar", "march legio-7 rome", "6.3", ["went aboard in Rome", "another port"]),
            (
                "caesar",
                "march legio-7 mare-internum",
                "6.3",
                ["Mare Internum is not friendly: you have no Navis"],
            ),
            ("caesar", "march legio-7 mare-egypticum", "6.3", ["does not border on Mare Tyrrhenum"]),
            ("caesar", "march legio-7 mare-tyrrhenum", "6.3", ["already sailed over Mare Tyrrhenum"]),
            ("caesar", "march legio-7 massilia", "6.3", ["Massilia is not a port of that sea"]),
            ("caesar", "march legio-7 neapolis", "6.3", ["Neapolis is held by Pompey"]),
            ("caesar", "stop", "4.4", ["only Navis can stay at sea", "Legio 7 has to land"]),
            ("caesar", "end", "4.4", ["Legio 7 has to land"]),
        ],
    ),
    *table(
        landed,
        [
            (
                "caesar",
                "march c-navis-1 mare-internum",
                "6.3",
                ["sailed over Mare Tyrrhenum", "last Navis", "guard"],
            )
        ],
    ),
    *table(
        contested_sea,
        [
            ("caesar", "march legio-7 mare-tyrrhenum", "6.3", ["not friendly: enemy Navis contest it"]),
            (
                "caesar",
                "march c-navis-1 mare-hispanum",
                "6.13",
                ["1 block of the main attack pins your 1 block"],
            ),
        ],
    ),
]


def test_each_voyage_costs_a_move_point() -> None:
    b = fleet()
    for text in ("march legio-7 mare-tyrrhenum", "march legio-7 utica"):
        b.do("caesar", text)
    b.state.mp = 0  # not left to itself: with nothing but `end` to choose, the engine goes on
    b.state._decision = None
    check(b, "caesar", "march legio-9 mare-tyrrhenum", "6.3", ["one move point", "none left"])


# ------------------------------------------------------------------ who asks, and what


@pytest.mark.parametrize(
    ("scene", "side", "text", "rule", "facts"),
    [*TIMES, *MARCHES, *STEPS, *PINS, *VOYAGES],
)
def test_the_rule_and_the_facts(scene: Scene, side: str, text: str, rule: str, facts: list[str]) -> None:
    check(scene(), side, text, rule, facts)


def test_what_is_allowed_is_said_to_be_allowed() -> None:
    assert (
        ask(gaul(), "caesar", " march  legio-7 burdigala ") == "That is allowed now: march legio-7 burdigala."
    )


@pytest.mark.parametrize(
    "text", ["", "march", "march legio-7", "march legio-77 rome", "sing legio-7", "end now"]
)
def test_what_cannot_be_understood_is_answered_as_by_the_parser(text: str) -> None:
    with pytest.raises(IllegalAction) as problem:
        GAME.parse(text)
    assert ask(gaul(), "caesar", text) == str(problem.value)


def test_a_spectator_decides_nothing() -> None:
    assert reason_text(GAME, gaul().state, SPECTATOR, "end").startswith("1.1: ")


@pytest.mark.rule("7.5", "7.51")
def test_blocks_that_are_out_of_play() -> None:
    b = board("caesar narbo: legio-7\ncaesar killed: antonius\npompey tarraco: legio-5").command(
        "caesar", "3/1-a"
    )
    b.state.place(BLOCK_INDEX["legio-9"], ELIMINATED)
    check(b, "caesar", "march legio-9 narbo", "7.5", ["Legio 9 has been eliminated", "until the Year ends"])
    check(b, "caesar", "march antonius narbo", "7.51", ["Antonius has been killed"])
    b.do("caesar", "end")
    check(b, "caesar", "levy legio-9 narbo", "7.5", ["Legio 9"])
    check(b, "caesar", "levy antonius narbo", "7.51", ["Antonius"])
