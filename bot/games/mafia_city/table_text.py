"""The city in words: the same as the picture, as a list, for boards and desks in text mode."""

from bot.games.mafia_city.pictures.alt import locations_told, people_told
from bot.games.mafia_city.voice import Voice


def table_text(voice: Voice) -> str:
    """Return the city as a list of lines: the piles by number, how the tiles lie, everybody's points and counts, the decks."""
    view, speech = voice.view, voice.pictures
    lines = [*locations_told(view, speech), *people_told(view, speech, bot_players=voice.scene.bot_players)]
    return "\n".join(f"- {line}" for line in lines)
