"""Games: their records, and the tables that belong to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "games_1"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("clock", sa.String(length=64), nullable=False),
        sa.Column("ask", sa.Boolean(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("deciding", sa.SmallInteger(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("winner", sa.SmallInteger(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_status", "games", ["status", "updated"], unique=False)
    op.create_table(
        "asides",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("side", sa.SmallInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_asides_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name="pk_asides"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "commands",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_commands_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "seat", "key", name="pk_commands"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "lines",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("shown", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_lines_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name="pk_lines"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "notes",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("side", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_notes_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "side", name="pk_notes"),
    )
    op.create_table(
        "said",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("room", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("side", sa.SmallInteger(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_said_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "room", "number", name="pk_said"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("side", sa.SmallInteger(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "side", name="pk_seats"),
    )
    op.create_index("ix_seats_account", "seats", ["account"], unique=False)
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("viewer", sa.SmallInteger(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_tokens_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_index("ix_tokens_game", "tokens", ["game"], unique=False)
