"""Run by Alembic, on the connection that `rubicon.store.migrations.migrate` hands over."""

from __future__ import annotations

from alembic import context

from rubicon.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
