"""The version that a trained policy was made for. Whoever saves weights saves it too, and checks it on
loading: with other rules, actions or another vector the same weights would play nonsense without a word.
"""

from __future__ import annotations

from collections.abc import Sequence

from rubicon.core.game import Game, RubiconError


def made_for(game: Game) -> list[str | int]:
    """What a policy for this title depends on: the title, the version of its rules, that of its vector."""
    return [game.id, game.version, game.features().version]


def check_made_for(saved: Sequence[str | int], game: Game) -> None:
    """Raise `RubiconError` unless a policy was made for this title, these rules and this vector."""
    now = made_for(game)
    if list(saved) != now:
        title, rules, vector = saved
        raise RubiconError(
            f"This policy was made for {title}, rules {rules}, vector {vector}; this is {now[0]}, "
            f"rules {now[1]}, vector {now[2]}. Train it again."
        )
