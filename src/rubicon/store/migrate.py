"""Bring a database to the revision that this Rubicon knows."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from rubicon.core.game import RubiconError


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings: where the migrations are, and the connection to run them on."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    made.attributes["connection"] = connection
    return made


def head() -> str:
    """The newest revision."""
    newest = ScriptDirectory.from_config(config()).get_current_head()
    assert newest is not None
    return newest


def current_revision(connection: Connection) -> str | None:
    """The revision of the database; None if it is new."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Bring the database to a revision, within the transaction of `connection`.

    Raises `RubiconError` if either revision is unknown: then a newer Rubicon made it.
    """
    script = ScriptDirectory.from_config(config())
    known = {"head", None, *(revision.revision for revision in script.walk_revisions())}
    for asked in (current_revision(connection), revision):
        if asked not in known:
            raise RubiconError(f"This was made by a newer Rubicon (its form is '{asked}'). Use that one.")
    command.upgrade(config(connection), revision)
