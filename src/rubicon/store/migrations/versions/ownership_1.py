"""Ownership: for which rating a seat plays, registered names, and which session a token was given to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "ownership_1"
down_revision: str | None = "links_1"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("session", sa.LargeBinary(length=32), nullable=True))
    op.create_index("ix_tokens_session", "tokens", ["session"], unique=False)
    op.add_column("seats", sa.Column("rated_for", sa.String(length=32), nullable=True))
    op.create_index("ix_seats_rated_for", "seats", ["rated_for"], unique=False)
    op.add_column("seats", sa.Column("registered", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE seats SET rated_for = account")
    op.create_table(
        "deleted_ratings",
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("account", "title", name="pk_deleted_ratings"),
    )
