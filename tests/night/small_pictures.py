"""Pictures a quarter as wide, which take a fifth of the time: nobody looks at those of a night, and painters took a seventh of the suite.

Soaks and tests of many people at once draw whole ones: there the time of the painters is part of what is tried.
"""

import os
import re
from concurrent.futures import Future

from bot.presenting.drawing.studio import Studio

SMALLER = 4
SIZE = re.compile(r'(?<= width=")(\d+)(" height=")(\d+)(?=" viewBox=)')
"""In the first line of a picture; what is in it keeps to the box that it is drawn in."""

WANTED = "TESTS_DRAW_SMALL"
"""Set in the environment of a process that is to draw small."""

_ask = Studio.ask


def small(svg: str) -> str:
    """Return an SVG that is the same picture, smaller."""
    return SIZE.sub(lambda size: f"{int(size[1]) // SMALLER}{size[2]}{int(size[3]) // SMALLER}", svg, count=1)


def ask_small(studio: Studio, svg: str, urgency: int = 0) -> Future[bytes]:
    """``Studio.ask`` of a small picture."""
    return _ask(studio, small(svg), urgency)


def draw_as_wanted() -> None:
    """Let this process draw small for as long as it lives, if that is wanted."""
    if os.environ.get(WANTED):
        Studio.ask = ask_small  # type: ignore[assignment, method-assign]  # the seam for processes, which have no monkeypatch
