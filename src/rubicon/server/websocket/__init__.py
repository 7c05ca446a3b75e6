"""The WebSocket: one connection for each client at a table."""
