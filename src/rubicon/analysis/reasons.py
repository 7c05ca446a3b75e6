"""Why a plan is good or risky: what happens in the games played on from it, and how those games go.

Only events that a title calls news or scenes are looked at, as the side that is advised would be told of
them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot
from typing import Any, Final

from rubicon.analysis.lookahead import mean, standard_error
from rubicon.core.game import Event, Game
from rubicon.core.message import Message, parse_message, to_data

#: The plan makes this happen: games in which it happens at least, and more of them than usual by this.
LED_TO_SHARE: Final = 0.5
MORE_THAN_USUAL: Final = 0.3
#: An event is a hope or a risk if it may or may not happen, and the chance to win then differs by this.
UNSURE_SHARES: Final = (0.1, 0.9)
MIN_DIFFERENCE: Final = 0.03
#: Standard errors by which it must differ.
MIN_ERRORS: Final = 2.0
#: Reasons of a kind, at most.
MAX_REASONS: Final = 2


@dataclass(frozen=True, slots=True)
class Reason:
    """An event after a plan. `kind`: the plan `leads` to it, it is a `hope`, or a `risk`. Of the games played
    on it happens in `share`, with usual play in `usual`; the mean chance to win is then `chance`."""

    kind: str
    event: Message
    share: float
    usual: float
    chance: float

    def to_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "event": to_data(self.event),
            "share": round(self.share, 3),
            "usual": round(self.usual, 3),
            "chance": round(self.chance, 4),
        }


def notable_events(game: Game, events: Iterable[Event], side: int) -> frozenset[str]:
    """The news and scenes among events, as `side` is told of them, each as one text."""
    wanted = (*game.news, *game.scenes)
    told = (game.tell(event, side) for event in events if event[0] in wanted)
    return frozenset(json.dumps(to_data(line), sort_keys=True) for line in told if line is not None)


def reasons(
    chances: Sequence[float], happened: Sequence[frozenset[str]], usually: Sequence[frozenset[str]]
) -> tuple[Reason, ...]:
    """The reasons for and against a plan, the strongest of each kind first: by the chance at the end of each
    game played on from it, what happened there, and what happened with usual play."""
    found: dict[str, list[tuple[float, Reason]]] = {"leads": [], "hope": [], "risk": []}
    for text in sorted(frozenset().union(*happened)):
        having = [chance for chance, there in zip(chances, happened, strict=True) if text in there]
        lacking = [chance for chance, there in zip(chances, happened, strict=True) if text not in there]
        share = len(having) / len(chances)
        usual = sum(text in there for there in usually) / len(usually)
        event = parse_message(json.loads(text))
        if share >= LED_TO_SHARE and share - usual >= MORE_THAN_USUAL:
            found["leads"].append((share - usual, Reason("leads", event, share, usual, mean(having))))
        elif UNSURE_SHARES[0] <= share <= UNSURE_SHARES[1] and min(len(having), len(lacking)) > 1:
            differs = mean(having) - mean(lacking)
            error = hypot(standard_error(having), standard_error(lacking))
            if abs(differs) >= max(MIN_DIFFERENCE, MIN_ERRORS * error):
                kind = "hope" if differs > 0 else "risk"
                weight = abs(differs) * share * (1.0 - share)
                found[kind].append((weight, Reason(kind, event, share, usual, mean(having))))
    return tuple(
        reason for kind in found for _, reason in sorted(found[kind], key=lambda one: -one[0])[:MAX_REASONS]
    )
