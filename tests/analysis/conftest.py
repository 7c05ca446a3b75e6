"""Games in a terminal are started here as there."""

from tests.terminal.conftest import start

__all__ = ["start"]
