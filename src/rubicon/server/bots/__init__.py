"""Computer opponents at the server's tables. They think in separate processes."""
