"""Names: look-alikes, invisible characters, and names that belong to accounts."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql

from rubicon.server.accounts.names import name_looks, valid_name
from rubicon.server.errors import Refused
from rubicon.store.account_tables import accounts
from tests.support.in_process_server import ME, OPEN, async_test, running_server, sign_up

PASSWORD = "correct horse"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rubicon.sqlite'}"


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # Hangul filler
        "Anna\u3164",
        "An\u115fna",
        "Anna\uffa0",
        "Anna\u2800",  # an empty Braille cell
        "Anna\ufe0f",  # variation selectors
        "Anna\U000e0101",
        "An\u034fna",
        "An\u200dna",  # joiners, marks of direction, a soft hyphen, tags
        "\u202eannA",
        "An\u2066na",
        "An\u00adna",
        "Anna\U000e0041",
        "An\u061cna",
        "\u0301Anna",  # marks without a letter, or too many
        "Anna" + "\u0301" * 6,
        "Аnna",  # Cyrillic and Latin
        "Annα",  # Latin and Greek
        "the cοmputer, legate",
        "the computer, legate",
        "\ue000",
        "Anna ✓",  # the mark of a name that belongs to an account, and what looks like it
        "Anna✔",
        "Anna ☑",
        "Anna ✅",
        "Anna \U0001f5f8",
        "Anna √",
        "An\u0335na",  # a stroke through a letter
    ],
)
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        valid_name(name)
    assert refused.value.code == "text"


@pytest.mark.parametrize(
    "name",
    ["Anna", "Jörg Müller", "Анна", "Αννα", "山田 太郎", "たなか Ken", "김민수", "שרה", "O'Neil-3", "★ Rex"],
)
def test_names_of_all_scripts_are_allowed(name: str) -> None:
    assert valid_name(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("coco", "сосо"),  # all Cyrillic
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Bob", "B0b"),
        ("modern", "modem"),
        ("Anna Livia", "AnnaLivia"),
        ("Rex", "𝐑ex"),
        ("Rex", "Ｒex"),
        ("Seneca", "Seneca."),
        ("Seneca", "'Seneca'"),
        ("Seneca", "Seneca ·"),
        ("Seneca", "★ Seneca ★"),
        ("Anna-Livia", "Anna_Livia"),
        ("Caesar", "ᴄᴀᴇsᴀʀ"),  # small capitals
        ("Caesar", "🅲🅰🅴🆂🅰🆁"),
        ("Caesar", "🅒🅐🅔🅢🅐🅡"),
        ("Caesar", "🇨🇦🇪🇸🇦🇷"),
        ("Caesar", "Cáesar"),  # accents and strokes
        ("Jorg", "Jörg"),
        ("Poul", "Pøul"),
        ("Сергеи", "Сергей"),
        ("Lukasz", "Łukasz"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert name_looks(one) == name_looks(other)
    assert name_looks(one) != name_looks("Georg")


@pytest.mark.parametrize(("one", "other"), [("かき", "がき"), ("की", "कि"), ("ก่า", "กา"), ("Jörg", "Joerg")])
def test_names_that_are_written_differently_are_different(one: str, other: str) -> None:
    """Marks that are part of a syllable count."""
    assert name_looks(one) != name_looks(other)


@pytest.mark.parametrize(
    "name",
    [
        "admin",
        "Admin",
        "ADMIN 1",
        "admin42",
        "Ädmin",
        "4dm1n",
        "a.d.m.i.n",
        "The Admin",
        "Rubicon",
        "Rubicon Team",
        "Operator-7",
        "Modérateur",
        "Betreiber",
        "System",
        "root",
        "Ｓｕｐｐｏｒｔ",
    ],
)
def test_names_of_those_who_run_a_server_are_for_nobody(name: str) -> None:
    with pytest.raises(Refused) as refused:
        valid_name(name)
    assert refused.value.code == "text"


@pytest.mark.parametrize("name", ["Adminius", "Teamster", "Rubi Conway", "Hostilius", "Modesta", "Roots"])
def test_names_that_only_begin_like_them_are_free(name: str) -> None:
    assert valid_name(name) == name


@async_test
async def test_an_account_of_before_keeps_its_name(url: str) -> None:
    async with running_server(url) as server:
        anna = await sign_up(server, "Anna")
        with server.store.writing() as connection:
            connection.execute(sql.update(accounts).values(name="Admin", key="admin"))
        for name in ("", "Admin"):
            wanted = {"title": "forum", "seats": [{**ME, "name": name}, OPEN]}
            assert (await anna.post("/api/games", json=wanted)).status_code == 201
        login = await server.browser().post(
            "/api/account/login", json={"name": "admin", "password": PASSWORD}
        )
        assert login.status_code == 200


def test_names_without_letters_differ() -> None:
    assert name_looks("...") != name_looks("!!!") != ""


@async_test
async def test_the_name_of_an_account_is_reserved_and_marked(url: str) -> None:
    async with running_server(url) as server:
        paul, guest = await sign_up(server, "Paul"), server.browser()
        for name in ("PauI", "pau1", "ＰＡＵＬ"):
            body = {"name": name, "password": PASSWORD}
            answer = await guest.post("/api/account/register", json=body)
            assert answer.json()["code"] == "taken", name

        async def create(browser: httpx.AsyncClient, name: str) -> httpx.Response:
            wanted = {"title": "forum", "seats": [{**ME, "name": name}, OPEN], "listed": True}
            return await browser.post("/api/games", json=wanted)

        for name in ("Paul", "paul ", "PauI"):
            assert (await create(guest, name)).json()["code"] == "taken"
        assert (await create(guest, "Pa\u3164ul")).json()["code"] == "text"
        marked = []
        for name in ("Paul", "paul", "", "Somebody else"):
            made = (await create(paul, name)).json()
            facts = (await guest.get(f"/api/games/{made['game']}")).json()["facts"]
            marked.append((facts["seats"][0]["name"], facts["seats"][0]["registered"]))
        assert marked == [("Paul", True)] * 3 + [("Somebody else", False)]
        lobby = (await guest.get("/api/games")).json()["games"]
        assert lobby
        assert all(game["seats"][0]["registered"] == (game["seats"][0]["name"] == "Paul") for game in lobby)

        (token,) = [link["token"] for link in made["links"] if link["kind"] == "invitation"]
        for path, body in (
            ("/api/seats/take", {"token": token, "name": "Paul"}),
            (f"/api/games/{made['game']}/join", {"name": "PauI"}),
        ):
            assert (await guest.post(path, json=body)).json()["code"] == "taken"
        assert (await guest.post("/api/seats/take", json={"token": token, "name": "Ben"})).status_code == 201


@async_test
async def test_names_of_an_old_database_are_looked_at(url: str) -> None:
    """Two accounts that look alike stay; nobody else gets such a name."""
    async with running_server(url) as server:
        await sign_up(server, "Paul")
        await sign_up(server, "Carla")
        with server.store.writing() as connection:
            renamed = sql.update(accounts).where(accounts.c.key == "carla").values(name="PauI", key="paui")
            connection.execute(renamed)
            connection.execute(sql.update(accounts).values(looks=None))
    async with running_server(url) as server:
        for name in ("Paul", "PauI"):
            body = {"name": name, "password": PASSWORD}
            assert (await server.browser().post("/api/account/login", json=body)).status_code == 200
        body = {"name": "Pau1", "password": PASSWORD}
        assert (await server.browser().post("/api/account/register", json=body)).json()["code"] == "taken"
