"""The promises of the project, for Caesar XL."""

from __future__ import annotations

import re
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from rubicon.core.dice import FastDice
from rubicon.core.game import SPECTATOR, State, view_bytes
from rubicon.core.promises import check_playable, sample_checked, viewers
from rubicon.core.session import Session
from rubicon.fuzz.run import FuzzPlan, play_game
from rubicon.games import game
from rubicon.games.caesar_xl import GAME
from rubicon.games.kit.explain import FALLBACK
from rubicon.messages import title_words
from tests.support.caesar_xl.board import board

BOUND = 6000


def session_at(seed: int, steps: int) -> Session:
    """A game played by judgement with much whim, so that many things happen."""
    session, rng = Session(GAME, {}, FastDice(seed)), Random(seed)
    judgement = GAME.judgement()
    for _ in range(steps):
        if session.outcome is not None:
            break
        side = session.state.deciders()[0]
        if rng.random() < 0.3:
            action = rng.choice(session.state.decision(side).actions)
        else:
            action = judgement.choose(session.state, side, rng, 2.0)
        session.act(side, action)
    return session


def test_whole_games() -> None:
    """A few games of `rubicon fuzz`, to the end."""
    plan = FuzzPlan(game, GAME.id, {}, check_share=0.05, max_decisions=BOUND)
    for seed in range(500, 504):
        result = play_game(plan, seed)
        assert not result.reason, f"seed {seed}: {result.reason}"


@settings(max_examples=6, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), steps=st.integers(0, 300))
def test_a_sampled_state_can_be_played_to_its_end(seed: int, steps: int) -> None:
    state = session_at(seed, steps).state
    for viewer in viewers(GAME):
        check_playable(GAME, sample_checked(GAME, state, viewer, Random(seed)), Random(seed), BOUND)


def test_hands_are_drawn_from_all_that_is_possible() -> None:
    """The other hand may be any cards that nobody has seen; what was seen to go there stays there."""
    state = session_at(4, 0).state
    hands = {tuple(sample_checked(GAME, state, 0, Random(seed)).save()["hand"]) for seed in range(40)}
    assert state.view(0)["hand_size"][1]
    assert len(hands) > 10
    table = board(
        "caesar massilia: caesar, cicero\npompey athens: pompey\ncaesar gold 3\ndiscards: brutus\n"
        "caesar hand: betrayal",
        "purchase",
    )
    table.do("use cicero", "pick brutus")
    brutus = 1 << table.game.pack.card_index["brutus"]
    drawn = [sample_checked(GAME, table.state, 1, Random(seed)).save()["hand"][0] for seed in range(20)]
    assert all(hand & brutus for hand in drawn)
    assert len(set(drawn)) > 5


def test_a_card_that_was_seen_may_lie_face_down() -> None:
    """Committing a card that everybody saw being picked does not tell that it is this card."""
    table = board(
        "caesar rubicon: legion 2, caesar\npompey rome: legion\npompey athens: pompey\n"
        "caesar hand: ambush, triple-line",
        "march",
    )
    table.state.known[0] = 1 << table.game.pack.card_index["ambush"]
    table.do("march all rubicon rome", "end", "commit ambush")
    assert table.state.view(1)["known"] == [["ambush"], []]
    down = {sample_checked(GAME, table.state, 1, Random(seed)).save()["tactic"][0] for seed in range(30)}
    assert len(down) > 1


def test_the_last_tactics_card_lies_face_down_whatever_the_defender_holds() -> None:
    """A spectator knows neither hand: what is imagined in the one may not be what must lie on the table."""
    table = board(
        "pompey rubicon: legion 2, pompey\ncaesar rome: legion\ncaesar athens: caesar\n"
        "pompey hand: ambush\ncaesar hand: successor, betrayal, cato\n"
        "discards: double-line, triple-line, stand-siege, cavalry-sweep, rearguard",
        "march",
        "pompey",
    ).do("march all rubicon rome", "end", "commit ambush")
    ambush = table.game.pack.card_index["ambush"]
    for seed in range(100):
        assert sample_checked(GAME, table.state, SPECTATOR, Random(seed)).save()["tactic"] == [-1, ambush]


def test_a_spectator_knows_least() -> None:
    state = session_at(5, 120).state
    seen = state.view(SPECTATOR)
    for side in (0, 1):
        own = state.view(side)
        assert set(seen) <= set(own)
        hidden = {"viewer"}
        assert view_bytes({key: seen[key] for key in set(seen) - hidden}) == view_bytes(
            {key: own[key] for key in set(seen) - hidden}
        )


def test_every_refusal_has_a_reason() -> None:
    """Whatever is asked, some rule is named; the fallback is never needed."""
    rng = Random(7)
    kinds: set[str] = set()
    for seed in range(7):
        session = session_at(seed, 0)
        while session.outcome is None and len(session.history) < 400:
            state = session.state
            side = state.deciders()[0]
            decision = state.decision(side)
            kinds.add(decision.kind)
            for action in [rng.randrange(GAME.action_count), *near(decision.actions, rng)]:
                for asker in (0, 1, SPECTATOR):
                    reason = GAME.explain(state, asker, GAME.text(action))
                    answer = title_words(GAME).say(reason)
                    assert reason != FALLBACK, (GAME.text(action), decision.kind)
                    assert asker != side or hint_works(state, side, GAME.text(action), answer), answer
            session.act(side, GAME.judgement().choose(state, side, rng, 3.0))
    assert len(kinds) >= 15


def hint_works(state: State, side: int, asked: str, answer: str) -> bool:
    """Whether the action that an answer tells to say instead is legal."""
    hint = re.search("say '([^']+)'", answer)
    if hint is None:
        return True
    said = hint[1].split()
    return GAME.parse(" ".join([*said, *asked.split()[len(said) :]])) in state.decision(side).actions


def test_move_and_attack_are_understood_as_march() -> None:
    march = GAME.parse("march legion rubicon rome")
    assert GAME.parse("move legion rubicon rome") == GAME.parse("attack legion rubicon rome") == march


def near(actions: list[int], rng: Random) -> list[int]:
    """Near misses: the same verb with other arguments, and other verbs with small numbers."""
    verb, _ = GAME.notation.split(rng.choice(actions))
    found = []
    for other in [verb, *rng.sample(list(GAME.notation.verbs), 3)]:
        words = [rng.choice(words) for words in GAME.notation.words(other)]
        found.append(GAME.parse(" ".join([other, *words])))
    return found
