"""Badges in words: their names, what they are for, and the line of the story (CL-14.4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.club.badges import Badge
from bot.presenting.texts import Words

MOST_NAMED = 3


def badge_name(badge: str, words: Words) -> str:
    """Return the name of a badge."""
    return words(f"badge-{badge}")


def badge_reason(badge: Badge, words: Words) -> str:
    """Return in one sentence what a badge is for, with its limits."""
    return words(f"badge-when-{badge.id}", **badge.limits)


def badge_line(earned: Mapping[int, Sequence[str]], hidden: Iterable[int], names: Sequence[str], words: Words) -> str | None:
    """Return the line of the story about badges, None when there is nothing to tell.

    ``earned``: new badges by seat; seats of ``hidden`` persons are not told, not even counted; at most three are named.
    """
    silent = frozenset(hidden)
    told = [(seat, badge) for seat, badges in sorted(earned.items()) if seat not in silent for badge in badges]
    if not told:
        return None
    listed = ", ".join(
        words("badge-of", who=words.person(seat, names), badge=badge_name(badge, words)) for seat, badge in told[:MOST_NAMED]
    )
    more = len(told) - MOST_NAMED
    line = words("badge", n=min(len(told), MOST_NAMED), list=listed)
    return words("badge-more", list=line, more=more) if more > 0 else words("badge-all", list=line)
