"""Battle odds: small battles calculated by hand, positions, views, plans, and questions without an answer."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, RubiconError
from rubicon.core.odds import Forces, Odds, OddsValue, PieceOdds
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.rules.components import LOCATIONS
from rubicon.messages import title_words
from rubicon.server.messages.server import BattleOdds
from tests.support import toy
from tests.support.julius_caesar.board import board

THIRD = Fraction(1, 3)


def odds_of(
    attacker: str, defender: str, *reserve: str, surprise: bool = False, cut_off: bool = False
) -> Odds:
    """The odds of blocks, named with spaces between."""
    return GAME.odds(
        Forces(tuple(attacker.split()), tuple(defender.split()), None, reserve, surprise, cut_off)
    )


def piece(odds: Odds, name: str) -> PieceOdds:
    (found,) = [each for each in (*odds.attacker.pieces, *odds.defender.pieces) if each.piece == name]
    return found


def is_exactly(figure: OddsValue, chance: Fraction | float) -> bool:
    """Whether the figure is exact and has this value."""
    return figure.error == 0 and figure.value == pytest.approx(float(chance), abs=1e-12)


# ------------------------------------------------------------------ by hand


def test_one_against_one() -> None:
    """Legio 1 hits with 2 in 6 and fires first; Legio 10 with 4 in 6. In round 4 Legio 10 has to leave."""
    odds = odds_of("legio-10:1", "legio-1:1")
    dies, kills = THIRD, Fraction(4, 9)
    again = 1 - dies - kills
    rounds = 1 + again + again**2
    assert is_exactly(odds.attacker.wins, kills * rounds)
    assert is_exactly(odds.defender.wins, 1 - kills * rounds)
    assert is_exactly(piece(odds, "legio-1").lost, kills * rounds)
    assert is_exactly(piece(odds, "legio-10").lost, dies * (rounds + again**3))
    assert is_exactly(piece(odds, "legio-10").leaves, again**3 * (1 - dies))
    assert is_exactly(piece(odds, "legio-10").strength_left, 1 - dies * (rounds + again**3))
    assert [figure.value for figure in odds.rounds] == pytest.approx(
        [float(share) for share in (1 - again, again * (1 - again), again**2 * (1 - again), again**3)]
    )
    assert odds.exact
    assert odds.samples == 0


@pytest.mark.rule("7.6")
def test_an_attacker_that_is_cut_off_perishes_in_the_last_round() -> None:
    odds = odds_of("legio-10:1", "legio-1:1", cut_off=True)
    assert is_exactly(piece(odds, "legio-10").lost, odds.defender.wins.value)
    assert is_exactly(piece(odds, "legio-10").leaves, 0)


@pytest.mark.rule("7.2", "2.1 Mars")
def test_surprise_lets_the_attacker_fire_first_in_round_1() -> None:
    odds = odds_of("legio-10:1", "legio-1:1", surprise=True)
    kills, dies = Fraction(2, 3), THIRD
    later = (1 - dies) * kills
    again = 1 - dies - later
    assert is_exactly(odds.attacker.wins, kills + (1 - kills) * (1 - dies) * later * (1 + again))


@pytest.mark.rule("7.42")
def test_the_ballista_is_quick_in_defence_only() -> None:
    """Equitatus 1 is a B2 block: it fires after the defending ballista, and before the attacking one."""
    slow = odds_of("p-ballista:1", "c-equitatus-1:1")
    quick = odds_of("c-equitatus-1:1", "p-ballista:1")
    assert is_exactly(slow.rounds[0], THIRD + (1 - THIRD) * 2 * THIRD)
    assert is_exactly(quick.rounds[0], 2 * THIRD + THIRD * THIRD)
    assert slow.attacker.side == quick.defender.side == "pompey"


@pytest.mark.rule("7.41")
def test_the_elephant_has_two_steps() -> None:
    """Legio 10 with one die needs two rounds with a hit; the elephant (3 in 6) rolls 4 or 2 dice."""
    odds = odds_of("legio-10:1", "p-elephant:4", cut_off=True)
    four, two, hit = Fraction(1, 16), Fraction(1, 4), Fraction(2, 3)
    win = four * hit * (two * hit + two * (1 - hit) * two * hit) + four * (1 - hit) * four * hit * two * hit
    assert is_exactly(odds.attacker.wins, win)
    # Rounds 1 to 3: it can be hit in any of them that Legio 10 lives to see.
    lost = four * hit + four * (1 - hit) * four * hit + (four * (1 - hit)) ** 2 * four * hit + win
    assert is_exactly(odds.defender.steps_lost, lost)


@pytest.mark.rule("7.4")
def test_hits_fall_on_the_strongest_and_spare_the_most_valuable() -> None:
    """One round is enough to see it: three dice of Legio 8 (3 in 6), and the hit blocks show it."""
    odds = odds_of("legio-8:3 legio-10:1", "pompey:1 legio-1:1")
    assert piece(odds, "pompey").lost.value < piece(odds, "legio-1").lost.value
    assert piece(odds, "legio-10").lost.value < piece(odds, "legio-8").lost.value


@pytest.mark.rule("7.52")
def test_cleopatra_goes_over_and_the_battle_may_be_over() -> None:
    odds = odds_of("legio-7:1", "cleopatra:1")
    dies, hit = Fraction(1, 6), THIRD
    again = (1 - dies) * (1 - hit)
    wins = (1 - dies) * hit * (1 + again + again**2)
    assert is_exactly(odds.attacker.wins, wins)
    assert is_exactly(odds.defender.pieces_lost, wins)
    assert is_exactly(odds.attacker.pieces_lost, dies * (1 + again + again**2 + again**3))


@pytest.mark.rule("7.3", "7.31")
def test_reserves_come_in_round_2_or_are_disrupted() -> None:
    odds = odds_of("legio-10:1", "legio-4:1 legio-5:1", "legio-5")
    lives, hit = 1 - THIRD, 2 * THIRD
    at_once = lives * hit  # the main force is gone, and its reserve with it
    later = lives * (1 - hit) * lives**2 * hit * lives * hit
    assert is_exactly(odds.attacker.wins, at_once + later)
    assert piece(odds, "legio-5").reserve


@pytest.mark.rule("7.31")
def test_a_disrupted_relief_attacks() -> None:
    """Legio 5 loses one of two steps, and is now the attacker: it fires last and leaves in round 4."""
    odds = odds_of("legio-10:1", "legio-4:1 legio-5:2", "legio-5")
    lives, hit = 1 - THIRD, 2 * THIRD
    again = (1 - hit) * lives
    reversed_ = lives * hit * (hit * (1 + again) + again**2)  # kills in rounds 2 and 3, holds on in round 4
    # With both alive, Legio 5 is the stronger of the two, then they are equal: two hits in two rounds are
    # too few for three steps.
    assert is_exactly(odds.attacker.wins, reversed_)
    assert is_exactly(piece(odds, "legio-5").leaves, lives * hit * again**2 * (1 - hit))


@pytest.mark.rule("7.8")
def test_ships_fight_at_sea() -> None:
    odds = GAME.odds(Forces(("c-navis-1:1",), ("p-navis-3:1",), "mare-internum"))
    assert is_exactly(odds.rounds[0], THIRD + (1 - THIRD) * THIRD)
    assert odds.place == "mare-internum"


def test_an_answer_is_plain_data() -> None:
    odds = odds_of("caesar legio-7:2", "pompey legio-1")
    data = json.loads(json.dumps(odds.data()))
    assert data["attacker"]["wins"] == {"value": odds.attacker.wins.value, "error": 0.0}
    assert [row["piece"] for row in data["defender"]["pieces"]] == ["pompey", "legio-1"]
    assert data["attacker"]["wins"]["value"] + data["defender"]["wins"]["value"] == pytest.approx(1)
    assert data["attacker"]["leaders_lost"] == data["attacker"]["pieces"][0]["lost"]


# ------------------------------------------------------------------ in a position

SIEGE = """
    edition {edition}
    caesar genua: caesar, legio-10, legio-8
    caesar asculum: legio-7
    pompey ravenna: pompey, legio-1, legio-3 1
    pompey aquileia: legio-2, legio-4
"""


@pytest.mark.parametrize("edition", ["2.0", "1.1"])
def test_a_plan_is_what_the_march_would_bring(edition: str) -> None:
    """Asked before the march and after it, of the whole position, the answer is the same."""
    table = board(SIEGE.format(edition=edition)).command("caesar", "3/1-a")
    planned = GAME.odds(table.state, "ravenna caesar legio-10 legio-7")
    table.march("caesar", "caesar legio-10 legio-7", "ravenna").end_moves("caesar")
    if table.kind == "main-attack":
        table.do("caesar", "main-attack ravenna genua")
    assert planned == GAME.odds(table.state, "ravenna") == GAME.odds(table.state)
    assert [piece.reserve for piece in planned.attacker.pieces] == [False, True, False]
    assert planned.exact


def test_asking_changes_nothing() -> None:
    table = board(SIEGE.format(edition="2.0")).command("caesar", "3/1-a")
    before = table.state.save()
    GAME.odds(table.state, "ravenna caesar legio-10 legio-7 surprise")
    assert table.state.save() == before


def test_from_another_place_with_mercury() -> None:
    table = board(SIEGE.format(edition="2.0")).command("caesar", "3/1-a")
    near = GAME.odds(table.state, "ravenna caesar legio-7")
    far = GAME.odds(table.state, "ravenna caesar@asculum legio-7@genua")
    assert near == far


def test_a_crowded_road_is_noted() -> None:
    table = board("caesar rome: legio-7, legio-8, legio-9\npompey ravenna: legio-1").command(
        "caesar", "3/1-a"
    )
    odds = GAME.odds(table.state, "ravenna legio-7 legio-8 legio-9")
    BattleOdds.model_validate_json(json.dumps(odds.data()))  # what the page is sent, or it raises
    assert [title_words(GAME).say(note) for note in odds.notes] == [
        "3 blocks come from Rome, but only 2 may attack that way (6.11)."
    ]


@pytest.mark.rule("7.61", "7.62")
def test_ways_out_are_those_of_the_map() -> None:
    """With Pluto three attackers came over the minor road from Rome; it takes only two of them back."""
    table = board("""
        caesar rome: legio-7 1, legio-8 1, legio-10 1
        pompey ravenna: p-auxilia-1 4
    """).command("caesar", "pluto")
    table.march("caesar", "legio-7 legio-8 legio-10", "ravenna").fight()
    narrow = GAME.odds(table.state)
    wide = odds_of("legio-7:1 legio-8:1 legio-10:1", "p-auxilia-1:4")
    assert narrow.attacker.wins == wide.attacker.wins
    assert narrow.attacker.pieces_lost.value > wide.attacker.pieces_lost.value
    for name in ("legio-8", "legio-10"):  # the most valuable go first
        assert piece(narrow, name).leaves == piece(wide, name).leaves
    assert piece(narrow, "legio-7").leaves.value == 0 < piece(wide, "legio-7").leaves.value


def test_a_running_battle_is_calculated_from_its_present_state() -> None:
    table = board(SIEGE.format(edition="2.0")).command("caesar", "3/1-a")
    table.march("caesar", "caesar legio-10", "ravenna").fight()
    before = GAME.odds(table.state)
    with pytest.raises(RubiconError, match="has begun: nobody can join it now"):
        GAME.odds(table.state.view(0), "ravenna legio-8")
    table.fire("caesar", 1, 1, 1)
    assert table.kind == "hits" or table.strength("legio-1") < 4
    after = GAME.odds(table.state)
    assert after.attacker.wins.value > before.attacker.wins.value
    assert after.exact


@pytest.mark.parametrize("edition", ["2.0", "1.1"])
def test_every_battle_of_a_game_has_odds(edition: str) -> None:
    """Judgement plays with noise, so that there are fights; asked of the full position and of each view."""
    dice, rng = FastDice(3), Random(3)
    state = GAME.new({"edition": edition}, dice)
    calculated = 0
    while state.deciders():
        side = state.deciders()[0]
        for place in state.attacker if state.battle < 0 and rng.random() < 0.2 else ():
            question = LOCATIONS[place]
            odds = GAME.odds(state, question)
            assert sum(figure.value for figure in odds.rounds) == pytest.approx(1)
            assert odds.attacker.wins.value + odds.defender.wins.value < 1 + 1e-9
            seen = [GAME.odds(state.view(viewer), question, samples=2) for viewer in (0, 1, SPECTATOR)]
            assert all(each.attacker.side == odds.attacker.side for each in seen)
            calculated += 1
        state.apply(side, GAME.judgement().choose(state, side, rng, 0.5), dice)
    assert calculated > 10


# ------------------------------------------------------------------ as one side sees it


def test_a_view_with_nothing_hidden_is_exact() -> None:
    table = board(SIEGE.format(edition="2.0")).command("caesar", "3/1-a")
    table.march("caesar", "caesar legio-10", "ravenna").fight()
    for viewer in (0, 1, SPECTATOR):
        assert GAME.odds(table.state.view(viewer)) == GAME.odds(table.state)


def test_hidden_blocks_are_imagined() -> None:
    """Before the battle Caesar sees three backs in Ravenna: the answer is the mean over what they may be."""
    state = board(SIEGE.format(edition="2.0")).command("caesar", "3/1-a").state
    question = "ravenna caesar legio-10"
    view = state.view(0)
    odds = GAME.odds(view, question, samples=20, seed=5)
    rng = Random(5)
    each = [GAME.odds(GAME.sample(view, rng), question) for _ in range(20)]
    chances = [one.attacker.wins.value for one in each]
    assert odds.attacker.wins.value == pytest.approx(sum(chances) / 20)
    assert odds.attacker.wins.error > 0
    assert (odds.exact, odds.samples) == (False, 20)
    assert [row.piece for row in odds.attacker.pieces] == ["caesar", "legio-10"]
    (hidden,) = odds.defender.pieces
    assert (hidden.piece, hidden.count, hidden.strength) == ("hidden", 3, 0)
    assert title_words(GAME).say(hidden.name) == "3 hidden blocks"
    assert hidden.lost.value * 3 == pytest.approx(odds.defender.pieces_lost.value)
    assert json.loads(json.dumps(odds.data()))["samples"] == 20


def test_the_answer_depends_on_nothing_hidden() -> None:
    state = board(SIEGE.format(edition="2.0")).command("caesar", "3/1-a").state
    other = GAME.sample(state.view(0), Random(9))
    assert other.save() != state.save()
    question = "ravenna caesar legio-10"
    assert GAME.odds(state.view(0), question, 4) == GAME.odds(other.view(0), question, 4)


def test_hidden_reserves_are_imagined_in_a_running_battle() -> None:
    table = board(SIEGE.format(edition="2.0")).command("caesar", "3/1-a", "2/1-a")
    table.march("caesar", "caesar legio-10 legio-7", "ravenna").fight()
    assert GAME.odds(table.state.view(0)).exact
    odds = GAME.odds(table.state.view(1), samples=8)
    assert not odds.exact
    assert [row.piece for row in odds.attacker.pieces] == ["caesar", "legio-10", "hidden"]
    assert all(row.lost.error >= 0 for row in odds.attacker.pieces)


# ------------------------------------------------------------------ questions without an answer


@pytest.mark.parametrize(
    ("forces", "words"),
    [
        (Forces(("pompeius",), ("caesar",)), "There is no block called 'pompeius'. Did you mean pompey?"),
        (Forces(("caesar:4",), ("pompey",)), "Caesar cannot have the strength '4'; it has 1, 2 or 3."),
        (Forces(("legio-7",), ("p-elephant:3",)), "Pompey's Elephant cannot have the strength '3'"),
        (Forces(("legio-7:x",), ("pompey",)), "cannot have the strength 'x'"),
        (Forces((), ("pompey",)), "The attacker has no blocks."),
        (Forces(("legio-7",), ()), "The defender has no blocks."),
        (Forces(("legio-7", "legio-7:1"), ("pompey",)), "Legio 7 is named twice."),
        (Forces(("legio-7",), ("legio-7",)), "Legio 7 is named on both sides."),
        (Forces(("caesar",), ("antonius",)), "of one side cannot fight each other"),
        (Forces(("caesar", "pompey"), ("legio-1",)), "Leaders and Navis never change sides"),
        (Forces(("legio-7",), ("legio-1",), "roma"), "There is no place called 'roma'. Did you mean"),
        (Forces(("legio-7",), ("p-navis-1",), "mare-internum"), "Legio 7 cannot fight at sea"),
        (Forces(("c-navis-1",), ("legio-1",), "toletum"), "Toletum is no port"),
        (Forces(("legio-7",), ("legio-1",), None, ("legio-2",)), "Legio 2 is in reserve but on neither side"),
        (Forces(("legio-7",), ("legio-1",), None, ("legio-1",)), "nobody but reserves"),
    ],
)
def test_forces_that_cannot_be(forces: Forces, words: str) -> None:
    with pytest.raises(RubiconError) as caught:
        GAME.odds(forces)
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("question", "words"),
    [
        ("", "There is no battle. Say where you would attack"),
        ("rome", "Nobody fights in Rome."),
        ("athens caesar", "There is no place called 'athens'"),
        ("ravenna caesarion", "There is no block called 'caesarion'"),
        ("ravenna octavian", "Octavian is not on the map for Caesar."),
        ("ravenna legio-1", "Legio 1 is not on the map for Caesar."),
        ("aquileia caesar", "No road leads from Genua to Aquileia. If Caesar comes another way"),
        ("rome caesar", "Caesar has no enemies in Rome."),
        ("ravenna surprise", "Nobody fights in Ravenna."),
    ],
)
def test_questions_that_have_no_answer(question: str, words: str) -> None:
    view = board(SIEGE.format(edition="2.0")).command("caesar", "3/1-a").state.view(0)
    with pytest.raises(RubiconError) as caught:
        GAME.odds(view, question)
    assert words in str(caught.value)


def test_a_spectator_makes_no_plans() -> None:
    view = board(SIEGE.format(edition="2.0")).command("caesar", "3/1-a").state.view(SPECTATOR)
    with pytest.raises(RubiconError, match="A spectator cannot plan"):
        GAME.odds(view, "ravenna caesar")


def test_one_imagined_position_is_not_enough() -> None:
    view = board(SIEGE.format(edition="2.0")).command("caesar", "3/1-a").state.view(0)
    with pytest.raises(RubiconError, match="imagine 2 positions at least"):
        GAME.odds(view, "ravenna caesar", samples=1)


def test_of_several_battles_one_has_to_be_named() -> None:
    table = board(SIEGE.format(edition="2.0") + "pompey massilia: legio-5").command("caesar", "3/1-a")
    table.march("caesar", "caesar", "ravenna").march("caesar", "legio-8", "massilia")
    with pytest.raises(RubiconError, match=r"Several battles are due\. Say which one: massilia, ravenna"):
        GAME.odds(table.state)


def test_titles_without_odds_say_so() -> None:
    with pytest.raises(RubiconError, match="cannot compute odds"):
        toy.Toy().odds({})
