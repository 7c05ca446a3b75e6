"""Component packs of Caesar XL: reading, checking and finding them."""
