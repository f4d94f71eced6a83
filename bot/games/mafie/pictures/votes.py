"""Votes of a Mafie ballot: a line from each voter to their choice, with the number of votes where the lines meet."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.games.mafie.pictures.seating import ChipSpot, Seating
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.placing import Box, Disc
from bot.presenting.drawing.shapes import Point, circle, group, number, path, polygon, rect, text
from bot.presenting.drawing.tokens import INK, Ground

HEAD = 33
"""The radius of the disc with the number of votes."""

START, AWAY = 12, 54
"""Pixels from the edge of a chip, or of a name before it, to the beginning of a line and to the middle of that disc."""

BEND = 0.52
"""How far a line bends towards the middle of the table, so that a line to a neighbour also leaves the chips."""

ASIDE = 64
"""Pixels that a line bends to its left, so that two people who point at each other have two lines."""

FAN, TURN = 160, 20
"""The most degrees around a disc at which lines arrive, and the most between two of them."""

ARROW = 24
"""The length of an arrowhead."""

INKS = (INK.brass, INK.blue, INK.ink)
"""The colours of the suspects in turn; the second time with dashes. People with weak colour vision tell them apart."""


@dataclass(frozen=True, slots=True)
class TallyRow:
    """One row of the tally: the candidate and his voters, by seat."""

    candidate: int
    voters: tuple[int, ...]


def rows_of(votes: Mapping[int, int], candidates: Sequence[int]) -> list[TallyRow]:
    """Group published votes (voter → candidate) by candidate: most fingers first, then by seat.

    Candidates without a vote have a row only if there are at most two candidates.
    """
    rows = [
        TallyRow(candidate, tuple(sorted(voter for voter, whom in votes.items() if whom == candidate)))
        for candidate in sorted({*candidates, *votes.values()})
    ]
    if len(candidates) > 2:
        rows = [row for row in rows if row.voters]
    return sorted(rows, key=lambda row: (-len(row.voters), row.candidate))


@dataclass(frozen=True, slots=True)
class LineLook:
    """The look of a line: its colour, thickness, and whether it is dashed."""

    colour: str
    thick: float
    dashed: bool = False


THIN = LineLook(INK.ink3, 4)


def draw_web(
    layout: Seating,
    rows: Sequence[TallyRow],
    names: Sequence[str],
    ground: Ground,
    *,
    suspects: Collection[int],
    mafia: Collection[int] = (),
) -> Iterator[str]:
    """Draw the lines of all rows, then the numbers at their heads.

    Lines to ``suspects`` are thick; with ``mafia`` known, only the lines of these are, and red.
    """
    looks = _looks(rows, suspects)
    heads = {row.candidate: _before(layout.spots[row.candidate], layout, names[row.candidate], AWAY) for row in rows}
    for row in reversed(rows):  # the most votes on top
        look = looks[row.candidate]
        own = {voter: look if not mafia else LineLook(INK.red, 9) if voter in mafia else THIN for voter in row.voters}
        yield group(f"lines-to-{row.candidate + 1}", *_lines(row, heads[row.candidate], own, layout, names))
    boxes = (_name_box(spot, layout, name) for spot, name in zip(layout.spots, names, strict=True))
    yield group(
        "under-names", *(rect(box.left - 4, box.top, box.right - box.left + 8, box.bottom - box.top, 0, ground.ground) for box in boxes)
    )
    for row in rows:
        if row.voters:
            x, y = heads[row.candidate]
            thick = looks[row.candidate] is not THIN
            fill, ink = (looks[row.candidate].colour, INK.paper_ink) if thick and not mafia else (ground.raised, INK.ink)
            disc = circle(x, y, HEAD, fill, INK.ink, 4) if thick else circle(x, y, HEAD, fill)
            yield group(f"votes-for-{row.candidate + 1}", disc, text(x, y + 14, str(len(row.voters)), 40, 700, ink, "middle"))


def head_discs(layout: Seating, rows: Sequence[TallyRow], names: Sequence[str]) -> list[Disc]:
    """Return the space of each disc with a number."""
    spots = [(layout.spots[row.candidate], names[row.candidate]) for row in rows if row.voters]
    return [Disc(*_before(spot, layout, name, AWAY), HEAD + 4) for spot, name in spots]


def _lines(row: TallyRow, head: Point, looks: Mapping[int, LineLook], layout: Seating, names: Sequence[str]) -> Iterator[str]:
    """Draw the lines to one candidate."""
    inward = layout.spots[row.candidate].inward(layout)
    starts = {voter: _before(layout.spots[voter], layout, names[voter], START) for voter in row.voters}
    bends = {voter: _bends(layout.spots[voter], start, head, layout) for voter, start in starts.items()}
    natural = {}
    for voter, (_, bend) in bends.items():
        natural[voter] = math.remainder(math.atan2(bend[1] - head[1], bend[0] - head[0]) - inward, math.tau)
    for voter, turned in _arrivals(natural).items():
        leaves, bend = bends[voter]
        yield from _line(starts[voter], leaves, 0.6 * math.dist(bend, head), head, inward + turned, looks[voter])


def _looks(rows: Sequence[TallyRow], suspects: Collection[int]) -> dict[int, LineLook]:
    """Return the look of the lines to each candidate; among very many suspects none stands out."""
    thick = 9 if sum(len(row.voters) for row in rows) <= 12 else 7
    found = {row.candidate: THIN for row in rows}
    ranked = [row.candidate for row in rows if row.candidate in suspects]
    for place, candidate in enumerate(ranked if len(ranked) <= 2 * len(INKS) else ()):
        found[candidate] = LineLook(INKS[place % len(INKS)], thick, dashed=place >= len(INKS))
    return found


# ---- where lines begin and end


def _name_edge(spot: ChipSpot, layout: Seating, name: str) -> float:
    """Return the distance from the middle of a chip, towards the table, at which the chip and a name between it and the table end."""
    if spot.side in ("up", "down"):
        return layout.radius
    box = _name_box(spot, layout, name)
    return box.right - spot.cx if spot.side == "right" else spot.cx - box.left


def _name_box(spot: ChipSpot, layout: Seating, name: str) -> Box:
    return layout.name_box(spot, width(fit(name, layout.name_size, 600, spot.room), layout.name_size, 600))


def _before(spot: ChipSpot, layout: Seating, name: str, away: float) -> Point:
    """Return the point so far before a seat, towards the table."""
    aim = _into_table(spot, layout)
    angle, away = math.atan2(aim[1] - spot.cy, aim[0] - spot.cx), away + _name_edge(spot, layout, name)
    return spot.cx + away * math.cos(angle), spot.cy + away * math.sin(angle)


def _into_table(spot: ChipSpot, layout: Seating) -> Point:
    """Return the point of the table that a seat looks at; at the corners of a long table it lies beside the names there."""
    if not layout.long:
        return layout.cx, layout.cy
    if spot.side in ("left", "right"):
        return layout.cx, spot.cy
    wide, high = layout.half_wide * 0.7, layout.half_high
    return min(max(spot.cx, layout.cx - wide), layout.cx + wide), layout.cy + (high if spot.side == "down" else -high)


def _bends(voter: ChipSpot, start: Point, head: Point, layout: Seating) -> tuple[Point, Point]:
    """Return the points that a line bends towards: when it leaves its voter, and when it arrives."""
    far = math.dist(start, head) or 1
    left = (head[1] - start[1]) / far * ASIDE, (start[0] - head[0]) / far * ASIDE
    if layout.long:
        x, y = _into_table(voter, layout)
        leaves = (x, y + (layout.cy - y) * 0.3) if voter.side in ("up", "down") else (start[0] + (x - start[0]) * 0.4, y)
        return leaves, ((leaves[0] + layout.cx) / 2 + left[0], (leaves[1] + layout.cy) / 2 + left[1])
    x, y = (start[0] + head[0]) / 2, (start[1] + head[1]) / 2
    bend = x + (layout.cx - x) * BEND + left[0], y + (layout.cy - y) * BEND + left[1]
    return (start[0] + (bend[0] - start[0]) * 0.66, start[1] + (bend[1] - start[1]) * 0.66), bend


def _arrivals(natural: Mapping[int, float]) -> dict[int, float]:
    """Return an angle at the disc for each voter, near the ``natural`` one, such that lines keep apart and do not cross."""
    ranked = sorted(natural, key=lambda voter: (natural[voter], voter))
    turn = math.radians(min(TURN, FAN / max(1, len(ranked) - 1)))
    blocks: list[tuple[float, int]] = []  # the mean and the number of neighbours that touch
    for place, voter in enumerate(ranked):
        mean, count = natural[voter] - turn * place, 1
        while blocks and blocks[-1][0] > mean:
            before, many = blocks.pop()
            mean, count = (before * many + mean * count) / (many + count), many + count
        blocks.append((mean, count))
    apart = [mean for mean, count in blocks for _ in range(count)]
    return {voter: mean + turn * place for place, (voter, mean) in enumerate(zip(ranked, apart, strict=True))}


def _line(start: Point, leaves: Point, reach: float, head: Point, arrival: float, look: LineLook) -> list[str]:
    """Draw one line with its arrowhead on the rim of the disc."""
    c, s = math.cos(arrival), math.sin(arrival)
    tip = head[0] + (HEAD + 6) * c, head[1] + (HEAD + 6) * s
    base = tip[0] + ARROW * c, tip[1] + ARROW * s
    near = base[0] + reach * c, base[1] + reach * s  # so that it runs into the arrowhead straight
    half = look.thick * 0.9 + 4
    dashes = 'stroke-dasharray="22 14"' if look.dashed else ""
    corners = [tip, (base[0] - s * half, base[1] + c * half), (base[0] + s * half, base[1] - c * half)]
    return [
        path(f"M{_at(start)}C{_at(leaves)} {_at(near)} {_at(base)}", "none", look.colour, look.thick, dashes),
        polygon(corners, look.colour),
    ]


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
