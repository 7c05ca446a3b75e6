"""Accounts: how names look, known devices, proofs, and links in letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "accounts_2"
down_revision: str | None = "operations_1"


def _account_key(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["account"], ["accounts.id"], name=f"fk_{table}_account", ondelete="CASCADE"
    )


def upgrade() -> None:
    op.add_column("accounts", sa.Column("looks", sa.String(length=512), nullable=True))
    op.add_column("accounts", sa.Column("mail", sa.String(length=320), nullable=True))
    op.create_index("ix_accounts_looks", "accounts", ["looks"], unique=True)
    op.add_column("sessions", sa.Column("label", sa.String(length=64), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.create_table(
        "devices",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        _account_key("devices"),
        sa.PrimaryKeyConstraint("hash", name="pk_devices"),
    )
    op.create_index("ix_devices_account", "devices", ["account"], unique=False)
    op.create_table(
        "proofs",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("session", sa.LargeBinary(length=32), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], name="fk_proofs_session", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_proofs"),
    )
    op.create_index("ix_proofs_session", "proofs", ["session"], unique=False)
    op.create_index("ix_proofs_expires", "proofs", ["expires"], unique=False)
    op.create_table(
        "letters",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("address", sa.String(length=320), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        _account_key("letters"),
        sa.PrimaryKeyConstraint("hash", name="pk_letters"),
    )
    op.create_index("ix_letters_account", "letters", ["account"], unique=False)
    op.create_index("ix_letters_expires", "letters", ["expires"], unique=False)
