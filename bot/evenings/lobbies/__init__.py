"""From an open evening to its tables: the draw, the channels, the lobbies and the next game. Imports ``moves`` and ``bot.tables``."""
