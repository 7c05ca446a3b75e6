"""Operations: notices that wait to be sent."""

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
