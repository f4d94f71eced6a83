"""The poster of a game that has none of its own: its name on the neutral ground."""

from bot.presenting.drawing import Drawing
from bot.presenting.drawing.posters import draw_poster, emblem
from bot.presenting.drawing.tokens import GROUND
from bot.presenting.texts import Words

_ICON, _GROUND = "star", "wood"


def poster(game: str, words: Words) -> Drawing:
    """Draw the name of ``game``, and the lines ``pic-poster-<game>-line`` and ``-foot`` where it has them."""
    keys = (f"pic-poster-{game}-{part}" for part in ("line", "foot"))
    title, (said, foot) = words(f"game-{game}"), (words(key) if words.has(key) else "" for key in keys)
    return draw_poster(GROUND[_GROUND], emblem(_ICON), (title, said, foot), " ".join(part for part in (f"{title}.", said, foot) if part))
