"""Mafie: Mafia with a moderator, 6 to 21 seats."""
