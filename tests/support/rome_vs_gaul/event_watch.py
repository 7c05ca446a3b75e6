"""Follows a game event by event, and compares what happens with the referee's reading of the position before.

Who is asked for an Interception, its dice and those of Avoid Battle, strengths and submission, the dice of a
battle with its rerolls and the hits they bring, siege rolls and what they bring,
penalties of retreats, who may take losses, supply, where replacements and Caesar may stand, Winter Attrition,
isolation and Governance: what the referee says of positions is here asked of the steps of a game. Every
choice is a step, also one with a single answer, and a planned move is carried out step by step, so that the
position before an event is known.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from rubicon.core.dice import Dice, FastDice
from rubicon.core.game import SPECTATOR
from rubicon.games.rome_vs_gaul.rules.armies.entering import NO_INTERCEPTION
from rubicon.games.rome_vs_gaul.rules.pack import SIDES
from rubicon.games.rome_vs_gaul.rules.sequence import GaulState
from rubicon.games.rome_vs_gaul.rules.verbs import NOTATION
from tests.support.rome_vs_gaul.board import PACK
from tests.support.rome_vs_gaul.comparison import PARTS, eager_action, new_game, offered, pieces
from tests.support.rome_vs_gaul.crowded import begin, disordered
from tests.support.rome_vs_gaul.referee import OTHER, REACTION_TARGET, Names, Referee

#: 14.3.1, 14.7.2.
POINTS_FOR_WALLS: Final = 3
POINTS_FOR_STRONGHOLD: Final = 2
#: Kinds of battles: between the sides, and against the Germani.
ORDINARY, AGAINST_GERMANI = 0, 1
Event = tuple[Any, ...]
View = dict[str, Any]
#: What Surprise cards add to a roll.
SURPRISES: Final = {
    PACK.cards[number]: effect.get("value", 0)
    for number, card in enumerate(PARTS.pack["cards"])
    for effect in card["effect"][:1]
    if card["kind"] == "surprise"
}


#: In a step that the other side answers, its phases.
ANSWERS: Final = ("intercept", "scouts", "sending", "back-up")
ROMAN_MINIMUM: Final = 3
ATTACKER, DEFENDER = 0, 1


@dataclass
class Fight:
    """A battle between two sides, by role (attacker, defender)."""

    sides: tuple[str, str]
    columns: tuple[int, int]
    #: Steps that stood there when it began; None if something else happened in between.
    steps: tuple[int, int] | None
    dice: list[int]
    #: 13.5.3: steps that Elite units have to pay.
    elite: list[int]

    def total(self, role: int) -> int:
        """13.5.4: what the dice of a role count."""
        dice = self.dice[2 * role : 2 * role + 2]
        return sum(max(die, ROMAN_MINIMUM) if self.sides[role] == "rome" else die for die in dice)


class EventWatch:
    """Compares each step with the referee. `seen` counts what was compared, by the name of the event."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self._friendly = False
        self._ways: Names | None = None
        #: The last step of a moving Army, and the battle that is fought.
        self._way: tuple[str, str] = ("", "")
        self._fight: Fight | None = None

    def step(self, s: GaulState, action: int, dice: Dice) -> None:
        """Apply one action and compare what happens."""
        assert s.log is not None
        before = s.view(SPECTATOR)
        referee = Referee(PARTS, before)
        if before["phase"] == "intercept":  # 12.3: modifiers are fixed when attempts are declared
            goal = before["step"]["goal"]
            side = SIDES[s.mover]
            self._friendly = goal in referee.markers(side) or bool(referee.cus(side, goal))
        self._offers(s, referee)
        old = len(s.log)
        s.step(s.mover, action, dice)
        events: list[Event] = list(s.log[old:])
        rolled = False
        for number, event in enumerate(events):
            check = getattr(self, f"_on_{event[0].replace('-', '_')}", None)
            if check is not None:
                # Surprise cards change the first roll after their window only.
                window = {} if rolled else before
                check(referee, event, events[:number], events[number + 1 :], window)
                self.seen[event[0]] += 1
            rolled = rolled or event[0] in ("intercepts", "avoids", "backs-up")
        if before["phase"] in ("camps", "forage") and any(event[0] == "governance" for event in events):
            self._winter(before, events)
        self._supply(s, before)
        if before["phase"] not in ("withdrawal", "defenders", "lone-leaders", "scouts"):
            self._ways = None

    # ------------------------------------------------------------------ what is offered

    def _offers(self, s: GaulState, referee: Referee) -> None:
        view = referee.view
        phase = view["phase"]
        side = SIDES[s.mover]
        if phase == "losses":
            among = set(view["losses"]["among"])
            assert set(offered(s, "lose")) == loss_candidates(among, referee.reduced)
        elif phase == "withdrawal" and self._ways is not None and not view["step"]["chosen"]:
            assert set(offered(s, "withdraw-all")) == self._ways
        elif phase in ("caesar", "late-caesar"):
            expected = {
                at
                for at in referee.markers("rome")
                if referee.reaches_rome(at) and not referee.enemies("rome", at)
            }
            assert set(offered(s, "army")) == expected
        elif phase == "replacements" and not view["replacements"]["levied"]:
            self._replacements(s, referee)
        elif phase == "move" and not s.plan:
            self._works(s, referee, side)
        else:
            return
        self.seen[f"offered in {phase}"] += 1

    def _replacements(self, s: GaulState, referee: Referee) -> None:
        """5.2.1: who can be restored, and where Legions may return."""
        weak = {
            name
            for name in referee.reduced & set(PARTS.legions)
            if referee.where[name] in PARTS.spaces and referee.reaches_rome(referee.where[name])
        }
        if referee.view["replacements"]["steps"]:
            assert set(offered(s, "restore")) == weak
        linked = {
            at for at in PARTS.spaces if referee.at[at] & set(PARTS.legions) and referee.reaches_rome(at)
        } | set(referee.view["roman_cities"])
        for text in offered(s, "return"):
            assert text.split()[-1] in linked
        returning = {text.split()[0] for text in offered(s, "return")}
        assert len(offered(s, "return")) == len(returning) * len(linked)

    def _works(self, s: GaulState, referee: Referee, side: str) -> None:
        """8.3.3, 14.3.1: whether the activated group may remove an IM or besiege where it stands."""
        move = referee.view["move"]
        at = referee.where[move["marcher"]]
        if at not in PARTS.spaces or move["marcher"] in referee.inside:
            return
        group = set(move["moving"])
        lone = move["marcher"] in PARTS.roman_leaders and not move["rules"] & 12
        left = (max(7, move["allowance"]) if lone else move["allowance"]) - move["spent"]
        barred = bool(move["rules"] & 1)
        quiet = not referee.enemies(side, at)
        clear = quiet and left >= 2 and at in referee.influence(OTHER[side]) and bool(group & PARTS.cus[side])
        assert bool(offered(s, "clear")) == (clear and not barred)
        strength = referee.combat_strength(referee.cus(side, at))
        besiege = (
            quiet
            and left >= 3
            and move["marcher"] not in ("minor-tribe", "militia")
            and referee.can_besiege(side, at, strength)
        )
        assert ("siege" in verbs(s)) == (besiege and not barred), (at, strength, left)

    def _supply(self, s: GaulState, before: View) -> None:
        """15.4: which stacks lose a step, when the Supply Phase begins."""
        starving = before["starving"] if before["active"] == "rome" else []
        if s.phase.name != "supply" or before["phase"] in ("supply", "losses") or starving:
            return
        referee = Referee(PARTS, s.view(SPECTATOR))
        side = SIDES[s.mover]
        stacks = {at: referee.at[at] & PARTS.cus[side] for at in PARTS.spaces}
        large = {at for at, stack in stacks.items() if referee.steps(stack) >= 3}
        assert set(offered(s, "target")) == {at for at in large if not referee.in_supply(side, at)}
        self.seen["supply"] += 1

    # ------------------------------------------------------------------ 12 reactions

    def _on_moves(self, referee: Referee, event: Event, _: list[Event], __: list[Event], ___: View) -> None:
        """12.1.1: an Army enters without being asked for only if nobody may intercept it."""
        _, number, start, goal, group = event
        self._way = (PACK.spaces[start], PACK.spaces[goal])
        view = referee.view
        asked = view["phase"] in ANSWERS and view["step"]["goal"] == self._way[1]
        if asked or view["move"]["rules"] & NO_INTERCEPTION:
            return
        moving = pieces(group) | set(view["move"]["moving"])
        assert not referee.interceptors(OTHER[SIDES[number]], self._way[1], self._way[0], moving)

    def _on_intercepts(
        self, referee: Referee, event: Event, past: list[Event], _: list[Event], window: View
    ) -> None:
        _, number, start, goal, first, second, total, success = event
        side, at = SIDES[number], PACK.spaces[start]
        modifier = surprises(window, "scouts", number, past)
        expected = first + second + modifier + referee.command(referee.stack(side, at))
        if self._friendly:
            expected += 2
        if PARTS.paths[at].get(PACK.spaces[goal]) == "rough":
            expected -= 2
        assert (total, bool(success)) == (expected, expected >= REACTION_TARGET)

    def _on_avoids(
        self, referee: Referee, event: Event, past: list[Event], _: list[Event], window: View
    ) -> None:
        _, number, space, first, second, base, success = event
        side, at = SIDES[number], PACK.spaces[space]
        stack = referee.stack(side, at)
        modifier = surprises(window, "scouts", number, past)
        assert base == first + second + modifier + referee.command(stack)
        origin = referee.view["step"]["origin"]
        if origin is None or referee.view["step"]["goal"] != at:
            return  # a lone Leader met by others than the moving Army
        self._ways = set()
        for near in referee.avoidance(side, at, origin):
            total = base + (2 if near in referee.markers(side) or referee.cus(side, near) else 0)
            if PARTS.paths[at][near] == "rough":
                total -= 2
            if total >= REACTION_TARGET:
                self._ways.add(near)
        assert bool(success) == bool(self._ways)

    def _on_backs_up(
        self, referee: Referee, event: Event, past: list[Event], _: list[Event], window: View
    ) -> None:
        _, number, space, goal, first, second, total, success = event
        side, at = SIDES[number], PACK.spaces[space]
        move = referee.view["move"]
        group = set(move["moving"])
        modifier = surprises(window, "scouts", number, past)
        expected = first + second + modifier + referee.command(group, move["marcher"])
        if at in referee.markers(side) or referee.cus(side, at) - group:
            expected += 2
        if PARTS.paths[at][PACK.spaces[goal]] == "rough":
            expected -= 2
        assert (total, bool(success)) == (expected, expected >= REACTION_TARGET)

    # ------------------------------------------------------------------ 13 battle

    def _on_battle(self, referee: Referee, event: Event, past: list[Event], _: list[Event], __: View) -> None:
        kind, space, number, attackers, defenders, attack, defence = event[1:]
        side, at = SIDES[number], PACK.spaces[space]
        self._fight = None
        if kind in (ORDINARY, AGAINST_GERMANI):
            enemy = OTHER[side] if kind == ORDINARY else "germani"
            army, enemies = pieces(attackers), pieces(defenders)
            over_the_channel = PARTS.paths.get(self._way[0], {}).get(self._way[1]) == "channel"
            shift = int(over_the_channel and self._way[1] == at and side == "rome" and kind == ORDINARY)
            self._fight = Fight(
                (side, enemy),
                (max(0, referee.battle_column(attack) - shift), referee.battle_column(defence)),
                None if changes_control(past) else (referee.steps(army), referee.steps(enemies)),
                [],
                [0, 0],
            )
        if kind != ORDINARY or changes_control(past):
            return
        assert attack == referee.battle_strength(side, pieces(attackers), at)
        assert defence == referee.battle_strength(OTHER[side], pieces(defenders), at)
        assert side != "rome" or attack < 3 * defence, "13.3.1: they submit"

    def _on_battle_dice(
        self, _: Referee, event: Event, __: list[Event], ___: list[Event], ____: View
    ) -> None:
        if self._fight is not None:
            self._fight.dice = list(event[1:])

    def _on_rerolls(self, referee: Referee, event: Event, _: list[Event], __: list[Event], ___: View) -> None:
        """13.5.3: an Elite unit pays for a 1 or a 6, whoever rolled it."""
        _, number, die, old, new = event
        fight = self._fight
        if fight is None:
            return
        assert fight.dice[die] == old
        fight.dice[die] = new
        if referee.view["phase"] == "elite-reroll" and new in (1, 6):
            fight.elite[ATTACKER if SIDES[number] == fight.sides[ATTACKER] else DEFENDER] += 1

    def _on_battle_result(
        self, referee: Referee, event: Event, _: list[Event], __: list[Event], ___: View
    ) -> None:
        """13.4.1, 13.6.1: the cells of both, and the hits, of which the victor is forgiven some."""
        _, _, _, attack, defence, lost, enemy_lost = event
        fight = self._fight
        if fight is None:
            return
        scored = [referee.battle_result(fight.columns[role], fight.total(role)) for role in (0, 1)]
        assert (attack, defence) == tuple(3 * hits + asterisks for hits, asterisks in scored)
        if fight.steps is None:
            return
        hits = [scored[DEFENDER][0], scored[ATTACKER][0]]
        if attack != defence:
            victor = ATTACKER if attack > defence else DEFENDER
            left = fight.steps[1 - victor] - fight.elite[1 - victor]
            hits[victor] = max(0, hits[victor] - max(0, hits[1 - victor] - left) // 2)
        assert [lost, enemy_lost] == hits

    def _on_submission(
        self, referee: Referee, event: Event, past: list[Event], _: list[Event], __: View
    ) -> None:
        space, attackers, defenders = event[1:]
        if changes_control(past):
            return
        at = PACK.spaces[space]
        attack = referee.battle_strength("rome", pieces(attackers), at)
        assert attack >= 3 * referee.battle_strength("gaul", pieces(defenders), at)

    def _on_independents(
        self, referee: Referee, event: Event, _: list[Event], __: list[Event], ___: View
    ) -> None:
        strength = referee.combat_strength(set(referee.view["move"]["moving"]) & PARTS.cus["rome"])
        assert bool(event[4]) == (event[2] + event[3] >= strength)

    def _on_retreats(
        self, referee: Referee, event: Event, past: list[Event], _: list[Event], __: View
    ) -> None:
        number, space, goal, group, steps = event[1:]
        side, start, end = SIDES[number], PACK.spaces[space], PACK.spaces[goal]
        if referee.view["retreat"]["waiting"] or any(
            each[0] in ("town-removed", "retreats", "eliminated") for each in past
        ):
            return
        expected = referee.steps(referee.enemies(side, end))
        if end in referee.markers(OTHER[side]) and not referee.cus(side, end) - pieces(group):
            expected += 1
        if PARTS.paths[start][end] == "channel":
            expected += 1
        assert steps == expected, (side, start, end)

    # ------------------------------------------------------------------ 14 sieges

    def _on_siege(
        self, referee: Referee, event: Event, _: list[Event], future: list[Event], __: View
    ) -> None:
        number, space, attack, defence = event[1:]
        side, at = SIDES[number], PACK.spaces[space]
        assert attack == referee.combat_strength(referee.cus(side, at))
        assert defence == referee.siege_defence(side, at)
        surrendered = bool(future) and future[0][0] == "surrenders"
        assert surrendered == (attack >= 3 * defence)

    def _on_siege_roll(
        self, referee: Referee, event: Event, past: list[Event], future: list[Event], window: View
    ) -> None:
        number, space, first, second, drm, column, lost, gained, surrender = event[1:]
        side, at = SIDES[number], PACK.spaces[space]
        view = referee.view
        expected = referee.siege_modifier(at, view["move"]["marcher"])
        expected += surprises(window, "stratagem", number, past)
        if number == s_active(view):
            expected += view["siege_bonus"]
        assert drm == expected, at
        stronghold = at in view["strongholds"]
        attack = referee.combat_strength(referee.cus(side, at))
        name = "1.5-1" if stronghold else referee.siege_column(attack, referee.siege_defence(side, at))
        assert PACK.siege_names[column] == name
        cell = referee.siege_result(name, first + second + drm)
        assert cell == ("S" if surrender else f"{lost or '-'}/{gained}")
        needed = POINTS_FOR_STRONGHOLD if stronghold else POINTS_FOR_WALLS
        falls = not surrender and view["siege_points"].get(at, 0) + gained >= needed
        ended = {each[0] for each in future if each[0] in ("captured", "surrenders")}
        if surrender:
            assert ended == {"captured" if stronghold else "surrenders"}
        elif falls:
            assert ended <= {"captured"}, "it falls, perhaps after losses were chosen"
        else:
            assert not ended

    # ------------------------------------------------------------------ 16 winter

    def _winter(self, before: View, events: list[Event]) -> None:
        """16.2.3, 16.3, 16.4: attrition, isolation and Governance, one after the other."""
        referee = Referee(PARTS, before)
        end = next(number for number, event in enumerate(events) if event[0] == "governance")
        hungry = Counter(PACK.spaces[event[2]] for event in events[:end] if event[0] == "winter-attrition")
        for at in PARTS.spaces:
            assert hungry[at] == referee.unfed(at), at
        where, reduced = dict(before["pieces"]), set(before["reduced"])
        for event in events[:end]:
            if event[0] == "reduced":
                reduced.add(PACK.pieces[event[1]])
            elif event[0] == "eliminated":
                where[PACK.pieces[event[1]]] = "eliminated"
        view = {**before, "pieces": where, "reduced": sorted(reduced)}
        for number, side in enumerate(SIDES):
            isolated = {
                PACK.spaces[event[2]]
                for event in events[:end]
                if event[0] == "isolated" and event[1] == number
            }
            assert isolated == Referee(PARTS, view).isolated(side), side
            key = "roman_im" if side == "rome" else "gallic_im"
            view[key] = [at for at in view[key] if at not in isolated]
            self.seen["isolated markers"] += len(isolated)
        view["supremacy"] = [-1, -1]
        total = sum(Referee(PARTS, view).governance().values())
        vp = 2 if total >= 9 else 1 if total >= 7 else 0
        assert events[end][1:] == (total, vp)
        self.seen["winter"] += 1


def surprises(before: View, phase: str, roller: int, past: list[Event]) -> int:
    """7.5.4: what the cards of a window add to a roll of a side: those played before this step, and in it."""
    if before.get("phase") != phase:
        return 0
    total = int(before["step" if phase == "scouts" else "siege"]["modifier"])
    for event in past:
        if event[0] == "surprise":
            value = SURPRISES[PACK.cards[event[2]]]
            total += value if event[1] == roller else -value
    return total


def s_active(view: View) -> int:
    """The number of the side whose card play it is."""
    return SIDES.index(view["active"])


def changes_control(events: list[Event]) -> bool:
    """Whether something happened that may change who controls a Province, or the strength of somebody."""
    quiet = ("moves", "sortie", "intercepts", "intercepted", "goes-inside", "keeps-dice")
    return any(event[0] not in quiet for event in events)


def verbs(s: GaulState) -> Names:
    return {NOTATION.text(action).split()[0] for action in s.decision(s.mover).actions}


def loss_candidates(army: Names, reduced: Names) -> Names:
    """13.6.3: Mercenaries, the Minor Tribe and the Militia only when all Legions and Tribes are reduced."""
    army = army & (PARTS.cus["rome"] | PARTS.cus["gaul"])
    regular = army & (set(PARTS.legions) | set(PARTS.tribes))
    return army - set(PARTS.units) if regular - reduced else army


def eager_step(s: GaulState, rng: Random) -> int:
    """An eager player's action; what is planned is carried out at once."""
    if s.plan and s.phase.name == "move":
        return NOTATION.parse("march")
    return eager_action(s, rng)


def watched_game(seed: int) -> Counter[str]:
    """A whole game of eager players, compared step by step. Returns what was compared."""
    rng, dice, watch, state = Random(seed), FastDice(seed), EventWatch(), new_game(seed)
    while state.deciders():
        watch.step(state, eager_step(state, rng), dice)
    return watch.seen


def watched_skirmish(seed: int, activations: int = 6) -> Counter[str]:
    """Armies that move at random in a disordered position, compared step by step."""
    rng, dice, watch = Random(seed), FastDice(seed), EventWatch()
    state = disordered(rng)
    state.log = []
    for _ in range(activations):
        if begin(state, rng.choice((0, 1)), rng, dice):
            while state.deciders():
                watch.step(state, eager_step(state, rng), dice)
    return watch.seen
