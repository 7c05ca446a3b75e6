"""The tables of the database. `migrations/` creates them; a test proves that both say the same.

A game is its record, kept in `lines`; the other tables add to it. Rows that several processes may write at
once (`lines`, `asides`, `said`) are numbered, and the number is part of the primary key: the second process
gets a conflict, reads what is new, and tries again.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)


def _game() -> Column[str]:
    return Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("clock", String(64), nullable=False),
    Column("ask", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("deciding", SmallInteger, nullable=False),  # a bit for each side that must decide: never shown
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),  # when others last saw something happen
    Column("seed", LargeBinary),  # secret; gone when it stands in the record
    Column("winner", SmallInteger),  # a side; empty for a draw and while the game goes on
    Column("reason", Text),  # why it ended; empty while it goes on
    # A bit, 1 << viewer + 1, for each viewer whose links were renewed or revoked.
    Column("renewed", SmallInteger, nullable=False, server_default="0"),
    # When the last turn of each side began, as JSON: {side: [line, time]}. Never shown. Empty until the next
    # change of a game that was stored without it.
    Column("turns", Text),
    Index("ix_games_status", "status", "updated"),
)

seats = Table(
    "seats",
    metadata,
    _game(),
    Column("side", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", Text, nullable=False),
    Column("account", String(32), index=True),
    # The account whose rating changes with the game. After its deletion it stays here until the game counts.
    Column("rated_for", String(32), index=True),
    Column("registered", Boolean, nullable=False, server_default=false()),  # `name` is the account's
)

lines = Table(
    "lines",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("shown", SmallInteger, nullable=False),
    sqlite_with_rowid=False,
)

asides = Table(
    "asides",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("side", SmallInteger, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

said = Table(
    "said",
    metadata,
    _game(),
    Column("room", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("side", SmallInteger, nullable=False),
    Column("author", Text, nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

notes = Table(
    "notes",
    metadata,
    _game(),
    Column("side", SmallInteger, primary_key=True),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
)

commands = Table(
    "commands",
    metadata,
    _game(),
    Column("seat", SmallInteger, primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Column("answer", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("viewer", SmallInteger, nullable=False),
    Column("created", Float, nullable=False),
    Column("session", LargeBinary(32), index=True),  # the hash of the account's session that it was given to
)

#: When the server could not store anything.
outages = Table(
    "outages",
    metadata,
    Column("began", Float, primary_key=True, autoincrement=False),
    Column("ended", Float, nullable=False),
)
