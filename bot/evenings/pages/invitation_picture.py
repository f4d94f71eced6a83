"""The picture of an invitation: the poster of the game, the date, chairs that fill, what a few more people would change (NT-6.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games import game_of
from bot.presenting.drawing import Drawing
from bot.presenting.drawing.faces import draw_face
from bot.presenting.drawing.lettering import fit, legible, width
from bot.presenting.drawing.parts import sheet
from bot.presenting.drawing.posters import HEIGHT, WINDOW
from bot.presenting.drawing.shapes import circle, group, text
from bot.presenting.drawing.speech import alt_text, drawable, harmless
from bot.presenting.drawing.tokens import CANVAS, INK
from bot.presenting.naming import DisplayName, listed, one_line, short
from bot.presenting.texts import Words
from engines import GAMES

LEFT = WINDOW.left
WIDE = CANVAS.width - 2 * LEFT
TOP = HEIGHT + 96
"""The top of the chairs, below the date."""
GRIDS = ((12, 4, 34.0, 36), (40, 5, 27.0, 34))
"""Up to so many chairs: in a row, the radius of a disc, the size of a name."""
SPOKEN = (32, 16, 10, 6, 3)
"""The lengths of names to try in the description."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation: name of the evening, its date in words, its first game with the options, its chairs and who has one.

    ``seated``: names, with faces where they are known.
    """

    name: str
    when: str
    game: str
    options: Mapping[str, Any]
    chairs: int
    seated: tuple[str, ...]


def draw_invitation(invitation: Invitation, words: Words) -> Drawing:
    """Draw an invitation; its description says the same."""
    poster = game_of(invitation.game).presenter.poster
    title, foot = poster.title(invitation.game, words), f"pic-poster-{invitation.game}-foot"
    missing = few_more(invitation, words)
    places = max(invitation.chairs, len(invitation.seated))
    _, columns, radius, size = next(grid for grid in GRIDS if places <= grid[0] or grid == GRIDS[-1])
    row = 2 * radius + 16
    below = TOP + -(-places // columns) * row + 10
    chairs = group("chairs", *_chairs(invitation.seated, places, columns, radius, size))
    height = below + (112 if missing else 0) + LEFT - 10
    name, when = legible(invitation.name), legible(invitation.when)
    when_size = next((one for one in (58, 50, 42) if width(when, one, 700) <= WIDE), 42)
    date = group("date", text(LEFT, HEIGHT + 54, fit(when, when_size, 700, WIDE), when_size, 700, INK.brass))
    paper = group("missing", sheet(LEFT, below, WIDE, 112), text(CANVAS.width / 2, below + 69, missing, 40, 700, INK.paper_ink, "middle"))
    alt = alt_text(_described(invitation, title, missing, words, most) for most in SPOKEN)
    lines = (title, name, words(foot) if words.has(foot) else "")
    return poster.draw(lines, alt, date, chairs, paper if missing else "", height=round(height))


def few_more(invitation: Invitation, words: Words) -> str:
    """Return what a few more people would change, empty where nothing is to say of them."""
    seated, seats = len(invitation.seated), GAMES[invitation.game].seats
    if seated >= invitation.chairs:
        return words("pic-invite-full")
    if seated < seats[0]:
        return words("pic-invite-least", n=seats[0] - seated)
    presenter = game_of(invitation.game).presenter
    said = presenter.more_people(words, invitation.options, seated) if invitation.chairs <= seats[-1] else None
    return said[1] if said is not None and seated + said[0] <= invitation.chairs else words("pic-invite-free", n=invitation.chairs - seated)


def _chairs(seated: Sequence[str], places: int, columns: int, radius: float, size: int) -> Iterator[str]:
    """Yield the chairs: a disc with a face or an initial, and a name, for each person, a dotted circle for a free one."""
    cell, row = WIDE / columns, 2 * radius + 16
    for place in range(places):
        x, y = LEFT + place % columns * cell + radius, TOP + place // columns * row + radius
        if place >= len(seated):
            yield circle(x, y, radius - 2, "none", INK.rim, 4, 'stroke-dasharray="2 11" stroke-linecap="round"')
            continue
        person = seated[place]
        name = drawable(harmless(one_line(person)), "", place)
        yield circle(x, y, radius, INK.paper)
        yield text(x, y + 13, name[0].upper(), 38, 700, INK.paper_ink, "middle")
        if isinstance(person, DisplayName) and person.face:
            yield draw_face(person.face, x, y, radius - 2)
        start = x + radius + 12
        yield text(start, y + 13, fit(name, size, 600, x - radius + cell - 14 - start), size, 600)


def _described(invitation: Invitation, title: str, missing: str, words: Words, most: int) -> str:
    names = listed(short(harmless(one_line(name)), most) for name in invitation.seated)
    taken = words("pic-invite-chairs", n=len(invitation.seated), chairs=invitation.chairs, who=names)
    return words("pic-invite-alt", game=title, name=short(invitation.name, 100), when=invitation.when, chairs=taken, missing=missing)
