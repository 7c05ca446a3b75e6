"""The replay of an independent implementation's games: it agrees with ourselves, it notices every difference,
and it excuses only the differences it knows."""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rubicon.cli import main
from rubicon.games.julius_caesar import deviations
from rubicon.games.julius_caesar.conformance import Replay, Report, replay_all
from rubicon.games.julius_caesar.peer_games import DamagedGames, read
from tests.julius_caesar.board import Board, board
from tests.julius_caesar.peer_export import FILE, Event, export

Captured = pytest.CaptureFixture[str]

GAMES = [json.loads(line) for line in gzip.decompress(FILE.read_bytes()).splitlines()]


# ------------------------------------------------------------------ agreement


def test_games_of_our_own_engine_replay_without_a_difference() -> None:
    report = replay_all(GAMES)
    assert report.mismatches == []
    assert not report.deviations
    assert report.left == 0
    assert (
        report.decisions == sum(event["e"] == "decide" for game in GAMES for event in game["events"]) > 1000
    )
    assert report.line() == f"conformance: games=4 decisions={report.decisions} mismatches=0 deviations=0"


@pytest.mark.parametrize("seed", range(40, 46))
def test_fresh_games_do_too(seed: int) -> None:
    assert replay_all([export(seed)]).mismatches == []


# ------------------------------------------------------------------ a check that can fail


def event_of(game: Event, fits: Callable[[Event], bool]) -> Event:
    """The first event that fits."""
    found: Event = next(event for event in game["events"] if fits(event))
    return found


def decision(kind: str, fits: Callable[[Event], bool] = lambda event: True) -> Callable[[Event], Event]:
    return lambda game: event_of(game, lambda event: event.get("kind") == kind and fits(event))


def position(game: Event) -> Event:
    return event_of(game, lambda event: event["e"] == "position" and event.get("turn") == 3)


def change(name: str, value: Any) -> Callable[[Event], None]:
    def tamper(event: Event) -> None:
        event[name] = value

    return tamper


def several(event: Event) -> bool:
    return len(event["options"]) > 3


def drop_option(event: Event) -> None:
    event["options"].remove(next(o for o in event["options"] if o not in (event["choice"], "end", "stop")))


def add_option(name: str) -> Callable[[Event], None]:
    return lambda event: event["options"].append(name)


def turn_dice(event: Event) -> None:
    """Every hit a miss and the other way round."""
    event["dice"] = [7 - die for die in event["dice"]]


def fewer_dice(event: Event) -> None:
    event["dice"].pop()


def false_die(event: Event) -> None:
    event["dice"][0] = 7


def move_block(event: Event) -> None:
    event["blocks"]["legio-9"] = ["rome", 3, "caesar"]


def weaken_block(event: Event) -> None:
    block = next(block for block in event["blocks"].values() if block[1] > 1)
    block[1] -= 1


def turn_block(event: Event) -> None:
    block = next(block for block in event["blocks"].values() if block[1] == 3)
    block[2] = "pompey" if block[2] == "caesar" else "caesar"


def swap_cards(event: Event) -> None:
    event["caesar"][0], event["pompey"][0] = event["pompey"][0], event["caesar"][0]


def lone_hit(event: Event) -> bool:
    return len(set(event.get("dice", []))) == 1


TAMPERINGS: dict[str, tuple[Callable[[Event], Event], Callable[[Event], None]]] = {
    "a march the less": (decision("march_block", several), drop_option),
    "a march the more": (decision("march_block", several), add_option("brutus")),
    "a step the less": (decision("march_step", several), drop_option),
    "a step the more": (decision("march_step", several), add_option("sinope")),
    "a levy the less": (decision("levy_block", several), drop_option),
    "a city the more": (decision("levy_city"), add_option("mare-internum")),
    "a card the less": (decision("discard"), drop_option),
    "a shot the less": (decision("battle_turn", lambda e: len(e["options"]) > 1), drop_option),
    "a battle the more": (decision("battle_pick"), add_option("sala")),
    "a victim the more": (decision("battle_hit"), add_option("octavian")),
    "a disbanding the less": (decision("winter_disband", several), drop_option),
    "a choice that is not listed": (decision("march_block", several), change("choice", "brutus")),
    "another player": (decision("march_block", several), lambda e: e.update(player="pompey")),
    "another battle": (decision("battle_turn"), change("where", "sala")),
    "another round": (decision("battle_turn"), change("round", 4)),
    "another attacker": (decision("battle_turn"), lambda e: e.update(attacker=e["attacker"][::-1])),
    "more hits": (decision("battle_hit"), change("hits", 9)),
    "another place to start from": (decision("march_step"), change("from", "sala")),
    "other dice": (decision("battle_turn", lone_hit), turn_dice),
    "too few dice": (decision("battle_turn", lambda e: "dice" in e), fewer_dice),
    "a die with seven sides": (decision("battle_turn", lambda e: "dice" in e), false_die),
    "a block elsewhere": (position, move_block),
    "a weaker block": (position, weaken_block),
    "a block of the other side": (position, turn_block),
    "another turn": (position, change("turn", 4)),
    "another Year": (position, change("year", 706)),
    "another deal": (lambda game: event_of(game, lambda e: e["e"] == "deal"), swap_cards),
    "another winner": (lambda game: event_of(game, lambda e: e["e"] == "result"), change("winner", "nobody")),
    "another score": (
        lambda game: event_of(game, lambda e: e["e"] == "result"),
        change("vp", {"caesar": 9, "pompey": 9}),
    ),
}


@pytest.mark.parametrize("name", TAMPERINGS)
def test_whatever_is_tampered_with_is_noticed(name: str) -> None:
    find, tamper = TAMPERINGS[name]
    game = copy.deepcopy(GAMES[-1])
    tamper(find(game))
    report = replay_all([game])
    assert report.mismatches
    assert report.mismatches[0].startswith(f"Historical {game['seed']}, event ")


def test_no_option_of_any_decision_can_go_missing() -> None:
    events = GAMES[1]["events"]
    decisions = [i for i, event in enumerate(events) if event["e"] == "decide"]
    for index in Random(7).sample(decisions, 40):
        for option in set(events[index]["options"]) - {"end", events[index]["choice"]}:
            game = copy.deepcopy(GAMES[1])
            game["events"][index]["options"].remove(option)
            report = replay_all([game])
            assert len(report.mismatches) == 1, (index, option)
            assert option in report.mismatches[0]
            assert not report.deviations


# ------------------------------------------------------------------ what is excused, and what just is not


def replay(b: Board) -> Replay:
    """A replay that stands at this position."""
    found = Replay(export(1, 1), Report())
    found.state = b.state
    return found


def classified(b: Board, kind: str, theirs: set[str], **more: Any) -> str | None:
    """What a difference between the peer's options and ours comes to."""
    event = {"kind": kind, "player": b.deciders[0], "options": sorted(theirs), "choice": "", **more}
    ours = replay(b).options(event, b.state.deciders()[0])
    assert ours != theirs, "there is no difference"
    return deviations.classify(b.state, event, ours, theirs)


def decide(r: Replay, kind: str, player: str, choice: str, *others: str, **more: Any) -> None:
    r.decide({"kind": kind, "player": player, "options": [choice, *others], "choice": choice, **more})


AT_SEA = """
    caesar utica: legio-7
    caesar mare-hispanum: c-navis-1
    caesar mare-tyrrhenum: c-navis-2
"""


def test_a_voyage_back_or_in_a_circle_is_excused_and_followed() -> None:
    b = board(AT_SEA).command("caesar", "3/1-a").do("caesar", "march legio-7 mare-hispanum")
    b.do("caesar", "march legio-7 mare-tyrrhenum")
    ours = b.options("caesar", "march legio-7")
    step = {"block": "legio-7", "from": "mare-tyrrhenum"}
    assert classified(b, "march_step", ours | {"utica"}, **step) == deviations.ROUND_TRIP
    assert classified(b, "march_step", ours | {"mare-hispanum"}, **step) == deviations.ROUND_TRIP
    assert classified(b, "march_step", ours | {"massilia"}, **step) is None
    assert classified(b, "march_step", ours | {"utica", "massilia"}, **step) is None
    assert classified(b, "march_step", ours - {"rome"}, **step) is None
    r = replay(b)
    decide(r, "march_step", "caesar", "mare-hispanum", *ours, **step)
    decide(
        r,
        "march_step",
        "caesar",
        "utica",
        *b.options("caesar", "march legio-7"),
        **step,
        **{"from": "mare-hispanum"},
    )
    assert (b.where("legio-7"), b.kind) == ("utica", "movement")
    assert r.report.mismatches == []
    assert r.report.deviations == {deviations.ROUND_TRIP: 2}


def test_a_sea_without_another_port_is_excused_but_not_followed() -> None:
    b = board(
        """caesar byzantium: legio-7
           caesar propontis: c-navis-1
           pompey nicomedia: legio-5
           pompey pergamum: legio-6"""
    ).command("caesar", "3/1-a")
    ours = b.options("caesar", "march legio-7")
    step = {"block": "legio-7", "from": "byzantium"}
    assert "propontis" not in ours
    assert classified(b, "march_step", ours | {"propontis"}, **step) == deviations.ROUND_TRIP
    assert classified(b, "march_step", ours | {"pontus-euxinus"}, **step) is None
    game = {"scenario": "Historical", "seed": 0, "events": export(1, 1)["events"][:1]}
    r = Replay(game, Report())
    r.state = b.state
    sail = {"e": "decide", "kind": "march_step", "player": "caesar", "choice": "propontis", **step}
    r.events = [{**sail, "options": [*ours, "propontis"]}]
    r.run()
    assert (r.report.mismatches, r.report.left) == ([], 1)


def test_the_attackers_border_is_excused_for_navis_only_and_only_while_embarking() -> None:
    b = board(
        """caesar massilia: c-navis-1
           caesar genua: legio-7
           pompey mare-hispanum: p-navis-1, p-navis-2
           pompey tarraco: legio-5"""
    ).command("caesar", "3/1-a", "2/2-a")
    b.march("caesar", "c-navis-1", "mare-hispanum").end("caesar")
    ours = b.options("pompey", "march p-navis-1")
    step = {"block": "p-navis-1", "from": "mare-hispanum"}
    assert classified(b, "march_step", ours | {"massilia"}, **step) == deviations.ENEMY_BORDER
    assert classified(b, "march_step", ours | {"genua"}, **step) is None
    r = replay(b.copy())
    decide(r, "march_step", "pompey", "massilia", *ours, **step)
    assert Board(r.state).where("p-navis-1") == "massilia"
    b.march("pompey", "legio-5", "bilbilis")
    assert classified(b, "march_step", ours | {"massilia"}, **step) is None


BOTH_SEAS = """
    caesar mare-hispanum: c-navis-1
    caesar caralis: legio-7, legio-8
    caesar siga: legio-9
    pompey mare-internum: p-navis-1
    pompey utica: legio-5
    pompey tacape: legio-6
"""


def test_one_sea_retreat_for_both_is_excused() -> None:
    b = board(BOTH_SEAS + "pompey utica: legio-5, legio-4\ncaesar iomnium: legio-10, legio-11")
    b.command("caesar", "3/1-a").march("caesar", "legio-10 legio-11", "utica").fight().pass_round()
    full = {"fire legio-10", "pass legio-10", "fire legio-11", "pass legio-11", "retreat legio-10"}
    b.do("pompey", "sea-retreat legio-5 tacape").pass_by("legio-4")
    assert b.legal("caesar") >= {"sea-retreat legio-10 caralis"}
    cut = {"kind": "retreat_to", "block": "legio-10", "from": "utica"}
    del cut["kind"]
    roads = {words.split()[-1] for words in b.legal("caesar") if words.startswith("retreat legio-10 ")}
    assert roads
    assert classified(b, "retreat_to", roads, **cut) == deviations.SEA_RETREAT
    assert classified(b, "retreat_to", {"mare-hispanum"}, **cut) is None
    assert classified(b, "battle_turn", full) is None  # they still have a road
    fresh = board(BOTH_SEAS + "pompey utica: legio-5, legio-4\ncaesar iomnium: legio-10, legio-11")
    fresh.command("caesar", "3/1-a").march("caesar", "legio-10 legio-11", "utica").fight().pass_round()
    fresh.pass_by("legio-4 legio-5")
    assert classified(fresh, "retreat_to", roads, **cut) is None  # nobody has sailed yet


def test_mars_for_the_enemy_is_excused_in_the_first_turn() -> None:
    b = board("year 705 turn 1\nhistorical").cards("2/2-a", "mars")
    b.march("caesar", "legio-7", "tarraco").end("caesar")
    b.march("pompey", "legio-4", "siga").do("pompey", "end")
    surprised = {"kind": "surprise_battle", "player": "pompey", "choice": "tarraco"}
    assert deviations.classify(b.state, surprised, set(), {"tarraco"}) == deviations.FOREIGN_SURPRISE
    assert deviations.classify(b.state, surprised, set(), {"tarraco", "rome"}) is None
    assert b.deciders == ("pompey",)
    r = replay(b)
    turn = {"where": "tarraco", "round": 1, "attacker": "caesar"}
    decide(r, "battle_turn", "caesar", "pass legio-7", "fire legio-7", **turn)
    assert r.report.mismatches == []
    assert r.report.deviations == {deviations.FOREIGN_SURPRISE: 1}


def test_vulcan_and_cleopatra_are_excused_and_followed() -> None:
    b = board("pompey alexandria: cleopatra 1, p-navis-2 2\ncaesar rome: legio-7").command("caesar", "vulcan")
    r = replay(b)
    decide(r, "vulcan_city", "caesar", "alexandria")
    assert r.report.deviations == {deviations.UNSPARED: 1}
    assert (b.side("cleopatra"), b.strength("cleopatra")) == ("caesar", 1)
    b.fight()
    assert b.legal("caesar") == {"fire cleopatra", "pass cleopatra"}


def test_cleopatra_without_a_retreat_is_excused_and_followed() -> None:
    b = board(
        """caesar mare-egypticum: c-navis-1
           caesar pelusium: cleopatra 3
           caesar cyrene: legio-7
           pompey alexandria: p-ballista, p-navis-1"""
    ).command("caesar", "2/2-a", "2/3-a")
    b.march("caesar", "cleopatra", "alexandria").end("caesar")
    b.do("pompey", "end").fight()
    b.state.via = {}  # nobody knows the way she came
    for _ in range(3):
        b.pass_round()
    b.pass_by("p-ballista")
    r = replay(b)
    r.events = [{}, {}]
    turn = {"where": "alexandria", "round": 4, "attacker": "caesar"}
    before = b.strength("cleopatra")
    decide(r, "battle_turn", "caesar", "retreat cleopatra", **turn)
    assert r.report.deviations == {deviations.CLEOPATRA_STAYS: 1}
    assert (b.side("cleopatra"), b.strength("cleopatra")) == ("pompey", before)


def test_cleopatra_comes_home_to_nobody() -> None:
    b = board(
        """turn 5
           caesar pelusium: cleopatra 2
           pompey mare-egypticum: p-navis-1 1
           pompey athena: legio-5"""
    ).command("pompey", "2/1-a", "2/2-a")
    r = replay(b)
    decide(r, "march_block", "pompey", "end")
    for _ in range(2):
        if b.kind == "levies":
            r.state.step(r.state.mover, 0, r.dice)
    assert b.kind != "levies"


def test_a_dead_defector_is_excused_and_nothing_else_that_is_dead() -> None:
    b = board("pompey eliminated: legio-5\npompey killed: scipio")
    blocks = {"legio-5": ["eliminated", 0, "caesar"], "scipio": ["eliminated", 0, "pompey"]}
    r = replay(b)
    r.compare_position({"year": 706, "turn": 2, "blocks": blocks})
    assert r.report.mismatches == []
    assert r.report.deviations == {deviations.DEAD_DEFECTOR: 1}
    r.compare_position({"year": 706, "turn": 2, "blocks": {"legio-5": ["levy-pool", 0, "pompey"]}})
    assert len(r.report.mismatches) == 1


# ------------------------------------------------------------------ the command, and files that are no games


def write(path: Path, *lines: str) -> str:
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    return str(path)


def test_the_command_ends_with_one_line(capsys: Captured, tmp_path: Path) -> None:
    assert main(["conformance", str(FILE)]) == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("conformance: games=4 decisions=")
    plain = write(tmp_path / "plain.jsonl", json.dumps(GAMES[0]), "")
    assert main(["conformance", plain]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(" mismatches=0 deviations=0")


def test_the_command_shows_mismatches_and_fails(capsys: Captured, tmp_path: Path) -> None:
    game = copy.deepcopy(GAMES[0])
    for stand in game["events"][1]["blocks"].values():
        stand[1] += 1
    path = write(tmp_path / "wrong.jsonl", json.dumps(game))
    assert main(["conformance", path]) == 1
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 22
    assert out[-2] == "… and 43 more; --all prints them."
    assert " mismatches=63 " in out[-1]
    assert main(["conformance", path, "--all"]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 64


def damaged(tamper: Callable[[Event], object]) -> str:
    game = copy.deepcopy(GAMES[0])
    tamper(game)
    return json.dumps(game)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("no JSON", "is not JSON"),
        ("[]", "must be a JSON object"),
        ("{}", "no scenario"),
        ('{"scenario": "Historical", "seed": 1, "events": []}', "no events"),
        (
            '{"scenario": "Historical", "seed": 1, "events": [3]}',
            "event 0 of the game: it is not a JSON object",
        ),
        (damaged(lambda g: g["events"].pop(0)), "does not begin with a deal"),
        (damaged(lambda g: g["events"][0]["caesar"].pop()), "dealt 6 cards"),
        (damaged(lambda g: g["events"][0]["caesar"].__setitem__(0, "1:9/9")), "dealt 6 cards"),
        (damaged(lambda g: g["events"][1].pop("blocks")), "no blocks"),
        (damaged(lambda g: g["events"][1].pop("turn")), "no year and turn"),
        (damaged(lambda g: g["events"][1]["blocks"].update(legio_99=["rome", 1, "caesar"])), "no block"),
        (damaged(lambda g: g["events"][1]["blocks"].update(scipio=["paris", 1, "pompey"])), "no location"),
        (damaged(lambda g: g["events"][2].update(kind="bribe")), "no decision called 'bribe'"),
        (damaged(lambda g: g["events"][2].update(player="brutus")), "no player 'brutus'"),
        (damaged(lambda g: g["events"][2].pop("options")), "has no options"),
        (damaged(lambda g: g["events"][2]["options"].append("bacchus")), "what is 'bacchus'?"),
        (damaged(lambda g: g["events"][2].update(e="feast")), "no event called 'feast'"),
    ],
)
def test_what_is_no_game_is_refused_with_its_line(
    capsys: Captured, tmp_path: Path, line: str, words: str
) -> None:
    path = write(tmp_path / "games.jsonl", json.dumps(GAMES[0]), line)
    assert main(["conformance", path]) == 1
    told = capsys.readouterr().err
    assert f"{path}, line 2: " in told
    assert words in told


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    for path, words in [
        (tmp_path / "nowhere.jsonl", "There is no file"),
        (tmp_path, "is a folder"),
        (Path(write(tmp_path / "empty.jsonl")), "is empty"),
    ]:
        with pytest.raises(DamagedGames, match=words):
            list(read(path))
    half = tmp_path / "half.jsonl.gz"
    half.write_bytes(FILE.read_bytes()[:9000])
    with pytest.raises(DamagedGames, match="after line [0-9]+ the compressed file is damaged"):
        list(read(half))
    text = tmp_path / "latin.jsonl"
    text.write_bytes(b'{"scenario": "\xe9"}\n')
    with pytest.raises(DamagedGames, match="line 1: this is not text"):
        list(read(text))
