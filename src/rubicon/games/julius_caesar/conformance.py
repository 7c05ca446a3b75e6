"""Replay games of a peer implementation and compare: every list of options, every result, every position.

The format is one JSON object a line, described with the games. The peer asks in smaller steps than we do (first a
block, then a place) and asks even when there is nothing to choose; `Replay` bridges that and nothing else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from rubicon.core.dice import Dice
from rubicon.games.julius_caesar import deviations
from rubicon.games.julius_caesar.components import (
    BLOCK_COUNT,
    BLOCK_INDEX,
    BLOCKS,
    CARD_INDEX,
    CARDS,
    CITY_COUNT,
    LEVY_CITY,
    LOCATION_COUNT,
    LOCATION_INDEX,
    LOCATIONS,
    OFF_MAP,
    POOL,
    PORTS_OF,
    SEAS_OF,
    SIDES,
)
from rubicon.games.julius_caesar.notation import parse, text
from rubicon.games.julius_caesar.state import OVER, PHASES, SECRET_PHASES
from rubicon.games.julius_caesar.title import GAME, CaesarState

#: Kinds of the peer's decisions, and the kinds of ours in which they are made.
KINDS: dict[str, tuple[str, ...]] = {
    "discard": ("cards",),
    "play": ("cards",),
    "march_block": ("movement",),
    "march_step": ("movement", "marching"),
    "levy_block": ("levies",),
    "levy_city": ("levies",),
    "jupiter_city": ("defection",),
    "jupiter_to": ("welcome",),
    "vulcan_city": ("eruption",),
    "surprise_battle": ("surprise",),
    "battle_pick": ("next-battle",),
    "battle_turn": ("battle-turn",),
    "battle_hit": ("hits",),
    "retreat_to": ("battle-turn",),
    "sea_retreat_to": ("battle-turn",),
    "regroup_block": ("regroup",),
    "regroup_to": ("regroup",),
    "navis_block": ("navis-to-port",),
    "navis_to": ("navis-to-port",),
    "winter_disband": ("winter-supply", "disbanding"),
}
#: The peer's words for two of our actions.
CHOICES = {"end": "end", "stop": "stop"}


@dataclass
class Report:
    """What came of a replay."""

    games: int = 0
    decisions: int = 0
    mismatches: list[str] = field(default_factory=list)
    deviations: Counter[str] = field(default_factory=Counter)

    def line(self) -> str:
        """The closing line."""
        return (
            f"conformance: games={self.games} decisions={self.decisions} "
            f"mismatches={len(self.mismatches)} deviations={sum(self.deviations.values())}"
        )


class Broken(Exception):
    """The replay cannot go on; the reason is in the report."""


class PeerDice(Dice):
    """Chance as it fell in the peer's game."""

    def __init__(self, deals: list[list[int]]) -> None:
        self.deals = deals
        self.rolled: list[int] = []
        self.drawn = 0

    def roll(self, count: int) -> list[int]:
        rolled, self.rolled = self.rolled, []
        if len(rolled) != count:
            raise Broken(f"we roll {count} dice, the peer rolled {len(rolled)}")
        return rolled

    def draw(self, size: int, count: int) -> list[int]:
        if count == 1:
            return [self.drawn]
        if not self.deals:
            raise Broken("we deal cards, the peer does not")
        return self.deals.pop(0)


def card(name: str) -> int:
    """The peer numbers Command cards from 1 in the order of the deck list."""
    number, colon, _ = name.partition(":")
    return int(number) - 1 if colon else CARD_INDEX[name]


class Replay:
    """One game of the peer, replayed."""

    def __init__(self, game: dict[str, Any], report: Report) -> None:
        self.report = report
        self.name = f"{game['scenario']} {game['seed']}"
        self.events: list[dict[str, Any]] = winter_in_order(game["events"])
        deals = [
            [card(name) for side in SIDES for name in event[side]]
            for event in self.events
            if event["e"] == "deal"
        ]
        self.dice = PeerDice(deals)
        self.state: CaesarState = GAME.new({}, self.dice)
        self.stranded: set[str] = set()
        self.number = 0

    def run(self) -> None:
        """Replay to the end, or to where it cannot go on."""
        self.report.games += 1
        try:
            for self.number, event in enumerate(self.events):
                if event["e"] == "decide":
                    self.decide(event)
                elif event["e"] == "position":
                    self.compare_position(event)
                elif event["e"] == "result":
                    self.compare_result(event)
        except Broken as reason:
            self.mismatch(str(reason))
        except StopIteration:
            pass

    def mismatch(self, what: str) -> None:
        self.report.mismatches.append(f"{self.name}, event {self.number}: {what}")

    # -------------------------------------------------------------- decisions

    def decide(self, event: dict[str, Any]) -> None:
        """Compare the options of one decision and make the peer's choice."""
        self.report.decisions += 1
        side = SIDES.index(event["player"])
        if self.is_stranded(event):
            return
        if not self.reach(event, side):
            if len(event["options"]) > 1:
                self.compare(event, set())
                raise StopIteration
            return  # the peer asks where there is nothing to choose
        self.compare(event, self.options(event, side))
        self.choose(event, side)

    def is_stranded(self, event: dict[str, Any]) -> bool:
        """8.3 disbands a Navis without a port at once; the peer lists it among the surplus blocks of 8.4."""
        if event["kind"] != "winter_disband":
            self.stranded = set()
            return False
        if "end" not in event["options"]:
            for name in event["options"]:
                if "navis" in name and self.state.where[BLOCK_INDEX[name]] == POOL and name not in self.stranded:
                    self.stranded.add(name)
                    self.report.deviations[deviations.STRANDED] += 1
        return event["choice"] in self.stranded

    def reach(self, event: dict[str, Any], side: int) -> bool:
        """Make our forced choices until we stand where the peer asks. False if we never do."""
        state = self.state
        deviation = deviations.steer(state, event)
        if deviation is not None:
            self.report.deviations[deviation] += 1
        while PHASES[state.phase] not in KINDS[event["kind"]] or side not in state.deciders():
            actions = [] if state.phase <= SECRET_PHASES or state.phase == OVER else state.decision(state.mover).actions
            if PHASES[state.phase] == "surprise" and len(actions) == 2:
                actions = actions[1:]  # the peer does not ask when there is one battle to surprise
            if len(actions) != 1:
                return False
            state.step(state.mover, actions[0], self.dice)
        return True

    def compare(self, event: dict[str, Any], ours: set[str]) -> None:
        """Compare options as sets; `end` counts only where both list it."""
        theirs = {name for name in event["options"] if name not in self.stranded}
        if event["kind"] in ("play", "discard"):
            theirs = {CARDS[card(name)] for name in theirs}
        if "end" not in theirs or "end" not in ours:
            ours, theirs = ours - {"end"}, theirs - {"end"}
        if ours == theirs:
            return
        found = deviations.classify(self.state, event, ours, theirs)
        if found is not None:
            self.report.deviations[found] += 1
            return
        self.mismatch(
            f"{event['kind']} of {event['player']} {_where(event)}"
            f": only ours {sorted(ours - theirs)}, only theirs {sorted(theirs - ours)}"
        )

    def options(self, event: dict[str, Any], side: int) -> set[str]:
        """Our options in the peer's words, at the peer's grain."""
        kind = event["kind"]
        lines = [text(action).split() for action in self.state.decision(side).actions]
        if kind in ("march_block", "levy_block", "regroup_block", "navis_block"):
            return {words[1] if len(words) > 1 else words[0] for words in lines}
        if kind in ("march_step", "levy_city", "regroup_to", "navis_to"):
            return {
                words[-1] for words in lines if len(words) == 1 or (len(words) == 3 and words[1] == event["block"])
            }
        if kind == "battle_turn":
            return {f"{words[0].removeprefix('sea-')} {words[1]}" for words in lines}
        if kind == "retreat_to":
            found = {w[2] for w in lines if w[0] == "retreat" and w[1] == event["block"]}
            return found | self.retreat_seas(lines, event["block"])
        if kind == "sea_retreat_to":
            on_sea = {LOCATIONS[port] for port in PORTS_OF[LOCATION_INDEX[event["from"]]]}
            return {w[2] for w in lines if w[0] == "sea-retreat" and w[1] == event["block"]} & on_sea
        return {words[-1] for words in lines}

    def retreat_seas(self, lines: list[list[str]], block: str) -> set[str]:
        """The seas over which a block may retreat."""
        ports = {LOCATION_INDEX[w[2]] for w in lines if w[0] == "sea-retreat" and w[1] == block}
        side = self.state.mover
        return {
            LOCATIONS[sea]
            for sea in SEAS_OF[self.state.battle]
            if self.state.friendly(side, sea) and ports & set(PORTS_OF[sea])
        }

    def choose(self, event: dict[str, Any], side: int) -> None:
        """Make the peer's choice, once it is complete."""
        kind, choice = event["kind"], event["choice"]
        if choice in CHOICES:
            return self.apply(side, choice)
        if kind in ("discard", "play"):
            return self.apply(side, f"{kind} {CARDS[card(choice)]}")
        if kind == "march_step":
            return self.apply(side, f"march {event['block']} {choice}")
        if kind == "levy_block":
            raised = f"raise {choice}"
            if parse(raised) in self.state.decision(side).actions:
                return self.apply(side, raised)
            city = LEVY_CITY[BLOCK_INDEX[choice]]
            if city >= 0:  # the peer does not ask where there is one named city
                self.apply(side, f"levy {choice} {LOCATIONS[city]}")
            return None
        if kind == "levy_city":
            return self.apply(side, f"levy {event['block']} {choice}")
        if kind == "jupiter_city":
            group = self.state.here[(1 - side) * LOCATION_COUNT + LOCATION_INDEX[choice]]
            blocks = [BLOCKS[b] for b in range(BLOCK_COUNT) if group >> b & 1]
            self.dice.drawn = blocks.index(event["drawn"])
            return self.apply(side, f"defect {choice}")
        if kind == "battle_turn":
            if not choice.startswith("retreat"):
                self.dice.rolled = event.get("dice", [])
                self.apply(side, choice)
            return None
        if kind == "retreat_to":
            if LOCATION_INDEX[choice] < CITY_COUNT or event["block"].find("navis") >= 0:
                self.apply(side, f"retreat {event['block']} {choice}")
            return None
        verbs = {
            "jupiter_to": f"welcome {choice}",
            "vulcan_city": f"strike {choice}",
            "surprise_battle": f"surprise {choice}",
            "battle_pick": f"battle {choice}",
            "battle_hit": f"hit {choice}",
            "sea_retreat_to": f"sea-retreat {event.get('block')} {choice}",
            "regroup_to": f"regroup {event.get('block')} {choice}",
            "navis_to": f"winter {event.get('block')} {choice}",
            "winter_disband": f"disband {choice}",
        }
        if kind in verbs:
            self.apply(side, verbs[kind])
        return None

    def apply(self, side: int, line: str) -> None:
        action = parse(line)
        if action not in self.state.decision(side).actions:
            # The options differed and the peer took one that we do not have: reported above.
            raise StopIteration
        self.state.step(side, action, self.dice)
        self.state.check()

    # -------------------------------------------------------------- positions

    def compare_position(self, event: dict[str, Any]) -> None:
        """Every block in its place, at its strength, on its side."""
        state = self.state
        for name, theirs in event["blocks"].items():
            b = BLOCK_INDEX[name]
            where = state.where[b]
            place = LOCATIONS[where] if where < LOCATION_COUNT else OFF_MAP[where - LOCATION_COUNT]
            if place in ("killed", "waiting"):
                place = theirs[0] if theirs[0] in ("eliminated", "levy-pool") else place
            ours = [place, state.strength[b], SIDES[state.side[b]]]
            if place == theirs[0] == "eliminated" and ours != theirs:
                # The peer leaves a defector that died with its last owner until the Year ends.
                self.report.deviations[deviations.DEAD_DEFECTOR] += 1
                continue
            if ours != theirs:
                self.mismatch(f"{name}: we have {ours}, the peer {theirs}")

    def compare_result(self, event: dict[str, Any]) -> None:
        """Winner and score."""
        outcome = self.state.outcome()
        if outcome is None:
            self.mismatch("the peer's game is over, ours is not")
            return
        winner = SIDES[outcome.winner] if outcome.winner is not None else None
        score = dict(zip(SIDES, outcome.score, strict=True))
        if winner != event["winner"] or score != event["vp"]:
            self.mismatch(f"result: we have {winner} {score}, the peer {event['winner']} {event['vp']}")


def _where(event: dict[str, Any]) -> str:
    return " ".join(
        f"{key}={event[key]}" for key in ("block", "from", "where", "round", "attacker", "choice") if key in event
    )


def winter_in_order(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """8.4 comes before 8.5 for both sides. The peer lets Caesar do both first, which changes nothing but the
    order: the two sides' choices do not touch each other."""
    ordered: list[dict[str, Any]] = []
    run: list[dict[str, Any]] = []
    for event in [*events, {}]:
        if event.get("kind") == "winter_disband":
            run.append(event)
            continue
        ordered += sorted(run, key=lambda e: "end" in e["options"])
        run = []
        if event:
            ordered.append(event)
    return ordered


def replay_all(games: Iterable[dict[str, Any]]) -> Report:
    """Replay every game."""
    report = Report()
    for game in games:
        Replay(game, report).run()
    return report

