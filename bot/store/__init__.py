"""The log of moves in SQLite or PostgreSQL."""
