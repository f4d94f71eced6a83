"""The board of Escape Plan: the city, what is wanted of whom, the button of the phase."""

from bot.games.escape_plan.pictures.board import city
from bot.games.escape_plan.rows import phase_parts
from bot.games.escape_plan.status import awaited, order, title, wanted
from bot.games.escape_plan.table_text import table_text
from bot.games.escape_plan.voice import Voice
from bot.presenting.boxed.board import board_page
from bot.presenting.drawing import Drawing
from bot.presenting.page import Page
from bot.presenting.scene import Scene


def board(scene: Scene) -> Page:
    """Return the board: what day and part, what is wanted until when, who is awaited, the turn order, the city, what to press."""
    voice = Voice(scene)
    said = (f"## {title(voice)}", wanted(voice), awaited(voice), order(voice))
    return board_page(scene, said[:3] if not said[3] else said, table_text(voice) if scene.text_mode else _drawn(scene), phase_parts(voice))


def _drawn(scene: Scene) -> Drawing:
    return city(scene.public, scene.people, scene.words, bot_players=scene.bot_players, paused=scene.paused)
