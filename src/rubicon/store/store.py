"""The store: everything accepted is durable before it is acknowledged.

Several threads may use a `Store` at once, and several stores may use a PostgreSQL database. If the database
fails, `StoreError` is raised and nothing was stored.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from hashlib import sha256
from math import inf
from pathlib import Path
from secrets import token_hex
from threading import Lock
from typing import TYPE_CHECKING, Any

from sqlalchemy import (
    URL,
    Connection,
    Float,
    Row,
    bindparam,
    case,
    delete,
    func,
    insert,
    literal,
    null,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from rubicon.core.game import RubiconError
from rubicon.core.message import message, reason_text
from rubicon.store.account_tables import channels, links, sessions
from rubicon.store.database import (
    DATABASE_VARIABLE,
    NOTIFY_CHANNEL,
    POSTGRES_DRIVER,
    Deadlock,
    database_url,
    open_engine,
    translate_errors,
)
from rubicon.store.migrations import migrate
from rubicon.store.outages import outages_since
from rubicon.store.schema import asides, commands, games, lines, notes, said, seats, tokens
from rubicon.table.changes import (
    OVER,
    PLAYING,
    WAITING,
    Change,
    ChangesSince,
    ChatMessage,
    RecordLine,
    StoredTable,
    TableEvent,
    TableSetup,
)
from rubicon.table.seats import BOT, OPEN, PERSON, Seat

if TYPE_CHECKING:
    from rubicon.store.postgres_listener import PostgresListener


class UnknownGame(RubiconError):
    """There is no game with this id."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Another process was first. Nothing was stored: read the game again, then try again."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """The command was carried out before, with this answer. Nothing was stored now."""

    answer: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Unauthorised:
    """The token of the client who asked for the change was renewed or revoked. Nothing was stored."""


#: The result for a change: None if it was stored.
CommitResult = Conflict | Repeated | Unauthorised | None


@dataclass(frozen=True, slots=True)
class TokenTarget:
    """What a token opens: a game, for a side or `SPECTATOR`."""

    game: str
    viewer: int


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A game in a list.

    `deciding` has a bit for each side that must decide; a side may be shown its own bit only. `updated` is
    the time of the last change that others could see.
    """

    game: str
    title: str
    options: Mapping[str, str]
    clock: str
    status: str
    created: float
    updated: float
    deciding: int
    winner: int | None
    reason: str | None
    seats: Mapping[int, Seat]


def token_hash(token: str) -> bytes:
    """The form in which a token is stored. Tokens are long and random, so a plain hash hides them."""
    return sha256(token.encode(errors="surrogatepass")).digest()


class Store:
    """An open database in the newest revision. `Store.open` makes it."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self._postgres = url.drivername == POSTGRES_DRIVER
        self._engine = open_engine(url)
        self._writer = self._engine.execution_options(writing=True)
        self._reader = (
            self._engine.execution_options(isolation_level="REPEATABLE READ")
            if self._postgres
            else self._engine
        )
        # SQLite has one writer at a time. Waiting for this lock is fairer and quicker than in SQLite.
        self._write_lock: Lock | nullcontext[None] = nullcontext() if self._postgres else Lock()
        self._name = token_hex(4)  # tells our own messages from those of other processes
        self._listener: PostgresListener | None = None
        self._upsert = (postgresql.insert if self._postgres else sqlite.insert)(notes)

    @classmethod
    def open(cls, chosen: str | None = None, new: bool = True) -> Store:
        """Open the chosen database (see `rubicon.store.database.database_url`) and bring it up to date.

        Raises `RubiconError` if its file does not exist, unless it may be `new`.
        """
        url = database_url(chosen)
        if not (new or url.drivername == POSTGRES_DRIVER or Path(str(url.database)).exists()):
            raise RubiconError(
                f"There is no database {url.database}. "
                f"Say where the games are with --database or {DATABASE_VARIABLE}."
            )
        store = cls(url)
        try:
            with store.writing() as connection:
                if store._postgres:  # one process at a time; the lock ends with the transaction
                    connection.execute(select(func.pg_advisory_xact_lock(0x52554249)))
                migrate.upgrade(connection)
        except BaseException:
            store.close()
            raise
        return store

    def close(self) -> None:
        """Close all connections."""
        if self._listener is not None:
            self._listener.stop()
        self._engine.dispose()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes: durable when the block has ended, rolled back if it raises."""
        with self._write_lock, translate_errors(), self._writer.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that reads, and sees the database at one moment."""
        with translate_errors(), self._reader.connect() as connection:
            yield connection

    # -------------------------------------------------------------------------------------------- changes

    def commit(self, changes: Sequence[Change]) -> list[CommitResult]:
        """Store changes, usually of many games, in one transaction. They are durable on return.

        If some cannot be stored, the others are stored nevertheless. Returns a result for each.
        """
        try:
            with self.writing() as connection:
                self._write_rows(connection, changes)
            return [None] * len(changes)
        except (IntegrityError, Deadlock, _VoidToken):
            pass  # one of them cannot be stored: store each by itself
        results: list[CommitResult] = []
        failed: set[str] = set()  # later changes of a game depend on the one that failed
        for change in changes:
            result = Conflict() if change.game in failed else self._commit_one(change)
            if result is not None:
                failed.add(change.game)
            results.append(result)
        return results

    def _commit_one(self, change: Change) -> CommitResult:
        try:
            with self.writing() as connection:
                self._write_rows(connection, [change])
            return None
        except _VoidToken:
            return Unauthorised()
        except (IntegrityError, Deadlock):
            key = change.command
            answer = None if key is None else self.stored_answer(change.game, key.seat, key.key)
            return Conflict() if answer is None else Repeated(answer)

    def _write_rows(self, connection: Connection, changes: Sequence[Change]) -> None:
        """Write all rows, always in the same order, so that two processes do not wait for each other."""
        every = sorted(
            [*changes, *(more for change in changes for more in change.other_changes)], key=lambda c: c.game
        )
        put = connection.execute
        for statement, rows in (
            (insert(games), [_game_row(c) for c in every if c.setup is not None]),
            (insert(lines), [_line_row(c.game, line) for c in every for line in c.lines]),
            (insert(asides), [_aside_row(c.game, aside) for c in every for aside in c.events]),
            (insert(said), [_said_row(c.game, c.chat) for c in every if c.chat is not None]),
            (insert(commands), [_command_row(c) for c in every if c.command is not None]),
            (_UPDATE_GAME, [_progress_row(c) for c in every if c.setup is None and (c.lines or c.events)]),
            (_DELETE_SEAT, [{"g": c.game, "s": side} for c in every for side in c.seats]),
            (insert(seats), [seat_row(c.game, side, seat) for c in every for side, seat in c.seats.items()]),
            *(
                (end, [{"g": c.game, "v": at} for c in every for at in c.revoked_viewers])
                for end in _END_ACCESS
            ),
            (insert(tokens), _token_rows(connection, every)),
        ):
            if rows:
                put(statement, rows)
        for change in every:
            if change.notes is not None:
                side, text = change.notes
                row = {"game": change.game, "side": side, "at": change.at, "text": text}
                key = [notes.c.game, notes.c.side]
                put(self._upsert.values(row).on_conflict_do_update(index_elements=key, set_=row))
        # Last: whoever renews a link locks its game first, and our rows have waited for that.
        _check_authority(connection, [c.authority for c in every if c.authority is not None])
        self._notify(connection, (f"{self._name} {game}" for game in {c.game: None for c in every}))

    def stored_answer(self, game: str, seat: int, key: str) -> dict[str, Any] | None:
        """The answer to a command that was executed before; None if it was not."""
        asked = select(commands.c.answer).where(
            commands.c.game == game, commands.c.seat == seat, commands.c.key == key
        )
        with self.reading() as connection:
            found = connection.execute(asked).scalar()
        answer: dict[str, Any] | None = None if found is None else json.loads(found)
        return answer

    # ------------------------------------------------------------------------------------------ reading games

    def load(self, game: str) -> StoredTable:
        """Everything that a table is made of. Raises `UnknownGame`."""
        with self.reading() as connection:
            return load(connection, game)

    def changes_since(
        self, game: str, known_lines: int, known_asides: int, known_said: Mapping[str, int]
    ) -> ChangesSince:
        """What was stored of a game beyond what is known (`Table.known_counts`)."""
        with self.reading() as connection:
            heard = [
                ChatMessage(*row)
                for room, number in known_said.items()
                for row in connection.execute(_chat_since(game, room, number))
            ]
            return ChangesSince(
                _lines_of(connection, game, known_lines),
                _asides_of(connection, game, known_asides),
                _seats_of(connection, [game]).get(game, {}),
                heard,
                frozenset(connection.execute(_tokens_of(game)).scalars()),
            )

    def chat(self, game: str, room: str, since: int = 0, limit: int = 1000) -> list[ChatMessage]:
        """The chat messages of a room after number `since`."""
        with self.reading() as connection:
            return [
                ChatMessage(*row) for row in connection.execute(_chat_since(game, room, since).limit(limit))
            ]

    def notes(self, game: str, side: int) -> str:
        """The private notes of a side."""
        asked = select(notes.c.text).where(notes.c.game == game, notes.c.side == side)
        with self.reading() as connection:
            return connection.execute(asked).scalar() or ""

    def lobby(self, since: float = 0.0, before: float = inf, limit: int = 50) -> list[GameSummary]:
        """The games made between `since` and `before` with a seat that everybody may take, newest first."""
        free = select(seats.c.game).where(seats.c.kind == OPEN)
        wanted = (games.c.status == WAITING) & games.c.listed & games.c.id.in_(free)
        wanted &= (games.c.created > since) & (games.c.created < before)
        with self.reading() as connection:
            return game_summaries(
                connection, select(games).where(wanted).order_by(games.c.created.desc()).limit(limit)
            )

    def games_of(self, account: str, limit: int = 1000) -> list[GameSummary]:
        """The games whose seats name an account, the last played first."""
        theirs = games.c.id.in_(select(seats.c.game).where(seats.c.account == account))
        with self.reading() as connection:
            return game_summaries(
                connection, select(games).where(theirs).order_by(games.c.updated.desc()).limit(limit)
            )

    def self_playing_games(self) -> list[str]:
        """The running games of a person that may go on by themselves: with a computer player, or standing
        orders."""
        of_bots = games.c.id.in_(select(seats.c.game).where(seats.c.kind == BOT))
        with_orders = games.c.id.in_(select(asides.c.game).where(asides.c.kind == "orders"))
        theirs = games.c.id.in_(select(seats.c.game).where(seats.c.kind == PERSON)) & (of_bots | with_orders)
        with self.reading() as connection:
            return list(
                connection.execute(select(games.c.id).where(games.c.status == PLAYING, theirs)).scalars()
            )

    # ------------------------------------------------------------------------------------------------ tokens

    def find_token(self, digest: bytes) -> TokenTarget | None:
        """The game and viewer of the token with this hash; None if there is none."""
        with self.reading() as connection:
            row = connection.execute(_FIND_TOKEN, {"h": digest}).first()
        return (
            TokenTarget(row.game, row.viewer)
            if row is not None and hmac.compare_digest(row.hash, digest)
            else None
        )

    # --------------------------------------------------------------------------------------- other processes

    def listen(
        self, on_change: Callable[[str | None], None], on_message: Callable[[str], None] | None = None
    ) -> None:
        """Call `on_change`, from a separate thread, with each game that another process changes, and with
        None after the connection was lost, when any game may have changed. `on_message` gets what other
        processes `broadcast`.

        With SQLite there are no other processes.
        """
        if self._postgres:
            from rubicon.store.postgres_listener import PostgresListener  # noqa: PLC0415 - psycopg is there with PostgreSQL only

            self._listener = PostgresListener(self.url, self._name, on_change, on_message)

    @property
    def receives_changes(self) -> bool:
        """Whether changes by other processes, if there are any, arrive at once."""
        return self._listener is None or self._listener.connected

    def broadcast(self, text: str) -> None:
        """Send a short text (under 1,000 bytes) to the listeners of all other processes. It is not stored."""
        if self._postgres:
            with self.writing() as connection:
                self._notify(connection, [f"{self._name} ! {text}"])

    def notify_changed(self, connection: Connection, touched: Iterable[str]) -> None:
        """Tell other processes that these games have changed, when this transaction is durable."""
        self._notify(connection, [f"{self._name} {game}" for game in touched])

    def _notify(self, connection: Connection, payloads: Iterable[str]) -> None:
        if self._postgres:
            connection.execute(_NOTIFY, {"channel": NOTIFY_CHANNEL, "payloads": list(payloads)})


class _VoidToken(Exception):
    """A client's token was renewed or revoked while its command was on the way."""


def _check_authority(connection: Connection, digests: Sequence[bytes]) -> None:
    """Raise `_VoidToken` if a token is void."""
    wanted = select(tokens.c.hash).where(tokens.c.hash.in_(digests))
    if digests and set(connection.execute(wanted).scalars()) != set(digests):
        raise _VoidToken


# ------------------------------------------------------------------------------------------------- statements

_NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
#: What ends together with all tokens of a viewer.
_END_ACCESS = tuple(
    delete(table).where(table.c.game == bindparam("g"), viewer == bindparam("v"))
    for table, viewer in ((tokens, tokens.c.viewer), (links, links.c.side), (channels, channels.c.side))
)
#: Made once: it is asked for at every request with a token.
_FIND_TOKEN = select(tokens).where(tokens.c.hash == bindparam("h"))
_DELETE_SEAT = delete(seats).where(seats.c.game == bindparam("g"), seats.c.side == bindparam("s"))
_UPDATE_GAME = (
    update(games)
    .where(games.c.id == bindparam("g"))
    .values(
        status=bindparam("s"),
        deciding=bindparam("d"),
        turns=bindparam("t"),
        updated=func.coalesce(bindparam("u", type_=Float), games.c.updated),
        winner=bindparam("w"),
        reason=bindparam("r"),
        seed=case((bindparam("s") == literal(OVER), null()), else_=games.c.seed),
    )
)


def _chat_since(game: str, room: str, number: int) -> Any:
    c = said.c
    wanted = (c.game == game) & (c.room == room) & (c.number > number)
    return select(c.room, c.number, c.at, c.side, c.author, c.text).where(wanted).order_by(c.number)


def _tokens_of(game: str) -> Any:
    return select(tokens.c.hash).where(tokens.c.game == game)


# ------------------------------------------------------------------------------------------- rows and values


def _game_row(change: Change) -> dict[str, Any]:
    assert change.setup is not None
    setup = change.setup
    return {
        "id": change.game,
        "title": setup.title,
        "options": json.dumps(dict(setup.options)),
        "clock": setup.clock,
        "ask": setup.ask,
        "listed": setup.listed,
        "created": change.at,
        "seed": None if change.status == OVER else setup.seed,
        **_progress(change),
    }


def _progress(change: Change) -> dict[str, Any]:
    ending = change.ending
    return {
        "status": change.status,
        "deciding": sum(1 << side for side in change.deciding),
        "turns": json.dumps({side: [turn.number, turn.at] for side, turn in change.turns.items()}),
        "updated": change.at,
        "winner": None if ending is None else ending.winner,
        "reason": None if ending is None else reason_text(ending.reason),
    }


def _progress_row(change: Change) -> dict[str, Any]:
    row = {"g": change.game, **{name[0]: value for name, value in _progress(change).items()}}
    own = set() if change.command is None else {change.command.seat}
    if all(event.is_private for event in change.events) and set(change.updates) <= own:
        row["u"] = None  # lists show this time, and must not reveal a secret choice
    return row


def _line_row(game: str, line: RecordLine) -> dict[str, Any]:
    return {"game": game, "number": line.number, "text": line.text, "at": line.at, "shown": line.shown}


def _aside_row(game: str, aside: TableEvent) -> dict[str, Any]:
    row = {"number": aside.number, "at": aside.at, "kind": aside.kind, "side": aside.side, "text": aside.text}
    return {"game": game, **row}


def _said_row(game: str, message: ChatMessage) -> dict[str, Any]:
    columns = {"side": message.side, "author": message.author, "text": message.text}
    return {"game": game, "room": message.room, "number": message.number, "at": message.at, **columns}


def _command_row(change: Change) -> dict[str, Any]:
    assert change.command is not None
    command = change.command
    answer = json.dumps(command.answer)
    return {"game": change.game, "seat": command.seat, "key": command.key, "at": change.at, "answer": answer}


def _token_rows(connection: Connection, changes: Sequence[Change]) -> list[dict[str, Any]]:
    """The rows of new tokens, without those that were given to a session which has ended meanwhile."""
    rows = [_token_row(change, *token) for change in changes for token in change.tokens]
    ended = {row["session"] for row in rows if row["session"] is not None}
    if ended:
        wanted = select(sessions.c.hash).where(sessions.c.hash.in_(ended)).with_for_update(read=True)
        ended -= set(connection.execute(wanted).scalars())
    return [row for row in rows if row["session"] not in ended]


def _token_row(change: Change, digest: bytes, viewer: int) -> dict[str, Any]:
    row = {"hash": digest, "game": change.game, "viewer": viewer, "created": change.at}
    is_of_account = viewer in change.seats and change.seats[viewer].account is not None
    return {**row, "session": change.session if is_of_account else None}


def seat_row(game: str, side: int, seat: Seat) -> dict[str, Any]:
    """The row of a seat."""
    columns = {"kind": seat.kind, "name": seat.name, "bot": seat.bot, "registered": seat.registered}
    return {"game": game, "side": side, **columns, "account": seat.account, "rated_for": seat.account}


def load(connection: Connection, game: str) -> StoredTable:
    """Everything that the table of a game is made of. Raises `UnknownGame`."""
    row = connection.execute(select(games).where(games.c.id == game)).first()
    if row is None:
        raise UnknownGame(message("refused-no-such-game"))
    spoken = select(said.c.room, func.max(said.c.number)).where(said.c.game == game).group_by(said.c.room)
    return StoredTable(
        game,
        TableSetup(row.title, json.loads(row.options), row.clock, row.ask, row.listed, row.seed),
        row.status,
        row.created,
        _seats_of(connection, [game])[game],
        _lines_of(connection, game, 0),
        _asides_of(connection, game, 0),
        {row[0]: row[1] for row in connection.execute(spoken)},
        outages_since(connection, row.created),
    )


def _lines_of(connection: Connection, game: str, known: int) -> list[RecordLine]:
    c = lines.c
    wanted = select(c.number, c.text, c.at, c.shown).where(c.game == game, c.number > known)
    return [RecordLine(*row) for row in connection.execute(wanted.order_by(c.number))]


def _asides_of(connection: Connection, game: str, known: int) -> list[TableEvent]:
    c = asides.c
    wanted = select(c.number, c.at, c.kind, c.side, c.text).where(c.game == game, c.number > known)
    return [TableEvent(*row) for row in connection.execute(wanted.order_by(c.number))]


def _seats_of(connection: Connection, wanted: Sequence[str]) -> dict[str, dict[int, Seat]]:
    found: dict[str, dict[int, Seat]] = {}
    for row in connection.execute(select(seats).where(seats.c.game.in_(wanted)).order_by(seats.c.side)):
        found.setdefault(row.game, {})[row.side] = Seat(
            row.kind, row.name, row.bot, row.account, row.registered
        )
    return found


def game_summaries(connection: Connection, wanted: Any) -> list[GameSummary]:
    """The games that the query `wanted` selects, with their seats."""
    rows: Sequence[Row[Any]] = connection.execute(wanted).all()
    sitting = _seats_of(connection, [row.id for row in rows])
    return [
        GameSummary(
            row.id,
            row.title,
            json.loads(row.options),
            row.clock,
            row.status,
            row.created,
            row.updated,
            row.deciding,
            row.winner,
            row.reason,
            sitting.get(row.id, {}),
        )
        for row in rows
    ]
