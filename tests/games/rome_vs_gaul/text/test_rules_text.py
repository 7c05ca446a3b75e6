"""Our rules text for newcomers speaks of every section of the rulebook that decides something."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import rubicon.games.rome_vs_gaul

ROOT: Final = Path(__file__).parents[4]
RULES: Final = Path(rubicon.games.rome_vs_gaul.__file__).parent / "data" / "rules.json"


def test_every_section_is_in_the_rules_text() -> None:
    rules: list[dict[str, Any]] = json.loads(RULES.read_text("utf-8"))
    sections = {".".join(rule["number"].split(".")[:2]) for rule in rules if not rule["descriptive"]}
    assert len(sections) > 80
    text = (ROOT / "docs" / "rules" / "rome-vs-gaul.md").read_text("utf-8")
    said = set(re.findall(r"(?<![\d.])\d{1,2}\.\d{1,2}(?!\d)", text))
    assert sections <= said, sorted(sections - said)
