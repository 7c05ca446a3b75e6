"""Nothing on the wire tells what a viewer may not know.

Games are played on two real servers at once: the same for one viewer, with other hidden facts. Every byte he
gets, by WebSocket and by HTTP, is kept: updates, answers, refusals, welcomes after a break, the log of an
unfinished game, the lobby. Both servers must have sent him the same. Only what is drawn at random for each
game anew is replaced before: its number, the tokens, the port. The clock of both servers is the test's.
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

from rubicon.core.game import SPECTATOR, view_bytes
from tests.support.server_process import Opened, Player, Server, play_on, run, settle
from tests.support.twin_servers import SEED, Pair, Step, TwinServer, base, pair, positions

START = 1_800_000_000.0
#: What is not an action, or hardly ever a legal one.
ODD = ("", "dance", "seal", "bid 3", "play apollo", "end", "discard 3/1-a")


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TwinServer, TwinServer]]:
    """Two servers, alike in everything."""
    homes = [tmp_path_factory.mktemp(name) for name in ("here", "there")]
    with (
        TwinServer(homes[0], RUBICON_LOG_LEVEL="debug") as here,
        TwinServer(homes[1], RUBICON_LOG_LEVEL="debug") as there,
    ):
        yield here, there


class Scribe(Player):
    """A viewer whose commands have keys that can be foretold."""

    calls = 0

    async def call(self, kind: str, key: str | None = None, **fields: Any) -> dict[str, Any]:
        self.calls += 1
        return await super().call(kind, key or f"key-{self.calls}", **fields)

    async def back(self, whole: bool) -> Scribe:
        """Leave, and come back for everything or for what was missed; all that was received stays written."""
        await self.close()
        assert self.token is not None
        again = await Scribe.join(self.server, self.token, None if whole else self)
        assert isinstance(again, Scribe)
        again.received[:0] = self.received
        again.calls = self.calls
        return again


@dataclass
class Party:
    """One game on one server, with somebody at each of its three links."""

    server: TwinServer
    opened: Opened
    tokens: list[str]
    viewers: dict[int, Scribe] = field(default_factory=dict)

    @classmethod
    async def open(cls, server: TwinServer, title: str, world: str, watching: int) -> Party:
        """Through the lobby: one seat is taken at once, the other after everybody has looked."""
        server.at(START)
        seats = ({"kind": "me", "name": "Anna"}, {"kind": "open"})
        clock = "days 3 pauses 1x2"
        opened = server.create(
            f"{title}-twin", seats, options={"world": world}, listed=True, ask=True, clock=clock
        )
        party = cls(server, opened, [link["token"] for link in opened.links])
        lobby = party.get("/api/games")
        taken = server.request("POST", "/api/seats/take", {"token": party.tokens[1], "name": "Ben"}).json()
        party.tokens[1] = taken["link"]["token"]
        for viewer in (0, 1, SPECTATOR):
            scribe = await Scribe.join(server, party.tokens[viewer])
            assert isinstance(scribe, Scribe)
            party.viewers[viewer] = scribe
        for side in (0, 1):
            await party.viewers[side].call("contribute", text="")
        party.viewers[watching].received.insert(0, lobby)
        await settle(list(party.viewers.values()))
        return party

    def get(self, path: str, token: str | None = None) -> str:
        """A response, to the byte."""
        answer = self.server.request("GET", path, token=token)
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        return f"{answer.status_code} {sorted(headers.items())} {answer.text}"

    async def act(self, side: int, text: str) -> None:
        player = self.viewers[side]
        answer = await player.act(text)
        assert answer["type"] == "done", answer
        await settle(list(self.viewers.values()))

    async def probe(self, viewer: int, others: str) -> None:
        """Everything a viewer may try to find out more. `others` is what another side could do."""
        scribe, game, token = self.viewers[viewer], self.opened.game, self.tokens[viewer]
        for text in (*ODD, others):
            await scribe.call("explain", action=text)
            if text not in scribe.actions:
                await scribe.act(text)
        await scribe.act(others, seq=scribe.seq + 1)
        await scribe.call("undo", seq=scribe.seq + 1)
        if not scribe.screen["undo"]:
            await scribe.call("undo", seq=scribe.seq)
        for kind, fields in (
            ("draw", {"how": "accept"}),
            ("claim", {"what": "win"}),
            ("contribute", {"text": "more"}),
            ("rematch", {}),
            ("chat", {"text": "Is anybody there?"}),
            ("note", {"text": "I know nothing."}),
        ):
            await scribe.call(kind, **fields)
        await scribe.send('{"type":"act"')
        await scribe.answer(None)
        for path in (f"/api/games/{game}", "/api/games", f"/api/games/{game}/record", "/api/games/x/record"):
            for bearer in (None, token, token[::-1]):
                scribe.received.append(self.get(path, bearer))
        for whole in (True, False):
            scribe = self.viewers[viewer] = await scribe.back(whole)

    def heard(self, viewer: int) -> list[str]:
        """All that a viewer received, without what is drawn anew for each game. Who is connected is told
        within moments, whatever else happens: that is left out."""
        told = [text for text in self.viewers[viewer].received if not text.startswith('{"type":"presence"')]
        return [re.sub(r'"watching":\d+', "", self.scrubbed(text)) for text in told]

    def scrubbed(self, text: str) -> str:
        """A text without this game's number, tokens and port."""
        for at, secret in enumerate((*self.tokens, *(link["token"] for link in self.opened.links))):
            text = text.replace(secret, f"TOKEN {at}")
        return text.replace(self.opened.game, "GAME").replace(str(self.server.port), "PORT")


def alike(one: Sequence[str], other: Sequence[str]) -> None:
    """Two viewers were sent the same, to the byte."""
    for number, (here, there) in enumerate(zip(one, other, strict=False)):
        assert here == there, f"message {number} differs"
    assert len(one) == len(other)


async def play(server: TwinServer, title: str, made: Pair, there: bool, seed: int) -> Party:
    """Play one game of a pair to its end, with the viewer trying everything on the way."""
    rng = Random(seed)
    world = server.lay(made.there if there else made.here)
    party = await Party.open(server, title, world, made.viewer)
    for number, step in enumerate(made.steps):
        mine = step.side == made.viewer
        # When the others do what nobody sees is their secret too.
        server.at(START + 600 * number + (250 if there and not mine and not step.shown else 0))
        await party.act(step.side, step.there if there else step.here)
        server.at(START + 600 * number + 300)
        if mine and party.viewers[step.side].screen["undo"] and rng.random() < 0.4:
            await party.viewers[step.side].call("undo", seq=party.viewers[step.side].seq)
            await party.act(step.side, step.here)
        if rng.random() < 0.08:
            await party.probe(made.viewer, _others(made.steps[number:], made.viewer))
    await party.probe(made.viewer, _others(made.steps, made.viewer))
    await party.viewers[max(made.viewer, 0)].call("resign")
    await settle(list(party.viewers.values()))
    return party


def _others(steps: Sequence[Step], viewer: int) -> str:
    """Something that others do, as they do it in the first world."""
    return next((step.here for step in steps if step.side != viewer), "pass")


@pytest.mark.parametrize(
    ("title", "seed", "count", "most"),
    [("forum", 1, 2, 60), ("julius-caesar", 2, 4, 50), ("caesar-xl", 3, 2, 30)],
)
def test_with_other_hidden_facts_not_a_byte_differs(
    twins: tuple[TwinServer, TwinServer], title: str, seed: int, count: int, most: int
) -> None:
    """Games from the first position and from later ones, for each side and for spectators."""
    print(f"seed {seed}")
    rng = Random(seed)
    game = base(title)
    compared, differed, steps = 0, 0, 0
    for first in positions(game, rng, count):
        for viewer in (0, 1, SPECTATOR):
            made = pair(game, first, viewer, rng, most)
            if made is None:
                continue  # somebody has chosen in secret, or not: the test below
            tries = rng.getrandbits(32)

            async def both(made: Pair = made, tries: int = tries) -> list[Party]:
                return list(
                    await asyncio.gather(
                        *(play(server, title, made, at == 1, tries) for at, server in enumerate(twins))
                    )
                )

            here, there = run(both())
            for watching in {viewer, SPECTATOR}:
                alike(here.heard(watching), there.heard(watching))
            compared += 1
            steps += len(made.steps)
            differed += any(here.heard(side) != there.heard(side) for side in (0, 1) if side != viewer)
            _no_secrets(here, there)
    print(f"{compared} pairs of games, {steps} steps; in {differed} the other side saw its other facts")
    assert compared >= 2 * count
    assert differed > compared // 2


def _no_secrets(*parties: Party) -> None:
    """Nobody was sent the seed, or a token that is not his."""
    for party in parties:
        for viewer, scribe in party.viewers.items():
            text = "".join(scribe.received)
            for secret in (SEED.hex(), base64.b64encode(SEED).decode(), json.dumps(list(SEED))[1:-1]):
                assert secret not in text
            own = party.tokens[viewer]
            for token in {*party.tokens, *(link["token"] for link in party.opened.links)} - {own}:
                assert token not in text


def test_logs_and_metrics_are_the_same_too(twins: tuple[TwinServer, TwinServer]) -> None:
    """After all these games, the logs and the figures of both servers cannot be told apart either."""
    logs, figures = [], []
    for server in twins:
        text = re.sub(r'"process": \d+', "", server.log_text())
        assert SEED.hex() not in text
        logs.append(sorted(re.sub(r'"game": "[0-9a-f]+"', "", text).splitlines()))
        counted = {name: at for name, at in server.metrics().items() if "_total" in name}
        # Comings and goings are told within moments; how many of them in one message is a matter of time.
        counted.pop("rubicon_pushes_total")
        figures.append(counted)
    alike(*logs)
    assert figures[0] == figures[1]
    assert figures[0]["rubicon_faults_total"] == 0


# ---------------------------------------------------------------------------------------- choices in secret

Deeds = tuple[str, ...]


@pytest.mark.parametrize(
    ("title", "before", "mine", "deeds"),
    [
        ("forum", (), (), ((), ("bid 1",), ("bid 2", "undo"), ("bid 3", "undo", "bid 0", "seal"))),
        ("forum", (), ("bid 1", "seal"), ((), ("bid 1",), ("bid 3", "undo"), ("bid 3", "undo", "bid 0"))),
        ("julius-caesar", (), (), ((), ("?0",), ("?1",), ("?0", "?1"))),
        ("julius-caesar", ("?0", "?0"), ("?0",), ((),)),
        ("julius-caesar", ("?0",), (), ((), ("?0",), ("?1",))),
    ],
)
def test_a_choice_in_secret_is_not_pushed_and_not_to_be_found_out(
    twins: tuple[TwinServer, TwinServer], title: str, before: Deeds, mine: Deeds, deeds: tuple[Deeds, ...]
) -> None:
    """Side 1 does nothing, or this or that, or takes it back. Side 0, who has chosen already or not, and
    spectators get no message from it, and the same answers to whatever they try then."""
    server = twins[0]
    first = positions(base(title), Random(7), 1)[0]

    world = server.lay(first)

    async def seen(doing: Deeds) -> list[list[str]]:
        party = await Party.open(server, title, world, 0)
        waiting = [party.viewers[viewer] for viewer in (0, SPECTATOR)]
        for text in before:
            for side in (0, 1):
                await _do(party, side, text)
        for text in mine:
            await _do(party, 0, text)
        received = [_count(scribe) for scribe in waiting]
        server.at(START + 100 + 10 * len(doing))
        for text in doing:
            await _do(party, 1, text)
        # Of all this, each heard the answers to his own pings and nothing else.
        assert [_count(scribe) for scribe in waiting] == [count + len(doing) for count in received]
        for scribe in waiting:  # the number of pings is the test's own doing
            scribe.received = [text for text in scribe.received if not text.startswith('{"type":"done"')]
            scribe.calls = 1000
        server.at(START + 500)
        for viewer in (0, SPECTATOR):
            await party.probe(viewer, "bid 2")
        return [party.heard(0), party.heard(SPECTATOR)]

    heard = [run(seen(doing)) for doing in deeds]
    for other in heard[1:]:
        for here, there in zip(heard[0], other, strict=True):
            alike(here, there)


def _count(scribe: Scribe) -> int:
    return sum(not text.startswith('{"type":"presence"') for text in scribe.received)


async def _do(party: Party, side: int, text: str) -> None:
    """Have a side act, take back, or choose the so-many-th of what it may do; then look who heard of it."""
    player = party.viewers[side]
    if text == "undo":
        assert (await player.call("undo", seq=player.seq))["type"] == "done"
        await settle(list(party.viewers.values()))
        return
    await party.act(side, player.actions[int(text[1:])] if text[0] == "?" else text)


# -------------------------------------------------------------------------- complete games, looked at closely


@pytest.mark.parametrize(("title", "seed"), [("julius-caesar", 11), ("caesar-xl", 12)])
def test_all_of_a_complete_game_fits_other_hidden_facts(server: Server, title: str, seed: int) -> None:
    """At every step of a complete game, what came over the wire could have come from another position: one
    that is drawn from those bytes alone shows the same and asks the same."""
    print(f"seed {seed}")
    rng, game = Random(seed), base(title)
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
            found = {"kind": asked.kind, "prompt": asked.prompt, "actions": [*map(game.text, asked.actions)]}
            assert found == decision
            others += 1

    async def whole() -> int:
        players = [await Player.join(server, token) for token in opened.tokens.values()]
        taken = 0
        while not players[0].over:
            taken += await play_on(players[:2], rng, 1)
            await settle(players[2:])
            if not players[0].over:
                for player in players:
                    look(player)
        return taken

    steps = run(whole())
    print(f"{steps} steps; {others} decisions asked again in another world")
    assert others > steps // 2
