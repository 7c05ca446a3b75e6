"""Games of our own engine in the format of an independent implementation: one small question at a time.

`export_game` plays at random and asks as the peer does (first the block, then the place). It shares no code
with the replay that it tests. Run as a module, it writes the file of games again:

    python -m tests.support.julius_caesar.peer_export
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any, Final

from rubicon.core.dice import Dice, FastDice
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.game import CaesarState
from rubicon.games.julius_caesar.rules.components import (
    BLOCKS,
    CARDS,
    CITY_COUNT,
    LOCATION_COUNT,
    LOCATION_INDEX,
    LOCATIONS,
    PORTS_OF,
    SEAS_OF,
    SIDES,
)

Event = dict[str, Any]

FILE: Final = Path(__file__).parents[2] / "data" / "julius-caesar-peer.jsonl.gz"
#: Seed and number of turns of each game in the file. The last one is complete.
GAMES_IN_FILE: Final = ((1, 2), (2, 5), (3, 7), (4, 25))


class RecordingDice(Dice):
    """Dice that record their last result."""

    def __init__(self, seed: int) -> None:
        self.dice = FastDice(seed)
        self.last: list[int] = []

    def roll(self, count: int) -> list[int]:
        self.last = self.dice.roll(count)
        return self.last

    def draw(self, size: int, count: int) -> list[int]:
        self.last = self.dice.draw(size, count)
        return self.last


def peer_card(index: int) -> str:
    """The peer's name of a card: Command cards are numbered from 1, with their values."""
    name = CARDS[index]
    return f"{index + 1}:{name.partition('-')[0]}" if "/" in name else name


class PeerExport:
    """Plays one game at random and writes its events."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.dice = RecordingDice(seed)
        self.events: list[Event] = []
        self.state: CaesarState = GAME.new({}, self.dice)
        self.turn = (0, 0)

    # ------------------------------------------------------------------ events

    def new_turn(self) -> None:
        """Write the deal of a new Year, and the position at the beginning of each turn."""
        state = self.state
        if (state.year, state.turn) == self.turn:
            return
        self.turn = (state.year, state.turn)
        if state.turn == 1:
            hands = {
                SIDES[side]: [peer_card(c) for c in range(27) if state.hand[side] >> c & 1] for side in (0, 1)
            }
            self.events.append({"e": "deal", "year": state.year, **hands})
        self.events.append({"e": "position", "year": state.year, "turn": state.turn, "blocks": self.blocks()})

    def blocks(self) -> dict[str, list[Any]]:
        """Every block with its location, its strength and its side."""
        state = self.state
        off_map = ("levy-pool", "eliminated", "eliminated", "levy-pool")
        return {
            name: [
                LOCATIONS[state.where[b]]
                if state.where[b] < LOCATION_COUNT
                else off_map[state.where[b] - LOCATION_COUNT],
                state.strength[b],
                SIDES[state.side[b]],
            ]
            for b, name in enumerate(BLOCKS)
        }

    def ask(self, kind: str, options: list[str], **more: Any) -> str:
        """Write a decision, made at random. Returns the choice."""
        options = sorted(set(options))
        choice = self.random.choice(options) if options else "end"
        if kind == "battle_turn" and self.random.random() < 0.7:
            choice = next((option for option in options if option.startswith("fire")), choice)
        if kind == "winter_disband" and "end" in options:
            choice = "end"
        player = SIDES[self.side]
        self.events.append(
            {"e": "decide", "kind": kind, "player": player, **more, "options": options, "choice": choice}
        )
        return choice

    # ------------------------------------------------------------------ play

    def play(self, turns: int) -> list[Event]:
        """Play `turns` turns, or to the end. Returns the events."""
        while self.state.deciders():
            self.new_turn()
            if (self.state.year - 705) * 5 + self.state.turn > turns:
                return self.events
            self.side = self.random.choice(self.state.deciders())
            self.decide()
        self.events.append({"e": "position", "final": True, "blocks": self.blocks()})
        outcome = self.state.outcome()
        assert outcome is not None
        self.events.append(
            {
                "e": "result",
                "winner": None if outcome.winner is None else SIDES[outcome.winner],
                "vp": dict(zip(SIDES, outcome.score, strict=True)),
                "victory": outcome.reason,
            }
        )
        return self.events

    def step(self, *words: str) -> None:
        self.state.step(self.side, GAME.parse(" ".join(words)), self.dice)

    def decide(self) -> None:
        """Ask for one of our decisions as the peer does, and carry it out."""
        decision = self.state.decision(self.side)
        lines = [GAME.text(action).split() for action in decision.actions]
        last = [words[-1] for words in lines]
        match decision.kind:
            case "discard" | "play" as kind:
                chosen = self.ask(kind, [peer_card(CARDS.index(name)) for name in last])
                number, colon, _ = chosen.partition(":")
                self.step(kind, CARDS[int(number) - 1] if colon else chosen)
            case "movement":
                self.block_then_place(lines, "march", "march_block", "march_step")
            case "marching":
                self.march_on(last)
            case "levies":
                self.levy(lines)
            case "defection":
                self.defect(last)
            case "battle-turn":
                self.battle_turn(lines)
            case "hits":
                state = self.state
                self.step("hit", self.ask("battle_hit", last, where=LOCATIONS[state.battle], hits=state.hits))
            case "regroup":
                self.block_then_place(lines, "regroup", "regroup_block", "regroup_to")
            case "navis-to-port":
                self.navis(lines)
            case "winter-supply" | "disbanding":
                self.end_or("disband", self.ask("winter_disband", last))
            case "surprise" if len(last) == 2:
                self.step("surprise", last[1])
            case kind:
                verb, asked = {
                    "welcome": ("welcome", "jupiter_to"),
                    "eruption": ("strike", "vulcan_city"),
                    "surprise": ("surprise", "surprise_battle"),
                    "next-battle": ("battle", "battle_pick"),
                }[kind]
                self.step(verb, self.ask(asked, [name for name in last if name != "end"]))

    def end_or(self, verb: str, choice: str) -> None:
        self.step(choice) if choice == "end" else self.step(verb, choice)

    def block_then_place(self, lines: list[list[str]], verb: str, first: str, second: str) -> None:
        block = self.ask(first, [words[1] if len(words) > 1 else "end" for words in lines])
        if block == "end":
            self.step("end")
            return
        places = [words[2] for words in lines if len(words) > 1 and words[1] == block]
        at = LOCATIONS[self.state.where[BLOCKS.index(block)]]
        self.step(verb, block, self.ask(second, places, block=block, **{"from": at}))

    def march_on(self, places: list[str]) -> None:
        """The peer does not ask whether to stop where a block cannot go on."""
        if places == ["stop"]:
            self.step("stop")
            return
        block, at = BLOCKS[self.state.marcher], LOCATIONS[self.state.march_at]
        place = self.ask("march_step", places, block=block, **{"from": at})
        self.step("stop") if place == "stop" else self.step("march", block, place)

    def levy(self, lines: list[list[str]]) -> None:
        """The peer levies while it can, does not ask for a fixed city, and asks again at the end."""
        block = self.ask("levy_block", [words[1] for words in lines if words[0] != "end"])
        cities = [words[2] for words in lines if words[0] == "levy" and words[1] == block]
        points, side = self.state.lp, self.side
        if block == "end":
            self.step("end")
            return
        if not cities:
            self.step("raise", block)
        elif "legio" in block or "equitatus" in block or "elephant" in block:
            self.step("levy", block, cities[0])
        else:
            self.step("levy", block, self.ask("levy_city", cities, block=block, **{"from": "levy-pool"}))
        if points == 1:
            self.ask_after_end("levy_block", side, [])

    def defect(self, cities: list[str]) -> None:
        city = self.ask("jupiter_city", cities)
        if city == "end":
            self.step("end")
            return
        stand = self.blocks()
        self.step("defect", city)
        enemies = [name for name in BLOCKS if stand[name][0] == city and stand[name][2] != SIDES[self.side]]
        self.events[-1]["drawn"] = enemies[self.dice.last[0]]

    def battle_turn(self, lines: list[list[str]]) -> None:
        state = self.state
        doomed = state.round == 4 and self.side == state.attacking
        options = [f"{'retreat' if doomed else words[0].removeprefix('sea-')} {words[1]}" for words in lines]
        choice = self.ask(
            "battle_turn",
            options,
            where=LOCATIONS[state.battle],
            round=state.round,
            attacker=SIDES[state.attacking],
        )
        verb, block = choice.split()
        roads = [words[2] for words in lines if words[:2] == ["retreat", block]]
        ports = [words[2] for words in lines if words[:2] == ["sea-retreat", block]]
        if verb == "fire":
            self.step("fire", block)
            self.events[-1]["dice"] = self.dice.last
        elif verb == "pass" or not (roads or ports):
            self.step("pass", block)
        else:
            self.retreat(block, roads, ports)

    def retreat(self, block: str, roads: list[str], ports: list[str]) -> None:
        """By land, or first to a sea and then to a port on it."""
        battle = self.state.battle
        on_sea = {
            LOCATIONS[sea]: [LOCATIONS[port] for port in PORTS_OF[sea] if LOCATIONS[port] in ports]
            for sea in SEAS_OF[battle]
            if self.state.is_friendly(self.side, sea)
        }
        seas = [sea for sea, there in on_sea.items() if there]
        at = {"from": LOCATIONS[battle]}
        place = self.ask("retreat_to", roads + seas, block=block, **at)
        if place in roads or LOCATION_INDEX[place] < CITY_COUNT:
            self.step("retreat", block, place)
        else:
            port = self.ask("sea_retreat_to", on_sea[place], block=block, **{"from": place})
            self.step("sea-retreat", block, port)

    def navis(self, lines: list[list[str]]) -> None:
        """The peer asks again when a side has no more Navis at sea."""
        side = self.side
        self.block_then_place(lines, "winter", "navis_block", "navis_to")
        if (self.state.decision(self.state.mover).kind, self.state.mover) != ("navis-to-port", side):
            self.ask_after_end("navis_block", side, ["end"])

    def ask_after_end(self, kind: str, side: int, options: list[str]) -> None:
        """Write the question that the peer asks when nothing is left to do."""
        self.events.append(
            {"e": "decide", "kind": kind, "player": SIDES[side], "options": options, "choice": "end"}
        )


def export_game(seed: int, turns: int = 25) -> Event:
    """A game of at most `turns` turns, in the peer's format."""
    return {"scenario": "Historical", "seed": seed, "cut": None, "events": PeerExport(seed).play(turns)}


def write() -> None:
    """Write the file of games again."""
    lines = "".join(json.dumps(export_game(seed, turns)) + "\n" for seed, turns in GAMES_IN_FILE)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(gzip.compress(lines.encode(), mtime=0))


if __name__ == "__main__":
    write()
