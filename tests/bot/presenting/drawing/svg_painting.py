"""Reads a picture back as paint: every shape, icons too, as the outlines it covers on the canvas, in drawing order."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import NamedTuple
from xml.etree import ElementTree

from bot.presenting.drawing.placing import Box

SVG = "{http://www.w3.org/2000/svg}"
Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

_NUMBERS = re.compile(r"-?\d*\.?\d+")
_COMMANDS = re.compile(r"([MLHVCAZ])([^MLHVCAZ]*)")
_MOVES = re.compile(r"(\w+)\(([^)]*)\)")
_STEPS = 10  # straight pieces of one curve
_AS_IT_IS: Matrix = (1, 0, 0, 1, 0, 0)


class Row(NamedTuple):
    """The parts of a shape at one height: the crossings of its outlines, and the pieces of its line that are near."""

    crossings: list[float]
    pieces: list[tuple[Point, Point]]


@dataclass(frozen=True)
class Paint:
    """The area of one shape: its outlines in pixels, its fill (`none`: the line alone), and the width of its line."""

    outlines: tuple[tuple[Point, ...], ...]
    fill: str
    line: str
    thickness: float
    box: Box
    within: str
    """The name of the group that it stands in."""

    def covers(self, x: float, y: float) -> bool:
        """Whether there is paint of this shape at a point."""
        if not (self.box.left <= x <= self.box.right and self.box.top <= y <= self.box.bottom):
            return False
        if self.fill != "none" and len([crossing for crossing in self._row(y).crossings if x < crossing]) % 2:
            return True
        return self._on_line(x, y)

    @cached_property
    def _rows(self) -> dict[float, Row]:
        return {}

    def _row(self, y: float) -> Row:
        """Return what counts at a height: the points of a text that are looked at lie in a few rows."""
        if y not in self._rows:
            top, bottom = y - self.thickness / 2, y + self.thickness / 2
            closed = [edge for run in self.outlines for edge in pairwise((*run, run[0]))]
            self._rows[y] = Row(
                [(x2 - x1) * (y - y1) / (y2 - y1) + x1 for (x1, y1), (x2, y2) in closed if (y1 > y) != (y2 > y)],
                [
                    (a, b)
                    for run in self.outlines
                    for a, b in pairwise(run)
                    if not ((a[1] < top and b[1] < top) or (a[1] > bottom and b[1] > bottom))
                ],
            )
        return self._rows[y]

    def colour(self, x: float, y: float) -> str:
        """Return the paint at a covered point."""
        return self.line if self._on_line(x, y) else self.fill

    def _on_line(self, x: float, y: float) -> bool:
        if self.line == "none":
            return False
        reach = self.thickness / 2
        left, right = x - reach, x + reach
        for a, b in self._row(y).pieces:
            if (a[0] < left and b[0] < left) or (a[0] > right and b[0] > right):
                continue  # most are beside it, and this is told sooner than how far away they are
            if _distance(a, b, x, y) <= reach:
                return True
        return False


def _distance(a: Point, b: Point, x: float, y: float) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = 0.0 if not dx and not dy else max(0.0, min(1.0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)))
    return math.dist((x, y), (a[0] + along * dx, a[1] + along * dy))


@lru_cache(maxsize=1)  # a picture is looked at in more than one way
def painted(svg: str) -> list[tuple[ElementTree.Element, Matrix, Paint | None]]:
    """Return every drawn element with the way it is moved and what it covers; a text covers nothing by itself."""
    found = []
    for element, moved, within in _drawn(ElementTree.fromstring(svg), _AS_IT_IS, ""):
        found.append((element, moved, paint_of(element, moved, within)))
    return found


def _drawn(element: ElementTree.Element, moved: Matrix, within: str) -> Iterator[tuple[ElementTree.Element, Matrix, str]]:
    if element.tag in (f"{SVG}defs", f"{SVG}title", f"{SVG}desc"):
        return
    moved, within = _times(moved, _matrix(element.attrib.get("transform", ""))), element.attrib.get("id", within)
    yield element, moved, within
    for child in element:
        inherited = {name: element.attrib[name] for name in ("fill", "stroke", "stroke-width") if name in element.attrib}
        for name, value in inherited.items():
            child.attrib.setdefault(name, value)
        yield from _drawn(child, moved, within)


def _matrix(transform: str) -> Matrix:
    made = _AS_IT_IS
    for what, said in _MOVES.findall(transform):
        n = [float(one) for one in _NUMBERS.findall(said)]
        if what == "translate":
            made = _times(made, (1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0))
        elif what == "scale":
            made = _times(made, (n[0], 0, 0, n[-1], 0, 0))
        elif what == "rotate":
            c, s = math.cos(math.radians(n[0])), math.sin(math.radians(n[0]))
            cx, cy = (n[1], n[2]) if len(n) > 1 else (0.0, 0.0)
            made = _times(made, (c, s, -s, c, cx - c * cx + s * cy, cy - s * cx - c * cy))
        else:
            raise ValueError(f"unknown way of moving a shape: {what}")
    return made


def _times(one: Matrix, two: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = two
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def at(moved: Matrix, x: float, y: float) -> Point:
    """Return where a point of an element lies on the canvas."""
    a, b, c, d, e, f = moved
    return (a * x + c * y + e, b * x + d * y + f)


def scale_of(moved: Matrix) -> float:
    """Return how much larger an element is drawn than it says."""
    return math.hypot(moved[0], moved[1])


def paint_of(element: ElementTree.Element, moved: Matrix, within: str) -> Paint | None:
    """Return what a shape covers, None for what is no shape or is not painted."""
    runs = list(_outlines(element))
    fill, line = element.attrib.get("fill", "#000000"), element.attrib.get("stroke", "none")
    if not runs or (fill == "none" and line == "none") or float(element.attrib.get("opacity", 1)) < 0.2:
        return None
    thick = float(element.attrib.get("stroke-width", 1)) * scale_of(moved) if line != "none" else 0.0
    outlines = tuple(tuple(at(moved, x, y) for x, y in run) for run in runs if len(run) > 1)
    xs, ys = [x for run in outlines for x, _ in run], [y for run in outlines for _, y in run]
    if not xs:
        return None
    half = thick / 2
    box = Box(min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half)
    return Paint(outlines, "none" if element.tag == f"{SVG}line" else fill, line, thick, box, within)


def _outlines(element: ElementTree.Element) -> Iterator[list[Point]]:
    said = element.attrib

    def n(name: str) -> float:
        return float(said.get(name, 0))

    if element.tag == f"{SVG}rect":
        yield _rect(n("x"), n("y"), n("width"), n("height"), min(n("rx"), n("width") / 2, n("height") / 2))
    elif element.tag in (f"{SVG}circle", f"{SVG}ellipse"):
        rx, ry = (n("r"), n("r")) if "r" in said else (n("rx"), n("ry"))
        turns = [2 * math.pi * step / 40 for step in range(41)]
        yield [(n("cx") + rx * math.cos(turn), n("cy") + ry * math.sin(turn)) for turn in turns]
    elif element.tag == f"{SVG}line":
        yield [(n("x1"), n("y1")), (n("x2"), n("y2"))]
    elif element.tag == f"{SVG}polygon":
        flat = [float(one) for one in _NUMBERS.findall(said["points"])]
        corners = list(zip(flat[::2], flat[1::2], strict=True))
        yield [*corners, corners[0]]
    elif element.tag == f"{SVG}path":
        yield from _path(said["d"])


def _rect(x: float, y: float, wide: float, high: float, r: float) -> list[Point]:
    corners = ((x + wide - r, y + r, -90), (x + wide - r, y + high - r, 0), (x + r, y + high - r, 90), (x + r, y + r, 180))
    run = [
        (cx + r * math.cos(math.radians(start + step * 22.5)), cy + r * math.sin(math.radians(start + step * 22.5)))
        for cx, cy, start in corners
        for step in range(5)
    ]
    return [*run, run[0]]


def _path(d: str) -> Iterator[list[Point]]:
    run: list[Point] = []
    for command, said in _COMMANDS.findall(d):
        n = [float(one) for one in _NUMBERS.findall(said)]
        if command == "M":
            if len(run) > 1:
                yield run
            run = [(n[0], n[1])]
            run += zip(n[2::2], n[3::2], strict=True)
        elif command == "L":
            run += zip(n[::2], n[1::2], strict=True)
        elif command == "H":
            run += [(x, run[-1][1]) for x in n]
        elif command == "V":
            run += [(run[-1][0], y) for y in n]
        elif command == "C":
            for start in range(0, len(n), 6):
                run += _curve(run[-1], (n[start], n[start + 1]), (n[start + 2], n[start + 3]), (n[start + 4], n[start + 5]))
        elif command == "A":
            for start in range(0, len(n), 7):
                run += _arc(run[-1], *n[start : start + 7])
        else:
            run.append(run[0])
            yield run
            run = [run[0]]
    if len(run) > 1:
        yield run


def _curve(p: Point, q: Point, r: Point, s: Point) -> Iterator[Point]:
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points = tuple(zip(weights, (p, q, r, s), strict=True))
        yield sum(w * x for w, (x, _) in points), sum(w * y for w, (_, y) in points)


def _arc(p: Point, rx: float, ry: float, _tilt: float, large: float, sweep: float, x: float, y: float) -> Iterator[Point]:
    """Follow an arc of a circle or of an upright ellipse, as SVG's appendix on arcs computes its centre."""
    x1, y1 = (p[0] - x) / 2, (p[1] - y) / 2
    if not rx or not ry or not (x1 or y1):
        yield x, y
        return
    grown = max(1.0, math.sqrt(x1 * x1 / (rx * rx) + y1 * y1 / (ry * ry)))
    rx, ry = rx * grown, ry * grown
    under = max(0.0, (rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1) / (rx * rx * y1 * y1 + ry * ry * x1 * x1))
    sign = -1.0 if bool(large) == bool(sweep) else 1.0
    cx1, cy1 = sign * math.sqrt(under) * rx * y1 / ry, -sign * math.sqrt(under) * ry * x1 / rx
    cx, cy = cx1 + (p[0] + x) / 2, cy1 + (p[1] + y) / 2
    start = math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
    turn = (math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start) % (2 * math.pi)
    if not sweep:
        turn -= 2 * math.pi
    for step in range(1, _STEPS + 1):
        angle = start + turn * step / _STEPS
        yield cx + rx * math.cos(angle), cy + ry * math.sin(angle)
