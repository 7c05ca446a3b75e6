"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# How long an example takes says nothing but how busy the machine is.
settings.register_profile("rubicon", deadline=None)
settings.load_profile("rubicon")
