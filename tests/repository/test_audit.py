"""The audit of the dependencies says what it found, and says so when it could not ask."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

_SPEC = importlib.util.spec_from_file_location("audit", Path(__file__).parents[2] / "tools" / "audit.py")
assert _SPEC is not None
assert _SPEC.loader is not None
audit: Any = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(audit)

GOOD = {"name": "anyio", "version": "4.0.0", "vulns": []}
BAD = {"name": "pip", "version": "1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["1.1"]}]}
UNASKED = {"name": "httpx", "skip_reason": "Dependency not found on PyPI and could not be audited"}


@pytest.mark.parametrize(
    ("found", "status", "words"),
    [
        (None, 0, "NOT AUDITED"),
        ({"dependencies": [UNASKED]}, 0, "NOT AUDITED"),
        ({"dependencies": [GOOD, UNASKED]}, 0, "1 packages audited: no known vulnerability; 1 could not be"),
        ({"dependencies": [GOOD, BAD]}, 1, "pip 1.0: PYSEC-1, fixed in 1.1"),
    ],
)
def test_what_is_found_is_said(found: dict[str, Any] | None, status: int, words: str) -> None:
    code, lines = audit.report(found)
    assert code == status
    assert words in lines[0]


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main([str(tmp_path / "none.txt")]) == 2
    assert "There is no file" in capsys.readouterr().err
