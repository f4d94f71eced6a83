"""The board of Mafia City: what is wanted of whom, the last plays, the city, the buttons of the phase."""

from bot.games.mafia_city.pictures.board import city
from bot.games.mafia_city.rows import phase_parts
from bot.games.mafia_city.status import lately, title, wanted
from bot.games.mafia_city.table_text import table_text
from bot.games.mafia_city.voice import Voice
from bot.presenting.boxed.board import board_page
from bot.presenting.drawing import Drawing
from bot.presenting.page import Page
from bot.presenting.scene import Scene


def board(scene: Scene) -> Page:
    """Return the board: what round and phase, what is wanted until when, what was played lately, the city, what to press."""
    voice = Voice(scene)
    said = (f"## {title(voice)}", wanted(voice), lately(voice))
    return board_page(scene, said, table_text(voice) if scene.text_mode else _drawn(scene), phase_parts(voice))


def _drawn(scene: Scene) -> Drawing:
    return city(scene.public, scene.people, scene.words, bot_players=scene.bot_players, paused=scene.paused)
