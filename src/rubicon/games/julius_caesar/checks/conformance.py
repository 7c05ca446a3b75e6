"""Replay games of a peer implementation and compare: every list of options, every result, every position.

The peer asks in smaller steps than we do (first a block, then a place), and asks even when there is nothing
to choose; `PeerReplay` translates between the two and does nothing else. Where the peer is known to break the
rules, `deviations` decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rubicon.core.dice import Dice
from rubicon.games.julius_caesar.checks import deviations
from rubicon.games.julius_caesar.checks.peer_games import PeerData, parse_card, read_games
from rubicon.games.julius_caesar.game import GAME, CaesarState
from rubicon.games.julius_caesar.rules.battle import BATTLE_TURN, HITS, LAST_ROUND, NEXT_BATTLE
from rubicon.games.julius_caesar.rules.cards import CARDS as CARD_PHASE
from rubicon.games.julius_caesar.rules.cards import DEFECTION, ERUPTION, WELCOME_DEFECTOR
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    BLOCK_INDEX,
    BLOCKS,
    CARDS,
    CITY_COUNT,
    CLEOPATRA,
    COLOUR,
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
from rubicon.games.julius_caesar.rules.levies import LEVIES
from rubicon.games.julius_caesar.rules.movement import MARCHING, MOVEMENT, STOP, SURPRISE, SURPRISE_ATTACK
from rubicon.games.julius_caesar.rules.notation import VERBS
from rubicon.games.julius_caesar.rules.retreats import REGROUPS
from rubicon.games.julius_caesar.rules.sequence import OVER
from rubicon.games.julius_caesar.rules.winter import DISBANDING, NAVIS_TO_PORT, WINTER_SUPPLY
from rubicon.games.kit.flow import Phase

#: Kinds of the peer's decisions, and our phases in which they are made.
OUR_PHASES: Final[dict[str, Phase[Any]]] = {
    "discard": CARD_PHASE,
    "play": CARD_PHASE,
    "march_block": MOVEMENT,
    "march_step": MOVEMENT,
    "levy_block": LEVIES,
    "levy_city": LEVIES,
    "jupiter_city": DEFECTION,
    "jupiter_to": WELCOME_DEFECTOR,
    "vulcan_city": ERUPTION,
    "surprise_battle": SURPRISE_ATTACK,
    "battle_pick": NEXT_BATTLE,
    "battle_turn": BATTLE_TURN,
    "battle_hit": HITS,
    "retreat_to": BATTLE_TURN,
    "sea_retreat_to": BATTLE_TURN,
    "regroup_block": REGROUPS,
    "regroup_to": REGROUPS,
    "navis_block": NAVIS_TO_PORT,
    "navis_to": NAVIS_TO_PORT,
    "winter_supply": WINTER_SUPPLY,
    "winter_disband": DISBANDING,
}
#: Choices of the peer that are actions of ours as they are.
ENDING_CHOICES: Final = ("end", "stop")


@dataclass
class ConformanceReport:
    """The result of replaying games."""

    games: int = 0
    decisions: int = 0
    mismatches: list[str] = field(default_factory=list)
    deviations: Counter[str] = field(default_factory=Counter)
    #: Games that were not compared to the end: the peer broke the rules in a way that we cannot follow.
    abandoned: int = 0

    def line(self) -> str:
        """The closing line."""
        return (
            f"conformance: games={self.games} decisions={self.decisions} "
            f"mismatches={len(self.mismatches)} deviations={sum(self.deviations.values())}"
        )


class ReplayBroken(Exception):
    """The replay cannot go on, for this reason. Without a text, the reason is in the report already."""


class PeerLeftRules(Exception):
    """The peer has broken the rules in a way that we cannot follow."""


class PeerDice(Dice):
    """Dice and cards as they came in the peer's game."""

    def __init__(self, deals: list[list[int]]) -> None:
        self.deals = deals
        self.rolled: list[int] = []
        self.drawn = 0

    def roll(self, count: int) -> list[int]:
        rolled, self.rolled = self.rolled, []
        if len(rolled) != count or not all(1 <= die <= 6 for die in rolled):
            raise ReplayBroken(f"we roll {count} dice, the peer rolled {rolled}")
        return rolled

    def draw(self, size: int, count: int) -> list[int]:
        if count == 1:
            return [self.drawn]
        if not self.deals:
            raise ReplayBroken("we deal cards, the peer does not")
        return self.deals.pop(0)


class PeerReplay:
    """The replay of one game of the peer."""

    def __init__(self, game: PeerData, report: ConformanceReport) -> None:
        self.report = report
        self.name = f"{game['scenario']} {game['seed']}"
        self.events = ordered_winter(game["events"])
        deals = [
            [parse_card(name) for side in SIDES for name in event[side]]
            for event in self.events
            if event["e"] == "deal"
        ]
        self.dice = PeerDice(deals)
        self.state: CaesarState = GAME.new({}, self.dice)
        #: Navis that our last winter disbanded at sea, before and after the peer has listed them.
        self.adrift: set[str] = set()
        self.stranded: set[str] = set()
        self.number = 0
        #: The result of the last comparison of options: "", "mismatch" or a class of deviation.
        self.difference = ""

    def run(self) -> None:
        """Replay to the end, or to where it cannot go on."""
        self.report.games += 1
        try:
            for number, event in enumerate(self.events):
                self.number = number
                if event["e"] == "decide":
                    self.decide(event)
                elif event["e"] == "position":
                    self.compare_position(event)
                elif event["e"] == "result":
                    self.compare_result(event)
        except ReplayBroken as reason:
            if str(reason):
                self.mismatch(str(reason))
        except PeerLeftRules:
            self.report.abandoned += 1

    def mismatch(self, what: str) -> None:
        self.report.mismatches.append(f"{self.name}, event {self.number}: {what}")

    def deviation(self, what: str) -> None:
        self.report.deviations[what] += 1

    # -------------------------------------------------------------- decisions

    def decide(self, event: PeerData) -> None:
        """Compare the options of one decision and make the peer's choice."""
        self.report.decisions += 1
        side = SIDES.index(event["player"])
        stranded = self.note_stranded(event, side)
        if self.advance_to(event, side):
            self.compare_facts(event)
            self.compare_options(event, self.options(event, side))
            if not stranded:
                self.choose(event, side)
        elif set(event["options"]) - {"end"}:
            # The peer also asks where there is nothing to choose, but here it lists options.
            self.compare_options(event, set())
            if not stranded:
                self.follow_peer(event)

    def note_stranded(self, event: PeerData, side: int) -> bool:
        """8.3 disbands a Navis without a port at once; the peer lists it among the surplus blocks of 8.4.

        Returns whether the peer's choice is such a Navis.
        """
        if _is_supply(event):
            for name in self.adrift.intersection(event["options"]):
                if COLOUR[BLOCK_INDEX[name]] == side:
                    self.adrift.remove(name)
                    self.stranded.add(name)
                    self.deviation(deviations.STRANDED)
        else:
            self.stranded = set()
        return event["choice"] in self.stranded

    def advance_to(self, event: PeerData, side: int) -> bool:
        """Go to the peer's decision, through decisions that only we ask. Returns whether we are there."""
        state = self.state
        deviation = deviations.match_foreign_surprise(state, event)
        if deviation is not None:
            self.deviation(deviation)
        if state.phase is MARCHING and event["kind"] != "march_step":
            self.take_only_action(STOP)
        elif state.phase is SURPRISE_ATTACK and event["kind"] != "surprise_battle":
            self.take_only_action(SURPRISE)
        kind = "winter_supply" if _is_supply(event) else event["kind"]
        if kind == "march_step" and state.phase is MARCHING:
            return side == state.mover
        return state.phase is OUR_PHASES[kind] and side in state.deciders()

    def take_only_action(self, verb: int) -> None:
        """Take our only action of a kind: the peer does not ask whether a block stops that cannot go on, nor
        which battle gets the surprise if there is only one."""
        state = self.state
        actions = [action for action in state.decision(state.mover).actions if action >= verb]
        if len(actions) == 1:
            state.step(state.mover, actions[0], self.dice)

    def compare_facts(self, event: PeerData) -> None:
        """Compare what the peer writes apart from the options: place, round, attacker, number of hits."""
        state = self.state
        ours: dict[str, str | int] = {}
        if event["kind"] in ("battle_turn", "battle_hit", "regroup_block"):
            ours["where"] = LOCATIONS[state.battle]
            ours["round"] = state.round
            ours["attacker"] = SIDES[state.attacking]
            ours["hits"] = state.hits
        elif event["kind"] == "march_step":
            at = state.march_at if state.phase is MARCHING else state.where[BLOCK_INDEX[event["block"]]]
            ours["from"] = LOCATIONS[at] if at < LOCATION_COUNT else OFF_MAP[at - LOCATION_COUNT]
        for name, value in ours.items():
            if name in event and event[name] != value:
                self.mismatch(f"{event['kind']}: {name} is {value} for us, {event[name]} for the peer")

    def compare_options(self, event: PeerData, ours: set[str]) -> None:
        """Compare options as sets; `end` counts only where both list it."""
        self.difference = ""
        if event["choice"] != "end" and event["choice"] not in event["options"]:
            raise ReplayBroken(f"{event['kind']}: the peer chose {event['choice']}, which it does not list")
        theirs = {name for name in event["options"] if not self.is_excused(event, name)}
        if event["kind"] in ("play", "discard"):
            theirs = {CARDS[parse_card(name)] for name in theirs}
        if "end" not in theirs or "end" not in ours:
            ours, theirs = ours - {"end"}, theirs - {"end"}
        if ours == theirs:
            return
        found = deviations.classify(self.state, event, ours, theirs)
        if found is not None:
            self.difference = found
            self.deviation(found)
            return
        self.difference = "mismatch"
        self.mismatch(
            f"{event['kind']} of {event['player']} {_where(event)}"
            f": only ours {sorted(ours - theirs)}, only theirs {sorted(theirs - ours)}"
        )

    def is_excused(self, event: PeerData, name: str) -> bool:
        """Whether this is a stranded Navis of the player who is asked."""
        return name in self.stranded and SIDES[COLOUR[BLOCK_INDEX[name]]] == event["player"]

    def options(self, event: PeerData, side: int) -> set[str]:
        """Our options as the peer writes them, in the peer's smaller steps."""
        kind = event["kind"]
        lines = [VERBS.text(action).split() for action in self.state.decision(side).actions]
        if kind in ("march_block", "levy_block", "regroup_block", "navis_block"):
            return {words[1] if len(words) > 1 else words[0] for words in lines}
        if kind in ("march_step", "levy_city", "regroup_to", "navis_to"):
            return {
                words[-1]
                for words in lines
                if len(words) == 1 or (len(words) == 3 and words[1] == event["block"])
            }
        if kind == "battle_turn":
            return self.battle_turns(lines)
        if kind == "retreat_to":
            found = {w[2] for w in lines if w[0] == "retreat" and w[1] == event["block"]}
            return found | self.retreat_seas(lines, event["block"])
        if kind == "sea_retreat_to":
            on_sea = {LOCATIONS[port] for port in PORTS_OF[LOCATION_INDEX[event["from"]]]}
            return {w[2] for w in lines if w[0] == "sea-retreat" and w[1] == event["block"]} & on_sea
        return {words[-1] for words in lines}

    def battle_turns(self, lines: list[list[str]]) -> set[str]:
        """One option for each way to act. In round 4 the peer lets every attacker retreat, and eliminates
        those that cannot; in our engine those pass, and if none can retreat, they pass one after the
        other."""
        state = self.state
        if state.round == LAST_ROUND and state.mover == state.attacking:
            called = {words[1] for words in lines}
            if all(words[0] == "pass" for words in lines):
                called = {BLOCKS[b] for b in range(BLOCK_COUNT) if state.group >> b & 1}
            return {f"retreat {name}" for name in called}
        return {f"{words[0].removeprefix('sea-')} {words[1]}" for words in lines}

    def retreat_seas(self, lines: list[list[str]], block: str) -> set[str]:
        """The seas over which a block may retreat."""
        ports = {LOCATION_INDEX[w[2]] for w in lines if w[0] == "sea-retreat" and w[1] == block}
        side = self.state.mover
        return {
            LOCATIONS[sea]
            for sea in SEAS_OF[self.state.battle]
            if self.state.is_friendly(side, sea) and ports & set(PORTS_OF[sea])
        }

    # -------------------------------------------------------------- choices

    def choose(self, event: PeerData, side: int) -> None:
        """Make the peer's choice in our game, once it is complete."""
        kind, choice = event["kind"], event["choice"]
        block = event.get("block")
        if choice in ENDING_CHOICES:
            self.apply(event, side, choice)
        elif kind in ("discard", "play"):
            self.apply(event, side, f"{kind} {CARDS[parse_card(choice)]}")
        elif kind == "levy_block":
            self.levy(event, side)
        elif kind == "jupiter_city":
            self.defect(event, side)
        elif kind == "vulcan_city":
            self.strike(event, side)
        elif kind == "battle_turn":
            self.take_turn(event, side)
        elif kind == "retreat_to":
            if LOCATION_INDEX[choice] < CITY_COUNT or "navis" in event["block"]:
                self.apply(event, side, f"retreat {block} {choice}")
        else:
            # The peer asks for block and place one after the other; the last question completes our action.
            places = {"march_step", "levy_city", "regroup_to", "navis_to"}
            if kind in places:
                self.apply(event, side, f"{OUR_PHASES[kind].verbs[0]} {block} {choice}")
            elif kind == "sea_retreat_to":
                self.apply(event, side, f"sea-retreat {block} {choice}")
            elif kind in ("jupiter_to", "surprise_battle", "battle_pick", "battle_hit", "winter_disband"):
                self.apply(event, side, f"{OUR_PHASES[kind].verbs[0]} {choice}")

    def levy(self, event: PeerData, side: int) -> None:
        """Raise or levy a block. The peer does not ask for the city of a block that has one named city."""
        block = event["choice"]
        city = LEVY_CITY[BLOCK_INDEX[block]]
        if VERBS.parse(f"raise {block}") in self.state.decision(side).actions:
            self.apply(event, side, f"raise {block}")
        elif city >= 0:
            self.apply(event, side, f"levy {block} {LOCATIONS[city]}")

    def defect(self, event: PeerData, side: int) -> None:
        """Jupiter: the peer draws among the blocks of one colour, on whichever side they are."""
        city = LOCATION_INDEX[event["choice"]]
        group = self.state.here[(1 - side) * LOCATION_COUNT + city]
        blocks = [BLOCKS[b] for b in range(BLOCK_COUNT) if group >> b & 1]
        if event["drawn"] not in blocks:
            if self.state.where[BLOCK_INDEX[event["drawn"]]] != city:
                raise ReplayBroken(f"jupiter_city: {event['drawn']} is not in {event['choice']}")
            self.deviation(deviations.OWN_BLOCK)
            raise PeerLeftRules
        if "color" in event and deviations.colours(self.state, 1 - side, city) > 1:
            self.deviation(deviations.AIMED)
        self.dice.drawn = blocks.index(event["drawn"])
        self.apply(event, side, f"defect {event['choice']}")

    def strike(self, event: PeerData, side: int) -> None:
        """Vulcan strikes; the peer does not spare Cleopatra."""
        spared = deviations.is_spared(self.state, LOCATION_INDEX[event["choice"]])
        self.apply(event, side, f"strike {event['choice']}")
        if spared:
            self.deviation(deviations.UNSPARED)
            deviations.turn_cleopatra(self.state)

    def take_turn(self, event: PeerData, side: int) -> None:
        """A block fires or passes; or it retreats, and the peer then asks where to, or has eliminated it."""
        verb, _, block = event["choice"].partition(" ")
        if verb != "retreat":
            self.dice.rolled = list(event.get("dice", ()))
            self.apply(event, side, event["choice"])
            return
        following = (
            self.events[self.number + 1] if self.number + 1 < len(self.events) else {"kind": "retreat_to"}
        )
        if following.get("kind") == "retreat_to":
            return
        b = BLOCK_INDEX[block]
        if b != CLEOPATRA and VERBS.parse(f"pass {block}") in self.state.decision(side).actions:
            self.apply(event, side, f"pass {block}")
            return
        found = deviations.eliminate_without_retreat(self.state, b)
        if found is None:
            raise ReplayBroken(f"battle_turn: {block} can retreat, and the peer eliminates it")
        for name in found:
            self.deviation(name)

    def apply(self, event: PeerData, side: int, line: str) -> None:
        """Do in our game what the peer has chosen."""
        state = self.state
        action = VERBS.parse(line)
        if action not in state.decision(side).actions:
            if not self.difference:
                raise ReplayBroken(f"{event['kind']}: '{line}' is not among our actions")
            self.follow_peer(event)
            return
        before = state.clone()
        state.step(side, action, self.dice)
        if before.phase.number < NAVIS_TO_PORT.number <= state.phase.number:
            self.begin_winter(before)
        state.check()

    def begin_winter(self, before: CaesarState) -> None:
        """8.1, 8.3: note what winter does without a decision: Cleopatra's return, and Navis lost at sea."""
        if deviations.is_homeless(before):
            self.deviation(deviations.HOMECOMING)
            deviations.give_to_pompey(self.state, before)
        self.stranded = set()
        self.adrift = {
            BLOCKS[b]
            for b in range(BLOCK_COUNT)
            if CITY_COUNT <= before.where[b] < LOCATION_COUNT and self.state.where[b] == POOL
        }

    def follow_peer(self, event: PeerData) -> None:
        """The peer chose what is not legal for us. After a known deviation we may be able to do it anyway."""
        if self.difference == "mismatch":
            raise ReplayBroken
        if not deviations.force_choice(self.state, event, self.dice):
            raise PeerLeftRules
        self.state.check()

    # -------------------------------------------------------------- positions

    def compare_position(self, event: PeerData) -> None:
        """Compare time, and place, strength and side of every block."""
        state = self.state
        ours_now = (state.phase is OVER) if event.get("final") else (state.phase, state.year, state.turn)
        theirs_now = True if event.get("final") else (CARD_PHASE, event["year"], event["turn"])
        if ours_now != theirs_now:
            self.mismatch(
                f"we are in turn {state.turn} of {state.year}, {state.phase.name}, the peer elsewhere"
            )
        for name, theirs in event["blocks"].items():
            b = BLOCK_INDEX[name]
            where = state.where[b]
            place = LOCATIONS[where] if where < LOCATION_COUNT else OFF_MAP[where - LOCATION_COUNT]
            # The peer calls killed leaders eliminated too, and its third leaders wait in the pool.
            place = {"killed": "eliminated", "waiting": "levy-pool"}.get(place, place)
            ours = [place, state.strength[b], SIDES[state.side[b]]]
            if ours == theirs:
                continue
            if place == theirs[0] == "eliminated" and theirs[1] == 0:
                # With the peer, an eliminated defector stays with its last owner until the Year ends.
                self.deviation(deviations.DEAD_DEFECTOR)
            else:
                self.mismatch(f"{name}: we have {ours}, the peer {theirs}")

    def compare_result(self, event: PeerData) -> None:
        """Compare winner and score."""
        outcome = self.state.outcome()
        if outcome is None:
            self.mismatch("the peer's game is over, ours is not")
            return
        winner = SIDES[outcome.winner] if outcome.winner is not None else None
        score = dict(zip(SIDES, outcome.score, strict=True))
        if winner != event["winner"] or score != event["vp"]:
            self.mismatch(f"result: we have {winner} {score}, the peer {event['winner']} {event['vp']}")


def _is_supply(event: PeerData) -> bool:
    """Whether this disbanding is forced (8.4)."""
    return event["kind"] == "winter_disband" and "end" not in event["options"]


def _where(event: PeerData) -> str:
    return " ".join(
        f"{key}={event[key]}"
        for key in ("block", "from", "where", "round", "attacker", "choice")
        if key in event
    )


def ordered_winter(events: list[PeerData]) -> list[PeerData]:
    """The events with 8.4 before 8.5 for both sides. The peer lets Caesar do both first; that changes only
    the order, because the choices of the two sides do not affect each other."""
    ordered: list[PeerData] = []
    run: list[PeerData] = []
    for event in [*events, {}]:
        if event.get("kind") == "winter_disband":
            run.append(event)
            continue
        ordered += sorted(run, key=lambda e: "end" in e["options"])
        run = []
        if event:
            ordered.append(event)
    return ordered


def replay_all(games: Iterable[PeerData]) -> ConformanceReport:
    """Replay every game."""
    report = ConformanceReport()
    for game in games:
        PeerReplay(game, report).run()
    return report


def replay_file(path: Path, report: ConformanceReport) -> Iterator[None]:
    """Replay the games of a file, adding differences to the report; yields after each game."""
    for game in read_games(path):
        PeerReplay(game, report).run()
        yield
