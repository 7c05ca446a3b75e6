"""The extended example of play of the rulebook, on our map, decision by decision with every assertion."""

from __future__ import annotations

from typing import Final

from rubicon.core.dice import Dice
from rubicon.games.kit.flow import NO_SIDE
from rubicon.games.rome_vs_gaul.rules import influence, supply, victory
from rubicon.games.rome_vs_gaul.rules.armies import battle
from rubicon.games.rome_vs_gaul.rules.pack import BELGICA, CUS, GAUL, ROME
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState
from rubicon.games.rome_vs_gaul.rules.turn.setup import begin_game
from rubicon.games.rome_vs_gaul.rules.verbs import NOTATION
from tests.support.rome_vs_gaul.board import PACK, Board

#: Windows, which are asked although nobody can answer them.
WINDOWS: Final = (
    "winter-campaign",
    "reaction",
    "intercept",
    "scouts",
    "stratagem",
    "treachery",
    "battle-surprise",
)
ROMAN_HAND: Final = "2 28 4 45 43 51 9 12"
GALLIC_HAND: Final = "19 29 30 10 1 25 24 39"
ARMY: Final = ["legio-x", "legio-vii", "legio-viii", "legio-ix", "legio-xi", "legio-xii"]


class Script:
    """Plays a script: every window that stands between two of its decisions is passed."""

    def __init__(self) -> None:
        self.board = Board(GaulState(PACK))
        self.passed: list[str] = []

    def do(self, *texts: str, rolls: str = "", draws: str = "") -> list[str]:
        """Take decisions. Returns the windows that were passed on the way, also those at the end."""
        self.passed = []
        b = self.board
        dice = b.dice(rolls, draws)
        for text in texts:
            self.pass_windows(b.full(text), dice)
            assert b.full(text) in b.choices, (text, b.kind, b.side, b.choices[:20])
            self.apply(b.full(text), dice)
        self.pass_windows("", dice)
        b.finish(dice)
        return self.passed

    def pass_windows(self, wanted: str, dice: Dice) -> None:
        b = self.board
        while b.kind in WINDOWS and wanted not in b.choices:
            self.passed.append(f"{b.side} {b.kind}")
            self.apply("pass", dice)

    def apply(self, text: str, dice: Dice) -> None:
        """Take one action, whoever decides."""
        s = self.board.state
        s.apply(s.mover, NOTATION.parse(text), dice)


def play_example(play: Script) -> None:
    """The whole example, with the assertions on the way."""
    s = play.board.state
    begin_game(s)
    s.make_forced_choices(NO_SIDE, play.board.dice())
    _set_up(play)
    _first_two_rounds(play)
    _third_and_fourth_round(play)
    _fifth_and_sixth_round(play)
    _battle(play)


def test_the_example_of_play() -> None:
    play = Script()
    play_example(play)
    b = play.board
    s = b.state
    assert b.at("eliminated") == {"nervii"}
    assert b.at("submitted") == {"-sequani", "-carnutes"}
    assert b.at("geidumni") == {
        "caesar",
        "labienus",
        "legio-x",
        "legio-vii",
        "legio-viii",
        "-legio-ix",
        "-legio-xi",
    }
    assert b.at("bagacum") == {"-legio-xii"}
    assert b.at("vienne") == {"legio-xiii", "legio-xiv", "galba"}
    assert b.spaces(s.towns) == {"vellaunodunum", "orolaunum"}
    assert b.spaces(s.gallic_im) == {
        "turnacum",
        "camaracum",
        "icorigium",
        "tullum",
        "divona",
        "ad-sigam",
        "bacenis",
        "cantium",
        "trinovantes",
    }
    assert s.strongholds.bit_count() == 9
    assert b.at("argentorate") == {"germani"}
    assert b.at("agedincum") == {"senones"}
    assert b.at("aduatuci") == {"-treveri"}
    assert not (s.markers(ROME) | s.markers(GAUL)) >> PACK.space_index["agedincum"] & 1
    assert b.controls("gaul", "nervii")
    assert b.controls("gaul", "treveri")
    assert victory.governance(s) == 8
    assert victory.governance_vp(s, 8) == 1
    assert len(b.hand("gaul")) == 1
    assert len(b.hand("rome")) == 2


def _set_up(play: Script) -> None:
    b = play.board
    s = b.state
    play.do("army noviodunum-h", draws="labienus galba")
    assert b.kind == "legate-setup"
    play.do("legate labienus noviodunum-h", draws="carnutes senones nervii")
    assert b.at("noviodunum-h") == {"caesar", "labienus", *ARMY}
    assert b.at("vienne") == {"legio-xiii", "legio-xiv", "galba"}
    assert b.kind == "tribes"
    held = [PACK.provinces[p] for p in range(26) if s.controls(ROME, p) and PACK.region_of[p] == 0]
    assert set(held) == {"aedui", "sequani"}
    assert not s.gallic_im & PACK.gaul
    assert b.where("arverni") == "council"
    assert b.where("aedui") == "holding"
    assert victory.governance(s) == 6

    play.do("council senones", "tribe carnutes cenabum")
    play.do("tribe nervii geidumni", draws=f"{ROMAN_HAND} {GALLIC_HAND}")
    assert b.at("council") == {"arverni", "senones"}
    assert b.kind == "muster"
    assert b.hand("rome") == {int(number) for number in ROMAN_HAND.split()}
    assert play.do("end") == ["rome winter-campaign"]  # asked, although Rome does not hold it
    assert (b.side, b.kind) == ("gaul", "round")


def _belgic(b: Board) -> set[str]:
    return b.spaces(influence.places(b.state, ROME) & PACK.region_spaces[BELGICA])


def _first_two_rounds(play: Script) -> None:
    b = play.board
    s = b.state
    # G1
    assert "event 19-roman-trade" not in b.choices
    assert _belgic(b) == {"argentorate"}
    play.do("points 19", "influence argentorate", "influence tullum")
    assert not _belgic(b)
    assert not b.happened("attrition")
    # R1
    assert play.do("bonus 2", "activate caesar") == ["gaul reaction"]
    windows = play.do(
        "take-all", "step autessiodurum", "step vellaunodunum", "step cenabum", "march", "inside-all"
    )
    assert windows.count("gaul intercept") >= 1
    assert "siege" not in b.choices
    assert s.is_besieged(PACK.space_index["cenabum"])
    assert s.siege_points_at(PACK.space_index["cenabum"]) == 0
    if b.kind == "move":
        play.do("march")
    assert b.kind == "actions"
    assert "activate caesar" not in b.choices
    play.do("influence autessiodurum", "influence agedincum", "influence melodunum")
    assert not b.controls("rome", "parisii")
    # G2
    play.do("bonus 29", "remove albiga", "influence albiga")
    assert b.controls("rome", "volcae")
    # R2
    assert "event 28-alesia" not in b.choices
    play.do("points 28", "activate caesar", "siege")
    assert s.combat_strength(s.cus_at(ROME, PACK.space_index["cenabum"])) == 12
    windows = play.do("march", rolls="2 4")
    assert "rome stratagem" in windows
    play.do("lose legio-xii")
    assert s.siege_points_at(PACK.space_index["cenabum"]) == 2
    assert s.combat_strength(s.cus_at(ROME, PACK.space_index["cenabum"])) == 11
    if b.kind == "move":
        play.do("march")
    play.do("influence lutetia")
    assert b.controls("rome", "parisii")


def _third_and_fourth_round(play: Script) -> None:
    b = play.board
    s = b.state
    # G3
    play.do("bonus 30", "unit mercenary-1 geidumni", "influence turnacum")
    assert b.controls("gaul", "nervii")
    geidumni = PACK.space_index["geidumni"]
    assert battle.battle_strength(s, GAUL, s.cus_at(GAUL, geidumni), geidumni) == 9
    # R3
    play.do("bonus 4", "remove albiga", "activate caesar", "siege", "march", rolls="5 5")
    assert b.where("carnutes") == "submitted"
    assert "-carnutes" in b.at("submitted")
    assert not s.towns >> PACK.space_index["cenabum"] & 1
    assert not s.roman_im >> PACK.space_index["cenabum"] & 1
    assert victory.victory_points(s) == 0
    play.do("take-all", "step lutetia", "step augustomagus", "march")
    assert b.at("augustomagus") == {"caesar", "labienus", "-legio-xii", *ARMY} - {"legio-xii"}
    play.do("influence albiga")
    # G4
    play.do("points 10", "influence aginnum", "influence divona")
    # R4
    play.do("bonus 45", "germani suebi", "germani argentorate")
    if b.kind == "germani":
        play.do("end")
    assert b.at("argentorate") == {"germani"}
    assert not s.gallic_im >> PACK.space_index["argentorate"] & 1
    windows = play.do(
        "activate caesar", "take-all", "step vermandis", "step bagacum", "step geidumni", "march"
    )
    assert "gaul intercept" in windows  # into Bagacum
    assert b.kind == "defenders"
    assert s.combat_strength(s.cus_at(ROME, geidumni)) == 11
    play.do("inside-all")
    if b.kind == "move":
        assert "siege" not in b.choices
        play.do("march")
    assert supply.in_supply(s, ROME, geidumni)


def _fifth_and_sixth_round(play: Script) -> None:
    b = play.board
    s = b.state
    geidumni = PACK.space_index["geidumni"]
    # G5
    play.do("points 1", "open-council")
    assert not [text for text in b.choices if text.startswith("tribe arverni")]
    play.do("tribe senones vellaunodunum")
    assert b.at("council") == {"arverni"}
    if b.kind == "council":
        play.do("end")
    assert not play.do("activate senones", "step agedincum", "clear", "march")
    if b.kind == "move":
        play.do("march")
    play.do("influence bagacum")
    assert not supply.in_supply(s, ROME, geidumni)
    # R5
    assert "event 43-the-aedui-forsake-rome" not in b.choices
    play.do("points 43", "activate caesar", "take legio-xii", "step bagacum", "drop legio-xii")
    play.do("step geidumni", "siege", "march", rolls="4 5")
    assert s.siege_points_at(geidumni) == 2
    assert b.at("bagacum") == {"-legio-xii"}
    if b.kind == "move":
        play.do("march")
    play.do("convert bagacum")
    assert not b.happened("attrition")
    # G6
    play.do("event 25", draws="treveri")
    assert not b.offered("council")
    play.do("tribe treveri orolaunum")
    # R6
    play.do("bonus 51", "remove aginnum", "activate caesar", "siege", "march", rolls="1 3")
    assert s.siege_points_at(geidumni) == 2
    if b.kind == "move":
        play.do("march")
    # G7
    assert "event 24-the-belgic-confederation" in b.choices
    play.do("points 24", "influence camaracum", "influence icorigium")
    assert b.controls("gaul", "treveri")
    windows = play.do("activate treveri", "step condrusi", "step aduatuci", "step geidumni", "march")
    assert windows == ["rome intercept"]  # only Legio XII, into the siege
    assert b.kind == "defenders"
    assert "avoid" in b.choices


def _battle(play: Script) -> None:
    b = play.board
    s = b.state
    play.do("pass")
    assert b.kind == "relief"
    play.do("join-all", rolls="2 3 4 4")
    assert s.strengths == [15, 10]
    assert s.rerolls == [1, 3]
    assert (s.attackers & CUS[GAUL]).bit_count() == 3
    play.do("reroll own-1", rolls="6")
    play.do("reroll enemy-1", rolls="6")
    play.do("reroll enemy-1", rolls="3")
    windows = play.do("reroll own-1", rolls="5")
    assert windows == ["gaul battle-surprise", "rome battle-surprise"]
    assert (b.side, b.kind) == ("gaul", "elite-reroll")
    play.do("reroll own-1", rolls="1")
    assert (b.side, b.kind) == ("rome", "elite-reroll")
    play.do("pass")
    assert b.side == "gaul"
    assert not b.offered("lose").count("mercenary-1")
    play.do("lose treveri", "lose mercenary-1", "lose nervii")
    assert b.side == "rome"
    play.do("lose legio-ix", "lose legio-xi")
    assert not s.points
