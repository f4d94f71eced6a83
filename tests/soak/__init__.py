"""Tests too long for every run: ``make soak``."""
