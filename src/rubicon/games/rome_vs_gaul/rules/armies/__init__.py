"""Armies on the map: movement (10), reactions (12), battles (13), sieges (14), Germani and Britanni (17)."""
