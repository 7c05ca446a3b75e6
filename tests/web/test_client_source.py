"""What the client's source takes over from the server's is up to date."""

import runpy
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize(
    ("tool", "maker", "made"),
    [
        ("protocol.py", "typescript", "src/net/protocol.ts"),
        ("sample_screens.py", "sample_screens", "tests/julius-caesar.json"),
    ],
)
def test_what_is_made_from_the_server_is_up_to_date(tool: str, maker: str, made: str) -> None:
    wanted = runpy.run_path(str(WEB / "tools" / tool))[maker]()
    same = (WEB / made).read_text("utf-8") == wanted
    assert same, f"The server has changed: run 'python web/tools/{tool}'."
