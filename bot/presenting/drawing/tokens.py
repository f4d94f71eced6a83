"""Every colour and measure of the pictures, read from `tokens.json` once; pictures hold no literals."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

from pydantic import BaseModel, ConfigDict


class _Frozen(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Canvas(_Frozen):
    """Measures of the sheet in its own units, and the widths in pixels at which it is drawn.

    ``drawn_width``: twice that of a phone. ``dense_width``: of boards whose edges or faces make large files; two units a pixel.
    """

    width: int
    drawn_width: int
    dense_width: int
    margin: int
    gutter: int
    most_height: int
    frame_radius: int


class Lettering(_Frozen):
    """The one type family and the smallest size allowed (10 px on a 360 px phone)."""

    family: str
    floor: int


class Inks(_Frozen):
    """Colours of ink: on the dark grounds, and (`paper_…`) on cream paper."""

    ink: str
    ink2: str
    ink3: str
    brass: str
    red: str
    green: str
    blue: str
    rim: str
    paper: str
    paper_line: str
    paper_ink: str
    paper_ink2: str
    paper_red: str
    paper_blue: str
    paper_green: str
    paper_brass: str


class Ground(_Frozen):
    """Background colours: one temperature each; the dark ones have the same brightness."""

    ground: str
    panel: str
    raised: str
    line: str
    felt: str
    felt_light: str
    wood: str


class PlayerMark(_Frozen):
    """Colour and shape of a player of the boxed games, always together."""

    hex: str
    shape: str


class TokenMark(_Frozen):
    """The look of a character token: icon, colour on the table, colour on paper."""

    icon: str
    on_table: str
    on_paper: str


class Tokens(_Frozen):
    """The whole of `tokens.json`."""

    canvas: Canvas
    type: Lettering
    ink: Inks
    ground: dict[str, Ground]
    """The dark grounds."""
    bright: dict[str, Ground]
    """The bright grounds, with the inks of paper."""
    player: dict[str, PlayerMark]
    token: dict[str, TokenMark]
    accent: dict[str, str]
    city_tile: dict[str, dict[str, str]]
    escape_zone: dict[str, dict[str, str]]
    escape_officer: dict[str, dict[str, str]]
    escape_key: dict[str, str]
    verdict: dict[str, dict[str, str]]
    alert_card: dict[str, str]
    face_ground: tuple[str, ...]
    """Behind the drawn faces of automated players."""
    shape_outline: str
    chip_dim: str
    chip_asleep: str
    barred: str


TOKENS = Tokens.model_validate_json(files("bot.presenting.drawing").joinpath("tokens.json").read_text(encoding="utf-8"))
INK = TOKENS.ink
CANVAS = TOKENS.canvas
GROUND = TOKENS.ground
BRIGHT = TOKENS.bright


@dataclass(frozen=True, slots=True)
class TableInks:
    """The inks of one kind of ground."""

    ink: str
    ink2: str
    ink3: str
    brass: str
    red: str
    green: str
    blue: str


_ON_DARK = TableInks(INK.ink, INK.ink2, INK.ink3, INK.brass, INK.red, INK.green, INK.blue)
_ON_BRIGHT = TableInks(
    INK.paper_ink, INK.paper_ink2, INK.paper_ink2, INK.paper_brass, INK.paper_red, INK.paper_green, INK.paper_blue
)  # fmt: skip


def is_bright(ground: Ground) -> bool:
    return ground in BRIGHT.values()


def inks_on(ground: Ground) -> TableInks:
    """Return the inks for a ground, dark or bright."""
    return _ON_BRIGHT if is_bright(ground) else _ON_DARK
