"""`explain` agrees with the engine everywhere, has a rule for everything, and tells no secrets."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from random import Random

import pytest

from rubicon.core.dice import FastDice
from rubicon.core.game import view_bytes
from rubicon.core.message import message
from rubicon.games.julius_caesar import GAME
from rubicon.games.julius_caesar.game import CaesarState
from rubicon.games.julius_caesar.rules.battle import BATTLE_TURN, HITS
from rubicon.games.julius_caesar.rules.cards import CARDS, WELCOME_DEFECTOR
from rubicon.games.julius_caesar.rules.components import (
    BLOCK_COUNT,
    CARD_COUNT,
    CARDS_DEALT,
    CITY_COUNT,
    CLEOPATRA,
    COLOUR,
    IS_PORT,
    LOCATION_COUNT,
    MAX_STRENGTH,
    MIN_STRENGTH,
    NAVIS,
    POOL,
    STEP,
    TYPE,
    WAYS,
)
from rubicon.games.julius_caesar.rules.movement import MARCHING
from rubicon.games.julius_caesar.rules.notation import ACTION_COUNT, END, VERBS
from rubicon.games.julius_caesar.rules.retreats import REGROUPS
from rubicon.games.julius_caesar.rules.sequence import DEPLOY
from rubicon.games.julius_caesar.text.explain import explain
from rubicon.games.kit.explain import FALLBACK
from rubicon.games.kit.verbs import Verb
from rubicon.messages import title_words

RULES = {
    rule["number"]
    for rule in json.loads(
        files("rubicon.games.julius_caesar").joinpath("data/rules.json").read_text("utf-8")
    )
}
ALL_VERBS = " ".join(VERBS.verbs)
#: Answers whose sentences were found to name a rule. The same answer makes the same sentence again.
_NAMING_A_RULE: set[str] = set()


# ------------------------------------------------------------------ games and questions


def positions(seed: int) -> Iterator[tuple[CaesarState, Random]]:
    """Every position of a random game. In every second game forced choices are left to be made, too."""
    rng = Random(seed)
    options = {
        "edition": ("2.0", "1.1")[seed % 2],
        "deployment": ("historical", "free")[seed // 2 % 2],
    }
    dice = FastDice(seed)
    state = GAME.new(options, dice)
    while state.deciders():
        yield state, rng
        side = rng.choice(state.deciders())
        actions = state.decision(side).actions
        action = END if state.phase is DEPLOY and rng.random() < 0.2 else rng.choice(actions)
        if seed // 4 % 2:
            state.apply(side, action, dice)
        else:
            state.step(side, action, dice)
    yield state, rng


@cache
def _verbs_named(names: str) -> list[Verb]:
    return [verb for verb in VERBS.verbs.values() if verb.name in names.split()]


def plausible(s: CaesarState, side: int, rng: Random, verbs: str = ALL_VERBS) -> int:
    """An action that somebody might think of: mostly of the side's own blocks, and places near to them."""
    verb = rng.choice(_verbs_named(verbs))
    value = 0
    at = rng.randrange(LOCATION_COUNT)
    for kind in verb.shape:
        if kind == "b":
            b = _some_block(s, side, rng)
            value = value * BLOCK_COUNT + b
            if s.phase is MARCHING and b == s.marcher:
                at = s.march_at
            elif s.where[b] < LOCATION_COUNT:
                at = s.where[b]
        elif kind == "c":
            held = [card for card in range(CARD_COUNT) if s.hand[side] >> card & 1]
            value = rng.choice(held) if held and rng.random() < 0.5 else rng.randrange(CARD_COUNT)
        else:
            value = value * LOCATION_COUNT + _some_place(s, at, rng)
            at = value % LOCATION_COUNT
    return VERBS.first[verb.name] + value


def _some_block(s: CaesarState, side: int, rng: Random) -> int:
    chance = rng.random()
    if chance < 0.3 and s.phase is MARCHING:
        return s.marcher
    if chance < 0.5 and (s.battle >= 0 or s.attacker):
        fields = (s.battle,) if s.battle >= 0 else s.attacker
        fighting = [b for b in range(BLOCK_COUNT) if s.where[b] in fields and s.side[b] == side]
        if fighting:
            return rng.choice(fighting)
    own = [
        b for b in range(BLOCK_COUNT) if s.side[b] == side and (chance > 0.9 or s.where[b] < LOCATION_COUNT)
    ]
    return rng.choice(own) if own and chance < 0.95 else rng.randrange(BLOCK_COUNT)


def _some_place(s: CaesarState, at: int, rng: Random) -> int:
    chance = rng.random()
    if chance < 0.15 and s.attacker:
        return rng.choice(sorted(s.attacker))
    near = WAYS[0][at] + WAYS[1][at]
    if chance < 0.85 and near:
        at = rng.choice(near)
        return rng.choice(WAYS[0][at] + WAYS[1][at]) if chance > 0.6 else at
    return rng.randrange(LOCATION_COUNT)


# ------------------------------------------------------------------ it agrees with the engine


def agrees(s: CaesarState, side: int, action: int) -> None:
    """What is legal is said to be allowed; whatever is not has a rule."""
    asked = VERBS.text(action)
    answer = explain(s, side, asked)
    if side in s.deciders() and action in s.decision(side).actions:
        assert answer == message("why-allowed", action=asked)
    else:
        assert answer != FALLBACK, (s.phase.name, asked)
        same = repr(answer)
        if same not in _NAMING_A_RULE:
            text = title_words(GAME).say(answer)
            assert text.partition(": ")[0] in RULES, (s.phase.name, asked, text)
            _NAMING_A_RULE.add(same)


@pytest.mark.parametrize("seed", range(8))
def test_every_answer_agrees_with_the_engine_and_names_a_rule(seed: int) -> None:
    seen: Counter[str] = Counter()
    for s, rng in positions(seed):
        seen[s.phase.name] += 1
        for side in (0, 1):
            for action in s.decision(side).actions if side in s.deciders() else []:
                if rng.random() < 0.02:
                    agrees(s, side, action)
            for _ in range(36):
                agrees(s, side, plausible(s, side, rng))
            # Where a kind of decision comes up for the first time, look around more widely.
            for action in rng.sample(range(ACTION_COUNT), 600) if seen[s.phase.name] == 1 else []:
                agrees(s, side, action)


def test_to_ask_changes_nothing() -> None:
    for s, rng in positions(1):
        before = s.save()
        for side in (0, 1):
            explain(s, side, VERBS.text(plausible(s, side, rng)))
        assert s.save() == before


# ------------------------------------------------------------------ it tells no secrets


def disguised(s: CaesarState, asker: int, rng: Random) -> CaesarState:
    """The same position for the asker, with other hidden facts: which enemy blocks stand where and how
    strong, the enemy's cards, and what the enemy has chosen in secret, if anything."""
    t = GAME.load(s.save())
    enemy = 1 - asker
    hidden = _hidden_blocks(t, enemy)
    for _ in range(40 if len(hidden) > 1 else 0):
        x, y = rng.sample(hidden, 2)
        if _fits(t, x, t.where[y]) and _fits(t, y, t.where[x]) and _alike(t, x, y):
            _exchange(t, x, y)
    t.here = [0] * len(t.here)
    for b in range(BLOCK_COUNT):
        if t.where[b] < LOCATION_COUNT:
            t.here[t.side[b] * LOCATION_COUNT + t.where[b]] |= 1 << b
    for b in hidden:
        steps = range(MIN_STRENGTH[b], MAX_STRENGTH[b] + 1, STEP[b])
        t.set_strength(b, rng.choice(steps) if t.where[b] < LOCATION_COUNT else 0)
    _redeal(t, asker, rng)
    if t.phase is DEPLOY:
        t.swaps[enemy] = rng.randrange(-1 if asker in t.deciders() else 0, 10)
    t.check()
    return t


def _hidden_blocks(s: CaesarState, enemy: int) -> list[int]:
    """Enemy blocks of the enemy's colour that the asker sees from behind, or not at all."""
    known = s.group | s.acted
    if s.phase in (BATTLE_TURN, HITS):
        known |= (s.here[s.battle] | s.here[LOCATION_COUNT + s.battle]) & ~s.reserves
    if s.phase is WELCOME_DEFECTOR:
        known |= 1 << s.marcher
    last = POOL if s.phase is not DEPLOY else LOCATION_COUNT - 1
    return [
        b
        for b in range(CLEOPATRA)
        if COLOUR[b] == s.side[b] == enemy and s.where[b] <= last and not known >> b & 1
    ]


def _fits(s: CaesarState, b: int, place: int) -> bool:
    if TYPE[b] == NAVIS:
        return place >= CITY_COUNT or IS_PORT[place]
    return place < CITY_COUNT or place == POOL


def _alike(s: CaesarState, x: int, y: int) -> bool:
    """Whoever has moved was seen to move by road or by water."""
    moved = (s.moved >> x | s.moved >> y) & 1 or x in s.came_by or y in s.came_by
    seen = moved or s.marcher in (x, y)
    return not seen or (TYPE[x] == NAVIS) == (TYPE[y] == NAVIS)


def _exchange(s: CaesarState, x: int, y: int) -> None:
    """Two blocks change places, with all that is known of the places."""
    s.where[x], s.where[y] = s.where[y], s.where[x]
    both = 1 << x | 1 << y
    for name in ("moved", "reserves"):
        held = getattr(s, name)
        if (held >> x ^ held >> y) & 1:
            setattr(s, name, held ^ both)
    came = s.came_by.pop(x, None), s.came_by.pop(y, None)
    s.came_by.update({b: border for b, border in ((y, came[0]), (x, came[1])) if border is not None})
    s.marcher = {x: y, y: x}.get(s.marcher, s.marcher)


def _redeal(s: CaesarState, asker: int, rng: Random) -> None:
    """Other cards for the enemy, and another state of their secret choice."""
    if s.turn == 0:
        return
    enemy = 1 - asker
    known = s.hand[asker] | s.shown
    for card in (s.discarded[asker], s.chosen[asker]):
        known |= 1 << card if card >= 0 else 0
    deck = [card for card in range(CARD_COUNT) if not known >> card & 1]
    rng.shuffle(deck)
    undecided = s.phase is CARDS
    s.discarded[enemy] = -1 if undecided and s.turn == 1 and rng.random() < 0.3 else deck.pop()
    s.chosen[enemy] = -1
    held = CARDS_DEALT - (s.turn if not undecided else s.turn - 1) - (s.discarded[enemy] >= 0)
    s.hand[enemy] = sum(1 << deck.pop() for _ in range(held))
    if undecided and asker in s.deciders() and s.discarded[enemy] >= 0 and rng.random() < 0.5:
        s.chosen[enemy] = s.hand[enemy].bit_length() - 1
        s.hand[enemy] ^= 1 << s.chosen[enemy]


@pytest.mark.parametrize("seed", range(8, 16))
def test_answers_do_not_depend_on_what_the_asker_may_not_know(seed: int) -> None:
    changed = 0
    for s, rng in positions(seed):
        if rng.random() < 0.6 and s.phase not in (DEPLOY, CARDS, REGROUPS):
            continue
        for side in (0, 1):
            t = disguised(s, side, rng)
            assert view_bytes(t.view(side)) == view_bytes(s.view(side))
            changed += t.save() != s.save()
            actions = [plausible(s, side, rng) for _ in range(25)]
            # Enemy blocks: wherever they are, the answer is the same.
            actions += [plausible(s, 1 - side, rng) for _ in range(15)]
            if side in s.deciders():
                actions.append(rng.choice(s.decision(side).actions))
            for action in actions:
                assert explain(t, side, VERBS.text(action)) == explain(s, side, VERBS.text(action)), (
                    s.phase.name
                )
    assert changed > 40


def test_an_enemy_block_gets_one_answer_wherever_it_is() -> None:
    answers: dict[int, set[str]] = {}
    for s, rng in positions(3):
        for b in rng.sample(range(CLEOPATRA), 5):
            if s.side[b] == COLOUR[b] == 1 and s.deciders():
                answer = explain(s, 0, VERBS.text(plausible_of(b, rng)))
                answers.setdefault(b, set()).add(str(answer))
    assert len(answers) == 31
    assert all(len(found) == 1 for found in answers.values()), answers


def plausible_of(b: int, rng: Random) -> int:
    """Some action with this block first."""
    verb = rng.choice([verb for verb in VERBS.verbs.values() if verb.shape in ("b", "bl")])
    return VERBS.action(verb.name, *([b] if verb.shape == "b" else [b, rng.randrange(LOCATION_COUNT)]))
