"""The command `rubicon` with the toy titles among its titles, for servers that tests start."""

from __future__ import annotations

import sys

from rubicon import games
from rubicon.cli import main

games._MODULES["forum"] = "tests.support.toy"
games._MODULES["ambush"] = "tests.games.kit.ambush"

if __name__ == "__main__":
    sys.exit(main())
