"""The course of a turn: setup (3), reinforcements (5), muster (6), cards and actions (7, 18), winter (16)."""
