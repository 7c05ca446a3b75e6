"""Operators: sanctions, the audit log, and what each process reports about itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "operators_1"
down_revision: str | None = "accounts_2"


def upgrade() -> None:
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("subject", sa.String(length=8), nullable=False),
        sa.Column("target", sa.String(length=32), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("kind", "subject", "target", name="pk_sanctions"),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("actor", sa.String(length=64), nullable=False),
        sa.Column("action", sa.String(length=16), nullable=False),
        sa.Column("subject", sa.String(length=8), nullable=False),
        sa.Column("target", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_audit"),
    )
    op.create_table(
        "process_reports",
        sa.Column("process", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_process_reports"),
    )
