"""Where games are kept: SQLite in the user's data folder, or PostgreSQL for several server processes."""

# All tables are known whenever one is: backups and migrations go through them all.
from rubicon.store import account_tables as account_tables
