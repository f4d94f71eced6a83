"""Pages, pictures and lines of results: standings, statistics, history, badges. Imports no Discord."""
