"""The board of Zbojníci: the city, what is wanted of whom, the button of the phase."""

from bot.games.zbojnici.pictures.board import city
from bot.games.zbojnici.rows import phase_parts
from bot.games.zbojnici.status import awaited, title, wanted
from bot.games.zbojnici.table_text import table_text
from bot.games.zbojnici.voice import Voice
from bot.presenting.boxed.board import board_page
from bot.presenting.drawing import Drawing
from bot.presenting.page import Page
from bot.presenting.scene import Scene


def board(scene: Scene) -> Page:
    """Return the board: what day and phase, what is wanted until when, who is awaited, the city, what to press."""
    voice = Voice(scene)
    said = (f"## {title(voice)}", wanted(voice), awaited(voice))
    return board_page(scene, said, table_text(voice) if scene.text_mode else draw_city(scene), phase_parts(voice))


def draw_city(scene: Scene) -> Drawing:
    """Draw the city as everybody sees it."""
    return city(scene.public, scene.people, scene.words, bot_players=scene.bot_players, paused=scene.paused)
