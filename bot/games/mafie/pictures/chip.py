"""One seat of a Mafie table: chip, rings, badges, name."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.mafie.pictures.seating import HALO, ChipSpot, Seating
from bot.presenting.drawing.faces import draw_face, is_drawn
from bot.presenting.drawing.lettering import fit, width
from bot.presenting.drawing.parts import badge, card_back
from bot.presenting.drawing.placing import Box, Disc
from bot.presenting.drawing.shapes import arcs_ring, circle, group, icon_at, rect, text
from bot.presenting.drawing.tokens import INK, TOKENS, Ground, TableInks, inks_on, is_bright

CORNER = 0.86  # a badge sits this part of the radius right or left of, above or below the chip's middle
LOW = 0.92  # the number on a face sits this part of the radius below the chip's middle
NUMBER_HALF = 20  # half its height
RIM = 4  # the edge of a disc around its face
VEIL = 0.55  # over a face at night, beside another seat in the light, and of somebody eliminated at the end
ASIDE = 0.97  # at the long table, where chips are small, further aside: a number of two digits stands between two badges


@dataclass(frozen=True, slots=True)
class Chip:
    """The look of a seat. `token`: shown token; `badge`: state icon with its colour; `name` already legible."""

    seat: int
    name: str
    living: bool
    token: str | None = None
    asleep: bool = False
    speaking: bool = False
    suspect: bool = False
    commander: bool = False
    bot_player: bool = False
    hidden_card: bool = False
    face: str = ""
    """Drawn on the disc of a living player without a shown token, and of everybody at the end; empty: the number."""
    badge: tuple[str, str] | None = None
    unmasked: bool = False
    """The game is over: a shown token keeps its colour for an eliminated player."""
    winner: bool = False
    dim: bool = False
    """Another seat is in the light."""
    lit: bool = False
    """The one seat in the light."""

    @property
    def shows_face(self) -> bool:
        return bool(self.face) and (self.unmasked or (self.living and not self.token))


def chip_obstacles(chip: Chip, spot: ChipSpot, seating: Seating) -> list[Box | Disc]:
    """Return the space of a chip, its rings, its badges and its name on the canvas."""
    ringed = HALO if chip.speaking or chip.lit else 17 if chip.suspect or chip.winner else 6
    taken: list[Box | Disc] = [Disc(spot.cx, spot.cy, seating.radius + ringed)]
    taken += [Disc(x, y, _badge_radius(seating) + 3) for x, y, *_ in _badges(chip, spot, seating)]
    if chip.shows_face:
        taken.append(Disc(spot.cx, spot.cy + seating.radius * LOW, NUMBER_HALF + 3))
    shown = fit(chip.name, seating.name_size, 600, spot.room)
    taken.append(seating.name_box(spot, width(shown, seating.name_size, 600)))
    return taken


def draw_chip(chip: Chip, spot: ChipSpot, seating: Seating, ground: Ground) -> str:
    present = chip.living or chip.shows_face
    disc = _living_disc(chip, spot, seating, ground) if present else _empty_disc(chip, spot, seating, ground)
    return group(
        f"seat-{chip.seat + 1}",
        *_rings(chip, spot, seating, inks_on(ground)),
        *disc,
        *(
            badge(x, y, mark, fill, ground, _badge_radius(seating))
            if mark != "card_back"
            else card_back(x, y, _badge_radius(seating) * 1.45, -8)
            for x, y, mark, fill in _badges(chip, spot, seating, inks_on(ground).brass)
        ),
        _number_badge(chip, spot, seating, ground) if chip.shows_face else "",
        *_name(chip, spot, seating, inks_on(ground)),
    )


def _badge_radius(seating: Seating) -> float:
    return seating.radius * 0.48


def _rings(chip: Chip, spot: ChipSpot, seating: Seating, inks: TableInks) -> list[str]:
    drawn: list[str] = []
    if chip.lit:
        drawn.append(circle(spot.cx, spot.cy, seating.radius + HALO - 2, inks.brass))
    elif chip.speaking:
        drawn.append(circle(spot.cx, spot.cy, seating.radius + 10, "none", inks.brass, 8))
    if chip.winner:
        drawn.append(circle(spot.cx, spot.cy, seating.radius + 9, "none", inks.brass, 8))
    if chip.suspect:
        reach = seating.radius + (20 if chip.speaking else 12)
        drawn.append(arcs_ring(spot.cx, spot.cy, reach, inks.red, 7 if chip.speaking else 9))
    return drawn


def _number(chip: Chip, spot: ChipSpot, seating: Seating, fill: str) -> str:
    """Draw the number small, below a sign in the middle of the chip."""
    return text(spot.cx, spot.cy + seating.radius * 0.7, str(chip.seat + 1), 34, 700, fill, "middle")


def _numeral(chip: Chip, spot: ChipSpot, seating: Seating) -> str:
    """Draw the number as large as the chip."""
    size = seating.radius * 1.07
    return text(spot.cx, spot.cy + size * 0.345, str(chip.seat + 1), size, 700, INK.paper_ink, "middle")


def _number_badge(chip: Chip, spot: ChipSpot, seating: Seating, ground: Ground) -> str:
    """Draw the number on the lower edge of a face."""
    said, y = str(chip.seat + 1), spot.cy + seating.radius * LOW
    half = max(NUMBER_HALF, width(said, 34, 700) / 2 + 7)
    fill = TOKENS.chip_asleep if chip.asleep else TOKENS.chip_dim if chip.dim else INK.paper
    back = rect(spot.cx - half, y - NUMBER_HALF, 2 * half, 2 * NUMBER_HALF, NUMBER_HALF, fill, ground.ground, 4)
    return back + text(spot.cx, y + 12, said, 34, 700, INK.paper_ink, "middle")


def _living_disc(chip: Chip, spot: ChipSpot, seating: Seating, ground: Ground) -> list[str]:
    x, y, reach = spot.cx, spot.cy, seating.radius
    paper = TOKENS.chip_dim if chip.dim else INK.paper
    edge = (inks_on(ground).ink, 3) if is_bright(ground) else (None, 0)
    if chip.shows_face:
        fill = TOKENS.chip_asleep if chip.asleep else paper
        below = [circle(x, y, reach, fill, *edge), *([] if is_drawn(chip.face) else [_numeral(chip, spot, seating)])]
        veil = circle(x, y, reach, ground.ground, extra=f'opacity="{VEIL}"') if chip.asleep or chip.dim or not chip.living else ""
        return [*below, draw_face(chip.face, x, y, reach - RIM), veil]
    if chip.asleep:
        eye = icon_at("closed_eye", x, y - reach * 0.3, reach * 0.98, INK.paper_ink, TOKENS.chip_asleep)
        return [circle(x, y, reach, TOKENS.chip_asleep), eye, _number(chip, spot, seating, INK.paper_ink)]
    if chip.token:
        mark = TOKENS.token[chip.token]
        shown = icon_at(mark.icon, x, y - reach * 0.27, reach * 1.0, INK.paper_ink if chip.dim else mark.on_paper, paper)
        return [circle(x, y, reach, paper, *edge), shown, _number(chip, spot, seating, INK.paper_ink)]
    return [circle(x, y, reach, paper, *edge), _numeral(chip, spot, seating)]


def _empty_disc(chip: Chip, spot: ChipSpot, seating: Seating, ground: Ground) -> list[str]:
    x, y, reach, inks = spot.cx, spot.cy, seating.radius, inks_on(ground)
    mark, tone = (TOKENS.token[chip.token].icon, inks.ink3) if chip.token else ("cross", inks.ink3)
    if chip.unmasked and chip.token:
        tone = TOKENS.token[chip.token].on_table
    dots = 'stroke-dasharray="2 11" stroke-linecap="round"'
    return [
        circle(x, y, reach, ground.panel, ground.line, 4, dots),
        icon_at(mark, x, y - reach * 0.27, reach * 1.0, tone, ground.panel),
        _number(chip, spot, seating, inks.ink if chip.unmasked else inks.ink3),
    ]


def _badges(chip: Chip, spot: ChipSpot, seating: Seating, brass: str = INK.brass) -> list[tuple[float, float, str, str]]:
    """Return middle, icon and colour of each badge: each kind has its own corner."""
    off = seating.radius * CORNER
    aside = seating.radius * (ASIDE if seating.long else CORNER)
    found: list[tuple[float, float, str, str]] = []
    if chip.hidden_card:
        found.append((spot.cx - aside, spot.cy - off, "card_back", INK.paper))
    elif chip.token and chip.shows_face:
        mark = TOKENS.token[chip.token]
        found.append((spot.cx - aside, spot.cy - off, mark.icon, mark.on_table))
    if chip.commander:
        found.append((spot.cx + aside, spot.cy - off, "commander", brass))
    if chip.bot_player:
        found.append((spot.cx - aside, spot.cy + off, "bot", brass))
    if chip.badge:
        found.append((spot.cx + aside, spot.cy + off, *chip.badge))
    elif chip.asleep and chip.shows_face:
        found.append((spot.cx + aside, spot.cy - off, "closed_eye", TOKENS.chip_asleep))
    return found


def _name(chip: Chip, spot: ChipSpot, seating: Seating, inks: TableInks) -> list[str]:
    size, weight = seating.name_size, 600 if chip.living else 400
    ink = inks.ink if chip.living or chip.winner else inks.ink3
    shown = fit(chip.name, size, weight, spot.room)
    box = seating.name_box(spot, width(shown, size, weight))
    y = seating.base_line(spot)
    return [text((box.left + box.right) / 2, y, shown, size, weight, ink, "middle")]
