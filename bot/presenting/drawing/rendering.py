"""SVG to PNG, away from the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path

import font_source_sans_pro
import resvg_py

from bot.presenting.drawing.drawing import Drawing

FACES = ("Regular", "Semibold", "Bold", "Black")
KEPT = 64  # pictures; about 100 kB each

_FONTS = [str(Path(font_source_sans_pro.font_directory) / f"SourceSansPro-{face}.ttf") for face in FACES]

# One worker for all tables: a second request for the same picture waits behind the first and finds it cached.
_WORKER = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")


@lru_cache(maxsize=KEPT)
def rasterise(svg: str) -> bytes:
    """Render `svg` to PNG, blocking (0.1 to 0.3 s); the same bytes for the same text. `ValueError`: not an SVG."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=_FONTS, skip_system_fonts=True))


async def render(drawing: Drawing) -> bytes:
    """PNG of `drawing`, rendered in a worker thread and cached by the text of its SVG."""
    return await asyncio.get_running_loop().run_in_executor(_WORKER, rasterise, drawing.svg)
