"""Compares the rules of Rome vs Gaul with the referee, position by position."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from rubicon.core.dice import Dice, FastDice
from rubicon.core.game import SPECTATOR
from rubicon.games.kit.flow import NO_SIDE
from rubicon.games.kit.values import join, members
from rubicon.games.rome_vs_gaul.rules import influence, leaders, supply, victory
from rubicon.games.rome_vs_gaul.rules.armies import avoiding, battle, interception, movement, retreats, sieges
from rubicon.games.rome_vs_gaul.rules.pack import (
    CAESAR,
    CUS,
    FIRST_LEGATE,
    GALLIC_LEADERS,
    GAUL,
    HIRED,
    LEGIONS,
    PIECES,
    REGIONS,
    ROME,
    SEA_ZONES,
    SIDES,
    SPACE_COUNT,
    TRIBES,
)
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState
from rubicon.games.rome_vs_gaul.rules.turn import muster, winter
from rubicon.games.rome_vs_gaul.rules.turn.setup import begin_game
from rubicon.games.rome_vs_gaul.rules.verbs import NOTATION
from tests.support.rome_vs_gaul.board import PACK
from tests.support.rome_vs_gaul.crowded import begin, disordered
from tests.support.rome_vs_gaul.referee import OTHER, Components, Names, Referee, stored_pack

PARTS: Final = Components(stored_pack())
#: The side that decides in a phase with a window for interceptions.
BATTLE_DECISIONS: Final = ("reroll", "battle-surprise", "elite-reroll")


def spaces(group: int) -> Names:
    return {PACK.spaces[space] for space in members(group)}


def pieces(group: int) -> Names:
    return {PACK.pieces[piece] for piece in members(group)}


def compare_position(s: GaulState) -> None:
    """Everything that can be asked of any position."""
    referee = Referee(PARTS, s.view(SPECTATOR))
    compare_control(s, referee)
    compare_supply(s, referee)
    compare_strength(s, referee)
    compare_reactions(s, referee)
    compare_sieges(s, referee)
    compare_marches(s, referee)


def compare_control(s: GaulState, referee: Referee) -> None:
    view = referee.view
    for side, name in enumerate(SIDES):
        assert spaces(s.markers(side)) == referee.markers(name)
        assert set(view["provinces"][side]) == referee.provinces(name)
        assert spaces(influence.places(s, side)) == referee.places(name)
    points = referee.governance()
    assert view["governance_now"] == victory.governance(s) == sum(points.values())
    for region in ("Celtica", "Belgica", "Aquitania"):
        assert view["score"]["now"]["regions"][region] == points[region]
        assert victory.region_points(s, REGIONS.index(region), victory.Control(s)) == points[region]
    for zone in SEA_ZONES:
        assert view["supremacy_now"][zone] == referee.supremacy(zone)


def compare_supply(s: GaulState, referee: Referee) -> None:
    for side, name in enumerate(SIDES):
        for space in members(s.spaces_with(CUS[side])):
            at = PACK.spaces[space]
            assert supply.in_supply(s, side, space) == referee.in_supply(name, at), (name, at)
        assert spaces(supply.isolated(s, side)) == referee.isolated(name), name
        stacks = s.spaces_with(CUS[side])
        one_by_one = sum(1 << space for space in members(stacks) if supply.in_supply(s, side, space))
        assert supply.supplied(s, side, stacks) == one_by_one
    linked = supply.spaces_with_path_to_rome(s)
    for space in members(s.spaces_with(CUS[ROME]) | s.markers(ROME)):
        at = PACK.spaces[space]
        assert bool(linked >> space & 1) == supply.path_to_rome(s, space) == referee.reaches_rome(at), at


def compare_strength(s: GaulState, referee: Referee) -> None:
    for side, name in enumerate(SIDES):
        for space in members(s.spaces_with(CUS[side])):
            at = PACK.spaces[space]
            stack = s.stack_at(side, space)
            assert pieces(stack) == referee.stack(name, at)
            assert leaders.command_rating(s, stack) == referee.command(pieces(stack))
            assert s.steps_of(stack) == referee.steps(pieces(stack))
            for goal in PACK.near[space]:
                strength = battle.battle_strength(s, side, stack, goal)
                assert strength == referee.battle_strength(name, pieces(stack), PACK.spaces[goal])
                assert PACK.column(strength) == referee.battle_column(strength)
                if side == ROME and s.cus_at(GAUL, goal):
                    enemy = s.stack_at(GAUL, goal)
                    defence = referee.battle_strength("gaul", pieces(enemy), PACK.spaces[goal])
                    assert battle.would_submit(s, stack, enemy, goal) == (strength >= 3 * defence)


def compare_reactions(s: GaulState, referee: Referee) -> None:
    """12: of every stack that might move to a neighbouring space, who may intercept and avoid, and how."""
    for side, name in enumerate(SIDES):
        other, other_name = 1 - side, OTHER[name]
        for origin in members(s.spaces_with(PIECES[side])):
            moving = s.stack_at(side, origin)
            for goal in PACK.near[origin]:
                start, end = PACK.spaces[origin], PACK.spaces[goal]
                found = interception.interceptors(s, other, goal, origin, moving)
                expected = referee.interceptors(other_name, end, start, pieces(moving))
                assert spaces(found) == expected, (start, end)
                friendly = interception.is_friendly(s, other, goal)
                for space in members(found):
                    stack = s.stack_at(other, space)
                    modifier = interception.modifiers(s, other, stack, space, goal, friendly)
                    assert modifier == referee.reaction_modifier(
                        other_name, pieces(stack), PACK.spaces[space], end
                    )
                if s.cus_at(other, goal):
                    ways = avoiding.destinations(s, other, goal, origin)
                    assert spaces(ways) == referee.avoidance(other_name, end, start), (start, end)
                    retreat = retreats.goals(s, other, goal, 1 << origin)
                    assert spaces(retreat) == referee.retreats(other_name, end, {start})


def compare_sieges(s: GaulState, referee: Referee) -> None:
    for space in range(SPACE_COUNT):
        at = PACK.spaces[space]
        walled = s.towns >> space & 1 or PACK.city_spaces >> space & 1
        if walled:
            assert s.is_besieged(space) == referee.besieged(at)
        for side, name in enumerate(SIDES):
            for attack in (0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 15, 18):
                can = sieges.can_roll(s, side, space, attack)
                assert can == referee.can_besiege(name, at, attack), (name, at, attack)
                if not can or s.strongholds >> space & 1:
                    continue
                defence = sieges.defence(s, side, space)
                assert defence == referee.siege_defence(name, at)
                column = referee.siege_column(attack, defence)
                if column == "surrender":
                    assert attack >= sieges.SURRENDER_ODDS * defence
                else:
                    assert attack < sieges.SURRENDER_ODDS * defence
                    assert PACK.siege_names[sieges.column(s, attack, defence)] == column
        if walled or s.strongholds >> space & 1:
            for leader in (CAESAR, FIRST_LEGATE):
                modifier = sieges.modifier(s, ROME, space, leader)
                assert modifier == referee.siege_modifier(at, PACK.pieces[leader]), at


def compare_marches(s: GaulState, referee: Referee) -> None:
    """6 and 16.2.2: as if this were spring or winter. Nothing is besieged then, and hired units are home."""
    if s.inside or s.on_map(HIRED & CUS[ROME]):
        return
    later_low, later_high = muster.open_to_muster(s)
    for piece in members(s.on_map(TRIBES | GALLIC_LEADERS)):
        name = PACK.pieces[piece]
        if not s.here[s.where[piece]] & PIECES[ROME]:
            low, high = muster.muster_spaces(s, piece, later_low, later_high)
            assert spaces(join(low, high)) == referee.muster(name), name
    for legion in members(s.on_map(LEGIONS)):
        found = spaces(winter.camp_spaces(s, legion, winter.MARCH_MP))
        assert found == referee.winter_march(PACK.pieces[legion])
    for space in members(s.spaces_with(LEGIONS) if not s.excess else 0):
        assert max(0, winter.unfed(s, space)) == referee.unfed(PACK.spaces[space])


# ------------------------------------------------------------------ decisions


def compare_decision(s: GaulState) -> None:
    """What is offered now, where the referee has an opinion."""
    view = s.view(SPECTATOR)
    referee = Referee(PARTS, view)
    phase = view["phase"]
    if phase == "move" and not s.plan:
        compare_reach(s, referee)
    elif phase == "intercept":
        step = view["step"]
        name = SIDES[s.mover]
        moving = set(view["move"]["moving"])
        found = referee.interceptors(name, step["goal"], step["origin"], moving)
        assert set(offered(s, "intercept")) == found - set(step["declared"])
    elif phase == "defenders":
        step = view["step"]
        name = SIDES[s.mover]
        can = referee.can_react(name, referee.stack(name, step["goal"])) and not step["arrived"]
        ways = referee.avoidance(name, step["goal"], step["origin"])
        assert (offered(s, "avoid") != []) == (can and bool(ways))
        assert (offered(s, "inside-all") != []) == (step["goal"] in referee.walls(name))
    elif phase in BATTLE_DECISIONS:
        compare_battle(referee)


def offered(s: GaulState, verb: str) -> list[str]:
    """What may follow a verb now."""
    texts = [NOTATION.text(action) for action in s.decision(s.mover).actions]
    return [text.partition(" ")[2] for text in texts if text.split()[0] == verb]


def compare_reach(s: GaulState, referee: Referee) -> None:
    """10: every space that the group reaches without picking up or dropping, and what it costs."""
    if s.inside >> s.marcher & 1:
        return
    side = s.mover
    group = pieces(s.moving)
    leader = PACK.pieces[s.marcher]
    left = movement.limit(s, bool(s.move_rules & movement.CARRIED)) - s.spent
    start = PACK.spaces[s.where[s.marcher]]
    expected = referee.reach(SIDES[side], leader, group, start, left)
    found = {start: 0}
    waiting = [(0, s)]
    while waiting:
        _, state = waiting.pop()
        for name in offered(state, "step"):
            after = state.clone()
            after.log = None
            after.apply(side, NOTATION.parse(f"step {name}"), NoDice())
            spent = movement.project(after, side).spent - s.spent
            if spent < found.get(name, 99):
                found[name] = spent
                waiting.append((spent, after))
    assert found == expected, (leader, group, start, left)


def compare_battle(referee: Referee) -> None:
    """13.2, 13.4, 13.5: strengths, columns and rerolls, before anything is lost."""
    fight = referee.view["battle"]
    names = (SIDES[fight["attacker"]], OTHER[SIDES[fight["attacker"]]])
    armies = (set(fight["attackers"]), set(fight["defenders"]))
    place = fight["space"]
    strengths = [referee.battle_strength(name, army, place) for name, army in zip(names, armies, strict=True)]
    if fight["kind"] == 1:
        strengths[1] = referee.combat_strength({"germani"})
    if fight["kind"] == 2:
        strengths[0] = 9 if PARTS.region[place] == "Germania" else 7
    assert fight["strengths"] == strengths
    columns = [referee.battle_column(strength) for strength in strengths]
    crossed = place == "portus-itius" and "cantium" in spaces_of_origins(fight["origins"])
    if crossed and fight["kind"] == 0 and names[0] == "rome":
        columns[0] = max(0, columns[0] - 1)
    assert fight["columns"] == columns


def spaces_of_origins(origins: list[int]) -> Names:
    return {PACK.spaces[space] for space in origins[::2]}


class BattleWatch:
    """Follows the dice of a battle through the log, and checks its result (13.4 to 13.6)."""

    def __init__(self) -> None:
        self.before: dict[str, Any] | None = None
        self.dice: list[int] = []
        self.elite: list[bool] = [False, False]
        self.seen = 0
        self.begun = False  # the first decision of the battle comes next

    def look(self, s: GaulState) -> None:
        """Before a step: the position, if a battle is being fought."""
        if s.phase.name in BATTLE_DECISIONS:
            self.before = s.view(SPECTATOR)
            if self.begun:
                self.check_rerolls(s)
        elif not s.battle_dice:
            self.before = None

    def follow(self, phase: str, events: list[tuple[Any, ...]]) -> None:
        """After a step: what happened in it."""
        for event in events:
            if event[0] == "battle-dice":
                self.dice = list(event[1:])
                self.elite = [False, False]
                self.begun = True
            elif event[0] == "rerolls" and self.before is not None:
                _, side, at, _, face = event
                self.dice[at] = face
                if phase == "elite-reroll" and face in (1, 6):
                    self.elite[0 if side == self.before["battle"]["attacker"] else 1] = True
            elif event[0] == "battle-result" and self.before is not None:
                self.check(event)
                self.seen += 1
                self.before = None

    def check_rerolls(self, s: GaulState) -> None:
        """9.2, 13.5.1, 14.6.5: the Battle Rating of who commands."""
        self.begun = False
        assert self.before is not None
        fight = self.before["battle"]
        referee = Referee(PARTS, self.before)
        attackers = set(fight["attackers"])
        relief = attackers - set(fight["sortied"]) or attackers
        moved = self.before["move"]["marcher"] or ""
        expected = [referee.command(relief, moved), referee.command(set(fight["defenders"]))]
        if fight["kind"] == 1:
            expected[1] = 0
        if fight["kind"] == 2:
            expected = [0, referee.command(set(fight["defenders"]), moved)]
        assert fight["rerolls"] == expected

    def check(self, event: tuple[Any, ...]) -> None:
        assert self.before is not None
        fight = self.before["battle"]
        referee = Referee(PARTS, self.before)
        names = [SIDES[fight["attacker"]], OTHER[SIDES[fight["attacker"]]]]
        if fight["kind"] == 1:
            names[1] = "germani"
        if fight["kind"] == 2:
            names[0] = "nobody"
        results = []
        for role, name in enumerate(names):
            faces = self.dice[2 * role : 2 * role + 2]
            if name == "rome":
                faces = [max(3, face) for face in faces]  # 13.5.4
            results.append(referee.battle_result(fight["columns"][role], sum(faces)))
        hits = [results[1][0], results[0][0]]
        if fight["kind"] == 2:
            hits[0] = 0
        elif results[0] != results[1]:
            loser = 1 if results[0] > results[1] else 0
            army = set(fight["defenders" if loser else "attackers"])
            steps = referee.steps(army) - int(self.elite[loser])
            hits[1 - loser] = max(0, hits[1 - loser] - max(0, hits[loser] - steps) // 2)
        _, _, _, attack, defence, on_attacker, on_defender = event
        assert [divmod(attack, 3), divmod(defence, 3)] == results
        assert [on_attacker, on_defender] == hits


def check_siege_rolls(events: list[tuple[Any, ...]]) -> int:
    """14.3.2, step 5: what the Siege Table says to the rolls in the log. Returns how many there were."""
    count = 0
    referee = Referee(PARTS, _EMPTY)
    for event in events:
        if event[0] == "siege-roll":
            _, _, _, first, second, drm, column, lost, gained, surrendered = event
            cell = referee.siege_result(PACK.siege_names[column], first + second + drm)
            if surrendered:
                assert cell == "S"
            else:
                assert cell == f"{lost or '-'}/{gained}"
            count += 1
    return count


_EMPTY: Final[dict[str, Any]] = {"inside": [], "reduced": [], "towns": {}, "pieces": {}}


class NoDice(Dice):
    """To plan a move nobody rolls."""

    def roll(self, count: int) -> list[int]:
        raise AssertionError("a plan rolled dice")

    def draw(self, size: int, count: int) -> list[int]:
        raise AssertionError("a plan drew something")


# ------------------------------------------------------------------ games that see much

#: How eagerly a verb is chosen; what is not named has 1.
EAGER: Final = {
    "activate": 1.5,
    "take-all": 25.0,
    "step": 6.0,
    "siege": 60.0,
    "sortie": 20.0,
    "clear": 8.0,
    "march": 3.0,
    "end": 0.6,
    "intercept": 1.5,
    "inside-all": 1.0,
    "take": 0.5,
    "drop": 0.3,
    "camp": 0.2,
    "muster": 0.3,
    "uprising": 8.0,
    "open-council": 8.0,
    "store": 0.5,
    "surprise": 5.0,
    "join-all": 6.0,
    "devastate": 0.5,
}
#: Leaders move more than single units.
NAMED: Final = 8.0


def eager_action(s: GaulState, rng: Random) -> int:
    """An action of somebody who likes to march and fight."""
    actions = list(s.decision(s.mover).actions)
    weights = []
    for action in actions:
        verb, _, rest = NOTATION.text(action).partition(" ")
        weight = EAGER.get(verb, 1.0)
        if verb == "activate" and rest in PARTS.leaders:
            weight *= NAMED
        if verb == "step" and s.enemy_cus_at(s.mover, PACK.space_index[rest]):
            weight *= 3
        weights.append(weight)
    return rng.choices(actions, weights)[0]


def new_game(seed: int) -> GaulState:
    state = GaulState(PACK)
    state.log = []
    begin_game(state)
    state.make_forced_choices(NO_SIDE, FastDice(seed))
    return state


def referee_game(seed: int, every: int = 1, limit: int = 10_000) -> dict[str, int]:
    """Play a game of eager players, and compare at every decision; whole positions at every `every`th.

    Returns what was compared, by name.
    """
    rng, dice = Random(seed), FastDice(seed)
    state = new_game(seed)
    watch = BattleWatch()
    seen = {"decisions": 0, "positions": 0, "sieges": 0, "battles": 0, "interceptions": 0}
    while state.deciders() and seen["decisions"] < limit:
        compare_decision(state)
        if seen["decisions"] % every == 0:
            compare_position(state)
            seen["positions"] += 1
        take_step(state, rng, dice, watch, seen)
    seen["battles"] = watch.seen
    return seen


def take_step(s: GaulState, rng: Random, dice: Dice, watch: BattleWatch, seen: dict[str, int]) -> None:
    """One decision of an eager player, with what the log tells of it."""
    watch.look(s)
    phase = s.phase.name
    assert s.log is not None
    old = len(s.log)
    s.apply(s.mover, eager_action(s, rng), dice)
    events = s.log[old:]
    watch.follow(phase, events)
    seen["sieges"] += check_siege_rolls(events)
    seen["interceptions"] += len([event for event in events if event[0] == "intercepts"])
    seen["decisions"] += 1


def referee_skirmish(seed: int, activations: int = 6) -> dict[str, int]:
    """Compare in a disordered position, and in what becomes of it when armies move at random."""
    rng, dice = Random(seed), FastDice(seed)
    state = disordered(rng)
    state.log = []
    watch = BattleWatch()
    seen = {"decisions": 0, "positions": 0, "sieges": 0, "battles": 0, "interceptions": 0}
    for _ in range(activations):
        compare_position(state)
        seen["positions"] += 1
        if not begin(state, rng.choice((ROME, GAUL)), rng, dice):
            continue
        state.make_forced_choices(NO_SIDE, dice)
        while state.deciders():
            compare_decision(state)
            take_step(state, rng, dice, watch, seen)
    seen["battles"] = watch.seen
    return seen
