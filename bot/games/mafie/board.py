"""The board of Mafie: the one message everybody looks at, made of the public view alone."""

from bot.games.mafie.names import NIGHT_PHASES
from bot.games.mafie.pictures.board import table
from bot.games.mafie.rows import phase_parts
from bot.games.mafie.speaking import lit
from bot.games.mafie.status import awaited, notes, title, wanted
from bot.games.mafie.table_text import table_text
from bot.games.mafie.voice import Voice
from bot.presenting.page import Accent, Page, Part, Picture
from bot.presenting.questions import bottom_row
from bot.presenting.scene import Scene

PICTURE = "table.png"


def board(scene: Scene) -> Page:
    """Return the board: what phase, what is wanted until when, who is awaited, the table, what to press. Nothing moves within a phase."""
    scene = lit(scene)
    voice = Voice(scene)
    said = [f"## {title(voice)}", wanted(voice), awaited(voice)]
    parts: list[Part] = [text for text in said if text]
    if scene.text_mode:
        parts.append(table_text(voice))
    else:
        drawing = table(scene.public, scene.people, scene.words, bot_players=scene.bot_players, paused=scene.paused)
        parts.append(Picture(PICTURE, drawing))
    parts.extend(text for text in (notes(voice),) if text)
    parts.extend(phase_parts(voice))
    parts.append(bottom_row(scene))
    return Page(tuple(parts), accent(scene))


def accent(scene: Scene) -> Accent:
    """Return the colour of the bar: night, day brass, ballots and verdict danger, pause quiet, end done."""
    phase = scene.public.phase
    if phase == "end":
        return "done"
    if scene.paused:
        return "quiet"
    if phase in NIGHT_PHASES:
        return "night"
    return "danger" if phase in ("first", "final", "tie", "verdict") else "brass"
