"""The board of Zbojníci: the one message everybody looks at, made of the public view alone."""

from bot.presenting.boards.zbojnici import city
from bot.presenting.games.zbojnici.rows import phase_parts
from bot.presenting.games.zbojnici.status import awaited, title, wanted
from bot.presenting.games.zbojnici.table_text import table_text
from bot.presenting.games.zbojnici.voice import Voice
from bot.presenting.page import Accent, Page, Part, Picture
from bot.presenting.questions import bottom_row
from bot.presenting.scene import Scene

PICTURE = "table.png"


def board(scene: Scene) -> Page:
    """Return the board: what day and phase, what is wanted till when, who is awaited, the city, what to press."""
    voice = Voice(scene)
    said = [f"## {title(voice)}", wanted(voice), awaited(voice)]
    parts: list[Part] = [text for text in said if text]
    if scene.text_mode:
        parts.append(table_text(voice))
    else:
        drawing = city(scene.public, scene.names, scene.words, automats=scene.automats, paused=scene.paused)
        parts.append(Picture(PICTURE, drawing))
    parts += phase_parts(voice)
    parts.append(bottom_row(scene))
    return Page(tuple(parts), accent(scene))


def accent(scene: Scene) -> Accent:
    """Return the colour of the bar: brass, during a pause quiet, at the end done."""
    if scene.public.phase == "end":
        return "done"
    return "quiet" if scene.paused else "brass"
