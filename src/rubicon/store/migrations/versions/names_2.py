"""Names: how they look is found out again when the server starts, now without regard to accents."""

from __future__ import annotations

from alembic import op

revision = "names_2"
down_revision: str | None = "turns_1"


def upgrade() -> None:
    op.execute("UPDATE accounts SET looks = NULL")
