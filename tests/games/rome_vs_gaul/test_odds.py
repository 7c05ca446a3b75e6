"""Odds are counted, not sampled, and agree with battles fought through the rules."""

from __future__ import annotations

from math import isclose

import pytest

from rubicon.cli import main
from rubicon.core.game import RubiconError
from rubicon.core.odds import Forces
from rubicon.games.rome_vs_gaul import odds
from rubicon.games.rome_vs_gaul.rules.pack import CAESAR, ROME
from tests.support.rome_vs_gaul.board import PACK, board

COLUMN = tuple(PACK.battle_cells[PACK.column(11)])


def duel(rerolls: tuple[int, int] = (0, 0), elite: bool = False) -> odds.Duel:
    return odds.Duel((COLUMN, COLUMN), rerolls, (elite, False), (True, False))


def chance_to_win(results: odds.Results) -> float:
    return sum(chance for (attack, defence, _), chance in results.items() if attack > defence)


def test_without_rerolls_every_roll_is_counted_once() -> None:
    results = odds.battle_results(duel())
    assert isclose(sum(results.values()), 1)
    wins = 0
    faces = range(1, 7)
    for a in faces:
        for b in faces:
            for c in faces:
                for d in faces:
                    wins += COLUMN[max(a, 3) + max(b, 3)] > COLUMN[c + d]
    assert isclose(chance_to_win(results), wins / 1296)


def test_rerolls_help_the_side_that_has_them() -> None:
    plain = chance_to_win(odds.battle_results(duel()))
    three = chance_to_win(odds.battle_results(duel((3, 1))))
    elite = chance_to_win(odds.battle_results(duel((3, 1), True)))
    against = chance_to_win(odds.battle_results(duel((0, 2))))
    assert against < plain < three < elite
    assert isclose(sum(odds.battle_results(duel((3, 1), True)).values()), 1)


def test_the_odds_of_an_attack_name_strengths_and_losses() -> None:
    text = """
        rome durocortorum: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii
        gaul noviodunum-s: aulerci, suessiones
        town aulerci: mediolanum-a
        town suessiones: vermandis
        gallic im: augustomagus
        """
    s = board(text).state
    answer = odds.odds(PACK, s, "noviodunum-s", 0, 0)
    assert answer.exact
    assert answer.attacker.side == "rome"
    assert answer.attacker.wins.value > answer.defender.wins.value
    assert 0 < answer.defender.steps_lost.value <= 4
    with pytest.raises(RubiconError, match="Did you mean"):
        odds.odds(PACK, s, "noviodunum-x", 0, 0)


def test_a_view_and_named_forces_give_the_same_odds() -> None:
    text = "rome lutetia: caesar, legio-x, legio-vii reduced\ngaul cenabum: carnutes\ntown carnutes: turones"
    s = board(text).state
    question = "cenabum caesar legio-x legio-vii"
    answer = odds.odds(PACK, s, question, 0, 0)
    assert odds.odds(PACK, s.view(ROME), question, 0, 0) == answer
    forces = Forces(("caesar", "legio-x", "legio-vii:1"), ("carnutes",), place="cenabum")
    assert odds.odds(PACK, forces, "", 0, 0) == answer


def test_three_to_one_is_a_submission() -> None:
    six = "caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii"
    s = board(f"rome lutetia: {six}\ngaul cenabum: parisii\ntown parisii: iatinum").state
    answer = odds.odds(PACK, s, f"cenabum {six.replace(',', '')}", 0, 0)
    assert answer.attacker.wins.value == 1
    assert [outcome.name for outcome in answer.outcomes] == ["submission"]


def test_siege_odds_add_up_and_three_to_one_surrenders() -> None:
    text = """
        rome cenabum: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii
        gaul cenabum: carnutes town
        inside: carnutes
        """
    s = board(text).state
    space = PACK.space_index["cenabum"]
    found = odds.siege_odds(s, ROME, space, CAESAR)
    assert found.column == "2-1"
    assert isclose(found.surrender + found.capture + sum(found.points), 1)
    assert odds.siege_odds(s, ROME, space, CAESAR, strength=18).surrender == 1


def test_chances_of_reactions() -> None:
    s = board("").state
    assert isclose(odds.reaction_chance(s, 3), 26 / 36)
    assert isclose(odds.attack_chance(s, PACK.space_index["cantium"], 6), 26 / 36)
    assert odds.attack_chance(s, PACK.space_index["cantium"], 13) == 0


def test_the_odds_of_a_battle_count_the_dice_that_lie_there() -> None:
    """The battle of 13.5: after the first rolls the rerolls decide."""
    text = """
        rome durocortorum: caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi, legio-xii
        gaul noviodunum-s: aulerci, suessiones
        town aulerci: mediolanum-a
        town suessiones: vermandis
        gallic im: augustomagus
        """
    table = board(text)
    table.march("caesar", "take-all", "noviodunum-s").do("pass", rolls="1 4 5 6")
    assert table.kind == "reroll"
    before = odds.odds(PACK, table.state.view(ROME), "", 0, 0)
    assert before.place == "noviodunum-s"
    assert 0 < before.attacker.wins.value < 0.9
    table.do("reroll enemy-2", rolls="1")
    after = odds.odds(PACK, table.state.view(ROME), "", 0, 0)
    assert after.attacker.wins.value > before.attacker.wins.value
    assert isclose(
        before.attacker.wins.value + before.defender.wins.value + before.outcomes[0].chance.value, 1
    )


def test_an_attack_across_the_channel_is_one_column_to_the_left() -> None:
    """17.1.2, before the Army goes and after it has arrived."""
    four = "caesar, legio-x, legio-vii, legio-viii"
    text = f"rome cantium: {four}\ngaul portus-itius: atrebates town"
    question = f"portus-itius {four.replace(',', '')}"
    table = board(text)
    before = odds.odds(PACK, table.state, question, 0, 0)
    by_land = odds.odds(PACK, board(text.replace("cantium", "tarvenna")).state, question, 0, 0)
    assert before.attacker.wins.value < by_land.attacker.wins.value
    table.march("caesar", "take-all", "portus-itius", rolls="1")
    assert table.kind == "defenders"
    assert odds.odds(PACK, table.state.view(ROME), question, 0, 0) == before


def test_the_leader_of_the_relief_army_commands_in_the_odds() -> None:
    """14.6.5: Caesar, who sorties, does not."""
    text = "rome narbo: caesar, legio-x\nrome nemausus: galba, legio-vii, legio-viii\ngaul narbo: volcae"
    text = text.replace("volcae", "arverni, aedui") + "\ntown arverni: gergovia\ntown aedui: bibracte"
    s = board(f"{text}\ninside: caesar, legio-x").state
    space = PACK.space_index["narbo"]
    pieces = [PACK.piece_index[name] for name in ("caesar", "legio-x", "galba", "legio-vii", "legio-viii")]
    found, _ = odds.duel_of(s, space, ROME, sum(1 << piece for piece in pieces), s.stack_at(1, space))
    assert found.rerolls[0] == 1


def test_no_hits_are_forgiven_against_the_britanni() -> None:
    """13.6.1: Rome takes all hits, in the odds as in the battle."""
    table = board("rome portus-itius: caesar, legio-x, legio-vii, legio-viii\ngallic im: cantium")
    table.march("caesar", "take-all", "cantium", rolls="1 6 6 5 5 6 6")
    while table.kind == "reroll":
        table.do("pass")
    assert table.kind == "elite-reroll"
    table.state.reduced |= 1 << PACK.piece_index["legio-x"]  # nobody rerolls any more
    s = table.state
    answer = odds.odds(PACK, s.view(ROME), "", 0, 0)
    assert answer.defender.wins.value == 1
    assert answer.defender.steps_lost.value == PACK.battle_cells[s.battle_columns[0]][10] // 3 == 3


def test_on_a_terminal_there_is_no_table_without_pieces(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Losses are counted for a side, not for each piece."""
    monkeypatch.setenv("FORCE_COLOR", "1")
    forces = ["--attacker", "caesar,legio-x,legio-vii", "--defender", "carnutes", "--at", "cenabum"]
    assert main(["odds", "rome-vs-gaul", *forces]) == 0
    shown = capsys.readouterr().out
    assert "loses on average" in shown
    assert "strength" not in shown
