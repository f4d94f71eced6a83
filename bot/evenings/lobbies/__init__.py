"""lobbies."""
