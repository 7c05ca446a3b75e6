"""2.0: the component pack: ours meets every fact of the rulebook, and mistakes of others are named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rubicon.games.kit.packs.json_lines import read
from rubicon.games.rome_vs_gaul.packs.checks import check

FILE = Path(__file__).parents[3] / "src" / "rubicon" / "games" / "rome_vs_gaul" / "data" / "pack.json"
TEXT = FILE.read_text("utf-8")


def problems_after(change: Callable[[dict[str, Any]], object]) -> list[str]:
    """What is wrong with our pack after a change."""
    data = json.loads(TEXT)
    change(data)
    return [problem.text for problem in check(read(json.dumps(data)))]


@pytest.mark.rule("2.1")
def test_our_pack_meets_every_fact_of_the_rulebook() -> None:
    assert check(read(TEXT)) == []


def test_every_value_of_our_pack_says_where_it_is_from() -> None:
    data = json.loads(TEXT)
    sections = [data[name] for name in ("tribes", "units", "legions", "leaders", "cards")]
    sections += [data["map"][name] for name in ("spaces", "provinces", "paths")]
    for entry in (each for section in sections for each in section):
        unexplained = set(entry) - set(entry["_p"]) - {"_p", "id", "no", "modern", "name", "text"}
        assert not unexplained, (entry.get("id", entry.get("title")), unexplained)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d.pop("cards"), "the section 'cards' is missing"),
        (lambda d: d.update(format="x"), "must say"),
        (lambda d: d["tribes"][0].pop("full"), "'atrebates' has no \"full\""),
        (lambda d: d["tribes"][0].pop("_p"), "say for each field where it is from"),
        (lambda d: d["map"]["spaces"][0].update(type="twn"), "Did you mean town?"),
        (lambda d: d["map"]["spaces"][0].update(province="nowhere"), "there is no 'nowhere'"),
        (lambda d: d["map"]["spaces"][1].update(id="portus-itius"), "stands twice"),
        (lambda d: d["cards"][0]["effect"][0].update(op="activat"), "Did you mean activate?"),
        (lambda d: d["cards"][3]["effect"][0]["where"].update(near=True), "is no filter"),
        (lambda d: d["tables"]["victory"].update(vp_to_win=13), "19.2.1: Rome needs 12"),
        (lambda d: d["map"]["provinces"][0].update(required=2), "8.2.2"),
        (lambda d: d["legions"][0].update(full=3), "ten Legions"),
        (lambda d: d["tribes"][5].update(ma=4), "Battle Ratings 1 and 0 and move 3"),
        (lambda d: d["leaders"][0].update(battle=4), "Caesar is 3, 6, 5"),
        (lambda d: d["tables"]["battle"]["columns"][4]["cells"].update({"8": "1"}), "never worse"),
        (
            lambda d: d["tables"]["siege"]["columns"][3]["cells"].update({"7": "-/2"}),
            "Siege Table in the example",
        ),
        (lambda d: d["cards"][2].update(colour="gallic"), "Winter Campaign is Roman"),
        (lambda d: d["markers"].pop("stronghold"), "a Fortified Town has a garrison of 2"),
        (lambda d: d["map"]["paths"].append(d["map"]["paths"][0]), "2.2.3: no two spaces are joined twice"),
    ],
)
def test_a_mistake_is_named(change: Callable[[dict[str, Any]], object], said: str) -> None:
    assert any(said in problem for problem in problems_after(change)), problems_after(change)


def test_a_problem_names_its_line() -> None:
    broken = TEXT.replace('"type": "town"', '"type": "city"', 1)
    line = TEXT[: TEXT.index('"type": "town"')].count("\n") + 1
    assert [problem.line for problem in check(read(broken))] == [line]
