"""Slash commands, loaded as extensions."""
