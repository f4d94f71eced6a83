"""The club's pages: evenings, standings, statistics."""
