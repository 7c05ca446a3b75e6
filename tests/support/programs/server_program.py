"""The command `rubicon` with the toy title among its titles, for servers that tests start."""

from __future__ import annotations

import sys

from rubicon import games
from rubicon.cli import main

games._MODULES["forum"] = "tests.support.toy"

if __name__ == "__main__":
    sys.exit(main())
