"""Where games are kept: SQLite in the user's data folder, or PostgreSQL for several server processes."""

# Register all tables: backups and migrations go through every one.
from rubicon.store import account_tables as account_tables
