"""Ratings: counted exactly once, for games between two accounts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from rubicon import games
from rubicon.core.seal import SEED_BYTES
from rubicon.server.accounts.ratings import (
    FULL_WEIGHT_STEPS,
    INITIAL_RATING,
    RatingUpdater,
    display_rating,
    ratings_after,
)
from rubicon.store.accounts import Accounts
from rubicon.store.ratings import FinishedGame, Rating, Ratings
from rubicon.store.seat_tokens import SeatTokens
from rubicon.store.store import Store, token_hash
from rubicon.table.clock import LEFT_SECONDS, parse_clock
from rubicon.table.clock import ClockSettings as NoClock
from rubicon.table.seats import person
from rubicon.table.table import Table
from tests.support.in_process_server import (
    Server,
    async_test,
    finish_game,
    open_game,
    running_server,
    sign_up,
)
from tests.support.postgres import PostgresServer


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    url = f"sqlite:///{tmp_path / 'rubicon.sqlite'}"
    if request.param == "postgres":
        cluster: PostgresServer = request.getfixturevalue("postgres")
        url = cluster.create_database()
    with Store.open(url) as opened:
        yield opened


def store_finished_game(
    store: Store, key: str, red: str | None, blue: str | None, winner: int | None, now: float
) -> None:
    """Store a game that is over."""
    table, opened = Table.open(
        key,
        games.game("forum"),
        {},
        [person("Anna", red), person("Ben", blue)],
        NoClock(),
        bytes(SEED_BYTES),
        now,
    )
    decision = table.decision(0)
    assert decision is not None
    acted = table.act(0, table.seq(0), table.game.text(decision.actions[0]), "act", now)
    if winner is None:
        offered = table.offer_draw(0, "a", now)
        changes = [opened, acted, offered, table.accept_draw(1, "b", now)]
    else:
        changes = [opened, acted, table.resign(1 - winner, "a", now)]
    assert store.commit(changes) == [None] * len(changes)


def test_winning_raises_and_losing_lowers() -> None:
    new = [Rating(name, "forum", *INITIAL_RATING, 0) for name in ("a", "b")]
    game = FinishedGame("g", "forum", 1, ("a", "b"))
    loser, winner = ratings_after(game, (new[0], new[1]))
    assert display_rating(new[0]) == 1000
    assert winner.mu > INITIAL_RATING[0] > loser.mu
    assert display_rating(winner) > 1000
    assert (winner.games, loser.games) == (1, 1)
    drawn = ratings_after(FinishedGame("g", "forum", None, ("a", "b")), (winner, loser))
    assert drawn[0].mu < winner.mu, "a draw brings them together"
    assert drawn[1].mu > loser.mu


def test_each_game_counts_once(store: Store) -> None:
    """Many threads, as many processes would, count many games of the same few people at the same time."""
    accounts = Accounts(store)
    people = [accounts.create(name, name.lower(), None, 0.0).id for name in ("Anna", "Ben", "Cleo")]
    for number in range(12):
        red, blue = people[number % 3], people[(number + 1 + number // 6) % 3]
        store_finished_game(store, f"g{number}", red, blue, (0, 1, None)[number % 3], float(number))
    with ThreadPoolExecutor(6) as threads:
        rated = list(threads.map(lambda _: RatingUpdater(store).rate_finished_games(None), range(6)))
    while rated[-1]:  # conflicting transactions are repeated the next time
        rated.append(RatingUpdater(store).rate_finished_games(None))
    assert sum(rated) == 12
    assert RatingUpdater(store).rate_finished_games(None) == 0
    ratings = [rating for name in people for rating in Ratings(store).of_account(name)]
    assert sum(rating.games for rating in ratings) == 24
    assert all(rating.sigma < INITIAL_RATING[1] for rating in ratings)


def test_what_does_not_count(store: Store) -> None:
    accounts = Accounts(store)
    anna, ben = (accounts.create(name, name.lower(), None, 0.0).id for name in ("Anna", "Ben"))
    store_finished_game(store, "nobody", None, None, 0, 1.0)
    store_finished_game(store, "one", anna, None, 0, 1.0)
    store_finished_game(store, "self", anna, anna, 0, 1.0)
    store_finished_game(store, "gone", anna, "deleted", 0, 1.0)
    SeatTokens(store).add(token_hash("blue"), "one", 1, 1.0)
    assert SeatTokens(store).link_to_account(ben, token_hash("blue"), 2.0), "put on the list afterwards"
    assert RatingUpdater(store).rate_finished_games(None) == 0
    assert Ratings(store).of_account(anna) == []
    (game,) = accounts.games(ben, over=True)
    assert (game.side, game.rating) == (1, None)


@async_test
async def test_a_game_is_counted_when_it_ends(tmp_path: Path) -> None:
    async with running_server(f"sqlite:///{tmp_path / 'rubicon.sqlite'}") as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        game, _ = await open_game(anna, ben)
        await finish_game(server, game)
        while not (ratings := (await ben.get("/api/account")).json()["ratings"]):
            await asyncio.sleep(0.05)
        assert ratings[0]["games"] == 1
        assert ratings[0]["rating"] != 1000
        (counted,) = (await anna.get("/api/account/history")).json()["games"]
        assert counted["rating"] != 1000


@async_test
async def test_a_game_that_ended_unnoticed_is_counted_at_the_next_start(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'rubicon.sqlite'}"
    with Store.open(url) as store:
        accounts = Accounts(store)
        anna, ben = (accounts.create(name, name.lower(), None, 0.0).id for name in ("Anna", "Ben"))
        store_finished_game(store, "g", anna, ben, 0, 1.0)
    async with running_server(url) as server:
        while not Ratings(server.store).of_account(anna):
            await asyncio.sleep(0.05)


# ------------------------------------------------------------------------------------- ways around a loss


async def ratings_of(*browsers: httpx.AsyncClient) -> list[list[tuple[int, int]]]:
    """Rating and number of games of these accounts."""
    found = [(await browser.get("/api/account")).json()["ratings"] for browser in browsers]
    return [[(each["rating"], each["games"]) for each in ratings] for ratings in found]


async def rate_all(server: Server) -> int:
    return await asyncio.to_thread(RatingUpdater(server.store).rate_finished_games, None)


@pytest.mark.parametrize(("clock", "wait"), [("none", LEFT_SECONDS), ("live 60+0", 61.0)])
def test_leaving_and_losing_on_time_count_in_proportion(store: Store, clock: str, wait: float) -> None:
    """A side that leaves, or lets its time run out, loses as much as one that resigns at the same step."""
    accounts = Accounts(store)
    changes = []
    for number, how in enumerate(("claim", "resign")):
        anna, ben = (accounts.create(f"{name}{number}", f"{name}{number}", None, 0.0).id for name in "ab")
        seats = [person("Anna", anna), person("Ben", ben)]
        key = f"game-{how}"
        settings = parse_clock(clock)
        table, opened = Table.open(key, games.game("forum"), {}, seats, settings, bytes(SEED_BYTES), 1.0)
        decision = table.decision(1)
        assert decision is not None
        stored = [opened, table.act(1, table.seq(1), table.game.text(decision.actions[0]), "act", 2.0)]
        if 1 in table.deciders:
            decision = table.decision(1)
            assert decision is not None
            last = table.game.text(decision.actions[-1])
            stored.append(table.act(1, table.seq(1), last, "seal", 2.0))
        assert table.deciders == (0,)
        if how == "claim":
            stored.append(table.claim(1, "win", "k", 2.0 + wait))
        else:
            stored.append(table.resign(0, "k", 2.0 + wait))
        assert store.commit(stored) == [None] * len(stored)
        assert RatingUpdater(store).rate_finished_games(None) == 1
        (lost,), (won,) = (Ratings(store).of_account(account) for account in (anna, ben))
        changes.append((lost.mu - INITIAL_RATING[0], won.mu - INITIAL_RATING[0]))
    assert changes[0] == pytest.approx(changes[1])
    new = tuple(Rating(account, "forum", *INITIAL_RATING, 0) for account in "ab")
    _, whole = ratings_after(FinishedGame("g", "forum", 1, ("a", "b"), None), (new[0], new[1]))
    part = (len(stored) - 2) / FULL_WEIGHT_STEPS
    assert changes[0][1] == pytest.approx(part * (whole.mu - INITIAL_RATING[0]))
    assert changes[0][0] < 0 < changes[0][1]


@async_test
async def test_nothing_counts_before_the_first_action(tmp_path: Path) -> None:
    async with running_server(f"sqlite:///{tmp_path / 'rubicon.sqlite'}") as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        for _ in range(3):
            game, _ = await open_game(anna, ben)
            await server.resign(game, 0)
        await rate_all(server)
        assert await ratings_of(anna, ben) == [[(1000, 0)], [(1000, 0)]]


@async_test
async def test_one_account_on_both_sides_does_not_count(tmp_path: Path) -> None:
    async with running_server(f"sqlite:///{tmp_path / 'rubicon.sqlite'}") as server:
        anna = await sign_up(server, "Anna")
        game, _ = await open_game(anna, anna)
        await finish_game(server, game)
        assert await rate_all(server) == 0
        assert await ratings_of(anna) == [[]]


@async_test
async def test_each_rematch_counts_for_those_who_sit_there(tmp_path: Path) -> None:
    """A chain of rematches counts game by game. Who deletes the account plays on unrated, and no fault
    stops the ratings of others."""
    async with running_server(f"sqlite:///{tmp_path / 'rubicon.sqlite'}") as server:
        anna, ben = await sign_up(server, "Anna"), await sign_up(server, "Ben")
        game, _ = await open_game(anna, ben)
        for count in (1, 2):
            await finish_game(server, game)
            await rate_all(server)
            assert [ratings[0][1] for ratings in await ratings_of(anna, ben)] == [count, count]
            for side in (0, 1):
                await server.command(game, side, "rematch")
            following = await server.tables.query(game, lambda table: table.next)
            assert following is not None
            game = following
        # The third game has begun when Ben deletes the account: it counts, against the rating Ben had.
        assert (await ben.post("/api/account/delete", json={"proof": "correct horse"})).status_code == 204
        await finish_game(server, game)
        await rate_all(server)
        assert [ratings[0][1] for ratings in await ratings_of(anna)] == [3]
        # The rematch after that is between an account and nobody.
        for side in (0, 1):
            await server.command(game, side, "rematch")
        following = await server.tables.query(game, lambda table: table.next)
        assert following is not None
        await finish_game(server, following)
        assert await rate_all(server) == 0
        assert [ratings[0][1] for ratings in await ratings_of(anna)] == [3]
        cleo = await sign_up(server, "Cleo")
        other, _ = await open_game(anna, cleo)
        await finish_game(server, other)
        await rate_all(server)
        assert [ratings[0][1] for ratings in await ratings_of(anna, cleo)] == [4, 1]
