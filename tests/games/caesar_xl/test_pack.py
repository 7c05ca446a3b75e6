"""2.0: component packs: ours, what is wrong with others, and games with them."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rubicon import games
from rubicon.cli.titles import pack as command
from rubicon.cli.titles.balance import balance
from rubicon.core.dice import FastDice
from rubicon.core.game import RubiconError
from rubicon.core.record import parse, replay
from rubicon.core.record_writer import transcript
from rubicon.core.session import Session
from rubicon.games.caesar_xl import GAME
from rubicon.games.caesar_xl.packs.checks import check
from rubicon.games.caesar_xl.packs.library import problems, words
from rubicon.games.caesar_xl.rules.pack import DESIGNED, Pack, read_pack
from rubicon.games.caesar_xl.rules.vocabulary import CLAIMS, EFFECTS, TYPES
from rubicon.games.kit.packs.json_lines import UnreadablePack, read

FILE = Path(__file__).parents[3] / "src" / "rubicon" / "games" / "caesar_xl" / "data" / "pack.json"
TEXT = FILE.read_text("utf-8")


@pytest.mark.rule("2.0")
def test_counts_of_the_rulebook() -> None:
    data = DESIGNED.data
    pieces = {
        shape: sum(entry["count"] for entry in data["pieces"] if entry["shape"] == shape)
        for shape in ("square", "round")
    }
    assert pieces == {"square": 40, "round": 28}
    assert (len(data["cards"]), len(data["commanders"])) == (40, 2)
    assert {card["type"] for card in data["cards"]} == set(TYPES)


@pytest.mark.rule("2.2")
def test_units_and_their_swords() -> None:
    assert DESIGNED.swords[:5] == [1, 2, 2, 3, 4]
    assert DESIGNED.swords[DESIGNED.kinds.index("cato")] == 1
    assert DESIGNED.cost == [6, 9]
    assert DESIGNED.hand == [4, 3]


def test_every_value_says_where_it_is_from() -> None:
    data = DESIGNED.data
    for section in ("rules", "pieces", "commanders", "cities", "barbarians", "cards", "setup"):
        assert all("from" in entry for entry in data[section])
    assert next(rule for rule in data["rules"] if rule["id"] == "vae-victis")["from"] == "designed"
    reported = {city["id"] for city in data["cities"] if isinstance(city["from"], dict)}
    assert {"alexandria", "thracia", "pontus", "armenia", "hierosolyma", "rubicon", "utica"} <= reported


def test_reported_facts_are_kept() -> None:
    index = DESIGNED.place_index
    clients = DESIGNED.among[2]
    for client in ("thracia", "pontus", "armenia", "hierosolyma", "alexandria"):
        assert clients >> index[client] & 1
    assert index["rome"] in DESIGNED.near[index["rubicon"]]
    assert index["brundisium"] not in DESIGNED.near[index["athens"]]
    assert DESIGNED.zones[2] >> index["byzantium"] & DESIGNED.zones[2] >> index["brundisium"] & 1


# ------------------------------------------------------------------ what is refused, and where


def line_of(words_in_it: str) -> int:
    return next(n for n, line in enumerate(TEXT.splitlines(), 1) if words_in_it in line)


def swapped(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def without(id_: str) -> str:
    """The pack without the entry of this id."""
    lines = TEXT.splitlines()
    return "\n".join(line for line in lines if f'"id": "{id_}"' not in line)


def doubled() -> str:
    """A 41st card."""
    line = next(line for line in TEXT.splitlines() if '"id": "pirates"' in line)
    return TEXT.replace(line, f"{line}\n{line.replace('pirates', 'storms')}", 1)


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        (without("capua"), line_of('"id": "rome"'), "'capua' is no city"),
        (
            swapped('"roads": ["capua", "rubicon"]', '"roads": ["capua"]'),
            line_of('"id": "rubicon"'),
            "goes one way only",
        ),
        (doubled(), line_of('"id": "scipio"') + 1, "there are 41 SPQR cards"),
        (
            swapped('"effect": "invasion"', '"effect": "invasoin"'),
            line_of('"id": "barbarian-invasion"'),
            "'invasoin' is no effect. Did you mean 'invasion'?",
        ),
        (
            swapped('{"optimates": 2}', '{"optimatse": 2}'),
            line_of('"id": "the-senate"'),
            "'optimatse' is no Victory Point symbol. Did you mean 'optimates'?",
        ),
        (
            swapped('"id": "military", "value": 25', '"id": "military", "value": 30'),
            line_of('"military"'),
            "25",
        ),
        (swapped('"count": 11, "from"', '"count": 12, "from"'), line_of('"pieces"'), "41 square pieces"),
        (
            swapped('"unit": "leader", "count": 14', '"unit": "leader", "count": 12'),
            line_of('"pieces"'),
            "round",
        ),
        (swapped('"gold": 4, "shape"', '"gold": "many", "shape"'), line_of('"id": "rome"'), "whole number"),
        (
            swapped('"shape": "colony"', '"shape": "hexagon"'),
            line_of('"shape": "colony"'),
            "no shape of a city",
        ),
        (swapped('"ports": ["west"]', '"ports": ["baltic"]'), line_of('"ports": ["west"]'), "no sea zone"),
        (
            swapped('"swords": 3, "symbols": {"optimates"', '"symbols": {"optimates"'),
            line_of('"id": "labienus"'),
            "must have 'swords'",
        ),
        (swapped('"claim": "bid"', '"claim": "beg"'), line_of('"id": "the-senate"'), "no claim condition"),
        (swapped('"hand": 4', '"hand": 5'), line_of('"Caesar"'), "this hand is 4"),
        (swapped(', "from": "designed"}', "}"), 15, 'has no "from"'),
        (swapped('"from": "designed"', '"from": "invented"'), 14, "no provenance"),
        (
            swapped('"units": {"legion": 3}', '"units": {"legion": 9}'),
            line_of('"setup"'),
            "more than there are pieces",
        ),
        (swapped('"city": "narbo"', '"city": "massilia"'), line_of('"city": "narbo"'), "Put them together"),
        (swapped('"zones": ["west"]', '"zones": []'), line_of('"id": "fleet-of-misenum"'), "at least one"),
        (swapped('"rounds": 1', '"turns": 1'), line_of('"id": "double-line"'), "needs 'rounds'"),
        (swapped('"phase": "march"', '"phase": "purchase"'), line_of('"id": "fleet-of-gades"'), "'march'"),
        (
            swapped('"at": "client", "vacant"', '"at": "leader", "vacant"'),
            line_of('"id": "allies-mobilize"'),
            "no Leader to muster at",
        ),
        (
            swapped('[{"effect": "invasion"}]', '[{"effect": "invasion"}, {"effect": "lose", "count": 1}]'),
            line_of('"id": "barbarian-invasion"'),
            "cannot ask for invasion and lose",
        ),
        (TEXT[:-3], len(TEXT.splitlines()) - 1, "not JSON"),
        ("[]", 1, "begin with {"),
    ],
)
def test_a_broken_pack_is_refused_with_the_line(text: str, line: int, told: str, tmp_path: Path) -> None:
    path = tmp_path / "pack.json"
    path.write_text(text, "utf-8")
    found = problems(path)
    assert any(told in problem for problem in found), found
    if line not in (14, 15):
        assert any(problem.startswith(f"line {line}: ") for problem in found if told in problem), found
    with pytest.raises(RubiconError, match=r"pack\.json, line \d+: "):
        read_pack(path)


def test_ours_has_no_problem() -> None:
    assert check(read(TEXT)) == []
    assert read(TEXT).plain() == json.loads(TEXT)


@pytest.mark.parametrize(
    "text", ["", "{", '{"a" 1}', '{"a": 1,}', "[1 2]", '{"a": 1, "a": 2}', "[1] 2", "nul"]
)
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(UnreadablePack, match="line 1: this is not JSON"):
        read(text)


# ------------------------------------------------------------------ playing with another pack


def another(change: Callable[[dict[str, Any]], None]) -> str:
    data = json.loads(TEXT)
    change(data)
    return json.dumps(data, indent=1)


@pytest.fixture
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack with one city more, and a home of its own."""
    monkeypatch.setenv("RUBICON_HOME", str(tmp_path / "home"))

    def change(data: dict[str, Any]) -> None:
        rome = next(city for city in data["cities"] if city["id"] == "rome")
        rome["roads"].append("ostia")
        data["cities"].append(
            {**rome, "id": "ostia", "name": "Ostia", "roads": ["rome"], "lanes": [], "gold": 1}
        )

    path = tmp_path / "mine.json"
    path.write_text(another(change), "utf-8")
    return path


def test_a_game_with_another_pack_and_its_record(other: Path) -> None:
    game = games.game(f"caesar-xl@{other}")
    assert game.id == f"caesar-xl@{read_pack(other).digest}"
    assert game.action_count > GAME.action_count
    assert game.text(game.parse("march legion rome ostia")) == "march legion rome ostia"
    session = Session(game, {}, FastDice(3))
    for _ in range(40):
        side = session.state.deciders()[0]
        session.act(side, session.state.decision(side).actions[0])
    record = parse(transcript(session, []))
    assert record.title == game.id
    other.unlink()  # the pack that was played once is found again
    again = replay(record, games.game)
    assert again.state.save() == session.state.save()
    with pytest.raises(RubiconError, match="was saved with the component pack"):
        GAME.load(session.state.save())


def test_a_pickled_position_finds_its_pack(other: Path) -> None:
    small = pickle.dumps(GAME.new({}, FastDice(1)))
    assert pickle.loads(small).pack is DESIGNED
    assert len(small) < 5000
    mine = games.game(f"caesar-xl@{other}").new({}, FastDice(1))
    assert pickle.loads(pickle.dumps(mine)).save() == mine.save()


def test_a_pack_that_is_not_there() -> None:
    with pytest.raises(RubiconError, match="no component pack 'nowhere'"):
        games.game("caesar-xl@nowhere")
    with pytest.raises(RubiconError, match="its own components only"):
        games.game("julius-caesar@nowhere")


def test_the_command_checks_and_explains(other: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.check(other) == 0
    assert "a good pack" in capsys.readouterr().out
    other.write_text(doubled(), "utf-8")
    assert command.check(other) == 1
    assert "problems=1" in capsys.readouterr().out
    other.write_text("{}", "utf-8")
    with pytest.raises(RubiconError, match="for which title"):
        command.check(other)
    listed = list(words())
    assert all(any(line.strip().startswith(name) for line in listed) for name in (*EFFECTS, *CLAIMS))


def test_the_balance_is_measured_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for _ in range(2):
        balance(GAME.id, "legate", 4, 1, 1)
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert "games won by caesar, of those decided" in printed[0]
    assert "successor" in printed[0]


def test_every_word_of_the_vocabulary_can_be_played() -> None:
    """A pack whose ACTION cards use the words that ours does not need."""

    def change(data: dict[str, Any]) -> None:
        cards = {card["id"]: card for card in data["cards"]}
        cards["donation"]["effects"] = [{"effect": "gold", "dice": 1}, {"effect": "promote", "count": 1}]
        cards["betrayal"]["effects"] = [{"effect": "tribute", "gold": 3}]
        cards["fleet-of-gades"]["effects"] = [{"effect": "celerity"}]
        cards["ides-of-march"]["effects"] = [{"effect": "pick"}]
        cards["pirates"]["effects"] = [{"effect": "lose", "unit": "any", "count": 1}]
        cards["triumph"]["claim"] = [{"claim": "leaders", "count": 2}, {"claim": "worth", "gold": 12}]
        cards["dictator"]["effects"] = [{"effect": "recall", "type": "tactics", "price": 2, "after": "event"}]

    from rubicon.games.caesar_xl.game import game_with_pack  # noqa: PLC0415 - only here a title is made
    from tests.support.caesar_xl.board import board  # noqa: PLC0415 - the same

    game = game_with_pack(Pack(another(change)))
    home = "caesar rome: caesar, legion 2\npompey athens: pompey, legion\npompey gold 2\n"
    table = board(home + "caesar hand: donation, betrayal", "purchase", game=game)
    table.do("play donation", rolls="4")
    assert table.kind == "honours"
    table.do("promote legion rome", "play betrayal")
    assert (table.gold("caesar"), table.gold("pompey")) == (6, 0)
    table = board(home + "caesar hand: fleet-of-gades", "march", game=game)
    table.do("march legion rome capua", "play fleet-of-gades")
    table.do("march legion capua brundisium")
    assert table.units("caesar", "brundisium") == {"legion": 1}
    table = board(home + "caesar hand: ides-of-march\ndiscards: betrayal, pirates", "purchase", game=game)
    table.do("play ides-of-march")
    assert table.choices == ["pick betrayal", "end"]
    table = board(home + "forum: triumph\ncaesar rome: curio, cato\ncaesar messana: allied", game=game)
    assert "claim triumph" not in table.choices
    table = board(
        home + "forum: triumph\ncaesar rome: curio, cato\ncaesar messana: allied\n"
        "caesar capua: allied\ncaesar utica: allied\ncaesar massilia: legion",
        game=game,
    )
    assert "claim triumph" in table.choices
    table = board(home + "caesar front: dictator\ncaesar gold 2\ndiscards: ambush", game=game)
    table.do("end", cards="the-senate cato")
    table.do("use dictator", "pick ambush")
    assert set(table.hand("caesar")) == {"cato", "ambush"}
