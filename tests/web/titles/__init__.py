"""Single titles in real browsers."""
