"""How long a newcomer takes for what a page teaches, estimated from what there is to read and to click."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page

#: Adults read about 240 words of plain English a minute; names and new words slow them down.
WORDS_PER_MINUTE: Final = 200
#: Seconds to find what has the ring, to click it, and to see what happens.
SECONDS_PER_CLICK: Final = 6
#: The parts of the table that a newcomer reads, with the reasons of the coach, although they are folded away.
#: The prompt has the text of the card that is chosen. Other cards, lists, the chronicle and the rules are for
#: those who look something up.
_PARTS: Final = ".coach, .prompt, .status, .battle-box, .enemy-turn"
_LINES: Final = """parts => parts.flatMap(part =>
    [part.innerText, ...[...part.querySelectorAll('details > p')].map(each => each.textContent)]
        .join('\\n').split('\\n').map(line => line.trim()).filter(line => line))"""


class ReadingTime:
    """Counts the words of each line when it is first on the page, and the clicks.

    A line that differs from an earlier one only in its numbers is not read again.
    """

    def __init__(self) -> None:
        self._seen: set[str] = set()
        self.words = 0
        self.clicks = 0

    def look(self, page: Page) -> None:
        """Read what is new on the page."""
        for line in page.locator(_PARTS).evaluate_all(_LINES):
            known = re.sub(r"[0-9]+\**", "#", line)
            if known not in self._seen:
                self._seen.add(known)
                self.words += len(re.findall(r"\w*[^\W\d_]{2}\w*", line))

    @property
    def minutes(self) -> float:
        return self.words / WORDS_PER_MINUTE + self.clicks * SECONDS_PER_CLICK / 60
