"""Notifications for players who are away: when to send one, and how."""
