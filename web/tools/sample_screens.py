"""Write `web/tests/julius-caesar.json`: positions as the server sends them, for unit tests of the page."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from rubicon import games
from rubicon.core.dice import FastDice
from rubicon.core.session import Session

TARGET: Final = Path(__file__).parents[1] / "tests" / "julius-caesar.json"
SEED: Final = 4


def sample_screens() -> str:
    """The components, and the first screen of each kind of decision in one game, as Caesar sees it."""
    game = games.game("julius-caesar")
    rng = Random(SEED)
    session = Session(game, {"deployment": "free"}, FastDice(SEED))
    found: dict[str, Any] = {}
    while session.outcome is None:
        side = session.state.deciders()[0]
        decision = session.state.decision(side)
        if side == 0 and decision.kind not in found:
            actions = [game.text(action) for action in decision.actions]
            found[decision.kind] = {"view": session.state.view(0), "actions": actions}
        session.act(side, rng.choice(decision.actions))
    facts = {"components": game.components(), "screens": found, "spectator": session.state.view(-1)}
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    TARGET.write_text(sample_screens(), "utf-8")
