"""The events of the log as facts, for each viewer. Their sentences are in `messages/`."""

from __future__ import annotations

from rubicon.core.game import Event
from rubicon.core.message import Fact, Message
from rubicon.games.template_title.rules.components import HILLS, SIDES


def tell(event: Event, viewer: int) -> Message | None:
    """The event as `viewer` may know it; None if the viewer may not know of it."""
    facts = _facts(event, viewer)
    return None if facts is None else Message(event[0], facts)


def _facts(event: Event, viewer: int) -> dict[str, Fact] | None:
    match event:
        case ("dealt", side, cards):
            known: dict[str, Fact] = {"cards": list(cards)} if viewer == side else {}
            return {"side": SIDES[side], "own": int(viewer == side), "count": len(cards)} | known
        case ("hill", number, hill):
            return {"round": number, "hill": HILLS[hill]}
        case ("choice", side, card):
            return {"side": SIDES[side], "card": card} if viewer == side else None
        case ("cards", caesar, pompey):
            return {"caesar": caesar, "pompey": pompey}
        case ("dice", caesar, pompey, total, other, leader):
            side = SIDES[leader]
            return {"side": side, "dice": [caesar, pompey], "caesar": caesar, "pompey": pompey} | {
                "total": total,
                "other": other,
            }
        case ("again", side, die, total, leader):
            return {"side": SIDES[side], "dice": [die], "total": total, "leader": SIDES[leader]}
        case ("keep", side):
            return {"side": SIDES[side]}
        case ("take", side, hill, value):
            return {"side": SIDES[side], "hill": HILLS[hill], "value": value}
        case ("over", reason):
            return {"reason": reason}
    raise ValueError(f"an event without facts: {event}")
