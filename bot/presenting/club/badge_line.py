"""The line of a story that tells who has earned which badges (CL-14.4)."""

from collections.abc import Sequence

from bot.presenting.naming import listed
from bot.presenting.page import Buttons, Page
from bot.presenting.texts import Words

MOST_NAMES = 3
"""People who are named; of the others the number is told."""


def badge_line(words: Words, names: Sequence[str], earned: Sequence[tuple[int, str]]) -> str:
    """Return the line; ``earned`` are pairs of seat and badge in their order, ``names`` raw display names by seat. Empty for none."""
    of_seat: dict[int, list[str]] = {}
    for seat, badge in earned:
        of_seat.setdefault(seat, []).append(words(f"badge-{badge}"))
    if not of_seat:
        return ""
    told = [words("badge-of", who=words.person(seat, names), list=listed(badges)) for seat, badges in of_seat.items()]
    more = len(told) - MOST_NAMES
    said = listed(told[:MOST_NAMES])
    count = sum(map(len, of_seat.values()))
    return words("badge-line", n=count, list=words("badge-more", list=said, n=more) if more > 0 else said)


def with_line(page: Page, line: str) -> Page:
    """Return a story with ``line`` above its buttons; the story as it is when there is nothing to tell."""
    if not line:
        return page
    place = next((n for n, part in enumerate(page.parts) if isinstance(part, Buttons)), len(page.parts))
    return Page((*page.parts[:place], line, *page.parts[place:]), page.accent)
