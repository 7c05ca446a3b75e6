"""What `explain` says of cards, Gods and free deployment: the rule number and the facts of the case."""

from __future__ import annotations

import pytest

from rubicon.core.dice import ScriptedDice
from rubicon.games.julius_caesar import GAME
from tests.games.julius_caesar.text.test_explain import Scene, check, table
from tests.support.julius_caesar.board import Board, board

# ------------------------------------------------------------------ God cards

GODS = """
    caesar genua: legio-7, legio-8, legio-9, legio-10, legio-11, legio-12, legio-13, c-navis-1
    caesar mare-tyrrhenum: c-navis-2
    caesar narbo: legio-14
    pompey rome: pompey, legio-1
    pompey tarraco: legio-5
    pompey mare-hispanum: p-navis-1
    pompey pylos: legio-2
    pompey mare-aegaeum: p-navis-3
"""


def mars() -> Board:
    return board(GODS).command("caesar", "mars")


def neptune() -> Board:
    return board(GODS).command("caesar", "neptune")


def pluto() -> Board:
    return (
        board(GODS).command("caesar", "pluto").march("caesar", "legio-7 legio-8 legio-9 legio-10", "ravenna")
    )


def pluto_attacks() -> Board:
    six = "legio-7 legio-8 legio-9 legio-10 legio-11 legio-12"
    return board(GODS).command("caesar", "pluto").march("caesar", six, "rome")


def surprise() -> Board:
    return mars().march("caesar", "legio-7", "rome").do("caesar", "end")


def jupiter() -> Board:
    return board(GODS).command("caesar", "jupiter")


def jupiter_at_sea() -> Board:
    return board(f"edition 1.1\n{GODS}").command("caesar", "jupiter")


def vulcan() -> Board:
    return board(GODS).command("caesar", "vulcan")


def mercury() -> Board:
    b = board(f"{GODS}\npompey aquileia: legio-3").command("caesar", "mercury")
    return b.do("caesar", "march legio-7 massilia").do("caesar", "march legio-7 narbo")


DIVINE = [
    *table(
        mars,
        [
            ("caesar", "march c-navis-1 mare-tyrrhenum", "2.1 Mars", ["land blocks only", "Navis 1"]),
            ("caesar", "march legio-7 mare-tyrrhenum", "2.1 Mars", ["no amphibious moves"]),
            ("caesar", "levy legio-17 rome", "2.1 Mars", ["no levies"]),
            ("caesar", "surprise rome", "2.1 Mars", ["when your move has ended"]),
        ],
    ),
    *table(neptune, [("caesar", "march legio-7 rome", "2.1 Neptune", ["Navis only", "Legio 7 is none"])]),
    *table(
        mercury,
        [("caesar", "march legio-7 tarraco", "2.1 Mercury", ["Tarraco would be the third step of Legio 7"])],
    ),
    *table(
        pluto,
        [
            (
                "caesar",
                "march legio-11 ravenna",
                "6.11",
                ["the major road Genua–Ravenna takes 4 blocks", "Pluto raises that for attacks only"],
            )
        ],
    ),
    *table(
        pluto_attacks,
        [("caesar", "march legio-13 rome", "6.11", ["the major road Genua–Rome has carried its 6 blocks"])],
    ),
    *table(
        surprise,
        [
            ("caesar", "surprise tarraco", "2.1 Mars", ["no battle in Tarraco"]),
            ("caesar", "march legio-8 rome", "2.2", ["you have ended your movement"]),
        ],
    ),
    *table(
        jupiter,
        [
            ("caesar", "defect massilia", "2.1 Jupiter", ["no enemy block in Massilia"]),
            ("caesar", "defect pylos", "2.1 Jupiter", ["no city next to Pylos is friendly"]),
            ("caesar", "defect mare-hispanum", "2.1 Jupiter", ["Mare Hispanum is a sea"]),
            ("caesar", "march legio-7 rome", "2.1 Jupiter", ["no moves this turn"]),
            ("pompey", "march pompey neapolis", "2.1 Jupiter", ["Caesar's turn to decide"]),
        ],
    ),
    *table(
        jupiter_at_sea,
        [("caesar", "defect mare-aegaeum", "2.1 Jupiter", ["no port on Mare Aegaeum is friendly"])],
    ),
    *table(
        vulcan,
        [
            ("caesar", "strike massilia", "2.1 Vulcan", ["Massilia is vacant"]),
            ("caesar", "strike narbo", "2.1 Vulcan", ["enemy cities", "Narbo is friendly"]),
            ("caesar", "strike mare-hispanum", "2.1 Vulcan", ["Mare Hispanum is a sea"]),
        ],
    ),
]


@pytest.mark.rule("2.1 Mars", "2.1")
def test_mars_helps_only_where_one_attacks() -> None:
    """In the first turn of the game Caesar moves first, even against a God card."""
    b = board(f"year 705 turn 1\n{GODS}\npompey toletum: legio-4\ncaesar bilbilis: legio-16").cards(
        "3/1-a", "mars"
    )
    b.march("caesar", "legio-7", "rome").end("caesar").march("pompey", "legio-4", "bilbilis")
    assert b.kind == "surprise"
    check(b, "pompey", "surprise rome", "2.1 Mars", ["you defend Rome"])


def test_a_defector_and_where_it_goes() -> None:
    b = board(f"{GODS}\ncaesar bilbilis: c-auxilia-1").command("caesar", "jupiter")
    b.do("caesar", "defect tarraco", draw=[0])
    check(b, "caesar", "welcome rome", "2.1 Jupiter", ["next to Tarraco", "Rome is none"])
    check(b, "caesar", "welcome carthago-nova", "2.1 Jupiter", ["Carthago Nova is vacant"])
    check(b, "caesar", "end", "2.1 Jupiter", ["must go to one of your cities"])
    b.do("caesar", "welcome narbo")
    check(b, "pompey", "march legio-5 tarraco", "2.1 Jupiter", ["Legio 5 has gone over to Caesar"])


# ------------------------------------------------------------------ 2.1 cards, 5.3 deployment


def new_year() -> Board:
    return board("turn 1\ncaesar hand: apollo, mars, 3/1-a, 2/2-a, 2/1-a, 1/3")


def discarded() -> Board:
    return new_year().do("caesar", "discard 1/3")


def face_down() -> Board:
    return discarded().do("caesar", "play 3/1-a")


def second_turn() -> Board:
    return board("caesar hand: apollo, mars, 3/1-a, 2/2-a\npompey last: vulcan")


CARD_CASES = [
    *table(
        new_year,
        [
            ("caesar", "play mars", "2.1", ["discard", "first"]),
            ("caesar", "discard jupiter", "2.1", ["Jupiter is not in your hand"]),
            ("caesar", "end", "2.1", ["you must discard a card"]),
            ("caesar", "march legio-7 rome", "2.2", ["now you are to discard one of your six cards"]),
        ],
    ),
    *table(
        discarded,
        [
            ("caesar", "play apollo", "2.1 Apollo", ["first turn of the Year"]),
            ("caesar", "discard mars", "2.1", ["you have discarded 1/3"]),
            ("caesar", "play 1/3", "2.1", ["you have discarded the card 1/3"]),
            ("caesar", "end", "2.1", ["you must play a card"]),
        ],
    ),
    *table(face_down, [("caesar", "play mars", "2.1", ["face-down", "at the same time"])]),
    *table(
        second_turn,
        [
            ("caesar", "play vulcan", "2.1", ["Vulcan has been played already this Year"]),
            ("caesar", "discard mars", "2.1", ["only when a Year begins"]),
        ],
    ),
]


@pytest.mark.rule("5.3", "4.1")
def test_free_deployment() -> None:
    state = GAME.new({"deployment": "free"}, ScriptedDice())
    b = Board(state)
    for text, rule, facts in [
        ("swap legio-7 legio-21", "5.3", ["Legio 21 is in the Levy Pool"]),
        ("swap legio-7 octavian", "7.51", ["Octavian"]),
        ("swap legio-7 legio-7", "5.3", ["two different blocks"]),
        ("swap legio-7 legio-9", "5.3", ["both blocks are in Narbo"]),
        ("swap c-navis-1 legio-16", "4.1", ["Navis 1 cannot go to Lugdunum"]),
        ("swap legio-7 legio-13", "5.3", ["the other way round: swap legio-13 legio-7"]),
        ("swap legio-7 legio-5", "1.1", ["Legio 5"]),
        ("play mars", "2.1", ["you are deploying"]),
    ]:
        check(b, "caesar", text, rule, facts)
    state.swaps[0] = 0
    state._decision = None
    check(b, "caesar", "swap legio-13 legio-7", "5.3", ["as many swaps"])
    b.do("caesar", "end")
    check(b, "caesar", "swap legio-13 legio-7", "5.3", ["ended your deployment"])


@pytest.mark.parametrize(("scene", "side", "text", "rule", "facts"), [*DIVINE, *CARD_CASES])
def test_the_rule_and_the_facts(scene: Scene, side: str, text: str, rule: str, facts: list[str]) -> None:
    check(scene(), side, text, rule, facts)
