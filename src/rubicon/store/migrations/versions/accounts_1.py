"""Accounts: names and passwords, linked seats, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "accounts_1"
down_revision: str | None = "games_1"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("key", sa.String(length=256), nullable=False),
        sa.Column("password", sa.String(length=256), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("key", name="uq_accounts_key"),
    )
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary(length=64), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenges"),
    )
    op.create_index("ix_challenges_expires", "challenges", ["expires"], unique=False)
    op.create_table(
        "erasures",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("side", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_erasures_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "side", name="pk_erasures"),
    )
    op.create_table(
        "links",
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("side", sa.SmallInteger(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_links_account", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_links_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "game", "side", name="pk_links"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("label", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_passkeys_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_account", "passkeys", ["account"], unique=False)
    op.create_table(
        "rated",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("side", sa.SmallInteger(), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_rated_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "side", name="pk_rated"),
    )
    op.create_index("ix_rated_account", "rated", ["account"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_ratings_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "title", name="pk_ratings"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sessions_account", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"], unique=False)
    op.create_index("ix_sessions_expires", "sessions", ["expires"], unique=False)
