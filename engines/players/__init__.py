"""Automated players: one file a game, and the random one."""
