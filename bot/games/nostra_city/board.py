"""The board of Nostra City: the table, what is wanted of whom, the buttons of the phase."""

from bot.games.nostra_city.pictures.board import city
from bot.games.nostra_city.rows import phase_parts
from bot.games.nostra_city.status import active, awaited, running, title, wanted
from bot.games.nostra_city.table_text import table_text
from bot.games.nostra_city.voice import Voice
from bot.presenting.boxed.board import board_page
from bot.presenting.drawing import Drawing
from bot.presenting.page import Page
from bot.presenting.scene import Scene


def board(scene: Scene) -> Page:
    """Return the board: Month and phase, what is wanted until when, what goes on, who is awaited, the table, what to press."""
    voice = Voice(scene)
    said = (f"## {title(voice)}", wanted(voice), "\n".join(line for line in (running(voice), active(voice), awaited(voice)) if line))
    return board_page(scene, said, table_text(voice) if scene.text_mode else _drawn(scene), phase_parts(voice))


def _drawn(scene: Scene) -> Drawing:
    return city(scene.public, scene.people, scene.words, bot_players=scene.bot_players, paused=scene.paused)
