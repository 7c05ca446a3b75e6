"""People: who has muted and blocked whom, and reported lines of chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "people_1"
down_revision: str | None = "operators_1"


def upgrade() -> None:
    op.create_table(
        "account_relations",
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("blocked", sa.Boolean(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account"], ["accounts.id"], name="fk_account_relations_account", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["other"], ["accounts.id"], name="fk_account_relations_other", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("account", "other", name="pk_account_relations"),
    )
    op.create_index("ix_account_relations_other", "account_relations", ["other"], unique=False)
    op.create_table(
        "seat_relations",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("side", sa.SmallInteger(), nullable=False),
        sa.Column("other", sa.SmallInteger(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("blocked", sa.Boolean(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seat_relations_game", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "side", "other", name="pk_seat_relations"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("room", sa.String(length=16), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(length=16), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("viewer", sa.SmallInteger(), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=True),
        sa.Column("client", sa.String(length=16), nullable=False),
        sa.Column("settled", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_reports_game", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_reports_account", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_game", "reports", ["game"], unique=False)
    op.create_index("ix_reports_account", "reports", ["account"], unique=False)
