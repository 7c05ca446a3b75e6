"""A copy of the parts of this clone that a new title needs."""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[3]
#: What a clone needs for `rubicon new-title` and for the tests of a title.
NEEDED = (
    "pyproject.toml",
    "src",
    "tests/__init__.py",
    "tests/games/__init__.py",
    "tests/games/template_title",
    "tests/messages/__init__.py",
    "tests/messages/log_text.py",
    "web/src/titles",
)


def copy_clone(root: Path) -> Path:
    """Copy them to the folder `root`, and return it."""
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "static*", "*.so")
    for part in NEEDED:
        source, target = ROOT / part, root / part
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=ignored)
        else:
            shutil.copy(source, target)
    return root
