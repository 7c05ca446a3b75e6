"""What this copy of Rubicon is, compiled or plain Python, and where it comes from."""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES


def build_kind() -> str:
    """`compiled` if core and all titles run compiled modules, `plain` if none does, else `mixed`.

    Nothing is imported to find out: Python prefers a compiled module to the source next to it.
    """
    home = __file__.rpartition(os.sep)[0]  # no pathlib: `rubicon --version` is to start at once
    titles = (f"{entry.path}/rules" for entry in os.scandir(f"{home}/games"))
    compiled = [_holds_compiled(folder) for folder in (f"{home}/core", *filter(os.path.isdir, titles))]
    if all(compiled):
        return "compiled"
    return "mixed" if any(compiled) else "plain"


def _holds_compiled(folder: str) -> bool:
    with os.scandir(folder) as entries:
        return any(is_importable_extension(entry.name) for entry in entries)


def is_importable_extension(name: str) -> bool:
    """Whether a file is a compiled module for this Python: `dice.cpython-311-x86_64-linux-gnu.so`, `dice.so`.
    One for another version of Python is passed over in silence."""
    return name[max(0, name.find(".")) :] in EXTENSION_SUFFIXES


def install_command(extra: str) -> str:
    """The line to type for an extra. Its quotes are right in every shell."""
    return _installer(f'"{package(extra)}"')


def repair_command() -> str:
    """The line to type where a library of the base is gone: it installs them all again."""
    return _installer(f'"{package()}"', "--force-reinstall ")


def _installer(what: str, options: str = "") -> str:
    from pathlib import Path  # noqa: PLC0415 - `rubicon --version` is to start at once

    if "pipx" in Path(sys.prefix).parts:
        return f"pipx install --force {what}"
    return f"pip install {options}{'-e ' if clone() else ''}{what}"


def package(extra: str = "") -> str:
    """What pip has to install: the clone that runs; or the archive that this copy comes from, while it is
    there; or the name."""
    name = clone() or _archive() or "rubicon"
    return f"{name}[{extra}]" if extra else name


def clone() -> str | None:
    """The folder of the clone that runs, if it is one."""
    source, _, _ = __file__.rpartition(os.sep)[0].rpartition(os.sep)
    root, _, name = source.rpartition(os.sep)
    return root if name == "src" and os.path.isfile(f"{root}{os.sep}pyproject.toml") else None  # noqa: PTH113 - no pathlib, as above


def _archive() -> str | None:
    """The wheel or source archive that pip has noted (PEP 610: direct_url.json)."""
    import json  # noqa: PLC0415 - only who needs the line waits for this
    from importlib import metadata  # noqa: PLC0415 - the same
    from pathlib import Path  # noqa: PLC0415 - the same
    from urllib.parse import urlsplit  # noqa: PLC0415 - the same
    from urllib.request import url2pathname  # noqa: PLC0415 - the same

    try:
        noted = metadata.distribution("rubicon").read_text("direct_url.json")
        address = urlsplit(json.loads(noted)["url"] if noted else "")
    except (metadata.PackageNotFoundError, ValueError, KeyError, TypeError):
        return None
    path = Path(url2pathname(address.path))
    return str(path) if address.scheme == "file" and path.is_file() else None
