"""The end of a boxed game: everybody on a step as high as the place, and the way of the scores up to there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.presenting.drawing.faces import marked
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.parts import player_mark
from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.shapes import circle, group, icon_at, line, number, path, rect, text
from bot.presenting.drawing.tokens import CANVAS, INK, TOKENS, Ground

_STEPS = (184, 136, 104, 80, 66)
"""The heights of the steps, the first place first; further places stand as low as the last one."""
_FLOOR = 24
"""The height of the step of somebody without a place."""
_WIDEST, _APART = 216.0, 10.0
_BASE, _LOW_BASE, _BELOW = 490, 280, 116
"""The y of the ground line, with and without steps, and the room below it for names and scores."""
_MARK, _FACE = 30, 1.25
"""The radius of a mark, and by what a face is larger."""
_NAME, _SCORE, _PLACE = 34, 50, 50


Mark = Callable[[float, float, float], str]
"""Draws a person's mark around a middle in a radius."""


@dataclass(frozen=True, slots=True)
class Finisher:
    """A person on the podium.

    ``key``: the id of the drawing. ``place``: from 1, shared by equals; 0 without one. ``spoken``: the name in a description. ``score``: in
    print; ``note``: words in its stead; ``sign``: an icon on the step; each may be empty.
    """

    key: str
    place: int
    name: str
    spoken: str
    mark: Mark
    score: str = ""
    won: bool = False
    note: str = ""
    sign: str = ""


def faced(face: str, mark: Mark) -> Mark:
    """Return the mark on the edge of a person's face, where there is one."""
    return lambda cx, cy, radius: marked(face, mark, cx, cy, radius, radius * _FACE)


def mark_of(colour: str | None) -> Mark:
    """Return the mark of a player's colour, of an open ring without one."""

    def draw(cx: float, cy: float, radius: float) -> str:
        return player_mark(colour, cx, cy, radius) if colour else circle(cx, cy, radius, "none", INK.ink2, 4, 'stroke-dasharray="8 8"')

    return draw


def ranked(finishers: Sequence[Finisher]) -> list[Finisher]:
    """Return the finishers by their places, those without one last; equals stay in their order."""
    return sorted(finishers, key=lambda one: one.place or len(finishers) + 1)


def in_places(finishers: Sequence[Finisher]) -> str:
    """List the finishers for a description by their places, with their scores."""
    return ", ".join(" ".join(filter(None, (f"{one.place}." if one.place else "", one.spoken, one.score))) for one in ranked(finishers))


def podium_foot(finishers: Sequence[Finisher]) -> float:
    """Return the lower edge of the podium with its names and scores, pixels."""
    return _base(finishers) + _BELOW


def _base(finishers: Sequence[Finisher]) -> float:
    return _BASE if any(one.place for one in finishers) else _LOW_BASE


def draw_podium(finishers: Sequence[Finisher], ground: Ground) -> str:
    """Draw the podium below the header: the first in the middle, the next on both sides, winners crowned."""
    order = ranked(finishers)
    columns = [*reversed(order[1::2]), *order[:1], *order[2::2]]
    wide = min(_WIDEST, (CANVAS.width - 2 * CANVAS.margin) / max(1, len(columns)))
    left, base = (CANVAS.width - wide * len(columns)) / 2, _base(finishers)
    drawn = [_column(one, left + place * wide, wide, base, ground) for place, one in enumerate(columns)]
    return group("podium", *drawn, line(CANVAS.margin, base, CANVAS.width - CANVAS.margin, base, ground.line, 5))


def _column(one: Finisher, left: float, wide: float, base: float, ground: Ground) -> str:
    high = _STEPS[min(one.place, len(_STEPS)) - 1] if one.place else _FLOOR
    middle, step = left + wide / 2, base - high
    fill, ink = (INK.brass, INK.paper_ink) if one.won else (ground.raised, INK.ink)
    drawn = [
        rect(left + _APART / 2, step, wide - _APART, high, 10, fill, None if one.won else ground.line, 3),
        one.mark(middle, step - _MARK - 14, _MARK),
    ]
    if one.won:
        drawn.append(icon_at("crown", middle, step - 2 * _MARK - 54, 58, INK.brass, ground.ground))
    if one.place:
        drawn.append(text(middle, step + 54, f"{one.place}.", _PLACE, 900, ink, "middle"))
    if one.sign:
        at, tone, back = (step + 38, ink, fill) if one.place else (step - _MARK - 14, INK.red, ground.ground)
        drawn.append(icon_at(one.sign, middle + wide / 2 - 36, at, 44, tone, back))
    drawn.append(text(middle, base + 46, fit(one.name, _NAME, 600, wide - 8), _NAME, 600, INK.ink, "middle"))
    if one.note:
        drawn.append(text(middle, base + 92, fit(one.note, _NAME, 400, wide - 8), _NAME, 400, INK.ink2, "middle"))
    elif one.score:
        drawn.append(text(middle, base + 100, one.score, _SCORE, 700, INK.brass if one.won else INK.ink, "middle"))
    return group(one.key, *drawn)


# ---- the way of the scores


COURSE_HIGH = 346
"""The height of a course, pixels."""

_LABEL, _END_APART, _LEAST = 34, 36.0, 14
_MOST_LABELS = 12


@dataclass(frozen=True, slots=True)
class Way:
    """The scores of a player at the end of each round so far."""

    key: str
    colour: str | None
    scores: Sequence[int]


def columns_of(rounds: int, left: float) -> list[float]:
    """Return where each of the rounds stands in a course that begins at ``left``."""
    right = CANVAS.width - CANVAS.margin - 100
    return [left + (right - left) * place / max(1, rounds - 1) for place in range(rounds)]


def draw_course(ways: Sequence[Way], rounds: int, top: float, ground: Ground, *, goal: int | None = None, left: float = 150) -> str:
    """Draw the way of each player over all rounds; ``goal``: the score that wins. Draws nothing for a single round.

    Dots lead from the end of every line to the mark of its player, the marks in the order of the scores.
    """
    if rounds < 2 or not any(len(way.scores) > 1 for way in ways):
        return ""
    xs = columns_of(rounds, left)
    reached = [score for way in ways for score in way.scores] + ([goal] if goal is not None else [])
    low, most = min(0, *reached), max(1, *reached)
    plot = Box(left, top + 24, CANVAS.width - CANVAS.margin, top + COURSE_HIGH - 82)

    def y(score: float) -> float:
        return plot.bottom - (plot.bottom - plot.top) * (score - low) / (most - low)

    drawn = [line(x, plot.top - 10, x, plot.bottom + 10, ground.line, 2, 0.6) for x in xs]
    drawn.append(line(left - 16, y(0), plot.right - 100, y(0), ground.line, 4))
    if goal is not None:
        drawn.append(
            path(f"M{number(left - 16)} {number(y(goal))}H{number(plot.right - 80)}", "none", INK.brass, 4, 'stroke-dasharray="14 10"')
        )
        drawn.append(text(left - 32, y(goal) + 12, str(goal), _LABEL, 600, INK.brass, "end"))
    every = -(-rounds // _MOST_LABELS)
    for place in range(0, rounds, every):
        drawn.append(text(xs[place], plot.bottom + 54, f"{place + 1}.", _LABEL, 400, INK.ink2, "middle"))
    last = sorted((way for way in ways if way.scores), key=lambda way: -way.scores[-1])
    ends = _spread([y(way.scores[-1]) for way in last], plot.bottom)
    drawn += [_way(way, xs, [*map(y, way.scores)], plot.right - 30, end) for way, end in reversed([*zip(last, ends, strict=True)])]
    return group("course", *drawn)


def _spread(wanted: Sequence[float], lowest: float) -> list[float]:
    """Move points that are sorted downwards apart, none below ``lowest``."""
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + _END_APART) if found else y)
    for place in range(len(found) - 1, -1, -1):
        below = found[place + 1] - _END_APART if place + 1 < len(found) else lowest
        found[place] = min(found[place], below)
    return found


def _way(way: Way, xs: Sequence[float], ys: Sequence[float], end: float, end_y: float) -> str:
    """The line ends with the last round; dots lead to the mark, which may stand higher or lower than the score."""
    colour = TOKENS.player[way.colour].hex if way.colour else INK.ink2
    points = [f"{number(px)} {number(py)}" for px, py in zip(xs, ys, strict=False)]
    lead, d = f"M{points[-1]}L{number(end)} {number(end_y)}", "M" + "L".join(points)
    dots = path(lead, "none", INK.ink if way.colour == "black" else colour, 4, 'stroke-dasharray="4 8"')
    joined = 'stroke-linejoin="round"'
    rim = path(d, "none", INK.ink if way.colour == "black" else TOKENS.shape_outline, 11, joined)
    return group(way.key, dots, rim, path(d, "none", colour, 6, joined), mark_of(way.colour)(end, end_y, _LEAST))
