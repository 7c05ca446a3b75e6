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
#: What helps where nothing can be kept.
SET_HOME = "Set RUBICON_HOME to a folder that you can write to."


def home() -> Path:
    """The folder for all files of the user. It may not exist yet.

    Raises `RubiconError` if the system knows no such folder, as in a container whose user has no entry.
    """
    chosen = os.environ.get("RUBICON_HOME")
    if chosen:
        return Path(chosen)
    data = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME")
    try:
        return (Path(data) if data else Path.home() / ".local" / "share") / "rubicon"
    except RuntimeError:
        raise RubiconError("This user has no home folder. " + SET_HOME) from None


def make_folder(name: str) -> Path:
    """Make the folder `name` (`games`, `reports`) in `home` if it does not exist; return its path."""
    path = home() / name
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise RubiconError(f"Cannot make the folder {path}: {problem.strerror}. {SET_HOME}") from None
    return path


def games_folder() -> Path:
    """Make the folder of saved games if it does not exist; return its path."""
    return make_folder("games")
