"""The events of the log in words, for each viewer."""

from __future__ import annotations

from rubicon.core.game import Event
from rubicon.games.template_title.rules.components import HILL_NAMES, SIDE_NAMES


def tell(event: Event, viewer: int) -> str | None:
    """The event as `viewer` may read it; None if the viewer may not know of it."""
    match event:
        case ("dealt", side, cards):
            what = f"the cards {', '.join(map(str, cards))}" if viewer == side else f"{len(cards)} cards"
            return f"{SIDE_NAMES[side]} is dealt {what}."
        case ("hill", number, hill):
            return f"Round {number}: the {HILL_NAMES[hill]}."
        case ("choice", side, card):
            return f"You choose card {card}." if viewer == side else None
        case ("cards", caesar, pompey):
            return f"Caesar plays {caesar}, Pompey plays {pompey}."
        case ("dice", caesar, pompey, total, other, leader):
            rolled = f"Caesar rolls {caesar}, Pompey rolls {pompey}"
            return f"{rolled}: {total} to {other}, {SIDE_NAMES[leader]} leads."
        case ("again", side, die, total, leader):
            name = SIDE_NAMES[side]
            return f"{name} spends a favour and rolls {die}: {total}, {SIDE_NAMES[leader]} leads."
        case ("keep", side):
            return f"{SIDE_NAMES[side]} keeps the roll."
        case ("take", side, hill, value):
            return f"{SIDE_NAMES[side]} takes the {HILL_NAMES[hill]}, worth {value}."
        case ("over", reason):
            return f"{reason}."
    raise ValueError(f"an event without words: {event}")
