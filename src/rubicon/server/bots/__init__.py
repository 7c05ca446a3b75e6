"""Computer opponents at the server's tables, thinking in processes of their own."""
