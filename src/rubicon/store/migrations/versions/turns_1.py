"""When the turn of each side began, so that notices need not read the record."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "turns_1"
down_revision: str | None = "outages_1"


def upgrade() -> None:
    op.add_column("games", sa.Column("turns", sa.Text(), nullable=True))
