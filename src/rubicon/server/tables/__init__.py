"""The tables of one server process: loading, changing, storing and broadcasting them."""
