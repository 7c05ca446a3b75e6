"""The guided first turn of the page begins in positions of the example of play."""

from __future__ import annotations

import re

from tests.support.rome_vs_gaul.example_record import FILE, example_record

GUIDE = FILE.with_name("guide.ts")


def test_the_record_of_the_example_is_up_to_date() -> None:
    assert FILE.read_text("utf-8") == example_record(), (
        "The rules have changed: run 'python -m tests.support.rome_vs_gaul.example_record'."
    )


def test_every_stage_of_the_guide_begins_where_rome_decides() -> None:
    lines = FILE.read_text("utf-8").splitlines()
    stages = [int(number) for number in re.findall(r"\bat: (\d+)", GUIDE.read_text("utf-8"))]
    assert len(stages) == 4
    for at in stages:
        (following,) = (line for line in lines if line.startswith(f"{at + 1} "))
        assert following.split()[1] == "rome"
