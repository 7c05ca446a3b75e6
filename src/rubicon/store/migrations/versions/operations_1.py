"""Operations: notices that wait to be sent, bans and mutes, and the log of what operators did."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "operations_1"
down_revision: str | None = "ownership_1"


def upgrade() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("channel", sa.String(length=32), nullable=False),
        sa.Column("turns", sa.Text(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="fk_outbox_channel", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
    )
    op.create_index("ix_outbox_channel", "outbox", ["channel"], unique=False)
    op.create_index("ix_outbox_due", "outbox", ["due"], unique=False)
    op.create_table(
        "bans",
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target", sa.String(length=64), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "target", name="pk_bans"),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("operator", sa.String(length=64), nullable=False),
        sa.Column("action", sa.String(length=16), nullable=False),
        sa.Column("target", sa.String(length=128), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_at", "audit", ["at"], unique=False)
