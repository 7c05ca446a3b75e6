"""Links: for which viewers of a game they were renewed or revoked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "links_1"
down_revision: str | None = "notices_1"


def upgrade() -> None:
    op.add_column("games", sa.Column("renewed", sa.SmallInteger(), nullable=False, server_default="0"))
