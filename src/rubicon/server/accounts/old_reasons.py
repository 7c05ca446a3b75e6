"""Why a game ended, as databases of earlier versions say it: in English sentences."""

from __future__ import annotations

import re
from typing import Final

from rubicon.core.message import Message, message, parse_reason

_SENTENCES: Final = {
    "a draw: equal points, and nobody holds Rome": "end-draw",
    "ten or more points at a winter": "end-ten-points",
    "more points after the last Year": "end-more-points",
    "equal points after the last Year, and Rome": "end-holds-rome",
    "neither side has declared victory by the end of 44 BC": "end-nobody",
    "a military victory: master of Rome, and no rival left": "end-military",
    "the Senate recalls Caesar: three Governance points or fewer": "end-recall",
    "Gaul is conquered: no Fortified Town is left, and Rome controls most Provinces": "end-conquest",
    "Rome has the Victory Points it needs": "end-enough-points",
    "Rome has too few Victory Points after the last turn": "end-too-few-points",
}
_POLITICAL: Final = re.compile(r"a political victory: (\d+) Victory Points net")


def stored_reason(text: str) -> Message:
    """The reason that the column `reason` of a game gives, in the words of this version or an earlier one."""
    if text in _SENTENCES:
        return message(_SENTENCES[text])
    political = _POLITICAL.fullmatch(text)
    return parse_reason(text) if political is None else message("end-political", points=int(political[1]))
