"""Votes of a Mafie ballot: hands with raised fingers in the middle, or a pill at each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.mafie.pictures.seating import Seating
from bot.games.mafie.pictures.speech import MafiePictureSpeech
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.placing import Box
from bot.presenting.drawing.shapes import arcs_ring, circle, group, number, path, rect, text
from bot.presenting.drawing.tokens import INK, TOKENS

NAMED_MOST = 5  # fingers wide enough for a number; up to ten stand on two hands without, above that the sum tells
_FULL = 2 * NAMED_MOST
_HALF_WIDE, _HALF_HIGH = 288, 64


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


def draw_tally(layout: Seating, rows: Sequence[TallyRow], speech: MafiePictureSpeech) -> tuple[list[str], Box]:
    """Draw a row a candidate around the middle of the table, and return the box they take."""
    # Two rows stand a little below the middle: cards lie before the seats at the top.
    cx, cy = layout.cx, layout.cy + (24 if len(rows) < 3 or layout.long else 0)
    gap = 144 if len(rows) < 3 or layout.long else 130
    half = gap * (len(rows) - 1) / 2
    drawn = [_row(cx, cy - half + gap * place, row, speech) for place, row in enumerate(rows)]
    return drawn, Box(cx - _HALF_WIDE, cy - half - _HALF_HIGH, cx + _HALF_WIDE, cy + half + _HALF_HIGH)


def _row(cx: float, y: float, row: TallyRow, speech: MafiePictureSpeech) -> str:
    name = fit(speech.name(row.candidate), 38, 600, 130)
    return group(
        f"votes-for-{row.candidate + 1}",
        circle(cx - 244, y, 32, INK.paper),
        arcs_ring(cx - 244, y, 40, INK.red, 7),
        text(cx - 244, y + 13, str(row.candidate + 1), 38, 700, INK.paper_ink, "middle"),
        text(cx - 194, y + 13, name, 38, 600),
        draw_hands(cx - 46, y + 58, row.voters) if row.voters else "",
        text(cx + 254, y + 26, str(len(row.voters)), 76, 700, INK.ink, "middle"),
    )


def draw_hands(left: float, bottom: float, voters: Sequence[int]) -> str:
    """Draw fingers up, five a hand; `left`: edge of the first finger, `bottom`: of the cuff."""
    named = len(voters) <= NAMED_MOST
    drawn: list[str] = []
    for start in range(0, min(len(voters), _FULL), NAMED_MOST):
        part = voters[start : start + NAMED_MOST]
        drawn += _hand(left, bottom, part, named=named)
        left += _palm(len(part), named=named) + 28
    return "\n".join(drawn)


def _finger(*, named: bool) -> tuple[int, int]:
    """Return width of a finger and the gap to the next."""
    return (45, 5) if named else (20, 3)


def _palm(fingers: int, *, named: bool) -> float:
    wide, gap = _finger(named=named)
    return fingers * wide + (fingers - 1) * gap


def _hand(left: float, bottom: float, voters: Sequence[int], *, named: bool) -> list[str]:
    skin, wide, gap = TOKENS.hand.skin, *_finger(named=named)
    total = _palm(len(voters), named=named)
    middle = (len(voters) - 1) / 2
    drawn: list[str] = []
    for place, voter in enumerate(voters):
        x = left + place * (wide + gap)
        lift = 14 * (abs(place - middle) / max(middle, 1)) ** 1.6
        top = bottom - 122 + lift
        drawn.append(
            path(
                f"M{number(x)} {number(bottom - 36)}V{number(top + wide / 2)}A{number(wide / 2)} {number(wide / 2)} 0 0 1 "
                f"{number(x + wide)} {number(top + wide / 2)}V{number(bottom - 36)}Z",
                skin,
            )
        )
        if named:
            drawn.append(rect(x + 12, top + 7, wide - 24, 20, 9, TOKENS.hand.nail, TOKENS.hand.crease, 2.5))
            drawn.append(text(x + wide / 2, bottom - 44, str(voter + 1), 34, 700, INK.paper_ink, "middle"))
        else:
            drawn.append(rect(x + 5, top + 5, wide - 10, 14, 5, TOKENS.hand.nail, TOKENS.hand.crease, 2))
    drawn.append(rect(left - 3, bottom - 40, total + 6, 26, 10, skin))
    drawn.append(rect(left - 9, bottom - 18, total + 18, 22, 6, TOKENS.hand.cuff))
    drawn.append(circle(left + total - 4, bottom - 7, 4, INK.brass))
    return drawn
