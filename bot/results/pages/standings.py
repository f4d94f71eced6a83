"""The picture of a standing (CL-13.5), with places, names, bars and trophies; and the same as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bot.presenting.drawing import MOST_ALT, Drawing
from bot.presenting.drawing.lettering import fit, legible, width
from bot.presenting.drawing.parts import HEADER_BOTTOM, badge, frame, header
from bot.presenting.drawing.shapes import group, rect, text
from bot.presenting.drawing.tokens import CANVAS, GROUND, INK, TOKENS
from bot.presenting.naming import cut, unlisted
from bot.presenting.texts import Words

Prize = Literal["gold", "silver", "bronze", "game"]

MOST_ROWS = 10
TOP = HEADER_BOTTOM + 26
ROW, GAP = 92, 10
PLACE, NAME, PRIZES, BAR, BAR_END = 92, 156, 690, 714, 1030
"""From the left: middle of the place, start of the name, end of the prizes, start and end of the bar."""
END = CANVAS.width - CANVAS.margin - 20
NAME_SIZE, NUMBER_SIZE, GAMES_SIZE = 44, 46, 34
BAR_UP = 20
"""How much higher the bar is with the number of games below it."""
PRIZE_STEP = 58
MOST_PRIZES = 3

PAINTS: dict[Prize, str] = {"gold": INK.brass, "silver": INK.ink2, "bronze": TOKENS.accent["brass"], "game": INK.blue}
MARKS: dict[Prize, str] = {"gold": "crown", "silver": "star", "bronze": "star", "game": "cards"}


@dataclass(frozen=True, slots=True)
class StandingRow:
    """One row: ``place`` from 1, raw display name, ``amount`` for the bar, ``label`` to write instead of it.

    ``games``: how many were played for it (CL-23.7); 0: the row does not say.
    """

    place: int
    name: str
    amount: int
    prizes: tuple[Prize, ...] = ()
    label: str = ""
    games: int = 0

    @property
    def number(self) -> str:
        """The text at the end of the row."""
        return self.label or str(self.amount)


def draw_standings(title: str, subtitle: str, rows: Sequence[StandingRow], words: Words) -> Drawing:
    """Draw the first ten ``rows`` under ``title`` (season, evening or game) and ``subtitle`` (points or rating)."""
    drawn = tuple(rows[:MOST_ROWS])
    height = TOP + max(1, len(drawn)) * (ROW + GAP) + 34
    alt = alt_of(title, drawn, words)
    ground = GROUND["day"]
    longest = max([row.amount for row in drawn], default=0)
    svg = frame(
        height,
        ground,
        title,
        alt,
        header(ground, "crown", legible(title), legible(subtitle)),
        *[_row(row, TOP + number * (ROW + GAP), longest, words) for number, row in enumerate(drawn)],
        *([] if drawn else [_empty(words)]),
    )
    return Drawing(svg, alt, height)


def standing_lines(rows: Sequence[StandingRow], words: Words) -> list[str]:
    """Return the rows as lines of markdown, which Discord does not number anew (CL-10.3, 13.5)."""
    return [unlisted(_said(row, row.name, words)) for row in rows] or [words("standings-none")]


def alt_of(title: str, rows: Sequence[StandingRow], words: Words) -> str:
    """Return the alt text with every row; long names are cut to fit Discord's limit."""
    whole = max([len(row.name) for row in rows], default=0)
    for most in range(whole, 0, -1):
        said = _alt(title, rows, words, most)
        if len(said) <= MOST_ALT:
            return said
    return _alt(title, rows, words, 1)[:MOST_ALT]


def _alt(title: str, rows: Sequence[StandingRow], words: Words, most: int) -> str:
    lines = [_said(row, cut(row.name, most), words) for row in rows]
    return words("pic-standings-alt", title=cut(title, 100), rows=" ".join(f"{line}." for line in lines) or words("standings-none"))


def _said(row: StandingRow, name: str, words: Words) -> str:
    games = [words("standings-games", n=row.games)] if row.games else []
    more = ", ".join((*games, *(words(f"standings-prize-{prize}") for prize in row.prizes)))
    line = words("standings-row", place=row.place, who=name, number=row.number)
    return f"{line} ({more})" if more else line


def _row(row: StandingRow, top: float, longest: int, words: Words) -> str:
    middle = top + ROW / 2
    prizes = row.prizes[:MOST_PRIZES]
    room = PRIZES - NAME - len(prizes) * PRIZE_STEP - 8
    return group(
        f"row-{round(top)}",
        rect(36, top, CANVAS.width - 72, ROW, 20, GROUND["day"].panel),
        text(PLACE, middle + 15, f"{row.place}.", NUMBER_SIZE, 700, INK.brass, "middle"),
        text(NAME, middle + 15, fit(legible(row.name), NAME_SIZE, 600, room), NAME_SIZE, 600),
        *[badge(PRIZES - PRIZE_STEP * at - 29, middle, MARKS[prize], PAINTS[prize], GROUND["day"], 26) for at, prize in enumerate(prizes)],
        _bar(row.amount, longest, middle - BAR_UP if row.games else middle, END - width(row.number, NUMBER_SIZE, 700) - 24),
        *([text(BAR, middle + 35, words("standings-games", n=row.games), GAMES_SIZE, 400, INK.ink2)] if row.games else []),
        text(END, middle + 15, row.number, NUMBER_SIZE, 700, INK.ink, "end"),
    )


def _bar(amount: int, longest: int, middle: float, end: float) -> str:
    """Draw the bar on its track, with a visible length for any amount above 0."""
    room = min(BAR_END, end) - BAR
    track = rect(BAR, middle - 15, room, 30, 15, GROUND["day"].raised)
    if longest <= 0 or amount <= 0:
        return track
    return track + rect(BAR, middle - 15, max(30, room * amount / longest), 30, 15, INK.brass)


def _empty(words: Words) -> str:
    return text(CANVAS.width / 2, TOP + ROW / 2 + 14, words("standings-none"), 40, 400, INK.ink2, "middle")
