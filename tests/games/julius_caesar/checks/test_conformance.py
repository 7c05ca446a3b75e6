"""The replay of an independent implementation's games: it agrees with our own engine, it notices every
difference, and it excuses only the differences it knows."""

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
from rubicon.core.dice import ScriptedDice
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.checks import deviations
from rubicon.games.julius_caesar.checks.conformance import ConformanceReport, PeerReplay, replay_all
from rubicon.games.julius_caesar.checks.peer_games import DamagedGames, read_games
from rubicon.games.julius_caesar.rules.cards import DEFECTION
from rubicon.games.julius_caesar.rules.components import BLOCK_INDEX, CARD_INDEX, LOCATION_INDEX, POOL, SIDES
from tests.support.julius_caesar.board import Board, board
from tests.support.julius_caesar.peer_export import FILE, Event, export_game

Captured = pytest.CaptureFixture[str]

GAMES = [json.loads(line) for line in gzip.decompress(FILE.read_bytes()).splitlines()]


# ------------------------------------------------------------------ agreement


def test_games_of_our_own_engine_replay_without_a_difference() -> None:
    report = replay_all(GAMES)
    assert report.mismatches == []
    assert not report.deviations
    assert report.abandoned == 0
    assert (
        report.decisions == sum(event["e"] == "decide" for game in GAMES for event in game["events"]) > 1000
    )
    assert report.line() == f"conformance: games=4 decisions={report.decisions} mismatches=0 deviations=0"


@pytest.mark.parametrize("seed", range(40, 46))
def test_fresh_games_do_too(seed: int) -> None:
    assert replay_all([export_game(seed)]).mismatches == []


# ------------------------------------------------------------------ a check that can fail


def find_event(game: Event, fits: Callable[[Event], bool]) -> Event:
    """The first event that fits."""
    found: Event = next(event for event in game["events"] if fits(event))
    return found


def decision(kind: str, fits: Callable[[Event], bool] = lambda event: True) -> Callable[[Event], Event]:
    return lambda game: find_event(game, lambda event: event.get("kind") == kind and fits(event))


def position(game: Event) -> Event:
    return find_event(game, lambda event: event["e"] == "position" and event.get("turn") == 3)


def change(name: str, value: Any) -> Callable[[Event], None]:
    def tamper(event: Event) -> None:
        event[name] = value

    return tamper


def has_several_options(event: Event) -> bool:
    return len(event["options"]) > 3


def drop_option(event: Event) -> None:
    event["options"].remove(next(o for o in event["options"] if o not in (event["choice"], "end", "stop")))


def add_option(name: str) -> Callable[[Event], None]:
    return lambda event: event["options"].append(name)


def turn_dice(event: Event) -> None:
    """Turn every hit into a miss and every miss into a hit."""
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


def has_equal_dice(event: Event) -> bool:
    return len(set(event.get("dice", []))) == 1


CHANGED_GAMES: dict[str, tuple[Callable[[Event], Event], Callable[[Event], None]]] = {
    "a march too few": (decision("march_block", has_several_options), drop_option),
    "a march too many": (decision("march_block", has_several_options), add_option("brutus")),
    "a step too few": (decision("march_step", has_several_options), drop_option),
    "a step too many": (decision("march_step", has_several_options), add_option("sinope")),
    "a levy too few": (decision("levy_block", has_several_options), drop_option),
    "a city too many": (decision("levy_city"), add_option("mare-internum")),
    "a card too few": (decision("discard"), drop_option),
    "a shot too few": (decision("battle_turn", lambda e: len(e["options"]) > 1), drop_option),
    "a battle too many": (decision("battle_pick"), add_option("sala")),
    "a victim too many": (decision("battle_hit"), add_option("octavian")),
    "a disbanding too few": (decision("winter_disband", has_several_options), drop_option),
    "a choice that is not listed": (decision("march_block", has_several_options), change("choice", "brutus")),
    "another player": (decision("march_block", has_several_options), lambda e: e.update(player="pompey")),
    "another battle": (decision("battle_turn"), change("where", "sala")),
    "another round": (decision("battle_turn"), change("round", 4)),
    "another attacker": (decision("battle_turn"), lambda e: e.update(attacker=e["attacker"][::-1])),
    "more hits": (decision("battle_hit"), change("hits", 9)),
    "another place to start from": (decision("march_step"), change("from", "sala")),
    "other dice": (decision("battle_turn", has_equal_dice), turn_dice),
    "too few dice": (decision("battle_turn", lambda e: "dice" in e), fewer_dice),
    "a die with seven sides": (decision("battle_turn", lambda e: "dice" in e), false_die),
    "a block elsewhere": (position, move_block),
    "a weaker block": (position, weaken_block),
    "a block of the other side": (position, turn_block),
    "another turn": (position, change("turn", 4)),
    "another Year": (position, change("year", 706)),
    "another deal": (lambda game: find_event(game, lambda e: e["e"] == "deal"), swap_cards),
    "another winner": (
        lambda game: find_event(game, lambda e: e["e"] == "result"),
        change("winner", "nobody"),
    ),
    "another score": (
        lambda game: find_event(game, lambda e: e["e"] == "result"),
        change("vp", {"caesar": 9, "pompey": 9}),
    ),
}


@pytest.mark.parametrize("name", CHANGED_GAMES)
def test_every_change_to_a_game_is_noticed(name: str) -> None:
    find, tamper = CHANGED_GAMES[name]
    game = copy.deepcopy(GAMES[-1])
    tamper(find(game))
    report = replay_all([game])
    assert report.mismatches
    assert report.mismatches[0].startswith(f"Historical {game['seed']}, event ")


def test_no_option_of_any_decision_can_go_missing() -> None:
    events = GAMES[0]["events"]
    decisions = [i for i, event in enumerate(events) if event["e"] == "decide"]
    for index in Random(7).sample(decisions, 25):
        for option in set(events[index]["options"]) - {"end", events[index]["choice"]}:
            game = copy.deepcopy(GAMES[0])
            game["events"][index]["options"].remove(option)
            report = replay_all([game])
            assert len(report.mismatches) == 1, (index, option)
            assert not report.deviations


# ------------------------------------------------------------------ what is excused, and what is not


class ReplayAt(PeerReplay):
    """A replay that starts from a position of ours. The peer asks for every step, even forced ones."""

    def __init__(self, text: str, *steps: str) -> None:
        super().__init__(export_game(1, 1), ConformanceReport())
        self.state = board(text).state
        self.steps(*steps)

    def steps(self, *steps: str) -> None:
        """Our own actions, each after the name of its side."""
        for line in steps:
            side, _, action = line.partition(" ")
            self.state.step(SIDES.index(side), GAME.parse(action), ScriptedDice())

    def cards(self, caesar: str, pompey: str) -> ReplayAt:
        self.state = Board(self.state).cards(caesar, pompey).state
        return self

    @property
    def board(self) -> Board:
        return Board(self.state)

    def ours(self, kind: str, **more: Any) -> set[str]:
        event = {"kind": kind, **more}
        return self.options(event, self.state.mover) - {"end"}

    def classify(self, kind: str, theirs: set[str], **more: Any) -> str | None:
        """The class of the difference if the peer has these options here, or None."""
        event = {"kind": kind, "player": SIDES[self.state.mover], **more}
        ours = self.ours(kind, **more)
        assert ours != theirs, "there is no difference"
        return deviations.classify(self.state, event, ours, theirs)

    def asks(self, kind: str, choice: str, *others: str, **more: Any) -> None:
        """The peer asks a player, and its next event is something else."""
        more = {"player": SIDES[self.state.mover], **more}
        event = {"e": "decide", "kind": kind, "options": [choice, *others], "choice": choice, **more}
        self.events = [event, {"e": "other"}]
        self.run()


def test_a_voyage_back_or_in_a_circle_is_excused_and_followed() -> None:
    r = ReplayAt("caesar utica: legio-7\ncaesar mare-hispanum: c-navis-1\ncaesar mare-tyrrhenum: c-navis-2")
    r.cards("3/1-a", "2/2-a").steps(
        "caesar march legio-7 mare-hispanum", "caesar march legio-7 mare-tyrrhenum"
    )
    step = {"block": "legio-7", "from": "mare-tyrrhenum"}
    ours = r.ours("march_step", **step)
    assert "rome" in ours
    assert r.classify("march_step", ours | {"utica"}, **step) == deviations.ROUND_TRIP
    assert r.classify("march_step", ours | {"mare-hispanum"}, **step) == deviations.ROUND_TRIP
    assert r.classify("march_step", ours | {"massilia"}, **step) is None
    assert r.classify("march_step", ours | {"utica", "massilia"}, **step) is None
    assert r.classify("march_step", ours - {"rome"}, **step) is None
    r.asks("march_step", "mare-hispanum", *ours, **step)
    step["from"] = "mare-hispanum"
    ours = r.ours("march_step", **step)
    r.asks("march_step", "utica", *ours, **step)
    assert (r.board.where("legio-7"), r.board.kind) == ("utica", "movement")
    assert r.report.mismatches == []
    assert r.report.deviations == {deviations.ROUND_TRIP: 2}


def test_a_sea_that_leads_to_no_port_is_excused_and_the_game_left() -> None:
    r = ReplayAt("caesar byzantium: legio-7\ncaesar propontis: c-navis-1\npompey nicomedia: legio-5")
    r.cards("3/1-a", "2/2-a")
    step = {"block": "legio-7", "from": "byzantium"}
    ours = r.ours("march_step", **step)
    assert ours == {"aenos", "nicomedia"}
    assert r.classify("march_step", ours | {"pontus-euxinus"}, **step) is None
    r.asks("march_step", "propontis", *ours, **step)
    assert (r.report.mismatches, r.report.abandoned) == ([], 1)
    assert r.report.deviations == {deviations.ROUND_TRIP: 1}


def test_the_attackers_border_is_excused_for_navis_while_land_blocks_may_embark() -> None:
    r = ReplayAt(
        """caesar massilia: c-navis-1
           pompey mare-hispanum: p-navis-1, p-navis-2
           pompey tarraco: legio-5"""
    ).cards("3/1-a", "2/2-a")
    r.steps("caesar march c-navis-1 mare-hispanum", "caesar end", "caesar end")
    step = {"block": "p-navis-1", "from": "mare-hispanum"}
    ours = r.ours("march_step", **step)
    assert r.classify("march_step", ours | {"massilia"}, **step) == deviations.ENEMY_BORDER
    assert r.classify("march_step", ours | {"rome"}, **step) is None
    later = ReplayAt("")
    later.state = r.state.clone()
    later.steps("pompey march legio-5 bilbilis", "pompey stop")
    assert later.classify("march_step", ours | {"massilia"}, **step) is None
    r.asks("march_step", "massilia", *ours, **step)
    assert r.board.where("p-navis-1") == "massilia"
    assert r.report.mismatches == []


def utica() -> ReplayAt:
    """Caesar has attacked Utica from Iomnium, which Pompey has entered. Caesar's only way out is the sea."""
    r = ReplayAt(
        """caesar mare-hispanum: c-navis-1
           caesar caralis: legio-7
           caesar iomnium: legio-10, legio-11
           pompey siga: legio-2
           pompey mare-internum: p-navis-1
           pompey lilybaeum: legio-1
           pompey utica: legio-5, legio-6"""
    ).cards("3/1-a", "2/2-a")
    r.steps("caesar march legio-10 utica", "caesar march legio-11 utica", "caesar end", "caesar end")
    r.steps("pompey march legio-2 iomnium", "pompey stop", "pompey end", "pompey end", "caesar battle utica")
    return r


ALL_PASS = ("pompey pass legio-5", "pompey pass legio-6", "caesar pass legio-10", "caesar pass legio-11")
NO_RETREAT = {"fire legio-10", "fire legio-11", "pass legio-10", "pass legio-11"}


def test_one_sea_retreat_for_both_sides_is_excused() -> None:
    r = utica()
    r.steps(*ALL_PASS, "pompey pass legio-5", "pompey pass legio-6")
    assert r.ours("battle_turn") == NO_RETREAT | {"retreat legio-10", "retreat legio-11"}
    assert r.classify("battle_turn", NO_RETREAT) is None  # nobody has sailed yet
    r = utica()
    r.steps(*ALL_PASS, "pompey sea-retreat legio-5 lilybaeum", "pompey pass legio-6")
    assert r.classify("battle_turn", NO_RETREAT) == deviations.SEA_RETREAT
    assert r.classify("battle_turn", NO_RETREAT - {"fire legio-10"}) is None
    assert r.classify("battle_turn", NO_RETREAT | {"retreat legio-10", "retreat legio-9"}) is None
    where = {"block": "legio-10", "from": "utica"}
    assert r.ours("retreat_to", **where) == {"mare-hispanum"}
    assert r.classify("retreat_to", set(), **where) == deviations.SEA_RETREAT


def test_a_block_that_could_still_have_sailed_perishes_in_round_4() -> None:
    r = utica()
    r.steps(*ALL_PASS, *ALL_PASS, *ALL_PASS, "pompey sea-retreat legio-5 lilybaeum", "pompey pass legio-6")
    turn = {"where": "utica", "round": 4, "attacker": "caesar"}
    r.asks("battle_turn", "retreat legio-10", "retreat legio-11", **turn)
    assert r.board.where("legio-10") == "eliminated"
    assert r.report.mismatches == []
    assert r.report.deviations == {deviations.SEA_RETREAT: 1}
    r = utica()
    r.steps(*ALL_PASS, *ALL_PASS, *ALL_PASS, "pompey pass legio-5", "pompey pass legio-6")
    r.asks("battle_turn", "retreat legio-10", "retreat legio-11", **turn)
    assert "legio-10 can retreat, and the peer eliminates it" in r.report.mismatches[0]


def test_blocks_that_all_perish_do_so_in_any_order() -> None:
    r = utica()
    r.state.place(BLOCK_INDEX["c-navis-1"], POOL)
    r.steps(*ALL_PASS, *ALL_PASS, *ALL_PASS, "pompey pass legio-5", "pompey pass legio-6")
    turn = {"where": "utica", "round": 4, "attacker": "caesar"}
    r.asks("battle_turn", "retreat legio-11", "retreat legio-10", **turn)
    r.asks("battle_turn", "retreat legio-10", **turn)
    assert r.report.mismatches == []
    assert not r.report.deviations
    assert r.board.at("eliminated") == {"legio-10", "legio-11"}
    assert (r.board.kind, r.board.deciders) == ("regroup", ("pompey",))


def test_cleopatra_without_a_retreat_is_excused_and_followed() -> None:
    r = ReplayAt(
        """caesar pelusium: cleopatra 3
           pompey alexandria: legio-38
           pompey jerusalem: legio-5"""
    ).cards("3/1-a", "2/2-a")
    r.steps("caesar march cleopatra alexandria", "caesar end", "caesar end")
    r.steps(
        "pompey march legio-5 pelusium", "pompey stop", "pompey end", "pompey end", "caesar battle alexandria"
    )
    r.steps(*("pompey pass legio-38", "caesar pass cleopatra") * 3, "pompey pass legio-38")
    turn = {"where": "alexandria", "round": 4, "attacker": "caesar"}
    r.asks("battle_turn", "retreat cleopatra", **turn)
    assert r.report.deviations == {deviations.CLEOPATRA_STAYS: 1}
    assert (r.board.side("cleopatra"), r.board.strength("cleopatra")) == ("pompey", 3)
    assert r.board.kind == "regroup"


def first_turn() -> ReplayAt:
    """Caesar has attacked Tarraco; Pompey, with Mars, is Player 2 in the first turn."""
    r = ReplayAt("year 705 turn 1\nhistorical").cards("2/2-a", "mars")
    r.steps("caesar march legio-7 tarraco", "caesar march c-navis-1 mare-hispanum", "caesar stop")
    r.steps("caesar end", "caesar end")
    return r


def test_mars_in_the_enemys_only_attack_is_excused() -> None:
    r = first_turn()
    r.steps("pompey end", "caesar battle tarraco")
    assert r.board.deciders == ("pompey",)
    turn = {"where": "tarraco", "round": 1, "attacker": "caesar", "player": "caesar"}
    r.asks("battle_turn", "pass legio-7", "fire legio-7", **turn)
    assert r.report.mismatches == []
    assert r.report.deviations == {deviations.FOREIGN_SURPRISE: 1}
    other = ReplayAt("caesar narbo: legio-7\npompey tarraco: legio-5, legio-6").cards("mars", "2/2-a")
    other.steps("caesar march legio-7 tarraco", "caesar end", "caesar end", "pompey end", "pompey end")
    other.steps("caesar battle tarraco")
    other.asks("battle_turn", "pass legio-7", "fire legio-7", **turn)
    assert other.report.mismatches  # Caesar's own Mars, and Caesar declined
    assert not other.report.deviations


def test_mars_where_the_enemy_attacks_is_excused_and_followed() -> None:
    r = first_turn()
    r.steps("pompey march legio-4 tarraco", "pompey end")
    asked = {"kind": "surprise_battle", "player": "pompey"}
    assert deviations.classify(r.state, asked, set(), {"tarraco", "rome"}) is None
    r.asks("surprise_battle", "tarraco", player="pompey")
    assert r.report.mismatches == []
    assert r.state.surprise == LOCATION_INDEX["tarraco"]


def test_vulcan_and_cleopatra_are_excused_and_followed() -> None:
    r = ReplayAt("pompey alexandria: cleopatra 1, p-navis-2 2\ncaesar rome: legio-7").cards("vulcan", "2/2-a")
    r.asks("vulcan_city", "alexandria", player="caesar")
    assert r.report.mismatches == []
    assert r.report.deviations == {deviations.UNSPARED: 1}
    assert (r.board.side("cleopatra"), r.board.strength("cleopatra")) == ("caesar", 1)
    r.steps("pompey end", "pompey end", "caesar battle alexandria")
    assert r.board.legal("caesar") == {"fire cleopatra", "pass cleopatra"}


def test_jupiter_aimed_at_a_colour_or_at_an_own_block() -> None:
    text = "caesar rome: legio-7\npompey neapolis: legio-1, legio-8\ncaesar sipontum: legio-9"
    r = ReplayAt(text).cards("jupiter", "2/2-a")
    r.asks("jupiter_city", "neapolis", "end", drawn="legio-8", color="caesar")
    assert r.report.deviations == {deviations.AIMED: 1}
    assert r.board.kind == "welcome"
    r = first_turn()
    r.state.phase, r.state.god = DEFECTION, CARD_INDEX["jupiter"]
    r.asks("jupiter_city", "tarraco", "end", drawn="legio-6", color="pompey")
    assert r.report.deviations == {deviations.OWN_BLOCK: 1}
    assert r.report.abandoned == 1
    r = first_turn()
    r.state.phase, r.state.god = DEFECTION, CARD_INDEX["jupiter"]
    r.asks("jupiter_city", "tarraco", "end", drawn="legio-1", color="pompey")
    assert r.report.mismatches


def test_cleopatra_who_comes_home_to_nobody_is_excused_and_followed() -> None:
    r = ReplayAt(
        """turn 5
           caesar memphis: cleopatra 2
           pompey mare-egypticum: p-navis-1 1
           pompey athena: legio-5 2"""
    ).cards("2/2-a", "2/1-a")
    r.steps("caesar end", "caesar end", "pompey end")
    r.asks("levy_block", "legio-5", *r.ours("levy_block") - {"legio-5"})
    assert r.report.mismatches == []
    assert r.report.deviations == {deviations.HOMECOMING: 1}
    assert (r.board.where("cleopatra"), r.board.side("cleopatra")) == ("alexandria", "pompey")
    # So the Navis has a port.
    assert r.ours("navis_to", block="p-navis-1") == {"alexandria"}


def test_a_stranded_navis_is_excused_and_no_other_block() -> None:
    r = ReplayAt(
        """turn 5
           caesar rome: legio-7
           pompey pontus-euxinus: p-navis-1
           pompey athena: legio-5, legio-1, legio-2, legio-4, legio-6"""
    ).cards("2/2-a", "2/2-b")
    r.steps("caesar end", "caesar end", "pompey end")
    r.apply({"kind": "levy_block"}, SIDES.index("pompey"), "end")
    hungry = ["legio-1", "legio-2", "legio-4", "legio-5", "legio-6"]
    r.asks("winter_disband", "p-navis-1", *hungry, player="pompey")
    assert r.report.mismatches == []
    assert r.report.deviations == {deviations.STRANDED: 1}
    r.asks("winter_disband", *hungry, "p-navis-2", player="pompey")
    assert "only theirs ['p-navis-2']" in r.report.mismatches[0]


def test_a_dead_defector_is_excused_and_nothing_else_that_is_dead() -> None:
    r = ReplayAt("pompey eliminated: legio-5\npompey killed: scipio")
    blocks = {"legio-5": ["eliminated", 0, "caesar"], "scipio": ["eliminated", 0, "pompey"]}
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
    message = capsys.readouterr().err
    assert f"{path}, line 2: " in message
    assert words in message


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    for path, words in [
        (tmp_path / "nowhere.jsonl", "There is no file"),
        (tmp_path, "is a folder"),
        (Path(write(tmp_path / "empty.jsonl")), "is empty"),
    ]:
        with pytest.raises(DamagedGames, match=words):
            list(read_games(path))
    half = tmp_path / "half.jsonl.gz"
    half.write_bytes(FILE.read_bytes()[:9000])
    with pytest.raises(DamagedGames, match=r"after line \d+ the compressed file is damaged"):
        list(read_games(half))
    text = tmp_path / "latin.jsonl"
    text.write_bytes(b'{"scenario": "\xe9"}\n')
    with pytest.raises(DamagedGames, match="line 1: this is not text"):
        list(read_games(text))
