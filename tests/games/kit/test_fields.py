"""Fields declared once: what is generated from a declaration, and that the committed modules are that."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from rubicon.core.mypyc_shim import mypyc_attr
from rubicon.games.kit.fields import NUMBER, NUMBERS, TABLE, Field, Kind, Layout, generate
from rubicon.games.kit.values import members, name_of, names_of, number_of, replaced, set_of

ROOT = Path(__file__).parents[3]

CITIES = ["rome", "capua", "brundisium"]
INDEX = {name: number for number, name in enumerate(CITIES)}
CITY_SET = Kind("int", show="names_of(CITIES, $)", read="set_of(INDEX, $)")
LAYOUT = Layout(
    context=("edition", "str"),
    identity=("edition", "self.edition"),
    imports="",
    parts={"battle": "self.round > 0"},
    fields=(
        Field("turn", NUMBER, "1", shown="turn"),
        "Secrets.",
        Field("hand", NUMBERS, "[3, 4]", note="cards by side"),
        Field("army", NUMBERS, "[0, 0]", own=True),
        Field("where", NUMBERS, "[5, 6]", lent=True),
        Field("held", CITY_SET, shown="held"),
        Field("used", TABLE, "{}", shown="used"),
        Field("round", NUMBER, shown="battle.round"),
        Field("hits", NUMBER, shown="battle.hits"),
        Field("total", NUMBER, saved=False),
    ),
)


def make_class() -> Any:
    class FlowState:
        log: object = None
        _decision: object = None

    scope: dict[str, Any] = {
        "FlowState": FlowState,
        "mypyc_attr": mypyc_attr,
        "CITIES": CITIES,
        "INDEX": INDEX,
        "names_of": names_of,
        "set_of": set_of,
    }
    exec(generate(LAYOUT), scope)
    return scope["Fields"]


def test_a_blank_position_has_the_start_values() -> None:
    blank = make_class()("2.0")
    assert (blank.edition, blank.turn, blank.hand, blank.used, blank.log) == ("2.0", 1, [3, 4], {}, None)


def test_copies_share_a_lent_list_until_one_of_them_changes_it() -> None:
    first = make_class()("2.0")
    assert not first.shared
    second = type(first)("2.0", first)
    third = type(first)("2.0", second)
    assert first.where is second.where is third.where
    second.unshare()
    second.where[0] = 9
    first.unshare()
    first.where[1] = 8
    assert (first.where, second.where, third.where) == ([5, 8], [9, 6], [5, 6])
    kept = second.where
    second.unshare()  # it is its own already
    assert second.where is kept


def test_a_copy_owns_only_what_is_changed_in_place() -> None:
    made = make_class()
    original = made("2.0")
    original.turn, original.log = 5, []
    copy = made("2.0", original)
    assert copy.turn == 5
    assert copy.log is None
    assert copy.hand is original.hand
    assert copy.army == original.army
    assert copy.army is not original.army


def test_what_is_saved_is_loaded_again() -> None:
    made = make_class()
    original = made("2.0")
    original.turn, original.hand, original.used, original.total = 7, [1, 2], {9: 1, 3: 2}, 8
    saved = original.save()
    assert saved == {
        "edition": "2.0",
        "turn": 7,
        "hand": [1, 2],
        "army": [0, 0],
        "where": [5, 6],
        "held": 0,
        "used": [(3, 2), (9, 1)],
        "round": 0,
        "hits": 0,
    }
    loaded = made("2.0")
    loaded.load(saved)
    assert loaded.save() == saved


def test_a_view_shows_the_public_fields_and_is_read_back() -> None:
    made = make_class()
    original = made("2.0")
    original.held, original.used = 0b101, {3: 2}
    assert original.public() == {
        "turn": 1,
        "held": ["rome", "brundisium"],
        "used": {"3": 2},
        "battle": None,
    }
    original.round, original.hits = 2, 1
    view = original.public()
    assert view["battle"] == {"round": 2, "hits": 1}
    read = made("2.0")
    read.read_public(view)
    assert (read.held, read.used, read.round, read.hits) == (0b101, {3: 2}, 2, 1)


def test_the_committed_modules_are_what_the_declarations_give() -> None:
    tool = ROOT / "tools" / "generate_fields.py"
    done = subprocess.run(
        [sys.executable, str(tool), "--check"], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_values() -> None:
    assert members(0) == []
    assert members(1 << 70 | 5) == [0, 2, 70]
    assert names_of(CITIES, 6) == ["capua", "brundisium"]
    assert set_of(INDEX, ["rome", "capua"]) == 3
    assert (name_of(CITIES, -1), name_of(CITIES, 1)) == (None, "capua")
    assert (number_of(INDEX, None), number_of(INDEX, "capua")) == (-1, 1)
    values = [1, 2]
    assert replaced(values, 0, 9) == [9, 2]
    assert values == [1, 2]
