"""Alembic's migrations: each file in `versions` takes the database one step further."""
