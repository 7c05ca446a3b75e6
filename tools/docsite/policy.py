"""Makes built pages obey the server's content security policy: no inline scripts, no inline styles.

Material for MkDocs puts small scripts into its pages. They are moved to files, which the policy allows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from typing import Final

#: Scripts in a page. Those with `src` are files already; those with a `type` are data.
_INLINE_SCRIPT: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_FORBIDDEN: Final = (
    (re.compile(r"<[a-z][^>]*\sstyle\s*=", re.IGNORECASE), "an inline style"),
    (re.compile(r"<style\b", re.IGNORECASE), "a style element"),
    (re.compile(r"<[a-z][^>]*\son[a-z]+\s*=", re.IGNORECASE), "an inline event handler"),
    (re.compile(r"<(?:script|img|iframe|source|video)\b[^>]*\ssrc=[\"']?(?:https?:)?//"), "a foreign file"),
    (re.compile(r"<link\b[^>]*\shref=[\"']?(?:https?:)?//"), "a foreign style sheet, font or icon"),
)
#: Where the moved scripts are, in the site.
SCRIPT_FOLDER: Final = "assets/inline"


def move_scripts(page: str, root: str, save: Callable[[str, str], None]) -> str:
    """The page with every inline script replaced by a file.

    `root` is the relative path from the page to the top of the site. `save(path, text)` stores a script.
    """

    def moved(match: re.Match[str]) -> str:
        path = f"{SCRIPT_FOLDER}/{sha256(match[1].encode()).hexdigest()[:12]}.js"
        save(path, match[1])
        return f'<script src="{root}{path}"></script>'

    return _INLINE_SCRIPT.sub(moved, page)


def violations(page: str) -> list[str]:
    """What in a page the policy would block, with the text around it; empty if nothing."""
    found = [f"{what}: {match[0][:120]}" for pattern, what in _FORBIDDEN for match in pattern.finditer(page)]
    return found + [f"an inline script: {match[1][:80]}" for match in _INLINE_SCRIPT.finditer(page)]
