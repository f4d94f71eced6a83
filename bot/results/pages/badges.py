"""Badges in words: names, reasons, and the line of a story (CL-14.4)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bot.games.result_rules import Badge
from bot.presenting.naming import listed
from bot.presenting.texts import Words


def badge_name(badge: str, words: Words, theme: str = "") -> str:
    """Return the name of a badge, at a table in the ``theme`` of its game (empty: its usual one)."""
    return words(f"badge-{badge}", theme=theme)


def badge_reason(badge: Badge, words: Words) -> str:
    """Return the reason for a badge in one sentence, with its limits."""
    return words(f"badge-when-{badge.id}", **badge.limits)


MOST_NAMES = 3
"""People named on the line; the others are counted."""


def badge_line(
    words: Words, names: Sequence[str], earned: Mapping[int, Sequence[str]], hidden: Collection[int] = (), theme: str = ""
) -> str | None:
    """Return the line of new badges, None without any; ``earned``: badges by seat, ``names``: raw display names by seat.

    ``theme``: that of the table, empty for the usual one. Seats in ``hidden`` belong to hidden people and are neither named nor counted.
    """
    told = [
        words("badge-of", who=words.person(seat, names), list=listed(badge_name(badge, words, theme) for badge in badges))
        for seat, badges in sorted(earned.items())
        if seat not in hidden
    ]
    if not told:
        return None
    more, said = len(told) - MOST_NAMES, listed(told[:MOST_NAMES])
    count = sum(len(badges) for seat, badges in earned.items() if seat not in hidden)
    return words("badge-line", n=count, list=words("badge-more", list=said, n=more) if more > 0 else said)
