"""Where Rubicon keeps what belongs to the user: `$RUBICON_HOME`, else `rubicon` in the XDG data folder.

On Windows that is `rubicon` in the folder for application data.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rubicon.core.game import RubiconError

#: How the name of a record ends.
RECORD_SUFFIX = ".rubicon"
#: The server's database in `home`, if no other is chosen.
DATABASE_FILE = "rubicon.sqlite"


def home() -> Path:
    """The folder for all files of the user. It may not exist yet."""
    chosen = os.environ.get("RUBICON_HOME")
    if chosen:
        return Path(chosen)
    data = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "rubicon"


def make_folder(name: str) -> Path:
    """Make the folder `name` (`games`, `reports`) in `home` if it does not exist; return its path."""
    path = home() / name
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise RubiconError(
            f"Cannot make the folder {path}: {problem.strerror}. "
            "Set RUBICON_HOME to a folder you can write to."
        ) from None
    return path


def games_folder() -> Path:
    """Make the folder of saved games if it does not exist; return its path."""
    return make_folder("games")
