"""The poster of Escape Plan."""

from bot.presenting.drawing.posters import poster_with
from bot.presenting.drawing.tokens import GROUND

poster = poster_with("exit", GROUND["road"])
