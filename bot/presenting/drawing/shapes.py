"""Plain SVG 1.1 as strings, with one notation of numbers, so that equal pictures are equal bytes."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise

from bot.presenting.drawing.tokens import INK

Point = tuple[float, float]

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


@lru_cache(maxsize=8192)
def number(value: float) -> str:
    """Write a coordinate with at most one decimal place. Cached: pictures have most of their coordinates in common."""
    written = f"{value:.1f}"
    return "0" if written == "-0.0" else written.removesuffix(".0")


def escaped(text: str) -> str:
    """`text` made safe for XML content and attributes."""
    return text.translate(_ESCAPES)


def _paint(fill: str, stroke: str | None, thickness: float, extra: str) -> str:
    line = f' stroke="{stroke}" stroke-width="{number(thickness)}"' if stroke else ""
    return f' fill="{fill}"{line}{" " + extra if extra else ""}'


def text(
    x: float,
    y: float,
    content: str,
    size: float = 38,
    weight: int = 400,
    fill: str = INK.ink,
    anchor: str = "start",
) -> str:
    """One line of text; `y` is its base line, `anchor` start, middle or end."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" font-weight="{weight}" '
        f'fill="{fill}" text-anchor="{anchor}">{escaped(content)}</text>'
    )


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float = 0,
    fill: str = "none",
    stroke: str | None = None,
    thickness: float = 0,
    extra: str = "",
) -> str:
    """Draw a rectangle with round corners of `radius`."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
        f'rx="{number(radius)}"{_paint(fill, stroke, thickness, extra)}/>'
    )


def circle(
    cx: float,
    cy: float,
    radius: float,
    fill: str = "none",
    stroke: str | None = None,
    thickness: float = 0,
    extra: str = "",
) -> str:
    return f'<circle cx="{number(cx)}" cy="{number(cy)}" r="{number(radius)}"{_paint(fill, stroke, thickness, extra)}/>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, thickness: float = 3, opacity: float = 1) -> str:
    """Draw a straight line with round ends."""
    faint = f' opacity="{opacity:g}"' if opacity != 1 else ""
    return (
        f'<line x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}" '
        f'stroke="{stroke}" stroke-width="{number(thickness)}" stroke-linecap="round"{faint}/>'
    )


def path(d: str, fill: str = "none", stroke: str | None = None, thickness: float = 0, extra: str = "") -> str:
    """Draw a path of the given commands."""
    return f'<path d="{d}"{_paint(fill, stroke, thickness, extra)}/>'


def polygon(
    points: Iterable[Point],
    fill: str = "none",
    stroke: str | None = None,
    thickness: float = 0,
    extra: str = "",
) -> str:
    """Draw a closed polygon; its outline has round joins."""
    joined = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    joins = 'stroke-linejoin="round"' if stroke else ""
    return f'<polygon points="{joined}"{_paint(fill, stroke, thickness, " ".join(filter(None, (joins, extra))))}/>'


def group(name: str, *parts: str, transform: str = "") -> str:
    """Parts under one descriptive id (`seat-7`, `votes`); empty parts vanish."""
    moved = f' transform="{transform}"' if transform else ""
    return f'<g id="{name}"{moved}>\n' + "\n".join(part for part in parts if part) + "\n</g>"


def arcs_ring(cx: float, cy: float, radius: float, colour: str, thickness: float = 8) -> str:
    """Draw the ring of a suspect: four arcs (the ring of the seat to act is whole)."""
    quarter = 2 * math.pi * radius / 4
    dashes = f'stroke-dasharray="{number(quarter * 0.7)} {number(quarter * 0.3)}" stroke-dashoffset="{number(-quarter * 0.15)}"'
    return circle(cx, cy, radius, "none", colour, thickness, dashes)


def notched(
    x: float,
    y: float,
    width: float,
    height: float,
    notch: float = 26,
    fill: str = "none",
    stroke: str | None = None,
    thickness: float = 0,
) -> str:
    """Draw a card outline with concave corners: the one ornament of all pictures."""
    left, right, top, bottom, k = x, x + width, y, y + height, notch
    arc = f"A{number(k)} {number(k)} 0 0 0"
    d = (
        f"M{number(left + k)} {number(top)}H{number(right - k)}{arc} {number(right)} {number(top + k)}"
        f"V{number(bottom - k)}{arc} {number(right - k)} {number(bottom)}"
        f"H{number(left + k)}{arc} {number(left)} {number(bottom - k)}"
        f"V{number(top + k)}{arc} {number(left + k)} {number(top)}Z"
    )
    return path(d, fill, stroke, thickness)


def regular(cx: float, cy: float, radius: float, corners: int, start: float = -90.0, inner: float | None = None) -> list[Point]:
    """Corners of a regular polygon from angle `start` (degrees); with `inner` (a fraction) of a star."""
    steps = corners * (2 if inner else 1)
    points: list[Point] = []
    for step in range(steps):
        reach = radius * inner if inner and step % 2 else radius
        angle = math.radians(start + 360 * step / steps)
        points.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return points


@lru_cache(maxsize=128)
def superellipse(cx: float, cy: float, rx: float, ry: float, power: float, corners: int) -> tuple[Point, ...]:
    """Points at equal distances along a superellipse, clockwise from the top. Cached: tables of equal size share them."""
    fine = 2880
    curve: list[Point] = []
    for step in range(fine + 1):
        angle = -math.pi / 2 + 2 * math.pi * step / fine
        c, s = math.cos(angle), math.sin(angle)
        curve.append(
            (
                cx + rx * math.copysign(abs(c) ** (2 / power), c),
                cy + ry * math.copysign(abs(s) ** (2 / power), s),
            )
        )
    return _evenly(curve, corners)


def _evenly(curve: Sequence[Point], corners: int) -> tuple[Point, ...]:
    """Pick `corners` points of a closed curve at equal distances along it."""
    run = [0.0]
    for before, after in pairwise(curve):
        run.append(run[-1] + math.dist(before, after))
    points: list[Point] = []
    at = 0
    for corner in range(corners):
        wanted = run[-1] * corner / corners
        while run[at] < wanted - 1e-9:
            at += 1
        points.append(curve[at])
    return tuple(points)


# ---- icons: 48 × 48, filled, one colour, cut-outs in the colour behind them


SIDE = 48

_SYMBOL = re.compile(r'<symbol id="(?P<name>\w+)" viewBox="0 0 48 48">(?P<body>.*?)</symbol>', re.DOTALL)


def _symbols() -> dict[str, str]:
    sprite = files("bot.presenting.drawing").joinpath("icons.svg").read_text(encoding="utf-8")
    return {found["name"]: found["body"] for found in _SYMBOL.finditer(sprite)}


ICONS = _symbols()


def icon(name: str, x: float, y: float, size: float, colour: str = INK.ink, cut: str = INK.paper_ink) -> str:
    """Draw the icon with its top left corner at `x`, `y`; `cut`: the colour behind it. `KeyError`: no such icon."""
    body = ICONS[name].replace("currentColor", colour).replace("var(--cut)", cut)
    return f'<g transform="translate({number(x)} {number(y)}) scale({size / SIDE:.4g})">{body}</g>'


def icon_at(name: str, cx: float, cy: float, size: float, colour: str = INK.ink, cut: str = INK.paper_ink) -> str:
    return icon(name, cx - size / 2, cy - size / 2, size, colour, cut)
