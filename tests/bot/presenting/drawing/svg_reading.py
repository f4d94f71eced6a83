"""Reads a picture back as a reviewer would: its texts with their boxes, and the colour that lies under each."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from xml.etree import ElementTree

from bot.presenting.drawing.lettering import width
from bot.presenting.drawing.placing import Box

SVG = "{http://www.w3.org/2000/svg}"
_NUMBERS = re.compile(r"-?\d+(?:\.\d+)?")


@dataclass(frozen=True)
class Lettered:
    """One line of text: what it says, how, and its box from the top of capitals to the base line."""

    words: str
    size: float
    weight: int
    fill: str
    box: Box
    ground: str


@dataclass(frozen=True)
class _Shape:
    box: Box
    fill: str
    corners: tuple[tuple[float, float], ...] = ()

    def covers(self, x: float, y: float) -> bool:
        if not (self.box.left <= x <= self.box.right and self.box.top <= y <= self.box.bottom):
            return False
        return not self.corners or _within(self.corners, x, y)


def _within(corners: tuple[tuple[float, float], ...], x: float, y: float) -> bool:
    inside = False
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


@lru_cache(maxsize=1)  # a picture is looked at in more than one way
def parse(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def ids(svg: str) -> list[str]:
    return [element.attrib["id"] for element in parse(svg).iter() if "id" in element.attrib]


def words_in_group(svg: str, name: str) -> list[str]:
    """Return the texts inside the group ``name``, in the order of drawing."""
    (group,) = [element for element in parse(svg).iter() if element.get("id") == name]
    return ["".join(element.itertext()) for element in group.iter() if element.tag.endswith("text")]


def texts(svg: str) -> list[Lettered]:
    """Return all lines of text in drawing order, each with the fill of the topmost shape under its middle."""
    shapes: list[_Shape] = []
    found: list[Lettered] = []
    for element, dx, dy in _drawn(parse(svg), 0, 0):
        if element.tag == f"{SVG}text":
            found.append(_lettered(element, dx, dy, shapes))
        elif (fill := element.attrib.get("fill", "none")) != "none":
            shape = _shape(element, dx, dy, fill)
            if shape:
                shapes.append(shape)
    return found


def _drawn(element: ElementTree.Element, dx: float, dy: float) -> Iterator[tuple[ElementTree.Element, float, float]]:
    """Walk what is drawn; icons (scaled groups) are no ground and hold no text."""
    moved = element.attrib.get("transform", "")
    if "scale" in moved or element.tag == f"{SVG}defs":
        return
    if "translate" in moved:
        x, y = map(float, _NUMBERS.findall(moved)[:2])
        dx, dy = dx + x, dy + y
    yield element, dx, dy
    for child in element:
        yield from _drawn(child, dx, dy)


def _shape(element: ElementTree.Element, dx: float, dy: float, fill: str) -> _Shape | None:
    if element.tag == f"{SVG}rect":
        x, y, wide, high = (float(element.attrib[name]) for name in ("x", "y", "width", "height"))
        return _Shape(Box(x + dx, y + dy, x + dx + wide, y + dy + high), fill)
    if element.tag == f"{SVG}circle":
        x, y, radius = (float(element.attrib[name]) for name in ("cx", "cy", "r"))
        return _Shape(Box.around(x + dx, y + dy, 2 * radius, 2 * radius), fill)
    if element.tag == f"{SVG}polygon":
        numbers = [float(n) for n in _NUMBERS.findall(element.attrib["points"])]
        corners = tuple((x + dx, y + dy) for x, y in zip(numbers[::2], numbers[1::2], strict=True))
        return _Shape(_around(corners), fill, corners)
    if element.tag == f"{SVG}path":
        return _Shape(_around(tuple((x + dx, y + dy) for x, y in _path_ends(element.attrib["d"]))), fill)
    return None


def _around(points: tuple[tuple[float, float], ...]) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys))


def _path_ends(d: str) -> Iterator[tuple[float, float]]:
    """Follow M, H, V and A to their ends; the pictures' own outlines use no more."""
    x = y = 0.0
    for command, arguments in re.findall(r"([MHVAZ])([^MHVAZ]*)", d):
        numbers = [float(n) for n in _NUMBERS.findall(arguments)]
        if command == "H":
            x = numbers[0]
        elif command == "V":
            y = numbers[0]
        elif command in "MA":
            x, y = numbers[-2:]
        yield x, y


def _lettered(element: ElementTree.Element, dx: float, dy: float, shapes: list[_Shape]) -> Lettered:
    words, size, weight = element.text or "", float(element.attrib["font-size"]), int(element.attrib["font-weight"])
    wide = width(words, size, weight)
    left = float(element.attrib["x"]) + dx - {"start": 0.0, "middle": wide / 2, "end": wide}[element.attrib["text-anchor"]]
    base = float(element.attrib["y"]) + dy
    box = Box(left, base - size * 0.66, left + wide, base)
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    ground = next((shape.fill for shape in reversed(shapes) if shape.covers(x, y)), "none")
    return Lettered(words, size, weight, element.attrib["fill"], box, ground)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG 2 defines it."""

    def luminance(colour: str) -> float:
        channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
