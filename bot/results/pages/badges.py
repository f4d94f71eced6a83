"""Badges in words: their names, and what they are for."""

from __future__ import annotations

from bot.games.result_rules import Badge
from bot.presenting.texts import Words


def badge_name(badge: str, words: Words) -> str:
    """Return the name of a badge."""
    return words(f"badge-{badge}")


def badge_reason(badge: Badge, words: Words) -> str:
    """Return in one sentence what a badge is for, with its limits."""
    return words(f"badge-when-{badge.id}", **badge.limits)
