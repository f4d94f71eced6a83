"""Several processes of one bot: which of them holds which shards of Discord, and how they hear of each other (PROCESSES.md)."""
