"""Accounts: passwords, passkeys, sessions and ratings."""
