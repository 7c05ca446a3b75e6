"""Notices: where they go, and which were sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "notices_1"
down_revision: str | None = "accounts_1"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=True),
        sa.Column("game", sa.String(length=32), nullable=True),
        sa.Column("side", sa.SmallInteger(), nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("off", sa.String(length=64), nullable=False),
        sa.Column("digest", sa.Float(), nullable=False),
        sa.Column("active", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("sent", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_channels_account", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_channels_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.UniqueConstraint("off", name="uq_channels_off"),
    )
    op.create_index("ix_channels_account", "channels", ["account"], unique=False)
    op.create_index("ix_channels_game", "channels", ["game"], unique=False)
    op.create_table(
        "noticed",
        sa.Column("channel", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("side", sa.SmallInteger(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="fk_noticed_channel", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_noticed_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("channel", "game", "side", name="pk_noticed"),
    )
