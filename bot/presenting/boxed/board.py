"""The board of a boxed game: the one message everybody looks at, made of the public view alone."""

from collections.abc import Sequence

from bot.presenting.drawing import Drawing
from bot.presenting.page import Accent, Page, Part, Picture
from bot.presenting.questions import bottom_row
from bot.presenting.scene import Scene

PICTURE = "table.png"


def board_page(scene: Scene, said: Sequence[str], table: Drawing | str, rows: Sequence[Part]) -> Page:
    """Return the board: a heading and what is wanted until when (``said``, empty lines left out), the table, what to press.

    ``table``: the picture, in text mode the same in words.
    """
    parts: list[Part] = [text for text in said if text]
    if table != "":
        parts.append(table if isinstance(table, str) else Picture(PICTURE, table))
    return Page((*parts, *rows, bottom_row(scene)), accent(scene))


def accent(scene: Scene) -> Accent:
    """Return the colour of the bar: brass; quiet during a pause, done at the end."""
    if scene.public.phase == "end":
        return "done"
    return "quiet" if scene.paused else "brass"
