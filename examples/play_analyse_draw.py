"""Let two bots play a game, analyse it, and draw its course.

python examples/play_analyse_draw.py julius-caesar game.svg
"""

import sys
from pathlib import Path

from rubicon import bots, games
from rubicon.analysis import analyse
from rubicon.analysis.svg_chart import svg
from rubicon.core.dice import FastDice
from rubicon.core.record import parse
from rubicon.core.record_writer import transcript
from rubicon.core.session import Session

title, drawing = sys.argv[1:] or ("julius-caesar", "game.svg")
game = games.game(title)
players = [bots.make("centurio", game, seed=1), bots.make("miles", game, seed=2)]

session = Session(game, {}, FastDice(seed=3))
while session.outcome is None:
    side = session.state.deciders()[0]
    decision = session.state.decision(side)
    view = session.state.view(side)
    session.act(side, players[side].choose(view, decision.kind, decision.prompt, decision.actions))

analysis = analyse(parse(transcript(session)), games.game, iterations=100, mistakes=False)
Path(drawing).write_text(svg(analysis), "utf-8")
print(f"{session.outcome.reason}. Turning points: {len(analysis.turning_points)}. Drawn: {drawing}")
