"""Component packs: read with line numbers, found by name or digest, and the bounds of their balance."""
