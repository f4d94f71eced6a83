"""One location of the city: number and name, the pile from the bottom, the Cell, figures, the mark of a finished one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.games.mafia_city.pictures.speech import LOCATION_ICONS, MafiaCityPictureSpeech
from bot.presenting.drawing.lettering import fit
from bot.presenting.drawing.parts import player_mark
from bot.presenting.drawing.shapes import circle, group, icon, icon_at, polygon, rect, regular, text
from bot.presenting.drawing.tokens import INK, TOKENS, Ground
from engines.mafia_city.components import PRISON

if TYPE_CHECKING:
    from engines.mafia_city.views import LocationView, MafiaCityView

SIDE = 182  # of a hex, which is also its radius
NUMBER, NAME, MORE = 44, 36, 34
UNKNOWN = "grey"
_A_ROW = 5
_VERTEX = 147  # distance of the figures from the middle


def draw_tile(view: MafiaCityView, location: LocationView, cx: float, cy: float, speech: MafiaCityPictureSpeech, ground: Ground) -> str:
    """Draw a location with its middle at `cx`, `cy`; the current one has a brass frame."""
    tint = TOKENS.city_tile[str(location.number)]
    fill, mark = tint["fill"], tint["mark"]
    outline, thick = (INK.brass, 9) if location.current else (mark, 3)
    top = cy - SIDE * 0.866
    drawn = [
        polygon(regular(cx, cy, SIDE - 7, 6, start=0), fill, outline, thick),
        icon_at(LOCATION_ICONS[location.number], cx, cy + 36, 168, mark, fill),
        text(cx, top + 60, str(location.number), NUMBER, 700, INK.brass, "middle"),
        text(cx, top + 101, fit(speech.location(location.number), NAME, 600, 2 * SIDE - 84), NAME, 600, INK.ink, "middle"),
        *_marks(view, location, cx, top + 47),
    ]
    colours = [view.players[seat].color or UNKNOWN for seat in location.pile]
    if location.number == PRISON:
        drawn += _wall(cx, cy, colours, (92, 46), 46)
        drawn += _cell(view, cx, cy, ground, narrow=location.killer)
    else:
        drawn += _wall(cx, cy, colours, *_layout(len(colours)))
    drawn += [_figure(cx + side * _VERTEX, cy - 2, name, ground) for side, name in zip((1, -1), _figures(location), strict=False)]
    return group(f"location-{location.number}", *drawn)


def done(view: MafiaCityView, location: LocationView) -> bool:
    """Return whether a location is finished in this phase: evaluated in the second, withdrawn from in the third."""
    return location.marked if view.phase == "location" else view.phase == "strategy" and not location.marked


def controlled(view: MafiaCityView, location: LocationView) -> bool:
    """Return whether the location has been evaluated in this phase, so that its controller is fixed."""
    return view.phase in ("location", "end") and (location.marked or (location.current and location.controlled is not None))


def ruler(view: MafiaCityView, location: LocationView) -> int | None:
    """Return the controller of an evaluated location, else the one by its present pile."""
    return location.controlled if controlled(view, location) else location.leader


def _marks(view: MafiaCityView, location: LocationView, cx: float, y: float) -> list[str]:
    """A tick on a finished location; its controller, or the one by its present pile."""
    drawn = []
    if done(view, location):
        drawn += [circle(cx - 66, y, 22, INK.green), icon_at("check", cx - 66, y, 28, INK.paper_ink, INK.green)]
    seat = ruler(view, location)
    if seat is not None:
        drawn.append(player_mark(view.players[seat].color or UNKNOWN, cx + 66, y, 19))
    return drawn


def _layout(count: int) -> tuple[tuple[int, ...], int]:
    """Return the middles of the rows below the middle of the tile, and the step between tokens."""
    if count <= 4:
        return (84,), 49
    return ((76, 27), 49) if count <= 2 * _A_ROW else ((82, 39, -4), 43)


def _wall(cx: float, cy: float, colours: Sequence[str], rows: Sequence[int], step: int) -> list[str]:
    """Draw the pile like bricks from bottom left; the first is the head Mafioso. The last place counts the tokens without one."""
    room = _A_ROW * len(rows)
    shown = list(colours) if len(colours) <= room else list(colours[: room - 1])
    radius = 19 if step > 45 else 17
    left = cx - (min(_A_ROW, len(colours)) - 1) * step / 2
    drawn = []
    for place, colour in enumerate(shown):
        row, column = divmod(place, _A_ROW)
        x, y = left + column * step, cy + rows[row]
        if not place:
            drawn.append(circle(x, y, radius + 9, "none", INK.brass, 4))
        drawn.append(player_mark(colour, x, y, radius))
    if len(shown) < len(colours):
        row, column = divmod(room - 1, _A_ROW)
        drawn.append(text(left + column * step - radius, cy + rows[row] + 12, f"+{len(colours) - len(shown)}", MORE, 700))
    return drawn


def _cell(view: MafiaCityView, cx: float, cy: float, ground: Ground, *, narrow: bool) -> list[str]:
    """The Cell with its lock. ``narrow``: a figure stands beside it."""
    colours = [view.players[seat].color or UNKNOWN for seat in view.cell]
    most = 3 if narrow else 4
    step, radius, room = (50, 18, most) if len(colours) <= most else (40, 16, most + 1)
    shown = colours if len(colours) <= room else colours[: room - 1]
    wide = 60 + step * min(len(colours), room) + (14 if len(colours) > room else 0)
    left = cx - 146 if narrow else cx - wide / 2
    drawn = [rect(left, cy - 40, wide, 60, 12, ground.ground, INK.ink2, 3), icon("lock", left + 12, cy - 28, 36, INK.ink2, ground.ground)]
    drawn += [player_mark(colour, left + 76 + step * place, cy - 10, radius) for place, colour in enumerate(shown)]
    if len(shown) < len(colours):
        drawn.append(text(left + 76 + step * (room - 1) + 6, cy + 2, f"+{len(colours) - len(shown)}", MORE, 700, INK.ink, "middle"))
    return drawn


def _figures(location: LocationView) -> list[str]:
    found = (("killer", location.killer), ("police", location.policeman), ("mayor", location.mayor))
    return [name for name, here in found if here]


def _figure(cx: float, cy: float, name: str, ground: Ground) -> str:
    return circle(cx, cy, 29, INK.brass, ground.ground, 5) + icon_at(name, cx, cy, 38, INK.paper_ink, INK.brass)
