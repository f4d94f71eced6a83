"""A finished picture before it is rendered."""

from __future__ import annotations

from dataclasses import dataclass

MOST_ALT = 1000


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture as SVG, the words that say the same (at most 1,000 characters), and its height in pixels."""

    svg: str
    alt: str
    height: int
