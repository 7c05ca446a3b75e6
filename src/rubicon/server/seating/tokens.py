"""Secret tokens: those of seat links, sessions and notification channels."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{32}")


def new_token() -> str:
    """An unguessable token: 192 random bits."""
    return secrets.token_urlsafe(24)


def is_token(text: str) -> bool:
    """Whether a text has the form of a token. Says nothing about whether the token is known."""
    return _TOKEN.fullmatch(text) is not None


def picture_key(digest: bytes) -> str:
    """The key to the link preview of a running game, from the hash of a spectators' token.

    A messenger that follows a link is not sent the token, which stands after the #, but this key, which is
    good for the picture of what spectators see and for nothing else. It ends with its token.
    """
    made = hashlib.sha256(b"rubicon link preview\0" + digest).digest()
    return base64.urlsafe_b64encode(made[:18]).decode()


def tokens_equal(given: str, wanted: str) -> bool:
    """Whether two secrets are equal. The time it takes does not depend on where they differ."""
    return hmac.compare_digest(given.encode(errors="replace"), wanted.encode(errors="replace"))
