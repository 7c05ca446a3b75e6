"""What all tests share."""

from __future__ import annotations

import os
import signal

from hypothesis import settings

from tests.support.postgres import postgres

# A fixture. It is imported here and nowhere else: every import would start a database server of its own.
__all__ = ["postgres"]

# How long an example takes says nothing but how busy the machine is.
settings.register_profile("rubicon", deadline=None)
settings.load_profile("rubicon")

# Programs speak English to the tests, whatever the language of whoever runs them.
os.environ["RUBICON_LANG"] = "en"

# A shell has what it puts in the background ignore Ctrl-C, and programs that tests start would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
