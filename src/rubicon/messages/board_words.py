"""`BoardWords`: what the boards of titles say in a terminal, in the reader's language, with names in colours.

The texts are in the folder `messages` next to a board, and those that all boards share in that of
`rubicon.terminal`; their keys begin with `board-`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.text import Text

from rubicon.core.message import Fact, Message
from rubicon.messages.words import Part, Words

#: The style in which a component is named, given its kind and id; or an empty text.
NameStyle = Callable[[str, str], str]


def coloured(parts: Iterable[Part], style: NameStyle) -> Text:
    """A sentence, with names in their styles."""
    text = Text()
    for part in parts:
        text.append(part.text, style=style(part.kind, part.id) if part.kind else "")
    return text


class BoardWords:
    """The words of one board."""

    def __init__(self, words: Words, style: NameStyle) -> None:
        self.words = words
        self._style = style

    def say(self, key: str, /, **facts: Fact) -> str:
        """A text of the board."""
        return self.words.say(Message(f"board-{key}", facts))

    def text(self, key: str, /, **facts: Fact) -> Text:
        """A text of the board, with names in their styles."""
        return coloured(self.words.parts(Message(f"board-{key}", facts)), self._style)

    def name(self, kind: str, component: str) -> str:
        """The name of a component."""
        return self.words.name(kind, component)

    def named(self, kind: str, component: str) -> Text:
        """The name of a component, in its style."""
        return Text(self.name(kind, component), style=self._style(kind, component))

    def pack_note(self, note: str, is_ours: bool) -> str:
        """With which components is played: with ours, or with a pack that says of itself what it is."""
        return self.say("our-pack") if is_ours else self.say("pack", note=note)

    def for_viewer(self, viewer: str) -> str:
        """Whose screen this is: that of a side, or of everybody."""
        return self.say("for-both") if viewer == "spectator" else self.say("you-are", side=viewer)

    def greeting(self, side: str | None) -> str:
        """Who a new player is, or that both play here."""
        return self.say("two-players") if side is None else self.say("you", side=side)
