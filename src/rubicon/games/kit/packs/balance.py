"""What a balanced component pack shows when equal bots play it. A title's `packs.library` may have its own
`BALANCE`; `rubicon pack balance` compares the games with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class BalanceBounds:
    """Shares are between 0 and 1, each with the least and the most that is wanted."""

    #: Games that each side wins, of those decided.
    win_share: tuple[float, float] = (0.42, 0.58)
    #: By the name of an ending: the share of games that may end so. Other endings have no bounds.
    endings: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    #: For every ending whose name ends in `victory`.
    victory_share: tuple[float, float] = (0.10, 1.0)
    draw_share: tuple[float, float] = (0.0, 0.35)
    #: Turns of a typical game, which half of the games should have; None if all games are as long.
    typical_turns: tuple[int, int] | None = (8, 14)
    #: A card must be used in this share of its appearances, or it is not worth playing.
    min_card_use: float = 0.05
    #: How many sources of points must each give `min_source_share` of them, whoever wins.
    min_sources: int = 0
    min_source_share: float = 0.02
