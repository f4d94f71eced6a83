"""The town behind the figures: a front of houses in each district, and the streets from one district to the next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.presenting.drawing.shapes import Point, circle, group, line, number, path, polygon, rect
from bot.presenting.drawing.tokens import INK, Ground

STREET = 58
"""Pixels of a street from side to side."""
_SCALE = 0.72


@dataclass(frozen=True, slots=True)
class Site:
    """Where a front stands: its right end and its foot, the colour of walls, of edges, and of what lies behind them."""

    right: float
    foot: float
    wall: str
    edge: str
    back: str

    def y(self, up: float) -> float:
        """Return the place of a point ``up`` pixels above the foot, in the low scale of a front behind figures."""
        return self.foot - _SCALE * up

    def shape(self, *corners: Point) -> str:
        """Draw a wall or a roof; ``corners``: pixels left of the right end and above the foot."""
        return polygon([(self.right - left, self.y(up)) for left, up in corners], self.wall, self.edge, 3)

    def block(self, left: float, wide: float, high: float) -> str:
        return rect(self.right - left, self.y(high), wide, _SCALE * high, 0, self.wall, self.edge, 3)

    def hole(self, left: float, up: float, wide: float, high: float) -> str:
        """Draw a window or a door."""
        return rect(self.right - left, self.y(up), wide, _SCALE * high, 2, self.back)

    def line(self, left: float, up: float, to_left: float, to_up: float) -> str:
        return line(self.right - left, self.y(up), self.right - to_left, self.y(to_up), self.edge, 4)

    def vault(self, left: float, wide: float, high: float, fill: str, edge: str | None = None) -> str:
        """Draw a round top on walls that end half-way up."""
        x, low, top = self.right - left, self.y(high * 0.57), self.y(high * 1.12)
        d = f"M{number(x)} {number(low)}C{number(x)} {number(top)} {number(x + wide)} {number(top)} {number(x + wide)} {number(low)}Z"
        return path(d, fill, edge, 3)

    def house(self, left: float, wide: float, high: float) -> str:
        """Draw a house with a gable, a door and two windows."""
        gable = self.shape((left + 6, high), (left - wide / 2, high + wide * 0.55), (left - wide - 6, high))
        windows = self.hole(left - 10, high - 8, 12, 14) + self.hole(left - wide + 22, high - 8, 12, 14)
        return self.block(left, wide, high) + gable + windows + self.hole(left - wide / 2 + 8, 24, 16, 24)


def _market(site: Site) -> str:
    """Two stalls under awnings."""
    drawn = ""
    for left in (150, 72):
        drawn += site.block(left - 6, 50, 30) + line(site.right - left, site.foot, site.right - left, site.y(60), site.edge, 4)
        drawn += site.shape((left + 8, 58), (left - 2, 82), (left - 54, 82), (left - 64, 58))
        drawn += "".join(site.hole(left - 4 - 18 * stripe, 80, 8, 22) for stripe in range(3))
    return drawn


def _town_hall(site: Site) -> str:
    """A house with columns, and a tower with a clock."""
    tower = site.block(92, 44, 112) + site.shape((98, 112), (70, 146), (42, 112)) + circle(site.right - 70, site.y(92), 13, site.back)
    wings = site.block(152, 152, 62)
    return wings + tower + "".join(site.hole(left, 46, 14, 46) for left in (142, 116, 42, 16)) + site.hole(80, 34, 20, 34)


def _harbor(site: Site) -> str:
    """A ship at the quay."""
    mast = line(site.right - 78, site.y(30), site.right - 78, site.y(128), site.edge, 5)
    sails = site.shape((72, 118), (72, 48), (20, 48)) + site.shape((84, 108), (84, 48), (128, 48))
    hull = site.shape((146, 38), (10, 38), (34, 6), (122, 6))
    waves = "".join(site.line(left - 26, 8, left - 12, 2) + site.line(left - 12, 2, left + 2, 8) for left in (146, 106, 66, 26))
    return mast + sails + hull + waves


def _tavern(site: Site) -> str:
    """A gabled house with a chimney and a sign."""
    smoke = site.block(60, 18, 112)
    sign = line(site.right - 126, site.y(62), site.right - 150, site.y(62), site.edge, 4) + site.block(156, 24, 50)
    return smoke + site.house(122, 112, 70) + sign


def _palace(site: Site) -> str:
    """Three towers with pointed roofs."""
    towers = "".join(
        site.block(left, 38, high) + site.shape((left + 6, high), (left - 19, high + 36), (left - 44, high))
        for left, high in ((154, 84), (42, 84))
    )
    middle = site.block(116, 78, 66) + site.block(98, 42, 98) + site.shape((104, 98), (77, 134), (50, 98))
    return middle + towers + site.hole(92, 42, 30, 42) + site.hole(140, 70, 10, 18) + site.hole(28, 70, 10, 18)


def _carriage(site: Site) -> str:
    """The gate of the town, where the carriage comes in."""
    wall = site.block(154, 150, 66) + "".join(site.block(left, 16, 80) for left in (154, 20))
    towers = "".join(site.block(left, 34, 108) + site.block(left + 4, 10, 118) + site.block(left - 28, 10, 118) for left in (122, 66))
    arch = site.vault(94, 34, 44, site.back) + site.hole(94, 30, 34, 30)
    return wall + towers + arch


def _treasury(site: Site) -> str:
    """A strong house with a dome and a round door, coins before it."""
    dome = site.vault(140, 112, 122, site.wall, site.edge)
    door = circle(site.right - 84, site.y(34), 26, site.back, site.edge, 4) + circle(site.right - 84, site.y(34), 8, site.edge)
    coins = "".join(
        circle(site.right - left, site.y(7 + up), 9, INK.brass, site.back, 3) for left, up in ((30, 0), (12, 0), (21, 14), (21, 28))
    )
    return dome + site.block(150, 132, 70) + door + coins


_FRONTS: dict[str, Callable[[Site], str]] = {
    "market": _market,
    "town_hall": _town_hall,
    "harbor": _harbor,
    "tavern": _tavern,
    "palace": _palace,
    "carriage": _carriage,
    "treasury": _treasury,
}


def draw_front(district: str, right: float, foot: float, back: str, ground: Ground) -> str:
    """Draw the front of a district on its street: the building it has its name from, with houses beside it.

    ``right``, ``foot``: its lower right corner. ``back``: the colour of the cell.
    """
    site = Site(right, foot, ground.panel if back == ground.raised else ground.raised, ground.line, back)
    pavement = line(right - 316, foot, right + 6, foot, ground.line, 4)
    return group(f"front-{district}", site.house(304, 54, 46), site.house(236, 60, 58), _FRONTS[district](site), pavement)


def draw_street(x: float, y: float, long: float, *, upright: bool, ground: Ground) -> str:
    """Draw the piece of a street between two cells around its middle `x`, `y`."""
    wide, high = (STREET, long) if upright else (long, STREET)
    drawn = rect(x - wide / 2, y - high / 2, wide, high, 0, ground.raised)
    for side in (-1, 1):
        if upright:
            drawn += line(x + side * STREET / 2, y - long / 2, x + side * STREET / 2, y + long / 2, ground.line, 4)
        else:
            drawn += line(x - long / 2, y + side * STREET / 2, x + long / 2, y + side * STREET / 2, ground.line, 4)
    return drawn
