"""What the documentation says: every command, link, setting and named test in it is real."""
