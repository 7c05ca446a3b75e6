"""Component packs: what is demanded of one, and how one is found."""
