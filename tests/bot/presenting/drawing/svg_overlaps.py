"""Finds what lies over a text of a picture, and what a text lies over by halves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.presenting.drawing.lettering import width
from bot.presenting.drawing.placing import Box
from tests.bot.presenting.drawing.svg_painting import SVG, Paint, at, painted, scale_of

_STEP = 5.0
"""Pixels between the points of a text that are looked at."""


@dataclass(frozen=True)
class Overlap:
    """A text that is not clean: what it says, in which group, and which group's shape is over it or only partly under it."""

    words: str
    within: str
    other: str
    how: str


def overlaps(svg: str) -> list[Overlap]:
    """Return every text that a later shape covers, and every text whose ground changes under it."""
    found: list[Overlap] = []
    drawn = painted(svg)
    shapes = [(place, paint) for place, (_, _, paint) in enumerate(drawn) if paint is not None]
    within = ""
    for place, (element, moved, _) in enumerate(drawn):
        within = element.attrib.get("id", within) if element.tag == f"{SVG}g" else within
        if element.tag != f"{SVG}text" or not element.text:
            continue
        size = float(element.attrib["font-size"])
        wide = width(element.text, size, int(element.attrib["font-weight"]))
        left = float(element.attrib["x"]) - {"start": 0.0, "middle": wide / 2, "end": wide}[element.attrib["text-anchor"]]
        base = float(element.attrib["y"])
        corners = [at(moved, x, y) for x in (left, left + wide) for y in (base - size * 0.66, base)]
        box = Box(*(f(c[i] for c in corners) for f, i in ((min, 0), (min, 1), (max, 0), (max, 1))))
        assert scale_of(moved) > 0
        near = [(number, paint) for number, paint in shapes if paint.box.meets(box)]
        found += _over(element.text, within, box, [paint for number, paint in near if number > place])
        found += _under(element.text, within, box, [paint for number, paint in near if number < place])
    return found


def _points(box: Box) -> Iterator[tuple[float, float]]:
    """Return points all over the letters, a little within their box."""
    across, down = max(2, int((box.right - box.left - 2) / _STEP)), max(2, int((box.bottom - box.top - 2) / _STEP))
    for column in range(across + 1):
        for row in range(down + 1):
            yield (
                box.left + 1 + (box.right - box.left - 2) * column / across,
                box.top + 1 + (box.bottom - box.top - 2) * row / down,
            )


def _over(words: str, within: str, box: Box, later: list[Paint]) -> Iterator[Overlap]:
    for paint in later:
        if any(paint.covers(x, y) for x, y in _points(box)):
            yield Overlap(words, within, paint.within, "over")


def _under(words: str, within: str, box: Box, earlier: list[Paint]) -> Iterator[Overlap]:
    """Return the text once if what lies on top under its letters is not one and the same paint."""
    grounds: dict[str, str] = {}
    for x, y in _points(box):
        top = next((paint for paint in reversed(earlier) if paint.covers(x, y)), None)
        if top is not None:
            grounds.setdefault(top.colour(x, y), top.within)
    if len(grounds) > 1:
        yield Overlap(words, within, " / ".join(f"{colour} of {group}" for colour, group in grounds.items()), "under")
