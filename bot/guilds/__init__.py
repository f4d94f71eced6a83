"""guilds."""
