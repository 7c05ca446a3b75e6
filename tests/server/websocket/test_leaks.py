"""Nothing on the wire reveals what a viewer may not know.

Games are played on two real servers at once. For one viewer they are the same, but the hidden facts differ.
Every byte that this viewer gets, by WebSocket and by HTTP, is kept: updates, answers, refusals, welcomes
after a break, the log of an unfinished game, the lobby. Both servers must have sent the same. Only what is
random in each game is replaced first: its number, the tokens, the port. The test sets the clock of both
servers.
"""

from __future__ import annotations

import asyncio
import base64
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from rubicon.core.game import SPECTATOR, Game, State, view_bytes
from rubicon.core.message import to_data
from rubicon.games.rome_vs_gaul.rules.turn import rounds
from tests.support.programs.twin_servers import (
    SEED,
    Pair,
    Step,
    TwinServer,
    World,
    base_title,
    find_pair,
    sample_positions,
    scripted,
)
from tests.support.rome_vs_gaul.board import board
from tests.support.server_process import CreatedGame, Player, Server, catch_up, play_randomly, run

START = 1_800_000_000.0
#: Texts that are not an action, or hardly ever a legal one.
ODD_ACTIONS = ("", "dance", "seal", "bid 3", "play apollo", "end", "discard 3/1-a")


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TwinServer, TwinServer]]:
    """Two servers, alike in everything."""
    homes = [tmp_path_factory.mktemp(name) for name in ("here", "there")]
    with (
        TwinServer(homes[0], RUBICON_LOG_LEVEL="debug") as here,
        TwinServer(homes[1], RUBICON_LOG_LEVEL="debug") as there,
    ):
        yield here, there


@pytest.fixture(scope="module")
def lone_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TwinServer]:
    """A server for tests that need no twin: what they do on it must not make two twins unlike."""
    with TwinServer(tmp_path_factory.mktemp("lone")) as server:
        yield server


class RecordingPlayer(Player):
    """A viewer whose commands have predictable keys."""

    calls = 0

    async def call(self, kind: str, key: str | None = None, **fields: Any) -> dict[str, Any]:
        self.calls += 1
        return await super().call(kind, key or f"key-{self.calls}", **fields)

    async def back(self, whole: bool) -> RecordingPlayer:
        """Leave, and come back for everything or for what was missed. What was received is kept."""
        await self.close()
        assert self.token is not None
        again = await RecordingPlayer.join(self.server, self.token, None if whole else self)
        assert isinstance(again, RecordingPlayer)
        again.received[:0] = self.received
        again.calls = self.calls
        return again


@dataclass
class TwinGame:
    """One game on one server, with a client at each of its three links."""

    server: TwinServer
    opened: CreatedGame
    tokens: list[str]
    viewers: dict[int, RecordingPlayer] = field(default_factory=dict)

    @classmethod
    async def open(cls, server: TwinServer, title: str, world: str, watching: int) -> TwinGame:
        """Create a game in the lobby; its open seat is taken after the lobby was read."""
        server.set_clock(START)
        seats = ({"kind": "me", "name": "Anna"}, {"kind": "open"})
        clock = "days 3 pauses 1x2"
        opened = server.create(
            f"{title}-twin", seats, options={"world": world}, listed=True, ask=True, clock=clock
        )
        twin = cls(server, opened, [link["token"] for link in opened.links])
        lobby = twin.get("/api/games")
        taken = server.request("POST", "/api/seats/take", {"token": twin.tokens[1], "name": "Ben"}).json()
        twin.tokens[1] = taken["link"]["token"]
        for viewer in (0, 1, SPECTATOR):
            player = await RecordingPlayer.join(server, twin.tokens[viewer])
            assert isinstance(player, RecordingPlayer)
            twin.viewers[viewer] = player
        for side in (0, 1):
            await twin.viewers[side].call("contribute", text="")
        twin.viewers[watching].received.insert(0, lobby)
        await catch_up(list(twin.viewers.values()))
        return twin

    def get(self, path: str, token: str | None = None) -> str:
        """A response, to the byte."""
        answer = self.server.request("GET", path, token=token)
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        return f"{answer.status_code} {sorted(headers.items())} {answer.text}"

    async def act(self, side: int, text: str) -> None:
        player = self.viewers[side]
        answer = await player.act(text)
        assert answer["type"] == "done", answer
        await catch_up(list(self.viewers.values()))

    async def probe(self, viewer: int, others: str) -> None:
        """Try everything with which a viewer may find out more. `others` is what another side could do."""
        player, game, token = self.viewers[viewer], self.opened.game, self.tokens[viewer]
        for text in (*ODD_ACTIONS, others):
            await player.call("explain", action=text)
            await player.call("inspect", question=text)
            if text not in player.actions:
                await player.act(text)
        await player.act(others, seq=player.seq + 1)
        await player.call("undo", seq=player.seq + 1)
        if not player.screen["undo"]:
            await player.call("undo", seq=player.seq)
        for kind, fields in (
            ("draw", {"how": "accept"}),
            ("claim", {"what": "win"}),
            ("contribute", {"text": "more"}),
            ("rematch", {}),
            ("chat", {"text": "Is anybody there?"}),
            ("note", {"text": "I know nothing."}),
        ):
            await player.call(kind, **fields)
        await player.send('{"type":"act"')
        await player.answer(None)
        for path in (f"/api/games/{game}", "/api/games", f"/api/games/{game}/record", "/api/games/x/record"):
            for bearer in (None, token, token[::-1]):
                player.received.append(self.get(path, bearer))
        for whole in (True, False):
            player = self.viewers[viewer] = await player.back(whole)

    def received_by(self, viewer: int) -> list[str]:
        """All that a viewer received, without what is random in each game. Messages about who is connected
        are left out: when they come depends on the time only."""
        texts = [text for text in self.viewers[viewer].received if not text.startswith('{"type":"presence"')]
        return [re.sub(r'"watching":\d+', "", self.scrubbed(text)) for text in texts]

    def scrubbed(self, text: str) -> str:
        """A text without this game's number, tokens and port."""
        for at, secret in enumerate((*self.tokens, *(link["token"] for link in self.opened.links))):
            text = text.replace(secret, f"TOKEN {at}")
        return text.replace(self.opened.game, "GAME").replace(str(self.server.port), "PORT")


def assert_same(one: Sequence[str], other: Sequence[str]) -> None:
    """Two viewers were sent the same, to the byte."""
    for number, (here, there) in enumerate(zip(one, other, strict=False)):
        assert here == there, f"message {number} differs"
    assert len(one) == len(other)


async def play(server: TwinServer, title: str, made: Pair, there: bool, seed: int) -> TwinGame:
    """Play one game of a pair to its end. On the way the viewer tries everything."""
    rng = Random(seed)
    world = server.save_start(made.there if there else made.here)
    twin = await TwinGame.open(server, title, world, made.viewer)
    for number, step in enumerate(made.steps):
        mine = step.side == made.viewer
        # The time at which others do what the viewer does not see is secret too.
        server.set_clock(START + 600 * number + (250 if there and not mine and not step.shown else 0))
        await twin.act(step.side, step.there if there else step.here)
        server.set_clock(START + 600 * number + 300)
        if mine and twin.viewers[step.side].screen["undo"] and rng.random() < 0.4:
            await twin.viewers[step.side].call("undo", seq=twin.viewers[step.side].seq)
            await twin.act(step.side, step.here)
        if rng.random() < 0.08:
            await twin.probe(made.viewer, _others(made.steps[number:], made.viewer))
    await twin.probe(made.viewer, _others(made.steps, made.viewer))
    await twin.viewers[max(made.viewer, 0)].call("resign")
    await catch_up(list(twin.viewers.values()))
    return twin


def _others(steps: Sequence[Step], viewer: int) -> str:
    """Something that others do, as they do it in the first world."""
    return next((step.here for step in steps if step.side != viewer), "pass")


@pytest.mark.parametrize(
    ("title", "seed", "count", "most"),
    [
        ("forum", 1, 1, 30),
        ("julius-caesar", 2, 1, 50),
        ("caesar-xl", 3, 1, 30),
        pytest.param("forum", 4, 10, 60, marks=pytest.mark.soak),
        pytest.param("julius-caesar", 5, 20, 50, marks=pytest.mark.soak),
        pytest.param("caesar-xl", 6, 20, 50, marks=pytest.mark.soak),
        pytest.param("rome-vs-gaul", 7, 10, 50, marks=pytest.mark.soak),
    ],
)
def test_with_other_hidden_facts_not_a_byte_differs(
    twins: tuple[TwinServer, TwinServer], title: str, seed: int, count: int, most: int
) -> None:
    """Games from the first position and from later ones, for each side and for spectators."""
    print(f"seed {seed}")
    rng = Random(seed)
    game = base_title(title)
    compared, differed, steps = 0, 0, 0
    for first in sample_positions(game, rng, count):
        for viewer in (0, 1, SPECTATOR):
            made = find_pair(game, first, viewer, rng, most)
            if made is None:
                continue  # a side may have chosen in secret: see the test below
            tries = rng.getrandbits(32)

            async def both(made: Pair = made, tries: int = tries) -> list[TwinGame]:
                return list(
                    await asyncio.gather(
                        *(play(server, title, made, at == 1, tries) for at, server in enumerate(twins))
                    )
                )

            here, there = run(both())
            for watching in {viewer, SPECTATOR}:
                assert_same(here.received_by(watching), there.received_by(watching))
            compared += 1
            steps += len(made.steps)
            differed += any(
                here.received_by(side) != there.received_by(side) for side in (0, 1) if side != viewer
            )
            _no_secrets(here, there)
    print(f"{compared} pairs of games, {steps} steps; in {differed} the other side saw its other facts")
    assert compared >= 2 * count
    assert differed > compared // 2
    _same_logs_and_metrics(twins)


def _no_secrets(*twin_games: TwinGame) -> None:
    """Nobody was sent the seed, or another viewer's token."""
    for twin in twin_games:
        for viewer, player in twin.viewers.items():
            text = "".join(player.received)
            for secret in (SEED.hex(), base64.b64encode(SEED).decode(), json.dumps(list(SEED))[1:-1]):
                assert secret not in text
            own = twin.tokens[viewer]
            for token in {*twin.tokens, *(link["token"] for link in twin.opened.links)} - {own}:
                assert token not in text


def _same_logs_and_metrics(twins: tuple[TwinServer, TwinServer]) -> None:
    """After these games, the logs and the figures of both servers cannot be told apart either."""
    logs, figures = [], []
    for server in twins:
        text = re.sub(r'"process": \d+', "", server.log_text())
        assert SEED.hex() not in text
        logs.append(sorted(re.sub(r'"game": "[0-9a-f]+"', "", text).splitlines()))
        counted = {name: at for name, at in server.metrics().items() if "_total" in name}
        # How many clients come and go in one presence message depends on the time.
        counted.pop("rubicon_pushes_total")
        figures.append(counted)
    assert_same(*logs)
    assert figures[0] == figures[1]
    assert figures[0]["rubicon_faults_total"] == 0


# ----------------------------------------------------------------------------------- windows of Rome vs Gaul

#: Phases of Rome vs Gaul in which somebody is asked whether they hold a card, or want to react.
WINDOWS = (
    "winter-campaign",
    "reaction",
    "intercept",
    "scouts",
    "stratagem",
    "treachery",
    "battle-surprise",
)
ARMY = "caesar, legio-x, legio-vii, legio-viii, legio-ix, legio-xi"
SIEGE = f"""
    rome cenabum: {ARMY}
    gaul cenabum: carnutes town
    inside: carnutes
    """
BESIEGE = ("activate caesar", "take-all", "siege", "march")


@dataclass(frozen=True)
class WindowCase:
    """A window in which a side holds `card`, or another one. `script` leads there, and somebody passes."""

    name: str
    card: int
    holder: str
    position: str
    first: str
    script: tuple[str, ...]

    def start(self, holds: bool) -> State:
        """The first position. The hands have two cards each apart from the one in question."""
        cards = {"rome": ["5", "6"], "gaul": ["19", "22"]}
        cards[self.holder].append(str(self.card if holds else 9))
        hands = "\n".join(f"{side} hand: {', '.join(numbers)}" for side, numbers in cards.items())
        b = board(f"{self.position}\n{hands}", "round", self.first)
        if self.name == "winter-campaign":
            b.run(rounds.begin_strategy)
        return b.state


WINDOW_CASES = [
    WindowCase("winter-campaign", 3, "rome", "", "gaul", ("pass",)),
    WindowCase("reaction", 44, "rome", "", "gaul", ("event 22-twenty-towns-in-flames", "pass")),
    WindowCase("reaction", 44, "gaul", "rome lutetia: legio-x", "rome", ("event 5-roman-rule", "pass")),
    WindowCase(
        "scouts",
        53,
        "rome",
        "rome lutetia: caesar, legio-x\ngaul noviodunum-s: suessiones town",
        "gaul",
        (
            "points 19-roman-trade",
            "activate suessiones",
            "step iatinum",
            "march",
            "intercept lutetia",
            "pass",
        ),
    ),
    WindowCase(
        "intercept",
        53,
        "rome",
        "rome lutetia: caesar, legio-x\ngaul noviodunum-s: suessiones town",
        "gaul",
        ("points 19-roman-trade", "activate suessiones", "step iatinum", "march", "pass"),
    ),
    WindowCase("stratagem", 48, "gaul", SIEGE, "rome", ("points 5-roman-rule", *BESIEGE)),
    WindowCase("stratagem", 48, "rome", SIEGE, "rome", ("points 5-roman-rule", *BESIEGE)),
    WindowCase("treachery", 49, "gaul", SIEGE, "rome", ("points 5-roman-rule", *BESIEGE)),
    WindowCase(
        "battle-surprise",
        34,
        "gaul",
        f"rome lutetia: {ARMY}\ngaul melodunum: bellovaci\ntown bellovaci: bratuspantium",
        "rome",
        ("points 5-roman-rule", "activate caesar", "take-all", "step melodunum", "march", "pass"),
    ),
    WindowCase(
        "battle-surprise",
        20,
        "rome",
        f"rome lutetia: {ARMY}\ngaul melodunum: bellovaci\ntown bellovaci: bratuspantium",
        "rome",
        ("points 5-roman-rule", "activate caesar", "take-all", "step melodunum", "march", "pass"),
    ),
]


@pytest.mark.parametrize("case", WINDOW_CASES, ids=lambda case: f"{case.name}-{case.holder}")
def test_a_window_looks_the_same_whether_its_holder_passes_or_has_nothing(
    twins: tuple[TwinServer, TwinServer], case: WindowCase
) -> None:
    """Bytes, number and order of messages, for the other side and for spectators."""
    game = base_title("rome-vs-gaul")
    viewer = 1 - game.sides.index(case.holder)
    made = scripted(game, case.start(True), case.start(False), viewer, case.script, (*WINDOWS, "reroll"))
    asked = [
        (state.phase.name, game.sides[step.side])
        for state, step in zip(_passed(game, made), made.steps, strict=True)
    ]
    assert (case.name, case.holder) in asked

    async def both() -> list[TwinGame]:
        return list(
            await asyncio.gather(
                *(play(server, "rome-vs-gaul", made, at == 1, 5) for at, server in enumerate(twins))
            )
        )

    here, there = run(both())
    for watching in (viewer, SPECTATOR):
        assert_same(here.received_by(watching), there.received_by(watching))
    assert here.received_by(1 - viewer) != there.received_by(1 - viewer)  # the holder sees the card
    _no_secrets(here, there)


def _passed(game: Game, made: Pair) -> Iterator[Any]:
    """The positions before each step of the first game."""
    world = World(game, made.here)
    for step in made.steps:
        yield world.state.clone()
        world.session.act(step.side, game.parse(step.here))


# ---------------------------------------------------------------------------------------- choices in secret

Choices = tuple[str, ...]


@pytest.mark.parametrize(
    ("title", "before", "mine", "choices"),
    [
        ("forum", (), (), ((), ("bid 1",), ("bid 2", "undo"), ("bid 3", "undo", "bid 0", "seal"))),
        ("forum", (), ("bid 1", "seal"), ((), ("bid 1",), ("bid 3", "undo"), ("bid 3", "undo", "bid 0"))),
        ("julius-caesar", (), (), ((), ("?0",), ("?1",), ("?0", "?1"))),
        ("julius-caesar", ("?0", "?0"), ("?0",), ((),)),
        ("julius-caesar", ("?0",), (), ((), ("?0",), ("?1",))),
    ],
)
def test_a_choice_in_secret_is_not_pushed_and_cannot_be_found_out(
    lone_server: TwinServer,
    title: str,
    before: Choices,
    mine: Choices,
    choices: tuple[Choices, ...],
) -> None:
    """Side 1 does nothing, or makes one choice or another, or takes it back. Side 0, whether it has chosen
    already or not, and spectators get no message about it, and the same answers to whatever they try then."""
    server = lone_server
    first = sample_positions(base_title(title), Random(7), 1)[0]

    world = server.save_start(first)

    async def seen(doing: Choices) -> list[list[str]]:
        twin = await TwinGame.open(server, title, world, 0)
        waiting = [twin.viewers[viewer] for viewer in (0, SPECTATOR)]
        for text in before:
            for side in (0, 1):
                await _choose(twin, side, text)
        for text in mine:
            await _choose(twin, 0, text)
        received = [_count(player) for player in waiting]
        server.set_clock(START + 100 + 10 * len(doing))
        for text in doing:
            await _choose(twin, 1, text)
        # Of all this, each got the answers to their own pings and nothing else.
        assert [_count(player) for player in waiting] == [count + len(doing) for count in received]
        for player in waiting:  # the number of pings is the test's own doing
            player.received = [text for text in player.received if not text.startswith('{"type":"done"')]
            player.calls = 1000
        server.set_clock(START + 500)
        for viewer in (0, SPECTATOR):
            await twin.probe(viewer, "bid 2")
        return [twin.received_by(0), twin.received_by(SPECTATOR)]

    heard = [run(seen(doing)) for doing in choices]
    for other in heard[1:]:
        for here, there in zip(heard[0], other, strict=True):
            assert_same(here, there)


def _count(player: RecordingPlayer) -> int:
    return sum(not text.startswith('{"type":"presence"') for text in player.received)


async def _choose(twin: TwinGame, side: int, text: str) -> None:
    """Have a side act, undo (`undo`), or take the legal action with a given number (`?1`)."""
    player = twin.viewers[side]
    if text == "undo":
        assert (await player.call("undo", seq=player.seq))["type"] == "done"
        await catch_up(list(twin.viewers.values()))
        return
    await twin.act(side, player.actions[int(text[1:])] if text[0] == "?" else text)


# -------------------------------------------------------------------------- complete games, looked at closely


@pytest.mark.parametrize(
    ("title", "seed"),
    [
        ("julius-caesar", 11),
        ("caesar-xl", 12),
        pytest.param("rome-vs-gaul", 13, marks=pytest.mark.soak),
    ],
)
def test_all_of_a_complete_game_fits_other_hidden_facts(server: Server, title: str, seed: int) -> None:
    """At every step of a complete game, what was sent could have come from another position: a position that
    is sampled from those bytes alone shows the same and asks the same."""
    print(f"seed {seed}")
    rng, game = Random(seed), base_title(title)
    opened = server.create(title)
    others = 0

    def look(player: Player) -> None:
        nonlocal others
        view = player.screen["view"]
        other = game.sample(view, rng)
        assert view_bytes(other.view(player.viewer)) == view_bytes(view)
        decision = player.screen["decision"]
        if decision is not None and player.viewer in other.deciders():
            asked = other.decision(player.viewer)
            prompt, actions = to_data(asked.prompt), [*map(game.text, asked.actions)]
            found = {"kind": asked.kind, "prompt": prompt, "actions": actions}
            assert found == decision
            others += 1

    async def whole() -> int:
        players = [await Player.join(server, token) for token in opened.tokens.values()]
        taken = 0
        while not players[0].over:
            taken += await play_randomly(players[:2], rng, 1)
            await catch_up(players[2:])
            if not players[0].over:
                for player in players:
                    look(player)
        return taken

    steps = run(whole())
    print(f"{steps} steps; {others} decisions asked again in another world")
    assert others > steps // 2
