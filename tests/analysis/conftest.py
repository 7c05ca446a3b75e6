"""The fixture that starts games in a terminal."""

from tests.terminal.conftest import start

__all__ = ["start"]
