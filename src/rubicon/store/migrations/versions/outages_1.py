"""Outages: when the server could not store anything."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "outages_1"
down_revision: str | None = "names_1"


def upgrade() -> None:
    op.create_table(
        "outages",
        sa.Column("began", sa.Float(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )
