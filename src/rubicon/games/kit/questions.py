"""Questions of players about a position, such as the odds of a battle: why one has no answer."""

from __future__ import annotations

from collections.abc import Sequence

from rubicon.core.game import RubiconError
from rubicon.core.message import Fact, message
from rubicon.games.kit.verbs import MAX_WORD, similar


def no_answer(title: str, key: str, /, **facts: Fact) -> RubiconError:
    """The error with the message `key`, which stands in the files of the title with this id. The fact
    `title_id` lets readers find them who do not know which title was asked."""
    return RubiconError(message(key, title_id=title, **facts))


def index_of(word: str, known: Sequence[str], what: str) -> int:
    """The number of the component that is called `word`. Message files have `no-such-WHAT`, for others."""
    try:
        return known.index(word)
    except ValueError:
        asked = word[:MAX_WORD]
        raise RubiconError(message(f"no-such-{what}", word=asked, near=similar(asked, known))) from None
