"""The files of the page that are generated from the server's code are up to date."""

import runpy
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize(
    ("tool", "function", "generated"),
    [
        ("protocol.py", "typescript", "src/net/protocol.ts"),
        ("sample_screens.py", "sample_screens", "tests/julius-caesar.json"),
        ("lesson_records.py", "julius_caesar", "src/titles/julius-caesar/lesson.record"),
        ("lesson_records.py", "caesar_xl", "src/titles/caesar-xl/lesson.record"),
    ],
)
def test_generated_files_are_up_to_date(tool: str, function: str, generated: str) -> None:
    wanted = runpy.run_path(str(WEB / "tools" / tool))[function]()
    same = (WEB / generated).read_text("utf-8") == wanted
    assert same, f"The server has changed: run 'python web/tools/{tool}'."
