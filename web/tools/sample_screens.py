"""Write `web/tests/julius-caesar.json`: positions as the server sends them, for unit tests of the page."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final

from rubicon import games
from rubicon.core.dice import FastDice
from rubicon.core.session import Session
from rubicon.messages import title_words

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
    facts = {
        "components": game.components(),
        "screens": found,
        "spectator": session.state.view(-1),
        "names": {"names": game.names(), "final": game.names_are_final},
        "log": sample_log(session),
    }
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":")) + "\n"


def sample_log(session: Session) -> list[dict[str, Any]]:
    """The first lines of each kind of event, as both sides may know them, in English and German."""
    english, german = title_words(session.game), title_words(session.game, "de")
    lines = [line for viewer in (0, 1) for line in session.log(viewer)]
    kinds = dict.fromkeys(line.key for line in lines)
    found = [line for kind in kinds for line in [line for line in lines if line.key == kind][:4]]
    return [{"line": line, "en": english.log(line), "de": german.log(line)} for line in found]


if __name__ == "__main__":
    TARGET.write_text(sample_screens(), "utf-8")
