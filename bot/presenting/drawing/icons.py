"""The icons: 48 × 48, filled, one colour, cut-outs in the colour of the ground behind them."""

from __future__ import annotations

import re
from importlib.resources import files

from bot.presenting.drawing.shapes import number
from bot.presenting.drawing.tokens import INK

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
    """Draw the icon with its middle at `cx`, `cy`."""
    return icon(name, cx - size / 2, cy - size / 2, size, colour, cut)
