"""The city in words: the same as the picture, as a list, for boards and desks in text mode."""

from bot.presenting.boards.zbojnici_alt import people_told, places_told
from bot.presenting.games.zbojnici.voice import Voice


def table_text(voice: Voice) -> str:
    """Return the city as a list of lines: what is done, every district with who is there, the dungeon, the purses, the prince."""
    view, speech = voice.view, voice.pictures
    lines = [*places_told(view, speech), *people_told(view, speech, automats=voice.scene.automats)]
    return "\n".join(f"- {line}" for line in lines)
