"""What the client's source takes over from the server's is up to date."""

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_message_types_are_those_of_the_server() -> None:
    made = runpy.run_path(str(WEB / "tools" / "protocol.py"))["typescript"]()
    assert (WEB / "src" / "lib" / "protocol.ts").read_text("utf-8") == made, (
        "The server's messages have changed: run 'python web/tools/protocol.py'."
    )
