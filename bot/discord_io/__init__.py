"""discord_io."""
