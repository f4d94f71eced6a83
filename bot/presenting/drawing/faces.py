"""Faces on discs: avatars of people, and twelve faces of our own for automated players (NT-3.2).

An SVG names an avatar only by its key; ``embedded`` puts the picture there on the way to a painter. So pages stay small and comparable,
and what is dropped here is in no later picture. An avatar is drawn small once for each size by a painter: the bot's process never decodes
it.
"""

from __future__ import annotations

import re
import struct
import threading
import zlib
from base64 import b64encode
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files

from bot.presenting.drawing.shapes import circle, number
from bot.presenting.drawing.tokens import INK, TOKENS

MOST_BYTES = 8 * 1024 * 1024
"""Bytes of all avatars together, with their small copies; those unused for longest are dropped first."""

LARGEST, LARGEST_SIDE = 64 * 1024, 256
"""The most bytes of an avatar, and the most pixels of its sides."""

_PNG = re.compile(rb"\x89PNG\r\n\x1a\n\0\0\0\rIHDR(.{8})", re.DOTALL)


def is_avatar(content: bytes) -> bool:
    """Whether ``content`` begins like a PNG of at most that many bytes and pixels."""
    found = _PNG.match(content)
    return found is not None and len(content) <= LARGEST and all(0 < side <= LARGEST_SIDE for side in struct.unpack(">II", found[1]))


def _nothing() -> None:
    """Do nothing."""


class AvatarCache:
    """Avatars by key, with their small copies; safe among threads."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.changed: Callable[[], None] = _nothing
        """Called after an avatar came or went: pictures drawn before are out of date."""
        self._most = most
        self._lock = threading.Lock()
        self._avatars: OrderedDict[str, dict[int, bytes]] = OrderedDict()
        self._size = 0

    def put(self, key: str, avatar: bytes) -> None:
        """Keep an avatar. Raises ValueError when it is none."""
        if not is_avatar(avatar):
            raise ValueError("not an avatar")
        with self._lock:
            self._remove(key)
            self._avatars[key] = {0: avatar}
            self._grow(len(avatar))
        self.changed()

    def drop(self, key: str) -> None:
        """Drop an avatar, if it is there."""
        with self._lock:
            known = key in self._avatars
            self._remove(key)
        if known:
            self.changed()

    def __contains__(self, key: str) -> bool:
        with self._lock:
            return key in self._avatars

    def small(self, key: str, side: int, paint: Callable[[str], bytes]) -> bytes | None:
        """Return the copy ``side`` pixels wide as a round PNG, drawn by ``paint`` the first time.

        None: the avatar is not there, or cannot be drawn.
        """
        with self._lock:
            copies = self._avatars.get(key)
            if copies is None:
                return None
            self._avatars.move_to_end(key)
            made, avatar = copies.get(side), copies[0]
        if made is None:
            try:
                made = paint(_small(avatar, side))
            except (ValueError, OSError):  # the painter cannot draw this one
                self.drop(key)
                return None
            with self._lock:
                if self._avatars.get(key) is copies and side not in copies:  # not dropped or replaced meanwhile
                    copies[side] = made
                    self._grow(len(made))
        return made

    def _remove(self, key: str) -> None:
        self._size -= sum(map(len, self._avatars.pop(key, {}).values()))

    def _grow(self, size: int) -> None:
        self._size += size
        while self._size > self._most and self._avatars:
            self._remove(next(iter(self._avatars)))


AVATARS = AvatarCache()
"""The avatars of this process; they are stored nowhere else."""


def _small(avatar: bytes, side: int) -> str:
    """Draw an avatar round, ``side`` pixels wide."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}">'
        f'<defs><clipPath id="round"><circle cx="{side / 2}" cy="{side / 2}" r="{side / 2}"/></clipPath></defs>'
        f'<g clip-path="url(#round)"><rect width="{side}" height="{side}" fill="{TOKENS.chip_dim}"/>'
        f'<image width="{side}" height="{side}" preserveAspectRatio="xMidYMid slice" href="{_inline(avatar)}"/></g></svg>'
    )


def _inline(png: bytes) -> str:
    return f"data:image/png;base64,{b64encode(png).decode()}"


_SHEET = re.compile(r'<svg [^>]*width="(\d+)"[^>]*viewBox="0 0 ([\d.]+) ')
_NAMED = re.compile(r'<image x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" href="avatar:([^"]+)"/>')


def embedded(svg: str, paint: Callable[[str], bytes], avatars: AvatarCache = AVATARS) -> str:
    """Return ``svg`` with the avatars that it names; what is drawn below one that is missing shows. ``paint`` makes a PNG of an SVG.

    The pixels of an avatar lie on those of the picture, so that they stay sharp.
    """
    sheet = _SHEET.match(svg)
    unit = float(sheet[2]) / int(sheet[1]) if sheet is not None else 1.0

    def picture(found: re.Match[str]) -> str:
        x, y, wide = (round(float(found[place]) / unit) for place in (1, 2, 3))
        made = avatars.small(found[4], wide, paint)
        if made is None:
            return ""
        side = f"{wide * unit:.2f}"
        where = f'x="{x * unit:.2f}" y="{y * unit:.2f}" width="{side}" height="{side}"'
        return f'<image {where} image-rendering="optimizeSpeed" href="{_inline(made)}"/>'

    return _NAMED.sub(picture, svg)


# ---- faces of automated players


FACES = 12
"""Drawn faces of automated players; the next so many are the same on other grounds."""

_FACE = re.compile(r'<symbol id="face(\d+)" viewBox="0 0 100 100">(.*?)</symbol>', re.DOTALL)


@lru_cache(maxsize=1)
def _drawn_faces() -> dict[int, str]:
    drawn = files("bot.presenting.drawing").joinpath("faces.svg").read_text(encoding="utf-8")
    return {int(found[1]): " ".join(found[2].split()) for found in _FACE.finditer(drawn)}


def drawn_face(name: str, known: Sequence[str]) -> str:
    """Return the face of the automated player ``name``: each of the ``known`` names has one of its own, with its ground."""
    place = known.index(name) if name in known else zlib.crc32(name.encode())
    return f"drawn:{place % (FACES * 2)}"


def avatar_face(key: str) -> str:
    """Return the face of an avatar by its key in ``AVATARS``."""
    return f"avatar:{key}"


def is_drawn(face: str) -> bool:
    """Whether a face is one of ours, which is never missing."""
    return face.startswith("drawn:")


def draw_face(face: str, cx: float, cy: float, radius: float) -> str:
    """Draw a face on a disc; an avatar by its name, for ``embedded``."""
    if is_drawn(face):
        place = int(face.partition(":")[2])
        ground = TOKENS.face_ground[place % len(TOKENS.face_ground)]
        scale = f"translate({number(cx - radius)} {number(cy - radius)}) scale({radius / 50:.4g})"
        return f'{circle(cx, cy, radius, ground)}<g transform="{scale}">{_drawn_faces()[place % FACES]}</g>'
    return f'<image x="{number(cx - radius)}" y="{number(cy - radius)}" width="{number(2 * radius)}" href="{face}"/>'


MARK, MARK_AT = 0.44, 0.66
"""The size of a player's mark on a face, and how far it stands right and below the middle, as parts of the radius."""


def marked(face: str, mark: Callable[[float, float, float], str], cx: float, cy: float, radius: float, reach: float) -> str:
    """Draw a player's mark: ``radius`` wide by itself, on the edge of a face as wide as ``reach`` where there is one."""
    if not face:
        return mark(cx, cy, radius)
    edge = circle(cx, cy, reach, INK.paper)
    return edge + draw_face(face, cx, cy, reach - 3) + mark(cx + reach * MARK_AT, cy + reach * MARK_AT, reach * MARK)
